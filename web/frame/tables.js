/** The tables of a frame: what the page outside asked for, on the same modules as the site's own tables. Nothing of them is kept. */

import { cryptoSeed } from "../engine.js";
import { app } from "../shell/app.js";
import { lookBack, roll } from "../shell/history.js";
import { LessonTable } from "../shell/lesson.js";
import { Replay } from "../shell/replay.js";
import { arrive } from "../shell/seating.js";
import { freshId } from "../shell/storage.js";
import { Table } from "../shell/table.js";
import { t } from "../shell/text.js";

/** @import { Answer } from "../types.d.ts" */
/** @import { Order } from "./order.js" */

/** A table that somebody plays at, as long as the page is open. */
class Loose extends Table {
  /** @override */
  get kept() {
    return false;
  }
  /** @override */
  keepSave() {}
}

/** A table to look at. */
class Shown extends Loose {
  /** @override */
  get asked() {
    return false;
  }
  /** @override */
  async play() {}
  /** @override */
  async undo() {}
  /** @override */
  welcome() {}
}

/**
 * The table of an order, not yet open.
 * @param {Order} order
 */
export function tableOf(order) {
  if (order.mode === "lesson") return new LessonTable(order.what);
  if (order.mode === "step") return new Replay(freshId());
  return order.mode === "view" ? new Shown(freshId()) : new Loose(freshId());
}

/**
 * Lay it; what goes wrong is `table.failure` afterwards, as everywhere.
 * @param {Table} table
 * @param {Order} order
 */
export async function openTable(table, order) {
  if (order.mode === "lesson") return table.open();
  try {
    arrive(table.id, await laid(order));
  } catch (error) {
    table.failure = error;
    return;
  }
  await table.open();
  if (order.mode === "play" || table.failure || table.closed) return;
  await sit(table, order);
}

/**
 * What the engine lays for an order.
 * @param {Order} order
 * @returns {Promise<Answer>}
 */
function laid({ kind, what }) {
  if (kind === "lesson") return app.engine.call("lesson", { lesson: what });
  if (kind !== "game") return app.engine.call("open_link", { link: what, viewer: null });
  const seats = [
    { name: t("seat-number", { n: 1 }), bot: "" },
    { name: t("bot-names").split(", ")[0], bot: "steady" },
  ];
  return app.engine.call("new", { game: what, options: {}, seats, seed: cryptoSeed() });
}

/**
 * Look through the eyes that were asked for, else through those of whoever is asked; a replay begins at its beginning.
 * @param {Table} table
 * @param {Order} order
 */
async function sit(table, { seat, mode }) {
  const { view } = table;
  if (!view) return;
  if (seat !== null && seat < view.seats.length) table.seat = seat;
  else if (mode === "view") table.seat ??= view.toMove ?? 0;
  const answer = await table.ask("view");
  table.view = answer.view;
  table.log = answer.log;
  if (mode !== "step") return;
  await lookBack(table, 0);
  roll(table, false);
}
