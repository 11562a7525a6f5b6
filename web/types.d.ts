/** The shapes that pass between Python, the shell and the boards. */
import type { TemplateResult } from "lit-html";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Args = { [name: string]: unknown };
export type Drawn = TemplateResult | TemplateResult[] | string | typeof import("lit-html").nothing;

export interface Seat {
  name: string;
  /** Name of the bot; "" is a person. */
  bot: string;
  /** A bot that thinks: in workers of its own, for as long as the settings say. */
  thinks?: boolean;
}

export interface Choice {
  id: string;
  verb: string;
  on: string;
  args: Args;
}

export interface Prompt {
  kind: string;
  rule: string;
  by: string | null;
  args: Args;
  several: { min: number; max: number; done: string | null } | null;
}

export interface GameEvent {
  key: string;
  args: Args;
  rule: string;
}

export interface Step {
  ply: number;
  seat: number;
  turn: number;
  events: GameEvent[];
}

export interface Reason {
  key: string;
  rule: string;
  args: Args;
}

/** One bar of a picture of odds; `error` is two standard errors of a sample, 0 is exact. */
export interface Bar {
  key: string;
  chance: number;
  error: number;
  args: Args;
}

export interface Odds {
  key: string;
  rule: string;
  form: "chances" | "spread" | "stock";
  args: Args;
  bars: Bar[];
}

/** A move of a hint: the estimated chance of winning with it, the average lead, and whether it is about as good as the best. */
export interface Advice {
  id: string;
  chance: number;
  lead: number;
  tries: number;
  even: boolean;
  reasons: Reason[];
}

/** What a thinking player thought of each move: id, playouts, chance, lead. */
export type Thoughts = [string, number, number, number][];

export interface View {
  /** The engine's name of the table: two tables may stand at the same ply. */
  table: string;
  game: string;
  ply: number;
  /** The newest ply; differs from `ply` while looking back. */
  last: number;
  viewer: number | null;
  seats: Seat[];
  toMove: number | null;
  turn: number;
  over: boolean;
  winners: number[] | null;
  scores: number[] | null;
  undo: "free" | "practice" | null;
  practice: boolean;
  prompt: Prompt | null;
  choices: Choice[];
  // Each game's own; boards give it a type of theirs.
  // biome-ignore lint/suspicious/noExplicitAny: the shell never looks inside
  board: any;
  chart?: { turn: number; scores: number[] }[];
  lesson?: LessonState;
}

/** Where a reader stands in a lesson; texts are keys under `lesson-<id>-`. */
export interface LessonState {
  id: string;
  step: number;
  of: number;
  rules: string[];
  done: boolean;
  kind?: "show" | "do" | "predict";
  text?: string;
  on?: string;
  /** show: whether something is played when the reader goes on; of a rule's scene, the reasons it gives here. */
  plays?: boolean;
  why?: { key: string; rule: string; args: Args }[];
  /** do: how many hints were given, the wrong way that was gone, and whether anything was done. */
  hints?: number;
  trap?: { rule: string; text: string } | null;
  away?: boolean;
  moved?: boolean;
  /** do: what the goal of a lesson made at a table is about; its text is <game>-goal-<text>. */
  goal?: Args | null;
  /** predict: keys of the answers, the reader's, and then the right one. */
  answers?: string[];
  guess?: number | null;
  right?: number | null;
}

export interface Ask {
  title: string;
  detail: string;
  rule: string;
  by: string | null;
  /** A small button that opens the rule behind the question, with the question itself. */
  why: Drawn;
}

export interface Several {
  min: number;
  max: number;
  count: number;
  ready: boolean;
  label: string;
  confirm(): void;
  clear(): void;
}

export interface Desk {
  view: View;
  // biome-ignore lint/suspicious/noExplicitAny: each game's own
  about: any;
  t(key: string, args?: Args): string;
  say(key: string, args?: Args): Drawn;
  lang: string;
  theme: "light" | "dark";
  narrow: boolean;
  /** Does the screen fit this media query? The board is drawn anew when that changes. */
  fits(query: string): boolean;
  /** The reader wants the map or the tea table as a list in words. */
  listView: boolean;
  /** Switch between the two, for good. */
  showList(on: boolean): void;
  seat: number | null;
  asked: boolean;
  past: boolean;
  busy: boolean;
  ask: Ask;
  choices(on: string): Choice[];
  label(choice: Choice): string;
  loose: Choice[];
  press(on: string, index?: number): void;
  act(ids: string[]): void;
  several: Several | null;
  picked(on: string, index?: number): boolean;
  toggle(on: string, index?: number, id?: string): void;
  picks: Pick[];
  why(on: string): void;
  whyText(on: string): string;
  explain(on: string): Promise<Reason[]>;
  open(kind: string, id: string): void;
  peek(kind: string | null, id?: string): void;
  rule(id: string): TemplateResult;
  mark(seat: number): TemplateResult;
  name(seat: number): string;
  log(): Drawn;
  /** While a bot is asked: skip what bots do until a person is asked; else null. */
  skip?: (() => void) | null;
  panel: string;
  show(panel: string): void;
  // biome-ignore lint/suspicious/noExplicitAny: each game's own
  options: any;
  seats: Seat[];
  change(patch: { [key: string]: unknown }): void;
  suggest(patch: { [key: string]: unknown }): Promise<void>;
}

export interface Pick {
  on: string;
  index: number;
  id: string;
}

export interface Flight {
  from: string;
  to: string;
  what?: TemplateResult;
}

/** Something being acted out on a board. */
export interface Scene {
  /** Settles when it has been seen, or was cut short. */
  over: Promise<void>;
  end(): void;
}

export interface Board {
  draw(desk: Desk): Drawn;
  strip?(desk: Desk): Drawn;
  rail?(desk: Desk): Drawn;
  setup(desk: Desk): Drawn;
  summarise(view: View): Json;
  picture(summary: Json): TemplateResult;
  detail(desk: Desk, kind: string, id: string): Drawn;
  ending(desk: Desk): Drawn;
  flights(before: View, after: View, events: GameEvent[]): Flight[];
  /** Act out what happened, `pace` milliseconds for each thing; play goes on when it is over. Null: nothing to act out. */
  perform?(before: View, after: View, events: GameEvent[], pace: number): Scene | null;
  nouns: { [argument: string]: string };
  /** How the chart of the end is headed and what it counts by; else points by turn. */
  chart?: ChartWords;
}

export interface ChartWords {
  /** A key. */
  title?: string;
  byRound?: boolean;
}

/** What a game is, as the engine's `games` tells it. */
export interface GameInfo {
  name: string;
  seats: [number, number];
  bots: string[];
  /** Levels, weakest first, and the styles each may have (`sharp-rusher`). */
  levels: string[];
  styles: string[];
}

/** What the home page needs to know of a saved table. */
export interface Entry {
  id: string;
  game: string;
  seats: Seat[];
  turn: number;
  toMove: number | null;
  over: boolean;
  practice: boolean;
  /** When it was last played: milliseconds since 1970. */
  at: number;
  summary: Json;
}

export interface Settings {
  lang: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "none";
  speed: "slow" | "normal" | "fast" | "instant";
  sounds: boolean;
  confirm: boolean;
  autopass: boolean;
  /** Single-letter shortcuts. */
  keys: boolean;
  /** How long a bot that thinks may take. */
  think: "quick" | "normal" | "long" | "deep";
  /** The odds stand in the rail. */
  odds: boolean;
  /** Maps and tables as lists in words. */
  listView: boolean;
  /** A line to type moves into. */
  commandLine: boolean;
  largeCards: boolean;
}

/** What the engine answers to new, open, rematch, act, advance, undo and view. */
export interface Answer {
  table: number;
  view: View;
  save: string;
  log: Step[];
  steps: Step[];
  note?: string | null;
}

export interface Engine {
  // biome-ignore lint/suspicious/noExplicitAny: every method has its own answer
  call(method: string, payload?: object): Promise<any>;
  /** Another Python from the same downloads, where there can be one. */
  sibling?(): Thinker;
}

/** Python in a worker of its own, for thinking. */
export interface Thinker extends Engine {
  terminate(): void;
}
