/** What the stage shows now: this player's attempt, the flight or landing, and which of them the player may act on. */
import type { Snippet } from "svelte";

import { clock, type Stop } from "../shell/clock";
import { notices } from "../shell/notices.svelte";
import type { ThrowShown } from "../shell/question";
import type { EventAnimator, TableSession } from "../shell/session.svelte";
import type { Attempt } from "./attempt.svelte";
import { attemptFor, questionKey } from "./attempt-store";
import { freeView, USUAL_VIEW, type FreeView } from "./free-view";
import { FlightPlayer, type WatchedThrow } from "./flight-player.svelte";
import { highlightOf } from "./highlights";
import type { ThrowDescription } from "./landing-text";
import { ThrowPrediction } from "./prediction.svelte";
import type { ThrowGoal } from "./risk";
import type { ThrowScene } from "./scene";
import { lieOf, surfaceOf } from "./surfaces";
import { techniqueOf } from "./technique";
import { historyOf, type ThrowHistory } from "./throw-history.svelte";
import { ThrowReview } from "./throw-review.svelte";
import { missesTable } from "./trajectory";
import type { ThrowConditions } from "../table/throw-setup";
import type { PracticeResult, TableTopShown } from "../wire";

export interface StageProps {
  game: string;
  /** The editions of the board and of the dice, if they are not the game's own. */
  target?: string;
  box?: string;
  session: TableSession | null;
  /** The throw that this seat is to make on screen now. */
  throwing: ThrowShown | null;
  busy: boolean;
  /** Throws without a game. */
  practice?: { key: string; setup: Record<string, unknown>; throwIt: (launch: Record<string, unknown>) => Promise<PracticeResult>; landed: (told: ThrowDescription, thrown: PracticeResult) => void } | null;
  /** The player has seen the landing and goes on. */
  goneOn?: () => void;
  /** False if the board shows demands and hints itself. */
  banner?: boolean;
  /** The table fills the window behind everything else; this element is the part of it that is not covered. */
  bleed?: boolean;
  /** A throw in a replay. */
  again?: WatchedThrow | null;
  /** The table setup when another player is to throw. */
  around?: Record<string, unknown> | null;
  /** The name of the table that everybody throws on. */
  tabletop?: string;
  /** What this throw must reach, as the rules say. */
  goals?: readonly ThrowGoal[];
  /** A throw's result in the game, shown with its landing. */
  sum?: Snippet | null;
}

/** Milliseconds in which the eyes go back to the die. */
const LOOKS_BACK_MS = 320;

/** The page's time in seconds, as attempts and timings count it. */
export const seconds = () => clock.now() / 1000;
export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class StageState {
  /** Null until it is loaded. */
  scene = $state.raw<ThrowScene | null>(null);
  /** Whether it could not be loaded, or the machine has no WebGL. */
  failed = $state(false);
  /** The seat whose throw is shown. */
  thrower = $state<number | null>(null);
  /** Since when the Space key builds up power; 0 if it does not. */
  charging = $state(0);
  /** When the last frame was drawn. */
  moment = $state(0);
  /** The last press was not on the die. */
  missedDie = $state(false);
  /** The tables that this game offers, where they matter before the first throw. */
  tables = $state.raw<readonly TableTopShown[]>([]);
  /** How the thrower looks round before a throw. */
  view = $state.raw<FreeView>(USUAL_VIEW);
  /** Whether another player's aim is visible. */
  watching = $state(false);

  readonly flightPlayer: FlightPlayer;
  readonly prediction = new ThrowPrediction();
  readonly history: ThrowHistory;
  readonly review: ThrowReview;

  constructor(
    private readonly props: StageProps,
    /** Screen positions have changed. */
    moved: () => void,
  ) {
    this.flightPlayer = new FlightPlayer(() => this.scene, moved, () => this.surface, () => this.lie.board);
    this.history = historyOf(this.session?.id ?? `practice/${this.game}/${props.tabletop ?? "wood"}`);
    this.review = new ThrowReview(this.game, this.history);
  }

  get game(): string {
    return this.props.game;
  }
  get target(): string {
    return this.props.target ?? this.game;
  }
  get box(): string {
    return this.props.box ?? this.game;
  }
  get session(): TableSession | null {
    return this.props.session;
  }
  get throwing(): ThrowShown | null {
    return this.props.throwing;
  }
  get busy(): boolean {
    return this.props.busy;
  }
  get practice(): NonNullable<StageProps["practice"]> | null {
    return this.props.practice ?? null;
  }
  get banner(): boolean {
    return this.props.banner ?? true;
  }
  get bleed(): boolean {
    return this.props.bleed ?? false;
  }
  get again(): WatchedThrow | null {
    return this.props.again ?? null;
  }
  get around(): Record<string, unknown> | null {
    return this.props.around ?? null;
  }
  get flying(): boolean {
    return this.flightPlayer.flying;
  }
  /** The landing that is shown. */
  get told(): ThrowDescription | null {
    return this.flightPlayer.told;
  }

  readonly attempt = $derived.by<Attempt | null>(() => {
    const { practice, throwing, session } = this;
    if (practice) return attemptFor(practice.key, practice.setup, (launch) => void this.practise(launch));
    if (!throwing || !session) return null;
    return attemptFor(questionKey(session, throwing.setup), throwing.setup, (launch) => {
      this.review.remember(this.attempt);
      session.launch(launch);
    });
  });
  readonly setup = $derived(this.practice?.setup ?? this.throwing?.setup ?? this.around);
  /** What the table is made of. */
  readonly surface = $derived.by(() => surfaceOf(this.setup, this.props.tabletop));
  /** How table and board lie before the thrower. */
  readonly lie = $derived.by(() => lieOf(this.setup ? ((this.setup["conditions"] ?? {}) as ThrowConditions) : (this.tables.find(({ name }) => name === this.props.tabletop)?.conditions ?? {})));
  /** Whether another throw is to be made. */
  readonly next = $derived(!!this.attempt || this.session?.question?.kind === "throw");
  readonly demands = $derived(this.attempt?.demands ?? []);
  readonly mine = $derived(!!this.attempt && !this.flying && !this.told && !this.busy);
  readonly aiming = $derived(this.mine && this.attempt!.phase === "aim");
  readonly dark = $derived((!this.told && !!this.attempt?.dark) || (this.flying && this.demands.some((name) => techniqueOf(this.game, name).dark)));
  readonly pulling = $derived(!!this.attempt?.pull || this.charging > 0);
  /** Whether the camera sees where a throw would go. */
  readonly sees = $derived(this.attempt?.shot !== "low" && this.attempt?.shot !== "under" && !this.attempt?.dark);
  /** Whether to show where the throw would go. */
  readonly aims = $derived.by(() => {
    const { attempt } = this;
    return !!attempt?.stance && this.mine && attempt.phase !== "thrown" && attempt.phase !== "place" && (this.pulling || attempt.phase === "beat" || attempt.touched) && !attempt.tooWeak;
  });
  /** Whether it comes down on the target itself or beside the table: no bounce. Only the server knows where props are in the way. */
  readonly unbounced = $derived.by(() => {
    const { attempt, prediction } = this;
    if (!this.aims || !this.sees || !attempt || attempt.flip || attempt.tilts) return false;
    if (prediction.current && prediction.first) return !prediction.first.counts;
    return !attempt.props.length && missesTable(this.target, { aim: attempt.aim, height: attempt.elevation, speed: attempt.speed, from: attempt.from }, this.lie.table);
  });
  /** How many of the predicted throws hit. */
  readonly known = $derived.by(() => {
    const { prediction } = this;
    return this.aims && prediction.current && prediction.places.length ? { hits: prediction.hits, of: prediction.places.length } : null;
  });

  /** Shows a throw that is told at the table. */
  readonly animate: EventAnimator = ({ flight, by, told: happened }) => {
    const { session } = this;
    // a hidden window draws nothing, so there is no flight to wait for
    if (!session || !flight?.track || document.hidden) return null;
    this.thrower = by;
    const own = by !== null && by === session.seat, pull = this.review.begin(own);
    this.review.consult(pull, flight.launch);
    const highlight = highlightOf(this.target, flight.landing, flight.judged, happened, (one) => session.renderer?.beat(one, own) ?? null, this.props.goals);
    const shown = this.flightPlayer.show(flight.track, flight.landing, flight.launch, flight.judged, { highlight, own });
    void shown.then(() => this.review.landed(flight, by, pull));
    return { done: shown, skip: () => this.flightPlayer.skip() };
  };

  /** Show a throw of a replay. */
  watch({ flight, by, done }: WatchedThrow): void {
    this.thrower = by;
    this.review.advice = null;
    const { track, landing, launch, judged } = flight;
    void this.flightPlayer.show(track ?? "", landing, launch, judged, { highlight: highlightOf(this.target, landing, judged) }).finally(done);
  }

  private async practise(launch: Record<string, unknown>): Promise<void> {
    try {
      this.review.remember(this.attempt);
      const { pull } = this.review, thrown = await this.practice!.throwIt(launch);
      this.review.advice = null;
      this.review.consult(pull, thrown.launch);
      const told = await this.flightPlayer.show(thrown.track, thrown.landing, thrown.launch, thrown.judged, { highlight: highlightOf(this.target, thrown.landing, thrown.judged), own: true });
      this.practice?.landed(told, thrown);
      this.review.landed(thrown, null, pull);
    } catch (problem) {
      notices.showError(problem);
      this.attempt?.again();
    }
  }

  /** Look round, or nearer; a nearer look makes the aim finer. */
  lookRound(change: Partial<FreeView>): void {
    this.lookingBack();
    this.view = freeView({ ...this.view, ...change });
    this.attempt?.aimFiner(this.view.zoom);
  }

  /** The eyes go back to the die, in a moment or at once. */
  lookBack(): void {
    const { turn, rise } = this.view, begun = clock.now(), lasts = prefersStill() ? 0 : LOOKS_BACK_MS;
    const step = (now: number) => {
      const left = lasts ? Math.max(0, 1 - (now - begun) / lasts) ** 2 : 0;
      this.view = { ...this.view, turn: turn * left, rise: rise * left };
      this.lookingBack = left ? clock.frame(step) : () => undefined;
    };
    this.lookingBack();
    step(begun);
  }
  private lookingBack: Stop = () => undefined;

  /** The player has seen the landing. */
  goOn(): void {
    this.flightPlayer.close();
    this.review.stop();
    this.session?.skip();
    if (this.practice) this.attempt?.again();
    this.props.goneOn?.();
  }

  /** Build up power until `fire`. */
  charge(): void {
    this.charging ||= seconds();
  }

  fire(): void {
    this.charging = 0;
    if (this.attempt && this.attempt.phase === "aim") this.attempt.go(seconds());
  }

  dispose(): void {
    this.prediction.forget();
    this.review.stop();
    this.flightPlayer.skip(); // nobody waits for a stage that is gone
    this.scene?.dispose();
  }
}
