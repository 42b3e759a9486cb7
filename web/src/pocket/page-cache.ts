/**
 * The page's own files, kept for days without a network: one cache for each version, and a pointer to the one in use. The service worker
 * reads them; the page fills them. A new version is used only when the pointer moves, so an update waits as long as it has to.
 */
import { isKept, readFile, readList, type Bundle, type BundleFile } from "./bundle";

const POINTER = "tumblekeep-current";

/** Several pockets may be in folders of one address. */
export const cacheName = (scope: string, version: string): string => `tumblekeep-page ${new URL(scope).pathname} ${version}`;

export async function currentVersion(scope: string): Promise<string> {
  const found = await (await caches.open(POINTER)).match(scope);
  return found ? found.text() : "";
}

export async function setCurrent(scope: string, version: string): Promise<void> {
  await (await caches.open(POINTER)).put(scope, new Response(version));
}

const ON_DEMAND = "physics/";

/** Everything but Python, which is kept by hash, and what is fetched when it is needed. */
const pageFiles = (bundle: Bundle): BundleFile[] => bundle.files.filter(({ path }) => !path.startsWith(ON_DEMAND) && (!path.startsWith("python/") || path.endsWith(".mjs")));

/** Keep all files of the page of this version; raises if one is missing or has other bytes. */
export async function fill(scope: string, bundle: Bundle, compresses: boolean): Promise<void> {
  const cache = await caches.open(cacheName(scope, bundle.version));
  for (const file of pageFiles(bundle)) {
    const url = new URL(file.path, scope).href;
    if (await cache.match(url)) continue;
    const bytes = await readFile(file, scope, compresses, () => undefined, false);
    await cache.put(url, new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": typeOf(file.path) } }));
  }
  await cache.put(new URL("bundle.json", scope).href, Response.json(bundle));
}

/** Keep one more file with the page of a version. */
export async function keepInPage(scope: string, version: string, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await (await caches.open(cacheName(scope, version))).put(new URL(path, scope).href, new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": typeOf(path) } }));
  } catch {
    // no cache in this browser, or no room: it is fetched again the next time
  }
}

const TYPES: Record<string, string> = {
  css: "text/css", ftl: "text/plain; charset=utf-8", html: "text/html; charset=utf-8", js: "text/javascript", json: "application/json",
  mjs: "text/javascript", png: "image/png", svg: "image/svg+xml", webmanifest: "application/manifest+json", woff2: "font/woff2",
};

const typeOf = (path: string): string => TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";

export async function forgetOtherPages(scope: string, versions: readonly string[]): Promise<void> {
  const mine = cacheName(scope, ""), kept = new Set(versions.map((version) => cacheName(scope, version)));
  for (const name of await caches.keys()) if (name.startsWith(mine) && !kept.has(name)) await caches.delete(name);
}

/** What a server offers now, past every cache. */
export const latest = (scope: string) => readList(scope, { cache: "no-store", headers: { "X-Latest": "1" } });

/** Fetch the whole of a newer version, so that it can be used without a network. */
export async function fetchWhole(scope: string, bundle: Bundle, compresses: boolean): Promise<void> {
  await fill(scope, bundle, compresses);
  for (const file of bundle.files.filter(({ path }) => path.startsWith("python/") && !path.endsWith(".mjs")))
    if (!(await isKept(file, scope))) await readFile(file, scope, compresses, () => undefined);
}
