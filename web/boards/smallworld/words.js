/** A region in words, for the list, for screen readers and for whoever points at it. */
import { regionName } from "./content.js";

/** @import { Desk } from "../../types.d.ts" */
/** @import { Land, Price, Region } from "./types.js" */

const PIECES = /** @type {const} */ (["fort", "wall", "tower", "bomb", "objective", "champion"]);

/**
 * Terrain, symbols, who holds it with how many, and what else lies there.
 * @param {Desk} desk
 * @param {Land} info
 * @param {Region} region
 */
export function facts(desk, info, { holder, tokens, ...region }) {
  const words = [desk.t(`smallworld-terrain-${info.terrain}`)];
  for (const one of info.symbols) if (one !== "murloc") words.push(desk.t(`smallworld-symbol-${one}`));
  if (holder) {
    const how = holder.seat === null ? "held-wild" : holder.declined ? "held-declined" : "held";
    const name = holder.seat === null ? "" : desk.name(holder.seat);
    words.push(desk.t(`smallworld-board-${how}`, { race: holder.race, n: tokens, name }));
  }
  for (const piece of PIECES) if (region[piece]) words.push(desk.t(`smallworld-piece-${piece}`));
  if (region.beasts) words.push(desk.t("smallworld-board-beasts", { n: region.beasts }));
  if (region.hidden) words.push(desk.t("smallworld-relic-hidden"));
  for (const one of region.relics) words.push(desk.t(`smallworld-relic-${one}`));
  return words;
}

/**
 * @param {Desk} desk
 * @param {Price} price
 */
export const priceWords = (desk, { state, n, chance }) =>
  desk.t(`smallworld-board-price-${state}`, { n: n ?? 0, chance: chance ?? 0 });

/**
 * Everything of a region in one line, its name first.
 * @param {Desk} desk
 * @param {Land} info
 * @param {Region} region
 */
export const inWords = (desk, info, region) =>
  [
    regionName(desk, info.id),
    ...facts(desk, info, region),
    ...(region.price ? [priceWords(desk, region.price)] : []),
  ].join(", ");
