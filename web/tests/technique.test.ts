import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { TARGETS } from "../src/pieces/target";
import { instructionFor } from "../src/throw/body-motion";
import type { Attempt } from "../src/throw/attempt.svelte";
import { timingWindowsOf, techniqueHintId, techniqueKey, TECHNIQUES, techniqueOf, launchMarks, aimError } from "../src/throw/technique";
import { TimingSequence } from "../src/throw/timing.svelte";
import { clearanceOf, nearestValidSpot } from "../src/throw/stance";
import type { ControlShown, PropShown } from "../src/wire";
import { swipeVelocity } from "../src/throw/gesture";
import { placeText } from "../src/throw/landing-text";
import { translator } from "../src/shell/messages.svelte";

const REGISTER = readFileSync("../src/tumblekeep/kit/throwing.py", "utf8");
const CATALOGUES = ["en", "fr"].map((language) => readFileSync(`../src/tumblekeep/locale/${language}/stage.ftl`, "utf8"));

/** The ids of a game's special throws, from the register itself. */
function demandsOf(game: string): string[] {
  const block = new RegExp(`"${game}": _register\\([^]*?"""([^]*?)"""`).exec(REGISTER)![1]!;
  return block.trim().split("\n").map((line) => line.trim().split(/\s+/)[0]!);
}
const control = (demand: string, timing: Record<string, number> = {}, numbers: Record<string, number> = {}): ControlShown => ({
  demand, view: "normal", axes: "normal", gesture: "flick", one_pointer: "same", timing, numbers,
});

describe("the manners of throwing", () => {
  it("know every special throw of both editions, with a hint in both languages", () => {
    const all = ["dungeon_fighter", "castle_of_frosts"].flatMap((game) => demandsOf(game).map((name): [string, string] => [game, name]));
    expect(all).toHaveLength(37);
    for (const [game, name] of all) {
      expect(TECHNIQUES, name).toHaveProperty([techniqueKey(game, name)]);
      for (const words of CATALOGUES) expect(words).toContain(`\n${techniqueHintId(game, name)} = `);
    }
    expect(techniqueOf("castle_of_frosts", "head").family).toBe("balanced");
    expect(techniqueOf("dungeon_fighter", "head").timing).toBe("header");
  });

  it("turn a moment that was hit into what the launch says of the body", () => {
    const [palms] = timingWindowsOf("dungeon_fighter", [control("prayer", { together: 0.08 })], null);
    expect(launchMarks(palms!, palms!.best + 0.03, control("prayer"), ["prayer"])["palm_gap"]).toBeCloseTo(0.03);
    const air = control("jump", { air: 0.5 });
    const [jump] = timingWindowsOf("castle_of_frosts", [air], null);
    expect(launchMarks(jump!, jump!.best, air, ["jump"])["jump_phase"]).toBeCloseTo(0.5);
    expect(launchMarks(jump!, 0, air, ["jump"])["jump_phase"]).toBe(0);
    expect(launchMarks(jump!, jump!.over, air, ["jump"])["jump_phase"]).toBe(1);
    const turn = control("dance", { turn: 0.6, tolerance: 0.12 });
    const dance = timingWindowsOf("dungeon_fighter", [turn], null);
    expect(dance.map((timing) => timing.kind)).toEqual(["turn", "landing"]);
    expect(launchMarks(dance[1]!, dance[1]!.best, turn, ["dance"])["landing_gap"]).toBeCloseTo(0);
    const melody = control("dancing", { turn: 0.8, flick: 1 });
    const dancing = timingWindowsOf("castle_of_frosts", [melody], null);
    expect(dancing.map((timing) => timing.kind)).toEqual(["turn", "sway"]);
    expect(launchMarks(dancing[1]!, 0.3, melody, ["dancing"])["turn_ended"]).toBeCloseTo(0.3);
    const strike = control("smash", {}, { error: 150 });
    const [smash] = timingWindowsOf("dungeon_fighter", [strike], { seconds: 0.25 });
    expect(aimError(smash!, smash!.best + 0.02, strike)).toBeCloseTo(3);
  });

  it("make one moment of a jump with a full turn", () => {
    const windows = timingWindowsOf("dungeon_fighter", [control("jump", { air: 0.45 }), control("dance", { turn: 0.6, tolerance: 0.12 })], null);
    expect(windows.map((timing) => timing.kind)).toEqual(["turn", "landing"]);
    const marks = launchMarks(windows[1]!, windows[1]!.best, control("dance", { turn: 0.6 }), ["jump", "dance"]);
    expect(marks["landing_gap"]).toBeCloseTo(-0.06);
    expect(marks["jump_phase"]).toBeLessThan(1);
  });
});

describe("a turn that one makes oneself", () => {
  const known = control("dancing", { turn: 0.8, flick: 1 });
  const moments = () => {
    let done = 0;
    const made = new TimingSequence(() => known, ["dancing"], () => done++);
    made.begin(0, timingWindowsOf("castle_of_frosts", [known], null));
    return { made, thrown: () => done };
  };

  it("goes on as long as one holds, and ends where one lets go", () => {
    const { made, thrown } = moments();
    made.hold(5);
    for (let now = 5; now < 6; now += 0.01) made.tick(now);
    expect(made.turned).toBeGreaterThan(250);
    made.letGo(6.1);
    expect(made.current?.kind).toBe("sway");
    expect(made.marks["turned"]).toBeCloseTo(made.turned);
    made.hit(6.5);
    expect(made.marks["turn_ended"]).toBeCloseTo(0.4);
    expect(thrown()).toBe(1);
  });

  it("follows a finger round the die, either way, no faster than a body turns", () => {
    const { made } = moments();
    made.hold(0);
    for (let n = 0; n <= 100; n++) {
      made.circle(Math.cos((-2 * Math.PI * n) / 100), Math.sin((-2 * Math.PI * n) / 100));
      made.tick(n * 0.01);
    }
    made.letGo(1);
    expect(made.turned).toBeGreaterThan(330);
    expect(made.turned).toBeLessThanOrEqual(361);
    expect(made.marks["facing"]).toBeLessThan(30);
  });

  it("is not begun by a touch", () => {
    const { made } = moments();
    made.hold(0);
    made.letGo(0.02);
    expect(made.current?.kind).toBe("turn");
    expect(made.turned).toBe(0);
  });
});

describe("props", () => {
  const wall: PropShown = { name: "wall", kind: "panel", size: [0.003, 0.14, 0.09], rim: 0, foot: 0.02, room: [0, 0.04], place: { x: -0.3, y: 0.1, turn: 1.5, pitch: 0, height: 0 }, chosen: true };
  it("stand where they may, wherever they are dragged", () => {
    for (const [x, y] of [[-0.6, 0.3], [0, 0], [0.1, -0.1], [-0.69, -0.44]] as const) {
      const spot = nearestValidSpot("castle_of_frosts", wall, { ...wall.place, x, y });
      const room = clearanceOf("castle_of_frosts", wall, spot);
      expect(room).toBeGreaterThanOrEqual(-0.0001);
      expect(room).toBeLessThanOrEqual(0.0401);
    }
    const card: PropShown = { ...wall, name: "card", kind: "block", size: [0.0004, 0.088, 0.063], foot: 0, room: [0.04, 9] };
    expect(clearanceOf("dungeon_fighter", card, nearestValidSpot("dungeon_fighter", card, { ...card.place, x: -0.1, y: 0.05 }))).toBeGreaterThanOrEqual(0.0399);
  });
});

describe("a finger", () => {
  it("is read by the end of its way", () => {
    const [across, up] = swipeVelocity([[0, 0, 0], [0.5, 0, 0.3], [0.55, 0.05, 0.2], [0.6, 0.1, 0.1]]);
    expect(across).toBeCloseTo(1);
    expect(up).toBeCloseTo(2);
    expect(swipeVelocity([[0, 0, 0]])).toEqual([0, 0]);
  });
});

describe("a landing in words", () => {
  it("said what a die on a line counts, and not why", async () => {
    await translator.loadPart("stage", "en");
    const die = { die: "red", place: "section", zone: "section-2", value: 2, bounces: 1, demands: {}, beside: ["section-3"], icon: null, face: 4, icebergs: [], leaning: false };
    expect(placeText("dungeon_fighter", die, "rest")).toBe("On the line between 2 and 3: the larger part of it lies on the 2, and that counts.");
    expect(placeText("dungeon_fighter", die, "rest", true, "castle_of_frosts")).toContain("the lower number in a tie. Here that is 2");
    expect(placeText("dungeon_fighter", { ...die, zone: "section-3", value: 3, beside: ["section-2"] }, "rest", true, "castle_of_frosts")).toContain("most of its corners lie on the 3");
    expect(placeText("dungeon_fighter", { ...die, beside: [] }, "rest")).toContain("inside a 2");
    expect(placeText("dungeon_fighter", { ...die, place: "hole", zone: "hole-1", value: 0 }, "rest")).toContain("hole");
    expect(TARGETS["castle_of_frosts"]!.zones.find((zone) => zone.id === "mid-0")!.value).toBe(3);
  });
});

describe("the line below the die", () => {
  it("counted hits on a phone where the rings and what they reach stand beside it, in three lines over the die", async () => {
    await translator.loadPart("stage", "en");
    const attempt = { timings: { current: null }, phase: "aim", power: 26, trouble: "", tooWeak: false, demands: [], game: "dungeon_fighter" } as unknown as Attempt;
    const moment = { pulling: true, missed: false, unbounced: false, known: { hits: 11, of: 23 }, brief: false, said: false };
    expect(instructionFor(attempt, moment)).toBe("Power 26%: 11 of 23 would hit");
    expect(instructionFor(attempt, { ...moment, brief: true })).toBe("Power 26%");
    expect(instructionFor(attempt, { ...moment, pulling: false, brief: true })).toBe("Power 26%");
    expect(instructionFor(attempt, { ...moment, unbounced: true })).toContain("No bounce");
  });
});
