/** One table as this window sees it: what the server sent, what is on its way, and nothing made up. */
import type {
  Act, Aimed, AimShown, EventShown, FromServer, Happening, Outcome, Proposal, Sight, TableShown, Words,
  TellThrow,
} from "../wire";
import { clock } from "./clock";
import { device } from "./device.svelte";
import { actionId, browserWorld, Line, type LineEars, type LineState, type LineWorld } from "./line";
import { seatNames } from "./names";
import type { Waited } from "./pace";
import { choiceFor, throwFor, type QuestionShown } from "./question";
import { Standing } from "./standing.svelte";
import { Story, type Beat } from "./story.svelte";
import { follow, Unfolding, type Show } from "./unfolding";
import type { Names } from "./words.svelte";

/** One sentence of the tale, or a turn of the game's own page. */
export interface TaleLine {
  key: string;
  kind: string;
  seat: number | null;
  message: Words;
  fields: Record<string, unknown>;
  /** How many answers had been given when it was told. */
  answered: number;
  seq: number;
  /** It is about the table, not the game: told in the page's own words. */
  own?: boolean;
}

export interface SaidLine {
  key: string;
  seat: number | null;
  name: string;
  text: string;
}

export type Heard = (event: EventShown, fresh: boolean) => void;
export type Shows = (event: EventShown) => Show | null;
type Happened = Extract<FromServer, { type: "event" }>;

export class Sitting implements LineEars {
  table = $state.raw<TableShown | null>(null);
  seats = $state.raw<readonly number[]>([]);
  sights = $state.raw<readonly Sight[]>([]);
  asked = $state.raw<readonly number[]>([]);
  events = $state.raw<readonly EventShown[]>([]);
  /** Words that were said while something was shown. */
  private early = $state.raw<readonly EventShown[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  line = $state.raw<LineState>("connecting");
  retryAt = $state.raw<number | null>(null);
  outbox = $state.raw<readonly Act[]>([]);
  savingPaused = $state(false);
  /** Whom a bot will answer for, and when. */
  waits = $state.raw<readonly Waited[]>([]);
  /** Since when no time passes. */
  stopped = $state<number | null>(null);
  /** Why the line was closed for good. */
  gone = $state.raw<string | null>(null);
  refused = $state.raw<{ text: string } | null>(null);
  /** The act by which one last answered in advance. */
  private inAdvance = "";
  private alone = $state<string | null>(null);
  /** Which of the seats held here one is looking from; null: the one that is asked. */
  chosen = $state<number | null>(null);
  welcomed = $state(false);
  /** How somebody else aims right now. */
  aimed = $state.raw<AimShown | null>(null);
  /** Something is being shown that is not told yet: nothing is asked meanwhile. */
  showing = $state.raw<EventShown | null>(null);

  /** The last event that was told here, and the last that came. */
  private seq = 0;
  private received = 0;
  private readonly wire: Line;
  private readonly listeners = new Set<Heard>();
  private readonly stages = new Set<Shows>();
  /** How a game shows what happens; set once its face is there. */
  telling: { beat: (happening: Happening, own: boolean) => Beat | null; sound: (happening: Happening) => void } | null = null;
  hurried = $state(false);
  readonly standing = new Standing();
  readonly story = new Story({
    beat: (happening, own) => this.telling?.beat(happening, own) ?? null,
    sound: (happening) => this.telling?.sound(happening),
    own: (seat) => seat !== null && this.seats.includes(seat),
    tempo: () => (document.hidden || this.hurried ? "at-once" : device.kept.tempo),
    taps: () => device.kept.taps,
  });
  private readonly unfolding = new Unfolding<Happened>(
    (message) => this.shown(message.event),
    (message) => this.tell(message),
    (message) => (this.showing = message?.event ?? null),
  );

  constructor(
    readonly id: string,
    private readonly tokens: () => string[],
    private readonly panels: () => boolean,
    world: LineWorld = browserWorld(),
  ) {
    this.wire = new Line(id, this, world);
  }

  open(): void {
    this.wire.connect();
  }

  close(): void {
    this.wire.close();
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** Be told of every event; `fresh` is false for what happened before this window looked. */
  listen(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /** Show events that have something to show, before they are told. */
  stage(shows: Shows): () => void {
    this.stages.add(shows);
    return () => this.stages.delete(shows);
  }

  /** Enough seen: on to the next. */
  skip(): void {
    this.unfolding.skip();
  }

  /** Enough of it all: on to where the table is now. */
  catchUp(): void {
    this.unfolding.flush();
  }

  private shown(event: EventShown): Show | null {
    const flight = [...this.stages].reduce<Show | null>((found, shows) => found ?? shows(event), null);
    if (!flight) return this.story.show(event);
    return device.kept.tempo === "at-once" ? flight : follow(flight, () => this.story.show(event, true));
  }

  // -- what is seen ---------------------------------------------------------------------------------

  /** The seat this window speaks for now: the one asked, of those it holds. */
  get seat(): number | null {
    if (!this.seats.length) return null;
    if (this.chosen !== null && this.seats.includes(this.chosen)) return this.chosen;
    return this.seats.find((seat) => this.asked.includes(seat)) ?? this.seats[0]!;
  }

  get sight(): Sight | null {
    const own = this.sights.find((sight) => sight.seat === this.seat) ?? this.sights[0] ?? null;
    return this.covered === null ? own : (this.sights.find((sight) => sight.seat !== this.seat) ?? own);
  }

  /** Several people look at this window: what one of them may see alone stays covered until that one says so. */
  get covered(): number | null {
    if (this.seats.length < 2 || this.seat === null || this.alone === this.secretKey) return null;
    const own = this.sights.find((sight) => sight.seat === this.seat);
    return choiceFor((own?.question ?? null) as QuestionShown | null, this.seat)?.secret ? this.seat : null;
  }

  private get secretKey(): string {
    return `${this.seat} after ${this.table?.answered}`;
  }

  /** Whoever is asked in secret sits alone at this window. */
  uncover(): void {
    this.alone = this.secretKey;
  }

  get question(): QuestionShown | null {
    return (this.sight?.question ?? null) as QuestionShown | null;
  }

  get choice() {
    return choiceFor(this.question, this.seat);
  }

  get throwing() {
    return throwFor(this.question, this.seat);
  }

  get myTurn(): boolean {
    return (this.choice !== null || this.throwing !== null) && this.table?.state === "playing" && !this.showing;
  }

  get offline(): boolean {
    return this.welcomed && this.line !== "open" && this.line !== "closed";
  }

  /** The act of the present seat that is on its way. */
  get sending(): Act | null {
    return this.outbox.find((act) => act.type !== "say" && act.type !== "time" && act.seat === this.seat) ?? null;
  }

  /** What is on its way was answered in advance. */
  get passing(): boolean {
    return this.sending !== null && this.sending.action === this.inAdvance;
  }

  get names(): Names {
    const table = this.table;
    if (!table) return [];
    const names = seatNames(table);
    // several people at one screen go by their names
    return Object.assign(names, { reader: this.seats.length === 1 ? this.seats[0]! : null });
  }

  waitFor(seat: number): Waited | null {
    return this.offline ? null : (this.waits.find((wait) => wait.seat === seat) ?? null);
  }

  /** Everything told so far, but for what was taken back. */
  get tale(): TaleLine[] {
    return this.retold(false);
  }

  /** The same, and what happened to the table: who sat in for whom, whose time ran out. */
  get chronicle(): TaleLine[] {
    return this.retold(true);
  }

  private retold(whole: boolean): TaleLine[] {
    let told: TaleLine[] = [];
    for (const event of this.events) {
      if (event.kind === "undone" && event.kept !== null) {
        const kept = event.kept;
        told = told.filter((line) => line.own || line.answered <= kept);
      }
      const own = whole ? aboutTable(event) : null;
      if (own) told.push({ ...own, answered: event.answers.at(-1)?.n ?? told.at(-1)?.answered ?? 0 });
      const answered = event.answers.at(-1)?.n ?? 0;
      event.told.forEach((happening, index) => {
        const who = happening.fields["who"] ?? happening.fields["seat"];
        told.push({
          key: `${event.seq}.${index}`,
          kind: happening.kind,
          seat: typeof who === "number" ? who : null,
          message: happening.message,
          fields: happening.fields,
          answered,
          seq: event.seq,
        });
      });
    }
    return told;
  }

  get said(): SaidLine[] {
    return [...this.events, ...this.early]
      .filter((event) => event.kind === "said" && event.chat)
      .map((event) => ({ key: `${event.seq}`, ...event.chat! }));
  }

  // -- what is done ---------------------------------------------------------------------------------

  answer(option: string, action = actionId()): void {
    if (this.seat === null || this.sending) return;
    this.give({ type: "answer", action, seat: this.seat, at: this.seq, option });
  }

  /** Answer with what was said in advance. If somebody was quicker where anyone may answer, the moment has passed all the same: nobody is told. */
  letPass(option: string): void {
    this.inAdvance = actionId();
    this.answer(option, this.inAdvance);
  }

  launch(launch: Record<string, unknown>): void {
    if (this.seat === null || this.sending) return;
    this.give({ type: "launch", action: actionId(), seat: this.seat, at: this.seq, launch });
  }

  /** Let the others see how one aims; null: no longer. */
  showAim(aimed: Aimed | null): void {
    if (this.seat !== null) this.wire.glimpse({ type: "aim", seat: this.seat, at: this.seq, aimed });
  }

  /** Tell of a real throw, in words or as a form was filled in. */
  tellThrow(told: Pick<TellThrow, "words" | "dice" | "flips" | "by">): void {
    if (this.seat === null || this.sending) return;
    this.give({ type: "tell", action: actionId(), seat: this.seat, at: this.seq, ...told });
  }

  /** Who answers has looked long enough at what came before: nothing that follows waits for it. */
  private give(act: Act): void {
    this.wire.act(act);
    if (!this.showing) this.unfolding.skip();
  }

  undo(to: number): void {
    if (this.seat === null) return;
    this.wire.act({ type: "undo", action: actionId(), seat: this.seat, to });
  }

  agree(agree: boolean, seat: number): void {
    this.wire.act({ type: "undo-reply", action: actionId(), seat, agree });
  }

  /** Take twice the time of the table's clock, or no longer. */
  takeTime(seat: number, double: boolean): void {
    this.wire.act({ type: "time", action: actionId(), seat, double });
  }

  say(text: string): void {
    const words = text.trim().slice(0, 300);
    if (words) this.wire.act({ type: "say", action: actionId(), seat: this.seat, text: words });
  }

  /** Whoever is out need not watch it all: the bots play on without a pause, and nothing is played before it is told. */
  hurryBots(): void {
    this.hurried = true;
    this.wire.hurryBots();
    this.catchUp();
  }

  resync(): void {
    this.wire.resync();
  }

  // -- what is heard --------------------------------------------------------------------------------

  hello() {
    return {
      table: this.id,
      tokens: this.tokens(),
      language: device.kept.language,
      panels: this.panels(),
      have: this.received,
    };
  }

  changed(state: LineState, retryAt: number | null): void {
    this.line = state;
    this.retryAt = retryAt;
  }

  outboxed(acts: readonly Act[]): void {
    this.outbox = acts;
  }

  heard(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        this.unfolding.flush();
        const before = this.seq;
        this.table = message.table;
        this.seats = message.seats;
        this.sights = message.sights;
        this.asked = message.asked;
        this.proposal = message.proposal;
        this.outcome = message.outcome;
        this.aimed = null;
        const known = before ? this.events.filter((event) => event.seq <= before) : [];
        const missed = message.events.filter((event) => event.seq > (known.at(-1)?.seq ?? 0));
        this.events = [...known, ...missed];
        this.seq = this.received = message.seq;
        this.welcomed = true;
        for (const event of missed) this.listeners.forEach((heard) => heard(event, before > 0));
        break;
      }
      case "event": {
        if (message.seq <= this.received) break;
        if (message.seq !== this.received + 1) {
          this.wire.resync();
          break;
        }
        this.received = message.seq;
        if (message.event.kind !== "said") this.aimed = null;
        if (message.event.kind === "said" && this.unfolding.busy) this.hear(message.event);
        this.unfolding.push(message);
        break;
      }
      case "aim":
        this.aimed = message.aimed && message;
        break;
      case "presence":
        if (this.table)
          this.table = {
            ...this.table,
            watchers: message.watchers,
            seats: this.table.seats.map((seat) => ({ ...seat, here: message.here.includes(seat.seat) })),
          };
        break;
      case "pace": {
        const now = clock.wall();
        this.waits = message.waits.map(({ left, ...wait }) => ({ ...wait, due: now + left }));
        if (this.stopped !== null) this.stopped = now;
        break;
      }
      case "refused":
        if (message.action === null || message.action !== this.inAdvance) this.refused = { text: message.problem.text };
        if (message.seq > this.received) this.wire.resync();
        break;
      case "saving":
        this.savingPaused = message.paused;
        this.stopped = message.paused ? clock.wall() : null;
        break;
      case "bye":
        this.gone = message.problem.text;
        break;
    }
  }

  /** What people say does not wait until dice have been watched. */
  private hear(event: EventShown): void {
    this.early = [...this.early, event];
    this.listeners.forEach((heard) => heard(event, true));
  }

  private tell(message: Happened): void {
    this.seq = message.seq;
    if (message.table) this.table = message.table;
    else if (this.table) {
      const answered = message.event.kept ?? message.event.answers.at(-1)?.n ?? this.table.answered;
      this.table = { ...this.table, answered, touched: message.event.at };
    }
    if (message.sights) this.sights = message.sights;
    this.asked = message.asked;
    this.proposal = message.proposal;
    this.outcome = message.outcome;
    this.events = [...this.events, message.event];
    if (this.early.includes(message.event)) this.early = this.early.filter((event) => event !== message.event);
    else this.listeners.forEach((heard) => heard(message.event, true));
  }
}

/** What an event says about the table itself, if it is worth telling. */
function aboutTable(event: EventShown): Omit<TaleLine, "answered"> | null {
  const words = { given: "sits-in-for", taken: "came-back", moved: "clock-ran-out", hinted: "asked-hint" }[event.kind as string];
  if (!(event.cause || event.kind === "hinted") || !words || event.by === null) return null;
  const message = { id: words, args: { who: { seat: event.by } } };
  return { key: `${event.seq}.own`, kind: `Table-${event.kind}`, seat: event.by, message, fields: {}, seq: event.seq, own: true };
}
