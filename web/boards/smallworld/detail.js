/** A thing opened: a race, a profession, a combination, an artifact or place, a region. */
import { html, nothing } from "lit-html";
import { badge, badgeName, emblem, icon, land, race, raceName, regionName, regionNamed, relic } from "./content.js";
import { pick, tokens } from "./side.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Region } from "./types.js" */

/**
 * @param {Desk} desk
 * @param {string} kind
 * @param {string} id
 * @returns {Drawn}
 */
export function detail(desk, kind, id) {
  if (kind === "source") {
    if (race(desk, id)) return detail(desk, "race", id);
    if (badge(desk, id)) return detail(desk, "badge", id);
    if (relic(desk, id)) return detail(desk, "relic", id);
  }
  return html`<article class="sw sw-detail" data-kind=${kind}>${body(desk, kind, id)}</article>`;
}

/**
 * @param {Desk} desk
 * @param {string} kind
 * @param {string} id
 */
function body(desk, kind, id) {
  if (kind === "race") return raceCard(desk, id);
  if (kind === "badge") return badgeCard(desk, id);
  if (kind === "relic") return relicCard(desk, id);
  if (kind === "combo") return comboCard(desk, Number(id));
  if (kind === "region") return regionCard(desk, regionNamed(desk, id));
  return html`<h2>${desk.t(`smallworld-${kind}-${id}`)}</h2>`;
}

/** @param {Desk} desk @param {string} source */
const madeUp = (desk, source) =>
  source === "reconstructed" ? html`<p class="note">${desk.t("smallworld-board-reconstructed")}</p>` : nothing;

/**
 * @param {Desk} desk
 * @param {string} id
 */
function raceCard(desk, id) {
  const facts = race(desk, id);
  return html`<header>${emblem(null, id)}<div><h2>${raceName(desk, id)}</h2>${facts ? html`<p class="faction">${icon(facts.faction)}${desk.t(`smallworld-faction-${facts.faction}`)}</p>` : nothing}</div>${facts ? tokens(facts.number) : nothing}</header>
    <p class="long">${desk.t(`smallworld-race-${id}.text`)}</p>
    ${facts ? html`<p class="facts">${desk.t("smallworld-board-race-facts", { n: facts.number, tray: facts.tray })}</p><p class="ids">${desk.rule(facts.rule)}</p>` : nothing}`;
}

/**
 * @param {Desk} desk
 * @param {string} id
 */
function badgeCard(desk, id) {
  const facts = badge(desk, id);
  return html`<header>${emblem(id, null)}<div><h2>${badgeName(desk, id)}</h2><p>${desk.t("smallworld-board-badge")}</p></div>${facts ? tokens(facts.number) : nothing}</header>
    <p class="long">${desk.t(`smallworld-badge-${id}.text`)}</p>
    ${facts ? html`${madeUp(desk, facts.source)}<p class="ids">${desk.rule(facts.rule)}</p>` : nothing}`;
}

/**
 * @param {Desk} desk
 * @param {string} id
 */
function relicCard(desk, id) {
  const facts = relic(desk, id);
  return html`<header><span class="relic-art">${icon(facts ? id : "hidden")}</span><div><h2>${desk.t(`smallworld-relic-${id}`)}</h2>${facts ? html`<p>${desk.t(`smallworld-sort-${facts.sort}`)}</p>` : nothing}</div></header>
    <p class="long">${desk.t(`smallworld-relic-${id}.text`)}</p>
    ${facts ? html`<p class="ids">${desk.rule(facts.rule)}</p>` : nothing}`;
}

/**
 * Both powers and the number of tokens.
 * @param {Desk} desk
 * @param {number} place
 */
function comboCard(desk, place) {
  /** @type {Board} */
  const board = desk.view.board;
  const one = board.row[place];
  if (!one) return nothing;
  const [profession, people] = [badge(desk, one.badge), race(desk, one.race)];
  const on = `combo.${place}`;
  const [choice] = desk.choices(on);
  return html`<header>${emblem(one.badge, one.race)}<div><h2>${badgeName(desk, one.badge)} ${raceName(desk, one.race)}</h2><p class="faction">${icon(people?.faction ?? "neutral")}${desk.t(`smallworld-faction-${people?.faction ?? "neutral"}`)}</p></div>${tokens(one.tokens)}</header>
    <p class="facts">${desk.t("smallworld-board-combo-facts", { n: one.tokens, banner: people?.number ?? 0, number: profession?.number ?? 0, price: one.price, coins: one.coins })}</p>
    <p class="long"><b>${badgeName(desk, one.badge)}.</b> ${desk.t(`smallworld-badge-${one.badge}.text`)}</p>
    <p class="long"><b>${raceName(desk, one.race)}.</b> ${desk.t(`smallworld-race-${one.race}.text`)}</p>
    <p class="ids">${profession ? desk.rule(profession.rule) : nothing} ${people ? desk.rule(people.rule) : nothing} ${desk.rule("S.pick.cost")}</p>
    ${choice ? html`<button type="button" class="btn ink take" data-choice=${choice.id} @click=${() => taken(desk, on)}>${desk.label(choice)}</button>` : nothing}`;
}

/**
 * @param {Desk} desk
 * @param {string} on
 */
function taken(desk, on) {
  const dialog = document.querySelector("dialog[open] .sheet-close");
  if (dialog instanceof HTMLElement) dialog.click();
  pick(desk, on);
}

/**
 * @param {Desk} desk
 * @param {string} id
 */
function regionCard(desk, id) {
  const info = land(desk, id);
  if (!info) return nothing;
  /** @type {Region | undefined} */
  const region = desk.view?.board.regions[id];
  const marks = info.symbols.map(
    (one) =>
      html`<li>${icon(one === "murloc" ? "murlocs" : one === "letter" ? "hidden" : one)}${desk.t(`smallworld-symbol-${one}`)}</li>`,
  );
  return html`<header><span class=${`ground t-${info.terrain}`}>${icon(info.terrain)}</span><div><h2>${regionName(desk, id)}</h2><p>${desk.t(`smallworld-terrain-${info.terrain}`)}</p></div></header>
    <ul class="marks">${marks}</ul>
    ${region?.holder ? html`<p class="facts">${desk.t(region.holder.declined ? "smallworld-board-stand-declined" : "smallworld-board-stand", { n: region.tokens, race: region.holder.race })}${region.holder.seat === null ? "" : ` (${desk.name(region.holder.seat)})`}</p>` : nothing}
    ${region?.relics.map((one) => html`<p class="long"><b>${desk.t(`smallworld-relic-${one}`)}.</b> ${desk.t(`smallworld-relic-${one}.text`)}</p>`)}
    ${region?.hidden ? html`<p class="long">${desk.t("smallworld-relic-hidden.text")}</p>` : nothing}
    <p class="facts">${desk.t("smallworld-board-near", { names: info.near.map((one) => regionName(desk, one)).join(", ") })}</p>
    <p class="ids">${desk.rule("S.conquer.cost")} ${desk.rule("S.conquer.next")}</p>`;
}
