/** The tabs of a small screen: tea or battle, map, own board, log; the one in which something is asked comes to the front. */
import { html, nothing } from "lit-html";
import { own } from "./content.js";
import { icon } from "./parts.js";

/** @import { Desk } from "../../types.d.ts" */

/** Where the things that a choice is made on are. @type {Record<string, string>} */
const HOME = {
  chair: "scene",
  head: "scene",
  wonderlandian: "scene",
  supply: "scene",
  fighter: "scene",
  active: "scene",
  exhausted: "scene",
  drawn: "scene",
  track: "scene",
  unit: "scene",
  seat: "scene",
  region: "map",
  ability: "mine",
  bag: "mine",
  quest: "scene",
  row: "scene",
  figure: "scene",
};

/** Which tab shows the scene: the table or the battle. @param {Desk} desk */
export const scene = (desk) => (desk.view.board.phase === "war" ? "battle" : "tea");

/**
 * The tabs that hold something to choose. In a battle everything has its place in the dock.
 * @param {Desk} desk
 * @returns {Set<string>}
 */
export function askedTabs(desk) {
  if (!desk.asked) return new Set();
  const front = scene(desk);
  if (front === "battle") return new Set(["battle"]);
  const zones = desk.view.choices.map(({ on }) => (on ? (HOME[on.split(".")[0]] ?? "scene") : "scene"));
  return new Set(zones.map((zone) => (zone === "scene" ? front : zone)));
}

/**
 * The tab to show. A tab picked by hand holds for the question in which it was picked, and while one only looks on.
 * @param {Desk} desk
 */
export function panel(desk) {
  const [picked, ply] = desk.panel.split("@");
  const asked = askedTabs(desk);
  const front = scene(desk);
  const known = [front, "map", "mine", "log"].includes(picked);
  if (known && (Number(ply) === desk.view.ply || !desk.asked)) return picked;
  const targets = new Set(desk.view.choices.map(({ on }) => on.split(".")[0]));
  for (const tab of [targets.has("region") ? "map" : front, "mine", "map", front]) if (asked.has(tab)) return tab;
  return known && picked !== "log" && !desk.asked ? picked : front;
}

/**
 * @param {Desk} desk
 * @param {string} tab
 */
export const open = (desk, tab) => desk.show(`${tab}@${desk.view.ply}`);

/** @param {Desk} desk */
export function tabs(desk) {
  const shown = panel(desk);
  const asked = askedTabs(desk);
  const front = scene(desk);
  const pictures = [
    [front, front === "tea" ? "teapot" : "battle"],
    ["map", "red_keep"],
    ["mine", own(desk)?.faction ?? "bag"],
    ["log", "scroll"],
  ];
  const wide = !desk.narrow;
  return html`<nav class="tabs" role="tablist" aria-label=${desk.t("wonderland-board-tabs")}>
    ${pictures
      .filter(([tab]) => !wide || tab !== "log")
      .map(
        ([
          tab,
          picture,
        ]) => html`<button type="button" role="tab" data-tab=${tab} aria-selected=${String(tab === shown)} @click=${() => open(desk, tab)}>
          ${icon(picture)}<span>${desk.t(`wonderland-board-tab-${tab}`)}</span>${asked.has(tab) ? html`<span class="ask">${desk.t("wonderland-board-you")}</span>` : nothing}
        </button>`,
      )}
  </nav>`;
}
