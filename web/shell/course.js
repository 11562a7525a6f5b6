/** All lessons in the order of the learning path, as known before Python is up: id, game, minutes. */

/** @type {[string, string, number][]} */
const ROWS = [
  ["dominion-turn", "dominion", 3],
  ["dominion-actions", "dominion", 6],
  ["smallworld-pick", "smallworld", 4],
  ["smallworld-costs", "smallworld", 5],
  ["wonderland-tea", "wonderland", 5],
  ["wonderland-chips", "wonderland", 3],
  ["dominion-buys", "dominion", 4],
  ["dominion-attack", "dominion", 4],
  ["smallworld-first-turn", "smallworld", 5],
  ["smallworld-redeploy", "smallworld", 3],
  ["wonderland-shards", "wonderland", 2],
  ["wonderland-witzend", "wonderland", 6],
  ["dominion-trash", "dominion", 4],
  ["dominion-end", "dominion", 3],
  ["smallworld-decline", "smallworld", 4],
  ["smallworld-faction", "smallworld", 4],
  ["wonderland-red-keep", "wonderland", 5],
  ["wonderland-forge", "wonderland", 2],
  ["dominion-three-turns", "dominion", 5],
  ["dominion-throne", "dominion", 3],
  ["smallworld-relics", "smallworld", 3],
  ["wonderland-quest", "wonderland", 3],
  ["wonderland-two", "wonderland", 2],
  ["dominion-gardens", "dominion", 3],
  ["dominion-poacher", "dominion", 3],
];

export const COURSE = ROWS.map(([id, game, minutes]) => ({ id, game, minutes }));
