### Somebody to play with: looking for others, friends, reports. Fetched only by those who do.

looking-title = Looking for players
looking-unseen = Too few people have looked lately to say how long it takes.
looking-seldom = Lately few have found somebody here. Bots, or a friend by link, are quicker.
looking-usual-seconds = Usually found within a minute.
looking-usual-minutes = { $minutes ->
    [one] Usually found within a minute.
   *[other] Usually found within { $minutes } minutes.
}
looking-others = { $count ->
    [one] One other person is looking for the same.
   *[other] { $count } others are looking for the same.
}
looking-fill-in = Bots take the empty chairs in { $time }.
looking-how-many = Players
looking-players = { $count ->
   *[other] { $count } players
}
looking-any = As many as come
looking-pace = Pace
looking-live = Live
looking-days = Over days
looking-bots = Bots fill empty chairs
looking-never = Never
looking-after-seconds = After { $seconds } seconds
looking-after = { $minutes ->
    [one] After 1 minute
   *[other] After { $minutes } minutes
}
looking-counts = Count for the rating
looking-counts-more = No hints, no odds. With bots it does not count.
looking-practise = Practise meanwhile
looking-puzzle = A puzzle meanwhile
looking-change = Change
looking-stop = Stop looking
looking-ready = Your table is ready.
looking-go = Sit down

friends-title = Friends
friends-none = Nobody yet. Send somebody your link, or let them scan it.
friends-guest = As a guest you have no friends. Sit down at a table as somebody first.
friends-make = Make a friend’s link
friends-link-how = Whoever opens this link within a week becomes your friend. Up to twelve people can.
friends-here = here
friends-away = not here
friends-watch = Watch
friends-play = Play together
friends-invited = { $name } is invited.
friends-part = Remove
friends-block = Block
friends-block-title = Block { $name }?
friends-block-text = You will never be brought together, and neither sees the other anywhere. { $name } is not told.
friends-cancel = Cancel
friends-asks = Wants to be your friend
friends-yes = Yes
friends-no = No
friends-invites = { $name } invites you to { $game }.
friends-sit = Sit down
friends-blocked = Blocked
friends-unblock = Unblock
friends-hide = Friends don’t see when I am here
friends-open-title = Be friends with { $name }?
friends-open-more = You see when the other is here, and can invite each other. Nothing else.
friends-open-yes = Yes, be friends
friends-now = { $name } and you are friends.
friends-evening = This evening
friends-evening-games = { $count ->
    [one] One game
   *[other] { $count } games
}
friends-player = Player
friends-games = Games
friends-won = Won
friends-ask = Add { $name } as a friend
friends-asked = Asked. Once they say yes, you are friends.
