### The web client

## The house

brand-home = tumblekeep, back to the games
nav = Navigation
nav-play = Play
nav-watch = Watch
nav-learn = Learn
language-other = En français
theme-to-light = Light the room
theme-to-dark = Dim the room
sound = Sound
volume = Volume
menu = Menu
menu-lobby = The games
menu-credits = Credits
menu-fair = Fair dice
other-promise = This table is not the one you were promised when you sat down. Your number was not sent. Do not play here.
numbers-awaited = The table is closed. Still waiting for the sealed number of { $who }.
start-hurry = Start without waiting
start-hurry-in = { $count ->
    [one] Start without waiting (in 1 second)
   *[other] Start without waiting (in { $count } seconds)
}
start-hurry-more = Then the game’s file says for ever that you did not wait, and whose number is missing.
start-hurry-host = If it does not come, the host can start without it.
menu-timeline = Look back
menu-undo-ask = Ask to undo
menu-guide = Show me around
menu-link = Copy the link of this table
notify-on = Tell me when it is my turn
notify-short = Tell me
notify-off = Stop telling me when it is my turn
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
dismiss = Dismiss
close = Close
yes = Yes
no = No
done = Done
you = You
try-again = Try again
try-now = Try now
broken-title = Something fell off the wall.
broken-text = This page has crashed. Your table is safe on the server: reload the page and play on.
broken-reload = Reload
offline-now = The server is not answering.
one-moment = One moment, trying again.
server-trouble = The server is in trouble ({ $status }).

## The doors

lobby-title = Which door tonight?
lobby-line = No account, no download. Sit down and roll.
code = Code or link
join = Join a table
code-bad = That is not a table code.
code-like = A code is two words, like “amber otter”. You can also paste the whole link.
knock = Knock
knock-title = Knock at the door
knock-text = This table is not public. Say who you are, and the host lets you in.
knock-waiting = You have knocked. One moment: the host has to let you in.
knock-refused = The host did not let you in. You can knock again, or ask for the link.
knock-stop = Stop waiting
doors = Games
door-players = Players:
door-minutes = { $minutes } min
company-together = co-op
company-race = versus
company-both = co-op or versus
door-castle_of_frosts = Castle of Frosts
pitch-dungeon_attack = Bust the door, roll the monsters, stop in time.
pitch-dungeons_dice_danger = Pair the dice, mark your map, beat the boss.
pitch-dungeon_dice = Draw odd dice from bags and pick your fights.
pitch-dungeon_fighter = Bounce a die onto the target. With the wrong hand.
pitch-castle_of_frosts = The same throws, on ice, against penguins.
tables-now = Tables
mine-now = Your tables
chairs-free = Free seats right now
with = with { $people }
all-tables = All tables
around-table = Around the table
your-name = Your name
their-name = Their name
beside-you = Next to you, at this screen
bot-name = Bot
bot-number = Bot { $number }
bot-level = How the bot plays
level-careless = Careless
level-steady = Steady hand
level-shrewd = Shrewd
level-masterful = Masterful
level-greedy = Steady hand
level-random = Careless
level-untaught = { $level }, plays steadily: nothing learned here yet
friend = A friend
friend-link = Invited by link
remove-seat = Remove seat { $number }
add-bot = Bot
add-friend = Friend
add-beside = Beside me
add-beside-long = Somebody next to me, at this screen
house-rules = House rules
editor = A pack of your own
editor-link = Change the cards and numbers of this game
editor-about = Change a card, a monster or a number, see what it says, and take it home as a file. Which game?
editor-of = A pack of your own for { $game }
editor-other = Another game
editor-files = What can be changed
editor-rows = Cards and tables
editor-search = Search
editor-changed = changed
editor-range = { $low } to { $high }
editor-words = Words
editor-copy = New, as a copy of this
editor-undo = As it was
editor-title = Title of your pack
editor-checking = Checking…
editor-good = { $count ->
    [one] One change. The game can be played with it.
   *[other] { $count } changes. The game can be played with them.
}
editor-nothing = Nothing is changed yet.
editor-download = Download
editor-how = Your changes stay on this device. The download is a folder: unpack it, try it with “tumblekeep pack check { $name }”, and play it with “tumblekeep serve --pack { $name } --open”.
pack = Pack
pack-none = None: the standard game
pack-changes = Changes: { $changes }.
pack-added = { $count } new
pack-changed = { $count } changed
pack-removed = { $count } removed
throws = Throws
throws-aimed = On screen
throws-reported = Real dice
throws-sampled = Automatic
dice-rule = Dice
dice-rule-sampled = Rolled here
draws-rule = Cards and bags
draws-rule-sampled = Shuffled here
draws-rule-reported = Real ones
real-more = The page asks what your dice show. It rolls for bots, and for players who say that they are elsewhere.
option-file-none = Choose a file
option-file-taken = Loaded. Choose another
option-file-bad = { $file } is not a map this game can read.
own-language = Everybody reads in their own language.
public = Show this table to everyone
opening = Opening the table
open-table = Open the table
start-with = { $count ->
    [one] Start alone
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
    [6] Start with six
   *[other] Start with { $count }
}
continue-file = Continue a saved game
practice = Practise throwing
rules = Rules
names = Wandering Mole | Quiet Badger | Sleepless Owl | Curious Newt | Patient Heron | Brisk Hedgehog | Solemn Toad | Cheerful Crow | Muddy Otter | Early Wren
seat-number = Seat { $number }

## The operator’s page

operator-title = The operator’s page
operator-key = Key
operator-key-text = For whoever runs this server. The key is the one it was started with; it stays in this tab.
operator-enter = Enter
operator-leave = Forget the key
operator-runs = What runs
operator-refused = What is refused
operator-nothing-refused = Nothing since the server started.
operator-costs = What work has cost
operator-reports = Reports: what went wrong
operator-no-reports = Nothing since the server started.
operator-latest = The latest tables
operator-no-tables = There are no tables.
operator-tables = Tables
operator-in-memory = In memory
operator-sockets = Connections
operator-events = Events stored
operator-memory = Memory
operator-disk = Disk
operator-lag = Longest delay
operator-uptime = Running for
operator-kilobytes = { $size } kB
operator-megabytes = { $size } MB
operator-hours = { $hours } h
operator-said = { $count ->
    [one] 1 message
   *[other] { $count } messages
}
operator-here = { $count ->
    [one] 1 connected
   *[other] { $count } connected
}
operator-loaded = loaded
operator-not-saving = Nothing can be saved right now. Look after the database.
operator-disk-full = The disk budget is spent: no new tables are opened.
operator-delete = Delete
operator-purge = Remove chat
operator-delete-title = Delete this table?
operator-purge-title = Remove what was said?
operator-for-good = It can’t be undone.
operator-keep = Keep it
operator-deleted = { $count ->
    [one] The table was deleted.
   *[other] { $count } tables were deleted.
}
operator-purged = { $count ->
    [one] 1 message was removed.
   *[other] { $count } messages were removed.
}

## A table with free seats

room-title = Who is playing?
room-invite = There is a seat for you.
room-full = Every seat is taken.
room-full-more = Stay and watch, or open another table.
open-another = Open another table
room-watch = You can also stay and watch.
chair-free = A free seat
here = Here
gone = Away
send-link = Invite a friend
qr = QR code of the link
link-local = This address works on this computer only. To play with friends on other devices, start the server with --host 0.0.0.0, open it at this computer’s own network address, and share that.
room-all-here = Everybody is here.
copy = Copy
copied = Copied.
copy-by-hand = Copy it by hand:
copy-invitation = Copy invitation
code-aloud = Or tell them the code:
code-knock = It works in English and in French. Whoever comes by code knocks, and the host lets them in.
knocks = At the door
knocks-name = { $who } is knocking
knocks-now = Somebody is knocking at your table.
knock-admit = Let in
knock-refuse = Not now
door-open = The door is open
door-open-more = Whoever has the link sits down.
door-closed = The door is closed
door-closed-more = Whoever has the link knocks too.
door-closed-here = The host has closed the door: knock, and you are let in.
share = Share
start-now = Start
start-fill = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $count } free seats
}
sit-down = Sit down
accept-invitation = Take the seat
leave = Leave the table
table-missing = No such table.
table-missing-more = The table is gone, or the link has a typo.
table-unreached = The table can't be reached.
back-to-doors = Back to the games
loading-table = Setting the table
not-yours = That seat is not yours.

## The tray

tray = The question
secret-for = For { $who } only: pass this screen on.
secret-show = I am alone: show it
your-turn = Your turn
anyone-may = Anyone may act
all-decide = Everybody decides
why = Why?
why-long = Why am I asked this?
why-barred = Why not now?
why-exact = The exact rule
hint = Hint
hint-long = What would a master do?
hint-thinking = Thinking…
undo = Undo
in-the-air = The die is in the air.
in-the-air-of = { $who } throws.
skip-show = Skip
it-happens = Let us see.
it-happens-of = { $who } plays.
go-on = Go on
catch-up = Skip to now
tap-to-go-on = Tap, or press a key, to go on
use-something = Use something
standing = Answered in advance
standing-open = Answer in advance
standing-pass = Pass until it matters
standing-passing = You pass until it matters
standing-always-so = Always: { $answer }
standing-lift = Ask me again
standing-everything = Ask me everything
standing-everything-so = You are asked everything
standing-everything-lift = Let pass what changes nothing
standing-ask-next = Ask me next time
standing-ask-next-so = You are asked next time
moot-passed = Passed for you: { $why }.
moot-unchanged = nothing has changed since your last no
moot-later = what is left to do here can wait
moot-settled = it already goes your way
moot-hopeless = nothing you have can change this
moot-nothing = there was nothing to gain
tempo = Speed of the tale
tempo-calm = Calmly
tempo-normal = At a normal pace
tempo-quick = Quickly
tempo-at-once = All at once
taps-on = Wait for my tap
taps-off = Go on without waiting
haptics-on = Vibrate on throws
haptics-off = Do not vibrate
sending = Sending
saving-paused = Saving is paused. Your answer is waiting.
bots-think-less = The server is busy: bots think less.
more-options = { $count ->
    [one] 1 more
   *[other] { $count } more
}
barred = Not now
watching = Watching
waiting-for = { $who } decides
out-of-play = You are out of the game. The others play on.
out-this-level = You are out until the next level. The others play on.
out-this-fight = You have fainted. The others fight on.
out-hurry-back = Speed the bots up until you are back
asked-them = “{ $prompt }”
out-look = Look at the others’ boards, or leave whenever you like.
out-hurry = Speed the bots up to the end
out-leave = Say goodbye and leave
leave-word = Say goodbye
waiting-anyone = Anyone may act now
out-hurrying = The bots hurry
waiting-together = { $done } of { $all } have decided
together-count = { $done } of { $all } have decided
deciding = deciding
answered = decided
options = Answers
odds-win = win
odds-tie = tie
odds-lose = lose
odds-spoken = { $word } { $share }
best-answer = best
next-roll = The next roll
roll-note = The next roll, { $note }:
roll-legend = The next roll: { $word }, { $note }
goal = The goal
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
barred-some = { $count ->
    [one] 1 thing you can’t do now
   *[other] { $count } things you can’t do now
}
barred-clause = The rule: { $clause }
other-away = { $who } is offline. The seat is kept; the host may let a bot play.
nudge = Nudge
nudge-words = { $who }, it is your turn.
offline = Offline
offline-retry = Your table waits. Trying again in { $seconds } s
offline-trying = Your table waits. Trying again
answer-kept = Your answer is kept and will be sent as soon as you are back online.
undo-asked = { $count ->
    [one] You asked to undo. One player still has to agree.
   *[other] You asked to undo. { $count } players still have to agree.
}
undo-wish = { $who } would like to undo the last { $count ->
    [one] answer.
   *[other] { $count } answers.
}
undo-wish-turn = { $who } would like to go back to turn { $turn } ({ $whose }) and undo { $count ->
    [one] one answer.
   *[other] { $count } answers.
}
undo-wish-round = { $who } would like to go back to turn { $turn } and undo { $count ->
    [one] one answer.
   *[other] { $count } answers.
}
undo-agree = Agree
undo-refuse = No
not-lit-die = That die is taken.
not-lit = You can't use that now.
lit-ones = Choose one of the highlighted ones: { $names }.
skip-to-tray = Skip to the question
clause-missing = This clause could not be found.
mark-ours = our ruling
mark-ours-more = The published rules do not settle this, so we decided it.
mark-partly = partly ours
mark-partly-more = The published rules say part of this, and we settled the rest.

## Throws without a scene

throw-report = Where did the die land?
throw-face = What it shows
throw-eye = The symbol
throw-bounced = It bounced on the table first
throw-turned = It turned over in the air
throw-iceberg = It touched iceberg { $number }
report-bullseye = Centre
report-hole = Hole
report-edge = Edge
report-outside = Missed
report-frozen = Frozen { $number }
report-weak_point = Weak Point { $number }
report-inside = Inside Frozen { $number }
report-touches = It also touches:
report-even = Exactly on the line: the lower number counts
report-most = Mostly in { $value }
report-sign = Symbol
report-snow = Soft snow
report-plain = No symbol
report-lies = It lies on the target
report-slipped = It slipped off
report-covers = It covers the { $die } die
report-die-red = red
report-die-green = green
report-die-blue = blue
report-die-white = white
report-die-snow = snow
report-die-water = water
report-which = The { $die } die ({ $number } of { $count })
report-otherwise = Somebody saw it differently
report-otherwise-now = How else could it be read? The Leader will decide.
report-by = Who saw it differently:
report-next = Next die
report-back = Back
report-say = Report it
report-bounced = Bounced
report-more = More: between two, seen differently
report-words = 3 symbol, 2-3, hole, missed
report-words-flip = on the target, off, not turned
report-told = { $told } of { $count }
report-count = How many show: { $face }
report-so-far = The dice so far
report-undo = Undo the last die
report-done = That is what they show
report-drawn = What came up
report-find = Find by name
report-none = Nothing has that name.
real-remote = I’m not at the table: roll for me
real-back = The server rolls for you. Use the real dice
placed-remote = The server rolls for { $who } from now on.
placed-here = { $who } rolls real dice from now on.
plate-real = real dice
plate-served = the server’s dice
sit-remote = I’m elsewhere: the server rolls for me
throw-tell = Report the landing
throw-aim = Direction
throw-power = Power
throw-height = Height
throw-go = Throw

## The table

stage = The table
party = The party
side = Tale, chat and rules
away = { $name }, away
bench = Let a bot play
bot-sits-in = A bot is playing for you.
take-back = Take my seat back
leave-title = Leave the table?
leave-text = A bot takes your seat. You can come back with the same link.
stay = Stay
tale = The tale
tab-tale = Tale
tab-chat = Chat
tab-rules = Rules
tale-filter = What to show
tale-filter-who = By whom
tale-everybody = Everybody
tale-all = Everything
tale-dice = Dice
tale-gain = Gains
tale-harm = Setbacks
tale-none = Nothing like that yet.
newest = Jump to the latest
unread = { $count ->
    [one] 1 unread
   *[other] { $count } unread
}
tale-mine = Only mine
tale-turning = Turning points
tale-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything.
chat-hello = Good evening.
chat-well = Well rolled.
chat-help = Help me here.
chat-moment = One moment.
chat-thanks = Thank you.
spectator = A spectator
spectator-number = Spectator { $number }
chat-person = Mute, or more
mute-here = Hide what they say, for me
unmute-here = Show what they say again
mute-all = Mute for everybody
unmute-all = Let them speak again
hush = Spectators may not chat
unhush = Spectators may chat again
show-out = Show this spectator out
show-all-out = Show all spectators out
let-watch = Let spectators watch again
say-something = Say something
send = Send
rules-now = The rules for this moment:
rules-all = All the rules
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule contains these words.
    [one] 1 match
   *[other] { $count } matches
}
timeline = Timeline
replay = Looking back
replay-leave = Back to now
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-last = To the end
replay-move = Move
replay-watch = Watch it again
fell-title = Where the dice landed
fell-rates = Hit rate
fell-map = The target with { $count ->
    [one] one die that was
   *[other] { $count } dice that were
  } thrown
fell-rate = { $hits } of { $thrown } hit ({ $percent } %)
fell-mean = a hit is worth { $mean } on average
fell-key = Filled dots hit, empty dots missed. Dice that landed far away are drawn at the edge of the picture.
replay-share = Copy the link to this move
replay-turn-back = A turn back
replay-turn-on = A turn forward
replay-turn = Turn { $turn } of { $turns }
replay-turn-of = Turn { $turn } of { $turns }: { $who }
replay-turn-none = Before the first turn
replay-pace = Speed: { $pace }×
course-points = Points along the way
course-fame = Fame along the way
course-treasure = Treasure along the way
course-life = Life of the party along the way
not-scored = Not scored
not-scored-more = Only won games are scored.
high-throws = { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }, { $percent } % hit
high-foes = { $count ->
    [0] no foe beaten
    [one] one foe beaten
   *[other] { $count } foes beaten
}
high-blow = Hardest hit: { $count } damage
high-fatal = { $count ->
    [one] one fatal blow
   *[other] { $count } fatal blows
}
high-lost = { $count } life lost
high-healed = { $count } life healed
high-gold = { $count } gold found
guide = A short guide
guide-skip = Skip
guide-next = Next
guide-done = Play
chapter-level = Level { $level }
chapter-round = Round { $round }

## The end

state-open = Free seats
state-playing = In play
state-over = Game over
victory = Victory
defeat = Defeat
over-taken-back = { $count ->
    [one] One answer was undone by agreement.
   *[other] { $count } answers were undone by agreement.
}
over-hints = { $count ->
    [one] One hint was used.
   *[other] { $count } hints were used.
}
rules-changed = The rules have changed
rules-file = Save the file
rules-frozen = This game was begun under version { $began } of the rules. Under version { $now } it would have gone differently, so it can’t go on. The file holds every answer and every die, and the secret behind the dice.
rules-pack-failed = The pack “{ $pack }” broke the game here, so it stopped. Nothing is lost: the file holds every answer and every die up to this point. Tell whoever made the pack; “tumblekeep pack check” finds such mistakes.
rules-unwatchable = This game was played under version { $began } of the rules, before finished games were kept to be watched. Its file is here, and its dice can be checked.
rules-drawn-later = Played under version { $began } of the rules, and shown by version { $now }, which accepts every answer. Points may have been counted differently then.
rules-carried-on = The rules have changed from version { $began } to { $now } since this game began. Everything played so far fits them, so it goes on.
look-back = Look back
look-doing-of = Analysing the game: { $done } of { $whole }.
look-to-table = Back to the table
look-to-move = See this move at the table
look-before = { $count ->
    [one] One other game is looked at first.
   *[other] { $count } other games are looked at first.
}
puzzles = Puzzles
puzzles-line = Positions from bot games with one clearly best choice. Most players miss it.
puzzles-none = There are no puzzles for these rules yet.
puzzle-ask = What is best here?
puzzle-for = { $count ->
    [one] alone
   *[other] for { $count } players
}
puzzle-next = Next puzzle
puzzle-solved = solved
over-who = Player
over-sum = Total
over-carried = Brought home
score = Score
points = { $count ->
    [one] point
   *[other] points
}
remembered = Remembered for
winner = Winner
best-first = Your first score here: { $score }.
best-new = Your best score yet: { $score }. Before: { $before }.
best-so-far = Your best score: { $best }.
try-harder = Harder, or another way
try-another-way = Play it another way
shared-watch = Watch the game
shared-play = Play this yourself
turning-points = What decided it
again = Play again, same table
again-join = To the rematch
log = Log
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

## The halls

hall-watch = Tables to watch
hall-learn = Learn a game
hall-practice = Practice
hall-credits = Credits
learn-line = Each game on one page: the aim, a turn, the dice, the end and five tips. The full rules are one click away, clause by clause.
learn-print = Print this page
learn-rules = All the rules, clause by clause
tables-open = Free seats
tables-playing = In play
tables-over = Over
no-table-title = No open table. Open one.
no-table-text = Your table appears here if you make it public.
lost-title = Page not found.
lost-text = The address has a typo.
credits-rules = The five games are the work of their designers and publishers. tumblekeep tells their rules in its own words and is not affiliated with any of them.
credits-icons = Icons by the authors of game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0; recoloured.
credits-glyphs = Interface glyphs: Lucide, ISC licence.
credits-fonts = Faces: Texturina, Atkinson Hyperlegible Next, and Grenze Gotisch for the wordmark, SIL Open Font License 1.1.
credits-code = Built with Svelte (MIT) and Fluent (Apache 2.0).

## Dungeon Attack!

da-treasure = Treasure of the party
da-gold = Gold
da-items = Magic items
da-artifact = Artifact
da-potion = A potion
while-away = While you were away
while-away-more = { $count ->
    [one] One more thing, and then:
   *[other] { $count } more things, and then:
}
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
guide-dungeon_attack-1 = Your questions appear here. Press a button, or tap what is highlighted on the table. "Why?" explains the choice.
guide-dungeon_attack-2 = The dice are the monsters. Defeated ones are yours, moving ones slip away, fighting ones stay and may hit you.
guide-dungeon_attack-3 = Everyone's card: their health, their rating, the monsters they face, the treasure they carry. The rating is how many dice they can win at once.
guide-dungeon_attack-4 = The tale tells what happened and why. You win or lose together: the party wants 16 gold, 4 magic items and an artifact.
guide-dungeon_attack-5 = Bust the door when you feel strong, help a friend who is weak, and stop in time.

## Dungeons, Dice & Danger

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
guide-dungeons_dice_danger-1 = Everybody uses the same roll. Make two pairs; each sum marks one space or hits one monster. The rings on the map show where a sum can go.
guide-dungeons_dice_danger-2 = Your sheet. Go on from what you have crossed off: green spaces are starts, ringed spaces are within reach. Tap a highlighted space to mark it.
guide-dungeons_dice_danger-3 = The others mark at the same time; you see their marks once everybody is done. A pair you cannot use costs you life.
guide-dungeons_dice_danger-4 = Gems are worth the most. The first to beat a monster gets more than those who come later.

## The table in 3D

stage-table = The table with the target. Pull the die back and let go to throw.
stage-no-3d = This browser can't show 3D. The sliders below throw just as well.
stage-pull = Pull back and let go
stage-take-die = Take the die itself, and pull it back.
stage-slip = Let go here and it stays in your hand.
stage-power = Power { $power }%
stage-unbounced = No bounce on the table: won't count
stage-foreseen = Power { $power }%: { $hits } of { $of } would hit
height-high = high: it hops
height-low = low: it slides
height-tip = tip
spin-none = no spin: it tumbles
spin-twist = twist: it stays flat
spin-top = top spin: it runs on
spin-back = back spin: it stops
held-short = { $how ->
    [diamond] turned
    [edge] on edge
    [corner] on a corner
   *[flat] flat
  }
held-now = The die is held { $how ->
    [diamond] flat, a corner ahead
    [edge] on an edge
    [corner] on a corner
   *[flat] flat
  }. Press to turn it.
stage-demands = What this throw demands
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

## Dungeon Fighter and the Castle of Frightening Frosts

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
df-no-card-in-reach = gold; you can't afford a card
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
guide-dungeon_fighter-1 = Your questions appear here: which hero, which die, which way. Press a button, or tap what is highlighted on the table. "Why?" explains the choice.
guide-dungeon_fighter-2 = The stage shows the matter at hand: the map, a monster with its life and demands, a shop. You can tap what is highlighted.
guide-dungeon_fighter-3 = The heroes: life, scars, three abilities by colour, the cards they carry. Tap the abilities for the whole sheet.
guide-dungeon_fighter-4 = The die must bounce on the table, then stay on the target. The section it lands on is the damage; the symbol triggers the ability of its colour.
guide-dungeon_fighter-5 = A miss hurts. You share three dice, and white ones when they are gone. Save enough white dice for the Final Boss.
guide-castle_of_frosts-1 = Your questions appear here: which hero, which door, which die. Press a button, or tap what is highlighted on the table. "Why?" explains the choice.
guide-castle_of_frosts-2 = The stage shows the matter at hand: two doors for the leader, a monster with its demands, a shop. You can tap what is highlighted.
guide-castle_of_frosts-3 = The heroes: life, scars, three abilities by colour, the cards they carry. Tap the abilities for the whole sheet.
guide-castle_of_frosts-4 = Rooms bring shop icons. Enough of them lead to a shop; after the third shop comes the boss.
guide-castle_of_frosts-5 = Bounce the die on the table and onto the target. A miss hurts, ice is slippery, penguins are worse.

## Dungeon Dice

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
guide-dungeon_dice-1 = Your questions appear here. Press a button, or tap a highlighted die. The bar of an answer shows your chance to win the game.
guide-dungeon_dice-2 = Monsters come out of the black bag; the dice below are yours. You can tap a highlighted die instead of a button. Point at a die, or hold it, to read what its symbols do.
guide-dungeon_dice-3 = Everyone’s wounds, fame, level and dice. A struck-through die is wounded and rests until it is healed.
guide-dungeon_dice-4 = The bags show how many dice are left, and which. Strong monsters, artifacts and level 6 bring fame.
guide-dungeon_dice-5 = A tie counts as a win, but costs a wound. Fill both hands, call a friend against a big monster, and run while you can.
## Throwing

stage-breathe = Hold to blow, drag sideways to aim, let go at the strength you want
stage-lean = Drag to lean the card; press its edge and let go to flick
stage-tilt = Pull to tip the slide, let go and the die slides
stage-wind = Circle the die to wind it up, then let go behind it
card-under = Flick from below
stage-place = Drag it to its place, or use the arrows
stage-move-prop = Place it again
stage-watching = It is not your throw.
stage-dark = Eyes closed. Feel the pull and let go.
stage-dark-flying = Eyes closed until it rests.
beat-now = Now
beat-palms = Open both palms at once: tap as the ring meets the band
beat-wrists = Part your wrists at once: tap as the ring meets the band
beat-fist = Hit the table: tap as the ring meets the band
beat-jump = Jump: tap while you are in the air
beat-turn = One full turn: circle the die, or hold, and let go at the top
beat-landing = You come down: tap as you land
beat-sway = Throw within a second: tap when it sways least
turn-hold = Hold to turn
beat-strike = It flies up: tap to strike it down
beat-header = It flies up: tap to head it
verdict = How the throw went
advice-softer = Next time a little softer
advice-harder = Next time a little harder
advice-left = Next time a little more to the left
advice-right = Next time a little more to the right
advice-higher = Next time a little higher
advice-lower = Next time a little lower
advice-twist = Next time with more twist
advice-flat = Next time hold it flat
advice-much-softer = Next time much softer
advice-much-harder = Next time much harder
advice-much-left = Next time much more to the left
advice-much-right = Next time much more to the right
advice-much-higher = Next time much higher
advice-much-lower = Next time much lower
advice-otherwise = This hardly ever hits: try something quite different
advice-keep = Well aimed: { $hits } of { $of } such throws hit
advice-steady = No change does clearly better: { $hits } of { $of } such throws hit
advice-gain-hits = { $change }: { $hits } of { $of } hits become { $then }
advice-gain-points = { $change }: { NUMBER($points, maximumFractionDigits: 1) } on average becomes { NUMBER($then, maximumFractionDigits: 1) }
verdict-hit = Hit
verdict-miss = Miss
verdict-again = Throw again
verdict-next = Next throw
verdict-close = Go on
watch-again = Watch again
landed-section = It lies inside a { $value }.
landed-line-area = On the line between { $low } and { $high }: the larger part of it lies on the { $value }, and that counts.
landed-line-corners = On the line between { $low } and { $high }: most of its corners lie on the { $value }, and that counts.
landed-line-corners-low = On the line between { $low } and { $high }: most corners count, and if they are equally many the lower number: { $value }.
landed-leaning = It leans, but lies on a { $value }.
landed-void-section = It lies on a { $value }, but the throw does not count.
landed-void-line = It lies between { $low } and { $high }, but the throw does not count.
landed-bullseye = Dead centre.
landed-hole = In a hole: it touches the table.
landed-edge = On the edge: it does not count.
landed-outside = Beside the target.
landed-floor = It fell off the table.
landing-close-up = The die as it lies, from above
landed-template = On top of a template.
landed-inside = Inside a ring: it does not count.
landed-flip-on = All of it lies on the target.
landed-flip-off = Part of it touches the table.
judge-yes = met
judge-no = not met
judge-bounced = { $count ->
    [one] one bounce on the table
   *[other] { $count } bounces on the table
}
judge-no-bounce = no bounce on the table first
judge-on = rests on the target
judge-off = does not rest on the target
judge-turned = turned over in the air
judge-not-turned = did not turn over
judge-iceberg = touched iceberg { $number }
spin-pad = Spin: { $top } forward, { $side } sideways. The arrow keys change it, Home clears it.
throw-how-keys = Keys: arrows aim, hold Space and let go.
throw-precise = Sliders
throw-lip = Height of the low end
throw-tilt = Tilt
throw-bend = Bend
throw-wound = Winding
throw-lean = Lean
throw-top = Top spin
throw-side = Side spin
throw-place = Your place at the edge
throw-steady = Steady hand
throw-steady-more = No rings to hit, no wobble: the timing is done for you, as well as an average hand would do it.
prop-which = What to stand there
prop-box = The box
prop-sheet = A hero sheet
prop-turn-left = Turn it to the left
prop-turn-right = Turn it to the right
prop-here = Leave it here
prop-ahead = Prop: how far ahead
prop-aside = Prop: how far aside
prop-turn = Prop: turned by
practice-edition = Edition
practice-die = Die
practice-throw = Special throw
practice-plain = None: a plain throw
practice-icebergs = With icebergs
practice-title = Practise as long as you like
practice-tally = { $hits } of { $thrown } hit, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice-forget = Reset the count
practice-no-physics = This server has no physics engine, so you can't throw here.
practice-pick = Which throw?
practice-drills = Drills
practice-map-title = Where the dice landed
practice-map = { $count ->
    [0] No throw of this kind yet on this device.
    [one] The last throw of this kind on this device.
   *[other] The last { $count } throws of this kind on this device.
  }
practice-map-forget = Forget them
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
drill-free = As you like
drill-ten = Ten throws
drill-rings = Three in the 4 ring
drill-ladder = The ladder
drill-ten-title = Ten throws: beat your best
drill-rings-title = Three dice in the 4 ring or better
drill-ladder-title = One hit with every special throw
drill-ten-now = Throw { $thrown } of { $of }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drill-rings-now = { $done } of { $of } after { $thrown ->
    [one] one throw
   *[other] { $thrown } throws
  }
drill-ladder-now = Rung { $rung } of { $of }, { $tries ->
    [one] one try left
   *[other] { $tries } tries left
  }
drill-ten-best = { $count ->
    [one] One point
   *[other] { $count } points
  } with ten throws
drill-rings-best = { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    } for three in the 4 ring
drill-ladder-best = { $count ->
    [one] One rung
   *[other] { $count } rungs
  } climbed
drill-ten-mark = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
drill-rings-mark = { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
drill-ladder-mark = { $count ->
        [one] { $count } rung
       *[other] { $count } rungs
    }
drill-nothing = Not this time: the limit is thirty throws.
drill-first = Your first result: now beat it.
drill-record = Your new best. Before, it was { $best }.
drill-best-was = Your best: { $best }
drill-again = Once more
practice-die-red = Red
practice-die-green = Green
practice-die-blue = Blue
practice-die-white = White
practice-die-snow = Snow
practice-die-water = Water, all three
manner-bank = Stand the box or a sheet at the side, then throw so that the die touches it on its way.
manner-flick = One short flick: pull back a little and let go, or swipe across the die at once.
manner-blow = Hold to blow. The breath rises and falls: let go at the strength you want.
manner-under_leg = The die starts behind your leg: throw flat, under the arch.
manner-blind = Look first. Once you touch the die it is dark until the die rests.
manner-double_bounce = Two bounces on the table before the target: throw flat and a little downwards.
manner-elbow = It balances on your elbow and wobbles. Do not tilt it far, and do not wait long.
manner-prayer = Pull and let go, then tap as the ring meets the band. Or hold with two fingers and lift both at once.
manner-weak_hand = The other hand: left and right are swapped, and it trembles.
manner-borrowed_hand = You move somebody else’s hand: it follows late, and left and right are swapped.
manner-over_card = Stand the card, then throw down hard: a bounce in front of it, then over it.
manner-catapult = Pull back to bend the card, let go to shoot. More bend, more speed and height.
manner-head = Pull and let go: the die flies up. Tap to head it as the ring meets the band.
manner-castle_of_frosts-head = The die sits on your head and wobbles: nod it off gently.
manner-spin = Draw circles round the die to wind it up (keys: hold , or .), then pull back and let go.
manner-nose = It balances on your nose and wobbles more and more: nod it off soon.
manner-back_turned = Your back is turned: push forward instead of pulling. Left and right are swapped.
manner-smash = Pull and let go: the die flies up. Tap to strike it down as the ring meets the band.
manner-eye_level = Your eyes are at the table’s edge: throw without seeing the rings.
manner-jump = Pull and let go to jump, then tap while you are in the air.
manner-under_table = From below the edge: a steep lob up and over it.
manner-dance = Pull and let go. Then turn once in the air: draw a circle round the die, or hold and let go. Tap as you land.
manner-far = One step back: more power, more height.
manner-card_flick = Drag slowly to lean the card, then flick its edge from below. Off the middle, the die goes sideways. It strays a lot.
manner-punch = Pull well back, let go, then tap to punch as the ring meets the band. A weak punch opens no fist.
manner-x = Crossed wrists: left and right are swapped. Tap as the ring meets the band.
manner-ice_wall = Stand the Wall against the rim, then hit it on the way, not too hard.
manner-ice_floe = Lay the Floe in front of you, then bounce the die on it.
manner-pond = Lay the Pond in front of you, then bounce the die inside it.
manner-waterfall = Place the slide’s low end, then pull to tip it and let the die go.
manner-dancing = Pull and let go. Then turn round once: draw a circle round the die, or hold and let go. Tap within a second; the view still sways.

## The pace of a table

odds-rule = Odds and hints
odds-rule-always = Shown
odds-rule-after = Afterwards
odds-rule-off = None
pace = Pace
pace-live = Live
pace-days = Over days
pace-live-more = After a minute away, a bot plays for you until you are back.
pace-days-more = Take your time: the table waits for everybody.
clock = Time to decide
clock-0 = No limit
clock-30 = 30 seconds
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 day
clock-259200 = 3 days
clock-each = { $time } per question, then a bot answers it.
clock-left = { $count ->
    [60] One minute left to decide.
   *[other] { $count } seconds left to decide.
}
clock-ran-out = { $who } ran out of time: a bot answered.
clock-ran-out-you = Your time ran out: a bot answered for you.
in-hours = { $count } h
in-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
other-away-live = { $who } is offline. A bot will play for them until they are back.
sits-in-soon = a bot will step in
sits-in = a bot is playing
sits-in-for = { $who } is away: a bot is playing.
asked-hint = { $who } asked for a hint.
    .you = You asked for a hint.
came-back = { $who } is back.
chair-back = You have your seat back: a bot played for you.
time-double = twice the time
menu-time-double = Take twice the time
menu-time-once = Take the usual time

## Lessons

lesson = Lesson
lesson-of = { $title }, the lesson
lesson-tries = { $count ->
    [0] Done: on to the rules.
    [one] One more throw
   *[other] { $count } more throws
 }
lesson-tries-skip = Skip the throws
lesson-lost = The lesson can’t be loaded
lesson-again = Nothing has changed: choose again.
lesson-over = That was the lesson. Now for real.
lesson-play = Play a game
lesson-anew = Start again
lesson-take = Learn it by playing

## In one's first games

first-table = Recommended for a first game
first-advised = good for a first game
hint-first = A hint
hint-off = No more hints
hint-on = Show hints in first games

# The list of keys, which ? opens
menu-keys = Keys
key-number = Choose an option by its number
key-arrows = Move between options, or on the map
key-enter = Choose what is marked
key-hint = Ask for a hint
key-why = Why am I asked, why can’t I?
key-undo = Undo
key-tale = What happened so far
key-step = One step back or on
key-turn = One turn back or on
key-ends = The beginning, the end
key-space = Space
key-play = Play, pause
key-tab = Go through the page; arrow keys go through the signs
key-escape = Close
key-list = This list

# Puzzles: what they are about (by question), how hard they are, and how many were solved in a row
puzzle-theme-act = Fight or flee
puzzle-theme-decide = Fight or flee
puzzle-theme-boss-treasure = The boss’s treasure
puzzle-theme-hire = Hiring a retainer
puzzle-theme-reroll = Rerolls
puzzle-theme-escape = Getting away
puzzle-theme-use = Where to use a pair
puzzle-theme-pairing = Which pairs to form
puzzle-theme-chest = The chest
puzzle-theme-accept = Help and its price
puzzle-theme-call = Help and its price
puzzle-theme-help = Help and its price
puzzle-theme-hero = In the fight
puzzle-theme-reward = The loot
puzzle-theme-lock = Locks
puzzle-theme-give = Trading
puzzle-theme-spell = Spells
puzzle-theme-way = Search or rest
puzzle-theme-run-out = Out of dice
puzzle-theme-other = Other choices
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-number = Puzzle { $number }
puzzle-streak = { $count ->
    [0] Solve several in a row at the first try.
    [one] 1 solved in a row
   *[other] { $count } solved in a row
}
puzzle-streak-best = best: { $count }
puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-any = all
puzzle-none-left = None here: choose another theme or difficulty.

# The lobby: a friend first, something to watch, and another way to play a finished game
with-friend = Play with a friend
harder-option = Harder this time: { $option }, { $value }. Change whatever else you like.
harder-bots = Harder this time. Bots: { $level }. Change whatever else you like.
harder-none = Play it another way: with other players or other house rules.
watch-live = On now
watch-finished = A finished game
watch-open = Watch
