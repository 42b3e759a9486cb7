import { webcrypto } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";

import { EventNotes, canonical } from "../src/shell/event-notes";
import { checkDice, type RecordedNotes } from "../src/table/fair-dice";
import type { EventShown, TableShown } from "../src/wire";
import numbers from "./canonical.json";
import vectors from "./fair-dice.json";

/** The same files that `tumblekeep verify` is tested with: scripts/make/fair-dice writes them. */
interface Case {
  name: string;
  file: number[];
  noted: { commitment: string; seals: string; numbers: string[]; head: string; trail: string; hidden: string; agreed: number[] };
  /** What the server says about the file when it replays the rules. */
  rules: string | null;
  problem: string | null;
  line: number | null;
  unchecked: string[];
}
const { lines: LINES, cases: CASES } = vectors as unknown as { lines: string[]; cases: Case[] };
const fileOf = (one: Case): string => one.file.map((line) => LINES[line]).join("\n");
const notedBy = ({ noted }: Case): RecordedNotes => ({ ...noted, events: noted.head ? noted : null });

beforeAll(() => {
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, "crypto", { value: webcrypto });
});

describe("the page's own check of the dice", () => {
  it.each(CASES)("$name", async (one) => {
    const verdict = await checkDice(fileOf(one), notedBy(one), [], one.rules);
    const found = verdict.trouble?.id === "verify-rules" ? one.rules : (verdict.trouble?.id ?? null);
    expect(found).toBe(one.problem);
    if (one.line !== null && verdict.trouble?.id !== "verify-rules") expect(verdict.trouble?.line).toBe(one.line);
    if (one.problem === null) expect(verdict.unchecked.map((left) => left.id)).toEqual(one.unchecked);
  });

  it("is never sure unless the server has replayed the rules", async () => {
    const verdict = await checkDice(fileOf(CASES[0]!), notedBy(CASES[0]!));
    expect(verdict.unchecked.map((left) => left.id)).toEqual(["verify-part-rules"]);
  });

  it("knows who added to the dice, and what was taken back", async () => {
    const verdict = await checkDice(fileOf(CASES[0]!), notedBy(CASES[0]!), [], null);
    expect(verdict).toMatchObject({ trouble: null, unchecked: [], scheme: 3, added: [0, 1], withheld: [] });
    expect(verdict.undone).toBeGreaterThan(1);
  });

  it("refuses a log that shows another die than this window did", async () => {
    const one = CASES.find((some) => some.name === "an honest game with different dice")!;
    const lines = fileOf(one).split("\n").slice(1).map((raw) => JSON.parse(raw) as { n: number; by: unknown; answer: unknown });
    const rolled = lines.filter((line) => line.by === "fate");
    const event = (answers: unknown[], kept: number | null = null) => ({ seq: 1, kept, answers }) as unknown as EventShown;
    const shown = (line: { n: number; answer: unknown }, answer: unknown) => ({ n: line.n, by: "fate", hidden: false, answer });
    const last = rolled.at(-1)!;
    const right = rolled.map((line) => shown(line, line.answer));
    expect((await checkDice(fileOf(one), notedBy(one), [event(right)])).trouble).toBeNull();
    const wrong = await checkDice(fileOf(one), notedBy(one), [event([...right, shown(last, "something else")])]);
    expect(wrong.trouble).toMatchObject({ id: "verify-not-shown", answer: last.n, line: last.n + 1 });
    // what was undone does not count, and what is hidden was not shown
    expect((await checkDice(fileOf(one), notedBy(one), [event([shown(last, "x")]), event([], last.n - 1)])).trouble).toBeNull();
    expect((await checkDice(fileOf(one), notedBy(one), [event([{ ...shown(last, null), hidden: true }])])).trouble).toBeNull();
  });

  it("says so when there is nothing to read", async () => {
    for (const file of ["", "rubbish", '{"notes":{"seed":"ab","commitment":"cd"}}']) {
      expect((await checkDice(file, { commitment: "", seals: "", numbers: [], events: null })).trouble).not.toBeNull();
    }
  });
});

describe("what a device notes", () => {
  const table = { id: "t", game: "g", version: 1, options: {}, pack: null, commitment: "c", throws: "sampled", dice: "sampled", draws: "sampled", fair: 3 } as unknown as TableShown;
  const event = (place: number | null, more: Partial<EventShown> = {}) =>
    ({ seq: 1, kind: "moved", by: 0, answers: [], kept: null, cause: null, loaded: null, begins: null, place, ...more }) as unknown as EventShown;
  const answers = (...ns: number[]) => ns.map((n) => ({ n, by: "fate", ask: "roll", clause: "X-1", answer: [[n]], hidden: n === 2, beside: { fate: n } })) as unknown as EventShown["answers"];

  it.each(numbers as [unknown, string][])("writes %j as every language does", (value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it("is the same whether events come one by one or again after a reload", async () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), removeItem: () => undefined };
    const all = [event(1), event(2, { answers: answers(1, 2) }), event(null, { kind: "said" }), event(3, { kind: "undone", kept: 1 }), event(4, { answers: answers(2) })];
    const live = new EventNotes("t", store);
    for (const one of all.slice(0, 3)) live.hear(table, [one]);
    await live.read();
    const reloaded = new EventNotes("t", store);
    reloaded.hear(table, all, 1);
    const whole = new EventNotes("t", null);
    whole.hear(table, all, 1);
    expect(await reloaded.read()).toEqual(await whole.read());
    expect(await whole.read()).toMatchObject({ hidden: "011", agreed: [3], answered: 2, broken: false });
  });

  it("says that it missed something, and notes nothing more", async () => {
    for (const missed of [event(3), event(2, { answers: answers(4) })]) {
      const notes = new EventNotes("t", null);
      notes.hear(table, [event(1), missed, event(4)]);
      expect(await notes.read()).toMatchObject({ broken: true, trail: expect.stringMatching(/^.{8}$/) });
    }
  });

  it("notes nothing at a table of an older scheme", async () => {
    const notes = new EventNotes("t", null);
    notes.hear({ ...table, fair: 2 }, [event(1)]);
    expect(await notes.read()).toBeNull();
  });
});
