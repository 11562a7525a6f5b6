/** The learning path: what is done, what comes next; on the home page, and as a list of lessons for each game. */
import { html } from "lit-html";
import { COURSE } from "./course.js";
import { icon, logo } from "./icons.js";
import { openSettings } from "./settings-panel.js";
import { SHELF } from "./shelf.js";
import { isText, readRows, write } from "./storage.js";
import { t } from "./text.js";

/** @import { Page } from "./app.js" */
/** @typedef {typeof COURSE[number]} Stop */

const KEY = "ludoteka.lessons";
const STOPS = 6;

/** @returns {Set<string>} the lessons that are done */
export function done() {
  return new Set(readRows(KEY, isText));
}

/**
 * A lesson has been taken to its end.
 * @param {string} lesson
 */
export function finished(lesson) {
  write(KEY, JSON.stringify([...done().add(lesson)]));
}

/** The lessons of the games that can be played here, in the order of the path. */
function stops() {
  return COURSE.filter(({ game }) => SHELF.find((place) => place.game === game)?.playable);
}

/**
 * What to learn after this lesson: the next of its game, or the next on the path.
 * @param {string} lesson
 * @returns {Stop | undefined}
 */
export function nextAfter(lesson) {
  const all = stops();
  const here = all.findIndex(({ id }) => id === lesson);
  const known = done();
  const later = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))].filter(({ id }) => !known.has(id));
  return later.find(({ game }) => game === all[here]?.game) ?? later[0];
}

/** The path on the home page. */
export function drawPath() {
  const all = stops();
  const known = done();
  const next = all.findIndex(({ id }) => !known.has(id));
  const at = next < 0 ? all.length - 1 : next;
  const from = Math.max(0, Math.min(at - 2, all.length - STOPS));
  if (all.length === 0) return "";
  return html`<section class="path" aria-labelledby="path-title">
    <header>
      <h2 id="path-title">${t("path-title")}</h2>
      <p>${t("path-done", { n: all.filter(({ id }) => known.has(id)).length, of: all.length })}</p>
    </header>
    <ol>
      ${all.slice(from, from + STOPS).map((stop) => drawStop(stop, known, all[next]))}
    </ol>
    ${
      next < 0
        ? html`<a class="btn line" href="#learn/${all[0].game}">${t("path-again")}</a>`
        : html`<a class="btn fill" data-game=${all[next].game} href="#lesson/${all[next].id}">${t("path-next")}</a>`
    }
  </section>`;
}

/**
 * @param {Stop} stop
 * @param {Set<string>} known
 * @param {Stop | undefined} next
 */
function drawStop(stop, known, next) {
  const state = known.has(stop.id) ? "done" : stop === next ? "next" : "later";
  return html`<li data-state=${state} data-game=${stop.game}>
    <a href="#lesson/${stop.id}">
      <i aria-hidden="true">${state === "done" ? icon("check") : number(stop)}</i>
      <b>${t(`lesson-${stop.id}`)}</b>
      <small>${t(`game-${stop.game}`)}${state === "next" ? html`, ${t("lesson-minutes", { n: stop.minutes })}` : ""}</small>
      <span class="unseen">${t(`lesson-state-${state}`)}</span>
    </a>
  </li>`;
}

/** @param {Stop} stop */
function number(stop) {
  return COURSE.filter(({ game }) => game === stop.game).indexOf(stop) + 1;
}

/**
 * All lessons of a game.
 * @param {string} rest
 * @returns {Page}
 */
export function learn(rest) {
  const game = SHELF.some((place) => place.game === rest) ? rest : SHELF[0].game;
  return { draw: () => drawLearn(game), title: () => t("learn-title", { game: t(`game-${game}`) }) };
}

/** @param {string} game */
function drawLearn(game) {
  const list = COURSE.filter((stop) => stop.game === game);
  const known = done();
  const next = list.find(({ id }) => !known.has(id));
  return html`<div class="learn" data-game=${game}>
    <header class="rulebook-head">
      <a class="wordmark" href="#">${logo}<b>${t("app-name")}</b></a>
      <nav class="rulebook-games" aria-label=${t("learn")}>
        ${SHELF.map((place) => html`<a href="#learn/${place.game}" data-game=${place.game} aria-current=${place.game === game ? "page" : "false"}>${t(`game-${place.game}`)}</a>`)}
      </nav>
      <button type="button" class="round" aria-label=${t("settings")} @click=${openSettings}>${icon("settings")}</button>
    </header>
    <main class="learn-main">
      <h1>${t("learn-title", { game: t(`game-${game}`) })}</h1>
      <p>${t(list.length ? "learn-gist" : "learn-soon")}</p>
      <ol class="learn-list">
        ${list.map((stop, index) => {
          const state = known.has(stop.id) ? "done" : stop === next ? "next" : "later";
          return html`<li data-state=${state}>
            <a href="#lesson/${stop.id}">
              <i aria-hidden="true">${state === "done" ? icon("check") : index + 1}</i>
              <b>${t(`lesson-${stop.id}`)}</b>
              <small>${t("lesson-minutes", { n: stop.minutes })}</small>
              <span class="unseen">${t(`lesson-state-${state}`)}</span>
            </a>
          </li>`;
        })}
      </ol>
      <p><a class="btn line" href="#rules/${game}">${icon("book")}${t("learn-rules")}</a> <a class="btn line" href="generator.html">${icon("share")}${t("learn-teach")}</a></p>
    </main>
  </div>`;
}
