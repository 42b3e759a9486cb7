### What the server says when something can’t be done

server-no-code = No table has this code. Check its five letters, or ask whether the game has begun.
server-same-code = Two tables have this code. Ask for the link.
server-no-table = There is no such table. Check the link or the code.
server-no-seat = This table has no such seat.
server-no-page = There is nothing at this address.
server-no-method = This address does not accept that kind of request.
server-no-throws = This game has no throws.
server-no-lesson = This game has no lesson yet.
server-lesson-lost = The lesson has lost its place. Start it again.
server-no-catalogue = There is no such catalogue.
server-no-rules = There is no such game or clause.
server-bad-body = The request can’t be read.
server-unreadable = This message is malformed ({ $where }).
server-not-text = Only text can be sent here.
server-hello-first = Say which table you want first.
server-hello-once = You have already said which table you want.
server-no-hello = You did not say which table you want. Connect again when you know.
server-protocol = This page and the server have different versions. Reload the page.
server-too-large = That is too large: at most { $most } bytes are allowed.
server-too-fast = Too many requests. Wait a moment, then try again.
server-too-many-sockets = There are too many connections from your address. Close some.
server-too-long = This game has reached the limit of { $most } answers. Start another.
server-wait-your-turn = Your previous message is still being processed. Wait for it, then send this one again.
server-too-slow = That took too long and was cancelled. Try again later.
server-too-many-events = This table has reached its limit of { $most } events. Save the game and load it into a new table.
server-undo-spent = This table has reached its limit of undos. Play on.
server-full = The server is full. Come back later.
server-origin = Requests from that web site are not accepted here.
server-unknown-name = This server does not answer to the name { $name }. If you run it, start it with --name { $name }; if not, open the address that you were given.
server-not-yours = This is only for whoever runs the server.
server-broken = Something went wrong on our side. Nothing has changed; try again.
server-busy = The server is busy. Try again.
server-saving-paused = Saving is paused. Your action will be sent again as soon as it resumes.
server-restarting = The server is restarting. You will be back in a moment, and nothing is lost.

server-not-your-seat = The link of this seat is wrong or has expired.
server-not-your-table = Only players at this table, or whoever opened it, may do that.
server-not-watchable = Only the players may see this table.
server-invited-only = This seat is reserved. You need its link.
server-seat-taken = Somebody already sits there. Choose another seat.
server-seat-empty = Nobody sits there.
server-seat-yours = You are playing at this table yourself.
server-seat-count = The saved game has { $seats } seats. Say who takes each of them.
server-seats-free = Some seats are still free. Wait, or put bots there.
server-table-full = No seat is free. You may watch.
server-table-open = The game has not begun yet.
server-table-playing = The game has already begun.
server-table-over = The game is over.
server-rematch-there = The rematch is already open. Join it.
server-empty-name = Enter a name.
server-empty-chat = The message is empty.
server-chat-full = The chat of this table is full.
server-bot-plays = A bot is playing for you. Take your seat back first.

server-stale = The question has changed since. Look again.
server-answered-for = A bot has answered for you: you were away, or your time had run out.
server-time-so = You already have that much time.
server-odds-off = This table shows neither odds nor hints.
server-odds-later = This table shows odds after you decide.
server-look-nothing = Nothing has been played here yet, so there is nothing to look back at.
server-no-puzzle = There is no such puzzle.
server-no-picture = There is no picture of this game: it is not over, or this server can't draw pictures.
share-over = See how it ended, and watch the whole game.
share-table = A table of dungeon dice. Come in and sit down.
server-page-moment = One moment, trying again.
server-page-home = Back to the doors
server-puzzle-option = That is not one of the options of this puzzle.
server-not-asked = It is not your turn to decide.
server-throw-asked = This question needs a throw.
server-no-throw = It is not your throw.
server-not-aimed = You can't aim throws at this table.
server-not-reported = You can't report throws at this table.
server-bad-launch = That throw is impossible: { $why }
server-no-physics = This server has no physics engine. Report your throws, or let the computer throw.
server-no-flight = Answer { $answered } is not a throw that can be watched again.
server-physics-failed = The throw could not be computed. Throw again.
server-undo-where = You can’t go back to that point.
server-undo-asked = Somebody has already asked to go back.
server-undo-not-asked = Nobody is asking you about going back.
server-table-closing = The game is about to begin. Nobody can sit down or leave now.
server-not-closing = Send your number once the table is closed, not before.
server-numbers-awaited = The table is already closed. It is waiting for the sealed numbers.
server-number-wrong = This is not the number that was sealed.
server-other-promise = You were promised a different commitment from this table’s. Do not play here.
server-log-secret = This game still has secrets. You can download its file when it is over.

### Were the dice fair?

verify-unreadable = { $file } can’t be read.
verify-no-seed = The file has no published secret. The secret is published when the game is over.
verify-commitment = The published secret does not match its commitment. The dice can’t be trusted from line { $line } on.
verify-noted = You noted a different commitment from the one in the file: this secret was made up afterwards. The dice can’t be trusted from line { $line } on.
verify-scheme = This version does not know how the dice of this file were made. Use a newer tumblekeep.
verify-players = The file does not record properly what each seat added to the dice.
verify-seal = Seat { $seat } ({ $who }): the number does not match its seal. The dice can’t be trusted from line { $line } on.
verify-saw-other = Seat { $seat } ({ $who }) was shown a different commitment from this file’s. The dice can’t be trusted from line { $line } on.
verify-other-seals = You noted different seals from the file’s: a number was replaced afterwards. The dice can’t be trusted from line { $line } on.
verify-left-out = Your number was left out. The dice can’t be trusted from line { $line } on.
verify-record = The file’s record of undone answers makes no sense.
verify-line = Line { $line }
verify-taken-back = Answer { $place }, which was undone
verify-gap = { $where }: fate’s answer number { $wanted } should be here, but it is number { $found }. One was left out or used twice.
verify-die = { $where } ({ $ask }): the secret and the numbers give { $gives }, the file says { $says }.
verify-places = { $where }: the file misstates what could have come up.
verify-counter = Line { $line }: this answer of fate has no number, or a number that was used before.
verify-answer = Line { $line }: the secret gives another answer here.
verify-launch = { $where }: this throw did not get the luck it should have had.
verify-added = { $count ->
    [0] Nobody added a number to the dice. They come from the server’s secret alone, which its operator may have chosen.
    [one] Besides the server’s secret, the dice include the number of { $who }.
   *[other] Besides the server’s secret, the dice include the numbers of { $who }.
}
verify-withheld = Sealed but not sent before the game began: the number of { $who }. The operator of the server could have chosen to use it or not.
verify-undone = { $count ->
    [one] One more was undone and was correct.
   *[other] { $count } more were undone and were correct.
}
verify-not-hex = { $option } takes 64 hex digits.
verify-fair = Fair: { $drawn ->
    [one] the one roll or draw is
   *[other] all { $drawn } rolls and draws are
} as promised. { $reported ->
    [0] {""}
    [one] One answer came from outside and can’t be checked.
   *[other] { $reported } answers came from outside and can’t be checked.
}

serve-here = tumblekeep is at { $address }  (Ctrl+C stops it)
serve-friends = Friends on the same network: { $address }
serve-no-database = the database can’t be opened ({ $why })
serve-one-writer = several workers need PostgreSQL; SQLite allows only one writer
serve-seeded = { $variable } makes the dice predictable; use it for tests only, with --no-limits on this machine’s own address
serve-taken = can’t listen on { $host }, port { $port }: { $why }. Is the server already running? Try another port: --port 8422
server-action-used = That action id was already used, by somebody else or for something else. Nothing was done.
server-undo-removed = Somebody who played then was removed from the table. You can't undo without them.
server-invited-awaited = An invited player has not sat down yet. Only whoever opened the table can start without them.
server-long-name = That name is too long: at most { $most } letters.
server-too-many-requests = There are too many open requests from your address. Wait a moment.
serve-proxy = --proxy takes addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas; { $proxy } is not one.
serve-name = --name takes a name such as dice.example.org or dice.example.org:8443; { $name } is not one.
