/** The pocket's own messages, in a catalogue that the online page never fetches. */
import { device, type Language } from "../shell/device.svelte";
import { Phrasebook } from "../shell/messages.svelte";

const SOURCES = import.meta.glob<string>("../../../src/tumblekeep/locale/*/pocket.ftl", { query: "?raw", import: "default" });

class PocketWords {
  private books = $state.raw<Partial<Record<Language, Phrasebook>>>({});

  async load(language: Language = device.settings.language): Promise<void> {
    if (this.books[language]) return;
    const read = Object.entries(SOURCES).find(([path]) => path.includes(`/${language}/`))![1];
    this.books = { ...this.books, [language]: new Phrasebook(language, await read()) };
  }

  say = (id: string, args: Record<string, string | number> = {}): string => {
    const language = device.settings.language;
    if (!this.books[language]) void this.load(language);
    return (this.books[language] ?? Object.values(this.books)[0])?.say(id, args) ?? "";
  };
}

export const words = new PocketWords();
