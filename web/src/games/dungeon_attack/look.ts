/** The look of Dungeon Attack!: icons, chapters of the tale, sounds, awards. */
import { numberField, giveAwards, tally } from "../awards";
import type { GameLook } from "../registry";
import { say } from "../../shell/messages.svelte";
import type { Beat, DiceRoll, RolledDie } from "../../shell/event-player.svelte";
import type { Happening } from "../../wire";
import icons from "./icons.json?icons";
import { rolledDie, FACE_ICON, FACES, type AttackView } from "./view";

const ADVENTURERS: Record<string, string> = {
  warrior: "i-barbarian",
  guardian: "i-templar-shield",
  rogue: "i-cowled",
  wizard: "i-wizard-face",
  cleric: "i-holy-symbol",
  ranger: "i-bowman",
  barbarian: "i-viking-head",
  halfling: "i-clover",
  paladin: "i-mounted-knight",
  monk: "i-monk-face",
};
/** Adventurers from packs have no picture: they get an icon of their own. */
export const adventurerIcon = (card: string): string => ADVENTURERS[card] ?? "i-swordman";

const THINGS: Record<string, string> = {
  coin: "i-two-coins", gold: "i-two-coins", potion: "i-round-potion", weapon: "i-broadsword", artifact: "i-crown-of-thorns",
  normal: "i-broken-skull", boss: "i-crowned-skull",
};

const VERBS: Record<string, string> = {
  "act.fight": "i-crossed-swords",
  "act.flee": "i-run",
  "act.escape": "i-round-potion",
  "act.bust": "i-broken-wall",
  "act.assist": "i-shaking-hands",
  "act.recover": "i-bandage-roll",
  "act.potion": "i-round-potion",
  "act.artifact": "i-crown-of-thorns",
  "act.revive": "i-healing",
  "act.pass": "i-hourglass",
  "healing-hands.heal": "i-healing",
  "healing-hands.nobody": "i-hourglass",
  "reroll.keep": "i-hourglass",
  "reroll.weapon": "i-broadsword",
  "reroll.artifact": "i-crown-of-thorns",
  "reroll.coin": "i-two-coins",
  "reroll.retainer": "i-three-friends",
  "reroll.fury": "i-enrage",
  "reroll.roar": "i-enrage",
  "reroll.luck": "i-clover",
  "reroll.bane": "i-mounted-knight",
  "luck-second.one": "i-hourglass",
  "luck-second.second": "i-clover",
  "blast.hold": "i-hourglass",
  "blast.turn": "i-magic-swirl",
  "meet.take": "i-knocked-out-stars",
  "meet.shield": "i-shield-echoes",
  "meet.pay": "i-two-coins",
  "meet.retainer": "i-three-friends",
  "escape.stay": "i-crossed-swords",
  "escape.pass-on": "i-round-potion",
  "boss-treasure.gold": "i-two-coins",
  "boss-treasure.potion": "i-round-potion",
  "make.items": "i-open-treasure-chest",
  "give.done": "i-hourglass",
  "give-gold.coins": "i-two-coins",
  "hire.no": "i-hourglass",
  "hire.hire": "i-three-friends",
};

const MEDALS: Record<string, string> = {
  KnockedOut: "i-knockout",
  LevelCleared: "i-trophy-cup",
  LevelQuiet: "i-hourglass",
  PartyOut: "i-candle-light",
  LevelBegins: "i-dungeon-gate",
};

const TONES = ["moss", "ash", "blood"] as const;
const FIELDS = ["defeated", "moving", "fighting"] as const;

/** The dice of a roll by face, as a happening counts them. */
function rollOf(happening: Happening, from: DiceRoll["from"]): DiceRoll {
  return {
    from,
    groups: FACES.map((face, at) => {
      const dice: RolledDie[] = (["normal", "boss"] as const).flatMap((kind) =>
        Array.from({ length: Number(happening.fields[`${kind === "boss" ? "boss_" : ""}${FIELDS[at]}`] ?? 0) }, (_, index) => rolledDie(kind, face, `${kind}${face}${index}`)),
      );
      return { name: say(`da-lot-${face}`, { count: dice.length }), count: String(dice.length), tone: TONES[at]!, icon: FACE_ICON[face], dice };
    }),
  };
}

const BEATS: Record<string, Beat> = {
  LevelBegins: { weight: "moment", icon: "i-dungeon-gate" },
  DoorBusted: { weight: "note", icon: "i-broken-wall" },
  CameToHelp: { weight: "note" },
  BossRerolled: { weight: "blow", icon: "i-crowned-skull" },
  Blasted: { weight: "blow", tone: "good", icon: "i-magic-swirl" },
  BustCoin: { weight: "note" },
  HitIgnored: { weight: "note" },
  Hurt: { weight: "blow", tone: "bad", icon: "i-bleeding-wound" },
  KnockedOut: { weight: "moment", tone: "bad", icon: "i-knockout" },
  PrizesLost: { weight: "blow", tone: "bad" },
  MonstersMoveOn: { weight: "blow", tone: "bad", icon: "i-sharp-smile" },
  Fled: { weight: "note", icon: "i-run" },
  Escaped: { weight: "note", icon: "i-round-potion" },
  Rallied: { weight: "note" },
  Passed: { weight: "note" },
  Healed: { weight: "note" },
  BackInPlay: { weight: "blow", tone: "good", icon: "i-healing" },
  ItemUsed: { weight: "note" },
  RetainerLeaves: { weight: "note" },
  LevelCleared: { weight: "moment", tone: "good", icon: "i-trophy-cup" },
  LevelQuiet: { weight: "moment", icon: "i-hourglass" },
  PartyOut: { weight: "moment", tone: "bad", icon: "i-candle-light" },
  TreasureGained: { weight: "blow", tone: "good", icon: "i-open-treasure-chest" },
  StickyFingers: { weight: "note" },
  Gave: { weight: "note" },
  RetainerHired: { weight: "note", icon: "i-three-friends" },
};

export const look: GameLook = {
  out: (view: AttackView, seat) => {
    const one = view.adventurers[seat];
    return view.phase === "adventure" && one && (one.fled || one.state === "knocked_out") ? "out-this-level" : null;
  },
  icons,
  die: (die, face) => {
    const shown = FACES.find((one) => one === face);
    return shown ? rolledDie(die === "boss" ? "boss" : "normal", shown, die) : null;
  },
  scoreWord: "da-feats",
  gallery: ["adventurer"],
  courseWord: "course-treasure",
  seatIcon: (view: AttackView, seat) => {
    const card = view.adventurers[seat]?.card;
    return card ? adventurerIcon(card) : undefined;
  },
  seatAbout: (view: AttackView, seat, book) => (view.adventurers[seat]?.card ? book.say(`card-${view.adventurers[seat].card}`) : undefined),
  seatTitle: (view: AttackView, seat, book) => {
    const card = view.adventurers[seat]?.card;
    return card ? book.say(`adventurer-${card}`) : undefined;
  },
  optionIcon: (ask, verb, values) => {
    if (ask === "adventurer") return adventurerIcon(values[0] ?? "");
    if (ask === "give" && verb === "give") return THINGS[values[0] ?? ""];
    return VERBS[`${ask}.${verb}`];
  },
  goal: (view: AttackView) => {
    const [gold, items, artifacts] = view.feats;
    return gold && items && artifacts ? { id: "goal-dungeon_attack", args: { gold: gold[0], golds: gold[1], items: items[0], all: items[1], artifacts: artifacts[0], wanted: artifacts[1] } } : null;
  },
  detail: (view: AttackView, book) => (view.level ? `${book.say("show-level", { level: view.level, levels: view.levels })} · ${book.say(`phase-${view.phase}`)}` : ""),
  chapter: (line) => (line.kind === "LevelBegins" ? { id: "chapter-level", args: { level: numberField(line, "level") } } : null),
  medal: (line) => MEDALS[line.kind] ?? (line.kind === "Fought" && numberField(line, "bosses_won") > 0 ? "i-crowned-skull" : null),
  decisive: (line) => ["KnockedOut", "LevelCleared", "LevelQuiet", "PartyOut", "Blasted"].includes(line.kind) || (line.kind === "Fought" && (numberField(line, "bosses_won") > 0 || numberField(line, "won") > 3)),
  cue: (happening) => {
    switch (happening.kind) {
      case "Rolled": case "Rerolled": case "BossRerolled": case "TreasureRolled": return "roll";
      case "Hurt": return Number(happening.fields["hits"] ?? 0) > 1 ? "crit" : "hit";
      case "KnockedOut": return "faint";
      case "Healed": case "BackInPlay": return "heal";
      case "TreasureGained": return "coin";
      case "Blasted": return "crit";
      case "Fought": return Number(happening.fields["won"] ?? 0) > 0 ? "foe_falls" : "miss";
      case "LevelCleared": return "chest";
      case "RetainerHired": return "shop_bell";
      default: return null;
    }
  },
  beat: (happening, { own }) => {
    switch (happening.kind) {
      case "Rolled": return { weight: "roll", roll: rollOf(happening, "gate") };
      case "Rerolled": return { weight: "roll", roll: rollOf(happening, "hand") };
      case "TreasureRolled": return { weight: "roll", roll: rollOf(happening, "hand") };
      case "Fought": {
        const won = Number(happening.fields["won"] ?? 0), bosses = Number(happening.fields["bosses_won"] ?? 0);
        if (bosses) return { weight: "moment", tone: "good", icon: "i-crowned-skull" };
        return { weight: own || won ? "blow" : "note", ...(won ? { tone: "good" as const } : {}), icon: won ? "i-broken-skull" : "i-footprint" };
      }
      default: return BEATS[happening.kind] ?? null;
    }
  },
  dice: ({ fields }) => Number(fields["dice"] ?? 0) || ["defeated", "moving", "fighting"].reduce((sum, face) => sum + Number(fields[face] ?? 0) + Number(fields[`boss_${face}`] ?? 0), 0),
  awards: (tale) =>
    giveAwards([
      { id: "deed-won", icon: "i-broken-skull", sums: tally(tale, ["Fought"], (line) => numberField(line, "won")) },
      { id: "deed-helped", icon: "i-shaking-hands", sums: tally(tale, ["CameToHelp"]) },
      { id: "deed-busted", icon: "i-broken-wall", sums: tally(tale, ["DoorBusted"]) },
      { id: "deed-hits", icon: "i-knocked-out-stars", sums: tally(tale, ["Hurt", "KnockedOut"], (line) => numberField(line, "hits")) },
      { id: "deed-fled", icon: "i-run", sums: tally(tale, ["Fled", "Escaped"]) },
    ]),
};
