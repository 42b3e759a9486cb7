# Ratings: whether a table counts, and why not.

counted = This game counts for your rating.
uncounted-bots = This game does not count for a rating: a bot plays at this table.
uncounted-guests = This game does not count for a rating: a guest plays at this table.
uncounted-twice = This game does not count for a rating: somebody plays several seats.
uncounted-alone = This game does not count for a rating: only one person plays.
uncounted-odds = This game does not count for a rating: the table shows how good the options are. Switch the odds off to make it count.
uncounted-hints = This game does not count for a rating: somebody asked for a hint.
uncounted-taken-back = This game does not count for a rating: an answer was taken back with everybody’s consent.
uncounted-real-dice = This game does not count for a rating: people roll, draw or throw for themselves and report what they see.
uncounted-loaded = This game does not count for a rating: it was continued from a file.
uncounted-carried = This game does not count for a rating: it was taken to a player’s device on the way.
uncounted-pack = This game does not count for a rating: a pack changes it.
uncounted-unfinished = This game does not count for a rating: it was not played to its end.

# Medals, in the terminal.

medals-line = { $medal }: { $who }, answer { $number }
medals-everybody = everybody
medals-none = No medals.
medals-refused = A log like this proves nothing, so it earns no medals. { $why }
medals-listed = { $medal }: { $how }
medals-files = Name at least one saved game, or use --all to list the medals.
medals-why-taken-back = An answer was taken back with everybody’s consent.
medals-why-real-dice = People rolled, drew or threw for themselves and reported what they saw.
medals-why-loaded = The game was continued from a file.
medals-why-pack = A pack changes the game.

# Records, in the terminal.

records-line = { $record }: { $value }, { $who } ({ $file }, answer { $number })
records-none = No records.
records-refused = A log like this proves nothing, so it sets no records. { $why }
