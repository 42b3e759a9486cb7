// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { grouped, luckSign, signs } from "../src/daily/daily";
import { timeLeft } from "../src/daily/guest";
import { parseLocation } from "../src/shell/router.svelte";

describe("the daily door", () => {
  it("tells friends five signs that give nothing away", () => {
    expect(signs(100, "🟩")).toBe("🟩🟩🟩🟩🟩");
    expect(signs(41, "🟩")).toBe("🟩🟩▫️▫️▫️");
    expect(signs(1, "🟩")).toBe("🟩▫️▫️▫️▫️");
    expect(signs(null, "🟩")).toBe("▫️▫️▫️▫️▫️");
    expect([luckSign(5_000, 10_000), luckSign(0, 10_000), luckSign(-5_000, 10_000), luckSign(null, 1)]).toEqual(["🍀🍀🍀", "🍀🍀", "🍀", "🍀🍀"]);
  });
  it("puts strangers of one place on one line and says if there may be more of them", () => {
    const entry = (rank: number, name: string | null = null, you = false) => ({ rank, value: 9_000 - rank, name, you });
    const told = (entries: ReturnType<typeof entry>[]) => grouped(entries).map((one) => [one.rank, one.name ?? (one.you ? "you" : one.count), one.cut]);
    expect(told([entry(1), entry(2), entry(2), entry(2, "Ada"), entry(5)])).toEqual([[1, 1, false], [2, 2, false], [2, "Ada", false], [5, 1, false]]);
    expect(told([entry(1), ...Array.from({ length: 9 }, () => entry(2))])).toEqual([[1, 1, false], [2, 9, true]]);
    expect(told([...Array.from({ length: 9 }, (_, n) => entry(n + 1)), entry(10, null, true)]).at(-1)).toEqual([10, "you", false]);
  });
  it("counts the time left", () => {
    expect(timeLeft(3_600_000 * 5 + 60_000 * 7 + 999)).toEqual({ hours: 5, minutes: 7 });
    expect(timeLeft(-1)).toEqual({ hours: 0, minutes: 0 });
  });
  it("has an address for today and for every day", () => {
    expect(parseLocation("/daily")).toEqual({ at: "daily", day: null });
    expect(parseLocation("/daily/2026-11-18")).toEqual({ at: "daily", day: "2026-11-18" });
    expect(parseLocation("/daily/yesterday")).toEqual({ at: "nowhere" });
    expect(parseLocation("/puzzles/day-2026-11-18-2")).toEqual({ at: "puzzles", puzzle: "day-2026-11-18-2" });
  });
});
