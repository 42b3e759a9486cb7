import type { Component } from "svelte";

/**
 * Where the rules are kept: on the server that sent this page, or elsewhere. Whoever keeps them elsewhere (a worker of this page) puts
 * other functions here before the page starts. Only this file knows how the page's addresses are written and requests are sent.
 */
export const house = {
  /** Begins the names of what this device stores of tables. */
  storageKey: "tumblekeep",

  /** The rules are on this device: there is no link by which somebody could come. */
  isPocket: false,

  /** How people are invited where a link leads nobody here. */
  invitation: null as (() => Promise<{ default: Component<{ table: string }> }>) | null,

  fetch: (path: string, init?: RequestInit): Promise<Response> => fetch(path, init),

  /** The address names the table, so that a proxy can send all of a table to one worker. */
  openSocket: (table: string): WebSocket =>
    new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`),

  /** The path, query and fragment of the current page. */
  address: (): Pick<Location, "pathname" | "search" | "hash"> => location,

  /** A path of the page as the address bar shows it. */
  link: (path: string): string => path,
};
