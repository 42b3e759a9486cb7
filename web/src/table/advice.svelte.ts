/** Advice on the current question: a hint on request, and the value of the options if the house rules show it. */
import type { OptionNumber } from "../pieces/odds";
import { api, ApiError } from "../shell/api";
import { clock } from "../shell/clock";
import { device } from "../shell/device.svelte";
import { notices } from "../shell/notices.svelte";
import type { ChooseShown } from "../shell/question";
import type { TableSession } from "../shell/session.svelte";
import { splitLabel, translator, catalogueKey, type Phrasebook } from "../shell/messages.svelte";
import type { AskOdds, HintShown, OddsShown, PromiseShown, TableShown } from "../wire";

/** The catalogue of messages about choices. */
export const ADVICE_CATALOGUE = "lookback";
/** Players who answer at once want no odds: wait this long before requesting them, and then before requesting better ones. */
const LOOK_MS = 350;
const REFINE_MS = 900;

/** The last choice, if odds are shown afterwards. */
export interface DecisionReview {
  choice: ChooseShown;
  option: string;
  odds: OddsShown;
}

export class Advice {
  private hinted = $state.raw<{ key: string; hint: HintShown } | null>(null);
  private weighed = $state.raw<{ key: string; odds: OddsShown; refined: boolean } | null>(null);
  afterwards = $state.raw<DecisionReview | null>(null);
  /** A hint is being computed. */
  thinking = $state(false);
  /** The pending odds request: the server answers one per seat at a time. */
  private underWay: Promise<unknown> = Promise.resolve();

  constructor(private readonly session: TableSession) {}

  /** A key of the current question, unique among all questions. */
  get key(): string | null {
    const { choice, question, seat, table } = this.session;
    if (!choice || !table || !this.session.myTurn || this.session.covered !== null) return null;
    const turn = (this.session.sight?.view["turn"] as { number?: number } | undefined)?.number ?? 0;
    const since = question?.kind === "choose" ? table.answered : `turn ${turn}`; // simultaneous decisions of others change nothing here
    return [seat, choice.ask, since, ...(choice.options ?? []).map((option) => option.id)].join("|");
  }

  get allowed(): boolean {
    return this.session.table?.odds !== "off" && (this.session.choice?.options?.length ?? 0) > 1;
  }

  get hint(): HintShown | null {
    return this.hinted && this.hinted.key === this.key ? this.hinted.hint : null;
  }

  get odds(): OddsShown | null {
    return this.weighed && this.weighed.key === this.key ? this.weighed.odds : null;
  }

  get refined(): boolean {
    return this.weighed?.refined ?? false;
  }

  /** An option's value, if known. */
  promise(option: string): PromiseShown | null {
    return this.odds?.options.find((one) => one.id === option && one.expected !== null) ?? null;
  }

  /** The game's messages and those about choices; null until loaded. */
  get book(): Phrasebook | null {
    const { table } = this.session;
    return table ? translator.game(catalogueKey(table), ADVICE_CATALOGUE) : null;
  }

  async ask(): Promise<void> {
    const { key } = this;
    const { seat, table } = this.session;
    if (!key || !table || seat === null || this.thinking || this.hint || !this.allowed) return;
    this.thinking = true;
    try {
      const [hint] = await Promise.all([this.with((secret) => api.hint(table.id, seat, secret)), translator.loadGame(catalogueKey(table), device.settings.language, ADVICE_CATALOGUE)]);
      this.hinted = { key, hint };
      if (table.odds === "always") this.weighed = { key, odds: hint.odds, refined: true }; // the numbers that the hint speaks of
    } catch (problem) {
      notices.showError(problem);
    } finally {
      this.thinking = false;
    }
  }

  /** Watch the current question: fetch its odds after a moment, and better ones a little later. Never blocks, never shows an error. */
  watch(): (() => void) | undefined {
    const { key } = this;
    const { seat, table } = this.session;
    if (!key || !table || seat === null || table.odds !== "always" || !this.allowed) return undefined;
    const known = this.odds !== null;
    if (known && this.refined) return undefined;
    let gone = false;
    const look = (more: boolean) => async () => {
      try {
        const odds = await this.weigh(table, seat, () => (gone ? null : { answered: this.session.table?.answered ?? table.answered, more }));
        if (gone || !odds || this.hint) return;
        this.weighed = { key, odds, refined: more };
        if (!more && !odds.why) stop = clock.after(REFINE_MS, () => void look(true)());
      } catch {
        // advice is optional: ignore errors
      }
    };
    let stop = clock.after(known ? REFINE_MS : LOOK_MS, () => void look(known)());
    return () => {
      gone = true;
      stop();
    };
  }

  /** A decision was made: if the house rules say so, fetch what the options were worth. */
  async decided(choice: ChooseShown, option: string, seat: number, answered: number): Promise<void> {
    const table = this.session.table;
    if (!table || table.odds !== "after" || (choice.options?.length ?? 0) < 2) return;
    try {
      const odds = await this.weigh(table, seat, () => ({ answered }));
      this.afterwards = odds?.options.some((one) => one.expected !== null) ? { choice, option, odds } : null;
    } catch {
      this.afterwards = null;
    }
  }

  /** Request odds after the pending request; what to ask for is decided only then, and may be nothing by that time. */
  private weigh(table: TableShown, seat: number, wanted: () => Omit<AskOdds, "seat"> | null): Promise<OddsShown | null> {
    const turn = this.underWay.then(async () => {
      const wish = wanted();
      if (!wish) return null;
      const [odds] = await Promise.all([this.with((secret) => api.odds(table.id, { seat, ...wish }, secret)), translator.loadGame(catalogueKey(table), device.settings.language, ADVICE_CATALOGUE)]);
      return odds;
    });
    this.underWay = turn.catch(() => null);
    return turn;
  }

  /** Which token belongs to which seat is not known here: try each. */
  private async with<T>(act: (secret: string) => Promise<T>): Promise<T> {
    let problem: unknown = null;
    for (const secret of device.storedTable(this.session.id)?.tokens ?? []) {
      try {
        return await act(secret);
      } catch (found) {
        problem = found;
        if (!(found instanceof ApiError) || found.status !== 401) break;
      }
    }
    throw problem;
  }
}

/** What the numbers of the options are: the chance to win, or points under the game's own name. */
export const numberLegend = (book: Phrasebook, measure: string): string => book.say(measure === "won" ? "legend-won" : book.has("points-legend") ? "points-legend" : "legend-points");

/** A value in the words of the game: "59% to win", "2.3 of 3 feats". */
export const valueWords = (book: Phrasebook, measure: string, value: number): string =>
  measure === "won" ? book.say("value-won", { value: 100 * Math.min(1, Math.max(0, value)) }) : book.say(book.has("points-value") ? "points-value" : "value-points", { value });

/** The number to show beside each option; none where all come to the same. */
export function optionNumbers(book: Phrasebook | null, odds: OddsShown | null): (option: string) => OptionNumber | null {
  const most = odds?.most ?? Math.max(1e-9, ...(odds?.options ?? []).map((one) => one.expected ?? 0));
  return (option) => {
    const found = odds?.options.find((one) => one.id === option && one.expected !== null);
    if (!book || !odds || !found || commonValue(book, odds)) return null;
    const value = found.expected!;
    const spoken = valueWords(book, odds.measure, value);
    return { value, share: Math.min(1, Math.max(0, value / most)), text: odds.measure === "won" ? formatMeasure(book, odds.measure, value) : spoken, spoken };
  };
}

/** The common value if all options are worth the same: there is nothing to compare. */
export function commonValue(book: Phrasebook, odds: OddsShown): string | null {
  const said = new Set(odds.options.map((one) => (one.expected === null ? "" : valueWords(book, odds.measure, one.expected))));
  const [text] = said;
  return odds.options.length > 1 && said.size === 1 && text ? text : null;
}

/** An option's short name, if it is unambiguous: of two doors to open, "Open" names neither. */
export function shortName(label: string, labels: string[]): string {
  const { verb } = splitLabel(label);
  return labels.filter((one) => splitLabel(one, true).verb === verb).length > 1 ? label : verb;
}

/** Format a chance or a number of points. */
export function formatMeasure(book: Phrasebook, measure: string, value: number): string {
  return measure === "won" ? book.say("look-share", { value: 100 * Math.min(1, Math.max(0, value)) }) : book.say("look-points", { value });
}
