import { webcrypto } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";

import { checkDice } from "../src/table/fair-dice";
import type { EventShown } from "../src/wire";
import cases from "./fair-dice.json";

/** The same files that `tumblekeep verify` is tested with: scripts/make/fair-dice writes them. */
interface Case {
  name: string;
  file: string;
  noted: { commitment: string; seals: string; number: string };
  problem: string | null;
  line: number | null;
}
const CASES = cases as unknown as Case[];
const notedBy = (one: Case) => ({ ...one.noted, numbers: one.noted.number ? [one.noted.number] : [] });

beforeAll(() => {
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, "crypto", { value: webcrypto });
});

describe("the page's own check of the dice", () => {
  it.each(CASES)("$name", async (one) => {
    const verdict = await checkDice(one.file, notedBy(one));
    expect(verdict.trouble?.id ?? null).toBe(one.problem);
    if (one.line !== null) expect(verdict.trouble?.line).toBe(one.line);
    if (one.problem === null) expect(verdict.drawn).toBeGreaterThan(3);
  });

  it("knows who added to the dice, and what was taken back", async () => {
    const verdict = await checkDice(CASES[0]!.file, notedBy(CASES[0]!));
    expect(verdict).toMatchObject({ trouble: null, scheme: 2, added: [0, 1], withheld: [] });
    expect(verdict.undone).toBeGreaterThan(1);
  });

  it("refuses a log that shows another die than this window did", async () => {
    const one = CASES.find((some) => some.name === "an honest game with different dice")!;
    const lines = one.file.trimEnd().split("\n").slice(1).map((raw) => JSON.parse(raw) as { n: number; by: unknown; answer: unknown });
    const rolled = lines.filter((line) => line.by === "fate");
    const event = (answers: unknown[], kept: number | null = null) => ({ seq: 1, kept, answers }) as unknown as EventShown;
    const shown = (line: { n: number; answer: unknown }, answer: unknown) => ({ n: line.n, by: "fate", hidden: false, answer });
    const last = rolled.at(-1)!;
    const right = rolled.map((line) => shown(line, line.answer));
    expect((await checkDice(one.file, notedBy(one), [event(right)])).trouble).toBeNull();
    const wrong = await checkDice(one.file, notedBy(one), [event([...right, shown(last, "something else")])]);
    expect(wrong.trouble).toMatchObject({ id: "verify-not-shown", answer: last.n, line: last.n + 1 });
    // what was undone does not count, and what is hidden was not shown
    expect((await checkDice(one.file, notedBy(one), [event([shown(last, "x")]), event([], last.n - 1)])).trouble).toBeNull();
    expect((await checkDice(one.file, notedBy(one), [event([{ ...shown(last, null), hidden: true }])])).trouble).toBeNull();
  });

  it("says so when there is nothing to read", async () => {
    for (const file of ["", "rubbish", '{"notes":{}}', '{"notes":{"seed":"ab","commitment":"cd"}}']) {
      expect((await checkDice(file, { commitment: "", seals: "", numbers: [] })).trouble).not.toBeNull();
    }
  });
});
