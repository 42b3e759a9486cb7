/** The current page: lobby, table, rules. URLs are the server's own, so links can be shared. */
import { house } from "./house";

export type PageLocation =
  | { at: "lobby" }
  | { at: "table"; table: string; move: number | null }
  | { at: "watch" }
  | { at: "learn"; game: string | null; whole?: boolean }
  | { at: "lesson"; game: string }
  | { at: "look"; table: string }
  | { at: "puzzles"; puzzle: string | null }
  | { at: "practice" }
  | { at: "throws"; puzzle: string | null }
  | { at: "packs"; game: string | null }
  | { at: "credits" }
  | { at: "operator" }
  | { at: "me"; part: "games" | null }
  | { at: "person"; name: string }
  | { at: "enter" }
  | { at: "friends" }
  | { at: "daily"; day: string | null }
  | { at: "nowhere" };

const TABLE = /^[0-9a-hjkmnp-tv-z]{10}$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not written by us: nobody has this name
  }
};

export function parseLocation(path: string, query = ""): PageLocation {
  const [first = "", second = "", third] = path.replace(/^\/+|\/+$/g, "").split("/");
  if (third !== undefined) return { at: "nowhere" };
  if (first === "") return { at: "lobby" };
  if (first === "t" && TABLE.test(second)) {
    const move = new URLSearchParams(query).get("move");
    return { at: "table", table: second, move: move && /^\d{1,6}$/.test(move) ? Number(move) : null };
  }
  if (first === "look" && TABLE.test(second)) return { at: "look", table: second };
  if (first === "puzzles" && (!second || /^[a-z][a-z0-9_]{0,39}-[0-9a-f]{4,16}$|^day-\d{4}-\d{2}-\d{2}-[1-3]$/.test(second))) return { at: "puzzles", puzzle: second || null };
  if (first === "throws" && (!second || /^[a-z][a-z0-9_]{0,39}-[a-z0-9-]{1,60}$/.test(second))) return { at: "throws", puzzle: second || null };
  if (first === "lesson" && /^[a-z][a-z0-9_]{0,39}$/.test(second)) return { at: "lesson", game: second };
  if (first === "packs" && (!second || /^[a-z][a-z0-9_]{0,39}$/.test(second))) return { at: "packs", game: second || null };
  if (first === "learn") return { at: "learn", game: second || null, ...(new URLSearchParams(query).has("rules") && { whole: true }) };
  if (first === "daily" && (!second || /^\d{4}-\d{2}-\d{2}$/.test(second))) return { at: "daily", day: second || null };
  if (first === "me" && (!second || second === "games")) return { at: "me", part: second ? "games" : null };
  if (first === "p" && second) return { at: "person", name: decoded(second) };
  if (!second && (first === "enter" || first === "friends" || first === "watch" || first === "practice" || first === "credits" || first === "operator")) return { at: first };
  return { at: "nowhere" };
}

/** Parse what somebody typed or pasted to join: a full link, or a table's code. */
export function parseTableCode(typed: string): { table: string; secret: string | null } | null {
  const text = typed.trim();
  const link = /\/t\/([0-9a-z]{10})(?:[?][^#]*)?(?:#seat=([A-Za-z0-9_-]{32}))?$/.exec(text);
  if (link && TABLE.test(link[1]!)) return { table: link[1]!, secret: link[2] ?? null };
  const code = text.toLowerCase().replace(/[\s-]/g, "");
  return TABLE.test(code) ? { table: code, secret: null } : null;
}

/** Parse a spoken code: two words in any language, or one that may be both. The server knows its table. */
export function parseSpokenCode(typed: string): string | null {
  const words = typed.trim().split(/[\s\-–_.,+]+/).filter(Boolean);
  if (!words.length || words.length > 2 || !words.every((word) => /^[\p{L}\p{M}'’]{2,30}$/u.test(word))) return null;
  return words.length === 1 && TABLE.test(words[0]!.toLowerCase()) ? null : words.join(" ");
}

function currentPage(): PageLocation {
  const { pathname, search } = house.address();
  return parseLocation(pathname, search);
}

class Router {
  place = $state.raw<PageLocation>(currentPage());

  /** This page was reached from another one without loading: what had the focus is gone. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  go(path: string): void {
    history.pushState(null, "", house.link(path));
    this.look();
    scrollTo(0, 0);
  }

  look(): void {
    const next = currentPage();
    // a jump within the page, such as to the tray, is not a navigation
    if (JSON.stringify(next) !== JSON.stringify(this.place)) {
      this.place = next;
      this.moved = true;
    }
  }
}

export const router = new Router();

/** Svelte action for links within the app: navigate without reloading the page. */
export function internalLink(node: HTMLAnchorElement): { destroy(): void } {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.getAttribute("href")!);
  };
  node.addEventListener("click", clicked);
  return { destroy: () => node.removeEventListener("click", clicked) };
}
