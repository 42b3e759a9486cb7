// Made by scripts/wire-types from src/tumblekeep/server/wire/. Never edited by hand.
// docs/server.md says what these messages mean.
/* eslint-disable @typescript-eslint/no-explicit-any */

export const PROTOCOL = 1;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
export const LONGEST_TITLE = 60;
export const MOST_SEATS = 12;

/**
 * A message before it is put into words: an id of a catalogue, and its arguments.
 *
 * An argument is a number, a text, `{"seat": n}` (shown as the name of who sits there) or another message.
 */
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

/** Something the coach says once, in one's first games. */
export interface FirstHint {
  says: string;
  /** When one is asked this kind of question; or */
  ask: string | null;
  /** when this happens, to oneself or to nobody in particular. */
  happening: string | null;
  /** Only if this part of the question's setup is not empty. */
  needs: string | null;
}

/** What is recommended for a first game. */
export interface FirstTable {
  bots: ("careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy")[];
  options: Record<string, any>;
  /** By kind of question: the options that are recommended. */
  advice: Record<string, string[]>;
  /** The catalogue of what is said. */
  words: string;
  hints: FirstHint[];
}

/** A pack at a table: what was laid over its game. */
export interface PackShown {
  name: string;
  version: string;
  /** Of all that play depends on. Its words are at `/api/packs/<fingerprint>/<language>`. */
  fingerprint: string;
  /** By language. */
  title: Record<string, string>;
}

/** What a pack does to one of the game's content files, in rows and values. */
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
  /** By language; empty where it says nothing about itself. */
  about: Record<string, string>;
  changes: PackChange[];
  fewest: number;
  most: number;
  /** Those of the game with this pack. */
  options: GameOptionShown[];
}

/** A game one can open a table for. Its title is the message `title` of the catalogue with its slug. */
export interface GameShown {
  slug: string;
  version: number;
  fewest: number;
  most: number;
  minutes: [number, number];
  options: GameOptionShown[];
  /** The game asks for throws, so the way of throwing matters. */
  throws: boolean;
  /** Whether all win together or one wins alone; `both` if that depends on the options, null if the game does not say. */
  company: "together" | "race" | "both" | null;
  /** It can be learned by playing, at `/api/lessons`. */
  lesson: boolean;
  first: FirstTable | null;
  /** What the host allows to be laid over it. */
  packs: PackOffered[];
}

/** A seat at a table. */
export interface SeatShown {
  seat: number;
  kind: "open" | "invited" | "person" | "bot";
  /** Who sits there; empty while nobody does, and for bots. */
  name: string;
  /** How well a bot plays that sits here. */
  level: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy" | null;
  /** That level looks ahead, but nothing was learned for this way to play: the bot plays as a steady one does. */
  untaught: boolean;
  /** Somebody is connected for this seat right now. */
  here: boolean;
  /** A bot plays for a person, who may take the seat back. */
  returnable: boolean;
  /** That bot sits in because the person is gone; who comes back has the seat again at once. */
  away: boolean;
  /** Takes twice the time of the table's clock. */
  double: boolean;
  /** What this seat adds to the dice: nothing, a number that is still sealed, or one that is given. */
  adds: "nothing" | "sealed" | "given";
}

/** Whose turn it is, as people count turns; every view has the same as its `turn`. */
export interface TurnShown {
  /** From 1; 0 before the first. */
  number: number;
  /** Null: everybody's. */
  seat: number | null;
}

/** Somebody asks to take back more than can be taken back at once; everybody must agree. */
export interface Proposal {
  by: number;
  /** How many answers would remain. */
  to: number;
  /** The turn that would go on from there. */
  turn: TurnShown;
  agreed: number[];
  waiting: number[];
}

/** A table: everything about it but the game itself. In no language. */
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
  pace: "live" | "days";
  /** Seconds for each question, after which a bot answers it; 0: no clock. */
  clock: number;
  odds: "off" | "after" | "always";
  state: "open" | "playing" | "over";
  /** Five letters to say aloud, while the table waits for people. */
  code: string | null;
  seats: SeatShown[];
  watchers: number;
  /** Milliseconds since 1970. */
  created: number;
  touched: number;
  archived: boolean;
  /** Hash of the secret that all dice and draws come from; shown from the first moment. */
  commitment: string;
  /** How dice are made. 1: from that secret alone; 2: from it and a number of everybody's own. */
  fair: number;
  /** The game is about to begin: who has sealed a number gives it now. */
  closing: boolean;
  /** One hash for the seals of all seats, once the table is closed. Note it before giving a number. */
  seals: string | null;
  /** That secret, once the game is over. */
  seed: string | null;
  /** How often an answer was taken back by everybody's consent; shown for the rest of the game. */
  taken_back: number;
  /** How many hints each seat has asked for. */
  hints: number[];
  /** The table of the rematch. */
  next: string | null;
  /** How many answers have been given, fate's included. */
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
  /** Its name, as in the game's tale: `MonsterBeaten`. */
  kind: string;
  fields: Record<string, any>;
  message: Words;
}

/** What the judge says of a thrown die, or of a flipped template. */
export interface Judged {
  /** It counts, unless a card of the game says otherwise. */
  hits: boolean;
  /** It bounced on the table first; a template was turned over. */
  moved: boolean;
  /** It rests where something counts. */
  on_target: boolean;
}

/** How a thrown die flew, for showing; the landing is in the answer. */
export interface Flight {
  landing: Record<string, any>;
  /** One for each die of the landing, in its order; one for a template. */
  judged: Judged[];
  launch: Record<string, any>;
  /** The encoded flight in base64; its format is in docs/throw.md. Null when it can't be shown any more. */
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
  /** So many answers would remain if it took back its own last ones at once; null: nothing can be. */
  free: number | null;
  /** So many would remain if it asked everybody; null: nothing to take back, or somebody is asking already. */
  ask: number | null;
}

/** What one seat sees. `seat` null is a spectator's sight. */
export interface Sight {
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

/** One step of a table, numbered without gaps. All that a viewer may know of it. */
export interface EventShown {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  kind: "opened" | "loaded" | "sat" | "left" | "given" | "taken" | "started" | "moved" | "undone" | "proposed" | "agreed" | "declined" | "said" | "linked" | "timed" | "closing" | "numbered" | "hinted";
  by: number | null;
  answers: Answered[];
  told: Happening[];
  flight: Flight | null;
  chat: ChatLine | null;
  /** After `undone`: how many answers remain. Anything shown of later ones no longer holds. */
  kept: number | null;
  /** `given` and `taken`: a bot sat in because the player was away. `moved`: a bot answered, the clock had run out. */
  cause: "away" | "clock" | null;
}

/** The first message: which table, which seats one holds, and what one has already. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  /** Seat secrets; none: a spectator. Several: several people at one device. */
  tokens?: string[];
  language?: "en" | "fr";
  /** Send every view laid out in panels, too. */
  panels?: boolean;
  /** The last event this client has; those after it come with the welcome. */
  have?: number;
}

/** Choose one of the options asked for. */
export interface Answer {
  type: "answer";
  /** Made up by the client, new for every act; when in doubt, send the same message again. */
  action: string;
  seat: number;
  /** The event after which this question was seen. If the seat has been asked something else since, it is refused. */
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

/** Let the others see how one aims, while one is asked to throw; passed on to who is there, and forgotten. */
export interface ShowAim {
  type: "aim";
  seat: number;
  /** As of an answer; of a question that is over nothing is shown. */
  at: number;
  /** Null: the die is laid down again. */
  aimed: Aimed | null;
}

/** Say where a real die landed, in reported mode. */
export interface ReportLanding {
  type: "landing";
  action: string;
  seat: number;
  at: number;
  landing: Record<string, any>;
}

/** What somebody at a real table says of one die; what counts is decided by the server. */
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

/** What somebody at a real table says of a template that was flipped. */
export interface ToldFlip {
  /** On the target, and on nothing else. */
  lies: boolean;
  /** Millimetres from the middle of the target. */
  at?: [number, number] | null;
  turned?: boolean;
  covers?: string[];
}

/** Tell of a real throw, in reported mode: in words of any language, or as a form was filled in. */
export interface TellThrow {
  type: "tell";
  action: string;
  seat: number;
  at: number;
  /** `3 symbol`, `2-3`, `hole`, `raté`. If given, the rest is not looked at. */
  words?: string | null;
  /** For each die how it lies, and after that how else it may be read. */
  dice?: ToldDie[][];
  /** The same of a template. */
  flips?: ToldFlip[];
  /** Who calls it doubtful; null: who tells of it. */
  by?: number | null;
}

/** Take answers back: at once where that is allowed, else everybody is asked. */
export interface Undo {
  type: "undo";
  action: string;
  seat: number;
  /** How many answers remain; as in the sight's `undo`. */
  to: number;
}

/** Agree, or not, to what somebody asked to take back. */
export interface ReplyToUndo {
  type: "undo-reply";
  action: string;
  seat: number;
  agree: boolean;
}

/** Take twice the time of the table's clock, or no longer. Everybody sees it. */
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
}

/** Send a welcome again: what I have is not what you sent. */
export interface Resync {
  type: "resync";
}

/** Let the bots play on without a pause until a person is asked; for who holds a seat. */
export interface Hurry {
  type: "hurry";
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
  /** The seats this connection holds. */
  seats: number[];
  /** What happened since `have`, or the last of it when that was long ago or never. */
  events: EventShown[];
  /** Who has to decide something now. */
  asked: number[];
  /** One for each seat held, or one with `seat` null. Empty until the game starts. */
  sights: Sight[];
  proposal: Proposal | null;
  outcome: Outcome | null;
}

/** Something happened at the table. What has not changed is null. */
export interface Event {
  type: "event";
  seq: number;
  event: EventShown;
  /** Null when it is as it was, but for `answered` and `touched`. */
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
  /** The latest event; a client that is behind asks for `resync`. */
  seq: number;
  /** True: nothing is wrong with the act; send it again (same `action`) in a moment. */
  again: boolean;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

/** Somebody else aims; what was shown of it before no longer counts. Lost on the way, it is not sent again. */
export interface AimShown {
  type: "aim";
  seat: number;
  /** The event after which this throw is asked for: with the next one nobody aims any more. */
  at: number;
  aimed: Aimed | null;
}

/** Somebody is waited for, and a bot will answer in their place. */
export interface Wait {
  seat: number;
  /** `away`: nobody is connected there, a bot sits in. `clock`: the time for this question runs out. */
  why: "away" | "clock";
  /** Milliseconds from now, unless saving is paused: then it stands still. */
  left: number;
  whole: number;
}

/** Who is waited for how long, at a table with a pace; instead of what was said before. */
export interface PaceShown {
  type: "pace";
  waits: Wait[];
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

/**
 * The last message before the server closes the connection, with the reason.
 *
 * Close codes: 1008 against the rules or too fast, 1012 restarting, 1013 too slow: come back; 4004 no such table,
 * 4001 a seat secret is not (or no longer) right.
 */
export interface Bye {
  type: "bye";
  problem: Problem;
}

/** Who is to sit here: `person` is oneself, `open` anyone who comes, `invited` whoever gets the seat's link. */
export interface SeatWanted {
  kind: "open" | "invited" | "person" | "bot";
  /** For `person`. */
  name?: string | null;
  /** For `bot`. */
  level?: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy";
  /** For `person`: the SHA-256 of 32 random bytes that one adds to the dice, and gives once the table is closed. */
  seal?: string | null;
}

/** Open a table. */
export interface OpenTable {
  game: string;
  /** One of those that are offered for the game, by name; null: the game as it is. */
  pack?: string | null;
  options?: Record<string, any>;
  seats: SeatWanted[];
  title?: string;
  public?: boolean;
  watchable?: boolean;
  throws?: "aimed" | "reported" | "sampled";
  pace?: "live" | "days";
  clock?: 0 | 30 | 60 | 180 | 86400 | 259200;
  /** Null: always, but off at a public table. */
  odds?: "off" | "after" | "always" | null;
  /** Begin at once if nobody is missing; where somebody has sealed a number, close the table. */
  start?: boolean;
}

/** The table that a spoken code stands for. */
export interface Named {
  table: string;
}

/** Open a table with a saved game, to continue or to watch. */
export interface LoadTable {
  /** The text of a `.tumble` file. */
  log: string;
  /** As in OpenTable; none: oneself on every seat, under the names in the file. */
  seats?: SeatWanted[];
  title?: string;
  public?: boolean;
  watchable?: boolean;
  throws?: "aimed" | "reported" | "sampled";
  pace?: "live" | "days";
  clock?: 0 | 30 | 60 | 180 | 86400 | 259200;
  /** Null: always, but off at a public table. */
  odds?: "off" | "after" | "always" | null;
  /** Go on at once. False: wait to be started, so that people sit down and add their numbers first. */
  start?: boolean;
}

/** Check the dice of a saved game against its published secret. */
export interface VerifyLog {
  log: string;
  /** The one that was noted when the table was opened. */
  commitment?: string | null;
}

/** The secret of a seat: whoever has it plays there. It is shown once; keep it. */
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
  /** To be sent to those invited; each becomes worthless once its seat is taken. */
  invited: SeatSecret[];
}

/** Take a seat that is open, or (with its secret) one that one is invited to. */
export interface Sit {
  name: string;
  /** Null: any open seat. */
  seat?: number | null;
  /** As in SeatWanted; at a game that has begun it counts for nothing. */
  seal?: string | null;
}

/** A seat of one's own. */
export interface Seated {
  table: TableShown;
  mine: SeatSecret;
}

/** Let a bot play on. */
export interface GiveToBot {
  level?: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy";
}

/** Play on oneself where a bot has stood in. */
export interface TakeBack {
  name?: string | null;
}

/** Begin. */
export interface Start {
  /** Put bots of this level on the seats that are still free. */
  fill?: "careless" | "steady" | "shrewd" | "masterful" | "random" | "greedy" | null;
  /** Do not wait any longer for numbers that were sealed; it is written down whose are missing. */
  hurry?: boolean;
}

/** The number under a seat's seal: 32 random bytes. */
export interface SeatNumberGiven {
  seat: number;
  number: string;
}

/** Give one's numbers, once the table is closed and all seals are noted. */
export interface GiveNumbers {
  numbers: SeatNumberGiven[];
  /** The commitment that one was shown when one sat down. */
  noted: string;
}

/** The seal of a seat's number. */
export interface SeatSeal {
  seat: number;
  seal: string;
}

/** Another game in the same company. */
export interface Rematch {
  /** Of one's own seats. */
  seals?: SeatSeal[];
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
  /** Null: one is its host and sits nowhere. */
  seat: number | null;
  /** It is this seat's turn to decide. */
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

/** One throw of a game. */
export interface ThrowMade {
  /** The answer that it was. */
  answered: number;
  seat: number;
  landing: Record<string, any>;
  /** One for each die of the landing, in its order; one for a template. */
  judged: Judged[];
  /** How it was launched is known: it can be watched again. */
  flies: boolean;
}

/** Every throw of a game, in order. */
export interface ThrowsMade {
  throws: ThrowMade[];
}

/** A turn as people count them. */
export interface TurnBegun {
  number: number;
  /** Whose it was; null: everybody's. */
  seat: number | null;
  /** How many answers there were when it began. */
  answered: number;
}

/** Some frames of a game, for watching it again or from any move on. */
export interface Replay {
  table: TableShown;
  answered: number;
  /** All turns of the game so far, in order; those in which nobody could do anything are left out. */
  turns: TurnBegun[];
  frames: Frame[];
}

/** One clause of a game's rules. */
export interface Clause {
  game: string;
  clause: string;
  /** Markdown, in the language of the rule document (English). */
  text: string;
}

/** Whether every die and draw of a log came from its committed secret. */
export interface Verification {
  ok: boolean;
  commitment: string;
  seed: string;
  /** Answers of fate that were checked. */
  drawn: number;
  /** Landings that people reported or launched; these come from no secret. */
  reported: number;
  /** Answers of fate that were checked, and had been taken back. */
  undone: number;
  /** The seats whose own number is in the dice. */
  added: number[];
  /** The seats that had sealed a number and did not give it. */
  withheld: number[];
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

/** A kind of die in the box. */
export interface DieShown {
  id: string;
  shape: "d6" | "d4";
  /** Millimetres. */
  edge: number;
  sides: (string | null)[];
}

/** A special throw; its words are `throw-name-…`, `throw-rule-…` and `throw-confirm-…` of the catalogue `throw`. */
export interface DemandShown {
  id: string;
  layer: "perception" | "stance" | "propulsion" | "path" | "gadget";
  clause: string;
  props: string[];
  /** The throws that can't be asked for together with this one. */
  excludes: string[];
}

/** What can be thrown in a game, and how. */
export interface ThrowsShown {
  game: string;
  /** Whether this server simulates throws. */
  physics: boolean;
  dice: DieShown[];
  demands: DemandShown[];
}

/** What one demand changes for the thrower (docs/throw.md). */
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
  /** Whether it stands there unless the thrower takes another. */
  chosen: boolean;
}

/** The die is tossed up first and struck in the air. */
export interface TossShown {
  up: number;
  /** The best moment of the blow. */
  seconds: number;
}

/** Speed and direction of somebody who knows this throw. */
export interface UsualShown {
  speed: number;
  elevation: number;
  azimuth: number;
}

/** How far this throw strays (one sigma): degrees aside and up, and a share of the speed. */
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
  launch: Record<string, any>;
}

/** What became of it. */
export interface Practised {
  landing: Record<string, any>;
  judged: Judged[];
  launch: Record<string, any>;
  track: string;
}

/** How somebody holds a die who has not let go of it: degrees and metres as in a launch, never kept. */
export interface Aimed {
  /** To the left of straight ahead. */
  aim: number;
  /** Above the table. */
  height: number;
  speed: number;
  /** Where the hand is. */
  at: [number, number, number];
  /** How far it is pulled back; 0: it only lies in the hand. */
  power: number;
}

/** Look ahead: what may become of an aimed throw. */
export interface Foresee {
  /** The setup of the throw that is asked for; in practice its dice and demands. */
  setup: Record<string, any>;
  launch: Record<string, any>;
  /** How many places of this launch's cloud are known already. */
  after?: number;
}

/** Where a die comes down first, in millimetres, and whether that is a bounce that counts. */
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
  value: number | null;
}

/** What can be known of a throw before it is made. */
export interface Foreseen {
  after: number;
  /** Only with the first places. */
  first: TouchShown | null;
  /** One list for each throw of the cloud, with a place for each die. */
  places: PlaceShown[][];
}

/** Ask what would have made a throw better. */
export interface Consult {
  setup: Record<string, any>;
  /** As it was sent with the flight. */
  launch: Record<string, any>;
}

/** One thing to do otherwise: its words are `advice-…` of the catalogue `web`; null where nobody had time to find out. */
export interface Advised {
  advice: string | null;
}

/** Everything the learner has done: an option's id where something was asked, an empty text where there was only to read. */
export interface TakeLesson {
  taken: string[];
}

/** Where a lesson stands; its words are in the game's catalogue and in the one that `words` names. */
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
  /** The names of pieces, as in `touches`. */
  lit: string[];
  /** How often the learner may throw a die here by hand before going on, as in practice. */
  tries: number;
  /** Why the last thing that was done was not right; it has changed nothing and is not to be sent again. */
  why: Words | null;
  view: Record<string, any>;
  /** What is asked of the learner; null where there is only to read. */
  question: Record<string, any> | null;
  panels: Record<string, any>[];
  told: Happening[];
  /** How many of what was told are new at this step. */
  fresh: number;
}

/** What would the masterful player do? It is counted, and everybody sees that it was asked. */
export interface AskHint {
  seat: number;
}

/** What do the options come to? */
export interface AskOdds {
  seat: number;
  /** After so many answers this seat was asked; where odds are shown afterwards only, it must have decided by now. */
  answered: number;
  /** Look longer, for better numbers. */
  more?: boolean;
}

/** What one option comes to. */
export interface PromiseShown {
  id: string;
  /** In the measure; null: it was looked at too seldom to say. */
  expected: number | null;
  /** How far that may be off, as a standard error. */
  error: number;
}

/** What the options of a question come to, if everybody goes on steadily. Some of many may be left out. */
export interface OddsShown {
  /** `won`: the chance to win, 0 to 1; `points`: how many. */
  measure: "won" | "points";
  /** A learned value told the odds between turns; else games were played to their end, if there was time. */
  valued: boolean;
  /** How much of what tells games apart is known by now, 0 to 1; null where nothing is learned. */
  sure: number | null;
  options: PromiseShown[];
}

/** What the masterful player would do, and why. */
export interface HintShown {
  option: string;
  /** Sentences of the catalogue `lookback`, with things of the game's own in them. */
  words: Words[];
  odds: OddsShown;
}

/** An option as it was weighed afterwards. */
export interface OfferShown {
  id: string;
  label: Words;
  levels: number[];
  error: number;
  seen: number;
}

/** One answer of a game that is looked back at. The last six fields are a choice's only. */
export interface StepShown {
  number: number;
  turn: number;
  seat: number | null;
  chance: boolean;
  prompt: Words;
  answer: Words | string;
  /** Where it led to: one number for the party, or one a seat. */
  levels: number[];
  luck: number[];
  skill: number[];
  happened: Words[];
  chosen?: string;
  best?: string;
  given?: number;
  options?: OfferShown[];
}

/** What became of a seat: its dice and its choices. */
export interface PlayerShown {
  seat: number;
  luck: number;
  skill: number;
  others: number;
  accuracy: number | null;
  choices: number;
}

/** A choice that gave something away for sure. */
export interface MistakeShown {
  number: number;
  best: Words;
  given: number;
}

/** A game from its start to its end, by what each answer was worth: `docs/lookback.md`. */
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
  steps: StepShown[];
  players: PlayerShown[];
  turning: number[];
  mistakes: MistakeShown[];
}

/** How far a look back at a game is, and what it came to once it is done. */
export interface LookBack {
  done: number;
  /** Points of the game that are looked at, and how many there are. */
  whole: number;
  course: CourseShown | null;
}

/** A puzzle one can choose. */
export interface PuzzleListed {
  id: string;
  game: string;
  seats: number;
}

/** All puzzles, the clearest of each game first. */
export interface Puzzles {
  puzzles: PuzzleListed[];
}

/** A position, as who is asked sees it. */
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

/** Choose. */
export interface TryPuzzle {
  option: string;
}

/** What an option of a puzzle comes to, found by games played to their end. */
export interface PuzzleWorth {
  id: string;
  label: Words;
  expected: number;
  error: number;
}

/** What every option comes to. */
export interface PuzzleTried {
  right: boolean;
  best: string;
  /** What the steady player does. */
  steady: string;
  options: PuzzleWorth[];
  /** Why, in sentences of the catalogue `lookback`; there may be none. */
  words: Words[];
}

export type FromClient = Hello | Answer | LaunchThrow | ShowAim | ReportLanding | TellThrow | Undo | ReplyToUndo | TakeTime | Say | Resync | Hurry | Ping;

export type FromServer = Welcome | Event | Ack | Refused | Presence | AimShown | PaceShown | Saving | Pong | Bye;

/** What changes a table, and is acknowledged once it is safely stored. */
export type Act = Answer | LaunchThrow | ReportLanding | TellThrow | Undo | ReplyToUndo | TakeTime | Say;
