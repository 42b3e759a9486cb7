"""When asking would change nothing, so that clients may let a question pass: worked out when somebody looks, never by the rules.

Two things make a question moot. Between fights, nothing that could matter has changed since the same hero last said no. In a fight,
the strengths are decided: the hero's side wins anyway, or nothing that anybody has left could change the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import RollEach
from tumblekeep.core.question import Choose, Flow, MootAnswer
from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, KINDS, TRADED
from tumblekeep.games.dungeon_dice.moments import act, hero_acts
from tumblekeep.games.dungeon_dice.odds import win_chance
from tumblekeep.games.dungeon_dice.outlook import result_now
from tumblekeep.games.dungeon_dice.pieces import Hero
from tumblekeep.games.dungeon_dice.rules import LOSE, WIN, engaged, hero_strength, monster_strength
from tumblekeep.games.dungeon_dice.table import DiceTable

PASS = "pass"
ALIKE = 0.05
"""Chances that differ by less look alike to people."""
FURTHEST = 150
"""Ways that acts could go which are tried, at most, before a fight counts as undecided."""


# -- between fights -------------------------------------------------------------------------------


class PeaceSnapshot(NamedTuple):
    """How the table lay when a hero let a moment between fights pass."""

    heroes: tuple[tuple[int, tuple[str, ...], tuple[str, ...]], ...]
    """Wounds, stock and level dice of each."""
    wounded: frozenset[str]
    tired: tuple[str, ...]
    spent: tuple[str, ...]
    blue: tuple[str, ...]
    kit: str


def remember(table: DiceTable, seats: Iterable[int]) -> None:
    """These heroes have let START or AFTER pass: a no to what could be done there, and to nothing else."""
    now = as_it_lies(table)
    for seat in seats:
        table.refusals["heal", seat] = now
        if table.phase != "start":
            table.refusals["use", seat] = now
            continue
        if seat == table.active:
            table.refusals["exchange", seat] = now
        if table.is_coop:
            table.refusals["trade", seat] = now


def as_it_lies(table: DiceTable) -> PeaceSnapshot:
    """All that could matter between fights."""
    return PeaceSnapshot(
        tuple([(hero.wounds, tuple(hero.stock), tuple(hero.levels)) for hero in table.heroes]),
        frozenset(table.wounded),
        tuple(table.tired),
        tuple(table.spent),
        tuple(table.bags["blue"]),
        table.kit,
    )


def peace_moot(table: DiceTable, hero: Hero, acts: Sequence[Option]) -> MootAnswer | None:
    """START and AFTER: moot if all that these acts are about was there at the last no, or if they can wait. In AFTER a trade can wait
    for the START that follows; in the base game rivals seldom trade or heal each other, and whoever wants to asks for the question."""
    seat, now, refusals = hero.seat, as_it_lies(table), table.refusals
    if not table.is_coop:
        acts = [act for act in acts if act != "offer" and (act[0] != "drink" or act[1] == seat)]
    elif table.phase != "start":
        acts = [act for act in acts if act != "offer"]
    elif "offer" in acts:
        before = refusals.get(("trade", seat))
        owners = range(len(table.heroes)) if seat == table.active else [seat]
        if before is None or not _goods(now, owners) <= _goods(before, owners):
            return None
        acts = [act for act in acts if act != "offer"]
        if not acts:
            return MootAnswer(PASS, "unchanged")
    if not acts:
        return MootAnswer(PASS, "later")
    patient = None if table.is_coop else seat
    for option in acts:
        before = refusals.get((_kind(option), seat))
        if before is None or any(
            not _state(now, one, seat) <= _state(before, one, seat) for one in _subjects(option, patient)
        ):
            return None
    return MootAnswer(PASS, "unchanged")


def _kind(option: Option) -> str:
    """The kind of refusal that was a no to this act."""
    verb = option if isinstance(option, str) else option[0]
    return {"use": "use", "tinker": "use", "upgrade": "exchange", "enchant": "exchange"}.get(verb, "heal")


def _goods(lay: PeaceSnapshot, owners: Iterable[int]) -> frozenset[tuple[int, str]]:
    """What these heroes could trade with; in co-op no wounded die (DDC-TRADE-1)."""
    return frozenset(
        (owner, KIND_OF[die].id)
        for owner in owners
        for die in lay.heroes[owner][1]
        if KIND_OF[die].kind in TRADED and die not in lay.wounded
    )


def _subjects(option: Option, patient: int | None) -> Iterator[tuple[str, Any]]:
    """What an act is about; `patient`: whom it would heal, if it does not name anybody."""
    verb, *rest = (option,) if isinstance(option, str) else option
    if verb == "drink":
        yield "ready", "OU-POTION"
        yield "hurt", rest[0]
    elif verb == "scroll":
        yield "ready", "OU-SCROLL"
        yield "hurt", patient
    elif verb in ("repair", "tinker"):
        yield "ready", rest[0] if rest else "OU-KEY"
        yield "broken", None
    elif verb == "use":
        yield "ready", rest[0]
        yield ("spent", None) if KINDS[rest[0]].line == "bag" else ("hurt", patient)
    elif verb == "upgrade":
        yield "owned", None
    else:
        yield "ready", "OU-SCROLL"
        yield "owned", None
        yield "bag", rest[1]


def _state(lay: PeaceSnapshot, subject: tuple[str, Any], seat: int) -> frozenset[Any]:
    """How a subject lay then: nothing new if this is part of how it lay before."""
    name, what = subject
    _, stock, levels = lay.heroes[seat]
    if name == "ready":
        return frozenset(
            what
            for die in stock
            if KIND_OF[die].id == what and die not in lay.wounded and die not in lay.tired
        )
    if name == "hurt":
        return frozenset(
            (friend, number)
            for friend, (wounds, dice, level_dice) in enumerate(lay.heroes)
            if what in (None, friend)
            for number in range(wounds + sum(die in lay.wounded for die in (*dice, *level_dice)))
        )
    if name == "broken":
        if lay.kit == "any":
            return lay.wounded
        return frozenset(die for die in (*stock, *levels) if die in lay.wounded)
    if name == "spent":
        return frozenset(lay.spent)
    return frozenset(stock) if name == "owned" else frozenset(what for die in lay.blue if die == what)


# -- help -----------------------------------------------------------------------------------------


class LonelyFight(NamedTuple):
    """How a fight looked that a hero fought alone, though help could be called."""

    alone: float
    helped: float
    """The chance to win with the best helper."""

    def is_within(self, other: LonelyFight) -> bool:
        """It looks no worse than another, and help would bring no more."""
        worse, more = other.alone - self.alone, self.helped - self.alone - other.helped + other.alone
        return worse <= ALIKE and more <= ALIKE


def lonely_fight(table: DiceTable) -> LonelyFight:
    """How the fight at hand looks."""
    foes, seats = engaged(table), [hero.seat for hero in table.clockwise()[1:]]
    return LonelyFight(win_chance(table, foes), max(win_chance(table, foes, seat) for seat in seats))


def call_moot(table: DiceTable) -> MootAnswer | None:
    """CALL: moot if help brings next to nothing, or if the active hero was alone in a fight that looked no better, and in which help would
    have brought no less."""
    now = lonely_fight(table)
    if now.helped - now.alone <= ALIKE:
        return MootAnswer("alone", "nothing")
    is_within = any(now.is_within(before) for before in table.lonely.get(table.active, ()))
    return MootAnswer("alone", "unchanged") if is_within else None


def fight_alone(table: DiceTable) -> None:
    """The active hero has no help: nobody was called, or nobody agreed."""
    table.lonely[table.active] = _widened(table.lonely.get(table.active, ()), lonely_fight(table))


# -- in a fight -----------------------------------------------------------------------------------


class Spectacle(NamedTuple):
    """How a fight stood when an outsider of the base game let it go on."""

    margin: int
    """By how much the stronger side was ahead."""
    fame: int
    """What the active hero would have with the FAME of these monsters."""
    uses: frozenset[Option]
    """What the outsider could have used."""

    def is_within(self, other: Spectacle) -> bool:
        """It is no closer than another, about no more, and no more can be done."""
        return self.margin >= other.margin and self.fame <= other.fame and self.uses <= other.uses


def _widened(before: tuple[Any, ...], now: Any) -> tuple[Any, ...]:
    """What was let go, with this one: only what lies within no other."""
    if any(map(now.is_within, before)):
        return before
    return (*(one for one in before if not one.is_within(now)), now)


def watch_fight(table: DiceTable, hero: Hero, acts: Sequence[Option]) -> None:
    """A hero has passed in HERO; what outsiders of the base game let go is remembered."""
    if not table.is_coop and not table.is_in_fight(hero.seat):
        key = hero.seat, result_now(table)
        table.watched[key] = _widened(table.watched.get(key, ()), spectacle(table, acts))


def spectacle(table: DiceTable, acts: Sequence[Option]) -> Spectacle:
    """How the fight stands for whoever could do this; healing is for another moment."""
    fame = sum(COLOURS.get(KIND_OF[foe.die].faces[foe.side].colour, 0) for foe in engaged(table))
    uses = frozenset([option for option in acts if option[0] not in ("drink", "repair")])
    return Spectacle(abs(_ahead(table)), table.fame(table.hero()) + fame, uses)


def fight_moot(table: DiceTable, hero: Hero, question: Choose) -> MootAnswer | None:
    """HERO: moot if the fight goes the hero's way as it stands (against a rival, for outsiders of the base game), if no acts of that side could change the result, or if an outsider of the base game
    let a fight go on that stood no clearer and was about no less. Whatever heals or mends can
    wait for AFTER, and whoever passes is asked again once somebody acts (DD-COMBAT-6)."""
    result = result_now(table)
    is_friend = table.is_coop or table.is_in_fight(hero.seat)
    if result == (WIN if is_friend else LOSE):
        return MootAnswer(PASS, "settled")
    before = () if is_friend else table.watched.get((hero.seat, result), ())
    if before and any(map(spectacle(table, question.options[1:]).is_within, before)):
        return MootAnswer(PASS, "unchanged")
    forecast = question.foretold()
    if forecast is None or len({round(odds.win - odds.lose, 9) for odds in forecast.odds.values()}) > 1:
        return None
    if is_friend:
        side = [one for one in table.clockwise() if table.is_coop or table.is_in_fight(one.seat)]
    else:
        side = [hero]  # rivals don't act as one
    if could_change(table, result, side):
        return None
    return MootAnswer(PASS, "hopeless")


def could_change(table: DiceTable, result: str, side: Sequence[Hero]) -> bool:
    """Whether acts of these heroes, together and with the best of luck, could lead to another result; in doubt they could."""
    fight = table.fight
    assert fight is not None
    acts = [(hero.seat, option) for hero in side for option in hero_acts(table, hero)]
    if any(option[0] == "symbol" and option[2] == "SWORD" for _, option in acts):
        return _reaches(
            table, result, [hero.seat for hero in side]
        )  # a hero die that is rolled again may show a symbol to go on with
    ahead = _ahead(table)
    swing = 0
    for seat, option in acts:
        ends = [_ahead(after) - ahead for after in _ways(table, seat, option)]
        swing += max(-min(ends), 0) if result == WIN else max(*ends, 0)
    return swing >= abs(ahead)


def _ahead(table: DiceTable) -> int:
    """By how much the heroes are ahead."""
    fight = table.fight
    assert fight is not None
    return hero_strength(table, fight) - monster_strength(table, fight)


def _reaches(table: DiceTable, result: str, seats: Sequence[int]) -> bool:
    """Whether some acts in some order lead to another result, tried out; also if that takes too long."""
    tables, tried = [table], 0
    while tables:
        here = tables.pop()
        for seat in seats:
            for option in hero_acts(here, here.heroes[seat]):
                for after in _ways(here, seat, option):
                    tried += 1
                    if tried > FURTHEST or result_now(after) != result:
                        return True
                    tables.append(after)
    return False


def _ways(table: DiceTable, seat: int, option: Option) -> Iterator[DiceTable]:
    """The table after an act, for every way its dice may fall and its choices be made."""
    waiting: list[tuple[Any, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        copy = table.copy()
        question = _reached(act(copy, copy.heroes[seat], option), answers)
        if question is None:
            yield copy
        elif isinstance(question, RollEach):
            ((_, sides),) = question.dice
            waiting += [(*answers, (list(sides).index(look),)) for look in dict.fromkeys(sides)]
        else:
            assert isinstance(question, Choose)
            waiting += [(*answers, one) for one in question.options]


def _reached(flow: Flow[None], answers: tuple[Any, ...]) -> Any:
    """The first question that these answers leave open."""
    left = list(answers)
    try:
        question = next(flow)
        while left:
            question = flow.send(left.pop(0))
    except StopIteration:
        return None
    return question
