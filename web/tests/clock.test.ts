// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { clock } from "../src/shell/clock";

describe("the clock of the page", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("goes with the machine's", () => {
    const heard: string[] = [];
    clock.after(50, () => heard.push("after"));
    clock.after(50, () => heard.push("stopped"))();
    const stop = clock.every(20, () => heard.push("every"));
    clock.frame(() => heard.push("frame"));
    const [wall, now] = [clock.wall(), clock.now()];
    vi.advanceTimersByTime(50);
    expect(heard).toEqual(["frame", "every", "every", "after"]);
    expect(clock.wall() - wall).toBe(50);
    expect(clock.now() - now).toBe(50);
    stop();
    vi.advanceTimersByTime(50);
    expect(heard).toHaveLength(4);
    expect(clock.sharpness).toBe(1);
  });

  it("is a test's where the test brought one", async () => {
    const held = { ...clock, now: () => 7, sharpness: 0 };
    vi.stubGlobal("heldClock", held);
    vi.resetModules();
    expect((await import("../src/shell/clock")).clock).toBe(held);
  });
});
