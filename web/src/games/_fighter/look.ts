/** The look of both editions: hero icons, option icons, sounds, turning points of the tale, awards. */
import type { TaleLine } from "../../shell/session.svelte";
import type { Cue } from "../../shell/sound";
import type { Beat } from "../../shell/event-player.svelte";
import { say, type Phrasebook } from "../../shell/messages.svelte";
import throwIcons from "../../throw/icons.json?icons";
import type { Award, GameLook } from "../registry";
import { highlights } from "./end-stats";
import icons from "./icons.json?icons";
import { ABILITIES, heroIcon, PLACES, throwIcon } from "./icon-names";
import { aboutHero } from "./tips";
import type { FighterView } from "./view";

const CUES: Record<string, Cue> = {
  FoeHurt: "hit", FoeSlain: "crit", FoeDefeated: "foe_falls", HeroStruck: "wound", HeroFainted: "faint", Healed: "heal",
  GoldGained: "coin", ShopOpened: "shop_bell", ShotMissed: "miss", GearTaken: "chest", WhiteDiceGained: "chest",
};
const MEDALS: Record<string, string> = {
  FoeDefeated: "i-crossed-swords", FoeSlain: "i-deadly-strike", HeroFainted: "i-knockout", HeroEliminated: "i-tombstone", ShopOpened: "i-shop",
  BossRevealed: "i-crowned-skull", BossAwakes: "i-crowned-skull",
};
const NOTE: Beat = { weight: "note" };
const GAIN: Beat = { weight: "blow", tone: "good", icon: "i-open-treasure-chest" };
/** How fights and moves are shown; a shot is seen on the target itself. */
const BEATS: Record<string, Beat> = {
  JoinedAs: NOTE, WhiteDieTaken: NOTE, AbilityUsed: NOTE, CardUsed: NOTE, ThrownAgain: NOTE, BackedDown: NOTE, StayedToFight: NOTE, GearPassed: NOTE, GearBought: NOTE,
  HealingBought: NOTE, NewLeader: NOTE, DicePassed: NOTE, HeroUnharmed: NOTE, ShotHit: NOTE, FountainUsed: NOTE, GearDiscarded: NOTE, LandingDoubted: NOTE, DoubtSettled: NOTE,
  ShotMissed: { weight: "blow", tone: "bad", icon: "i-dice-target" },
  DiceRetrieved: { weight: "blow", tone: "bad", icon: "i-heart-minus" },
  RoomEntered: { weight: "note", icon: "i-dungeon-gate" },
  RoomOpened: { weight: "note", icon: "i-dungeon-gate" },
  FoeMet: { weight: "blow", icon: "i-crossed-swords" },
  FoeHurt: { weight: "blow", tone: "good", icon: "i-crossed-swords" },
  FoeSlain: { weight: "moment", tone: "good", icon: "i-deadly-strike" },
  FoeDefeated: { weight: "moment", tone: "good", icon: "i-crossed-swords" },
  WeakPointStruck: { weight: "blow", tone: "good", icon: "i-targeted" },
  EpicShot: { weight: "moment", tone: "good", icon: "i-explosion-rays" },
  HeroStruck: { weight: "blow", tone: "bad", icon: "i-heart-minus" },
  HeroFainted: { weight: "moment", tone: "bad", icon: "i-knockout" },
  HeroEliminated: { weight: "moment", tone: "bad", icon: "i-tombstone" },
  HeroWoke: { weight: "blow", icon: "i-scar-wound" },
  PartyBeaten: { weight: "moment", tone: "bad", icon: "i-tombstone" },
  LevelEntered: { weight: "moment", icon: "i-dungeon-gate" },
  BossRevealed: { weight: "moment", icon: "i-crowned-skull" },
  BossAwakes: { weight: "moment", icon: "i-crowned-skull" },
  GearTaken: GAIN, GearFound: GAIN, WhiteDiceGained: GAIN, GoldGained: { weight: "blow", tone: "good", icon: "i-two-coins" },
  Seduced: { weight: "blow", tone: "good", icon: "i-charm" },
};
/** Icons of options by verb; pieces they name come first. */
const VERBS: Record<string, string> = {
  "back-down": "i-run", stay: "i-crossed-swords", retrieve: "i-heart-minus", white: "i-dice-fire", throw: "i-dice-target", ready: "i-dice-target",
  dance: "i-ballerina-shoes", keep: "i-hourglass", pass: "i-hourglass", stop: "i-hourglass", none: "i-hourglass", hold: "i-hourglass", spare: "i-hourglass",
  done: "i-campfire", again: "i-clockwise-rotation", rethrow: "i-clockwise-rotation", fearless: "i-clockwise-rotation", pay: "i-enrage", deal: "i-crossed-swords",
  suffer: "i-heart-minus", discard: "i-cancel", "pass-on": "i-shaking-hands", swap: "i-card-exchange", agree: "i-shaking-hands", refuse: "i-cancel",
  leave: "i-footprint", heal: "i-healing", use: "i-open-treasure-chest", open: "i-dungeon-gate", flip: "i-clockwise-rotation", spend: "i-sacrificial-dagger",
  wake: "i-campfire", larceny: "i-robber", treasure: "i-open-treasure-chest", shop: "i-shop", trade: "i-card-exchange",
};
const PIECES = ["use", "item", "card", "wear", "armor", "drop", "pass-on", "swap", "heal", "heal-all", "add-die", "flip", "harpoon", "enlarge", "icebergs", "warm"];

interface Faces {
  foes: Readonly<Record<string, string>>;
  gear: Readonly<Record<string, string>>;
  detail: (view: FighterView, book: Phrasebook) => string;
  goal: (view: FighterView) => { id: string; args: Record<string, number | string> } | null;
}

function optionIcon({ foes, gear }: Faces, ask: string, verb: string, values: readonly string[]): string | undefined {
  const [first = "", second = ""] = values;
  if (ask === "hero") return heroIcon(first);
  if (PIECES.includes(verb) && gear[first]) return gear[first];
  if (verb === "seduced" || verb === "send") return foes[first];
  if (verb === "wave") return throwIcon(first);
  if (verb === "enter") return second.startsWith("perilous-") ? throwIcon(second.slice("perilous-".length)) : PLACES[second.split("-")[0] ?? ""];
  const ability = ["cover", "name", "trade"].includes(verb) ? second : ["use", "token"].includes(verb) ? first : "";
  if (ability) return ABILITIES[ability.split("-")[0] ?? ""] ?? VERBS[verb];
  if (["give", "serve"].includes(verb) || (verb === "heal" && /^\d+$/.test(first))) return verb === "heal" ? "i-healing" : "i-shaking-hands";
  if (verb === "take") return "i-water-drop";
  return VERBS[verb];
}

const number = (line: TaleLine, field: string): number => Number(line.fields[field] ?? 0);

/** One award for each hero, the best of its kind. */
function awards(tale: readonly TaleLine[]): Award[] {
  const sums: Record<string, Map<number, number>> = {};
  const add = (what: string, seat: number, count: number) => {
    const sum = (sums[what] ??= new Map());
    sum.set(seat, (sum.get(seat) ?? 0) + count);
  };
  let thrower: number | null = null;
  for (const line of tale) {
    if ((line.kind === "ShotHit" || line.kind === "ShotMissed") && line.seat !== null) {
      thrower = line.seat;
      add(line.kind === "ShotHit" ? "hits" : "misses", line.seat, 1);
    } else if (line.kind === "FoeHurt" && thrower !== null) add("damage", thrower, number(line, "damage"));
    else if (line.kind === "FoeSlain" && line.seat !== null) add("slain", line.seat, 1);
    else if (line.kind === "HeroFainted" && line.seat !== null) add("fainted", line.seat, 1);
  }
  const kinds: [string, string, string][] = [
    ["deed-slain", "i-deadly-strike", "slain"], ["deed-damage", "i-crossed-swords", "damage"], ["deed-hit", "i-targeted", "hits"],
    ["deed-fainted", "i-knockout", "fainted"], ["deed-missed", "i-dice-fire", "misses"],
  ];
  const given: Award[] = [];
  for (const [id, icon, what] of kinds) {
    const best = [...(sums[what] ?? [])].filter(([seat, count]) => count > 0 && !given.some((award) => award.seat === seat)).sort((a, b) => b[1] - a[1])[0];
    if (best) given.push({ seat: best[0], icon, id, count: best[1] });
  }
  return given;
}

export function fighterLook(faces: Faces): GameLook {
  const card = (view: FighterView, seat: number) => view.heroes[seat]?.card;
  return {
    icons: [...icons, ...throwIcons],
    trays: ["buy", "die"],
    gallery: ["hero", "room"],
    seatIcon: (view: FighterView, seat) => {
      const hero = card(view, seat);
      return hero ? heroIcon(hero) : undefined;
    },
    seatTitle: (view: FighterView, seat, book) => {
      const hero = card(view, seat);
      return hero ? book.say(`hero-${hero}`).split(",")[0] : undefined;
    },
    seatAbout: (view: FighterView, seat, book) => {
      const hero = card(view, seat);
      return hero ? aboutHero(book, view, hero) : undefined;
    },
    out: (view: FighterView, seat) => (view.heroes[seat]?.eliminated ? "out-of-play" : view.heroes[seat]?.fainted ? "out-this-fight" : null),
    optionIcon: (ask, verb, values) => optionIcon(faces, ask, verb, values),
    goal: (view: FighterView) => faces.goal(view),
    detail: (view: FighterView, book) => faces.detail(view, book),
    chapter: (line) => {
      if (line.kind === "LevelEntered") return { id: "chapter-level", args: { level: number(line, "level") } };
      return line.kind === "ShopFound" ? { id: "df-chapter-shop", args: { number: number(line, "number") } } : null;
    },
    medal: (line) => MEDALS[line.kind] ?? null,
    decisive: (line) => ["FoeSlain", "EpicShot", "HeroFainted", "HeroEliminated", "BossRevealed", "BossAwakes"].includes(line.kind),
    cue: (happening) => CUES[happening.kind] ?? null,
    beat: (happening) => BEATS[happening.kind] ?? null,
    awards,
    highlights,
    wonOnly: true,
    courseWord: "course-life",
  };
}

/** The difficulty's name, without its effect. */
export const difficulty = (view: FighterView, book: Phrasebook): string => book.say(`option-difficulty-${view.difficulty}`).split(/\s?:\s/u)[0] ?? "";
export const levelOf = (level: number, levels: number): string => say("df-level-of", { level, levels });
