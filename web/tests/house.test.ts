// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, expect, test } from "vitest";

import { api } from "../src/shell/api";
import { browserEnvironment } from "../src/shell/connection";
import { house } from "../src/shell/house";
import { fullLink } from "../src/shell/links";
import { internalLink, router } from "../src/shell/router.svelte";

const network = { ...house };

/** Addresses behind `#`, as a host of plain files needs them. */
const behindHash = {
  address: () => new URL(location.hash.slice(1) || "/", location.origin),
  link: (path: string) => `#${path}`,
};

afterEach(() => {
  Object.assign(house, network);
  history.replaceState(null, "", "/");
  router.look();
});

test("requests go where the house is", async () => {
  const asked: [string, string | undefined][] = [];
  house.fetch = (path, init) => {
    asked.push([path, init?.method]);
    return Promise.resolve(new Response('{"tables": []}', { headers: { "Content-Type": "application/json" } }));
  };
  expect(await api.tables("open")).toEqual({ tables: [] });
  expect(asked).toEqual([["/api/tables?state=open", "GET"]]);
});

test("connections open where the house is", () => {
  const socket = {} as WebSocket;
  house.openSocket = () => socket;
  expect(browserEnvironment().open("0123456789")).toBe(socket);
});

test("pages are found where the house writes its addresses", () => {
  Object.assign(house, behindHash);
  router.go("/t/0123456789?move=3");
  expect(location.pathname + location.hash).toBe("/#/t/0123456789?move=3");
  expect(router.place).toEqual({ at: "table", table: "0123456789", move: 3 });
  expect(fullLink("/watch")).toBe(`${location.origin}/#/watch`);
});

test("on the network, addresses are the server's paths", () => {
  router.go("/learn/dungeon_dice?rules");
  expect(location.pathname).toBe("/learn/dungeon_dice");
  expect(router.place).toEqual({ at: "learn", game: "dungeon_dice", whole: true });
  expect(fullLink("/t/0123456789#seat=x")).toBe(`${location.origin}/t/0123456789#seat=x`);
});

test("a link within the page leads to its page without loading", () => {
  const link = document.createElement("a");
  link.setAttribute("href", "/lesson/dungeon_dice");
  internalLink(link);
  link.click();
  expect(location.pathname).toBe("/lesson/dungeon_dice");
  expect(router.place).toEqual({ at: "lesson", game: "dungeon_dice" });
});

test("nothing else knows the address of the page or of the server", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && name !== join("shell", "house.ts"));
  const knowing = /\blocation\.(pathname|search|origin|host|hash)\b|(?<![.\w])fetch\(|new WebSocket\(/;
  const found = sources.filter((name) => !name.startsWith("pocket") && knowing.test(readFileSync(join("src", name), "utf8").replace(/^.*private async fetch.*$/m, "")));
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
