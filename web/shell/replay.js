/** A game that came as a link, to be looked at: nothing of it is kept and nobody plays it on. */
import { lookBack, roll } from "./history.js";
import { pageOf } from "./open-table.js";
import { arrive } from "./seating.js";
import { freshId } from "./storage.js";
import { Table } from "./table.js";

/** @import { Answer } from "../types.d.ts" */

/** @param {Answer} answer */
export function openReplay(answer) {
  const table = new Replay(freshId());
  arrive(table.id, answer);
  table.open();
  return pageOf(table);
}

export class Replay extends Table {
  /** @override */
  async open() {
    await super.open();
    if (this.view && !this.closed) {
      await lookBack(this, 0);
      roll(this, false);
    }
  }

  /** @override */
  get kept() {
    return false;
  }
  /** @override */
  get asked() {
    return false;
  }
  /** @override */
  keepSave() {}
  /** @override */
  async play() {}
  /** @override */
  async undo() {}
  /** @override */
  welcome() {}
}
