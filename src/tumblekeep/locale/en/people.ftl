### Who somebody is, their games and their page: fetched only there, so that the first page stays light.

people-me = You
people-my-page = My page
people-my-games = My games
people-cancel = Cancel
people-none-here = This server keeps nobody’s games: everybody plays as a guest.
people-nobody = Nobody yet
people-nobody-more = Sit down at a table and you are somebody: your games are kept under your name. There is nothing to fill in.
people-nobody-guest = You play as a guest: nothing is kept of you.
people-welcome = Welcome, { $name }

people-rename = Change your name
people-rename-save = Save
people-rename-rule = Nobody else can have this name then. You can change it once a week.
people-name-yours = This name is yours alone.
people-name-free = The name becomes yours alone once you keep it below.

people-keep = Keep it
people-keep-more = So far only this browser knows you. Keep yourself in one more place, and a lost or cleared device costs you nothing.
people-keep-done = You can come back even if this device is lost.
people-make-passkey = Make a passkey
people-add-device = Add a device
people-make-paper = Make a paper key
people-passkey-kept = Passkey kept. It works on all your devices.
people-key-device = Device
people-key-passkey = Passkey
people-key-paper = Paper key
people-key-token = Program
people-key-here = This device
people-key-used = used { $day }
people-key-remove = Take away
people-key-remove-title = Take away: { $key }?
people-key-remove-text = Whoever has it can no longer come in as you, nor play at your tables. Your games stay.
people-code-how = On the other device, scan this, or type the code at { $address }
people-code-once = Works once, for ten minutes.
people-paper-of = Paper key of { $name }
people-paper-how = Scan it, or type the words at { $address }
people-paper-once = Shown only now. Print it or write it down; it replaces any earlier paper key.
people-print = Print

people-enter = Come in
people-enter-title = Come in as yourself
people-enter-more = By a passkey, a code that another device of yours shows, or the words of your paper key.
people-enter-scanned = This device will know you from now on.
people-enter-here = Come in on this device
people-enter-passkey = With a passkey
people-enter-code = A code, or the words of a paper key

people-here = Who plays on this device
people-here-more = Choose who sits down next.
people-guest = A guest
people-guest-more = Nothing is kept
people-somebody = Somebody else
people-somebody-more = Their name at the next table
people-claim = Add older games of this device
people-claimed = { $count ->
    [0] No older games were found.
    [one] One older game is yours now.
   *[other] { $count } older games are yours now.
}

people-see = Who may see your page
people-see-private = Only you
people-see-private-more = As it is until you choose.
people-see-friends = Friends
people-see-friends-more = Those you have made friends with.
people-see-public = Everybody
people-see-public-more = Anybody with the link to your page.

people-known = Everything that is kept of you
people-known-name = Name
people-known-since = Here since
people-known-games = Finished games
people-known-open = Games going on
people-known-keys = Devices and keys
people-known-seen = Who sees your page
people-known-more = Medals, records and ratings follow from the games.
people-known-not = No e-mail, no password, no address, nothing for advertisers.
people-file = Everything as a file
people-delete = Delete me
people-delete-title = Delete { $name }?
people-delete-text = { $games ->
    [0] Your name and keys are deleted.
    [one] Your name, keys, medals and ratings are deleted. Your game stays, and its seat says “somebody”.
   *[other] Your name, keys, medals and ratings are deleted. Your { $games } games stay, and your seats say “somebody”.
}
people-delete-good = This can’t be undone.
people-delete-sure = Delete for good
people-deleted = You are deleted.

games-none = No games yet
games-none-more = Games you finish come here by themselves.
games-none-found = No game fits.
games-count = { $count ->
    [one] One game
   *[other] { $count } games
}
games-open = Going on
games-over = Finished
games-all = All games
games-any-result = Any result
games-anybody = With anybody
games-partner = { $name } ({ $games })
games-result-won = Won
games-result-lost = Lost
games-result-left = Left early
games-result-stopped = Stopped
games-imported = From a file
games-carried = From your own device, unrated
games-resume = Play on
games-look = Look back
games-share = Share
games-more = Show more
games-archive = Download all
games-import = Add a saved game
games-which = Which seat was yours?
games-added =
    { $count ->
        [one] The game is among yours now.
       *[other] { $count } games are among yours now.
    }
games-with = with { $people }
games-alone = alone
games-bot = a bot
games-somebody = somebody
games-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

profile-since = Here since { $day }
profile-bot = Program
profile-missing = There is no page of { $name } to see
profile-missing-more = Nobody has this name, or they keep their page to themselves.
profile-empty = No finished games yet
profile-empty-more = There will be something to see after the first one.
profile-empty-own = Your page begins with your first game
profile-empty-own-more = Results, records, medals and how you play: all of it comes by itself.
profile-unrated = No rating yet. Games between people on equal terms count: no bots, no odds, no hints.
profile-sure-guess = a first guess
profile-sure-rough = getting clearer
profile-sure-sure = quite sure
profile-between = { $games ->
    [one] between { $low } and { $high }, from one game
   *[other] between { $low } and { $high }, from { $games } games
}
profile-steady-mark = ↑ a steady bot
profile-won = { $won ->
    [one] 1 win
   *[other] { $won } wins
}
profile-of = { $games ->
    [one] in 1 game
   *[other] in { $games } games
}
profile-latest = The latest games
profile-records = Records
profile-medals = Medals
profile-luck-free = without luck: by your choices alone
profile-luck-skill = Luck and skill
profile-luck = Luck
profile-skill = Skill
profile-chart = { $games ->
    [one] Luck { $luck }, skill { $skill } in one game.
   *[other] Luck { $luck } and skill { $skill } on average of { $games } games.
}
profile-usual = { $share } of your choices were those of a steady player.
profile-cost = You chose “{ $chosen }” where “{ $better }” was better.
profile-cost-same = You chose “{ $chosen }”; another way was better at times.
profile-cost-else = Another choice was better at times.
profile-cost-won = That cost { $value } of a win a game.
profile-cost-points = That cost { $value } points a game.
profile-heroes = Heroes played
profile-insights-off = Want to see your luck and skill apart, and which decisions cost you most?
profile-insights-go = Look back at my games
profile-insights-on = { $games ->
    [0] Your games are being looked back at. This takes a while and goes on by itself.
    [one] One game has been looked back at.
   *[other] { $games } games have been looked back at.
}
profile-insights-stop = Stop and forget
profile-puzzles = { $count ->
    [one] One puzzle solved on this device
   *[other] { $count } puzzles solved on this device
}
profile-streak = Most in a row at the first try: { $count }
profile-report = Report

push-title = Your turn
push-more = At tables over days we can tell you when it is your turn, even with this page closed: once a table, until you have been back. Nobody on the way can read it.
push-on = Tell me on this device
push-off = Stop telling me on this device
push-none = This server can’t send messages to closed pages.
push-cannot = This browser can’t be reached while the page is closed.
push-home-screen = On this device it works once the page is on the home screen: Share, then “Add to Home Screen”, and open it from there.
push-denied = This browser was told not to show messages of this page. Allow them in its settings for this page, then come back here.
push-since = told since { $day }
push-quiet = Leave me alone at night
push-from = From
push-until = Until
push-zone = On the clock of { $zone }.
