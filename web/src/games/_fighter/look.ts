/** How both Dungeon Fighter editions look: faces of heroes, sounds, and the turning points of their tale. */
import type { GameLook } from "../registry";
import type { IconDrawn } from "../../pieces/symbols.svelte";
import type { Cue } from "../../shell/sound";
import type { FighterView } from "./view";

export const HEROES: Record<string, string> = {
  torm: "i-barbarian", randolph: "i-wizard-face", goldfinga: "i-cowled", sir_moo: "i-visored-helm", lady_mary: "i-queen-crown",
  fridolin: "i-flute", gromli: "i-dwarf-face", faelwyn: "i-woman-elf-face", clotilde: "i-nun-face", aristide: "i-harp",
  jack_boatless: "i-pirate-hat", lebron_bearskin: "i-bear-head", marla: "i-herbs-bundle",
};
const CUES: Record<string, Cue> = {
  FoeHurt: "hit", FoeSlain: "crit", FoeDefeated: "foe_falls", HeroStruck: "wound", HeroFainted: "faint", Healed: "heal",
  GoldGained: "coin", ShopOpened: "shop_bell", ShotMissed: "miss",
};
const MEDALS: Record<string, string> = { FoeDefeated: "i-crossed-swords", HeroFainted: "i-knockout", HeroEliminated: "i-tombstone" };

export const heroIcon = (card: string): string => HEROES[card] ?? Object.entries(HEROES).find(([name]) => card.startsWith(name))?.[1] ?? "i-barbarian";

export function fighterLook(icons: readonly IconDrawn[]): GameLook {
  return {
    icons,
    seatIcon: (view, seat) => {
      const card = (view as FighterView).heroes[seat]?.card;
      return card ? heroIcon(card) : undefined;
    },
    seatTitle: (view, seat, book) => {
      const card = (view as FighterView).heroes[seat]?.card;
      return card ? book.say(`hero-${card}`) : undefined;
    },
    medal: (line) => MEDALS[line.kind] ?? null,
    cue: (happening) => CUES[happening.kind] ?? null,
  };
}
