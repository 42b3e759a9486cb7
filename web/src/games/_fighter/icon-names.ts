/** The icons shared by both editions; each has one meaning on a screen. */
import type { DieSign } from "../../pieces/dice";

export const HEROES: Readonly<Record<string, string>> = {
  torm: "i-barbarian", randolph: "i-wizard-face", goldfinga: "i-cowled", sir_moo: "i-visored-helm", lady_mary: "i-queen-crown", fridolin:
  "i-flute", gromli: "i-dwarf-face", faelwyn: "i-woman-elf-face", sister_clotilde: "i-nun-face", aristide: "i-harp", jack_boatless:
  "i-pirate-hat", lebron_bearskin: "i-bear-head", marla_morningstar: "i-herbs-bundle",
};
export const ABILITIES: Readonly<Record<string, string>> = {
  flurry: "i-spinning-blades", extra_damage: "i-deadly-strike", targeted: "i-targeted", divine_intervention: "i-hand-of-god", blind_fury:
  "i-enrage", mass_heal: "i-healing", living_target: "i-target-dummy", larceny: "i-robber", metamorphosis: "i-frog", sworn_enemy:
  "i-crossed-swords", rethrow: "i-clockwise-rotation", no_damage: "i-shield-echoes", pickpocket: "i-robber-hand", seduction: "i-charm",
  beer: "i-beer-stein", ballad: "i-music-spell", agile_instincts: "i-dodging", heal_party: "i-healing", self_healing: "i-heart-plus",
  enchanting_melody: "i-harp", cutthroat: "i-sacrificial-dagger", camouflage: "i-bear-head", herb_power: "i-herbs-bundle",
};
export const THROWS: Readonly<Record<string, string>> = {
  bank: "i-divert", flick: "i-pinball-flipper", blow: "i-wind-slap", under_leg: "i-leg", blind: "i-blindfold", double_bounce:
  "i-bouncing-spring", elbow: "i-elbow-pad", prayer: "i-prayer", weak_hand: "i-hand", borrowed_hand: "i-shaking-hands", over_card:
  "i-lob-arrow", catapult: "i-catapult", head: "i-overhead", spin: "i-spinning-top", nose: "i-nose-side", back_turned: "i-return-arrow",
  smash: "i-ping-pong-bat", eye_level: "i-semi-closed-eye", jump: "i-jump-across", under_table: "i-table", dance: "i-ballerina-shoes",
  far: "i-spyglass", card_flick: "i-card-play", punch: "i-punch", x: "i-handcuffs", ice_wall: "i-frozen-block", ice_floe: "i-ice-cube",
  pond: "i-water-splash", waterfall: "i-waterfall", dancing: "i-ballerina-shoes",
};
export const FEATURES: Readonly<Record<string, string>> = {
  destroy_equipment: "i-broken-axe", heal_on_miss: "i-regeneration", small_target: "i-archery-target", gold_loss: "i-pay-money",
  forbid_die: "i-cancel", critical_miss: "i-explosion-rays", horde: "i-meeple-army", madness: "i-potion-of-madness", fearless: "i-fist",
  icebergs: "i-icebergs", frozen_template: "i-frozen-ring", weak_point: "i-convergence-target",
};
export const TYPES: Readonly<Record<string, string>> = {
  beast: "i-wolf-head", undead: "i-death-skull", greenskin: "i-goblin-head", humanoid: "i-person", mythic: "i-spiked-dragon-head",
  penguin: "i-penguin", goblin: "i-goblin", elemental: "i-fire-silhouette", dragon: "i-dragon-head",
};
export const KINDS: Readonly<Record<string, string>> = {
  weapon: "i-broadsword", armour: "i-breastplate", armor: "i-breastplate", magic: "i-round-potion", spendable: "i-round-potion", relic:
  "i-holy-grail",
};
export const PLACES: Readonly<Record<string, string>> = {
  normal: "i-crossed-swords", shop: "i-shop", fountain: "i-water-fountain", treasure: "i-open-treasure-chest", perilous: "i-wolf-trap",
};

/** Colour is never alone: each has the sign of the plain faces of its die. */
export const SIGNS: Readonly<Record<string, DieSign>> = { red: "triangle", green: "dot", blue: "square", white: "diamond" };

/** Heroes from packs have no picture: they get an icon of their own. */
export const heroIcon = (card: string): string => HEROES[card] ?? "i-swordman";
export const abilityIcon = (id: string): string => ABILITIES[id] ?? "i-crossed-swords";
export const throwIcon = (demand: string): string => THROWS[demand] ?? "i-targeted";
