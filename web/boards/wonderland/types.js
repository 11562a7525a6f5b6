/**
 * What a view of Wonderland's War holds: the shape of its `board` and of what `about` tells. Only names; nothing runs here.
 *
 * @typedef {{card: string | null, leader: number | null, poison: boolean}} Place
 * @typedef {{seat: number, leader: boolean, supporters: number, figures: string[], castle: 0 | 1 | 2}} Force
 * @typedef {{id: string, points: number[] | null, closed: boolean, marker: boolean, done: boolean, now: boolean, seats: Force[]}} Region
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {string | null} faction
 * @property {boolean} back walks counter-clockwise
 * @property {number} vp
 * @property {number} shards
 * @property {number} leader
 * @property {boolean} shield
 * @property {number | null} poison
 * @property {{id: string, open: boolean}[]} abilities
 * @property {number} bag
 * @property {[string, number][] | null} chips the viewer's own bag, at tea and at the end
 * @property {string[]} active
 * @property {[string, number][]} exhausted
 * @property {string[]} track
 * @property {string[][]} rows
 * @property {number} castleValue
 * @property {number} reserve
 * @property {number} locked
 * @property {{id: string, region: string | null}[]} figures
 * @property {string | null} guest
 * @property {number} castles
 * @property {string[]} cards
 * @property {number} taken
 * @property {boolean} hosted
 * @property {string[]} wonderlandians
 * @property {number} hand
 * @property {string[] | null} quests
 * @property {Record<string, boolean> | null} goals which objectives hold now
 * @property {string[]} feats
 * @property {string} place
 *
 * @typedef {object} Fighter
 * @property {number} seat
 * @property {number} strength
 * @property {number} start
 * @property {"fight" | "stop" | "bust"} state
 * @property {boolean} chosen
 * @property {string[]} drawn
 * @property {string[]} played
 * @property {string[]} marks
 * @property {number} supporters
 * @property {string[]} figures
 * @property {boolean} leader
 * @property {boolean} castle
 * @property {number} forges
 *
 * @typedef {{chips: number, madness: number, double: number, poison: number, adds: number, loss: number, bust: number}} Odds
 *
 * @typedef {object} Battle
 * @property {string} region
 * @property {number} draw
 * @property {number} number
 * @property {number} of
 * @property {string[]} order
 * @property {number | null} resistance
 * @property {{first: number, second: number}} reward
 * @property {Fighter[]} fighters
 * @property {{seat: number, decided: boolean, on: number | null}[]} wagers
 * @property {Odds | null} odds
 *
 * @typedef {{id: string, feat: boolean, goal: boolean, points: number}} QuestScore
 * @typedef {{seat: number, sources: Record<string, number>, score: number, quests: QuestScore[]}} Final
 *
 * @typedef {object} Board
 * @property {number} round
 * @property {"setup" | "tea" | "war" | "end"} phase
 * @property {number} first
 * @property {number | null} turn
 * @property {boolean} firstPrint
 * @property {Record<string, string>} allies
 * @property {{places: Place[], head: number[], deck: number, need: number}} table
 * @property {{row: string[], deck: number}} wonderlandians
 * @property {Region[]} regions
 * @property {{madness: number, shards: number, poison: number | null, quests: number, allies: Record<string, number>}} pool
 * @property {Player[]} players
 * @property {Battle | null} battle
 * @property {{round: number, region: string, winner: number | null, vp: number[]}[]} chart
 * @property {Final[] | null} final
 *
 * @typedef {{bonus: string, chip?: string, n?: number}} Bonus
 * @typedef {{card: string, units: number[], die: boolean, gain: Bonus[], orGain: Bonus[], dark: Bonus[], round: number, source: string}} TeaCard
 */
export {};
