/** The files of the house: fetched once, checked against the list of the bundle, and kept in the browser's cache by their hash. */
export interface BundleFile {
  path: string;
  size: number;
  sha256: string;
  /** There is a compressed one beside it, for servers that compress nothing. */
  gz?: boolean;
}

export interface Bundle {
  form: number;
  version: string;
  tumblekeep: string;
  pyodide: string;
  /** The version of each game's rules. */
  rules: Record<string, number>;
  /** Files with answers that are the same for everybody, by address. */
  answers: Record<string, string>;
  files: BundleFile[];
}

/** What keeps a bundle from being used. */
export class BundleError extends Error {
  constructor(
    readonly problem: "incomplete" | "unreachable",
    detail: string,
  ) {
    super(detail);
  }
}

export const LIST = "bundle.json";
const FILES = "tumblekeep-files";

/** Where a file is kept: one with the same bytes need not be fetched again after an update. */
const keyOf = (file: BundleFile, base: string): string => new URL(`kept/${file.sha256}`, base).href;

export interface ReadList {
  bundle: Bundle;
  /** The server sends what is compressed beside the files, by itself. */
  compresses: boolean;
}

export async function readList(base: string, init: RequestInit = {}): Promise<ReadList> {
  let answer: Response;
  try {
    answer = await fetch(new URL(LIST, base), { cache: "no-cache", ...init });
  } catch (error) {
    throw new BundleError("unreachable", String(error));
  }
  if (!answer.ok) throw new BundleError("unreachable", `${LIST}: ${answer.status}`);
  try {
    const bundle = (await answer.json()) as Bundle;
    if (bundle.form !== 1 || !bundle.version || !Array.isArray(bundle.files)) throw new TypeError("another form");
    return { bundle, compresses: answer.headers.get("content-encoding") !== null };
  } catch (error) {
    throw new BundleError("incomplete", `${LIST}: ${String(error)}`);
  }
}

/** The files that Python needs, without those that the browser loads as scripts. */
export const pythonFiles = (bundle: Bundle): BundleFile[] => bundle.files.filter(({ path }) => path.startsWith("python/") && !path.endsWith(".mjs"));

export const totalSize = (files: readonly BundleFile[]): number => files.reduce((sum, file) => sum + file.size, 0);

async function openFiles(): Promise<Cache | null> {
  try {
    return await caches.open(FILES);
  } catch {
    return null; // no cache in this browser or window: everything is fetched each time
  }
}

/** The bytes of a file. `progress` is told how many more are there, uncompressed. `keeps`: by its hash, for the next time. */
export async function readFile(file: BundleFile, base: string, compresses: boolean, progress: (more: number) => void, keeps = true): Promise<Uint8Array> {
  const kept = keeps ? await openFiles() : null, key = keyOf(file, base);
  const before = await kept?.match(key);
  if (before) {
    const bytes = new Uint8Array(await before.arrayBuffer());
    if (bytes.length === file.size) {
      progress(bytes.length);
      return bytes;
    }
    await kept!.delete(key);
  }
  const bytes = await fetched(file, base, compresses, progress);
  await check(file, bytes);
  try {
    await kept?.put(key, new Response(bytes as Uint8Array<ArrayBuffer>));
  } catch {
    // no room: it is fetched again the next time
  }
  return bytes;
}

/** Whether a file is here already. */
export async function isKept(file: BundleFile, base: string): Promise<boolean> {
  return !!(await (await openFiles())?.match(keyOf(file, base)));
}

/** Forget the files that none of these bundles needs. */
export async function forgetOthers(bundles: readonly Bundle[], base: string): Promise<void> {
  const kept = await openFiles();
  const needed = new Set(bundles.flatMap((bundle) => bundle.files.map((file) => keyOf(file, base))));
  for (const { url } of (await kept?.keys()) ?? []) if (!needed.has(url)) await kept!.delete(url);
}

async function fetched(file: BundleFile, base: string, compresses: boolean, progress: (more: number) => void): Promise<Uint8Array> {
  const unpacks = file.gz && !compresses && typeof DecompressionStream === "function";
  const packed = unpacks ? await body(new URL(`${file.path}.gz`, base)) : null;
  const stream = packed ? packed.pipeThrough(new DecompressionStream("gzip")) : await body(new URL(file.path, base));
  if (!stream) throw new BundleError("incomplete", `${file.path}: missing`);
  const bytes = new Uint8Array(file.size);
  let at = 0;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (at + value.length > bytes.length) throw new BundleError("incomplete", `${file.path}: longer than ${file.size} bytes`);
      bytes.set(value, at);
      at += value.length;
      progress(value.length);
    }
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError("incomplete", `${file.path}: ${String(error)}`);
  }
  if (at !== file.size) throw new BundleError("incomplete", `${file.path}: ${at} of ${file.size} bytes`);
  return bytes;
}

/** The body at an address; null if there is no such file. */
async function body(url: URL): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  let answer: Response;
  try {
    answer = await fetch(url);
  } catch (error) {
    throw new BundleError("unreachable", `${url.pathname}: ${String(error)}`);
  }
  // a server with a page for every address would answer with that page
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") && !url.pathname.endsWith(".html");
  return answer.ok && !isPage ? answer.body : null;
}

async function check(file: BundleFile, bytes: Uint8Array): Promise<void> {
  if (!globalThis.crypto?.subtle) return; // only on an address without https: the size was right
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== file.sha256) throw new BundleError("incomplete", `${file.path}: other bytes than listed`);
}
