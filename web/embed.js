// <ludoteka-board>: a live board inside any page. The contract is in web/embed.md.
// One classic script without imports: a page of another origin can load it from a plain static host, which sends no CORS headers.
(() => {
  const VERSION = 1;
  const WHAT = ["game", "lesson", "position", "replay", "mode", "seat"];
  const EVENTS = ["ready", "progress", "move", "goal", "error", "height", "picture"];
  /** A lesson has a name, or comes as a link: those begin with their version. */
  const LINK = /^\d/;
  const GAMES = {
    dominion: "Dominion",
    wonderland: "Wonderland’s War",
    smallworld: "Small World of Warcraft",
  };
  /** What is said before the board itself can speak. @type {Record<string, {wake: string, waking: string, open: string, board: string}>} */
  const WORDS = {
    en: { wake: "Play here", waking: "The board is coming", open: "Open in Ludoteka", board: "Live board" },
    uk: { wake: "Грати тут", waking: "Стіл накривають", open: "Відкрити в Ludoteka", board: "Живий стіл" },
    ru: { wake: "Играть здесь", waking: "Стол накрывают", open: "Открыть в Ludoteka", board: "Живой стол" },
    pl: { wake: "Zagraj tutaj", waking: "Stół się nakrywa", open: "Otwórz w Ludotece", board: "Żywy stół" },
  };
  const STYLE = `
    :host { display: block; position: relative; contain: layout; margin-block: 1.5em; }
    :host([hidden]) { display: none; }
    .rest { position: relative; display: grid; justify-items: stretch; gap: 10px; }
    .bare { display: grid; place-content: center; box-sizing: border-box; width: 100%; min-height: 220px; padding: 24px; border-radius: 14px;
      font: 600 22px/1.3 Georgia, serif; text-align: center; color: #fff6e2; background: #1f6f63; text-decoration: none; }
    .bare small { display: block; font: 400 15px/1.4 system-ui, sans-serif; text-decoration: underline; }
    .bare[data-game="wonderland"] { background: #6b2d5c; }
    .bare[data-game="smallworld"] { background: #1f4e8c; }
    button { justify-self: start; min-height: 44px; padding: 0 22px; border: 0; border-radius: 22px; font: 600 16px/1 system-ui, sans-serif; color: #fffaf0; background: #24201b; cursor: pointer; }
    button:hover { background: #463d32; }
    button:focus-visible, iframe:focus-visible { outline: 3px solid #d08a1d; outline-offset: 3px; }
    button[aria-busy="true"] { cursor: progress; background: #6a6257; }
    iframe { display: block; width: 100%; border: 0; border-radius: 14px; color-scheme: normal; }
    :host([state="asleep"]) iframe { display: none; }
    /* it must have its size to lay itself out, but the picture stays until there is something to see */
    :host([state="waking"]) iframe { position: absolute; inset: 0 0 auto; visibility: hidden; }
    :host([state="awake"]) .rest { display: none; }`;

  const script = document.currentScript ?? document.querySelector('script[src$="/embed.js"], script[src="embed.js"]');
  const SITE = new URL("./", script instanceof HTMLScriptElement && script.src ? script.src : location.href);
  /** Boards of one page share one Python: this tells them that they belong together. */
  const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");

  /** The boards that share, and the one of them whose frame runs Python. @type {Set<LudotekaBoard>} */
  const sharing = new Set();
  /** @type {LudotekaBoard | undefined} */
  let runner;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);

  /** What a board tells: `ludoteka-ready`, `ludoteka-goal` and so on, with what it is about in `detail`. */
  class LudotekaEvent extends Event {
    /**
     * @param {string} name
     * @param {Record<string, unknown>} detail
     */
    constructor(name, detail) {
      super(`ludoteka-${name}`, { bubbles: true, composed: true });
      this.detail = detail;
    }
  }

  class LudotekaBoard extends HTMLElement {
    static observedAttributes = [...WHAT, "lang", "theme"];

    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    /** @type {HTMLButtonElement | null} */
    #button = null;
    /** Commands for a frame that does not listen yet; null once it does. @type {object[] | null} */
    #queue = [];
    #changed = false;
    #byHand = false;
    /** @type {IntersectionObserver | null} */
    #watch = null;

    connectedCallback() {
      if (!this.shadowRoot) this.#build();
      addEventListener("message", this.#hear);
      if (!this.awake) this.setAttribute("state", "asleep");
      if (this.getAttribute("wake") === "near" && !this.awake) {
        this.#watch = new IntersectionObserver(
          (seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.wake(),
          { rootMargin: "240px" },
        );
        this.#watch.observe(this);
      }
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.sleep();
    }

    /**
     * @param {string} name
     * @param {string | null} before
     * @param {string | null} now
     */
    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      if (!this.awake) return this.#label();
      if (name === "theme") this.#tell({ command: "theme", theme: this.theme });
      else if (name === "lang") this.#tell({ command: "lang", lang: this.language });
      else if (!this.#changed) {
        // Several attributes set one after the other are one change.
        this.#changed = true;
        queueMicrotask(() => {
          this.#changed = false;
          if (this.awake) this.load(this.what);
        });
      }
    }

    #build() {
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      const rest = document.createElement("div");
      rest.className = "rest";
      rest.part.add("rest");
      const slot = document.createElement("slot");
      const bare = document.createElement("a");
      bare.className = "bare";
      slot.append(bare);
      const button = document.createElement("button");
      button.type = "button";
      button.part.add("wake");
      button.addEventListener("click", () => {
        this.#byHand = true;
        this.wake();
      });
      rest.append(slot, button);
      root.append(rest);
      this.#button = button;
      this.#label();
    }

    /** The words of a sleeping board. */
    #label() {
      const words = WORDS[this.language] ?? WORDS.en;
      const bare = this.shadowRoot?.querySelector("a");
      if (!this.#button || !bare) return;
      this.#button.textContent = words.wake;
      bare.href = this.address;
      bare.dataset.game = this.game;
      const more = document.createElement("small");
      more.textContent = words.open;
      bare.replaceChildren(this.#name, more);
    }

    get #name() {
      return /** @type {Record<string, string>} */ (GAMES)[this.game] ?? "Ludoteka";
    }

    // attributes

    /** The game; a lesson's name tells it too. */
    get game() {
      return this.getAttribute("game") ?? (LINK.test(this.lesson) ? "" : this.lesson.split("-")[0]);
    }
    set game(value) {
      this.setAttribute("game", value);
    }
    get lesson() {
      return this.getAttribute("lesson") ?? "";
    }
    set lesson(value) {
      this.setAttribute("lesson", value);
    }
    get position() {
      return this.getAttribute("position") ?? "";
    }
    set position(value) {
      this.setAttribute("position", value);
    }
    get replay() {
      return this.getAttribute("replay") ?? "";
    }
    set replay(value) {
      this.setAttribute("replay", value);
    }
    get mode() {
      return this.getAttribute("mode") ?? "";
    }
    set mode(value) {
      this.setAttribute("mode", value);
    }
    get seat() {
      return this.getAttribute("seat") ?? "";
    }
    set seat(value) {
      this.setAttribute("seat", value);
    }
    /** The language asked for, or that of the text around the board. */
    get language() {
      return (this.closest("[lang]")?.getAttribute("lang") ?? "").toLowerCase().split("-")[0];
    }
    get theme() {
      return this.getAttribute("theme") ?? "auto";
    }
    set theme(value) {
      this.setAttribute("theme", value);
    }

    /** What is to be shown, as the frame is told it. */
    get what() {
      return Object.fromEntries(
        WHAT.flatMap((name) => (this.hasAttribute(name) ? [[name, this.getAttribute(name)]] : [])),
      );
    }

    /** Where the same thing is on the site itself. */
    get address() {
      const link = this.position || this.replay || (LINK.test(this.lesson) ? this.lesson : "");
      const place = link ? `#s/${link}` : this.lesson ? `#lesson/${this.lesson}` : this.game ? `#new/${this.game}` : "";
      return new URL(place, SITE).href;
    }

    // life

    get awake() {
      return this.#frame !== null;
    }

    wake() {
      if (this.awake || !this.shadowRoot) return;
      this.#watch?.disconnect();
      const frame = document.createElement("iframe");
      // A sandbox without allow-same-origin takes the frame its origin: it works, but has no storage and a Python of its own.
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", "allow-scripts");
      const told = new URLSearchParams({ v: String(VERSION), page: self.origin, ...this.what });
      if (this.language) told.set("lang", this.language);
      told.set("theme", this.theme);
      if (!this.#opaque) {
        told.set("share", PAGE);
        runner ??= this;
        if (runner === this) told.set("run", "1");
        sharing.add(this);
      }
      // Without an origin nothing can be fetched from a plain host: there the frame has everything inside.
      frame.src = new URL(`${this.#opaque ? "embed-alone" : "embed"}.html#${told}`, SITE).href;
      frame.title = `${(WORDS[this.language] ?? WORDS.en).board}: ${this.#name}`;
      frame.style.height = "640px";
      frame.part.add("frame");
      this.#queue = [];
      this.#frame = frame;
      this.setAttribute("state", "waking");
      this.#wait(0);
      this.shadowRoot.append(frame);
    }

    sleep() {
      this.#watch?.disconnect();
      this.#frame?.remove();
      this.#frame = null;
      this.#queue = [];
      sharing.delete(this);
      if (runner === this) {
        runner = sharing.values().next().value;
        if (runner) runner.#tell({ command: "run" });
      }
      this.#byHand = false;
      this.#button?.removeAttribute("aria-busy");
      this.setAttribute("state", "asleep");
      this.#label();
    }

    /** @param {number} part how much of Python has come, 0 to 1 */
    #wait(part) {
      if (!this.#button) return;
      const words = WORDS[this.language] ?? WORDS.en;
      this.#button.setAttribute("aria-busy", "true");
      this.#button.textContent = `${words.waking}${part > 0 ? `, ${Math.floor(part * 100)} %` : "…"}`;
    }

    #show() {
      if (this.getAttribute("state") === "awake") return;
      const focused = this.shadowRoot?.activeElement === this.#button;
      this.setAttribute("state", "awake");
      // Whoever pressed the button goes on inside; whoever reads elsewhere is not disturbed.
      if (this.#byHand && (focused || document.activeElement === document.body))
        this.#frame?.focus({ preventScroll: true });
    }

    // commands

    /** @param {Record<string, unknown>} what some of game, lesson, position, replay, mode, seat */
    load(what) {
      this.#tell({ command: "load", what });
    }

    /** @param {number} by 1 or -1 */
    step(by = 1) {
      this.#tell({ command: "step", by });
    }

    reset() {
      this.#tell({ command: "reset" });
    }

    /** Ask for the picture of what is shown, for a page in which it sleeps; it comes as an event. */
    paint() {
      this.#tell({ command: "picture" });
    }

    /** @param {object} message */
    #tell(message) {
      const told = { ludoteka: VERSION, ...message };
      if (this.#queue) this.#queue.push(told);
      else this.#frame?.contentWindow?.postMessage(told, this.#opaque ? "*" : SITE.origin);
    }

    /** Is the frame without an origin, by its own sandbox or by that of this page? */
    get #opaque() {
      return this.hasAttribute("sandbox") || self.origin === "null";
    }

    // events

    /** Only our own frame is heard, and only while it shows our own site. @param {MessageEvent} event */
    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (origin !== (this.#opaque ? "null" : SITE.origin)) return;
      if (typeof data !== "object" || data?.ludoteka !== VERSION || !EVENTS.includes(data.event)) return;
      const detail = typeof data.detail === "object" && data.detail ? data.detail : {};
      if (this.#queue) {
        const waiting = this.#queue;
        this.#queue = null;
        for (const message of waiting) this.#tell(message);
      }
      if (data.event === "height") this.#fit(detail.height);
      if (data.event === "progress" && detail.total) this.#wait(detail.loaded / detail.total);
      if (data.event === "ready" || data.event === "error") this.#show();
      this.dispatchEvent(new LudotekaEvent(data.event, detail));
    };

    /** @param {unknown} height */
    #fit(height) {
      if (this.#frame && typeof height === "number" && height > 0 && height < 20_000)
        this.#frame.style.height = `${Math.ceil(height)}px`;
    }
  }

  if (!customElements.get("ludoteka-board")) customElements.define("ludoteka-board", LudotekaBoard);
})();
