import { describe, expect, it } from "vitest";

import { afterThrow, beginPuzzle, declareWeapon, demandsOf, needed, nextFoe } from "../src/throw/throw-puzzle";
import type { ThrowPuzzleShown, ThrowPuzzleTried } from "../src/wire";

const OGRE = {
  id: "dungeon_fighter-ogre", game: "dungeon_fighter", life: 9, dice: ["red", "blue"], demands: ["blind"],
  weapons: [{ card: "breath", demand: "spin", bonus: 2 }, { card: "pipe", demand: "blow", bonus: 4 }, { card: "ring", demand: "", bonus: 1 }],
  ways: [[], ["breath"], ["pipe"], ["ring"], ["breath", "ring"], ["pipe", "ring"]],
} as unknown as ThrowPuzzleShown;
const tried = (damage: number, left: number, more: Partial<ThrowPuzzleTried> = {}) => ({ damage, left, over: false, solved: false, chances: [], ...more }) as unknown as ThrowPuzzleTried;

describe("a throw puzzle", () => {
  it("declares weapons together only where the rules allow it, in the puzzle's order", () => {
    expect(declareWeapon(OGRE, ["ring"], "breath")).toEqual(["breath", "ring"]);
    expect(declareWeapon(OGRE, ["breath", "ring"], "ring")).toEqual(["breath"]);
    expect(declareWeapon(OGRE, ["breath"], "pipe")).toEqual(["pipe"]);
  });
  it("binds a throw by the foe's demand and those of the weapons", () => {
    expect(demandsOf(OGRE, ["breath", "ring"])).toEqual(["blind", "spin"]);
  });
  it("tells which number kills", () => {
    expect(needed(OGRE, { ...beginPuzzle(), dealt: 3, declared: ["pipe"] })).toBe(2);
    expect(needed(OGRE, { ...beginPuzzle(), dealt: 8, declared: ["pipe"] })).toBe(1);
  });
  it("counts what the server judged, and ends when it says so", () => {
    const once = afterThrow(OGRE, { ...beginPuzzle(), declared: ["pipe"] }, tried(6, 3));
    expect(once).toMatchObject({ thrown: 1, dealt: 6, declared: ["pipe"], over: false });
    const twice = afterThrow(OGRE, once, tried(3, 0, { over: true, solved: true }));
    expect(twice).toMatchObject({ thrown: 2, dealt: 9, over: true, solved: true });
    expect(twice.each.map(({ die, damage }) => [die, damage])).toEqual([["red", 6], ["blue", 3]]);
  });
  it("goes on with the next unsolved foe, of the same game first", () => {
    const [a, b, c] = ["a-1", "a-2", "b-1"].map((id) => ({ ...OGRE, id, game: id.slice(0, 1) })) as [ThrowPuzzleShown, ThrowPuzzleShown, ThrowPuzzleShown];
    expect(nextFoe([a, b, c], b, [])).toBe(a);
    expect(nextFoe([a, b, c], b, ["a-1"])).toBe(c);
    expect(nextFoe([a, b, c], b, ["a-1", "b-1"])).toBeNull();
  });
});
