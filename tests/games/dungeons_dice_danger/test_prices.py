"""What an option says it costs or brings is what it does (DDD-MOVE-11, DDD-SOLO-5 to -8, DDD-CHEST-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from games.dungeons_dice_danger.given import AA, CC, DD, PP, alone, clause, hit, mark, peek, play_round, visit
from tumblekeep.core.ask import Option
from tumblekeep.core.play import Play
from tumblekeep.core.question import Question
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet, DangerTable
from tumblekeep.games.dungeons_dice_danger.tale import Bitten, LifeLost

GAME = load("dungeons_dice_danger")


@clause("DDD-SOLO-8")
def test_giving_up_alone_told_one_life_and_took_two() -> None:
    table, me = alone()
    mark(me, "A5")
    me.torches = 1
    me.takes = tuple(area if number == 7 else 0 for number, area in enumerate(me.takes))  # the 12 has no use
    first = next(option for option in peek(table, "6+6", "3+4").now() if option.startswith("visit."))
    assert "give-up.1.2" in peek(table, "6+6", "3+4", first).now()
    play_round(table, "6+6", "3+4", {0: [first, "give-up.1.2"]})
    assert me.lost == 2


@clause("DDD-SOLO-5")
def test_done_alone_told_nothing_and_took_one_life() -> None:
    table, me = alone()
    mark(me, "A5")
    me.torches = 1
    both = [visit("A1", "1+1"), visit("A6", "6+6")]
    assert peek(table, "1+1", "6+6", *both).now() == ["torch.1", "stop.1"]
    play_round(table, "1+1", "6+6", {0: [*both, "stop.1"]})
    assert me.lost == 1
    table, me = alone()
    mark(me, "A5")
    me.torches = 1
    struck = [hit("grey-hound", "2+6"), visit("A6", "6+6")]
    assert peek(table, "2+6", "6+6", *struck).now() == ["torch.1", "done"], (
        "damage was dealt: it costs nothing"
    )


@pytest.mark.parametrize("adventure", [AA, CC, PP, DD])
@clause("DDD-MOVE-11", "DDD-SOLO-6", "DDD-SOLO-7", "DDD-SOLO-8", "DDD-CHEST-2", "DDD-ROLL-9")
def test_every_price_told_is_the_price_paid(adventure: str) -> None:
    """Random games: take every option that names a price or a gain in a fork, and check the sheet."""
    seen: Counter[str] = Counter()
    for seats, games in ((1, 60), (2, 12)):
        for seed in range(games):
            play, fate, pick = Play(GAME, seats, {"adventure": adventure}), SampledFate(seed), Random(seed)
            play.fork()
            while play.question is not None:
                if play.question.by_fate:
                    play.answer(fate(play.question))
                    continue
                asked = play.question.asked()
                for seat, part in asked.items():
                    for option in part.options:
                        seen[weigh(play, seat, option)] += 1
                seat = pick.choice(sorted(asked))
                play.answer(thrifty(pick, asked[seat].options), seat)
    assert {"give-up", "spare", "done", "take-life", "take-torches", "take-black", "symbol"} <= set(seen)


def thrifty(pick: Random, options: Sequence[Option]) -> Option:
    """Any option, but torches are taken first and lit last, so that there is a choice at the end."""
    torches = [option for option in options if option[0] == "take-torches"]
    others = [option for option in options if option[0] != "torch"]
    return pick.choice(torches or others or list(options))


def weigh(play: Play, seat: int, option: Option) -> str:
    """Take an option in a fork and compare; return its verb, or nothing if it names no price."""
    verb, *told = (option,) if isinstance(option, str) else option
    if verb in ("give-up", "stop", "done", "spare"):
        life = told[-1] if told else 0
        paid, is_dead = price_paid(play, seat, option)
        assert paid == life or (is_dead and paid < life), (option, paid)
    elif verb in ("take-life", "take-torches", "take-black", "symbol"):
        before = sheet_of(play, seat).copy()
        other = play.fork()
        other.answer(option, seat)
        after = sheet_of(other, seat)
        gained = {
            "take-life": [after.green - before.green, after.gems - before.gems],
            "take-torches": [after.torches - before.torches],
            "take-black": [after.black - before.black],
            "symbol": [before.black - after.black],
        }[verb]
        if verb == "take-life" and seat in other.asked():  # solo: gems may come with the next achievement
            assert gained == told
        elif verb != "take-life":
            assert gained == (told if verb != "symbol" else [1])
    else:
        return ""
    return str(verb)


def sheet_of(play: Play, seat: int) -> AdventureSheet:
    assert isinstance(play.table, DangerTable)
    return play.table.sheets[seat]


def price_paid(play: Play, seat: int, option: Option) -> tuple[int, bool]:
    """The life points that a seat loses by ending its round like this, without monsters' bites."""
    other = play.fork()
    other.news()
    other.answer(option, seat)
    while other.question is not None and not is_roll(other.question):
        following, part = next(iter(other.asked().items()))
        other.answer(part.options[0], following)
    news = other.news()
    lost = sum(one.points for one in news if isinstance(one, LifeLost) and one.who == seat)
    bitten = sum(one.points for one in news if isinstance(one, Bitten) and one.who == seat)
    return lost - bitten, not sheet_of(other, seat).alive


def is_roll(question: Question) -> bool:
    return question.by_fate
