/** The seats of a new table. */
import { say } from "../shell/messages.svelte";
import type { GameShown, SeatWanted } from "../wire";

/** How well a bot plays, weakest first. */
export const BOT_LEVELS = ["careless", "steady", "shrewd", "masterful"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type SeatChoice =
  | { kind: "me" }
  | { kind: "beside"; name: string; person?: string }
  | { kind: "bot"; level: BotLevel }
  | { kind: "friend" };

/** Seats that can start at once: one person and bots, two of them if the game has room. */
export function defaultSeating(game: GameShown): SeatChoice[] {
  const bots = Math.max(game.fewest - 1, Math.min(2, game.most - 1));
  return [{ kind: "me" }, ...Array.from({ length: bots }, (): SeatChoice => ({ kind: "bot", level: "steady" }))];
}

/** The seats that the game recommends for a first game; empty if it recommends none. */
export function firstGameSeating(game: GameShown): SeatChoice[] {
  return game.first ? [{ kind: "me" }, ...game.first.bots.map((level): SeatChoice => ({ kind: "bot", level: level as BotLevel }))] : [];
}

/** House rules for a newcomer: the flags that are off by default and on at the recommended first table. */
export function beginnerRules(game: GameShown, known: boolean): Record<string, unknown> {
  const kind = known ? [] : game.options.filter((option) => option.kind === "flag" && !option.default && game.first?.options[option.name] === true);
  return Object.fromEntries(kind.map((option) => [option.name, true]));
}

/** Seats chosen for another game, adapted to this one's minimum and maximum. */
export function fitToGame(chairs: readonly SeatChoice[], game: GameShown): SeatChoice[] {
  const kept = chairs.slice(0, game.most);
  while (kept.length < game.fewest) kept.push({ kind: "bot", level: "steady" });
  return kept;
}

/** `person`: the secret of whoever opens the table; null: a guest. `others`: people of this device, one of whom may sit beside. */
export function seatRequests(
  chairs: readonly SeatChoice[],
  name: string,
  person: string | null = null,
  others: readonly { id: string; secret: string }[] = [],
): SeatWanted[] {
  return chairs.map((chair): SeatWanted => {
    if (chair.kind === "me") return { kind: "person", name, ...(person && { person }) };
    if (chair.kind === "beside") {
      const beside = others.find((one) => one.id === chair.person)?.secret;
      return { kind: "person", name: chair.name, ...(beside && beside !== person && { person: beside }) };
    }
    return chair.kind === "bot" ? { kind: "bot", level: chair.level } : { kind: "open" };
  });
}

export const waitsForFriends = (chairs: readonly SeatChoice[]): boolean => chairs.some((chair) => chair.kind === "friend");

/** A random name for somebody who gave none. */
export function randomName(): string {
  const names = say("names").split("|").map((one) => one.trim());
  return names[Math.floor(Math.random() * names.length)]!;
}

/** The names of the seats in a saved game; empty if it can't be read. */
export function seatNames(log: string): string[] {
  try {
    const { seats } = JSON.parse(log.slice(0, log.indexOf("\n"))) as { seats: unknown };
    return Array.isArray(seats) ? seats.map((name) => String(name).slice(0, 24) || "?") : [];
  } catch {
    return [];
  }
}
