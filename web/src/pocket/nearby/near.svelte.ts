/** Tables that are played by several devices in one room: which they are, and how the connections to those devices are. */
import { HouseSocket, type PageHouse } from "../page-house";
import type { PeerState } from "./peer";

export const NEARBY_KEY = "tumblekeep-pocket-nearby";
const TABLE = /^\/api\/tables\/([0-9a-hjkmnp-tv-z]{10})(?:[/?]|$)/;
const MOST_KEPT = 50;

/** Whether this browser can speak to another device without a server. */
export const canMeet = (): boolean => typeof RTCPeerConnection === "function" && !!navigator.locks;

/** What is shown: a code for one more device at a table, or the way to another device's table, with its code if it was read. */
export type NearbyDialog = { host: string } | { guest: string };

interface Kept {
  /** Tables on other devices. */
  elsewhere: string[];
  /** Tables of this device for which a code was shown. */
  shared: string[];
}

class Near {
  kept = $state.raw<Kept>(load());
  /** This device's connection to the one with the table; null if there was none since the page was opened. */
  link = $state.raw<PeerState | null>(null);
  /** The connections of other devices to this one, by the tag of their offer. */
  guests = $state.raw<Readonly<Record<number, PeerState>>>({});
  dialog = $state.raw<NearbyDialog | null>(null);
  /** The other device's house, while it can be reached. */
  house: PageHouse | null = null;

  readonly connected = $derived(Object.values(this.guests).filter((state) => state !== "waiting" && state !== "lost").length);

  isElsewhere = (table: string): boolean => this.kept.elsewhere.includes(table);
  isShared = (table: string): boolean => this.kept.shared.includes(table);

  remember(where: keyof Kept, table: string): void {
    if (this.kept[where].includes(table)) return;
    this.kept = { ...this.kept, [where]: [...this.kept[where], table].slice(-MOST_KEPT) };
    try {
      localStorage.setItem(NEARBY_KEY, JSON.stringify(this.kept));
    } catch {
      // storage is full or forbidden: it is known as long as the page is open
    }
  }

  setGuest(tag: number, state: PeerState): void {
    const { [tag]: _, ...others } = this.guests;
    this.guests = state === "lost" ? others : { ...others, [tag]: state };
  }

  /** The answer of the device with the table; null: the table is on this device. */
  fetch(path: string, init?: RequestInit): Promise<Response> | null {
    const table = TABLE.exec(path)?.[1];
    if (!table || !this.isElsewhere(table)) return null;
    return this.house ? this.follow(path, this.house.fetch(path, init)) : Promise.reject(new TypeError("the other device is not connected"));
  }

  /** A connection to a table on another device; null: it is on this one. */
  openSocket(table: string): WebSocket | null {
    if (!this.isElsewhere(table)) return null;
    const socket = this.house?.openSocket(`/api/tables/${table}/socket`) ?? new HouseSocket(() => undefined, () => undefined);
    if (!this.house) queueMicrotask(() => socket.ended(1006)); // tried again by itself
    return socket as unknown as WebSocket;
  }

  /** A rematch is on the same device as the game before it. */
  hear(text: string): void {
    for (const [, next] of text.matchAll(/"next":\s*"([0-9a-hjkmnp-tv-z]{10})"/g)) this.remember("elsewhere", next!);
  }

  private async follow(path: string, asked: Promise<Response>): Promise<Response> {
    const answer = await asked;
    const opened = path.endsWith("/rematch") && answer.ok ? ((await answer.clone().json()) as { table?: { id?: string } }).table?.id : undefined;
    if (opened) this.remember("elsewhere", opened);
    return answer;
  }
}

function load(): Kept {
  const kept: Kept = { elsewhere: [], shared: [] };
  try {
    const stored = JSON.parse(localStorage.getItem(NEARBY_KEY) ?? "{}") as Partial<Kept>;
    for (const where of ["elsewhere", "shared"] as const) if (Array.isArray(stored[where])) kept[where] = stored[where].filter((one) => typeof one === "string");
  } catch {
    // damaged or forbidden storage: the codes have to be read again
  }
  return kept;
}

export const near = new Near();
