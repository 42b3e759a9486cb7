### Fair dice: what is promised at a table, and what came of checking it. Read by the page when somebody asks.

fair-secret = Before anybody sits down, the server locks away a secret and shows its fingerprint. When the game is over, it shows the secret.
fair-numbers = Everybody who sits down adds a random number, under seal. The seals are opened only once the table is closed.
fair-dice = Every die and every draw comes from the secret and all these numbers together. So nobody can choose the dice unseen: no player, not the operator of the server, not even both together.
fair-old = This table was opened under an older scheme: its dice come from the server’s secret alone. Nobody can tell whether its operator chose them.
fair-who = Who adds to the dice
fair-adds-given = number added
fair-adds-sealed = number under seal
fair-adds-nothing = adds nothing
fair-adds-bot = bot: adds nothing
fair-later = When the game is over, you can check every die here. Until then, this device notes everything it is shown.
fair-check = Check every die here
fair-checking = Checking…
fair-unable = This browser can check dice only on an https page. Save the game’s log and use “tumblekeep verify”.

fair-ok = Fair
fair-ok-checked = { $drawn ->
    [one] Your browser computed the one roll or draw again: it follows from the secret and everybody’s numbers, it is what this device was shown, and the server replayed the game by the rules.
   *[other] Your browser computed all { $drawn } rolls and draws again: they follow from the secret and everybody’s numbers, they are what this device was shown, and the server replayed the game by the rules.
}
fair-part = Nothing wrong found, but not everything could be checked
fair-part-checked = { $drawn ->
    [0] Your browser found no roll or draw that it could compute again.
    [one] Your browser computed the one roll or draw again: it follows from the secret and the numbers, and none is missing.
   *[other] Your browser computed all { $drawn } rolls and draws again: they follow from the secret and the numbers, and none is missing.
}
fair-not-checked = Not checked
fair-ok-undone = { $count ->
    [one] One that was undone is right, too; none is missing.
   *[other] { $count } that were undone are right, too; none is missing.
}
fair-ok-added = { $count ->
    [one] Besides the server’s secret, the dice include the number of { $who }.
   *[other] Besides the server’s secret, the dice include the numbers of { $who }.
}
fair-verify-part-notes = Whether this is what happened: this device was not at the table and has noted nothing.
fair-verify-part-trail = Whether this is what you were shown: this device has noted nothing of the game itself.
fair-verify-part-short = The whole game: this device noted { $noted } of { $all } events and missed the rest.
fair-verify-part-forgotten = If this is what you were shown: somebody who played had their name removed from the server, so what this device noted no longer fits the file.
fair-verify-part-undone = { $count ->
    [one] Whether everybody wanted to undo one die: on this device nobody asked for it or agreed.
   *[other] Whether everybody wanted to undo { $count } dice: on this device nobody asked for it or agreed.
}
fair-verify-part-nobody = Whether the secret was chosen: nobody added a number, so the operator of the server could have tried many secrets and kept the best.
fair-verify-part-number = Whether an honest number is in the dice: none of them is this device’s own.
fair-verify-part-withheld = Whether the dice were chosen between two: sealed but not in the dice is the number of { $who }.
fair-verify-part-hurried = Why it is missing: the host ({ $who }) stopped waiting after { $seconds } seconds.
fair-verify-part-hurried-host = Why it is missing: the host stopped waiting after { $seconds } seconds.
fair-verify-part-loaded = { $count ->
    [one] One die or draw that came with a saved game.
   *[other] { $count } dice and draws that came with a saved game.
}
fair-verify-part-reported = { $count ->
    [one] One real die: people told what it showed.
   *[other] { $count } real dice: people told what they showed.
}
fair-verify-part-aimed = { $count ->
    [one] Where the one aimed throw landed. Its luck is right; “tumblekeep verify --simulate” flies it again.
   *[other] Where { $count } aimed throws landed. Their luck is right; “tumblekeep verify --simulate” flies them again.
}
fair-verify-part-rules = Whether the rules call for these dice and cards: the server can’t replay the game now, or it has newer rules.
fair-verify-part-first = Whether anybody chose the dice: they come from the server’s secret alone.
fair-verify-part-second = Undos, throws and what was loaded: this table was opened under an older scheme, whose log does not say enough.
fair-verify-part-local = Anything: the log promises nothing.

fair-bad = Not what was promised
fair-first = First wrong die: answer { $answer } of the game, line { $line } of its log.
fair-first-undone = First wrong die: answer { $answer } of the game, which was undone.
fair-verify-unreadable = The server’s log of this game can’t be read.
fair-verify-no-seed = The server does not show its secret.
fair-verify-scheme = This page does not know how these dice were made. Reload it.
fair-verify-commitment = The secret does not match its fingerprint.
fair-verify-noted = This device noted a different fingerprint when you sat down: the secret was made up afterwards.
fair-verify-seal = The number of { $who } does not match its seal.
fair-verify-saw-other = { $who } was shown a different fingerprint from yours.
fair-verify-other-seals = This device noted different seals before the game: somebody’s number was replaced afterwards.
fair-verify-left-out = Your number was left out of the dice.
fair-verify-record = The log’s record of undone answers makes no sense.
fair-verify-gap = Fate’s answer number { $gives } should be here, but it is number { $says }: one was left out or used twice.
fair-verify-launch = This throw did not get the luck it should have had.
fair-verify-rules = Replayed by the rules, the game does not fit its log: these were not the right dice or cards.
fair-verify-not-aimed = The log says that somebody aimed this throw, but nobody could aim at this table.
fair-verify-not-reported = The log says that somebody reported this die, but nobody could report dice at this table.
fair-verify-notes = What the log says about the table does not fit what happened there.
fair-verify-undone-die = At answer { $answer }, a die alone was undone and rolled again. No player can do that.
fair-verify-undone-alone = At answer { $answer }, dice were undone although not everybody agreed.
fair-verify-not-noted = Event { $says } of the table ({ $answer ->
    [0] before the first answer
   *[other] after answer { $answer }
}) is not what this device noted when it happened.
fair-verify-older = This device noted more than this log can hold: the log was changed afterwards.
fair-verify-other-file = This is not the log of the game that this device noted.
fair-verify-die = The secret and the numbers give { $gives }; the log says { $says }.
fair-verify-not-shown = You were shown { $gives } here; the log says { $says }.

fair-noted = What this device has noted
fair-commitment = Fingerprint of the secret
fair-seals = Fingerprint of all seals
fair-number = Your number
fair-not-noted = This device did not sit down here, so it has noted nothing. This is what the server says now.
fair-noted-events = { $count ->
    [one] And one event of the game, as it was shown here.
   *[other] And { $count } events of the game, as they were shown here.
}
fair-save-notes = Save these notes
fair-how = What is checked, and how
fair-how-page = Checked here, in your own browser: secret, numbers and seals are the ones noted before the game; no answer of fate is missing; every die and draw follows from them; dice, undos, throws and everything else are what this device noted as it happened. That the rules call for these dice and cards, the server checks.
fair-how-verify = This page comes from the server, too. If you do not trust its operator, save the log and these notes and run “tumblekeep verify” on your own computer: it checks all of this and the rules. The choices of bots are not promised.
fair-verify-part-day = Whether the secret was promised the day before: this device noted nothing. Compare its hash with the one that was shown then.
fair-verify-part-day-running = The dice themselves: others may still play this day, so the server keeps its secret until an hour after midnight (UTC).
fair-verify-part-device = Whether the dice are fair: a player’s own device held their secret, and could have looked or begun again. They are consistent: every one follows from the secret that was fixed at the start.
