/**
 * Checks in the browser that the dice were fair: from the secret and the numbers to what each die shows. It does what
 * src/tumblekeep/server/dice/ does, as far as that needs no rules: the possible results are in the file beside each answer of
 * fate. Whether the rules really ask for those dice is checked by `tumblekeep verify`.
 */
import type { EventShown } from "../wire";

/** What this device recorded before the game. */
export interface RecordedCommitment {
  commitment: string;
  seals: string;
  /** The player's own numbers by seat; none for a stranger. */
  numbers: readonly string[];
}

export interface DiceProblem {
  /** The same id as in `tumblekeep verify`. */
  id: string;
  /** The line of the file; null if it was undone, or concerns no line. */
  line: number | null;
  /** Which answer of the game, counted from 1. */
  answer: number | null;
  gives?: string;
  says?: string;
  seat?: number;
}

export interface DiceVerdict {
  /** The first problem found. */
  trouble: DiceProblem | null;
  scheme: number;
  drawn: number;
  undone: number;
  reported: number;
  /** The seats whose number is in the dice, and those that sealed a number and did not reveal it. */
  added: number[];
  withheld: number[];
}

type Beside = {
  fate?: unknown; reported?: unknown; launch?: { seed?: unknown };
  roll?: [number, number[]][]; each?: number[]; draw?: [string, number][]; throw?: [number, number, number];
};
interface Line { ask: string; by: number | null; answer: unknown; beside: Beside }
interface Step { place: number; line: Line; stands: boolean }
interface Player { seal: string; number: string; noted: string }

const ENCODER = new TextEncoder();
const HEX = /^[0-9a-f]{64}$/;

class Unfair extends Error {
  constructor(readonly trouble: DiceProblem) {
    super(trouble.id);
  }
}

function unfair(id: string, step: Step | null = null, more: Partial<DiceProblem> = {}): Unfair {
  return new Unfair({ id, line: step?.stands ? step.place + 1 : null, answer: step?.place ?? null, ...more });
}

// -- hashes ------------------------------------------------------------------------------------------

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hex = (data: ArrayBuffer): string => [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha = async (data: Uint8Array<ArrayBuffer>): Promise<string> => hex(await crypto.subtle.digest("SHA-256", data));

const keyOf = (raw: BufferSource): Promise<CryptoKey> => crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

/** The 64-bit pieces behind fate's n-th answer. */
class Pieces {
  private block = 0n;
  private left: bigint[] = [];
  constructor(private readonly key: CryptoKey, private readonly number: number) {}

  async next(): Promise<bigint> {
    if (!this.left.length) {
      const told = new Uint8Array(33);
      told.set(ENCODER.encode("tumblekeep fate 1"));
      const view = new DataView(told.buffer);
      view.setBigUint64(17, BigInt(this.number));
      view.setBigUint64(25, this.block++);
      const made = new DataView(await crypto.subtle.sign("HMAC", this.key, told));
      this.left = [0, 8, 16, 24].map((at) => made.getBigUint64(at));
    }
    return this.left.shift()!;
  }
}

const place = (piece: bigint, places: number): number => Number((piece * BigInt(places)) >> 64n);

/** Which of several weighted entries a piece picks. */
function pick(piece: bigint, shares: readonly number[]): number {
  let at = place(piece, shares.reduce((sum, share) => sum + share, 0));
  return shares.findIndex((share) => (at -= share) < 0);
}

/** What fate answers, given the possible results; undefined if the file does not list them. */
async function shown(pieces: Pieces, beside: Beside, said: unknown): Promise<unknown> {
  if (beside.roll) {
    const pools: number[][] = [];
    for (const [count, sides] of beside.roll) {
      const faces = sides.map(() => 0);
      for (let die = 0; die < count; die++) faces[pick(await pieces.next(), sides)]! += 1;
      pools.push(faces);
    }
    return pools;
  }
  if (beside.each) {
    const sides: number[] = [];
    for (const count of beside.each) sides.push(place(await pieces.next(), count));
    return sides;
  }
  if (beside.draw) return beside.draw[pick(await pieces.next(), beside.draw.map(([, count]) => count))]?.[0];
  if (beside.throw) {
    const [from, to, whole] = beside.throw;
    const at = place(await pieces.next(), whole);
    return from <= at && at < to ? said : undefined;
  }
  return undefined;
}

// -- the file ----------------------------------------------------------------------------------------

/** Parse JSON whose integers may exceed JavaScript's precision: those stay text. */
const parsed = (raw: string): Record<string, unknown> => JSON.parse(raw.replace(/([:[,])(\d{16,})(?=[,\]}])/g, '$1"$2"')) as Record<string, unknown>;

function lineOf(told: Record<string, unknown>): Line {
  return { ask: String(told["ask"]), by: told["by"] === "fate" ? null : Number(told["by"]), answer: told["answer"], beside: (told["beside"] ?? {}) as Beside };
}

/** Every answer ever given, in order: those that stand, and those undone. */
function history(lines: readonly Line[], undone: readonly { to: number; lines: unknown[][] }[]): Step[] {
  const before: Line[][] = [];
  let stood = [...lines];
  for (const one of [...undone].reverse()) {
    if (one.to > stood.length) throw unfair("verify-record");
    const gone = one.lines.map(([ask, , by, answer, beside]) => lineOf({ ask, by: by ?? "fate", answer, beside }));
    stood = [...stood.slice(0, one.to), ...gone];
    before.unshift(stood);
  }
  const steps: Step[] = [];
  let kept = 0;
  [...before, [...lines]].forEach((then, index) => {
    const spared = Math.min(lines.length, ...undone.slice(index).map((one) => one.to));
    for (let at = kept; at < then.length; at++) steps.push({ place: at + 1, line: then[at]!, stands: at < spared });
    kept = undone[index]?.to ?? kept;
  });
  return steps;
}

// -- the check ---------------------------------------------------------------------------------------

/** Check a whole file. `seen` is what this window was shown during the game. */
export async function checkDice(file: string, noted: RecordedCommitment, seen: readonly EventShown[] = []): Promise<DiceVerdict> {
  const verdict: DiceVerdict = { trouble: null, scheme: 0, drawn: 0, undone: 0, reported: 0, added: [], withheld: [] };
  try {
    await follow(file, noted, seen, verdict);
  } catch (problem) {
    verdict.trouble = problem instanceof Unfair ? problem.trouble : { id: "verify-unreadable", line: null, answer: null };
  }
  return verdict;
}

async function follow(file: string, noted: RecordedCommitment, seen: readonly EventShown[], verdict: DiceVerdict): Promise<void> {
  const [first, ...rest] = file.trimEnd().split("\n").map(parsed);
  const notes = first!["notes"] as Record<string, unknown>;
  const lines = rest.map(lineOf);
  const loaded = Number(notes["loaded"] ?? 0);
  const seed = String(notes["seed"] ?? "");
  const promise = String(notes["commitment"] ?? "");
  const start = lines.findIndex((line, at) => line.by === null && at >= loaded);
  const from = { line: start < 0 ? null : start + 2, answer: start < 0 ? null : start + 1 };
  verdict.scheme = Number(notes["fair"] ?? 1);
  if (!seed) throw unfair("verify-no-seed");
  if (!HEX.test(seed) || (await sha(bytes(seed))) !== promise) throw unfair("verify-commitment", null, from);
  if (noted.commitment && noted.commitment !== promise) throw unfair("verify-noted", null, from);
  if (verdict.scheme !== 2) throw unfair("verify-scheme");
  const numbers = await numbersOf(notes["players"] as Player[], promise, noted, from, verdict);
  const secret = await keyOf(bytes(seed));
  const key = await keyOf(await crypto.subtle.sign("HMAC", secret, ENCODER.encode(`tumblekeep numbers 2:${numbers.join(",")}`)));
  const steps = history(lines, (notes["undone"] ?? []) as { to: number; lines: unknown[][] }[]);
  await everyDie(steps, key, loaded, verdict);
  asSeen(lines, seen);
}

async function numbersOf(players: Player[], promise: string, noted: RecordedCommitment, from: Partial<DiceProblem>, verdict: DiceVerdict): Promise<string[]> {
  for (const [seat, player] of players.entries()) {
    if (player.number && (await sha(bytes(player.number))) !== player.seal) throw unfair("verify-seal", null, { ...from, seat });
    if (player.number && player.noted !== promise) throw unfair("verify-saw-other", null, { ...from, seat });
    if (player.seal) verdict[player.number ? "added" : "withheld"].push(seat);
  }
  const seals = await sha(ENCODER.encode(`tumblekeep seals 2:${players.map((player) => player.seal).join(",")}`));
  if (noted.seals && noted.seals !== seals) throw unfair("verify-other-seals", null, from);
  const numbers = players.map((player) => player.number);
  if (noted.numbers.some((number) => !numbers.includes(number))) throw unfair("verify-left-out", null, from);
  return numbers;
}

async function everyDie(steps: readonly Step[], key: CryptoKey, loaded: number, verdict: DiceVerdict): Promise<void> {
  let counter = 0;
  for (const [given, step] of steps.entries()) {
    const { by, beside, answer } = step.line;
    if (by !== null) continue;
    if (given < loaded || beside.reported === true) {
      if (step.stands) verdict.reported++;
      continue;
    }
    counter++;
    if (beside.fate !== counter) throw unfair("verify-gap", step, { gives: `${counter}`, says: `${String(beside.fate ?? "-")}` });
    const pieces = new Pieces(key, counter);
    if (beside.launch) {
      if (String(beside.launch.seed) !== `${(await pieces.next()) >> 1n}`) throw unfair("verify-launch", step);
      if (step.stands) verdict.reported++;
      continue;
    }
    const gives = await shown(pieces, beside, answer);
    if (JSON.stringify(gives) !== JSON.stringify(answer)) throw unfair("verify-die", step, { gives: brief(gives), says: brief(answer) });
    verdict[step.stands ? "drawn" : "undone"]++;
  }
}

const brief = (value: unknown): string => (JSON.stringify(value) ?? "–").slice(0, 80);

/** Every answer of fate shown in this window must be the one in the file. */
function asSeen(lines: readonly Line[], seen: readonly EventShown[]): void {
  const known = new Map<number, string>();
  for (const event of seen) {
    if (event.kept !== null) for (const n of [...known.keys()]) if (n > event.kept) known.delete(n);
    for (const one of event.answers) if (one.by === "fate" && !one.hidden) known.set(one.n, JSON.stringify(one.answer));
  }
  for (const [n, told] of [...known].sort(([a], [b]) => a - b)) {
    const line = lines[n - 1];
    const says = JSON.stringify(line?.answer);
    if (says !== told) throw new Unfair({ id: "verify-not-shown", line: n + 1, answer: n, gives: told.slice(0, 80), says: (says ?? "–").slice(0, 80) });
  }
}
