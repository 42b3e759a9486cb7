/** Who is to sit at a new table. */
import { say } from "../shell/messages.svelte";
import type { GameShown, SeatWanted } from "../wire";

/** How well a bot plays, from careless on. */
export const LEVELS = ["careless", "steady", "shrewd", "masterful"] as const;
export type Level = (typeof LEVELS)[number];

export type Chair =
  | { kind: "me" }
  | { kind: "beside"; name: string }
  | { kind: "bot"; level: Level }
  | { kind: "friend" };

/** A company that can start at once: oneself and bots, two of them where the game has room. */
export function usualCompany(game: GameShown): Chair[] {
  const bots = Math.max(game.fewest - 1, Math.min(2, game.most - 1));
  return [{ kind: "me" }, ...Array.from({ length: bots }, (): Chair => ({ kind: "bot", level: "steady" }))];
}

/** The company that the game recommends for a first game; none: it has no such table. */
export function firstCompany(game: GameShown): Chair[] {
  return game.first ? [{ kind: "me" }, ...game.first.bots.map((level): Chair => ({ kind: "bot", level: level as Level }))] : [];
}

/** The house rules that a newcomer starts with, whoever sits there: those that are off at usual tables and on at the recommended first one. */
export function kindRules(game: GameShown, known: boolean): Record<string, unknown> {
  const kind = known ? [] : game.options.filter((option) => option.kind === "flag" && !option.default && game.first?.options[option.name] === true);
  return Object.fromEntries(kind.map((option) => [option.name, true]));
}

/** A company made for another game, fitted to this one: never too many, never too few. */
export function fitted(chairs: readonly Chair[], game: GameShown): Chair[] {
  const kept = chairs.slice(0, game.most);
  while (kept.length < game.fewest) kept.push({ kind: "bot", level: "steady" });
  return kept;
}

export function wanted(chairs: readonly Chair[], name: string): SeatWanted[] {
  return chairs.map((chair): SeatWanted => {
    if (chair.kind === "me") return { kind: "person", name };
    if (chair.kind === "beside") return { kind: "person", name: chair.name };
    return chair.kind === "bot" ? { kind: "bot", level: chair.level } : { kind: "open" };
  });
}

export const waitsForFriends = (chairs: readonly Chair[]): boolean => chairs.some((chair) => chair.kind === "friend");

/** A name for somebody who gave none. */
export function madeUp(): string {
  const names = say("names").split("|").map((one) => one.trim());
  return names[Math.floor(Math.random() * names.length)]!;
}
