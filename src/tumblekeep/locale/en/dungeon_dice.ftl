### Dungeon Dice

title = Dungeon Dice
tagline = Reach into the bag, meet what comes out, and fight it with every die you own. Alone against the others for 4 fame, or together for 6.
origin = Co-op: from the published text. Base game: from the opening of the manual and public pages about the game. Ours: 98 of 174 base clauses and 74 of 161 co-op clauses, 61 more in part, and faces on 62 of the 64 kinds of dice.
goal = Goal: enough fame, from level 6, artifacts and trophies.

option-mode = Way to play
option-mode-coop = Together, as one team
option-mode-versus = Against each other
option-difficulty = Strength of the monsters (co-op)
option-difficulty-challenge = Challenge: the strongest monster rolls, the other adds its level
option-difficulty-extreme = Extreme: five monster dice, then hero dice
option-difficulty-legend = Legend: one monster die per level
option-target = Fame to win
option-target-standard = 4 for one hero, 6 for the team
option-target-high = 7 for the team, with four or five players
option-companions = Chests, classes and familiars
option-companions-usual = As in the rules: only in co-op
option-companions-with = In the bag
option-companions-without = Not used
option-single = You may fight only one of two monsters (co-op)
option-kit = A key repairs (co-op)
option-kit-own = One of your own wounded dice
option-kit-any = Anybody’s wounded die
option-quiet = Quiet rounds before fame decides (versus)
option-quiet-5 = 5 rounds without a level, an artifact or a trophy
option-quiet-10 = 10 rounds without a level, an artifact or a trophy
option-quiet-20 = 20 rounds without a level, an artifact or a trophy
option-quiet-never = Never: only enough fame ends the game

## Questions for fate

ask-deal = Draw a starting die from the { $bag } bag
ask-first = Roll for the first turn
ask-draw-encounter = Draw from the black bag
ask-roll-encounter = Roll the dice from the bag
ask-draw-reward = Draw a die from the { $bag } bag
ask-draw-artifact = Draw an artifact
ask-roll-bow = Shoot: { $die } at { $foe }
ask-roll-pools = Roll both sides
ask-reroll = Reroll: { $die }
ask-scroll-d6 = Roll for the spell on the monster’s scroll
ask-roll-spell = Roll { $die } for { $side }
ask-roll-one-use = Roll: { $die }
ask-roll-companion = Roll: { $die }
ask-roll-after = Roll: { $die }
ask-roll-key = Try the lock: { $die }
ask-roll-bonus = Roll the heal spell for your dice

## The turn

ask-start = Use or trade anything before the search?
start-pass = Go on
    .stakes = On to the search.
start-drink = Give a potion to { $friend }
    .stakes = One potion less; it heals { -low-OU-POTION } to { -high-OU-POTION } wounds or dice.
start-scroll = Read a scroll: a heal spell
    .stakes = One scroll less.
start-repair = Try to repair a die with a key
    .stakes = You spend the key; if it works, a die recovers.
start-offer = Offer a trade
    .stakes = Up to two dice each way; the other player may say no.
start-upgrade = Return five equipment dice for an artifact
start-enchant = Spend a scroll: { $die } becomes { $better }
no-five-needed = You need five equipment dice and have { $have }.
no-no-artifact-left = No artifact is left in the bag.
no-no-scroll = You have no scroll to spend.
no-better-taken = { $die } is not in the bag.
ask-way = Search or rest?
way-search = Search the dungeon
    .stakes = Draw from the black bag: monsters with loot, or companions.
way-rest = Rest: all your wounds and dice recover
ask-upgrade = Which die goes back? { $left ->
    [one] One more
   *[other] { $left } more
}
upgrade-return = { $die }
ask-extra = Which of these do you want if you beat all monsters?
extra-none = None of them
extra-choose = { $die }
    .stakes = { $die }
ask-keep = Take { $die } with you?
keep-keep = Take it
keep-leave = Put it back
    .stakes = It goes back into the bag.
ask-class = You can have only one class. Which do you keep?
class-stay = { $die }
    .stakes = { $die }
ask-decide = Fight or flee?
decide-fight = Fight
decide-single = Fight only { $die }
decide-flee = Flee
no-single-off = At this table you fight all monsters together.
no-one-shows = There is only one monster.
ask-after = Use or trade anything after the fight?
after-pass = Pass
after-drink = Give a potion to { $friend }
    .stakes = One potion less; it heals { -low-OU-POTION } to { -high-OU-POTION } wounds or dice.
after-scroll = Read a scroll: a heal spell
    .stakes = One scroll less.
after-repair = Try to repair a die with a key
    .stakes = You spend the key; if it works, a die recovers.
after-use = Use { $die }
    .stakes = { $die }
after-tinker = Let { $die } repair a die
after-offer = Offer a trade
    .stakes = Up to two dice each way; the other player may say no.
ask-bonus = Roll the heal spell for your wounded dice?
bonus-skip = No
bonus-roll = Roll it

## Assistance

ask-call = Call for help?
call-alone = Fight alone
call-call = Ask who will help
    .stakes = Whoever helps may want something for it.
ask-help = { $friend } calls for help. Your terms?
help-no = Stay out of it
help-free = Help for free
    .stakes = If the fight is lost, you also take a wound.
help-share = Help for one die of the loot, your choice
    .stakes = If the fight is lost, you also take a wound.
help-die = Help for { $die }
    .stakes = If the fight is lost, you also take a wound.
help-pay = Pay { $die } to join the fight
    .stakes = If the fight is lost, you also take a wound.
ask-accept = Whose help do you take?
accept-alone = Nobody’s: fight alone
accept-free = { $friend }, for free
accept-share = { $friend }, for one die of the loot
accept-die = { $friend }, for your { $die }
accept-pay = { $friend }, who pays { $die }
accept-counter = Offer { $friend } other terms
ask-counter = What do you offer { $friend }?
counter-free = Help for free
counter-share = One die of the loot, their choice
counter-die = Your { $die }
counter-pay = They pay { $die }
ask-consent = { $friend } offers other terms. Do you agree?
consent-no = No: keep your offer
consent-free = Agree: help for free
consent-share = Agree: one die of the loot
consent-die = Agree: help for { $die }
consent-pay = Agree: pay { $die }
ask-share = Your share of the loot { $friend } found
share-take = { $die }

## Combat

ask-declare = What do you fight with?
declare-done = Ready
    .stakes = Roll with the dice you have chosen.
declare-declare = { $die }
no-hands-full = Both your hands are full.
no-one-armor = You can use only one armor at a time.
no-one-bow = You can use only one bow at a time.
no-die-wounded = This die is wounded.
no-class-needs = Your class needs other equipment for this.
no-monk-hands = A Monk fights with empty hands.
ask-aim = { $die }: which monster do you shoot?
aim-at = { $die }
ask-hero = { $short ->
    [0] { $ahead ->
        [0] A tie so far. What do you use?
       *[other] { $ahead } ahead. Use anything?
    }
    [one] One short. What do you use?
   *[other] { $short } short. What do you use?
}
hero-pass = Pass
    .stakes = Keep the dice.
hero-symbol = { $die }: use { $symbol }
    .stakes = { $symbol }
hero-use = Use { $die }
    .stakes = { $die }
hero-drink = Give a potion to { $friend }
    .stakes = One potion less; it heals { -low-OU-POTION } to { -high-OU-POTION } wounds or dice.
hero-brew = Use a potion for { $side }
    .stakes = One potion less: { -low-OU-POTION } to { -high-OU-POTION } more for that side.
hero-bomb = Throw a bomb for { $side }
    .stakes = One bomb less: { -low-OU-BOMB } to { -high-OU-BOMB } more for that side.
hero-scroll = Read a scroll
    .stakes = One scroll less; { -luck-OU-SCROLL } times in 6 you may cast any spell.
hero-repair = Try to repair a die with a key
    .stakes = You spend the key; if it works, a die recovers.
no-hammer = The monster’s hammer makes armor useless.
no-symbol-used = You have already used this symbol.
ask-sword-target = Which hero die do you reroll?
sword-target-die = { $die } showing { $value }
ask-armor-target = Which monster die do you reroll?
armor-target-die = { $die } showing { $value }
ask-shatter-target = Which monster die is halved?
shatter-target-die = { $die } showing { $value }
ask-freeze-target = Which monster die is frozen?
freeze-target-enough = No more
freeze-target-die = { $die } showing { $value }
ask-tangle-target = Which of your lowest dice is tangled?
tangle-target-die = { $die } showing { $value }
ask-spell = Which spell, and for whom?
spell-cast = { $spell }, for { $side }
    .stakes = { $spell }
ask-toad-target = Who becomes a toad?
toad-target-at = { $die }
ask-monster-sword = You play the monsters: reroll one of their dice?
monster-sword-keep = Keep the dice
monster-sword-die = { $die } showing { $value }
ask-monster-armor = You play the monsters: reroll one hero die?
monster-armor-keep = Keep the dice
monster-armor-die = { $die } showing { $value }
ask-monster-shatter = You play the monsters: which die is halved?
monster-shatter-die = { $die } showing { $value }
ask-monster-freeze = You play the monsters: which die is frozen?
monster-freeze-enough = No more
monster-freeze-die = { $die } showing { $value }
ask-monster-spell = You play the monsters: which spell is on the scroll?
monster-spell-cast = { $spell }
    .stakes = { $spell }

## Healing, loot and trade

ask-patient = { $points ->
    [one] One heal point: who gets it?
   *[other] { $points } heal points: who gets them?
}
patient-heal = { $friend }
ask-heal-point = A heal point for { $friend }: what recovers?
heal-point-wound = A wound
heal-point-mend = { $die }
ask-mend = { $left ->
    [one] Which die recovers?
   *[other] Which die recovers? { $left } left
}
mend-mend = { $die }
ask-repair = The key works. Which die do you repair?
repair-mend = { $die }
repair-mend-friend = { $die } of { $friend }
ask-catch = Which spent die do you take?
catch-take = { $die }
ask-trophy = Which trophy do you keep?
trophy-trophy = { $die }, { $colour }
ask-reward = What do you take first?
reward-leave = Leave the rest
reward-take = { $reward }
    .stakes = { $reward }
reward-bounty = { $die }: { $reward }
    .stakes = { $reward }
reward-welcome = { $die }
ask-lock = A lock. How do you open it?
lock-plain = Force it: draw equipment
lock-key = Use a key: draw an artifact
lock-pick = Let { $die } try
no-no-key = You have no usable key.
ask-turn-key = { $die } found a key. What is it for?
turn-key-open = The lock
turn-key-mend = Repair { $die }
turn-key-mend-friend = Repair { $die } of { $friend }
ask-partner = Who do you trade with?
partner-with = { $friend }
ask-give = What do you give to { $friend }?
give-enough = That is all
give-give = { $die }
ask-want = What do you want from { $friend }?
want-enough = That is all
want-want = { $die }
ask-answer = { $friend } offers a trade. Your answer?
answer-accept = Accept
answer-decline = Decline
answer-counter = Make a counter-offer

## What happens

tale-dealt = { $who } begins with { $die }.
    .you = You begin with { $die }.
tale-rolled-for-start = { $who } rolls { $value }.
    .you = You roll { $value }.
tale-goes-first = { $who } goes first.
    .you = You go first.
tale-turn-begins = It is { $who }’s turn.
    .you = It is your turn.
tale-rested = { $who } rests and recovers fully.
    .you = You rest and recover fully.
tale-quiet-turns = No level, no artifact, no trophy: after { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
} like that, fame decides.
tale-quiet-end = Nobody gained anything in { $rounds } rounds. Fame decides.
tale-found = { $who } draws { $die } from the bag.
    .you = You draw { $die } from the bag.
tale-nothing-found = { $who } finds nothing.
    .you = You find nothing.
tale-bag-refilled = { $dice ->
    [one] One discarded die goes back into the black bag.
   *[other] { $dice } discarded dice go back into the black bag.
}
tale-extra-chosen = { $who } wants { $die } as the extra reward.
    .you = You want { $die } as the extra reward.
tale-monster-shows = { $die }, level { $level }.
tale-reward-shows = { $die } shows { $reward }.
tale-lucky-shot = No monster here: { $who } takes the loot.
    .you = No monster here: you take the loot.
tale-trapped = A trap. { $who } should have knocked.
    .you = A trap. You should have knocked.
tale-welcomed = { $die } joins { $who }.
    .you = { $die } joins you.
tale-sent-away = { $who } lets { $die } go.
    .you = You let { $die } go.
tale-fled = { $who } runs.
    .you = You run.
tale-confronts = { $who } stands and fights: encounter level { $level }.
    .you = You stand and fight: encounter level { $level }.
tale-help-offered = { $who } offers to help { $friend } { $terms }.
    .you = You offer to help { $friend } { $terms }.
    .friend = { $who } offers to help you { $terms }.
tale-help-accepted = { $who } accepts the help of { $friend } { $terms }.
    .you = You accept the help of { $friend } { $terms }.
    .friend = { $who } accepts your help { $terms }.
tale-declared = { $who } readies { $die }.
    .you = You ready { $die }.
tale-bow-shot = { $hit ->
    [0] { $who } misses { $foe }.
   *[other] { $who } hits { $foe }: down to level { $level }.
}
    .you = { $hit ->
        [0] You miss { $foe }.
       *[other] You hit { $foe }: down to level { $level }.
    }
tale-pools-rolled = The roll: heroes { $heroes }, monsters { $monsters }.
tale-ability-used = { $die } uses { $ability }.
tale-ability-void = { $ability } of { $die } is useless against the hammer.
tale-spell-cast = { $spell } is cast for { $side }.
tale-spell-fails = { $spell } fizzles.
tale-flat-added = { $value } more for { $side }.
tale-die-rerolled = { $die } goes from { $before } to { $after }.
tale-die-removed = { $die } showing { $value } leaves the fight.
tale-die-halved = { $die } counts only { $value }.
tale-die-frozen = { $die } is frozen: it counts 1.
tale-became-toad = { $foe } is now a toad of level 1.
tale-hero-is-toad = { $who } is a toad and drops everything.
    .you = You are a toad and drop everything.
tale-stone-gaze = { $who } met a petrifying gaze.
    .you = You met a petrifying gaze.
tale-used-die = { $who } uses { $die }.
    .you = You use { $die }.
tale-missed = { $die } does nothing for { $who }.
    .you = { $die } does nothing for you.
tale-compared = Heroes { $heroes }, monsters { $monsters }.
tale-gust = A gust: { $who } must win again.
    .you = A gust: you must win again.
tale-fight-over = { $who }’s fight: { $fight }.
    .you = Your fight: { $fight }.
tale-petrified = { $who } turns to stone.
    .you = You turn to stone.
tale-wounded = { $wounds ->
    [one] { $who } takes a wound ({ $total } in all).
   *[other] { $who } takes { $wounds } wounds ({ $total } in all).
}
    .you = { $wounds ->
        [one] You take a wound ({ $total } in all).
       *[other] You take { $wounds } wounds ({ $total } in all).
    }
tale-healed = { $total ->
    [0] { $who } has no wound left.
    [one] { $who } is better: one wound left.
   *[other] { $who } is better: { $total } wounds left.
}
    .you = { $total ->
        [0] You have no wound left.
        [one] You are better: one wound left.
       *[other] You are better: { $total } wounds left.
    }
tale-die-wounded = { $die } of { $who } is wounded.
    .you = Your { $die } is wounded.
tale-die-mended = { $die } of { $who } has recovered.
    .you = Your { $die } has recovered.
tale-trophy-kept = { $who } keeps { $die } as a { $colour } trophy: { $fame } fame.
    .you = You keep { $die } as a { $colour } trophy: { $fame } fame.
tale-loot-drawn = { $who } draws { $die }.
    .you = You draw { $die }.
tale-bag-empty = { $reward } for { $who }, but the bag is empty.
    .you = { $reward } for you, but the bag is empty.
tale-reward-left = { $who } leaves the rest.
    .you = You leave the rest.
tale-lock-opened = { $die } opens the lock for { $who }.
    .you = { $die } opens the lock for you.
tale-level-gained = { $who } reaches level { $level }.
    .you = You reach level { $level }.
tale-caught = { $who } takes { $die } from the spent dice.
    .you = You take { $die } from the spent dice.
tale-offer-made = { $who } offers { $friend } a trade: { $gives ->
    [0] nothing
    [one] one die
   *[other] { $gives } dice
} for { $wants ->
    [0] nothing
    [one] one die
   *[other] { $wants } dice
}.
    .you = You offer { $friend } a trade: { $gives ->
        [0] nothing
        [one] one die
       *[other] { $gives } dice
    } for { $wants ->
        [0] nothing
        [one] one die
       *[other] { $wants } dice
    }.
    .friend = { $who } offers you a trade: { $gives ->
        [0] nothing
        [one] one die
       *[other] { $gives } dice
    } for { $wants ->
        [0] nothing
        [one] one die
       *[other] { $wants } dice
    }.
tale-offer-declined = { $who } declines.
    .you = You decline.
tale-handed = { $who } hands { $die } to { $friend }.
    .you = You hand { $die } to { $friend }.
    .friend = { $who } hands you { $die }.
tale-bargain-void = { $die } can’t be handed over any more, so { $who } owes nothing.
    .you = { $die } can’t be handed over any more, so you owe nothing.
tale-upgraded = { $who } returns five dice and gets { $die }.
    .you = You return five dice and get { $die }.
tale-enchanted = { $who } enchants { $die }: now it is { $better }.
    .you = You enchant { $die }: now it is { $better }.
tale-bonus-rolled = { $who } rolls { $points } to repair dice.
    .you = You roll { $points } to repair dice.
tale-hero-removed = { $wounds ->
    [one] { $who } is out and plays the monsters from now on.
   *[other] { $who } is out with { $wounds } wounds and plays the monsters from now on.
}
    .you = { $wounds ->
        [one] You are out and play the monsters from now on.
       *[other] You are out with { $wounds } wounds and play the monsters from now on.
    }

## Dice

die-XP = Experience die
die-HL = Hero level die
die-ML = Monster level die
die-SP-FIRE = Fire spell
die-SP-HEAL = Heal spell
die-SP-STUN = Stun spell
die-SP-FREEZE = Freeze spell
die-SP-TOAD = Toad spell
die-SP-PETRIFY = Petrify spell
die-EQ-01 = Worn Dagger
die-EQ-02 = Dagger
die-EQ-03 = Worn Sword
die-EQ-04 = Sword
die-EQ-05 = Superior Sword
die-EQ-06 = Axe
die-EQ-07 = Superior Axe
die-EQ-08 = Hammer
die-EQ-09 = Worn Shield
die-EQ-10 = Shield
die-EQ-11 = Worn Armor
die-EQ-12 = Armor
die-EQ-13 = Superior Armor
die-EQ-14 = Staff
die-EQ-15 = Bow
die-EQ-16 = Bag of Holding
    .about = After a fight: half the time you take a die that was spent this turn.
die-AR-1 = Flaming Sword
die-AR-2 = Titan Axe
die-AR-3 = Thunder Hammer
die-AR-4 = Mirror Shield
die-AR-5 = Dragon Armor
die-AR-6 = Archmage Staff
die-AR-7 = Elven Bow
die-AR-8 = Amulet of Life
    .about = After a fight: { -luck-AR-8 } times in 6 it heals a hero.
die-OU-KEY = Key
die-OU-POTION = Potion
die-OU-SCROLL = Scroll
die-OU-BOMB = Bomb
die-MO-01 = Slime
die-MO-02 = Bat
die-MO-03 = Goblin
die-MO-04 = Zombie
die-MO-05 = Wolf
die-MO-06 = Skeleton
die-MO-07 = Asp
die-MO-08 = Giant Spider
die-MO-09 = Ghost
die-MO-10 = Fire Elemental
die-MO-11 = Golem
die-MO-12 = Witch
die-MO-13 = Basilisk
die-MO-14 = Troll
die-MO-15 = Demon
die-MO-16 = Dragon
die-CH = Chest
    .about = Rolled with the monsters: a one-use die, gear or a locked chest; or a trap.
die-CL-1 = Barbarian
    .about = One extra die in your fights, { -low-CL-1 } to { -high-CL-1 }, if you fight with an axe or a hammer.
die-CL-2 = Monk
    .about = One extra die in your fights, { -low-CL-2 } to { -high-CL-2 }, if your hands are empty.
die-CL-3 = Wizard
    .about = One extra die in your fights, { -low-CL-3 } to { -high-CL-3 }, often with a spell, if you fight with a staff.
die-CL-4 = Thief
    .about = Opens a locked chest half the time, if you own a dagger.
die-CL-5 = Cleric
    .about = Heals a hero { -luck-CL-5 } times in 6, if you own a shield or an armor.
die-FA-1 = Hound
    .about = Adds { -low-FA-1 } to { -high-FA-1 } to the heroes in a fight.
die-FA-2 = Owl
    .about = Rerolls a monster die half the time.
die-FA-3 = Imp
    .about = Casts Fire for the heroes { -luck-FA-3 } times in 6.
die-FA-4 = Fairy
    .about = Heals a hero half the time.
die-FA-5 = Raven
    .about = Opens a locked chest { -luck-FA-5 } times in 6.

## Words

bag-red = red
bag-blue = blue
bag-yellow = yellow
mark-POTION = potion
mark-MISS = miss
    .also = missed
mark-TOAD = toad
mark-STONE = stone
mark-SWORD = sword
mark-SHATTER = shatter
mark-ARMOR = armor
    .also = armour
mark-SCROLL = scroll
mark-HIT = hit
mark-CATCH = catch
    .also = caught
mark-FIRE = fire
mark-HEAL = heal
mark-BLANK = blank
    .also = nothing
mark-KEY = key
mark-FIZZLE = fizzle
mark-SNACK = snack
mark-GUST = gust
mark-CHEST = chest
mark-DRAIN = drain
mark-red = red
mark-TANGLE = tangle
mark-black = black
mark-LOCK = locked chest
    .also = lock | locked
mark-PETRIFY = petrify
mark-HAMMER = hammer
mark-gold = gold
mark-TRAP = trap
face-level = level { $level }
face-with = { $face } { $mark }
face-counted = { $mark } { $amount }
side-heroes = the heroes
side-monsters = the monsters
spell-FIRE = Fire
    .about = Its number is added to that side.
spell-HEAL = Heal
    .about = One hero recovers that many wounds or dice.
spell-STUN = Stun
    .about = Every die showing the number rolled leaves the fight, on both sides.
spell-FREEZE = Freeze
    .about = That many dice of the other side count only 1.
spell-TOAD = Toad
    .about = With luck a monster becomes level 1 and loses its tricks.
spell-PETRIFY = Petrify
    .about = With luck the highest monster die leaves the fight.
symbol-SWORD = sword
    .about = Rerolls one hero die.
symbol-ARMOR = armor
    .about = Rerolls one monster die.
symbol-SHATTER = shatter
    .about = The highest monster die counts half.
symbol-FIRE = fire
    .about = Rolls the fire die: its number is added to your side.
symbol-SCROLL = scroll
    .about = Casts any spell you like.
symbol-POTION = potion
    .about = If the heroes win or tie, they draw a one-use die for it.
ability-SCROLL = Scroll
ability-FIRE = Fire
ability-PETRIFY = Petrify
ability-TANGLE = Tangle
ability-SHATTER = Shatter
ability-SWORD = Sword
ability-ARMOR = Armor
ability-HAMMER = Hammer
ability-DRAIN = Drain
ability-GUST = Gust
ability-SNACK = Snack
reward-POTION = a one-use die
    .about = Draw from the red bag: potion, scroll, bomb or key.
reward-CHEST = a chest
    .about = Draw gear from the blue bag.
reward-LOCK = a locked chest
    .about = With a key an artifact (1 fame), otherwise gear.
reward-TRAP = a trap
    .about = It costs a wound.
colour-red = red
colour-black = black
colour-gold = golden
terms-free = for free
terms-share = for a share of the loot
terms-die = for a die
terms-pay = (the helper pays a die)
fight-win = won
fight-tie = tied, which counts as a win
fight-lose = lost
phase-start = Before the search
phase-search = Search
phase-decide = Fight or flee
phase-assist = Who helps
phase-declare = Choosing weapons
phase-rolloff = The roll
phase-hero = The heroes’ moves
phase-outcome = Spoils and wounds
phase-after = Afterwards
phase-round = Afterwards
phase-bonus = Bonus rolls
phase-end = End of the turn

## The table

show-mode = { $mode }
show-team-fame = Fame of the team
show-quiet = Fame decides after { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
} without a gain
show-bags = Bags: { $black ->
        [one] { $black } encounter
       *[other] { $black } encounters
    }, { $red } one-use, { $blue } equipment, { $yellow ->
        [one] { $yellow } artifact
       *[other] { $yellow } artifacts
    }
show-discard = { $dice ->
    [one] One die in the discard
   *[other] { $dice } dice in the discard
}
show-spent = Spent this turn
show-table = First to { $fame } fame
show-foe = level { $level }
show-trophy = { $colour } trophy, { $fame } fame
show-engaged = in the fight
show-aside = Drawn:
show-extra = For beating them all
show-encounter = The encounter, level { $level }
show-drawn = Out of the bag
show-mark = { $value } { $mark }
show-faces = { $a } · { $b } · { $c } · { $d } · { $e } · { $f }
show-face = { $value } { $symbol }
show-helper = { $who } helps
    .you = You help
show-strength = + { $flat } = { $strength }
show-declared = Ready
show-petrified = Petrified
show-gust = Gust: the second round
show-fight = The fight
show-preparing = Getting ready
show-gives = { $who } gives
show-offer = On offer
show-who = Hero
show-level = Level
show-levels = Level dice
show-wounds = Wounds
show-fame = Fame
show-trophies = Trophies
show-out = out, plays the monsters
show-count = { $count }
show-heroes = Heroes
show-wounded-die = { $die } (wounded)
show-stock = Dice of { $who }
show-nothing = No dice except level dice

## Results

objection-coop-only = “{ $option }” is for co-op. Leave it unchanged for versus.
objection-target = 7 fame is for four or five players, not { $seats }.
objection-versus-only = “{ $option }” is for versus. Leave it unchanged for co-op.
result-won = { $who } wins with { $fame } fame.
result-quiet-won = The dungeon has gone quiet: { $who } wins with { $fame } fame.
result-quiet-shared = The dungeon has gone quiet: { $heroes } heroes share the victory with { $fame } fame each.
result-quiet-nobody = The dungeon has gone quiet, and nobody has any fame: nobody wins.
result-team-won = The team wins with { $fame } fame.
result-team-lost = Two heroes are down. The team loses with { $fame } fame.
fame-level = Level 6
fame-artifacts = Artifacts
fame-trophies = Trophies

## Odds

odds-stop = if you stop here
odds-roll = before bonuses
odds-alone = alone, before bonuses
roll-short = This roll cannot win: { $short } short.
roll-lies-short = This does not win: { $short } short.
stake-fight = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $malus ->
    [0] {""}
   *[other] {" "}− { $malus }
} (about { $mine }) against { $others ->
    [one] { $others } die
   *[other] { $others } dice
}{ $flat ->
    [0] {""}
   *[other] {" "}+ { $flat }
} (about { $theirs }). Win: level, loot{ $fame ->
    [0] {""}
   *[other] , { $fame } fame
}{ $price ->
    [0] {""}
   *[other] , but { $price } wounds
}. Lose: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
stake-flee = Take 1 wound and lose the loot.
stake-flee-free = You lose nothing and win nothing.

## Why?

why-deal = Everybody begins with two dice of equipment and two one-use dice, drawn from the bags.
why-first = Everybody rolls one die; the highest begins.
why-draw-encounter = What comes out of the black bag is what you meet.
why-roll-encounter = The roll shows how strong the monster is and what it can do, or that there is only a reward.
why-draw-reward = A reward is a die from a bag: red dice are for one use, blue dice are equipment.
why-draw-artifact = An artifact is strong equipment, and each gives 1 fame.
why-roll-bow = The bow shoots before the fight. Each hit lowers the monster by one level, so it has one die less.
why-roll-pools = Both sides roll all their dice. The higher total wins; a tie wins too, but costs a wound.
why-reroll = A symbol rerolls this die; only its new face counts.
why-scroll-d6 = The monster reads a scroll: the roll says which spell.
why-roll-spell = The spell’s die is rolled; its face says how well it works.
why-roll-one-use = A one-use die is rolled once and then spent.
why-roll-companion = A class or familiar tries its power; it can be used once a turn.
why-roll-after = This die may also help after the fight, once a turn.
why-roll-key = Your thief or raven tries the lock. A key opens it, and you get an artifact.
why-roll-bonus = Whoever was not in the fight rolls the heal spell: it repairs that many wounded dice.
why-start = Before the search everybody may drink, trade or repair. You may also turn five equipment dice into an artifact, or enchant one. It ends when everybody has passed.
why-way = Search for fame and danger, or rest to heal yourself and all your dice. Resting ends your turn.
why-upgrade = Five of your equipment dice go back in exchange for one artifact. Give up what you use least.
why-extra = One of the dice set aside can be your extra reward. You get it only if you beat all monsters.
why-keep = A companion came out of the bag instead of a monster. You may take it along for free.
why-class = A hero has only one class. Keep the one you have the equipment for.
why-decide = Look at the monsters and decide: fight or flee. Each level is one die against you; compare with your own dice. Once the fight begins, nobody can flee.
why-after = The fight is over. Before the turn ends, everybody may drink, trade and use what works after a fight.
why-bonus = You were not in the fight, so you may roll the heal spell and repair up to two dice.
why-call = One other player may fight at your side with all their dice. They may want something for it.
why-help = You may offer help, for free or for a price. In versus, winning together gives you experience; losing gives both of you a wound.
why-accept = Choose whose help you take, one at most. What you promise now you owe after the fight.
why-counter = You may offer other terms, once. If they are declined, the first offer still stands.
why-consent = The other player wants other terms. If you decline, your own offer stands.
why-share = You helped for a share of the loot: choose one of the dice won in this fight.
why-declare = Choose the dice you fight with: two hands, one armor, one bow. You can’t change them during the fight; in co-op they will be wounded afterwards.
why-aim = Name one monster for the bow before you roll. A level less is a die less.
why-hero = The dice are rolled. Symbols, bombs, potions and scrolls can still turn the fight, one at a time, until everybody has passed. You need more than the monsters; a tie wins, but costs a wound.
why-sword-target = The sword rerolls one die on your side. Your lowest has the most to gain.
why-armor-target = The armor rerolls one monster die. The highest has the most to lose.
why-shatter-target = One of their highest dice will count half.
why-freeze-target = A frozen die counts 1, shows no symbol and can’t be rerolled. Freeze the high ones first, and those with a potion last.
why-tangle-target = The monster takes your lowest die out of the fight. Several are equally low, so you choose.
why-spell = You cast any spell, for the heroes or, if you must, for the monsters.
why-toad-target = Choose who may become a toad of level 1, before the die is rolled.
why-monster-sword = You are out of the game and play the monsters: their sword may reroll one of their dice.
why-monster-armor = You play the monsters: their armor may reroll one hero die.
why-monster-shatter = You play the monsters: one of the highest hero dice will count half.
why-monster-freeze = You play the monsters: a frozen hero die counts 1.
why-monster-spell = You play the monsters and choose the spell on their scroll.
why-patient = All heal points go to one hero: each removes a wound or repairs a die.
why-heal-point = One heal point: remove a wound, or make a wounded die usable again. Each wound costs 1 strength.
why-mend = Choose which wounded die you can use again. An artifact counts for fame only while it is not wounded.
why-repair = A rolled key works as a repair kit: it repairs one of your wounded dice.
why-catch = Your bag catches one of the dice spent this turn: it is yours now.
why-trophy = Keep one of the beaten monsters as a trophy. Red is worth 1 fame, black 2, gold 3.
why-reward = Take your rewards one by one, in any order. A key drawn first may open a lock taken later.
why-lock = With a key the lock gives an artifact, without one an equipment die. The key is spent.
why-turn-key = You rolled a key: it opens the lock or repairs a die, not both.
why-partner = Say who you want to trade with. You may make one offer a turn.
why-give = Choose what you give, up to two dice.
why-want = Choose what you want for it, up to two dice. For a gift, choose nothing.
why-answer = Somebody offers you a trade: accept it, decline it, or ask for something else once.

# -- what reasons are given by ---------------------------------------------------------------------------

sign-removed = Somebody is out of the game
sign-fight-won = You win the next fight
sign-trophy = You keep a trophy
sign-level = You gain a level
sign-wounded = You are wounded
sign-loot = You draw loot

## Medals

medal-alone-against = Alone against the mighty
medal-alone-against-how = Win a fight against an encounter of level { $count } or more without help.
medal-gold-trophy = Gold on the wall
medal-gold-trophy-how = Keep a gold trophy.
medal-from-behind = From behind
medal-from-behind-how = Win a fight after a roll that left the heroes { $count } or more behind.
medal-toad = Small and green
medal-toad-how = Turn a monster into a toad in an encounter of level { $count } or more, and win the fight.
medal-locks = Locksmith
medal-locks-how = Open { $count } locks in one game.

## Records

record-score = Most FAME in a victory
record-score-value = { $count } FAME
record-alone = Highest encounter beaten without help
record-alone-value = level { $count }
record-trophies = Most trophies in one game
record-trophies-value = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}
