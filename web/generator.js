/** The page that writes the snippet of a board: choose what is shown, see it live, copy. */
import { html } from "lit-html";
import { app, draw, go, redraw } from "./shell/app.js";
import { COURSE } from "./shell/course.js";
import { icon, logo } from "./shell/icons.js";
import { LANGUAGES } from "./shell/languages.js";
import { apply, onChange, settings } from "./shell/settings.js";
import { drawLanguages } from "./shell/settings-panel.js";
import { copy } from "./shell/share.js";
import { SHELF } from "./shell/shelf.js";
import { choose, language, need, speak, t } from "./shell/text.js";

/** @typedef {"lesson" | "link" | "game"} What */

/** Which attribute a link goes into, by what its board does. @type {Record<string, string>} */
const ATTRIBUTE = { lesson: "lesson", step: "replay", play: "position" };
const THEMES = ["auto", "light", "dark"];
const WAKES = ["click", "near"];
const CONTENT = ["what", "lesson", "link", "game", "view"];
const HEARD = 6;

const wish = {
  what: /** @type {What} */ ("lesson"),
  lesson: COURSE[0].id,
  link: "",
  /** The attribute of the link, as its board tells it. */
  kind: "position",
  game: SHELF[0].game,
  view: false,
  lang: "",
  theme: "auto",
  wake: "click",
  picture: true,
};
let svg = "";
/** @type {string[]} what the board told last, newest first */
let heard = [];

/** The text of a link, whether it came whole or without the address. @param {string} text */
const linkIn = (text) => text.trim().split("#s/").at(-1)?.split("#").at(-1) ?? "";

/** The attributes of the board, in the order of the snippet. @returns {[string, string][]} */
function attributes() {
  /** @type {[string, string][]} */
  const rows = [];
  if (wish.what === "lesson") rows.push(["lesson", wish.lesson]);
  else if (wish.what === "game") rows.push(["game", wish.game]);
  else rows.push([wish.kind, linkIn(wish.link)]);
  if (wish.view) rows.push(["mode", "view"]);
  if (wish.lang) rows.push(["lang", wish.lang]);
  if (wish.theme !== "auto") rows.push(["theme", wish.theme]);
  if (wish.wake !== "click") rows.push(["wake", wish.wake]);
  return rows;
}

/** Where the same thing is on the site. */
function address() {
  const place = { lesson: `#lesson/${wish.lesson}`, game: `#new/${wish.game}`, link: `#s/${linkIn(wish.link)}` };
  return new URL(`./${place[wish.what]}`, document.baseURI).href;
}

/** What a reader is told who sees no board. */
function caption() {
  if (wish.what === "lesson")
    return t("generator-caption-lesson", {
      title: t(`lesson-${wish.lesson}`),
      game: t(`game-${wish.lesson.split("-")[0]}`),
    });
  return wish.what === "game"
    ? t("generator-caption-game", { game: t(`game-${wish.game}`) })
    : t("generator-caption-link");
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

function snippet() {
  const told = attributes()
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(" ");
  const data = svg && wish.picture ? `data:image/svg+xml,${encodeURIComponent(svg)}` : "board.svg";
  const image = svg ? `<img src="${data}" alt="" width="608" height="244"><br>` : "";
  return `<script src="${new URL("embed.js", document.baseURI).href}" defer></script>
<ludoteka-board ${told}>
  <a href="${escaped(address())}">${image}${escaped(caption())}</a>
</ludoteka-board>`;
}

// the board beside it

const board = /** @type {any} */ (document.createElement("ludoteka-board"));
board.id = "preview";
for (const name of ["ready", "progress", "move", "goal", "error", "height", "picture"]) {
  board.addEventListener(`ludoteka-${name}`, (/** @type {CustomEvent} */ event) => hear(name, event.detail));
}

/**
 * @param {string} name
 * @param {any} detail
 */
function hear(name, detail) {
  if (name === "picture") svg = detail.svg;
  else {
    heard = [`${name} ${JSON.stringify(detail)}`.slice(0, 160), ...heard].slice(0, HEARD);
    if (name === "ready") {
      if (wish.what === "link") wish.kind = ATTRIBUTE[detail.mode] ?? wish.kind;
      board.paint();
    }
  }
  redraw();
}

/** Put what is wished onto the board; it changes while it is awake. */
function show() {
  const wanted = new Map([...attributes(), ["theme", wish.theme], ["lang", wish.lang || language()]]);
  wanted.delete("wake"); // it is looked at here and now
  for (const name of ["lesson", "position", "replay", "game", "mode", "theme", "lang"]) {
    const value = wanted.get(name);
    if (!value) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
  redraw();
}

/**
 * @param {Partial<typeof wish>} patch
 */
function change(patch) {
  Object.assign(wish, patch);
  if (patch.link !== undefined) wish.kind = "position";
  // Another thing to show has another picture: the board is asked for it when it is ready again.
  if (CONTENT.some((name) => name in patch)) svg = "";
  show();
}

// the form

/**
 * @param {keyof typeof wish} name
 * @param {[string, string][]} options value and words
 */
function drawSelect(name, options) {
  const pick = (/** @type {Event} */ event) =>
    change({ [name]: /** @type {HTMLSelectElement} */ (event.target).value });
  return html`<label class="field"><span>${t(`generator-${name}`)}</span>
    <select name=${name} @change=${pick}>
      ${options.map(([value, words]) => html`<option value=${value} ?selected=${wish[name] === value}>${words}</option>`)}
    </select></label>`;
}

function drawLessons() {
  const pick = (/** @type {Event} */ event) =>
    change({ lesson: /** @type {HTMLSelectElement} */ (event.target).value });
  return html`<label class="field"><span>${t("generator-lesson")}</span>
    <select name="lesson" @change=${pick}>
      ${SHELF.map(
        ({ game }) => html`<optgroup label=${t(`game-${game}`)}>
          ${COURSE.filter((stop) => stop.game === game).map(({ id }) => html`<option value=${id} ?selected=${wish.lesson === id}>${t(`lesson-${id}`)}</option>`)}
        </optgroup>`,
      )}
    </select></label>`;
}

function drawForm() {
  return html`<form class="generator-form" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${drawSelect("what", /** @type {[string, string][]} */ (["lesson", "link", "game"].map((what) => [what, t(`generator-what-${what}`)])))}
    ${wish.what === "lesson" ? drawLessons() : ""}
    ${
      wish.what === "game"
        ? drawSelect(
            "game",
            SHELF.map(({ game }) => [game, t(`game-${game}`)]),
          )
        : ""
    }
    ${
      wish.what === "link"
        ? html`<label class="field"><span>${t("generator-link")}</span>
            <input name="link" .value=${wish.link} placeholder="…#s/1…" @change=${(/** @type {Event} */ event) => change({ link: /** @type {HTMLInputElement} */ (event.target).value })} />
            <small>${t("generator-link.hint")}</small></label>`
        : ""
    }
    <label class="field check"><input type="checkbox" name="view" .checked=${wish.view} @change=${() => change({ view: !wish.view })} /><span>${t("generator-view")}</span></label>
    ${drawSelect("lang", [["", t("generator-lang-page")], .../** @type {[string, string][]} */ (LANGUAGES.map(({ code, name }) => [code, name]))])}
    ${drawSelect("theme", /** @type {[string, string][]} */ (THEMES.map((theme) => [theme, t(`setting-theme-${theme}`)])))}
    ${drawSelect("wake", /** @type {[string, string][]} */ (WAKES.map((wake) => [wake, t(`generator-wake-${wake}`)])))}
    <label class="field check"><input type="checkbox" name="picture" .checked=${wish.picture} @change=${() => change({ picture: !wish.picture })} /><span>${t("generator-picture")}</span></label>
  </form>`;
}

function drawSnippet() {
  const text = snippet();
  const file = svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return html`<section class="generator-snippet" aria-labelledby="snippet-title">
    <h2 id="snippet-title">${t("generator-snippet")}</h2>
    <textarea readonly rows="7" spellcheck="false" aria-labelledby="snippet-title" .value=${text} data-picture=${svg ? "ready" : ""} @focus=${(/** @type {Event} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}></textarea>
    <p class="generator-buttons">
      <button type="button" class="btn ink" @click=${() => copy(text, "generator-copied")}>${icon("copy")}${t("share-copy")}</button>
      ${file && !wish.picture ? html`<a class="btn line" download="board.svg" href=${file}>${icon("export")}${t("generator-save-picture")}</a>` : ""}
    </p>
    ${svg ? "" : html`<p class="generator-note">${t("generator-picture-wait")}</p>`}
  </section>`;
}

function drawPage() {
  return html`<div class="generator">
    <header class="generator-head">
      <a class="wordmark" href="./">${logo}<b>${t("app-name")}</b></a>
      ${drawLanguages()}
    </header>
    <main>
      <h1>${t("generator-title")}</h1>
      <p class="generator-gist">${t("generator-gist")} <a href="example.${language() === "en" ? "" : `${language()}.`}html">${t("generator-example")}</a></p>
      <div class="generator-columns">
        <div>${drawForm()}${drawSnippet()}</div>
        <section class="generator-board" aria-labelledby="board-title">
          <h2 id="board-title">${t("generator-board")}</h2>
          ${board}
          <h2>${t("generator-heard")}</h2>
          <p>${t("generator-heard-gist")}</p>
          <ol class="generator-heard" tabindex="0" aria-label=${t("generator-heard")}>${heard.map((line) => html`<li><code>${line}</code></li>`)}</ol>
        </section>
      </div>
    </main>
  </div>`;
}

// what a link to this page asks for: #lesson=<id or link>, #position=<link>, #replay=<link>
const told = new URLSearchParams(location.hash.slice(1));
const link = told.get("position") ?? told.get("replay") ?? told.get("lesson") ?? "";
if (COURSE.some(({ id }) => id === link)) wish.lesson = link;
else if (link)
  Object.assign(wish, {
    what: "link",
    link,
    kind: told.has("lesson") ? "lesson" : told.has("replay") ? "replay" : "position",
  });

app.engineState = "ready"; // Python is the board's business
apply();
const asked = new URLSearchParams(location.search).get("lang");
if (asked) settings.lang = asked;
await need("embed");
await speak(choose(settings.lang));
onChange(() => {
  speak(choose(settings.lang)).then(show);
});
go({ draw: drawPage, title: () => t("generator-title") });
show();
draw();
