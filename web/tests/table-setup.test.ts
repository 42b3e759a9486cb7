// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import type { SeatChoice } from "../src/lobby/seating";
import { anotherWay, raise, stillFits, withFriend } from "../src/lobby/table-setup";
import type { GameShown, OutcomeShown, TableShown } from "../src/wire";

const GAME = {
  slug: "x", fewest: 1, most: 3, packs: [],
  options: [
    { name: "mode", kind: "choice", default: "coop", values: ["coop", "versus"], low: null, high: null, harder: null },
    { name: "difficulty", kind: "choice", default: "easy", values: ["easy", "hard"], low: null, high: null, harder: { mode: "coop" } },
  ],
} as unknown as GameShown;
const table = (options: object, level = "steady") =>
  ({
    game: "x", options, pack: null, throws: "sampled", pace: "live", clock: 60, odds: "off",
    seats: [{ seat: 0, kind: "bot", name: "", level }, { seat: 1, kind: "person", name: "Ada", level: null }, { seat: 2, kind: "person", name: "Bo", level: null }],
  }) as unknown as TableShown;
const outcome = (...winners: number[]) => ({ winners }) as unknown as OutcomeShown;

describe("harder, or another way", () => {
  it("opened a lobby that had forgotten the table: seats, options, clock and odds are those of the game that ended", () => {
    const { setup } = anotherWay(table({ mode: "versus" }), [1], outcome(0));
    expect(setup.chairs).toEqual([{ kind: "me" }, { kind: "bot", level: "steady" }, { kind: "friend" }]);
    expect(setup).toMatchObject({ options: { mode: "versus" }, throws: "sampled", pace: "live", clock: 60, odds: "off" });
  });

  it("said harder and set nothing: rivals get stronger, a game won together gets its next difficulty", () => {
    const rivals = raise(GAME, anotherWay(table({ mode: "versus", difficulty: "easy" }), [1], outcome(0)));
    expect(rivals.raised).toEqual({ what: "bots", level: "shrewd" });
    expect(rivals.setup.chairs[1]).toEqual({ kind: "bot", level: "shrewd" });
    expect(rivals.setup.options["difficulty"]).toBe("easy");
    const together = raise(GAME, anotherWay(table({}), [1], outcome(0, 1, 2)));
    expect(together.raised).toEqual({ what: "option", name: "difficulty", value: "hard" });
    expect(together.setup.options).toEqual({ difficulty: "hard" });
    expect(together.setup.chairs[1]).toEqual({ kind: "bot", level: "steady" });
  });

  it("does not say harder where nothing can be raised", () => {
    expect(raise(GAME, anotherWay(table({ difficulty: "hard" }), [1], outcome())).raised).toBeNull();
    expect(raise(GAME, anotherWay(table({ mode: "versus" }, "masterful"), [1], outcome(1))).raised).toBeNull();
  });
});

describe("the lobby", () => {
  it("forgot the last table; what no longer fits the game is left out", () => {
    const setup = { ...anotherWay(table({ mode: "duel", difficulty: "hard", gone: 1 }), [1], outcome()).setup };
    const chairs: SeatChoice[] = [...setup.chairs, { kind: "bot", level: "steady" }];
    expect(stillFits({ ...setup, chairs }, GAME)).toMatchObject({ options: { difficulty: "hard" }, chairs: setup.chairs });
  });

  it("had a friend only behind the bots: one takes the place of a bot, or one more chair", () => {
    const bots: SeatChoice[] = [{ kind: "me" }, { kind: "bot", level: "steady" }, { kind: "bot", level: "shrewd" }];
    expect(withFriend(bots, GAME)).toEqual([{ kind: "me" }, { kind: "bot", level: "steady" }, { kind: "friend" }]);
    expect(withFriend([{ kind: "me" }], GAME)).toEqual([{ kind: "me" }, { kind: "friend" }]);
    expect(withFriend([{ kind: "me" }, { kind: "friend" }], GAME)).toHaveLength(2);
  });
});
