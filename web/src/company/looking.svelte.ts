/**
 * Looking for others to play with: one wish at a time, kept on this device so that it goes on after a reload. The server brings people
 * together; this page asks every few seconds what became of the wish, and goes to the table.
 */
import { me } from "../people/me.svelte";
import { api, ApiError } from "../shell/api";
import { device } from "../shell/device.svelte";
import { house } from "../shell/house";
import { router } from "../shell/router.svelte";
import { playSound } from "../shell/sound";
import { drawNumber, rememberNumbers, revealNumbers, type SealedNumber } from "../shell/sealed-numbers";
import type { LookForOthers, LookingShown } from "../wire";
import { company } from "./company.svelte";
import { companyApi } from "./company-api";

const KEY = `${house.storageKey}-looking`;
/** Milliseconds of real time between two questions: soon at first, then less often. */
const SOON = 2000;
const LATER = 5000;
const PATIENT_AFTER = 60;

export type Wish = Omit<LookForOthers, "seal">;

interface Kept {
  wish: Wish;
  number: SealedNumber | null;
}

/** The usual wish at a door: as many players as come, live, for fun, and bots after two minutes. */
export const usualWish = (game: { slug: string; fewest: number; most: number }): Wish => ({
  game: game.slug,
  fewest: Math.max(2, game.fewest),
  most: game.most,
  pace: "live",
  counts: false,
  fill_after: 120,
});

/** The numbers of players to choose from: each, or any. */
export function playerChoices(game: { fewest: number; most: number }): { fewest: number; most: number }[] {
  const low = Math.max(2, game.fewest);
  const exact = Array.from({ length: Math.max(0, game.most - low + 1) }, (_, more) => ({ fewest: low + more, most: low + more }));
  return exact.length > 1 ? [{ fewest: low, most: game.most }, ...exact] : exact;
}

class Looking {
  /** What is being looked for; null: nothing. */
  wish = $state.raw<Wish | null>(null);
  shown = $state.raw<LookingShown | null>(null);
  /** A table that was found while the player was busy at another one. */
  found = $state<string | null>(null);
  private number: SealedNumber | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Go on with a wish from before a reload. */
  resume(): void {
    const kept = load();
    if (!kept || this.wish) return;
    this.wish = kept.wish;
    this.number = kept.number;
    void this.ask();
  }

  /** Look for others, in place of an earlier wish. */
  async look(wish: Wish): Promise<void> {
    const name = device.settings.name;
    this.number = wish.pace === "live" ? await drawNumber() : null;
    const asked = { ...wish, ...(this.number && { seal: this.number.seal }) };
    const shown = await me.sitting(name, async (secret) => (secret ? companyApi.look(secret, asked) : null));
    if (!shown) return;
    this.wish = wish;
    company.looks = true;
    save({ wish, number: this.number });
    await this.take(shown);
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    const secret = me.secret;
    const shown = secret ? await companyApi.stopLooking(secret).catch(() => null) : null;
    if (shown?.state === "seated") return this.take(shown); // a table was found at the same moment
    this.forget();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.wish = this.shown = this.number = null;
    company.looks = this.found !== null;
    save(null);
  }

  private async ask(): Promise<void> {
    const secret = me.secret;
    if (!secret) return this.forget();
    try {
      await this.take(await companyApi.looking(secret));
    } catch (problem) {
      if (problem instanceof ApiError && [401, 403, 404].includes(problem.status)) return this.forget();
      this.again(LATER);
    }
  }

  private again(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), wait);
  }

  private async take(shown: LookingShown): Promise<void> {
    if (shown.state === "none") return this.forget(); // stopped on another device
    this.shown = shown;
    if (shown.state === "waiting") return this.again(shown.waited < PATIENT_AFTER ? SOON : LATER);
    await this.arrive(shown.table!);
  }

  /** Take the seat that was found: this device gets its secret and gives its number. */
  private async arrive(id: string): Promise<void> {
    const secret = me.secret!;
    try {
      const { mine } = await companyApi.seats(secret, id);
      const table = await api.table(id);
      device.storeTable(id, table.game, mine.map((one) => one.token));
      const number = this.number;
      if (number && mine[0]) rememberNumbers(table, { [mine[0].seat]: number });
      await revealNumbers(table).catch(() => undefined); // the table asks again
      await companyApi.stopLooking(secret).catch(() => undefined); // noted; the seat stays
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status === 0 || problem.status >= 429) return this.again(LATER);
    }
    // nobody is taken away from a game that they are playing
    const busy = router.place.at === "table";
    this.found = busy ? id : null;
    this.forget();
    playSound("confirm");
    if (!busy) router.go(`/t/${id}`);
  }

  /** The player has gone to the table that was found. */
  seen(): void {
    this.found = null;
    company.looks = this.wish !== null;
  }
}

function load(): Kept | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return stored && typeof stored === "object" && "wish" in stored ? (stored as Kept) : null;
  } catch {
    return null;
  }
}

function save(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // full or forbidden storage: a reload forgets the wish, and the server lets it lapse
  }
}

export const looking = new Looking();
