### Dungeons, Dice & Danger

title = Dungeons, Dice & Danger
tagline = One roll for everybody, a sheet for each. Cross off your way through the dungeon, bring down its monsters, and stay alive.
origin = From the published rulebook; the monsters’ figures are from public pages about the game. Ours: 65 of 164 clauses, 11 more in part, and the layout of all 4 maps, with their life tracks and most of their treasure.
goal = Goal: the most points when the adventure is over.

option-adventure = Adventure
option-adventure-annoyed-animals = Annoyed Animals (novice)
option-adventure-clumsy-cultists = Clumsy Cultists (easy)
option-adventure-puzzled-pyramid = Puzzled Pyramid (standard)
option-adventure-defiant-dinosaurs = Defiant Dinosaurs (expert)
option-map = A map of your own
option-end = End of the game
option-end-own = When a player’s last monster falls
option-end-collective = When every monster has fallen to somebody
option-start = Who rolls first
option-start-first = The first seat
option-start-random = Whoever is drawn
option-start-named = Whoever the players name
option-free_hit = The free hit when a monster first falls
option-free_hit-dealt = Dealt by itself; you may refuse your last monster
option-free_hit-asked = Each player decides each time

## Questions

ask-first-player = Who beat a monster most recently? They roll first.
first-player-name = { $friend }
ask-draw-first = Draw who rolls first
ask-clouds = Everybody numbers their clouds
ask-cloud = Which number do you write in the cloud at { $space }?
cloud-write = { $number }
ask-roll = Roll all five dice
ask-decide = Everybody decides
ask-pairing = Which two pairs do you form?
pairing-white = { $one } and { $two }: { $first } and { $second }
pairing-black = { $one } and { $two }: { $first } and { $second }, with the black die
pairing-symbol = { $one } and { $two }: { $first } and { $second }, for a black-die symbol
no-symbol = You have no black-die symbol left, and it is not your roll.
ask-use = Where do you use it?
use-visit = Mark the { $number } at { $space }: with { $dice }
use-strike = Strike { $room }: 1 damage, with { $dice } = { $number }
use-strike-own = Strike { $room }: 1 damage, with { $dice } = { $number }
use-both = Strike { $room } with both pairs: 2 damage
use-both-own = Strike { $room } with both pairs: 2 damage
use-torch = Light a torch ({ $left } left)
    .stakes = Marks a space or hits a monster within reach, whatever its number.
use-spare = Leave the other pair: free after damage
use-give-up = Give up { $pairs ->
    [one] the last pair
   *[other] both pairs
}: { $life ->
    [one] 1 life
   *[other] { $life } life
}
    .stakes = You mark nothing and lose life.
use-stop = Stop without dealing damage: { $life ->
    [one] 1 life
   *[other] { $life } life
}
use-done = Done: save the rest for later
no-must-use = You must use a pair if you can.
no-torch-nothing = Nothing within reach can be burned.
no-not-double = { $space } is a fist: it needs a double.
no-locked = The { $number } is still white here: unlock it first.
no-armored = Armored: you need both pairs at once.
ask-torch = What does the torch do?
torch-light = Mark { $space }
torch-burn = Burn { $room }: 1 damage
torch-burn-own = Burn { $room }: 1 damage
no-torch-armored = Torches do nothing to armor.
no-torch-gate = The blank cloud has no number; only the cloud with the 11 opens it.
ask-chest = What do you take from the chest?
chest-take-life = { $boxes ->
    [one] Extra life: 1 green box
   *[other] Extra life: { $boxes } green boxes
}{ $gems ->
    [0] {""}
    [one] {" and 1 gem"}
   *[other] {" and"} { $gems } gems
}
    .stakes = You can lose that much more life before you are out.
chest-take-torches = { $count ->
    [one] 1 torch
   *[other] { $count } torches
}
    .stakes = Each marks a space or hits a monster within reach, whatever its number.
chest-take-black = { $count ->
    [one] 1 more black-die symbol
   *[other] { $count } more black-die symbols
}
    .stakes = Each lets you use the black die when somebody else rolls.
no-taken = You have already taken that from a chest.
ask-free-hits = A monster fell for the first time: who takes the free hit?
ask-free-hit = A monster fell for the first time: do you take your free hit?
free-hit-deal = Strike { $room }: 1 damage
free-hit-deal-own = Strike { $room }: 1 damage
free-hit-refuse = No, leave it as it is
ask-last-hit = Your last monster would fall, and the game would end. Your score would be { $points }, the best of the others { $best }. Do you take the free hit?
last-hit-deal = Strike { $room } and end the game
last-hit-deal-own = Strike { $room } and end the game
last-hit-refuse = No, the game goes on

## Things and names

chest-extra-life = Extra life
chest-torch = Torches
chest-extra-black-dice = More black-die symbols
die-white = white
die-black = black
room-purple-pup = Purple Pup
room-green-growler = Green Growler
room-grey-hound = Grey Hound
room-white-wolf = White Wolf
room-primal-hare = Primal Hare
room-punk-hare = Punk Hare
room-beefy-bearpion = Beefy Bearpion
room-forlorn-phantom = Forlorn Phantom
room-necro-mancer = Necro Mancer
room-sickly-spector = Sickly Spector
room-pastry-mancer = Pastry Mancer
room-ghastly-warden = Ghastly Warden
room-sir-phish = Sir Phish the Rank
room-derek-the-observer = Derek the Observer
room-sphinx = Sphinx
room-ankh = Ankh
room-horus = Horus
room-sandy = Sandy
room-velo-cam = Velo Cam
room-velo-sam = Velo Sam
room-velo-rici = Velo Rici
room-orville = Orville
room-wilbur = Wilbur
room-mighty-meg = Mighty Meg
room-tri-tip-tony = Tri Tip Tony
room-hank-the-tank = Hank the Tank
room-king-rex = King Rex
achievement-fists = { -needed-fists } of the { -of-fists } fists
achievement-left-right = A path from the left start to the right
achievement-mancers = Both Mancers defeated
achievement-rubble = { -needed-rubble } of the { -of-rubble } rubble spaces
achievement-clouds = { -needed-clouds } of the { -of-clouds } numbered clouds
achievement-worms = { -needed-worms } of the { -of-worms } worms
achievement-armored = { -needed-armored } armored dinosaurs
achievement-claws = { -needed-claws } of the { -of-claws } claws

## What happens

tale-clouds-numbered = { $who } has numbered the clouds.
    .you = You have numbered the clouds.
tale-first-named = { $who } names { $friend }.
    .you = You name { $friend }.
    .friend = { $who } names you.
tale-first-player = { $who } rolls first.
    .you = You roll first.
tale-rolled = Round { $round }. { $who } rolls { $one }, { $two }, { $three }, { $four }, and a black { $black }.
    .you = Round { $round }. You roll { $one }, { $two }, { $three }, { $four }, and a black { $black }.
tale-paired = { $who } pairs { $one } and { $two }: { $first } and { $second }.
    .you = You pair { $one } and { $two }: { $first } and { $second }.
tale-paired-with-black = { $who } takes the black die: { $one } and { $two }, { $first } and { $second }.
    .you = You take the black die: { $one } and { $two }, { $first } and { $second }.
tale-black-spent = { $who } crosses off a black-die symbol; { $left } left.
    .you = You cross off a black-die symbol; { $left } left.
tale-box-crossed = { $who } crosses off one box of { $space } ({ $number }).
    .you = You cross off one box of { $space } ({ $number }).
tale-visited = { $who } visits { $space } ({ $number }).
    .you = You visit { $space } ({ $number }).
tale-torch-lit = { $who } lights a torch; { $left } left.
    .you = You light a torch; { $left } left.
tale-gold-found = { $who } finds gold.
    .you = You find gold.
tale-gem-found = { $who } finds a gem.
    .you = You find a gem.
tale-chest-opened = { $who } opens a chest. { $chest }.
    .you = You open a chest. { $chest }.
tale-chest-empty = { $who } opens a chest, but has already taken everything in it.
    .you = You open a chest, but have already taken everything in it.
tale-unlocked = { $who } unlocks the { $number } of { $room }.
    .you = You unlock the { $number } of { $room }.
tale-fist-landed = { $who }’s fist hits { $monsters ->
    [one] one monster
   *[other] { $monsters } monsters
} at once.
    .you = Your fist hits { $monsters ->
        [one] one monster
       *[other] { $monsters } monsters
    } at once.
tale-worm-defeated = { $who } defeats the worm at { $space }.
    .you = You defeat the worm at { $space }.
tale-gate-opened = The blank cloud at { $space } opens for { $who }.
    .you = The blank cloud at { $space } opens for you.
tale-struck = { $who } strikes { $room } for { $points }; { $left ->
    [0] it falls
   *[other] { $left } left
}.
    .you = You strike { $room } for { $points }; { $left ->
        [0] it falls
       *[other] { $left } left
    }.
tale-pairs-unused = { $who } leaves { $pairs ->
    [one] a pair
   *[other] both pairs
} unused{ $points ->
    [0] , free after damage
   *[other] {""}
}.
    .you = You leave { $pairs ->
        [one] a pair
       *[other] both pairs
    } unused{ $points ->
        [0] , free after damage
       *[other] {""}
    }.
tale-no-damage = No damage this round: { $who } loses life.
    .you = No damage this round: you lose life.
tale-life-lost = { $who } loses { $points } life; { $left } left.
    .you = You lose { $points } life; { $left } left.
tale-died = { $who } reaches the skull and is out of the game.
    .you = You reach the skull and are out of the game.
tale-first-defeat = { $who } defeats { $room } first: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
    .you = You defeat { $room } first: { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }.
tale-later-defeat = { $who } defeats { $room }: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
    .you = You defeat { $room }: { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }.
tale-bitten = { $room } bites { $who } as it falls: { $points } life.
    .you = { $room } bites you as it falls: { $points } life.
tale-free-damage = { $room } also takes a free hit from { $who }; { $left ->
    [0] it falls
   *[other] { $left } left
}.
    .you = { $room } also takes a free hit from you; { $left ->
        [0] it falls
       *[other] { $left } left
    }.
tale-free-refused = { $who } does not want the free hit on { $room }.
    .you = You do not want the free hit on { $room }.
tale-first-feat = { $who } is the first to manage it: { $achievement }. { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }.
    .you = You are the first to manage it: { $achievement }. { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }.
tale-later-feat = { $who } manages it too: { $achievement }. { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
    .you = You manage it too: { $achievement }. { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    }.
tale-last-monster = { $who } has no monster left to fight.
    .you = You have no monster left to fight.
tale-no-monster-left = Round { $round }: every monster has fallen to somebody.

## Results

result-solo = You clear the dungeon with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $rank }.
result-solo-dead = The dungeon keeps you, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $rank }.
result-won = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-shared = { $who } share the victory with { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }.
result-nobody = Nobody comes out alive. Nobody wins.
names-two = { $one } and { $other }
names-more = { $one }, { $others }
part-gems = Gems, 3 each
part-gold = Gold, 2 each
part-boss = Damage on the boss
part-seat = { $who }: gems { $gems }, gold { $gold }, boss { $boss }, life −{ $penalty }
part-dead = { $who }: dead
rank-1 = Still looking for the entrance
rank-2 = Made friends instead of fighting
rank-3 = Coloured a few boxes
rank-4 = Fair, but the boss wants a harder hand
rank-5 = True hero
rank-6 = Teacher of adventurers
rank-7 = Sung about for centuries
rank-8 = Dungeon Master

## The table

mark-start = start
    .about = A way in: you can mark it at any time, whatever surrounds it.
mark-grey = unlocks a number
    .about = A key. Marking it turns the same number of the monster next to it from dashed to black: from then on that number hits.
mark-fist = fist: doubles only
    .about = Needs two equal dice. It hits every monster on your sheet for 1.
mark-rubble = rubble: several boxes
    .about = You have to mark it twice to pass.
mark-cloud = cloud
    .about = You write its number yourself before the first roll. The one with the 11 opens the blank cloud.
mark-gate = blank cloud
    .about = No dice open it: it opens when you mark the cloud with the 11.
mark-claw = claw: unlocks a number
    .about = A key at a distance. Marking it turns a number of a monster from dashed to black: from then on that number hits.
mark-worm = worm: several boxes
    .about = Mark it twice, and it hurts the boss.
mark-gem = gem
    .about = Worth 3 points.
mark-gold = gold
    .about = Worth 2 points.
mark-chest = chest
    .about = Gives extra life, torches or black-die symbols: you choose, each once.
mark-half = one of two boxes crossed off
mark-target = one of your pairs fits here
show-before = Before the first roll: number the clouds.
show-round = Round { $round }
show-active = { $who } rolls
show-black-die = The last die is the black one: { $number }
show-pair = { $dice } = { $number }
show-pairs = Still to use:
show-roll = The roll
show-map = { $title } – { $who }
show-defeated = defeated
show-in-reach = in reach
show-out-of-reach = out of reach
show-armored = { $room }, armored
show-gems-first = { $first } first, { $later } later
show-gems-later = { $gems }
show-letter = Map
show-monster = Monster
show-life = Life
show-usable = Numbers
show-locked = Locked
show-reward = Gems
show-bite = Bites
show-state = State
show-monsters = Monsters
show-tracker = Life
show-green = { $boxes ->
    [one] and 1 green box
   *[other] and { $boxes } green boxes
}
show-treasure = Gems { $gems }, gold { $gold }
show-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
show-black = Black-die symbols: { $symbols }
show-torches = Torches: { $torches }
show-reached = { $achievement }
show-sheet = Sheet of { $who }
show-dead = dead
show-done = done
show-writing = deciding
show-ready = ready
show-of = { $now } of { $most }
show-goods = { $black } / { $torches }
show-who = Player
show-score = Points
show-gems = Gems
show-gold = Gold
show-beaten = Defeated
show-boss = Boss damage
show-goods-head = Black / torches
show-players = Everybody

## Maps of one's own

map-refused = The map can’t be played. { $first } { $count ->
    [one] That is the only problem.
   *[other] There are { $count } problems in all; check-map lists them.
}
map-same-id = { $where }: { $other } already has this id. Choose another.
map-same-name = { $where }: { $other } already has the name “{ $name }”. Rename the room.
map-same-cell = { $where }: { $other } is already at column { $col }, row { $row }. Move one of them.
map-off-grid = { $where }: x and y do not match column and row. They should be { $x } and { $y }; you can also leave them out.
map-no-neighbour = { $where }: adj names “{ $other }”, which is not on the map.
map-one-way = { $where }: adj names “{ $other }”, but “{ $other }” does not name it back.
map-not-beside = { $where }: adj names “{ $other }”, which is not drawn beside it.
map-beside = { $where }: it is drawn beside “{ $other }”, but adj does not name it. Leave adj out to have it worked out.
map-start-twice = { $where }: { $other } is already the Start number { $number }. Each number from 2 to 12 has one Start space.
map-start-missing = { $where }: no Start space has the number { $number }. Each number from 2 to 12 needs one.
map-number-written = { $where }: a { $kind } has no number on the map. Leave it out.
map-number-missing = { $where }: a { $kind } space needs a number from 2 to 12.
map-boxes = { $where }: a { $kind } space has { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}.
map-fist-odd = { $where }: a fist needs a double, and no double makes { $number }. Use an even number.
map-gate-reward = { $where }: the blank cloud can’t hold a reward.
map-side = { $where }: only Start spaces have a side, not { $kind } spaces.
map-cloud-number = { $where }: only clouds have a cloud order, not { $kind } spaces.
map-unlocks-missing = { $where }: a { $kind } space needs “unlocks” with a room and a number.
map-unlocks-kind = { $where }: only grey and claw spaces unlock numbers, not { $kind } spaces.
map-unlocks-room = { $where }: it unlocks a number of “{ $room }”, which is not a room of this map.
map-unlocks-number = { $where }: { $number } is not a white number of “{ $room }”.
map-unlocks-other = { $where }: it unlocks { $number }, so its own number must be { $number } too.
map-unlocks-far = { $where }: a grey space must touch its room, “{ $room }”. A claw may be anywhere.
map-boss = { $where }: exactly one room must be the boss (“role”: “boss”); this map has { $count }.
map-room-numbers = { $where }: it has no number to hit it with.
map-room-both = { $where }: { $number } can’t be both black and white.
map-room-locked = { $where }: no space unlocks the white { $number }.
map-gems = { $where }: later players may not gain more ({ $later }) than the first ({ $first }).
map-life-loss = { $where }: { $count } life-loss symbols would kill anybody.
map-armored-boss = { $where }: the boss can’t be armored.
map-cloud-count = { $where }: { $clouds } clouds need as many numbers, not { $numbers }.
map-cloud-same = { $where }: each cloud number may appear only once.
map-cloud-twice = { $where }: another cloud already has place { $number } in the order.
map-cloud-high = { $where }: it has place { $number }, but there are only { $count } clouds.
map-gates = { $where }: there is already a blank cloud. A map has at most one.
map-gate-closed = { $where }: only the cloud with the 11 opens the blank cloud, and cloud_numbers has no 11.
map-worm-damage = { $where }: { $worms } worm spaces do not go with a worm damage of { $damage }.
map-skull = { $where }: the skull must be on the last life space, and only there.
map-penalty = { $where }: a penalty of { $penalty } is too low. Penalties grow downwards, and the skull has the highest.
map-achievement-room = { $where }: “{ $room }” is not a room of this map.
map-achievement-side = { $where }: no Start space is on the { $side } side.
map-achievement-of = { $where }: it says there are { $of }, but the map has { $there }.
map-achievement-needed = { $where }: it needs { $needed }, but the map has { $there }.
map-cut-off = { $where }: no path leads there from a Start space.
map-cloud-behind = { $where }: it lies behind the blank cloud. If a player writes the 11 there, the blank cloud never opens.
map-not-object = { $where }: should be an object, with braces.
map-missing = { $where }: “{ $key }” is missing.
map-unknown = { $where }: “{ $key }” is not known here. Known: { $known }.
map-wrong = { $where }: “{ $key }” can’t be { $given }. It takes: { $wanted }.
map-many = { $where }: at most { $most } { $key } are allowed.

## Why?

why-first-player = Everybody names a player at the same time. The most voices win; a tie is drawn. Only whoever rolls may use the black die for free.
why-free-hits = Everybody who has not defeated the monster may deal 1 damage to it. All decide at the same time.
why-free-hit = A monster has fallen for the first time. It also takes 1 damage on your sheet, if you want. More damage is nearly always good, but each box it takes is one less to use a pair on.
why-last-hit = The free hit would fell your last monster, and that ends the game for everybody. Refuse it if you are behind and want to catch up.
why-draw-first = Chance decides who rolls first. Only whoever rolls may use the black die for free.
why-clouds = Before the first roll everybody writes the numbers in the clouds. The cloud with the 11 opens the blank cloud.
why-cloud = Choose a number for this cloud; each is used once. 6 and 8 come up often. The 11 opens the blank cloud, so put it on your path.
why-roll = Five dice, one roll for everybody. Each player makes two pairs from it.
why-decide = Everybody plays the same roll on their own sheet, at the same time. Nobody sees what the others do until the round is over.
why-pairing = Make two pairs from the roll. Each pair crosses off one space or deals one damage. A pair you can’t use costs a life point. The black die is free for whoever rolls; everybody else pays a symbol.
why-use = Use a pair: cross off a space within reach with its number, or strike a monster within reach. The second pair may build on the first. You must use a pair if you can.
why-torch = A torch crosses off any space within reach, or burns a monster within reach for 1. Numbers don’t matter, but it can’t burn armor or open the blank cloud.
why-chest = A chest gives one reward of the list, each only once: lives and a gem, torches, or black-die symbols. Take what you need most.

# -- what reasons are given by ---------------------------------------------------------------------------

sign-died = You die
sign-defeated = You defeat a monster
sign-feat = You reach an achievement
sign-chest = You open a chest
sign-gem = You find a gem
sign-struck = You damage a monster
sign-life-lost = You lose life

## Medals

medal-unhurt = Unhurt
medal-unhurt-how = Win one of the four adventures without losing a life point.
medal-white-only = White dice only
medal-white-only-how = Win one of the four adventures without ever pairing the black die.
medal-every-feat = Always first
medal-every-feat-how = Reach every achievement of an adventure before anybody else, or in the same round.
medal-last-breath = Last breath
medal-last-breath-how = Win one of the four adventures when one more lost life point would have killed you.
medal-alone = Alone in the dark
medal-alone-how = Play alone, defeat every monster and score { $count } points or more.

## Records

record-score = Most points in a victory
record-score-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
record-rounds = Fastest victory
record-rounds-value = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
