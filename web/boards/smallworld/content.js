/** What is known of the game's things: facts from the engine, pictures from the sprite, names from the texts. */
import { html, nothing } from "lit-html";

/** @import { Desk } from "../../types.d.ts" */
/** @import { Badge, Land, Race, Relic } from "./types.js" */

const SPRITE = import.meta.resolve("../../icons/smallworld.svg");
const SHELL = import.meta.resolve("../../icons/app.svg");

/** An octagon, 36 across, the outline of every token. */
export const OCTAGON = "M-9-18H9L18-9V9L9 18H-9L-18 9V-9z";

/**
 * Where a symbol of the sprite is.
 * @param {string} id
 */
export const symbol = (id) => `${SPRITE}#${id}`;

/**
 * Where the shape of a seat is.
 * @param {number} seat
 */
export const seatShape = (seat) => `${SHELL}#seat-${seat}`;

/**
 * One symbol of the sprite, for decoration.
 * @param {string} id
 * @param {string} [css]
 */
export const icon = (id, css = "") =>
  html`<svg class=${css || nothing} viewBox="0 0 512 512" aria-hidden="true"><use href=${symbol(id)}></use></svg>`;

/** @type {WeakMap<object, Map<string, any>>} */
const known = new WeakMap();

/**
 * Every thing of the game by "kind id".
 * @param {any} about
 */
function index(about) {
  let map = known.get(about);
  if (map) return map;
  map = new Map();
  for (const race of about.races) map.set(`race ${race.id}`, race);
  for (const badge of about.badges) map.set(`badge ${badge.id}`, badge);
  for (const relic of about.relics) map.set(`relic ${relic.id}`, relic);
  for (const face of about.faces) {
    map.set(`face ${face.id}`, face);
    for (const one of face.regions) {
      map.set(`region ${one.id}`, { ...one, face: face.id });
      map.set(`named ${one.name}`, one.id);
    }
  }
  known.set(about, map);
  return map;
}

/** @param {Desk} desk @param {string} id @returns {Land} */
export const land = (desk, id) => index(desk.about).get(`region ${id}`);
/** @param {Desk} desk @param {string} id @returns {Race | undefined} */
export const race = (desk, id) => index(desk.about).get(`race ${id}`);
/** @param {Desk} desk @param {string} id @returns {Badge | undefined} */
export const badge = (desk, id) => index(desk.about).get(`badge ${id}`);
/** @param {Desk} desk @param {string} id @returns {Relic | undefined} */
export const relic = (desk, id) => index(desk.about).get(`relic ${id}`);
/** @param {Desk} desk @param {string} name @returns {string} the region that texts call so */
export const regionNamed = (desk, name) => index(desk.about).get(`named ${name}`) ?? name;

/** @param {Desk} desk @param {string} id */
export const regionName = (desk, id) => desk.t(`smallworld-region-${land(desk, id)?.name ?? id}`);
/** @param {Desk} desk @param {string} face */
export const continentName = (desk, face) =>
  desk.t(`smallworld-continent-${index(desk.about).get(`face ${face}`).name}`);
/** @param {Desk} desk @param {string} id */
export const raceName = (desk, id) => desk.t(`smallworld-race-${id}`);
/** @param {Desk} desk @param {string} id */
export const badgeName = (desk, id) => desk.t(`smallworld-badge-${id}`);
/** @param {Desk} desk @param {string} source */
export const sourceName = (desk, source) => desk.t(`smallworld-source-${source}`);

/**
 * A coin with its number; "?" is a secret.
 * @param {number | string} n
 */
export const coin = (n) => html`<span class=${`coin${n === "?" ? " q" : n === 0 ? " none" : ""}`}>${n}</span>`;

/**
 * The round badge and the banner of a combination.
 * @param {string | null} profession
 * @param {string | null} people
 * @param {unknown} [lying] coins that lie on it
 */
export const emblem = (profession, people, lying = nothing) =>
  html`<span class="emblem" aria-hidden="true"><span class="badge">${profession ? icon(profession) : nothing}</span><span class="banner">${people ? icon(people) : nothing}</span>${lying}</span>`;
