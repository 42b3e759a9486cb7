### The terminal: play, replay, and the small commands

ui-language = English
ui-now-speaking = English from now on.
ui-yes = yes
ui-no = no

## Before the game

ui-which-game = Which game?
ui-who-plays = Who plays ({ $low } to { $high })? Names with commas; “bot” is a bot, “bot:random” a careless one.
ui-begin = Begin
ui-form-game = Game
ui-form-seats = Who plays (names with commas; “bot” takes a chair too)
ui-form-dice = Dice
ui-form-resume = Go on with
ui-form-language = Language
ui-form-hint = Enter begins · ←→ change a value · Tab to the names · Esc leaves
ui-dice-sampled = the computer rolls
ui-dice-reported = you roll real dice and type them in
ui-form-throws = Throws
ui-throws-aimed = you aim, and the die flies
ui-throws-sampled = the computer throws for you
ui-throws-reported = you throw real dice and say where they lie
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
ui-seats-long = “{ $name }” is too long for a name; { $most } letters at most.
ui-seats-name = { $name } can’t be a name.
ui-seats-twice = Two players are called { $name }. Give them different names.
ui-seats-bot = There is no bot “{ $bot }”. There are: { $known }.

## At the table

ui-tale = The tale
ui-kept = kept in { $name }
ui-unsaved-short = NOT SAVED
ui-unsaved = The last answer is not on the disk: { $why } The next answer tries again.
ui-dice-title = Dice
ui-bot-thinks = { $name } (bot) is thinking.
ui-bot-plays = A bot plays the rest of { $name }’s turn.
ui-bot-plays-other = A bot plays for { $name } until { $whose }’s turn is over.
ui-bot-plays-together = A bot plays for { $name } until the next turn begins.
ui-bot-played = A bot has played { $name }’s turn. Press u to take it back.
ui-bot-played-other = A bot has played for { $name }. Press u to take it back.
ui-turn = turn { $turn } of { $turns }: { $whose }
ui-turn-everybody = everybody
ui-turn-none = before the first turn
ui-undone = Taken back: { $name } decides again.
ui-undone-turn = Taken back into turn { $turn }: { $name } decides again.
ui-undone-roll = Taken back: type that roll again.
ui-nothing-to-undo = Nobody has decided anything yet.
ui-why-nothing = Nothing is asked now.
ui-no-clause = The rules of this game hold no text for this clause.
ui-clause-marked = { $clause } ({ $mark })
ui-mark-ours = our ruling
ui-mark-partly = partly ours
ui-marks-ours = Our ruling: the published rules do not settle this, so we decided it.
ui-marks-partly = Partly ours: the published rules say part of this, and we settled the rest.
ui-no-secrets = You see nothing that the others don’t.
ui-keyboard = Keyboard
ui-pass-keyboard = Pass the keyboard to { $name }. Everybody else looks away. Then press Enter.
ui-pass-hint = Enter shows what only you may see.
ui-hide-again = Press Enter to hide it again.
ui-card-close = Esc or Enter closes · ↑↓ scroll
ui-over = The end
ui-again = Play again with the same people
ui-take-back = Take back the last decision
ui-leave = Leave
ui-winners = Won by: { $names }
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
ui-quit-words = The game lies in { $path }
    and goes on with: tumblekeep play --resume { $path }
ui-quit-hint = Enter leaves · Esc stays
ui-help-kept = This game lies in
ui-help-seed = Seed
ui-help = 1 to 9 and letters choose; so do ↑↓ with Enter, and the mouse.
    w  why am I asked this, and why can’t I do that? Shows the clauses.
    h  a hint: what would the masterful one do? It is counted.
    u  take back the latest decision of anybody here. The same choice rolls the same dice.
    b  a bot plays the rest of my turn
    t  the table alone, and back
    l  en français
    v  my secrets, when several people share the keyboard
    q  leave; every answer is saved as it is given
    PgUp and PgDn scroll the table.
    While you type in dice, F1 to F8 and F10 do the same.

## Line by line

ui-lines-hello = Type a number to choose. ? explains the question and the other commands.
ui-lines-help = A number, or the beginning of a choice, chooses.
    w  why am I asked this? Shows the clauses.
    t  the whole table again
    h  a hint: what would the masterful one do? It is counted.
    u  take back the latest decision; the same choice rolls the same dice
    b  a bot plays the rest of my turn
    l  en français
    v  my secrets, when several people share the keyboard
    q  leave; every answer is saved as it is given
    While you type in dice, put a colon before a command, as in :u
ui-recommended = recommended
ui-coach = Coach: { $words }
ui-coach-key = (F9: silence)
ui-coach-off = The coach is silent from now on; { $key } lets it speak again.
ui-coach-speaks = The coach speaks again.
ui-coach-help = { $key }  the coach is silent, or speaks again
ui-first-word = first
ui-first-offer = Never played it? Type “{ $word }” for the table that is recommended for a first game.
ui-first-none = { $game } recommends no table for a first game.
ui-form-first = For a first game
ui-form-first-yes = as recommended
ui-form-first-no = as you like
ui-hint-thinking = Thinking…
ui-hint-nothing = There is nothing to choose here just now.
ui-hints = Hints: { $count }
ui-lines-question = { $name }: { $prompt } ({ $clause })
ui-lines-over = Enter leaves, u takes back the last decision.{ " " }
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
ui-odds = { $word } { $share }%
ui-odds-win = win
ui-odds-tie = tie
ui-odds-lose = lose
ui-help-keys = The keys

## Real dice

ui-for = { $name }: { $prompt }
ui-report = { $prompt } ({ $clause }). What do the real dice show?
ui-report-pool = { $count } × { $die }: { $faces }
ui-report-die = { $die }: { $faces }
ui-report-bag = One of: { $things }
ui-report-thrown = Dice thrown: { $dice }.
ui-report-demands = Special throw: { $demands }.
ui-report-places = Where it lies: { $places }. Between two sections: { $between }.
ui-report-more = With it, if it is so: { $more }.
ui-report-dice = One after the other, with slashes: { $example }.
ui-report-doubt = In doubt say both, and the Leader decides: { $example }.
ui-report-either = { $one } { told-or } { $other }
ui-report-sign = { $value } { $sign }
ui-report-and-then = { $first } / { $then }
ui-report-record = a landing as a saved game keeps it
ui-report-covers = { told-covers } { $die }
ui-report-flip = Say: { $words }. If you like, where its middle lies, in millimetres away from you and to your left: 40 -25.
ui-report-how = For example: { $example }. An empty line lets the computer roll this once. Commands: ? :u :w :q
ui-report-short = Type what they show. Enter alone: the computer rolls.
ui-misread-empty = Type what the dice show.
ui-misread-long = That is far too long to be a roll.
ui-misread-face = “{ $word }” is on none of these dice. They show: { $faces }.
ui-misread-count = { $wanted ->
    [one] 1 die was rolled ({ $die }); you typed { $given }.
   *[other] { $wanted } dice were rolled ({ $die }); you typed { $given }.
}
ui-misread-groups = { $wanted } groups of dice were rolled; you typed { $given }. Put a slash between groups.
ui-misread-die = No die “{ $die }” is waiting. Rolled: { $known }.
ui-misread-thing = “{ $word }” is not there to be drawn. There is: { $known }.
ui-misread-several = “{ $word }” could be: { $several }.

## Throws

ui-skill = “{ $typed }” is not a skill: { $known }, or a number from 0 to 1.
ui-aim = { $prompt } ({ $clause }). Aim.
ui-aim-how = As usual: { $aim }. Enter throws so; type what you change. aim: degrees to the left, power: 0 to 100, arc: degrees upwards, place: centimetres to the left. Commands: u w b q, ? explains them
ui-aim-typed = aim { $aim } power { $power } arc { $arc } place { $place }
ui-aim-aim = Direction: { $number }° (to the left; minus is right)
ui-aim-power = Power: { $number } of 100
ui-aim-arc = Arc: { $number }° upwards
ui-aim-place = Place: { $number } cm to the left of the middle
ui-aim-keys = ↑↓ choose a row · ←→ change it, with Shift by ten · Enter throws
ui-aim-flight = The flight
ui-aim-picture = Picture: { $path }
ui-aim-misread = “{ $typed }” is no aim. Write for example: aim -3 power 45 arc 12
ui-aim-aim-range = aim goes from { $low } to { $high } degrees.
ui-aim-power-range = power goes from { $low } to { $high }.
ui-aim-arc-range = arc goes from { $low } to { $high } degrees.
ui-aim-place-range = place goes from { $low } to { $high } centimetres.
ui-aim-refused = Nobody can throw like that: { $why }
ui-aim-missing = Aiming needs physics, which is not installed: the computer throws for you by skill. Install it with: pip install "tumblekeep[throw]"

## Saved games

ui-saved-in = The game lies in { $path }
ui-go-on-with = Go on with: tumblekeep play --resume { $path }
ui-resumed = Back at the table.
ui-resumed-damaged = { $why } The game goes on from there; the damaged file is kept beside it.
ui-shelf-missing = There is no file { $path }.
ui-shelf-folder = { $path } is a folder, not a saved game.
ui-shelf-large = { $path } is too large for a saved game.
ui-shelf-unreadable = { $path } can’t be read: { $why }.
ui-shelf-unwritable = { $path } can’t be written: { $why }.
ui-shelf-exists = { $path } is already there. Go on with it by --resume, or choose another name.
ui-shelf-busy = { $path } is being played elsewhere on this computer.
ui-shelf-not-text = Line { $line }: this is not text. Everything before it is kept.
ui-document-large = { $path } is too large.
ui-document-not-text = { $path } is not text (UTF-8).
ui-document-not-json = { $path }, line { $line }, column { $column }: this is not JSON ({ $why }).

## Replay

ui-replay-title = Replay
ui-replay-place = Answer { $number } of { $count }, { $turn }
ui-replay-start = Before the first answer
ui-replay-answer = { $name }: { $prompt } → { $answer } ({ $clause })
ui-replay-fate = Dice
ui-replay-jump = To answer (0 to { $count }):
ui-replay-no-such = “{ $typed }” is no number from 0 to { $count }.
ui-replay-damaged = { $why } Everything before it can be replayed.
ui-replay-lines = Enter steps on, b back, n and p go by turns, a number jumps, a goes to the end, t shows the table, q leaves.
ui-key-forward = step
ui-key-turns = turn
ui-key-ends = ends
ui-key-jump = jump
ui-key-auto = auto
ui-key-stop = stop
ui-replay-unknown = “{ $typed }” means nothing here.

## Lists, comparisons, new games, documents

ui-games-option = { $name } ({ $label }): { $values }
ui-games-range = { $low } to { $high }
ui-games-usual = { $values }; usually { $usual }
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
ui-simulate-score = Score: mean { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, middle { NUMBER($middle, maximumFractionDigits: 1) }, from { $least } to { $most }
ui-simulate-wins = Wins by seat: { $wins }
ui-simulate-pace = { $answers } answers, { $pace } a second
ui-simulate-count = --games takes a number from 1 to { $most }.
ui-pack-which = Which pack? A folder, or a name from “tumblekeep pack list”.
ui-pack-new = A new pack needs a name and a game: “tumblekeep pack new NAME GAME”.
ui-pack-made = { $path } is there, and can be played at once: change its files, then “tumblekeep pack check”.
ui-pack-stopped = With { $seats } seats, game { $number }: { $why }
ui-pack-checked = { $pack } for { $game } ({ $fingerprint }): { $changed ->
    [one] one value changed
   *[other] { $changed } values changed
}, { $games } games played, { $faults ->
    [0] nothing wrong.
    [one] one fault.
   *[other] { $faults } faults.
}
ui-pack-too-many = “tumblekeep pack { $task } --help” says what it takes; “{ $typed }” is one too many.
ui-pack-same = Nothing is different.
ui-lab-nothing-left = Every game of this had been played before.
ui-lab-resume = { $file } is no file of results: “lab resume” takes NAME.parquet. To play a study, “tumblekeep lab run { $file }”.
ui-lab-run = { $file } is a file of results: “lab { $task }” takes STUDY.toml. To go on with it, “tumblekeep lab resume { $file }”.
ui-lab-unwritten = { $file } can’t be read or written: { $why }
ui-lab-wrote = Report: { $page }; numbers: { $numbers }; games: { $results }
ui-lab-stopped = Stopped; { $games } games more are kept. Go on with: tumblekeep lab resume { $file }
ui-lab-jobs = --jobs takes a number from 1 to { $most }.
ui-lab-needs = This needs a package that is not installed ({ $why }): install tumblekeep with its extra “lab”, for a cluster with “cluster”.
ui-lab-took = { $games } games in { $seconds } s, { $pace } a second
ui-lab-count = --games takes a number from { $least } to { $most }.
ui-lab-missing = Learning needs a package that is not installed ({ $why }): install tumblekeep with its extra “lab”.
ui-lab-goalless = { $game } does not say what people want of it: there is nothing to learn.
ui-lab-setting = There is no setting “{ $setting }”; there are: { $known }.
ui-lab-unknown = { $setting }: nothing has been learned for these rules.
ui-lab-learning = Still learning from the games that were played; the file is written in a moment. Ctrl-C again gives them up.
ui-lab-trained = { $file }: { $games } games, { $positions } positions, explains { NUMBER($explained, minimumFractionDigits: 2, maximumFractionDigits: 2) } of the outcome; { $size } kB, { $seconds } s
ui-lab-calibration = { $setting }: foretold and come, in { $games } games not seen before
ui-lab-foretold = foretold
ui-lab-came = came
ui-lab-positions = positions
ui-lab-furthest = Furthest apart: { NUMBER($gap, minimumFractionDigits: 3, maximumFractionDigits: 3) } (true odds would lie off by { NUMBER($chance, minimumFractionDigits: 3, maximumFractionDigits: 3) } by chance)
ui-new-game-made = { $title } is ready in { $folder }. Its tests: { $tests }
ui-new-game-next = Play it now: tumblekeep play { $slug }. Then read docs/add-a-game.md.
ui-new-game-name = “{ $name }” can’t be a game’s name: small letters, digits and underscores, a letter first, 3 to 30 in all.
ui-new-game-taken = “{ $name }” is taken: { $path } is already there.
ui-new-game-word = “{ $name }” is a word of Python. Choose another.
ui-new-game-no-sources = New games are written in a copy of the sources; { $path } holds none.
ui-check-well = ✓ { $check } ({ $tried ->
    [one] 1 way of sitting down
   *[other] { $tried } ways
})
ui-check-wrong = ✗ { $check }: { $why }
ui-check-verdict = { $wrong ->
    [0] { $game } passes every check.
    [one] { $game } fails 1 check.
   *[other] { $game } fails { $wrong } checks.
}
ui-games-fault = Not playable: { $game } (package { $package }): { $why }
ui-new-package-made = { $title } is ready in { $folder }. Next: pip install -e { $folder }, then tumblekeep check-game { $slug }.
ui-new-game-list = { $path } has no line GAMES = (...) that a name could be added to.
ui-document-fine = { $path } is a good { $kind } for { $title }.
ui-document-wrong = { $count ->
    [one] { $path } has 1 mistake:
   *[other] { $path } has { $count } mistakes:
}
ui-document-no-game = No game here takes a { $kind } of one’s own.
ui-throw-missing = The throw needs more than is installed: { $why }. Install it with: pip install "tumblekeep[throw]"
ui-broken = Something went wrong that should not have: { $why }. Nothing is lost: the game lies in { $path }. Please report it with that file.

## Lessons

ui-learn-games = Lessons, two to four minutes each:
ui-learn-game = tumblekeep learn { $slug }   { $title }
ui-learn-hello = { $title }: a lesson. Type a number to choose; ? explains the rest.
ui-learn-step = [{ $number }/{ $steps }] { $words }
ui-learn-go-on = Enter goes on.{ " " }
ui-learn-again = Nothing has changed: choose again.
ui-learn-over = That was the lesson. Now for real: tumblekeep play { $slug }
ui-learn-help = A number, or the beginning of a choice, chooses; Enter goes on where nothing is asked.
    t  the whole table again
    l  en français
    q  leave
