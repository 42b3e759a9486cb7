/** The icons of the first edition's monsters and cards. */
export const FOES: Readonly<Record<string, string>> = {
  common_goblin: "i-goblin", cute_bear: "i-bear-face", annoying_drunkard: "i-beer-stein", polite_slime: "i-slime", trainee_skeleton:
  "i-skeleton", bat_afraid_of_heights: "i-evil-bat", unionised_kobold: "i-lizardman", well_bred_rat: "i-rat", goblin_toll_clerk:
  "i-goblin-head", mummys_boy: "i-mummy-head", rude_mushroom: "i-mushroom", would_be_minstrel: "i-musical-notes", puddle_imp: "i-imp",
  eleven_kittens: "i-cat", educated_orc: "i-orc-head", shady_fellow: "i-hooded-figure", zombie_on_break: "i-shambling-zombie",
  wolf_in_grandmas_nightcap: "i-wolf-head", prudish_harpy: "i-harpy", goblin_juggler: "i-juggler", ghost_accountant: "i-ghost",
  cellar_spider: "i-spider-alt", corridor_bandit: "i-bandit", rust_nibbler: "i-beetle-shell", orc_gymnast: "i-acrobatic",
  sulking_gargoyle: "i-gargoyle", medusa: "i-medusa-head", monkey_king: "i-monkey", vocal_vampire: "i-female-vampire", lost_minotaur:
  "i-minotaur", ogre_pastry_chef: "i-ogre", orc_bagpiper: "i-bagpipes", wight_with_a_cold: "i-floating-ghost", light_fingered_pixie:
  "i-fairy", troll_under_renovation: "i-troll", acid_custard: "i-transparent-slime", retired_knight: "i-black-knight-helm", bear_not_cute:
  "i-bear-head", skeleton_choir: "i-triple-skulls", flatus_the_dragon: "i-dragon-head", sparkling_vampire: "i-vampire-dracula",
  two_headed_giant: "i-giant", goblin_warlord_on_stilts: "i-warlord-helmet", mother_in_lich: "i-crowned-skull", hydra_of_three_minds:
  "i-hydra", siege_troll: "i-siege-tower", wardrobe_mimic: "i-mimic-chest", black_knight_on_foot: "i-visored-helm", grumpy_basilisk:
  "i-gecko", twin_sphinxes: "i-greek-sphinx", army_of_interns: "i-meeple-army", royal_tax_inspector: "i-receive-money", war_rhinoceros:
  "i-rhinoceros-horn", the_grim_reaper: "i-grim-reaper", midnight_furball: "i-fluffy-swirl", dragon_of_the_last_corridor:
  "i-spiked-dragon-head", the_landlord_of_evil: "i-house-keys",
};
export const GEAR: Readonly<Record<string, string>> = {
  helmet_of_bravery: "i-crested-helmet", dragons_breath: "i-dragon-breath", sword_of_friendship: "i-two-handed-sword", corner_crossbow:
  "i-crossbow", finger_of_fate: "i-pointing", blowpipe_of_ruin: "i-wind-slap", garter_dagger: "i-plain-dagger", skipping_stone:
  "i-stone-sphere", elbow_spike: "i-elbow-pad", prayer_mace: "i-flanged-mace", left_handers_axe: "i-battle-axe", hurdle_pike: "i-pikeman",
  pocket_trebuchet: "i-trebuchet", headbutt_helm: "i-dwarf-helmet", nose_of_justice: "i-nose-front", backscratcher_of_betrayal: "i-sai",
  serving_racket: "i-ping-pong-bat", footstool_of_stealth: "i-wooden-chair", spring_boots: "i-boots", trapdoor_knife:
  "i-sacrificial-dagger", waltzing_sabre: "i-sparkling-sabre", very_long_bow: "i-high-shot", masked_rapier: "i-domino-mask", wobbly_flail:
  "i-flail", inside_out_gauntlet: "i-gauntlet", whirlwind_spear: "i-spear-hook", ricochet_boomerang: "i-boomerang", dented_buckler:
  "i-round-shield", cauldron_lid: "i-cauldron", padded_bathrobe: "i-robe", chainmail_nightshirt: "i-chain-mail", boilermakers_cuirass:
  "i-breastplate", sealed_breastplate: "i-armor-vest", decoy_dummy: "i-target-dummy", turtle_backpack: "i-turtle-shell", mirror_shield:
  "i-shield-reflect", hedgehog_mail: "i-porcupine", cactus_cloak: "i-cactus", flask_of_soup: "i-water-flask", used_bandage:
  "i-bandage-roll", elixir_of_decent_health: "i-health-potion", miracle_ointment: "i-square-bottle", phoenix_omelette: "i-fried-eggs",
  picnic_basket: "i-basket", scroll_of_group_hug: "i-tied-scroll", keg_of_healing: "i-barrel", lucky_sock: "i-socks", cracked_hourglass:
  "i-hourglass", nearly_four_leaf_clover: "i-clover", note_from_mother: "i-love-letter", firecracker: "i-firework-rocket", jar_of_bees:
  "i-bee", thunder_marble: "i-thunder-struck",
};
