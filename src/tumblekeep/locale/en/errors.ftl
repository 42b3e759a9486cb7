### What can go wrong, for every client

seat-number = Seat { $number }

illegal-option = “{ $answer }” is not one of the choices here. Choose one of: { $offered }.
illegal-barred = You can’t choose “{ $answer }” now. { $reason } ({ $clause })
illegal-seat = It is not this seat’s question.
illegal-roll = Those dice can’t lie like that: { $why }.
illegal-draw = “{ $thing }” is not in the bag.
illegal-throw = That landing can’t be: { $why }.
play-over = The game is over. Start another, or replay this one.
options-value = Option { $option }: “{ $value }” does not fit. It takes: { $wanted }.
options-unknown = There is no option “{ $option }”. There are: { $known }.
options-seats = This game is for { $low } to { $high } seats, not { $seats }.
options-together = These choices don’t go together: { $why }
options-game = There is no game “{ $game }”. There are: { $known }.
bad-content = { $where }: “{ $key }” is missing or wrong; it should be of the kind { $wanted }.
bad-content-key = { $where }: “{ $key }” means nothing here. Known: { $known }.
rules-broken = The rules asked something that has no answer ({ $ask }). That is our mistake: please report it with the saved game.
rules-endless = The game of { $ask } does not end. That is our mistake: please report it with the saved game.
cannot-imagine = No table could be imagined that fits what this seat sees.
log-foreign = Line { $line }: this is not a saved game of tumblekeep.
log-format = Line { $line }: the file has format { $format }, which this version does not read. A newer tumblekeep may.
log-header = Line { $line }: the first line lacks “{ $key }”, or it is wrong.
log-other-game = Line { $line }: this is a game of { $game }.
log-old-rules = Line { $line }: the rules moved on. This was saved under version { $saved }, these are version { $current }; it needs the old ones.
log-old-content = Line { $line }: saved with other cards or maps than this version has. The old ones are needed to replay it.
log-options = Line { $line }: the options can’t be played. { $why }
log-long = Line { $line }: longer than any line of a saved game.
log-cut = Line { $line }: the file ends in the middle of this line. Everything before it is kept.
log-not-json = Line { $line }: this line can’t be read. Everything before it is kept.
log-line = Line { $line }: this is not an answer. Everything before it is kept.
log-number = Line { $line }: answer number { $expected } should stand here. Everything before it is kept.
log-edited = Line { $line }: this line, or one before it, was changed by hand. Everything before it is kept.
log-after-end = Line { $line }: the game was already over. Everything before it is kept.
log-drifted = Line { $line }: the file answers “{ $ask }”, but the rules ask “{ $asked }”. Everything before it is kept.
log-illegal = Line { $line }: the answer to “{ $ask }” is not allowed. { $why } Everything before it is kept.
