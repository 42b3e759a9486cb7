### The web client

## The house

brand-home = tumblekeep, back to the games
nav = Navigation
nav-play = Play
nav-watch = Watch
nav-learn = Learn
nav-me = You and your games
you-guest = You, as a guest
who-sits = Who sits here?
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
menu-take-server = Take this game to a server
menu-take-home = Take this game home
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
knock-text-unsure = Many wrong codes are being tried on this server, so it tells nobody whether a code is right. Say who you are: if yours is, the host hears you.
knock-waiting-unsure = One moment. If the code is right, the host has heard you and has to let you in. If it takes long, ask for the link.
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
bot-names-careless = Tumble, Bodkin, Wobble, Pickle, Nettie, Fumble, Dozy, Muddle, Jinx, Oopsie
bot-names-steady = Bram, Edda, Olaf, Hilda, Otto, Greta, Walt, Ines, Konrad, Marta
bot-names-shrewd = Reynard, Magpie, Quill, Vesper, Sly, Ferret, Minx, Rook, Jasper, Sable
bot-names-masterful = Merlin, Minerva, Solon, Hypatia, Nestor, Sibyl, Prospero, Athena, Daedalus, Morgana
bot-manner-careless = Does whatever comes to hand.
bot-manner-steady = Takes what looks best now.
bot-manner-shrewd = Thinks ahead, but weighs two ideas at most, and every other time is too impatient to think.
bot-manner-masterful = Thinks far ahead, and misses little.
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
editor-link = Change the cards and numbers of this game
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
take-along = Take it with you: play without a signal
take-along-more = The whole house on this device, once fetched (about 12 MB).
practice = Practise throwing
rules = Rules
names = Wandering Mole | Quiet Badger | Sleepless Owl | Curious Newt | Patient Heron | Brisk Hedgehog | Solemn Toad | Cheerful Crow | Muddy Otter | Early Wren
seat-number = Seat { $number }

## The operator’s page

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
table-unreached = The table can’t be reached.
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
not-lit = You can’t use that now.
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
replay-share = Copy the link to this move
replay-turn-back = A turn back
replay-turn-on = A turn forward
replay-turn = Turn { $turn } of { $turns }
replay-turn-of = Turn { $turn } of { $turns }: { $who }
replay-turn-none = Before the first turn
replay-pace = Speed: { $pace }×
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
table-moved-device = This game was taken to a player’s device and goes on there. It goes on here when it is brought back.
table-moved-server = This game was taken to a server and goes on there. It goes on here when it is brought back.
look-back = Look back
look-doing-of = Analysing the game: { $done } of { $whole }.
look-to-table = Back to the table
look-to-move = See this move at the table
look-before = { $count ->
    [one] One other game is looked at first.
   *[other] { $count } other games are looked at first.
}
puzzles = Puzzles
throw-puzzles = Throw puzzles
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

while-away = While you were away
while-away-more = { $count ->
    [one] One more thing, and then:
   *[other] { $count } more things, and then:
}
guide-dungeon_attack-1 = Your questions appear here. Press a button, or tap what is highlighted on the table. "Why?" explains the choice.
guide-dungeon_attack-2 = The dice are the monsters. Defeated ones are yours, moving ones slip away, fighting ones stay and may hit you.
guide-dungeon_attack-3 = Everyone’s card: their health, their rating, the monsters they face, the treasure they carry. The rating is how many dice they can win at once.
guide-dungeon_attack-4 = The tale tells what happened and why. You win or lose together: the party wants 16 gold, 4 magic items and an artifact.
guide-dungeon_attack-5 = Bust the door when you feel strong, help a friend who is weak, and stop in time.

## Dungeons, Dice & Danger

guide-dungeons_dice_danger-1 = Everybody uses the same roll. Make two pairs; each sum marks one space or hits one monster. The rings on the map show where a sum can go.
guide-dungeons_dice_danger-2 = Your sheet. Go on from what you have crossed off: green spaces are starts, ringed spaces are within reach. Tap a highlighted space to mark it.
guide-dungeons_dice_danger-3 = The others mark at the same time; you see their marks once everybody is done. A pair you cannot use costs you life.
guide-dungeons_dice_danger-4 = Gems are worth the most. The first to beat a monster gets more than those who come later.

## Dungeon Fighter and the Castle of Frightening Frosts

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

guide-dungeon_dice-1 = Your questions appear here. Press a button, or tap a highlighted die. The bar of an answer shows your chance to win the game.
guide-dungeon_dice-2 = Monsters come out of the black bag; the dice below are yours. You can tap a highlighted die instead of a button. Point at a die, or hold it, to read what its symbols do.
guide-dungeon_dice-3 = Everyone’s wounds, fame, level and dice. A struck-through die is wounded and rests until it is healed.
guide-dungeon_dice-4 = The bags show how many dice are left, and which. Strong monsters, artifacts and level 6 bring fame.
guide-dungeon_dice-5 = A tie counts as a win, but costs a wound. Fill both hands, call a friend against a big monster, and run while you can.
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
# The lobby: a friend first, something to watch, and another way to play a finished game
nav-friends = Friends
find-players = Play now
with-friend = Play with a friend
harder-option = Harder this time: { $option }, { $value }. Change whatever else you like.
harder-bots = Harder this time. Bots: { $level }. Change whatever else you like.
harder-none = Play it another way: with other players or other house rules.
watch-live = On now
watch-finished = A finished game
watch-open = Watch
watch-rating = Rating { $points }
daily-title = The daily door
daily-left = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } min left
}
daily-open = Open the door
daily-go-on = Go on
daily-see = How you did
