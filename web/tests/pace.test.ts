import { beforeAll, describe, expect, it } from "vitest";

import { clockText, leftOf, momentOf, type Waited } from "../src/shell/pace";
import { device } from "../src/shell/device.svelte";
import { speech } from "../src/shell/words.svelte";

const wait = (due: number, whole = 60_000): Waited => ({ seat: 0, why: "clock", due, whole });

describe("time that runs out", () => {
  beforeAll(async () => {
    device.keep({ language: "fr" });
    await speech.load();
  });

  it("is written as a clock, then in hours and days", () => {
    expect([0, 999, 42_000, 125_000, 3_599_000].map(clockText)).toEqual(["0:00", "0:01", "0:42", "2:05", "59:59"]);
    expect(clockText(3 * 3_600_000)).toBe("3 h");
    expect(clockText(3 * 86_400_000)).toBe("3 jours");
  });

  it("never runs below nothing, and stands still while nothing can be saved", () => {
    expect(leftOf(wait(5000), 1000, null)).toBe(4000);
    expect(leftOf(wait(5000), 9000, null)).toBe(0);
    expect(leftOf(wait(5000), 9000, 2000)).toBe(3000);
  });

  it("is told aloud at few moments, and never at once", () => {
    expect([30_000, 10_500, 10_000, 3000, 0].map((left) => momentOf(left, 30_000))).toEqual([null, null, 10, 10, null]);
    expect([180_000, 60_000, 20_000, 9000].map((left) => momentOf(left, 180_000))).toEqual([null, 60, 60, 10]);
    expect(momentOf(60_000, 60_000)).toBeNull();
  });
});
