### Fair dice: what is promised at a table, and what came of checking it. Read by the page when somebody asks.

fair-secret = Before anybody sits down, the server locks away a secret and shows its fingerprint. When the game is over, it shows the secret.
fair-numbers = Everybody who sits down adds a random number, under seal. The seals are opened only once the table is closed.
fair-dice = Every die and every draw comes from the secret and all these numbers together. So nobody can choose the dice: no player, not the operator of the server, not even both together.
fair-old = This table was opened under an older scheme: its dice come from the server’s secret alone. “tumblekeep verify” checks them.
fair-who = Who adds to the dice
fair-adds-given = number added
fair-adds-sealed = number under seal
fair-adds-nothing = adds nothing
fair-adds-bot = bot: adds nothing
fair-later = When the game is over, you can check every die here.
fair-check = Check every die here
fair-checking = Checking…
fair-unable = This browser can check dice only on an https page. Save the game’s log and use “tumblekeep verify”.

fair-ok = { $drawn ->
    [one] Fair: the one roll or draw is exactly what was promised.
   *[other] Fair: all { $drawn } rolls and draws are exactly what was promised.
}
fair-ok-undone = { $count ->
    [one] One that was undone is right, too; none is missing.
   *[other] { $count } that were undone are right, too; none is missing.
}
fair-ok-added = { $count ->
    [0] But nobody added a number, so the operator of the server could have tried many secrets and kept the one they liked.
    [one] Besides the server’s secret, the dice include the number of { $who }.
   *[other] Besides the server’s secret, the dice include the numbers of { $who }.
}
fair-ok-withheld = Sealed but not sent before the game began: the number of { $who }. The operator of the server could have chosen to use it or not.
fair-ok-reported = { $count ->
    [one] One answer comes from a throw or a saved game, so its landing can’t be checked here.
   *[other] { $count } answers come from throws or a saved game, so their landings can’t be checked here.
}

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
fair-verify-die = The secret and the numbers give { $gives }; the log says { $says }.
fair-verify-not-shown = You were shown { $gives } here; the log says { $says }.

fair-noted = What this device has noted
fair-commitment = Fingerprint of the secret
fair-seals = Fingerprint of all seals
fair-number = Your number
fair-not-noted = This device did not sit down here, so it has noted nothing. This is what the server says now.
fair-how = What is checked, and how
fair-how-page = Checked here, in your own browser: secret, numbers and seals are the ones noted before the game; no answer of fate is missing; every die and draw follows from them and is the one you saw in this window. The possible results (how many sides, which cards) are taken from the log.
fair-how-verify = “tumblekeep verify” also replays the whole game by the rules, so it checks that these were the right dice and cards. The landing of an aimed throw is physics; only its luck is checked. The choices of bots are not promised.
