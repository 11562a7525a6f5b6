/**
 * The languages of the site: those whose folder under locales/ is complete. Each names itself.
 * @type {{code: string, name: string}[]}
 */
export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "uk", name: "Українська" },
  { code: "ru", name: "Русский" },
  { code: "pl", name: "Polski" },
];
