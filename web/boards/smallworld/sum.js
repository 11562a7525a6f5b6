/** The sum: a region's name, what is there, what it costs and why, and what can be done with it. */
import { html, nothing } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { watch } from "../watch.js";
import { aim, current, leave } from "./aim.js";
import { icon, land, regionName, relic } from "./content.js";
import { redeploying } from "./plan.js";

/** @import { Choice, Desk, Drawn, Reason } from "../../types.d.ts" */
/** @import { Aim } from "./aim.js" */
/** @import { Board, Region } from "./types.js" */

/** @type {import("lit-html/directives/ref.js").Ref<HTMLElement>} */
const panel = createRef();

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function sum(desk) {
  return html`${watch(aim, (/** @type {Aim | null} */ at) => box(desk, at))}`;
}

/**
 * @param {Desk} desk
 * @param {Aim | null} at
 */
function box(desk, at) {
  /** @type {Board} */
  const board = desk.view.board;
  if (!at || !board.regions[at.id] || (redeploying(desk) && !desk.narrow)) {
    queueMicrotask(lower);
    return desk.narrow
      ? html`<div class="sum idle"><p class="hint">${desk.t("smallworld-board-tap")}</p></div>`
      : nothing;
  }
  const region = board.regions[at.id];
  const { terrain, symbols } = land(desk, at.id);
  const price = told(desk, at).find(({ key }) => key === "price");
  const marks = [terrain, ...symbols.filter((one) => one !== "murloc")].map((one, i) =>
    desk.t(`smallworld-${i ? "symbol" : "terrain"}-${one}`),
  );
  queueMicrotask(() => place(at, desk.narrow));
  return html`<div class=${`sum${at.held ? " held" : ""}`} ${ref(panel)} @keydown=${leave}>
    <div class="head">
      <button type="button" class="title" aria-label=${desk.t("smallworld-board-about", { region: land(desk, at.id).name })} @click=${() => desk.open("region", at.id)}>${regionName(desk, at.id)}</button>
      ${price ? desk.rule(price.rule) : nothing}
    </div>
    <div class="facts"><p class="printed">${marks.join(", ")}</p>${standing(desk, region)}</div>
    <div class="reckoning" id="sw-reckoning">${reckoning(desk, at, region)}</div>
    ${at.held ? actions(desk, at.id) : nothing}
  </div>`;
}

/**
 * What the engine said of it in this very position.
 * @param {Desk} desk
 * @param {Aim} at
 */
const told = (desk, at) => (current(desk, at) ? (at.reasons ?? []) : []);

/**
 * The price as a sum, and what else stands for or against it.
 * @param {Desk} desk
 * @param {Aim} at
 * @param {Region} region
 */
export function reckoning(desk, at, region) {
  const reasons = told(desk, at);
  const price = reasons.find(({ key }) => key === "price");
  const others = reasons.filter(({ key }) => key !== "price" && key !== "no-use" && key !== "not-asked");
  return html`${price ? equation(desk, price, region) : nothing}${others.map((reason) => verdict(desk, reason))}`;
}

/**
 * Who holds it and what else is there.
 * @param {Desk} desk
 * @param {Region} region
 */
function standing(desk, { holder, tokens, relics, hidden }) {
  return html`${
    holder
      ? html`<p class="holder">${holder.seat === null ? nothing : desk.mark(holder.seat)}${icon(holder.race)}${desk.t(holder.declined ? "smallworld-board-stand-declined" : "smallworld-board-stand", { n: tokens, race: holder.race })}</p>`
      : nothing
  }
  ${relics.map((one) => html`<p class="holder">${icon(one)}<span><b>${desk.t(`smallworld-relic-${one}`)}</b> ${relic(desk, one) ? desk.t(`smallworld-relic-${one}.gist`) : ""}</span></p>`)}
  ${hidden ? html`<p class="holder">${desk.t("smallworld-relic-hidden")}</p>` : nothing}`;
}

/**
 * "2 + 1 mountain + 2 tokens - 1 Blacksmith = 4, you have 5".
 * @param {Desk} desk
 * @param {Reason} reason
 * @param {Region} region
 */
function equation(desk, { args }, region) {
  /** @type {{key: string, n: number}[]} */
  const parts = /** @type {any} */ (args.parts) ?? [];
  const n = Number(args.n);
  const hand = Number(args.hand);
  return html`<p class="sum-line">
      ${parts.map(({ key, n: count }, i) => {
        const sign = count < 0 ? "−" : i ? "+" : "";
        const words = desk.t(`smallworld-part-${key}`, { n: Math.abs(count) });
        return html`<span class="part">${sign ? html`<i>${sign}</i>` : nothing}${key === "region" ? html`<b>${count}</b>` : html`${icon(pictureOf(key, region))}${numbered(words)}`}</span>`;
      })}
      <span class="part total"><i>=</i><b class=${region.price?.state ?? ""}>${n}</b></span>
      <span class=${`have ${hand >= n ? "ok" : "no"}`}>${desk.t("smallworld-board-you-have", { n: hand })}</span>
    </p>`;
}

/** The number of a part in bold. @param {string} words */
function numbered(words) {
  const [, before, digits, after] = words.match(/^(\D*)(\d+)(.*)$/) ?? ["", words, "", ""];
  return html`<span>${before}<b>${digits}</b>${after}</span>`;
}

/**
 * @param {string} key
 * @param {Region} region
 */
function pictureOf(key, { holder }) {
  if (key === "tokens") return holder?.race ?? "tokens";
  if (key === "least") return "tokens";
  return key;
}

/**
 * @param {Desk} desk
 * @param {Reason} reason
 */
function verdict(desk, { key, rule, args }) {
  const faces = key === "die" ? dieFaces(desk, Number(args.short)) : nothing;
  const bad = key !== "die" && key !== "fee";
  return html`<p class=${`verdict ${bad ? "no" : ""}`} data-why=${key}>
    ${icon(key === "die" ? "die" : key.startsWith("fee") ? "coins" : "lock")}<span>${desk.t(`smallworld-why-${key}`, args)}</span>${faces}${desk.rule(rule)}
  </p>`;
}

/**
 * The six faces of the die, those that win marked.
 * @param {Desk} desk
 * @param {number} short
 */
export function dieFaces(desk, short) {
  /** @type {number[]} */
  const faces = desk.about.die;
  const wins = faces.filter((pips) => pips >= short).length;
  return html`<span class="faces" role="img" aria-label=${desk.t("smallworld-board-faces", { n: wins, all: faces.length })}>${faces.map((pips) => html`<i class=${pips >= short ? "win" : ""}>${pips}</i>`)}</span>`;
}

/**
 * Everything that can be done with a region that is held.
 * @param {Desk} desk
 * @param {string} id
 */
function actions(desk, id) {
  const choices = redeploying(desk) ? [] : desk.choices(`region.${id}`);
  if (!choices.length) return nothing;
  return html`<div class="do" role="group" aria-label=${regionName(desk, id)} aria-describedby="sw-reckoning">${choices.map((choice) => verb(desk, choice))}</div>`;
}

/**
 * One thing that can be done with a region.
 * @param {Desk} desk
 * @param {Choice} choice
 * @param {string} [where] said, not shown, where the region stands apart
 */
export function verb(desk, choice, where = "") {
  return html`<button type="button" class=${`act ${choice.verb}`} data-choice=${choice.id} @click=${() => act(desk, choice)}>
    ${/^(roll|raid)/.test(choice.verb) ? icon("die") : nothing}<span>${desk.label(choice)}${feeOf(desk, choice)}</span>${where ? html`<span class="unseen">, ${where}</span>` : nothing}
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {Choice} choice
 */
const feeOf = (desk, { args }) =>
  args.fee ? html` <small>${desk.t("smallworld-board-fee", { n: Number(args.fee) })}</small>` : nothing;

/**
 * @param {Desk} desk
 * @param {Choice} choice
 */
function act(desk, choice) {
  aim.set(null);
  desk.act([choice.id]);
}

/**
 * A docked sum that grew over its own region: the map moves up.
 * @param {HTMLElement} element
 * @param {HTMLElement} shape
 * @param {boolean} held what is only hovered stays where it is, or it would slip away under the pointer
 */
function lift(element, shape, held) {
  element.style.left = "";
  element.style.top = "";
  lower();
  const hidden = shape.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
  const map = document.querySelector(".sw .map");
  const beside = element.getBoundingClientRect().left >= shape.getBoundingClientRect().right;
  if (map instanceof SVGElement && hidden > 0 && held && !beside) map.style.translate = `0 ${-hidden - 6}px`;
}

/** The map lies as it did. */
function lower() {
  const map = document.querySelector(".sw .map");
  if (map instanceof SVGElement) map.style.translate = "";
}

/**
 * Beside the region, where it hides the fewest pins; docked on narrow screens.
 * @param {Aim} at
 * @param {boolean} docked
 */
function place({ id, held }, docked) {
  const element = panel.value;
  const map = document.querySelector(".sw .mapbox");
  const shape = document.getElementById(`sw-${id}`);
  if (!element || !map || !shape) return;
  if (docked) return lift(element, shape, held);
  const zoom = map.getBoundingClientRect().width / /** @type {HTMLElement} */ (map).offsetWidth;
  const all = map.getBoundingClientRect();
  const area = shape.getBoundingClientRect();
  const [width, height] = [element.offsetWidth * zoom, element.offsetHeight * zoom];
  const [left, top] = [area.left - all.left, area.top - all.top];
  const pins = [...document.querySelectorAll(".sw .pin .tag, .sw .pin .stack")].map((each) =>
    each.getBoundingClientRect(),
  );
  /** @type {[number, number][]} */
  const tries = [
    [left + area.width - 6, top + area.height * 0.35],
    [left - width + 6, top + area.height * 0.35],
    [left + area.width / 2 - width / 2, top + area.height + 4],
    [left + area.width / 2 - width / 2, top - height - 4],
    [left + area.width - 6, top - height * 0.5],
    [left - width + 6, top - height * 0.5],
    [left + area.width - 6, top + area.height - 10],
    [left - width + 6, top + area.height - 10],
  ];
  let best = { hidden: Number.POSITIVE_INFINITY, x: 0, y: 0 };
  for (const [wantX, wantY] of tries) {
    const x = Math.max(12, Math.min(all.width - width - 12, wantX));
    const y = Math.max(12, Math.min(all.height - height - 12, wantY));
    const covers = pins.filter(
      (one) =>
        one.right > x + all.left &&
        one.left < x + all.left + width &&
        one.bottom > y + all.top &&
        one.top < y + all.top + height,
    ).length;
    const over =
      x < left + area.width * 0.8 &&
      x + width > left + area.width * 0.2 &&
      y < top + area.height * 0.8 &&
      y + height > top + area.height * 0.2;
    const hidden = covers + (over ? 3 : 0) + (Math.abs(x - wantX) + Math.abs(y - wantY)) / 300;
    if (hidden < best.hidden) best = { hidden, x, y };
  }
  element.style.left = `${best.x / zoom}px`;
  element.style.top = `${best.y / zoom}px`;
}
