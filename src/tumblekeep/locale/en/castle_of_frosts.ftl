### Dungeon Fighter in the Castle of Frightening Frosts

title = Dungeon Fighter: the Castle of Frightening Frosts
tagline = Bounce your dice off the table, onto the target, past the penguins. A party of heroes against a castle of ice and its boss.
origin = From the rulebook of the second edition, without its pictures. Ours: 137 of 386 clauses, 35 more in part, 57 of 73 cards and parts of 15 others, and the measures of the target.
goal = Goal: find the shops, then beat the boss of the castle, together.

option-difficulty = Difficulty
option-difficulty-normal = Normal
option-difficulty-hard = Hard: every foe has { -life-hard } more life
option-difficulty-inferno = Inferno: every foe has { -life-inferno } more life
option-boxes = Heroes to choose from
option-boxes-frosts = From this box
option-boxes-both = From both editions, up to six
option-target = Target
option-target-frosts = This box
option-target-first = The first edition
option-dice = Coloured and white dice
option-dice-frosts = Four-sided, from this box
option-dice-first = Six-sided, from the first edition
option-level_up = Level Up variant
option-heroes = Hero sheets
option-heroes-choice = Everyone chooses
option-heroes-random = Dealt at random
option-leader = Who leads first
option-leader-first = The first seat
option-leader-random = Whoever is drawn
option-leader-named = Whoever the party chooses
option-gentle = First combat without special throws
option-tabletop = Thrown on
option-tabletop-wood = Wood: a plain kitchen table, from its short side
option-tabletop-felt = Felt: dice stop short, and one throws from the corner
option-tabletop-stone = Stone: a hard, smooth worktop; lively bounces, from its long side
option-tabletop-ice = Icy tray, the Castle’s own: dice slide far after a gentle throw
option-tabletop-snow = Snow: no bounce to speak of, and the board lies turned
objection-heroes = This box has { $most } heroes. For more, choose the heroes of both editions.

## Questions

ask-hero = Which hero do you play?
hero-take = { $hero }
ask-draw-hero = Draw a hero sheet
ask-leader = Who should lead first?
leader-name = { $friend }
ask-draw-leader = Draw who leads
ask-draw-room = Look at the top of the dungeon deck
ask-room = Which door do you open?
room-open = Open: { $room }
ask-draw-monster = Reveal a monster of level { $level }
ask-draw-boss = Reveal the boss
ask-draw-gear = Reveal an equipment card
ask-flip = Flip the { $template } onto the target
ask-flip-again = The { $template } is already there. Flip it again?
flip-again-leave = Leave it where it is
flip-again-flip = Flip number { $number } again, the one { $spot }
ask-die = Which die do you throw?
die-throw = Throw the { $die }
die-back-down = Propose to back down from this monster
    .stakes = Everybody must agree. Every hero loses life, and another monster comes.
no-die-thrown = The { $die } was already thrown.
no-white-later = You can throw white dice only when no other die is left.
ask-run-out = No dice left. What now?
run-out-white = Take a white die from the chest ({ $left } left)
    .stakes = It is gone after the throw.
run-out-retrieve = Take the coloured dice back: everyone takes { $damage } damage
run-out-back-down = Propose to back down from this monster
    .stakes = Everybody must agree. Every hero loses life, and another monster comes.
no-no-white-die = There is no white die in the chest.
no-boss-keeps-dice = Against the boss you can’t take the dice back.
ask-agree = { $who } would rather back down. And you?
agree-stay = Stay and fight
agree-back-down = Back down: everyone loses { $life } life
ask-overrule = { $who } wants to stay. You lead: what do we do?
overrule-stay = Stay and fight
overrule-back-down = Back down: everyone loses { $life } life
ask-weapons = Use anything with the { $die }?
weapons-ready = Throw
weapons-use = Use { $card }: +{ $bonus } on a hit
weapons-dance = Make it a Dancing Shot: +2 on a hit
weapons-wave = Penguin Idol: ignore { $demand }
no-conflict = { $card } can’t be used together with { $demand }.
ask-throw = Throw the { $die }
ask-water = You threw the water dice. Which one counts?
water-take = Die { $number }: { $outcome }, { $value }, { $shows }
ask-cancel = Keep this throw?
cancel-keep = Keep it
cancel-fearless = Throw again: it landed on a 1
cancel-rethrow = Re-throw: throw the die again
cancel-token = Turn the Level Up token: re-throw
cancel-armor = { $card }: throw again
ask-ability = Use an ability?
ability-none = None this time
ability-use = { $ability }
ability-token = Turn the Level Up token: { $ability }
no-scarred = { $ability } is covered by a scar.
no-needs-hit = { $ability } needs a hit.
no-needs-miss = { $ability } needs a miss.
ask-herb = Who regains { $life } life?
herb-heal = { $friend }
ask-second = The die lies between two sections. Spend the Cutthroat token?
second-keep = Keep it for later
second-spend = Spend it: +{ $value }
ask-spikes = A miss. Strike back with your armor?
spikes-none = No
spikes-wear = { $card }: the monster takes { $damage }
ask-armor = The blow deals { $damage }. Use armor?
armor-none = Take { $damage } damage
armor-wear = { $card }
no-armor-turned = You have already used { $card } in this combat.
ask-window = { $moment } Use something now?
moment-turn = A turn begins.
moment-again = The die is thrown again.
moment-herbs = The herbs are about to heal.
moment-hit = The hit is about to count.
moment-miss = The monster is about to strike.
moment-pay = A hero is about to pay a life.
moment-slip = The template has slipped.
moment-faint = Somebody is about to faint.
moment-retrieve = The dice are about to be taken back.
moment-back-down = The party is about to back down.
moment-dice = No die is left.
moment-end = The monster has fallen.
moment-rest = The party rests.
moment-shop = The shop is open.
window-pass = Not now
window-heal = { $card } for { $friend }
window-heal-all = { $card } for everyone
window-add-die = { $card }: add its dice to the pool
window-flip = { $card }: flip the Weak Point
window-harpoon = { $card }: { $damage } damage to the monster
window-enlarge = { $card }: add the second section, +{ $value }
window-icebergs = { $card }: icebergs on every empty hole
window-warm = { $card }: everyone regains { $life } life
ask-doubt = { $who } doubts how the { $die } landed. What counts?
doubt-hit = { $number ->
    [1] As reported
   *[other] The other reading
 }: a hit { $where }, { $value }{ $second ->
    [0] {""}
   *[other] , and a { $second } beside it
 }, { $shows }{ $icebergs ->
    [0] {""}
    [one] , 1 iceberg touched
   *[other] , { $icebergs } icebergs touched
 }
doubt-miss = { $number ->
    [1] As reported
   *[other] The other reading
 }: a miss, { $why }, { $shows }{ $icebergs ->
    [0] {""}
    [one] , 1 iceberg touched
   *[other] , { $icebergs } icebergs touched
 }
ask-flip-doubt = { $who } doubts how the { $template } landed. What counts?
flip-doubt-lies = { $number ->
    [1] As reported
   *[other] The other reading
 }: it turned over and lies { $spot }
flip-doubt-slips = { $number ->
    [1] As reported
   *[other] The other reading
 }: it touches the table
flip-doubt-lazy = { $number ->
    [1] As reported
   *[other] The other reading
 }: it hardly turned over
ask-scar = You wake with a scar. Which ability does it cover?
scar-cover = { $colour }: { $ability }
ask-receive = Who takes { $card }?
receive-give = { $friend }
receive-discard = Nobody: discard it
ask-surplus = You carry too many cards. Which one goes?
surplus-drop = Discard { $card }
surplus-pass-on = Pass { $card } to { $friend }
surplus-heal = Use { $card } now, for { $friend }
surplus-heal-all = Use { $card } now, for everyone
ask-trade = Give anything to a friend?
trade-done = Keep everything
trade-pass-on = Pass { $card } to { $friend }
trade-swap = Swap { $card } for { $theirs } of { $friend }
ask-swap = { $who } offers { $card } for your { $theirs }.
swap-refuse = Keep yours
swap-agree = Swap
ask-buy = { $gold } gold in the chest. What do you buy?
buy-leave = Leave the shop
buy-card = { $card }, { $price } gold
buy-white = A white die, { $price } gold
buy-heal = Healing, { $price } gold: 1 life for everyone
no-too-dear = Too expensive: it costs { $price } gold.
no-no-room = Nobody may carry { $card }.
no-no-white-supply = You already have all { -white-dice } white dice.
no-all-well = Nobody is hurt.
ask-crystal = Your crystal has reached the top. Trade it for a Level Up token?
crystal-keep = Not now
crystal-trade = On { $colour }: { $ability }
ask-flurry = Throw the { $die } again?
flurry-stop = No, stop here
flurry-again = Throw it again
ask-divine = { $life ->
    [one] One life to give. To whom?
   *[other] { $life } life to give. To whom first?
}
divine-heal = { $friend }
ask-charmed = Send a charmed monster into the fight?
charmed-keep = Not now
charmed-send = Send { $foe }: { $damage } damage
ask-beer = Who gets the beer?
beer-serve = { $friend }

## What happens

tale-joined-as = { $who } plays { $hero }.
    .you = You play { $hero }.
tale-room-opened = { $who } opens { $room } ({ $icons ->
    [one] 1 shop icon
   *[other] { $icons } shop icons
}).
    .you = You open { $room } ({ $icons ->
        [one] 1 shop icon
       *[other] { $icons } shop icons
    }).
tale-gear-found = Found: { $card }.
tale-foe-met = { $foe } bars the way: { $life } life, { $damage } damage, { $gold } gold.
tale-boss-awakes = The boss: { $foe }, { $life } life, { $damage } damage.
tale-icebergs-rise = { $icebergs ->
    [one] An iceberg rises from a hole of the target.
   *[other] { $icebergs } icebergs rise from the holes of the target.
}
tale-icebergs-hit = { $icebergs ->
    [one] { $who } knocks an iceberg over.
   *[other] { $who } knocks { $icebergs } icebergs over.
}
    .you = { $icebergs ->
        [one] You knock an iceberg over.
       *[other] You knock { $icebergs } icebergs over.
    }
tale-die-joins = The { $die } joins the pool.
tale-template-laid = { $who } lands the { $template } on the target.
    .you = You land the { $template } on the target.
tale-template-slipped = { $who } drops the { $template } on the table: 1 damage, { $left } life left.
    .you = You drop the { $template } on the table: 1 damage, { $left } life left.
tale-slip-spared = { $who } drops the { $template } on the table, but the beer spares the damage. Once more.
    .you = You drop the { $template } on the table, but the beer spares you the damage. Once more.
tale-template-lazy = { $who }’s { $template } hardly turned over. Once more.
    .you = Your { $template } hardly turned over. Once more.
tale-die-covered = The { $template } covers the { $die }.
tale-white-die-taken = { $who } takes a white die; { $left } left in the chest.
    .you = You take a white die; { $left } left in the chest.
tale-dice-retrieved = { $who } takes the coloured dice back. Everyone takes { $damage } damage.
    .you = You take the coloured dice back. Everyone takes { $damage } damage.
tale-requirement-waved = { $who } holds up the idol: { $demand } does not count.
    .you = You hold up the idol: { $demand } does not count.
tale-shot-hit = { $who } hits with the { $die }: { $value }.
    .you = You hit with the { $die }: { $value }.
tale-shot-missed = { $who } misses with the { $die }: { $why }.
    .you = You miss with the { $die }: { $why }.
tale-water-chosen = { $who } picks water die { $number }.
    .you = You pick water die { $number }.
tale-landing-doubted = { $who } doubts how the { $die } landed.
    .you = You doubt how the { $die } landed.
tale-doubt-settled = { $who } decides as Leader: { $verdict }.
    .you = You decide as Leader: { $verdict }.
tale-flip-doubted = { $who } doubts how the { $template } landed.
    .you = You doubt how the { $template } landed.
tale-thrown-again = { $who } throws the { $die } again.
    .you = You throw the { $die } again.
tale-ability-used = { $who } uses { $ability }.
    .you = You use { $ability }.
tale-token-spent = { $who } turns a Level Up token: { $ability }.
    .you = You turn a Level Up token: { $ability }.
tale-card-used = { $who } uses { $card }.
    .you = You use { $card }.
tale-melody-sounds = { $who } strikes up a tune. Anyone may dance.
    .you = You strike up a tune. Anyone may dance.
tale-cutthroat-ready = { $who } readies the Cutthroat token.
    .you = You ready the Cutthroat token.
tale-cutthroat-spent = { $who } spends the Cutthroat token: +{ $value }.
    .you = You spend the Cutthroat token: +{ $value }.
tale-token-laid = { $foe }: { $token }.
tale-life-paid = { $who } pays 1 life for fury; { $now } left.
    .you = You pay 1 life for fury; { $now } left.
tale-beer-served = { $who } hands { $friend } a beer.
    .you = You hand { $friend } a beer.
    .friend = { $who } hands you a beer.
tale-charmed-sent = { $who } sends { $foe }: { $damage } damage.
    .you = You send { $foe }: { $damage } damage.
tale-section-counts = The section counts { $value }.
tale-gear-adds = { $card }: { $damage } more.
tale-ability-adds = The ability adds { $damage }.
tale-token-adds = The monster has { $token }: { $damage } more.
tale-dance-adds = The dance: { $damage } more.
tale-foe-hurt = { $foe } loses { $damage } life; { $left } left.
tale-weak-point-struck = The weak point: { $foe } loses half its life, { $damage }.
tale-foe-slain = Bullseye with the icon: { $who } kills { $foe } with one blow.
    .you = Bullseye with the icon: you kill { $foe } with one blow.
tale-foe-defeated = { $foe } is defeated.
tale-epic-shot = An epic shot by { $who }: 1 extra gold.
    .you = Your shot is epic: 1 extra gold.
tale-madness-grows = { $foe } grows madder. New throw: { $demand }.
tale-snow-softens = Soft snow: { $who }’s miss does not hurt.
    .you = Soft snow: your miss does not hurt.
tale-gear-spares = { $card } saves { $who } { $damage } damage.
    .you = { $card } saves you { $damage } damage.
tale-token-spares = { $who } takes { $damage } less: the monster has { $token }.
    .you = You take { $damage } less: the monster has { $token }.
tale-hero-struck = { $who } loses { $damage } life; { $left } left.
    .you = You lose { $damage } life; { $left } left.
tale-hero-unharmed = { $who } is not hurt.
    .you = You are not hurt.
tale-hero-fainted = { $who } faints.
    .you = You faint.
tale-hero-woke = { $who } wakes with a scar on { $colour } and { $life } life.
    .you = You wake with a scar on { $colour } and { $life } life.
tale-hero-eliminated = { $who } is out of the game.
    .you = You are out of the game.
tale-healed = { $who } regains { $life } life and has { $now }.
    .you = You regain { $life } life and have { $now }.
tale-gold-gained = { $gold } gold for the chest, which holds { $now }.
tale-white-dice-gained = { $dice ->
    [one] A white die goes into the chest: { $now }.
   *[other] { $dice } white dice go into the chest: { $now }.
}
tale-leader-proposed = { $who } names { $friend }.
    .you = You name { $friend }.
    .friend = { $who } names you.
tale-new-leader = { $who } leads now.
    .you = You lead now.
tale-backed-down = You back down from { $foe }. Everyone loses { $life } life.
tale-stayed-to-fight = { $who } wants to stay. The fight goes on.
    .you = You want to stay. The fight goes on.
tale-gear-taken = { $who } takes { $card }.
    .you = You take { $card }.
tale-gear-passed = { $who } passes { $card } to { $friend }.
    .you = You pass { $card } to { $friend }.
    .friend = { $who } passes you { $card }.
tale-gear-discarded = { $card } is discarded.
tale-relic-laid = { $card } lies beside the chest, for everyone.
tale-shop-found = Shop number { $number }, after { $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }.
tale-shop-opened = The shop lays out { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. { $gold } gold in the chest.
tale-gear-bought = { $card } is bought; { $gold } gold left.
tale-white-die-bought = A white die is bought: { $left } in the chest.
tale-healing-bought = Healing for everyone; { $left } gold left.
tale-learned = { $who } gains experience: { $xp } XP.
    .you = You gain experience: { $xp } XP.
tale-crystal-traded = { $who } trades the crystal for a Level Up token on { $colour }.
    .you = You trade the crystal for a Level Up token on { $colour }.
tale-dungeon-reshuffled = The dungeon deck is reshuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
tale-no-more-dice = No die is left to throw at { $foe }.

## Heroes and abilities

hero-aristide = Aristide
hero-jack_boatless = Jack Boatless
hero-lebron_bearskin = Lebron Bearskin
hero-marla_morningstar = Marla Morningstar
hero-torm = Torm
hero-randolph = Randolph
hero-goldfinga = Goldfinga
hero-sir_moo = Sir Moo
hero-lady_mary = Lady Mary
hero-fridolin = Fridolin
hero-gromli = Gromli Kegbelly
hero-faelwyn = Faelwyn Quickquiver
hero-sister_clotilde = Sister Clotilde
ability-sworn_enemy-penguin = Sworn Enemy (penguins): +4, others +1
    .about = On a hit: 4 more damage to penguins, 1 more to others.
ability-sworn_enemy-beast = Sworn Enemy (beasts): +4, others +1
    .about = On a hit: 4 more damage to beasts, 1 more to others.
ability-sworn_enemy-undead = Sworn Enemy (undead): +4, others +1
    .about = On a hit: 4 more damage to the undead, 1 more to others.
ability-sworn_enemy-greenskin = Sworn Enemy (greenskins): +1 here
ability-sworn_enemy-mythic = Sworn Enemy (mythic creatures): +1 here
ability-heal_party = Heal Party: everyone regains 1
    .about = Hit or miss: every standing hero regains 1 life.
ability-enchanting_melody = Enchanting Melody: +2, and anyone may dance
    .about = On a hit: 2 more damage. From then on, anyone may dance as they throw, for 2 more on a hit.
ability-agile_instincts = Agile Instincts: no damage, the monster takes 2
    .about = On a miss: you take no damage, and the monster takes 2.
ability-pickpocket = Pickpocket: 1 gold
    .about = Hit or miss: 1 gold for the chest.
ability-cutthroat = Cutthroat: ready the token
    .about = Hit or miss: the token is ready. Once, when anybody’s die lands between two sections, both count.
ability-self_healing = Self Healing: regain 3
    .about = Hit or miss: you regain 3 life.
ability-camouflage = Camouflage: +1 for each shop icon of the room
    .about = On a hit: 1 more damage for each shop icon of the room; 3 more against the boss.
ability-rethrow = Re-throw
    .about = Hit or miss: you may throw again; the first throw does not count.
ability-herb_power = Herb Power: heal a hero, 2 and more
    .about = Hit or miss: a hero regains 2 life, plus 1 for each spendable already used.
ability-blind_fury = Blind Fury: 1 life doubles the section
ability-flurry = Flurry of Blows: throw the die again
ability-extra_damage-2 = Extra Damage: +2
ability-extra_damage-3 = Extra Damage: +3
ability-targeted-5 = Targeted Damage: the section counts 5
ability-metamorphosis = Metamorphosis: blows are 2 weaker
ability-larceny = Larceny: an equipment card when you rest
ability-no_damage = No Damage: this miss does not hurt
ability-mass_heal-1 = Mass Healing: everyone regains 1
ability-seduction = Seduction: the monster will follow you
ability-living_target = Living Target: every hit deals 1 more
ability-ballad = Ballad of the Heroes: 1 gold silences the monster
ability-beer = Beer: a hero takes no damage in this combat
ability-divine_intervention = Divine Intervention: heal as much as you deal
token-target = the Target token
    .about = Every hit deals 1 more damage until the fight is over.
token-sack = the Sack token
    .about = When you rest, the party draws an equipment card.
token-toad = the Toad token
    .about = Its blows deal 2 less damage until the fight is over.
token-charm = the Charm token
    .about = Once defeated, it follows whoever charmed it.
token-ballad = the Ballad token
    .about = The text of its card does not count until the fight is over.

## Dice, zones, throws

die-red = red die
    .about = Thrown once in a fight. If its icon is up, the thrower may use the red ability.
die-green = green die
    .about = Thrown once in a fight. If its icon is up, the thrower may use the green ability.
die-blue = blue die
    .about = Thrown once in a fight. If its icon is up, the thrower may use the blue ability.
die-white = white die
    .about = Spare dice for when no other die is left. Gone after the throw; its icon counts for any one ability.
die-snow = snow die
    .about = For this fight only. With soft snow up, a miss does not hurt.
die-water = trio of water dice
    .about = For this fight only. All of them are thrown at once, and you choose which one counts.
colour-red = red
colour-green = green
colour-blue = blue
template-frozen = Frozen template
    .about = An extra hole: inside is a miss, on top is a hit worth 0.
template-weak_point = Weak Point template
    .about = A die on it takes half the monster’s life.
spot-middle = in the middle
spot-right = on the right
spot-upper_right = at the upper right
spot-top = at the top
spot-upper_left = at the upper left
spot-left = on the left
spot-lower_left = at the lower left
spot-bottom = at the bottom
spot-lower_right = at the lower right
where-section = on a section
where-bullseye = in the centre
where-frozen = on the Frozen template
where-weak_point = on the Weak Point
verdict-upheld = the report counts
verdict-changed = the other reading counts
miss-no_bounce = it never bounced on the table
miss-demand = the special throw was not done
miss-hole = it fell into a hole
miss-edge = it lies on the bones
miss-outside = it lies off the target
miss-inside = it lies inside the frozen ring
outcome-hit = hit
outcome-miss = miss
shows-icon = icon
shows-soft_snow = soft snow
shows-blank = no icon
demand-blind = Blind
demand-card_flick = Card Flick
demand-eye_level = Eye Level
demand-head = Head Shot
demand-ice_floe = Ice Floe
demand-ice_wall = Ice Wall
demand-jump = Jump
demand-pond = Pond
demand-prayer = Prayer
demand-punch = Punch
demand-under_table = Under the Table
demand-waterfall = Waterfall
demand-weak_hand = Weak Hand
demand-x = X Shot
demand-dancing = Dancing Shot
type-penguin = penguin
    .about = The kind of monster. A hero whose Sworn Enemy is penguins deals it more damage.
type-goblin = goblin
    .about = The kind of monster. It is nobody’s Sworn Enemy here.
type-beast = beast
    .about = The kind of monster. A hero whose Sworn Enemy is beasts deals it more damage.
type-undead = undead
    .about = The kind of monster. A hero whose Sworn Enemy is the undead deals it more damage.
type-elemental = elemental
    .about = The kind of monster. It is nobody’s Sworn Enemy here.
type-dragon = dragon
    .about = The kind of monster. It is nobody’s Sworn Enemy here.

## Monsters and bosses

foe-water_tribe_goblin = Water Tribe Goblin
foe-waddling_recruit = Waddling Recruit
foe-slush_imp = Slush Imp
foe-snowball_bandit = Snowball Bandit
foe-shivering_bones = Shivering Bones
foe-yeti_cub = Yeti Cub
foe-penguin_halberdier = Penguin Halberdier
foe-tuxedo_assassin = Tuxedo Assassin
foe-meltwater_sprite = Meltwater Sprite
foe-frostbitten_squire = Frostbitten Squire
foe-bloodthirsty_penguin = Bloodthirsty Penguin
foe-white_bear = White Bear
foe-goblin_ice_carver = Goblin Ice Carver
foe-wailing_snow_widow = Wailing Snow Widow
foe-walrus_bouncer = Walrus Bouncer
foe-blue_dragon = Blue Dragon
foe-champion_of_the_colony = Champion of the Colony
foe-mad_glaciomancer = Mad Glaciomancer
foe-avalanche_golem = Avalanche Golem
foe-kraken_hatchling = Kraken Hatchling
foe-lich_of_lost_mittens = Lich of Lost Mittens
foe-penqueen = The Penqueen
foe-spirit_of_sahl_esman = Spirit of Sahl Esman
foe-the_slumbering_horror = The Slumbering Horror

## Rooms

room-hall_of_winter_solstice = Hall of Winter Solstice
room-cool_slide = Cool Slide
room-frosted_vault = Frosted Vault
room-coin_grotto = Coin Grotto
room-hot_spring_cellar = Hot Spring Cellar
room-cocoa_kitchen = Cocoa Kitchen
room-guarded_sauna = Guarded Sauna
room-gamblers_igloo = Gambler’s Igloo
room-bone_dice_cloakroom = Bone Dice Cloakroom
room-abandoned_armoury = Abandoned Armoury
room-lost_luggage_depot = Lost Luggage Depot
room-royal_nursery = Royal Nursery
room-palace_guard_mess = Palace Guard Mess
room-draughty_corridor = Draughty Corridor
room-very_plain_corridor = Very Plain Corridor
room-card_sharps_parlour = Card Sharp’s Parlour
room-trampoline_ballroom = Trampoline Ballroom
room-skating_court = Skating Court
room-berg_harbour = Berg Harbour
room-thin_ice_gallery = Thin Ice Gallery
room-snowdrift_yard = Snowdrift Yard

## Equipment

gear-ramboril = Ramboril
gear-horned_helm = Horned Helm
gear-icicle_dagger = Icicle Dagger
gear-icicle_dagger_2 = Icicle Dagger
gear-swordfish_rapier = Swordfish Rapier
gear-snow_monk_beads = Snow Monk Beads
gear-sleet_knuckles = Sleet Knuckles
gear-sharpers_deck = Sharper’s Deck
gear-narwhal_blindfold = Narwhal Blindfold
gear-blubber_vest = Blubber Vest
gear-ice_shield = Ice Shield
gear-spiked_parka = Spiked Parka
gear-lucky_mitten = Lucky Mitten
gear-herring_cape = Herring Cape
gear-snow_fort_helmet = Snow Fort Helmet
gear-enlarging_lotion = Enlarging Lotion
gear-hot_grog = Hot Grog
gear-bottled_blizzard = Bottled Blizzard
gear-flask_of_three_springs = Flask of Three Springs
gear-cracked_monocle = Cracked Monocle
gear-harpoon_of_regret = Harpoon of Regret
gear-horn_of_the_north_wind = Horn of the North Wind
gear-bottomless_thermos = Bottomless Thermos
gear-penguin_idol = Penguin Idol
kind-weapon = weapon
    .about = Choose it before the throw. If the die hits and you threw it as the card demands, it adds its damage.
kind-armor = armor
    .about = Use it once in a fight, when you miss; it is ready again afterwards.
kind-spendable = spendable
    .about = Use it at any time, then discard it.
kind-relic = relic
    .about = Belongs to everybody: once in a fight, in any hero’s turn.
effect-prevent = a miss hurts { $amount } less
effect-prevent_all = a miss does not hurt
effect-prevent_for_gold = a miss hurts { $amount } less and brings 1 gold
effect-strike_back = on a miss the monster takes { $amount }
effect-throw_again = throw again after a miss
effect-heal_one = a hero regains { $amount }
stake-weapon = +{ $bonus } on a hit
stake-trick = +{ $bonus } on a hit; throw: { $demand }
stake-hero = { $red } · { $green } · { $blue }
stake-kills = { $value } kills
stake-leaves = { $value } leaves it { $left } life
effect-add_snow = adds the snow die
effect-add_water = adds the water dice
effect-flip_weak_point = flip the Weak Point
effect-harpoon = { $amount } damage to the monster
effect-second_section = add the second section of a hit
effect-raise_icebergs = icebergs on every empty hole
effect-warm_party = everyone regains { $amount }
effect-ignore_requirement = one throw may ignore a demand

## On the table

phase-dungeon = The leader looks ahead
phase-room = The leader chooses a door
phase-gains = A room
phase-monster = A monster appears
phase-flip = Templates
phase-fight = Combat
phase-rest = Resting
phase-trade = Resting
phase-crystals = Before the shop
phase-shop = The shop
phase-counter = The shop
phase-boss = The last door
show-mixed-target = Target of the first edition
show-mixed-box = dice of the first edition
show-castle = The castle
show-leader = { $who } leads
    .about = Chooses the door in secret, and decides if the party can’t agree.
show-icons = Shop icons
    .about = With enough of them the party reaches the next shop.
show-shops = Shops
    .about = After the last shop comes the boss.
show-deck = Monsters ahead: level { $level } of { $levels }, { $cards } left
show-chest = Chest: { $gold } gold, { $white ->
    [one] 1 white die
   *[other] { $white } white dice
}
    .about = The chest holds gold for shops, and spare white dice.
show-room-icons = { $icons ->
    [one] 1 shop icon
   *[other] { $icons } shop icons
}
show-room-gold = { $amount } gold
show-room-heal = everyone regains { $amount }
show-room-white = { $amount ->
    [one] a white die
   *[other] { $amount } white dice
}
show-room-life = the monster has { $amount } more life
    .about = The monster of this room is tougher.
show-room-equipment = a free equipment card
    .about = Drawn as you enter, and given to a hero.
show-icebergs-rise = icebergs
    .about = One on every hole; each one a die touches costs the monster 1 life.
show-frozen = { $count ->
    [one] a Frozen template
   *[other] { $count } Frozen templates
}
show-weak-point = the Weak Point template
show-hand = Only you see these doors
show-life = Life
    .about = How much more damage it can take. Any die dead centre with the icon up kills it at once.
show-damage = damage { $damage }
    .about = The damage you take when you miss.
show-boss = Boss
show-reward = level { $level }, { $gold } gold
    .about = Gold for the chest once you beat it.
show-required = Every throw:
show-fearless = Fearless: a die on a 1 may be thrown again
    .about = If your die lands on a 1, you may throw it again.
show-madness = Madness:
    .about = After each hit it survives, every throw must also be done in the next of these ways.
show-pool = Dice to throw:
show-pool-empty = Only white dice left
show-template = { $template } { $spot }
show-icebergs = { $icebergs ->
    [one] 1 iceberg stands
   *[other] { $icebergs } icebergs stand
}
show-melody = A melody plays: Dancing Shots count +2
    .about = Until the fight is over, everybody may declare a Dancing Shot: 2 more damage if it hits.
show-cutthroat = The Cutthroat token is ready
    .about = A hero whose die lands between two sections may spend it: both count.
show-beer = { $who } holds the beer
    .about = The hero with the beer takes no damage until the fight is over, except when the dice are taken back.
show-charmed = Charmed: { $foe }
show-hit = Hit: { $value }
show-miss = Miss: { $why }
show-icon = icon
show-bergs = { $icebergs ->
    [one] 1 iceberg knocked over
   *[other] { $icebergs } icebergs knocked over
}
show-throw = The throw
show-offer = On offer
show-price = { $gold } gold
show-bonus = +{ $bonus } on a hit
show-who = Who
show-hero = Hero
show-state = State
show-scars = Scars
    .about = This ability is gone for good, and so are { -scar-life } points of maximum life.
show-xp = XP
    .about = Gained by last hits and unused icons; { -top-xp } buy a Level Up token at a shop.
show-eliminated = out of the game
    .about = Fainted with { -scars } scars: out of the game for good.
show-fainted = fainted
    .about = Out of this fight; wakes up after it with a scar.
show-standing = standing
show-party = The party
show-colours-1 = { $first }
show-colours-2 = { $first }, { $second }
show-colours-3 = { $first }, { $second }, { $third }
show-turned = used
show-used = used
show-relics = Beside the chest
show-gear = Equipment
    .about = The cards a hero carries, up to a limit for each kind.
show-abilities = Abilities
show-token = { $ability } (Level Up token)
show-token-spent = { $ability } (token turned)
show-scarred = { $ability } (scar)

## How it ends

over-won = The boss is beaten: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $rank }
over-lost-all_fainted = { $foe } wins: no hero is standing.
over-lost-no_dice = { $foe } outlasts your dice: no die is left to throw.
over-lost-all_eliminated = { $foe } fell, but no hero is left to go on.
rank-0 = Lame Ducks
rank-1 = Inept Optimists
rank-2 = Insubordinate Rascals
rank-3 = Rookie Adventurers
rank-4 = Wannabe Heroes
rank-5 = Average Warriors
rank-6 = Skilled Champions
rank-7 = Epic Sourcebook Readers
rank-8 = Epic Sourcebook Writers
rank-9 = Heroic Awesomeness Beyond Human Comprehension
part-difficulty = Difficulty
part-heroes = Heroes
part-white = { $number ->
    [one] One white die left, 3 points
   *[other] { $number } white dice left, 3 points each
}
part-gold = { $number } gold left
part-unscathed = Nobody has a scar
part-scars = { $number ->
    [one] One scar
   *[other] { $number } scars
}
part-eliminated = { $number ->
    [one] One hero out of the game
   *[other] { $number } heroes out of the game
}

## Why?

why-hero = Choose your hero. The sheet shows three abilities, one for each colour of die, and how many weapons, armors and spendables the hero can carry.
why-draw-hero = This table deals the heroes at random: the sheet you draw is yours.
why-throw = The die must bounce once on the table before it touches the Target, and you must do every special throw. Then its section is the damage; a miss hurts you.
why-die = Throw one die. Its colour decides which of your abilities works if the icon shows. Each die is thrown once, until you take the dice back.
why-run-out = No die is left and the monster still stands. A white die from the chest is gone for good after the throw; taking the coloured dice back deals everybody damage equal to the monster’s level.
why-agree = Somebody thinks this throw is impossible. Backing down costs everybody life equal to the monster’s level, and another monster comes.
why-weapons = A weapon adds damage to a hit, but you must do its special throw too. Take none if the throw is already hard enough.
why-doubt = Somebody doubts how the die landed. You are the Leader: decide which reading counts.
why-scar = You fainted and wake up with a scar. It covers one ability for good and lowers your maximum life by { -scar-life }. Give up the ability you use least.
why-window = Spendables and relics can be used at almost any moment. You are asked because one could make a difference now.
why-receive = Somebody has to carry this card. Each sheet shows how many of a kind its hero may hold.
why-surplus = You hold more cards of this kind than your sheet allows. Discard one, give it away or use it.
why-trade = While the party rests, you may give cards away. Give each card to a hero who can do its throw and has room for it.
why-swap = A card is offered for one of yours of the same kind. It is your card: you may refuse.
why-buy = The gold in the chest buys cards, white dice and healing. There are { -shops } shops; you beat the boss with what you buy.
why-draw-gear = A card of the Shop deck is revealed.
why-leader = Everybody names a Leader at the same time. The Leader looks at the doors, and settles doubts.
why-draw-leader = Chance decides who leads the party.
why-draw-room = The Leader looks at two Dungeon cards in secret and will open one of them.
why-draw-monster = Behind every door is a monster; the levels rise from 1 to 4.
why-draw-boss = After the last shop the last door opens, and a boss is behind it.
why-room = You lead: choose one of two doors. Shop icons bring you to the next shop ({ -icons } of them), effects help or hinder. The other card goes back unseen.
why-flip = Flip the template onto the Target like a coin. It must turn over and lie wholly on the Target. If part of it touches the table, you lose 1 life and flip again.
why-flip-again = A template of this kind is already there. Leave it, or try for a better place.
why-flip-doubt = Somebody doubts how the template landed. You are the Leader: decide which reading counts.
why-water = You threw several water dice, and only one counts. Every Iceberg touched counts anyway.
why-cancel = You may throw this die again; the first result does not count, good or bad. Icebergs it touched stay gone.
why-ability = The icon is up: you may use one ability, unless it is scarred or does not fit a hit or a miss.
why-herb = The herbs heal one hero who has not fainted, more with every spendable already used up.
why-second = The die lies between two sections. The Cutthroat token adds the second one to the first; then it is used up until Jack readies it again.
why-spikes = You missed. An armor may strike the monster before it strikes you, once in a combat.
why-armor = The blow comes. An armor softens it and then can’t be used until the party rests.
why-overrule = The party does not agree about backing down, so the Leader decides.
why-crystal = Three XP buy a Level Up token on one colour. Once before the next shop, it gives you that ability without the icon.
why-flurry = You hit, and your ability lets you throw the same die again. A miss would hurt you as usual.
why-divine = Each damage of this throw gives somebody 1 life back. You assign the points one by one.
why-charmed = A charmed monster fights for you once: its damage is added to this throw.
why-beer = The hero with the beer takes no damage in this combat, except when the dice are taken back. Give it to the weakest hero, or to somebody likely to miss.

# -- what reasons are given by ---------------------------------------------------------------------------

sign-foe-defeated = The monster is defeated
sign-eliminated = Somebody is out for good
sign-fainted = Somebody faints
sign-hit = The throw hits
sign-struck = Somebody loses life
sign-gear = The party gets gear

## Medals

medal-bullseyes = In the middle, again
medal-bullseyes-how = Hit the centre with { $count } throws of yours in a row.
medal-slain-boss = One perfect throw
medal-slain-boss-how = Kill the Final Boss with the icon up in the centre.
medal-last-hero = The last hero
medal-last-hero-how = Be the only Hero standing when the Final Boss falls.
medal-trick-shot = Trick shot
medal-trick-shot-how = Hit the centre with a throw that meets { $count } special throws at once.
medal-no-price = Nothing to pay
medal-no-price-how = Win together without once taking the dice back or backing down.

## Records

record-score = Most points in a victory
record-score-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
record-bullseyes = Most bull’s-eyes in a row
record-bullseyes-value = { $count ->
    [one] { $count } bull’s-eye
   *[other] { $count } bull’s-eyes
}
record-hits = Most hits in a row
record-hits-value = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
record-throw = Best throw
record-throw-value = { $count } damage
