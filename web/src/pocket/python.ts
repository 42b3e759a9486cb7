/** Starts Python in a worker, over the files of a bundle. */
import { BundleError, pythonFiles, readFile, readList, totalSize, type Bundle } from "./bundle";

/** The part of Pyodide that is used. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void };
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
  _module: { HEAP8: Int8Array };
}

export interface Started {
  python: Python;
  bundle: Bundle;
}

const SITE = "/house";

/** The entries of an archive that is not compressed inside: `compile.mjs` makes such ones. */
export function* entriesOf(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength), end = archive.length - 22;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw new BundleError("incomplete", "an archive has no end");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left; left--) {
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [name, extra, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    const header = view.getUint32(at + 42, true);
    if (method) throw new BundleError("incomplete", "an archive is compressed inside");
    const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    yield [new TextDecoder().decode(archive.subarray(at + 46, at + 46 + name)), archive.subarray(from, from + size)];
    at += 46 + name + extra + comment;
  }
}

/** Fetch what is needed and start; `progress` is told what is being done, and how much of it is done. */
export async function startPython(base: string, progress: (step: "fetch" | "start", done: number, total: number) => void): Promise<Started> {
  const { bundle, compresses } = await readList(base);
  const files = pythonFiles(bundle), total = totalSize(files);
  let done = 0;
  progress("fetch", 0, total);
  const read = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file, base, compresses, (more) => progress("fetch", (done += more), total));
      return [file.path, bytes] as const;
    }),
  );
  progress("start", 0, 1);
  const bytes = new Map(read);
  const python = await loaded(base, bytes);
  for (const name of ["python/packages.zip", "python/house.zip"]) {
    const made = new Set<string>();
    for (const [path, data] of entriesOf(needed(bytes, name))) {
      const folder = `${SITE}/${path.slice(0, path.lastIndexOf("/") + 1)}`;
      if (!made.has(folder)) python.FS.mkdirTree(folder);
      made.add(folder);
      python.FS.writeFile(`${SITE}/${path}`, data, { canOwn: true });
    }
  }
  python.runPython(`import sys; sys.path.insert(0, "${SITE}"); sys.dont_write_bytecode = True`);
  return { python, bundle };
}

function needed(bytes: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const found = bytes.get(name);
  if (!found) throw new BundleError("incomplete", `${name}: not listed`);
  return found;
}

async function loaded(base: string, bytes: ReadonlyMap<string, Uint8Array>): Promise<Python> {
  const index = new URL("python/", base).href, library = new URL("python/library.zip", base).href;
  const fromHere = new Map([
    [new URL("python/pyodide.asm.wasm", base).href, ["python/pyodide.asm.wasm", "application/wasm"]],
    [library, ["python/library.zip", "application/zip"]],
  ] as const);
  let script: { loadPyodide(options: object): Promise<Python> };
  try {
    script = (await import(/* @vite-ignore */ new URL("python/pyodide.mjs", base).href)) as typeof script;
  } catch (error) {
    throw new BundleError("incomplete", `python/pyodide.mjs: ${String(error)}`);
  }
  // Pyodide fetches by itself; it gets what was fetched and checked already
  const real = globalThis.fetch;
  globalThis.fetch = async (what, init) => {
    const [name, type] = fromHere.get(what instanceof Request ? what.url : String(what)) ?? [];
    return name ? new Response(needed(bytes, name) as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": type! } }) : real(what, init);
  };
  try {
    const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" };
    return await script.loadPyodide({ indexURL: index, stdLibURL: library, lockFileContents: { info, packages: {} }, packageBaseUrl: index, convertNullToNone: true });
  } finally {
    globalThis.fetch = real;
  }
}
