/** Movement inside the scene of a battle: a number that sinks shakes and lets a unit fall. Chips and markers move by CSS. */
import { nothing } from "lit-html";
import { Directive, directive, PartType } from "lit-html/directive.js";

/** @import { ElementPart, PartInfo } from "lit-html/directive.js" */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Element} element */
function quiet(element) {
  return still.matches || element.closest("[data-motion=none]") !== null;
}

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
