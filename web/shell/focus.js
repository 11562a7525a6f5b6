/** Whoever plays by keyboard must not be thrown back to the top of the page when the card in focus has been played. */

/**
 * Draw, and if that took away what was in focus, focus what is nearest in meaning: a usable target of the same zone, any usable target,
 * a plain button.
 * @param {() => void} draw
 */
export function keepFocus(draw) {
  const before = document.activeElement;
  const byKeyboard = before?.matches(":focus-visible") ?? false;
  const zone = before?.closest("[data-on]")?.getAttribute("data-on")?.split(".")[0];
  draw();
  const now = document.activeElement;
  const lost = now === null || now === document.body || now.getAttribute("aria-disabled") === "true";
  if (!byKeyboard || !lost) return;
  const usable = ':not([aria-disabled="true"])';
  const wishes = [
    `[data-on^="${CSS.escape(zone ?? "hand")}."]${usable}`,
    `[data-on]${usable}`,
    `[data-choice]${usable}`,
  ];
  for (const wish of wishes) {
    const place = [...document.querySelectorAll(wish)].find((each) => each.getClientRects().length > 0);
    if (place instanceof HTMLElement || place instanceof SVGElement) return place.focus();
  }
}
