import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** What shrinks (fonts are packed already), and the size below which it is not worth a header: as `server/door/pages.py` and `packing.py` have them. */
const SHRINKS = /\.(css|html|js|svg|webmanifest)$/;
const SMALLEST = 1000;

/** Lays beside every file of the page what brotli makes of it, once, as small as it gets: the server sends that to whoever takes it. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => SHRINKS.test(name))) {
        const file = join(dir!, name);
        const raw = readFileSync(file);
        if (raw.length < SMALLEST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
        writeFileSync(`${file}.br`, brotliCompressSync(raw, { params }));
      }
    },
  };
}
