// @vitest-environment jsdom
import { readFileSync } from "node:fs";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import LastThrow from "../src/games/_fighter/LastThrow.svelte";
import type { BoardProps, GameUi } from "../src/games/registry";
import type { OptionNumber } from "../src/pieces/odds";
import Panels from "../src/pieces/Panels.svelte";
import { api } from "../src/shell/api";
import { device } from "../src/shell/device.svelte";
import type { BarredShown, ChooseShown, ThrowShown } from "../src/shell/question";
import { router } from "../src/shell/router.svelte";
import { seatNames } from "../src/shell/seat-names";
import { TableSession } from "../src/shell/session.svelte";
import { Phrasebook, translator } from "../src/shell/messages.svelte";
import { optionNumbers, type Advice } from "../src/table/advice.svelte";
import OddsSummary from "../src/table/OddsSummary.svelte";
import Options from "../src/table/Options.svelte";
import ThrowForm from "../src/table/ThrowForm.svelte";
import Tray from "../src/table/Tray.svelte";
import WhyPanel from "../src/table/WhyPanel.svelte";
import type { EventShown, FromServer, OddsShown } from "../src/wire";

const UI: GameUi = { look: { icons: [] }, Board: null, Plate: null, Summary: null, Tray: null, End: null };
const BOOK = new Phrasebook("en", "ask-act = What do you do?\nact-fight = Fight: with all you have got, today\nact-pass = Pass\nact-flee = Flee\nno-nothing = You have nothing.\ntitle-x = The hoard\nface-2 = 2\n");

function asked(change: object = {}): { session: TableSession; sent: string[] } {
  const sent: string[] = [];
  const socket = { readyState: 1, send: (text: string) => sent.push(text), close() {} } as unknown as WebSocket;
  const session = new TableSession("0123456789", () => [], () => false, { open: () => socket, now: () => 0, store: null });
  session.open();
  const choose = {
    kind: "choose", ask: "act", clause: "X-1", seat: 0, prompt: { id: "ask-act", args: {} },
    options: [{ id: "fight", label: { id: "act-fight", args: {} } }, { id: "pass", label: { id: "act-pass", args: {} } }],
    barred: [{ id: "flee", label: { id: "act-flee", args: {} }, reason: { id: "no-nothing", args: {} }, clause: "X-9" }],
    ...change,
  };
  (socket.onmessage as unknown as (event: { data: string }) => void)({
    data: JSON.stringify({
      type: "welcome", protocol: 1, seq: 2, seats: [0], asked: [0], events: [], proposal: null, outcome: null,
      table: { id: "0123456789", game: "x", state: "playing", throws: "sampled", answered: 1, seats: [{ seat: 0, kind: "person", name: "Ada", here: true }, { seat: 1, kind: "bot", name: "", here: false }] },
      sights: [{ seat: 0, view: {}, mark: "", question: choose, panels: null, undo: { free: 1, ask: null } }],
    } as unknown as FromServer),
  });
  return { session, sent };
}

const board = (session: TableSession): BoardProps => ({
  view: {}, choice: session.choice, question: session.question, book: BOOK, names: session.names, seat: 0, hot: null, point: () => {}, pick: () => {}, beat: 0, told: [], session,
});

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await translator.load("en");
});

afterEach(cleanup);

describe("the tray", () => {
  it("lost the focus to nowhere while a hint was thought out", async () => {
    const { session } = asked();
    session.table = { ...session.table!, odds: "after" };
    vi.spyOn(api, "hint").mockReturnValue(new Promise(() => undefined));
    vi.spyOn(device, "storedTable").mockReturnValue({ tokens: ["mine"] } as never);
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    const button = document.querySelector<HTMLButtonElement>("[data-ask-hint]")!;
    button.focus();
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(api.hint).toHaveBeenCalledTimes(1);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
    vi.restoreAllMocks();
  });
  it("lost the focus when a rematch began, and with it the place on the page", () => {
    const { session } = asked();
    (document.activeElement as HTMLElement | null)?.blur();
    router.moved = true;
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
    router.moved = false;
  });
  it("put the code of a clause into the name of a button", () => {
    const { session } = asked();
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    const barred = document.querySelector("[data-barred]")!;
    expect(barred.textContent).not.toContain("X-9");
    expect(barred.getAttribute("data-tip")).toContain("X-9");
  });
  it("asks in one sentence and sends the option that is pressed, once", async () => {
    const { session, sent } = asked();
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("What do you do?");
    await fireEvent.click(screen.getByRole("button", { name: /Fight/ }));
    await fireEvent.click(screen.getByRole("button", { name: /Pass/ }));
    const answers = sent.map((text) => JSON.parse(text) as Record<string, unknown>).filter((message) => message["type"] === "answer");
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ option: "fight", seat: 0, at: 2 });
    expect(screen.getByText("Sending")).toBeTruthy();
  });

  it("shows one number an option and marks the best by it, never taking it", async () => {
    const { session, sent } = asked({
      odds: { id: "no-nothing", args: {} },
      options: [{ id: "fight", label: { id: "act-fight", args: {} }, odds: [0.666, 0.167, 0.167] }, { id: "pass", label: { id: "act-pass", args: {} }, odds: [0, 0, 1] }],
    });
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    expect(screen.getByRole("button", { name: /Fight.*\(best\).*win 66%/ }).classList.contains("best")).toBe(true);
    expect(document.querySelectorAll(".opt [data-number]")).toHaveLength(2);
    expect(document.body.textContent).not.toContain("17%");
    await fireEvent.click(screen.getByRole("button", { name: "The next roll" }));
    expect(screen.getByText("win 66%, tie 17%, lose 17%")).toBeTruthy();
    expect(document.querySelector("[data-legend]")?.textContent).toContain("You have nothing.");
    expect(sent.some((text) => text.includes('"answer"'))).toBe(false);
  });

  it("goes from option to option with the arrows", async () => {
    const { session } = asked();
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    const fight = screen.getByRole("button", { name: /Fight/ });
    fight.focus();
    await fireEvent.keyDown(fight, { key: "ArrowRight" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /Pass/ }));
  });

  it("says what can't be done and opens the clause that says so", async () => {
    const { session } = asked();
    const why = vi.fn();
    render(Tray, { session, ui: UI, board: board(session), why });
    await fireEvent.click(screen.getByRole("button", { name: /You have nothing/ }));
    expect(why).toHaveBeenCalledWith("X-9", "flee");
    await fireEvent.click(screen.getByRole("button", { name: /Why am I asked/ }));
    expect(why).toHaveBeenCalledWith("X-1");
  });

  it("takes digits for options", async () => {
    const { session, sent } = asked();
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    await fireEvent.keyDown(window, { key: "2" });
    expect(sent.some((text) => text.includes('"option":"pass"'))).toBe(true);
  });

  it("is calm while somebody else decides", () => {
    const { session } = asked({ seat: 1 });
    render(Tray, { session, ui: UI, board: board(session), why: () => {} });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain(`${seatNames(session.table!)[1]} decides`);
    expect(screen.queryByRole("button", { name: /Fight/ })).toBeNull();
  });
});

describe("the bar of a player who is out", () => {
  const out: GameUi = { ...UI, look: { icons: [], out: () => "out-of-play" } };
  const told = { seq: 3, at: 0, kind: "moved", by: 1, answers: [], told: [], flight: null, chat: null, kept: null, cause: null, place: null, loaded: null, begins: null } as EventShown;

  it("went away while something was told", async () => {
    const { session } = asked({ seat: 1 });
    const leave = vi.fn();
    const { container, rerender } = render(Tray, { session, ui: out, board: board(session), leave, why: () => {} });
    const bar = container.querySelector("[data-out]");
    for (const telling of [true, false]) {
      session.showing = told;
      await rerender({ telling });
      expect(container.querySelector("[data-skip]")).toBeTruthy();
      expect(container.querySelector("[data-out]")).toBe(bar);
      session.showing = null;
      await rerender({ telling: false });
      expect(container.querySelector("[data-out]")).toBe(bar);
    }
    await fireEvent.click(screen.getByRole("button", { name: "Say goodbye and leave" }));
    expect(leave).toHaveBeenCalled();
  });

  it("keeps its button where it is once the bots hurry", async () => {
    const { session, sent } = asked({ seat: 1 });
    const { container } = render(Tray, { session, ui: out, board: board(session), leave: null, why: () => {} });
    const hurry = screen.getByRole<HTMLButtonElement>("button", { name: /Speed the bots up/ });
    await fireEvent.click(hurry);
    expect(sent.some((text) => text.includes('"hurry"'))).toBe(true);
    expect(container.querySelector("[data-hurry]")).toBe(hurry);
    expect([hurry.disabled, hurry.textContent]).toEqual([true, "The bots hurry"]);
  });
});

describe("one number a choice", () => {
  const option = (id: string, win: number, more: object = {}) => ({ id, label: { id: `act-${id}`, args: {} }, odds: [win, 0, 1 - win] as const, ...more });
  const choice = { kind: "choose", ask: "act", clause: "X-1", seat: 0, prompt: { id: "ask-act", args: {} }, options: [option("fight", 0, { roll: { id: "no-nothing", args: {} } }), option("pass", 0.9)], barred: [] } as unknown as ChooseShown;
  const lookback = new Phrasebook("en", readFileSync("../src/tumblekeep/locale/en/lookback.ftl", "utf8"));
  const feats = new Phrasebook("en", readFileSync("../src/tumblekeep/locale/en/lookback.ftl", "utf8"), "points-value = { NUMBER($value, maximumFractionDigits: 1) } of 3 feats\n");
  const odds = (measure: string, ...expected: (number | null)[]) => ({ measure, valued: true, sure: 0.1, most: measure === "won" ? 1 : 3, options: expected.map((one, place) => ({ id: ["fight", "pass"][place]!, expected: one, error: 0.04 })) }) as OddsShown;
  const shown = (promise: ((option: string) => OptionNumber | null) | null, more: object = {}) => {
    const { session } = asked();
    render(Options, { choice, ui: UI, board: board(session), busy: false, chosen: null, pick: () => {}, promise, ...more });
    return [...document.querySelectorAll(".opt")].map((one) => ({ id: (one as HTMLElement).dataset["option"], best: one.classList.contains("best"), text: one.textContent ?? "" }));
  };

  it("never marks a best roll that another option beats in the game", () => {
    const found = shown(optionNumbers(lookback, odds("won", 0.59, 0.46)));
    expect(found.map((one) => [one.id, one.best])).toEqual([["fight", true], ["pass", false]]);
    expect(found.map((one) => one.text.match(/\d+%/g))).toEqual([["59%", "59%"], ["46%", "46%"]]); // drawn and spoken, nothing else
  });

  it("marks nothing where two options read alike, nor beside a hint that names another", () => {
    expect(shown(optionNumbers(lookback, odds("won", 0.591, 0.588))).some((one) => one.best)).toBe(false);
    cleanup();
    expect(shown(optionNumbers(lookback, odds("won", 0.59, 0.46)), { hinted: "pass" }).some((one) => one.best)).toBe(false);
  });

  it("says what the next roll does only when asked, in the words of the game", () => {
    expect(shown(optionNumbers(lookback, odds("won", 0.59, 0.46)), { rolls: true }).map((one) => /You have nothing|win 90%, tie 0%, lose 10%/.exec(one.text)?.[0])).toEqual(["You have nothing", "win 90%, tie 0%, lose 10%"]);
  });

  it("counts in the words of the game, without errors and assumptions", () => {
    const found = shown(optionNumbers(feats, odds("points", 2.31, 1.2)));
    expect(found[0]!.text).toContain("2.3 of 3 feats");
    expect(found.map((one) => one.text).join()).not.toMatch(/±|steadily|expect|bare roll/);
  });
});

describe("why an option is barred", () => {
  const barred = ["bust", "recover", "pass"].map((id) => ({ id, label: { id: `act-${id}`, args: {} }, reason: { id: id === "recover" ? "no-wound" : "no-nothing", args: {} }, clause: `X-${id}` })) as BarredShown[];
  const book = new Phrasebook("en", "act-bust = Bust the door\nact-recover = Recover\nact-pass = Pass\nno-nothing = You face monsters.\nno-wound = All are healthy.\nwhy-act = You act.\n");
  const explained = (pressed: string | null) => {
    render(WhyPanel, { game: "x", ask: "act", book, names: [], barred, clauses: ["X-1"], pressed });
    return [...document.querySelectorAll("[data-barred-why]")].map((one) => one.textContent);
  };

  it("is said of the option that was pressed, not of another with the same reason", () => {
    expect(explained("bust")).toEqual(["Bust the door You face monsters."]);
    expect(screen.queryByText("You act.")).toBeNull();
  });

  it("is said once for all options that it bars, where the question itself is asked about", () => {
    expect(explained(null)).toEqual(["Bust the door · Pass You face monsters.", "Recover All are healthy."]);
  });
});

describe("panels", () => {
  it("lay out any game in words", () => {
    render(Panels, {
      book: BOOK,
      names: ["Ada"],
      panels: [
        { kind: "panel", title: { id: "title-x", args: {} }, lit: true, rows: [[{ seat: 0 }, { kind: "track", now: 2, most: 5, name: "Life" }, { kind: "badge", words: "well", tone: "good" }, { kind: "dice", face: { id: "face-2", args: {} }, count: 2, look: "white", mark: "" }]] },
        { kind: "grid", title: "Grid", headings: ["who"], rows: [[{ seat: 0 }]], lit: 0 },
        { kind: "map", title: "Map", width: 2, height: 1, cells: [{ x: 0, y: 0, text: "7", state: "visited", name: "" }], legend: [["x", "gone"]] },
      ],
    });
    expect(screen.getByText("The hoard")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Life: 2 / 5" })).toBeTruthy();
    expect(screen.getAllByText("Ada")).toHaveLength(2);
    expect(screen.getByText("7")).toBeTruthy();
  });
});

it("on a phone several rules of a throw at a real table are folded to their names", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const session = { table: { throws: "reported", answered: 1 } } as unknown as TableSession;
  const question = { kind: "throw", setup: { game: "castle_of_frosts", demands: ["blind", "dancing"] } } as unknown as ThrowShown;
  const { container } = render(ThrowForm, { session, question, busy: false });
  expect(container.querySelectorAll("details:not([open]) > summary")).toHaveLength(2);
});

it("on a phone a long report of a throw is folded to a line, and opens", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const part = (key: string, name: string, count: number) => ({ key, icon: "i-broadsword", name, count });
  const thrown = { seat: 0, die: "red", hit: true, why: "", parts: [part("1", "section", 3), part("2", "Wobbly Flail", 2)], damage: 5, left: 1, slain: false, blows: [] };
  const { container } = render(LastThrow, { thrown, book: new Phrasebook("en", ""), names: ["Ada"] });
  expect(container.textContent).toContain("5");
  expect(container.textContent).not.toContain("Wobbly Flail");
  await fireEvent.click(container.querySelector("[aria-expanded]")!);
  expect(container.textContent).toContain("Wobbly Flail");
});

describe("odds that are not shown", () => {
  const why = (language: string, reason: "unchecked" | "off") => {
    const book = new Phrasebook(language, readFileSync(`../src/tumblekeep/locale/${language}/lookback.ftl`, "utf8"));
    const odds: OddsShown = { measure: "won", valued: true, sure: null, most: null, why: reason, options: [] };
    const { container } = render(OddsSummary, { advice: { refined: false } as Advice, book, board: board(asked().session), odds, apart: false });
    return container.querySelector(`[data-no-odds="${reason}"]`)?.textContent;
  };

  it.each([
    ["en", "unchecked", "No odds here: they have not been checked for this way to play."],
    ["en", "off", "No odds here: for this way to play they turned out to be wrong."],
    ["fr", "unchecked", "Pas de chances affichées ici : elles n’ont pas été vérifiées pour cette façon de jouer."],
    ["fr", "off", "Pas de chances affichées ici : pour cette façon de jouer, elles se sont révélées fausses."],
  ] as const)("say why in words (%s, %s)", (language, reason, words) => expect(why(language, reason)?.replace(/\s/g, " ")).toBe(words));
});
