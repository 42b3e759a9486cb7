import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import * as castle from "../src/games/castle_of_frosts/icon-names";
import * as dungeon from "../src/games/dungeon_fighter/icon-names";
import { pathOf } from "../src/games/dungeon_fighter/path";
import { highlights } from "../src/games/_fighter/end-stats";
import * as shared from "../src/games/_fighter/icon-names";
import { foeAfter, lastThrow } from "../src/games/_fighter/last-throw";
import { pieceName, pieceOptions } from "../src/games/_fighter/piece-options.svelte";
import type { TaleLine } from "../src/shell/session.svelte";
import { Phrasebook } from "../src/shell/messages.svelte";

const BOOK = new Phrasebook("en", "gear-wobbly_flail = Wobbly Flail\nability-sworn_enemy-undead = Sworn Enemy: undead +4\ntoken-target = Target\ntoken-toad = Toad\ntemplate-weak_point = Weak Point\n");
const tale = (...lines: [string, Record<string, unknown>][]): TaleLine[] =>
  lines.map(([kind, fields], n) => ({ key: `${n}`, kind, seat: typeof fields["who"] === "number" ? fields["who"] : null, message: { id: "", args: {} }, fields, answered: n, seq: n }));

describe("the last throw", () => {
  it("is the sum of its parts", () => {
    const thrown = lastThrow(
      tale(
        ["FoeMet", { foe: "zombie_on_break" }],
        ["ShotHit", { who: 1, die: "red", value: 3 }],
        ["GearAdds", { card: "wobbly_flail", damage: 2 }],
        ["AbilityAdds", { ability: "sworn_enemy-undead", damage: 4 }],
        ["TokenAdds", { token: "target", damage: 1 }],
        ["FoeHurt", { foe: "zombie_on_break", damage: 10, left: 2 }],
      ),
      BOOK,
    );
    expect(thrown?.parts.map((part) => part.count)).toEqual([3, 2, 4, 1]);
    expect(thrown?.parts.slice(1, 3).map((part) => part.name)).toEqual(["Wobbly Flail", "Sworn Enemy"]);
    expect([thrown?.damage, thrown?.left, thrown?.hit, thrown?.seat]).toEqual([10, 2, true, 1]);
  });

  it("counts what the section counts, and says what a blow was short of", () => {
    const thrown = lastThrow(
      tale(
        ["ShotMissed", { who: 0, die: "blue", why: "edge" }],
        ["TokenSpares", { who: 0, token: "toad", damage: 2 }],
        ["HeroStruck", { who: 0, damage: 1, left: 5 }],
      ),
      BOOK,
    );
    expect(thrown?.blows).toMatchObject([{ seat: 0, damage: 1, spared: [{ count: -2 }] }]);
    expect([thrown?.hit, thrown?.why, thrown?.parts.length]).toEqual([false, "edge", 0]);
    expect(lastThrow(tale(["ShotHit", { who: 0, die: "red", value: 4 }], ["SectionCounts", { value: 1 }], ["FoeHurt", { damage: 1, left: 3 }]), BOOK)?.parts[0]?.count).toBe(1);
  });

  it("has icebergs from before it was told, and half of a weak point besides", () => {
    const thrown = lastThrow(tale(["IcebergsHit", { who: 0, icebergs: 2 }], ["ShotHit", { who: 0, die: "red", value: 0 }], ["WeakPointStruck", { foe: "x", damage: 6 }], ["FoeHurt", { damage: 6, left: 4 }]), BOOK);
    expect(thrown?.parts.map((part) => part.count)).toEqual([4, 2]);
  });

  it("left a felled monster the life that it had before the blow, beside the verdict", () => {
    const foe = { card: "zombie_on_break", life: 2 };
    const after = (...lines: [string, Record<string, unknown>][]) => foeAfter(foe, lastThrow(tale(["ShotHit", { who: 0, die: "red", value: 2 }], ...lines), BOOK));
    expect(after(["FoeHurt", { damage: 2, left: 0 }])).toEqual({ ...foe, life: 0 });
    expect(after(["FoeHurt", { damage: 1, left: 1 }])).toEqual({ ...foe, life: 1 });
    expect(foeAfter(foe, null)).toEqual(foe);
  });

  it("gives way to what is being shown: a defeat is not told beside the hit before it", () => {
    const hit = tale(["ShotHit", { who: 0, die: "red", value: 4 }], ["FoeHurt", { damage: 4, left: 1 }]);
    expect(lastThrow(hit, BOOK)?.damage).toBe(4);
    expect(lastThrow(hit, BOOK, true)).toBeNull();
  });

  it("belongs to its own fight", () => {
    expect(lastThrow(tale(["ShotHit", { who: 0, die: "red", value: 4 }], ["FoeMet", { foe: "medusa" }]), BOOK)).toBeNull();
  });
});

it("the path is read from the tale", () => {
  expect(pathOf(tale(["LevelEntered", { level: 1 }], ["RoomEntered", { number: 1 }], ["RoomEntered", { number: 3 }], ["LevelEntered", { level: 2 }], ["RoomEntered", { number: 1 }]))).toEqual([
    { level: 1, room: 1 }, { level: 1, room: 3 }, { level: 2, room: 1 },
  ]);
});

it.each([["dungeon_fighter", dungeon], ["castle_of_frosts", castle]] as const)("every sign of %s is shipped", (game, own) => {
  const shipped = new Set(["throw/icons", "games/_fighter/icons", `games/${game}/pieces`].flatMap((file) => JSON.parse(readFileSync(`src/${file}.json`, "utf8")) as string[]).map((name) => name.replace("game-icons:", "i-")));
  const named = [shared.HEROES, shared.ABILITIES, shared.THROWS, shared.FEATURES, shared.TYPES, shared.KINDS, shared.PLACES, own.FOES, own.GEAR].flatMap((signs) => Object.values(signs));
  expect(named.filter((name) => !shipped.has(name))).toEqual([]);
});

describe("pieces that stand for options", () => {
  it("press their one option, and ask which of several", () => {
    const picked: string[] = [];
    const option = (id: string, ...cards: string[]) => ({ id, label: { id: "x", args: {} }, touches: cards.map(pieceName.gear) });
    const choice = { kind: "choose" as const, ask: "trade", clause: "", prompt: { id: "x", args: {} }, seat: 0, options: [option("pass-on.wobbly_flail.1", "wobbly_flail"), option("swap.wobbly_flail.1.used_bandage", "wobbly_flail", "used_bandage")] };
    pieceOptions.asking = { choice, pick: (id) => picked.push(id), point: () => undefined, hot: null, names: [] };
    pieceOptions.press("Flail", pieceOptions.options(pieceName.gear("wobbly_flail")));
    expect(picked).toEqual([]);
    expect(pieceOptions.choosing?.options).toHaveLength(2);
    pieceOptions.press("Bandage", pieceOptions.options(pieceName.gear("used_bandage")));
    expect(picked).toEqual(["swap.wobbly_flail.1.used_bandage"]);
    expect(pieceOptions.choosing).toBeNull();
    pieceOptions.asking = null;
  });
});

it("an adventure is remembered by what its tale counts", () => {
  const found = highlights(tale(["ShotHit", { value: 3 }], ["FoeHurt", { damage: 5 }], ["ShotMissed", {}], ["HeroStruck", { damage: 2 }], ["FoeDefeated", {}]));
  const args = Object.fromEntries(found.map((one) => [one.id, one.args]));
  expect(args["high-throws"]).toEqual({ count: 2, percent: 50 });
  expect(args["high-blow"]).toEqual({ count: 5 });
  expect(args["high-lost"]).toEqual({ count: 2 });
  expect(args).not.toHaveProperty("high-gold");
});
