/** "Ready offline" is said only when it is true: a service worker rules this page and says that every file is kept. */
let ready = false;

export function offlineReady() {
  return ready;
}

/** @param {boolean} value */
export function setOfflineReady(value) {
  ready = value;
}
