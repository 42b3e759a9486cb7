// Runs a module of tests/pocket under the Python of a pocket's folder: node in_folder.mjs FOLDER SOURCE TESTS MODULE [WEB].
// With WEB, whose node_modules has TypeScript, MuJoCo's WebAssembly build is there too. Prints one line of JSON.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, source, tests, module, web] = process.argv.slice(2);
const runtime = join(folder, "python"), began = performance.now();
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: runtime, stdLibURL: join(runtime, "library.zip"), lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" }, packages: {} }, packageBaseUrl: runtime, convertNullToNone: true });
python.FS.mkdirTree("/house");
for (const name of ["packages.zip", "house.zip"]) python.unpackArchive(new Uint8Array(readFileSync(join(runtime, name))), "zip", { extractDir: "/house" });
for (const [place, root] of [["/source", source], ["/tests", tests]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
// what the folder leaves out because only tests need it comes from the sources
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/house", "/tests"]
import tumblekeep
tumblekeep.__path__.append("/source/tumblekeep")
`);

async function physics() {
  const typescript = createRequire(join(web, "package.json"))("typescript");
  const glue = typescript.transpileModule(readFileSync(join(web, "src/pocket/physics.ts"), "utf8"), { compilerOptions: { module: "esnext", target: "es2022" } }).outputText;
  const { Physics } = await import(`data:text/javascript,${encodeURIComponent(glue)}`);
  const kept = mkdtempSync(join(tmpdir(), "tumblekeep-")), script = join(kept, "mujoco.mjs"); // so named, Node takes it for a module
  copyFileSync(join(folder, "physics/mujoco.js"), script);
  const { default: loadMujoco } = await import(pathToFileURL(script).href);
  rmSync(kept, { recursive: true });
  const before = process.cpuUsage(), engine = await loadMujoco({ wasmBinary: readFileSync(join(folder, "physics/mujoco.wasm")) }), spent = process.cpuUsage(before);
  python.pyimport("tumblekeep.pocket.physics").use(new Physics(engine));
  return { loading: (spent.user + spent.system) / 1e6 };
}

const engine = web ? await physics() : {};
const told = await python.runPythonAsync(`from pocket.${module} import everything\nawait everything()`).catch((error) => {
  console.error(error.message.slice(-1500)); // without it, Node shows Pyodide's whole source
  process.exit(1);
});
console.log(JSON.stringify({ ...JSON.parse(told), ...engine, seconds: (performance.now() - began) / 1000, heap: python._module.HEAP8.length }));
process.exit(0);
