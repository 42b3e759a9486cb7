### What the server says when something can’t be done

server-no-code = No table has this code. Check its two words, or ask whether the game has already begun.
server-same-code = Two tables have this code. Ask for the link.
server-door-closed = The host has closed the door of this table. Knock to be let in.
server-knocks-spent = Nobody can knock at this table any more. Ask for the table’s link.
server-many-knocks = Several people are already waiting at this door. Try again in a moment.
server-no-knock = Nobody is knocking here under that name, or the host has already answered.
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
server-game-damaged = What is stored of table { $table } is damaged. Please tell whoever runs this house: it has to come from a backup.
server-too-slow = That took too long and was cancelled. Try again later.
server-too-many-events = This table has reached its limit of { $most } events. Save the game and load it into a new table.
server-undo-spent = This table has reached its limit of undos. Play on.
server-full = The server is full. Come back later.
server-disk-full = This server has no room for new tables. Games under way go on.
server-table-removed = This table was deleted by whoever runs the server.
server-origin = Requests from that web site are not accepted here.
server-unknown-name = This server does not answer to the name { $name }. If you run it, start it with --name { $name }; if not, open the address that you were given.
server-not-operator = That is not the operator’s key.
server-not-yours = This is only for whoever runs the server.
server-broken = Something went wrong on our side. Nothing has changed; try again.
server-busy = The server is busy. Try again.
server-saving-paused = Saving is paused. Your action will be sent again as soon as it resumes.
server-device-full = This device has no room left, so nothing can be saved. Make room (delete files or old games): what you did is then saved by itself.
server-journal-newer = The games on this device were saved by a newer version of this page. Load the page again, with a connection, to get that version. Nothing was changed.
server-journal-older = The games on this device were saved by an older version of this page that this one can’t read. Nothing was changed: keep a copy of them, and open it with that version.
server-journal-unknown = What is stored on this device is not a collection of games of tumblekeep. Nothing was changed.
server-journal-cut = The last thing that was being saved on this device was cut off, and had not been confirmed to anybody. Everything before it is here.
server-journal-damaged = A part of what is stored on this device is damaged ({ $bytes } bytes) and was left out. A game that it belonged to goes on from before it. Keep a copy of everything now.
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
server-pack-failed = The pack of this table broke the game here. It stops now; its file is safe.
server-table-open = The game has not begun yet.
server-table-playing = The game has already begun.
server-table-over = The game is over.
server-rematch-there = The rematch is already open. Join it.
server-empty-name = Enter a name.
server-empty-chat = The message is empty.
server-chat-full = The chat of this table is full.
server-muted = The host has muted you at this table.
server-hushed = At this table spectators watch without chatting.
server-chat-share = You have said all that one person can say at this table.
server-chat-spectators = Spectators have said all that they can say at this table.
server-shown-out = The host has shown you out of this table.
server-bot-plays = A bot is playing for you. Take your seat back first.

server-stale = The question has changed since. Look again.
server-answered-for = A bot has answered for you: you were away, or your time had run out.
server-time-so = You already have that much time.
server-odds-off = This table shows neither odds nor hints.
server-odds-later = This table shows odds after you decide.
server-look-nothing = Nothing has been played here yet, so there is nothing to look back at.
server-look-rules = This game was played under version { $began } of the rules. Looking back needs those rules, and they have changed since.
server-unwatchable = This game was played under version { $began } of the rules, before finished games were kept to be watched. Its file can still be had, and its dice checked.
server-look-unchecked = This game can’t be looked back at with numbers: the odds of this way to play have not been checked.
server-look-off = This game can’t be looked back at with numbers: the odds of this way to play turned out to be wrong.
server-no-puzzle = There is no such puzzle.
server-no-picture = There is no picture of this game: it is not over, or this server can’t draw pictures.
share-over = See how it ended, and watch the whole game.
share-table = A table of dungeon dice. Come in and sit down.
share-daily = One game a day, the same dice for everybody. How far do you get?
server-page-moment = One moment, trying again.
server-page-home = Back to the doors
server-puzzle-option = That is not one of the options of this puzzle.
server-not-asked = It is not your turn to decide.
server-throw-asked = This question needs a throw.
server-no-throw = It is not your throw.
server-not-aimed = You can’t aim throws at this table.
server-not-reported = You can’t report dice, cards or throws here.
server-place-so = That is where you are already.
server-report-kind = That is not what is asked for: report the dice, or the card.
server-bad-launch = That throw is impossible: { $why }
server-no-physics = This server has no physics engine. Report your throws, or let the computer throw.
server-no-flight = Answer { $answered } is not a throw that can be watched again.
server-physics-failed = The throw could not be computed. Throw again.
server-physics-elsewhere = The physics of throws is not on this device yet, and could not be fetched. Connect once, then throw again; or begin a game in which throws are reported, or computed from tables.
server-undo-where = You can’t go back to that point.
server-undo-asked = Somebody has already asked to go back.
server-undo-not-asked = Nobody is asking you about going back.
server-table-closing = The game is about to begin. Nobody can sit down or leave now.
server-not-closing = Send your number once the table is closed, not before.
server-numbers-awaited = The table is already closed. It is waiting for the sealed numbers.
server-hurry-host = Only the host can start without waiting for the numbers.
server-hurry-soon = Everybody gets ten seconds to send their number. You can start without waiting in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
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
verify-flight = { $where }: this throw, flown again by the same engine, lands elsewhere. The landing was chosen.
verify-not-aimed = { $where }: the file says that somebody aimed this throw, but nobody could aim at this table.
verify-not-reported = { $where }: the file says that somebody reported this die, but nobody could report dice at this table.
verify-notes = The first line of the file does not fit the rest: “{ $what }” was changed or put in.
verify-undone-die = At answer { $place }, a die alone was undone and rolled again. No player can do that.
verify-undone-alone = At answer { $place }, dice were undone although not everybody agreed. No player can do that.
verify-not-noted = Event { $event } of the table ({ $place ->
    [0] before the first answer
   *[other] after answer { $place }
}) is not what your device noted when it happened. The file was changed afterwards, or your device was shown something else.
verify-older = Your device noted a table of the newer kind, but this file is of an older one: it was changed afterwards.
verify-other-file = You noted what a server promised, but this file is not from a server. It is not the file of that game.
verify-added = { $count ->
    [one] Besides the server’s secret, the dice include the number of { $who }.
   *[other] Besides the server’s secret, the dice include the numbers of { $who }.
}
verify-undone = { $count ->
    [one] One more was undone and was correct.
   *[other] { $count } more were undone and were correct.
}
verify-not-hex = { $option } takes 64 hex digits.
verify-bad-notes = { $file } is not a file of notes. Save it on the page: Fair dice, What this device has noted.
verify-no-physics = Flying throws again needs the physics engine: pip install "tumblekeep[throw]".
verify-flying = Flying throw { $count } again…
verify-fair = Fair: everything was checked, and everything is as promised and as your device noted it.
verify-partly = Nothing wrong was found, but not everything could be checked.
verify-drawn = Checked: { $drawn ->
    [one] the one roll or draw follows
   *[other] all { $drawn } rolls and draws follow
} from the secret, in the game’s rules, and none is missing.
verify-flown = { $count ->
    [one] The one aimed throw, flown again, lands where the file says.
   *[other] { $count } aimed throws, flown again, land where the file says.
}
verify-not-checked = Not checked:
verify-part-notes = Whether this is what happened. Give what your device noted: --noted FILE (the page saves it under “Fair dice”).
verify-part-trail = Whether this is what you were shown: only what you noted before the game was compared. Give --noted FILE to compare the rest.
verify-part-short = The whole game: your device noted { $noted } of { $all } events.
verify-part-forgotten = If this is what you were shown: somebody who played had their name removed from the server, so what your device noted no longer fits the file.
verify-part-undone = { $count ->
    [one] Whether everybody wanted the one undo of a die: your device did not ask for it or agree to it.
   *[other] Whether everybody wanted the undo of { $count } dice: your device did not ask for it or agree to it.
}
verify-part-nobody = Whether the secret was chosen: nobody added a number, so the operator could have tried many secrets.
verify-part-number = Whether an honest number is in the dice: you gave none of your own.
verify-part-withheld = Whether the dice were chosen between two: the number of { $who } was sealed but not in the dice.
verify-part-hurried = Why it is missing: the host ({ $who }) stopped waiting after { $seconds } seconds.
verify-part-hurried-host = Why it is missing: the host stopped waiting after { $seconds } seconds.
verify-part-loaded = { $count ->
    [one] The one die or draw that came with a saved game.
   *[other] The { $count } dice and draws that came with a saved game.
}
verify-part-reported = { $count ->
    [one] The one real die: people reported what it showed.
   *[other] The { $count } real dice: people reported what they showed.
}
verify-part-aimed = { $count ->
    [one] Where one aimed throw landed (its luck was checked): --simulate flies it again, if this machine has the same engine.
   *[other] Where { $count } aimed throws landed (their luck was checked): --simulate flies them again, if this machine has the same engine.
}
verify-part-first = Whether anybody chose the dice: this file is of the first kind, whose dice come from the server’s secret alone.
verify-part-second = Undos, throws and what was loaded: this file is of an older kind, which does not say enough about them.
verify-part-rules = Whether the rules ask for these dice and cards: the game was played by version { $saved } of the rules, and this program has version { $now }.
verify-part-running = Anything: the game is not over, so the server still keeps its secret.
verify-part-local = { $count ->
    [0] Anything: this game was played on one device, without a server, and nothing was promised.
    [one] The one roll or draw: this game was played on one device, without a server, and nothing was promised.
   *[other] The { $count } rolls and draws: this game was played on one device, without a server, and nothing was promised.
}
verify-part-real = { $count ->
    [0] Anything: this game was played at a real table with real dice. No server promised anything.
    [one] The one roll or draw: this game was played at a real table with real dice. No server promised anything.
   *[other] The { $count } rolls and draws: this game was played at a real table with real dice. No server promised anything.
}
verify-part-went-on = What the server promised: the game went on without it, on one device. Check the file that the server gave you.

### What the operator’s commands say

operator-no-persons = There is nobody.
operator-no-person = There is no person { $person }: say their id, or a name that is reserved.
operator-mark-bot = program
operator-mark-blocked = blocked
operator-person-id = person
operator-person-name = name
operator-person-reserved = name reserved
operator-person-visibility = page seen by
operator-person-bot = program
operator-person-blocked = blocked
operator-person-created = made
operator-person-seen = last here
operator-person-keys = keys
operator-person-games = games
operator-person-open = games under way
operator-person-tables = latest tables
operator-person-reports = reports about them
operator-name-empty = a name has to have a letter or a digit
operator-name-taken = somebody else has reserved a name that looks like { $name }
operator-renamed = { $before } is now called { $name }. Games keep the name that was used there.
operator-block-sure = This keeps { $name } from playing and from changing anything until you unblock them.
operator-blocked = { $name } is blocked.
operator-unblocked = { $name } may play again.
operator-person-sure = This deletes { $name } for good.
operator-person-gone = { $name } is deleted. Their name at games under way goes within an hour.
operator-no-reports = No report waits.
operator-no-such-report = There is no report { $report }.
operator-report-done = dealt with
operator-reason-words = what they say
operator-reason-name = their name
operator-reason-play = how they play
operator-reason-other = something else
operator-reported = { $whom } is reported ({ $reason }) at table { $table } by seat { $seat }
operator-reported-page = { $whom } is reported ({ $reason }) from their page
operator-no-tables = There are no tables.
operator-no-table = There is no table { $table }.
operator-other-version = this database was last used by another version of tumblekeep; start the server of this version on it first
operator-stopped = Stopped. What was already deleted stays deleted.
operator-needs-yes = this deletes something for good; say --yes
operator-nothing-done = nothing was done
operator-ask = Type yes:
operator-ask-yes = yes|y
operator-delete-sure = { $count ->
    [one] This deletes a table with its game for good.
   *[other] This deletes { $count } tables with their games for good.
}
operator-deleted = { $count ->
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
operator-draw-what = Name tables, or say --all.
operator-drawn = { $count ->
    [one] 1 game has everything that can be watched of it again.
   *[other] { $count } games have everything that can be watched of them again.
}
operator-not-drawn = Table { $table } stays as it is: { $why }
operator-draw-failed = { $count ->
    [one] 1 game could not be drawn. Nothing of it is lost; its rules are missing or don’t run here.
   *[other] { $count } games could not be drawn. Nothing of them is lost; their rules are missing or don’t run here.
}
operator-recounted = { $count ->
    [one] { $count } game was counted again.
   *[other] { $count } games were counted again.
}
operator-name-sure = This removes the name { $name } for good.
operator-name-gone = { $count ->
    [0] Nobody has that name.
    [one] The name is gone from one table; it says { $instead } there.
   *[other] The name is gone from { $count } tables; they say { $instead }.
}
operator-chat-sure = { $count ->
    [one] This removes what was said at one table for good.
   *[other] This removes what was said at { $count } tables for good.
}
operator-chat-gone = { $count ->
    [0] There was nothing to remove.
    [one] One message was removed.
   *[other] { $count } messages were removed.
}
operator-state-open = waiting
operator-state-playing = playing
operator-state-over = over
operator-yes = yes
operator-no = no
operator-spectator = a spectator
operator-purged = (removed)
operator-field-id = table
operator-field-game = game
operator-field-state = state
operator-field-public = public
operator-field-created = opened
operator-field-touched = last touched
operator-field-title = title
operator-field-names = players
operator-field-answers = answers
operator-field-events = events
operator-field-bytes = bytes
operator-field-loaded = loaded, and nobody plays
operator-field-said = messages

serve-slow-python = { $python } was built without optimisation: every answer takes about a quarter longer. A Python of your distribution, or one built with --enable-optimizations, is faster.
serve-here = tumblekeep is at { $address }  (Ctrl+C stops it)
serve-friends = Friends on the same network: { $address }
serve-no-database = the database can’t be opened ({ $why })
transfer-progress = { $done } of { $whole } tables
export-what = say which tables: --all, or --table with a table’s id (the ten letters at the end of its address)
export-folder = { $folder } can’t be written to: { $why }. Choose another folder.
export-no-table = there is no table { $table } in this database.
export-done = { $count ->
    [one] One table written
   *[other] { $count } tables written
} to { $folder }; unchanged since the last time: { $same }. The files in its folder “tables” hold the secrets of games that are being played: keep them as safe as the server.
export-stopped = Stopped. What is written is whole; the same command goes on from there.
import-nothing = { $folder } holds no exported tables (a folder “tables” with .json files).
import-broken = { $file } is not an exported table, or it was changed. It was left out.
import-done = { $count ->
    [one] One table read
   *[other] { $count } tables read
}; already there: { $same }.
import-stopped = Stopped. Every table that was read is whole; the same command goes on from there.
serve-one-writer = several workers need PostgreSQL; SQLite allows only one writer
serve-seeded = { $variable } makes the dice predictable; use it for tests only, with --no-limits on this machine’s own address
serve-taken = can’t listen on { $host }, port { $port }: { $why }. Is the server already running? Try another port: --port 8422
server-action-used = That action id was already used, by somebody else or for something else. Nothing was done.
server-undo-removed = Somebody who played then was removed from the table. You can’t undo without them.
server-invited-awaited = An invited player has not sat down yet. Only whoever opened the table can start without them.
server-long-name = That name is too long: at most { $most } letters.
server-too-many-requests = There are too many open requests from your address. Wait a moment.
serve-proxy = --proxy takes addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas; { $proxy } is not one.
serve-limits-no-file = --limits takes { $presets } or a file; { $file } is none of them and can’t be read ({ $why }).
serve-limits-not-toml = { $file } is not TOML: { $why }.
serve-limits-no-preset = { $file }: there is no preset { $preset }. There are: { $presets }.
serve-limits-unknown = { $file }: there is no limit { $name }. There are: { $known }.
serve-limits-value = { $file }: { $name } takes a number above 0 ({ $kind }); { $value } is not one.
serve-name = --name takes a name such as dice.example.org or dice.example.org:8443; { $name } is not one.
serve-least = { $option } takes a number of at least { $least }; { $found } is less.
serve-key = the operator’s key needs { $least } to { $most } characters
serve-key-file = the operator’s key can’t be read from { $file }: { $why }
serve-pocket-making = { $folder } is not there yet: making the page that plays without a network.
serve-pocket-absent = This program can’t make it.
serve-pocket-broken = The list of its files can’t be read. Make it again: tumblekeep pocket DIR
serve-no-pocket = the page that plays without a network can’t be offered from { $folder }. { $why } Without --pocket the server starts without it.
serve-old-pocket = The page in { $folder } has other rules than this server: games can’t move between them. Make it again: tumblekeep pocket { $folder }
server-no-people = This server keeps no persons: everybody plays as a guest.
server-person-unknown = This device is not known as anybody’s any more: its key was taken away, or the person was deleted. You can play on as a guest.
server-person-blocked = Whoever runs this server has blocked you.
server-report-whom = There is nobody there whom you could report.
server-many-reports = { $most } of your reports still wait to be read. Give whoever runs this server some time.
server-no-report = There is no such report.
server-no-person = There is nobody of that name whose page you may see.
server-many-persons = Too many new persons come from your address. You can play as a guest meanwhile.
server-apart = You can’t sit down at this table.
server-link-wrong = This link is not valid any more. Ask your friend for a new one.
server-link-own = This is your own link: send it to a friend.
server-many-links = You have made { $most } links that are still valid. Take them back first.
server-not-friends = That is only possible with a friend.
server-no-neighbour = Nobody who can be a friend sat there with you.
server-many-blocks = You can’t block anybody else.
server-players = This game is for { $fewest } to { $most } players together.
server-name-taken = Somebody has a name that looks like “{ $name }”. Choose another.
server-name-plain = A name that others find you by needs letters or digits. Choose another.
server-name-soon = You changed your name lately. You may change it again { $days ->
    [one] tomorrow
   *[other] in { $days } days
}.
server-many-keys = You have { $most } keys already. Take one away that you no longer use.
server-key-there = This key is there already.
server-no-key = You have no such key. It may have been taken away already.
server-code-wrong = This code is not valid any more: each one works once, for ten minutes. Make a new one on your first device.
server-paper-wrong = These are not the words of a paper key. Check each word; a newer paper key makes the older one invalid.
server-no-push = This server can’t send messages to closed pages. Its operator can install it: pip install 'tumblekeep[push]'.
server-push-address = This is not the address of a push service that messages could be sent to.
server-many-subscriptions = You are told on { $most } devices already. Take one away that you no longer use.
server-no-subscription = This device is not told any more.
push-turn = Your turn, { $name }
push-with = { $title }, with { $names }
server-no-passkeys = This server can’t check passkeys. Its operator can install them: pip install 'tumblekeep[passkeys]'. Use a paper key or a code meanwhile.
server-passkey-name = Passkeys need a server with a name, not a number, in its address. Use a paper key or a code instead.
server-passkey-wrong = This passkey was not accepted. Try again, or use a paper key or a code.
server-challenge-used = That took too long, or it was tried before. Try again.
server-many-imports = You have { $most } games from files already.
server-game-there = This game is among yours already.
server-which-seat = Say which seat was yours: { $names }.

# The daily door.
server-daily-unranked = Nothing counts here: this house keeps no rankings of the daily door.
server-daily-day = “{ $day }” is not a day. Write it as 2026-11-18.
server-daily-closed = The door of { $day } can’t be opened: only today and the past year can be played.
server-daily-tried = You have had your try of this day. You can practise as often as you like.
server-daily-first = Make the try that counts first. Then you can practise.
server-daily-first-door = Open the door first.
server-daily-alone = Everybody plays the daily door alone: no undo, no hints, and nobody who plays on for you.
server-daily-who = Say who plays: send a person’s secret, or 32 letters of your own as a guest.
server-daily-after = You see this when you have finished your own try.
server-daily-no-throws = Nothing is thrown on this day.
server-daily-which = There are { $most } throws, counted from 0.
verify-part-day = When the day’s secret was promised: your device noted nothing. Compare the commitment with the one that was shown the day before.
verify-part-day-running = The dice: others may still play { $day }, so the server keeps its secret until an hour after midnight (UTC).

# A table that is taken from a device to a server, or back.
server-moved-device = This game was taken to a player’s device and goes on there. It can go on here when it is brought back.
server-moved-server = This game was taken to a server and goes on there. It can go on here when it is brought back.
server-move-not-yours = Only whoever opened this table can take it to another place or bring it.
server-move-others = Others sit at this table. It can be taken elsewhere when they have left or have given their seats to bots.
server-move-cannot = This table is of a kind that can’t be taken elsewhere. Finish the game here.
server-move-unknown = This is not a file with a table.
server-move-newer = This file was written by a newer version. Update this place first.
server-move-damaged = This file was cut short or changed on its way. Save it again where the game came from: it still has it.
server-move-forged = This file says something that can’t have happened ({ $why }). Nothing was changed.
server-move-dice = The dice of this file are not those of its secret. { $why } Nothing was changed.
server-move-rules = This game was played by version { $began } of the rules, and this place has version { $now }. Finish it where it came from.
server-move-other = This game went on in two places. What is here is not what this file goes on from. Nothing was changed.
server-move-here = This game is here already, and goes on here.
server-move-rules-over = This finished game was played by version { $began } of the rules, and this place has version { $now }, which can’t check it. Nothing was changed.
server-move-taken = This game is on somebody else’s page already.
server-move-not-over = This game is not over yet. Choose “Continue a saved game” in the lobby to go on with it here.
verify-part-device = Whether the dice are fair: a player’s own device held their secret, and could have looked or begun again. They are consistent: every one follows from the secret that was fixed at the start.
