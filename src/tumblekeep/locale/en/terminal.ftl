### The terminal: play, replay, and the small commands

ui-language = English
ui-now-speaking = English from now on.
ui-yes = yes
ui-no = no

## Before the game

ui-which-game = Which game?
ui-who-plays = Who plays ({ $low } to { $high })? Type names separated by commas; “bot” is a bot, “bot:random” a careless one.
ui-begin = Begin
ui-form-game = Game
ui-form-seats = Who plays (names separated by commas; “bot” takes a seat too)
ui-form-dice = Dice
ui-form-resume = Resume
ui-form-language = Language
ui-form-hint = Enter begins · ←→ change a value · Tab to the names · Esc leaves
ui-dice-sampled = the computer rolls
ui-dice-reported = you roll real dice and type the results
ui-form-throws = Throws
ui-throws-aimed = you aim and the die flies
ui-throws-sampled = the computer throws for you
ui-throws-reported = you throw real dice and say where they land
ui-no-document = none
ui-facts = { $low ->
    [one] { $high ->
        [one] 1 seat
       *[other] 1 to { $high } seats
    }
   *[other] { $low } to { $high } seats
}, { $short } to { $long } minutes
ui-option-form = “{ $text }” is not an option: write --option name=value.
ui-seats-empty = A name is missing between two commas.
ui-seats-long = The name “{ $name }” is too long: at most { $most } letters.
ui-seats-name = { $name } can’t be a name.
ui-seats-twice = Two players are called { $name }. Give them different names.
ui-seats-bot = There is no bot “{ $bot }”. The bots are: { $known }.

## At the table

ui-tale = The tale
ui-kept = saved in { $name }
ui-unsaved-short = NOT SAVED
ui-unsaved = The last answer was not saved: { $why } The next answer will try again.
ui-dice-title = Dice
ui-bot-thinks = { $name } (bot) is thinking.
ui-bot-plays = A bot plays the rest of { $name }’s turn.
ui-bot-plays-other = A bot plays for { $name } until the end of { $whose }’s turn.
ui-bot-plays-together = A bot plays for { $name } until the next turn begins.
ui-bot-played = A bot has played { $name }’s turn. Press u to undo.
ui-bot-played-other = A bot has played for { $name }. Press u to undo.
ui-turn = turn { $turn } of { $turns }: { $whose }
ui-turn-everybody = everybody
ui-turn-none = before the first turn
ui-undone = Undone: { $name } decides again.
ui-undone-turn = Undone, back to turn { $turn }: { $name } decides again.
ui-undone-roll = Undone: type that roll again.
ui-nothing-to-undo = There is nothing to undo: nobody has decided anything yet.
ui-why-nothing = Nothing is asked now.
ui-no-clause = The rules have no text for this clause.
ui-clause-marked = { $clause } ({ $mark })
ui-mark-ours = our ruling
ui-mark-partly = partly ours
ui-marks-ours = Our ruling: the published rules do not settle this, so we decided it.
ui-marks-partly = Partly ours: the published rules say part of this, and we settled the rest.
ui-no-secrets = You have no secrets: you see what everybody sees.
ui-keyboard = Keyboard
ui-pass-keyboard = Pass the keyboard to { $name }. Everybody else looks away. Then press Enter.
ui-pass-hint = Enter shows what only you may see.
ui-hide-again = Press Enter to hide it again.
ui-card-close = Esc or Enter closes · ↑↓ scroll
ui-over = The end
ui-again = Play again with the same people
ui-take-back = Undo the last decision
ui-leave = Leave
ui-winners = Winner: { $names }
ui-score = { $name }: { $score }
ui-part = { $what } ({ $count })
ui-key-why = why?
ui-key-hint = hint
ui-key-undo = undo
ui-key-bot = bot plays
ui-key-table = table
ui-key-language = français
ui-key-private = my secrets
ui-key-help = help
ui-key-quit = quit
ui-quit-words = The game is saved in { $path }
    Resume it with: tumblekeep play --resume { $with }
ui-quit-hint = Enter leaves · Esc stays
ui-help-kept = This game is saved in
ui-help-seed = Seed
ui-help = Choose with 1 to 9 and letters, with ↑↓ and Enter, or with the mouse.
    w  why am I asked this, and why can’t I do that? Shows the clauses.
    h  a hint: what would a master do? Hints are counted.
    u  undo the last decision of anybody here. The same choice rolls the same dice.
    b  a bot plays the rest of my turn
    t  show only the table, or everything again
    e  ask me everything, even what changes nothing, or stop asking that
    s  use something though nobody asks me, or back to the question
    l  en français
    v  my secrets, when several people share the keyboard
    q  quit; every answer is saved as you give it
    PgUp and PgDn scroll the table.
    While you type in dice, F1 to F8 and F10 do the same.

## Line by line

ui-lines-hello = Type a number to choose. ? explains the question and the other commands.
ui-lines-help = Type a number, or the beginning of a choice.
    w  why am I asked this? Shows the clauses.
    t  show the whole table again
    h  a hint: what would a master do? Hints are counted.
    u  undo the last decision; the same choice rolls the same dice
    b  a bot plays the rest of my turn
    e  ask me everything, even what changes nothing, or stop asking that
    s  use something though nobody asks me, or back to the question
    l  en français
    v  my secrets, when several people share the keyboard
    q  quit; every answer is saved as you give it
    While you type in dice, put a colon before a command: :u
ui-recommended = recommended
ui-coach = Coach: { $words }
ui-coach-key = (F9: silence)
ui-coach-off = The coach is silent now; { $key } turns it on again.
ui-coach-speaks = The coach is on again.
ui-coach-help = { $key }  turn the coach off or on
ui-first-word = first
ui-first-offer = Never played it? Type “{ $word }” for the recommended first game.
ui-first-none = { $game } has no recommended first game.
ui-form-first = First game
ui-form-first-yes = as recommended
ui-form-first-no = my own choice
ui-hint-thinking = Thinking…
ui-hint-nothing = There is nothing to choose right now.
ui-hints = Hints: { $count }
ui-lines-question = { $name }: { $prompt } ({ $clause })
ui-lines-over = Enter quits, u undoes the last decision.{ " " }
ui-not-now = Not now: { $label }. { $reason } ({ $clause })
ui-and-more = { $label } (and { $more } more)
ui-type-a-number = Type a number from 1 to { $most }, or ? for help.
ui-not-a-number = “{ $typed }” is not one of the choices. Type a number from 1 to { $most }.
ui-several-begin = “{ $typed }” could be: { $labels }.
ui-field = { $name }: { $value }
ui-between = { "; " }
ui-track = { $name }: { $now } of { $most }
ui-dice = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
}
ui-dice-number = { $count ->
    [1] a { $face }
    [2] two { $face }s
    [3] three { $face }s
    [4] four { $face }s
    [5] five { $face }s
    [6] six { $face }s
   *[other] { $count } × { $face }
}
ui-track-under = { $name } { $now } of { $most }
ui-track-bare = { $now } of { $most }
ui-best = { $value } (best)
ui-passed = { $prompt } Passed for you: { $why }.
ui-moot-unchanged = nothing has changed since your last no
ui-moot-later = what is left to do here can wait
ui-moot-settled = it already goes your way
ui-moot-hopeless = nothing you have can change this
ui-moot-nothing = there was nothing to gain
ui-asks-everything = From now on you are asked everything, even what changes nothing.
ui-use-nothing = Nobody here can use anything of their own accord now.
ui-passes-moot = From now on questions that change nothing pass by themselves.
ui-roll = next roll: { $word } { $share }%
ui-roll-win = win
ui-help-keys = The keys

## Real dice

ui-for = { $name }: { $prompt }
ui-report-dice = { $prompt } ({ $clause }). What do the real dice show?
ui-report-draw = { $prompt } ({ $clause }). What comes up?
ui-report-person = { $prompt } ({ $clause }). Who is it?
ui-report-throw = { $prompt } ({ $clause }). Where does it lie?
ui-report-order = One kind after the other, in this order, or each after its name and a colon.
ui-report-range = { NUMBER($first) } to { NUMBER($last) }
ui-report-also = { $name } ({ $short })
ui-report-numbered = { $number }. { $name }
ui-report-rest = … (F1)
ui-help-names = What you can type
ui-report-pool = { $count } × { $die }: { $faces }
ui-report-die = { $die }: { $faces }
ui-report-bag = One of these: { $things }
ui-report-thrown = Dice thrown: { $dice }.
ui-report-demands = Special throw: { $demands }.
ui-report-places = Where it lies: { $places }. Between two sections: { $between }.
ui-report-more = Add, if it applies: { $more }.
ui-report-dice-order = One after the other, separated by slashes: { $example }.
ui-report-doubt = If in doubt, give both readings and the Leader decides: { $example }.
ui-report-either = { $one } { told-or } { $other }
ui-report-sign = { $value } { $sign }
ui-report-and-then = { $first } / { $then }
ui-report-record = a landing in the format of saved games
ui-report-covers = { told-covers } { $die }
ui-report-flip = Say: { $words }. You may add where its centre lies, in millimetres away from you and to your left: 40 -25.
ui-report-how = { $short } For example: { $example } · All names: ? · Commands: :u :w :q
ui-report-short-dice = Type what they show, or press Enter to let the computer roll.
ui-report-short-draw = Type what comes up, or press Enter to let the computer draw.
ui-report-short-person = Type who it is, or press Enter to let the computer draw lots.
ui-report-short-throw = Type where it lies, or press Enter to let the computer throw.
ui-misread-empty = Type what the dice show.
ui-misread-long = That is far too long for a roll.
ui-misread-face = None of these dice has “{ $word }”. They show: { $faces }.
ui-misread-face-of = { $die } has no “{ $word }”. It shows: { $faces }.
ui-misread-unclear = “{ $word }” can be read in two ways. Put a comma after each die.
ui-misread-count = { $wanted ->
    [one] 1 die was rolled (type: { $die }), but you typed { $given }.
   *[other] { $wanted } dice were rolled (type: { $die }), but you typed { $given }.
}
ui-misread-groups = { $wanted } groups of dice were rolled, but you typed { $given }. Put a slash between groups.
ui-misread-die = No “{ $die }” die was rolled. Rolled: { $known }.
ui-misread-thing = “{ $word }” can’t be drawn. You can draw: { $known }.
ui-misread-several = “{ $word }” could be: { $several }.

## Throws

ui-skill = “{ $typed }” is not a skill. Use { $known }, or a number from 0 to 1.
ui-aim = { $prompt } ({ $clause }). Aim.
ui-aim-how = Default: { $aim }. Press Enter to throw like this, or type what to change. aim: degrees to the left, power: 0 to 100, arc: degrees upwards, place: centimetres to the left. Commands: u w b q, ? explains them
ui-aim-typed = aim { $aim } power { $power } arc { $arc } place { $place }
ui-aim-aim = Direction: { $number }° (to the left; minus is right)
ui-aim-power = Power: { $number } of 100
ui-aim-arc = Arc: { $number }° upwards
ui-aim-place = Place: { $number } cm to the left of the middle
ui-aim-keys = ↑↓ choose a row · ←→ change it, with Shift by ten · Enter throws
ui-aim-flight = The flight
ui-aim-picture = Picture: { $path }
ui-aim-misread = “{ $typed }” is not an aim. For example: aim -3 power 45 arc 12
ui-aim-aim-range = aim goes from { $low } to { $high } degrees.
ui-aim-power-range = power goes from { $low } to { $high }.
ui-aim-arc-range = arc goes from { $low } to { $high } degrees.
ui-aim-place-range = place goes from { $low } to { $high } centimetres.
ui-aim-refused = Nobody can throw like that: { $why }
ui-aim-missing = Aiming needs the physics engine, which is not installed, so the computer throws for you by skill. Install it with: pip install "tumblekeep[throw]"
ui-untaught = { $count ->
    [one] { $names } would look ahead, but nothing has been learned for this way to play yet: { $names } plays steadily. To learn: tumblekeep lab train { $game }
   *[other] { $names } would look ahead, but nothing has been learned for this way to play yet: they play steadily. To learn: tumblekeep lab train { $game }
}

## Saved games

ui-saved-in = The game is saved in { $path }
ui-go-on-with = Resume it with: tumblekeep play --resume { $path }
ui-resumed = Back at the table.
ui-resumed-damaged = { $why } The game continues from there; the damaged file is kept beside it.
ui-shelf-missing = There is no file { $path }.
ui-shelf-folder = { $path } is a folder, not a saved game.
ui-shelf-large = { $path } is too large for a saved game.
ui-shelf-unreadable = { $path } can’t be read: { $why }.
ui-shelf-unwritable = { $path } can’t be written: { $why }.
ui-shelf-exists = { $path } already exists. Resume it with --resume, or choose another name.
ui-shelf-busy = { $path } is already being played on this computer.
ui-shelf-not-text = Line { $line }: this is not text. Everything before it is kept.
ui-document-large = { $path } is too large.
ui-document-not-text = { $path } is not text (UTF-8).
ui-document-not-json = { $path }, line { $line }, column { $column }: this is not JSON ({ $why }).

## Replay

ui-replay-title = Replay
ui-replay-seat = There is no seat { $seat } in this game. Seats are counted from 0 to { $last }.
ui-replay-place = Answer { $number } of { $count }, { $turn }
ui-replay-start = Before the first answer
ui-replay-answer = { $name }: { $prompt } → { $answer } ({ $clause })
ui-replay-fate = Dice
ui-replay-jump = Go to answer (0 to { $count }):
ui-replay-no-such = “{ $typed }” is not a number from 0 to { $count }.
ui-replay-damaged = { $why } Everything before it can be replayed.
ui-replay-lines = Enter steps forward, b back, n and p go by turns, a number jumps, a goes to the end, t shows the table, q quits.
ui-key-forward = step
ui-key-turns = turn
ui-key-ends = ends
ui-key-jump = jump
ui-key-auto = auto
ui-key-stop = stop
ui-replay-unknown = There is no command “{ $typed }” here.

## Lists, comparisons, new games, documents

ui-games-option = { $name } ({ $label }): { $values }
ui-games-range = { $low } to { $high }
ui-games-usual = { $values }; default { $usual }
ui-games-document = a file
ui-simulate-doing = { $title }, { $seats } × { $bot }
ui-simulate-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $title }, { $seats } × { $bot }
ui-simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
ui-simulate-others = { $count } others
ui-simulate-outcome = Outcome
ui-simulate-games = Games
ui-simulate-share = Share
ui-simulate-score = Score: mean { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, median { NUMBER($middle, maximumFractionDigits: 1) }, from { $least } to { $most }
ui-simulate-wins = Wins by seat: { $wins }
ui-simulate-pace = { $answers } answers, { $pace } per second
ui-simulate-count = --games takes a number from 1 to { $most }.
ui-saves-none = There are no saved games in { $folder } yet. “tumblekeep play” begins one and saves it by itself.
ui-saves-line = { $game }: { $players } ({ $answers ->
    [one] one answer
   *[other] { $answers } answers
})
ui-saves-more = “tumblekeep play --resume FILE” goes on, “tumblekeep replay FILE” shows it again, “tumblekeep analyse FILE” looks back.
ui-pack-which = Which pack? Give a folder, or a name from “tumblekeep pack list”.
ui-pack-new = A new pack needs a name and a game: “tumblekeep pack new NAME GAME”. Or copy one: “tumblekeep pack new NAME --from PACK”.
ui-pack-show = Of which game? “tumblekeep pack show GAME” lists its content files.
ui-pack-show-more = For values and their ranges: “tumblekeep pack show { $game } FILE [ROW]”. For words: “tumblekeep pack show { $game } messages [WORD]”.
ui-pack-range = { $low } to { $high }
ui-pack-made = { $path } is ready to play. Change its files, then run “tumblekeep pack check”.
ui-pack-checking = Checking the words and playing games, for up to { $seconds } seconds of processor time...
ui-pack-seconds = --seconds takes a number from 1 to { $most }.
ui-pack-check-ended = The check broke off: the game takes too much time or memory with this pack. Look for a number that is far too large, or give it more time with --seconds (now { $seconds }).
ui-pack-check-short = Time was up: { $tried } of { $ways } ways to sit down were played. --seconds gives it more than { $seconds }.
ui-pack-checked = { $pack } for { $game } ({ $fingerprint }): { $changed ->
    [one] one value changed
   *[other] { $changed } values changed
}, played in { $ways ->
    [one] one way to sit down
   *[other] { $ways } ways to sit down
}, { $faults ->
    [0] no errors.
    [one] one error.
   *[other] { $faults } errors.
}
ui-pack-too-many = “{ $typed }” is one argument too many. See “tumblekeep pack { $task } --help”.
ui-pack-same = There is no difference.
ui-lab-watch = Watch it live, on this computer, until it is over: { $address }
ui-lab-nothing-left = All these games had already been played.
ui-lab-resume = { $file } is not a results file: “lab resume” takes NAME.parquet. To play a study, run “tumblekeep lab run { $file }”.
ui-lab-run = { $file } is a results file: “lab { $task }” takes STUDY.toml. To continue it, run “tumblekeep lab resume { $file }”.
ui-lab-unwritten = { $file } can’t be read or written: { $why }
ui-lab-wrote = Report: { $page }; numbers: { $numbers }; games: { $results }
ui-lab-stopped = Stopped; { $games } more games are kept. Continue with: tumblekeep lab resume { $file }
ui-lab-jobs = --jobs takes a number from 1 to { $most }.
ui-lab-needs = This needs a package that is not installed ({ $why }). Install tumblekeep with the extra “lab”, or “cluster” for a cluster.
ui-lab-cost = One game of the lab costs { $cost } plain ones here, so these cost as much as { $games } plain games. The report counts that in what they are worth.
ui-lab-foreseen = { $case }: the precision will take about { $games ->
    [one] 1 game
   *[other] { $games } games
} of each of { $variants ->
    [one] 1 variant
   *[other] { $variants } variants
}; about { $minutes } min more at this pace.
ui-lab-took = { $games } games in { $seconds } s, { $pace } per second
ui-lab-count = --games takes a number from { $least } to { $most }.
ui-lab-missing = Training needs a package that is not installed ({ $why }). Install tumblekeep with the extra “lab”.
ui-lab-goalless = { $game } does not define a goal, so there is nothing to learn.
ui-lab-solve-hidden = { $game } has hidden parts, so its ends can’t be solved exactly. Choose a game in which everything is open.
ui-lab-solve-where = “{ $where }” is no bound. Write a feature, <=, >= or =, and a number, such as “dice<=2”. The features are: { $known }.
ui-lab-solving = Solving { $setting }
ui-lab-solved-none = { $setting }: no position was small enough. Allow more with --nodes.
ui-lab-solved = { $setting }: { $positions } positions solved exactly; the worst option loses { $stake } on average
ui-lab-solved-level = { $level }: loses { $loss } on average, perfect in { $perfect } of { $positions }
ui-lab-solved-dear = game { $game }, { $ask }: masterful takes { $took }, best is { $best }; loses { $loss }
ui-lab-setting = There is no setting “{ $setting }”. The settings are: { $known }.
ui-lab-unknown = { $setting }: nothing has been learned for these rules.
ui-lab-learning = Still learning from the games played so far; the file will be written in a moment. Press Ctrl-C again to discard them.
ui-lab-trained = { $file }: { $games } games, { $positions } positions, explains { NUMBER($explained, minimumFractionDigits: 2, maximumFractionDigits: 2) } of the outcome; { $size } kB, { $seconds } s
ui-lab-calibration = { $setting }: predicted and actual, in { $games } new games
ui-lab-which = Name a game, or check every way to play with --all.
ui-lab-ways = { $ways } ways to play; { $left } are left to check.
ui-lab-ways-stopped = Stopped; { $left } ways to play are left. Start it again to go on.
ui-lab-way = { $number } { $way }: { $games } games, furthest tenth off by { NUMBER($furthest, minimumFractionDigits: 3, maximumFractionDigits: 3) } (by chance { NUMBER($chance, minimumFractionDigits: 3, maximumFractionDigits: 3) }), Brier { NUMBER($brier, minimumFractionDigits: 3, maximumFractionDigits: 3) }, told { NUMBER($start, minimumFractionDigits: 3, maximumFractionDigits: 3) } at the start, came { NUMBER($came, minimumFractionDigits: 3, maximumFractionDigits: 3) }: { $shown ->
    [yes] may be shown
   *[no] is not shown
}
ui-lab-table-folder = { $game } is installed without its sources: say with --folder where the table goes.
ui-lab-foretold = predicted
ui-lab-came = actual
ui-lab-elsewhere = Written to { $folder }, which no program reads by itself. Put the files into the folder models of the sources of { $game }.
ui-lab-positions = positions
ui-lab-furthest = Largest gap: { NUMBER($gap, minimumFractionDigits: 3, maximumFractionDigits: 3) } (true odds would differ by { NUMBER($chance, minimumFractionDigits: 3, maximumFractionDigits: 3) } by chance)
ui-new-game-made = { $title } is ready in { $folder }. Its tests: { $tests }
ui-new-game-next = Play it now: tumblekeep play { $slug }. Then read docs/add-a-game.md.
ui-new-game-name = “{ $name }” can’t be the name of a game. Use lower-case letters, digits and underscores, starting with a letter, 3 to 30 in all.
ui-new-game-taken = “{ $name }” is taken: { $path } already exists.
ui-new-game-word = “{ $name }” is a Python keyword. Choose another name.
ui-new-game-no-sources = A new game is written into a copy of the sources, and { $path } is not one.
ui-check-well = { $tried ->
    [0] ✓ { $check }
    [one] ✓ { $check } (1 setup)
   *[other] ✓ { $check } ({ $tried } setups)
}
ui-check-wrong = ✗ { $check }: { $why }
ui-check-verdict = { $wrong ->
    [0] { $game } passes every check.
    [one] { $game } fails 1 check.
   *[other] { $game } fails { $wrong } checks.
}
ui-games-fault = Not playable: { $game } (package { $package }): { $why }
ui-new-package-made = { $title } is ready in { $folder }. Next: pip install -e { $folder }, then tumblekeep check-game { $slug }.
ui-new-game-list = { $path } has no line GAMES = (...) to add the name to.
ui-document-fine = { $path } is a valid { $kind } for { $title }.
ui-document-wrong = { $count ->
    [one] { $path } has 1 error:
   *[other] { $path } has { $count } errors:
}
ui-document-no-game = No game here accepts a { $kind } of your own.
ui-throw-missing = Throwing needs a package that is not installed: { $why }. Install it with: pip install "tumblekeep[throw]"
ui-broken = Something went wrong: { $why }. Nothing is lost: the game is saved in { $path }. Please report this with that file.

## Lessons

ui-learn-games = Lessons, two to four minutes each:
ui-learn-game = tumblekeep learn { $slug }   { $title }
ui-learn-hello = { $title }: a lesson. Type a number to choose; ? explains the rest.
ui-learn-step = [{ $number }/{ $steps }] { $words }
ui-learn-go-on = Press Enter to go on.{ " " }
ui-learn-again = Nothing has changed: choose again.
ui-learn-over = That was the lesson. Now for real: tumblekeep play { $slug }
ui-learn-help = Type a number, or the beginning of a choice; press Enter when nothing is asked.
    t  show the whole table again
    l  en français
    q  quit
ui-person-made = { $name } is a person at { $server } now. The key is in { $file }: keep it to yourself. Play with “tumblekeep play --as”.
ui-person-nobody = No keys of persons are on this machine. “tumblekeep person new NAME --server URL” makes one.
ui-person-none = There is no key of { $name } on this machine. “tumblekeep person list” shows whose are; “tumblekeep person new” makes a person.
ui-person-file = The keys in { $file } can’t be read. Mend or remove the file.
ui-person-server = { $server } is no server’s address. It begins with http:// or https://.
ui-person-refused = { $server } refused: { $why }
ui-person-unreached = { $server } can’t be reached ({ $why }).
ui-person-stays = The saved game stays: add it on the page under “My games”.
ui-person-seat = { $name } is not among the seats. Name them in --seats, or leave --seats out.
ui-person-kept = The game is in the list of { $name } at { $server }.

# The daily door.
ui-daily-hello = The daily door, { $day }
ui-daily-game = { $game }, { $bots ->
    [0] alone
    [one] with one bot
   *[other] with { $bots } bots
}
ui-daily-ten-throws = { $game }: ten throws
ui-daily-schedule = Behind the daily door (days begin at midnight, UTC):
ui-daily-alone = You play on this machine, and nothing counts. With --as NAME you play on a server, and the try counts.
ui-daily-goes-on = You go on where you left.
ui-daily-left = You can go on later: type the same command again.
ui-daily-thinking = Working out what your choices were worth…
ui-daily-result = Result { $value }
ui-daily-skill = Skill { $value }
ui-daily-luck = Luck { $value }
ui-daily-counts = { $name }, this try counts. You can leave and come back. Time left: { $hours } h { $minutes } min.
ui-daily-practises = This is practice on { $server }: it counts for nothing.
ui-daily-had = { $name } has had the try of this day. Practise with --practice.
ui-daily-uncounted = The server has not counted this try: it ended more than an hour after its day.
ui-daily-page = All rankings and what the masterful player would have done: { $server }/daily
ui-daily-lost = The connection to { $server } is lost. Your try is safe: type the same command again to go on.
ui-daily-bot = Bot { $number }
ui-daily-aim = Enter throws { $aim }; type what you change. q leaves.
ui-daily-aim-first = aim: degrees to the left, power: 0 to 100, arc: degrees upwards, place: centimetres to the left.
ui-daily-sum = { $points ->
    [one] One point
   *[other] { $points } points
} after { $thrown ->
    [one] one throw.
   *[other] { $thrown } throws.
}
ui-daily-thrown = { $points ->
    [one] All ten are thrown: one point.
   *[other] All ten are thrown: { $points } points.
}
ui-daily-no-day = “{ $day }” is not a day. Write it as 2026-11-18.
ui-daily-closed = The door of { $day } can’t be opened: only today and the past year can be played.
ui-daily-help = Type a number, or the beginning of a choice.
    w  why am I asked this? Shows the clauses of the rules.
    t  the whole table
    l  français
    q  leave; the same command goes on later
