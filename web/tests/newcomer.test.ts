import { beforeEach, expect, test } from "vitest";

import { firstGameSeating, beginnerRules } from "../src/lobby/seating";
import { device } from "../src/shell/device.svelte";
import { firstHintFor, newcomer } from "../src/table/newcomer.svelte";
import type { FirstHint, GameShown } from "../src/wire";

const hint = (says: string, more: Partial<FirstHint>): FirstHint => ({ says, ask: null, happening: null, needs: null, ...more });
const HINTS = [hint("special", { ask: "throw", needs: "demands" }), hint("throw", { ask: "throw" }), hint("hurt", { happening: "Hurt" })];
const moment = { ask: null, setup: {}, happened: [] };

beforeEach(() => device.save({ hints: true, newcomer: {} }));

test("each hint is said once, when it first matters", () => {
  expect(firstHintFor(HINTS, [], moment)).toBeNull();
  expect(firstHintFor(HINTS, [], { ...moment, ask: "throw", setup: { demands: [] } })?.says).toBe("throw");
  expect(firstHintFor(HINTS, ["throw"], { ...moment, ask: "throw", setup: { demands: ["blind"] } })?.says).toBe("special");
  expect(firstHintFor(HINTS, ["throw", "special"], { ...moment, ask: "throw", setup: { demands: ["blind"] } })).toBeNull();
  expect(firstHintFor(HINTS, [], { ...moment, ask: "throw", happened: ["Rolled", "Hurt"] })?.says).toBe("hurt");
});

test("two tables of a game count as the first, and only those", () => {
  expect([newcomer.isNew("x", "a"), newcomer.isNew("x", "b"), newcomer.isNew("x", "a"), newcomer.isNew("x", "c")]).toEqual([true, true, true, false]);
  expect(newcomer.isNew("y", "c")).toBe(true);
  newcomer.note("x", "throw");
  expect(newcomer.said("x")).toEqual(["throw"]);
  expect(newcomer.said("y")).toEqual([]);
});

test("a first table has the bots that the game recommends", () => {
  const game = { first: { bots: ["shrewd", "careless"], options: {}, advice: {}, words: "x", hints: [] } } as unknown as GameShown;
  expect(firstGameSeating(game)).toEqual([{ kind: "me" }, { kind: "bot", level: "shrewd" }, { kind: "bot", level: "careless" }]);
  expect(firstGameSeating({ first: null } as unknown as GameShown)).toEqual([]);
});

test("who never played starts with the house rules that make a first game kind, and with nothing else of that table", () => {
  const flag = (name: string, byDefault: boolean) => ({ name, kind: "flag", default: byDefault });
  const game = {
    options: [{ name: "difficulty", kind: "choice", default: "normal" }, flag("gentle", false), flag("back_down", true), flag("level_up", false)],
    first: { options: { difficulty: "easy", gentle: true, back_down: true, level_up: false } },
  } as unknown as GameShown;
  expect(beginnerRules(game, false)).toEqual({ gentle: true });
  expect(beginnerRules(game, true)).toEqual({});
  expect(beginnerRules({ ...game, first: null }, false)).toEqual({});
});
