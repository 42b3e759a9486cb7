/** The icons of the second edition's monsters and cards. */
export const FOES: Readonly<Record<string, string>> = {
  water_tribe_goblin: "i-goblin", waddling_recruit: "i-penguin", slush_imp: "i-imp", snowball_bandit: "i-bandit", shivering_bones:
  "i-skeleton", yeti_cub: "i-sasquatch", penguin_halberdier: "i-sharp-halberd", tuxedo_assassin: "i-bow-tie", meltwater_sprite:
  "i-water-drop", frostbitten_squire: "i-frozen-body", bloodthirsty_penguin: "i-penguin", white_bear: "i-polar-bear", goblin_ice_carver:
  "i-goblin-head", wailing_snow_widow: "i-spectre", walrus_bouncer: "i-walrus-head", blue_dragon: "i-sea-dragon", champion_of_the_colony:
  "i-laurel-crown", mad_glaciomancer: "i-ice-spell-cast", avalanche_golem: "i-ice-golem", kraken_hatchling: "i-kraken-tentacle",
  lich_of_lost_mittens: "i-winter-gloves", penqueen: "i-queen-crown", spirit_of_sahl_esman: "i-floating-ghost", the_slumbering_horror:
  "i-giant-squid",
};
export const GEAR: Readonly<Record<string, string>> = {
  ramboril: "i-ram-profile", horned_helm: "i-horned-helm", icicle_dagger: "i-ice-spear", icicle_dagger_2: "i-ice-spear", swordfish_rapier:
  "i-pointy-sword", snow_monk_beads: "i-prayer-beads", sleet_knuckles: "i-brass-knuckles", sharpers_deck: "i-card-ace-spades",
  narwhal_blindfold: "i-blindfold", blubber_vest: "i-leather-vest", ice_shield: "i-ice-shield", spiked_parka: "i-spiked-armor",
  lucky_mitten: "i-winter-gloves", herring_cape: "i-cape", snow_fort_helmet: "i-viking-helmet", enlarging_lotion: "i-square-bottle",
  hot_grog: "i-beer-horn", bottled_blizzard: "i-snow-bottle", flask_of_three_springs: "i-water-flask", cracked_monocle:
  "i-magnifying-glass", harpoon_of_regret: "i-harpoon-trident", horn_of_the_north_wind: "i-hunting-horn", bottomless_thermos:
  "i-coffee-mug", penguin_idol: "i-penguin",
};
