### Fair dice: what is promised at a table, and what came of checking it. Read by the page when somebody asks.

fair-secret = Before anybody sits down, the server locks away a secret and shows its fingerprint. When the game is over it shows the secret.
fair-numbers = Everybody who sits down adds a random number of their own, under seal. The seals are opened only once the table is closed.
fair-dice = Every die and every draw comes from the secret and all these numbers together. So nobody can choose what falls: no player, not whoever runs the server, nor the two together.
fair-old = This table was opened under an older promise: its dice come from the server’s secret alone. “tumblekeep verify” checks them.
fair-who = Who adds to the dice
fair-adds-given = number added
fair-adds-sealed = number under seal
fair-adds-nothing = adds nothing
fair-adds-bot = bot: adds nothing
fair-later = When the game is over, one press here checks every die.
fair-check = Check every die here
fair-checking = Checking…
fair-unable = This browser can only check dice on a page with https. Save the game’s log and use “tumblekeep verify”.

fair-ok = { $drawn ->
    [one] Fair: the one roll or draw is exactly what was promised.
   *[other] Fair: all { $drawn } rolls and draws are exactly what was promised.
}
fair-ok-undone = { $count ->
    [one] One that was taken back is right, too; none is missing.
   *[other] { $count } that were taken back are right, too; none is missing.
}
fair-ok-added = { $count ->
    [0] But nobody added a number: whoever runs the server could have tried many secrets and kept the one they liked.
    [one] In the dice, besides the server’s secret: the number of { $who }.
   *[other] In the dice, besides the server’s secret: the numbers of { $who }.
}
fair-ok-withheld = Sealed but not given before the game began: the number of { $who }. Whoever runs the server could have chosen with it or without it.
fair-ok-reported = { $count ->
    [one] One answer is from a throw or from a saved game: where it landed can’t be worked out here.
   *[other] { $count } answers are from throws or from a saved game: where those landed can’t be worked out here.
}

fair-bad = Not what was promised
fair-first = First wrong die: answer { $answer } of the game, line { $line } of its log.
fair-first-undone = First wrong die: answer { $answer } of the game, which was taken back.
fair-verify-unreadable = The server’s log of this game can’t be read.
fair-verify-no-seed = The server does not show its secret.
fair-verify-scheme = These dice were made in a way that this page does not know. Reload it.
fair-verify-commitment = The secret does not have the fingerprint that goes with it.
fair-verify-noted = This device noted another fingerprint when you sat down: the secret was made up afterwards.
fair-verify-seal = The number of { $who } is not the one that was sealed.
fair-verify-saw-other = { $who } was shown another fingerprint than you.
fair-verify-other-seals = This device noted other seals before the game: somebody’s number was exchanged afterwards.
fair-verify-left-out = Your number was left out of the dice.
fair-verify-record = What the log says about answers taken back makes no sense.
fair-verify-gap = Fate’s answer number { $gives } should stand here, and it is number { $says }: one was left out or used again.
fair-verify-launch = This throw was not given the luck it should have had.
fair-verify-die = The secret and the numbers give { $gives }; the log says { $says }.
fair-verify-not-shown = You were shown { $gives } here; the log says { $says }.

fair-noted = What this device has noted
fair-commitment = Fingerprint of the secret
fair-seals = Fingerprint of all seals
fair-number = Your number
fair-not-noted = This device did not sit down here and has noted nothing. This is what the server says now.
fair-how = What is checked, and how
fair-how-page = Here, in your own browser: that secret, numbers and seals are the ones noted before the game; that no answer of fate is missing; that every die and draw follows from them, and is the one this window showed you. What could have come up (how many sides, which cards) is taken from the log.
fair-how-verify = “tumblekeep verify” plays the whole game again by the rules besides, and so also checks that these were the right dice and cards. Where an aimed throw lands is physics; only its luck is checked. What bots choose is not promised.
