// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

import { device } from "../src/shell/device.svelte";
import { canVibrate, vibrate, powerSteps } from "../src/shell/haptics";
import type { Beat } from "../src/shell/event-player.svelte";
import { decodeText } from "../src/throw/flight";
import { highlightOf, lastTouch, playbackRateAt, SLOW_MOTION, showsHighlights } from "../src/throw/highlights";
import type { Happening, ThrowJudgement } from "../src/wire";
import flights from "./flights.json";

const hit: ThrowJudgement = { hits: true, moved: true, on_target: true }, miss: ThrowJudgement = { hits: false, moved: true, on_target: false };
const lies = (place: string, at: [number, number]) => ({ dice: [{ place, at }] });
const told = (kind: string) => ({ kind, fields: {}, message: { id: "x", args: {} } }) as Happening;
const BEATS: Record<string, Beat> = { FoeDefeated: { weight: "moment", tone: "good" }, HeroFainted: { weight: "moment", tone: "bad" }, LevelEntered: { weight: "moment" }, Hurt: { weight: "blow", tone: "bad" } };
const great = (happened: string[]) => highlightOf("dungeon_fighter", lies("section", [100, 0]), [hit], happened.map(told), ({ kind }) => BEATS[kind] ?? null);

describe("a great throw", () => {
  it("fells, makes faint, hits the middle, or misses by a hair", () => {
    expect(great(["Hurt", "LevelEntered"])).toBeNull();
    expect(great(["Hurt", "FoeDefeated"])).toBe("felled");
    expect(great(["HeroFainted", "FoeDefeated"])).toBe("fainted");
    expect(highlightOf("dungeon_fighter", lies("bullseye", [3, 4]), [hit])).toBe("bullseye");
    expect(highlightOf("dungeon_fighter", lies("bullseye", [3, 4]), [miss])).toBeNull();
    expect(highlightOf("dungeon_fighter", lies("outside", [270, 0]), [miss])).toBe("near");
    expect(highlightOf("dungeon_fighter", lies("outside", [300, 0]), [miss])).toBeNull();
    expect(highlightOf("dungeon_fighter", lies("outside", [270, 0]), [{ ...miss, moved: false }])).toBeNull();
    expect(highlightOf("castle_of_frosts", { template: "frozen-1" }, [hit])).toBeNull();
  });

  it("is shown slowly only to who has time for it", () => {
    expect([showsHighlights("calm", false), showsHighlights("normal", false), showsHighlights("quick", false), showsHighlights("at-once", false), showsHighlights("normal", true)]).toEqual([true, true, false, false, false]);
  });

  it("is slow around the last touch and nowhere else", async () => {
    const flight = await decodeText(flights[0]!.bytes), last = lastTouch(flight);
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThanOrEqual(flight.seconds);
    expect([playbackRateAt(0, last), playbackRateAt(last, last), playbackRateAt(last + 1, last), playbackRateAt(last, -1)]).toEqual([1, SLOW_MOTION, 1, 1]);
  });
});

describe("what a hand feels", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    device.save({ haptics: true });
  });

  it("is nothing where the device can't shake or its owner does not want it", () => {
    const shaken: unknown[] = [];
    vi.stubGlobal("navigator", { ...navigator, vibrate: undefined });
    expect(canVibrate()).toBe(false);
    vibrate("hit");
    vi.stubGlobal("navigator", { vibrate: (pattern: unknown) => shaken.push(pattern) });
    vibrate("hit");
    vibrate("bounce", 10);
    vibrate("bounce", 1);
    expect(shaken).toEqual([[24, 40, 60], [26], [8]]);
    device.save({ haptics: false });
    vibrate("miss");
    expect(shaken).toHaveLength(3);
  });

  it("goes with a pull in a few steps", () => {
    expect([0, 19, 20, 55, 100].map(powerSteps)).toEqual([0, 0, 1, 2, 5]);
  });
});
