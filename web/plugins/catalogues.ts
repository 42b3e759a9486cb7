/**
 * What the lobby says of each game (`title`, `tagline`, `origin`), read from the games' catalogues at build time. The doors have
 * names before anything is fetched: `import titles from "virtual:titles"`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../../src/tumblekeep/locale");
export const LANGUAGES = ["en", "fr"] as const;

/** `origin`: what comes from the published rules and what was filled in; a game need not say. */
export interface Titles {
  title: string;
  tagline: string;
  origin?: string;
}

export function titles(): Record<string, Record<string, Titles>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, titlesIn(language)]));
}

function titlesIn(language: string): Record<string, Titles> {
  const folder = resolve(LOCALES, language);
  const found: Record<string, Titles> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(resolve(folder, file), "utf8")));
    const [title, tagline, origin] = ["title", "tagline", "origin"].map((id) => bundle.getMessage(id)?.value);
    if (title && tagline)
      found[file.slice(0, -".ftl".length)] = {
        title: bundle.formatPattern(title),
        tagline: bundle.formatPattern(tagline),
        ...(origin && { origin: bundle.formatPattern(origin) }),
      };
  }
  return found;
}

/** Strip comments from a catalogue before it is sent; the messages stay the same. */
export function spare(catalogue: string): string {
  const lines = catalogue.split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => line.replace(/^([a-z]\S*) = /, "$1=")).join("\n");
}

export function catalogues(): Plugin {
  return {
    name: "tumblekeep-titles",
    enforce: "pre",
    resolveId: (id) => (id === "virtual:titles" ? "\0virtual:titles" : null),
    load: (id) => {
      if (id === "\0virtual:titles") return `export default ${JSON.stringify(titles())}`;
      return id.endsWith(".ftl?raw") ? `export default ${JSON.stringify(spare(readFileSync(id.slice(0, -"?raw".length), "utf8")))}` : null;
    },
  };
}
