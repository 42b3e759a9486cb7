import { describe, expect, it } from "vitest";

import type { ChooseShown } from "../src/shell/question";
import { StandingAnswers } from "../src/shell/standing-answers.svelte";

const words = (id: string) => ({ id, args: {} });
const asked = (ask: string, idle?: string): ChooseShown => ({
  kind: "choose", ask, clause: "X-1", prompt: words("ask"), seat: 0, options: [{ id: "pass", label: words("pass") }, { id: "act", label: words("act") }], ...(idle ? { idle } : {}),
});

describe("answers given in advance", () => {
  it("let moments pass until something must be decided, and are lifted then", () => {
    const standing = new StandingAnswers();
    expect(standing.answer(asked("moment", "pass"))).toBeNull();
    standing.passing = true;
    expect(standing.answer(asked("moment", "pass"))).toBe("pass");
    expect(standing.answer(asked("other", "pass"))).toBe("pass");
    expect(standing.answer(asked("fight"))).toBeNull();
    expect([standing.passing, standing.any]).toEqual([false, false]);
    expect(standing.answer(asked("moment", "pass"))).toBeNull();
  });

  it("hold for one kind of question until they are lifted by hand", () => {
    const standing = new StandingAnswers();
    standing.alwaysPass("moment", words("pass"));
    expect(standing.answer(asked("moment", "pass"))).toBe("pass");
    expect(standing.answer(asked("other", "pass"))).toBeNull();
    expect(standing.answer(asked("fight"))).toBeNull();
    expect(standing.any).toBe(true);
    standing.lift("moment");
    expect(standing.any).toBe(false);
  });
});
