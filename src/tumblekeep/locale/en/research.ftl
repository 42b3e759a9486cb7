# The command line's words for who does research.
research-missing = This needs the extra "research" (pip install "tumblekeep[research]"): { $why }
research-stopped = Stopped. With --out, what was finished is kept; the same command goes on from there.
research-agent-form = “{ $name }” is no agent. Say a level ({ $levels }), thinking-N (so many imagined answers to a decision, as in thinking-300), MODULE:AGENT, FILE.py:AGENT, or a file that “train” wrote (.npz).
research-agent-module = The module { $name } can't be read: { $why }
research-agent-missing = { $where } has nothing callable by the name { $name }.
research-arena-unknown = There is no arena “{ $name }”. There are: { $known }
research-file-unread = { $path } can't be read: { $why }
research-file-no-record = { $path } is no record of scores: { $why }
research-file-other = { $path } holds the games of another agent, { $agent }. Choose another file.
research-record-rules = { $arena }: the record was made with { $there }, and here it is { $here }. Check it with the version it was made with.
research-record-differs = { $arena }, game { $number }: the actions of the record don't lead to its result, { $result }.
research-record-numbers = { $arena }: the record has no games, or one of them twice.
research-policy-unread = { $path } is no agent that “train” wrote: { $why }
research-policy-other = { $path } was trained for { $there }, and this is { $here }.
research-policy-none = No learned agent comes with the house for { $table }. Train one: tumblekeep research train ARENA --out FILE.npz
research-wants-agent = “{ $task }” wants one agent: a level, thinking-N, MODULE:AGENT, FILE.py:AGENT or FILE.npz.
research-wants-file = “{ $task }” wants one file that “evaluate --out” wrote.
research-wants-arena = “{ $task }” wants one arena; “tumblekeep research arenas” lists them.
research-train-out = Say where to write the agent: --out FILE.npz
research-playing = Playing
research-imitating = Imitating the steady player
research-written = Written to { $path }
research-checked = { $games ->
    [one] One game of { $agent } played again: the result is as it was written.
   *[other] { $games } games of { $agent } played again: every result is as it was written.
}
research-trained = Written to { $path }. Its latest games of training came to { $mean } on average.
research-line-won = { $arena } won { $mean }   95 %: { $low } to { $high }   games: { $games }
research-line-points = { $arena } points { $mean }   95 %: { $low } to { $high }   games: { $games }
research-hidden-nothing = nothing
research-hidden-deciding = what others decide at that moment
research-hidden-something = cards or places besides
research-yes = yes
research-no = no
research-head-arena = arena
research-head-decisions = decisions a game
research-head-branching = options of a decision (most)
research-head-chance = answers by chance
research-head-hidden = hidden
research-head-together = decided at once
research-head-shared = all win or lose together
research-head-actions = actions
research-head-numbers = numbers in a vector
