/**
 * What a view of Small World holds: the shape of its `board` (py/ludoteka/smallworld/VIEW.md). Only names; nothing runs here.
 *
 * @typedef {{n: number | null, short?: number, chance?: number | null, state: "take" | "die" | "short" | "poor" | "far", fee?: number, why?: string}} Price
 * @typedef {{seat: number | null, race: string, declined: boolean}} Holder
 *
 * @typedef {object} Region
 * @property {Holder | null} holder
 * @property {number} tokens
 * @property {number} beasts
 * @property {boolean} champion
 * @property {boolean} fort
 * @property {boolean} wall
 * @property {boolean} tower
 * @property {boolean} bomb
 * @property {boolean} objective
 * @property {boolean} hidden
 * @property {string[]} relics
 * @property {Price | null} price
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {string | null} race
 * @property {string | null} badge
 * @property {string | null} faction
 * @property {string | null} past
 * @property {string | null} pastBadge
 * @property {number} hand
 * @property {number} beasts
 * @property {string | null} champion
 * @property {number | null} coins
 * @property {number} regions
 * @property {number} declined
 * @property {number} tokens
 * @property {number} tray
 * @property {boolean} harmony
 * @property {string} side
 *
 * @typedef {{race: string, badge: string, tokens: number, coins: number, price: number, open: boolean}} Combo
 * @typedef {{seat: number, coins: number, tokens: number, sources: Record<string, number>}} Final
 * @typedef {{source: string, n: number}} Income
 *
 * @typedef {object} Now
 * @property {number} hand
 * @property {Income[]} income
 * @property {{regions: number, coins: number} | null} decline
 * @property {string[]} used
 * @property {number} scares
 * @property {number} swaps
 * @property {boolean} form
 * @property {string} faction
 * @property {number} deaths
 * @property {number} conquered
 *
 * @typedef {object} Board
 * @property {"base" | "teams" | "murlocs"} variant
 * @property {number} round
 * @property {number} rounds
 * @property {number | null} turn
 * @property {number} first
 * @property {number[]} order
 * @property {string} phase
 * @property {number | null} asked
 * @property {{id: string, regions: string[]}[]} continents
 * @property {Record<string, Region>} regions
 * @property {Combo[]} row
 * @property {{banners: number, badges: number, dropped: string[]}} stack
 * @property {Player[]} players
 * @property {{coins: number, hand: number, regions: number, army: number} | null} murlocs
 * @property {Now | null} now
 * @property {string[]} unseen
 * @property {{stack: number, live: number, dud: number} | null} bombs
 * @property {Final[] | null} final
 *
 * @typedef {{id: string, name: string, terrain: string, symbols: string[], near: string[], face: string}} Land
 * @typedef {{id: string, faction: string, number: number, tray: number, rule: string, source: string}} Race
 * @typedef {{id: string, number: number, rule: string, source: string}} Badge
 * @typedef {{id: string, sort: string, rule: string, source: string}} Relic
 */
export {};
