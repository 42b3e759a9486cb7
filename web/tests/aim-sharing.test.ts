import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { AimReceiver, SEND_INTERVAL_MS, AimSender, sharedCloud } from "../src/throw/aim-sharing.svelte";
import type { ThrowScene } from "../src/throw/scene";
import { throwApi } from "../src/throw/stance";
import type { HandPose, StanceShown } from "../src/wire";

const aimed = (power: number): HandPose => ({ aim: 2, height: 10, speed: 1.4, at: [-0.6, 0, 0.15], power, cloud: power ? [[12, -40, 3], [300, 0, -1]] : [] });
const flush = () => vi.advanceTimersByTimeAsync(0);

describe("an aim that others see", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is told at once, then no more often than a pause allows, and what came last is always told", () => {
    const sent: (number | null)[] = [];
    const telling = new AimSender((one) => sent.push(one && one.power));
    telling.show(null);
    expect(sent).toEqual([]);
    for (let power = 1; power <= 50; power++) telling.show(aimed(power));
    expect(sent).toEqual([1]);
    vi.advanceTimersByTime(SEND_INTERVAL_MS);
    expect(sent).toEqual([1, 50]);
    telling.show(aimed(50));
    vi.advanceTimersByTime(SEND_INTERVAL_MS * 3);
    expect(sent).toEqual([1, 50]);
    telling.show(null);
    expect(sent).toEqual([1, 50, null]);
    telling.show(aimed(9));
    telling.stop();
    vi.advanceTimersByTime(SEND_INTERVAL_MS);
    expect(sent).toEqual([1, 50, null]);
  });

  it("takes a few hundred bytes a second at most while it moves, and its cloud under a kilobyte once", () => {
    const aimed = { aim: -12.3, height: 45.6, speed: 12.34, at: [-1.234, -0.123, 0.456], power: 100, cloud: [] };
    const message = (cloud: number[][]) => JSON.stringify({ type: "aim", seat: 3, at: 1234, aimed: { ...aimed, cloud } }).length;
    expect((message([]) * 1000) / SEND_INTERVAL_MS).toBeLessThan(500);
    expect(message(Array.from({ length: 36 }, () => [-1234, -1234, -1]))).toBeLessThan(1000);
  });

  it("is drawn from where one stands at this table, and asked for again when the table changes", async () => {
    const scene = Object.fromEntries(["look", "hold", "carry", "turnHeld", "lean", "aim", "cloud"].map((name) => [name, () => undefined])) as unknown as ThrowScene;
    const asked = vi.spyOn(throwApi, "stance").mockResolvedValue({ position: [-0.45, 0, 0.15], spread: { aside: 1, up: 1, speed: 0 } } as StanceShown);
    const others = new AimReceiver("dungeon_fighter"), setup = { game: "dungeon_fighter", dice: ["red"], demands: [] };
    others.draw(scene, setup, aimed(0));
    others.draw(scene, { ...setup, conditions: { surface: "stone", stand: "side" } }, aimed(0));
    await flush();
    expect(asked.mock.calls.map((call) => call[5])).toEqual([undefined, { surface: "stone", stand: "side" }]);
  });

  it("is drawn on others' stages with the hand that holds the die, and taken away again", async () => {
    const did: string[] = [];
    const scene = Object.fromEntries(["look", "hold", "carry", "turnHeld", "lean", "aim", "cloud"].map((name) => [name, (first: unknown) => did.push(first === null ? `${name} nothing` : name)])) as unknown as ThrowScene;
    vi.spyOn(throwApi, "stance").mockResolvedValue({ position: [-0.6, 0, 0.15], spread: { aside: 1, up: 1, speed: 0 } } as StanceShown);
    const others = new AimReceiver("dungeon_fighter"), setup = { game: "dungeon_fighter", dice: ["red"], demands: [] };
    expect(others.draw(scene, setup, aimed(0))).toBe(false); // the stance is being requested
    await flush();
    expect(others.draw(scene, setup, aimed(0))).toBe(true);
    expect(did).toEqual(["look", "hold", "carry", "turnHeld", "lean", "aim nothing", "cloud"]);
    did.length = 0;
    expect(others.draw(scene, setup, aimed(40))).toBe(true);
    expect(did).toEqual(["carry", "turnHeld", "lean", "aim", "cloud"]);
    expect(sharedCloud(aimed(40))).toEqual([[{ x: 12, y: -40, place: "", value: 3 }], [{ x: 300, y: 0, place: "", value: null }]]);
    did.length = 0;
    expect(others.draw(scene, setup, null)).toBe(false);
    expect(did).toEqual(["hold nothing", "aim nothing", "cloud"]);
    did.length = 0;
    others.draw(scene, { game: "castle_of_frosts", template: "frozen-1" }, aimed(40));
    expect(did).toEqual([]);
  });
});
