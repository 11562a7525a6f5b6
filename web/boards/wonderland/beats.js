/** What a step told, cut into beats, and what each of them changes on the scene of a battle. Pictures only: no rule, no guess. */

/** @import { GameEvent } from "../../types.d.ts" */
/** @import { Battle, Board, Fighter, Force, Player } from "./types.js" */
/** @typedef {{icon: string, text: string, good: boolean}} Token what flashes over a fighter */
/** @typedef {{events: GameEvent[], who: number | null, whom: number | null}} Beat */

/** All bags draw at once, all stop at once, all start at once. */
const TOGETHER = [new Set(["drew", "refresh", "draws-more"]), new Set(["stopped"]), new Set(["starts", "start-bonus"])];
/** Told in the log; nothing of it is to be seen on the scene. */
const UNSEEN =
  /^(chosen|wagered|wager-hidden|no-wager|war|war-ends|party|marker|card-laid|wonderlandian-shown|madness-gained|madness-short|turn|final|quest-shown|creature-changed)/;

/**
 * @param {GameEvent[]} events
 * @returns {Beat[]}
 */
export function beats(events) {
  /** @type {Beat[]} */
  const found = [];
  for (const event of events) {
    const before = found.at(-1);
    const kind = TOGETHER.find((keys) => keys.has(event.key));
    const joins = before && kind && before.events.every(({ key }) => kind.has(key));
    if (joins) before.events.push(event);
    else found.push({ events: [event], who: seatIn(event, "who"), whom: seatIn(event, "whom") });
  }
  return found;
}

/** @param {Beat} beat */
export const seen = ({ events }) => events.some(({ key }) => !UNSEEN.test(key));

/**
 * @param {GameEvent} event
 * @param {string} name
 */
function seatIn({ args }, name) {
  const value = args[name];
  return typeof value === "number" ? value : null;
}

/**
 * The board as this event leaves it, as far as the scene shows it. `board` is changed in place.
 * @param {Board} board
 * @param {Board} after the board when everything has happened
 * @param {GameEvent} event
 */
export function change(board, after, event) {
  const who = seatIn(event, "who");
  const { battle } = board;
  const player = who === null ? null : board.players[who];
  const fighter = battle?.fighters.find(({ seat }) => seat === who) ?? null;
  if (player && typeof event.args.vp === "number") player.vp += event.args.vp;
  if (who !== null) UNITS[event.key]?.(board, who, event.args);
  if (event.key === "war") board.phase = "war";
  else if (event.key === "battle") begin(board, after, String(event.args.region));
  else if (event.key === "track-end") for (const each of battle?.fighters ?? []) settle(each);
  else if (battle && player && fighter) CHANGES[event.key]?.({ battle, player, fighter, args: event.args });
  else if (player) ASIDE[event.key]?.(player, event.args);
}

/** @typedef {{battle: Battle, player: Player, fighter: Fighter, args: GameEvent["args"]}} Scene */

/** What also happens to those who only look on. @type {Record<string, (player: Player, args: GameEvent["args"]) => void>} */
const ASIDE = {
  shards: (player, { n }) => {
    player.shards += Number(n);
  },
  "shards-dropped": (player, { n }) => {
    player.shards -= Number(n);
  },
};

/** @type {Record<string, (scene: Scene) => void>} */
const CHANGES = {
  starts: ({ fighter, args }) => {
    fighter.start = fighter.strength = Number(args.strength);
  },
  stopped: ({ fighter }) => settle(fighter),
  "must-stop": ({ fighter }) => settle(fighter),
  drew: ({ battle, fighter, args }) => {
    fighter.chosen = false;
    fighter.drawn = [...fighter.drawn, String(args.chip)];
    battle.odds = null;
  },
  picked: ({ fighter, args }) => {
    fighter.drawn = [String(args.chip)];
  },
  "put-back": ({ fighter }) => {
    fighter.drawn = [];
  },
  shielded: ({ player, fighter }) => {
    fighter.drawn = [];
    player.shield = false;
  },
  "shield-whole": ({ player }) => {
    player.shield = true;
  },
  madness: ({ player, fighter, args }) => {
    fighter.drawn = [];
    player.track = [...player.track, String(args.chip)];
  },
  poisoned: ({ fighter }) => {
    fighter.drawn = [];
  },
  refresh: ({ player }) => {
    player.track = [];
  },
  lost: ({ fighter, args }) => lose(fighter, String(args.unit)),
  bust: ({ player, fighter }) => {
    Object.assign(fighter, { state: "bust", strength: 0, drawn: [], marks: [] });
    Object.assign(player, { active: [], shield: true });
  },
  played: ({ player, fighter, args }) => {
    const chip = String(args.chip);
    Object.assign(fighter, { drawn: [], played: [...fighter.played, chip], strength: Number(args.strength) });
    player.active = [...player.active, chip];
  },
  strength: climb,
  hopped: climb,
  returned: ({ player, args }) => {
    // Love of Learning takes an active chip; everything else takes exhausted ones, which the scene does not show.
    if (args.zone === "active") player.active = without(player.active, String(args.chip));
  },
  forged: ({ player, args }) => {
    player.active = without(player.active, String(args.chip));
  },
  shards: ({ player, args }) => ASIDE.shards(player, args),
  "shards-dropped": ({ player, args }) => ASIDE["shards-dropped"](player, args),
};

/** Units that come and go, here and in other regions. @type {Record<string, (board: Board, who: number, args: GameEvent["args"]) => void>} */
const UNITS = {
  placed: (board, who, { region, n }) => muster(board, who, region, (force) => add(force, Number(n))),
  moved: (board, who, { region, region_to, n }) => {
    muster(board, who, region, (force) => add(force, -Number(n)));
    muster(board, who, region_to, (force) => add(force, Number(n)));
  },
  entered: stand,
  "alice-moves": stand,
  "figure-placed": (board, who, { region, figure }) => {
    for (const { id } of board.regions)
      muster(board, who, id, (force) => {
        force.figures = without(force.figures, String(figure));
      });
    muster(board, who, region, (force) => {
      force.figures = [...force.figures, String(figure)];
    });
  },
  castle: (board, who, { region }) => muster(board, who, region, (force) => build(force, 2)),
  "castle-side": (board, who, { region }) => muster(board, who, region, (force) => build(force, 1)),
};

/**
 * Change what a seat has in a region: on the map, and on its card if the battle is there.
 * @param {Board} board
 * @param {number} who
 * @param {unknown} region
 * @param {(force: Force | Fighter) => void} change
 */
function muster(board, who, region, change) {
  const place = board.regions.find(({ id }) => id === region);
  if (!place) return;
  let force = place.seats.find(({ seat }) => seat === who);
  if (!force) {
    force = { seat: who, leader: false, supporters: 0, figures: [], castle: 0 };
    place.seats = [...place.seats, force];
  }
  change(force);
  if (board.battle?.region !== region) return;
  const fighter = board.battle?.fighters.find(({ seat }) => seat === who);
  if (fighter) change(fighter);
}

/** @type {(board: Board, who: number, args: GameEvent["args"]) => void} */
function stand(board, who, { region }) {
  for (const { id } of board.regions)
    muster(board, who, id, (force) => {
      force.leader = id === region;
    });
}

/**
 * @param {Force | Fighter} force
 * @param {number} n
 */
function add(force, n) {
  force.supporters += n;
}

/**
 * @param {Force | Fighter} force
 * @param {1 | 2} step
 */
function build(force, step) {
  force.castle = typeof force.castle === "boolean" ? true : step;
}

/** @param {Fighter} fighter */
function settle(fighter) {
  if (fighter.state === "fight") fighter.state = "stop";
  fighter.chosen = false;
}

/** @param {Scene} scene */
function climb({ fighter, args }) {
  fighter.strength = Number(args.strength);
}

/**
 * @param {Fighter} fighter
 * @param {string} unit
 */
function lose(fighter, unit) {
  if (unit === "supporter") fighter.supporters -= 1;
  else if (unit === "leader") fighter.leader = false;
  else fighter.figures = without(fighter.figures, unit);
}

/**
 * @param {string[]} all
 * @param {string} one
 */
function without(all, one) {
  const at = all.indexOf(one);
  return at < 0 ? all : [...all.slice(0, at), ...all.slice(at + 1)];
}

/**
 * The next battle opens: its fighters with the units that stand in the region, strength still 0.
 * @param {Board} board
 * @param {Board} after
 * @param {string} region
 */
function begin(board, after, region) {
  for (const player of board.players) player.active = [];
  const known = after.battle?.region === region ? after.battle : null;
  if (!known) {
    board.battle = null;
    return;
  }
  const there = board.regions.find(({ id }) => id === region);
  board.battle = {
    ...known,
    draw: 0,
    odds: null,
    fighters: known.fighters.map((fighter) => {
      const force = there?.seats.find(({ seat }) => seat === fighter.seat);
      return {
        ...fighter,
        ...(force && { ...force, castle: force.castle > 0 }),
        strength: 0,
        start: 0,
        state: "fight",
        chosen: false,
        drawn: [],
        played: [],
        marks: [],
        forges: 0,
      };
    }),
  };
  for (const each of board.regions) each.now = each.id === region;
}

/** What flashes over the fighter it happens to, by event. @type {Record<string, (args: GameEvent["args"]) => Token>} */
const TOKENS = {
  stopped: () => ({ icon: "hand", text: "", good: true }),
  "must-stop": () => ({ icon: "hand", text: "", good: true }),
  played: ({ n }) => ({ icon: "", text: `+${n}`, good: true }),
  strength: ({ n }) => ({ icon: "", text: `+${n}`, good: true }),
  "ability-strength": ({ n }) => ({ icon: "ability", text: `+${n}`, good: true }),
  "start-bonus": ({ n }) => ({ icon: "", text: `+${n}`, good: true }),
  times: ({ n }) => ({ icon: "soldier", text: `×${n}`, good: true }),
  doubled: () => ({ icon: "flamingo", text: "×2", good: true }),
  led: ({ n }) => ({ icon: "flamingo", text: `+${n}`, good: true }),
  madness: () => ({ icon: "mad", text: "", good: false }),
  poisoned: () => ({ icon: "poison", text: "", good: false }),
  lost: () => ({ icon: "pawn", text: "−1", good: false }),
  bust: () => ({ icon: "skull", text: "", good: false }),
  shielded: () => ({ icon: "broken", text: "", good: true }),
  "shield-whole": () => ({ icon: "shield", text: "", good: true }),
  shards: ({ n }) => ({ icon: "shard", text: `+${n}`, good: false }),
  "shards-dropped": ({ n }) => ({ icon: "shard", text: `−${n}`, good: true }),
  castle: () => ({ icon: "tower", text: "", good: true }),
  "castle-side": () => ({ icon: "tower", text: "", good: true }),
  forged: () => ({ icon: "anvil", text: "", good: true }),
  feat: () => ({ icon: "quest", text: "", good: true }),
};

/**
 * What flashes over whom in a beat.
 * @param {Beat} beat
 * @returns {Map<number, Token>}
 */
export function tokens({ events }) {
  /** @type {Map<number, Token>} */
  const found = new Map();
  for (const { key, args } of events) {
    const { who, vp } = args;
    if (typeof who !== "number") continue;
    const token = TOKENS[key]?.(args) ?? (typeof vp === "number" && { icon: "star", text: `+${vp}`, good: true });
    if (token) found.set(who, token);
  }
  return found;
}
