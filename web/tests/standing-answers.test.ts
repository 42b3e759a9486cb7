import { describe, expect, it } from "vitest";

import type { ChooseShown } from "../src/shell/question";
import { StandingAnswers } from "../src/shell/standing-answers.svelte";

const words = (id: string) => ({ id, args: {} });
const asked = (ask: string, idle?: string, why?: string): ChooseShown => ({
  kind: "choose", ask, clause: "X-1", prompt: words("ask"), seat: 0, options: [{ id: "pass", label: words("pass") }, { id: "act", label: words("act") }], ...(idle ? { idle } : {}), ...(why ? { moot: { option: "pass", why } } : {}),
});
const given = (standing: StandingAnswers, choice: ChooseShown, turn = 1): string | null => standing.answer(choice, turn)?.option ?? null;

describe("answers given in advance", () => {
  it("let moments pass until something must be decided, and are lifted then for newcomers", () => {
    const standing = new StandingAnswers();
    expect(given(standing, asked("moment", "pass"))).toBeNull();
    standing.pass(false);
    expect(given(standing, asked("moment", "pass"))).toBe("pass");
    expect(given(standing, asked("other", "pass"))).toBe("pass");
    expect(given(standing, asked("fight"))).toBeNull();
    expect([standing.passing, standing.any]).toEqual([false, false]);
    expect(given(standing, asked("moment", "pass"), 2)).toBeNull();
  });

  it("no longer die at a real question: that turn is asked, the next one passes again", () => {
    const standing = new StandingAnswers();
    standing.pass(true);
    expect(given(standing, asked("moment", "pass"), 1)).toBe("pass");
    expect(given(standing, asked("fight"), 1)).toBeNull();
    expect(given(standing, asked("moment", "pass"), 1)).toBeNull();
    expect(given(standing, asked("moment", "pass"), 2)).toBe("pass");
    standing.lift();
    expect(given(standing, asked("moment", "pass"), 3)).toBeNull();
  });

  it("hold for several kinds of questions at once, each until it is lifted by hand", () => {
    const standing = new StandingAnswers();
    standing.alwaysPass("moment", words("pass"));
    standing.alwaysPass("help", words("pass"));
    standing.pass(true);
    expect(given(standing, asked("fight"))).toBeNull();
    expect(given(standing, asked("moment", "pass"))).toBe("pass");
    expect(given(standing, asked("help", "pass"))).toBe("pass");
    expect(given(standing, asked("other", "pass"))).toBeNull();
    standing.lift("moment");
    expect(given(standing, asked("moment", "pass"))).toBeNull();
    expect(given(standing, asked("help", "pass"))).toBe("pass");
    standing.lift();
    standing.lift("help");
    expect(standing.any).toBe(false);
  });
});

describe("a question that is moot", () => {
  it("passes by itself, with a word that stays until the player answers", () => {
    const standing = new StandingAnswers();
    expect(given(standing, asked("moment", "pass", "unchanged"))).toBe("pass");
    expect(standing.passedWhy).toBe("unchanged");
    expect(given(standing, asked("fight"))).toBeNull();
    expect(standing.passedWhy).toBe("unchanged");
    standing.answered();
    expect(standing.passedWhy).toBeNull();
  });

  it("is asked for whoever wants to be asked everything", () => {
    const standing = new StandingAnswers();
    standing.everything = true;
    expect(given(standing, asked("moment", "pass", "later"))).toBeNull();
    standing.everything = false;
    expect(given(standing, asked("moment", "pass", "later"))).toBe("pass");
  });

  it("stays asked, though it is sent again, when it was undone or asked for", () => {
    const standing = new StandingAnswers();
    standing.askNext();
    expect(given(standing, asked("fight"))).toBeNull();
    standing.answered();
    expect(given(standing, asked("moment", "pass", "later"))).toBeNull();
    expect(given(standing, asked("moment", "pass", "later"))).toBeNull();
    standing.answered();
    expect(given(standing, asked("moment", "pass", "later"))).toBe("pass");
  });

  it("is not spoken of if it was forced and done with the answer before", () => {
    const standing = new StandingAnswers();
    expect(given(standing, asked("use", undefined, "forced"))).toBe("pass");
    expect(standing.passedWhy).toBeNull();
  });
});
