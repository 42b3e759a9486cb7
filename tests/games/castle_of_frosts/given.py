"""Tables for the tests of the Castle: a party in some state, a foe, and throws in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from tumblekeep.core.chance import Throw
from tumblekeep.core.question import Choose, Flow
from tumblekeep.games.castle_of_frosts.content import FOES, HEROES, ROOMS
from tumblekeep.games.castle_of_frosts.dungeon import open_combat
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostFoe, FrostHero
from tumblekeep.games.castle_of_frosts.turn import turn
from tumblekeep.kit.landing import DemandVerdict, DieLanding, Doubt, FlipLanding, Landing, Pose
from tumblekeep.kit.target import BOARDS, Place
from tumblekeep.testing.scenario import FlowRun, when

__all__ = [
    "ARISTIDE",
    "BOARD",
    "JACK",
    "LEBRON",
    "MARLA",
    "Doubted",
    "Flips",
    "Lands",
    "clause",
    "fight",
    "lives",
    "make",
    "meets",
    "options_of",
    "party",
    "run",
    "step",
    "tales",
    "throw_of",
    "throw_plain",
]
"""The vocabulary of this game's tests, which import all of it."""

clause = pytest.mark.clause

GAME_ID = "castle_of_frosts"
BOARD = BOARDS[GAME_ID]
LEBRON, JACK, MARLA, ARISTIDE = "lebron_bearskin", "jack_boatless", "marla_morningstar", "aristide"
ZONES = {1: "out-1", 2: "out-0", 3: "mid-0", 4: "mid-1", 5: "in", 10: "bull"}


class Lands(NamedTuple):
    """Where one die comes to rest: a section's value, or the name of a zone or template."""

    where: int | str = 3
    icon: bool = False
    bounced: bool = True
    failed: tuple[str, ...] = ()
    """Requirements that were not respected."""
    beside: tuple[int, ...] = ()
    bergs: tuple[str, ...] = ()
    shows: str | None = None
    place: Place | None = None
    """`template` or `inside`, if a template's name is given."""
    pose: Pose | None = None

    def die(self, name: str, demands: Iterable[str]) -> DieLanding:
        zone = ZONES.get(self.where, "") if isinstance(self.where, int) else self.where
        if self.place is None:
            found = BOARD.zone(zone)
            place, value = found.place, found.value
        else:
            place, value = self.place, 0
        return DieLanding(
            name,
            place,
            zone,
            value,
            2 if self.bounced else 0,
            {demand: DemandVerdict(demand not in self.failed, "") for demand in demands},
            tuple(ZONES[other] for other in self.beside),
            icon="icon" if self.icon else self.shows,
            icebergs=self.bergs,
            pose=self.pose,
        )

    def landing(self, name: str, demands: Iterable[str] = ()) -> Landing:
        """A throw of this one die."""
        return Landing(GAME_ID, (self.die(name, demands),), "reported")


class Flips(NamedTuple):
    """How a template lands."""

    lies: bool = True
    degrees: int = 360
    covers: tuple[str, ...] = ()
    at: tuple[int, int] | None = (0, 0)


class Doubted(NamedTuple):
    """What is reported of one die (or of a flip), and what somebody else saw."""

    told: Lands | Flips
    by: int
    otherwise: tuple[Lands | Flips, ...]


HIT, MISS = Lands(3), Lands("outside")
Thrown = Lands | Flips | Doubted | Landing | tuple[Lands, ...]


class Settings(list[dict[str, Any]]):
    """The setting of each throw that was asked for, in order."""


def throwing(flow: Flow[Any], throws: Iterable[Thrown], settings: Settings) -> Flow[Any]:
    """Answer the throws of a flow from a list, and pass all other questions on."""
    left = list(throws)
    answer: Any = None
    while True:
        try:
            question = flow.send(answer)
        except StopIteration as stop:
            assert not left, f"throws left over: {left}"
            return stop.value
        if not isinstance(question, Throw):
            answer = yield question
            continue
        assert left, f"no throw left for {question!r} {question.setup}"
        settings.append(dict(question.setup))
        answer = question.check(_landing(question.setup, left.pop(0)))


def _landing(setup: Any, thrown: Thrown) -> Landing | FlipLanding:
    if isinstance(thrown, Landing):
        return thrown
    if isinstance(thrown, Doubted):
        told: Any = _landing(setup, thrown.told)
        seen: list[Any] = [_landing(setup, one) for one in thrown.otherwise]
        readings = seen if isinstance(told, FlipLanding) else [one.die for one in seen]
        return replace(told, source="reported", doubts=(Doubt(thrown.by, tuple(readings)),))  # type: ignore[no-any-return]
    if isinstance(thrown, Flips):
        return FlipLanding(
            setup["template"], thrown.degrees, thrown.lies, not thrown.lies, thrown.at, covers=thrown.covers
        )
    dice = (thrown,) if isinstance(thrown, Lands) else thrown
    return Landing(
        GAME_ID,
        tuple(lands.die(name, setup["demands"]) for lands, name in zip(dice, setup["dice"], strict=True)),
        "reported",
    )


def party(*cards: str, leader: int = 0, **options: Any) -> CastleTable:
    """Heroes with these sheets around the Target; by default Lebron, Jack and Marla."""
    table = CastleTable(len(cards) or 3, **options)
    for hero, card in zip(table.heroes, cards or (LEBRON, JACK, MARLA), strict=True):
        hero.card = card
    table.leader = leader
    return table


def meets(table: CastleTable, foe: str, *, room: str = "draughty_corridor", **state: Any) -> CastleTable:
    """Begin a combat with this foe, with everything it and the room put on the Target except templates."""
    table.room = "" if FOES[foe].is_boss else room
    extra = 0 if FOES[foe].is_boss else ROOMS[room].life
    table.foe = FrostFoe(foe, FOES[foe].life + extra + table.extra_life)
    demands = [FOES[foe].demands] if FOES[foe].is_boss else [FOES[foe].demands, ROOMS[room].demands]
    open_combat(table, *demands)
    table.flips = []
    table.phase = "fight"
    change(table, **state)
    return table


def fight(
    *cards: str, foe: str = "waddling_recruit", life: int = 20, active: int = 0, **state: Any
) -> CastleTable:
    """Put these Heroes in the middle of a combat with a tough foe."""
    return meets(party(*cards), foe, life=life, active=active, **state)


def change(table: CastleTable, **state: Any) -> None:
    """Put things on the table; `life` is the foe's."""
    for name, value in state.items():
        if name == "life":
            table.monster.life = value
        else:
            assert hasattr(table, name), name
            setattr(table, name, value)


def make(hero: FrostHero, **state: Any) -> FrostHero:
    """Give a Hero a state and cards."""
    for name, value in state.items():
        assert hasattr(hero, name), name
        setattr(hero, name, value)
    return hero


class Story(NamedTuple):
    """What a step asked, and the settings of its throws."""

    played: FlowRun
    settings: Settings

    @property
    def asked(self) -> list[str]:
        return self.played.asked

    @property
    def offered(self) -> list[list[str]]:
        return self.played.offered


def step(
    table: CastleTable,
    *answers: Any,
    throws: Iterable[Thrown] = (),
    fate: Iterable[Any] = (),
    stop: bool = False,
) -> Story:
    """Play one step of the game with these answers and throws."""
    return run(turn, table, *answers, throws=throws, fate=fate, stop=stop)


def run(
    flow: Callable[[CastleTable], Flow[Any]],
    table: CastleTable,
    *answers: Any,
    throws: Iterable[Thrown] = (),
    fate: Iterable[Any] = (),
    stop: bool = False,
) -> Story:
    """Run any flow of the game with these answers and throws."""
    settings = Settings()
    played = when(throwing(flow(table), throws, settings), list(answers), fate=list(fate), stop=stop)
    return Story(played, settings)


def options_of(story: Story, ask: str) -> list[str]:
    """What the last question of this name offered."""
    asked = [question for question in story.played.questions if question.ask.name == ask]
    assert asked, f"{ask} was not asked: {story.asked}"
    parts = asked[-1].asked()
    return [
        option if isinstance(option, str) else ".".join(map(str, option))
        for part in parts.values()
        for option in part.options
    ]


def tales(table: CastleTable) -> list[str]:
    """The names of what happened, in order."""
    return [told[0].__name__ for told in table.told]


def lives(table: CastleTable) -> list[int]:
    return [hero.life for hero in table.heroes]


def throw_plain(table: CastleTable, die: str, *throws: Thrown, answers: Iterable[Any] = ()) -> Story:
    """Let the Active Hero throw a die of the pool; if one die is left there is no choice."""
    first: list[Any] = [("throw", die)] if len(table.pool) > 1 or _may_back_down(table) else []
    return step(table, *first, *answers, throws=throws)


def _may_back_down(table: CastleTable) -> bool:
    from tumblekeep.games.castle_of_frosts.rules import required

    return not table.monster.is_boss and bool(required(table))


ALL_HEROES = tuple(HEROES)


def throw_of(table: CastleTable, *answers: Any) -> Throw[Landing]:
    """Return the throw that comes after these answers."""
    flow = turn(table)
    question = next(flow)
    for answer in answers:
        question = flow.send(answer)
    while isinstance(question, Choose) and len(question.options) == 1:
        question = flow.send(question.options[0])
    assert isinstance(question, Throw)
    return question
