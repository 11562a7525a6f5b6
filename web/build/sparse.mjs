// A snapshot is a header and the whole memory of Python: mostly zeros, and a good part just what the wasm file itself puts
// into a fresh memory. Only the rest is kept; web/worker.js puts the three together again (unpackSnapshot, fillFromFresh).
//
//   u32 length of the snapshot | u32 length of its header | u32 number of kept runs | u32 number of fresh runs
//   kept runs, then fresh runs, each (u32 first byte, u32 length) | the bytes of the kept runs

const PAGE = 4096;

/** @typedef {[start: number, length: number]} Run */

/**
 * @param {Uint8Array} snapshot
 * @param {Uint8Array} fresh the memory as it is when the wasm module has just been instantiated
 * @returns {Uint8Array}
 */
export function packSnapshot(snapshot, fresh) {
  const header = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
  const { kept, same } = sortPages(snapshot, fresh, header);
  const runs = [...kept, ...same];
  const numbers = Uint32Array.from([snapshot.length, header, kept.length, same.length, ...runs.flat()]);
  const bytes = kept.map(([start, length]) => snapshot.subarray(start, start + length));
  return Buffer.concat([new Uint8Array(numbers.buffer), ...bytes]);
}

/**
 * @param {Uint8Array} snapshot
 * @param {Uint8Array} fresh
 * @param {number} header
 */
function sortPages(snapshot, fresh, header) {
  /** @type {Run[]} */
  const kept = [[0, header]];
  /** @type {Run[]} */
  const same = [];
  for (let start = header; start < snapshot.length; start += PAGE) {
    const page = snapshot.subarray(start, start + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const before = fresh.subarray(start - header, start - header + page.length);
    extend(Buffer.compare(page, before) === 0 ? same : kept, start, page.length);
  }
  return { kept, same };
}

/**
 * @param {Run[]} runs
 * @param {number} start
 * @param {number} length
 */
function extend(runs, start, length) {
  const last = runs.at(-1);
  if (last && last[0] + last[1] === start) last[1] += length;
  else runs.push([start, length]);
}
