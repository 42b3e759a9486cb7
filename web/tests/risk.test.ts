import { describe, expect, it } from "vitest";

import { outcomeOf, ringShares, shareReaching } from "../src/throw/risk";
import type { PlaceShown } from "../src/wire";

const lies = (value: number | null, place = value === null ? "outside" : "section"): PlaceShown[] => [{ x: 0, y: 0, place, value }];
const CLOUD = [...Array<PlaceShown[]>(5).fill(lies(4)), ...Array<PlaceShown[]>(3).fill(lies(3)), lies(null, "hole"), lies(null)];

describe("the rings of a cloud", () => {
  it("say what each number is likely to be, the highest first, then what counts nothing", () => {
    expect(ringShares(CLOUD)).toEqual([{ outcome: 4, share: 0.5 }, { outcome: 3, share: 0.3 }, { outcome: "hole", share: 0.1 }, { outcome: "off", share: 0.1 }]);
  });

  it("say nothing in percent of a handful of throws", () => {
    expect(ringShares(CLOUD.slice(0, 7))).toEqual([]);
    expect(shareReaching(CLOUD.slice(0, 7), 3)).toBeNull();
  });

  it("keep to what happens often enough to matter", () => {
    const large = [...Array<PlaceShown[]>(47).fill(lies(5)), lies(1)];
    expect(ringShares(large).map(({ outcome }) => outcome)).toEqual([5]);
  });

  it("tell a die that lies on the board and does not count from one beside it", () => {
    expect(outcomeOf(lies(null, "section"))).toBe("void");
    expect(outcomeOf(lies(null, "edge"))).toBe("off");
  });

  it("count the best of several dice", () => {
    expect(outcomeOf([...lies(2), ...lies(null, "hole"), ...lies(5)])).toBe(5);
  });

  it("say how much of the cloud reaches a number", () => {
    expect(shareReaching(CLOUD, 4)).toBe(0.5);
    expect(shareReaching(CLOUD, 3)).toBe(0.8);
  });
});
