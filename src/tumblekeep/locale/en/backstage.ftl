### The pages of looking back, puzzles, designers and operators: fetched only there, so that the first page stays light.

editor = A pack of your own
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
operator-title = The operator’s page
operator-key = Key
operator-key-text = For whoever runs this server. The key is the one it was started with; it stays in this tab.
operator-enter = Enter
operator-leave = Forget the key
operator-runs = What runs
operator-people = What players report of others
operator-from-page = from their page
operator-no-people-reports = No report waits.
operator-by-seat = by seat { $seat }
operator-noted = Dealt with
operator-about-words = what they say
operator-about-name = their name
operator-about-play = how they play
operator-about-other = something else
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
puzzles-line = Positions from bot games with one clearly best choice.
puzzles-none = There are no puzzles for these rules yet.
puzzle-ask = What is best here?
puzzle-for = { $count ->
    [one] alone
   *[other] for { $count } players
}
puzzle-next = Next puzzle
puzzle-solved = solved
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
puzzle-theme-die = Which die
puzzle-theme-buy = At the shop
puzzle-theme-rethrow = Throw again?
puzzle-theme-announce = Adding damage
puzzle-theme-move = Which way
puzzle-theme-room = Which door
puzzle-theme-trade = Trading
puzzle-theme-swap = Trading
puzzle-theme-divine = Who is healed
puzzle-theme-herb = Who is healed
puzzle-theme-window = When to use what
puzzle-theme-ability = When to use what
puzzle-theme-benefit = When to use what
puzzle-theme-weapons = Which weapon
puzzle-theme-scar = Scars
puzzle-theme-order = What comes first
puzzle-theme-water = Which die
puzzle-theme-armor = Armor and blows
puzzle-theme-block = Armor and blows
puzzle-theme-riposte = Armor and blows
puzzle-theme-spikes = Armor and blows
puzzle-theme-second = Keep this throw?
puzzle-theme-cancel = Keep this throw?
puzzle-theme-flip-again = Keep this throw?
puzzle-theme-flurry = Throw again?
puzzle-theme-surplus = What to carry
puzzle-theme-receive = Who gets it
puzzle-theme-beer = Who gets it
puzzle-theme-colour-named = Naming a colour
puzzle-theme-agree = Backing down
puzzle-theme-overrule = Backing down
puzzle-theme-crystal = When to use what
puzzle-theme-charmed = When to use what
puzzle-theme-fury = Adding damage
puzzle-theme-ballad = When to use what
puzzle-theme-break = What to give up
puzzle-theme-other = Other choices
throw-puzzle-theme-plain = A plain throw
throw-puzzle-theme-demand = The foe’s demand
throw-puzzle-theme-weapon = Weapon or not
throw-puzzle-theme-choice = Which weapon
throw-puzzle-theme-both = Two demands at once
throw-puzzle-theme-last = The last die
throw-puzzle-theme-icebergs = Among icebergs
throw-puzzles-line = A foe, a few dice, and what they demand. Each die is thrown once, by hand.
throw-puzzle-ask = Die { $number } of { $of }: { $die }
throw-puzzle-life = { $left } of { $life } life left
throw-puzzle-dice = The dice, in order
throw-puzzle-weapons = Weapons you may declare for this throw
throw-puzzle-bare = without a weapon
throw-puzzle-dealt = { $damage } damage: { $left ->
    [0] it falls
   *[other] { $left } life left
  }
throw-puzzle-solved = It falls. Well thrown.
throw-puzzle-lost = It still has { $left } life, and there is no die left.
throw-puzzle-throw = Throw { $number } ({ $die }, { $damage } damage).
throw-puzzle-chances = Chances of an average hand at this point:
throw-puzzle-solved-by = Bots that do it: { $careless } of the careless, { $steady } of the steady, { $shrewd } of the shrewd, { $masterful } of the masterful ones.
puzzle-solved-by = Bots that find it: { $steady } of the steady, { $shrewd } of the shrewd, { $masterful } of the masterful ones.
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
