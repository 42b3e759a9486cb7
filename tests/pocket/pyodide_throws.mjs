// Throws under Pyodide: node pyodide_throws.mjs PYODIDE WHEELS SOURCE TESTS PHYSICS WEB. Prints one line of JSON.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, wheels, source, tests, physics, web] = process.argv.slice(2);
const typescript = createRequire(join(web, "package.json"))("typescript");
const glue = typescript.transpileModule(readFileSync(join(web, "src/pocket/physics.ts"), "utf8"), { compilerOptions: { module: "esnext", target: "es2022" } }).outputText;
const { Physics } = await import(`data:text/javascript,${encodeURIComponent(glue)}`);
const folder = mkdtempSync(join(tmpdir(), "tumblekeep-")), script = join(folder, "mujoco.mjs"); // so named, Node takes it for a module
copyFileSync(join(physics, "mujoco.js"), script);
const { default: loadMujoco } = await import(pathToFileURL(script).href);
rmSync(folder, { recursive: true });
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide();
for (const wheel of readdirSync(wheels)) if (wheel.endsWith(".whl")) python.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))), "wheel");
for (const [place, root] of [["/source", source], ["/tests", tests]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/source", "/tests"]
`);
const began = process.cpuUsage();
const module = await loadMujoco({ wasmBinary: readFileSync(join(physics, "mujoco.wasm")) });
const loaded = process.cpuUsage(began);
python.pyimport("tumblekeep.pocket.physics").use(new Physics(module));
const told = await python
  .runPythonAsync("from pocket.throws_in_pyodide import everything\nawait everything()")
  .catch((error) => {
    console.error(error.message.slice(-1500)); // without it, Node shows Pyodide's whole source
    process.exit(1);
  });
console.log(JSON.stringify({ ...JSON.parse(told), loading: (loaded.user + loaded.system) / 1e6 }));
process.exit(0);
