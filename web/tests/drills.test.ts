import { expect, test } from "vitest";

import { ladderOf, recordThrow, startRun, isBetter, medalThresholds, medalFor, recordKey, runResult, RINGS, TEN_THROWS, TRIES_PER_RUNG, type Drill, type DrillThrow } from "../src/throw/drills";

const HIT: DrillThrow = { hit: true, value: 4 }, MISS: DrillThrow = { hit: false, value: 5 };
const run = (drill: Drill, landed: DrillThrow[], rungs = 37) => landed.reduce((now, one) => recordThrow(now, one, rungs), startRun(drill));

test("ten throws count what hits, and no eleventh", () => {
  const done = run("ten", [...Array<DrillThrow>(4).fill(HIT), ...Array<DrillThrow>(8).fill(MISS)]);
  expect(done).toMatchObject({ over: true, thrown: TEN_THROWS, hits: 4, points: 16 });
  expect(runResult(done)).toBe(16);
  expect(runResult(run("ten", [HIT]))).toBeNull();
});

test("three in the 4 ring: a 3 does not count, fewer throws are better", () => {
  const done = run("rings", [HIT, { hit: true, value: 3 }, MISS, HIT, { hit: true, value: 10 }]);
  expect(done).toMatchObject({ over: true, done: RINGS.count, thrown: 5 });
  expect(runResult(done)).toBe(5);
  expect(isBetter("rings", 5, 6)).toBe(true);
  expect(isBetter("rings", 7, 6)).toBe(false);
  expect(runResult(run("rings", Array<DrillThrow>(30).fill(MISS)))).toBeNull();
});

test("the ladder goes up with every hit and ends with the last rung or three misses in a row", () => {
  expect(run("ladder", [MISS, MISS, HIT, MISS, MISS])).toMatchObject({ over: false, done: 1, tries: 2 });
  const fell = run("ladder", [HIT, ...Array<DrillThrow>(TRIES_PER_RUNG).fill(MISS), HIT]);
  expect(fell).toMatchObject({ over: true, done: 1 });
  expect(run("ladder", Array<DrillThrow>(3).fill(HIT), 3)).toMatchObject({ over: true, done: 3 });
});

test("practice without a drill never ends", () => {
  expect(run("free", Array<DrillThrow>(50).fill(HIT))).toMatchObject({ over: false, thrown: 50 });
});

test("medals: gold is the hardest, and each mark is enough for its own", () => {
  for (const drill of ["ten", "rings", "ladder"] as const) {
    const [bronze, silver, gold] = medalThresholds(drill, false, 37)!;
    expect([bronze, silver, gold].map((mark) => medalFor(drill, mark, false, 37))).toEqual(["bronze", "silver", "gold"]);
    expect(medalFor(drill, drill === "rings" ? bronze + 1 : bronze - 1, false, 37)).toBeNull();
  }
  expect(medalFor("free", 100, false, 37)).toBeNull();
});

test("bests are kept by throw, the ladder's once", () => {
  expect(recordKey("ten", "dungeon_fighter", "")).toBe("ten/dungeon_fighter/plain");
  expect(recordKey("ladder", "castle_of_frosts", "pond")).toBe("ladder");
});

test("the ladder began with the bank shot: the throw that hits most often comes first, from either edition", () => {
  const rungs = ladderOf([
    { game: "dungeon_fighter", demands: [{ id: "bank", hits: 0.53 }, { id: "borrowed_hand", hits: 0.68 }, { id: "head", hits: 0.27 }] },
    { game: "castle_of_frosts", demands: [{ id: "jump", hits: 0.63 }] },
  ]);
  expect(rungs.map(({ demand }) => demand)).toEqual(["borrowed_hand", "jump", "bank", "head"]);
  expect(rungs[1]).toEqual({ game: "castle_of_frosts", demand: "jump" });
});
