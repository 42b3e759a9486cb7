import { webcrypto } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";

import { checkDice, type RecordedNotes } from "../src/table/fair-dice";
import told from "./bendings.json";

/** The bendings of tests/server/bending.py, each with what the server says when the page sends it the file: scripts/make/fair-dice writes them. */
type Operation = ["set", Way, unknown] | ["ins", Way, unknown] | ["del", Way] | ["renumber"];
type Way = (string | number)[];
type Node = Record<string | number, unknown>;
const { files, bendings } = told as unknown as {
  files: { lines: Node[]; noted: Omit<RecordedNotes, "events"> & NonNullable<RecordedNotes["events"]> }[];
  bendings: [string, number, string | null, Operation[]][];
};

function bent(lines: Node[], operations: readonly Operation[]): Node[] {
  const found = structuredClone(lines);
  for (const operation of operations) {
    if (operation[0] === "renumber") {
      found.slice(1).forEach((line, at) => (line["n"] = at + 1));
      continue;
    }
    const [what, way, value] = operation;
    const place = way.slice(0, -1).reduce<Node>((here, part) => here[part] as Node, found as unknown as Node);
    const last = way.at(-1)!;
    if (what === "set") place[last] = structuredClone(value);
    else if (what === "ins") (place as unknown as unknown[]).splice(last as number, 0, structuredClone(value));
    else if (Array.isArray(place)) place.splice(last as number, 1);
    else delete place[last];
  }
  return found;
}

const textOf = (lines: Node[]): string => lines.map((line) => JSON.stringify(line)).join("\n");
const check = (file: number, lines: Node[], rules: string | null) =>
  checkDice(textOf(lines), { ...files[file]!.noted, events: files[file]!.noted }, [], rules);
const isGreen = (verdict: Awaited<ReturnType<typeof checkDice>>): boolean => !verdict.trouble && !verdict.unchecked.length;

beforeAll(() => {
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, "crypto", { value: webcrypto });
});

describe("the page's own check of bent files", () => {
  it("finds the files themselves fair", async () => {
    for (const [at, file] of files.entries()) expect(isGreen(await check(at, file.lines, null))).toBe(true);
  });

  it("finds none fair that was bent", async () => {
    const green: string[] = [];
    for (const [name, file, rules, operations] of bendings) {
      if (isGreen(await check(file, bent(files[file]!.lines, operations), rules))) green.push(name);
    }
    expect(bendings.length).toBeGreaterThanOrEqual(540);
    expect(green).toEqual([]);
  });

  it("finds all but what only the rules can tell even without the server's help", async () => {
    const green: string[] = [];
    for (const [name, file, , operations] of bendings) {
      if (isGreen(await check(file, bent(files[file]!.lines, operations), null))) green.push(name);
    }
    // what lay in a bag is not shown while the game runs: it would tell what others hold
    expect(green.filter((name) => !name.startsWith("at random"))).toEqual(["nothing else in the bag"]);
    expect(green.length).toBeLessThan(bendings.length / 10);
  });
});
