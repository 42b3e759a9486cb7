import { describe, expect, it } from "vitest";

import { finishedToWatch } from "../src/lobby/watching";
import type { TableShown } from "../src/wire";

const table = (id: string, more: Partial<TableShown> = {}) => ({ id, state: "over", watchable: true, touched: 1, answered: 80, ...more }) as unknown as TableShown;

describe("something to watch in the lobby while nobody plays in public", () => {
  it("was nothing: the latest finished game that is long enough is shown", () => {
    expect(finishedToWatch([table("old"), table("short", { answered: 9, touched: 9 }), table("good", { touched: 5 })], [])?.id).toBe("good");
    expect(finishedToWatch([], [])).toBeNull();
  });

  it("is not one's own game while there is another, and nothing that may not be watched or goes on", () => {
    expect(finishedToWatch([table("mine", { touched: 9 }), table("theirs")], ["mine"])?.id).toBe("theirs");
    expect(finishedToWatch([table("mine")], ["mine"])?.id).toBe("mine");
    expect(finishedToWatch([table("closed", { watchable: false }), table("goes on", { state: "playing" })], [])).toBeNull();
  });
});
