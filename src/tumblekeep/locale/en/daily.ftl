### The daily door: fetched with its page.

daily-short-line = A short game, the same dice for everybody.
daily-long-line = A long game for a Saturday, the same dice for everybody.
daily-throws-line = Ten throws at the real board, the same ten for everybody.
daily-company = { $bots ->
    [0] You play alone.
    [one] A bot keeps you company.
   *[other] { $bots } bots keep you company.
}
daily-over = This day is over.
daily-tries = { $count ->
    [one] one player so far
   *[other] { $count } players so far
}
daily-streak = streak: { $days ->
    [one] one day
   *[other] { $days } days
} ({ $rests ->
    [0] no rest days left this month
    [one] one rest day left this month
   *[other] { $rests } rest days left this month
})
daily-one-try = One try counts. You can leave and come back to it.
daily-lesson = New to this game? Learn it in three minutes.
daily-rules = House rules of this day
daily-practise = Practise
daily-past = This day is over: you can play it, but it no longer counts.
daily-unranked = Here the door can be played, but nothing is ranked.
daily-counting = Working out what your choices were worth…
daily-look-back = Look back
daily-share = Share
daily-copied = Copied
daily-share-head = tumblekeep · { $day } · { $game }
daily-result = Result
daily-result-short = how the game ended
daily-skill = Skill
daily-skill-short = your choices, compared with a steady player’s
daily-luck = Luck
daily-luck-short = what the dice did for you
daily-by-result = By result
daily-by-skill = By skill
daily-result-about = How the game ended.
daily-skill-about = What your choices gained over a steady player’s, without luck.
daily-skill-rough = The odds behind it have not been confirmed for this way to play: take it as a rough guide.
daily-rank = Place { $rank } of { $total }
daily-percentile = level with or ahead of { $share } %
daily-distribution = How many reached what
daily-here = you are here
daily-friends = Friends
daily-best = The best
daily-you = You
daily-somebody = { $count ->
    [one] somebody
   *[other] { $count } players
}
daily-many = { $count }+
daily-after = Afterwards
daily-spot = You chose “{ $chosen }”. The masterful player would take “{ $better }”: { $gain }.
daily-gain-points = +{ $points }
daily-gain-won = +{ $share } % chance to win
daily-others-right = { $share } % chose “{ $usual }” here. Your “{ $chosen }” was better: { $gain }.
daily-others-wrong = { $share } % chose “{ $usual }” here. That was better than your “{ $chosen }”: { $gain }.
daily-nothing-lost = No choice gave much away.
daily-masterful = With the same dice, the masterful player came to { $result }.
daily-tomorrow = Tomorrow: how the masterful player fared with the same dice, and puzzles made of this day.
daily-puzzle = Puzzle { $number }
daily-calendar = Your calendar
daily-longest = { $days ->
    [0] No streak yet. Two missed days a month do not break one.
    [one] Longest streak: one day. Two missed days a month do not break one.
   *[other] Longest streak: { $days } days. Two missed days a month do not break one.
}
daily-legend = Saturdays have a long game and Sundays ten throws (dotted). A dashed day was a day of rest. You can still play every day, but only today counts.
daily-whole-year = The whole year
daily-day-played = played
daily-day-rested = day of rest
daily-day-open = not played
daily-fair = Are the dice fair?
daily-fair-how = The hash of each day’s secret is shown the day before; the secret itself an hour after the day. Until then it stays on the server.
daily-commitment = Hash:
daily-secret = Secret:
daily-throw = Throw { $number } of { $of }:
daily-throw-plain = a plain throw
daily-points = { $points ->
    [one] one point
   *[other] { $points } points
}
daily-kind-throws = Ten throws
daily-picture-streak = Streak: { $days }
