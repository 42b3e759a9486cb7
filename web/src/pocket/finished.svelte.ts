/**
 * Finished games of this device, for one's own page: at once on the server that this page came from, or as a file for another one. A game
 * can be sent as often as somebody likes: the server has it once.
 */
import { playerNames, myTables } from "../lobby/my-tables";
import { api, ApiError } from "../shell/api";
import { device } from "../shell/device.svelte";
import type { Failure, TableShown } from "../wire";

/** Where the server's own page keeps its persons, on the same origin. */
const PEOPLE = "tumblekeep-people", COUNTED = "tumblekeep-pocket-counted", MOST = 200;

interface Person {
  id: string;
  name: string;
  secret: string;
}

/** A game that was not taken, and why. */
export interface NotTaken {
  table: TableShown;
  why: string;
  /** Several people played at this screen: the server asks which of them it is. */
  seats: { seat: number; name: string }[];
}

function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Who plays on the server that this page came from; null: nobody, or there is no such server. */
export function personThere(): Person | null {
  const { persons = [], now = null, guest = false } = stored<{ persons?: Person[]; now?: string | null; guest?: boolean }>(PEOPLE, {});
  return guest ? null : (persons.find((one) => one.id === now) ?? null);
}

class Finished {
  /** Finished games that can be taken to a page; those that are there already are left out of `fresh`. */
  games = $state.raw<readonly TableShown[]>([]);
  fresh = $state.raw<readonly TableShown[]>([]);
  notTaken = $state.raw<readonly NotTaken[]>([]);
  person = $state.raw<Person | null>(null);

  async look(): Promise<void> {
    this.person = personThere();
    const mine = await myTables().catch(() => []);
    this.games = mine.map((one) => one.table).filter((table) => table.state === "over" && !table.moved && device.storedTable(table.id)?.host);
    this.sort();
  }

  private sort(): void {
    const counted = stored<string[]>(COUNTED, []);
    this.fresh = this.games.filter((table) => !counted.includes(table.id));
  }

  /** Everything of a finished game, as a file's text. */
  private async text(table: TableShown): Promise<string> {
    const { host, tokens } = device.storedTable(table.id)!;
    return api.away(table.id, { to: "server", tokens }, host!);
  }

  /** All finished games in one file. */
  async file(): Promise<string> {
    const texts = [];
    for (const table of this.games) texts.push(await this.text(table));
    return texts.join("");
  }

  /** Put the games among the person's own on the server; returns how many are there now. */
  async add(tables: readonly TableShown[] = this.fresh, seat: number | null = null): Promise<number> {
    let count = 0;
    this.notTaken = this.notTaken.filter((one) => !tables.some((table) => table.id === one.table.id));
    for (const table of tables) {
      try {
        await this.send(await this.text(table), seat);
        count += 1;
        localStorage.setItem(COUNTED, JSON.stringify([...stored<string[]>(COUNTED, []), table.id].slice(-MOST)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const held = table.seats.filter((one) => one.kind === "person").map(({ seat: number, name }) => ({ seat: number, name }));
        this.notTaken = [...this.notTaken, { table, why: error.message, seats: error.id === "server-which-seat" ? held : [] }];
        if (!error.status || error.status === 401) break; // the others would meet the same
      }
    }
    this.sort();
    return count;
  }

  /** To the server itself, not to the house in the worker. */
  private async send(log: string, seat: number | null): Promise<void> {
    const headers = { "Content-Type": "application/json", "Accept-Language": device.settings.language, Authorization: `Bearer ${this.person!.secret}` };
    const answer = await fetch("/api/people/me/games", { method: "POST", headers, body: JSON.stringify({ log, seat }) }).catch(() => null);
    if (answer?.ok) return;
    const problem = ((await answer?.json().catch(() => null)) as Failure | null)?.problem;
    throw new ApiError(problem?.text ?? "", answer?.status ?? 0, problem?.id ?? "");
  }
}

export const finished = new Finished();
export const namesOf = playerNames;
