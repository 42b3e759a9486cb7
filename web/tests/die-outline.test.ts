import { describe, expect, it } from "vitest";

import { outlineOf } from "../src/throw/die-outline";
import { describeThrow } from "../src/throw/landing-text";

const half = Math.round(1e6 * Math.cos(Math.PI / 8));
const FLAT = [100_000, -20_000, 8_000, 1_000_000, 0, 0, 0], TURNED = [0, 0, 8_000, half, 0, 0, Math.round(1e6 * Math.sin(Math.PI / 8))];
const size = (points: readonly (readonly [number, number])[]) => [0, 1].map((axis) => Math.max(...points.map((p) => p[axis]!)) - Math.min(...points.map((p) => p[axis]!)));

describe("a die at rest", () => {
  it("was too small to see which side of a line it lies on: its outline is that of its pose", () => {
    const flat = outlineOf("dungeon_fighter", "red", FLAT);
    expect(flat).toHaveLength(4);
    expect(size(flat).map(Math.round)).toEqual([16, 16]);
    expect(flat.reduce((sum, [x]) => sum + x, 0) / 4).toBeCloseTo(100);
    expect(size(outlineOf("dungeon_fighter", "red", TURNED))[0]).toBeCloseTo(16 * Math.SQRT2, 1);
    expect(outlineOf("castle_of_frosts", "red", FLAT).length).toBeGreaterThanOrEqual(3);
    expect(size(outlineOf("castle_of_frosts", "snow", FLAT)).map(Math.round)).toEqual([45, 45]);
  });

  it("is shown on the target and not on the floor", () => {
    const die = { die: "red", place: "section", zone: "section-4", value: 4, bounces: 1, demands: {}, beside: [], icon: null, face: 1, icebergs: [], leaning: false, at: [100, -20], pose: FLAT };
    const judge = { hits: true, moved: true, on_target: true } as never;
    const told = (more: object) => describeThrow({ game: "dungeon_fighter", dice: [{ ...die, ...more }], ending: "rest" }, [judge]).lies;
    expect(told({})?.outline).toHaveLength(4);
    expect(told({ at: [600, 0] })).toBeNull();
    expect(told({ pose: null })).toBeNull();
  });
});
