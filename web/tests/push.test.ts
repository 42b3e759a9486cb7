// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { bytesOf, clockOf, minutesOf } from "../src/push/push";
import { tellTurns, turnOf, type TurnWorker } from "../src/push/turn-events";

const TURN = { title: "Your turn, Bo", body: "Dungeon Attack, with Ada", table: "7k2m9x4q1d", lang: "en" };

/** A service worker's world: what was shown, and where a press led. */
function world(tabs: string[] = []) {
  const acts: Record<string, (event: never) => void> = {};
  const shown: [string, NotificationOptions][] = [], led: string[] = [];
  const doing: Promise<unknown>[] = [];
  tellTurns({
    registration: { showNotification: async (title: string, options: NotificationOptions) => void shown.push([title, options]) },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void led.push(`front ${url}`) })),
      openWindow: async (path: string) => void led.push(`open ${path}`),
    },
    addEventListener: (kind: string, act: (event: never) => void) => void (acts[kind] = act),
  } as TurnWorker);
  const waitUntil = (work: Promise<unknown>) => void doing.push(work);
  return {
    shown,
    led,
    push: async (text: string | null) => (acts.push!({ data: text === null ? null : { text: () => text }, waitUntil } as never), await Promise.all(doing)),
    press: async (data: unknown) => {
      let closed = false;
      acts.notificationclick!({ notification: { data, close: () => (closed = true) }, waitUntil } as never);
      await Promise.all(doing);
      return closed;
    },
  };
}

describe("a message that it is somebody's turn", () => {
  it("is shown, one for each table, whatever fills it up", async () => {
    const there = world();
    await there.push(JSON.stringify(TURN));
    expect(there.shown).toEqual([[TURN.title, { body: TURN.body, lang: "en", tag: "turn-7k2m9x4q1d", icon: "/mark.svg", data: "/t/7k2m9x4q1d" }]]);
  });

  it("opens the table by one press, or brings the tab to the front that shows it", async () => {
    const none = world(["https://a.example/", "https://a.example/t/0000000000"]);
    expect(await none.press("/t/7k2m9x4q1d")).toBe(true);
    expect(none.led).toEqual(["open /t/7k2m9x4q1d"]);
    const open = world(["https://a.example/t/7k2m9x4q1d?lang=fr"]);
    await open.press("/t/7k2m9x4q1d");
    expect(open.led).toEqual(["front https://a.example/t/7k2m9x4q1d?lang=fr"]);
  });

  it("is nothing if it is not ours", async () => {
    for (const text of ["", "hello", "null", "{}", JSON.stringify({ ...TURN, table: "../../evil" }), JSON.stringify({ ...TURN, title: 3 })]) expect(turnOf(text)).toBeNull();
    const there = world();
    await there.push(null);
    await there.press(undefined);
    expect([there.shown, there.led]).toEqual([[], []]);
  });
});

describe("what a person settles of it", () => {
  it("writes minutes of a day as a clock, and reads them", () => {
    expect([0, 480, 1320, 1439].map(clockOf)).toEqual(["00:00", "08:00", "22:00", "23:59"]);
    expect(["00:00", "08:05", "22:00:00", ""].map(minutesOf)).toEqual([0, 485, 1320, null]);
  });

  it("reads the server's key as browsers want it", () => {
    expect([...bytesOf("_-8")]).toEqual([255, 239]);
  });
});
