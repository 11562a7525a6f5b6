/** The plan of a redeployment: how many tokens go where, counted here and sent together. */

/** @import { Choice, Desk } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */

/** `of` is the table: another one may stand at the same step. @type {{ply: number, seat: number | null, of: string, moves: string[]}} */
let plan = { ply: -1, seat: null, of: "", moves: [] };

/** What is laid out: token, beast, champion, as the moves call them. */
const KINDS = /** @type {const} */ (["put", "beast", "champion"]);

/** @param {Desk} desk */
export const redeploying = (desk) => desk.asked && /^(redeploy|regroup)$/.test(desk.view.prompt?.kind ?? "");

/** The moves planned for this question. @param {Desk} desk */
export function moves(desk) {
  const { seat } = desk;
  const { ply, table: of } = desk.view;
  if (plan.ply !== ply || plan.seat !== seat || plan.of !== of) plan = { ply, seat, of, moves: [] };
  return plan.moves;
}

/**
 * How many of a kind are still in hand.
 * @param {Desk} desk
 * @param {string} kind
 */
export function left(desk, kind) {
  /** @type {Board} */
  const board = desk.view.board;
  const me = board.players[desk.seat ?? 0];
  const all = kind === "put" ? me.hand : kind === "beast" ? me.beasts : me.champion === "ransomed" ? 1 : 0;
  return all - moves(desk).filter((move) => move.startsWith(`${kind} `)).length;
}

/** Everything still in hand. @param {Desk} desk */
export const rest = (desk) => KINDS.reduce((sum, kind) => sum + left(desk, kind), 0);

/**
 * How many of a kind are planned for a region.
 * @param {Desk} desk
 * @param {string} kind
 * @param {string} region
 */
export const planned = (desk, kind, region) => moves(desk).filter((move) => move === `${kind} ${region}`).length;

/**
 * The kinds that may be put into a region, and how many of each are planned there.
 * @param {Desk} desk
 * @param {string} region
 */
export const kindsAt = (desk, region) =>
  desk.choices(`region.${region}`).flatMap(({ id }) => KINDS.filter((kind) => id === `${kind} ${region}`));

/**
 * @param {Desk} desk
 * @param {string} region
 * @param {string} [kind] the first that is still in hand
 */
export function add(desk, region, kind = kindsAt(desk, region).find((each) => left(desk, each) > 0)) {
  if (!kind || left(desk, kind) <= 0) return;
  plan.moves = [...moves(desk), `${kind} ${region}`];
  desk.show(desk.panel);
}

/**
 * @param {Desk} desk
 * @param {string} region
 * @param {string} [kind] the last that was put there
 */
export function take(desk, region, kind) {
  const all = moves(desk);
  const at = kind ? all.lastIndexOf(`${kind} ${region}`) : all.findLastIndex((move) => move.endsWith(` ${region}`));
  if (at < 0) return;
  plan.moves = plan.moves.filter((_, index) => index !== at);
  desk.show(desk.panel);
}

/** @param {Desk} desk */
export function clear(desk) {
  plan.moves = [];
  desk.show(desk.panel);
}

/**
 * Send the plan; what is still in hand is spread evenly.
 * @param {Desk} desk
 */
export function send(desk) {
  desk.act(rest(desk) ? [...moves(desk), "spread"] : moves(desk));
}
