import { describe, expect, it } from "vitest";

import { beginAt, tableToWatch } from "../src/lobby/watching";
import type { TableShown } from "../src/wire";

const table = (id: string, more: Partial<TableShown> = {}, here = true) => ({ id, state: "playing", watchable: true, touched: 1, answered: 80, seats: [{ seat: 0, here }], ...more }) as unknown as TableShown;

describe("something to watch in the lobby", () => {
  it("was nothing: a live table comes first, then a good finished game", () => {
    const over = [table("short", { state: "over", answered: 9, touched: 9 }), table("good", { state: "over", touched: 5 })];
    expect(tableToWatch([table("live")], over, [])?.id).toBe("live");
    expect(tableToWatch([table("nobody", {}, false)], over, [])?.id).toBe("good");
    expect(tableToWatch([], [], [])).toBeNull();
  });

  it("is not one's own table while there is another, and nothing that may not be watched", () => {
    const over = [table("mine", { state: "over", touched: 9 }), table("theirs", { state: "over" })];
    expect(tableToWatch([table("mine-too")], over, ["mine", "mine-too"])?.id).toBe("theirs");
    expect(tableToWatch([table("closed", { watchable: false })], [], [])).toBeNull();
    expect(tableToWatch([], [over[0]!], ["mine"])?.id).toBe("mine");
  });

  it("begins a little before now, or at the beginning", () => {
    expect([beginAt(table("live")), beginAt(table("young", { answered: 4 })), beginAt(table("over", { state: "over" }))]).toEqual([68, 0, 0]);
  });
});
