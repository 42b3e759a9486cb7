/** The part of the server's API that is about company: looking for others, friends. All of it is asked as a person. */
import { request } from "../shell/api";
import type * as wire from "../wire";

export const companyApi = {
  looking: (secret: string) => request<wire.LookingShown>("GET", "/api/pairing/mine", undefined, secret),
  look: (secret: string, wish: wire.LookForOthers) => request<wire.LookingShown>("POST", "/api/pairing/mine", wish, secret),
  stopLooking: (secret: string) => request<wire.LookingShown>("POST", "/api/pairing/mine/leave", undefined, secret),
  /** Tell the server that the seat it found is taken. */
  noteSeat: (secret: string, table: string) => request<wire.LookingShown>("POST", "/api/pairing/mine/leave", { table }, secret),
  /** This device's secrets for the person's seats at a table. */
  seats: (secret: string, table: string) => request<wire.SeatsOpened>("POST", `/api/people/me/seats/${table}`, undefined, secret),
  /** Friends, and whoever wants something; whoever asks is here. */
  here: (secret: string, table: string | null) => request<wire.CompanyShown>("POST", "/api/friends/here", { table }, secret),
  evening: (secret: string) => request<wire.EveningShown>("GET", "/api/friends/evening", undefined, secret),
  hide: (secret: string, hidden: boolean) => request<wire.PersonDone>("POST", "/api/friends/hide", { hidden }, secret),
  newLink: (secret: string) => request<wire.FriendLinkMade>("POST", "/api/friends/links", undefined, secret),
  whoseLink: (secret: string, code: string) => request<wire.FriendLinkShown>("POST", "/api/friends/links/whose", { code }, secret),
  followLink: (secret: string, code: string) => request<wire.FriendLinkShown>("POST", "/api/friends/links/follow", { code }, secret),
  ask: (secret: string, table: string, seat: number) => request<wire.FriendAnswer>("POST", "/api/friends/ask", { table, seat }, secret),
  invite: (secret: string, person: string, table: string) => request<wire.PersonDone>("POST", "/api/friends/invite", { person, table }, secret),
  /** `accept`, `decline`, `part`, `block` or `unblock` somebody. */
  answer: (secret: string, what: "accept" | "decline" | "part" | "block" | "unblock", person: string) => request<wire.PersonDone>("POST", `/api/friends/${what}`, { person }, secret),
};
