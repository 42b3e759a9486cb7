# Ratings: whether a table counts, and why not.

counted = This game counts for your rating.
uncounted-bots = This game does not count for a rating: a bot plays at this table.
uncounted-alone = This game does not count for a rating: only one person plays.
uncounted-odds = This game does not count for a rating: the table shows how good the options are. Switch the odds off to make it count.
uncounted-hints = This game does not count for a rating: somebody asked for a hint.
uncounted-taken-back = This game does not count for a rating: an answer was taken back with everybody’s consent.
uncounted-real-dice = This game does not count for a rating: people roll, draw or throw for themselves and report what they see.
uncounted-loaded = This game does not count for a rating: it was continued from a file.
uncounted-pack = This game does not count for a rating: a pack changes it.
uncounted-unfinished = This game does not count for a rating: it was not played to its end.
