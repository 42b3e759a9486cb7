import { describe, expect, it } from "vitest";

import { releaseTouchOf, type Sample } from "../src/throw/gesture";
import { missesTable } from "../src/throw/trajectory";

const pull = (shake: number, rest: boolean): Sample[] => {
  const samples: Sample[] = Array.from({ length: 20 }, (_, n) => [n * 0.016, 0.5 + (n % 2 ? shake : -shake), 0.5 + n * 0.01]);
  return rest ? [...samples, ...Array.from({ length: 20 }, (_, n): Sample => [0.32 + n * 0.016, 0.5 + (n % 2 ? shake : -shake), 0.7])] : samples;
};

describe("the measures of a gesture", () => {
  it("calls a straight pull that rests before it is let go calm", () => {
    const calm = releaseTouchOf(pull(0, true), 0.62);
    expect(calm.speed).toBeLessThan(0.05);
    expect(calm.jitter).toBeLessThan(0.001);
  });
  it("tells haste by the finger's last speed, and a shaky hand by how far it strays from a line", () => {
    expect(releaseTouchOf(pull(0, false), 0.31).speed).toBeGreaterThan(0.4);
    expect(releaseTouchOf(pull(0.01, false), 0.31).jitter).toBeGreaterThan(0.005);
  });
  it("takes a finger that stopped moving long ago for a resting one", () => {
    expect(releaseTouchOf(pull(0, false), 1.5)).toEqual({ speed: 0, jitter: 0 });
  });
});

describe("the first touch", () => {
  const from: [number, number, number] = [-0.6, 0, 0.15];
  it("counts on the table before the target", () => expect(missesTable("dungeon_fighter", { aim: 0, height: 0, speed: 1.4, from })).toBe(false));
  it("does not count on the target itself, where a full pull comes down", () => expect(missesTable("dungeon_fighter", { aim: 0, height: 5, speed: 3.2, from })).toBe(true));
  it("does not count beside the table", () => expect(missesTable("dungeon_fighter", { aim: 40, height: 45, speed: 3.2, from })).toBe(true));
});
