/** The look of Dungeon Dice: icons, chapters of the tale, sounds, awards. */
import type { Beat, RolledDie } from "../../shell/event-player.svelte";
import { say } from "../../shell/messages.svelte";
import { numberField, giveAwards, tally } from "../awards";
import type { GameLook } from "../registry";
import icons from "./icons.json?icons";
import { BODIES, faceMark, kindOf, KINDS, markOf, pictureOf, readFace, SIGNS, SPELLS } from "./kinds";
import type { DiceView } from "./view";

const VERBS: Record<string, string> = {
  pass: "i-hourglass", done: "u-check", enough: "u-check", none: "u-x", leave: "u-x", skip: "i-hourglass", keep: "u-check", no: "u-x",
  drink: "i-round-potion", brew: "i-round-potion", bomb: "i-rolling-bomb", scroll: "i-tied-scroll", repair: "i-anvil", offer: "u-arrow-left-right",
  upgrade: "i-gem-pendant", search: "i-knapsack", rest: "i-campfire", fight: "i-crossed-swords", flee: "i-run", roll: "i-healing", alone: "i-person",
  call: "i-shaking-hands", free: "i-shaking-hands", share: "i-chest", counter: "u-arrow-left-right", wound: "i-hearts", heal: "i-hearts",
  plain: "i-chest", key: "i-key", open: "i-locked-chest", with: "u-arrow-left-right", accept: "u-check", decline: "u-x",
};

const MEDALS: Record<string, string> = {
  TrophyKept: "i-laurel-crown",
  HeroRemoved: "i-tombstone",
  Upgraded: "i-gem-pendant",
  LockOpened: "i-key",
  Petrified: "i-stone-bust",
  QuietEnd: "i-hourglass",
  BecameToad: "i-frog",
  HeroIsToad: "i-frog",
};

const NOTE: Beat = { weight: "note" };
const BEATS: Record<string, Beat> = {
  GoesFirst: { weight: "blow", icon: "u-flame" },
  TurnBegins: NOTE, Rested: NOTE, NothingFound: NOTE, Fled: { weight: "note", icon: "i-run" }, Confronts: NOTE, HelpOffered: NOTE, HelpAccepted: NOTE, Declared: NOTE,
  AbilityVoid: NOTE, SpellFails: NOTE, FlatAdded: NOTE, DieMended: NOTE, UsedDie: NOTE, Missed: NOTE, RewardLeft: NOTE, OfferMade: NOTE, OfferDeclined: NOTE, Handed: NOTE,
  Welcomed: { weight: "blow", tone: "good", icon: "i-shaking-hands" },
  BowShot: { weight: "blow", icon: "i-bow-arrow" },
  AbilityUsed: { weight: "blow", icon: "i-sharp-smile" },
  SpellCast: { weight: "blow", icon: "i-wizard-staff" },
  DieRerolled: { weight: "blow", icon: "u-rotate-ccw" },
  LuckyShot: { weight: "blow", tone: "good", icon: "i-chest" },
  Trapped: { weight: "blow", tone: "bad", icon: "i-wolf-trap" },
  Compared: { weight: "blow", icon: "i-crossed-swords" },
  Gust: { weight: "blow", icon: "i-wind-hole" },
  Wounded: { weight: "blow", tone: "bad", icon: "i-hearts" },
  DieWounded: { weight: "blow", tone: "bad", icon: "i-hearts" },
  LootDrawn: { weight: "blow", tone: "good", icon: "i-chest" },
  LevelGained: { weight: "moment", tone: "good", icon: "u-chevrons-up" },
  TrophyKept: { weight: "moment", tone: "good", icon: "i-laurel-crown" },
  Upgraded: { weight: "moment", tone: "good", icon: "i-gem-pendant" },
  LockOpened: { weight: "moment", tone: "good", icon: "i-key" },
  Petrified: { weight: "moment", tone: "bad", icon: "i-stone-bust" },
  HeroIsToad: { weight: "moment", tone: "bad", icon: "i-frog" },
  BecameToad: { weight: "blow", tone: "good", icon: "i-frog" },
  HeroRemoved: { weight: "moment", tone: "bad", icon: "i-tombstone" },
  QuietEnd: { weight: "moment", icon: "i-hourglass" },
};

/** A die with this side up, or with its picture if it is not rolled. */
function rolledDie(die: string, side?: number): RolledDie {
  const kind = kindOf(die);
  return { body: BODIES[kind.kind] ?? "bone", top: side === undefined ? { icon: pictureOf(kind) } : markOf(kind, side), front: markOf(kind, ((side ?? 1) + 2) % 6), side: markOf(kind, ((side ?? 3) + 4) % 6), name: die };
}

export const look: GameLook = {
  icons,
  die: (die, face) => {
    const kind = kindOf(/^\d+$/.test(die) ? "ML" : die); // a seat's number: everybody rolls a monster die for the first turn
    const picture = { icon: pictureOf(kind) };
    if (!face) return { body: BODIES[kind.kind] ?? "bone", top: picture, front: null, side: null };
    return { body: BODIES[kind.kind] ?? "bone", top: faceMark(readFace(face)), front: picture, side: picture };
  },
  scoreWord: "dd-fame-points",
  out: (view: DiceView, seat) => (view.heroes[seat]?.out ? "out-of-play" : null),
  seatIcon: (view: DiceView, seat) => {
    const own = view.heroes[seat]?.stock.find((die) => die.startsWith("CL-"));
    return own ? pictureOf(kindOf(own)) : undefined;
  },
  optionIcon: (_ask, verb, values) => {
    if (verb === "symbol") return SIGNS[values[1] ?? ""];
    if (verb === "cast") return SPELLS[values[0] ?? ""];
    if (verb === "take" && SIGNS[values[0] ?? ""]) return SIGNS[values[0] ?? ""];
    if (verb === "bounty") return SIGNS[values[1] ?? ""];
    const die = values.find((value) => KINDS[value] !== undefined || /^(OU|EQ|AR|CL|FA|HL|ML)-/.test(value));
    if (die) return pictureOf(kindOf(verb === "enchant" ? (values[1] ?? die) : die));
    return VERBS[verb];
  },
  goal: (view: DiceView, seat) => ({ id: view.coop ? "goal-dungeon_dice" : "goal-dungeon_dice-versus", args: { fame: view.coop ? view.fame : seat === null ? Math.max(...view.heroes.map((hero) => hero.fame)) : (view.heroes[seat]?.fame ?? 0), target: view.target } }),
  detail: (view: DiceView, book) => [say(view.coop ? "dd-together" : "dd-versus"), ...(view.coop ? [say(`dd-${view.difficulty}`)] : []), book.say(`phase-${view.phase}`)].join(" · "),
  chapter: (line) => (line.kind === "TurnBegins" ? { id: "dd-chapter-turn", args: {} } : line.kind === "PoolsRolled" ? { id: "dd-chapter-roll", args: {} } : null),
  medal: (line) => MEDALS[line.kind] ?? (line.kind === "LevelGained" && numberField(line, "level") === 6 ? "u-chevrons-up" : null),
  decisive: (line) => ["TrophyKept", "HeroRemoved", "Upgraded", "LockOpened", "Petrified", "QuietEnd"].includes(line.kind) || (line.kind === "LevelGained" && numberField(line, "level") > 3),
  cue: (happening) => {
    switch (happening.kind) {
      case "PoolsRolled": case "DieRerolled": case "MonsterShows": case "BonusRolled": return "roll";
      case "Found": return "die_land";
      case "Wounded": return "wound";
      case "DieWounded": case "Trapped": return "hit";
      case "Healed": case "Rested": case "DieMended": return "heal";
      case "LootDrawn": case "Upgraded": return "chest";
      case "LockOpened": return "gem";
      case "TrophyKept": return "crit";
      case "FightOver": return happening.fields["fight"] === "lose" ? "miss" : "foe_falls";
      case "Handed": return "coin";
      case "HeroRemoved": return "faint";
      default: return null;
    }
  },
  beat: (happening, { book }) => {
    const { fields, kind } = happening;
    if (kind === "PoolsRolled") {
      const dice = (fields["dice"] ?? []) as [string, number, number][];
      const group = (ours: boolean) => dice.filter(([, , owner]) => owner >= 0 === ours).map(([die, side]) => rolledDie(die, side));
      return {
        weight: "roll",
        roll: {
          from: "hand",
          groups: [
            { name: book.say("side-heroes"), count: String(fields["heroes"]), tone: "moss", icon: "i-crossed-swords", dice: group(true) },
            { name: book.say("side-monsters"), count: String(fields["monsters"]), tone: "blood", icon: "i-sharp-smile", dice: group(false) },
          ],
        },
      };
    }
    if (kind === "Found") return { weight: "roll", roll: { from: "bag", joins: true, groups: [{ name: book.say(`die-${kindOf(String(fields["die"])).id}`), dice: [rolledDie(String(fields["die"]))] }] } };
    if (kind === "FightOver") {
      const lost = fields["fight"] === "lose";
      return { weight: "moment", tone: lost ? "bad" : "good", icon: lost ? "i-broken-skull" : "i-trophy-cup" };
    }
    return BEATS[kind] ?? null;
  },
  courseWord: "course-fame",
  awards: (tale) =>
    giveAwards([
      { id: "deed-trophies", icon: "i-laurel-crown", sums: tally(tale, ["TrophyKept"], (line) => numberField(line, "fame")) },
      { id: "deed-fights", icon: "i-crossed-swords", sums: tally(tale, ["FightOver"], (line) => Number(line.fields["fight"] !== "lose")) },
      { id: "deed-helped", icon: "i-shaking-hands", sums: tally(tale, ["HelpAccepted"], () => 1, (line) => numberField(line, "friend")) },
      { id: "deed-loot", icon: "i-chest", sums: tally(tale, ["LootDrawn"]) },
      { id: "deed-wounds", icon: "i-broken-heart", sums: tally(tale, ["Wounded"], (line) => numberField(line, "wounds")) },
      { id: "deed-fled", icon: "i-run", sums: tally(tale, ["Fled"]) },
    ]),
};
