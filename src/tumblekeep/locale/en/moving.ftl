### A table that is taken from a device to a server, or back. Fetched only by those who do.

take-title-server = Take this game to a server
take-title-home = Take this game home
take-first-server = Save the game as one file.
take-first-home = Save the game as one file.
take-then-server = On the server’s page, choose “Continue a saved game” in the lobby, and that file. You sit where you sat.
take-then-home = On your own device (the pocket page), choose “Continue a saved game” in the lobby, and that file. You sit where you sat.
take-frozen = From then on the game is frozen here, so that it never goes on in two places. Bring the file back and it goes on here again.
take-secret = The file holds the keys of your seats and the secret of the dice. Give it to nobody.
take-dice = From now on the dice prove that they are consistent, not that they are fair: whoever has the file could look ahead. The game never counts for a rating.
take-others = { $names } play here too. A game can only be taken along when the others have left or have given their seats to bots.
take-not = Not now
take-save = Save the file and freeze

moved-title-device = This game has gone home
moved-title-server = This game has gone to a server
moved-save = Save the file again
moved-save-more = If the first one was lost. It is the same.
moved-bring = Bring it back from a file
