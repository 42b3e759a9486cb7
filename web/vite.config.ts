import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { catalogues } from "./plugins/catalogues.ts";
import { icons } from "./plugins/icons.ts";

/** The server this page talks to while it is being written; the built page comes from the server itself. */
const server = process.env.TUMBLEKEEP_SERVER ?? "127.0.0.1:8421";

export default defineConfig({
  plugins: [icons(), catalogues(), svelte()],
  build: {
    outDir: "../src/tumblekeep/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
