import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { catalogues } from "./plugins/catalogues.ts";
import { icons } from "./plugins/icons.ts";
import { compress } from "./plugins/compress.ts";

/** The server this page talks to while it is being written; the built page comes from the server itself. */
const server = process.env.TUMBLEKEEP_SERVER ?? "127.0.0.1:8421";

/** What lessons, puzzles and tables have in common, beside what the doors have. */
const ROOM = [
  "games/(deeds|registry)",
  "pieces/(Explained|OddsBar|Tips|odds|placing|tip|touch)",
  "shell/(Dialog|keys|names|pace|question)",
  "table/(Countdown|Options|Prose|SeatPlate|advice|icons|markdown)",
];

/** A browser fetches six files at a time, and each costs a trip: what is wanted together comes in one file. Pieces of a box are apart: they come later. */
const TOGETHER = [
  { name: (id: string) => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? null, test: /\/src\/games\/\w+\/(?!pieces)/ },
  { name: "room", test: new RegExp(`/src/(${ROOM.join("|")})\\b`) },
];

export default defineConfig({
  plugins: [icons(), catalogues(), svelte(), compress()],
  build: {
    outDir: "../src/tumblekeep/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER, includeDependenciesRecursively: false } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://${server}`, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    // a page is dear to set up: the tests that need one say so in their first line
    environment: "node",
    include: ["tests/**/*.test.ts"],
    // one file after the other, each in a thread of its own: where the machine was busy, several at once went red or did not begin
    pool: "threads",
    fileParallelism: false,
    // a busy machine is slow, not wrong
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
