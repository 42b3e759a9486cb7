import { beforeAll, expect, it } from "vitest";

import { botName } from "../src/shell/bot-names";
import { translator } from "../src/shell/messages.svelte";
import { seatNames } from "../src/shell/seat-names";
import type { SeatShown, TableShown } from "../src/wire";

const seat = (more: Partial<SeatShown>) => ({ kind: "bot", name: null, level: "steady", ...more }) as unknown as SeatShown;
const table = (...seats: SeatShown[]) => ({ seats }) as unknown as TableShown;

beforeAll(() => translator.load("en"));

it("names a bot by its level and its seat, and keeps out of a person's name", () => {
  const first = botName("steady", 0);
  expect(botName("greedy", 0)).toBe(first);
  expect(botName("masterful", 0)).not.toBe(first);
  const names = seatNames(table(seat({ seat: 0 }), seat({ seat: 1, kind: "person", name: first }), seat({ seat: 2 })));
  expect(names[1]).toBe(first);
  expect(new Set(names).size).toBe(3);
});
