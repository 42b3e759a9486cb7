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
option-leader = The Leader
option-leader-first = The first seat
option-leader-random = Whoever is drawn
option-leader-named = Whoever the party names
option-back_down = Backing down from impossible throws
option-gentle = A first combat without special throws

## Setting out

ask-hero = Which hero do you play?
hero-take = { $hero }
ask-draw-hero = Draw a hero
ask-draw-end = Draw the End board
ask-draw-start = Draw the board of level { $level }
ask-draw-side = Turn a side up
ask-leader = Who should lead the party?
leader-name = { $friend }
ask-draw-leader = Draw the Leader
ask-draw-monster = Draw a monster from the tower
ask-draw-boss = Turn the Final Boss up
ask-draw-gear = Draw an Equipment card
ask-move = Which way does the party go?
move-enter = Room { $number }: { $room }
    .stakes = { $room }
no-against-arrow = The arrow points the other way.

## The throw

ask-die = Which die do you throw?
die-throw = Throw the { $die }
die-back-down = Propose to back down from this monster
    .stakes = All must agree. Every hero loses life, another monster comes.
no-die-thrown = The { $die } has been thrown.
no-white-later = White dice wait until no hero die is left.
no-die-forbidden = { $foe } does not allow the { $die }.
ask-run-out = No hero die is left. What now?
run-out-white = Throw a white die ({ $left } in the Treasury)
    .stakes = It is gone after the throw.
run-out-retrieve = Take the dice back: every hero suffers { $damage }
run-out-back-down = Propose to back down from this monster
    .stakes = All must agree. Every hero loses life, another monster comes.
no-no-white-die = The Treasury holds no white die.
no-boss-keeps-dice = Against the Final Boss the dice can't be taken back.
ask-agree = { $who } wants to back down. Do you agree?
agree-stay = No, stay and fight
    .stakes = The fight goes on.
agree-back-down = Yes, for { $life } life each
ask-weapons = Which weapons go with the { $die }?
weapons-ready = Throw
weapons-use = Declare { $card } (+{ $bonus })
no-conflict = { $card } asks for “{ $demand }”, which can't be done as well.
ask-throw = Throw the { $die }
ask-colour-named = The white die shows the symbol. Which colour is it?
colour-named-name = { $colour }: { $ability }
ask-rethrow = Throw again?
rethrow-keep = Leave it as it lies
rethrow-ability = Throw again with your ability
rethrow-item = Throw again: discard { $card }
    .stakes = One card less.
ask-fury = Pay 1 life to count { $damage } twice?
fury-spare = Keep your life
fury-pay = Pay 1 life
ask-ballad = Pay 1 gold to sing { $foe } out of its special feature?
ballad-keep = Keep the gold
ballad-pay = Pay and sing
ask-beer = Who gets the beer?
beer-serve = { $friend }
ask-divine = The gods heal. { $left ->
    [one] 1 point left: for whom?
   *[other] { $left } points left: for whom?
}
divine-heal = { $friend }
ask-announce = { $damage } damage against { $left } life. Add something?
announce-deal = Deal it
announce-item = Use { $card } (+{ $bonus })
announce-seduced = Send { $foe } ahead (+{ $damage })
ask-block = The monster strikes back. Do you take it?
block-suffer = Suffer { $damage }
block-item = Discard { $card } and suffer nothing
    .stakes = One card less.
ask-riposte = You suffered { $damage }. Give it back?
riposte-hold = Not now
riposte-item = Use { $card }
ask-break = The monster breaks something of yours. What?
break-card = { $card }
break-seduced = { $foe }, who loves you
ask-flurry = Throw the { $die } once more?
flurry-stop = Leave it at that
flurry-again = Throw again

## After the fight

ask-doubt = { $who } doubts how the { $die } lies. What counts?
doubt-hit = { $number ->
    [1] As told
   *[other] Otherwise
 }: a hit { $where }, { $value }{ $second ->
    [0] {""}
   *[other] , and a { $second } beside it
 }, { $shows }{ $icebergs ->
    [0] {""}
    [one] , 1 iceberg touched
   *[other] , { $icebergs } icebergs touched
 }
doubt-miss = { $number ->
    [1] As told
   *[other] Otherwise
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
moment-room = A friend carries too much.
window-pass = Not now
window-heal = { $card } for { $friend }
window-heal-all = { $card } for everybody
window-seduced = Send { $foe } after all ({ $damage } damage)
ask-receive = Who takes { $card }?
receive-give = { $friend }
receive-discard = Nobody: discard it
ask-surplus = You carry too much. What goes?
surplus-drop = Discard { $card }
surplus-pass-on = Give { $card } to { $friend }
surplus-heal = Use { $card } now, for { $friend }
surplus-heal-all = Use { $card } now, for everybody
ask-trade = Pass anything on?
trade-done = Keep the rest
trade-pass-on = Give { $card } to { $friend }
trade-swap = Change { $card } for { $theirs } of { $friend }
ask-swap = { $who } offers { $card } for your { $theirs }.
swap-refuse = No, thank you
swap-agree = Change
ask-order = What does the party do next?
order-wake = Wake who fainted
order-larceny = { $cards ->
    [one] Draw the stolen card
   *[other] Draw the { $cards } stolen cards
}
order-treasure = Look for the treasure
order-shop = Open the shop
order-trade = Trade equipment
ask-benefit = Make use of { $room }?
benefit-use = Make use of it
benefit-leave = Leave it
ask-buy = The party has { $gold } gold. What do you buy?
buy-leave = Leave the shop
buy-card = { $card }, { $price } gold
buy-white = A white die, { $price } gold
buy-heal = One life for every hero, { $price } gold
no-too-dear = It costs { $price } gold.
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
tale-dice-retrieved = { $who } takes the dice back; every hero suffers { $damage }.
    .you = You take the dice back; every hero suffers { $damage }.
tale-party-beaten = The token of { $who } shows Defeated.
    .you = Your token shows Defeated.
tale-shot-hit = { $who } hits { $value } with the { $die }.
    .you = You hit { $value } with the { $die }.
tale-shot-missed = { $who } misses with the { $die }: { $why }.
    .you = You miss with the { $die }: { $why }.
tale-landing-doubted = { $who } doubts how the { $die } lies.
    .you = You doubt how the { $die } lies.
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
tale-symbol-in-vain = The symbol brings { $who } nothing here.
    .you = The symbol brings you nothing here.
tale-token-laid = The { $token } token lies on { $foe }.
tale-beer-served = { $who } hands { $friend } the beer.
    .you = You hand { $friend } the beer.
    .friend = { $who } hands you the beer.
tale-life-paid = { $who } pays 1 life and is on { $now }.
    .you = You pay 1 life and are on { $now }.
tale-seduced-sent = { $foe } fights for { $who }: { $damage } more.
    .you = { $foe } fights for you: { $damage } more.
tale-section-counts = The section counts { $value }.
tale-gear-adds = { $card } adds { $damage }.
tale-ability-adds = The ability adds { $damage }.
tale-token-adds = The { $token } token adds { $damage }.
tale-foe-hurt = { $foe } loses { $damage } and has { $left } left.
tale-foe-slain = Fatal Blow. { $who } ends { $foe }.
    .you = Fatal Blow. You end { $foe }.
tale-foe-defeated = { $foe } is defeated.
tale-foe-recovered = { $foe } recovers { $life } and has { $now }.
tale-gear-spares = { $card } spares { $who } { $damage } of the blow.
    .you = { $card } spares you { $damage } of the blow.
tale-token-spares = The { $token } token spares { $who } { $damage }.
    .you = The { $token } token spares you { $damage }.
tale-hero-struck = { $who } loses { $damage } life and has { $left }.
    .you = You lose { $damage } life and have { $left }.
tale-hero-unharmed = { $who } feels nothing.
    .you = You feel nothing.
tale-riposted = { $card } of { $who } gives { $damage } back.
    .you = Your { $card } gives { $damage } back.
tale-gold-drained = 1 gold is gone; { $now } left.
tale-gear-broken = { $card } of { $who } is broken.
    .you = Your { $card } is broken.
tale-seduced-broken = { $foe } leaves { $who } for good.
    .you = { $foe } leaves you for good.
tale-hero-fainted = { $who } faints.
    .you = You faint.
tale-hero-woke = { $who } wakes with a scar on { $colour } and { $life } life.
    .you = You wake with a scar on { $colour } and { $life } life.
tale-hero-eliminated = { $who } has too many scars and is out of the game.
    .you = You have too many scars and are out of the game.
tale-healed = { $who } regains { $life } and has { $now }.
    .you = You regain { $life } and have { $now }.
tale-gold-gained = { $gold } gold for the Treasury, which holds { $now }.
tale-white-dice-gained = { $dice ->
    [one] A white die
   *[other] { $dice } white dice
} for the Treasury, which holds { $now }.
tale-new-leader = { $who } leads from now on.
    .you = You lead from now on.
tale-backed-down = The party backs down from { $foe }: { $life } life each.
tale-stayed-to-fight = { $who } wants to stay.
    .you = You want to stay.
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
    .about = Thrown once in a fight. If its symbol lies up, the thrower’s red ability is set off.
die-green = green die
    .about = Thrown once in a fight. If its symbol lies up, the thrower’s green ability is set off.
die-blue = blue die
    .about = Thrown once in a fight. If its symbol lies up, the thrower’s blue ability is set off.
die-white = white die
    .about = Spare dice of the party, for when no hero die is left. Gone after the throw; its symbol may stand for any colour.
colour-red = red
colour-green = green
colour-blue = blue
type-beast = beast
    .about = What kind of monster it is: who has beasts for a Sworn Enemy hurts it more.
type-undead = undead
    .about = What kind of monster it is: who has the undead for a Sworn Enemy hurts it more.
type-greenskin = greenskin
    .about = What kind of monster it is: who has greenskins for a Sworn Enemy hurts it more.
type-humanoid = humanoid
    .about = What kind of monster it is: nobody’s Sworn Enemy.
type-mythic = mythic creature
    .about = What kind of monster it is: who has mythic creatures for a Sworn Enemy hurts it more.
kind-weapon = weapon
    .about = Named before the throw: if the die then hits, thrown as the card asks, it adds its damage.
kind-armour = armour
    .about = Softens what you suffer when you miss.
kind-magic = magic item
    .about = Used when you like, then discarded.
token-target = Target
    .about = Every hit deals 1 more until the fight is over.
token-toad = Toad
    .about = The monster deals 2 less until the fight is over.
token-charm = Charm
    .about = Once defeated, it follows whoever charmed it, and can be sent off later for its damage.
token-beer = Beer
    .about = Who holds the Beer suffers nothing from misses until the fight is over.
token-ballad = Ballad
    .about = Its feature is gone until the fight is over.
where-section = on a section
where-bullseye = in the centre
shows-icon = symbol up
shows-blank = no symbol
verdict-upheld = it counts as told
verdict-changed = the other reading counts
miss-no_bounce = it never bounced on the table
miss-demand = a throw was not performed
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
ability-sworn_enemy-undead = Sworn Enemy: undead +4
ability-sworn_enemy-greenskin = Sworn Enemy: greenskins +4
ability-sworn_enemy-beast = Sworn Enemy: beasts +4
ability-sworn_enemy-mythic = Sworn Enemy: mythic creatures +4
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
ability-text-metamorphosis = Wherever it lands: the monster deals 2 less until the fight is over.
ability-text-rethrow = Wherever it lands: you may throw again; the first throw is forgotten.
ability-text-larceny = Wherever it lands: the party draws a card after the fight.
ability-text-pickpocket = Wherever it lands: 2 gold for the Treasury.
ability-text-no_damage = On a miss: you suffer no damage.
ability-text-sworn_enemy-undead = Hit or miss: 4 damage to the undead.
ability-text-sworn_enemy-greenskin = Hit or miss: 4 damage to greenskins.
ability-text-sworn_enemy-beast = Hit or miss: 4 damage to beasts.
ability-text-sworn_enemy-mythic = Hit or miss: 4 damage to mythic creatures.
ability-text-mass_heal-1 = Wherever it lands: every standing hero regains 1 life.
ability-text-seduction = Wherever it lands: once defeated, the monster follows you. Send it off later for its own damage.
ability-text-living_target = Wherever it lands: every hit deals 1 more until the fight is over.
ability-text-ballad = Wherever it lands: pay 1 gold, and the monster loses its feature.
ability-text-beer = Wherever it lands: one hero suffers no damage until the fight is over.
ability-text-divine_intervention = On a hit: for each point of damage a hero regains 1 life.

feature-gold_loss = Gold Drain
feature-forbid_die-red = No red die
feature-forbid_die-green = No green die
feature-forbid_die-blue = No blue die
feature-small_target = Small Target
feature-horde = Horde
feature-heal_on_miss-1 = Regeneration 1
feature-heal_on_miss-2 = Regeneration 2
feature-heal_on_miss-3 = Regeneration 3
feature-destroy_equipment = Equipment Breaker
feature-critical_miss = Critical Miss

feature-text-gold_loss = Every miss costs the Treasury 1 gold.
feature-text-forbid_die-red = The red die can't be thrown in this fight.
feature-text-forbid_die-green = The green die can't be thrown in this fight.
feature-text-forbid_die-blue = The blue die can't be thrown in this fight.
feature-text-small_target = Section 1 is a miss.
feature-text-horde = Every section counts 1.
feature-text-heal_on_miss-1 = Every miss gives it 1 life back.
feature-text-heal_on_miss-2 = Every miss gives it 2 life back.
feature-text-heal_on_miss-3 = Every miss gives it 3 life back.
feature-text-destroy_equipment = Whoever misses loses a card.
feature-text-critical_miss = A miss hurts every hero.

effect-reduce = your misses hurt { $amount } less
effect-no_damage = one miss of yours does not hurt
effect-riposte = what you suffer, the monster suffers
effect-heal_one = one hero regains { $amount }
stake-weapon = +{ $bonus } on a hit
stake-trick = +{ $bonus } on a hit, thrown as { $demand }
stake-hero = { $red } · { $green } · { $blue }
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
part-gold = { $number } gold left, 1 point a pair
part-unscathed = Nobody ever fainted
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
over-lost-all_fainted = { $foe } stands, and nobody else does. The dungeon wins.
over-lost-no_dice = { $foe } stands, and not a die is left to throw. The dungeon wins.
over-lost-all_eliminated = { $foe } fell, but nobody woke up to see it. The dungeon wins.

## The table

show-map = Level { $level }: { $face }
show-way = { $room }, on to { $ways }
show-way-out = { $room }, the way out
show-life = life
    .about = How much more damage it takes. At the centre with the symbol up, any die kills at once.
show-damage = damage { $damage }
    .about = What you suffer when you miss.
show-reward = { $gold } gold on its card
    .about = Gold for the Treasury once it is beaten.
show-conflict = Monster and room exclude each other: the room's throw becomes a shaking hand.
show-in-hand = in the hand
show-hit = hit: { $value }
show-symbol = symbol up
show-throw = The throw
show-weapon = { $card } (+{ $bonus }, { $demand })
show-card = { $card } ({ $effect })
show-gear = Card
    .about = Carried cards; each hero may carry so many of each kind.
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
    .about = A third scar would be too many: out of the game for good.
show-fainted = fainted
    .about = Out of this fight; wakes after it with a scar.
show-scarred = scarred
    .about = This ability is gone for good, and 3 life of the most there can be.
show-three = { $red } / { $green } / { $blue }
show-seduced = { $foe } in love (+{ $damage })
show-and = { $first }, { $second }
show-gold = { $gold } gold
    .about = The Treasury: what the party spends in shops and on a few abilities.
show-leader = Leader:
    .about = Has the last word on the way, on what is bought and on who gets a card.
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
room-normal = an ordinary room
    .about = A monster, and nothing else.
room-perilous-double_bounce = a perilous room (Double Bounce)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-treasure-gold-3 = a treasure room (3 gold)
    .about = A monster; once it is beaten the treasure is yours.
room-shop = a shop
    .about = A monster; then you may buy cards, dice and healing.
room-fountain = a healing fountain
    .about = A monster; then every hero is as good as new.
room-perilous-spin = a perilous room (Spinning Top)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-treasure-die-1 = a treasure room (a white die)
    .about = A monster; once it is beaten the treasure is yours.
room-treasure-equipment-1 = a treasure room (an Equipment card)
    .about = A monster; once it is beaten the treasure is yours.
room-perilous-weak_hand = a perilous room (Weak Hand)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-perilous-back_turned = a perilous room (Back Turned)
    .about = Every throw of the fight must be made this way, and there is no reward.
room-treasure-gold-2 = a treasure room (2 gold)
    .about = A monster; once it is beaten the treasure is yours.
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
    .about = A monster; once it is beaten the treasure is yours.
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
foe-mummys_boy = Mummy's Boy
foe-rude_mushroom = Rude Mushroom
foe-would_be_minstrel = Would-Be Minstrel
foe-puddle_imp = Puddle Imp
foe-eleven_kittens = Eleven Kittens
foe-educated_orc = Educated Orc
foe-shady_fellow = Shady Fellow
foe-zombie_on_break = Zombie on Break
foe-wolf_in_grandmas_nightcap = Wolf in Grandma's Nightcap
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
gear-dragons_breath = Dragon's Breath
gear-sword_of_friendship = Sword of Friendship
gear-corner_crossbow = Corner Crossbow
gear-finger_of_fate = Finger of Fate
gear-blowpipe_of_ruin = Blowpipe of Ruin
gear-garter_dagger = Garter Dagger
gear-skipping_stone = Skipping Stone
gear-elbow_spike = Elbow Spike
gear-prayer_mace = Prayer Mace
gear-left_handers_axe = Left-Hander's Axe
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
gear-boilermakers_cuirass = Boilermaker's Cuirass
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

why-hero = You choose whose sheet you play. Three abilities, one for each colour of die, and how many weapons, armour and items the hero carries.
why-draw-hero = This table deals the heroes out: the sheet drawn is yours.
why-throw = The die must bounce on the table once before it touches the target, and every special throw must be done. Then its section is the damage; a miss hurts you.
why-die = You throw one die. Its colour says which of your abilities works if the symbol shows. Each die is thrown once, until the dice are taken back.
why-run-out = No hero die is left and the monster still stands. A white die is spent for good; taking the dice back hurts every hero and loses the bonus for unused dice.
why-agree = Somebody holds this throw for impossible. If all agree each standing hero loses 1 life and another monster comes; one refusal and the fight goes on.
why-weapons = A weapon adds to the damage of a hit, but its special throw must be done too. Take none if the throw is hard enough already.
why-doubt = Somebody doubts how the die lies. You are the Leader: you say which reading counts.
why-scar = You fainted and wake with a scar. It covers one ability for good and lowers your life by 3. Give up the ability you use least; the third scar is the end.
why-window = A one-use card may be used at almost any moment, by any standing hero. You are asked because it could change something now.
why-receive = A card was found and the Leader says who carries it. Each sheet tells how many of a kind its hero may hold.
why-surplus = You hold more cards of this kind than your sheet allows: one must go, or be used.
why-trade = Between fights cards may change hands. Give them to whoever can do their throws, within the limits of the sheets.
why-swap = A card is offered for one of yours of the same kind. It is your card: you may refuse.
why-buy = The party's gold buys cards, white dice and healing, as much as it can pay. White dice are what beats the boss.
why-draw-gear = A card of the Equipment deck is drawn.
why-draw-end = One of the four End boards becomes the third level, where the boss waits.
why-draw-start = Two Start boards become the first two levels.
why-draw-side = This board is a Start on both sides; the lot says which one shows.
why-leader = Everybody names a Leader at the same time. The Leader has the last word on the way, the shop, found cards and doubtful dice.
why-draw-leader = The lot names the Leader.
why-draw-monster = Every room has a monster, from the top of the tower down: the weak ones come first.
why-draw-boss = The card that lay face down since the beginning is turned: this is what you came for.
why-move = The party enters one room along an arrow and never goes back. Fountains heal, shops sell, treasures give; perilous rooms ask for a special throw in every throw.
why-colour-named = A white die with the symbol stands for a colour of your choice: name the ability that helps most now.
why-rethrow = You may throw this die again; the first throw is forgotten, good or bad.
why-fury = One life of yours doubles the section; bonuses are not doubled. Worth it if it kills, or on a high section.
why-ballad = For 1 gold the monster loses its special throw or ability until the combat ends.
why-beer = Who holds the beer suffers no more damage in this combat. Give it to who is weakest, or who will miss.
why-divine = Each damage of this throw gives somebody 1 life back. You place the points one by one.
why-announce = This is what the throw deals. Items and charmed monsters may still add to it; what kills now does not strike back.
why-block = The monster strikes. A card may save you from this blow and is then gone.
why-riposte = What you suffered, the monster suffers too, if you use this card now.
why-break = After your miss this monster destroys something of yours. You choose what.
why-flurry = You hit, and your ability lets you throw the same die again. A miss would hurt you as usual.
why-order = Several things are due after the fight, and their order may matter: who is awake when cards are handed out, who has room. The Leader says what comes next.
why-benefit = The room offers something now that its monster is beaten. You may use it or go on.

# -- what reasons are given by ---------------------------------------------------------------------------

feature-life = share of the party’s life
feature-weakest = life of the weakest standing hero
feature-low = heroes who may fall by the next blow
feature-standing = share of the heroes who stand
feature-fainted = heroes who fainted
feature-eliminated = heroes out for good
feature-scars = scars for each hero
feature-gold = gold of the party
feature-white = white dice in store
feature-dice = hero dice still to throw in this combat
feature-white-thrown = white dice thrown in this combat
feature-foe-life = life of the foe
feature-foe-damage = damage of the foe’s blow
feature-foe-demands = special throws demanded
feature-boss-life = life of the boss
feature-foe-token = tokens that help against this foe
feature-weapons = weapons of the party
feature-bonus = damage that the weapons add
feature-armour = armour of the party
feature-other-gear = other cards of the party
feature-far = monsters before the boss
feature-seduced = charmed monsters
feature-beer = somebody holds the beer
