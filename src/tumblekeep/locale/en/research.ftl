# The command line's words for researchers.
research-missing = This needs the extra "research" (pip install "tumblekeep[research]"): { $why }
research-stopped = Stopped. With --out, finished games are kept; run the same command to continue.
research-agent-form = “{ $name }” is not an agent. Use a level ({ $levels }), thinking-N (N imagined answers per decision, such as thinking-300), MODULE:AGENT, FILE.py:AGENT, or a file written by “train” (.npz).
research-agent-module = The module { $name } can't be read: { $why }
research-agent-missing = { $where } has no callable named { $name }.
research-arena-unknown = There is no arena “{ $name }”. The arenas are: { $known }
research-file-unread = { $path } can't be read: { $why }
research-file-no-record = { $path } is not a record of scores: { $why }
research-file-other = { $path } already holds the games of another agent, { $agent }. Choose another file.
research-record-rules = { $arena }: the record was made with { $there }, but this is { $here }. Check it with the version that made it.
research-record-differs = { $arena }, game { $number }: the actions of the record don't lead to its result, { $result }.
research-record-numbers = { $arena }: the record has no games, or has one twice.
research-policy-unread = { $path } is not an agent written by “train”: { $why }
research-policy-other = { $path } was trained for { $there }, but this is { $here }.
research-policy-none = There is no built-in learned agent for { $table }. Train one: tumblekeep research train ARENA --out FILE.npz
research-wants-agent = “{ $task }” needs one agent: a level, thinking-N, MODULE:AGENT, FILE.py:AGENT or FILE.npz.
research-wants-file = “{ $task }” needs one file written by “evaluate --out”.
research-wants-arena = “{ $task }” needs one arena; “tumblekeep research arenas” lists them.
research-train-out = Say where to write the agent: --out FILE.npz
research-playing = Playing
research-imitating = Imitating the steady player
research-written = Written to { $path }
research-checked = { $games ->
    [one] Replayed one game of { $agent }: the result matches the record.
   *[other] Replayed { $games } games of { $agent }: every result matches the record.
}
research-trained = Written to { $path }. Its last training games averaged { $mean }.
research-line-won = { $arena } won { $mean }   95 %: { $low } to { $high }   games: { $games }
research-line-points = { $arena } points { $mean }   95 %: { $low } to { $high }   games: { $games }
research-hidden-nothing = nothing
research-hidden-deciding = simultaneous decisions of others
research-hidden-something = cards or places, too
research-yes = yes
research-no = no
research-head-arena = arena
research-head-decisions = decisions per game
research-head-branching = options per decision (max)
research-head-chance = chance answers
research-head-hidden = hidden
research-head-together = simultaneous decisions
research-head-shared = shared win or loss
research-head-actions = actions
research-head-numbers = numbers in a vector
