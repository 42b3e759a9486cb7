import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { EventQueue, type EventAnimation } from "../src/shell/event-queue";

/** Events are words; those with a bird in them fly until they are let down. */
function makeQueue() {
  const told: string[] = [], showing: (string | null)[] = [], aloft: (() => void)[] = [];
  const show = (word: string): EventAnimation | null => {
    if (!word.includes("bird")) return null;
    let land = () => {};
    const done = new Promise<void>((resolve) => (land = resolve));
    aloft.push(land);
    return { done, skip: land };
  };
  const queue = new EventQueue<string>(show, (word) => told.push(word), (one) => showing.push(one));
  return { queue, told, showing, aloft };
}

const moment = () => vi.advanceTimersByTimeAsync(0);

describe("events unfold", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("at once where nothing is shown", () => {
    const { queue, told, showing } = makeQueue();
    queue.push("a");
    queue.push("b");
    expect(told).toEqual(["a", "b"]);
    expect(showing).toEqual([]);
  });

  it("one after the other: a flight first lands, is then told, and is looked at before the next", async () => {
    const { queue, told, showing, aloft } = makeQueue();
    queue.push("bird");
    queue.push("after");
    queue.push("bird too");
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
    const { queue, told } = makeQueue();
    queue.push("bird");
    queue.push("after");
    queue.skip();
    await moment();
    expect(told).toEqual(["bird"]);
    queue.skip();
    expect(told).toEqual(["bird", "after"]);
    queue.skip(); // nothing is left to skip
    queue.push("later");
    expect(told).toEqual(["bird", "after", "later"]);
  });

  it("all at once when everything comes anew", async () => {
    const { queue, told, aloft, showing } = makeQueue();
    for (const word of ["bird", "a", "bird too", "b"]) queue.push(word);
    queue.flush();
    expect(told).toEqual(["bird", "a", "bird too", "b"]);
    expect(aloft).toHaveLength(1);
    await moment();
    expect(told).toHaveLength(4);
    expect(showing).toEqual(["bird", null]);
  });

  it("although a flight never lands, or breaks", async () => {
    const { queue, told } = makeQueue();
    queue.push("bird");
    await vi.advanceTimersByTimeAsync(12_500);
    expect(told).toEqual(["bird"]);
    const broken = new EventQueue<string>(() => ({ done: Promise.reject(new Error("no canvas")), skip: () => undefined }), (word) => told.push(word), () => undefined);
    broken.push("other");
    await moment();
    expect(told).toEqual(["bird", "other"]);
  });

  it("without being shown for whoever is far behind", async () => {
    const { queue, told, aloft } = makeQueue();
    for (let n = 0; n < 44; n++) queue.push(`bird ${n}`);
    aloft[0]!();
    await moment();
    await vi.advanceTimersByTimeAsync(1300);
    expect(told).toEqual(["bird 0", "bird 1", "bird 2"]); // forty are left: from here on they are animated again
    expect(aloft).toHaveLength(2);
  });
});
