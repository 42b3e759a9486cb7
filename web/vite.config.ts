import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { catalogues } from "./plugins/catalogues.ts";
import { icons } from "./plugins/icons.ts";
import { compress } from "./plugins/compress.ts";
import { rootAddresses } from "./plugins/root-addresses.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

/** The server that the development page talks to; the built page is served by the server itself. */
const server = process.env.TUMBLEKEEP_SERVER ?? "127.0.0.1:8421";

/** What lessons, puzzles and tables share, beyond what the lobby needs. */
const ROOM = [
  "games/(awards|registry)",
  "pieces/(OddsBar|TipTarget|Tips|bubble-position|odds|press-piece|tips)",
  "shell/(Dialog|deadlines|keyboard|question|seat-names)",
  "table/(Countdown|Mark|Options|RulesText|SeatPlate|advice|icons|markdown|marks)",
];

/**
 * Browsers fetch six files at a time, and each costs a round trip: what is needed together goes into one file. Pieces of a box are
 * separate because they come later.
 */
const TOGETHER = [
  { name: (id: string) => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? null, test: /\/src\/games\/\w+\/(?!pieces)/ },
  { name: "room", test: new RegExp(`/src/(${ROOM.join("|")})\\b`) },
];

/** The page is built twice: as a server sends it, and with the house in a worker (`--mode pocket`), so that neither weighs on the other. */
const POCKET = { root: "pocket", outDir: "../../src/tumblekeep/web/pocket" };

export default defineConfig(({ mode }) => ({
  ...(mode === "pocket" && { root: POCKET.root }),
  // files find each other wherever the folder lies
  base: "./",
  plugins: [icons(), catalogues(), svelte(), ...(mode === "pocket" ? [serviceWorker("pocket/service-worker.ts", "sw.js")] : [rootAddresses("index.html"), compress(), serviceWorker("push/service-worker.ts", "push-worker.js")])],
  worker: { format: "es" },
  build: {
    outDir: mode === "pocket" ? POCKET.outDir : "../src/tumblekeep/web/static",
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
    // a DOM is slow to set up: the tests that need one say so in their first line
    environment: "node",
    include: ["tests/**/*.test.ts"],
    // one file after the other: on a busy machine, several at once failed or did not start. They share the modules that they import, which
    // takes a third of what a thread for each took; `vitest run --sequence.shuffle.files` shows what leans on another file
    pool: "threads",
    fileParallelism: false,
    isolate: false,
    setupFiles: ["tests/setup.ts"],
    // a busy machine is slow, not wrong
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));
