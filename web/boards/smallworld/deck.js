/** The deck: what is asked of whom, my race with the tokens in hand, and the plain buttons. */
import { html, nothing, svg } from "lit-html";
import { badgeName, emblem, icon, OCTAGON, raceName, sourceName, symbol } from "./content.js";
import { clear, moves, redeploying, rest, send } from "./plan.js";

/** @import { Choice, Desk, Drawn, Several } from "../../types.d.ts" */
/** @import { Board, Player } from "./types.js" */

const STAGES = ["begin", "conquer", "redeploy", "finish"];

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function deck(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  const seat = desk.seat ?? board.asked ?? board.turn ?? 0;
  return html`<section class=${`deck${desk.asked ? "" : " idle"}`} aria-label=${desk.t("smallworld-board-deck")}>
    ${asked(desk, board)}${mine(desk, board.players[seat])}
    <div class="acts">${desk.asked ? buttons(desk, board) : nothing}</div>
  </section>`;
}

/**
 * What is asked, and where in the turn we are.
 * @param {Desk} desk
 * @param {Board} board
 */
function asked(desk, board) {
  const seat = desk.asked ? desk.seat : (board.asked ?? desk.view.toMove);
  return html`<div class="asked">
    ${seat === null || seat === undefined || seat < 0 ? nothing : desk.mark(seat)}
    <div>
      <p class="question">${desk.ask.title}${desk.ask.why}</p>
      <p class="detail">${redeploying(desk) ? desk.t("smallworld-board-rest", { n: rest(desk) }) : desk.ask.detail}</p>
    </div>
    ${
      STAGES.includes(board.phase) && board.turn !== null
        ? html`<ol class="stages" aria-label=${desk.t("smallworld-board-stages")}>${STAGES.slice(1).map((stage) => html`<li aria-current=${stage === board.phase ? "step" : nothing}>${desk.t(`smallworld-board-stage-${stage}`)}</li>`)}</ol>`
        : nothing
    }
  </div>`;
}

/**
 * My race, its profession and the tokens in hand.
 * @param {Desk} desk
 * @param {Player} player
 */
function mine(desk, player) {
  if (!player?.race || !player.badge)
    return html`<div class="mine none" data-spot=${`hand.${player?.seat ?? 0}`}>${player?.past ? emblem(null, player.past) : nothing}<p>${desk.t("smallworld-board-no-race")}</p></div>`;
  const hand = redeploying(desk) ? Math.max(0, rest(desk)) : player.hand + player.beasts;
  return html`<div class="mine" data-spot=${`hand.${player.seat}`}>
    <button type="button" class="own" data-open=${`race ${player.race}`} data-click aria-label=${`${badgeName(desk, player.badge)} ${raceName(desk, player.race)}`}>${emblem(player.badge, player.race)}</button>
    <div class="own-text">
      <h2>${desk.mark(player.seat)}<button type="button" class="named" data-open=${`badge ${player.badge}`} data-click>${badgeName(desk, player.badge)}</button> <button type="button" class="named" data-open=${`race ${player.race}`} data-click>${raceName(desk, player.race)}</button></h2>
      <div class="hand">
        ${fan(player.race, hand, player.seat)}
        <p><b>${hand}</b> ${desk.t("smallworld-board-in-hand", { n: hand })}</p>
      </div>
    </div>
  </div>`;
}

/**
 * The tokens in hand, six of them drawn at most.
 * @param {string} race
 * @param {number} n
 * @param {number} seat
 */
function fan(race, n, seat) {
  const shown = Math.min(n, 6);
  if (!shown) return nothing;
  const width = 34 + (shown - 1) * 17;
  return html`<svg class="fan" data-seat=${seat} viewBox=${`0 0 ${width} 34`} width=${width} height="34" aria-hidden="true">
    ${Array.from({ length: shown }, (_, i) => svg`<g class="stack active" transform=${`translate(${17 + i * 17} 17) scale(.84)`}><path class="face" d=${OCTAGON}></path><path class="glaze" d="M-9-16.500H9L16.500-9V-3Q0 3-16.500-3V-9z"></path><use class="people" href=${symbol(race)} x="-12" y="-12" width="24" height="24"></use></g>`)}
  </svg>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 */
function buttons(desk, board) {
  if (redeploying(desk)) return layOut(desk);
  const done = desk.view.prompt?.several?.done;
  const loose = desk.loose.filter(({ id }) => id !== done && id !== "stop");
  const stop = desk.loose.find(({ id }) => id === "stop");
  return html`${decline(desk, board)}${loose.map((choice) => plain(desk, choice))}${desk.several ? confirm(desk, desk.several) : nothing}${stop ? onwards(desk, board, stop) : nothing}`;
}

/**
 * Decline with what it leaves and earns, or why not.
 * @param {Desk} desk
 * @param {Board} board
 */
function decline(desk, board) {
  const [choice] = desk.choices("decline");
  const { now } = board;
  if (!choice && desk.view.prompt?.kind !== "conquer") return nothing;
  const words = choice
    ? desk.t("smallworld-board-decline", { n: Number(choice.args.n ?? 0), coins: Number(choice.args.coins ?? 0) })
    : desk.t("smallworld-why-decline-begun");
  return html`<button type="button" class=${`bt decline${choice ? "" : " off"}`} data-on="decline" data-choice=${choice ? choice.id : nothing} aria-disabled=${String(!choice)} @click=${() => desk.press("decline")}>
    ${icon("decline")}<span><b>${desk.t("smallworld-do-decline")}</b><small>${now || !choice ? words : words}</small></span>
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {Choice} choice
 */
const plain = (desk, choice) =>
  html`<button type="button" class=${`bt line ${choice.verb}`} data-choice=${choice.id} @click=${() => desk.act([choice.id])}>${/^roll/.test(choice.verb) ? icon("die") : nothing}<span><b>${desk.label(choice)}</b></span></button>`;

/**
 * End the conquests: redeploy, then score what is shown.
 * @param {Desk} desk
 * @param {Board} board
 * @param {Choice} stop
 */
function onwards(desk, board, stop) {
  const parts = board.now?.income ?? [];
  const title = parts.map(({ source, n }) => `${n} ${sourceName(desk, source)}`).join(", ");
  return html`<button type="button" class="bt go" data-choice="stop" title=${title} @click=${() => desk.act([stop.id])}>
    ${icon("redeploy")}<span><b>${desk.label(stop)}</b><small>${desk.t("smallworld-board-then-score", { n: Number(stop.args.coins ?? 0) })}</small></span>
  </button>`;
}

/** @param {Desk} desk */
function layOut(desk) {
  const some = moves(desk).length > 0;
  const left = rest(desk);
  return html`${some ? html`<button type="button" class="bt line" data-choice="clear" @click=${() => clear(desk)}><span><b>${desk.t("smallworld-board-clear")}</b></span></button>` : nothing}
    <button type="button" class="bt go" data-choice=${left ? "spread" : "confirm"} @click=${() => send(desk)}>
      ${icon("redeploy")}<span><b>${desk.t(left ? (some ? "smallworld-board-spread-rest" : "smallworld-board-spread") : "smallworld-board-laid")}</b><small>${desk.t("smallworld-board-rest", { n: left })}</small></span>
    </button>`;
}

/**
 * @param {Desk} desk
 * @param {Several} several
 */
const confirm = (
  desk,
  several,
) => html`<button type="button" class="bt go" data-choice="confirm" aria-disabled=${String(!several.ready)} @click=${() => several.ready && several.confirm()}>
  ${icon("redeploy")}<span><b>${several.count ? several.label : desk.t("smallworld-do-done")}</b><small>${desk.t("smallworld-board-picked", { n: several.count, max: several.max })}</small></span>
</button>`;
