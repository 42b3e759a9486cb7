// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { shapes } from "../plugins/icons";
import { coarse } from "../plugins/paths";
import { cross, floor, hatching } from "../src/games/dungeons_dice_danger/inkmap";
import { pairingOf, type MapDocument } from "../src/games/dungeons_dice_danger/view";
import { highlightedPieces, optionIdsOn, optionsByPiece, type ChooseShown, type OptionShown } from "../src/shell/question";
import { fitToGame, defaultSeating, waitsForFriends, seatRequests } from "../src/lobby/seating";
import { sortByDoor } from "../src/lobby/doors";
import { drawCube, neighbours, drawTetrahedron, yawOf } from "../src/pieces/dice";
import { dieBody } from "../src/pieces/panels";
import { choiceFor, throwFor, type QuestionShown } from "../src/shell/question";
import { parseSpokenCode, parseTableCode, parseLocation } from "../src/shell/router.svelte";
import { TwoStepChoice } from "../src/shell/two-step-choice.svelte";
import { splitLabel, keepHyphenated } from "../src/shell/messages.svelte";
import { parseMarkdown, parseRuns } from "../src/table/markdown";
import { emptyReading, nearbyNumbers, reportDie, type ReportForm } from "../src/table/throw-report";
import type { GameShown } from "../src/wire";

const MAPS = import.meta.glob<MapDocument>("../../src/tumblekeep/games/dungeons_dice_danger/content/*.json", { eager: true, import: "default" });
const game = (fewest: number, most: number): GameShown => ({ slug: "x", version: 1, fewest, most, minutes: [10, 20], options: [], throws: false, rolls: true, draws: true, company: null, lesson: false, first: null, packs: [] });

describe("addresses", () => {
  it("lead to a table, and to a move of its replay", () => {
    expect(parseLocation("/t/7k2m9x4q1d")).toEqual({ at: "table", table: "7k2m9x4q1d", move: null });
    expect(parseLocation("/lesson/dungeon_attack")).toEqual({ at: "lesson", game: "dungeon_attack" });
    expect(parseLocation("/lesson/No")).toEqual({ at: "nowhere" });
    expect(parseLocation("/t/7k2m9x4q1d", "?move=12")).toEqual({ at: "table", table: "7k2m9x4q1d", move: 12 });
    expect(parseLocation("/")).toEqual({ at: "lobby" });
    expect(parseLocation("/learn/dungeon_attack")).toEqual({ at: "learn", game: "dungeon_attack" });
    expect(parseLocation("/learn/dungeon_attack", "?rules")).toEqual({ at: "learn", game: "dungeon_attack", whole: true });
  });
  it("that lead nowhere are known for it", () => {
    for (const path of ["/t/short", "/t/7k2m9x4q1d/more", "/cellar", "/watch/this"]) expect(parseLocation(path).at).toBe("nowhere");
    expect(parseLocation("/t/7k2m9x4q1d", "?move=-3")).toMatchObject({ move: null });
  });
  it("can be typed as a code or pasted as a link", () => {
    expect(parseTableCode(" 7K2M9-X4Q1D ")).toEqual({ table: "7k2m9x4q1d", secret: null });
    const secret = "a".repeat(32);
    expect(parseTableCode(`https://keep.example/t/7k2m9x4q1d#seat=${secret}`)).toEqual({ table: "7k2m9x4q1d", secret });
    expect(parseTableCode("mole-42")).toBeNull();
  });

  it("are told from spoken codes, which are two words of any language", () => {
    expect(["Amber otter", " ambre-loutre ", "Fenêtre  Élan", "tobip", "amberotter"].map(parseSpokenCode)).toEqual(["Amber otter", "ambre loutre", "Fenêtre Élan", "tobip", "amberotter"]);
    expect(["", "a b c", "7k2m9-x4q1d", "bcdefghjkm", "https://keep.example/t/7k2m9x4q1d"].map(parseSpokenCode)).toEqual([null, null, null, null, null]);
  });
});

describe("labels", () => {
  it("are split into what one does and what follows, in both languages", () => {
    expect(splitLabel("Recover: get one step better")).toEqual({ verb: "Recover", rest: "Get one step better" });
    expect(splitLabel("Mark the 3 at A5: with 1+2")).toEqual({ verb: "Mark the 3 at A5: with 1+2", rest: "" });
    expect(splitLabel("Mark the 3 at A5: with 1+2", true)).toEqual({ verb: "Mark the 3 at A5", rest: "With 1+2" });
    expect(keepHyphenated("Que jouez-vous ? 3-4")).toBe("Que jouez-\u2060vous ? 3-4");
    expect(splitLabel("Récupérer\u00a0: un cran de mieux, déjà")).toEqual({ verb: "Récupérer", rest: "Un cran de mieux, déjà" });
    expect(splitLabel("Pay 2: shrug one off")).toEqual({ verb: "Pay 2: shrug one off", rest: "" });
    expect(splitLabel("A8, with 2+2 = 4")).toEqual({ verb: "A8, with 2+2 = 4", rest: "" });
  });
});

describe("questions", () => {
  const choose = { kind: "choose", ask: "act", clause: "X", seat: 1, prompt: { id: "p", args: {} }, options: [], barred: [] } as QuestionShown;
  it("are one's own only if one's seat is asked and the options are shown", () => {
    expect(choiceFor(choose, 1)).toBe(choose);
    expect(choiceFor(choose, 0)).toBeNull();
    expect(choiceFor({ ...choose, options: undefined } as unknown as QuestionShown, 1)).toBeNull();
    const several = { kind: "together", ask: "d", clause: "X", prompt: { id: "p", args: {} }, waiting: [0, 1], mine: choose } as QuestionShown;
    expect(choiceFor(several, 1)).toBe(choose);
    expect(throwFor(choose, 1)).toBeNull();
  });
});

describe("seating", () => {
  it("can start at once, with bots where there is room", () => {
    expect(defaultSeating(game(1, 10)).map((chair) => chair.kind)).toEqual(["me", "bot", "bot"]);
    expect(defaultSeating(game(2, 2)).map((chair) => chair.kind)).toEqual(["me", "bot"]);
    expect(defaultSeating(game(4, 6)).map((chair) => chair.kind)).toEqual(["me", "bot", "bot", "bot"]);
  });
  it("is fitted to another game", () => {
    const many = Array.from({ length: 6 }, () => ({ kind: "friend" as const }));
    expect(fitToGame(many, game(1, 4))).toHaveLength(4);
    expect(fitToGame([{ kind: "me" }], game(3, 4))).toHaveLength(3);
  });
  it("becomes seats", () => {
    expect(seatRequests([{ kind: "me" }, { kind: "bot", level: "careless" }, { kind: "friend" }], "Ada")).toEqual([
      { kind: "person", name: "Ada" }, { kind: "bot", level: "careless" }, { kind: "open" },
    ]);
    expect(waitsForFriends([{ kind: "me" }, { kind: "friend" }])).toBe(true);
  });
  it("stands before doors in a fixed order, unknown games last", () => {
    expect(sortByDoor([{ slug: "zzz" }, { slug: "dungeon_fighter" }, { slug: "dungeon_attack" }]).map((one) => one.slug)).toEqual(["dungeon_attack", "dungeon_fighter", "zzz"]);
  });
});

describe("dice", () => {
  it("show three sides that can be seen together: opposite ones add to seven", () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const [a, b] = neighbours(pips);
      expect(new Set([pips, 7 - pips, a, 7 - a, b, 7 - b]).size).toBe(6);
    }
  });
  it("never twitch: the same name is always turned the same way, and never flat on", () => {
    for (const name of ["a", "normalF0", "gateboss1"]) {
      expect(yawOf(name)).toBe(yawOf(name));
      expect(Math.abs(yawOf(name))).toBeGreaterThanOrEqual(8);
      expect(Math.abs(yawOf(name))).toBeLessThanOrEqual(24);
    }
  });
  it("have a top, a front and a side, or the faces of a pyramid", () => {
    expect(drawCube({ pips: 1 }, { pips: 2 }, { pips: 3 }, 60, -20).faces.map((face) => face.tone)).toContain("top");
    const pyramid = drawTetrahedron({ icon: "k-eye" }, 60, 10);
    expect(pyramid.faces.filter((face) => face.mark)).toHaveLength(1);
  });
  it("of a panel have a body for any look", () => {
    expect(dieBody("boss")).toBe("garnet");
    expect(dieBody("ruby")).toBe("ruby");
    expect(dieBody("never heard of")).toBe("bone");
  });
});

describe("pairs", () => {
  it("are read from an option's id", () => {
    expect(pairingOf("black.2+2.4.4+6.10")).toEqual({ id: "black.2+2.4.4+6.10", how: "black", pairs: [{ dice: [2, 2], value: 4 }, { dice: [4, 6], value: 10 }] });
    expect(pairingOf("give-up.2.2")).toBeNull();
  });
});

describe("pieces on the table", () => {
  const option = (id: string, more: object) => ({ id, label: { id: "x", args: {} }, ...more });
  const choice = {
    kind: "choose", ask: "use", clause: "", seat: 0, prompt: { id: "x", args: {} },
    options: [option("visit.A4", { touches: ["A4"] }), option("strike.pup.1", { touches: ["pup"] }), option("strike.pup.2", { touches: ["pup"] }), option("torch", { leads: [["A4", "B4"], ["pup"]] })],
  } as ChooseShown;
  it("stand for the options that touch them, as the question says", () => {
    const stands = optionsByPiece(choice.options);
    expect(optionIdsOn(stands, "pup")).toEqual(["strike.pup.1", "strike.pup.2"]);
    expect(optionIdsOn(stands, "B4")).toEqual([]);
    expect(optionsByPiece(undefined).size).toBe(0);
  });
  it("are lit by the option that is pointed at: what it is about, and where it leads", () => {
    expect([...highlightedPieces(choice, "visit.A4").touches]).toEqual(["A4"]);
    expect([...highlightedPieces(choice, "torch").leads]).toEqual(["A4", "B4", "pup"]);
    expect(highlightedPieces(choice, null).touches.size + highlightedPieces(null, "torch").leads.size + highlightedPieces(choice, "gone").touches.size).toBe(0);
  });
});

describe("the inked map", () => {
  it.each(Object.entries(MAPS))("%s is drawn the same every time, and every place has a floor", (_, map) => {
    const boxes = floor(map.spaces, map.rooms);
    expect(boxes.length).toBeGreaterThan(map.spaces.length + map.rooms.length);
    const ink = hatching(boxes, map.canvas.width, map.canvas.height);
    expect(ink).toBe(hatching(boxes, map.canvas.width, map.canvas.height));
    expect(ink.length).toBeGreaterThan(10_000);
    for (const space of map.spaces) expect(boxes.some(([l, t, r, b]) => l < space.x && space.x < r && t < space.y && space.y < b)).toBe(true);
  });
  it("has crosses that differ from place to place and not from day to day", () => {
    expect(cross(10, 10, 20, 3)).toBe(cross(10, 10, 20, 3));
    expect(cross(10, 10, 20, 3)).not.toBe(cross(10, 10, 20, 4));
  });
});

describe("a report of real dice", () => {
  const form: ReportForm = {
    radius: 250,
    rings: [
      { id: "section-2", place: "section", value: 2, inner: 145, outer: 190, start: 0, sweep: 360 },
      { id: "section-3", place: "section", value: 3, inner: 105, outer: 145, start: 0, sweep: 360 },
    ],
    holes: [], templates: [], icebergs: [], lying: [], demands: ["blind"], near: { "section-3": [4, 2], "section-2": [3, 1] },
    dice: [{ die: "red", shows: ["symbol", null] }],
  };
  it("offers what a die may touch besides, by id and by number", () => {
    expect(nearbyNumbers(form, "section-3")).toEqual([4, 2]);
    expect(nearbyNumbers(form, "3")).toEqual([4, 2]);
    expect(nearbyNumbers(form, "hole")).toEqual([]);
  });
  it("says what was touched and decides nothing", () => {
    const seen = { ...emptyReading(), place: "section-3", touches: ["2"], icon: "symbol" };
    expect(reportDie(form, "red", seen)).toMatchObject({ places: ["section-3", "2"], counts: "", unmet: ["blind"], icon: "symbol", bounced: true });
    expect(reportDie(form, "red", { ...seen, even: false, met: ["blind"] })).toMatchObject({ counts: "section-3", unmet: [] });
  });
});

describe("rule documents", () => {
  it("become headings, paragraphs, lists and tables, never markup", () => {
    const found = parseMarkdown("# Rules\n\nA **bold** <b>word</b>.\n\n- one\n- two `x`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
    expect(found.map((part) => part.kind)).toEqual(["heading", "paragraph", "list", "table"]);
    expect(parseRuns("a **b** c")).toEqual([{ kind: "text", text: "a " }, { kind: "bold", text: "b" }, { kind: "text", text: " c" }]);
    expect(JSON.stringify(found)).toContain("<b>word</b>"); // kept as text
  });
});

describe("icons", () => {
  it("keep the attributes of the group they stand in", () => {
    expect(shapes('<g fill="none"><path d="M0 0"/><circle r="2"/></g>')).toEqual([["path", { fill: "none", d: "M0 0" }], ["circle", { fill: "none", r: "2" }]]);
    expect(() => shapes("<text>no</text>")).toThrow();
  });

  it("are drawn in whole numbers without drifting away, whatever way their outline is written", () => {
    expect(coarse("M2.4 3.4L20.8 21.2Z")).toBe("M1 2L10 11Z");
    expect(coarse("m.8.8l.8.8.8.8.8.8")).toBe("m0 0l1 1l1 1"); // at 0.4, 0.8, 1.2, 1.6; an empty step is dropped
    expect(coarse("M0 0h3.2v-5.2H15.4")).toBe("M0 0h2v-3H8");
    expect(coarse("M0 0a8.52 8 90 0110.8 1.2")).toBe("M0 0a4.3 4 90 0 1 5 1"); // flags without spaces; angles are not rounded
    expect(coarse("M4 4c2.8 0 0 2.8 5.2-5.2z")).toBe("M2 2c1 0 0 1 3-3z");
    expect(coarse("M0 0c0 0 .2 0 .4 0a4 4 0 1 1 .2 0z")).toBe("M0 0z");
    expect(() => coarse("M0 0L1")).toThrow();
  });
});

describe("a piece touched one question early", () => {
  const option = (id: string, more: Partial<OptionShown> = {}): OptionShown => ({ id, label: { id, args: {} }, ...more });
  const asking = (ask: string, options: OptionShown[]): ChooseShown => ({ kind: "choose", ask, clause: "X-1", prompt: { id: ask, args: {} }, seat: 0, options });
  const pairing = asking("pairing", [option("a", { leads: [["M2"], ["M5", "A1"]] }), option("b", { leads: [["A1"], []] })]);

  it("takes the one way there, then the piece", () => {
    const answers: string[] = [];
    const twoStep = new TwoStepChoice((one) => answers.push(one));
    twoStep.start(pairing, "M2");
    twoStep.onQuestion(pairing); // sent again because somebody else has answered
    expect(answers).toEqual(["a"]);
    twoStep.onQuestion(asking("use", [option("visit.M2", { touches: ["M2"] }), option("visit.M5", { touches: ["M5"] })]));
    expect(answers).toEqual(["a", "visit.M2"]);
    expect(twoStep.piece).toBeNull();
  });

  it("asks where two ways lead there, and forgets whoever goes elsewhere", () => {
    const answers: string[] = [];
    const twoStep = new TwoStepChoice((one) => answers.push(one));
    twoStep.start(pairing, "A1");
    expect([twoStep.piece, answers]).toEqual(["A1", []]);
    twoStep.onAnswer(pairing, "b");
    expect(twoStep.piece).toBe("A1");
    twoStep.onQuestion(asking("use", [option("x", { touches: ["A1"] }), option("y", { touches: ["A1"] })]));
    expect([twoStep.piece, answers]).toEqual([null, []]); // two options stand there: the question asks which
    twoStep.start(pairing, "M2");
    twoStep.onAnswer(pairing, "b");
    expect(twoStep.piece).toBeNull();
  });
});
