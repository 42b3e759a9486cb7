// Made by scripts/make/wire-types from src/tumblekeep/server/wire/. Never edited by hand.
// docs/protocol.md says what these messages mean.
/* eslint-disable @typescript-eslint/no-explicit-any */

export const PROTOCOL = 1;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
export const LONGEST_TITLE = 60;
export const MOST_SEATS = 12;

/**
 * A message before it is formatted: an id of a catalogue, and its arguments.
 *
 * An argument is a number, a text, `{"seat": n}` (shown as the name of whoever sits there) or another message.
 */
export interface Words {
  id: string;
  args: Record<string, any>;
}

/**
 * What went wrong: `id` and `args` are a message of the catalogues `server` and `errors`; `text` is that
 * message in words.
 */
export interface Problem {
  id: string;
  args: Record<string, any>;
  text: string;
}

/** An option to choose before the game. Its wording is `option-<name>` and `option-<name>-<value>`. */
export interface GameOptionShown {
  name: string;
  kind: "choice" | "whole" | "flag" | "document";
  default: any;
  values?: string[] | null;
  low?: number | null;
  high?: number | null;
  /** If its values go from easy to hard: the other options with which they do; null: it is not a difficulty. */
  harder?: Record<string, any> | null;
}

/** Something the coach says once, in a player's first games. */
export interface FirstHint {
  says: string;
  /** Say it when the player is asked this kind of question; or */
  ask: string | null;
  /** when this happens, to the player or to nobody in particular. */
  happening: string | null;
  /** Only if this part of the question's setup is not empty. */
  needs: string | null;
}

/** What is recommended for a first game. */
export interface FirstTable {
  bots: ("careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy")[];
  options: Record<string, any>;
  /** The recommended options for each kind of question. */
  advice: Record<string, string[]>;
  /** The catalogue that holds the coach's words. */
  words: string;
  hints: FirstHint[];
}

/** The pack that a table plays with. */
export interface PackShown {
  name: string;
  version: string;
  /**
   * The fingerprint of everything that play depends on. The pack's words are at
   * `/api/packs/<fingerprint>/<language>`.
   */
  fingerprint: string;
  /** By language. */
  title: Record<string, string>;
}

/** What a pack changes in one of the game's content files, in rows and values. */
export interface PackChange {
  file: string;
  added: number;
  changed: number;
  removed: number;
}

/** A pack that may be chosen for a table. */
export interface PackOffered {
  name: string;
  version: string;
  fingerprint: string;
  title: Record<string, string>;
  /** By language; empty if it has no description. */
  about: Record<string, string>;
  changes: PackChange[];
  fewest: number;
  most: number;
  /** The game's options with this pack. */
  options: GameOptionShown[];
}

/** A game that tables can be opened for. Its title is the message `title` of the catalogue with its slug. */
export interface GameShown {
  slug: string;
  version: number;
  fewest: number;
  most: number;
  minutes: [number, number];
  options: GameOptionShown[];
  /** The game asks for throws, so the way of throwing matters. */
  throws: boolean;
  /** The game rolls dice, so real ones can be used. */
  rolls: boolean;
  /** The game draws cards or dice, so a real deck or bag can be used. */
  draws: boolean;
  /** Whether all win together or one wins alone; `both` if that depends on the options, null if the game does not say. */
  company: "together" | "race" | "both" | null;
  /** Whether there is a lesson for it, at `/api/lessons`. */
  lesson: boolean;
  first: FirstTable | null;
  /** The packs that the host allows for it. */
  packs: PackOffered[];
}

/** A seat at a table. */
export interface SeatShown {
  seat: number;
  kind: "open" | "invited" | "person" | "bot";
  /** The player's name; empty while nobody sits there, and for bots. */
  name: string;
  /** How well a bot plays that sits here. */
  level: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy" | null;
  /** That level looks ahead, but nothing was learned for this way to play: the bot plays as a steady one does. */
  untaught: boolean;
  /** Whether somebody is connected for this seat right now. */
  here: boolean;
  /** Whether a bot plays for a person, who may take the seat back. */
  returnable: boolean;
  /** Whether that bot sits in because the person is gone; a player who returns has the seat back at once. */
  away: boolean;
  /** Whether this player takes twice the time of the table's clock. */
  double: boolean;
  /** At a table with real dice: this player is elsewhere, and the server rolls for them. */
  remote: boolean;
  /** What this seat adds to the dice: nothing, a number that is still sealed, or one that is revealed. */
  adds: "nothing" | "sealed" | "given";
  /** Whether the host has taken the word from whoever sits here. */
  muted: boolean;
  /** Whether a program plays here, by the API. */
  program?: boolean;
}

/** Whose turn it is, as people count turns; every view has the same in its `turn`. */
export interface TurnShown {
  /** From 1; 0 before the first. */
  number: number;
  /** Null: everybody's. */
  seat: number | null;
}

/** Somebody asks to take back more than can be taken back at once; everybody has to agree. */
export interface Proposal {
  by: number;
  /** How many answers would remain. */
  to: number;
  /** The turn that would continue from there. */
  turn: TurnShown;
  agreed: number[];
  waiting: number[];
}

/** Somebody who waits to be let in. */
export interface KnockWaiting {
  knock: string;
  name: string;
}

/** A table: everything about it except the game itself. Independent of language. */
export interface TableShown {
  id: string;
  game: string;
  version: number;
  options: Record<string, any>;
  pack: PackShown | null;
  title: string;
  public: boolean;
  watchable: boolean;
  throws: "aimed" | "reported" | "sampled";
  dice: "reported" | "sampled";
  draws: "reported" | "sampled";
  pace: "live" | "days";
  /** Seconds for each question, after which a bot answers it; 0: no clock. */
  clock: number;
  odds: "off" | "after" | "always";
  /** The day of the daily door whose dice are rolled here; null: an ordinary table. */
  day: string | null;
  state: "open" | "playing" | "over";
  /** Two words to say aloud, in English, while the table waits for players. */
  code: string | null;
  /** The same code in each language; each of them leads to the table. */
  codes: Record<string, string> | null;
  /** `open`: whoever has the link sits down. `closed`: they have to knock, as everybody does who comes by a code. */
  door: "open" | "closed";
  /** Those who wait to be let in by the host. */
  knocks: KnockWaiting[];
  /** Whether spectators may only watch, not chat. */
  hushed: boolean;
  seats: SeatShown[];
  watchers: number;
  /** Milliseconds since 1970. */
  created: number;
  touched: number;
  archived: boolean;
  /** The hash of the secret that all dice and draws come from; shown from the first moment. */
  commitment: string;
  /**
   * How dice are made. 1: from that secret alone; 2: from it and a number from every player; 3: as 2, and the file has
   * the whole record of the table; 4: from the day's secret, by where in the game they are asked for.
   */
  fair: number;
  /** Whether the game is about to begin: whoever has sealed a number reveals it now. */
  closing: boolean;
  /** One hash of the seals of all seats, once the table is closed. Note it before revealing a number. */
  seals: string | null;
  /** The secret behind the commitment, once the game is over; of the daily door, once its day is over for everybody. */
  seed: string | null;
  /** How often an answer was taken back with everybody's consent; shown for the rest of the game. */
  taken_back: number;
  /** How many hints each seat has asked for. */
  hints: number[];
  /** The table of the rematch. */
  next: string | null;
  /** How many answers have been given, including fate's. */
  answered: number;
  /** The table was taken elsewhere and goes on there; null: it is here. */
  moved: "device" | "server" | null;
  /** What a change of the rules has meant for this table, as a message of the page's own catalogue; null: nothing. */
  notice: Words | null;
}

/** One answer. What this viewer may not know is null, and `hidden` says so. */
export interface AnswerShown {
  n: number;
  ask: string;
  clause: string;
  by: number | "fate";
  answer: any;
  hidden: boolean;
  /** Of an answer of fate: where it came from, as the file has it, without what would tell too much now. */
  beside: Record<string, any> | null;
}

/** Something that happened, typed (for animation) and as a message (for the tale). */
export interface Happening {
  /** Its name, as in the game's tale: `MonsterBeaten`. */
  kind: string;
  fields: Record<string, any>;
  message: Words;
}

/** The judge's ruling on a thrown die, or on a flipped template. */
export interface ThrowJudgement {
  /** It counts, unless a card of the game says otherwise. */
  hits: boolean;
  /** The die bounced on the table first; the template was turned over. */
  moved: boolean;
  /** It rests where something counts. */
  on_target: boolean;
}

/** How a thrown die flew, for animation; the landing is in the answer. */
export interface FlightShown {
  landing: Record<string, any>;
  /** One per die of the landing, in the same order; one for a template. */
  judged: ThrowJudgement[];
  launch: Record<string, any>;
  /** The encoded flight in base64; its format is in docs/throw-internals.md. Null if it can no longer be shown. */
  track: string | null;
}

/** A chat message. Text, never markup. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  /** A ready-made message: show this text of the catalogue in the reader's language instead of `text`. */
  phrase?: "chat-hello" | "chat-well" | "chat-help" | "chat-moment" | "chat-thanks" | null;
  /** Of a spectator: tells them from other spectators of this table. */
  watcher?: string | null;
}

/** How the game ended. */
export interface OutcomeShown {
  headline: Words;
  scores: number[];
  winners: number[];
  parts: Record<string, any>[];
}

/** What a seat could take back. */
export interface UndoShown {
  /** How many answers would remain if it took back its own last ones at once; null: it can't. */
  free: number | null;
  /**
   * How many would remain if it asked everybody; null: there is nothing to take back, or somebody is already
   * asking.
   */
  ask: number | null;
}

/** What one seat sees; a spectator's sight has `seat` null. */
export interface SightShown {
  seat: number | null;
  /** The game's own view; each game documents its fields in its view.py. */
  view: Record<string, any>;
  /** CRC-32 of the view as JSON with sorted keys and no spaces, in 8 hex digits; if yours differs, send `resync`. */
  mark: string;
  /** What is asked, as this seat may see it; null when the game is over. */
  question: Record<string, any> | null;
  /** The view laid out for a client that has no board for this game; null unless `hello` asked for it. */
  panels: Record<string, any>[] | null;
  undo: UndoShown;
}

/** What has changed in what one seat sees since the last sight it was sent, for a client whose `hello` asked for differences. */
export interface SightChange {
  seat: number | null;
  view_change: Record<string, any> | any[];
  /** That of the whole new view; if yours differs, send `resync`. */
  mark: string;
  question_change: Record<string, any> | any[];
  panels: Record<string, any>[] | null;
  undo: UndoShown;
}

/** What a game begins with, or goes on with under other rules, as its file says it. */
export interface BeginningShown {
  version: number;
  /** The digest of the game's content. */
  content: string;
  /** SHA-256 of the game's options as canonical JSON. */
  options: string;
  /** Who sits where: kind and name. */
  seats: (["open" | "invited" | "person" | "bot", string])[];
  /** At a table with real dice: who is elsewhere, so that the server rolls for them. */
  remote: number[];
  /** After how many seconds the host stopped waiting for numbers; null: all were there. */
  hurried: number | null;
}

/** One event of a table, numbered without gaps: everything that a viewer may know of it. */
export interface EventShown {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: "opened" | "loaded" | "sat" | "left" | "given" | "taken" | "started" | "moved" | "undone" | "proposed" | "agreed" | "declined" | "said" | "linked" | "timed" | "placed" | "closing" | "numbered" | "hinted" | "knocked" | "admitted" | "turned_away" | "door" | "muted" | "shown_out" | "rebased" | "frozen" | "claimed" | "keyed" | "unkeyed" | "departed" | "arrived";
  by: number | null;
  answers: AnswerShown[];
  told: Happening[];
  flight: FlightShown | null;
  chat: ChatLine | null;
  /** After `undone`: how many answers remain. Anything shown of later ones is no longer valid. */
  kept: number | null;
  /**
   * `given` and `taken`: a bot sat in because the player was away. `moved`: a bot answered because the clock had
   * run out. `undone`: everybody agreed. `started`: the host did not wait for all numbers. `placed`:
   * the player is not at the real table, so that the server rolls for them. `opened`: on a player's own `device`. `departed` and `arrived`:
   * where the table was taken or brought, a player's `device` or a `server`.
   */
  cause: "away" | "clock" | "consent" | "hurry" | "remote" | "device" | "server" | null;
  /** Its place in the table's record, from 1 without gaps; null: it is not in it, like chat. */
  place: number | null;
  /** `loaded`: how many of its answers came with the saved game. */
  loaded: number | null;
  /** `started`, `loaded` and `rebased`: what the game begins or goes on with. */
  begins: BeginningShown | null;
}

/** The first message: the table, the sender's seats, and what the client already has. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  /** Seat secrets; none: a spectator. Several: several people at one device. */
  tokens?: string[];
  language?: "en" | "fr";
  /** Also send every view laid out in panels. */
  panels?: boolean;
  /** Send what changes in views and questions with every event, instead of the whole: see `SightChange`. */
  differences?: boolean;
  /** The last event that this client has; later ones come with the welcome. */
  have?: number;
}

/** Choose one of the options asked for. */
export interface Answer {
  type: "answer";
  /** Made up by the client, new for every act. When in doubt, send the same message again. */
  action: string;
  seat: number;
  /**
   * The event after which this question was seen. If the seat has been asked something else since, the answer is
   * refused.
   */
  at: number;
  option: string;
}

/** Throw, in aimed mode: how the die left the hand. The server simulates it. */
export interface LaunchThrow {
  type: "launch";
  action: string;
  seat: number;
  at: number;
  launch: Record<string, any>;
}

/**
 * Show the others how the player who is asked to throw is aiming.
 *
 * It is passed on to whoever is connected, and not stored.
 */
export interface ShowAim {
  type: "aim";
  seat: number;
  /** As in an answer. Aims for a question that is over are not shown. */
  at: number;
  /** Null: the player has put the die down again. */
  aimed: HandPose | null;
}

/** Report where a real die landed, in reported mode. */
export interface ReportLanding {
  type: "landing";
  action: string;
  seat: number;
  at: number;
  landing: Record<string, any>;
}

/** What somebody at a real table says about one die; the server decides what counts. */
export interface ToldDie {
  die: string;
  /** What it lies on: ids of zones and templates, kinds of them (`hole`, `outside`), or the numbers printed there. */
  places: string[];
  /** The one of these that most of it lies on; empty: nobody can tell. */
  counts?: string;
  /** In the ring of the template, not on it. */
  inside?: boolean;
  icon?: string | null;
  bounced?: boolean;
  /** Special throws that were not met. */
  unmet?: string[];
  icebergs?: string[];
}

/** What somebody at a real table says about a template that was flipped. */
export interface ToldFlip {
  /** It lies on the target and on nothing else. */
  lies: boolean;
  /** Millimetres from the middle of the target. */
  at?: [number, number] | null;
  turned?: boolean;
  covers?: string[];
}

/** Report a real throw, in reported mode: in words of any language, or as a filled-in form. */
export interface TellThrow {
  type: "tell";
  action: string;
  seat: number;
  at: number;
  /** `3 symbol`, `2-3`, `hole`, `raté`. If given, the rest is ignored. */
  words?: string | null;
  /** For each die, how it lies, followed by other possible readings. */
  dice?: ToldDie[][];
  /** The same for a template. */
  flips?: ToldFlip[];
  /** The seat that calls it doubtful; null: the seat that reports it. */
  by?: number | null;
}

/** Report what real dice showed or what was drawn from a real deck, at a table that uses them: one of the three. */
export interface ReportChance {
  type: "report";
  action: string;
  seat: number;
  at: number;
  /** For pools of equal dice: how many show each face, in the order of the form. */
  pools?: number[][] | null;
  /** For different dice: the side that is up, for each. */
  sides?: number[] | null;
  /** For a draw: what came up. */
  thing?: string | null;
}

/** At a table with real dice: have them, or be elsewhere and let the server roll. Everybody sees it. */
export interface UseRealDice {
  type: "place";
  action: string;
  seat: number;
  remote: boolean;
}

/** Take answers back: at once if that is allowed, otherwise everybody is asked. */
export interface Undo {
  type: "undo";
  action: string;
  seat: number;
  /** How many answers remain, as in `undo` of the sight. */
  to: number;
}

/** Agree or disagree with a request to take answers back. */
export interface ReplyToUndo {
  type: "undo-reply";
  action: string;
  seat: number;
  agree: boolean;
}

/** Take twice the time of the table's clock, or stop doing so. Everybody sees it. */
export interface TakeTime {
  type: "time";
  action: string;
  seat: number;
  double: boolean;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  action: string;
  /** Null: as a spectator. */
  seat: number | null;
  text: string;
  /** A ready-made message; `text` is then the same in the sender's language, for clients that do not know it. */
  phrase?: "chat-hello" | "chat-well" | "chat-help" | "chat-moment" | "chat-thanks" | null;
}

/** Ask for a new welcome, because the client's state differs from the server's. */
export interface Resync {
  type: "resync";
}

/** Let the bots play on without a pause until a person is asked. Only for clients that hold a seat. */
export interface Hurry {
  type: "hurry";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n: number;
}

/** The full state, for these seats: after `hello`, after `resync`, and whenever the server considers it safer. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  table: TableShown;
  /** The seats this connection holds. */
  seats: number[];
  /** What happened since `have`, or only the latest events if that was long ago or never. */
  events: EventShown[];
  /** The seats that have to decide something now. */
  asked: number[];
  /** One for each seat held, or one with `seat` null. Empty until the game starts. */
  sights: SightShown[];
  proposal: Proposal | null;
  outcome: OutcomeShown | null;
}

/** Something happened at the table. A field that has not changed is null. */
export interface Event {
  type: "event";
  seq: number;
  event: EventShown;
  /** Null if nothing has changed except `answered` and `touched`. */
  table: TableShown | null;
  asked: number[];
  /** Differences for a client whose `hello` asked for them, whole sights for others. */
  sights: (SightShown | SightChange)[] | null;
  proposal: Proposal | null;
  outcome: OutcomeShown | null;
}

/** An act is safely stored, as (part of) event `seq`. Sent after that event. */
export interface Ack {
  type: "ack";
  action: string;
  seq: number;
}

/** An act was refused and changed nothing, or a message could not be read (`action` is null then). */
export interface RefusalShown {
  type: "refused";
  action: string | null;
  problem: Problem;
  /** The latest event; a client that is behind asks for `resync`. */
  seq: number;
  /** True: nothing is wrong with the act; send it again (with the same `action`) in a moment. */
  again: boolean;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

/** Somebody else is aiming; this replaces what was shown before. If it is lost, it is not sent again. */
export interface AimShown {
  type: "aim";
  seat: number;
  /** The event after which this throw is asked for. After the next event nobody is aiming any more. */
  at: number;
  aimed: HandPose | null;
}

/** The table waits for a seat, and a bot will answer in its place. */
export interface Wait {
  seat: number;
  /** `away`: nobody is connected there, and a bot will sit in. `clock`: the time for this question runs out. */
  why: "away" | "clock";
  /** Milliseconds from now; the clock stops while saving is paused. */
  left: number;
  whole: number;
}

/** Whom the table waits for and how long, at a table with a pace; replaces the previous one. */
export interface PaceShown {
  type: "pace";
  waits: Wait[];
}

/** Saving is paused (the database is down) or works again. Acts sent meanwhile are acknowledged once it does. */
export interface SavingState {
  type: "saving";
  paused: boolean;
}

/**
 * Bots at this table have to think less than their level could, because the server has much to do; or no longer. Sent when that
 * changes, and after a `welcome` while it is so. The sentence for it is `bots-think-less` of the catalogue `web`.
 */
export interface ThinkingState {
  type: "thinking";
  less: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  n: number;
}

/**
 * The last message before the server closes the connection, with the reason.
 *
 * Close codes: 1008 against the rules or too fast; 1012 server restarting, reconnect; 1013 client too slow, reconnect;
 * 4004 no such table; 4001 a seat secret is wrong or no longer valid.
 */
export interface Bye {
  type: "bye";
  problem: Problem;
}

/** Who is to sit here: `person` is the sender, `open` anyone who comes, `invited` whoever gets the seat's link. */
export interface SeatWanted {
  kind: "open" | "invited" | "person" | "bot";
  /** For `person`. */
  name?: string | null;
  /** For `bot`. */
  level?: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy";
  /** For `person`, at a table with real dice: not there, so the server rolls for them. */
  remote?: boolean;
  /**
   * For `person`: the SHA-256 of 32 random bytes that the player adds to the dice, and reveals once the table is
   * closed.
   */
  seal?: string | null;
  /** For `person`: the secret of the person who sits here, from /api/people; null: a guest. */
  person?: string | null;
}

/** Open a table. */
export interface OpenTable {
  game: string;
  /** The name of a pack that is offered for the game; null: the game as it is. */
  pack?: string | null;
  options?: Record<string, any>;
  seats: SeatWanted[];
  title?: string;
  public?: boolean;
  watchable?: boolean;
  throws?: "aimed" | "reported" | "sampled";
  dice?: "reported" | "sampled";
  draws?: "reported" | "sampled";
  pace?: "live" | "days";
  clock?: 0 | 30 | 60 | 180 | 86400 | 259200;
  /** Null: always, except at a public table, where it is off. */
  odds?: "off" | "after" | "always" | null;
  /** Start at once if nobody is missing; if somebody has sealed a number, close the table first. */
  start?: boolean;
}

/** The table with a spoken code. */
export interface TableLookup {
  /** Null: knock first, because the table is not public. Whoever is let in learns which one it is. */
  table: string | null;
  /**
   * Null: too many wrong codes are being tried, so that nobody is told whether this one is right. Whoever knocks with a right
   * one is heard.
   */
  game: string | null;
}

/** Ask the host to be let in. */
export interface KnockAtDoor {
  name: string;
}

/** A knock, and the secret that asks about it and lets the sender sit down. */
export interface KnockReceipt {
  knock: string;
  token: string;
}

/** What became of the sender's knock. */
export interface KnockAnswer {
  state: "waiting" | "admitted" | "refused";
  /** Once admitted: the table, to sit down at with the knock's secret. */
  table: string | null;
}

/** Let somebody in, or not. */
export interface AnswerKnock {
  admit: boolean;
}

/** Change who may come in, watch and chat; null: as before. */
export interface SetDoor {
  /** Whoever comes by link has to knock. */
  closed?: boolean | null;
  /** False shows all spectators out. */
  watchable?: boolean | null;
  /** Spectators may not chat. */
  hushed?: boolean | null;
}

/** Take the word from a seat, or give it back. */
export interface MuteSeat {
  muted: boolean;
}

/** Open a table with a saved game, to continue or to watch. */
export interface LoadTable {
  /** The text of a `.tumble` file. */
  log: string;
  /** As in OpenTable; none: the sender takes every seat, under the names in the file. */
  seats?: SeatWanted[];
  title?: string;
  public?: boolean;
  watchable?: boolean;
  throws?: "aimed" | "reported" | "sampled";
  dice?: "reported" | "sampled";
  draws?: "reported" | "sampled";
  pace?: "live" | "days";
  clock?: 0 | 30 | 60 | 180 | 86400 | 259200;
  /** Null: always, except at a public table, where it is off. */
  odds?: "off" | "after" | "always" | null;
  /** Continue at once. False: wait to be started, so that people can sit down and add their numbers first. */
  start?: boolean;
}

/** Check the dice of a saved game against its published secret. */
export interface VerifyLog {
  log: string;
  /** The commitment that a player noted when the table was opened. */
  commitment?: string | null;
}

/** Take a table away from here, whole, as one file. Here it is frozen. */
export interface TakeTable {
  to: "device" | "server";
  /** The secrets of the seats that the sender holds. Nobody else may sit there. */
  tokens?: string[];
}

/** Go on here with a table that was taken away elsewhere. */
export interface BringTable {
  /** The text of the file. */
  log: string;
}

/** The secret of a seat: whoever has it plays there. It is shown only once, so keep it. */
export interface SeatSecret {
  seat: number;
  token: string;
}

/** A new table, with the secrets that come with it. */
export interface TableOpened {
  table: TableShown;
  /** The host's secret: it starts the game, gives absent players' seats to bots, and opens them again. */
  host: string;
  mine: SeatSecret[];
  /** To be sent to the invited players; each becomes invalid once its seat is taken. */
  invited: SeatSecret[];
}

/** Take an open seat, or (with its secret) one that the sender is invited to. */
export interface Sit {
  name: string;
  /** Null: any open seat. */
  seat?: number | null;
  /** As in SeatWanted; ignored if the game has begun. */
  seal?: string | null;
  /** As in SeatWanted. */
  remote?: boolean;
  /** As in SeatWanted. */
  person?: string | null;
}

/** The sender's new seat. */
export interface SeatTaken {
  table: TableShown;
  mine: SeatSecret;
}

/** Let a bot play on. */
export interface GiveToBot {
  level?: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy";
}

/** Take the sender's seat back from the bot that plays there. */
export interface TakeBack {
  name?: string | null;
}

/** Start the game. */
export interface Start {
  /** Put bots of this level on the seats that are still free. */
  fill?: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy" | null;
  /** Do not wait any longer for sealed numbers; the log records whose are missing. */
  hurry?: boolean;
}

/** The number under a seat's seal: 32 random bytes. */
export interface SeatNumberGiven {
  seat: number;
  number: string;
}

/** Reveal the sender's numbers, once the table is closed and all seals are noted. */
export interface GiveNumbers {
  numbers: SeatNumberGiven[];
  /** The commitment that the sender was shown when sitting down. */
  noted: string;
}

/** The seal of a seat's number. */
export interface SeatSeal {
  seat: number;
  seal: string;
}

/** Another game with the same players. */
export interface Rematch {
  /** The seals of the sender's own seats. */
  seals?: SeatSeal[];
}

/** A seat that the sender claims to hold. */
export interface SeatClaim {
  table: string;
  token: string;
}

/** Which of these seats still belong to the sender, and what is the state of their tables? */
export interface MyTables {
  claims: SeatClaim[];
}

/** One of the sender's tables. */
export interface MyTable {
  table: TableShown;
  /** Null: the sender is the host and has no seat. */
  seat: number | null;
  /** Whether this seat has to decide something now. */
  asked: boolean;
}

/** Tables that anyone may join or watch. */
export interface Tables {
  tables: TableShown[];
}

/** The sender's tables; those that wait for the sender come first. */
export interface MineShown {
  tables: MyTable[];
}

/** The games that can be played. */
export interface Games {
  games: GameShown[];
  /** Whether this server knows persons (/api/people). */
  people?: boolean;
  /** Whether throws can be aimed here; otherwise they are sampled or reported. */
  physics?: boolean;
  /** Whether /pocket/ offers the page that plays without a network. */
  pocket?: boolean;
}

/** The best public table that is being played now: by the rating of its players, then by how close its game is. */
export interface BestTableShown {
  /** Null: nobody plays in public now; then everything else is null or empty. */
  table: TableShown | null;
  /** The mean rating of those players whose page all may see; null if there is none. */
  rating: number | null;
  /** What a spectator sees now. */
  sight: SightShown | null;
  /** What spectators were told last. */
  told: Happening[];
}

/** A game as it was after this many answers, as a spectator (or the seat that asks) saw it. */
export interface Frame {
  answered: number;
  answers: AnswerShown[];
  told: Happening[];
  sight: SightShown;
  outcome: OutcomeShown | null;
}

/** One throw of a game. */
export interface ThrowMade {
  /** The number of its answer. */
  answered: number;
  seat: number;
  landing: Record<string, any>;
  /** One per die of the landing, in the same order; one for a template. */
  judged: ThrowJudgement[];
  /** Whether its launch is known, so that it can be watched again. */
  flies: boolean;
}

/** Every throw of a game, in order. */
export interface ThrowsMade {
  throws: ThrowMade[];
}

/** A turn, as people count them. */
export interface TurnBegun {
  number: number;
  /** Whose it was; null: everybody's. */
  seat: number | null;
  /** How many answers there were when it began. */
  answered: number;
}

/** Some frames of a game, to watch it again from the start or from any move. */
export interface Replay {
  /** As it was when these frames were first asked for, if the game is over. */
  table: TableShown;
  answered: number;
  /** All turns of the game so far, in order, without those in which nobody could do anything. */
  turns: TurnBegun[];
  frames: Frame[];
}

/** What one answer brought. */
export interface RecapMoment {
  answered: number;
  told: Happening[];
}

/** How far a seat was by the game's own count, over the whole game. */
export interface ProgressCurve {
  /** null: one count for everybody. */
  seat: number | null;
  /** After how many answers it changed, and to what; it stays so until the next. */
  points: [number, number][];
}

/** A whole game on one page, without its frames. Of a finished game it never changes. */
export interface Recap {
  answered: number;
  turns: TurnBegun[];
  /** Every moment in which something happened. */
  tale: RecapMoment[];
  curves: ProgressCurve[];
  throws: ThrowMade[];
}

/** One clause of a game's rules. */
export interface Clause {
  game: string;
  clause: string;
  /** Markdown, in the language of the rule document (English). */
  text: string;
  /** From the published rules, from them in part, or decided here. */
  origin: "book" | "partly" | "ours";
}

/** Which clauses of a game's rules do not come from its published rules; both lists are empty if the game is its author's own. */
export interface ClauseOrigins {
  game: string;
  /** Rulings, and clauses that no source states. */
  ours: string[];
  /** Clauses that a source states in part. */
  partly: string[];
}

/** Whether every die and draw of a log came from its committed secret. */
export interface Verification {
  /** Nothing wrong was found. */
  ok: boolean;
  /**
   * Nothing wrong was found, and everything was checked; never true without a device's notes, which stay with the
   * device.
   */
  sure: boolean;
  commitment: string;
  seed: string;
  /** How many answers of fate were checked. */
  drawn: number;
  /** How many answers of fate come from no secret: aimed, reported, or from a saved game. */
  reported: number;
  /** How many answers of fate were checked and had been taken back. */
  undone: number;
  /** The seats whose own number is in the dice. */
  added: number[];
  /** The seats that had sealed a number and did not reveal it. */
  withheld: number[];
  problems: Words[];
  /** What could not be checked, in words. */
  unchecked: Words[];
}

/** The health of the server. */
export interface Health {
  ok: boolean;
  saving: boolean;
  version: string;
  protocol: number;
}

/** Every refusal over HTTP. */
export interface Failure {
  problem: Problem;
}

/** Report somebody at the sender's table: a seat, or a spectator who spoke. */
export interface MakeReport {
  reason: "words" | "name" | "play" | "other";
  seat?: number | null;
  /** The `watcher` of one of their messages. */
  watcher?: string | null;
  /** In the sender's own words. What was said is taken from the table. */
  note?: string;
}

/** Report somebody from their page. */
export interface ReportPerson {
  reason: "words" | "name" | "play" | "other";
  note?: string;
  /** A table where both sat: what they said there goes along. Null: none. */
  table?: string | null;
}

/** The report waits for whoever runs the server. */
export interface ReportTaken {
  taken: boolean;
}

/** A report, for the operator. */
export interface ReportShown {
  id: string;
  at: number;
  /** Null: they were reported from their page. */
  table: string | null;
  /** The seat that reports; null: from their page. */
  by_seat: number | null;
  /** The number of a seat, or `w` and the mark of a spectator; empty: from their page. */
  about: string;
  /** The id of the person who is reported; null: a guest or a spectator. */
  person: string | null;
  name: string;
  reason: "words" | "name" | "play" | "other";
  note: string;
  /** Their last words at the table. */
  said: string[];
  /** When the operator took note; 0: not yet. */
  done: number;
}

/** The queue of reports, the oldest first. */
export interface ReportsShown {
  reports: ReportShown[];
}

/** A kind of die in the box. */
export interface DieShown {
  id: string;
  shape: "d6" | "d4";
  /** In millimetres. */
  edge: number;
  sides: (string | null)[];
}

/** A special throw; its words are `throw-name-…`, `throw-rule-…` and `throw-confirm-…` of the catalogue `throw`. */
export interface DemandShown {
  id: string;
  layer: "perception" | "stance" | "propulsion" | "path" | "gadget";
  clause: string;
  props: string[];
  /** The throws that can't be combined with this one. */
  excludes: string[];
  /** How often an average hand hits, from the landing tables: 0 to 1. */
  hits: number;
}

/** A table to throw on; its words are `table-…` of the catalogue `throw`. */
export interface TableTopShown {
  name: string;
  /** What is not plain about it, as the setup of a throw names it. */
  conditions: Record<string, string | number>;
}

/** What can be thrown in a game, and how. */
export interface ThrowsShown {
  game: string;
  /** Whether this server simulates throws. */
  physics: boolean;
  dice: DieShown[];
  demands: DemandShown[];
  tables: TableTopShown[];
}

/** A hole of the weekly course. */
export interface CourseHole {
  game: string;
  table: string;
  /** A special throw, or empty for a plain one. */
  demand: string;
  /** What an average hand makes there with all its throws. */
  par: number;
}

/** The course of a week. */
export interface WeeklyCourse {
  week: number;
  /** At each hole; all of them count. */
  throws: number;
  holes: CourseHole[];
}

/** What one demand changes for the thrower (docs/throw-internals.md). */
export interface ControlShown {
  demand: string;
  view: string;
  axes: string;
  gesture: string;
  one_pointer: string;
  timing: Record<string, number>;
  numbers: Record<string, number>;
}

/** Where a prop stands: metres and radians. */
export interface SpotShown {
  x: number;
  y: number;
  turn: number;
  pitch: number;
  height: number;
}

/** Something to place on the table before the throw. */
export interface PropShown {
  name: string;
  kind: string;
  size: number[];
  rim: number;
  foot: number;
  /** How far from the rim of the target it may stand, in metres. */
  room: [number, number];
  place: SpotShown;
  /** Whether it is used unless the thrower chooses another. */
  chosen: boolean;
}

/** The die is tossed up first and struck in the air. */
export interface TossShown {
  up: number;
  /** The best moment to strike. */
  seconds: number;
}

/** The speed and direction that an experienced player would use for this throw. */
export interface UsualShown {
  speed: number;
  elevation: number;
  azimuth: number;
}

/** How much this throw strays (one sigma): degrees sideways and upwards, and a share of the speed. */
export interface SpreadShown {
  aside: number;
  up: number;
  speed: number;
}

/** How one throw is made. */
export interface StanceShown {
  position: [number, number, number];
  spin: [number, number, number];
  grips: string[];
  hand: string;
  marks: Record<string, number>;
  toss: TossShown | null;
  usual: UsualShown;
  limits: Record<string, [number, number]>;
  spread: SpreadShown;
  controls: ControlShown[];
  props: PropShown[];
}

/** A throw without a game. */
export interface Practise {
  dice: string[];
  demands?: string[];
  icebergs?: boolean;
  /** The name of a table that the game offers. */
  table?: string;
  launch: Record<string, any>;
}

/** The result of a practice throw. */
export interface PracticeResult {
  landing: Record<string, any>;
  judged: ThrowJudgement[];
  launch: Record<string, any>;
  track: string;
}

/** How a player holds a die before letting go of it: degrees and metres as in a launch; never stored. */
export interface HandPose {
  /** Degrees to the left of straight ahead. */
  aim: number;
  /** Degrees above the table. */
  height: number;
  speed: number;
  /** Where the hand is. */
  at: [number, number, number];
  /** How far it is pulled back; 0: it only lies in the hand. */
  power: number;
  /** Where the die may come to rest, as the thrower sees it: millimetres, and what it would count there (-1: nothing). */
  cloud?: [number, number, number][];
}

/** Look ahead: where an aimed throw may end. */
export interface Foresee {
  /** The setup of the throw that is asked for; in practice, its dice and demands. */
  setup: Record<string, any>;
  launch: Record<string, any>;
  /** How many places of this launch's cloud the client already has. */
  after?: number;
}

/** Where a die first touches, in millimetres, and whether that is a bounce that counts. */
export interface TouchShown {
  x: number;
  y: number;
  surface: string;
  counts: boolean;
}

/** Where a die may come to rest, in millimetres, and what it would count there; null for a miss. */
export interface PlaceShown {
  x: number;
  y: number;
  /** What it would lie on, as in a landing: `section`, `hole`, `outside`, ... */
  place: string;
  value: number | null;
}

/** What can be known of a throw before it is made. */
export interface ThrowForesight {
  after: number;
  /** Only with the first places. */
  first: TouchShown | null;
  /** One list for each throw of the cloud, with a place for each die. */
  places: PlaceShown[][];
}

/** Ask what would have made a throw better. */
export interface Consult {
  setup: Record<string, any>;
  /** The launch as it was sent with the flight. */
  launch: Record<string, any>;
}

/**
 * One thing to do differently: its words are `advice-…` of the catalogue `web`; null if there was no time to
 * find out.
 */
export interface ThrowAdvice {
  advice: string | null;
  /** Of `of` throws like that one so many hit, and with the change `then`. */
  hits: number | null;
  then: number | null;
  of: number | null;
  /** What such throws come to on average, and with the change. */
  points: number | null;
  then_points: number | null;
}

/** Everything the learner has done: an option's id for a question, an empty text for a step that is only to read. */
export interface TakeLesson {
  taken: string[];
}

/** The state of a lesson; its words are in the game's catalogue and in the one that `words` names. */
export interface LessonShown {
  game: string;
  words: string | null;
  names: string[];
  learner: number;
  number: number;
  steps: number;
  over: boolean;
  /** Null once it is over. */
  says: Words | null;
  /** The names of highlighted pieces, as in `touches`. */
  lit: string[];
  /** How often the learner may throw a die by hand here before going on, as in practice. */
  tries: number;
  /** The throw that these tries are, if it is one of the lesson's own; null: any die at an empty table. */
  throw: Record<string, any> | null;
  /** Why the last answer was wrong. It has changed nothing; do not send it again. */
  why: Words | null;
  view: Record<string, any>;
  /** What the learner is asked; null if this step is only to read. */
  question: Record<string, any> | null;
  panels: Record<string, any>[];
  told: Happening[];
  /** How many of the happenings are new at this step. */
  fresh: number;
}

/** What would the masterful player do? Hints are counted, and everybody sees that one was asked for. */
export interface AskHint {
  seat: number;
}

/** How good are the options? */
export interface AskOdds {
  seat: number;
  /**
   * The question that this seat was asked after this many answers. If odds are shown only afterwards, the seat
   * must have decided it by now.
   */
  answered: number;
  /** Compute longer, for more precise numbers. */
  more?: boolean;
}

/** How good one option is. */
export interface PromiseShown {
  id: string;
  /** In the unit of `measure`; null: it was examined too seldom to say. */
  expected: number | null;
  /** The standard error of `expected`. */
  error: number;
}

/**
 * How good the options of a question are, if everybody goes on steadily.
 *
 * If there are many, some may be left out.
 */
export interface OddsShown {
  /** `won`: the chance to win, 0 to 1; `points`: the number of points. */
  measure: "won" | "points";
  /** True: a learned value gave the odds between turns. False: games were played to their end, if there was time. */
  valued: boolean;
  /** How much of what tells games apart is known by now, 0 to 1; null where nothing is learned. */
  sure: number | null;
  /** The most there can be: a bar of this length is full; null where nobody knows. */
  most?: number | null;
  /** Why there are no numbers: nobody has checked the odds of this way to play, or they were checked and are wrong. */
  why?: "" | "unchecked" | "off";
  options: PromiseShown[];
}

/** What the masterful player would do, and why. */
export interface HintShown {
  option: string;
  /** Sentences of the catalogue `lookback`, with names from the game in them. */
  words: Words[];
  odds: OddsShown;
}

/** An option as it was rated afterwards. */
export interface OfferShown {
  id: string;
  label: Words;
  levels: number[];
  error: number;
  seen: number;
}

/** One answer of an analysed game. Only choices have the last five fields. */
export interface StepShown {
  number: number;
  turn: number;
  seat: number | null;
  chance: boolean;
  prompt: Words;
  answer: Words | string;
  /** The level after it: one number for the party, or one per seat. */
  levels: number[];
  luck: number[];
  /** What a choice gained or lost compared with the steady bot's. */
  skill: number[];
  /** By how much the forecast corrected itself. */
  rest: number[];
  happened: Words[];
  chosen?: string;
  /** What the steady bot would have chosen; empty if it would have drawn lots. */
  steady?: string;
  best?: string;
  given?: number;
  /** Whose choice the best is: what comes out best if steady bots play on, or what the masterful bot would choose. */
  yardstick?: "steady" | "masterful";
  options?: OfferShown[];
}

/** How a seat did: its dice and its choices. */
export interface PlayerShown {
  seat: number;
  luck: number;
  skill: number;
  others: number;
  accuracy: number | null;
  choices: number;
}

/** A choice that was a clear mistake. */
export interface MistakeShown {
  number: number;
  best: Words;
  given: number;
}

/** A whole game, with the value of each answer: `docs/lookback.md`. */
export interface CourseShown {
  form: number;
  game: string;
  measure: "won" | "points";
  shared: boolean;
  valued: boolean;
  over: boolean;
  start: number[];
  end: number[];
  unit: number;
  common: number;
  /** By how much the forecast corrected itself in all, by party. */
  rest: number[];
  steps: StepShown[];
  players: PlayerShown[];
  turning: number[];
  mistakes: MistakeShown[];
}

/** The progress of a game's analysis, and its result once it is done. */
export interface LookBack {
  done: number;
  /** Points of the game that are looked at, and how many there are. */
  whole: number;
  /** Other games that are looked at first; 0 once this one is under way. */
  before: number;
  course: CourseShown | null;
}

/** A puzzle in the list. */
export interface PuzzleListed {
  id: string;
  game: string;
  seats: number;
  /** What is asked: the theme of the puzzle. */
  ask: string;
  /** 1: most bots find it, to 3: hardly any does. */
  difficulty: number;
}

/** All puzzles, the clearest of each game first. */
export interface Puzzles {
  puzzles: PuzzleListed[];
}

/** A position, as the player who is asked sees it. */
export interface PuzzleShown {
  id: string;
  game: string;
  seats: number;
  seat: number;
  measure: "won" | "points";
  view: Record<string, any>;
  question: Record<string, any>;
  panels: Record<string, any>[];
}

/** Choose an option. */
export interface TryPuzzle {
  option: string;
}

/** How good an option of a puzzle is, found by playing games to their end. */
export interface PuzzleWorth {
  id: string;
  label: Words;
  expected: number;
  error: number;
}

/** How good every option is. */
export interface PuzzleTried {
  right: boolean;
  best: string;
  /** What the steady player chooses. */
  steady: string;
  /** The share of the bots of each level that choose the best; empty if it was not graded. */
  solved: Record<string, number>;
  options: PuzzleWorth[];
  /** The reasons, in sentences of the catalogue `lookback`; may be empty. */
  words: Words[];
}

/** A weapon that may be declared for a throw; its name is `gear-CARD` of the game's catalogue. */
export interface PuzzleWeaponShown {
  card: string;
  /** What it demands; empty for nothing. */
  demand: string;
  bonus: number;
}

/** A foe to be defeated with a few dice, each thrown once. */
export interface ThrowPuzzleShown {
  id: string;
  game: string;
  /** Words: `throw-puzzle-theme-THEME` of the catalogue `backstage`. */
  theme: string;
  /** Its name is `foe-FOE` of the game's catalogue. */
  foe: string;
  /** The life that it has left. */
  life: number;
  /** In the order in which they are thrown. */
  dice: string[];
  /** What binds every throw. */
  demands: string[];
  weapons: PuzzleWeaponShown[];
  /** The sets of weapons that can be declared together, without any first. */
  ways: string[][];
  icebergs: boolean;
  /** Of the table, as `/api/throws/GAME/stance` takes them; empty for plain wood. */
  conditions: Record<string, any>;
  difficulty: number;
  /** The chance that a bot of each level solves it, 0 to 1; empty if that is not known for this table. */
  solved: Record<string, number>;
}

/** All throw puzzles, the easiest of each game first. */
export interface ThrowPuzzles {
  puzzles: ThrowPuzzleShown[];
}

/** Throw the next die at the foe of a puzzle. */
export interface TryThrowPuzzle {
  /** How many dice were thrown before. */
  thrown: number;
  /** What they dealt. */
  dealt: number;
  /** The weapons declared for this throw. */
  weapons?: string[];
  launch: Record<string, any>;
}

/** What a throw at the foe of a puzzle came to. */
export interface ThrowPuzzleTried {
  landing: Record<string, any>;
  judged: ThrowJudgement[];
  launch: Record<string, any>;
  track: string;
  /** What this throw dealt. */
  damage: number;
  /** The life that the foe has left. */
  left: number;
  /** Whether the foe fell or no die is left. */
  over: boolean;
  solved: boolean;
  /**
   * The chance of an average hand to solve the puzzle from before this throw, by each of the puzzle's `ways`; told once the
   * throw is made, empty if it is not known.
   */
  chances: number[];
}

/** One value of a row, with what it may be. */
export interface EditorValue {
  path: string;
  value: boolean | number | string | null;
  kind: "whole" | "number" | "truth" | "word" | "text" | "choice";
  least: number | null;
  most: number | null;
  words: string[] | null;
}

/** A row of a content file: a card, a monster, a die, a table of numbers. */
export interface EditorRow {
  id: string;
  /** By language and id: the messages of the game that name or describe it, as they stand in its catalogue. */
  words: Record<string, Record<string, string>>;
  values: EditorValue[];
}

/** A content file. */
export interface EditorFile {
  name: string;
  rows: EditorRow[];
}

/** Everything of a game that a pack can change. */
export interface EditorShown {
  game: string;
  files: EditorFile[];
}

/** A value that is changed. */
export interface EditedValue {
  file: string;
  path: string;
  value: boolean | number | string;
}

/** A new row, begun as a copy of another. */
export interface EditedRow {
  file: string;
  row: string;
  source: string;
}

/** A pack as it is edited. */
export interface DraftPack {
  name: string;
  game: string;
  title: Record<string, any>;
  about: Record<string, any>;
  rows: EditedRow[];
  changes: EditedValue[];
  words: Record<string, any>;
}

/** What is wrong with a draft; null if nothing is. `terms` are its numbers as Fluent text, for a preview. */
export interface DraftChecked {
  problem: Words | null;
  changed: number;
  terms: string;
}

/** How often something happened since this worker started. */
export interface ReasonCount {
  id: string;
  /** In words, in the reader's language. */
  text: string;
  count: number;
}

/** What one kind of work has cost, for one class of addresses. */
export interface DoorCost {
  door: string;
  client: string;
  times: number;
  milliseconds: number;
}

/** A warning or an error of the server's own log. */
export interface TroubleShown {
  at: number;
  level: string;
  event: string;
}

/** One worker, as its operator sees it. */
export interface OperatorState {
  version: string;
  worker: string;
  workers: number;
  /** Seconds. */
  uptime: number;
  database: string;
  /** How many tables are stored, by state. */
  tables: Record<string, number>;
  in_memory: number;
  table_bytes: number;
  memory_budget: number;
  /** Bytes of memory that the worker uses altogether. */
  resident: number;
  disk: number;
  /** 0: no limit. */
  disk_budget: number;
  saving: boolean;
  disk_full: boolean;
  sockets: number;
  /** Events stored since the start. */
  events: number;
  /** The longest that the event loop was held, in milliseconds. */
  lag: number;
  refusals: ReasonCount[];
  costs: DoorCost[];
  troubles: TroubleShown[];
}

/** A table in the operator's list. */
export interface OperatorTable {
  id: string;
  game: string;
  state: "open" | "playing" | "over";
  names: string[];
  touched: number;
  events: number;
  bytes: number;
  said: number;
  loaded: boolean;
  /** How many connections this worker has to it. */
  here: number;
}

/** Tables, the most recently touched first. */
export interface OperatorTables {
  tables: OperatorTable[];
}

/** What the operator's act has removed. */
export interface OperationDone {
  count: number;
}

/** Make a person: a name, and a secret for this device. */
export interface MakePerson {
  name: string;
  /** What to call this device in the person's own list, such as "Firefox". */
  label?: string;
  /** A program will play as this person, by the API; everybody sees that. */
  bot?: boolean;
}

/** A person, for themselves. */
export interface PersonShown {
  id: string;
  name: string;
  /** Whether nobody else can have this name. A name is reserved once its person means to keep it. */
  reserved: boolean;
  visibility: "private" | "friends" | "public";
  bot: boolean;
  created: number;
  /** From when on the name may be changed. */
  rename_after: number;
}

/** A person, and a secret of this device, which is shown only once. */
export interface PersonMade {
  person: PersonShown;
  key: string;
  secret: string;
}

/** One of the ways in which somebody proves to be a person. */
export interface PersonKeyShown {
  id: string;
  kind: "device" | "passkey" | "paper" | "token";
  label: string;
  created: number;
  /** The day on which it was last used. */
  used: number;
  /** Whether this request was made with it. */
  here: boolean;
}

/** Everything that is kept of a person, besides the list of their games. */
export interface PersonKept {
  person: PersonShown;
  keys: PersonKeyShown[];
  /** Whether this server can check passkeys. */
  passkeys: boolean;
  /** Finished games. */
  games: number;
  /** Games that are not over. */
  open: number;
}

/** Change a name, or who may see the person's page; null: as before. */
export interface ChangePerson {
  name?: string | null;
  visibility?: "private" | "friends" | "public" | null;
}

/** A code that adds a device, once. */
export interface DeviceCode {
  code: string;
  until: number;
}

/** The words of a paper key, in each language. They are shown only once. */
export interface PaperKey {
  words: Record<string, string>;
  /** The same key in letters and digits, for a picture that a camera reads. */
  short: string;
}

/** Come in on another device, with the code that the first one shows. */
export interface EnterByCode {
  code: string;
  label?: string;
}

/** Come in with a paper key: its words in any language, or its short form. */
export interface EnterByPaper {
  words: string;
  label?: string;
}

/** What the browser needs to make or use a passkey, as WebAuthn's JSON. */
export interface PasskeyOptions {
  options: Record<string, any>;
}

/** What the browser answered, as WebAuthn's JSON. */
export interface PasskeyAnswer {
  credential: Record<string, any>;
  label?: string;
}

/** Seats that this device holds the secrets of, to be the person's own. */
export interface ClaimSeats {
  claims: SeatClaim[];
}

/** How many seats have become the person's own. */
export interface SeatsClaimed {
  count: number;
}

/** The person's seats at a table, with new secrets for this device. */
export interface SeatsOpened {
  mine: SeatSecret[];
}

/** Who sat at a table. */
export interface GameSeat {
  /** Empty: a bot, or somebody who was deleted since. */
  name: string;
  level: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy" | null;
  bot: boolean;
  mine: boolean;
}

/** One of a person's games. */
export interface GameListed {
  table: string;
  seat: number;
  game: string;
  sat: number;
  /** When it was over for this person; 0: it is not. */
  ended: number;
  result: "won" | "lost" | "left" | "stopped" | "";
  score: number | null;
  /** How many people were there at the end. */
  people: number;
  origin: "played" | "claimed" | "imported" | "carried";
  touched: number;
  answered: number;
  state: "open" | "playing" | "over";
  title: string;
  seats: GameSeat[];
}

/** A page of a person's games, the latest first. */
export interface GamesListed {
  games: GameListed[];
  /** How many there are in all. */
  count: number;
  /** Ask for what comes after this; null: that was all. */
  after: string | null;
}

/** Somebody with whom the person has finished games. */
export interface PartnerListed {
  person: string;
  name: string;
  games: number;
}

/** How many games of one kind ended in one way. */
export interface GameCounted {
  game: string;
  result: "won" | "lost" | "left" | "stopped";
  count: number;
}

/** What a person's list can be narrowed down to. */
export interface GamesCounted {
  counts: GameCounted[];
  partners: PartnerListed[];
}

/** Put a saved game among the person's own. */
export interface ImportGame {
  /** The text of a `.tumble` file, or of a `.table` file with a finished game. */
  log: string;
  /** Which seat was the person's; null: the one that has their name, or the only one. */
  seat?: number | null;
}

/** The table of an imported game, and the secret of the person's seat. */
export interface GameImported {
  table: string;
  mine: SeatSecret;
}

/** A person whose page everybody may see. */
export interface PersonPublic {
  id: string;
  name: string;
  bot: boolean;
  created: number;
  games: number;
}

/** When and where a medal was first earned. */
export interface MedalEarned {
  table: string;
  /** The number of the answer that completed it. */
  answer: number;
  at: number;
  /** In how many games. */
  times: number;
}

/** A medal of a game. Its words are the game's messages `medal-NAME` and `medal-NAME-how`, with `count`. */
export interface MedalListed {
  medal: string;
  /** The number in its words, if they have one. */
  count: number | null;
  earned: MedalEarned | null;
}

/** The best that a person reached. Its words are the game's messages `record-NAME` and `record-NAME-value`, with `count`. */
export interface RecordListed {
  record: string;
  value: number;
  table: string;
  answer: number;
  at: number;
}

/** A rating in points: 1500 is a steady bot, 400 more are odds of ten to one. */
export interface RatingListed {
  points: number;
  low: number;
  /** The true strength lies between both with 95 % certainty. */
  high: number;
  /** How many games it was made from. */
  games: number;
  /** How it went: when a game ended, and the points after it; thinned out if there are many. */
  course: [number, number][];
}

/** A person's standing in one game. */
export interface StandingListed {
  game: string;
  /** How many games were played to the end. */
  games: number;
  /** Null: no game has counted yet. */
  rating: RatingListed | null;
  /** Made of results without their luck; null: none has counted yet, or it would tell no more than the plain one in this game. */
  luck_free: RatingListed | null;
  /** All medals of the game, earned or not. */
  medals: MedalListed[];
  records: RecordListed[];
}

/** A person's standing in every game that they have finished. */
export interface StandingsListed {
  standings: StandingListed[];
}

/** Whether a table's game will count for a rating. */
export interface TableTermsTold {
  counts: boolean;
  /** That it counts, or every reason why it does not, in the reader's language. */
  why: string[];
}

/** It is done. */
export interface PersonDone {
  done?: true;
}

/** Look for others who want the same; in place of an earlier wish. */
export interface LookForOthers {
  game: string;
  fewest: number;
  /** How many players, from and to. */
  most: number;
  pace?: "live" | "days";
  /** The game is to count for a rating: no hints and no odds. With bots it does not count. */
  counts?: boolean;
  /** Seconds after which bots take the chairs that are left; null: never. */
  fill_after?: number | null;
  /** The seal of the number that this player adds to the dice, as in SeatWanted. */
  seal?: string | null;
}

/** Stop looking, or take note of a seat. */
export interface LeaveLooking {
  /** The table whose seat was taken; null: stop looking, and whoever has been given a seat meanwhile is shown it. */
  table?: string | null;
}

/** How long others waited for the same. */
export interface UsualWait {
  /** `unseen`: too few have waited lately to say; `seldom`: fewer than two of three found somebody, however long they waited. */
  known: "unseen" | "seldom" | "usual";
  /** For `usual`: within this time two of three found somebody. */
  seconds: number | null;
  /** How many waits that is taken from. */
  seen: number;
}

/** What became of the sender's wish. */
export interface LookingShown {
  state: "none" | "waiting" | "seated";
  game: string | null;
  fewest: number;
  most: number;
  pace: "live" | "days";
  counts: boolean;
  /** Seconds. */
  waited: number;
  /** Seconds until bots take the chairs that are left; null: never. */
  fill_in: number | null;
  /** How many others look for the same now. */
  others: number;
  usual: UsualWait;
  table: string | null;
  /** For `seated`: /api/people/me/seats/TABLE gives this device the seat's secret. */
  seat: number | null;
}

/** How many people look for others, by game. */
export interface DoorsWaiting {
  doors: Record<string, any>;
}

/** A link that makes whoever opens it a friend; its code is shown only once. It stands behind the # of an address. */
export interface FriendLinkMade {
  code: string;
  until: number;
}

/** The code of a friend's link. */
export interface FriendLinkCode {
  code: string;
}

/** Whose link it is. */
export interface FriendLinkShown {
  name: string;
}

/** Somebody who sat at the same table as the sender. */
export interface TableNeighbour {
  table: string;
  seat: number;
}

/** What two people are to each other now. */
export interface FriendAnswer {
  relation: "friends" | "asked";
}

/** Somebody whom the sender knows. */
export interface OnePerson {
  person: string;
}

/** Invite a friend to a table. */
export interface InviteFriend {
  person: string;
  table: string;
}

/** The sender is here, perhaps at a table. */
export interface HereNow {
  table?: string | null;
}

/** Whether friends are not told when the sender is here. */
export interface HideMe {
  hidden: boolean;
}

/** A friend, and whether they are here. */
export interface FriendShown {
  person: string;
  name: string;
  here: boolean;
  /** A table where they are, if it can be watched. */
  table: string | null;
  game: string | null;
}

/** Somebody, by name. */
export interface PersonNamed {
  person: string;
  name: string;
}

/** A friend wants the sender at a table. */
export interface InvitationShown {
  person: string;
  name: string;
  table: string;
  game: string;
}

/** The sender's friends, and whoever wants something of them. */
export interface CompanyShown {
  friends: FriendShown[];
  asks: PersonNamed[];
  invitations: InvitationShown[];
  blocks: PersonNamed[];
  hidden: boolean;
}

/** How somebody has done in the games of an evening. */
export interface EveningPlayer {
  name: string;
  mine: boolean;
  games: number;
  won: number;
}

/** The games that the sender has finished in the last twelve hours, and how everybody at these tables has done. */
export interface EveningShown {
  games: number;
  players: EveningPlayer[];
}

/** Whose page it is. */
export interface ProfilePerson {
  id: string;
  name: string;
  bot: boolean;
  created: number;
}

/** Luck and skill of one game: what was thrown and what was chosen changed, compared with steady play. */
export interface PlayedSkill {
  table: string;
  at: number;
  luck: number;
  skill: number;
}

/**
 * A kind of decision that gave something away: the words of the question, of what was chosen and of what was better are the game's
 * messages `ask-ASK`, `ASK-CHOSEN` and `ASK-BETTER`.
 */
export interface CostlyDecision {
  ask: string;
  chosen: string;
  better: string;
  /** What these words have gaps for. */
  fields: string[];
  count: number;
  /** In an average game, in the measure. */
  cost: number;
}

/** A hero, by the game's message that names it, and in how many games. */
export interface HeroPlayed {
  hero: string;
  count: number;
}

/** How somebody plays a game, as far as it was looked back at. */
export interface HowPlayed {
  /** `won`: the chance to win; `points`: the expected score. */
  measure: string;
  games: number;
  choices: number;
  /** How many choices were those of steady play. */
  usual: number;
  /** The latest games, the oldest of them first. */
  course: PlayedSkill[];
  costs: CostlyDecision[];
  heroes: HeroPlayed[];
}

/** A person's results in one game. */
export interface ProfileGame {
  game: string;
  games: number;
  rating: RatingListed | null;
  luck_free: RatingListed | null;
  medals: MedalListed[];
  records: RecordListed[];
  results: Record<string, number>;
  /** How the latest games ended, the latest first. */
  latest: ("won" | "lost" | "left" | "stopped")[];
  play: HowPlayed | null;
}

/** A person's page. */
export interface Profile {
  person: ProfilePerson;
  /** Whether the person wants their games to be looked back at. */
  insights: boolean;
  games: ProfileGame[];
}

/** Whether the sender's games are to be looked back at; if not, what was found is forgotten. */
export interface WishInsights {
  wanted: boolean;
}

/** When to leave somebody alone: minutes of the day in a time zone. Both alike: never. */
export interface QuietHours {
  begins: number;
  ends: number;
  /** Its name, such as `Europe/Paris`. */
  zone: string;
}

/** A browser that the sender is told on. */
export interface PushSubscriptionShown {
  id: string;
  label: string;
  /** The host of the push service that delivers to it. */
  service: string;
  made: number;
  /** Whether it belongs to the device that asks. */
  here: boolean;
}

/** How the sender is told that it is their turn. */
export interface PushShown {
  /** Whether this server can send such messages. */
  available: boolean;
  /** The server's public key, which a browser needs to subscribe; empty if it can't send. */
  key: string;
  /** Null: they have never subscribed. Whoever subscribes first has quiet nights in the time zone of that device. */
  quiet: QuietHours | null;
  subscriptions: PushSubscriptionShown[];
}

/** Tell the sender on this browser when a table over days waits for them. */
export interface PushSubscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
  language?: "en" | "fr";
  /** The time zone of the device, for the quiet time, unless the sender has chosen one. */
  zone?: string;
}

/** Tell the sender no longer on one of their browsers. */
export interface PushRemove {
  subscription: string;
}

/** One of the ten throws of a Sunday. */
export interface GivenThrowShown {
  game: string;
  die: string;
  /** A special throw; empty: none. */
  demand: string;
}

/** What a finished try was worth. */
export interface DayScoreShown {
  result: number;
  skill: number | null;
  /** In thousandths of the measure; null: not known for this way to play. */
  luck: number | null;
  measure: "won" | "points";
  /** The points, or 1 for a victory. */
  reached: number;
  won: boolean;
  /** How the game ended, as a message of the game; null for throws. */
  headline: Words | null;
}

/** The sender's try that counts. */
export interface MyTry {
  /** `counting`: the game is over, and its worth is being worked out. */
  state: "playing" | "counting" | "over";
  /** Null on a day of throws. */
  table: string | null;
  /** On a day of throws: the points of each throw so far. */
  thrown: number[];
  score: DayScoreShown | null;
}

/** Days in a row. */
export interface StreakShown {
  days: number;
  longest: number;
  rests_left: number;
}

/** What was promised about the dice of a day. */
export interface DayPromise {
  day: string;
  /** The SHA-256 of the day's secret. */
  commitment: string;
  /** When it was published, in milliseconds since 1970; 0: this day's dice follow from the published seed. */
  committed: number;
  /** The secret, once the day is over for everybody. */
  secret: string | null;
}

/** What is behind the door on a day. */
export interface DailyShown {
  day: string;
  kind: "short" | "long" | "throws";
  game: string;
  seats: number;
  options: Record<string, any>;
  throws: GivenThrowShown[];
  /** Milliseconds until the day is over; negative: it is. */
  ends_in: number;
  /** Whether a try that begins now counts. */
  counts: boolean;
  /** Whether this server keeps rankings at all. */
  ranked: boolean;
  /** How many have finished it. */
  tries: number;
  /** How much of the result skill explains in this way to play, as measured with bots. */
  skill_share: number | null;
  /**
   * Whether the odds that skill and luck are counted by were held to other games of this way to play, and are right. A throw
   * needs none.
   */
  skill_checked: boolean;
  promise: DayPromise;
  tomorrow: DayPromise | null;
  mine: MyTry | null;
  streak: StreakShown | null;
}

/** Begin a try of a day, or go on with it. */
export interface BeginTry {
  name: string;
  day?: string | null;
  practice?: boolean;
}

/** A try that can be played on. */
export interface TryBegun {
  day: string;
  counts: boolean;
  resumed: boolean;
  table: string | null;
  /** The secret of the player's seat; null on a day of throws. */
  token: string | null;
}

/** The next of the ten throws; in practice, any of them. */
export interface ThrowDaily {
  launch: Record<string, any>;
  day?: string | null;
  practice?: number | null;
}

/** The result of a throw of the day. */
export interface DailyThrown {
  landing: Record<string, any>;
  judged: ThrowJudgement[];
  launch: Record<string, any>;
  track: string;
  points: number;
  mine: MyTry | null;
}

/** One entry of a ranking. */
export interface RankedTry {
  rank: number;
  value: number;
  /** Null: somebody. */
  name: string | null;
  you: boolean;
}

/** One ranking of a day. */
export interface RankingShown {
  /** The sender's place, from 1; equals share it. Null: the sender is not in it. */
  rank: number | null;
  /** The share of all who are not better than the sender. */
  percentile: number | null;
  total: number;
  value: number | null;
  best: RankedTry[];
  friends: RankedTry[];
  /** How many reached each value, from the lowest; near values are put together. */
  bars: [number, number][];
  /** How much one bar spans. */
  unit: number;
}

/** Both rankings of a day. */
export interface RankingsShown {
  day: string;
  result: RankingShown;
  skill: RankingShown;
}

/** A choice that gave something away. */
export interface ChoiceSpot {
  number: number;
  ask: string;
  chosen: Words;
  better: Words;
  gain: number;
}

/** A choice where most people went the other way. */
export interface CrowdSpot {
  number: number;
  ask: string;
  chosen: Words;
  usual: Words;
  share: number;
  /** How much more the sender's choice was worth; negative: less. */
  gain: number;
  met: number;
}

/** What is shown after a try. */
export interface AftermathShown {
  spots: ChoiceSpot[];
  others: CrowdSpot[];
  /** How the masterful player fared with the same dice; null before the day is over for everybody. */
  masterful: DayScoreShown | null;
  /** Ids of puzzles that were made of this day. */
  puzzles: string[];
}

/** A day in the calendar. */
export interface CalendarDay {
  day: string;
  kind: "short" | "long" | "throws";
  game: string;
  played: boolean;
  rested: boolean;
  percentile: number | null;
}

/** A medal for a week. */
export interface WeekMedalShown {
  monday: string;
  medal: "gold" | "silver" | "bronze";
}

/** The past year, and the sender's days in it. */
export interface CalendarShown {
  days: CalendarDay[];
  medals: WeekMedalShown[];
  streak: StreakShown;
}

export type FromClient = Hello | Answer | LaunchThrow | ShowAim | ReportLanding | TellThrow | ReportChance | UseRealDice | Undo | ReplyToUndo | TakeTime | Say | Resync | Hurry | Ping;

export type FromServer = Welcome | Event | Ack | RefusalShown | Presence | AimShown | PaceShown | SavingState | ThinkingState | Pong | Bye;

/** What changes a table, and is acknowledged once it is safely stored. */
export type Act = Answer | LaunchThrow | ReportLanding | TellThrow | ReportChance | UseRealDice | Undo | ReplyToUndo | TakeTime | Say;
