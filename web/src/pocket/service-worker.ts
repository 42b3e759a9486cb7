/**
 * Serves the page from the version in use, network or not. It decides nothing: the page fills the caches and moves the pointer. What a
 * server answers under /api never passes through here.
 */
import { cacheName, currentVersion } from "./page-cache";
import { keepShared } from "./shared-file";

interface ServiceWorkerEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends ServiceWorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response> | Response): void;
}
const worker = self as unknown as {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener<E extends ServiceWorkerEvent>(kind: string, act: (event: E) => void): void;
};
const scope = worker.registration.scope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener<Fetching>("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (!url.href.startsWith(scope)) return;
  const path = url.href.slice(scope.length).split(/[?#]/)[0]!;
  if (request.method === "POST" && path === "share") return event.respondWith(keepShared(request, scope));
  if (request.method !== "GET" || path.startsWith("api/") || request.headers.has("X-Latest")) return;
  event.respondWith(served(request, request.mode === "navigate" ? "index.html" : path));
});

async function served(request: Request, path: string): Promise<Response> {
  const version = await currentVersion(scope);
  const found = version ? await (await caches.open(cacheName(scope, version))).match(new URL(path || "index.html", scope).href) : undefined;
  return found ?? fetch(request);
}
