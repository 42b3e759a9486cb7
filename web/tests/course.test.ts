import { expect, test } from "vitest";

import { cardOf, challengeFrom, challengeLink, holeAt, lengthOf, parOf, weekAt, weekBegins } from "../src/throw/course";
import { medalFor, medalThresholds, recordKey, recordThrow, runResult, startRun } from "../src/throw/drills";
import { freeView } from "../src/throw/free-view";
import { practiceRecords } from "../src/throw/practice-records.svelte";
import { lieOf } from "../src/throw/surfaces";
import { TARGETS, turnedBoard } from "../src/pieces/target";

const COURSE = { week: 7, throws: 2, holes: [3, 4, 5].map((par) => ({ game: "dungeon_fighter", table: "felt", demand: "", par })) };
const asked = (text: string) => challengeFrom(new URLSearchParams(text));


test("weeks change on Mondays, UTC", () => {
  expect(weekAt(Date.UTC(1970, 0, 5))).toBe(0);
  expect(weekAt(Date.UTC(2026, 10, 15, 23, 59))).toBe(weekAt(Date.UTC(2026, 10, 16)) - 1);
  expect(weekBegins(weekAt(Date.UTC(2026, 10, 18))).toISOString()).toBe("2026-11-16T00:00:00.000Z");
});

test("of a challenge's link only a week and a number to beat are believed", () => {
  expect(asked(challengeLink(2967, 31).split("?")[1]!)).toEqual({ week: 2967, beat: 31 });
  for (const bad of ["week=-1&beat=1e9", "week=9999999&beat=31.5", "week=<b>&beat=<script>", "week=&beat=", "beat=1000&week=100001"]) expect(asked(bad)).toEqual({ week: null, beat: null });
});

test("a round counts every throw at its hole, and ends after the last", () => {
  const values = [4, 0, 3, 3, 5, 2, 5];
  const run = values.reduce((now, value) => recordThrow(now, { hit: value > 0, value }, lengthOf(COURSE)), startRun("course"));
  expect(run).toMatchObject({ over: true, thrown: 6, points: 17 });
  expect(runResult(run)).toBe(17);
  expect(cardOf(COURSE, run.each)).toEqual([4, 6, 7]);
  expect(cardOf(COURSE, [4, 0, 3])).toEqual([4, 3, null]);
  expect([0, 1, 2, 5, 6].map((thrown) => holeAt(COURSE, thrown))).toEqual([0, 0, 1, 2, 2]);
  expect(medalFor("course", parOf(COURSE), true, parOf(COURSE))).toBe("silver");
  expect(medalThresholds("course", false, 0)).toBeNull();
  expect(recordKey("course", "x", "y", "ice", 7)).toBe("course/7");
});

test("plain wood keeps its old records, other tables have their own", () => {
  expect(recordKey("ten", "dungeon_fighter", "")).toBe("ten/dungeon_fighter/plain");
  expect(recordKey("ten", "dungeon_fighter", "", "felt")).toBe("ten/dungeon_fighter/plain/felt");
});

test("weeks remember throws and the best round, the latest week first", () => {
  practiceRecords.threw(10, true, 4);
  practiceRecords.threw(11, false, 5);
  practiceRecords.played(11, 20, 25);
  practiceRecords.played(11, 18, 25);
  expect(practiceRecords.weeks.slice(0, 2)).toEqual([
    { week: 11, thrown: 1, hits: 0, points: 0, course: 20, par: 25 },
    { week: 10, thrown: 1, hits: 1, points: 4 },
  ]);
});

test("a turned board turns its sections and holes", () => {
  const board = TARGETS["castle_of_frosts"]!, turned = turnedBoard(board, 90), hole = board.zones.findIndex((zone) => zone.at);
  const [x, y] = board.zones[hole]!.at!, [tx, ty] = turned.zones[hole]!.at!;
  expect([tx, ty].map((part) => Math.round(part))).toEqual([Math.round(-y), Math.round(x)]);
  expect(turned.zones[0]!.start).toBe(board.zones[0]!.start + 90);
  expect(turnedBoard(board, 0)).toBe(board);
  expect(lieOf({ stand: "side", turned: 45 })).toEqual({ table: 90, board: 45 });
  expect(lieOf({})).toEqual({ table: 0, board: 0 });
});

test("eyes turn no further than a neck, and come no nearer than the camera can", () => {
  expect(freeView({ turn: 9, rise: 9, zoom: 9 })).toEqual({ turn: Math.PI, rise: 0.7, zoom: 3 });
  expect(freeView({ turn: 0, rise: -9, zoom: 0.1 })).toEqual({ turn: 0, rise: -0.4, zoom: 1 });
});
