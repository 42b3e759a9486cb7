# Looking back at a game: the same words in the terminal and on the page.

look-title = Looking back
look-measure-won = Chance to win
look-measure-points = Expected points
look-share = { NUMBER($value, maximumFractionDigits: 0) }%
look-points = { NUMBER($value, maximumFractionDigits: 1) }
look-change-won = { $value } pp
look-change-points = { $value }
look-start = At the start
look-end = At the end
look-end-so-far = As it stands
look-luck = Luck
look-skill = Choices
look-others = Others’ choices
look-accuracy = Accuracy
look-chosen = Choices made
look-player = Player
look-party = The party
look-everybody = Nobody’s own dice
look-luck-what = What dice, draws and throws gave beyond their average.
look-skill-what = What choices gave away beside the best ones; 0 is perfect.
look-others-what = What the others’ mistakes gave you.
look-accuracy-what = Of what was at stake in the choices, how much was kept.
look-sum = { $start } at the start, { $luck } by luck, { $skill } by choices: { $end } at the end.
look-sum-others = { $name }: { $start } at the start, { $luck } by luck, { $skill } by own choices, { $others } by the others’: { $end } at the end.
look-turning = Turning points
look-turning-none = Nothing changed much.
look-at = [{ $number }] turn { $turn }: { $words } { $change }
look-mistakes = Mistakes
look-mistakes-none = No choice gave much away for sure.
look-mistake = [{ $number }] { $name }: { $prompt } { $chosen } was chosen; better: { $best } ({ $given }).
look-how-valued = The odds between turns are learned from many games of steady players; each option was played to the end of the turn with the same luck.
look-how-played = Each option was played to the end by steady players with the same luck; small differences are chance.
look-unfinished = The game is not over: this is how it stands.
look-doing = Looking back
look-stopped = Stopped. The file is as it was.
look-nothing = Nothing has been played here yet.

# Before a choice: what its options come to, and what the masterful player would do.

hint-take = { $option }
hint-ahead-won = It comes to a { NUMBER($value, maximumFractionDigits: 0) }% chance to win; the next best to { NUMBER($other, maximumFractionDigits: 0) }%: “{ $option }”.
hint-ahead-points = It comes to { NUMBER($value, maximumFractionDigits: 1) ->
        [one] { NUMBER($value, maximumFractionDigits: 1) } point on average
       *[other] { NUMBER($value, maximumFractionDigits: 1) } points on average
    }; the next best to { NUMBER($other, maximumFractionDigits: 1) }: “{ $option }”.
hint-close-won = Much the same as “{ $option }”: a { NUMBER($value, maximumFractionDigits: 0) }% chance to win against { NUMBER($other, maximumFractionDigits: 0) }%, if everybody goes on steadily.
hint-close-points = Much the same as “{ $option }”: { NUMBER($value, maximumFractionDigits: 1) ->
        [one] { NUMBER($value, maximumFractionDigits: 1) } point on average
       *[other] { NUMBER($value, maximumFractionDigits: 1) } points on average
    } against { NUMBER($other, maximumFractionDigits: 1) }, if everybody goes on steadily.
hint-unsure-won = Too few looks to tell it from “{ $option }”: a { NUMBER($value, maximumFractionDigits: 0) }% chance to win against { NUMBER($other, maximumFractionDigits: 0) }%.
hint-unsure-points = Too few looks to tell it from “{ $option }”: { NUMBER($value, maximumFractionDigits: 1) ->
        [one] { NUMBER($value, maximumFractionDigits: 1) } point on average
       *[other] { NUMBER($value, maximumFractionDigits: 1) } points on average
    } against { NUMBER($other, maximumFractionDigits: 1) }.
hint-for = For it, { $feature }: { NUMBER($value, maximumFractionDigits: 1) } rather than { NUMBER($other, maximumFractionDigits: 1) }.
hint-against = Against it, { $feature }: { NUMBER($value, maximumFractionDigits: 1) } rather than { NUMBER($other, maximumFractionDigits: 1) }.
hint-exact = Exactly reckoned: { NUMBER($value, maximumFractionDigits: 0) }% ({ $note }).
hint-exact-both = Exactly reckoned: { NUMBER($value, maximumFractionDigits: 0) }% against { NUMBER($other, maximumFractionDigits: 0) }% for “{ $option }” ({ $note }).
hint-not-learned = Nothing is learned yet for this way to play: the options were played to the end by steady players, as often as time allowed.
hint-title = The masterful one would:
promise-what = What these numbers say
promise-note-won = Chance to win if everybody goes on steadily, and how far that may be off.
promise-note-points = Points to expect if everybody goes on steadily, and how far that may be off.
promise-off-won = ±{ NUMBER($value, maximumFractionDigits: 0) }
promise-off-points = ±{ NUMBER($value, maximumFractionDigits: 1) }
promise-spoken-won = Chance to win { $value }, { $off }.
promise-spoken-points = Points to expect: { $value }, { $off }.
promise-sure-little = It is early: that says little yet.
promise-sure-some = Much is still open.
promise-sure-much = Much is settled by now.
promise-looking = Nothing is learned for this way to play: games are being played to their end.
promise-unknown = What the options come to is not known yet for this way to play.
promise-after = You chose “{ $option }”: { $value }. Best was “{ $best }”: { $other }.
promise-after-best = You chose “{ $option }”, the best: { $value }.
look-walk = Along the game, answer by answer
look-try = Try again
try-right = That is the best choice.
try-wrong = That comes to { $value }; “{ $best }” comes to { $other }.
try-unknown = That option was not looked at: it did not look promising.
try-best = best
try-yours = yours
try-then = chosen then
try-steady = the steady player’s
try-table = The table as it stands
try-how = Found by games played from here to the end by steady players, with the same luck for every option.
