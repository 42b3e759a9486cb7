/** Deadlines of seats: what the server sent, and how they are displayed. */
import type { Wait } from "../wire";
import { say } from "./messages.svelte";

/** A seat that is waited for; `due` is when a bot answers, by this device's clock. */
export interface Deadline extends Omit<Wait, "left"> {
  due: number;
}

/** Milliseconds left; the time stands still from `stopped` on. */
export const timeLeft = (wait: Deadline, now: number, stopped: number | null): number => Math.max(0, wait.due - (stopped ?? now));

/** Format as 0:42 or 2:05; more than an hour in hours and days. */
export function formatTimeLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * 86_400) return say("in-days", { count: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return say("in-hours", { count: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The seconds left at which a screen reader is told. */
const ANNOUNCEMENTS = [60, 10] as const;

/** The announcement that is due, if any; not those that were already past when the question came. */
export function announcementDue(left: number, whole: number): number | null {
  const come = ANNOUNCEMENTS.filter((moment) => left <= moment * 1000 && whole > moment * 1000);
  return left > 0 && come.length ? Math.min(...come) : null;
}
