import { describe, expect, it } from "vitest";
import { parseMarkdown, countPlaces, searchParts } from "../src/table/markdown";

const DOCUMENT = "# Règles\n\n## Le tour\n\n- **AB-1** Lancez un dé.\n- **AB-2** Gardez l’épée levée.\n\n## La fin\n\nPersonne ne perd.\n\n| mot | sens |\n|---|---|\n| épée | une arme |\n| sac | rien |\n";

describe("looking for words in the rules", () => {
  it("keeps what holds them all, under its headings, whatever the accents", () => {
    const found = searchParts(parseMarkdown(DOCUMENT), "EPEE l'");
    expect(found.map((part) => part.kind)).toEqual(["heading", "heading", "list"]);
    expect(found.reduce((sum, part) => sum + countPlaces(part), 0)).toBe(1);
  });
  it("keeps rows of tables", () => {
    const found = searchParts(parseMarkdown(DOCUMENT), "epee arme");
    expect(found.at(-1)).toMatchObject({ kind: "table", rows: [[[{ text: "épée" }], [{ text: "une arme" }]]] });
  });
  it("is the whole document without words, and nothing for words that are not there", () => {
    expect(searchParts(parseMarkdown(DOCUMENT), "  ")).toHaveLength(parseMarkdown(DOCUMENT).length);
    expect(searchParts(parseMarkdown(DOCUMENT), "dragon")).toEqual([]);
  });
});

describe("symbols in the rules", () => {
  const text = "- **AB-1** {i-fist=poing} Un poing coûte 1.\n- **AB-2** Deux poings valent {i-fire} FEU.\n- **AB-3** Le FEU brûle ; FEU encore ; du FEUILLAGE.\n- **AB-4** SP-FEU, C’est tout.\n\n| dé | *Poing* |\n|---|---|\n| poing | rien |\n";
  const icons = (runs: { kind: string; text: string }[]) => runs.filter((run) => run.kind === "icon").map((run) => run.text);
  it("are drawn wherever they are named, once a clause", () => {
    const [list, table] = parseMarkdown(text);
    if (list?.kind !== "list" || table?.kind !== "table") throw new Error("a list and a table");
    expect(list.items.map(icons)).toEqual([["i-fist"], ["i-fist", "i-fire"], ["i-fire"], []]);
    expect(icons(table.rows[0]![0]!)).toEqual(["i-fist"]);
    expect(list.items[2]!.map((run) => run.text).join("")).toBe("AB-3 Le i-fire FEU brûle ; FEU encore ; du FEUILLAGE.");
  });
  it("are not what one looks for", () => {
    expect(searchParts(parseMarkdown(text), "fist")).toEqual([]);
  });
});
