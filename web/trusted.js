/**
 * The one door for addresses of scripts that run apart from the page (workers): files of this site only. Where the browser
 * has Trusted Types the page's policy lets no other string through, and lit-html's own policy is the only one for markup.
 */

/** @param {string} url */
function own(url) {
  const { protocol, origin } = new URL(url, document.baseURI);
  // The site in one file (single.js) has no other files: its workers are inside it.
  const inside = "ludotekaAt" in globalThis && (protocol === "data:" || protocol === "blob:");
  if (inside || (origin === location.origin && origin !== "null")) return url;
  throw new TypeError(`not a script of this site: ${url}`);
}

/** @type {{createScriptURL(url: string): string} | undefined} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("ludoteka", { createScriptURL: own });

/**
 * An address that a worker may be started from.
 * @param {string} url
 * @returns {string}
 */
export const scriptUrl = (url) => policy?.createScriptURL(url) ?? own(url);
