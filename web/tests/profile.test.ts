// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import { initialOf, shieldOf } from "../src/people/face";
import { costWords, decisionWords, sureness } from "../src/people/profile-text";
import { parseLocation } from "../src/shell/router.svelte";
import { Phrasebook, translator } from "../src/shell/messages.svelte";

const book = new Phrasebook("en", "ask-act = What do you do?\nact-flee = Flee, leaving { $thing } behind\nact-fight = Fight\nact-take = { $thing }\n");
const decision = { ask: "act", chosen: "flee", better: "fight", fields: ["thing"], count: 3, cost: 0.4 };

beforeAll(() => translator.loadPart("people", "en"));

describe("a person's page", () => {
  it("says what a kind of decision cost, with dots where games differ", () => {
    const words = decisionWords(book, decision);
    expect(words).toEqual({ asked: "What do you do?", chosen: "Flee, leaving … behind", better: "Fight" });
    expect(costWords(words)).toBe("You chose “Flee, leaving … behind” where “Fight” was better.");
  });

  it("names nothing where an option is only a thing", () => {
    expect(costWords(decisionWords(book, { ...decision, chosen: "take" }))).toBe("Another choice was better at times.");
    expect(costWords(decisionWords(book, { ...decision, better: "take" }))).toBe("You chose “Flee, leaving … behind”; another way was better at times.");
    expect(costWords(decisionWords(book, { ...decision, better: "flee" }))).toBe("You chose “Flee, leaving … behind”; another way was better at times.");
  });

  it("says how sure a rating is", () => {
    expect([600, 300, 100].map((width) => sureness({ low: 1500 - width / 2, high: 1500 + width / 2 }))).toEqual(["guess", "rough", "sure"]);
  });

  it("gives the same face to the same person, and the first letter as people see it", () => {
    expect(shieldOf("aaaaaaaaaa")).toBe(shieldOf("aaaaaaaaaa"));
    expect(new Set(Array.from({ length: 40 }, (_, n) => shieldOf(`person${n}`))).size).toBeGreaterThan(5);
    expect([initialOf("émilie"), initialOf("  bob"), initialOf("👩‍🚀 Ada"), initialOf("")]).toEqual(["É", "B", "👩‍🚀", ""]);
  });

  it("has an address with a name in any letters", () => {
    expect(parseLocation("/p/%C3%89milie%20B")).toEqual({ at: "person", name: "Émilie B" });
    expect(parseLocation("/p/%E9")).toEqual({ at: "person", name: "%E9" });
    expect(parseLocation("/me/games")).toEqual({ at: "me", part: "games" });
    expect(parseLocation("/me/other").at).toBe("nowhere");
  });
});
