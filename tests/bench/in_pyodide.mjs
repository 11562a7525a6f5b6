// node in_pyodide.mjs PYODIDE WHEEL SCRIPT ARGUMENT...: runs a Python script in Pyodide with our wheel at hand
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [home, wheel, script, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: home });
python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
python.globals.set("arguments", [script, ...rest].join("\n"));
python.runPython("import sys; sys.argv = arguments.split('\\n')");
python.runPython(await readFile(script, "utf8"));
