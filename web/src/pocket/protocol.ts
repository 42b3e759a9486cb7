/**
 * What passes between the pages of one origin and the one house that serves them all, over a BroadcastChannel. Pages do not know in
 * whose worker the house is; when its tab closes, the worker of another tab opens it again from the journal.
 */
export const CHANNEL = "tumblekeep-pocket";

/** Held by the worker that has the house, for as long as it has it. */
export const HOUSE_LOCK = "tumblekeep-pocket-house";

/** Held by each page while it is open: the house sees by it that a page is gone. */
export const pageLock = (page: string): string => `tumblekeep-pocket-page-${page}`;

/** From a page to the house. `page` and `id` name the request or connection. */
export type ToHouse =
  | { to: "house"; kind: "which"; page: string; language: string }
  | { to: "house"; kind: "request"; page: string; id: number; method: string; path: string; headers: [string, string][]; body: Uint8Array | null }
  | { to: "house"; kind: "connect"; page: string; id: number; path: string }
  | { to: "house"; kind: "text"; page: string; id: number; text: string }
  | { to: "house"; kind: "close"; page: string; id: number }
  | { to: "house"; kind: "journal"; page: string; id: number }
  | { to: "house"; kind: "restore"; page: string; id: number; data: Uint8Array }
  | { to: "house"; kind: "erase"; page: string; id: number };

/** From the house to one page. */
export type ToPage =
  | { to: string; kind: "answer"; id: number; status: number; headers: [string, string][]; body: Uint8Array }
  | { to: string; kind: "connected"; id: number }
  | { to: string; kind: "text"; id: number; text: string }
  | { to: string; kind: "closed"; id: number; code: number }
  /** The answer to `journal`, `restore` and `erase`. */
  | { to: string; kind: "kept"; id: number; data: Uint8Array | null; problem: string | null };

/** What keeps a house from opening; each has a sentence in the catalogue `pocket`. */
export type HouseProblem = "incomplete" | "unreachable" | "storage" | "full" | "journal" | "broken";

/** Where the journal is kept: OPFS, IndexedDB, or nowhere beyond this visit. */
export type Keeping = "files" | "database" | "memory";

export type HouseState =
  | { phase: "waking"; step: "fetch" | "start" | "open"; done: number; total: number }
  /** `size` in bytes; `underWay` names the games that are being played; `note` says what was wrong with the journal; `heap` bytes of Python, awake after `waking` milliseconds. */
  | { phase: "ready"; keeping: Keeping; size: number; tables: number; underWay: string[]; note: string; heap: number; waking: number }
  | { phase: "failed"; problem: HouseProblem; detail: string };

/** From the house to all pages, whenever it changes. `house` is another one each time a house opens. */
export interface StateTold {
  to: "all";
  kind: "state";
  house: string;
  version: string;
  state: HouseState;
}

/** From a page to all others: a newer version is to be used. */
export interface Reload {
  to: "all";
  kind: "reload";
}

export type Told = ToHouse | ToPage | StateTold;
