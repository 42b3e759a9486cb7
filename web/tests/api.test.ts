// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { api, ApiError } from "../src/shell/api";
import { translator } from "../src/shell/messages.svelte";
import { notices } from "../src/shell/notices.svelte";

const busy = (status: number, seconds: string | null) =>
  new Response(JSON.stringify({ problem: { id: "server-too-fast", args: {}, text: "That is too fast." } }), { status, headers: { "Content-Type": "application/json", ...(seconds && { "Retry-After": seconds }) } });
const found = () => new Response(JSON.stringify({ games: [] }), { headers: { "Content-Type": "application/json" } });

/** Answers in this order; the last one again and again. */
function answering(...answers: (() => Response)[]) {
  const fetched = vi.fn((): Promise<Response> => Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)()));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeAll(() => translator.load("en"));
beforeEach(() => {
  vi.useFakeTimers();
  notices.toasts = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a server that has too much to do", () => {
  it("was answered with a red line; now the page waits as long as it is told, and tries again", async () => {
    const fetched = answering(() => busy(429, "7"), () => busy(503, "1"), found);
    const games = api.games();
    await vi.advanceTimersByTimeAsync(1000);
    expect(notices.toasts.map((one) => [one.tone, one.text])).toEqual([["frost", "One moment, trying again."]]);
    await vi.advanceTimersByTimeAsync(5999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await games).toEqual({ games: [] });
  });

  it("is not asked for ever", async () => {
    const fetched = answering(() => busy(429, "25"));
    const failed = api.games().catch((problem: unknown) => problem);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await failed).toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("is sent what changes something again only if that was refused as too fast", async () => {
    const fetched = answering(() => busy(503, "1"));
    await expect(api.open({ game: "x", seats: [] })).rejects.toThrow("too fast");
    expect(fetched).toHaveBeenCalledTimes(1);
    const slow = answering(() => busy(429, "1"), found);
    const opened = api.open({ game: "x", seats: [] });
    await vi.advanceTimersByTimeAsync(1000);
    await opened;
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it("that can not say how long to wait is asked again after pauses that grow", async () => {
    const fetched = answering(() => busy(503, null));
    const failed = api.games().catch((problem: unknown) => problem);
    for (const [pause, times] of [[1000, 2], [2000, 3], [4000, 4]] as const) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(fetched).toHaveBeenCalledTimes(times - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetched).toHaveBeenCalledTimes(times);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(6);
  });
});
