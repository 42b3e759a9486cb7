import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Attempt } from "../src/throw/attempt.svelte";
import { throwApi } from "../src/throw/stance";
import { ThrowHistory } from "../src/throw/throw-history.svelte";
import { ThrowReview } from "../src/throw/throw-review.svelte";

const attempt = (more: Partial<Attempt> = {}) => ({ flip: false, tilts: false, aim: 4, elevation: 20, speed: 2, from: [-0.6, 0, 0.15], setup: { demands: [] }, ...more }) as unknown as Attempt;
const flight = { landing: { dice: [{ at: [100, 0] }] }, judged: [], launch: { velocity: [2, 0, 0], seed: 7, tremor: 1 } };

const SOFTER = { advice: "softer", hits: 5, then: 9, of: 10, points: 2.1, then_points: 3.4 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the review of a throw", () => {
  it("does not credit a slide with the pull of the throw before it", () => {
    const advise = vi.spyOn(throwApi, "advise").mockResolvedValue(SOFTER);
    const history = new ThrowHistory(), review = new ThrowReview("castle_of_frosts", history);
    review.remember(attempt());
    review.remember(attempt({ tilts: true } as Partial<Attempt>));
    review.consult(review.pull, flight.launch);
    review.landed(flight, null, review.pull);
    vi.runAllTimers();
    expect(history.last).toBe(null);
    expect(advise).not.toHaveBeenCalled();
  });

  it("came after the verdict: it is asked for while the die flies, without what the server added to the launch", async () => {
    const advise = vi.spyOn(throwApi, "advise").mockResolvedValue(SOFTER);
    const history = new ThrowHistory(), review = new ThrowReview("dungeon_fighter", history);
    review.remember(attempt());
    const pull = review.begin(true);
    review.consult(pull, flight.launch);
    expect(advise).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(advise).toHaveBeenCalledWith("dungeon_fighter", { setup: { demands: [] }, launch: { velocity: [2, 0, 0] } });
    expect(review.advice).toBe(SOFTER);
    review.landed(flight, 2, pull);
    expect(history.last).toMatchObject({ aimed: { aim: 4 }, at: { x: 0.1, by: 2 } });
  });

  it("gives no advice on another player's throw", () => {
    const advise = vi.spyOn(throwApi, "advise").mockResolvedValue(SOFTER);
    const review = new ThrowReview("dungeon_fighter", new ThrowHistory());
    review.remember(attempt());
    review.consult(review.begin(false), flight.launch);
    vi.runAllTimers();
    expect(advise).not.toHaveBeenCalled();
  });

  it("gives none on a throw that was gone on from at once", () => {
    const advise = vi.spyOn(throwApi, "advise").mockResolvedValue(SOFTER);
    const review = new ThrowReview("dungeon_fighter", new ThrowHistory());
    review.remember(attempt());
    review.consult(review.begin(true), flight.launch);
    review.stop();
    vi.runAllTimers();
    expect(advise).not.toHaveBeenCalled();
  });
});
