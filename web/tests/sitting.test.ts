// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { Sitting } from "../src/shell/sitting.svelte";
import type { EventShown, FromServer, TableShown } from "../src/wire";

const TABLE: TableShown = {
  id: "0123456789", game: "dungeon_attack", version: 1, options: {}, pack: null, title: "", public: false, watchable: true, throws: "sampled", pace: "days", clock: 0, odds: "always", hints: [0, 0], code: null,
  state: "playing", watchers: 0, created: 0, touched: 0, archived: false, commitment: "", fair: 2, closing: false, seals: null, seed: null, taken_back: 0, next: null, answered: 3,
  seats: [
    { seat: 0, kind: "person", name: "Ada", level: null, here: true, returnable: false, away: false, double: false, adds: "nothing" },
    { seat: 1, kind: "person", name: "Bo", level: null, here: false, returnable: false, away: false, double: false, adds: "nothing" },
  ],
};

const event = (seq: number, change: Partial<EventShown> = {}): EventShown => ({
  seq, at: 0, kind: "moved", by: 0, answers: [], told: [], flight: null, chat: null, kept: null, cause: null, ...change,
});
const told = (kind: string, who: number) => ({ kind, fields: { who }, message: { id: `tale-${kind}`, args: {} } });
const question = (seat: number) => ({ kind: "choose", ask: "act", clause: "X-1", seat, prompt: { id: "ask-act", args: {} }, options: [{ id: "pass", label: { id: "act-pass", args: {} } }], barred: [] });
const sight = (seat: number, asked: number) => ({ seat, view: {}, mark: "", question: question(asked), panels: null, undo: { free: null, ask: null } });

function sit(): Sitting {
  const sitting = new Sitting("0123456789", () => [], () => false, {
    open: () => ({ close() {}, send() {}, readyState: 1 }) as unknown as WebSocket,
    now: () => 0,
    store: null,
  });
  return sitting;
}

const welcome = (change: object = {}): FromServer =>
  ({ type: "welcome", protocol: 1, seq: 2, table: TABLE, seats: [0], events: [event(1), event(2)], asked: [0], sights: [sight(0, 0)], proposal: null, outcome: null, ...change }) as FromServer;
const happened = (seq: number, change: object = {}, own: Partial<EventShown> = {}): FromServer =>
  ({ type: "event", seq, event: event(seq, own), table: null, asked: [1], sights: null, proposal: null, outcome: null, ...change }) as FromServer;

describe("a sitting", () => {
  it("knows how somebody else aims until something happens", () => {
    const sitting = sit(), aimed = { aim: 1, height: 2, speed: 1.5, at: [0, 0, 0.1] as [number, number, number], power: 30 };
    sitting.heard(welcome());
    sitting.heard({ type: "aim", seat: 1, at: 2, aimed });
    expect(sitting.aimed?.aimed?.power).toBe(30);
    sitting.heard(happened(3, {}, { kind: "said", chat: null }));
    expect(sitting.aimed?.seat).toBe(1);
    sitting.heard({ type: "aim", seat: 1, at: 2, aimed: null });
    expect(sitting.aimed).toBeNull();
    sitting.heard({ type: "aim", seat: 1, at: 2, aimed });
    sitting.heard(happened(4));
    expect(sitting.aimed).toBeNull();
  });
  it("told a newcomer off whose moment was let pass for them while a bot was quicker", () => {
    const refused = (give: (sitting: Sitting) => void) => {
      const sitting = sit();
      sitting.heard(welcome());
      give(sitting);
      sitting.heard({ type: "refused", action: sitting.sending!.action, problem: { id: "server-not-asked", args: {}, text: "not your turn" }, seq: 2, again: false });
      return sitting.refused?.text;
    };
    expect(refused((sitting) => sitting.letPass("pass"))).toBeUndefined();
    expect(refused((sitting) => sitting.answer("pass"))).toBe("not your turn");
  });
  it("knows when it is one's turn, and whose otherwise", () => {
    const sitting = sit();
    sitting.heard(welcome());
    expect(sitting.myTurn).toBe(true);
    expect(sitting.choice?.options?.[0]?.id).toBe("pass");
    sitting.heard(happened(3, { sights: [sight(0, 1)] }));
    expect(sitting.myTurn).toBe(false);
    expect(sitting.asked).toEqual([1]);
  });

  it("asked once more what was answered already, while one still looked at the throw before", async () => {
    const sitting = sit();
    sitting.open();
    sitting.heard(welcome());
    let land = () => {};
    sitting.stage(() => ({ done: new Promise<void>((resolve) => (land = resolve)), skip: () => land() }));
    sitting.heard(happened(3, { asked: [0], sights: [sight(0, 0)] }));
    land();
    await new Promise((later) => setTimeout(later));
    expect(sitting.myTurn).toBe(true);
    sitting.stage(() => null);
    sitting.answer("pass");
    sitting.heard({ type: "ack", action: sitting.outbox[0]!.action, seq: 4 } as FromServer);
    sitting.heard(happened(4, { sights: [sight(0, 1)] }));
    land();
    await new Promise((later) => setTimeout(later));
    expect(sitting.myTurn).toBe(false);
  });

  it("looks from the seat that is asked when several are held, unless one is chosen", () => {
    const sitting = sit();
    sitting.heard(welcome({ seats: [0, 1], asked: [1], sights: [sight(0, 1), sight(1, 1)] }));
    expect(sitting.seat).toBe(1);
    sitting.chosen = 0;
    expect(sitting.seat).toBe(0);
  });

  it("takes no event twice, and asks for everything anew when one is missing", () => {
    const sitting = sit();
    sitting.heard(welcome());
    sitting.heard(happened(2));
    expect(sitting.events).toHaveLength(2);
    sitting.heard(happened(5));
    expect(sitting.events).toHaveLength(2); // the gap is filled by the welcome that resync brings
  });

  it("adds what was missed after a break, and nothing twice", () => {
    const sitting = sit();
    sitting.heard(welcome());
    sitting.heard(welcome({ seq: 4, events: [event(3), event(4)] }));
    expect(sitting.events.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
  });

  it("drops from the tale what was taken back", () => {
    const sitting = sit();
    const answer = (n: number) => ({ n, ask: "act", clause: "X-1", by: 0, answer: "pass", hidden: false });
    sitting.heard(welcome({ events: [event(1, { answers: [answer(1)], told: [told("a", 0)] }), event(2, { answers: [answer(2), answer(3)], told: [told("b", 0), told("c", 1)] })] }));
    expect(sitting.tale.map((line) => line.kind)).toEqual(["a", "b", "c"]);
    sitting.heard(happened(3, {}, { kind: "undone", kept: 1 }));
    expect(sitting.tale.map((line) => line.kind)).toEqual(["a"]);
    expect(sitting.tale[0]?.seat).toBe(0);
  });

  it("says who is here", () => {
    const sitting = sit();
    sitting.heard(welcome());
    sitting.heard({ type: "presence", here: [1], watchers: 2 });
    expect(sitting.table?.seats.map((seat) => seat.here)).toEqual([false, true]);
    expect(sitting.table?.watchers).toBe(2);
  });

  it("knows whom a bot will answer for, and tells what happened to the table", () => {
    const sitting = sit();
    sitting.changed("open", null);
    sitting.heard(welcome());
    sitting.heard({ type: "pace", waits: [{ seat: 1, why: "away", left: 42_000, whole: 60_000 }] });
    const wait = sitting.waitFor(1);
    expect(wait?.why).toBe("away");
    expect(wait!.due - Date.now()).toBeGreaterThan(30_000);
    expect(sitting.waitFor(0)).toBeNull();
    sitting.heard({ type: "saving", paused: true });
    expect(sitting.stopped).not.toBeNull();
    sitting.heard({ type: "saving", paused: false });
    expect(sitting.stopped).toBeNull();
    sitting.heard(happened(3, {}, { kind: "given", by: 1, cause: "away" }));
    sitting.heard(happened(4, {}, { kind: "moved", by: 0, cause: "clock", told: [told("a", 0)] }));
    sitting.heard(happened(5, {}, { kind: "taken", by: 1, cause: "away" }));
    sitting.heard(happened(6, {}, { kind: "given", by: 1 }));
    sitting.heard({ type: "pace", waits: [] });
    expect(sitting.waitFor(1)).toBeNull();
    const own = sitting.chronicle.filter((line) => line.own);
    expect(own.map((line) => line.message.id)).toEqual(["sits-in-for", "clock-ran-out", "came-back"]);
    expect(own[0]?.message.args).toEqual({ who: { seat: 1 } });
    expect(sitting.tale.some((line) => line.own)).toBe(false);
  });
});
