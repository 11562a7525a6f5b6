// Stands in the head of the page itself (build/site.mjs puts it there), before any module has come: asks for what the first screen will
// need, as far as the address and what is kept here tell. Modules ask for it again and find it on its way. It may guess wrong,
// never fail: whatever it does not foresee comes a little later.
{
  /** @type {Record<string, string>} */
  const names = JSON.parse(document.querySelector("script[type=importmap]")?.textContent ?? "{}").imports ?? {};

  /**
   * @param {string} path in web/
   * @param {"fetch" | "font" | "style" | "image" | ""} as "" is a module
   */
  const ask = (path, as) => {
    const href = names[`./web/${path}`];
    if (!href) return;
    const link = document.createElement("link");
    link.rel = as ? "preload" : "modulepreload";
    if (as) link.as = as;
    if (as === "fetch" || as === "font") link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  };

  /** @param {string} key */
  const kept = (key) => {
    try {
      return localStorage.getItem(`ludoteka.${key}`) ?? "";
    } catch {
      return "";
    }
  };

  const chosen = /"lang":"(\w+)"/.exec(kept("settings"))?.[1] ?? "";
  const tags = [chosen, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  const lang = tags.find((tag) => `./web/locales/${tag}/shell.ftl` in names) ?? "en";
  ask(`locales/${lang}/shell.ftl`, "fetch");
  const letters = { en: [], pl: ["latin-ext"] }[lang] ?? ["cyrillic"];
  for (const subset of ["latin", ...letters]) {
    ask(`fonts/yeseva-one-${subset}-400-normal.woff2`, "font");
    ask(`fonts/commissioner-${subset}-wght-normal.woff2`, "font");
  }
  const table = /^#table\/(\w+)$/.exec(location.hash)?.[1];
  const game = table && /"game":"(\w+)"/.exec(kept(`table.${table}`))?.[1];
  if (game) {
    ask(`boards/${game}.js`, "");
    ask(`locales/${lang}/${game}-table.ftl`, "fetch");
    ask(`about/${game}.json`, "fetch");
    ask(`styles/${game}.css`, "style");
    ask("icons/app.svg", "image");
    ask(`icons/${game}.svg`, "image");
  }
}
