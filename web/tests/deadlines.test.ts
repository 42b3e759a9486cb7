import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { formatTimeLeft, timeLeft, announcementDue, type Deadline } from "../src/shell/deadlines";
import { device } from "../src/shell/device.svelte";
import { translator } from "../src/shell/messages.svelte";

const wait = (due: number, whole = 60_000): Deadline => ({ seat: 0, why: "clock", due, whole });

describe("time that runs out", () => {
  const before = device.settings.language;

  beforeAll(async () => {
    device.save({ language: "fr" });
    await translator.load();
  });
  afterAll(async () => {
    device.save({ language: before });
    await translator.load();
  });

  it("is written as a clock, then in hours and days", () => {
    expect([0, 999, 42_000, 125_000, 3_599_000].map(formatTimeLeft)).toEqual(["0:00", "0:01", "0:42", "2:05", "59:59"]);
    expect(formatTimeLeft(3 * 3_600_000)).toBe("3 h");
    expect(formatTimeLeft(3 * 86_400_000)).toBe("3 jours");
  });

  it("never runs below nothing, and stands still while nothing can be saved", () => {
    expect(timeLeft(wait(5000), 1000, null)).toBe(4000);
    expect(timeLeft(wait(5000), 9000, null)).toBe(0);
    expect(timeLeft(wait(5000), 9000, 2000)).toBe(3000);
  });

  it("is told aloud at few moments, and never at once", () => {
    expect([30_000, 10_500, 10_000, 3000, 0].map((left) => announcementDue(left, 30_000))).toEqual([null, null, 10, 10, null]);
    expect([180_000, 60_000, 20_000, 9000].map((left) => announcementDue(left, 180_000))).toEqual([null, 60, 60, 10]);
    expect(announcementDue(60_000, 60_000)).toBeNull();
  });
});
