/** The player's own random numbers for the dice: drawn and sealed on this device, revealed only once every seal at the table is known. */
import type { TableOpened, TableShown } from "../wire";
import { api } from "./api";
import { device } from "./device.svelte";
import { say } from "./messages.svelte";

export interface SealedNumber {
  number: string;
  seal: string;
}

declare global {
  /** Tests bring their own numbers, so that a table has the same dice in every run (tests/web/held.py). */
  var heldNumber: (() => Uint8Array<ArrayBuffer>) | undefined;
}

const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new number and its seal; null if the browser has no crypto.subtle, as on a page without https. */
export async function drawNumber(): Promise<SealedNumber | null> {
  if (!globalThis.crypto?.subtle) return null;
  const number = globalThis.heldNumber?.() ?? crypto.getRandomValues(new Uint8Array(32));
  return { number: hex(number), seal: hex(new Uint8Array(await crypto.subtle.digest("SHA-256", number))) };
}

/** Numbers for these seats. */
export async function drawNumbers(seats: readonly number[]): Promise<Record<number, SealedNumber>> {
  const drawn: Record<number, SealedNumber> = {};
  for (const seat of seats) {
    const own = await drawNumber();
    if (own) drawn[seat] = own;
  }
  return drawn;
}

/** Store the numbers of seats just taken, and the commitment that was shown. */
export function rememberNumbers(table: TableShown, own: Record<number, SealedNumber>): void {
  const numbers = Object.fromEntries(Object.entries(own).map(([seat, one]) => [seat, one.number]));
  const before = device.storedTable(table.id)?.promise;
  device.storeCommitment(table.id, { commitment: before?.commitment ?? table.commitment, seals: "", numbers: { ...before?.numbers, ...numbers }, given: [] });
}

/** Reveal the stored numbers once the table is closed and waits for them. Throws if the commitment has changed. */
export async function revealNumbers(table: TableShown): Promise<TableShown> {
  const promise = device.storedTable(table.id)?.promise;
  if (!promise || !table.closing || !table.seals) return table;
  const seats = table.seats.filter((seat) => seat.adds === "sealed" && promise.numbers[seat.seat]).map((seat) => seat.seat);
  if (!seats.length) return table;
  if (promise.commitment !== table.commitment || (promise.seals && promise.seals !== table.seals)) throw new Error(say("other-promise"));
  device.storeCommitment(table.id, { ...promise, seals: table.seals, given: seats });
  const numbers = seats.map((seat) => ({ seat, number: promise.numbers[seat]! }));
  return api.numbers(table.id, { numbers, noted: promise.commitment });
}

/** Store the tokens and numbers of a table just opened, and start it if nobody is missing. */
export async function enterTable(opened: TableOpened, own: Record<number, SealedNumber>): Promise<void> {
  const invited = Object.fromEntries(opened.invited.map((one) => [one.seat, one.token]));
  device.storeTable(opened.table.id, opened.table.game, opened.mine.map((one) => one.token), opened.host, invited);
  rememberNumbers(opened.table, Object.fromEntries(opened.mine.flatMap(({ seat }) => (own[seat] ? [[seat, own[seat]]] : []))));
  let table = opened.table;
  const waits = table.seats.some((seat) => seat.kind === "open" || seat.kind === "invited");
  if (table.state === "open" && !table.closing && !waits) table = await api.start(table.id, {}, opened.host);
  await revealNumbers(table);
}
