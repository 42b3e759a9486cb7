### Dungeon Fighter

title = Dungeon Fighter
tagline = Bounce the die off the table and onto the target, eyes closed if the monster insists. One to six heroes against a dungeon with a sense of humour.
origin = From the French rulebook of the first edition, with names and figures from public pages. Ours: 133 of 383 clauses, 56 more in part, 94 of 119 cards and parts of the other 25, all 12 sides of the map boards and the measures of the target.
goal = Goal: cross three levels and beat the Final Boss, together.

option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-infernal = Infernal
option-heroes = Heroes
option-heroes-choice = Everyone chooses
option-heroes-random = Dealt at random
option-leader = Leader
option-leader-first = The first seat
option-leader-random = Whoever is drawn
option-leader-named = Whoever the party chooses
option-back_down = Backing down from impossible throws
option-unscathed = Points for a party unharmed
option-unscathed-faints = If nobody fainted, not even against the boss
option-unscathed-scars = If nobody has a scar
option-gentle = First combat without special throws
option-tabletop = Thrown on
option-tabletop-wood = Wood: a plain kitchen table, from its short side
option-tabletop-felt = Felt: dice stop short, and one throws from the corner
option-tabletop-stone = Stone: a hard, smooth worktop; lively bounces, from its long side
option-tabletop-attic = The attic table: round old dice, the board turned, from the long side

## Setting out

ask-hero = Which hero do you play?
hero-take = { $hero }
ask-draw-hero = Draw a hero
ask-draw-end = Draw the End board
ask-draw-start = Draw the board for level { $level }
ask-draw-side = Draw which side is up
ask-leader = Who should lead the party?
leader-name = { $friend }
ask-draw-leader = Draw the Leader
ask-draw-monster = Draw a monster from the tower
ask-draw-boss = Reveal the Final Boss
ask-draw-gear = Draw an Equipment card
ask-move = Which way does the party go?
move-enter = Room { $number }: { $room }
    .stakes = { $room }
no-against-arrow = The arrow points the other way.

## The throw

ask-die = Which die do you throw?
die-throw = Throw the { $die }
die-back-down = Propose to back down from this monster
    .stakes = Everybody must agree. Every hero loses life, and another monster comes.
no-die-thrown = The { $die } was already thrown.
no-white-later = You can throw white dice only when no hero die is left.
no-die-forbidden = { $foe } does not allow the { $die }.
ask-run-out = No hero die is left. What now?
run-out-white = Throw a white die ({ $left } in the Treasury)
    .stakes = It is gone after the throw.
run-out-retrieve = Take the dice back: every hero takes { $damage } damage
run-out-back-down = Propose to back down from this monster
    .stakes = Everybody must agree. Every hero loses life, and another monster comes.
no-no-white-die = There is no white die in the Treasury.
no-boss-keeps-dice = Against the Final Boss you can’t take the dice back.
ask-agree = { $who } wants to back down. Do you agree?
agree-stay = No, stay and fight
    .stakes = The fight goes on.
agree-back-down = Yes, for { $life } life each
ask-weapons = Which weapons do you use with the { $die }?
weapons-ready = Throw
weapons-use = Use { $card } (+{ $bonus })
no-conflict = { $card } needs “{ $demand }”, which can’t be combined with this throw.
ask-throw = Throw the { $die }
ask-colour-named = The white die shows the symbol. Which colour is it?
colour-named-name = { $colour }: { $ability }
ask-rethrow = Throw again?
rethrow-keep = Keep the throw
rethrow-ability = Throw again with your ability
rethrow-item = Throw again: discard { $card }
    .stakes = One card less.
ask-fury = Pay 1 life to count { $damage } twice?
fury-spare = No, keep your life
fury-pay = Pay 1 life
ask-ballad = Pay 1 gold to take away { $foe }’s special feature?
ballad-keep = Keep the gold
ballad-pay = Pay and sing
ask-beer = Who gets the beer?
beer-serve = { $friend }
ask-divine = The gods heal. { $left ->
    [one] 1 point left: for whom?
   *[other] { $left } points left: for whom?
}
divine-heal = { $friend }
ask-announce = { $damage } damage against { $left } life. Add anything?
announce-deal = Deal the damage
announce-item = Use { $card } (+{ $bonus })
announce-seduced = Send { $foe } into the fight (+{ $damage })
ask-block = The monster strikes back. Do you take the blow?
block-suffer = Take { $damage } damage
block-item = Discard { $card } and take no damage
    .stakes = One card less.
ask-riposte = You took { $damage } damage. Strike back?
riposte-hold = Not now
riposte-item = Use { $card }
ask-break = The monster breaks something of yours. What?
break-card = { $card }
break-seduced = { $foe }, who loves you
ask-flurry = Throw the { $die } again?
flurry-stop = No, stop here
flurry-again = Throw again

## After the fight

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
ask-scar = You wake with a scar. Which ability does it cover?
scar-cover = { $colour }: { $ability }
ask-window = { $moment } Use something now?
moment-turn = A turn begins.
moment-again = The die is thrown again.
moment-pay = A hero is about to pay a life.
moment-blow = The blow is about to land.
moment-break = The monster is about to break something.
moment-late = The blow has landed.
moment-retrieve = The dice are about to be taken back.
moment-back-down = The party is about to back down.
moment-rest = The room is conquered.
moment-shop = The shop is open.
moment-room = A friend carries too many cards.
window-pass = Not now
window-heal = { $card } for { $friend }
window-heal-all = { $card } for everybody
window-seduced = Send { $foe } now ({ $damage } damage)
ask-receive = Who takes { $card }?
receive-give = { $friend }
receive-discard = Nobody: discard it
ask-surplus = You carry too many cards. Which one goes?
surplus-drop = Discard { $card }
surplus-pass-on = Give { $card } to { $friend }
surplus-heal = Use { $card } now, for { $friend }
surplus-heal-all = Use { $card } now, for everybody
ask-trade = Give anything to a friend?
trade-done = Keep the rest
trade-pass-on = Give { $card } to { $friend }
trade-swap = Swap { $card } for { $theirs } of { $friend }
ask-swap = { $who } offers { $card } for your { $theirs }.
swap-refuse = No, thank you
swap-agree = Swap
ask-order = What does the party do next?
order-wake = Wake the fainted heroes
order-larceny = { $cards ->
    [one] Draw the stolen card
   *[other] Draw the { $cards } stolen cards
}
order-treasure = Look for the treasure
order-shop = Open the shop
order-trade = Trade equipment
ask-benefit = Use { $room }?
benefit-use = Use it
benefit-leave = Leave it
ask-buy = The party has { $gold } gold. What do you buy?
buy-leave = Leave the shop
buy-card = { $card }, { $price } gold
buy-white = A white die, { $price } gold
buy-heal = One life for every hero, { $price } gold
no-too-dear = Too expensive: it costs { $price } gold.
no-no-room = Nobody can carry { $card }.
no-no-white-supply = The shop is out of white dice.
no-all-well = Nobody is hurt.

## What happens

tale-joined-as = { $who } plays { $hero }.
    .you = You play { $hero }.
tale-board-laid = Level { $level } is { $face }.
tale-leader-proposed = { $who } names { $friend }.
    .you = You name { $friend }.
    .friend = { $who } names you.
tale-leader-named = { $who } leads the party.
    .you = You lead the party.
tale-level-entered = Level { $level }: { $face }.
tale-room-entered = The party enters room { $number }: { $room }.
tale-foe-met = { $foe } waits there: { $life } life, { $damage } damage, { $gold } gold.
tale-boss-revealed = The Final Boss is { $foe }: { $life } life, { $damage } damage.
tale-white-die-taken = { $who } takes a white die; { $left } left.
    .you = You take a white die; { $left } left.
tale-dice-retrieved = { $who } takes the dice back; every hero takes { $damage } damage.
    .you = You take the dice back; every hero takes { $damage } damage.
tale-party-beaten = { $who }’s token turns to Defeated.
    .you = Your token turns to Defeated.
tale-shot-hit = { $who } hits { $value } with the { $die }.
    .you = You hit { $value } with the { $die }.
tale-shot-missed = { $who } misses with the { $die }: { $why }.
    .you = You miss with the { $die }: { $why }.
tale-landing-doubted = { $who } doubts how the { $die } landed.
    .you = You doubt how the { $die } landed.
tale-doubt-settled = { $who } decides as Leader: { $verdict }.
    .you = You decide as Leader: { $verdict }.
tale-thrown-again = { $who } throws the { $die } again.
    .you = You throw the { $die } again.
tale-colour-named = { $who } calls it { $colour }.
    .you = You call it { $colour }.
tale-ability-used = { $who } uses { $ability }.
    .you = You use { $ability }.
tale-card-used = { $who } uses { $card }.
    .you = You use { $card }.
tale-symbol-in-vain = The symbol has no effect for { $who } here.
    .you = The symbol has no effect for you here.
tale-token-laid = { $foe } gets the { $token } token.
tale-beer-served = { $who } hands { $friend } the beer.
    .you = You hand { $friend } the beer.
    .friend = { $who } hands you the beer.
tale-life-paid = { $who } pays 1 life and has { $now } left.
    .you = You pay 1 life and have { $now } left.
tale-seduced-sent = { $foe } fights for { $who }: { $damage } more damage.
    .you = { $foe } fights for you: { $damage } more damage.
tale-section-counts = The section counts { $value }.
tale-gear-adds = { $card } adds { $damage }.
tale-ability-adds = The ability adds { $damage }.
tale-token-adds = The { $token } token adds { $damage }.
tale-foe-hurt = { $foe } loses { $damage } life and has { $left } left.
tale-foe-slain = Fatal Blow. { $who } kills { $foe }.
    .you = Fatal Blow. You kill { $foe }.
tale-foe-defeated = { $foe } is defeated.
tale-foe-recovered = { $foe } recovers { $life } life and has { $now }.
tale-gear-spares = { $card } saves { $who } { $damage } damage.
    .you = { $card } saves you { $damage } damage.
tale-token-spares = The { $token } token saves { $who } { $damage } damage.
    .you = The { $token } token saves you { $damage } damage.
tale-hero-struck = { $who } loses { $damage } life and has { $left }.
    .you = You lose { $damage } life and have { $left }.
tale-hero-unharmed = { $who } is not hurt.
    .you = You are not hurt.
tale-riposted = { $who }’s { $card } strikes back for { $damage }.
    .you = Your { $card } strikes back for { $damage }.
tale-gold-drained = 1 gold is lost; { $now } left.
tale-gear-broken = { $who }’s { $card } is broken.
    .you = Your { $card } is broken.
tale-seduced-broken = { $foe } leaves { $who } for good.
    .you = { $foe } leaves you for good.
tale-hero-fainted = { $who } faints.
    .you = You faint.
tale-hero-woke = { $who } wakes with a scar on { $colour } and { $life } life.
    .you = You wake with a scar on { $colour } and { $life } life.
tale-hero-eliminated = { $who } has too many scars and is out of the game.
    .you = You have too many scars and are out of the game.
tale-healed = { $who } regains { $life } life and has { $now }.
    .you = You regain { $life } life and have { $now }.
tale-gold-gained = { $gold } gold for the Treasury, which holds { $now }.
tale-white-dice-gained = { $dice ->
    [one] A white die
   *[other] { $dice } white dice
} for the Treasury, which holds { $now }.
tale-new-leader = { $who } leads from now on.
    .you = You lead from now on.
tale-backed-down = The party backs down from { $foe }: { $life } life each.
tale-stayed-to-fight = { $who } wants to stay and fight.
    .you = You want to stay and fight.
tale-gear-taken = { $who } takes { $card }.
    .you = You take { $card }.
tale-gear-passed = { $who } gives { $card } to { $friend }.
    .you = You give { $card } to { $friend }.
    .friend = { $who } gives you { $card }.
tale-gear-discarded = { $card } is discarded.
tale-shop-opened = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} on offer; the party has { $gold } gold.
tale-gear-bought = { $card } is bought; { $gold } gold left.
tale-white-die-bought = A white die is bought; the Treasury holds { $left }.
tale-healing-bought = A round of healing; { $left } gold left.
tale-larceny = { $cards ->
    [one] A card was
   *[other] { $cards } cards were
} stolen in the fight.
tale-seduced = { $foe } follows { $who }.
    .you = { $foe } follows you.
tale-quick-kill = Quick work: { $dice ->
    [0] no white die, the supply is empty.
    [one] 1 white die.
   *[other] { $dice } white dice.
}
tale-fountain-used = Everybody drinks from the fountain.
tale-dice-passed = The hero dice go to { $who }.
    .you = The hero dice go to you.
tale-deck-shuffled = { $cards } discarded cards are shuffled into a new deck.

## Words

die-red = red die
    .about = Thrown once in a fight. If its symbol is up, it triggers the thrower’s red ability.
die-green = green die
    .about = Thrown once in a fight. If its symbol is up, it triggers the thrower’s green ability.
die-blue = blue die
    .about = Thrown once in a fight. If its symbol is up, it triggers the thrower’s blue ability.
die-white = white die
    .about = Spare dice for when no hero die is left. Gone after the throw; its symbol counts as any colour.
colour-red = red
colour-green = green
colour-blue = blue
type-beast = beast
    .about = The kind of monster. A hero whose Sworn Enemy is beasts deals it more damage.
type-undead = undead
    .about = The kind of monster. A hero whose Sworn Enemy is the undead deals it more damage.
type-greenskin = greenskin
    .about = The kind of monster. A hero whose Sworn Enemy is greenskins deals it more damage.
type-humanoid = humanoid
    .about = The kind of monster. It is nobody’s Sworn Enemy.
type-mythic = mythic creature
    .about = The kind of monster. A hero whose Sworn Enemy is mythic creatures deals it more damage.
kind-weapon = weapon
    .about = Choose it before the throw. If the die hits and you threw it as the card demands, it adds its damage.
kind-armour = armour
    .about = You take less damage when you miss.
kind-magic = magic item
    .about = Use it when you like, then discard it.
token-target = Target
    .about = Every hit deals 1 more damage until the fight is over.
token-toad = Toad
    .about = The monster deals 2 less damage until the fight is over.
token-charm = Charm
    .about = Once defeated, it follows whoever charmed it, and can fight later for its own damage.
token-beer = Beer
    .about = Whoever holds the Beer takes no damage from misses until the fight is over.
token-ballad = Ballad
    .about = It has lost its feature until the fight is over.
where-section = on a section
where-bullseye = in the centre
shows-icon = symbol up
shows-blank = no symbol
verdict-upheld = the report counts
verdict-changed = the other reading counts
miss-no_bounce = it never bounced on the table
miss-demand = the special throw was not done
miss-hole = into a hole
miss-edge = on the edge
miss-outside = off the target
miss-small_target = section 1 does not count here

ability-blind_fury = Blind Fury
ability-flurry = Flurry of Blows
ability-extra_damage-2 = Extra Damage +2
ability-extra_damage-3 = Extra Damage +3
ability-targeted-5 = Targeted Damage 5
ability-metamorphosis = Metamorphosis
ability-rethrow = Re-throw
ability-larceny = Larceny
ability-pickpocket = Pickpocket
ability-no_damage = No Damage
ability-sworn_enemy-undead = Sworn Enemy: undead +{ -sworn-undead }
ability-sworn_enemy-greenskin = Sworn Enemy: greenskins +{ -sworn-greenskin }
ability-sworn_enemy-beast = Sworn Enemy: beasts +{ -sworn-beast }
ability-sworn_enemy-mythic = Sworn Enemy: mythic creatures +{ -sworn-mythic }
ability-mass_heal-1 = Mass Healing +1
ability-seduction = Seduction
ability-living_target = Living Target
ability-ballad = Ballad of the Heroes
ability-beer = Beer
ability-divine_intervention = Divine Intervention

ability-text-blind_fury = On a hit: pay 1 life, and the section counts double.
ability-text-flurry = On a hit: throw the same die once more.
ability-text-extra_damage-2 = On a hit: 2 more damage.
ability-text-extra_damage-3 = On a hit: 3 more damage.
ability-text-targeted-5 = On a hit: the section counts 5, wherever the die lies.
ability-text-metamorphosis = Hit or miss: the monster deals 2 less damage until the fight is over.
ability-text-rethrow = Hit or miss: you may throw again; the first throw does not count.
ability-text-larceny = Hit or miss: the party draws a card after the fight.
ability-text-pickpocket = Hit or miss: 2 gold for the Treasury.
ability-text-no_damage = On a miss: you take no damage.
ability-text-sworn_enemy-undead = Hit or miss: { -sworn-undead } damage to the undead.
ability-text-sworn_enemy-greenskin = Hit or miss: { -sworn-greenskin } damage to greenskins.
ability-text-sworn_enemy-beast = Hit or miss: { -sworn-beast } damage to beasts.
ability-text-sworn_enemy-mythic = Hit or miss: { -sworn-mythic } damage to mythic creatures.
ability-text-mass_heal-1 = Hit or miss: every standing hero regains 1 life.
ability-text-seduction = Hit or miss: once defeated, the monster follows you. Send it later to deal its own damage.
ability-text-living_target = Hit or miss: every hit deals 1 more damage until the fight is over.
ability-text-ballad = Hit or miss: pay 1 gold, and the monster loses its feature.
ability-text-beer = Hit or miss: one hero takes no damage until the fight is over.
ability-text-divine_intervention = On a hit: for each point of damage, one hero regains 1 life.

feature-gold_loss = Gold Drain
feature-forbid_die-red = No red die
feature-forbid_die-green = No green die
feature-forbid_die-blue = No blue die
feature-small_target = Small Target
feature-horde = Horde
sign-foe-defeated = The monster is defeated
sign-eliminated = Somebody is out for good
sign-fainted = Somebody faints
sign-hit = The throw hits
sign-struck = Somebody loses life
sign-gear = The party gets gear
feature-heal_on_miss-1 = Regeneration 1
feature-heal_on_miss-2 = Regeneration 2
feature-heal_on_miss-3 = Regeneration 3
feature-destroy_equipment = Equipment Breaker
feature-critical_miss = Critical Miss

feature-text-gold_loss = Every miss costs the Treasury 1 gold.
feature-text-forbid_die-red = The red die can’t be thrown in this fight.
feature-text-forbid_die-green = The green die can’t be thrown in this fight.
feature-text-forbid_die-blue = The blue die can’t be thrown in this fight.
feature-text-small_target = Section 1 counts as a miss.
feature-text-horde = Every section counts 1.
feature-text-heal_on_miss-1 = Every miss gives it 1 life back.
feature-text-heal_on_miss-2 = Every miss gives it 2 life back.
feature-text-heal_on_miss-3 = Every miss gives it 3 life back.
feature-text-destroy_equipment = A miss costs you a card.
feature-text-critical_miss = A miss hurts every hero.

effect-reduce = your misses hurt { $amount } less
effect-no_damage = one of your misses does not hurt
effect-riposte = the monster takes the damage you take
effect-heal_one = one hero regains { $amount }
stake-weapon = +{ $bonus } on a hit
stake-trick = +{ $bonus } on a hit; throw: { $demand }
stake-hero = { $red } · { $green } · { $blue }
stake-kills = { $value } kills
stake-leaves = { $value } leaves it { $left } life
effect-heal_all = every hero regains { $amount }
effect-rethrow = throw again
effect-extra_damage = { $amount } more damage on a hit

rank-0 = Lame Ducks
rank-1 = Clueless Optimists
rank-2 = Unruly Rascals
rank-3 = Novice Adventurers
rank-4 = Aspiring Heroes
rank-5 = Middling Heroes
rank-6 = Level-20 Heroes
rank-7 = Readers of Epic Manuals
rank-8 = Writers of Epic Manuals
rank-9 = Heroism Beyond Mortal Grasp
part-difficulty = Difficulty
part-heroes = { $number ->
    [one] One hero set out
   *[other] { $number } heroes set out
}
part-white = { $number ->
    [one] One white die left, 2 points
   *[other] { $number } white dice left, 2 points each
}
part-gold = { $number } gold left, 1 point for every 2
part-unscathed = The party came through unharmed
part-scars = { $number ->
    [one] One scar
   *[other] { $number } scars
}
part-eliminated = { $number ->
    [one] One hero eliminated
   *[other] { $number } heroes eliminated
}
over-won = The Final Boss is defeated. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $rank }.
over-lost-all_fainted = { $foe } still stands, but no hero does. The dungeon wins.
over-lost-no_dice = { $foe } still stands, and there is no die left to throw. The dungeon wins.
over-lost-all_eliminated = { $foe } fell, but no hero woke up to see it. The dungeon wins.

## The table

show-map = Level { $level }: { $face }
show-way = { $room }, leads to { $ways }
show-way-out = { $room }, the way out
show-life = life
    .about = How much more damage it can take. Any die in the centre with the symbol up kills it at once.
show-damage = damage { $damage }
    .about = The damage you take when you miss.
show-reward = { $gold } gold on its card
    .about = Gold for the Treasury once you beat it.
show-conflict = The throws of monster and room can’t be combined: the room’s throw becomes a shaking hand.
show-in-hand = in the hand
show-hit = hit: { $value }
show-symbol = symbol up
show-throw = The throw
show-weapon = { $card } (+{ $bonus }, { $demand })
show-card = { $card } ({ $effect })
show-gear = Card
    .about = The cards a hero carries, up to a limit for each kind.
show-kind = Kind
show-price = Gold
show-shop = The shop
show-found = Found
show-who = Who
show-hero = Hero
show-health = State
show-abilities = Red / green / blue
show-carried = Carries
show-party = The party
show-eliminated = eliminated
    .about = Too many scars: out of the game for good.
show-fainted = fainted
    .about = Out of this fight; wakes up after it with a scar.
show-scarred = scarred
    .about = This ability is gone for good, and so are 3 points of maximum life.
show-three = { $red } / { $green } / { $blue }
show-seduced = { $foe } in love (+{ $damage })
show-and = { $first }, { $second }
show-gold = { $gold } gold
    .about = The Treasury pays in shops and for some abilities.
show-leader = Leader:
    .about = Has the last word on the way, on purchases and on who gets a card.
show-beaten = Defeated
show-unbeaten = Undefeated
show-first = First player:
show-tower = Monsters left, by level: { $one } / { $two } / { $three } / { $four }
show-stock = The Treasury

## Heroes

hero-torm = Torm, barbarian
hero-randolph = Randolph, wizard
hero-goldfinga = Goldfinga, thief
hero-sir_moo = Sir Moo, knight
hero-lady_mary = Lady Mary, princess
hero-fridolin = Fridolin, bard
hero-gromli = Gromli Kegbelly, dwarf
hero-faelwyn = Faelwyn Quickquiver, elf archer
hero-sister_clotilde = Sister Clotilde, priestess

## Throws

demand-bank = Bank Shot
demand-flick = Flick
demand-blow = Breath
demand-under_leg = Under the Leg
demand-blind = Blind
demand-double_bounce = Double Bounce
demand-elbow = Off the Elbow
demand-prayer = Prayer
demand-weak_hand = Weak Hand
demand-borrowed_hand = Borrowed Hand
demand-over_card = Over a Card
demand-catapult = Catapult
demand-head = Header
demand-spin = Spinning Top
demand-nose = Off the Nose
demand-back_turned = Back Turned
demand-smash = Smash
demand-eye_level = Seated
demand-jump = Jump
demand-under_table = Under the Table
demand-dance = Dance
demand-far = From Afar

demand-text-bank = Stand the game box or a hero sheet upright on the table; the die has to touch it before it reaches the target.
demand-text-flick = Lay the die on the back of one hand and flick it off with the other.
demand-text-blow = Lay the die on your palm and blow it towards the target.
demand-text-under_leg = Your throwing hand passes under one of your legs.
demand-text-blind = Close your eyes before you throw and keep them closed until the die lies still.
demand-text-double_bounce = The die bounces on the table at least twice before it touches the target.
demand-text-elbow = Balance the die on your elbow and throw it from there.
demand-text-prayer = Hold the die between your flat palms and throw it by opening your hands.
demand-text-weak_hand = Throw with the hand you do not write with.
demand-text-borrowed_hand = The die lies on your left neighbour’s palm; you throw it by moving that hand.
demand-text-over_card = Hold a card upright with its long side on the table: the die bounces in front of it, then flies over it.
demand-text-catapult = Lay the die on a card that juts over the table edge, bend the card and let it snap.
demand-text-head = Toss the die up and bounce it off your head before it touches the table.
demand-text-spin = Throw the die so that it spins like a top before it touches the target.
demand-text-nose = Balance the die on your nose and throw it from there.
demand-text-back_turned = Stand with your back to the table; you may twist to look.
demand-text-smash = Toss the die up, then strike it down towards the table with your hand.
demand-text-eye_level = Sit on the floor with your eyes below the table top.
demand-text-jump = Jump and let the die go before your feet touch the ground again.
demand-text-under_table = Your hand stays below the table top.
demand-text-dance = Jump with one full turn, land facing the target, and throw as you land.
demand-text-far = Stand up, step back from the table and throw as usual.

## Rooms

face-s1a = Gallery of Second Thoughts
face-s1b = Crooked Corridors
face-s2a = Larder of Dread
face-s2b = Moist Basements
face-e1b = Stairs Going Down Anyway
face-e2b = Low-Ceiling Lounge
face-e3b = Chapel of Leaky Hopes
face-e4b = Ballroom of Bruises
face-e1a = Antechamber of Doom
face-e2a = Armoury of Elbows
face-e3a = Market Before the End
face-e4a = Hall of Clammy Hands
board = { $board } ({ $one }, { $other })
room-normal = an ordinary room
    .about = A monster, and nothing else.
room-perilous-double_bounce = a perilous room (Double Bounce)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-treasure-gold-3 = a treasure room (3 gold)
    .about = A monster; beat it and the treasure is yours.
room-shop = a shop
    .about = A monster; then you may buy cards, dice and healing.
room-fountain = a healing fountain
    .about = A monster; then every hero is fully healed.
room-perilous-spin = a perilous room (Spinning Top)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-treasure-die-1 = a treasure room (a white die)
    .about = A monster; beat it and the treasure is yours.
room-treasure-equipment-1 = a treasure room (an Equipment card)
    .about = A monster; beat it and the treasure is yours.
room-perilous-weak_hand = a perilous room (Weak Hand)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-back_turned = a perilous room (Back Turned)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-treasure-gold-2 = a treasure room (2 gold)
    .about = A monster; beat it and the treasure is yours.
room-perilous-jump = a perilous room (Jump)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-far = a perilous room (From Afar)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-under_leg = a perilous room (Under the Leg)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-flick = a perilous room (Flick)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-eye_level = a perilous room (Seated)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-over_card = a perilous room (Over a Card)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-prayer = a perilous room (Prayer)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-bank = a perilous room (Bank Shot)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-dance = a perilous room (Dance)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-under_table = a perilous room (Under the Table)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-blind = a perilous room (Blind)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-treasure-die-2 = a treasure room (2 white dice)
    .about = A monster; beat it and the treasure is yours.
room-perilous-elbow = a perilous room (Off the Elbow)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-smash = a perilous room (Smash)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-head = a perilous room (Header)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-blow = a perilous room (Breath)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-nose = a perilous room (Off the Nose)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-catapult = a perilous room (Catapult)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-borrowed_hand = a perilous room (Borrowed Hand)
    .about = Every throw of the fight must be made this way, and there is no reward.

## Monsters

foe-common_goblin = Common Goblin
foe-cute_bear = Cute Bear
foe-annoying_drunkard = Annoying Drunkard
foe-polite_slime = Polite Slime
foe-trainee_skeleton = Trainee Skeleton
foe-bat_afraid_of_heights = Bat Afraid of Heights
foe-unionised_kobold = Unionised Kobold
foe-well_bred_rat = Well-Bred Rat
foe-goblin_toll_clerk = Goblin Toll Clerk
foe-mummys_boy = Mummy’s Boy
foe-rude_mushroom = Rude Mushroom
foe-would_be_minstrel = Would-Be Minstrel
foe-puddle_imp = Puddle Imp
foe-eleven_kittens = Eleven Kittens
foe-educated_orc = Educated Orc
foe-shady_fellow = Shady Fellow
foe-zombie_on_break = Zombie on Break
foe-wolf_in_grandmas_nightcap = Wolf in Grandma’s Nightcap
foe-prudish_harpy = Prudish Harpy
foe-goblin_juggler = Goblin Juggler
foe-ghost_accountant = Ghost Accountant
foe-cellar_spider = Cellar Spider
foe-corridor_bandit = Corridor Bandit
foe-rust_nibbler = Rust Nibbler
foe-orc_gymnast = Orc Gymnast
foe-sulking_gargoyle = Sulking Gargoyle
foe-medusa = Medusa
foe-monkey_king = Monkey King
foe-vocal_vampire = Vocal Vampire
foe-lost_minotaur = Lost Minotaur
foe-ogre_pastry_chef = Ogre Pastry Chef
foe-orc_bagpiper = Orc Bagpiper
foe-wight_with_a_cold = Wight with a Cold
foe-light_fingered_pixie = Light-Fingered Pixie
foe-troll_under_renovation = Troll Under Renovation
foe-acid_custard = Acid Custard
foe-retired_knight = Retired Knight
foe-bear_not_cute = Bear, Not Cute
foe-skeleton_choir = Skeleton Choir
foe-flatus_the_dragon = Flatus the Dragon
foe-sparkling_vampire = Sparkling Vampire
foe-two_headed_giant = Two-Headed Giant
foe-goblin_warlord_on_stilts = Goblin Warlord on Stilts
foe-mother_in_lich = Mother-in-Lich
foe-hydra_of_three_minds = Hydra of Three Minds
foe-siege_troll = Siege Troll
foe-wardrobe_mimic = Wardrobe Mimic
foe-black_knight_on_foot = Black Knight on Foot
foe-grumpy_basilisk = Grumpy Basilisk
foe-twin_sphinxes = Twin Sphinxes
foe-army_of_interns = Army of Interns
foe-royal_tax_inspector = Royal Tax Inspector
foe-war_rhinoceros = War Rhinoceros
foe-the_grim_reaper = The Grim Reaper
foe-midnight_furball = Midnight Furball
foe-dragon_of_the_last_corridor = Dragon of the Last Corridor
foe-the_landlord_of_evil = The Landlord of Evil

## Equipment

gear-helmet_of_bravery = Helmet of Bravery
gear-dragons_breath = Dragon’s Breath
gear-sword_of_friendship = Sword of Friendship
gear-corner_crossbow = Corner Crossbow
gear-finger_of_fate = Finger of Fate
gear-blowpipe_of_ruin = Blowpipe of Ruin
gear-garter_dagger = Garter Dagger
gear-skipping_stone = Skipping Stone
gear-elbow_spike = Elbow Spike
gear-prayer_mace = Prayer Mace
gear-left_handers_axe = Left-Hander’s Axe
gear-hurdle_pike = Hurdle Pike
gear-pocket_trebuchet = Pocket Trebuchet
gear-headbutt_helm = Headbutt Helm
gear-nose_of_justice = Nose of Justice
gear-backscratcher_of_betrayal = Backscratcher of Betrayal
gear-serving_racket = Serving Racket
gear-footstool_of_stealth = Footstool of Stealth
gear-spring_boots = Spring Boots
gear-trapdoor_knife = Trapdoor Knife
gear-waltzing_sabre = Waltzing Sabre
gear-very_long_bow = Very Long Bow
gear-masked_rapier = Masked Rapier
gear-wobbly_flail = Wobbly Flail
gear-inside_out_gauntlet = Inside-Out Gauntlet
gear-whirlwind_spear = Whirlwind Spear
gear-ricochet_boomerang = Ricochet Boomerang
gear-dented_buckler = Dented Buckler
gear-cauldron_lid = Cauldron Lid
gear-padded_bathrobe = Padded Bathrobe
gear-chainmail_nightshirt = Chainmail Nightshirt
gear-boilermakers_cuirass = Boilermaker’s Cuirass
gear-sealed_breastplate = Sealed Breastplate
gear-decoy_dummy = Decoy Dummy
gear-turtle_backpack = Turtle Backpack
gear-mirror_shield = Mirror Shield
gear-hedgehog_mail = Hedgehog Mail
gear-cactus_cloak = Cactus Cloak
gear-flask_of_soup = Flask of Soup
gear-used_bandage = Used Bandage
gear-elixir_of_decent_health = Elixir of Decent Health
gear-miracle_ointment = Miracle Ointment
gear-phoenix_omelette = Phoenix Omelette
gear-picnic_basket = Picnic Basket
gear-scroll_of_group_hug = Scroll of Group Hug
gear-keg_of_healing = Keg of Healing
gear-lucky_sock = Lucky Sock
gear-cracked_hourglass = Cracked Hourglass
gear-nearly_four_leaf_clover = Nearly Four-Leaf Clover
gear-note_from_mother = Note from Mother
gear-firecracker = Firecracker
gear-jar_of_bees = Jar of Bees
gear-thunder_marble = Thunder Marble

## Why?

why-hero = Choose your hero. The sheet shows three abilities, one for each colour of die, and how many weapons, armour and items the hero can carry.
why-draw-hero = This table deals the heroes at random: the sheet you draw is yours.
why-throw = The die must bounce once on the table before it touches the target, and you must do every special throw. Then its section is the damage; a miss hurts you.
why-die = Throw one die. Its colour decides which of your abilities works if the symbol shows. Each die is thrown once, until you take the dice back.
why-run-out = No hero die is left and the monster still stands. A white die is gone for good after the throw; taking the dice back hurts every hero and loses the bonus for unused dice.
why-agree = Somebody thinks this throw is impossible. If everybody agrees, each standing hero loses 1 life and another monster comes. If anybody refuses, the fight goes on.
why-weapons = A weapon adds damage to a hit, but you must do its special throw too. Take none if the throw is already hard enough.
why-doubt = Somebody doubts how the die landed. You are the Leader: decide which reading counts.
why-scar = You fainted and wake up with a scar. It covers one ability for good and lowers your maximum life by 3. Give up the ability you use least; the third scar is the last.
why-window = Any standing hero can use a one-use card at almost any moment. You are asked because it could make a difference now.
why-receive = You found a card, and the Leader decides who carries it. Each sheet shows how many of a kind its hero may hold.
why-surplus = You hold more cards of this kind than your sheet allows. Discard one, give it away or use it.
why-trade = Between fights you may give cards away. Give each card to a hero who can do its throw and has room for it.
why-swap = A card is offered for one of yours of the same kind. It is your card: you may refuse.
why-buy = The party’s gold buys cards, white dice and healing. White dice are what beats the boss.
why-draw-gear = You draw a card from the Equipment deck.
why-draw-end = One of the four End boards becomes the third level, where the boss waits.
why-draw-start = Two Start boards become the first two levels.
why-draw-side = This board is a Start on both sides; chance decides which one is up.
why-leader = Everybody names a Leader at the same time. The Leader has the last word on the way, the shop, found cards and doubtful dice.
why-draw-leader = Chance decides who is Leader.
why-draw-monster = Every room has a monster, drawn from the top of the tower: the weak ones come first.
why-draw-boss = The card that has been face down since the beginning is turned up: this is what you came for.
why-move = The party enters one room along an arrow and never goes back. Fountains heal, shops sell, treasure rooms give; perilous rooms make every throw a special throw.
why-colour-named = A white die with the symbol counts as any colour: choose the ability that helps most now.
why-rethrow = You may throw this die again; the first throw does not count, good or bad.
why-fury = For 1 life the section counts double; bonuses do not. Worth it if it kills, or on a high section.
why-ballad = For 1 gold the monster loses its special throw or ability until the combat ends.
why-beer = Whoever holds the beer takes no more damage in this combat. Give it to the weakest hero, or to somebody likely to miss.
why-divine = Each damage of this throw gives somebody 1 life back. You assign the points one by one.
why-announce = This is the damage of your throw. Items and charmed monsters may still add to it; if it kills the monster, the monster does not strike back.
why-block = The monster strikes. You may discard a card to ignore this blow.
why-riposte = If you use this card now, the monster takes the same damage as you.
why-break = After your miss this monster destroys something of yours. You choose what.
why-flurry = You hit, and your ability lets you throw the same die again. A miss would hurt you as usual.
why-order = Several things are due after the fight, and their order may matter: who is awake when cards are handed out, who has room. The Leader decides what comes next.
why-benefit = The monster is beaten, and the room offers something. You may use it or go on.

# -- what reasons are given by ---------------------------------------------------------------------------


## Medals

medal-bullseyes = In the middle, again
medal-bullseyes-how = Hit the centre with { $count } throws of yours in a row.
medal-hits = A steady hand
medal-hits-how = Hit the target with { $count } throws of yours in a row.
medal-slain-boss = One perfect throw
medal-slain-boss-how = Kill the Final Boss with a Fatal Blow.
medal-last-hero = The last hero
medal-last-hero-how = Be the only hero standing when the Final Boss falls.
medal-one-throw = One is enough
medal-one-throw-how = Defeat a monster with { $count } life or more by the first throw at it.

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
