// Made from src/tumblekeep/server/wire.py; not edited by hand.
/* eslint-disable @typescript-eslint/no-explicit-any */

export const PROTOCOL = 1;

/** A message before it is put into words: an id of a catalogue, and its arguments. */
export interface Words {
  id: string;
  args: Record<string, any>;
}

/** What went wrong: `id` and `args` are a message of the catalogues `server` and `errors`, `text` says it in words. */
export interface Problem {
  id: string;
  args: Record<string, any>;
  text: string;
}

/** Something to settle before the game. Its wording is `option-<name>` and `option-<name>-<value>`. */
export interface GameOptionShown {
  name: string;
  kind: "choice" | "whole" | "flag" | "document";
  default: any;
  values?: string[] | null;
  low?: number | null;
  high?: number | null;
}

/** A game one can open a table for. Its title is the message `title` of the catalogue with its slug. */
export interface GameShown {
  slug: string;
  version: number;
  fewest: number;
  most: number;
  minutes: [number, number];
  options: GameOptionShown[];
  throws: boolean;
}

/** A seat at a table. */
export interface SeatShown {
  seat: number;
  kind: "open" | "invited" | "person" | "bot";
  name: string;
  level: "random" | "greedy" | null;
  here: boolean;
  returnable: boolean;
}

/** Somebody asks to take back more than can be taken back at once; everybody must agree. */
export interface Proposal {
  by: number;
  to: number;
  agreed: number[];
  waiting: number[];
}

/** A table: everything about it but the game itself. In no language. */
export interface TableShown {
  id: string;
  game: string;
  version: number;
  options: Record<string, any>;
  title: string;
  public: boolean;
  watchable: boolean;
  throws: "aimed" | "reported" | "sampled";
  state: "open" | "playing" | "over";
  seats: SeatShown[];
  watchers: number;
  created: number;
  touched: number;
  archived: boolean;
  commitment: string;
  seed: string | null;
  taken_back: number;
  next: string | null;
  answered: number;
}

/** One answer. What this viewer may not know is null, and `hidden` says so. */
export interface Answered {
  n: number;
  ask: string;
  clause: string;
  by: number | "fate";
  answer: any;
  hidden: boolean;
}

/** Something that happened, typed (for animation) and as a message (for the tale). */
export interface Happening {
  kind: string;
  fields: Record<string, any>;
  message: Words;
}

/** How a thrown die flew, for showing; the landing is in the answer. */
export interface Flight {
  landing: Record<string, any>;
  launch: Record<string, any>;
  track: string | null;
}

/** Something somebody said. Text, never markup. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
}

/** How the game ended. */
export interface Outcome {
  headline: Words;
  scores: number[];
  winners: number[];
  parts: Record<string, any>[];
}

/** What a seat could take back. */
export interface UndoShown {
  free: number | null;
  ask: number | null;
}

/** What one seat sees. `seat` null is a spectator's sight. */
export interface Sight {
  seat: number | null;
  view: Record<string, any>;
  mark: string;
  question: Record<string, any> | null;
  panels: Record<string, any>[] | null;
  undo: UndoShown;
}

/** One step of a table, numbered without gaps. All that a viewer may know of it. */
export interface EventShown {
  seq: number;
  at: number;
  kind: "opened" | "loaded" | "sat" | "left" | "given" | "taken" | "started" | "moved" | "undone" | "proposed" | "agreed" | "declined" | "said" | "linked";
  by: number | null;
  answers: Answered[];
  told: Happening[];
  flight: Flight | null;
  chat: ChatLine | null;
  kept: number | null;
}

/** The first message: which table, which seats one holds, and what one has already. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  tokens?: string[];
  language?: "en" | "fr";
  panels?: boolean;
  have?: number;
}

/** Choose one of the options asked for. */
export interface Answer {
  type: "answer";
  action: string;
  seat: number;
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

/** Say where a real die landed, in reported mode. */
export interface ReportLanding {
  type: "landing";
  action: string;
  seat: number;
  at: number;
  landing: Record<string, any>;
}

/** Take answers back: at once where that is allowed, else everybody is asked. */
export interface Undo {
  type: "undo";
  action: string;
  seat: number;
  to: number;
}

/** Agree, or not, to what somebody asked to take back. */
export interface ReplyToUndo {
  type: "undo-reply";
  action: string;
  seat: number;
  agree: boolean;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  action: string;
  seat: number | null;
  text: string;
}

/** Send a welcome again: what I have is not what you sent. */
export interface Resync {
  type: "resync";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n: number;
}

/** The whole state, for these seats: after `hello`, after `resync`, and whenever the server thinks it safer. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  table: TableShown;
  seats: number[];
  events: EventShown[];
  asked: number[];
  sights: Sight[];
  proposal: Proposal | null;
  outcome: Outcome | null;
}

/** Something happened at the table. What has not changed is null. */
export interface Event {
  type: "event";
  seq: number;
  event: EventShown;
  table: TableShown | null;
  asked: number[];
  sights: Sight[] | null;
  proposal: Proposal | null;
  outcome: Outcome | null;
}

/** An act is safely stored, as (part of) event `seq`. Sent after that event. */
export interface Ack {
  type: "ack";
  action: string;
  seq: number;
}

/** An act was refused and changed nothing, or a message could not be read (`action` is then null). */
export interface Refused {
  type: "refused";
  action: string | null;
  problem: Problem;
  seq: number;
  again: boolean;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

/** Saving is paused (the database is away) or goes on. Acts sent meanwhile are acknowledged once it does. */
export interface Saving {
  type: "saving";
  paused: boolean;
}

/** Yes. */
export interface Pong {
  type: "pong";
  n: number;
}

/** The last message before the server closes the connection, with the reason. */
export interface Bye {
  type: "bye";
  problem: Problem;
}

/** Who is to sit here: `person` is oneself, `open` anyone who comes, `invited` whoever gets the seat's link. */
export interface SeatWanted {
  kind: "open" | "invited" | "person" | "bot";
  name?: string | null;
  level?: "random" | "greedy";
}

/** Open a table. */
export interface OpenTable {
  game: string;
  options?: Record<string, any>;
  seats: SeatWanted[];
  title?: string;
  public?: boolean;
  watchable?: boolean;
  throws?: "aimed" | "reported" | "sampled";
  start?: boolean;
}

/** Open a table with a saved game, to continue or to watch. */
export interface LoadTable {
  log: string;
  seats?: SeatWanted[];
  title?: string;
  public?: boolean;
  watchable?: boolean;
  throws?: "aimed" | "reported" | "sampled";
}

/** The secret of a seat: whoever has it plays there. It is shown once; keep it. */
export interface SeatSecret {
  seat: number;
  token: string;
}

/** A new table, with the secrets that come with it. */
export interface TableOpened {
  table: TableShown;
  host: string;
  mine: SeatSecret[];
  invited: SeatSecret[];
}

/** Take a seat that is open, or (with its secret) one that one is invited to. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** A seat of one's own. */
export interface Seated {
  table: TableShown;
  mine: SeatSecret;
}

/** Let a bot play on. */
export interface GiveToBot {
  level?: "random" | "greedy";
}

/** Play on oneself where a bot has stood in. */
export interface TakeBack {
  name?: string | null;
}

/** Begin. */
export interface Start {
  fill?: "random" | "greedy" | null;
}

/** A seat one says one holds. */
export interface SeatClaim {
  table: string;
  token: string;
}

/** Which of these seats are still mine, and how do their tables stand? */
export interface MyTables {
  claims: SeatClaim[];
}

/** A table of one's own. */
export interface MyTable {
  table: TableShown;
  seat: number | null;
  asked: boolean;
}

/** Tables that anyone may join or watch. */
export interface Tables {
  tables: TableShown[];
}

/** One's tables, those that wait for oneself first. */
export interface MineShown {
  tables: MyTable[];
}

/** What can be played. */
export interface Games {
  games: GameShown[];
}

/** A game as it stood after so many answers, as a spectator (or the seat that asks) saw it. */
export interface Frame {
  answered: number;
  answers: Answered[];
  told: Happening[];
  sight: Sight;
  outcome: Outcome | null;
}

/** Some frames of a game, for watching it again or from any move on. */
export interface Replay {
  table: TableShown;
  answered: number;
  frames: Frame[];
}

/** One clause of a game's rules. */
export interface Clause {
  game: string;
  clause: string;
  text: string;
}

/** Whether every die and draw of a log came from its committed secret. */
export interface Verification {
  ok: boolean;
  commitment: string;
  seed: string;
  drawn: number;
  reported: number;
  problems: Words[];
}

/** How the server is. */
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

export type FromClient = Hello | Answer | LaunchThrow | ReportLanding | Undo | ReplyToUndo | Say | Resync | Ping;
export type FromServer = Welcome | Event | Ack | Refused | Presence | Saving | Pong | Bye;
export type Act = Answer | LaunchThrow | ReportLanding | Undo | ReplyToUndo | Say;
