// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const answers: Record<string, unknown> = {};
const asked: { method: string; path: string; body: unknown; secret: unknown }[] = [];
vi.mock("../src/shell/api", async (original) => ({
  ...(await original<object>()),
  request: async (method: string, path: string, body: unknown, secret: unknown) => {
    asked.push({ method, path, body, secret });
    const answer = await answers[`${method} ${path}`];
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const WAITING = { state: "waiting", game: "dungeon_attack", fewest: 2, most: 4, pace: "live", counts: false, waited: 3, fill_in: 117, others: 0, usual: { known: "unseen", seconds: null, seen: 0 }, table: null, seat: null };
const ATTACK = { slug: "dungeon_attack", fewest: 1, most: 4 };

describe("looking for others", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    localStorage.clear();
    asked.length = 0;
    for (const key of Object.keys(answers)) delete answers[key];
  });
  afterEach(() => void vi.useRealTimers());

  async function page() {
    const { me } = await import("../src/people/me.svelte");
    me.adopt({ person: { id: "0123456789", name: "Ada", reserved: false, visibility: "private", bot: false, created: 0, rename_after: 0 }, key: "0123456789", secret: "s".repeat(32) });
    const { looking, usualWish, playerChoices } = await import("../src/company/looking.svelte");
    const { company } = await import("../src/company/company.svelte");
    const { ApiError } = await import("../src/shell/api");
    return { looking, usualWish, playerChoices, company, ApiError };
  }

  it("offers every number of players, and any", async () => {
    const { playerChoices, usualWish } = await page();
    expect(playerChoices(ATTACK)).toEqual([{ fewest: 2, most: 4 }, { fewest: 2, most: 2 }, { fewest: 3, most: 3 }, { fewest: 4, most: 4 }]);
    expect(playerChoices({ fewest: 1, most: 2 })).toEqual([{ fewest: 2, most: 2 }]);
    expect(usualWish(ATTACK)).toMatchObject({ fewest: 2, most: 4, pace: "live", counts: false, fill_after: 120 });
  });

  it("asks on while it waits, goes on after a reload, and the person's secret is in no address", async () => {
    const first = await page();
    answers["POST /api/pairing/mine"] = WAITING;
    answers["GET /api/pairing/mine"] = WAITING;
    await first.looking.look(first.usualWish(ATTACK));
    expect(first.company.looks).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.map((one) => `${one.method} ${one.path}`)).toEqual(["POST /api/pairing/mine", "GET /api/pairing/mine"]);
    expect(asked.every((one) => one.secret === "s".repeat(32) && !one.path.includes("ssss"))).toBe(true);
    vi.resetModules();
    const { looking } = await import("../src/company/looking.svelte");
    looking.resume();
    expect(looking.wish?.game).toBe("dungeon_attack");
  });

  it("forgets a wish that was stopped elsewhere, and keeps one while the network is down", async () => {
    const { looking, usualWish, company, ApiError } = await page();
    answers["POST /api/pairing/mine"] = WAITING;
    await looking.look(usualWish(ATTACK));
    answers["GET /api/pairing/mine"] = new ApiError("down", 0, "offline");
    await vi.advanceTimersByTimeAsync(2000);
    expect(looking.wish).not.toBeNull();
    answers["GET /api/pairing/mine"] = { ...WAITING, state: "none" };
    await vi.advanceTimersByTimeAsync(5000);
    expect([looking.wish, company.looks, localStorage.getItem("tumblekeep-looking")]).toEqual([null, false, null]);
  });

  const seals = () => asked.filter((one) => one.method === "POST").map((one) => (one.body as { seal: string }).seal);

  it("changes quickly made are sent one after the other, with one number for the dice, and none is lost", async () => {
    const { looking, usualWish } = await page();
    answers["POST /api/pairing/mine"] = WAITING;
    await looking.look(usualWish(ATTACK));
    const changes = [looking.change({ fewest: 2, most: 2 }), looking.change({ counts: true })];
    await Promise.all(changes);
    expect(asked.at(-1)!.body).toMatchObject({ fewest: 2, most: 2, counts: true });
    expect(looking.wish).toMatchObject({ fewest: 2, most: 2, counts: true });
    expect(new Set(seals()).size).toBe(1);
  });

  it("keeps the number under the seal that the server got, and sends a change again, if a reload cuts it off", async () => {
    const { looking, usualWish } = await page();
    answers["POST /api/pairing/mine"] = WAITING;
    await looking.look(usualWish(ATTACK));
    answers["POST /api/pairing/mine"] = new Promise(() => {}); // the page is reloaded before the answer
    void looking.change({ counts: true });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    const kept = JSON.parse(localStorage.getItem("tumblekeep-looking")!) as { wish: { counts: boolean }; number: { seal: string } };
    expect([kept.wish.counts, kept.number.seal]).toEqual([true, seals().at(-1)]);
    vi.resetModules();
    answers["GET /api/pairing/mine"] = WAITING; // the change never arrived
    answers["POST /api/pairing/mine"] = { ...WAITING, counts: true };
    const again = await import("../src/company/looking.svelte");
    again.looking.resume();
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    expect(asked[3]!.body).toMatchObject({ counts: true, seal: kept.number.seal });
  });

  it("goes to a table that was found at the moment somebody stops", async () => {
    const { looking, usualWish } = await page();
    answers["POST /api/pairing/mine"] = WAITING;
    await looking.look(usualWish(ATTACK));
    answers["POST /api/pairing/mine/leave"] = { ...WAITING, state: "waiting" }; // a table is being opened
    await looking.stop();
    expect(looking.wish).not.toBeNull();
    answers["POST /api/pairing/mine/leave"] = { ...WAITING, state: "none" };
    await looking.stop();
    expect(looking.wish).toBeNull();
  });
});
