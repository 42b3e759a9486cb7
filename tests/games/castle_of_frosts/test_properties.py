"""Laws that hold in every game: nothing is lost, nothing appears, life stays within its bounds."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.castle_of_frosts.given import *
from plain import copies_deeply
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games.castle_of_frosts import GAME
from tumblekeep.games.castle_of_frosts.content import ITEMS, MONSTERS, ROOMS
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.rules import hit_damage
from tumblekeep.games.castle_of_frosts.table import CastleTable, FrostShot

WAYS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}), (4, {"difficulty": "hard"}), (3, {"level_up": True}), (6, {"boxes": "both"}),
    (5, {"boxes": "both", "level_up": True, "difficulty": "inferno"}),
)  # fmt: skip


def check(table: CastleTable) -> None:
    """Check that everything in the box is in exactly one place."""
    assert table.white + table.white_thrown + table.supply_white == 9
    assert min(table.white, table.white_thrown, table.supply_white, table.gold) >= 0
    rooms = [card for layer in table.deck for card in layer.cards] + table.hand + table.aside
    rooms += [table.room] if table.room else []
    assert Counter(rooms) == Counter(ROOMS.keys())
    cards = [card for hero in table.heroes for card in hero.gear]
    cards += table.relics + table.offer + table.discarded + table.unsold + table.shop_deck
    cards += [table.found] if table.found else []
    assert Counter(cards) <= Counter(ITEMS.keys())
    assert len(cards) >= 23  # a card that changes hands is briefly nowhere
    met = table.met + table.abandoned + [card for hero in table.heroes for card in hero.charmed]
    assert len(met) == len(set(met))
    assert set(met) <= set(MONSTERS)
    assert set(table.unthrown) <= {"red", "green", "blue"}
    assert set(table.special) <= set(table.joined)
    assert len(table.templates) <= 3
    assert len(set(table.icebergs)) == len(table.icebergs) <= 4
    for hero in table.heroes:
        assert hero.life <= table.most_life(hero)
        assert len(set(hero.scars)) == len(hero.scars) <= 3
        assert 0 <= hero.xp <= 3
        if table.phase not in ("rest", "trade"):  # CF-REST-13 comes before CF-REST-14
            assert set(hero.turned) <= set(hero.gear)
        assert set(hero.spent) <= set(hero.tokens)
        if hero.fainted or hero.eliminated:
            assert hero.life == 0
        if hero.eliminated:
            assert len(hero.scars) == 3
        if hero.card:
            limits = SHEETS[hero.card].limits
            for kind, most in limits.items():
                held = sum(ITEMS[card].kind == kind for card in hero.gear)
                assert held <= most + 1  # one too many only until the surplus is given up


@pytest.mark.parametrize(("seats", "options"), WAYS)
@pytest.mark.parametrize("bot", ["uniform", "greedy"])
def test_nothing_is_lost_and_nothing_appears(seats: int, options: dict[str, Any], bot: str) -> None:
    for seed in range(3):
        fate = SampledFate(seed * 31 + seats)
        mind: Any = Greedy(GAME, fate.random) if bot == "greedy" else Uniform(fate.random)
        play = Play(GAME, seats, options)
        scars = 0
        while (question := play.question) is not None:
            if question.by_fate:
                play.answer(fate(question))
            else:
                seat, part = next(iter(question.asked().items()))
                play.answer(mind(play.look, part), seat)
            table = play.table
            assert isinstance(table, CastleTable)
            check(table)
            now = sum(len(hero.scars) for hero in table.heroes)
            assert now >= scars
            scars = now
        assert play.outcome is not None


@copies_deeply
@pytest.mark.parametrize(("seats", "options"), WAYS[:3])
def test_a_copy_is_the_table_and_shares_nothing(seats: int, options: dict[str, Any]) -> None:
    fate = SampledFate(5)
    mind = Greedy(GAME, fate.random)
    play = Play(GAME, seats, options)
    steps = 0
    while (question := play.question) is not None:
        if question.by_fate:
            play.answer(fate(question))
        else:
            seat, part = next(iter(question.asked().items()))
            play.answer(mind(play.look, part), seat)
        steps += 1
        if steps % 9 == 0:
            table = play.table
            twin = table.copy()
            assert twin.position() == deepcopy(table).position() == table.position()
            assert isinstance(twin, CastleTable)
            twin.heroes[0].gear.append("x")
            twin.deck.append(twin.deck[0]) if twin.deck else twin.met.append("x")
            assert twin.position() != table.position()


@given(
    value=st.sampled_from([1, 2, 3, 4, 5, 10]),
    bonus=st.integers(0, 9),
    second=st.sampled_from([0, 1, 3, 5]),
    bergs=st.integers(0, 4),
    dancing=st.booleans(),
)
def test_bonuses_only_ever_add(value: int, bonus: int, second: int, bergs: int, dancing: bool) -> None:
    shot = FrostShot(0, "red")
    shot.value, shot.bonus, shot.second, shot.bergs, shot.dancing = value, bonus, second, bergs, dancing
    assert hit_damage(shot) == value + bonus + second + bergs + 2 * dancing


@settings(max_examples=40, deadline=None)
@given(start=st.integers(0, 2), where=st.sampled_from([1, 3, 5, "outside"]))
def test_a_turned_table_gives_a_turned_result(start: int, where: int | str) -> None:
    def after(leader: int) -> list[tuple[str, int]]:
        cards = ["jack_boatless", "aristide", "lebron_bearskin"]
        turned = [cards[(seat - leader) % 3] for seat in range(3)]
        table = meets(party(*turned, leader=leader), "kraken_hatchling")
        throw_plain(table, "red", Lands(where))
        return sorted((hero.card, hero.life) for hero in table.heroes)

    assert after(start) == after(0)
