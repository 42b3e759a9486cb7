import { describe, expect, it } from "vitest";

import { applied, sightsAfter, viewMark } from "../src/shell/differences";
import type { SightChange, SightShown } from "../src/wire";
import cases from "./differences.json";

const sight = (view: SightShown["view"]): SightShown => ({ seat: 0, view, mark: viewMark(view), question: null, panels: null, undo: { free: null, ask: null } });
const change = (view_change: SightChange["view_change"], mark: string, seat: number | null = 0): SightChange => ({ seat, view_change, mark, question_change: {}, panels: null, undo: { free: 1, ask: null } });

describe("differences", () => {
  it.each(cases.map((one, number) => [number, one] as const))("gives what the server has: case %i", (_, { before, change, after, mark }) => {
    const kept = JSON.stringify(before);
    expect(applied(before, change)).toEqual(after);
    expect(viewMark(applied(before, change))).toBe(mark);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("shares what has not changed", () => {
    const before = { hand: [1, 2], gold: 3 };
    expect((applied(before, { gold: [4] }) as typeof before).hand).toBe(before.hand);
    expect(applied(before, {})).toBe(before);
  });

  it("never makes up a board: another mark, an unknown seat or a place that is not there ask for all of it", () => {
    const known = [sight({ gold: 3, cards: [1] })];
    expect(sightsAfter(known, [change({ gold: [4] }, viewMark({ gold: 4, cards: [1] }))])?.[0]).toMatchObject({ view: { gold: 4 }, undo: { free: 1 } });
    expect(sightsAfter(known, [change({ gold: [4] }, "00000000")])).toBeNull();
    expect(sightsAfter(known, [change({}, "00000000")])).toBeNull();
    expect(sightsAfter(known, [change({}, known[0]!.mark, 1)])).toBeNull();
    expect(sightsAfter(known, [change({ none: { at: 1, drop: 0, put: [] } }, "00000000")])).toBeNull();
    expect(sightsAfter([], [sight({ gold: 1 })])?.[0]?.view).toEqual({ gold: 1 });
  });
});
