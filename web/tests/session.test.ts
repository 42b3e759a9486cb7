// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { viewMark } from "../src/shell/differences";
import { device } from "../src/shell/device.svelte";
import { translator } from "../src/shell/messages.svelte";
import { chatText, TableSession } from "../src/shell/session.svelte";
import type { EventShown, FromServer, TableShown } from "../src/wire";

const TABLE: TableShown = {
  id: "0123456789", game: "dungeon_attack", version: 1, options: {}, pack: null, title: "", public: false, watchable: true, throws: "sampled", dice: "sampled", draws: "sampled", pace: "days", clock: 0, odds: "always", day: null, hints: [0, 0], code: null, codes: null, door: "open", knocks: [], hushed: false, moved: null, notice: null,
  state: "playing", watchers: 0, created: 0, touched: 0, archived: false, commitment: "", fair: 2, closing: false, seals: null, seed: null, taken_back: 0, next: null, answered: 3,
  seats: [
    { seat: 0, kind: "person", name: "Ada", level: null, untaught: false, here: true, returnable: false, away: false, double: false, remote: false, adds: "nothing", muted: false },
    { seat: 1, kind: "person", name: "Bo", level: null, untaught: false, here: false, returnable: false, away: false, double: false, remote: false, adds: "nothing", muted: false },
  ],
};

const event = (seq: number, change: Partial<EventShown> = {}): EventShown => ({
  seq, at: 0, kind: "moved", by: 0, answers: [], told: [], flight: null, chat: null, kept: null, cause: null, place: null, loaded: null, begins: null, ...change,
});
const told = (kind: string, who: number) => ({ kind, fields: { who }, message: { id: `tale-${kind}`, args: {} } });
const question = (seat: number) => ({ kind: "choose", ask: "act", clause: "X-1", seat, prompt: { id: "ask-act", args: {} }, options: [{ id: "pass", label: { id: "act-pass", args: {} } }], barred: [] });
const sight = (seat: number, asked: number) => ({ seat, view: {}, mark: "", question: question(asked), panels: null, undo: { free: null, ask: null } });

function sit(): TableSession {
  const session = new TableSession("0123456789", () => [], () => false, {
    open: () => ({ close() {}, send() {}, readyState: 1 }) as unknown as WebSocket,
    now: () => 0,
    store: null,
  });
  return session;
}

const welcome = (change: object = {}): FromServer =>
  ({ type: "welcome", protocol: 1, seq: 2, table: TABLE, seats: [0], events: [event(1), event(2)], asked: [0], sights: [sight(0, 0)], proposal: null, outcome: null, ...change }) as FromServer;
const happened = (seq: number, change: object = {}, own: Partial<EventShown> = {}): FromServer =>
  ({ type: "event", seq, event: event(seq, own), table: null, asked: [1], sights: null, proposal: null, outcome: null, ...change }) as FromServer;

describe("a table session", () => {
  it("hides whom this viewer has muted, and numbers spectators by when they first spoke", async () => {
    await translator.load("en");
    const session = sit();
    session.onMessage(welcome());
    const said = (seq: number, seat: number | null, watcher: string | null, text: string) => session.onMessage(happened(seq, {}, { kind: "said", chat: { seat, name: seat === null ? "" : "Bo", text, watcher } }));
    said(3, null, "a1b2", "spam");
    said(4, 1, null, "hello");
    said(5, null, "c3d4", "good luck");
    const [spammer, bo, kind] = session.chatLines;
    device.mute("0123456789", "wa1b2", true);
    device.mute("0123456789", "0", true);
    expect(session.chatLines.map((line) => line.text)).toEqual(["hello", "good luck"]);
    expect(session.isMuted({ seat: 0 })).toBe(false);
    expect(session.mutedSpeakers.map((line) => line.text)).toEqual(["spam"]);
    expect(session.speakerName(spammer!)).not.toBe(session.speakerName(kind!));
    expect(session.speakerName(bo!)).toBe("Bo");
    device.mute("0123456789", "wa1b2", false);
    device.mute("0123456789", "0", false);
    expect(device.settings.muted).toEqual({});
    expect(session.chatLines).toHaveLength(3);
  });

  it("showed a ready-made phrase in the language of whoever said it", async () => {
    const session = sit(), before = device.settings.language;
    session.onMessage(welcome());
    session.onMessage(happened(3, {}, { kind: "said", chat: { seat: 1, name: "Bo", text: "Good evening.", phrase: "chat-hello" } }));
    session.onMessage(happened(4, {}, { kind: "said", chat: { seat: 1, name: "Bo", text: "Good evening." } }));
    await translator.load("fr");
    device.save({ language: "fr" });
    expect(session.chatLines.map(chatText)).toEqual(["Bonsoir.", "Good evening."]);
    device.save({ language: before });
  });
  it("keeps what it sees by differences, and asks for all of it when one is lost, doubled or does not fit", () => {
    const sent: { type: string; differences?: boolean }[] = [];
    const sockets: { onopen?: () => void; onmessage?: (event: { data: string }) => void; closed?: boolean }[] = [];
    const session = new TableSession("0123456789", () => [], () => false, {
      open: () => {
        const socket = { readyState: 1, send: (text: string) => sent.push(JSON.parse(text)), close: () => (socket.closed = true), closed: false };
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      now: () => 0,
      store: null,
    });
    const hear = (message: FromServer) => sockets.at(-1)!.onmessage!({ data: JSON.stringify(message) });
    const seen = (gold: number) => ({ ...sight(0, 0), view: { gold }, mark: viewMark({ gold }) });
    const changed = (seq: number, gold: number, mark = viewMark({ gold })) => {
      const { view, question, ...rest } = seen(gold);
      return happened(seq, { sights: [{ ...rest, mark, view_change: { gold: [view.gold] }, question_change: {} }] });
    };
    const asked = () => sent.splice(0).map((one) => one.type).filter((type) => type === "resync" || type === "hello");
    const gold = () => session.sight!.view["gold"];
    session.open();
    sockets[0]!.onopen!();
    expect(sent.at(-1)).toMatchObject({ type: "hello", differences: true });
    asked();
    hear(welcome({ sights: [seen(1)] }));
    hear(changed(3, 2));
    expect([gold(), asked()]).toEqual([2, []]);
    hear(changed(3, 2)); // doubled
    expect([gold(), asked()]).toEqual([2, []]);
    hear(changed(5, 4)); // one is lost
    expect([gold(), asked()]).toEqual([2, ["resync"]]);
    hear(welcome({ seq: 5, sights: [seen(4)], events: [event(4), event(5)] }));
    for (const seq of [6, 7]) {
      hear(changed(seq, 9, "00000000")); // does not fit
      expect([gold(), asked()]).toEqual([4, ["resync"]]);
      hear(welcome({ seq, sights: [seen(4)], events: [event(seq)] }));
    }
    hear(changed(8, 9, "00000000")); // again: whole sights from now on
    expect([gold(), sockets.length, sockets[0]!.closed]).toEqual([4, 2, true]);
    sockets[1]!.onopen!();
    expect(sent.at(-1)).toMatchObject({ type: "hello", differences: false, have: 7 });
    hear(welcome({ seq: 8, sights: [seen(9)], events: [event(8)] }));
    hear(happened(9, { sights: [seen(10)] }));
    expect(gold()).toBe(10);
  });
  it("knows how somebody else aims until something happens", () => {
    const session = sit(), aimed = { aim: 1, height: 2, speed: 1.5, at: [0, 0, 0.1] as [number, number, number], power: 30 };
    session.onMessage(welcome());
    session.onMessage({ type: "aim", seat: 1, at: 2, aimed });
    expect(session.aimed?.aimed?.power).toBe(30);
    session.onMessage(happened(3, {}, { kind: "said", chat: null }));
    expect(session.aimed?.seat).toBe(1);
    session.onMessage({ type: "aim", seat: 1, at: 2, aimed: null });
    expect(session.aimed).toBeNull();
    session.onMessage({ type: "aim", seat: 1, at: 2, aimed });
    session.onMessage(happened(4));
    expect(session.aimed).toBeNull();
  });
  it("told a newcomer off whose moment was let pass for them while a bot was quicker", () => {
    const refused = (give: (session: TableSession) => void) => {
      const session = sit();
      session.onMessage(welcome());
      give(session);
      session.onMessage({ type: "refused", action: session.sending!.action, problem: { id: "server-not-asked", args: {}, text: "not your turn" }, seq: 2, again: false });
      return session.refused?.text;
    };
    expect(refused((session) => session.letPass("pass"))).toBeUndefined();
    expect(refused((session) => session.answer("pass"))).toBe("not your turn");
  });
  it("knows when it is one's turn, and whose otherwise", () => {
    const session = sit();
    session.onMessage(welcome());
    expect(session.myTurn).toBe(true);
    expect(session.choice?.options?.[0]?.id).toBe("pass");
    session.onMessage(happened(3, { sights: [sight(0, 1)] }));
    expect(session.myTurn).toBe(false);
    expect(session.asked).toEqual([1]);
  });

  it("asked once more what was answered already, while one still looked at the throw before", async () => {
    const session = sit();
    session.open();
    session.onMessage(welcome());
    let land = () => {};
    session.addAnimator(() => ({ done: new Promise<void>((resolve) => (land = resolve)), skip: () => land() }));
    session.onMessage(happened(3, { asked: [0], sights: [sight(0, 0)] }));
    land();
    await new Promise((later) => setTimeout(later));
    expect(session.myTurn).toBe(true);
    session.addAnimator(() => null);
    session.answer("pass");
    session.onMessage({ type: "ack", action: session.outbox[0]!.action, seq: 4 } as FromServer);
    session.onMessage(happened(4, { sights: [sight(0, 1)] }));
    land();
    await new Promise((later) => setTimeout(later));
    expect(session.myTurn).toBe(false);
  });

  it("looks from the seat that is asked when several are held, unless one is chosen", () => {
    const session = sit();
    session.onMessage(welcome({ seats: [0, 1], asked: [1], sights: [sight(0, 1), sight(1, 1)] }));
    expect(session.seat).toBe(1);
    session.chosen = 0;
    expect(session.seat).toBe(0);
  });

  it("takes no event twice, and asks for everything anew when one is missing", () => {
    const session = sit();
    session.onMessage(welcome());
    session.onMessage(happened(2));
    expect(session.events).toHaveLength(2);
    session.onMessage(happened(5));
    expect(session.events).toHaveLength(2); // the welcome after resync fills the gap
  });

  it("adds what was missed after a break, and nothing twice", () => {
    const session = sit();
    session.onMessage(welcome());
    session.onMessage(welcome({ seq: 4, events: [event(3), event(4)] }));
    expect(session.events.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
  });

  it("drops from the tale what was taken back", () => {
    const session = sit();
    const answer = (n: number) => ({ n, ask: "act", clause: "X-1", by: 0, answer: "pass", hidden: false, beside: null });
    session.onMessage(welcome({ events: [event(1, { answers: [answer(1)], told: [told("a", 0)] }), event(2, { answers: [answer(2), answer(3)], told: [told("b", 0), told("c", 1)] })] }));
    expect(session.tale.map((line) => line.kind)).toEqual(["a", "b", "c"]);
    session.onMessage(happened(3, {}, { kind: "undone", kept: 1 }));
    expect(session.tale.map((line) => line.kind)).toEqual(["a"]);
    expect(session.tale[0]?.seat).toBe(0);
  });

  it("says who is here", () => {
    const session = sit();
    session.onMessage(welcome());
    session.onMessage({ type: "presence", here: [1], watchers: 2 });
    expect(session.table?.seats.map((seat) => seat.here)).toEqual([false, true]);
    expect(session.table?.watchers).toBe(2);
  });

  it("knows whom a bot will answer for, and tells what happened to the table", () => {
    const session = sit();
    session.onStateChange("open", null);
    session.onMessage(welcome());
    session.onMessage({ type: "pace", waits: [{ seat: 1, why: "away", left: 42_000, whole: 60_000 }] });
    const wait = session.deadlineOf(1);
    expect(wait?.why).toBe("away");
    expect(wait!.due - Date.now()).toBeGreaterThan(30_000);
    expect(session.deadlineOf(0)).toBeNull();
    session.onMessage({ type: "saving", paused: true });
    expect(session.stopped).not.toBeNull();
    session.onMessage({ type: "saving", paused: false });
    expect(session.stopped).toBeNull();
    session.onMessage(happened(3, {}, { kind: "given", by: 1, cause: "away" }));
    session.onMessage(happened(4, {}, { kind: "moved", by: 0, cause: "clock", told: [told("a", 0)] }));
    session.onMessage(happened(5, {}, { kind: "taken", by: 1, cause: "away" }));
    session.onMessage(happened(6, {}, { kind: "given", by: 1 }));
    session.onMessage({ type: "pace", waits: [] });
    expect(session.deadlineOf(1)).toBeNull();
    const own = session.chronicle.filter((line) => line.own);
    expect(own.map((line) => line.message.id)).toEqual(["sits-in-for", "clock-ran-out", "came-back"]);
    expect(own[0]?.message.args).toEqual({ who: { seat: 1 } });
    expect(session.tale.some((line) => line.own)).toBe(false);
  });
});
