/** Time that runs out for somebody: what the server said of it, and how it is written. */
import type { Wait } from "../wire";
import { say } from "./messages.svelte";

/** Somebody is waited for; `due` is when a bot answers, by this device's own clock. */
export interface Deadline extends Omit<Wait, "left"> {
  due: number;
}

/** What is left, in milliseconds; it stands still from `stopped` on. */
export const timeLeft = (wait: Deadline, now: number, stopped: number | null): number => Math.max(0, wait.due - (stopped ?? now));

/** A clock reads 0:42 or 2:05; what is longer than an hour is told in hours and days. */
export function formatTimeLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * 86_400) return say("in-days", { count: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return say("in-hours", { count: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The few moments at which a screen reader is told how much is left: seconds. */
const ANNOUNCEMENTS = [60, 10] as const;

/** The moment that has come, if any; not those that were over when the question came. */
export function announcementDue(left: number, whole: number): number | null {
  const come = ANNOUNCEMENTS.filter((moment) => left <= moment * 1000 && whole > moment * 1000);
  return left > 0 && come.length ? Math.min(...come) : null;
}
