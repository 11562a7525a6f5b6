/** The map: continents on the sea, every region a button, pins on top. */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { until } from "lit-html/directives/until.js";
import { watch } from "../watch.js";
import { aim, blurred, down, focused, key, out, over, pressed, refresh } from "./aim.js";
import { continentName, land } from "./content.js";
import { close, drag, heed, mount, through, up, zoomed } from "./lens.js";
import { definitions, laid, ribbon, sea } from "./ornament.js";
import { pin, topPin } from "./pin.js";
import { redeploying } from "./plan.js";
import { chart, chartNow, frame, onSheet } from "./sheet.js";
import { steps } from "./steps.js";
import { corner, tools } from "./tools.js";
import { inWords } from "./words.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Face, Place, Region as Shape } from "../smallworld-maps/atlas.js" */
/** @import { Aim } from "./aim.js" */
/** @import { Chart } from "./sheet.js" */
/** @import { Board, Land, Region } from "./types.js" */

/** How much pins grow for a reader who wants larger pieces. */
const LARGER = 1.28;
/** One continent at a time where the whole sheet would be too small. */
const SMALL = "(max-width: 699px), (max-height: 559px)";

/** The continent that a small screen shows. @param {Desk} desk */
export function continentShown(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  const wanted = desk.panel.split(" ")[0];
  const chosen = board.continents.find(({ id }) => id === wanted);
  const useful = board.continents.find(({ regions }) => regions.some((one) => desk.choices(`region.${one}`).length));
  return (chosen ?? useful ?? board.continents[0])?.id ?? "";
}

/** Is only one continent shown? @param {Desk} desk */
export const oneByOne = (desk) => desk.fits(SMALL);

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function map(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  const faces = board.continents.map(({ id }) => id);
  refresh(desk);
  const here = chartNow(faces);
  const drawn = here
    ? sheet(desk, board, here)
    : faces.length
      ? until(chart(faces).then((made) => sheet(desk, board, made)))
      : nothing;
  return html`<div class="mapbox" @pointerleave=${out}>${guard([], definitions)}${drawn}<div class="neat" aria-hidden="true"></div></div>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Chart} made
 */
function sheet(desk, board, made) {
  const one = oneByOne(desk) ? made.lands.find(({ face }) => face.id === continentShown(desk)) : undefined;
  const [width, height] = made.size;
  // The deck, or a docked sum, lies close below: the lowest prices keep their distance.
  const box = one ? frame(one) : [0, 0, width, height + (desk.narrow ? 22 : 34)];
  const spots = made.lands
    .flatMap(({ face, place }) =>
      face.regions.map((shape) => ({ id: shape.id, at: onSheet(place, shape.pin), face: face.id })),
    )
    .filter(({ face }) => !one || face === one.face.id)
    .sort((a, b) => a.at[1] - b.at[1]);
  const names = one ? [] : made.lands.map(({ place }) => place.ribbon);
  corner(box, [...spots.map(({ at }) => at), ...names]);
  queueMicrotask(() => {
    fit();
    heed(desk.view.ply);
  });
  return html`<svg
    class="map"
    ${ref(watchSize)}
    viewBox=${through(box)
      .map((n) => n.toFixed(2))
      .join(" ")}
    role="group"
    aria-label=${desk.t("smallworld-board-map")}
    data-one=${one ? one.face.id : nothing}
    data-continents=${made.lands.length}
    @pointerover=${(/** @type {PointerEvent} */ event) => over(desk, event)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => down(desk, event)}
    @pointermove=${drag}
    @pointerup=${up}
    @pointercancel=${up}
    @focusin=${(/** @type {FocusEvent} */ event) => focused(desk, event)}
    @focusout=${blurred}
    @click=${(/** @type {Event} */ event) => pressed(desk, event)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => key(desk, event)}
    @contextmenu=${(/** @type {Event} */ event) => opened(desk, event)}
  >
    ${sea(made)}
    ${repeat(
      made.lands,
      ({ face }) => face.id,
      ({ face, place }) => continent(desk, board, face, place, one !== undefined && one.face.id !== face.id),
    )}
    ${one ? nothing : made.lands.map(({ face, place }) => ribbon(face, place, continentName(desk, face.id)))}
    <g class="pins" aria-hidden="true">
      ${repeat(
        spots,
        ({ id }) => id,
        ({ id, at }) => pin(land(desk, id), board.regions[id], at),
      )}
    </g>
    <g class="pins" aria-hidden=${redeploying(desk) ? nothing : "true"}>
      ${repeat(
        spots,
        ({ id }) => id,
        ({ id, at }) => topPin(land(desk, id), board.regions[id], at, steps(desk, id)),
      )}
    </g>
  </svg>${tools(desk)}`;
}

/**
 * @param {Desk} desk
 * @param {Event} event
 */
function opened(desk, event) {
  const id = event.target instanceof Element && event.target.closest("[data-region]")?.getAttribute("data-region");
  if (!id) return;
  event.preventDefault();
  desk.open("region", id);
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Face} face
 * @param {Place} place
 * @param {boolean} away not on this screen now
 */
function continent(desk, board, face, place, away) {
  return svg`<g class="continent" transform=${laid(place)} data-face=${face.id} role="group" aria-label=${continentName(desk, face.id)}>
    ${guard([face], () => svg`<path class="keel" d=${face.coast}></path>${face.rocks.map((rock) => svg`<path class="rock" d=${rock}></path>`)}`)}
    ${repeat(
      face.regions,
      ({ id }) => id,
      (shape) => (away ? ground(shape) : region(desk, shape, land(desk, shape.id), board.regions[shape.id])),
    )}
    <g class="lines" aria-hidden="true">${guard([face], () => face.borders.map(({ kind, path }) => svg`<path class=${kind} d=${path}></path>`))}</g>
    ${watch(aim, (/** @type {Aim | null} */ at) => (at?.id.startsWith(`${face.id}.`) ? outline(at.id) : nothing))}
  </g>`;
}

/** @param {string} id */
const outline = (id) =>
  svg`<g class="aimed" aria-hidden="true"><use class="outer" href=${`#sw-${id}`}></use><use class="inner" href=${`#sw-${id}`}></use></g>`;

/**
 * The ground of a region: colour, pattern, inner washes and engraved signs.
 * @param {Shape} shape
 */
function ground({ id, path, terrain, signs, pin: at, room }) {
  return svg`<g class=${`t-${terrain}`}>${guard(
    [id],
    () => svg`<path id=${`sw-${id}`} class="fill" d=${path}></path><path class="pattern" d=${path} fill=${`url(#sw-p-${terrain})`}></path>
    <clipPath id=${`sw-c-${id}`}><use href=${`#sw-${id}`}></use></clipPath>
    <g clip-path=${`url(#sw-c-${id})`}><use class="wash wide" href=${`#sw-${id}`}></use><use class="wash thin" href=${`#sw-${id}`}></use></g>
    <g class="signs">${signs.map(([sign, x, y, k]) => svg`<use href=${`#sw-g-${sign}`} transform=${`translate(${x} ${y}) scale(${k} ${Math.abs(k)})`}></use>`)}</g>
    <circle class="target" cx=${at[0]} cy=${at[1]} r=${Math.max(22, room * 0.55)}></circle>`,
  )}</g>`;
}

/**
 * @param {Desk} desk
 * @param {Shape} shape
 * @param {Land} info
 * @param {Region} region
 */
function region(desk, shape, info, region) {
  const on = `region.${shape.id}`;
  const live = desk.choices(on).length > 0;
  const { holder, price } = region;
  const mine = holder && holder.seat === desk.seat && !holder.declined;
  const veiled =
    desk.asked && !live && !mine && (price !== null || desk.view.choices.some((one) => one.on.startsWith("region.")));
  const picked = desk.picked(on);
  const named = desk.asked && desk.view.prompt?.args.region === info.name;
  return svg`<g
    class=${`region ${holder ? (holder.declined ? "declined" : "active") : "empty"}${live ? " live" : ""}${picked ? " picked" : ""}${named ? " named" : ""}`}
    data-region=${shape.id}
    data-on=${on}
    data-seat=${holder?.seat ?? nothing}
    data-state=${price?.state ?? nothing}
    tabindex="0"
    role="button"
    aria-disabled=${String(!live)}
    aria-pressed=${desk.several && live && !redeploying(desk) ? String(picked) : nothing}
    aria-label=${inWords(desk, info, region)}
  >
    ${ground(shape)}
    ${holder && holder.seat !== null ? svg`<g clip-path=${`url(#sw-c-${shape.id})`}><use class="owner" href=${`#sw-${shape.id}`}></use></g>` : nothing}
    ${veiled ? svg`<use class="veil" href=${`#sw-${shape.id}`}></use>` : nothing}
  </g>`;
}

/** @type {SVGSVGElement | null} */
let shown = null;
const sizes = new ResizeObserver(() => fit());

/** @param {Element | undefined} element */
function watchSize(element) {
  if (shown) sizes.unobserve(shown);
  shown = element instanceof SVGSVGElement ? element : null;
  if (shown) sizes.observe(shown);
  mount(shown, fit);
  fit();
}

/** Pins keep their size on the screen, whatever part of the sheet it shows; through the lens they grow a little. */
function fit() {
  if (!shown?.clientWidth) return;
  const { width, height } = shown.viewBox.baseVal;
  const scale = Math.min(shown.clientWidth / width, shown.clientHeight / height) / zoomed();
  const k = shown.dataset.one
    ? Math.min(1.62, 0.95 / scale)
    : Math.min(1.16, Math.max(0.9, 1 / scale)) * (Number(shown.dataset.continents) > 3 ? 0.92 : 1);
  const wished = document.documentElement.dataset.cards === "large" ? LARGER : 1;
  const size = k * wished * zoomed() ** -0.75;
  shown.style.setProperty("--k", size.toFixed(3));
  // How many units of a pin a pixel is: what fingers press has a size of its own.
  shown.style.setProperty("--px", (1 / (size * scale * zoomed())).toFixed(3));
  shown.classList.toggle("close", close());
}
