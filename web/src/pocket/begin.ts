/** Starts the worker with the house, connects the page to it, and shows the page. */
import { mount } from "svelte";

import { bringTable, isTableFile } from "../moving/table-file";
import { api } from "../shell/api";
import { device } from "../shell/device.svelte";
import { house } from "../shell/house";
import { notices } from "../shell/notices.svelte";
import { router } from "../shell/router.svelte";
import { enterTable } from "../shell/sealed-numbers";
import { BundleError, readList } from "./bundle";
import type { Begin } from "./house-worker";
import { PageHouse } from "./page-house";
import { near } from "./nearby/near.svelte";
import { isPhysicsKept } from "./physics-files";
import { pocket, type InstallOffer } from "./pocket-state.svelte";
import PocketStrip from "./PocketStrip.svelte";
import { CHANNEL, pageLock } from "./protocol";
import { takeShared } from "./shared-file";
import { keepPage } from "./updates";
import { words } from "./words.svelte";

export async function begin(): Promise<void> {
  const base = new URL("./", document.baseURI.split(/[?#]/)[0]).href, asked = new URLSearchParams(location.search);
  const name = crypto.getRandomValues(new Uint32Array(2)).join("-");
  pocket.base = base;
  // held as long as this page is open: the house sees by it that the page is gone
  void navigator.locks?.request(pageLock(name), () => new Promise(() => undefined));
  const page = new PageHouse(name, new BroadcastChannel(CHANNEL), (state) => (pocket.house = state), device.settings.language);
  pocket.page = page;
  const worker = new Worker(new URL("./house-worker.ts", import.meta.url), { type: "module", name: "tumblekeep-house" });
  worker.postMessage({ base, language: device.settings.language } satisfies Begin);
  worker.onerror = (event) => (pocket.house = { phase: "failed", problem: "broken", detail: event.message });

  const listed = readList(base).then(
    ({ bundle }) => (pocket.bundle = bundle),
    (error: unknown) => {
      pocket.house = { phase: "failed", problem: error instanceof BundleError ? error.problem : "broken", detail: String(error) };
      return null;
    },
  );
  house.fetch = async (path, init) => {
    const elsewhere = near.fetch(path, init);
    if (elsewhere) return elsewhere;
    const ready = !init?.method || init.method === "GET" ? (await listed)?.answers[path] : undefined;
    if (ready) {
      const answer = await fetch(new URL(ready, base)).catch(() => null);
      if (answer?.ok) return path === "/api/games" && !(await canThrow(base)) ? withoutPhysics(answer) : answer;
    }
    const answer = await page.fetch(path, init);
    if (init?.method === "POST" && path === "/api/tables" && answer.ok) void askToKeep();
    return answer;
  };
  house.openSocket = (table) => near.openSocket(table) ?? page.openSocket(`/api/tables/${encodeURIComponent(table)}/socket`) as unknown as WebSocket;

  house.invitation = () => import("./nearby/NearbyInvitation.svelte");
  takeCode();
  addEventListener("hashchange", (event) => takeCode(event));

  const game = asked.get("game");
  if (game) device.save({ door: game });
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    pocket.install = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (pocket.install = null));
  await words.load();
  mount(PocketStrip, { target: document.getElementById("pocket")! });
  await import("../main");
  void listed.then(() => keepPage(base));
  if (asked.has("shared")) await openShared(base);
  if (location.search) history.replaceState(null, "", location.pathname + location.hash);
}

/** Whether throws can be simulated: the engine is on this device, or there is a network to fetch it. */
const canThrow = async (base: string): Promise<boolean> => navigator.onLine || (!!pocket.bundle && (await isPhysicsKept(pocket.bundle, base)));

const withoutPhysics = async (answer: Response): Promise<Response> => Response.json({ ...((await answer.json()) as object), physics: false });

/** A game has begun, so there is something to lose: ask the browser to keep it even if the device gets full. */
async function askToKeep(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}

/** A link from another device in the room, read by this one's camera; the page stays where it was. */
function takeCode(changed?: HashChangeEvent): void {
  const code = /^#\/near\/([\w-]+)$/.exec(location.hash)?.[1];
  if (!code) return;
  history.replaceState(null, "", changed ? changed.oldURL : `${location.pathname}${location.search}#/`);
  router.look();
  near.dialog = { guest: code };
}

async function openShared(base: string): Promise<void> {
  const log = await takeShared(base).catch(() => null);
  if (log === null) return;
  try {
    if (isTableFile(log)) return await bringTable(log);
    const opened = await api.load({ log });
    await enterTable(opened, {});
    router.go(`/t/${opened.table.id}`);
  } catch (problem) {
    notices.showError(problem);
  }
}
