/** The server's API for persons. Every request says who asks by the person's secret, in a header. */
import { request, respond } from "../shell/api";
import { clock } from "../shell/clock";
import type * as wire from "../wire";
import { deviceLabel } from "./me.svelte";

/** Which of a person's games to list. */
export interface GamesFilter {
  game?: string;
  result?: string;
  partner?: string;
  over?: boolean;
  after?: string;
}

const labelled = <T extends object>(body: T): T & { label: string } => ({ ...body, label: deviceLabel() });

export const peopleApi = {
  kept: (secret: string) => request<wire.PersonKept>("GET", "/api/people/me", undefined, secret),
  change: (secret: string, wish: wire.ChangePerson) => request<wire.PersonShown>("POST", "/api/people/me", wish, secret),
  remove: (secret: string) => request<wire.PersonDone>("POST", "/api/people/me/delete", undefined, secret),
  removeKey: (secret: string, key: string) => request<wire.PersonDone>("POST", `/api/people/me/keys/${key}/remove`, undefined, secret),
  code: (secret: string) => request<wire.DeviceCode>("POST", "/api/people/me/codes", undefined, secret),
  paper: (secret: string) => request<wire.PaperKey>("POST", "/api/people/me/paper", undefined, secret),
  beginPasskey: (secret: string) => request<wire.PasskeyOptions>("POST", "/api/people/me/passkeys/begin", undefined, secret),
  keepPasskey: (secret: string, credential: unknown) =>
    request<wire.PersonDone>("POST", "/api/people/me/passkeys", labelled({ credential }), secret),
  enterByCode: (code: string) => request<wire.PersonMade>("POST", "/api/people/enter/code", labelled({ code })),
  enterByPaper: (words: string) => request<wire.PersonMade>("POST", "/api/people/enter/paper", labelled({ words })),
  beginEntering: () => request<wire.PasskeyOptions>("POST", "/api/people/enter/passkey/begin"),
  enterByPasskey: (credential: unknown) => request<wire.PersonMade>("POST", "/api/people/enter/passkey", labelled({ credential })),
  games: (secret: string, filter: GamesFilter) => {
    const wanted = Object.entries(filter).filter(([, value]) => value !== undefined && value !== "");
    const query = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)]));
    return request<wire.GamesListed>("GET", `/api/people/me/games?${query}`, undefined, secret);
  },
  profile: (secret: string) => request<wire.Profile>("GET", "/api/people/me/profile", undefined, secret),
  profileOf: (name: string, secret: string | null) => request<wire.Profile>("GET", `/api/people/named/${encodeURIComponent(name)}/profile`, undefined, secret),
  insights: (secret: string, wanted: boolean) => request<wire.PersonDone>("POST", "/api/people/me/insights", { wanted }, secret),
  report: (name: string, wish: wire.ReportPerson, secret: string) => request<wire.ReportTaken>("POST", `/api/people/named/${encodeURIComponent(name)}/reports`, wish, secret),
  counts: (secret: string) => request<wire.GamesCounted>("GET", "/api/people/me/games/counts", undefined, secret),
  openSeats: (secret: string, table: string) => request<wire.SeatsOpened>("POST", `/api/people/me/seats/${table}`, undefined, secret),
  claim: (secret: string, claims: wire.SeatClaim[]) => request<wire.SeatsClaimed>("POST", "/api/people/me/claims", { claims }, secret),
  takeIn: (secret: string, wish: wire.ImportGame) => request<wire.GameImported>("POST", "/api/people/me/games", wish, secret),
  /** A file of the person's own: `file` is everything that is kept, `archive` all finished games. */
  file: async (secret: string, which: "file" | "archive"): Promise<Blob> => (await respond("GET", `/api/people/me/${which}`, undefined, secret)).blob(),
};

/** Hand a file to the browser, to be saved. */
export function saveFile(body: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  clock.after(1000, () => URL.revokeObjectURL(link.href));
}
