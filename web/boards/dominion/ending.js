/** The end of a game: what made the points, and what the decks had become. */
import { html, nothing } from "lit-html";
import { art, card, icon, kind } from "./card.js";
import { mini } from "./detail.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Final } from "./types.js" */

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function ending(desk) {
  /** @type {Final[] | null} */
  const final = desk.view.board.final;
  if (!final) return nothing;
  const rows = [...final].sort((a, b) => b.score - a.score || a.turns - b.turns);
  return html`<div class="dm dm-end">${table(desk, rows)}${decks(desk, rows)}</div>`;
}

/**
 * @param {Desk} desk
 * @param {Final[]} rows
 */
function table(desk, rows) {
  return html`<section>
    <h3>${desk.t("dominion-end-points")}</h3>
    <table class="scores">
      <thead>
        <tr>
          <th scope="col">${desk.t("dominion-end-player")}</th>
          <th scope="col">${desk.t("dominion-end-cards")}</th>
          <th scope="col">${desk.t("dominion-end-turns")}</th>
          <th scope="col">${desk.t("dominion-end-score")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => line(desk, row))}
      </tbody>
    </table>
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Final} row
 */
function line(desk, row) {
  const won = desk.view.winners?.includes(row.seat);
  const made = Object.entries(row.points).filter(([, points]) => points);
  return html`<tr class=${won ? "won" : ""}>
    <th scope="row"><span class="player">${desk.mark(row.seat)}<span>${desk.name(row.seat)}</span>${won ? icon("u-crown", "crown") : nothing}</span></th>
    <td><ul class="made">${made.map(([slug, points]) => part(desk, slug, row.cards[slug] ?? 0, points))}</ul>${made.length ? nothing : desk.t("dominion-end-nothing")}</td>
    <td>${row.turns}</td>
    <td class="total">${row.score}</td>
  </tr>`;
}

/**
 * One kind of card and the points it brought.
 * @param {Desk} desk
 * @param {string} slug
 * @param {number} n
 * @param {number} points
 */
const part = (
  desk,
  slug,
  n,
  points,
) => html`<li data-t=${kind(desk, slug)} data-id=${slug} aria-label=${desk.t("dominion-end-made", { n, card: slug, points })}>
  ${art(desk, slug)}<span aria-hidden="true">×${n}</span><b aria-hidden="true">${String(points).replace("-", "−")}${icon("s-vp")}</b>
</li>`;

/**
 * @param {Desk} desk
 * @param {Final[]} rows
 */
const decks = (desk, rows) => html`<section>
  <h3>${desk.t("dominion-end-decks")}</h3>
  ${rows.map((row) => deck(desk, row))}
</section>`;

/**
 * A deck as a bar of its types, and its cards by kind.
 * @param {Desk} desk
 * @param {Final} row
 */
function deck(desk, row) {
  const cards = Object.entries(row.cards);
  const all = cards.reduce((sum, [, n]) => sum + n, 0);
  /** @type {Map<string, number>} */
  const types = new Map();
  for (const [slug, n] of cards) types.set(card(desk, slug).types[0], (types.get(card(desk, slug).types[0]) ?? 0) + n);
  return html`<div class="deckshow">
    <h4>${desk.mark(row.seat)}${desk.t("dominion-end-deck", { name: desk.name(row.seat), n: all })}</h4>
    <div class="mix" role="img" aria-label=${[...types].map(([type, n]) => `${desk.t(`dominion-type-${type}`)} ${n}`).join(", ")}>
      ${[...types].map(([type, n]) => html`<span data-t=${type} .style=${`flex-grow:${n}`}>${icon(`m-${type}`)}${n}</span>`)}
    </div>
    <ul class="minis">${cards.map(([slug, n]) => mini(desk, slug, n))}</ul>
  </div>`;
}
