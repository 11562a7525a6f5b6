/**
 * What a Dominion view holds: the shape of its `board`. Only names; nothing runs here.
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {string[] | null} hand the viewer's own hand; null for the others
 * @property {number} handCount
 * @property {number | null} deckCount known to its owner only
 * @property {number} deckDepth 0 to 3: how thick the deck looks
 * @property {string | null} discardTop
 * @property {number} discardDepth 0 to 3
 * @property {string[]} inPlay
 * @property {string[]} setAside
 * @property {number} turns
 *
 * @typedef {{seat: number, score: number, turns: number, cards: Record<string, number>, points: Record<string, number>}} Final
 * @typedef {{card: string, cost: number, types: string[], coins: number, points: number, basic: boolean, rule: string}} Card
 * @typedef {{card: string, count: number, cost: number}} Pile
 *
 * @typedef {object} Board
 * @property {string | null} set
 * @property {number} turn
 * @property {number} current
 * @property {"action" | "buy" | "cleanup" | "over"} phase
 * @property {number} actions
 * @property {number} buys
 * @property {number} coins
 * @property {number} merchants
 * @property {string[]} kingdom
 * @property {Pile[]} supply seven basic piles, then the kingdom
 * @property {string[]} trash
 * @property {number} empty
 * @property {number} enough
 * @property {Player[]} players
 * @property {{from: "deck" | "discard", cards: string[], by: string} | null} look
 * @property {Final[] | null} final
 */
export {};
