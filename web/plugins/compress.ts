import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** File types worth compressing (fonts already are) and the minimum size. Keep in step with `server/door/pages.py` and `packing.py`. */
const SHRINKS = /\.(css|html|js|svg|webmanifest)$/;
const SMALLEST = 1000;

/** Write a brotli file beside every file of the page at build time, at maximum quality. The server sends it to browsers that accept it. */
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
