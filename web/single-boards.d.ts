/** Written by the build (web/build/single.mjs): the boards, which one file cannot fetch by name. */
export const BOARDS: Readonly<Record<string, () => Promise<import("./types.d.ts").Board>>>;
