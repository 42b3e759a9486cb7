import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Unfolding, type Show } from "../src/shell/unfolding";

/** Events are words; those with a bird in them fly until they are let down. */
function unfold() {
  const told: string[] = [], showing: (string | null)[] = [], aloft: (() => void)[] = [];
  const show = (word: string): Show | null => {
    if (!word.includes("bird")) return null;
    let land = () => {};
    const done = new Promise<void>((resolve) => (land = resolve));
    aloft.push(land);
    return { done, skip: land };
  };
  const unfolding = new Unfolding<string>(show, (word) => told.push(word), (one) => showing.push(one));
  return { unfolding, told, showing, aloft };
}

const moment = () => vi.advanceTimersByTimeAsync(0);

describe("events unfold", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("at once where nothing is shown", () => {
    const { unfolding, told, showing } = unfold();
    unfolding.push("a");
    unfolding.push("b");
    expect(told).toEqual(["a", "b"]);
    expect(showing).toEqual([]);
  });

  it("one after the other: a flight first lands, is then told, and is looked at before the next", async () => {
    const { unfolding, told, showing, aloft } = unfold();
    unfolding.push("bird");
    unfolding.push("after");
    unfolding.push("bird too");
    expect(told).toEqual([]);
    expect(showing).toEqual(["bird"]);
    aloft[0]!();
    await moment();
    expect(told).toEqual(["bird"]);
    expect(showing).toEqual(["bird", null]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(told).toEqual(["bird", "after"]);
    expect(aloft).toHaveLength(2);
    expect(showing.at(-1)).toBe("bird too");
  });

  it("faster for those who have seen enough", async () => {
    const { unfolding, told } = unfold();
    unfolding.push("bird");
    unfolding.push("after");
    unfolding.skip();
    await moment();
    expect(told).toEqual(["bird"]);
    unfolding.skip();
    expect(told).toEqual(["bird", "after"]);
    unfolding.skip(); // nothing is left to skip
    unfolding.push("later");
    expect(told).toEqual(["bird", "after", "later"]);
  });

  it("all at once when everything comes anew", async () => {
    const { unfolding, told, aloft, showing } = unfold();
    for (const word of ["bird", "a", "bird too", "b"]) unfolding.push(word);
    unfolding.flush();
    expect(told).toEqual(["bird", "a", "bird too", "b"]);
    expect(aloft).toHaveLength(1);
    await moment();
    expect(told).toHaveLength(4);
    expect(showing).toEqual(["bird", null]);
  });

  it("although a flight never lands, or breaks", async () => {
    const { unfolding, told } = unfold();
    unfolding.push("bird");
    await vi.advanceTimersByTimeAsync(12_500);
    expect(told).toEqual(["bird"]);
    const broken = new Unfolding<string>(() => ({ done: Promise.reject(new Error("no canvas")), skip: () => undefined }), (word) => told.push(word), () => undefined);
    broken.push("other");
    await moment();
    expect(told).toEqual(["bird", "other"]);
  });

  it("without being shown for whoever is far behind", async () => {
    const { unfolding, told, aloft } = unfold();
    for (let n = 0; n < 44; n++) unfolding.push(`bird ${n}`);
    aloft[0]!();
    await moment();
    await vi.advanceTimersByTimeAsync(1300);
    expect(told).toEqual(["bird 0", "bird 1", "bird 2"]); // forty are left: from here on they are shown again
    expect(aloft).toHaveLength(2);
  });
});
