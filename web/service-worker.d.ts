/** What sw.js uses of a service worker's world; the library of the page's world does not know it. */
export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface Told extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
export interface Site {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", run: (event: Extendable) => void): void;
  addEventListener(name: "fetch", run: (event: Fetching) => void): void;
  addEventListener(name: "message", run: (event: Told) => void): void;
}
