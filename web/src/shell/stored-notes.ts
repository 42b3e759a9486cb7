import { house } from "./house";

/** Where a device keeps its notes of tables. Apart from how they are made, so that the first page need not fetch that. */
export const NOTES_PREFIX = `${house.storageKey}-noted-`;

/** Forget the notes of all tables but these. */
export function forgetOtherNotes(tables: readonly string[]): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    for (const key of keys) if (key.startsWith(NOTES_PREFIX) && !tables.includes(key.slice(NOTES_PREFIX.length))) localStorage.removeItem(key);
  } catch {
    // storage is forbidden: there is nothing to forget
  }
}
