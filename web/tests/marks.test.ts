// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { translator } from "../src/shell/messages.svelte";
import ClauseCard from "../src/table/ClauseCard.svelte";
import { marksOf } from "../src/table/marks";
import RulesText from "../src/table/RulesText.svelte";

const MARKS = marksOf({ game: "x", ours: ["AB-GO-1", "AB-RULING-1"], partly: ["AB-GO-2"] });
const RULES =
  "- **AB-GO-1** Go.\n- **AB-GO-2** Stop, as AB-GO-1 says.\n- **AB-GO-3** Rest.\n\n| id | ruling | see |\n|---|---|---|\n| AB-RULING-1 | Yes. | AB-GO-1 |\n";
const marked = (all: Element): [string, string][] =>
  [...all.querySelectorAll<HTMLElement>("[data-mark]")].map((mark) => [mark.parentElement!.textContent.trim().split(/\s/)[0]!, mark.dataset["mark"]!]);

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await translator.load("en");
});

afterEach(cleanup);

describe("no player saw which clauses are ours", () => {
  it("in the rules: each is marked where it is stated, and nowhere else", () => {
    const { container } = render(RulesText, { text: RULES, marks: MARKS });
    expect(marked(container)).toEqual([["AB-GO-1", "ours"], ["AB-GO-2", "partly"], ["AB-RULING-1", "ours"]]);
    expect(container.querySelector("[data-mark]")!.getAttribute("data-tip")).toBe("Our ruling\nThe published rules do not settle this, so we decided it.");
  });

  it("in a text without marks there are none", () => {
    const { container } = render(RulesText, { text: RULES });
    expect(marked(container)).toEqual([]);
  });

  it.each([["ours", "our ruling"], ["partly", "partly ours"], ["book", null]])("on the card of a clause that is of origin %s", async (origin, words) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ game: "x", clause: "AB-GO-1", text: "- **AB-GO-1** Go.", origin }), { headers: { "content-type": "application/json" } })));
    const { container } = render(ClauseCard, { game: "x", clause: "AB-GO-1" });
    await screen.findByText("Go.");
    expect(container.querySelector("[data-mark]")?.textContent ?? null).toBe(words);
    expect(container.querySelector("[data-mark]")?.getAttribute("tabindex") ?? null).toBe(words && "0"); // by keys too
  });
});
