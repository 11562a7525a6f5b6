/** The picture of a table as one file of its own, for pages in which the board sleeps: the shelf's picture with its symbols inside. */
import { render } from "lit-html";

/** @import { Board, View } from "../types.d.ts" */

const SVG = "http://www.w3.org/2000/svg";
const SIZE = { width: 608, height: 244 };

/**
 * @param {Board} board
 * @param {View} view
 */
export async function pictureOf(board, view) {
  const place = document.createElement("div");
  render(board.picture(board.summarise(view)), place);
  // A map that is not here yet comes a moment later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const picture = /** @type {SVGElement} */ (place.querySelector("svg"));
  await bringSymbols(picture);
  for (const [name, value] of Object.entries(SIZE)) picture.setAttribute(name, String(value));
  picture.removeAttribute("class");
  picture.removeAttribute("aria-hidden");
  return plain(picture);
}

/**
 * The symbols that a picture uses from sprites go into it, under names of its own.
 * @param {SVGElement} picture
 */
async function bringSymbols(picture) {
  const definitions = document.createElementNS(SVG, "defs");
  /** @type {Map<string, Document>} */
  const sprites = new Map();
  for (const use of picture.querySelectorAll("use")) {
    const [file, id] = (use.getAttribute("href") ?? "").split("#");
    if (!sprites.has(file)) sprites.set(file, await spriteOf(file));
    const symbol = sprites.get(file)?.getElementById(id);
    if (!symbol) continue;
    if (!definitions.querySelector(`#${CSS.escape(id)}`)) definitions.append(document.importNode(symbol, true));
    use.setAttribute("href", `#${id}`);
  }
  picture.prepend(definitions);
}

/**
 * A sprite as a document. The browser parses it as it comes: under Trusted Types no string becomes markup.
 * @param {string} file
 * @returns {Promise<Document>}
 */
function spriteOf(file) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", file);
    request.responseType = "document";
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(new Error(file)));
    request.onerror = () => reject(new Error(file));
    request.send();
  });
}

/**
 * As text, without what lit leaves behind and with shorter numbers.
 * @param {SVGElement} picture
 */
function plain(picture) {
  const walk = document.createTreeWalker(picture, NodeFilter.SHOW_COMMENT);
  const comments = [];
  while (walk.nextNode()) comments.push(walk.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  return new XMLSerializer()
    .serializeToString(picture)
    .replace(/(\d+\.\d)\d+/g, "$1")
    .replace(/>\s+</g, "><");
}
