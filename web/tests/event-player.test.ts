import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { EventPlayer, type Beat } from "../src/shell/event-player.svelte";
import { holdDuration, scaledDuration, SORT, TUMBLE, type Tempo } from "../src/shell/tempo";
import type { EventShown } from "../src/wire";

const CAST: Beat = { weight: "roll", roll: { from: "gate", groups: [{ name: "fallen", dice: [{ body: "iron", top: { pips: 3 }, name: "a" }] }] } };
const BEATS: Record<string, Beat> = { Rolled: CAST, Hurt: { weight: "blow", tone: "bad" }, Felled: { weight: "moment" }, Passed: { weight: "note" } };
const ME = 0, BOT = 1;

function tell(tempo: Tempo = "normal", taps = false) {
  const heard: string[] = [];
  const player = new EventPlayer({ beat: ({ kind }) => BEATS[kind] ?? null, sound: ({ kind }) => heard.push(kind), own: (seat) => seat === ME, tempo: () => tempo, taps: () => taps });
  return { player, heard };
}

let seq = 0;
const event = (by: number, ...kinds: string[]): EventShown => ({
  seq: ++seq, at: 0, kind: "moved", by, answers: [], flight: null, chat: null, kept: null, cause: null, place: null, loaded: null, begins: null,
  told: kinds.map((kind) => ({ kind, fields: { who: by }, message: { id: `tale-${kind}`, args: {} } })),
});
const kinds = (player: EventPlayer) => player.lines.map((line) => line.message.id.replace("tale-", ""));

describe("the player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lets dice roll, come to rest and be sorted before it tells of them, and holds what hurts", async () => {
    const { player, heard } = tell();
    let over = false;
    void player.show(event(ME, "Rolled", "Hurt"))!.done.then(() => (over = true));
    expect([player.roll !== null, player.sorted, kinds(player)]).toEqual([true, false, []]);
    expect(heard).toEqual(["Rolled"]);
    await vi.advanceTimersByTimeAsync(TUMBLE);
    expect([player.sorted, kinds(player)]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(SORT);
    expect(kinds(player)).toEqual(["Rolled"]);
    await vi.advanceTimersByTimeAsync(holdDuration("roll", "normal"));
    expect(kinds(player)).toEqual(["Rolled", "Hurt"]);
    expect(heard).toEqual(["Rolled", "Hurt"]);
    await vi.advanceTimersByTimeAsync(1499);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1001);
    expect(over).toBe(true);
  });

  it("keeps what the same player does together, and begins anew with the next", async () => {
    const { player } = tell();
    player.show(event(BOT, "Rolled"))!.drop!();
    player.show(event(BOT, "Hurt"))!.drop!();
    expect(kinds(player)).toEqual(["Hurt"]); // the roll was skipped before its line
    expect(player.roll).not.toBeNull();
    player.show(event(2, "Passed"))!.drop!();
    expect([kinds(player), player.roll]).toEqual([["Passed"], null]);
  });

  it("goes on one step with each tap", async () => {
    const { player } = tell();
    const show = player.show(event(BOT, "Rolled", "Felled"))!;
    let over = false;
    void show.done.then(() => (over = true));
    show.skip();
    expect(player.sorted).toBe(true);
    show.skip();
    show.skip();
    expect(kinds(player)).toEqual(["Rolled", "Felled"]);
    show.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toBe(true);
    show.skip(); // nothing is left
  });

  it("waits for a tap where that is wished, once for each event", async () => {
    const { player } = tell("quick", true);
    const show = player.show(event(BOT, "Rolled", "Hurt"))!;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([player.awaitsTap, kinds(player)]).toEqual([true, ["Rolled", "Hurt"]]);
    show.skip();
    expect(player.awaitsTap).toBe(false);
  });

  it("takes no time for what one did oneself, nor for anything when all is told at once", () => {
    expect(tell().player.show(event(ME, "Passed"))).toBeNull();
    expect(tell().player.show(event(BOT, "Passed"))).not.toBeNull();
    expect(tell().player.show(event(BOT, "Unknown"))).toBeNull();
    expect(tell("at-once").player.show(event(BOT, "Rolled", "Hurt"))).toBeNull();
  });

  it("runs no further once nobody looks", async () => {
    const { player, heard } = tell();
    const show = player.show(event(BOT, "Rolled", "Hurt"))!;
    show.drop!();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(["Rolled"]);
    await show.done;
  });

  it("is slower for the calm and quicker for the quick", () => {
    expect(holdDuration("blow", "calm")).toBeGreaterThan(holdDuration("blow", "normal"));
    expect(holdDuration("blow", "quick")).toBeLessThan(holdDuration("blow", "normal"));
    expect(holdDuration("blow", "normal")).toBeGreaterThanOrEqual(1500);
    expect(holdDuration("moment", "normal")).toBeLessThanOrEqual(2500);
    expect(scaledDuration(1000, "at-once")).toBe(0);
  });
});
