/** How a table is set up: remembered for each game, taken over from a finished game, made harder. */
import type { GameOptionShown, GameShown, OpenTable, OutcomeShown, TableShown } from "../wire";
import { BOT_LEVELS, fitToGame, type BotLevel, type SeatChoice } from "./seating";

export interface TableSetup {
  pack: string | null;
  chairs: SeatChoice[];
  options: Record<string, unknown>;
  throws: NonNullable<OpenTable["throws"]>;
  dice?: NonNullable<OpenTable["dice"]>;
  draws?: NonNullable<OpenTable["draws"]>;
  pace: NonNullable<OpenTable["pace"]>;
  clock: NonNullable<OpenTable["clock"]>;
  /** Null: as is usual for such a table. */
  odds: NonNullable<OpenTable["odds"]> | null;
}

/** The wish to play again in another way, from the end page. */
export interface AnotherWay {
  setup: TableSetup;
  /** The players were rivals, so stronger bots make it harder. */
  rivals: boolean;
}

/** What was made harder. */
export type Raised = { what: "option"; name: string; value: string } | { what: "bots"; level: BotLevel };

const levelOf = (level: string | null): BotLevel => (level === "random" ? "careless" : BOT_LEVELS.find((one) => one === level) ?? "steady");

/** A finished table, set up again for the player of these seats: others who played come by link. */
export function anotherWay(table: TableShown, mine: readonly number[], outcome: OutcomeShown): AnotherWay {
  const chairs = table.seats.map((seat): SeatChoice => {
    if (seat.seat === mine[0]) return { kind: "me" };
    if (mine.includes(seat.seat)) return { kind: "beside", name: seat.name };
    return seat.kind === "bot" ? { kind: "bot", level: levelOf(seat.level) } : { kind: "friend" };
  });
  return {
    setup: { pack: table.pack?.name ?? null, chairs: [...chairs.filter((one) => one.kind === "me"), ...chairs.filter((one) => one.kind !== "me")], options: { ...table.options }, throws: table.throws, dice: table.dice, draws: table.draws, pace: table.pace, clock: table.clock as TableSetup["clock"], odds: table.odds },
    rivals: outcome.winners.length > 0 && outcome.winners.length < table.seats.length,
  };
}

/** The option that is this game's difficulty, as the table is set up, if it can be raised. */
function raisable(game: GameShown, options: Record<string, unknown>): { option: GameOptionShown; value: string } | null {
  const valueOf = (name: string) => options[name] ?? game.options.find((one) => one.name === name)?.default;
  for (const option of game.options) {
    if (!option.harder || !Object.entries(option.harder).every(([name, value]) => valueOf(name) === value)) continue;
    const values = option.values ?? [];
    const at = values.indexOf(String(valueOf(option.name)));
    if (at >= 0 && at + 1 < values.length) return { option, value: values[at + 1]! };
  }
  return null;
}

/** Make a table harder by one step: stronger rivals, or the game's own difficulty. Null: it can't get harder. */
export function raise(game: GameShown, { setup, rivals }: AnotherWay): { setup: TableSetup; raised: Raised | null } {
  const bots = setup.chairs.flatMap((chair) => (chair.kind === "bot" ? [BOT_LEVELS.indexOf(chair.level)] : []));
  const next = BOT_LEVELS[Math.min(...bots) + 1];
  if (rivals && bots.length && next) {
    const chairs = setup.chairs.map((chair) => (chair.kind === "bot" && BOT_LEVELS.indexOf(chair.level) < BOT_LEVELS.indexOf(next) ? { ...chair, level: next } : chair));
    return { setup: { ...setup, chairs }, raised: { what: "bots", level: next } };
  }
  const found = raisable(game, setup.options);
  if (!found) return { setup, raised: null };
  return { setup: { ...setup, options: { ...setup.options, [found.option.name]: found.value } }, raised: { what: "option", name: found.option.name, value: found.value } };
}

/** A remembered setup as far as it still fits the game. */
export function stillFits(setup: TableSetup, game: GameShown): TableSetup {
  const fits = (option: GameOptionShown | undefined, value: unknown) => !!option && (option.kind !== "choice" || (option.values ?? []).includes(String(value)));
  return {
    ...setup,
    chairs: fitToGame(setup.chairs, game),
    options: Object.fromEntries(Object.entries(setup.options).filter(([name, value]) => fits(game.options.find((one) => one.name === name), value))),
  };
}

/** Seats with a friend: in place of the last bot, or on one more chair. */
export function withFriend(chairs: readonly SeatChoice[], game: GameShown): SeatChoice[] {
  if (chairs.some((chair) => chair.kind === "friend")) return [...chairs];
  const bot = chairs.findLastIndex((chair) => chair.kind === "bot");
  if (bot >= 0) return chairs.map((chair, at): SeatChoice => (at === bot ? { kind: "friend" } : chair));
  return chairs.length < game.most ? [...chairs, { kind: "friend" }] : [...chairs];
}

/** Whether people throw or roll real dice at such a table; then a real deck can be used too. */
export const usesRealDice = (game: GameShown, throws: string, dice: string): boolean => (game.throws && throws === "reported") || (game.rolls && dice === "reported");
