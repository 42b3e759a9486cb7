/** What a window was shown, kept up to date by differences (docs/protocol.md, "Differences"). */
import type { SightChange, SightShown } from "../wire";

type Plain = unknown;
type Entries = Record<string, Plain>;

/** What a value becomes by a difference. What does not change is shared with the value before. */
export function applied(before: Plain, change: Plain): Plain {
  if (Array.isArray(change)) return change[0];
  const edits = change as Entries;
  if (!Object.keys(edits).length) return before;
  if (Array.isArray(before)) {
    if ("at" in edits) {
      const { at, drop, put } = edits as { at: number; drop: number; put: Plain[] };
      return [...before.slice(0, at), ...put, ...before.slice(at + drop)];
    }
    const list: Plain[] = [...before];
    for (const [place, edit] of Object.entries(edits)) list[Number(place)] = applied(list[Number(place)], edit);
    return list;
  }
  const told: Entries = { ...(before as Entries) };
  for (const [key, edit] of Object.entries(edits)) {
    if (Array.isArray(edit) && !edit.length) delete told[key];
    else told[key] = applied(told[key], edit);
  }
  return told;
}

/** JSON with sorted keys and no spaces, as the server writes it for the mark. */
const sorted = (plain: Plain): string => {
  if (Array.isArray(plain)) return `[${plain.map(sorted).join(",")}]`;
  if (plain === null || typeof plain !== "object") return JSON.stringify(plain);
  const keys = Object.keys(plain).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sorted((plain as Entries)[key])}`).join(",")}}`;
};

let table: Uint32Array | null = null;
function crcTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, n) => {
    for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
    return n;
  });
}

/** The mark of a view: CRC-32 of it as JSON. */
export function viewMark(view: Plain): string {
  table ??= crcTable();
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(sorted(view))) crc = table[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

/** What is seen after an event; null if it can't be told, so that all of it has to be sent again. */
export function sightsAfter(before: readonly SightShown[], sent: readonly (SightShown | SightChange)[]): SightShown[] | null {
  const seen: SightShown[] = [];
  for (const one of sent) {
    if (!("view_change" in one)) {
      seen.push(one);
      continue;
    }
    const known = before.find((sight) => sight.seat === one.seat);
    if (!known) return null;
    const { view_change, question_change, ...rest } = one;
    try {
      const view = applied(known.view, view_change) as SightShown["view"];
      // an unchanged view has been checked before
      if (view === known.view ? one.mark !== known.mark : viewMark(view) !== one.mark) return null;
      seen.push({ ...rest, view, question: applied(known.question, question_change) as SightShown["question"] });
    } catch {
      return null;
    }
  }
  return seen;
}
