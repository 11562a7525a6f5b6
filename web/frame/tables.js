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

/** What is done with each kind of link, if the page asks for nothing that fits. @type {Record<string, Order["mode"]>} */
const MEANT = { position: "play", fresh: "play", turn: "play", replay: "step", lesson: "lesson" };

/**
 * The table of an order, laid but not yet open, and how it is meant: a link knows best itself what it holds.
 * @param {Order} order
 * @returns {Promise<{table: Table, order: Order}>}
 */
export async function tableFor(order) {
  if (order.mode === "lesson") return { table: new LessonTable(order.what), order };
  const answer = await laid(order);
  const meant = MEANT[answer.kind ?? "position"];
  if (meant === "lesson" && order.mode === "play") {
    await app.engine.call("close", { table: answer.table });
    return { table: new LessonTable(order.what), order: { ...order, mode: meant } };
  }
  const mode = order.mode !== "view" && answer.kind ? meant : order.mode;
  const table = mode === "step" ? new Replay(freshId()) : mode === "view" ? new Shown(freshId()) : new Loose(freshId());
  arrive(table.id, answer);
  return { table, order: { ...order, mode } };
}

/**
 * Open it; what goes wrong is `table.failure` afterwards, as everywhere.
 * @param {Table} table
 * @param {Order} order
 */
export async function openTable(table, order) {
  await table.open();
  if (!table.failure && !table.closed && (order.mode === "view" || order.mode === "step")) await sit(table, order);
}

/**
 * What the engine lays for an order.
 * @param {Order} order
 * @returns {Promise<Answer & {kind?: string}>}
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
