/** Two tabs at one table: the one that sat down last plays, the others are told. */
import { onOutsideChange } from "./storage.js";

/** @type {Map<string, () => void>} */
const mine = new Map();
const me = Math.random().toString(36).slice(2);
const channel = "BroadcastChannel" in window ? new BroadcastChannel("ludoteka.tables") : null;

channel?.addEventListener("message", ({ data }) => {
  if (data?.take && data.by !== me) mine.get(data.take)?.();
});
// Only another tab's writing comes as a storage event; where there is no channel, this alone tells.
onOutsideChange((id) => mine.get(id)?.());

/**
 * Sit down at a table; `lost` is called when another tab does.
 * @param {string} id
 * @param {() => void} lost
 * @returns {() => void} stand up
 */
export function claim(id, lost) {
  mine.set(id, lost);
  channel?.postMessage({ take: id, by: me });
  return () => {
    if (mine.get(id) === lost) mine.delete(id);
  };
}
