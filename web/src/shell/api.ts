/** The server's HTTP API: everything that is not live play. */
import type * as wire from "../wire";
import { device } from "./device.svelte";
import { say } from "./messages.svelte";
import { notices } from "./notices.svelte";
import { patientFetch } from "./patient-fetch";

/** Milliseconds; shorter waits for a busy server pass without a word. */
const NOTICED = 1500;

/** An error from the server, in words; or the network is down. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly id: string,
  ) {
    super(message);
  }
}

export async function request<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const answer = await respond(method, path, body, secret);
  return (answer.headers.get("Content-Type")?.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

/** The server's answer, if it is a good one; otherwise an ApiError. */
export async function respond(method: string, path: string, body?: unknown, secret?: string | null): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": device.settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await patientFetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }, (wait) => {
      if (wait > NOTICED) notices.show("frost", "u-loader", say("one-moment"));
    });
  } catch {
    throw new ApiError(say("offline-now"), 0, "offline");
  }
  if (answer.ok) return answer;
  let problem: wire.Problem | undefined;
  try {
    problem = ((await answer.json()) as wire.Failure).problem;
  } catch {
    // not one of the server's own errors: perhaps a proxy's page
  }
  throw new ApiError(problem?.text ?? say("server-trouble", { status: answer.status }), answer.status, problem?.id ?? "");
}

/** Where somebody knocks: at a table whose link they have, or whose code they were told. */
export type Doorway = { table: string } | { code: string };

const doorPath = (door: Doorway): string => ("table" in door ? `/api/tables/${door.table}` : `/api/codes/${encodeURIComponent(door.code)}`);

export const api = {
  games: () => request<wire.Games>("GET", "/api/games"),
  /** The best public table that is being played now. */
  watch: () => request<wire.BestTableShown>("GET", "/api/watch"),
  tables: (state: string) => request<wire.Tables>("GET", `/api/tables?state=${state}`),
  open: (wish: wire.OpenTable) => request<wire.TableOpened>("POST", "/api/tables", wish),
  load: (wish: wire.LoadTable) => request<wire.TableOpened>("POST", "/api/tables/load", wish),
  /** All of a table as a file; here it is frozen from then on. */
  away: (id: string, wish: wire.TakeTable, host: string) => request<string>("POST", `/api/tables/${id}/away`, wish, host),
  bring: (log: string) => request<wire.TableOpened>("POST", "/api/tables/bring", { log }),
  mine: (claims: wire.SeatClaim[]) => request<wire.MineShown>("POST", "/api/tables/mine", { claims }),
  makePerson: (wish: wire.MakePerson) => request<wire.PersonMade>("POST", "/api/people", wish),
  table: (id: string) => request<wire.TableShown>("GET", `/api/tables/${id}`),
  named: (code: string) => request<wire.TableLookup>("GET", `/api/codes/${encodeURIComponent(code)}`),
  knock: (door: Doorway, wish: wire.KnockAtDoor) => request<wire.KnockReceipt>("POST", `${doorPath(door)}/knocks`, wish),
  knockAnswer: (door: Doorway, secret: string) => request<wire.KnockAnswer>("GET", `${doorPath(door)}/knocks/mine`, undefined, secret),
  answerKnock: (id: string, knock: string, admit: boolean, host: string) =>
    request<wire.TableShown>("POST", `/api/tables/${id}/knocks/${knock}`, { admit }, host),
  door: (id: string, wish: wire.SetDoor, host: string) => request<wire.TableShown>("POST", `/api/tables/${id}/door`, wish, host),
  mute: (id: string, seat: number, muted: boolean, host: string) =>
    request<wire.TableShown>("POST", `/api/tables/${id}/seats/${seat}/mute`, { muted }, host),
  /** Report somebody at the table to whoever runs the server. */
  report: (id: string, wish: wire.MakeReport, secret: string) => request<wire.ReportTaken>("POST", `/api/tables/${id}/reports`, wish, secret),
  showOut: (id: string, watcher: string, host: string) =>
    request<wire.TableShown>("POST", `/api/tables/${id}/watchers/${watcher}/out`, undefined, host),
  sit: (id: string, wish: wire.Sit, secret?: string | null) =>
    request<wire.SeatTaken>("POST", `/api/tables/${id}/sit`, wish, secret),
  leave: (id: string, seat: number, secret: string) =>
    request<wire.TableShown>("POST", `/api/tables/${id}/seats/${seat}/leave`, undefined, secret),
  giveToBot: (id: string, seat: number, secret: string, level: wire.GiveToBot["level"] = "greedy") =>
    request<wire.TableShown>("POST", `/api/tables/${id}/seats/${seat}/bot`, { level }, secret),
  takeBack: (id: string, seat: number, secret: string) =>
    request<wire.TableShown>("POST", `/api/tables/${id}/seats/${seat}/back`, {}, secret),
  start: (id: string, wish: wire.Start, secret: string) =>
    request<wire.TableShown>("POST", `/api/tables/${id}/start`, wish, secret),
  terms: (id: string) => request<wire.TableTermsTold>("GET", `/api/tables/${id}/terms`),
  numbers: (id: string, wish: wire.GiveNumbers) => request<wire.TableShown>("POST", `/api/tables/${id}/numbers`, wish),
  rematch: (id: string, wish: wire.Rematch, secret: string) =>
    request<wire.TableOpened>("POST", `/api/tables/${id}/rematch`, wish, secret),
  /** Have a file replayed by the rules, and its dice checked. */
  verify: (log: string, commitment: string) => request<wire.Verification>("POST", "/api/verify", commitment ? { log, commitment } : { log }),
  log: (id: string, secret?: string | null) => request<string>("GET", `/api/tables/${id}/log`, undefined, secret),
  replay: (id: string, start: number, count: number, secret?: string | null) =>
    request<wire.Replay>("GET", `/api/tables/${id}/replay?start=${start}&count=${count}`, undefined, secret),
  /** A whole game without its frames: one small answer for the end page. */
  recap: (id: string, secret?: string | null) => request<wire.Recap>("GET", `/api/tables/${id}/recap`, undefined, secret),
  hint: (id: string, seat: number, secret: string) => request<wire.HintShown>("POST", `/api/tables/${id}/hint`, { seat }, secret),
  odds: (id: string, wish: wire.AskOdds, secret: string) => request<wire.OddsShown>("POST", `/api/tables/${id}/odds`, wish, secret),
  /** The progress of an analysis, or its result. */
  lookback: (id: string, secret?: string | null) => request<wire.LookBack>("POST", `/api/tables/${id}/lookback`, undefined, secret),
  /** What a pack can change in a game. */
  editor: (game: string) => request<wire.EditorShown>("GET", `/api/editor/${game}`),
  checkDraft: (draft: wire.DraftPack) => request<wire.DraftChecked>("POST", "/api/editor/check", draft),
  /** A draft as a zip archive. */
  draftFile: async (draft: wire.DraftPack): Promise<Blob> => (await respond("POST", "/api/editor/file", draft)).blob(),
  /** What is behind the daily door; null: today. */
  daily: (day: string | null, secret: string) => request<wire.DailyShown>("GET", `/api/daily${day ? `?day=${day}` : ""}`, undefined, secret),
  puzzles: () => request<wire.Puzzles>("GET", "/api/puzzles"),
  puzzle: (id: string) => request<wire.PuzzleShown>("GET", `/api/puzzles/${id}`),
  tryPuzzle: (id: string, option: string) => request<wire.PuzzleTried>("POST", `/api/puzzles/${id}`, { option }),
  flight: (id: string, answered: number, secret?: string | null) => request<wire.FlightShown>("GET", `/api/tables/${id}/throws/${answered}`, undefined, secret),
  operator: (key: string) => request<wire.OperatorState>("GET", "/api/operator", undefined, key),
  operatorReports: (key: string) => request<wire.ReportsShown>("GET", "/api/operator/reports", undefined, key),
  operatorNoted: (key: string, report: string) => request<wire.OperationDone>("POST", `/api/operator/reports/${report}/done`, undefined, key),
  operatorTables: (key: string) => request<wire.OperatorTables>("GET", "/api/operator/tables", undefined, key),
  operatorDelete: (key: string, id: string) => request<wire.OperationDone>("POST", `/api/operator/tables/${id}/delete`, undefined, key),
  operatorPurge: (key: string, id: string) => request<wire.OperationDone>("POST", `/api/operator/tables/${id}/purge`, undefined, key),
  learn: (game: string, language: string) => request<string>("GET", `/api/learn/${game}?language=${language}`),
  /** The state of a lesson after these steps: an option where something was asked, an empty string where there was only text. */
  lesson: (game: string, taken: string[]) => request<wire.LessonShown>("POST", `/api/lessons/${game}`, { taken }),
  rules: (game: string, language: string) => request<string>("GET", `/api/rules/${game}?language=${language}`),
  origins: (game: string) => request<wire.ClauseOrigins>("GET", `/api/rules/${game}/origins`),
  clause: (game: string, clause: string, language: string) =>
    request<wire.Clause>("GET", `/api/rules/${game}/${encodeURIComponent(clause)}?language=${language}`),
};
