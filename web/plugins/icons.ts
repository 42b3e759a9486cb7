/**
 * Icons at build time: `import icons from "./icons.json?icons"` turns a list of names ("game-icons:key", "lucide:menu")
 * into their shapes, so that a page carries the icons it shows and no others.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

import { coarse, GRID } from "./paths.ts";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const SETS: Record<string, string> = { "game-icons": "i", lucide: "u" };
const require = createRequire(import.meta.url);

/** The shapes of one icon: `[tag, attributes]`, groups flattened into their children. */
export function shapes(body: string): [string, Record<string, string>][] {
  const found: [string, Record<string, string>][] = [];
  const groups: Record<string, string>[] = [];
  for (const [, closing, tag, rest, selfClosing] of body.matchAll(/<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi)) {
    if (tag === "g") {
      if (closing) groups.pop();
      else groups.push(attributes(rest ?? ""));
    } else if (!closing && tag) {
      found.push([tag, Object.assign({}, ...groups, attributes(rest ?? "")) as Record<string, string>]);
      if (!selfClosing) throw new Error(`an icon has a <${tag}> with content, which is not drawn`);
    }
  }
  if (!found.length) throw new Error(`an icon has no shapes: ${body.slice(0, 80)}`);
  return found;
}

function attributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

/** Round a shape to the coarser grid; only outlines are drawn on it. */
function onGrid([tag, attributes]: [string, Record<string, string>], icon: string): Record<string, string> {
  if (tag !== "path" || !attributes["d"]) throw new Error(`${icon} is drawn with a <${tag}>, which has no coarser grid`);
  return { ...attributes, d: coarse(attributes["d"]) };
}

export function icons(): Plugin {
  const loaded = new Map<string, IconSet>();
  const set = (prefix: string): IconSet => {
    let found = loaded.get(prefix);
    if (!found) {
      found = JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), "utf8")) as IconSet;
      loaded.set(prefix, found);
    }
    return found;
  };
  return {
    name: "tumblekeep-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("?icons")) return null;
      const file = id.slice(0, -"?icons".length);
      this.addWatchFile(file);
      const wanted = JSON.parse(readFileSync(file, "utf8")) as string[];
      const drawn = wanted.map((wish) => {
        const [prefix = "", name = ""] = wish.split(":");
        const from = SETS[prefix] ? set(prefix) : undefined;
        const icon = from?.icons[name] ?? from?.icons[from.aliases?.[name]?.parent ?? ""];
        if (!from || !icon) throw new Error(`${file}: there is no icon ${wish}`);
        const drawn = shapes(icon.body);
        // lucide icons use a grid of 24: there is nothing to round
        const grid = prefix === "game-icons" ? GRID : 1;
        if (grid > 1) for (const shape of drawn) shape[1] = onGrid(shape, wish);
        const size = `0 0 ${(icon.width ?? from.width ?? 512) / grid} ${(icon.height ?? from.height ?? 512) / grid}`;
        return { id: `${SETS[prefix]}-${name}`, box: size, shapes: drawn };
      });
      return { code: `export default ${JSON.stringify(drawn)}`, moduleType: "js" };
    },
  };
}
