/**
 * Being told on this device, with the page closed, that a table over days waits. The browser's push service has one address for this
 * page; the server keeps it for each person who wants it.
 */
import { deviceLabel } from "../people/me.svelte";
import { request } from "../shell/api";
import { house } from "../shell/house";
import { translator } from "../shell/messages.svelte";
import type * as wire from "../wire";

const WORKER = "/push-worker.js";
const KEY = `${house.storageKey}-push`;

export const pushApi = {
  shown: (secret: string) => request<wire.PushShown>("GET", "/api/people/me/push", undefined, secret),
  subscribe: (secret: string, wish: wire.PushSubscribe) => request<wire.PushShown>("POST", "/api/people/me/push", wish, secret),
  quiet: (secret: string, wish: wire.QuietHours) => request<wire.PersonDone>("POST", "/api/people/me/push/quiet", wish, secret),
  remove: (secret: string, subscription: string) => request<wire.PersonDone>("POST", "/api/people/me/push/remove", { subscription }, secret),
};

/** Whether this browser can be reached while the page is closed. */
export function canPush(): boolean {
  return !house.isPocket && typeof Notification === "function" && "serviceWorker" in navigator && "PushManager" in window;
}

/** An iPhone or iPad can, once the page is on its home screen. */
export function couldFromHomeScreen(agent = navigator.userAgent): boolean {
  return /iPhone|iPad/.test(agent) && !canPush();
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Tell this person on this device. Null: the browser was told not to allow it, or the server can't. Called by a press, as browsers ask for. */
export async function turnOn(secret: string): Promise<wire.PushShown | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { available, key } = await pushApi.shown(secret);
  return available ? keep(secret, await subscription(key)) : null;
}

async function keep(secret: string, found: PushSubscription): Promise<wire.PushShown> {
  const { endpoint = "", keys } = found.toJSON();
  const wish = { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", label: deviceLabel(), language: translator.language as "en" | "fr", zone: ownZone() };
  const shown = await pushApi.subscribe(secret, wish);
  note(secret, endpoint);
  return shown;
}

async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  const before = await pushManager.getSubscription();
  if (before && sameBytes(before.options.applicationServerKey, wanted)) return before;
  await before?.unsubscribe(); // of a server that was here before
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** Tell this person no longer on this device. Others of this device may still be told. */
export async function turnOff(secret: string, shown: wire.PushShown): Promise<void> {
  for (const one of shown.subscriptions.filter((one) => one.here)) await pushApi.remove(secret, one.id);
  note(secret, null);
}

/** Browsers change their addresses now and then: tell the server the new one. */
export async function stayOn(secret: string): Promise<void> {
  const before = noted()[short(secret)];
  if (!before || !canPush() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const now = await registration?.pushManager.getSubscription();
  if (now?.endpoint === before) return;
  const { available, key } = await pushApi.shown(secret);
  if (available) await keep(secret, await subscription(key));
}

/** Whether this person asked for it on this device. */
export const isOn = (secret: string): boolean => short(secret) in noted();

const short = (secret: string): string => secret.slice(0, 8);

function noted(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function note(secret: string, endpoint: string | null): void {
  const { [short(secret)]: _, ...others } = noted();
  try {
    localStorage.setItem(KEY, JSON.stringify(endpoint === null ? others : { ...others, [short(secret)]: endpoint }));
  } catch {
    // full or forbidden storage: the server knows it anyway
  }
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const raw = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const found = new Uint8Array(one ?? new ArrayBuffer(0));
  return found.length === other.length && found.every((byte, at) => byte === other[at]);
}

/** Minutes of a day as `<input type="time">` writes them, and back. */
export const clockOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export function minutesOf(clock: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
