/** Who plays the daily door on this device, and how long it stays open: all that the card on the first page needs. */
import { me } from "../people/me.svelte";
import { house } from "../shell/house";

const KEY = `${house.storageKey}-daily`;

/** The secret of a guest: 32 letters that are good for the daily door alone. Made once, kept on this device. */
export function guestSecret(): string {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // forbidden storage: a new guest each time
  }
  if (kept && /^[A-Za-z0-9_-]{32}$/.test(kept)) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[byte % 64]).join("");
  try {
    localStorage.setItem(KEY, made);
  } catch {
    // as above
  }
  return made;
}

/** Whoever plays: the person of this device, or a guest. */
export const who = (): string => me.secret ?? guestSecret();

/** Hours and minutes that are left. */
export function timeLeft(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
