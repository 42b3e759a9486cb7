### What the server says when something can’t be done

server-no-code = No table waits under this code. Check its five letters, or ask whether the game has begun.
server-same-code = Two tables wait under this code. Ask for the link.
server-no-table = There is no such table. Check the link or the code.
server-no-seat = This table has no such seat.
server-no-page = There is nothing at this address.
server-no-method = This address does not take that kind of request.
server-no-throws = Nothing is thrown in this game.
server-no-lesson = This game has no lesson yet.
server-lesson-lost = The lesson has lost its thread. Begin it again.
server-no-catalogue = There are no such words here.
server-no-rules = There is no such game or clause.
server-bad-body = The request can’t be read.
server-unreadable = This message is not as it should be ({ $where }).
server-not-text = Only text can be sent here.
server-hello-first = Say which table you want first.
server-hello-once = You have said hello already.
server-no-hello = You did not say which table you want. Connect again when you know.
server-protocol = This page is older or newer than the server. Load it again.
server-too-large = That is too large. At most { $most } bytes fit.
server-too-fast = That is too fast. Wait a moment, then go on.
server-too-many-sockets = Too many connections from your address. Close some.
server-too-long = This game has { $most } answers, and that is the most a table keeps. Start another.
server-wait-your-turn = What you sent before is still being looked at. Wait for it, then send this again.
server-too-slow = That took too long and was given up. Try again in a while.
server-too-many-events = So much has happened at this table that it keeps no more ({ $most } events). Save the game and load it into a new one.
server-undo-spent = So much was taken back at this table that nothing more can be. Play on.
server-full = The house is full. Come back in a while.
server-origin = Requests from that web site are not taken here.
server-not-yours = This is only for whoever runs the server.
server-broken = Something went wrong on our side. Nothing was changed; try again.
server-busy = Too many people act at once. Try again.
server-saving-paused = Saving is paused. What you did is sent again as soon as it goes on.
server-restarting = The server restarts. You are back in a moment, and nothing is lost.

server-not-your-seat = This seat’s link is not right, or no longer.
server-not-your-table = Only who sits here, or opened the table, may do that.
server-not-watchable = Only those who play may look at this table.
server-invited-only = This seat is kept for somebody. You need its link.
server-seat-taken = Somebody sits there already. Choose another seat.
server-seat-empty = Nobody sits there.
server-seat-yours = You are playing here yourself.
server-seat-count = The saved game has { $seats } seats. Say who sits on each of them.
server-seats-free = Some seats are still free. Wait, or put bots on them.
server-table-full = No seat is free. You may watch.
server-table-open = The game has not begun yet.
server-table-playing = The game has begun already.
server-table-over = The game is over.
server-rematch-there = The rematch is open already. Go there.
server-empty-name = Tell us a name.
server-empty-chat = There is nothing to say in that.
server-chat-full = This table has heard enough. Nothing more can be said here.
server-bot-plays = A bot plays for you. Take your seat back first.

server-stale = You have been asked something else since. Look again.
server-answered-for = A bot has answered for you: you were away, or your time had run out.
server-time-so = Your time is so already.
server-odds-off = The house rules of this table give neither odds nor hints.
server-odds-later = At this table odds are shown once you have decided.
server-look-nothing = Nothing has been played here that one could look back at.
server-no-puzzle = There is no such puzzle.
server-no-picture = There is no picture of this game: it is not over, or this server cannot draw.
share-over = How it ended, and the whole game to watch again.
share-table = A table of dungeon dice: come in and sit down.
server-puzzle-option = That is not one of the options of this puzzle.
server-not-asked = It is not your turn to decide.
server-throw-asked = A throw is waited for.
server-no-throw = Nobody asks you to throw.
server-not-aimed = Throws are not aimed at this table.
server-not-reported = Throws are not reported at this table.
server-bad-launch = That throw can’t be: { $why }
server-no-physics = This server has no physics. Report your throws, or let them be drawn.
server-no-flight = Answer { $answered } is no throw that can be watched again.
server-physics-failed = The throw could not be computed. Throw again.
server-undo-where = You can’t go back to that point.
server-undo-asked = Somebody is asking to go back already.
server-undo-not-asked = Nobody asks you about going back.
server-table-closing = The game is about to begin. Nobody sits down or leaves now.
server-not-closing = Numbers are given once the table is closed, not before.
server-numbers-awaited = The table is closed already; it waits for numbers that were sealed.
server-number-wrong = This is not the number that was sealed.
server-other-promise = You were promised something else than this table’s commitment. Do not play here.
server-log-secret = This game still has secrets. Its file can be had when it is over.

### Were the dice fair?

verify-unreadable = { $file } can’t be read.
verify-no-seed = The file holds no published secret. It is published when the game is over.
verify-commitment = The published secret is not the one that was committed to. Nothing vouches for the dice, from line { $line } on.
verify-noted = You noted another commitment than the file’s: this secret was made up afterwards. Nothing vouches for the dice, from line { $line } on.
verify-scheme = This file’s dice were made in a way that is not known here. Use a newer tumblekeep.
verify-players = The file does not say properly what each seat added to the dice.
verify-seal = Seat { $seat } ({ $who }): the number is not the one that was sealed. Nothing vouches for the dice, from line { $line } on.
verify-saw-other = Seat { $seat } ({ $who }) was shown another commitment than this file’s. Nothing vouches for the dice, from line { $line } on.
verify-other-seals = You noted other seals than the file’s: a number was exchanged afterwards. Nothing vouches for the dice, from line { $line } on.
verify-left-out = Your number was left out. Nothing vouches for the dice, from line { $line } on.
verify-record = What the file says about answers taken back makes no sense.
verify-line = Line { $line }
verify-taken-back = Answer { $place }, which was taken back
verify-gap = { $where }: fate’s answer number { $wanted } should stand here, and it is number { $found }. One was left out, or used again.
verify-die = { $where } ({ $ask }): the secret and the numbers give { $gives }, the file says { $says }.
verify-places = { $where }: the file tells wrongly what could have come up.
verify-counter = Line { $line }: this answer of fate has no number, or one that was used before.
verify-answer = Line { $line }: the secret gives another answer here.
verify-launch = { $where }: this throw was not given the luck it should have had.
verify-added = { $count ->
    [0] Nobody added a number to the dice: they come from the server’s secret alone, which its operator may have chosen.
    [one] In the dice is, besides the server’s secret, the number of { $who }.
   *[other] In the dice are, besides the server’s secret, the numbers of { $who }.
}
verify-withheld = Sealed, but not given before the game began: the number of { $who }. Whoever runs the server could have chosen with it or without it.
verify-undone = { $count ->
    [one] One more was taken back, and was what it should be.
   *[other] { $count } more were taken back, and were what they should be.
}
verify-not-hex = { $option } takes 64 hex digits.
verify-fair = Fair: { $drawn ->
    [one] the one roll or draw is
   *[other] all { $drawn } rolls and draws are
} what was promised. { $reported ->
    [0] {""}
    [one] One answer came from elsewhere and can’t be checked.
   *[other] { $reported } answers came from elsewhere and can’t be checked.
}

serve-here = tumblekeep is at { $address }  (Ctrl+C stops it)
serve-friends = Friends on the same network: { $address }
serve-no-database = the database can’t be opened ({ $why })
serve-one-writer = several workers need PostgreSQL; SQLite has one writer
serve-seeded = { $variable } makes the dice predictable; it is for tests alone, with --no-limits on this machine’s own address
serve-taken = can’t listen on { $host }, port { $port }: { $why }. Is it running already? Another port: --port 8422
server-action-used = That act was already sent by somebody else, or said something else. Nothing was done.
server-undo-removed = Somebody who played then was sent away from the table. Without them it can't be taken back.
server-invited-awaited = Somebody invited has not sat down yet. Only who opened the table can start without them.
server-long-name = That name is too long: at most { $most } letters.
server-too-many-requests = Too many requests from your address are still under way. Wait a moment.
serve-proxy = --proxy takes addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas between them; { $proxy } is none.
