import { describe, expect, it } from "vitest";

import { EMPTY, changeKey, freshName, isTouched, messagesOf, readDraft, rowsOf, wireDraft, withCopy, withValue, withWords, withoutRow } from "../src/designer/pack-draft";
import type { EditorFile, EditorRow, EditorShown } from "../src/wire";

const monk: EditorRow = {
  id: "monk",
  words: { en: { "adventurer-monk": "Monk", "card-monk": "Monk, rating { -rating-monk }" }, fr: { "adventurer-monk": "Moine" } },
  values: [{ path: "monk.cr", value: 3, kind: "whole", least: 0, most: 12, words: null }],
};
const file: EditorFile = { name: "adventurers.toml", rows: [monk] };
const shown: EditorShown = { game: "g", files: [file] };

describe("a draft of a pack", () => {
  it("keeps only what differs from the game", () => {
    const changed = withValue(EMPTY, file.name, "monk.cr", 5, 3);
    expect(changed.changes).toEqual({ [changeKey(file.name, "monk.cr")]: 5 });
    expect(isTouched(changed, file, monk)).toBe(true);
    expect(withValue(changed, file.name, "monk.cr", 3, 3)).toEqual(EMPTY);
    expect(withWords(withWords(EMPTY, "en", "card-monk", "New", "Old"), "en", "card-monk", "Old", "Old").words).toEqual({ en: {} });
  });

  it("copies a row with its words, which say the copy's own numbers", () => {
    const copied = withCopy(EMPTY, file, monk, freshName("monk", ["monk"]));
    expect(copied.rows).toEqual([{ file: file.name, row: "monk_2", source: "monk" }]);
    expect(copied.words["en"]).toEqual({ "adventurer-monk_2": "Monk", "card-monk_2": "Monk, rating { -rating-monk_2 }" });
    const [, copy] = rowsOf(file, copied);
    expect(copy!.values[0]!.path).toBe("monk_2.cr");
    expect(messagesOf(copy!, copied, "en").map(([id]) => id)).toEqual(["card-monk_2", "adventurer-monk_2"]);
    expect(withoutRow(copied, file, copy!)).toEqual({ ...EMPTY, words: { en: {}, fr: {} } });
  });

  it("is sent as the server reads it, and read back from the device", () => {
    const draft = { ...withValue(EMPTY, file.name, "monk.cr", 5, 3), name: "my-night", title: "My Night" };
    expect(wireDraft(draft, "g")).toEqual({
      name: "my-night",
      game: "g",
      title: { en: "My Night", fr: "My Night" },
      about: {},
      rows: [],
      changes: [{ file: file.name, path: "monk.cr", value: 5 }],
      words: {},
    });
    expect(readDraft(JSON.stringify(draft), shown)).toEqual(draft);
    expect(readDraft("{broken", shown)).toEqual(EMPTY);
    expect(readDraft(JSON.stringify({ ...draft, changes: { [changeKey("gone.toml", "x")]: 1 } }), shown).changes).toEqual({});
  });
});
