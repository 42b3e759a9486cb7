/** The weekly course: whose turn is which hole, the card, and challenges by link. The server sets the holes and judges; this counts. */
import type { WeeklyCourse } from "../wire";

const DAY = 86_400_000;
const LAST_WEEK = 100_000;
const MOST_POINTS = 999;

/** The number of the week at a time, by UTC; it changes on Mondays (throw/course.py). */
export const weekAt = (milliseconds: number): number => Math.floor((milliseconds / DAY - 4) / 7);
/** When a week begins. */
export const weekBegins = (week: number): Date => new Date((week * 7 + 4) * DAY);

/** What a link asks for: a course by its week, and a number to beat. Nothing else in it is believed. */
export interface Challenge {
  week: number | null;
  beat: number | null;
}

const whole = (text: string | null, most: number): number | null => (text !== null && /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null);

export function challengeFrom(asked: URLSearchParams): Challenge {
  return { week: whole(asked.get("week"), LAST_WEEK), beat: whole(asked.get("beat"), MOST_POINTS) };
}

export const challengeLink = (week: number, points: number): string => `/practice?drill=course&week=${week}&beat=${points}`;

export const parOf = ({ holes }: WeeklyCourse): number => holes.reduce((sum, { par }) => sum + par, 0);
/** How many throws the whole course takes. */
export const lengthOf = ({ holes, throws }: WeeklyCourse): number => holes.length * throws;
/** The hole of the next throw, from 0. */
export const holeAt = ({ holes, throws }: WeeklyCourse, thrown: number): number => Math.min(Math.floor(thrown / throws), holes.length - 1);

/** The points at each hole, from the points of every throw; null where nothing was thrown yet. */
export const cardOf = ({ holes, throws }: WeeklyCourse, each: readonly number[]): (number | null)[] =>
  holes.map((_, n) => (each.length <= n * throws ? null : each.slice(n * throws, (n + 1) * throws).reduce((sum, one) => sum + one, 0)));
