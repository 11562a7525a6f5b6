/** The sheet of sea with its continents: fetched once, then at hand for every drawing. */
import { loadFace, loadSheets, places } from "../smallworld-maps/atlas.js";

/** @import { Face, Place, Sheet } from "../smallworld-maps/atlas.js" */

/**
 * @typedef {object} Chart
 * @property {[number, number]} size
 * @property {Sheet} sheet
 * @property {{face: Face, place: Place}[]} lands
 */

/** @type {Map<string, Chart>} */
const ready = new Map();
/** @type {Map<string, Promise<Chart>>} */
const coming = new Map();

/**
 * The chart of these faces if it is already here.
 * @param {string[]} faces
 */
export const chartNow = (faces) => ready.get(faces.join());

/**
 * @param {string[]} faces
 * @returns {Promise<Chart>}
 */
export function chart(faces) {
  const key = faces.join();
  let found = coming.get(key);
  if (!found) {
    found = fetchChart(faces).then((made) => {
      ready.set(key, made);
      return made;
    });
    found.catch(() => coming.delete(key));
    coming.set(key, found);
  }
  return found;
}

/** @param {string[]} faces */
async function fetchChart(faces) {
  const [{ size, sheets }, ...drawn] = await Promise.all([loadSheets(), ...faces.map(loadFace)]);
  const sheet = sheets[String(faces.length)];
  const at = places(sheet, faces);
  return { size, sheet, lands: drawn.map((face, i) => ({ face, place: at[i] })) };
}

/**
 * A point of a continent on the sheet.
 * @param {Place} place
 * @param {[number, number]} point
 * @returns {[number, number]}
 */
export const onSheet = ({ at: [x, y, k] }, [px, py]) => [x + px * k, y + py * k];

/**
 * The part of the sheet that shows one continent.
 * @param {{face: Face, place: Place}} land
 */
export function frame({ face, place }) {
  const [x, y, k] = place.at;
  const [left, top, width, height] = face.box;
  const edge = 16;
  return [x + left * k - edge, y + top * k - edge, width * k + 2 * edge, height * k + 2 * edge + 26];
}
