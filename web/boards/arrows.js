/** Arrow keys on a board that is a picture: the focus goes to the nearest target in that direction. */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2;

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * A handler for `keydown` on the picture; its targets are the buttons in it.
 * @param {KeyboardEvent} event
 */
export function walkByArrows(event) {
  const way = WAYS[event.key];
  const from = event.target instanceof Element ? event.target.closest("button") : null;
  if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const room = /** @type {Element} */ (event.currentTarget);
  const [x, y] = middle(from);
  const near = [...room.querySelectorAll("button")]
    .filter((each) => each !== from && each.getClientRects().length > 0)
    .map((each) => {
      const [ex, ey] = middle(each);
      const ahead = (ex - x) * way[0] + (ey - y) * way[1];
      const aside = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
      return { each, ahead, cost: ahead + ASIDE * aside };
    })
    .filter(({ ahead }) => ahead > 4)
    .sort((a, b) => a.cost - b.cost);
  // Claimed even at the edge: an arrow on a picture never turns back the game.
  event.preventDefault();
  near[0]?.each.focus();
}
