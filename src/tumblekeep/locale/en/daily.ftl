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
daily-streak = { $days ->
    [one] one day
   *[other] { $days } days in a row
}, { $rests ->
    [0] no days of rest left this month
    [one] one day of rest left this month
   *[other] { $rests } days of rest left this month
}
daily-one-try = One try counts. You can leave and come back to it.
daily-practise = Practise
daily-past = This day is over: you can play it, but it no longer counts.
daily-unranked = Here the door can be played, but nothing is ranked.
daily-counting = Working out what your choices were worth…
daily-look-back = Look back
daily-share = Share
daily-copied = Copied
daily-share-head = tumblekeep · { $day } · { $game }
daily-result = Result
daily-skill = Skill
daily-luck = Luck
daily-by-result = By result
daily-by-skill = By skill
daily-result-about = How the game ended.
daily-skill-about = What your choices gained over a steady player’s, without luck.
daily-rank = Place { $rank } of { $total }
daily-percentile = as good as or better than { $share } %
daily-distribution = How many reached what
daily-here = you are here
daily-friends = Friends
daily-best = The best
daily-you = You
daily-somebody = somebody
daily-after = Afterwards
daily-spot = You chose “{ $chosen }”. The masterful player would take “{ $better }”: worth { $gain } more.
daily-others-right = { $share } % chose “{ $usual }” here. Your “{ $chosen }” was worth { $gain } more.
daily-others-wrong = { $share } % chose “{ $usual }” here. That was worth { $gain } more than your “{ $chosen }”.
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
