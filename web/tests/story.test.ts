import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Story, type Beat } from "../src/shell/story.svelte";
import { held, lasts, SORT, TUMBLE, type Tempo } from "../src/shell/tempo";
import type { EventShown } from "../src/wire";

const CAST: Beat = { weight: "roll", cast: { from: "gate", heaps: [{ name: "fallen", dice: [{ body: "iron", top: { pips: 3 }, name: "a" }] }] } };
const BEATS: Record<string, Beat> = { Rolled: CAST, Hurt: { weight: "blow", tone: "bad" }, Felled: { weight: "moment" }, Passed: { weight: "note" } };
const ME = 0, BOT = 1;

function tell(tempo: Tempo = "normal", taps = false) {
  const heard: string[] = [];
  const story = new Story({ beat: ({ kind }) => BEATS[kind] ?? null, sound: ({ kind }) => heard.push(kind), own: (seat) => seat === ME, tempo: () => tempo, taps: () => taps });
  return { story, heard };
}

let seq = 0;
const event = (by: number, ...kinds: string[]): EventShown => ({
  seq: ++seq, at: 0, kind: "moved", by, answers: [], flight: null, chat: null, kept: null, cause: null,
  told: kinds.map((kind) => ({ kind, fields: { who: by }, message: { id: `tale-${kind}`, args: {} } })),
});
const kinds = (story: Story) => story.lines.map((line) => line.message.id.replace("tale-", ""));

describe("the story", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lets dice roll, come to rest and be sorted before it tells of them, and holds what hurts", async () => {
    const { story, heard } = tell();
    let over = false;
    void story.show(event(ME, "Rolled", "Hurt"))!.done.then(() => (over = true));
    expect([story.cast !== null, story.sorted, kinds(story)]).toEqual([true, false, []]);
    expect(heard).toEqual(["Rolled"]);
    await vi.advanceTimersByTimeAsync(TUMBLE);
    expect([story.sorted, kinds(story)]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(SORT);
    expect(kinds(story)).toEqual(["Rolled"]);
    await vi.advanceTimersByTimeAsync(held("roll", "normal"));
    expect(kinds(story)).toEqual(["Rolled", "Hurt"]);
    expect(heard).toEqual(["Rolled", "Hurt"]);
    await vi.advanceTimersByTimeAsync(1499);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1001);
    expect(over).toBe(true);
  });

  it("keeps what the same player does together, and begins anew with the next", async () => {
    const { story } = tell();
    story.show(event(BOT, "Rolled"))!.drop!();
    story.show(event(BOT, "Hurt"))!.drop!();
    expect(kinds(story)).toEqual(["Hurt"]); // the roll was left before its line
    expect(story.cast).not.toBeNull();
    story.show(event(2, "Passed"))!.drop!();
    expect([kinds(story), story.cast]).toEqual([["Passed"], null]);
  });

  it("goes on one step with each tap", async () => {
    const { story } = tell();
    const show = story.show(event(BOT, "Rolled", "Felled"))!;
    let over = false;
    void show.done.then(() => (over = true));
    show.skip();
    expect(story.sorted).toBe(true);
    show.skip();
    show.skip();
    expect(kinds(story)).toEqual(["Rolled", "Felled"]);
    show.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toBe(true);
    show.skip(); // nothing is left
  });

  it("waits for a tap where that is wished, once for each event", async () => {
    const { story } = tell("quick", true);
    const show = story.show(event(BOT, "Rolled", "Hurt"))!;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([story.waits, kinds(story)]).toEqual([true, ["Rolled", "Hurt"]]);
    show.skip();
    expect(story.waits).toBe(false);
  });

  it("takes no time for what one did oneself, nor for anything when all is told at once", () => {
    expect(tell().story.show(event(ME, "Passed"))).toBeNull();
    expect(tell().story.show(event(BOT, "Passed"))).not.toBeNull();
    expect(tell().story.show(event(BOT, "Unknown"))).toBeNull();
    expect(tell("at-once").story.show(event(BOT, "Rolled", "Hurt"))).toBeNull();
  });

  it("runs no further once nobody looks", async () => {
    const { story, heard } = tell();
    const show = story.show(event(BOT, "Rolled", "Hurt"))!;
    show.drop!();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(["Rolled"]);
    await show.done;
  });

  it("is slower for the calm and quicker for the quick", () => {
    expect(held("blow", "calm")).toBeGreaterThan(held("blow", "normal"));
    expect(held("blow", "quick")).toBeLessThan(held("blow", "normal"));
    expect(held("blow", "normal")).toBeGreaterThanOrEqual(1500);
    expect(held("moment", "normal")).toBeLessThanOrEqual(2500);
    expect(lasts(1000, "at-once")).toBe(0);
  });
});
