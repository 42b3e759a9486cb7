### What the boards of the games say. Fetched with a board, so that the first page stays light.

goal-dungeon_attack = Goal: gold { $gold }/{ $golds }, magic items { $items }/{ $all }, artifact { $artifacts }/{ $wanted }
goal-dungeon_dice = Goal, together: { $fame } of { $target } fame
goal-dungeon_dice-versus = Goal: first to { $target } fame; you have { $fame }
goal-dungeons_dice_danger = Goal: most points. You have { $points }
goal-dungeon_fighter = Goal: beat the Final Boss. Level { $level } of { $levels }
goal-castle_of_frosts = Goal: beat the boss after { $needed ->
        [one] { $needed } shop
       *[other] { $needed } shops
    }; { $shops } so far
da-iron = Iron Body: only one hit.
fell-title = Where the dice landed
fell-rates = Hit rate
fell-map = The target with { $count ->
    [one] one die that was
   *[other] { $count } dice that were
  } thrown
fell-rate = { $hits } of { $thrown } hit ({ $percent } %)
fell-mean = a hit is worth { $mean } on average
fell-key = Filled dots hit, empty dots missed. Dice that landed far away are drawn at the edge of the picture.
course-points = Points along the way
course-fame = Fame along the way
course-treasure = Treasure along the way
course-life = Life of the party along the way
chapter-level = Level { $level }
chapter-round = Round { $round }

deed-won = { $count ->
    [one] 1 monster won
   *[other] { $count } monsters won
}
deed-helped = { $count ->
    [one] Helped once
   *[other] Helped { $count } times
}
deed-busted = { $count ->
    [one] Busted 1 door
   *[other] Busted { $count } doors
}
deed-hits = { $count ->
    [one] Took 1 hit
   *[other] Took { $count } hits
}
deed-fled = { $count ->
    [one] Left politely
   *[other] Left politely, { $count } times
}
deed-first = { $count ->
    [one] First to a monster
   *[other] First to { $count } monsters
}
deed-visits = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } visited
deed-life = { $count } life spent
deed-chests = { $count ->
    [one] 1 chest opened
   *[other] { $count } chests opened
}

da-treasure = Treasure of the party
da-gold = Gold
da-items = Magic items
da-artifact = Artifact
da-potion = A potion
da-won = Dice won
da-won-tip = Roll them again for treasure after the level. If you are knocked out, you lose them.
da-gold-tip = One coin rerolls a die, two coins stop a hit. If the party has 16 at the end, that is a feat.
da-no-card = Has no card yet
da-facing-nobody = nobody
da-in-dungeon = { $count ->
    [0] Nothing left in the dungeon
    [one] 1 still in the dungeon
   *[other] { $count } still in the dungeon
}
da-roll-again = reroll it
da-lot-D = { $count ->
   *[other] Defeated
}
da-lot-M = Moving
da-lot-F = Fighting
da-lane-D = Go to your pile, up to your rating.
da-lane-M = Go back into the dungeon.
da-lane-F = Stay and may hit you.
da-lane-helping = Go back to { $who }.
    .you = Go back to you.
da-lane-over = { $kept } go to the pile. The rating allows no more, so { $over ->
    [one] one slips away.
   *[other] { $over } slip away.
}
da-outnumbered = { $stayed } fighting, { $kept ->
    [0] none defeated
    [one] one defeated
   *[other] { $kept } defeated
}, { $moved ->
    [0] none moving
    [one] one moving
   *[other] { $moved } moving
}: they outnumber you.
da-crit = { $stayed ->
    [one] It fights alone: a crit.
   *[other] All { $stayed } fight: a crit.
}
da-hit = { $hits ->
    [one] A hit is coming: it would leave
   *[other] { $hits } hits are coming: they would leave
} { $who } { $state }.
    .you = { $hits ->
        [one] A hit is coming: it would leave
       *[other] { $hits } hits are coming: they would leave
    } you { $state }.
da-looming = { $hits ->
    [one] If you keep the dice, a hit leaves
   *[other] If you keep the dice, { $hits } hits leave
} { $who } { $state }.
    .you = { $hits ->
        [one] If you keep the dice, a hit leaves
       *[other] If you keep the dice, { $hits } hits leave
    } you { $state }.
da-no-hit = If you keep the dice, nobody is hit.
da-rating-means = How many defeated dice of each kind you may keep from one fight.
da-rating-helping = Covering Fire, when helping
da-nothing = nothing yet
da-feats = { $count ->
    [one] feat of three
   *[other] feats of three
}
da-treasure-D = Carried magic.
da-treasure-M = Left nothing.
da-treasure-F = Dropped gold.
da-fights = { $who } fights with rating { $rating }.
    .you = You fight with rating { $rating }.
da-faces = { $count ->
    [one] One monster wants a word.
   *[other] { $count } monsters want a word.
}
da-quiet = Nobody is fighting. Behind the door, claws on stone.
da-camp = The level is done. Count what you carried out.
da-before = Choose your adventurer. The door can wait.
ddd-gold = Gold
ddd-gem = gem
ddd-gems = Gems
ddd-chest = Chest
ddd-life = Life
ddd-life-now = { $lost } of { $all } life boxes crossed off
ddd-green = Extra life
ddd-lost = Life lost
ddd-boss-points = Boss
ddd-white-dice = White dice
ddd-black-die = Black die
ddd-black = Black die
ddd-black-left = { $count ->
    [one] 1 black-die symbol left
   *[other] { $count } black-die symbols left
}
ddd-torches = Torches
ddd-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ddd-out = Out of the game
ddd-map = The map: { $title }
ddd-visited = visited
ddd-half = one box crossed off
ddd-reachable = within reach
ddd-room = { $name }: { $damage ->
    [one] { $damage } hit
   *[other] { $damage } hits
} of { $life }
ddd-zoom-in = Closer
ddd-zoom-out = Further
ddd-zoom-all = The whole map
ddd-sheet-of = The sheet of { $who }
ddd-sheets = Whose sheet
ddd-feat-worth = { $first ->
        [one] { $first } gem
       *[other] { $first } gems
    } first, then { $later }
ddd-margin = The margin of the sheet
ddd-nowhere = No use for it
ddd-mark = mark the { $number } at { $place }
ddd-hit = hit { $room }
ddd-hit-both = with both pairs: hit { $room }
ddd-holds-gold = gold
ddd-holds-gem = a gem
ddd-holds-chest = a chest
ddd-holds-key = a key
ddd-ways = Ways to pair
ddd-with-black = with black
ddd-black-idle = not used
ddd-black-used = swapped in
ddd-black-symbol = for a symbol
ddd-take-pairs = Take { $first } and { $second }
ddd-mark-both = Mark both: { $first } and { $second }
ddd-go-there = Mark the { $number } at { $place }
ddd-go-hit = Hit { $room }
ddd-ways-there = Several pairs fit here
ddd-all-ways = All ways
ddd-space = The { $number } at { $place }
ddd-space-blank = The space at { $place }
ddd-opens = Opens the { $number } of { $room }.
ddd-the-roll = The roll
ddd-pairs-left = Still to use: { $pairs }
ddd-room-open = Hit with { $numbers }.
ddd-room-closed = Dashed: { $numbers }. First mark the grey space with that number.
ddd-room-claws = Dashed: { $numbers }. First mark the claw with that number.
ddd-room-worth = { $first ->
        [one] { $first } gem
       *[other] { $first } gems
    } for the first to beat it, { $later } for anyone later.
ddd-room-solo = { $first ->
    [one] 1 gem
   *[other] { $first } gems
} for beating it.
ddd-room-bites = When it falls, it bites the first to beat it: { $count } life.
ddd-room-boss = The boss: every three hits are worth 3 points, even if it never falls.
ddd-room-armored = Armored: only both pairs together hurt it, for 2.
ddd-room-left = { $count ->
    [0] Beaten.
    [one] 1 hit left.
   *[other] { $count } hits left.
}
da-dungeon-tip = Monsters still inside. Whoever busts the door faces them all.
ddd-roll-tip = The four white dice make two pairs. The black die may replace one of them.
df-boss-tip = The last monster. Beat it and the party wins.
df-level-tip = The deeper you go, the tougher the monsters.
df-icons-tip = Each room you pass shows some of these icons. With enough of them the party reaches a shop.
ddd-life-tip = At the end you lose the points shown at your current box. At the skull you are out.
ddd-black-tip = Each one lets you use the black die when somebody else rolls. When you roll, it is free.
ddd-torches-tip = Each one marks a space or hits a monster within reach, whatever its number.
stage-foe-life = Life { $life } of { $full }
stage-foe-damage = Damage
stage-gold = Gold
stage-white = White dice
stage-ready = ready
stage-thrown = thrown
stage-life = { $life } of { $most } life
stage-leader = Leader
stage-fainted = Fainted
stage-eliminated = Out of the game

df-shop = The shop
df-shop-empty = The counter is empty.
df-price = Price in gold
df-bonus = +{ $bonus } on a hit
df-once = Used once, then discarded
df-used = Used in this fight
df-carriers = Can be carried by { $who }
df-for-the-party = For the whole party
df-sheets = Hero sheets
df-sheet-of = The sheet of { $hero }
df-scarred = Scar
df-ability-line = { $name } – { $text }
df-unhurt = unhurt
df-beer = Holds the beer
df-token-ready = Level Up token
df-token-spent = Level Up token, turned
df-xp = { $xp } of { $most } XP
df-may-carry = May carry
df-carries-nothing = Carries nothing yet
df-follows = { $foe } follows, in love
df-no-hero = Has no hero yet
df-life = Life
df-boss = Boss
df-final-boss = The Final Boss
df-level = Level { $level }
df-level-of = Level { $level } of { $levels }
df-token = { $name }
df-stolen = { $count ->
    [one] 1 card stolen
   *[other] { $count } cards stolen
}
df-asked-foe = the monster demands it
df-asked-room = the room demands it
df-asked-dance = for the melody
df-last-throw = The last throw
df-several-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    } to use it
df-hit = Hit
df-miss = Miss
df-fatal = Fatal Blow
df-fatal-more = Dead centre with the symbol up: it loses all its life.
df-section = section
df-second-section = second section
df-icebergs = icebergs
df-heroes = Who enters the dungeon?
df-take-hero = Play { $hero }
df-found = Found
df-rest = Rest
df-room = Room { $number }
df-room-now = Room { $number }: { $room }
df-room-here = you are here
df-room-been = passed
df-room-next = next
df-room-ahead = ahead
df-room-plain = Nothing special
df-map = The map
df-map-level = Map of level { $level }
df-path = The way through the castle
df-tower = { $count ->
    [one] 1 monster in the tower
   *[other] { $count } monsters in the tower
}
df-shop-number = Shop { $number }
df-chapter-shop = Shop { $number }
df-icons = { $icons } of { $needed } shop icons
df-rooms-passed = Rooms since the last shop
df-closed-door = Only the leader has looked inside
df-cards-in-reach = gold; you can afford { $count ->
    [one] 1 card
   *[other] { $count } cards
}
df-no-card-in-reach = gold; you can’t afford a card
df-leave-shop = Leave the shop
deed-slain = { $count ->
    [one] 1 fatal blow
   *[other] { $count } fatal blows
}
deed-damage = { $count } damage dealt
deed-hit = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
deed-fainted = { $count ->
    [one] Fainted once
   *[other] Fainted { $count } times
}
deed-missed = { $count ->
    [one] 1 miss, with style
   *[other] { $count } misses, with style
}
dd-together = Together
dd-versus = Each for themselves
dd-challenge = Challenge
dd-extreme = Extreme
dd-legend = Legend
dd-fame-points = fame
dd-chapter-turn = A new turn
dd-chapter-roll = The dice fall
dd-bags = The bags
dd-bag-black = foes
dd-bag-red = one use
dd-bag-blue = gear
dd-bag-yellow = artifacts
dd-bag-black-for = Draw from it when you search.
dd-bag-red-for = Draw from it for potions.
dd-bag-blue-for = Draw from it for chests, and for locks without a key.
dd-bag-yellow-for = Draw from it for locks with a key, or for five pieces of gear.
dd-bag-holds = { $count ->
    [0] { $bag }: empty
    [one] { $bag }: one die
   *[other] { $bag }: { $count } dice
}
dd-fame-of = { $count } fame
dd-fame-track = { $now } of { $all } fame
dd-life = Life
dd-life-left = { $left } of { $all } lives left
dd-life-tip = A lost fight or a tie costs wounds. A hero without life is out.
dd-wounds-tip = Each wound costs you 1 in every fight until you rest or are healed.
dd-leads = leads
dd-leads-tip = It is this hero’s turn. The leader searches, fights or flees, and takes what is won.
dd-assists = assists
dd-assists-tip = Rolls with the leader, for the agreed price.
dd-experience-tip = You gain one for each fight you win, up to 6. The third and the fifth bring a level die, the sixth 1 fame.
dd-foe-level-tip = Its strength. A monster rolls that many dice; beside a stronger one it may add the number instead.
dd-trophy-tip = Beat it and keep it: coloured monsters are worth fame.
dd-your-dice = Your dice
dd-level-die = Level
dd-drawn = just drawn
dd-they-roll = They roll
dd-force = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, plus { $flat }
dd-added = added
dd-pain = wounds
dd-pool-empty = No die left in the pool.
dd-at-hand = At hand
dd-scale = Heroes { $heroes }, monsters { $monsters }
dd-scale-tip = The total of each side: dice and bonuses, minus wounds. The higher total wins. A tie wins too, but costs a wound.
dd-gap = { $short ->
    [0] { $ahead ->
        [0] A tie
        [one] One ahead
       *[other] { $ahead } ahead
    }
    [one] One short
   *[other] { $short } short
}
dd-result-win = won
dd-result-tie = tied
dd-result-lose = lost
dd-several = several ways to use it
dd-wounded = wounded
dd-wounded-die = Wounded: you can’t use it until it recovers.
dd-note-frozen = frozen: counts 1, can’t be rerolled
dd-note-halved = shattered: counts half
dd-note-used = symbol used
dd-note-taken = ready for the fight
dd-you-give = You give
dd-you-get = You get
dd-choose-die = Choose below, up to two dice.
dd-later = Comes next.
dd-nothing = Nothing
dd-trophy = Trophy
dd-trophy-worth = { $count } fame as a trophy
dd-reward = Reward
dd-reward-POTION = A die from the red bag.
dd-reward-CHEST = A die from the blue bag.
dd-reward-LOCK = A die from the yellow bag if you have a key, otherwise from the blue bag.
dd-faces = Its six sides
dd-hands = { $count ->
    [one] one hand
   *[other] both hands
}
dd-slot-armor = one armor at a time
dd-slot-ranged = one bow at a time
dd-kind-equipment = Gear
dd-kind-artifact = Artifact, 1 fame
dd-kind-one_use = One use
dd-kind-hero_level = Hero
dd-kind-monster_level = Monsters
dd-kind-experience = Experience
dd-kind-spell = Spell
dd-kind-class = Class
dd-kind-familiar = Familiar
dd-kind-chest = Chest
dd-kind-monster = Monster
dd-use-FIGHT = Ready it before a fight; it is rolled with your side.
dd-use-BEFORE = Ready it before a fight; it shoots before the roll.
dd-use-AFTER = Once a turn, after the fight.
dd-use-ANY = Once a turn, in any fight.
dd-use-KEY = May open a lock.
dd-use-ONE-USE = Use it once, then it goes back into the bag.
dd-use-SEARCH = Rolled when it is drawn.
dd-sign-SWORD = sword
dd-sign-ARMOR = armor
dd-sign-SHATTER = shatter
dd-sign-FIRE = fire
dd-sign-SCROLL = scroll
dd-sign-POTION = potion
dd-sign-HIT = hit
dd-sign-HEAL = heal
dd-sign-CATCH = catch
dd-sign-KEY = key
dd-sign-TOAD = toad
dd-sign-STONE = stone
dd-sign-MISS = miss
dd-sign-BLANK = blank
dd-sign-FIZZLE = fizzle
dd-sign-TRAP = trap
dd-sign-CHEST = chest
dd-sign-LOCK = lock
dd-symbol-SWORD = Reroll one hero die; it may be this one.
dd-symbol-ARMOR = Reroll one monster die.
dd-symbol-SHATTER = The highest monster die counts half, rounded down.
dd-symbol-FIRE = Cast Fire: its number is added to your side.
dd-symbol-SCROLL = Cast any spell.
dd-symbol-POTION = If the heroes win or tie, draw a one-use die for each of these.
dd-symbol-HIT = Lowers one monster’s level by that much, but not below 1.
dd-symbol-HEAL = One hero recovers that many wounds or wounded dice.
dd-symbol-CATCH = Take one spent die.
dd-symbol-KEY = Opens a lock; in co-op it also repairs a die.
dd-symbol-TOAD = A monster becomes level 1 without abilities; a hero keeps only level dice.
dd-symbol-STONE = Removes the highest monster die; a hero turns to stone after the fight.
dd-symbol-MISS = Nothing happens.
dd-symbol-BLANK = Nothing happens.
dd-symbol-FIZZLE = Nothing happens.
dd-symbol-TRAP = A wound; a second chest is simply empty.
dd-symbol-CHEST = A die from the blue bag.
dd-symbol-LOCK = A die from the yellow bag if you have a key, otherwise from the blue bag.
dd-ability-SCROLL = Casts a random spell on you.
dd-ability-FIRE = Adds a roll of the fire spell to the monsters.
dd-ability-PETRIFY = One time in three your dice are wounded after the fight.
dd-ability-TANGLE = The lowest hero die leaves the fight.
dd-ability-SHATTER = The highest hero die counts half, rounded down.
dd-ability-SWORD = The lowest monster die is rerolled if it shows 3 or less.
dd-ability-ARMOR = The highest hero die is rerolled if it shows 3 or more. A hammer prevents it.
dd-ability-HAMMER = Nobody can use an armor symbol.
dd-ability-DRAIN = Each hero level die counts 1 less.
dd-ability-GUST = If you win the first roll, you must roll a second time.
dd-ability-SNACK = Whoever beats it recovers a wound or a die.
deed-trophies = { $count } fame in trophies
deed-fights = { $count ->
    [one] one fight won
   *[other] { $count } fights won
}
deed-loot = { $count ->
    [one] one die found
   *[other] { $count } dice found
}
deed-wounds = { $count ->
    [one] one wound taken
   *[other] { $count } wounds taken
}
