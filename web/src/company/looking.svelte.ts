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
  /**
   * The number that this player adds to the dice, the same for every change of the wish. It is kept before the server learns its seal:
   * whenever the page is reloaded, the device has the number for the seal that the server holds.
   */
  private number: SealedNumber | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The request that is under way: one after the other, so that what was asked last counts. */
  private last: Promise<unknown> = Promise.resolve();

  /** Go on with a wish from before a reload. */
  resume(): void {
    const kept = load();
    if (!kept || this.wish) return;
    this.wish = kept.wish;
    this.number = kept.number;
    void this.inTurn(() => this.ask(true));
  }

  /** Look for others, in place of an earlier wish. */
  look(wish: Wish): Promise<void> {
    return this.want(() => wish);
  }

  /** Look for something else. */
  change(to: Partial<Wish>): Promise<void> {
    return this.want((wish) => wish && { ...wish, ...to });
  }

  private want(next: (from: Wish | null) => Wish | null): Promise<void> {
    const kept = next(load()?.wish ?? null);
    if (kept) save({ wish: kept, number: this.number }); // at once: a reload may come before its turn
    return this.inTurn(async () => {
      const wish = next(this.wish);
      if (wish) await this.send(wish);
    });
  }

  stop(): Promise<void> {
    clearTimeout(this.timer);
    return this.inTurn(async () => {
      if (!this.wish) return; // a table was found before this was sent
      const secret = me.secret;
      const shown = secret ? await companyApi.stopLooking(secret).catch(() => null) : null;
      if (shown && shown.state !== "none") return this.take(shown); // a table was found at the same moment
      this.forget();
    });
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.last.then(act);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async send(wish: Wish): Promise<void> {
    if (wish.pace === "live") this.number ??= await drawNumber();
    const seal = wish.pace === "live" && this.number ? { seal: this.number.seal } : {};
    save({ wish: load()?.wish ?? wish, number: this.number });
    let shown: LookingShown | null = null;
    try {
      shown = await me.sitting(device.settings.name, async (secret) => (secret ? companyApi.look(secret, { ...wish, ...seal }) : null));
    } finally {
      if (!shown) save(this.wish && { wish: this.wish, number: this.number });
    }
    if (!shown) return;
    this.wish = wish;
    company.looks = true;
    await this.take(shown);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.wish = this.shown = this.number = null;
    company.looks = this.found !== null;
    save(null);
  }

  private async ask(afterReload = false): Promise<void> {
    if (!this.wish) return;
    const secret = me.secret;
    if (!secret) return this.forget();
    try {
      const shown = await companyApi.looking(secret);
      // a change that was cut off by the reload is sent again
      if (afterReload && shown.state === "waiting" && !isWanted(this.wish, shown)) return await this.send(this.wish);
      await this.take(shown);
    } catch (problem) {
      if (problem instanceof ApiError && [401, 403, 404].includes(problem.status)) return this.forget();
      this.again(LATER);
    }
  }

  private again(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.inTurn(() => this.ask()), wait);
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
      await companyApi.noteSeat(secret, id).catch(() => undefined); // the seat stays
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

/** Whether the server looks for what is wanted here. */
function isWanted(wish: Wish, shown: LookingShown): boolean {
  return wish.game === shown.game && wish.pace === shown.pace && (wish.counts ?? false) === shown.counts && wish.fewest === shown.fewest && wish.most === shown.most;
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
