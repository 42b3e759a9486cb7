import { describe, expect, it } from "vitest";
import { parts, places, searched } from "../src/table/markdown";

const DOCUMENT = "# Règles\n\n## Le tour\n\n- **AB-1** Lancez un dé.\n- **AB-2** Gardez l’épée levée.\n\n## La fin\n\nPersonne ne perd.\n\n| mot | sens |\n|---|---|\n| épée | une arme |\n| sac | rien |\n";

describe("looking for words in the rules", () => {
  it("keeps what holds them all, under its headings, whatever the accents", () => {
    const found = searched(parts(DOCUMENT), "EPEE l'");
    expect(found.map((part) => part.kind)).toEqual(["heading", "heading", "list"]);
    expect(found.reduce((sum, part) => sum + places(part), 0)).toBe(1);
  });
  it("keeps rows of tables", () => {
    const found = searched(parts(DOCUMENT), "epee arme");
    expect(found.at(-1)).toMatchObject({ kind: "table", rows: [[[{ text: "épée" }], [{ text: "une arme" }]]] });
  });
  it("is the whole document without words, and nothing for words that are not there", () => {
    expect(searched(parts(DOCUMENT), "  ")).toHaveLength(parts(DOCUMENT).length);
    expect(searched(parts(DOCUMENT), "dragon")).toEqual([]);
  });
});
