import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Attempt } from "../src/throw/attempt.svelte";
import { throwApi } from "../src/throw/stance";
import { ThrowHistory } from "../src/throw/throw-history.svelte";
import { ThrowReview } from "../src/throw/throw-review.svelte";

const attempt = (more: Partial<Attempt> = {}) => ({ flip: false, tilts: false, aim: 4, elevation: 20, speed: 2, from: [-0.6, 0, 0.15], setup: { demands: [] }, ...more }) as unknown as Attempt;
const flight = { landing: { dice: [{ at: [100, 0] }] }, judged: [], launch: { velocity: [2, 0, 0], seed: 7, tremor: 1 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the review of a throw", () => {
  it("does not credit a slide with the pull of the throw before it", () => {
    const advise = vi.spyOn(throwApi, "advise").mockResolvedValue({ advice: "softer" });
    const history = new ThrowHistory(), review = new ThrowReview("castle_of_frosts", history, () => null);
    review.remember(attempt());
    review.remember(attempt({ tilts: true } as Partial<Attempt>));
    review.landed(flight, null, review.pull);
    vi.runAllTimers();
    expect(history.last).toBe(null);
    expect(advise).not.toHaveBeenCalled();
  });

  it("asks for advice on a landing that is still looked at, without what the server added to the launch", async () => {
    const advise = vi.spyOn(throwApi, "advise").mockResolvedValue({ advice: "softer" });
    const history = new ThrowHistory(), review = new ThrowReview("dungeon_fighter", history, () => null);
    review.remember(attempt());
    review.landed(flight, 2, review.begin(true));
    expect(advise).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(advise).toHaveBeenCalledWith("dungeon_fighter", { setup: { demands: [] }, launch: { velocity: [2, 0, 0] } });
    expect(review.advice).toBe("softer");
    expect(history.last).toMatchObject({ aimed: { aim: 4 }, at: { x: 0.1, by: 2 } });
  });

  it("gives no advice on another player's throw", () => {
    const advise = vi.spyOn(throwApi, "advise").mockResolvedValue({ advice: "softer" });
    const review = new ThrowReview("dungeon_fighter", new ThrowHistory(), () => null);
    review.remember(attempt());
    review.landed(flight, 1, review.begin(false));
    vi.runAllTimers();
    expect(advise).not.toHaveBeenCalled();
  });
});
