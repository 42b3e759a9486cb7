import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";

import { LANGUAGES, spare, titles } from "../plugins/catalogues";
import { Phrasebook, translator } from "../src/shell/messages.svelte";

const SOURCES = resolve(import.meta.dirname, "../src");
const read = (language: string) => ["web", "boards", "stage", "backstage", "people", "company", "daily", "moving", "pocket"].map((name) => readFileSync(resolve(import.meta.dirname, `../../src/tumblekeep/locale/${language}/${name}.ftl`), "utf8")).join("\n");
const messages = (text: string) => new Map([...text.matchAll(/^([a-z][\w-]*) =((?:.*\n(?:[ \t}].*\n)*))/gm)].map(([, id, body]) => [id!, body!]));

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(name)) yield path;
  }
}

const english = messages(read("en")), french = messages(read("fr"));

describe("the page's own words", () => {
  it("say the same as they are sent", () => {
    for (const language of LANGUAGES) expect(new FluentResource(spare(read(language))).body).toEqual(new FluentResource(read(language)).body);
  });

  it("stand in both languages, with the same placeholders", () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    const places = (body: string) => [...new Set([...body.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
    for (const [id, body] of english) expect([id, places(french.get(id)!)]).toEqual([id, places(body)]);
  });

  it("exist wherever the page says them", () => {
    const missing: string[] = [];
    for (const path of files(SOURCES))
      for (const [, id] of readFileSync(path, "utf8").matchAll(/(?<![.\w])say\(\s*"([a-z][\w-]*)"/g))
        if (!english.has(id!)) missing.push(`${path}: ${id}`);
    expect(missing).toEqual([]);
  });

  it("are French: no plain space before high punctuation, no straight apostrophe", () => {
    const wrong = [...french].filter(([, body]) => / [;!?»]|« /.test(body) || /\w'\w/.test(body) || / :(?!:)/.test(body.replace(/\{[^}]*$/gm, "")));
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it("shout nowhere but in titles", () => {
    for (const book of [english, french]) for (const [id, body] of book) expect([id, body.includes("!")]).toEqual([id, false]);
  });

  it("name every game whose catalogue is there", () => {
    const found = titles();
    for (const language of LANGUAGES) expect(found[language]!["dungeon_attack"]!.title).toBe("Dungeon Attack!");
  });

  it("say what is ours: no player saw it on a door", () => {
    const found = titles();
    for (const language of LANGUAGES) for (const [slug, one] of Object.entries(found[language]!)) expect([slug, one.origin ?? ""]).toEqual([slug, expect.stringMatching(/^[A-Z].*\.$/)]);
  });
});

describe("a phrasebook", () => {
  const book = new Phrasebook("en", "greet = Hello { $who }, { $thing }\nsword = a sword\n");
  it("puts seats and inner messages into words", () => {
    expect(book.tell({ id: "greet", args: { who: { seat: 1 }, thing: { id: "sword", args: {} } } }, ["Ada", "Bo"])).toBe("Hello Bo, a sword");
  });
  it("shows the id of what is missing, so that a gap is seen", () => {
    expect(book.say("nothing-here")).toBe("[nothing-here]");
  });
});

describe("a game from outside", () => {
  it("was listed by its slug: its catalogue is sent for once, when its name is first said", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(address.endsWith("goblin_market") ? "title = Goblin Market\ntagline = Walk.\n" : ""));
    });
    expect(translator.title("goblin_market")).toBe("goblin_market");
    expect(translator.tagline("goblin_market")).toBe("");
    await vi.waitUntil(() => translator.game("goblin_market"), { timeout: 300_000 });
    expect(translator.title("goblin_market")).toBe("Goblin Market");
    expect(translator.tagline("goblin_market")).toBe("Walk.");
    expect(translator.origin("goblin_market")).toBe(""); // it does not say
    expect(asked).toHaveLength(2);
    vi.unstubAllGlobals();
  });
});

describe("whoever reads it", () => {
  const book = new Phrasebook("en", "gave = { $who } gives { $friend } a coin.\n    .you = You give { $friend } a coin.\n    .friend = { $who } gives you a coin.\nplain = { $who } passes.\n");
  const names = (reader: number | null) => Object.assign(["Ada", "Bo", "Cy"], { reader });
  const gave = { id: "gave", args: { who: { seat: 0 }, friend: { seat: 1 } } };

  it("is spoken to, as who did it and as whom it was done to", () => {
    expect([0, 1, 2, null].map((reader) => book.tell(gave, names(reader)))).toEqual([
      "You give Bo a coin.", "Ada gives you a coin.", "Ada gives Bo a coin.", "Ada gives Bo a coin.",
    ]);
    expect(book.tell({ id: "plain", args: { who: { seat: 0 } } }, names(0))).toBe("Ada passes.");
  });
});

describe("what an option costs and brings", () => {
  const book = new Phrasebook("en", "spell-fire = Fire\n    .about = Burns.\nspell-ice = Ice\ncast = Cast { $spell } for { $friend }\n    .stakes = { $spell } One scroll less.\nwait = Wait\n");
  const label = (id: string, spell: string) => ({ id, args: { spell: { id: spell, args: {} }, friend: { seat: 1 } } });

  it("says each thing by what it is, or by its name", () => {
    expect(book.stakes(label("cast", "spell-fire"), ["Ada", "Bo"])).toBe("Burns. One scroll less.");
    expect(book.stakes(label("cast", "spell-ice"), ["Ada", "Bo"])).toBe("Ice One scroll less.");
  });

  it("is silent where nothing is written", () => {
    expect(book.stakes({ id: "wait", args: {} })).toBe("");
    expect(book.about("spell-ice")).toBe("");
    expect(book.about("spell-fire")).toBe("Burns.");
  });
});
