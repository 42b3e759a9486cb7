// Plays in a house under Pyodide: node pyodide_games.mjs PYODIDE WHEELS SOURCE TESTS. Prints one line of JSON.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, wheels, source, tests] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const began = performance.now();
const python = await loadPyodide();
for (const wheel of readdirSync(wheels)) if (wheel.endsWith(".whl")) python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))), "wheel");
for (const [place, root] of [["/source", source], ["/tests", tests]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
const told = await python
  .runPythonAsync(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/source", "/tests"]
from pocket.in_pyodide import everything
await everything()
`)
  .catch((error) => {
    console.error(error.message); // without it, Node shows Pyodide's whole source
    process.exit(1);
  });
console.log(JSON.stringify({ ...JSON.parse(told), seconds: (performance.now() - began) / 1000, heap: python._module.HEAP8.length }));
process.exit(0);
