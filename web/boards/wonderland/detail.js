/** A thing opened: its picture, full text, rules, and whether its content is ours. */
import { html, nothing } from "lit-html";
import { row, teaCard, words } from "./content.js";
import { bonusName, chip, icon, tile } from "./parts.js";
import { cardName, smallCard } from "./tea-card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @typedef {{picture: Drawn, name: string, lines: (string | Drawn)[], rules: string[], source: string}} Sheet */

/** @type {Record<string, (desk: Desk, id: string) => Sheet>} */
const SHEETS = {
  chip: chipSheet,
  card: cardSheet,
  ability,
  quest,
  wonderlandian,
  figure,
  faction,
  region,
  tile: region,
};

/**
 * @param {Desk} desk
 * @param {string} kind
 * @param {string} id
 * @returns {Drawn}
 */
export function detail(desk, kind, id) {
  const sheet = SHEETS[kind]?.(desk, id);
  if (!sheet) return nothing;
  return html`<article class="wonder wonder-detail" data-theme=${desk.theme} data-kind=${kind}>
    <div class="portrait">${sheet.picture}</div>
    <div>
      <h2>${sheet.name}</h2>
      ${sheet.lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}
      <p class="ids">${sheet.rules.map((rule) => desk.rule(rule))}</p>
      ${sheet.source === "reconstructed" ? html`<p class="ours">${desk.t("wonderland-board-ours")}</p>` : nothing}
    </div>
  </article>`;
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function chipSheet(desk, id) {
  const facts = row(desk, "chips", id);
  const kind = facts?.kind ?? id;
  const ally = allyOf(desk, kind);
  const rules =
    { madness: ["W.war.madness", "W.war.refresh"], poison: ["W.poison"], faction: ["W.war.play"] }[kind] ??
    (ally ? [ally.rule] : itemRules(desk, kind));
  const level =
    facts?.level === 1 ? desk.t("wonderland-board-weak") : facts?.level === 2 ? desk.t("wonderland-board-strong") : "";
  return {
    picture: desk.view ? chip(desk, id) : icon("bag"),
    name: desk.t(`wonderland-chip-${id}`),
    lines: [
      [facts?.base ? desk.t("wonderland-board-base", { n: facts.base }) : "", level].filter(Boolean).join(" · "),
      words(desk, `wonderland-chip-${id}.text`) ||
        (ally?.set
          ? words(desk, `wonderland-ally-${ally.set}-${kind}`)
          : words(desk, `wonderland-wonderlandian-${kind}.text`)),
    ],
    rules,
    source: facts?.source ?? "",
  };
}

/**
 * The ally card that is in force for a kind of chip.
 * @param {Desk} desk
 * @param {string} kind
 * @returns {{set: string, rule: string} | null}
 */
function allyOf(desk, kind) {
  const set = desk.view?.board.allies[kind] ?? "";
  return (
    desk.about.allies.find(
      (/** @type {{set: string, kind: string}} */ each) => each.kind === kind && each.set === set,
    ) ?? null
  );
}

/**
 * @param {Desk} desk
 * @param {string} id
 */
function itemRules(desk, id) {
  const rule = row(desk, "wonderlandians", id)?.rule;
  return rule ? [rule] : [];
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function cardSheet(desk, id) {
  const card = teaCard(desk, id);
  const gains = [...(card?.gain ?? []), ...(card?.orGain ?? []), ...(card?.dark ?? [])].map((each) =>
    bonusName(desk, each),
  );
  return {
    picture: smallCard(desk, id),
    name: desk.t("wonderland-board-tea-card", { id }),
    lines: [cardName(desk, id), gains.length ? "" : desk.t("wonderland-board-nothing")],
    rules: [
      card?.orGain.length ? "W.card.split" : "",
      card?.dark.length ? "W.card.corrupted" : "",
      "W.bonus.units",
    ].filter(Boolean),
    source: card?.source ?? "",
  };
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function ability(desk, id) {
  const facts = row(desk, "abilities", id);
  const two = desk.view?.seats.length === 2;
  return {
    picture: icon(
      facts?.sort === "artifact" ? (row(desk, "factions", facts.faction ?? "")?.artifact ?? "quest") : "quest",
    ),
    name: desk.t(`wonderland-ability-${id}`),
    lines: [
      desk.t(`wonderland-board-ability-${facts?.sort ?? "passive"}`),
      desk.t(`wonderland-ability-${id}.text`, { n: (two ? facts?.two : facts?.n) ?? 0 }),
    ],
    rules: facts?.rule ? [facts.rule] : [],
    source: facts?.source ?? "",
  };
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function quest(desk, id) {
  const facts = row(desk, "quests", id);
  const held = desk.seat === null ? undefined : desk.view?.board.players[desk.seat]?.goals?.[id];
  return {
    picture: icon(facts?.region ?? "quest"),
    name: desk.t(`wonderland-quest-${id}`),
    lines: [
      html`<b>${desk.t("wonderland-board-feat")}</b> ${desk.t(`wonderland-quest-${id}.feat`)}`,
      html`<b>${desk.t("wonderland-board-goal")}</b> ${desk.t(`wonderland-quest-${id}.goal`)}`,
      held === undefined ? "" : desk.t(held ? "wonderland-board-goal-holds" : "wonderland-board-goal-not"),
      desk.t("wonderland-board-quest-points"),
    ],
    rules: ["W.quest", ...(facts?.rule ? [facts.rule] : [])],
    source: facts?.source ?? "",
  };
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function wonderlandian(desk, id) {
  const facts = row(desk, "wonderlandians", id);
  return {
    picture: icon(facts?.figures?.[0] ?? (id === "crown" ? "knaves_crown" : id)),
    name: desk.t(`wonderland-wonderlandian-${id}`),
    lines: [
      facts?.sort === "item"
        ? desk.t("wonderland-board-item")
        : desk.t("wonderland-board-figure", { strength: facts?.strengths?.join(" + ") ?? "" }),
      desk.t(`wonderland-wonderlandian-${id}.text`, { n: facts?.n ?? 0 }),
    ],
    rules: ["W.bonus.wonderlandian", ...(facts?.rule ? [facts.rule] : [])],
    source: facts?.source ?? "",
  };
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function figure(desk, id) {
  const sheet = wonderlandian(desk, row(desk, "figures", id)?.wonderlandian ?? id);
  return { ...sheet, picture: icon(id), name: desk.t(`wonderland-figure-${id}`) };
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function faction(desk, id) {
  const facts = row(desk, "factions", id);
  const other = desk.view?.board.firstPrint ? "later" : "first";
  return {
    picture: icon(id),
    name: desk.t(`wonderland-faction-${id}`),
    lines: [
      words(desk, `wonderland-faction-${id}.text`) || words(desk, `wonderland-faction-${id}.power`),
      ...(facts?.abilities ?? [])
        .filter((each) => each.print !== other)
        .map(
          (each) =>
            html`<b>${desk.t(`wonderland-ability-${each.ability}`)}</b> ${words(desk, `wonderland-ability-${each.ability}.gist`)}`,
        ),
    ],
    rules: facts?.rule ? [facts.rule] : [],
    source: facts?.source ?? "",
  };
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {Sheet}
 */
function region(desk, id) {
  const here = desk.view.board.regions.find((/** @type {{id: string}} */ each) => each.id === id);
  return {
    picture: icon(id),
    name: desk.t(`wonderland-region-${id}`),
    lines: [tile(desk, here?.points ?? null, id), desk.t("wonderland-board-region-text")],
    rules: ["W.war.order", "W.result.win", "W.term.adjacent"],
    source:
      desk.about.tiles.find((/** @type {{points: number[]}} */ each) => String(each.points) === String(here?.points))
        ?.source ?? "",
  };
}
