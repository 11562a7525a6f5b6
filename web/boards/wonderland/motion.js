/** Movement inside the scene of a battle: markers climb space by space, units fall. Chips turn over by CSS. */
import { nothing } from "lit-html";
import { Directive, directive, PartType } from "lit-html/directive.js";
import { moment } from "./performance.js";

/** @import { ElementPart, PartInfo } from "lit-html/directive.js" */

/** The page says whether anything may move: the reader's wish, else the system's. @param {Element} element */
const quiet = (element) => element.closest("[data-motion=none]") !== null;

/** A hop from space to space, in milliseconds; a long climb is no longer than a beat. */
const HOP = 110;
const MOST_HOPS = 10;

class Falls extends Directive {
  #before = -1;

  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("falls() belongs on an element");
  }

  /** @param {number} _count */
  render(_count) {
    return nothing;
  }

  /**
   * @override
   * @param {ElementPart} part
   * @param {[number]} count
   */
  update(part, [count]) {
    const { element } = part;
    if (this.#before > count && !quiet(element)) fall(element);
    this.#before = count;
    return this.render(count);
  }
}

/** @param {Element} element */
function fall(element) {
  const picture = element.querySelector("svg");
  if (!picture) return;
  const ghost = /** @type {SVGElement} */ (picture.cloneNode(true));
  ghost.classList.add("falling");
  element.append(ghost);
  const gone = () => ghost.remove();
  ghost
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: "translate(6px, -6px) rotate(25deg)", opacity: 1, offset: 0.3 },
        { transform: "translate(14px, 46px) rotate(95deg)", opacity: 0 },
      ],
      { duration: 700, easing: "cubic-bezier(.4,0,.8,.6)" },
    )
    .finished.then(gone, gone);
}

/** Lets a copy of the element's picture fall whenever its count sinks. */
export const falls = directive(Falls);

class Climbs extends Directive {
  #before = -1;
  /** @type {Animation | null} */
  #going = null;

  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("climbs() belongs on an element");
  }

  /** @param {number} _strength */
  render(_strength) {
    return nothing;
  }

  /**
   * Stands before the element's `.style`: here the marker is still where it was.
   * @override
   * @param {ElementPart} part
   * @param {[number]} strength
   */
  update(part, [strength]) {
    const element = /** @type {HTMLElement} */ (part.element);
    const hops = Math.abs(strength - this.#before);
    if (this.#before >= 0 && hops && !quiet(element)) {
      const from = element.getBoundingClientRect();
      queueMicrotask(() => {
        this.#going?.cancel();
        this.#going = climb(element, from, Math.min(hops, MOST_HOPS));
      });
    }
    this.#before = strength;
    return this.render(strength);
  }
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {number} hops
 */
function climb(element, from, hops) {
  const to = element.getBoundingClientRect();
  const zoom = /** @type {{currentCSSZoom?: number}} */ (element).currentCSSZoom ?? 1;
  const dx = (from.left - to.left) / zoom;
  const dy = (from.top - to.top) / zoom;
  const frames = Array.from({ length: 2 * hops + 1 }, (_, i) => {
    const left = 1 - i / (2 * hops);
    return { translate: `${dx * left}px ${dy * left - (i % 2 ? 13 : 0)}px` };
  });
  return element.animate(frames, { duration: Math.min(moment.value?.ms ?? 600, HOP * hops + 120), easing: "linear" });
}

/** Lets a marker hop space by space to where its number says. */
export const climbs = directive(Climbs);
