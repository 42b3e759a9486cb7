/** A copy of everything as one file: what this device remembers (names, settings, the keys of seats), then the journal of the house. */
const HEAD = "tumblekeep copy 1\n";

export interface Copy {
  /** The settings as they are stored, as text. */
  settings: string;
  journal: Uint8Array;
}

export function writeCopy({ settings, journal }: Copy): Uint8Array {
  const head = new TextEncoder().encode(`${HEAD}${JSON.stringify(settings)}\n`);
  const whole = new Uint8Array(head.length + journal.length);
  whole.set(head);
  whole.set(journal, head.length);
  return whole;
}

/** Read such a file; null if it is something else. */
export function readCopy(whole: Uint8Array): Copy | null {
  const head = new TextEncoder().encode(HEAD);
  if (!head.every((byte, at) => whole[at] === byte)) return null;
  const end = whole.indexOf(10, head.length);
  if (end < 0) return null;
  try {
    const settings: unknown = JSON.parse(new TextDecoder().decode(whole.subarray(head.length, end)));
    if (typeof settings !== "string" || typeof JSON.parse(settings || "{}") !== "object") return null;
    return { settings, journal: whole.slice(end + 1) };
  } catch {
    return null;
  }
}
