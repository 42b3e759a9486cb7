import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection, type ConnectionListener, type ConnectionState } from "../src/shell/connection";
import type { Act, FromServer } from "../src/wire";

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.drop(1006);
  }
  drop(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = { type: "welcome", protocol: 1, seq: 4, events: [], sights: [], seats: [0], asked: [0] };
const ACT: Act = { type: "answer", action: "abcdefgh1", seat: 0, at: 4, option: "fight" };

function shelf(): Pick<Storage, "getItem" | "setItem" | "removeItem"> & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

function connect(store = shelf()) {
  const states: ConnectionState[] = [];
  const heard: FromServer[] = [];
  let outbox: readonly Act[] = [];
  const listener: ConnectionListener = {
    onMessage: (message) => heard.push(message),
    onStateChange: (state) => states.push(state),
    onOutboxChange: (acts) => (outbox = acts),
    hello: () => ({ table: "0123456789", tokens: [], language: "en", panels: false, have: 0 }),
  };
  const made = new Connection("0123456789", listener, { open: () => new Wire() as unknown as WebSocket, now: () => Date.now(), store });
  return { connection: made, states, heard, outbox: () => outbox, store, wire: () => Wire.all.at(-1)! };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a connection to a table", () => {
  it("says hello first and is open once it is welcomed", () => {
    const { connection: it_, states, wire } = connect();
    it_.connect();
    wire().open();
    expect(wire().sent[0]).toMatchObject({ type: "hello", protocol: 1, table: "0123456789" });
    expect(states.at(-1)).toBe("connecting");
    wire().say(WELCOME);
    expect(states.at(-1)).toBe("open");
  });

  it("keeps an act until it is acknowledged, and sends the same one again after a break", () => {
    const { connection: it_, outbox, wire, store } = connect();
    it_.connect();
    wire().open();
    wire().say(WELCOME);
    it_.act(ACT);
    expect(wire().sent.at(-1)).toEqual(ACT);
    expect(outbox()).toEqual([ACT]);

    wire().drop(1006);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    wire().open();
    wire().say(WELCOME);
    expect(wire().sent.at(-1)).toEqual(ACT);

    wire().say({ type: "ack", action: ACT.action, seq: 5 });
    expect(outbox()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it("remembers an act across a reload of the page", () => {
    const store = shelf();
    const first = connect(store);
    first.connection.connect();
    first.connection.act(ACT); // before the connection is even open
    first.connection.close();
    const second = connect(store);
    second.connection.connect();
    second.wire().open();
    second.wire().say(WELCOME);
    expect(second.wire().sent).toContainEqual(ACT);
  });

  it("forgets a refused act, but sends again one that is to be sent again", () => {
    const { connection: it_, outbox, wire } = connect();
    it_.connect();
    wire().open();
    wire().say(WELCOME);
    it_.act(ACT);
    const refused = { type: "refused", action: ACT.action, problem: { id: "x", args: {}, text: "x" }, seq: 4 };
    wire().say({ ...refused, again: true });
    expect(outbox()).toEqual([ACT]);
    vi.advanceTimersByTime(800);
    expect(wire().sent.filter((message) => message["action"] === ACT.action)).toHaveLength(2);
    wire().say({ ...refused, again: false });
    expect(outbox()).toEqual([]);
  });

  it("waits longer after every failure, five seconds at most, and no longer once it was welcomed", () => {
    const { connection: it_, wire } = connect();
    it_.connect();
    for (let n = 0; n < 9; n++) {
      wire().drop(1006);
      vi.advanceTimersByTime(6100); // 5 s plus jitter
    }
    expect(Wire.all).toHaveLength(10);
    wire().open();
    wire().say(WELCOME);
    wire().drop(1012);
    vi.advanceTimersByTime(260);
    expect(Wire.all).toHaveLength(11);
  });

  it("took its own sleep for a dead line, and told who never left what was missed", () => {
    const { connection: one, wire, states } = connect();
    one.connect();
    wire().open();
    wire().say(WELCOME);
    vi.setSystemTime(Date.now() + 40_000); // the page was too busy to listen
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("open");
    wire().say({ type: "pong", n: 1 });
    vi.advanceTimersByTime(3000);
    expect(states.at(-1)).toBe("open");
    vi.setSystemTime(Date.now() + 40_000);
    vi.advanceTimersByTime(13_000); // and this time nobody answers
    expect(states.at(-1)).toBe("waiting");
  });

  it("takes twenty seconds of silence for a dead line", () => {
    const { connection: it_, wire, states } = connect();
    it_.connect();
    wire().open();
    wire().say(WELCOME);
    vi.advanceTimersByTime(10_000);
    expect(wire().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(25_000);
    expect(states).toContain("waiting");
  });

  it.each([1008, 4001, 4004])("does not come back after %i", (code) => {
    const { connection: it_, wire, states } = connect();
    it_.connect();
    wire().open();
    wire().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe("closed");
    expect(Wire.all).toHaveLength(1);
  });
});
