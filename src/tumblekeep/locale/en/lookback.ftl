# Looking back at a game: the same words in the terminal and on the page.

look-title = Looking back
look-measure-won = Chance to win
look-measure-points = Expected points
look-share = { NUMBER($value, maximumFractionDigits: 0) }%
look-points = { NUMBER($value, maximumFractionDigits: 1) }
look-change-won = { $value }%
look-change-points = { $value }
look-start = At the start
look-end = At the end
look-end-so-far = As it stands
look-luck = Luck
look-skill = Choices
look-others = Others’ choices
look-accuracy = Accuracy
look-chosen = Decisions
look-player = Player
look-party = The party
look-everybody = Shared dice
look-luck-what = Luck: how much better the dice, draws and throws were than average.
look-skill-what = Choices: what your choices lost compared with the best ones; 0 is perfect.
look-others-what = What you gained from the others’ mistakes.
look-accuracy-what = Accuracy: the share of the available gain that your choices kept.
look-sum = { $start } at the start, { $luck } from luck, { $skill } from choices: { $end } at the end.
look-sum-others = { $name }: { $start } at the start, { $luck } from luck, { $skill } from their own choices, { $others } from the others’ choices: { $end } at the end.
look-turning = Turning points
look-turning-none = There was no big turning point.
look-at = Turn { $turn }: { $words } { $change }
look-mistakes = Mistakes
look-mistakes-none = No clear mistakes.
look-mistake = { $name }, “{ $prompt }”: chose “{ $chosen }”, but “{ $best }” was better ({ $given }).
look-how-valued = The chances between turns are learned from many games between steady bots. Each option was then played to the end of the turn with the same luck.
look-how-played = Steady bots played each option to the end of the game with the same luck. Small differences are chance.
look-unfinished = The game is not over yet: this is how it stands now.
look-doing = Looking back
look-stopped = Stopped. The file has not changed.
look-nothing = Nothing has been played here yet.

# Before a choice: what its options come to, and what the masterful player would do.

hint-take = { $option }
hint-ahead-won = { NUMBER($value, maximumFractionDigits: 0) }% to win. Next best: “{ $option }”, { NUMBER($other, maximumFractionDigits: 0) }%.
hint-ahead-points = About { NUMBER($value, maximumFractionDigits: 1) } on average. Next best: “{ $option }”, about { NUMBER($other, maximumFractionDigits: 1) }.
hint-close-won = A close call with “{ $option }”: { NUMBER($value, maximumFractionDigits: 0) }% to win against { NUMBER($other, maximumFractionDigits: 0) }%.
hint-close-points = A close call with “{ $option }”: about { NUMBER($value, maximumFractionDigits: 1) } on average against { NUMBER($other, maximumFractionDigits: 1) }.
hint-unsure-won = Too early to tell it from “{ $option }”: { NUMBER($value, maximumFractionDigits: 0) }% to win against { NUMBER($other, maximumFractionDigits: 0) }%.
hint-unsure-points = Too early to tell it from “{ $option }”: about { NUMBER($value, maximumFractionDigits: 1) } on average against { NUMBER($other, maximumFractionDigits: 1) }.
hint-for = For it: { $feature }, { NUMBER($value, maximumFractionDigits: 1) } instead of { NUMBER($other, maximumFractionDigits: 1) }.
hint-against = Against it: { $feature }, { NUMBER($value, maximumFractionDigits: 1) } instead of { NUMBER($other, maximumFractionDigits: 1) }.
hint-exact = Exact odds: { NUMBER($value, maximumFractionDigits: 0) }% ({ $note }).
hint-exact-both = Exact odds: { NUMBER($value, maximumFractionDigits: 0) }%, against { NUMBER($other, maximumFractionDigits: 0) }% for “{ $option }” ({ $note }).
hint-not-learned = The bots have not learned this variant yet. They played each option to the end as often as time allowed.
hint-title = A master would choose:
# What is counted; a game may name its points itself (`promised-points`).
promised-won = chance to win
promised-number = points
promise-what = Your { $what }
promise-note = The number on each answer: your { $what }.
promise-same = It hardly matters here: about { $value } { $what } either way.
promise-best = Best choices:
promise-off-won = { $value ->
    [0] { "" }
   *[other] ±{ NUMBER($value, maximumFractionDigits: 0) }
}
promise-off-points = { $value ->
    [0] { "" }
   *[other] ±{ NUMBER($value, maximumFractionDigits: 1) }
}
promise-spoken = { $value }, your { $what }.
promise-sure-little = It is early: a rough guess.
promise-sure-some = A lot can still change.
promise-sure-much = The game is mostly decided.
promise-looking = One moment: the bots have not learned this variant, so they are playing it out.
promise-unknown = No estimate for this variant yet.
promise-after = You chose “{ $option }”: { $value }. The best was “{ $best }”: { $other }.
promise-after-best = You chose “{ $option }”, the best answer: { $value }.
look-walk = Through the game, answer by answer
look-try = Try again
try-right = Right, that is the best choice.
try-wrong = That gives { $value }; “{ $best }” gives { $other }.
try-unknown = That option was not examined because it did not look promising.
try-best = best
try-yours = yours
try-then = chosen in the game
try-steady = the steady bot’s choice
try-table = The table now
try-how = Steady bots played every option to the end of the game with the same luck.
