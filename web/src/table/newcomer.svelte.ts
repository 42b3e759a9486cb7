/**
 * A player's first two games of a kind: the coach's hints and the recommended options. The game declares both in `first.toml`; here
 * is only what has been shown, stored on the device.
 */
import { api } from "../shell/api";
import { device } from "../shell/device.svelte";
import type { FirstHint, FirstTable } from "../wire";

const FIRST_GAMES = 2;

/** What may trigger a hint: a question, or a happening. */
export interface HintTrigger {
  ask: string | null;
  /** The setup of the question, for throws. */
  setup: Record<string, unknown>;
  /** Happenings that concern the player or nobody in particular, latest last. */
  happened: readonly string[];
}

const isThere = (part: unknown): boolean => (Array.isArray(part) ? part.length > 0 : Boolean(part));

/** The hint to show now; happenings come before questions. */
export function firstHintFor(hints: readonly FirstHint[], said: readonly string[], moment: HintTrigger): FirstHint | null {
  const fresh = hints.filter((hint) => !said.includes(hint.says));
  return (
    fresh.find((hint) => hint.happening && moment.happened.includes(hint.happening)) ??
    fresh.find((hint) => hint.ask && hint.ask === moment.ask && (!hint.needs || isThere(moment.setup[hint.needs]))) ??
    null
  );
}

class Newcomer {
  private known = $state.raw<Record<string, FirstTable | null>>({});

  /** Whether this table is one of the first two here; it counts from now on. */
  isNew(game: string, table: string): boolean {
    const met = device.settings.newcomer[game] ?? { tables: [], said: [] };
    if (met.tables.includes(table)) return true;
    if (met.tables.length >= FIRST_GAMES) return false;
    device.save({ newcomer: { ...device.settings.newcomer, [game]: { ...met, tables: [...met.tables, table] } } });
    return true;
  }

  async load(game: string): Promise<void> {
    if (game in this.known) return;
    const found = (await api.games()).games.find((one) => one.slug === game)?.first ?? null;
    this.known = { ...this.known, [game]: found };
  }

  first(game: string): FirstTable | null {
    return this.known[game] ?? null;
  }

  said(game: string): readonly string[] {
    return device.settings.newcomer[game]?.said ?? [];
  }

  note(game: string, says: string): void {
    const met = device.settings.newcomer[game] ?? { tables: [], said: [] };
    device.save({ newcomer: { ...device.settings.newcomer, [game]: { ...met, said: [...met.said, says] } } });
  }

  /** The options recommended for this question in a player's first games. */
  advised(game: string, table: string, ask: string): readonly string[] {
    const isNew = device.settings.hints && device.settings.newcomer[game]?.tables.includes(table);
    return isNew ? (this.first(game)?.advice[ask] ?? []) : [];
  }
}

export const newcomer = new Newcomer();
