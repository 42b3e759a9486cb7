"""Throws by skill: better hands hit more often, names and numbers are validated, and the same seed gives the
same throws."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NoReturn

import pytest

from tumblekeep.core.ask import Ask
from tumblekeep.core.chance import Draw, Throw
from tumblekeep.fate.skilled import SKILLS, BadSkill, SkilledFate, adjust_odds, clumsiness, dial_of
from tumblekeep.games._fighter.throwing import throw
from tumblekeep.games.dungeon_fighter.edition import EDITION
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.throw.requirement import hands_of

THROW = Ask("throw", "DF-COMBAT-4", prompt="die:die")


def question(*demands: str, die: str = "red", seat: int = 0) -> Throw[Landing]:
    return throw(THROW, seat, ThrowSetup("dungeon_fighter", (die,), demands), die, EDITION.nominal)


def hits(fate: SkilledFate, asked: Throw[Landing], count: int = 600) -> int:
    return sum(fate(asked).die.hits for _ in range(count))


@pytest.mark.parametrize("demands", [(), ("blind",), ("flick", "double_bounce")])
def test_a_better_hand_hits_more(demands: tuple[str, ...]) -> None:
    asked = question(*demands)
    shares = [hits(SkilledFate(5, skill, tables=False), asked) for skill in ("novice", "average", "expert")]
    assert shares[0] < shares[1] < shares[2]


def test_the_middle_of_the_dial_is_the_question_itself() -> None:
    odds = [(landing, float(chance)) for landing, chance in question("jump").odds()]
    assert adjust_odds(odds, 0.5) == [chance for _, chance in odds]


def test_a_middling_hand_throws_without_a_list_of_all_landings() -> None:
    setting = ThrowSetup("dungeon_fighter", ("red",), ("jump",))

    def listed(setting: ThrowSetup) -> NoReturn:
        raise AssertionError(f"all landings were made for {setting}")

    asked = throw(THROW, 0, setting, "red", listed, course=EDITION.course)
    odds = EDITION.nominal(setting)
    fate = SkilledFate(7, tables=False)
    found = [fate(asked) for _ in range(2000)]
    possible = [landing for landing, _ in odds]
    assert all(landing in possible for landing in found[:100])
    hit = float(sum(chance for landing, chance in odds if landing.die.hits))
    assert sum(landing.die.hits for landing in found) / len(found) == pytest.approx(hit, abs=0.03)
    with pytest.raises(AssertionError, match="all landings"):  # its odds are falsified
        SkilledFate(7, "expert", tables=False)(asked)


@pytest.mark.parametrize("dial", [0.0, 0.25, 0.9, 1.0])
def test_bent_odds_still_sum_to_one(dial: float) -> None:
    odds = [(landing, float(chance)) for landing, chance in question("spin").odds()]
    assert sum(adjust_odds(odds, dial)) == pytest.approx(1.0)


def test_every_landing_fits_its_question() -> None:
    for tables in (True, False):
        fate = SkilledFate(3, tables=tables)
        for die in ("red", "white"):
            asked = question("over_card", die=die)
            for _ in range(50):
                landing: Any = fate(asked)
                assert asked.check(landing) is landing
                assert asked.check(landing.to_json()) == landing


def test_seats_have_their_own_skills() -> None:
    fate = SkilledFate(9, ["expert", "novice"], tables=False)
    assert [fate.dial(seat) for seat in range(3)] == [0.9, 0.25, 0.25]
    assert hits(fate, question(seat=0)) > hits(fate, question(seat=1))


def test_a_seed_is_a_seed_and_a_stream_can_be_shared() -> None:
    asked = question("prayer")
    runs = [[SkilledFate(seed)(asked).to_json() for _ in range(3)] for seed in (4, 4, 5)]
    assert runs[0] == runs[1]
    together = [SkilledFate(Random(4).random)(asked).to_json() for _ in range(3)]
    assert together == runs[0]


def test_draws_are_answered_too() -> None:
    drawn = Counter(SkilledFate(seed)(Draw(Ask("draw", "X-1"), 0, {"a": 1, "b": 2})) for seed in range(60))
    assert set(drawn) == {"a", "b"}


@pytest.mark.parametrize("skill", ["master", 1.5, -0.1])
def test_a_skill_that_is_none_is_refused(skill: Any) -> None:
    with pytest.raises(BadSkill, match="skill"):
        SkilledFate(1, skill)


def test_no_skill_at_all_is_refused() -> None:
    with pytest.raises(BadSkill, match="at least one"):
        SkilledFate(1, [])


def test_the_dial_and_the_landing_tables_name_the_same_hands() -> None:
    for game in ("dungeon_fighter", "castle_of_frosts"):
        for name, dial in SKILLS.items():
            assert dial_of(name) == dial
            assert clumsiness(dial, game) == pytest.approx(hands_of(game)[name])
        hands = [clumsiness(dial, game) for dial in (0.0, 0.3, 0.7, 1.0)]
        assert hands == sorted(hands, reverse=True)
        assert hands[-1] >= 0
