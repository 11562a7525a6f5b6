/**
 * The drawn continents of Small World. The files beside this one are written by
 * py/ludoteka/smallworld/content/atlas/draw.py; nothing here knows a rule.
 *
 * Paths are SVG path data in the face's own units, the drawing begins at 0 0.
 */

/**
 * @typedef {"field" | "hill" | "forest" | "swamp" | "mountain" | "sea" | "lake"} Terrain
 * @typedef {[name: string, x: number, y: number, scale: number]} Sign mirrored where the scale is negative
 *
 * @typedef {object} Region
 * @property {string} id as in the view, "L1a.7"
 * @property {string} name the end of its Fluent key, smallworld-region-<name>
 * @property {Terrain} terrain
 * @property {("magic" | "cavern" | "anchor" | "murloc" | "letter")[]} symbols
 * @property {[x: number, y: number]} pin the roomiest point
 * @property {number} room how far the border is from the pin
 * @property {string} path closed outline
 * @property {Sign[]} signs engraved signs of the terrain, upper ones first; the pin's place is free of them
 *
 * @typedef {object} Border
 * @property {"border" | "coast" | "shore" | "marine"} kind land against land; against the open sea or a sea; round a lake;
 *   the open side of a sea
 * @property {string[]} of the one or two regions that it bounds
 * @property {string} path open line from junction to junction
 *
 * @typedef {object} Face
 * @property {string} id "L1a"
 * @property {string} board "L1"
 * @property {"S" | "M" | "L"} size
 * @property {string} name the end of its Fluent key, smallworld-continent-<name>
 * @property {"reconstructed"} source
 * @property {[width: number, height: number]} view the drawing with a margin for the lining
 * @property {[x: number, y: number, width: number, height: number]} box the regions alone, seas included
 * @property {string} coast outline of the land, lakes filled and seas left out
 * @property {string[]} lining lines of water round the coast, nearest first
 * @property {string[]} rocks ornament
 * @property {Region[]} regions land first, then lakes, then seas
 * @property {Border[]} borders
 *
 * @typedef {object} Place
 * @property {[x: number, y: number, scale: number]} at translate, then scale
 * @property {[x: number, y: number]} ribbon the middle of the name's ribbon
 *
 * @typedef {object} Sheet
 * @property {number} rings how many lines of the lining have room
 * @property {[x: number, y: number, radius: number] | null} rose
 * @property {[x: number, y: number, radius: number] | null} ship
 * @property {{size: string, box: [number, number, number, number], faces: Record<string, Place>}[]} slots one for each
 *   continent, in the order of the sizes in Python's SIZES_FOR
 *
 * @typedef {object} Sheets
 * @property {[width: number, height: number]} size
 * @property {[width: number, height: number]} ribbon room kept for a name's ribbon with its tails
 * @property {Record<string, Sheet>} sheets by the number of players
 */

/** @type {Map<string, Promise<unknown>>} */
const fetched = new Map();

/**
 * @param {string} name
 * @returns {Promise<unknown>}
 */
function file(name) {
  const known = fetched.get(name);
  if (known) return known;
  const coming = fetch(import.meta.resolve(`./${name}.json`)).then((answer) => {
    if (!answer.ok) throw new Error(`${name}.json: ${answer.status}`);
    return answer.json();
  });
  coming.catch(() => fetched.delete(name)); // a lost connection may come back
  fetched.set(name, coming);
  return coming;
}

/**
 * The drawing of one face.
 * @param {string} id
 * @returns {Promise<Face>}
 */
export async function loadFace(id) {
  return /** @type {Face} */ (await file(id));
}

/**
 * Where faces lie on one sheet, for 2 to 5 players.
 * @returns {Promise<Sheets>}
 */
export async function loadSheets() {
  return /** @type {Sheets} */ (await file("sheets"));
}

/**
 * The place of each face of a table on its sheet, in the table's order; a slot is taken by the next face of its size.
 * @param {Sheet} sheet
 * @param {string[]} faces
 * @returns {Place[]}
 */
export function places(sheet, faces) {
  const free = [...sheet.slots];
  return faces.map((face) => {
    const slot = free.findIndex((one) => one.size === face.slice(0, 1));
    if (slot < 0) throw new Error(`no slot for ${face}`);
    return free.splice(slot, 1)[0].faces[face];
  });
}
