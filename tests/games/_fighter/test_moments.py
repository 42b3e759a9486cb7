"""At any time, in many games of both editions: whoever is asked could change something, and whoever could is asked."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.play import Play
from tumblekeep.core.question import Anyone, Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.games._fighter.table import AnyTable

LAWS = Path(__file__).parents[3] / "src/tumblekeep/games/_fighter/LAWS.md"
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dungeon_fighter", 4, {"difficulty": "easy", "heroes": "random"}),
    ("dungeon_fighter", 3, {"difficulty": "infernal", "heroes": "random"}),
    ("castle_of_frosts", 4, {}),
    ("castle_of_frosts", 5, {"boxes": "both", "level_up": True, "heroes": "random"}),
]
SEEDS = range(30, 40)
"""Seeds of games in which everything that the tests look for happens."""
LOSSES = ("pay", "blow", "retrieve", "back-down", "slip", "miss")
"""Moments at which a use is offered only if it changes the outcome."""


class Hand:
    """Plays by the hints, but buys cards for any time and uses them at odd times."""

    def __init__(self, slug: str, seed: int) -> None:
        self.greedy = Greedy(load(slug), seed)
        self.random = Random(seed)

    def __call__(self, play: Play, question: Choose) -> Any:
        options = question.options
        if question.ask.name == "window":
            return options[0] if self.random.random() < 0.8 else self.random.choice(options[1:])
        if question.ask.name == "buy":
            cards = [
                o for o in options if o[0] == "card" and _kind(play, o[1]) in ("magic", "spendable", "relic")
            ]
            if cards:
                return self.random.choice(cards)
        return self.greedy(play.look, question)


def _kind(play: Play, card: str) -> str:
    return str(play.look(0)["cards"][card]["kind"])


def position(play: Play) -> Any:
    """The table, without who declined what."""
    return {name: value for name, value in play.table.position().items() if name != "declined"}


def after(play: Play, seat: int, act: Any) -> Play:
    """Fork: do this now, and let nobody do anything else until the moment is over."""
    fork = play.fork()
    fork.answer(act, seat)
    return quiet(fork)


def quiet(fork: Play) -> Play:
    while isinstance(fork.question, Anyone):
        fork.answer("pass", next(iter(fork.question.asked())))
    return fork


def turned_out(fork: Play) -> Any:
    """What a loss of life can decide: who has fallen, whether the foe has, and how the game stands."""
    table: Any = fork.table
    foe = table.foe
    return (
        [hero.fainted for hero in table.heroes],
        None if foe is None else foe.card,
        foe is not None and foe.life > 0,
        fork.outcome,
    )


def questions(slug: str, seats: int, options: dict[str, Any], seed: int) -> Any:
    """Play a whole game and stop at every question, with the answer that comes next."""
    fate, hand = SampledFate(seed), Hand(slug, seed)
    play = Play(load(slug), seats, options)
    while (question := play.question) is not None:
        if question.by_fate:
            seat, answer = None, fate(question)
        else:
            seat, part = next(iter(question.asked().items()))
            answer = hand(play, part)
        yield play, question, answer
        play.answer(answer, seat)


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_whoever_is_asked_could_change_something(slug: str, seats: int, options: dict[str, Any]) -> None:
    met: set[str] = set()
    for seed in SEEDS[:5]:
        last: Any = None
        for play, question, _ in questions(slug, seats, options, seed):
            if not isinstance(question, Anyone) or question is last:
                continue
            last = question
            moment = question.about[0]
            met.add(moment)
            before = position(play)
            for seat, part in question.asked().items():
                assert len(part.options) > 1
                for act in part.options[1:]:
                    fork = play.fork()
                    fork.answer(act, seat)
                    assert fork.question is not question
                    assert position(fork) != before, f"{act} at {moment} changes nothing"
            if moment in LOSSES:
                left_alone = turned_out(quiet(play.fork()))
                used = [
                    turned_out(after(play, seat, act))
                    for seat, part in question.asked().items()
                    for act in part.options[1:]
                ]
                assert any(one != left_alone for one in used) or _falls(play, left_alone), (
                    f"{moment}: it all comes to the same"
                )
    assert "turn" in met
    assert met & {*LOSSES, "faint", "break"}


def _falls(play: Play, left_alone: Any) -> bool:
    """Whether one of those asked will be unable to use anything afterwards."""
    table: Any = play.table
    return any(left_alone[0][seat] and not table.heroes[seat].fainted for seat in play.asked())


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_nobody_is_asked_twice_in_a_row(slug: str, seats: int, options: dict[str, Any]) -> None:
    windows = 0
    for seed in SEEDS[:6]:
        passed: Any = None
        open_window: Any = None
        for play, question, answer in questions(slug, seats, options, seed):
            if not isinstance(question, Anyone):
                passed = None
                continue
            if question is not open_window:
                windows += 1
                assert passed is None or passed != position(play), "nothing has happened since"
                open_window = question
            passed = position(play) if answer == "pass" else None
    assert windows > 20


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_nobody_faints_whom_a_card_could_have_saved_unasked(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    edition = import_module(f"tumblekeep.games.{slug}.edition").EDITION
    fainted = saved = 0
    for seed in SEEDS:
        before: AnyTable | None = None
        asked: Any = None
        count = 0
        for play, question, _ in questions(slug, seats, options, seed):
            table: Any = play.table
            if before is not None:
                news = [
                    told
                    for told in table.told[count:]
                    if told[0].__name__ in ("HeroFainted", "HeroStruck", "LifePaid")
                ]
                for kind, seat, *_ in news:
                    if kind.__name__ != "HeroFainted":
                        continue
                    fainted += 1
                    hero = before.heroes[seat]
                    loss = sum(
                        1 if what.__name__ == "LifePaid" else rest[0]
                        for what, who, *rest in news
                        if who == seat and what.__name__ != "HeroFainted"
                    )
                    healed = min(before.most_life(hero), hero.life + edition.healing_for(before, hero))
                    if healed > loss and (hero.life >= 1 or before.laws.life_below_zero):
                        saved += 1
                        assert isinstance(asked, Anyone), (
                            f"seed {seed}: seat {seat} fell and nobody was asked"
                        )
            before, count, asked = table.copy(), len(table.told), question
    assert fainted > 5
    assert saved


# -- the page -------------------------------------------------------------------------------------


def written() -> dict[str, tuple[set[str], set[str]]]:
    """Read the table of moments in LAWS.md: what is used at each, by edition."""
    text = LAWS.read_text(encoding="utf-8").split("## Moments")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"
    ]
    return {
        row[0].strip("`"): (set(re.findall(r"`(\w+)`", row[2])), set(re.findall(r"`(\w+)`", row[3])))
        for row in rows[2:]
    }


def test_the_page_of_moments_is_true() -> None:
    first = import_module("tumblekeep.games.dungeon_fighter.moments").USES
    second = import_module("tumblekeep.games.castle_of_frosts.powers").EFFECTS
    page = written()
    named = {moment for uses in (first, second) for moments in uses.values() for moment in moments}
    assert set(page) == named
    for moment, (one, other) in page.items():
        assert one == {use for use, moments in first.items() if moment in moments}, moment
        assert other == {use for use, moments in second.items() if moment in moments}, moment
