// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { AnalysisText } from "../src/analysis/analysis-text";
import { parseLocation } from "../src/shell/router.svelte";
import { Phrasebook } from "../src/shell/messages.svelte";
import type { CourseShown, StepShown } from "../src/wire";

const words = (language: string) => new Phrasebook(language, readFileSync(`../src/tumblekeep/locale/${language}/lookback.ftl`, "utf8"), "ask = What now?\noption = Fight\nother = Flee\ntold = Bo falls.");
const step = (more: Partial<StepShown>): StepShown => ({ number: 1, turn: 1, seat: 0, chance: false, prompt: { id: "ask", args: {} }, answer: { id: "option", args: {} }, levels: [0.4], luck: [0], skill: [-0.1], rest: [0], happened: [], ...more });
const course = (more: Partial<CourseShown> = {}): CourseShown => ({
  form: 2, game: "g", measure: "won", shared: true, valued: true, over: true, start: [0.5], end: [0], unit: 1, common: -0.1, rest: [0],
  steps: [step({}), step({ number: 2, chance: true, luck: [-0.4], skill: [0], levels: [0], happened: [{ id: "told", args: {} }] })],
  players: [{ seat: 0, luck: -0.3, skill: -0.1, others: 0, accuracy: 0.5, choices: 1 }],
  turning: [2], mistakes: [{ number: 1, best: { id: "other", args: {} }, given: 0.1 }],
  ...more,
});

describe("a look back in words", () => {
  it("adds up in one sentence, as the terminal says it", () => {
    const said = new AnalysisText(words("en"), ["Ada"], course());
    expect(said.sums()).toEqual(["50% at the start, −40% from luck, −10% from choices: 0% at the end."]);
    const off = new AnalysisText(words("en"), ["Ada"], course({ rest: [0.05] }));
    expect(off.sums()).toEqual(["50% at the start, −40% from luck, −10% from choices, +5% because the forecast was off: 0% at the end."]);
  });

  it("says whether the steady bot would have made the same mistake", () => {
    const said = (steady: string) => new AnalysisText(words("en"), ["Ada"], course({ steps: [step({ chosen: "f", best: "g", steady })] })).mistake(course().mistakes[0]!);
    expect(said("f")).toMatch(/The steady bot makes the same mistake\.$/);
    expect(said("g")).toMatch(/The steady bot would have seen that\.$/);
    expect(said("")).not.toContain("steady bot");
  });

  it("told turning points and mistakes like a log: numbers in brackets, no sentence", () => {
    const said = new AnalysisText(words("en"), Object.assign(["Ada"], { reader: 0 }), course());
    expect(said.at(course().steps[1]!)).toBe("Turn 1: Bo falls. The chance to win falls from 40% to 0%.");
    expect(said.at(step({ levels: [0.501] }))).toBe("Turn 1: You choose “Fight”.");
    const options = [{ id: "f", label: { id: "option", args: {} }, levels: [0.4], error: 0, seen: 9 }, { id: "g", label: { id: "other", args: {} }, levels: [0.5], error: 0, seen: 9 }];
    const weighed = new AnalysisText(words("en"), Object.assign(["Ada"], { reader: 0 }), course({ steps: [step({ options, chosen: "f", best: "g" })] }));
    expect(weighed.mistake(course().mistakes[0]!)).toBe("Turn 1: you chose “Fight”, 40% to win. “Flee” was better: 50%.");
    for (const language of ["en", "fr"]) {
      const told = new AnalysisText(words(language), ["Ada"], course());
      for (const sentence of [told.at(course().steps[0]!), told.at(course().steps[1]!), told.mistake(course().mistakes[0]!)]) expect(sentence).not.toMatch(/[([{]|pp|\?\?/);
    }
  });

  it("told what followed a choice as if that had changed the chances, not the choice", () => {
    const said = new AnalysisText(words("en"), Object.assign(["Ada"], { reader: 0 }), course());
    const happened = [{ id: "told", args: {} }];
    expect(said.tale(step({ happened }))).toBe("You choose “Fight”. Bo falls.");
    expect(said.tale(step({ happened, skill: [0.001] }))).toBe("Bo falls.");
    expect(said.tale(step({ happened, chance: true }))).toBe("Bo falls.");
  });

  it("gave the answer of a mistake away before one could try it", () => {
    const said = new AnalysisText(words("en"), Object.assign(["Ada"], { reader: 0 }), course());
    expect(said.quiz(course().mistakes[0]!)).toBe("Turn 1: “What now?” You chose “Fight”. There was something better.");
    expect(said.isMine(course().mistakes[0]!, [0])).toBe(true);
    expect(said.isMine(course().mistakes[0]!, [1])).toBe(false);
  });

  it("said ±0 where nothing changed", () => {
    expect(new AnalysisText(words("en"), ["Ada"], course()).change(0.001)).toBe("0%");
  });

  it("names whose number changed where each plays alone", () => {
    const two = course({ shared: false, start: [0.5, 0.5], end: [0, 1], rest: [0, 0], steps: [step({ luck: [0, 0], skill: [-0.1, 0.2], rest: [0, 0], levels: [0.4, 0.7] })], players: [0, 1].map((seat) => ({ seat, luck: 0, skill: -0.1, others: 0.1, accuracy: null, choices: 1 })) });
    const said = new AnalysisText(words("fr"), ["Ada", "Bo"], two);
    expect(said.at(two.steps[0]!).replaceAll("\u00a0", " ")).toContain("Pour Bo, les chances de victoire montent de 50 % à 70 %.");
    expect(said.sums()).toHaveLength(2);
  });

  it("has an address of its own", () => {
    expect(parseLocation("/look/0123456789")).toEqual({ at: "look", table: "0123456789" });
    expect(parseLocation("/look/nothing")).toEqual({ at: "nowhere" });
    expect(parseLocation("/throws")).toEqual({ at: "throws", puzzle: null });
    expect(parseLocation("/throws/dungeon_fighter-ogre-choice")).toEqual({ at: "throws", puzzle: "dungeon_fighter-ogre-choice" });
  });
});
