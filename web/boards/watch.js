/** A value that part of the drawing follows by itself: what the pointer is over changes no view. */
import { noChange } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";

/** @import { Drawn } from "../types.d.ts" */

/** @template T */
export class Signal {
  /** @type {Set<(value: T) => void>} */
  followers = new Set();

  /** @param {T} value */
  constructor(value) {
    this.value = value;
  }

  /** @param {T} value */
  set(value) {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const follow of this.followers) follow(value);
  }
}

class Watch extends AsyncDirective {
  /** @type {Signal<any> | null} */
  signal = null;
  /** @type {(value: any) => Drawn} */
  draw = () => "";
  follow = () => this.setValue(this.draw(this.signal?.value));

  /**
   * @param {Signal<any>} signal
   * @param {(value: any) => Drawn} draw
   * @returns {unknown}
   */
  render(signal, draw) {
    if (this.signal !== signal) {
      this.signal?.followers.delete(this.follow);
      this.signal = signal;
      if (this.isConnected) signal.followers.add(this.follow);
    }
    this.draw = draw;
    return draw ? draw(signal.value) : noChange;
  }

  /** @override */
  disconnected() {
    this.signal?.followers.delete(this.follow);
  }

  /** @override */
  reconnected() {
    this.signal?.followers.add(this.follow);
  }
}

/** Draw what depends on a signal, again whenever it changes. */
export const watch = directive(Watch);
