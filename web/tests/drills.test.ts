import { expect, test } from "vitest";

import { after, begin, isBetter, marks, medal, nameOf, result, RINGS, TEN, TRIES, type Drill, type Landed } from "../src/throw/drills";

const HIT: Landed = { hit: true, value: 4 }, MISS: Landed = { hit: false, value: 5 };
const run = (drill: Drill, landed: Landed[], rungs = 37) => landed.reduce((now, one) => after(now, one, rungs), begin(drill));

test("ten throws count what hits, and no eleventh", () => {
  const done = run("ten", [...Array<Landed>(4).fill(HIT), ...Array<Landed>(8).fill(MISS)]);
  expect(done).toMatchObject({ over: true, thrown: TEN, hits: 4, points: 16 });
  expect(result(done)).toBe(16);
  expect(result(run("ten", [HIT]))).toBeNull();
});

test("three in the 4 ring: a 3 does not count, fewer throws are better", () => {
  const done = run("rings", [HIT, { hit: true, value: 3 }, MISS, HIT, { hit: true, value: 10 }]);
  expect(done).toMatchObject({ over: true, done: RINGS.count, thrown: 5 });
  expect(result(done)).toBe(5);
  expect(isBetter("rings", 5, 6)).toBe(true);
  expect(isBetter("rings", 7, 6)).toBe(false);
  expect(result(run("rings", Array<Landed>(30).fill(MISS)))).toBeNull();
});

test("the ladder goes up with every hit and ends with the last rung or three misses in a row", () => {
  expect(run("ladder", [MISS, MISS, HIT, MISS, MISS])).toMatchObject({ over: false, done: 1, tries: 2 });
  const fell = run("ladder", [HIT, ...Array<Landed>(TRIES).fill(MISS), HIT]);
  expect(fell).toMatchObject({ over: true, done: 1 });
  expect(run("ladder", Array<Landed>(3).fill(HIT), 3)).toMatchObject({ over: true, done: 3 });
});

test("practice without a drill never ends", () => {
  expect(run("free", Array<Landed>(50).fill(HIT))).toMatchObject({ over: false, thrown: 50 });
});

test("medals: gold is the hardest, and each mark is enough for its own", () => {
  for (const drill of ["ten", "rings", "ladder"] as const) {
    const [bronze, silver, gold] = marks(drill, false, 37)!;
    expect([bronze, silver, gold].map((mark) => medal(drill, mark, false, 37))).toEqual(["bronze", "silver", "gold"]);
    expect(medal(drill, drill === "rings" ? bronze + 1 : bronze - 1, false, 37)).toBeNull();
  }
  expect(medal("free", 100, false, 37)).toBeNull();
});

test("bests are kept by throw, the ladder's once", () => {
  expect(nameOf("ten", "dungeon_fighter", "")).toBe("ten/dungeon_fighter/plain");
  expect(nameOf("ladder", "castle_of_frosts", "pond")).toBe("ladder");
});
