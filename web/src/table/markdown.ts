/** The small Markdown subset of rule documents, as plain parts: nothing is ever inserted as markup. */
export interface TextRun {
  kind: "text" | "bold" | "italic" | "code" | "icon";
  text: string;
}

export type MarkdownPart =
  | { kind: "heading"; depth: number; runs: TextRun[]; id: string }
  | { kind: "paragraph"; runs: TextRun[] }
  | { kind: "list"; ordered: boolean; items: TextRun[][] }
  | { kind: "table"; head: TextRun[][]; rows: TextRun[][][] };

export function parseRuns(text: string): TextRun[] {
  const found: TextRun[] = [];
  let last = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])[*_]([^*_]+)[*_](?![\w*])|\[([^\]]+)\]\([^)]*\)|\{(i-[a-z0-9-]+)(?:=[^}]*)?\}/g)) {
    if (match.index > last) found.push({ kind: "text", text: text.slice(last, match.index) });
    if (match[1] !== undefined) found.push({ kind: "bold", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "code", text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: "italic", text: match[3] });
    else if (match[5] !== undefined) found.push({ kind: "icon", text: match[5] });
    else found.push({ kind: "text", text: match[4] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: "text", text: text.slice(last) });
  return found;
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'").toLowerCase();
const flat = (line: TextRun[]): string => folded(line.map((run) => (run.kind === "icon" ? "" : run.text)).join(""));

interface NamedSymbol {
  icon: string;
  term: RegExp;
}

/**
 * Names of symbols: `{i-fist=fist}` defines one for the whole document; after `{i-fire} FIRE` the word in capitals is the symbol's
 * name. Singular; other words may follow (HEAL 2, HEALn).
 */
export function symbolNames(document: string): NamedSymbol[] {
  const found = new Map<string, string>();
  for (const match of document.matchAll(/\{(i-[a-z0-9-]+)(?:=([^}]+)\}|\} (\p{Lu}[\p{Lu}-]{2,}))/gu)) {
    const called = match[2] ?? match[3]!;
    if (!found.has(called)) found.set(called, match[1]!);
  }
  return [...found].map(([called, icon]) => ({ icon, term: new RegExp(`(?<![\\p{L}\\p{N}_-])${called.split(" ").map(word).join("[ \\u00a0]")}(?![\\p{L}_’'-])`, "u") }));
}

/** Match a word, also capitalised and in the plural; words in capitals match exactly. */
function word(text: string): string {
  const plain = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (text === text.toUpperCase()) return text.length > 1 ? `${plain}n?` : plain;
  return `[${text[0]!.toLowerCase()}${text[0]!.toUpperCase()}]${plain.slice(1)}(?:e?s|x)?`;
}

/** A line with symbols inserted before their names, each once. */
function drawnIn(line: TextRun[], terms: NamedSymbol[]): TextRun[] {
  const there = new Set(line.flatMap((run) => (run.kind === "icon" ? [run.text] : [])));
  let drawn = line;
  for (const { icon, term } of terms) {
    if (there.has(icon)) continue;
    const at = drawn.findIndex((run) => (run.kind === "text" || run.kind === "italic") && term.test(run.text));
    if (at < 0) continue;
    const run = drawn[at]!;
    const place = term.exec(run.text)!.index;
    const before: TextRun[] = place ? [{ ...run, text: run.text.slice(0, place) }] : [];
    there.add(icon);
    drawn = [...drawn.slice(0, at), ...before, { kind: "icon", text: icon }, { kind: "text", text: " " }, { ...run, text: run.text.slice(place) }, ...drawn.slice(at + 1)];
  }
  return drawn;
}

const illustrated = (part: MarkdownPart, terms: NamedSymbol[]): MarkdownPart => {
  const line = (runs: TextRun[]) => drawnIn(runs, terms);
  if (part.kind === "paragraph") return { ...part, runs: line(part.runs) };
  if (part.kind === "list") return { ...part, items: part.items.map(line) };
  return part.kind === "table" ? { ...part, rows: part.rows.map((row) => row.map(line)) } : part;
};

/** The parts that contain all search words (ignoring accents and case), with their headings. */
export function searchParts(document: MarkdownPart[], words: string): MarkdownPart[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return document;
  const holds = (text: string) => wanted.every((word) => text.includes(word));
  const found: MarkdownPart[] = [];
  let above: Extract<MarkdownPart, { kind: "heading" }>[] = [];
  for (const part of document) {
    if (part.kind === "heading") {
      above = [...above.filter((one) => one.depth < part.depth), part];
      continue;
    }
    const kept: MarkdownPart | null =
      part.kind === "paragraph"
        ? holds(flat(part.runs)) ? part : null
        : part.kind === "list"
          ? { ...part, items: part.items.filter((item) => holds(flat(item))) }
          : { ...part, rows: part.rows.filter((row) => holds(row.map(flat).join(" "))) };
    if (!kept || !countPlaces(kept)) continue;
    found.push(...above.filter((one) => !found.includes(one)), kept);
  }
  return found;
}

/** How many places a part counts as: list items or table rows. */
export const countPlaces = (part: MarkdownPart): number =>
  part.kind === "heading" ? 0 : part.kind === "list" ? part.items.length : part.kind === "table" ? part.rows.length : 1;

const cells = (row: string): TextRun[][] =>
  row.trim().replace(/^\||\|$/g, "").split("|").map((cell) => parseRuns(cell.trim()));

export function parseMarkdown(document: string): MarkdownPart[] {
  const found: MarkdownPart[] = [];
  for (const block of document.replace(/\r/g, "").split(/\n{2,}|(?<=^#.*)\n|\n(?=#)/m)) {
    const lines = block.split("\n").filter((line) => line.trim() && !/^(```|---+$)/.test(line.trim()));
    if (!lines.length) continue;
    const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0]!);
    if (heading) {
      found.push({ kind: "heading", depth: heading[1]!.length, runs: parseRuns(heading[2]!), id: heading[2]!.toLowerCase().replace(/\W+/g, "-") });
      lines.shift();
      if (!lines.length) continue;
    }
    if (lines.length > 1 && /^\s*\|/.test(lines[0]!) && /^\s*\|[\s:|-]+$/.test(lines[1]!)) {
      found.push({ kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) });
      continue;
    }
    let text: string[] = [];
    let items: string[] = [];
    let ordered = false;
    const flush = () => {
      if (text.length) found.push({ kind: "paragraph", runs: parseRuns(text.join(" ")) });
      if (items.length) found.push({ kind: "list", ordered, items: items.map(parseRuns) });
      text = [];
      items = [];
    };
    for (const line of lines) {
      const item = /^\s*(?:([-*])|(\d+)[.)])\s+(.*)$/.exec(line);
      if (item) {
        if (text.length) flush();
        ordered = item[2] !== undefined;
        items.push(item[3]!);
      } else if (items.length && /^\s+/.test(line)) items[items.length - 1] += ` ${line.trim()}`;
      else {
        if (items.length) flush();
        text.push(line.trim().replace(/^>\s?/, ""));
      }
    }
    flush();
  }
  const terms = symbolNames(document);
  return terms.length ? found.map((part) => illustrated(part, terms)) : found;
}
