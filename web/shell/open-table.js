/** The page of a table. */
import { point } from "./pointing.js";
import { Table } from "./table.js";
import { drawTable, tableKey } from "./table-page.js";
import { openThing, peek } from "./thing.js";

/** @import { Page } from "./app.js" */

/**
 * @param {string} id
 * @returns {Page}
 */
export function openTable(id) {
  const table = new Table(id);
  table.open();
  return pageOf(table);
}

/**
 * @param {Table} table
 * @returns {Page}
 */
export function pageOf(table) {
  return {
    table: true,
    draw: () => drawTable(table),
    title: () => table.title(),
    leave: () => table.leave(),
    key: (event) => tableKey(table, event),
    why: (on) => point(table, on),
    open: (kind, thing) => openThing(table, kind, thing),
    peek: (kind, thing) => peek(table, kind, thing),
  };
}
