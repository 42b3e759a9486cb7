// Writes a compressed file beside each file: node pack.mjs FOLDER KEPT br|gz FILE...
// KEPT is a folder of what was compressed before, by hash: most of the bytes are the same from one version to the next.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, kept, ending, ...names] = process.argv.slice(2);
const brotli = (raw) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return brotliCompressSync(raw, { params });
};
const gzip = (raw) => {
  const packed = gzipSync(raw, { level: 9 });
  packed[9] = 255; // which system packed it: unknown, so that every system writes the same byte
  return packed;
};
mkdirSync(kept, { recursive: true });
for (const name of names) {
  const raw = readFileSync(join(folder, name)), hash = createHash("sha256").update(raw).digest("hex");
  const before = join(kept, `${hash}.${ending}`);
  if (!existsSync(before)) {
    writeFileSync(`${before}.new`, { br: brotli, gz: gzip }[ending](raw));
    renameSync(`${before}.new`, before);
  }
  copyFileSync(before, join(folder, `${name}.${ending}`));
}
