/** The look of Dungeons, Dice & Danger: monster icons, chapters, sounds, awards. */
import { numberField, giveAwards, tally } from "../awards";
import type { Beat } from "../../shell/event-player.svelte";
import { say } from "../../shell/messages.svelte";
import type { GameLook } from "../registry";
import icons from "./icons.json?icons";
import { isOut, type DangerView } from "./view";

export const MONSTERS: Record<string, string> = {
  "purple-pup": "i-labrador-head", "green-growler": "i-hound", "grey-hound": "i-basset-hound-head", "white-wolf": "i-wolf-head",
  "primal-hare": "i-rabbit-head", "punk-hare": "i-rabbit", "beefy-bearpion": "i-scorpion", "forlorn-phantom": "i-floating-ghost",
  "necro-mancer": "i-raise-skeleton", "sickly-spector": "i-ghost", "pastry-mancer": "i-cupcake", "ghastly-warden": "i-spectre",
  "sir-phish": "i-fishbone", "derek-the-observer": "i-eyestalk", sphinx: "i-egyptian-sphinx", ankh: "i-ankh", horus: "i-eye-of-horus",
  sandy: "i-sand-snake", "velo-cam": "i-velociraptor", "velo-sam": "i-velociraptor", "velo-rici": "i-velociraptor",
  orville: "i-pterodactylus", wilbur: "i-pterodactylus", "mighty-meg": "i-stegosaurus-scales", "tri-tip-tony": "i-triceratops-head",
  "hank-the-tank": "i-armadillo", "king-rex": "i-dinosaur-rex",
};

const VERBS: Record<string, string> = {
  visit: "u-pencil", both: "i-crossed-swords", "both-own": "i-crossed-swords", torch: "i-torch", spare: "i-hourglass",
  "give-up": "i-heart-minus", stop: "i-heart-minus", done: "u-check", light: "i-torch", write: "u-pencil",
};

const CHESTS: Record<string, string> = { life: "i-heart-plus", torches: "i-torch", black: "i-inverted-dice-6", "extra-life": "i-heart-plus", torch: "i-torch", "extra-black-dice": "i-inverted-dice-6" };

/** What is shown of anybody, and what only of the viewer, because everybody plays at once. */
const BEATS: Record<string, Beat> = {
  FirstDefeat: { weight: "moment", tone: "good", icon: "i-laurel-crown" },
  LaterDefeat: { weight: "moment", tone: "good", icon: "i-trophy-cup" },
  FirstFeat: { weight: "moment", tone: "good", icon: "i-laurel-crown" },
  Died: { weight: "moment", tone: "bad", icon: "i-death-skull" },
  LastMonster: { weight: "moment", tone: "good", icon: "i-trophy-cup" },
  NoMonsterLeft: { weight: "moment", icon: "i-trophy-cup" },
};
const OWN: Record<string, Beat> = {
  PairsUnused: { weight: "note" }, // why life is lost comes before the loss
  NoDamage: { weight: "note" },
  Struck: { weight: "blow", tone: "good", icon: "i-crossed-swords" },
  FreeDamage: { weight: "blow", tone: "good", icon: "i-crossed-swords" },
  FistLanded: { weight: "blow", tone: "good", icon: "i-fist" },
  LaterFeat: { weight: "blow", tone: "good", icon: "i-laurel-crown" },
  Bitten: { weight: "blow", tone: "bad", icon: "i-heart-minus" },
  LifeLost: { weight: "blow", tone: "bad", icon: "i-heart-minus" },
};

export const look: GameLook = {
  icons,
  layout: "wide",
  die: (die, face) => ({ body: die === "black" ? "obsidian" : "bone", top: { pips: Number(face) } }),
  courseWord: "course-points",
  summands: [
    { arg: "gems", name: "ddd-gems" },
    { arg: "gold", name: "ddd-gold" },
    { arg: "boss", name: "ddd-boss-points" },
    { arg: "penalty", name: "ddd-lost", minus: true },
  ],
  out: (view: DangerView, seat) => (isOut(view.sheets[seat]) ? "out-of-play" : null),
  trays: ["pairing"],
  optionIcon: (ask, verb, values) => {
    if (verb === "strike" || verb === "burn") return MONSTERS[values[0] ?? ""] ?? "i-monster-grasp";
    if (ask === "chest") return CHESTS[verb === "take" ? (values[0] ?? "") : verb.replace("take-", "")] ?? "i-chest";
    return VERBS[verb];
  },
  goal: (view: DangerView, seat) => ({ id: "goal-dungeons_dice_danger", args: { points: view.sheets[seat ?? 0]?.score ?? 0 } }),
  detail: (view: DangerView, book) => {
    const title = view.map?.title ?? (book.has(`option-adventure-${view.adventure}`) ? book.say(`option-adventure-${view.adventure}`) : view.adventure);
    return title;
  },
  chapter: (line) => (line.kind === "Rolled" ? { id: "chapter-round", args: { round: numberField(line, "round") } } : null),
  medal: (line) => {
    if (line.kind === "FirstDefeat") return "i-laurel-crown";
    if (line.kind === "Died") return "i-death-skull";
    return line.kind === "FirstFeat" ? "i-cut-diamond" : line.kind === "LastMonster" ? "i-trophy-cup" : null;
  },
  cue: (happening) => {
    switch (happening.kind) {
      case "Rolled": return "roll";
      case "Visited": case "BoxCrossed": return "mark";
      case "GoldFound": return "coin";
      case "GemFound": return "gem";
      case "ChestOpened": return "chest";
      case "Struck": return "hit";
      case "FirstDefeat": case "LaterDefeat": return "foe_falls";
      case "LifeLost": return "wound";
      case "Died": return "faint";
      default: return null;
    }
  },
  beat: (happening, { own }) => {
    if (happening.kind === "Rolled") {
      const pips = (field: string) => ({ pips: Number(happening.fields[field] ?? 1) });
      return {
        weight: "roll",
        roll: {
          from: "hand",
          groups: [
            { name: say("ddd-white-dice"), dice: ["one", "two", "three", "four"].map((field) => ({ body: "bone", top: pips(field), name: field })) },
            { name: say("ddd-black-die"), dice: [{ body: "obsidian", top: pips("black"), name: "black" }] },
          ],
        },
      };
    }
    return BEATS[happening.kind] ?? (own ? (OWN[happening.kind] ?? null) : null);
  },
  dice: () => 5,
  awards: (tale) =>
    giveAwards([
      { id: "deed-first", icon: "i-laurel-crown", sums: tally(tale, ["FirstDefeat"]) },
      { id: "deed-chests", icon: "i-chest", sums: tally(tale, ["ChestOpened"]) },
      { id: "deed-visits", icon: "u-pencil", sums: tally(tale, ["Visited"]) },
      { id: "deed-life", icon: "i-broken-heart", sums: tally(tale, ["LifeLost"], (line) => numberField(line, "points")) },
    ]),
};
