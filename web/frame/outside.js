/** The page outside: what it is told, and which of its words are heard. The contract is in web/embed.md. */

export const VERSION = 1;

/** @typedef {"ready" | "progress" | "move" | "goal" | "error" | "height" | "picture"} Name */
/** @typedef {{command: string, what?: unknown, by?: unknown, theme?: unknown, lang?: unknown}} Command */

export class Outside {
  #origin;
  #height = 0;
  /** @type {Element | null} */
  #content = null;

  /**
   * @param {string} origin of the page that this frame is in; "" speaks with nobody
   * @param {(command: Command) => void} obey
   */
  constructor(origin, obey) {
    const ancestor = location.ancestorOrigins?.[0];
    // Where the browser itself tells who is outside, the page's own word has to agree.
    this.#origin = parent === self || (ancestor !== undefined && ancestor !== origin) ? "" : origin;
    addEventListener("message", ({ source, origin: from, data }) => {
      if (!this.#origin || source !== parent || from !== this.#origin) return;
      if (typeof data !== "object" || data?.ludoteka !== VERSION || typeof data.command !== "string") return;
      obey(data);
    });
  }

  /**
   * @param {Name} event
   * @param {object} [detail]
   */
  tell(event, detail = {}) {
    if (!this.#origin) return;
    // A page in a sandbox has no origin that a message could be addressed to; nothing told here is a secret from it.
    parent.postMessage({ ludoteka: VERSION, event, detail }, this.#origin === "null" ? "*" : this.#origin);
  }

  /**
   * Tell how high the frame would like to be, whenever that changes.
   * @param {Element} content
   */
  follow(content) {
    this.#content = content;
    new ResizeObserver(() => this.measure()).observe(content);
  }

  /** Look at once: a frame that is not in view is not drawn, and its observers sleep. */
  measure() {
    const height = Math.ceil(this.#content?.getBoundingClientRect().height ?? 0);
    if (height === this.#height || height === 0) return;
    this.#height = height;
    this.tell("height", { height });
  }
}
