/** A pack as somebody edits it: what differs from the game. It is kept on this device until it is discarded. */
import type { DraftPack, EditorFile, EditorRow, EditorShown } from "../wire";

export type DraftValue = boolean | number | string;

export interface PackDraft {
  name: string;
  title: string;
  /** New rows by file: the row and what it was copied from. */
  rows: { file: string; row: string; source: string }[];
  /** Changed values by file and path. */
  changes: Record<string, DraftValue>;
  /** Changed messages by language and id. */
  words: Record<string, Record<string, string>>;
}

export const EMPTY: PackDraft = { name: "my-pack", title: "", rows: [], changes: {}, words: {} };
const BETWEEN = "\n";

export const changeKey = (file: string, path: string): string => `${file}${BETWEEN}${path}`;

/** Set a value; the value of the game itself is no change. */
export function withValue(draft: PackDraft, file: string, path: string, value: DraftValue, usual: DraftValue): PackDraft {
  const changes = { ...draft.changes };
  if (value === usual) delete changes[changeKey(file, path)];
  else changes[changeKey(file, path)] = value;
  return { ...draft, changes };
}

/** Set a text; an empty one or the game's own is no change. */
export function withWords(draft: PackDraft, language: string, id: string, text: string, usual: string): PackDraft {
  const said = { ...draft.words[language] };
  if (!text.trim() || text === usual) delete said[id];
  else said[id] = text;
  return { ...draft, words: { ...draft.words, [language]: said } };
}

/** A name for a copy that no row has yet. */
export function freshName(source: string, taken: readonly string[]): string {
  for (let number = 2; ; number += 1) {
    const name = `${source}_${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** Copy a row under a new name, with its messages in every language. */
export function withCopy(draft: PackDraft, file: EditorFile, row: EditorRow, name: string): PackDraft {
  const words = { ...draft.words };
  for (const [language, said] of Object.entries(row.words)) {
    const copied = Object.entries(said).map(([id, text]) => [renamed(id, row.id, name), text.replaceAll(`-${row.id} }`, `-${name} }`)]);
    words[language] = { ...words[language], ...Object.fromEntries(copied) };
  }
  return { ...draft, rows: [...draft.rows, { file: file.name, row: name, source: row.id }], words };
}

/** Take back everything about one row: a copy is gone, a row of the game is as it was. */
export function withoutRow(draft: PackDraft, file: EditorFile, row: EditorRow): PackDraft {
  const prefix = changeKey(file.name, row.id);
  const changes = Object.fromEntries(Object.entries(draft.changes).filter(([key]) => key !== prefix && !key.startsWith(`${prefix}.`)));
  const words = Object.fromEntries(
    Object.entries(draft.words).map(([language, said]) => [language, Object.fromEntries(Object.entries(said).filter(([id]) => !id.endsWith(`-${row.id}`)))]),
  );
  return { ...draft, rows: draft.rows.filter((one) => one.file !== file.name || one.row !== row.id), changes, words };
}

const renamed = (id: string, from: string, to: string): string => id.slice(0, id.length - from.length) + to;

/** The rows of a file with the draft's copies, which look like what they were copied from. */
export function rowsOf(file: EditorFile, draft: PackDraft): EditorRow[] {
  const copies = draft.rows
    .filter((one) => one.file === file.name)
    .flatMap((one) => {
      const source = file.rows.find((row) => row.id === one.source);
      if (!source) return [];
      return [{ ...source, id: one.row, words: {}, values: source.values.map((value) => ({ ...value, path: one.row + value.path.slice(source.id.length) })) }];
    });
  return [...file.rows, ...copies];
}

/** The messages about a row: the game's own, and those of the draft. */
export function messagesOf(row: EditorRow, draft: PackDraft, language: string): [string, string][] {
  const found = { ...row.words[language] };
  for (const [id, text] of Object.entries(draft.words[language] ?? {})) if (id.endsWith(`-${row.id}`)) found[id] = text;
  return Object.entries(found).sort(([a], [b]) => a.length - b.length);
}

export function isTouched(draft: PackDraft, file: EditorFile, row: EditorRow): boolean {
  const prefix = changeKey(file.name, row.id);
  return (
    Object.keys(draft.changes).some((key) => key === prefix || key.startsWith(`${prefix}.`)) ||
    draft.rows.some((one) => one.file === file.name && one.row === row.id) ||
    Object.values(draft.words).some((said) => Object.keys(said).some((id) => id in (row.words["en"] ?? {})))
  );
}

/** The draft as the server reads it. */
export function wireDraft(draft: PackDraft, game: string): DraftPack {
  const title = draft.title.trim() || draft.name;
  return {
    name: draft.name,
    game,
    title: { en: title, fr: title },
    about: {},
    rows: draft.rows,
    changes: Object.entries(draft.changes).map(([key, value]) => {
      const [file, path] = key.split(BETWEEN) as [string, string];
      return { file, path, value };
    }),
    words: Object.fromEntries(Object.entries(draft.words).filter(([, said]) => Object.keys(said).length)),
  };
}

/** Read a stored draft; anything else than a draft of this game's files is dropped. */
export function readDraft(text: string | null, shown: EditorShown): PackDraft {
  if (!text) return EMPTY;
  try {
    const found = { ...EMPTY, ...(JSON.parse(text) as Partial<PackDraft>) };
    const files = new Set(shown.files.map((file) => file.name));
    return {
      ...found,
      rows: found.rows.filter((one) => files.has(one.file)),
      changes: Object.fromEntries(Object.entries(found.changes).filter(([key]) => files.has(key.split(BETWEEN)[0]!))),
    };
  } catch {
    return EMPTY;
  }
}
