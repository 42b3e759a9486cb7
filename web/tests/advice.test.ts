import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, ApiError } from "../src/shell/api";
import { clock } from "../src/shell/clock";
import { device } from "../src/shell/device.svelte";
import { notices } from "../src/shell/notices.svelte";
import type { ChooseShown } from "../src/shell/question";
import type { TableSession } from "../src/shell/session.svelte";
import { translator } from "../src/shell/messages.svelte";
import { Advice, shortName } from "../src/table/advice.svelte";
import type { HintShown, OddsShown } from "../src/wire";

const option = (id: string) => ({ id, label: { id, args: {} } });
const CHOICE = { kind: "choose", ask: "act", seat: 0, prompt: { id: "ask", args: {} }, options: [option("stay"), option("flee")], barred: [] } as unknown as ChooseShown;
const ODDS = { measure: "won", options: [{ id: "stay", expected: 0.6, error: 0.1 }, { id: "flee", expected: null, error: 0.1 }] } as unknown as OddsShown;
const HINT = { option: "stay", words: [] } as unknown as HintShown;

const at = (odds: string, answered = 3, choice: ChooseShown | null = CHOICE) =>
  ({ id: "0123456789", choice, question: choice, seat: 0, myTurn: true, covered: null, sight: { view: { turn: { number: 2 } } }, table: { id: "0123456789", game: "dungeon_attack", odds, answered } }) as unknown as TableSession & {
    table: { answered: number };
  };

let waiting: (() => void)[] = [];
const pass = async () => {
  const due = waiting;
  waiting = [];
  due.forEach((act) => act());
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  waiting = [];
  vi.spyOn(clock, "after").mockImplementation((_, act) => {
    waiting.push(act);
    return () => (waiting = waiting.filter((one) => one !== act));
  });
  vi.spyOn(translator, "loadGame").mockResolvedValue(undefined as never);
  vi.spyOn(device, "storedTable").mockReturnValue({ tokens: ["other", "mine"] } as never);
});
afterEach(() => void vi.restoreAllMocks());

describe("what one is told of a choice", () => {
  it("tries each of one's secrets for a hint, and keeps it for this question alone", async () => {
    const asked = vi.spyOn(api, "hint").mockImplementation((_table, _seat, secret) => (secret === "mine" ? Promise.resolve(HINT) : Promise.reject(new ApiError("no", 401, "not-yours"))));
    const session = at("after");
    const advice = new Advice(session);
    await advice.ask();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(advice.hint?.option).toBe("stay");
    session.table.answered = 4;
    expect(advice.hint).toBeNull();
    expect(advice.thinking).toBe(false);
  });

  it("asks for no hint where the house rules say no, and none where there is nothing to choose", async () => {
    const asked = vi.spyOn(api, "hint").mockResolvedValue(HINT);
    await new Advice(at("off")).ask();
    await new Advice(at("always", 3, { ...CHOICE, options: [option("stay")] } as unknown as ChooseShown)).ask();
    expect(asked).not.toHaveBeenCalled();
  });

  it("says that a hint could not be had", async () => {
    vi.spyOn(api, "hint").mockRejectedValue(new ApiError("later", 429, "too-many"));
    const told = vi.spyOn(notices, "showError").mockImplementation(() => undefined);
    const advice = new Advice(at("always"));
    await advice.ask();
    expect(told).toHaveBeenCalledTimes(1);
    expect(advice.hint).toBeNull();
  });

  it("shows odds after a moment and better ones later, and tells only what is known", async () => {
    const asked = vi.spyOn(api, "odds").mockResolvedValue(ODDS);
    const advice = new Advice(at("always"));
    advice.watch();
    expect(asked).not.toHaveBeenCalled();
    await pass();
    expect([advice.promise("stay")?.expected, advice.promise("flee"), advice.refined]).toEqual([0.6, null, false]);
    await pass();
    expect(advice.refined).toBe(true);
    expect(asked.mock.calls.map(([, wanted]) => wanted.more)).toEqual([false, true]);
  });

  it("asks nothing for who has answered at once, nor where odds come afterwards", async () => {
    const asked = vi.spyOn(api, "odds").mockResolvedValue(ODDS);
    new Advice(at("always")).watch()?.();
    await pass();
    expect(new Advice(at("after")).watch()).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it("asks one thing at a time: the next question waits until the last is answered, and one that is gone is not asked", async () => {
    const answers: ((odds: OddsShown) => void)[] = [];
    const asked = vi.spyOn(api, "odds").mockImplementation(() => new Promise((done) => answers.push(done)));
    const session = at("always");
    const advice = new Advice(session);
    for (const answered of [3, 4, 5]) {
      session.table.answered = answered;
      const stop = advice.watch();
      await pass();
      if (answered < 5) stop?.();
    }
    expect(asked.mock.calls.map(([, wanted]) => wanted.answered)).toEqual([3]);
    answers[0]!(ODDS);
    await pass();
    expect(asked.mock.calls.map(([, wanted]) => wanted.answered)).toEqual([3, 5]);
    expect(advice.odds).toBeNull();
    answers[1]!(ODDS);
    await pass();
    expect(advice.odds).toEqual(ODDS);
  });

  it("goes on after an error, and asks nothing that it knows", async () => {
    const asked = vi.spyOn(api, "odds").mockRejectedValueOnce(new ApiError("later", 429, "too-many")).mockResolvedValue(ODDS);
    const advice = new Advice(at("always"));
    advice.watch()?.();
    for (const more of [1, 2, 3]) {
      const stop = advice.watch(); // sent again before the better odds have come
      await pass();
      expect(asked).toHaveBeenCalledTimes(more);
      stop?.();
    }
    expect(asked.mock.calls.map(([, wanted]) => wanted.more)).toEqual([false, false, true]);
    expect([advice.watch(), advice.refined]).toEqual([undefined, true]);
  });

  it("tells afterwards what the options came to, where the house rules say so", async () => {
    vi.spyOn(api, "odds").mockResolvedValue(ODDS);
    const advice = new Advice(at("after"));
    await advice.decided(CHOICE, "flee", 0, 3);
    expect([advice.afterwards?.option, advice.afterwards?.odds]).toEqual(["flee", ODDS]);
    const silent = new Advice(at("always"));
    await silent.decided(CHOICE, "flee", 0, 3);
    expect(silent.afterwards).toBeNull();
  });

  it("names an option by what one does, unless another begins alike", () => {
    const doors = ["Ouvrir : Salle du Solstice d’hiver", "Ouvrir : Cour aux patins", "Rentrer chez soi : la partie est perdue"];
    expect(doors.map((label) => shortName(label, doors))).toEqual([doors[0], doors[1], "Rentrer chez soi"]);
  });
});
