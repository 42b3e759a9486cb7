/**
 * What the web client knows of each game, loaded when a table of that game opens. A game without a folder here is played with the
 * generic panels and tray. `games/<slug>/look.ts` names icons and marks. `Board.svelte` is the stage, `Plate.svelte` what a seat's
 * plate adds, `Summary.svelte` a slab above the tale, `Tray.svelte` a tray for the asks that `look.trays` names, and `End.svelte`
 * what the end page shows beside score and tale. All but `Board` are optional.
 */
import type { Component } from "svelte";

import type { IconSymbol } from "../pieces/symbols.svelte";
import { symbols } from "../pieces/symbols.svelte";
import type { FaceLook } from "../table/roll-report";
import type { ReplayPlayer } from "../table/replay.svelte";
import type { ChooseShown, QuestionShown } from "../shell/question";
import type { TableSession, TaleLine } from "../shell/session.svelte";
import type { Cue } from "../shell/sound";
import type { Beat } from "../shell/event-player.svelte";
import { translator, type SeatNames, type Phrasebook } from "../shell/messages.svelte";
import type { Happening, OutcomeShown, TableShown, ThrowMade } from "../wire";

/** A game's own view; each game documents its fields in its view.py. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

export interface BoardProps {
  view: View;
  /** What this seat may choose now; null while it is not asked, and in replays. */
  choice: ChooseShown | null;
  /** The whole question, even if somebody else is asked. */
  question: QuestionShown | null;
  book: Phrasebook;
  names: SeatNames;
  seat: number | null;
  /** The option the pointer is on, in the tray or on the board. */
  hot: string | null;
  point: (option: string | null) => void;
  pick: (option: string) => void;
  /** The piece that was touched one question early, and how to set or clear it (see `TwoStepChoice`). */
  targetPiece?: string | null;
  setTargetPiece?: (piece: string | null) => void;
  /** Changes with every event; the dice of a roll that belongs to it tumble. */
  beat: number;
  /** The lines told last, newest last. */
  told: readonly TaleLine[];
  /** Options recommended for a first game. */
  advised?: readonly string[];
  /** How throws are made at this table, and how to answer one. */
  session: TableSession | null;
  /** Set while a replay is shown. */
  replay?: ReplayPlayer | null;
}

/** What a game's end page shows beside score and tale. */
export interface EndProps {
  table: TableShown;
  names: SeatNames;
  book: Phrasebook;
  /** Every throw of the game. */
  throws: readonly ThrowMade[];
}

export interface PlateProps {
  view: View;
  seat: number;
  book: Phrasebook;
  /** True if there is room for one line only. */
  small: boolean;
}

export interface SummaryProps {
  view: View;
  book: Phrasebook;
  seat: number | null;
}

export interface TrayProps extends BoardProps {
  choice: ChooseShown;
  busy: string | null;
}

export interface Award {
  seat: number;
  icon: string;
  /** A message id of web.ftl and its number. */
  id: string;
  count: number;
}

/** A highlight of the whole game: a message of web.ftl. */
export interface Highlight {
  icon: string;
  id: string;
  args: Record<string, number | string>;
}

export type Absence = "out-of-play" | "out-this-level" | "out-this-fight";

export interface GameLook {
  icons: readonly IconSymbol[];
  /** `wide`: no column of seats; the stage takes its place. */
  layout?: "columns" | "wide";
  seatIcon?: (view: View, seat: number) => string | undefined;
  seatTitle?: (view: View, seat: number, book: Phrasebook) => string | undefined;
  /** What they can do, as a tip. */
  seatAbout?: (view: View, seat: number, book: Phrasebook) => string | undefined;
  optionIcon?: (ask: string, verb: string, values: readonly string[]) => string | undefined;
  /** The goal and the progress towards it, as a message of web.ftl: one line on phones, where no slab shows it. */
  goal?: (view: View, seat: number | null) => { id: string; args: Record<string, number | string> } | null;
  /** Beside the title: "Level II of III". */
  detail?: (view: View, book: Phrasebook) => string;
  /** A line of the tale that begins a new part, as a message of web.ftl. */
  chapter?: (line: TaleLine) => { id: string; args: Record<string, number | string> } | null;
  /** A turning point, for the timeline. */
  medal?: (line: TaleLine) => string | null;
  /** Whether a line decided the game, for the end page: fewer lines than the turning points of the timeline, which are the fallback. */
  decisive?: (line: TaleLine) => boolean;
  cue?: (happening: Happening) => Cue | null;
  /** How a happening is shown before the table moves on; null: it is only told. Without this, other players' happenings are shown line by line. */
  beat?: (happening: Happening, at: { own: boolean; book: Phrasebook; view: View }) => Beat | null;
  /** How many dice a happening rolls, for its sound. */
  dice?: (happening: Happening) => number;
  awards?: (tale: readonly TaleLine[], outcome: OutcomeShown) => Award[];
  /** What the end page tells of the game as a whole, under its score. */
  highlights?: (tale: readonly TaleLine[]) => readonly Highlight[];
  /** A player who is out although the game goes on, as the message of web.ftl that says for how long; null for active players. */
  out?: (view: View, seat: number) => Absence | null;
  /** What the progress chart counts, as a message of web.ftl; the server counts. Without it there is no chart. */
  courseWord?: string;
  /** The arguments of a seat's score message that are its summands, each with the message of web.ftl that names it; `minus` ones are subtracted. */
  summands?: readonly { arg: string; name: string; minus?: boolean }[];
  /** Only won games have a score. */
  wonOnly?: boolean;
  /** What the common score counts, as a message of web.ftl; points by default. */
  scoreWord?: string;
  /** Asks whose options the board already shows in full: the tray only names them. */
  gallery?: readonly string[];
  /** How a rolled die is drawn with this face up, where people report real dice; `side` is null for pools of equal dice. Null: a plain die. */
  die?: (die: string, face: string, side: number | null) => FaceLook | null;
  /** Asks that Tray.svelte lays out instead of the generic tray. */
  trays?: readonly string[];
}

export interface GameUi {
  look: GameLook;
  Board: Component<BoardProps> | null;
  Plate: Component<PlateProps> | null;
  Summary: Component<SummaryProps> | null;
  Tray: Component<TrayProps> | null;
  End: Component<EndProps> | null;
}

type Loader<T> = () => Promise<T>;
const BOARDS = import.meta.glob("./*/Board.svelte") as Record<string, Loader<{ default: Component<BoardProps> }>>;
const PLATES = import.meta.glob("./*/Plate.svelte") as Record<string, Loader<{ default: Component<PlateProps> }>>;
const SUMMARIES = import.meta.glob("./*/Summary.svelte") as Record<string, Loader<{ default: Component<SummaryProps> }>>;
const TRAYS = import.meta.glob("./*/Tray.svelte") as Record<string, Loader<{ default: Component<TrayProps> }>>;
const ENDS = import.meta.glob("./*/End.svelte") as Record<string, Loader<{ default: Component<EndProps> }>>;
const LOOKS = import.meta.glob("./*/look.ts") as Record<string, Loader<{ look: GameLook }>>;

export const hasBoard = (slug: string): boolean => `./${slug}/Board.svelte` in BOARDS;

export async function loadGameUi(slug: string): Promise<GameUi> {
  const [look, Board, Plate, Summary, Tray, End] = await Promise.all([
    LOOKS[`./${slug}/look.ts`]?.(),
    BOARDS[`./${slug}/Board.svelte`]?.(),
    PLATES[`./${slug}/Plate.svelte`]?.(),
    SUMMARIES[`./${slug}/Summary.svelte`]?.(),
    TRAYS[`./${slug}/Tray.svelte`]?.(),
    ENDS[`./${slug}/End.svelte`]?.(),
    translator.loadPart("boards"),
    translator.loadPart("stage"),
  ]);
  const found: GameUi = {
    look: look?.look ?? { icons: [] },
    Board: Board?.default ?? null,
    Plate: Plate?.default ?? null,
    Summary: Summary?.default ?? null,
    Tray: Tray?.default ?? null,
    End: End?.default ?? null,
  };
  symbols.add(found.look.icons);
  return found;
}
