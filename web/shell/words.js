/** Typed words against known phrases: case, accents and endings do not count, the beginning of a word is enough. Knows no game. */

/**
 * A thing that can be meant: phrases by which people call it, and words that only its id has.
 * @template T
 * @typedef {{what: T, said: string[], id: string}} Meaning
 */

/** Letters that no decomposition takes apart. @type {Record<string, string>} */
const PLAIN = { ł: "l", ґ: "г", đ: "d", ø: "o", ß: "ss" };
const [SAME, BEGUN, BY_ID, AKIN] = [4, 3, 2, 1];
/** Letters by which the ends of two words may differ (cases, persons, a slip). */
const ENDING = 2;

/** @param {string} text */
export function words(text) {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ`]/gu, "")
    .toLowerCase()
    .replace(/[łґđøß]/g, (letter) => PLAIN[letter])
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * How well a typed word is this word: the higher the better, 0 is not at all. Numbers are themselves or nothing.
 * @param {string} typed
 * @param {string} word
 */
function likeness(typed, word) {
  if (typed === word) return SAME;
  if (/^\p{N}/u.test(typed) || /^\p{N}/u.test(word)) return 0;
  if (typed.length > 1 && word.startsWith(typed)) return BEGUN;
  const shorter = Math.min(typed.length, word.length);
  const [one, two] = [typed.slice(0, shorter - ENDING), word.slice(0, shorter - ENDING)];
  const near = Math.abs(typed.length - word.length) <= ENDING;
  return shorter > ENDING + 1 && near && one.length > 2 && one === two ? AKIN : 0;
}

/**
 * @template T
 * @param {string[]} typed
 * @param {Meaning<T>} meaning
 * @returns {{understood: number, score: number}} how many of the words are found, and how well
 */
function weigh(typed, { said, id }) {
  const own = words(id);
  let understood = 0;
  let score = 0;
  const spoken = said.flatMap(words);
  for (const word of typed) {
    const best = Math.max(0, ...spoken.map((each) => likeness(word, each)), own.includes(word) ? BY_ID : 0);
    understood += best ? 1 : 0;
    score += best;
  }
  return { understood, score };
}

/**
 * What the words mean: everything that holds all of them, if one of these holds them better than any other then only that.
 * @template T
 * @param {string} text
 * @param {Meaning<T>[]} meanings
 * @returns {T[]}
 */
export function understand(text, meanings) {
  const typed = words(text);
  if (!typed.length) return [];
  const whole = typed.join(" ");
  const weighed = meanings
    .map((meaning) => ({ meaning, ...weigh(typed, meaning) }))
    .filter(({ understood }) => understood === typed.length);
  const most = Math.max(...weighed.map(({ score }) => score));
  const best = weighed.filter(({ score }) => score === most).map(({ meaning }) => meaning);
  // "end" is the move of that name, not one among all that begin so.
  const exact = best.filter(({ said, id }) => [...said, id].some((phrase) => words(phrase).join(" ") === whole));
  return (exact.length === 1 ? exact : best).map(({ what }) => what);
}

/** @param {string} text */
function pairs(text) {
  return new Set([...text].slice(1).map((letter, index) => [...text][index] + letter));
}

/**
 * The nearest phrases to something that was not understood, the best first.
 * @template T
 * @param {string} text
 * @param {Meaning<T>[]} meanings
 * @param {number} most
 * @returns {T[]}
 */
export function nearest(text, meanings, most) {
  const typed = words(text);
  const letters = pairs(typed.join(" "));
  /** @param {string} phrase */
  const alike = (phrase) => {
    const others = pairs(words(phrase).join(" "));
    const common = [...letters].filter((pair) => others.has(pair)).length;
    return (2 * common) / (letters.size + others.size || 1);
  };
  return meanings
    .map((meaning) => ({
      what: meaning.what,
      worth: weigh(typed, meaning).understood * 2 + Math.max(...[...meaning.said, meaning.id].map(alike)),
    }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ what }) => what);
}
