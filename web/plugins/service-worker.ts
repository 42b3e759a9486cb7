import { resolve } from "node:path";

import { build, type Plugin } from "vite";

/** Write a service worker beside the page: one classic script under a name that never changes, because browsers look for a newer one there. */
export function serviceWorker(source: string, file: string): Plugin {
  return {
    name: "tumblekeep-service-worker",
    apply: "build",
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        build: { outDir: dir!, emptyOutDir: false, target: "es2022", lib: { entry: resolve(import.meta.dirname, "../src", source), formats: ["iife"], name: "sw", fileName: () => file } },
      });
    },
  };
}
