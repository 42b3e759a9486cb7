# Looking back at a game: the same words in the terminal and on the page.

look-title = Looking back
look-heading = { $game }: { look-title }
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
look-skill-what = Choices: what your choices gained or lost compared with a steady bot in your place.
look-others-what = Others’ choices: what they gained or cost you.
look-accuracy-what = Accuracy: how near your choices came to the best ones; 100% is perfect.
look-sum = { $start } at the start, { $luck } from luck, { $skill } from choices{ $off ->
    [yes] , { $rest } because the forecast was off
   *[no] {""}
}: { $end } at the end.
look-sum-others = { $name }: { $start } at the start, { $luck } from luck, { $skill } from their own choices, { $others } from the others’ choices{ $off ->
    [yes] , { $rest } because the forecast was off
   *[no] {""}
}: { $end } at the end.
look-turning = Turning points
look-turning-none = There was no big turning point.
look-at = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}: { $words } { $change }
look-said = { $name }: { $words }
look-mistakes = Mistakes
look-mistakes-none = No clear mistakes.
look-mistake = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}: “{ $prompt }” { $name } chose “{ $chosen }”; “{ $best }” was better ({ $given }).
look-steady-too = The steady bot makes the same mistake.
look-masterful = The masterful bot agrees.
look-steady-knew = The steady bot would have seen that.
look-how-valued = Each option was played to the end of the turn, with the same luck for all. What the game was worth there was learned from many games between steady bots.
look-yardstick = Where the masterful bot agrees, the better choice is its own. Elsewhere it is the one that did best when steady bots played on.
look-how-played = Steady bots played each option to the end of the game with the same luck. Small differences are chance.
look-unfinished = The game is not over yet: this is how it stands now.
look-doing = Looking back
look-stopped = Stopped. The file has not changed.
look-nothing = Nothing has been played here yet.

# Before a choice: what its options come to, and what the masterful player would do.

hint-take = { $option }
hint-ahead = { $value }. The next best, “{ $option }”: { $other }.
hint-close = It hardly matters: { $value }, and { $other } with “{ $option }”.
hint-unsure = Hard to tell from “{ $option }”: { $value }, and { $other } with that.
hint-because = { $sign } { $times ->
    [one] once in ten
   *[other] { $times } times in ten
} instead of { $other }.
hint-because-won = You win the game this turn
hint-number = { $option }: { $value }
value-won = { NUMBER($value, maximumFractionDigits: 0) }% to win
value-points = { NUMBER($value, maximumFractionDigits: 1) } points
legend-won = Chance to win the game
legend-points = Points at the end, on average
hint-not-learned = The bots have not learned this variant yet. They played each option to the end as often as time allowed.
hint-title = A master would choose:
promise-alike = It hardly matters here: { $value } either way.
promise-best = Best choices:
promise-looking = One moment: the bots have not learned this variant, so they are playing it out.
odds-why-unchecked = No odds here: they have not been checked for this way to play.
odds-why-off = No odds here: for this way to play they turned out to be wrong.
look-why-unchecked = This game can’t be looked back at with numbers: the odds of this way to play have not been checked.
look-why-off = This game can’t be looked back at with numbers: the odds of this way to play turned out to be wrong.
promise-unknown = No estimate for this variant yet.
promise-after = You chose “{ $option }”: { $value }. The best was “{ $best }”: { $other }.
promise-after-best = You chose “{ $option }”, the best answer: { $value }.
look-walk = Through the game, answer by answer
look-try = Try again
try-right = Right, that is the best choice.
try-wrong = That gives { $value }; “{ $best }” gives { $other }.
try-close = Nearly the best: “{ $best }” is only a little better.
try-more = { $count ->
    [one] One more option
   *[other] { $count } more options
}
try-unknown = That option was not examined because it did not look promising.
try-best = best
try-yours = yours
try-then = chosen in the game
try-steady = the steady bot’s choice
try-table = The table now
try-how = Steady bots played every option to the end of the game with the same luck.

# The page tells it as a friend would. $whose: you, name (a player's) or party.
look-chose = { $name } chooses “{ $answer }”.
look-chose-you = You choose “{ $answer }”.
look-fell = { $prompt } → { $answer }.
look-mistakes-more = { $count ->
    [one] One more mistake
   *[other] { $count } more mistakes
}
look-step = Turn { $turn }: { $words }
look-swing-won = Turn { $turn }: { $words } { $whose ->
    [you] { $way ->
        [up] Your chance to win climbs from { $from } to { $to }.
       *[down] Your chance to win falls from { $from } to { $to }.
    }
    [party] { $way ->
        [up] The chance to win climbs from { $from } to { $to }.
       *[down] The chance to win falls from { $from } to { $to }.
    }
   *[name] { $way ->
        [up] { $name }’s chance to win climbs from { $from } to { $to }.
       *[down] { $name }’s chance to win falls from { $from } to { $to }.
    }
}
look-swing-points = Turn { $turn }: { $words } { $whose ->
    [you] You can now hope for { $to } { $what } instead of { $from }.
    [party] That makes { $to } { $what } to hope for instead of { $from }.
   *[name] { $name } can now hope for { $to } { $what } instead of { $from }.
}
look-quiz = Turn { $turn }: “{ $prompt }” { $whose ->
    [you] You chose “{ $chosen }”.
   *[name] { $name } chose “{ $chosen }”.
} There was something better.
look-better = Turn { $turn }: { $whose ->
    [you] you chose “{ $chosen }”
   *[name] { $name } chose “{ $chosen }”
}; “{ $best }” was better.
look-better-won = Turn { $turn }: { $whose ->
    [you] you chose “{ $chosen }”
   *[name] { $name } chose “{ $chosen }”
}, { $value } to win. “{ $best }” was better: { $other }.
look-better-points = Turn { $turn }: { $whose ->
    [you] you chose “{ $chosen }”
   *[name] { $name } chose “{ $chosen }”
}, about { $value } { $what }. “{ $best }” was better: about { $other }.
look-mistakes-yours = Your mistakes
look-mistakes-people = The players’ mistakes
look-mistakes-yours-none = No clear mistakes of yours.
look-mistakes-others = { $count ->
    [one] One mistake of the others
   *[other] { $count } mistakes of the others
}
look-try-it = Try it
look-try-turn = Turn { $turn }: what would you do now?
look-try-next = Next mistake
look-try-close = Back to the curve
look-luck-and-skill = Luck and choices
