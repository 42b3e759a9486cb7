/** This device has the table; others join it. What they say goes to the house of this device as from one more page of it. */
import { device } from "../../shell/device.svelte";
import { CHANNEL, pageLock, type HouseState, type StateTold, type ToPage } from "../protocol";
import { readCode } from "./code";
import { Doorkeeper } from "./doorkeeper";
import { near } from "./near.svelte";
import { Peer } from "./peer";

/** Between the pages of this device: a code that was read by another page than the one with the connection. */
const HANDED = "tumblekeep-pocket-nearby";
type Handed = { answer: string } | { taken: number };

/** What a guest is told of this device: that it is there. */
const THERE: HouseState = { phase: "ready", keeping: "memory", size: 0, tables: 0, underWay: [], note: "", heap: 0, waking: 0 };

const waiting = new Map<number, Peer>();
const handing = new BroadcastChannel(HANDED);
handing.onmessage = ({ data }: MessageEvent<Handed>) => {
  if ("answer" in data) void accept(data.answer).then((tag) => tag !== null && handing.postMessage({ taken: tag } satisfies Handed));
};

/** A code for one more device at this table. */
export async function invite(table: string): Promise<{ tag: number; code: string }> {
  near.remember("shared", table);
  const guest = new Guest(table);
  const { peer, code } = await Peer.offer(guest.hear, (state) => {
    near.setGuest(peer.tag, state);
    if (state === "open") guest.begin(peer);
    if (state === "lost") guest.end();
    if (state !== "waiting") waiting.delete(peer.tag);
  });
  waiting.set(peer.tag, peer);
  near.setGuest(peer.tag, "waiting");
  return { tag: peer.tag, code };
}

/** Nobody answers this one any more. */
export function withdraw(tag: number): void {
  waiting.get(tag)?.close();
}

/** Take an answer to one of our codes; null if it is none. */
export async function accept(typed: string): Promise<number | null> {
  const code = readCode(typed);
  const peer = code?.kind === "answer" ? waiting.get(code.tag) : undefined;
  if (!code || !peer) return null;
  waiting.delete(code.tag); // once
  await peer.accept(code);
  return code.tag;
}

/** Hand an answer to whichever page of this device waits for it. */
export async function hand(typed: string, patience = 2000): Promise<boolean> {
  if ((await accept(typed)) !== null) return true;
  const tag = readCode(typed)?.tag;
  return new Promise((then) => {
    const answers = new BroadcastChannel(HANDED);
    const done = (taken: boolean) => {
      answers.close();
      then(taken);
    };
    answers.onmessage = ({ data }: MessageEvent<Handed>) => "taken" in data && data.taken === tag && done(true);
    answers.postMessage({ answer: typed } satisfies Handed);
    setTimeout(() => done(false), patience);
  });
}

class Guest {
  private readonly page = `nearby-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  private readonly keeper = new Doorkeeper(this.page, () => device.settings.language);
  private readonly channel = new BroadcastChannel(CHANNEL);
  private peer: Peer | null = null;
  private house = "";
  private gone: () => void = () => undefined;

  constructor(private readonly table: string) {}

  begin(peer: Peer): void {
    if (this.peer) return;
    this.peer = peer;
    // the house sees by it that the guest is gone
    void navigator.locks.request(pageLock(this.page), () => new Promise<void>((then) => (this.gone = then)));
    this.channel.onmessage = ({ data }: MessageEvent<ToPage | StateTold>) => this.tell(data);
    peer.send({ kind: "table", table: this.table });
  }

  readonly hear = (message: Record<string, unknown>): void => {
    const found = this.keeper.admit(message);
    if (!found) return;
    if ("in" in found) this.channel.postMessage(found.in);
    else this.peer?.send(found.out);
  };

  end(): void {
    this.channel.onmessage = null;
    this.channel.close();
    this.gone();
  }

  private tell(data: ToPage | StateTold): void {
    if (data.kind === "state") {
      if (this.house && this.house !== data.house) this.keeper.reset();
      this.house = data.house;
      this.peer?.send({ to: "all", kind: "state", house: data.house, version: data.version, state: THERE } satisfies StateTold);
    } else if (data.to === this.page) {
      this.keeper.told(data);
      this.peer?.send(data);
    }
  }
}
