/** One's own faction board: leader, shield, shards, abilities, forge rows, quests, bag and used chips. */
import { html, nothing } from "lit-html";
import { own, row } from "./content.js";
import { chip, chipTarget, hit, icon, seat, tint } from "./parts.js";
import { ability, forgeRows, questCard } from "./pieces.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Player } from "./types.js" */

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function mine(desk) {
  const me = own(desk) ?? desk.view.board.players[desk.view.toMove ?? 0] ?? desk.view.board.players[0];
  if (!me.faction) return html`<section class="pane p-mine" aria-label=${desk.t("wonderland-board-mine")}></section>`;
  return html`<section class="pane p-mine" aria-label=${desk.t("wonderland-board-mine")} .style=${tint(me.seat)}>
    ${leader(desk, me)}${abilities(desk, me)}${forge(desk, me)}${quests(desk, me)}${bag(desk, me)}
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Player} me
 */
function leader(desk, me) {
  const most = Number(desk.about.leaderMax ?? 6);
  const kind = me.faction ?? "";
  return html`<div class="blk me">
    <button type="button" class="effigy" data-open="faction ${kind}" data-click aria-label=${desk.t(`wonderland-faction-${kind}`)} @click=${() => desk.open("faction", kind)}>${icon(kind)}${seat(desk, me.seat)}</button>
    <div class="nm"><b>${desk.t(`wonderland-faction-${kind}`)}</b><small>${desk.name(me.seat)}</small></div>
    <div class="str" role="img" aria-label=${desk.t("wonderland-board-leader-strength", { n: me.leader, of: most })}>
      ${Array.from({ length: most }, (_, i) => html`<i class=${i + 1 < me.leader ? "past" : i + 1 === me.leader ? "now" : ""}>${i + 1}</i>`)}
    </div>
    <div class="own">
      <span class=${me.shield ? "ok" : "no"} data-spot="shield.${me.seat}">${icon(me.shield ? "shield" : "broken")}${desk.t(me.shield ? "wonderland-board-shield-whole" : "wonderland-board-shield-broken")}</span>
      <span class="sh" data-spot="shards.${me.seat}">${icon("shard")}<b>${me.shards}</b>${desk.t("wonderland-board-shards", { n: me.shards })}</span>
      <span class="sp">${icon("pawn")}<b>${me.reserve}</b>${desk.t("wonderland-board-reserve")}</span>
      ${me.poison === null ? nothing : html`<span class="po">${icon("poison")}<b>${me.poison}</b></span>`}
    </div>
    ${company(desk, me)}
  </div>`;
}

/**
 * Figures in the supply and items taken.
 * @param {Desk} desk
 * @param {Player} me
 */
function company(desk, me) {
  if (!me.wonderlandians.length && !me.figures.length) return nothing;
  const home = me.figures.filter(({ region, id }) => region === null || desk.choices(`figure.${id}`).length);
  const items = me.wonderlandians.filter((id) => row(desk, "wonderlandians", id)?.sort === "item");
  return html`<div class="company">
    ${home.map(({ id }) => {
      const name = desk.t(`wonderland-figure-${id}`);
      return html`<span class="holder ${desk.choices(`figure.${id}`).length ? "can" : ""}" title=${name}>${icon(id)}${hit(desk, `figure.${id}`, name, `figure ${id}`)}</span>`;
    })}
    ${items.map((id) => chip(desk, row(desk, "wonderlandians", id)?.chip ?? id))}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Player} me
 */
function abilities(desk, me) {
  const open = me.abilities.filter((each) => each.open).length;
  return html`<div class="blk abil">
    <h2>${desk.t("wonderland-board-abilities")} <small>${desk.t("wonderland-board-of", { n: open, of: me.abilities.length })}</small></h2>
    <div class="ag">${me.abilities.map(({ id, open }) => ability(desk, me, id, open))}</div>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Player} me
 */
function forge(desk, me) {
  return html`<div class="blk forge">
    <h2>${desk.t("wonderland-board-forge")} <small>${desk.t("wonderland-board-castle-value", { n: me.castleValue })}</small></h2>
    ${forgeRows(desk, me)}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Player} me
 */
function quests(desk, me) {
  const hand = me.quests ?? [];
  const offered = desk.view.choices.filter(({ on }) => on.startsWith("quest.")).map(({ on }) => on.slice(6));
  const shown = [...new Set([...hand.filter((id) => !me.feats.includes(id)), ...offered])];
  return html`<div class="blk quest">
    <h2>${desk.t("wonderland-board-quests")} <small>${desk.t("wonderland-board-secret", { n: me.hand })}</small></h2>
    <div class="qs" data-count=${shown.length + me.feats.length}>
      ${shown.map((id) => questCard(desk, id))}${me.feats.filter((id) => !shown.includes(id)).map((id) => questCard(desk, id, true))}
    </div>
  </div>`;
}

/**
 * At tea the bag as a sorted list; in the war nobody may look into it, so only what lies open.
 * @param {Desk} desk
 * @param {Player} me
 */
function bag(desk, me) {
  const mad = me.chips?.reduce((sum, [id, n]) => sum + (id.endsWith("madness") ? n : 0), 0) ?? 0;
  const title = me.chips
    ? desk.t("wonderland-board-bag-of", { n: me.bag, mad })
    : desk.t("wonderland-board-bag-count", { n: me.bag });
  return html`<div class="blk bag">
    <h2>${desk.t("wonderland-board-bag")} <small>${title}</small></h2>
    <div class="bg" data-spot="bag.${me.seat}" data-kinds=${me.chips?.length ?? 0}>
      ${me.chips ? me.chips.map(([id, n]) => chipTarget(desk, "bag", id, { owner: me.seat, n })) : nothing}
      ${me.chips ? nothing : html`<p class="closed-bag">${icon("bag")}${desk.t("wonderland-board-no-peek")}</p>`}
    </div>
    ${used(desk, me)}
  </div>`;
}

/**
 * Exhausted chips and the madness track, once there are any.
 * @param {Desk} desk
 * @param {Player} me
 */
function used(desk, me) {
  if (!me.exhausted.length && !me.track.length) return nothing;
  return html`<div class="used">
    ${me.exhausted.length ? html`<h3>${desk.t("wonderland-board-exhausted")}</h3><div class="bg">${me.exhausted.map(([id, n]) => chip(desk, id, { owner: me.seat, n }))}</div>` : nothing}
    ${me.track.length ? html`<h3>${desk.t("wonderland-board-track")}</h3><div class="bg">${me.track.map((id) => chip(desk, id))}</div>` : nothing}
  </div>`;
}
