/** Written by the build (web/build/site.mjs): where the parts of Python lie and how many bytes each has. */
export type Part = { url: string; bytes: number };
export type PartName =
  | "pyodide.mjs"
  | "pyodide.asm.mjs"
  | "pyodide.asm.wasm"
  | "stdlib.zip"
  | "snapshot.bin"
  | "micropip.whl"
  | "packaging.whl"
  | "ludoteka.whl";
export const RUNTIME: Readonly<Record<PartName, Part>>;
/** Pyodide's lock file: it insists on one, and finds micropip with it. */
export type Lock = { info: object; packages: Record<"micropip" | "packaging", { file_name: string }> };
export const LOCK: Lock;
/** Bytes of the snapshot when it is unpacked. */
export const SNAPSHOT_LENGTH: number;
/** Changes whenever Python or the rules change. */
export const BUILD: string;
