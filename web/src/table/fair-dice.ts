/**
 * Checks in the browser that the dice were fair: from the secret and the numbers to what each die shows, and everything that
 * happened against what this device noted. It does what src/tumblekeep/server/dice/ does, as far as that needs no rules: the
 * possible results are in the file beside each answer of fate. Whether the rules really ask for those dice, the server is asked;
 * whoever does not trust it runs `tumblekeep verify`.
 */
import { SHORT, beginsOf, canonical, firstHash, hashText, nextHash, type StoredNotes } from "../shell/event-notes";
import type { EventShown } from "../wire";
import { Unfair, eventsOf, readFile, unfair, type DiceFile, type DiceProblem, type Line, type Player, type RecordEvent } from "./dice-record";

/** What this device recorded before and during the game. */
export interface RecordedNotes {
  commitment: string;
  seals: string;
  /** The player's own numbers by seat; none for a stranger. */
  numbers: readonly string[];
  /** What it noted of the game; null: nothing. */
  events: Pick<StoredNotes, "head" | "trail" | "hidden" | "agreed"> | null;
}

/** Something that could not be checked, by the same id as in `tumblekeep verify`. */
export interface Unchecked {
  id: string;
  count?: number;
  seats?: number[];
  noted?: number;
  all?: number;
  seconds?: number;
}

export interface DiceVerdict {
  /** The first problem found. */
  trouble: DiceProblem | null;
  /** What could not be checked. Only if there is nothing in it, the dice were fair beyond doubt. */
  unchecked: Unchecked[];
  scheme: number;
  drawn: number;
  undone: number;
  reported: number;
  loaded: number;
  aimed: number;
  /** The seats whose number is in the dice, and those that sealed a number and did not reveal it. */
  added: number[];
  withheld: number[];
}

type Beside = {
  fate?: unknown; at?: unknown; reported?: unknown; launch?: { seed?: unknown };
  roll?: [number, number[]][]; each?: number[]; draw?: [string, number][]; throw?: [number, number, number];
};

/** The daily door: one secret for everybody, and each die by where in the game it is asked for. */
const DAY = 4;
const ENCODER = new TextEncoder();
const HEX = /^[0-9a-f]{64}$/;
const NOTES = new Set(["table", "bots", "taken_back", "hints", "commitment", "seed", "fair", "players", "throws", "dice", "draws", "remote", "loaded", "record", "undone", "began", "day"]);

// -- hashes ------------------------------------------------------------------------------------------

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
const hex = (data: ArrayBuffer): string => [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha = async (data: Uint8Array<ArrayBuffer>): Promise<string> => hex(await crypto.subtle.digest("SHA-256", data));

const keyOf = (raw: BufferSource): Promise<CryptoKey> => crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

/** The 64-bit pieces behind fate's n-th answer. */
class Pieces {
  private block = 0n;
  private left: bigint[] = [];
  /** `number`: which answer it is; at the daily door its address, where in the game it is asked for. */
  constructor(private readonly key: CryptoKey, private readonly number: number | string) {}

  async next(): Promise<bigint> {
    if (!this.left.length && typeof this.number === "string") {
      this.left = await dayNumbers(this.key, `${this.block++}:${this.number}`);
    } else if (!this.left.length) {
      const told = new Uint8Array(33);
      told.set(ENCODER.encode("tumblekeep fate 1"));
      const view = new DataView(told.buffer);
      view.setBigUint64(17, BigInt(this.number as number));
      view.setBigUint64(25, this.block++);
      const made = new DataView(await crypto.subtle.sign("HMAC", this.key, told));
      this.left = [0, 8, 16, 24].map((at) => made.getBigUint64(at));
    }
    return this.left.shift()!;
  }
}

async function dayNumbers(key: CryptoKey, told: string): Promise<bigint[]> {
  const made = new DataView(await crypto.subtle.sign("HMAC", key, ENCODER.encode(`tumblekeep day 1:${told}`)));
  return [0, 8, 16, 24].map((at) => made.getBigUint64(at));
}

/** At the daily door each copy of a thing in a bag has a number of its own, and the lowest is drawn. */
async function drawnByDay(key: CryptoKey, address: string, bag: readonly [string, number][]): Promise<string | undefined> {
  let lowest: bigint | null = null;
  let drawn: string | undefined;
  for (const [thing, count] of bag)
    for (let copy = 0; copy < count; copy++) {
      const number = (await dayNumbers(key, `${copy}:${address}:${thing}`))[0]!;
      if (lowest === null || number < lowest) [lowest, drawn] = [number, thing];
    }
  return drawn;
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

// -- the check ---------------------------------------------------------------------------------------

/**
 * Check a whole file. `seen` is what this window was shown during the game. `rules` is what the server found when it replayed
 * the file by the rules: null for nothing wrong, undefined if it did not answer.
 */
export async function checkDice(file: string, noted: RecordedNotes, seen: readonly EventShown[] = [], rules?: string | null): Promise<DiceVerdict> {
  const verdict: DiceVerdict = { trouble: null, unchecked: [], scheme: 0, drawn: 0, undone: 0, reported: 0, loaded: 0, aimed: 0, added: [], withheld: [] };
  try {
    await follow(file, noted, seen, verdict);
    if (rules) throw unfair("verify-rules");
    if (rules === undefined) verdict.unchecked.push({ id: "verify-part-rules" });
  } catch (problem) {
    verdict.trouble = problem instanceof Unfair ? problem.trouble : { id: "verify-unreadable", line: null, answer: null };
  }
  return verdict;
}

async function follow(text: string, noted: RecordedNotes, seen: readonly EventShown[], verdict: DiceVerdict): Promise<void> {
  const file = readFile(text);
  const { notes, lines } = file;
  if (notes["commitment"] === undefined) {
    if (noted.commitment || noted.events) throw unfair("verify-other-file");
    verdict.unchecked.push({ id: "verify-part-local", count: lines.filter((line) => line.by === null).length });
    return;
  }
  const seed = String(notes["seed"] ?? "");
  const promise = String(notes["commitment"] ?? "");
  const loaded = Number(notes["loaded"] ?? 0);
  const start = lines.findIndex((line, at) => line.by === null && at >= loaded);
  const from = { line: start < 0 ? null : start + 2, answer: start < 0 ? null : start + 1 };
  verdict.scheme = Number(notes["fair"] ?? 1);
  if (!seed && verdict.scheme === DAY) {
    verdict.unchecked.push({ id: "verify-part-day-running" });
    return;
  }
  if (!seed) throw unfair("verify-no-seed");
  if (!HEX.test(seed) || (await sha(bytes(seed))) !== promise) throw unfair("verify-commitment", null, from);
  if (noted.commitment && noted.commitment !== promise) throw unfair("verify-noted", null, from);
  if (![1, 2, 3, DAY].includes(verdict.scheme) || (notes["day"] !== undefined) !== (verdict.scheme === DAY)) throw unfair("verify-scheme");
  if (verdict.scheme < 3 && noted.events) throw unfair("verify-older");
  if (verdict.scheme === 1) {
    verdict.unchecked.push({ id: "verify-part-first" });
    return;
  }
  const players = notes["players"] as Player[];
  const numbers = await numbersOf(players, promise, noted, from, verdict);
  const secret = await keyOf(bytes(seed));
  const about = verdict.scheme === DAY ? `tumblekeep day 1:${String(notes["day"])}` : `tumblekeep numbers 2:${numbers.join(",")}`;
  const key = await keyOf(await crypto.subtle.sign("HMAC", secret, ENCODER.encode(about)));
  await everyDie(file, key, loaded, verdict);
  if (verdict.scheme === 2) verdict.unchecked.push({ id: "verify-part-second" });
  else {
    const events = eventsOf(file);
    await checkNotes(file, events);
    checkEvents(events, players);
    asSeen(lines, seen);
    await compare(file, events, noted, verdict);
    if (events.some(({ kind, cause }) => kind === "departed" || kind === "arrived" || (kind === "opened" && cause === "device"))) verdict.unchecked.push({ id: "verify-part-device" });
  }
  leave(file, noted, verdict);
}

async function numbersOf(players: Player[], promise: string, noted: RecordedNotes, from: Partial<DiceProblem>, verdict: DiceVerdict): Promise<string[]> {
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

async function everyDie(file: DiceFile, key: CryptoKey, loaded: number, verdict: DiceVerdict): Promise<void> {
  const throws = verdict.scheme > 2 ? file.notes["throws"] : null;
  if (!Number.isInteger(loaded) || loaded < 0 || loaded > file.steps.length) throw unfair("verify-record");
  let counter = 0;
  for (const [given, step] of file.steps.entries()) {
    const { by, answer } = step.line;
    const beside = (step.line.beside ?? {}) as Beside;
    if (by !== null) {
      if (throws !== null && given >= loaded && step.line.beside !== null) throw unfair("verify-notes");
      continue;
    }
    if (given < loaded) {
      if (step.stands) verdict.loaded++;
      continue;
    }
    if (beside.reported === true) {
      const real = [throws, file.notes["dice"], file.notes["draws"]].includes("reported"); // which of them was asked, only the rules know
      if (throws !== null && (!real || !keysAre(beside, "reported", "seat"))) throw unfair("verify-not-reported", step);
      if (step.stands) verdict.reported++;
      continue;
    }
    counter++;
    if (beside.fate !== counter) throw unfair("verify-gap", step, { gives: `${counter}`, says: `${String(beside.fate ?? "-")}` });
    if (verdict.scheme === DAY && typeof beside.at !== "string") throw unfair("verify-notes", step);
    const pieces = new Pieces(key, verdict.scheme === DAY ? String(beside.at) : counter);
    if (beside.launch) {
      if (throws !== null && (throws !== "aimed" || !keysAre(beside, "launch", "fate"))) throw unfair("verify-not-aimed", step);
      if (String(beside.launch.seed) !== `${(await pieces.next()) >> 1n}`) throw unfair("verify-launch", step);
      if (step.stands) verdict.aimed++;
      continue;
    }
    const gives = verdict.scheme === DAY && beside.draw ? await drawnByDay(key, String(beside.at), beside.draw) : await shown(pieces, beside, answer);
    if (JSON.stringify(gives) !== JSON.stringify(answer)) throw unfair("verify-die", step, { gives: brief(gives), says: brief(answer) });
    verdict[step.stands ? "drawn" : "undone"]++;
  }
}

const keysAre = (value: object, ...keys: string[]): boolean => Object.keys(value).sort().join() === keys.sort().join();

const brief = (value: unknown): string => (JSON.stringify(value) ?? "–").slice(0, 80);

/** What the first line says about the table must follow from its record. */
async function checkNotes({ first, notes }: DiceFile, events: readonly RecordEvent[]): Promise<void> {
  const names = first["seats"] as string[];
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const must = (holds: boolean) => {
    if (!holds) throw unfair("verify-notes");
  };
  must(Object.keys(notes).every((key) => NOTES.has(key)) && ["sampled", "aimed", "reported"].includes(String(notes["throws"])));
  const hints = names.map(() => 0);
  let kinds: string[] = [];
  let played: RecordEvent["begins"] = null;
  let remote = new Set<number>();
  let started = 0;
  let carried = false;
  const becomes: Record<string, string> = { given: "bot", left: "bot", taken: "person", sat: "person" };
  for (const event of events) {
    if (event.by !== null && !(event.by in names)) throw unfair("verify-record");
    if (event.begins) {
      played = event.begins;
      if (event.kind !== "rebased") [started, carried] = [event.begins.version, false];
      else if (kinds.length) carried = true;
      else continue; // nobody had played yet
      must(same(event.begins.seats.map(([, name]) => name), names));
      kinds = event.begins.seats.map(([kind]) => kind);
      remote = new Set(event.begins.remote);
    } else if (event.by !== null && kinds.length && becomes[event.kind]) {
      kinds[event.by] = becomes[event.kind]!;
      if (event.kind === "left") remote.delete(event.by);
    } else if (event.kind === "placed" && event.by !== null) remote[event.cause === "remote" ? "add" : "delete"](event.by);
    else if (event.kind === "hinted" && event.by !== null) hints[event.by]!++;
  }
  must(played?.version === first["version"] && played?.content === first["content"] && played?.options === (await hashText(canonical(first["options"]))));
  must((notes["began"] ?? null) === (carried ? started : null));
  must(same(notes["remote"] ?? [], [...remote].sort((one, other) => one - other)));
  must(same(notes["bots"], kinds.flatMap((kind, seat) => (kind === "bot" ? [seat] : []))));
  if (events.some((event) => event.kind === "loaded")) return; // a saved game brings counts of its own
  must(notes["taken_back"] === events.filter((event) => event.kind === "undone" && event.cause === "consent").length);
  must(same(notes["hints"] ?? names.map(() => 0), hints));
}

/** Never is fate's answer alone taken back, because it would only be rolled again; and never without everybody's consent. */
function checkEvents(events: readonly RecordEvent[], players: readonly Player[]): void {
  let hurried = false;
  for (const event of events) {
    if (event.kind === "started") {
      hurried = event.begins?.hurried !== null;
      if (hurried !== (event.cause === "hurry")) throw unfair("verify-record");
    }
    if (event.kind !== "undone") continue;
    const [first] = event.undone;
    if (first && first.by === null && !isReported(first)) throw unfair("verify-undone-die", null, { answer: event.number + 1 });
    if (takenDice(event) && event.cause !== "consent") throw unfair("verify-undone-alone", null, { answer: event.number + 1 });
  }
  if (players.some((player) => player.seal && !player.number) && !hurried) throw unfair("verify-notes");
}

const isReported = (line: Line): boolean => (line.beside as Beside | null)?.reported === true;
const takenDice = (event: RecordEvent): number => event.undone.filter((line) => line.by === null && !isReported(line)).length;

/** Compare the record with what this device noted as it happened. */
async function compare(file: DiceFile, events: readonly RecordEvent[], noted: RecordedNotes, verdict: DiceVerdict): Promise<void> {
  const notes = noted.events;
  if (!notes?.trail) verdict.unchecked.push({ id: noted.commitment || noted.numbers.length ? "verify-part-trail" : "verify-part-notes" });
  else {
    const count = notes.trail.length / SHORT;
    let head = await firstHash(file.terms);
    let at = 0;
    // the name of a deleted person is gone from the file; this device noted it, so nothing after it can be compared
    const forgotten = events.some((event) => event.begins?.seats.some(([kind, name]) => kind === "person" && name === ""));
    for (const [index, event] of events.slice(0, count).entries()) {
      const hidden = notes.hidden.slice(at, (at += event.steps.length));
      head = await nextHash(head, factOf(event, hidden));
      if (hidden.length !== event.steps.length || head.slice(0, SHORT) !== notes.trail.slice(index * SHORT, (index + 1) * SHORT)) {
        if (forgotten) {
          verdict.unchecked.push({ id: "verify-part-forgotten" });
          head = notes.head;
          at = notes.hidden.length;
          break;
        }
        throw unfair("verify-not-noted", null, { answer: event.after, says: `${event.place}` });
      }
    }
    if (count > events.length || at !== notes.hidden.length || head !== notes.head) throw unfair("verify-not-noted", null, { says: `${events.length}` });
    if (count < events.length) verdict.unchecked.push({ id: "verify-part-short", noted: count, all: events.length });
  }
  const undone = events.filter((event) => !notes?.agreed.includes(event.place)).reduce((sum, event) => sum + takenDice(event), 0);
  if (undone) verdict.unchecked.push({ id: "verify-part-undone", count: undone });
}

/** One event as this device was shown it. */
function factOf(event: RecordEvent, hidden: string): unknown[] {
  const number = event.kind === "undone" ? event.number : event.kind === "loaded" ? event.loaded : null;
  const begins = event.begins && beginsOf(event.begins);
  const answers = event.steps.map(({ place, line }, index) => {
    const by = line.by ?? "fate";
    return hidden[index] === "1" ? [place, by] : [place, by, line.ask, line.clause, line.answer, line.by === null ? besideShown(line.beside) : null];
  });
  return [event.kind, event.by, number, event.cause, begins, answers];
}

/** What was shown beside an answer of fate while the game ran: not what was left in a bag, nor a throw's luck. */
function besideShown(beside: object | null): object | null {
  if (beside === null) return null;
  const { draw: _, ...rest } = beside as Record<string, unknown>;
  if (typeof rest["launch"] !== "object" || rest["launch"] === null) return rest;
  const { seed: __, ...launch } = rest["launch"] as Record<string, unknown>;
  return { ...rest, launch };
}

/** What nobody can check with this file and these notes. */
function leave(file: DiceFile, noted: RecordedNotes, verdict: DiceVerdict): void {
  const add = (id: string, more: Omit<Unchecked, "id"> = {}) => verdict.unchecked.push({ id, ...more });
  if (verdict.scheme === DAY) {
    if (!noted.commitment) add("verify-part-day");
    return;
  }
  if (!verdict.added.length) add("verify-part-nobody");
  else if (!noted.numbers.length) add("verify-part-number");
  if (verdict.withheld.length) {
    add("verify-part-withheld", { seats: verdict.withheld });
    for (const [kind, by, , cause, begins] of (file.notes["record"] ?? []) as [string, number | null, number, string | null, { hurried: number }?][])
      if (kind === "started" && cause === "hurry") add(by === null ? "verify-part-hurried-host" : "verify-part-hurried", { seats: by === null ? [] : [by], seconds: begins?.hurried ?? 0 });
  }
  if (verdict.loaded) add("verify-part-loaded", { count: verdict.loaded });
  if (verdict.reported) add("verify-part-reported", { count: verdict.reported });
  if (verdict.aimed) add("verify-part-aimed", { count: verdict.aimed });
}

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
