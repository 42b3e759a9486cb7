// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import { fitting, nextPuzzle, streakAfter, themeOf } from "../src/analysis/puzzle-list";
import { translator } from "../src/shell/messages.svelte";
import type { PuzzleListed } from "../src/wire";

const one = (id: string, ask: string, difficulty: number, game = "x"): PuzzleListed => ({ id, game, seats: 2, ask, difficulty });
const ALL = [one("a", "act", 1), one("b", "reroll", 2), one("c", "decide", 3), one("d", "act", 1, "y")];

beforeAll(() => translator.loadPart("backstage", "en"));

describe("the list of puzzles", () => {
  it("called all of them alike: for 2 players", () => {
    expect(ALL.map(({ ask }) => themeOf(ask))).toEqual(["Fight or flee", "Rerolls", "Fight or flee", "Fight or flee"]);
    expect(themeOf("a-question-without-words")).toBe("Other choices");
    expect(fitting(ALL, { theme: "Fight or flee", difficulty: 0 }).map(({ id }) => id)).toEqual(["a", "c", "d"]);
    expect(fitting(ALL, { theme: "", difficulty: 2 }).map(({ id }) => id)).toEqual(["b"]);
  });

  it("began again with the first puzzle instead of going on, and ended with the game", () => {
    expect(nextPuzzle(ALL, ALL[1]!, [])?.id).toBe("c");
    expect(nextPuzzle(ALL, ALL[2]!, [])?.id).toBe("a");
    expect(nextPuzzle(ALL, ALL[2]!, ["a", "b"])?.id).toBe("d");
    expect(nextPuzzle(ALL, ALL[2]!, ["a", "b", "d"])).toBeNull();
  });

  it("counts what was solved in a row at the first try", () => {
    expect(streakAfter({ now: 2, best: 2 }, true)).toEqual({ now: 3, best: 3 });
    expect(streakAfter({ now: 2, best: 5 }, false)).toEqual({ now: 0, best: 5 });
  });
});
