"""Play one game of a cell from the first answer to its end, and record everything that a study may ask about
it.

The row depends only on the cell, the seed and the number, not on a clock or another game. Every machine
writes the same row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import Any, NamedTuple

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Chance
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game, Options
from tumblekeep.core.goal import CLOCK
from tumblekeep.core.message import Message
from tumblekeep.core.play import Look, Play
from tumblekeep.core.question import Choose, Flow
from tumblekeep.core.table import Table
from tumblekeep.fate.addressed import AddressedFate, share_of
from tumblekeep.games import load
from tumblekeep.lab.execution.ledger import Ledger
from tumblekeep.lab.execution.realness import Choice, evaluate_choice
from tumblekeep.lab.execution.rolls import Rolls
from tumblekeep.lab.study.naming import named_in
from tumblekeep.lab.study.shape import SeatPlayer, StudyCell
from tumblekeep.players.levels import LEVELS
from tumblekeep.players.thinker import Thinker
from tumblekeep.players.value import PositionValue, value_for

KINDS = ("roll", "roll_each", "draw", "throw")
"""The kinds of questions to fate, used to estimate the length of a game in minutes."""


class GameRow(NamedTuple):
    """One game as it is stored."""

    cell: str
    number: int
    results: list[float]
    """In the game's measure: one number for the party, or one for each seat."""
    scores: list[int]
    winners: list[int]
    ending: str
    """The message that told the ending."""
    named: list[str]
    """What the ending names: a foe, a place."""
    turns: int
    choices: list[int]
    """Choices made, by seat."""
    own: list[int]
    """Own turns, by seat."""
    dead: list[int]
    """Own turns without anything to choose, by seat."""
    waited: list[int]
    """Turns at the end of the game after the seat's last turn or choice, by seat."""
    chances: list[int]
    """The numbers of rolls, rolls of different dice, draws and throws."""
    asked: dict[str, int]
    """How often each kind of choice was asked."""
    fell: list[float]
    """The turning point of a loss: how far the game had come, what was lost there, the level before. Empty if
    unknown."""
    luck: dict[str, float]
    pieces: list[str]
    looked: list[Choice]


def play_game(cell: StudyCell, number: int, families: Sequence[str] = ()) -> GameRow:
    """Play the game of this number. Things of these families are recorded as pieces if a tale names them."""
    watched = _GameWatcher(cell, number)
    watched.go()
    return watched.row(families)


class _GameWatcher:
    def __init__(self, cell: StudyCell, number: int) -> None:
        plain = load(cell.game, cell.pack)
        assert plain.goal is not None
        self.cell, self.number = cell, number
        self.dice = f"{cell.dice}/{number}"
        self.goal = plain.goal
        self.plain = plain
        self.value = known_value(cell.game, cell.seats, cell.options)
        self.wins = self.goal.measure(cell.seats) == "won"
        self.sitters = cell.seated(number)
        self.fate = AddressedFate(self.dice, [one.hand for one in self.sitters], tables=cell.tables)
        self.ledger = Ledger(self.fate, weighs=self.value is not None and self.wins)
        self.chances = dict.fromkeys(KINDS, 0)
        self.choices, self.own, self.dead, self.last = ([0] * cell.seats for _ in range(4))
        self.asked: dict[str, int] = {}
        self.looked: list[Choice] = []
        self.levels: list[tuple[float, float]] = []
        self.turn = self.valued = 0
        self.seat: int | None = None
        self.spoke: set[int] = set()
        self.table: Table | None = None
        self.play = Play(replace(plain, turn=self.step, new_table=self.lay), cell.seats, cell.options)

    def go(self) -> None:
        """Play the game to its end."""
        assert self.table is not None
        self.fate.follow(self.table)
        bots = [self._bot(seat, sitter) for seat, sitter in enumerate(self.sitters)]

        rolls = None
        if self.value is not None and self.cell.looks_at_rolls:
            rolls = Rolls(self.play, self.cell, self.goal, self.value, self.fate)

        def fate(question: Chance) -> Any:
            self._see()
            answer = self.fate(question)
            self.chances[question.kind] += 1
            self.ledger.note(question, answer)
            if rolls is not None:
                rolls.note(question, answer, self.ledger.look)
            return answer

        fate.sound = True  # type: ignore[attr-defined]
        self.play.finish(fate, bots)
        self._see()
        self._close()

    # -- during the game -----------------------------------------------------------------------------

    def lay(self, seats: int, options: Options) -> Table:
        """Lay a new table. The first one is watched; later ones are for looking ahead."""
        table = self.plain.new_table(seats, options)
        self.table = self.table or table
        return table

    def step(self, table: Table) -> Flow[None]:
        """Play the rules from one table at rest to the next, and look at the table first."""
        if table is self.table:
            self._see()
            if self.value is not None and self.turn != self.valued:
                self.valued = self.turn
                features = self.goal.features(table, 0)
                level = self.value.odds(features)
                self.levels.append((features[CLOCK], level))
                if self.wins:
                    self.ledger.weight = 4 * level * (1 - level)
        return self.plain.turn(table)

    def _see(self) -> None:
        """Check if a turn has begun."""
        assert self.table is not None
        number, seat = self.table.turn
        if number != self.turn:
            self._close()
            self.turn, self.seat = number, seat
            self.spoke = set()
            for mine in self._theirs():
                self.own[mine] += 1
                self.last[mine] = number

    def _close(self) -> None:
        """End a turn."""
        for mine in self._theirs():
            self.dead[mine] += mine not in self.spoke

    def _theirs(self) -> Iterable[int]:
        """Return the seats whose turn it is; all seats in a common round."""
        if not self.turn:
            return ()
        return range(self.cell.seats) if self.seat is None else (self.seat,)

    def _bot(self, seat: int, sitter: SeatPlayer) -> Bot:
        bot = player(sitter, self.plain, self.fate.luck("player", seat))
        share, effort = self.cell.looked, self.cell.effort

        def answer(look: Look, question: Choose) -> Option:
            self._see()
            self.spoke.add(seat)
            self.choices[seat] += 1
            self.last[seat] = self.turn
            name = question.ask.name
            times = self.asked[name] = self.asked.get(name, 0) + 1
            if share:
                place = f"{self.dice}/look/{name}/{seat}/{times}"
                if share_of(place) < share:
                    self.looked.append(evaluate_choice(self.play, question, place, effort, sitter.hand))
            return bot(look, question)

        return answer

    # -- the result ----------------------------------------------------------------------------------

    def row(self, families: Sequence[str]) -> GameRow:
        """Return everything that is stored of the game."""
        outcome, cell = self.play.outcome, self.cell
        assert outcome is not None
        parties = 1 if self.goal.shared(cell.options) else cell.seats
        results = [self.goal.result(outcome, seat, cell.options) for seat in range(parties)]
        named = [part.id for part in outcome.headline.args.values() if isinstance(part, Message)]
        return GameRow(
            cell.id,
            self.number,
            results,
            list(outcome.scores),
            list(outcome.winners),
            outcome.headline.id,
            named,
            self.turn,
            self.choices,
            self.own,
            self.dead,
            [self.turn - last for last in self.last],
            list(self.chances.values()),
            self.asked,
            worst_turn(self.levels, results[0]),
            self.ledger.amounts,
            self._pieces(families),
            self.looked,
        )

    def _pieces(self, families: Sequence[str]) -> list[str]:
        assert self.table is not None
        if not families:
            return []
        found: dict[str, None] = {}
        for kind, *values in self.table.told:
            for place, family in named_in(kind):
                if family in families:
                    found[f"{family}-{values[place]}"] = None
        return list(found)


def worst_turn(levels: Sequence[tuple[float, float]], result: float) -> list[float]:
    """Find the worst turn of a game: how far it had come, what was lost there, the level before."""
    worst: list[float] = []
    for place, (clock, level) in enumerate(levels):
        after = levels[place + 1][1] if place + 1 < len(levels) else result
        if level - after > (worst[1] if worst else 0.0):
            worst = [clock, level - after, level]
    return worst


def player(sitter: SeatPlayer, game: Game, luck: Callable[[], float]) -> Bot:
    """Make the bot for a seat. Thinking is limited by work, never by a clock, so it is the same on every
    machine."""
    level = LEVELS[sitter.level]
    if level.limits is None:
        return Greedy(game, luck) if level.steady else Uniform(luck)
    limits = level.limits._replace(seconds=inf)
    if sitter.think:
        limits = limits._replace(answers=sitter.think)
    return Thinker(game, limits, luck, hand=sitter.hand, nested=level.nested)


def known_value(slug: str, seats: int, options: Mapping[str, Any]) -> PositionValue | None:
    """Load the learned value of a game's positions. It is used for a pack's positions too, as far as they are
    similar."""
    game = load(slug)
    known = {option.name for option in game.options}
    if any(name not in known for name in options):
        return None
    try:
        return value_for(game, seats, options)
    except (KeyError, TumbleError):  # only the pack has this map
        return None
