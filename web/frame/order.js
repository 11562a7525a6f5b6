/** What a frame is told to show: read strictly, from its address and from commands, for both come from other people's pages. */

/** @typedef {"view" | "step" | "play" | "lesson"} Mode */
/**
 * @typedef {object} Order
 * @property {"lesson" | "position" | "replay" | "game"} kind
 * @property {string} what a lesson's name, a link, or a game
 * @property {Mode} mode
 * @property {number | null} seat whose eyes
 */

/** Longer links are refused before anybody looks at them; the engine has its own, stricter caps. */
const LONGEST = 30_000;
const KINDS = /** @type {const} */ (["lesson", "position", "replay", "game"]);
/** What can be done with each kind; the first is meant if nothing is said. @type {Record<Order["kind"], Mode[]>} */
const MODES = {
  lesson: ["lesson", "view"],
  position: ["play", "view"],
  replay: ["step", "view"],
  game: ["play", "view"],
};
const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/**
 * @param {Record<string, unknown>} told
 * @returns {Order | null} null if it names nothing that can be shown
 */
export function readOrder(told) {
  const kind = KINDS.find((each) => typeof told[each] === "string" && told[each] !== "");
  if (!kind) return null;
  const what = String(told[kind]);
  if (what.length > LONGEST) return null;
  const mode = MODES[kind].find((each) => each === told.mode) ?? MODES[kind][0];
  const seat = /^[0-5]$/.test(String(told.seat ?? "")) ? Number(told.seat) : null;
  return { kind, what, mode, seat };
}

/** @param {unknown} value */
export function readTheme(value) {
  return THEMES.find((each) => each === value) ?? "auto";
}

/** @param {unknown} value */
export function readLanguage(value) {
  return typeof value === "string" && /^[a-zA-Z-]{2,12}$/.test(value) ? value : "";
}

/**
 * The name of the boards that belong together.
 * @param {string | null} value
 */
export function readGroup(value) {
  return value !== null && /^[a-z0-9]{6,60}$/.test(value) ? value : "";
}

/**
 * The origin of the page outside, as it says itself: "" if it does not speak the contract, "null" if it has none.
 * @param {string | null} value
 */
export function readOrigin(value) {
  if (value === "null") return value;
  try {
    return value ? new URL(value).origin : "";
  } catch {
    return "";
  }
}
