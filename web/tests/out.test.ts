import { describe, expect, it } from "vitest";

import { look as attack } from "../src/games/dungeon_attack/look";
import { look as dice } from "../src/games/dungeon_dice/look";
import { look as fighter } from "../src/games/dungeon_fighter/look";
import { look as danger } from "../src/games/dungeons_dice_danger/look";

describe("who is out", () => {
  it("is nobody who has written their sheet and waits for the round", () => {
    const view = { sheets: [{ alive: true, done: true }, { alive: false, done: false }] };
    expect(danger.out!(view, 0)).toBeNull();
    expect(danger.out!(view, 1)).toBe("out-of-play");
  });

  it("is told for how long", () => {
    const party = { phase: "adventure", adventurers: [{ fled: false, state: "knocked_out" }, { fled: true, state: "healthy" }, { fled: false, state: "stunned" }] };
    expect([0, 1, 2].map((seat) => attack.out!(party, seat))).toEqual(["out-this-level", "out-this-level", null]);
    expect(attack.out!({ ...party, phase: "treasure" }, 0)).toBeNull();
    const heroes = { heroes: [{ eliminated: true, fainted: false }, { eliminated: false, fainted: true }, { eliminated: false, fainted: false }] };
    expect([0, 1, 2].map((seat) => fighter.out!(heroes, seat))).toEqual(["out-of-play", "out-this-fight", null]);
    expect(dice.out!({ heroes: [{ out: true }] }, 0)).toBe("out-of-play");
  });
});
