/** Formats messages: the page's own from its catalogue, a game's from the catalogue on the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import titles from "virtual:titles";

import type { PackShown, Words } from "../wire";
import { device, type Language } from "./device.svelte";
import { patientFetch } from "./patient-fetch";

const OWN = import.meta.glob<string>("../../../src/tumblekeep/locale/*/web.ftl", { query: "?raw", import: "default" });

/** Messages that the first page need not fetch: those of the games' boards, of throws, and of pages that few open. */
const PARTS = import.meta.glob<string>("../../../src/tumblekeep/locale/*/{boards,stage,backstage,people,company,daily,moving}.ftl", { query: "?raw", import: "default" });
export type Part = "boards" | "stage" | "backstage" | "people" | "company" | "daily" | "moving";

const source = async (files: Record<string, () => Promise<string>>, language: Language, name: string): Promise<string> =>
  (await Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1]()) ?? "";

/** The names of all seats; and which of them is the reader's, who is spoken to. */
export interface SeatNames extends ReadonlyArray<string> {
  readonly reader?: number | null;
}

/** The messages of one language from one or more catalogues. A missing message shows its id, so that gaps are noticed. */
export class Phrasebook {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** Override messages with those of a pack. */
  lay(source: string): this {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return this;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, FluentVariable> = {}, form: string | null = null): string {
    const message = this.bundle.getMessage(id);
    const pattern = form === null ? message?.value : message?.attributes[form];
    if (!pattern) return `[${id}]`;
    const problems: Error[] = [];
    const words = this.bundle.formatPattern(pattern, args, problems);
    return problems.length ? `${words} [${id}]` : words;
  }

  /**
   * Format a message from the wire, with seats as names and nested messages formatted. If the reader is concerned, the catalogue may
   * have a form for it: `.you` if they did it, `.friend` if it was done to them, `.self` if both.
   */
  tell(message: Words, names: SeatNames = []): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args)) args[name] = this.argument(value, names);
    return this.say(message.id, args, this.form(message, names.reader ?? null));
  }

  /** An explanation of a thing for newcomers: the attribute `.about` of its message; empty if there is none. */
  about(id: string): string {
    return this.bundle.getMessage(id)?.attributes["about"] ? this.say(id, {}, "about") : "";
  }

  /** What an option always costs and brings: the attribute `.stakes` of its message, in which things are replaced by their explanations. */
  stakes(label: Words, names: SeatNames = []): string {
    if (!this.bundle.getMessage(label.id)?.attributes["stakes"]) return "";
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(label.args)) {
      const inner = value && typeof value === "object" && "id" in value ? this.about(String(value.id)) : "";
      args[name] = inner || this.argument(value, names);
    }
    return this.say(label.id, args, "stakes");
  }

  private form(message: Words, reader: number | null): string | null {
    const forms = reader === null ? undefined : this.bundle.getMessage(message.id)?.attributes;
    if (!forms) return null;
    const [did, met] = ["who", "friend"].map((name) => (message.args[name] as { seat?: number } | undefined)?.seat === reader);
    return ([["self", did && met], ["you", did], ["friend", met]] as const).find(([form, fits]) => fits && form in forms)?.[0] ?? null;
  }

  private argument(value: unknown, names: SeatNames): FluentVariable {
    if (value && typeof value === "object") {
      if ("seat" in value && typeof value.seat === "number") return names[value.seat] ?? `${value.seat + 1}`;
      if ("id" in value) return this.tell(value as Words, names);
    }
    return value as FluentVariable;
  }
}

/** The key of a table's game catalogue; a pack has its own. */
export const catalogueKey = (table: { game: string; pack: PackShown | null }): string => (table.pack ? `${table.game}@${table.pack.fingerprint}` : table.game);

const SILENT = new Phrasebook("en");

class Translator {
  private own = $state.raw<Partial<Record<Language, Phrasebook>>>({});
  private games = $state.raw<Record<string, Phrasebook>>({});
  /** Further parts of the page's messages that were asked for. */
  private readonly parts = new Set<Part>();
  private readonly asked = new Map<string, Promise<void>>();

  get language(): Language {
    return device.settings.language;
  }

  get ready(): boolean {
    return this.own[this.language] !== undefined;
  }

  /** Format one of the page's own messages. */
  say = (id: string, args: Record<string, FluentVariable> = {}): string => (this.own[this.language] ?? SILENT).say(id, args);

  /** Format a wire message from the page's own catalogue. */
  tell = (message: Words, names: SeatNames = []): string => (this.own[this.language] ?? SILENT).tell(message, names);

  has = (id: string): boolean => this.own[this.language]?.has(id) ?? false;

  /** A game's phrasebook in the current language, with further catalogues if they were loaded with it; null until it is loaded. */
  game(slug: string, ...also: string[]): Phrasebook | null {
    return this.games[[`${this.language}/${slug}`, ...also].join("+")] ?? null;
  }

  title(slug: string): string {
    return titles[this.language]?.[slug]?.title ?? this.fetched(slug)?.say("title") ?? slug;
  }

  /** The game played at a table, with its pack. */
  played(table: { game: string; pack: PackShown | null }): string {
    const pack = table.pack?.title[this.language];
    return pack ? `${this.title(table.game)} · ${pack}` : this.title(table.game);
  }

  tagline(slug: string): string {
    return titles[this.language]?.[slug]?.tagline ?? this.fetched(slug)?.say("tagline") ?? "";
  }

  /** What comes from the published rules and what was filled in; empty: the game does not say. */
  origin(slug: string): string {
    const built = titles[this.language]?.[slug];
    if (built) return built.origin ?? "";
    const book = this.fetched(slug);
    return book?.has("origin") ? book.say("origin") : "";
  }

  /** The phrasebook of a game from outside, unknown at build time: fetched when its name is first needed. */
  private fetched(slug: string): Phrasebook | null {
    const found = this.game(slug);
    if (!found) void this.loadGame(slug).catch(() => undefined);
    return found;
  }

  /** Fetch the page's own messages, with all parts that were asked for so far. */
  async load(language: Language = this.language): Promise<void> {
    await this.once(`own/${language}`, async () => {
      const [own, ...parts] = await Promise.all([source(OWN, language, "web"), ...[...this.parts].map((part) => source(PARTS, language, part))]);
      const book = new Phrasebook(language, own);
      for (const part of parts) book.lay(part);
      this.own = { ...this.own, [language]: book };
    });
  }

  /** Fetch a further part of the page's own messages, now and for every language that is chosen later. */
  async loadPart(part: Part, language: Language = this.language): Promise<void> {
    this.parts.add(part);
    await this.load(language);
    await this.once(`${part}/${language}`, async () => {
      const text = await source(PARTS, language, part);
      this.own = { ...this.own, [language]: this.own[language]!.lay(text) };
    });
  }

  /** Fetch the messages of a game, by the key that `catalogueKey` gives. */
  async loadGame(slug: string, language: Language = this.language, ...also: string[]): Promise<void> {
    const key = [`${language}/${slug}`, ...also].join("+");
    const [game, pack] = slug.split("@");
    await this.once(key, async () => {
      const laid = pack ? patientFetch(`/api/packs/${pack}/${language}`).then((answer) => (answer.ok ? answer.text() : "")) : ""; // pack gone: use the game's own messages
      const sources = await Promise.all(
        ["errors", game!, ...also].map(async (name) => {
          const answer = await patientFetch(`/api/catalogue/${language}/${name}`);
          if (!answer.ok) throw new Error(`catalogue ${language}/${name}: ${answer.status}`);
          return answer.text();
        }),
      );
      this.games = { ...this.games, [key]: new Phrasebook(language, ...sources).lay(await laid) };
    });
  }

  private async once(key: string, load: () => Promise<void>): Promise<void> {
    let going = this.asked.get(key);
    if (!going) {
      going = load();
      this.asked.set(key, going);
    }
    try {
      await going;
    } catch (problem) {
      this.asked.delete(key); // the next request tries again
      throw problem;
    }
  }
}

export const translator = new Translator();
export const say = translator.say;

/** Format a share as a percentage in the current language. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(translator.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Keep hyphenated words on one line: a line that begins with "vous ?" reads badly. */
export const keepHyphenated = (text: string): string => text.replace(/(?<=\p{L})-(?=\p{L})/gu, "-\u2060");

/** Split a label into the action and its consequence: "Recover: get one step better". Short labels are split only if `short` is set. */
export function splitLabel(label: string, short = false): { verb: string; rest: string } {
  const cut = /^(.{3,46}?)(?:\s?:\s|\.\s|,\s|\s\()(.{3,})$/su.exec(label);
  if ((label.length <= 26 && !short) || !cut) return { verb: label, rest: "" };
  const rest = label.includes(` (${cut[2]}`) ? `(${cut[2]}` : cut[2]!;
  return { verb: cut[1]!, rest: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) };
}
