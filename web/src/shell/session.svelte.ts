/** The client's state of one table: what the server sent, what is being sent, and nothing made up. */
import type {
  Act, HandPose, AimShown, EventShown, FromServer, Happening, OutcomeShown, Proposal, Say, SightShown, TableShown, Words,
  ReportChance,
  TellThrow,
} from "../wire";
import { clock } from "./clock";
import { device } from "./device.svelte";
import { actionId, browserEnvironment, Connection, type ConnectionListener, type ConnectionState, type ConnectionEnvironment } from "./connection";
import { EventNotes } from "./event-notes";
import { sightsAfter } from "./differences";
import { seatNames } from "./seat-names";
import type { Deadline } from "./deadlines";
import { chanceFor, choiceFor, meanwhileFor, throwFor, type ChooseShown, type QuestionShown } from "./question";
import { StandingAnswers } from "./standing-answers.svelte";
import { EventPlayer, type Beat } from "./event-player.svelte";
import { inSequence, EventQueue, type EventAnimation } from "./event-queue";
import { say, type SeatNames } from "./messages.svelte";

/** One sentence of the tale, or an event about the table itself. */
export interface TaleLine {
  key: string;
  kind: string;
  seat: number | null;
  message: Words;
  fields: Record<string, unknown>;
  /** How many answers had been given by then. */
  answered: number;
  seq: number;
  /** It is about the table, not the game, and comes from the page's own catalogue. */
  own?: boolean;
}

export interface ChatLine {
  key: string;
  seat: number | null;
  name: string;
  text: string;
  phrase?: ChatPhrase | null;
  /** Tells a spectator from others. */
  watcher?: string | null;
}

/** Who said something, as a key to mute by. */
export const speakerOf = (line: { seat: number | null; watcher?: string | null }): string => (line.seat === null ? `w${line.watcher ?? ""}` : `${line.seat}`);

/** A ready-made message, by the id of its text. */
export type ChatPhrase = NonNullable<Say["phrase"]>;

/** A chat message as this reader should see it: ready-made ones in the reader's language. */
export const chatText = (line: { text: string; phrase?: ChatPhrase | null }): string => (line.phrase ? say(line.phrase) : line.text);

export type EventHandler = (event: EventShown, fresh: boolean) => void;
export type EventAnimator = (event: EventShown) => EventAnimation | null;
type SentEvent = Extract<FromServer, { type: "event" }>;
/** An event with what is seen after it, whole. */
type EventMessage = Omit<SentEvent, "sights"> & { sights: readonly SightShown[] | null };

/** After this many differences that did not fit, everything is asked for whole. */
const MOST_MISFITS = 3;

/** Events after which nobody asks for an undo any more. */
const SETTLES_UNDO: ReadonlySet<string> = new Set(["moved", "undone", "declined"]);

export class TableSession implements ConnectionListener {
  table = $state.raw<TableShown | null>(null);
  seats = $state.raw<readonly number[]>([]);
  sights = $state.raw<readonly SightShown[]>([]);
  asked = $state.raw<readonly number[]>([]);
  events = $state.raw<readonly EventShown[]>([]);
  /** Chat that arrived while an animation was running. */
  private early = $state.raw<readonly EventShown[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  outcome = $state.raw<OutcomeShown | null>(null);
  connectionState = $state.raw<ConnectionState>("connecting");
  retryAt = $state.raw<number | null>(null);
  outbox = $state.raw<readonly Act[]>([]);
  savingPaused = $state(false);
  /** Bots have to think less than they could. */
  thinksLess = $state(false);
  /** Seats a bot will answer for, and when. */
  deadlines = $state.raw<readonly Deadline[]>([]);
  /** Since when the clocks stand still. */
  stopped = $state<number | null>(null);
  /** Why the connection was closed for good. */
  closedReason = $state.raw<string | null>(null);
  refused = $state.raw<{ text: string } | null>(null);
  /** The id of the last act sent as a standing answer. */
  private standingAction = "";
  private uncoveredKey = $state<string | null>(null);
  /** Which of this window's seats to look from; null: the one that is asked. */
  chosen = $state<number | null>(null);
  welcomed = $state(false);
  /** How another player is aiming right now. */
  aimed = $state.raw<AimShown | null>(null);
  /** The event being animated; nothing is asked meanwhile. */
  showing = $state.raw<EventShown | null>(null);

  /** The last event applied, and the last event received. */
  private seq = 0;
  private received = 0;
  /** What is seen after the last event received. */
  private seen: readonly SightShown[] = [];
  private misfits = 0;
  private readonly connection: Connection;
  /** What this device notes of the game, to compare it with the file afterwards. */
  readonly notes: EventNotes;
  /** The undo that was asked for or agreed to here, by how many answers would remain. */
  private wantedUndo: number | null = null;
  private readonly listeners = new Set<EventHandler>();
  private readonly animators = new Set<EventAnimator>();
  /** How the game shows happenings; set once its UI is loaded. */
  renderer: { beat: (happening: Happening, own: boolean) => Beat | null; sound: (happening: Happening) => void } | null = null;
  hurried = $state(false);
  /** Whether this window has answered something since it was opened. */
  hasAnswered = $state(false);
  readonly standingAnswers = new StandingAnswers();
  readonly eventPlayer = new EventPlayer({
    beat: (happening, own) => this.renderer?.beat(happening, own) ?? null,
    sound: (happening) => this.renderer?.sound(happening),
    own: (seat) => seat !== null && this.seats.includes(seat),
    tempo: () => (document.hidden || this.hurried ? "at-once" : device.settings.tempo),
    taps: () => device.settings.taps,
  });
  private readonly queue = new EventQueue<EventMessage>(
    (message) => this.animate(message.event),
    (message) => this.apply(message),
    (message) => (this.showing = message?.event ?? null),
  );

  constructor(
    readonly id: string,
    private readonly tokens: () => string[],
    private readonly panels: () => boolean,
    world: ConnectionEnvironment = browserEnvironment(),
  ) {
    this.connection = new Connection(id, this, world);
    this.notes = new EventNotes(id, world.store);
  }

  open(): void {
    this.connection.connect();
  }

  close(): void {
    this.connection.close();
  }

  reconnectNow(): void {
    this.connection.reconnectNow();
  }

  /** Subscribe to events; `fresh` is false for events from before this window opened. */
  onEvent(handler: EventHandler): () => void {
    this.listeners.add(handler);
    return () => this.listeners.delete(handler);
  }

  /** Register an animator that may show an event before it is applied. */
  addAnimator(animator: EventAnimator): () => void {
    this.animators.add(animator);
    return () => this.animators.delete(animator);
  }

  /** Skip to the next event. */
  skip(): void {
    this.queue.skip();
  }

  /** Skip everything, to the table's current state. */
  catchUp(): void {
    this.queue.flush();
  }

  private animate(event: EventShown): EventAnimation | null {
    const flight = [...this.animators].reduce<EventAnimation | null>((found, animator) => found ?? animator(event), null);
    if (!flight) return this.eventPlayer.show(event);
    return device.settings.tempo === "at-once" ? flight : inSequence(flight, () => this.eventPlayer.show(event, true));
  }

  // -- what is shown --------------------------------------------------------------------------------

  /** The seat this window acts for now: of its own seats, the one that is asked. */
  get seat(): number | null {
    if (!this.seats.length) return null;
    if (this.chosen !== null && this.seats.includes(this.chosen)) return this.chosen;
    return this.seats.find((seat) => this.asked.includes(seat)) ?? this.seats[0]!;
  }

  get sight(): SightShown | null {
    const own = this.sights.find((sight) => sight.seat === this.seat) ?? this.sights[0] ?? null;
    return this.covered === null ? own : (this.sights.find((sight) => sight.seat !== this.seat) ?? own);
  }

  /** Several people share this window: what only one of them may see stays covered until that player uncovers it. */
  get covered(): number | null {
    if (this.seats.length < 2 || this.seat === null || this.uncoveredKey === this.secretKey) return null;
    const own = this.sights.find((sight) => sight.seat === this.seat);
    const asked = (own?.question ?? null) as QuestionShown | null;
    return (choiceFor(asked, this.seat) ?? chanceFor(asked, this.seat))?.secret ? this.seat : null;
  }

  private get secretKey(): string {
    return `${this.seat} after ${this.table?.answered}`;
  }

  /** The player who is asked in secret is alone at this window. */
  uncover(): void {
    this.uncoveredKey = this.secretKey;
  }

  get question(): QuestionShown | null {
    return (this.sight?.question ?? null) as QuestionShown | null;
  }

  get choice() {
    return choiceFor(this.question, this.seat);
  }

  /** What the seats of this window may do though they are not asked. */
  get meanwhile(): ChooseShown[] {
    return this.table?.state === "playing" && !this.showing ? meanwhileFor(this.question, this.seats) : [];
  }

  get throwing() {
    return throwFor(this.question, this.seat);
  }

  /** A roll or a draw that this seat reports from a real table. */
  get reporting() {
    return chanceFor(this.question, this.seat);
  }

  get myTurn(): boolean {
    return (this.choice !== null || this.throwing !== null || this.reporting !== null) && this.table?.state === "playing" && !this.showing;
  }

  get offline(): boolean {
    return this.welcomed && this.connectionState !== "open" && this.connectionState !== "closed";
  }

  /** The act of the current seat that is being sent. */
  get sending(): Act | null {
    return this.outbox.find((act) => act.type !== "say" && act.type !== "time" && act.seat === this.seat) ?? null;
  }

  /** The act being sent is a standing answer. */
  get passing(): boolean {
    return this.sending !== null && this.sending.action === this.standingAction;
  }

  get names(): SeatNames {
    const table = this.table;
    if (!table) return [];
    const names = seatNames(table);
    // several people at one screen are called by name
    return Object.assign(names, { reader: this.seats.length === 1 ? this.seats[0]! : null });
  }

  deadlineOf(seat: number): Deadline | null {
    return this.offline ? null : (this.deadlines.find((wait) => wait.seat === seat) ?? null);
  }

  /** Everything told so far, except what was undone. */
  get tale(): TaleLine[] {
    return this.buildTale(false);
  }

  /** The tale plus events about the table: who sat in for whom, whose time ran out. */
  get chronicle(): TaleLine[] {
    return this.buildTale(true);
  }

  private buildTale(whole: boolean): TaleLine[] {
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

  /** The chat, without whom this viewer has muted. */
  get chatLines(): ChatLine[] {
    return this.allChat.filter((line) => !this.isMuted(line));
  }

  private get allChat(): ChatLine[] {
    return [...this.events, ...this.early]
      .filter((event) => event.kind === "said" && event.chat)
      .map((event) => ({ key: `${event.seq}`, ...event.chat! }));
  }

  /** Whether this viewer has muted whoever said this; nobody mutes themselves. */
  isMuted(line: { seat: number | null; watcher?: string | null }): boolean {
    return !(line.seat !== null && this.seats.includes(line.seat)) && Boolean(device.settings.muted[this.id]?.includes(speakerOf(line)));
  }

  /** Everybody this viewer has muted who has said something: their last line. */
  get mutedSpeakers(): ChatLine[] {
    return [...new Map(this.allChat.filter((line) => this.isMuted(line)).map((line) => [speakerOf(line), line])).values()];
  }

  /** What a speaker is called: spectators are numbered in the order in which they spoke. */
  speakerName(line: ChatLine): string {
    if (line.seat !== null) return this.names[line.seat] ?? line.name;
    const marks = [...new Set(this.allChat.filter((one) => one.seat === null).map(speakerOf))];
    return marks.length > 1 ? say("spectator-number", { number: marks.indexOf(speakerOf(line)) + 1 }) : line.name || say("spectator");
  }

  // -- what is sent ---------------------------------------------------------------------------------

  answer(option: string, action = actionId()): void {
    if (this.seat === null || this.sending) return;
    if (action !== this.standingAction) this.standingAnswers.answered();
    this.hasAnswered = true;
    this.send({ type: "answer", action, seat: this.seat, at: this.seq, option });
  }

  /** Do something for a seat that is not asked, while somebody else is. */
  answerFor(seat: number, option: string): void {
    if (this.sending) return;
    this.send({ type: "answer", action: actionId(), seat, at: this.seq, option });
  }

  /** Send a standing answer. If another player was quicker where anyone may answer, the moment has passed anyway, so the refusal is not shown. */
  letPass(option: string): void {
    this.standingAction = actionId();
    this.answer(option, this.standingAction);
  }

  launch(launch: Record<string, unknown>): void {
    if (this.seat === null || this.sending) return;
    this.send({ type: "launch", action: actionId(), seat: this.seat, at: this.seq, launch });
  }

  /** Show other players this player's aim; null ends it. */
  showAim(aimed: HandPose | null): void {
    if (this.seat !== null) this.connection.sendTransient({ type: "aim", seat: this.seat, at: this.seq, aimed });
  }

  /** Report a real throw, in words or as a filled-in form. */
  tellThrow(told: Pick<TellThrow, "words" | "dice" | "flips" | "by">): void {
    if (this.seat === null || this.sending) return;
    this.send({ type: "tell", action: actionId(), seat: this.seat, at: this.seq, ...told });
  }

  /** Report what real dice showed, or what was drawn from a real deck. */
  report(seen: Pick<ReportChance, "pools" | "sides" | "thing">): void {
    if (this.seat === null || this.sending) return;
    this.send({ type: "report", action: actionId(), seat: this.seat, at: this.seq, ...seen });
  }

  /** Have the real dice, or be elsewhere and let the server roll. */
  useRealDice(seat: number, remote: boolean): void {
    this.connection.act({ type: "place", action: actionId(), seat, remote });
  }

  /** Answering ends the pause after the previous animation. */
  private send(act: Act): void {
    this.connection.act(act);
    if (!this.showing) this.queue.skip();
  }

  undo(to: number): void {
    if (this.seat === null) return;
    this.standingAnswers.askNext();
    this.wantedUndo = to;
    this.connection.act({ type: "undo", action: actionId(), seat: this.seat, to });
  }

  agree(agree: boolean, seat: number): void {
    this.wantedUndo = agree ? (this.proposal?.to ?? null) : null;
    this.connection.act({ type: "undo-reply", action: actionId(), seat, agree });
  }

  /** Take twice the time of the table's clock, or stop doing so. */
  takeTime(seat: number, double: boolean): void {
    this.connection.act({ type: "time", action: actionId(), seat, double });
  }

  say(text: string): void {
    const words = text.trim().slice(0, 300);
    if (words) this.connection.act({ type: "say", action: actionId(), seat: this.seat, text: words });
  }

  /** Say something ready-made, which everybody reads in their own language. */
  sayPhrase(phrase: ChatPhrase): void {
    this.connection.act({ type: "say", action: actionId(), seat: this.seat, text: say(phrase), phrase });
  }

  /** For players who are out: bots play on without pauses, and animations are off. */
  hurryBots(): void {
    this.hurried = true;
    this.connection.hurryBots();
    this.catchUp();
  }

  resync(): void {
    this.connection.resync();
  }

  // -- what is received -----------------------------------------------------------------------------

  hello() {
    return {
      table: this.id,
      tokens: this.tokens(),
      language: device.settings.language,
      panels: this.panels(),
      differences: this.misfits < MOST_MISFITS,
      have: this.received,
    };
  }

  onStateChange(state: ConnectionState, retryAt: number | null): void {
    this.connectionState = state;
    this.retryAt = retryAt;
  }

  onOutboxChange(acts: readonly Act[]): void {
    this.outbox = acts;
  }

  onMessage(message: FromServer): void {
    switch (message.type) {
      case "welcome": {
        this.queue.flush();
        const before = this.seq;
        this.table = message.table;
        this.seats = message.seats;
        this.sights = this.seen = message.sights;
        this.asked = message.asked;
        this.proposal = message.proposal;
        this.outcome = message.outcome;
        this.aimed = null;
        this.thinksLess = false;
        const known = before ? this.events.filter((event) => event.seq <= before) : [];
        this.notes.hear(message.table, message.events, this.wantedUndo);
        const missed = message.events.filter((event) => event.seq > (known.at(-1)?.seq ?? 0));
        this.events = [...known, ...missed];
        this.seq = this.received = message.seq;
        this.welcomed = true;
        for (const event of missed) this.listeners.forEach((handler) => handler(event, before > 0));
        break;
      }
      case "event": {
        if (message.seq <= this.received) break;
        if (message.seq !== this.received + 1) {
          this.connection.resync();
          break;
        }
        const seen = message.sights && sightsAfter(this.seen, message.sights);
        if (message.sights && !seen) {
          this.misfit();
          break;
        }
        this.seen = seen ?? this.seen;
        this.received = message.seq;
        if (this.table) this.notes.hear(this.table, [message.event], this.wantedUndo);
        if (SETTLES_UNDO.has(message.event.kind)) this.wantedUndo = null;
        if (message.event.kind !== "said") this.aimed = null;
        if (message.event.kind === "said" && this.queue.busy) this.announceEarly(message.event);
        this.queue.push({ ...message, sights: seen });
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
        this.deadlines = message.waits.map(({ left, ...wait }) => ({ ...wait, due: now + left }));
        if (this.stopped !== null) this.stopped = now;
        break;
      }
      case "refused":
        if (message.action === null || message.action !== this.standingAction) this.refused = { text: message.problem.text };
        if (message.seq > this.received) this.connection.resync();
        break;
      case "saving":
        this.savingPaused = message.paused;
        this.stopped = message.paused ? clock.wall() : null;
        break;
      case "thinking":
        this.thinksLess = message.less;
        break;
      case "bye":
        this.closedReason = message.problem.text;
        break;
    }
  }

  /** What changed does not fit what is seen here: never show a made-up board, ask for all of it. */
  private misfit(): void {
    this.misfits += 1;
    if (this.misfits === MOST_MISFITS) this.connection.startOver();
    else this.connection.resync();
  }

  /** Chat does not wait for animations. */
  private announceEarly(event: EventShown): void {
    this.early = [...this.early, event];
    this.listeners.forEach((handler) => handler(event, true));
  }

  private apply(message: EventMessage): void {
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
    else this.listeners.forEach((handler) => handler(message.event, true));
  }
}

/** What an event says about the table itself, if it is worth telling. */
function aboutTable(event: EventShown): Omit<TaleLine, "answered"> | null {
  const words = { given: "sits-in-for", taken: "came-back", moved: "clock-ran-out", hinted: "asked-hint", placed: event.cause === "remote" ? "placed-remote" : "placed-here" }[event.kind as string];
  if (!(event.cause || event.kind === "hinted" || event.kind === "placed") || !words || event.by === null) return null;
  const message = { id: words, args: { who: { seat: event.by } } };
  return { key: `${event.seq}.own`, kind: `Table-${event.kind}`, seat: event.by, message, fields: {}, seq: event.seq, own: true };
}
