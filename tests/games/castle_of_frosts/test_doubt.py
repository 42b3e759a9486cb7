"""CF-LEADER-1: at a table with real dice anybody may doubt a landing, and the Leader decides."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.castle_of_frosts.given import *
from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import IllegalAnswer
from tumblekeep.core.log import from_text, log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.fate.skilled import SkilledFate
from tumblekeep.games.castle_of_frosts import GAME
from tumblekeep.games.castle_of_frosts.table import LaidTemplate
from tumblekeep.kit.landing import DieLanding, Doubt, Landing
from tumblekeep.lab.playout import playout

DOUBTED = Doubted(Lands(3), 2, (Lands(2), Lands("hole-1")))


@clause("CF-LEADER-1", "CF-THROW-SIM-3", "CF-RULING-79")
@pytest.mark.parametrize(
    ("chosen", "life", "hero", "verdict"),
    [
        (("hit", 1, "section", 3, 0, "blank", 0), 17, 9, "upheld"),
        (("hit", 2, "section", 2, 0, "blank", 0), 18, 9, "changed"),
        (("miss", 3, "hole", "blank", 0), 20, 8, "changed"),
    ],
)
def test_the_leader_says_which_reading_counts(chosen: Any, life: int, hero: int, verdict: str) -> None:
    table = fight(leader=1)
    story = step(table, ("throw", "red"), chosen, throws=[DOUBTED])
    asked = story.played.questions[-1]
    assert (asked.ask.name, asked.whose) == ("doubt", 1)  # the Leader, neither the thrower nor whoever doubts
    assert (table.monster.life, table.heroes[0].life) == (life, hero)
    told = [told for told in table.told if told[0].__name__ in ("LandingDoubted", "DoubtSettled")]
    assert [tuple(one[1:]) for one in told] == [(2, "red"), (1, verdict)]


@clause("CF-RULING-79")
def test_a_fainted_leader_still_settles_it_and_icebergs_wait_for_the_word() -> None:
    table = fight(leader=1, icebergs=["iceberg-1"])
    make(table.heroes[1], life=0, fainted=True)
    doubted = Doubted(Lands(3, bergs=("iceberg-1",)), 0, (Lands(3),))
    step(table, ("throw", "red"), ("hit", 2, "section", 3, 0, "blank", 0), throws=[doubted])
    assert table.icebergs == ["iceberg-1"]
    assert table.monster.life == 17


@clause("CF-RULING-79")
def test_every_reading_of_a_die_is_told_apart() -> None:
    table = fight(templates=[LaidTemplate("weak_point-1", "weak_point", 0, 0)], life=20)
    doubted = Doubted(
        Lands(3, icon=True), 1,
        (Lands(3, beside=(2,)), Lands("weak_point-1", place="template"), Lands(5, bounced=False)),
    )  # fmt: skip
    story = step(table, ("throw", "red"), ("hit", 3, "weak_point", 0, 0, "blank", 0), throws=[doubted])
    assert options_of(story, "doubt") == [
        "hit.1.section.3.0.icon.0", "hit.2.section.3.2.blank.0", "hit.3.weak_point.0.0.blank.0", "miss.4.no_bounce.blank.0",
    ]  # fmt: skip
    assert table.monster.life == 10


@clause("CF-RULING-79", "CF-TEMPL-3", "CF-TEMPL-4")
@pytest.mark.parametrize(("chosen", "life", "throws"), [
    (("lies", 1, "right"), 9, 1), (("slips", 2), 8, 2), (("lazy", 3), 9, 2),
])  # fmt: skip
def test_a_flip_can_be_doubted_too(chosen: Any, life: int, throws: int) -> None:
    table = fight(foe="kraken_hatchling", phase="flip", flips=["frozen"])
    doubted: Any = Doubted(Flips(at=(90, 0)), 1, (Flips(lies=False, at=None), Flips(degrees=90)))
    story = step(table, chosen, throws=[doubted, Flips(at=(0, 50))][:throws])
    assert len(story.settings) == throws
    assert table.heroes[0].life == life
    assert len(table.templates) == 1
    assert tales(table)[:2] == ["FlipDoubted", "DoubtSettled"]


def throw_asked(table: Any) -> Throw[Landing]:
    return throw_of(table, ("throw", "red"))


def told(source: Any = "reported", by: int = 1, *readings: DieLanding) -> Landing:
    lies = Lands(3).die("red", ())
    return Landing(
        "castle_of_frosts", (lies,), source, doubts=(Doubt(by, readings or (Lands(2).die("red", ()),)),)
    )


@clause("CF-RULING-79")
@pytest.mark.parametrize(
    ("landing", "problem"),
    [
        (told("thrown"), "illegal-landing-no-doubt"),
        (told("sampled"), "illegal-landing-no-doubt"),
        (told("reported", 3), "illegal-landing-doubt-seat"),
        (told("reported", 1, Lands(3).die("red", ())), "illegal-landing-doubt-same"),
        (told("reported", 1, Lands(2).die("red", ()), Lands(2).die("red", ())), "illegal-landing-doubt-same"),
        (told("reported", 1, Lands(2).die("green", ())), "illegal-landing-doubt-die"),
        (told("reported", 1, Lands(2, bergs=("iceberg-1",)).die("red", ())), "illegal-landing-iceberg"),
    ],
)
def test_only_what_people_saw_can_be_doubted(landing: Landing, problem: str) -> None:
    question = throw_asked(fight())
    for answer in (landing, json.loads(json.dumps(landing.to_json()))):
        with pytest.raises(IllegalAnswer) as refused:
            question.check(answer)
        assert refused.value.message.id == problem
    good = told()
    assert question.check(json.loads(json.dumps(good.to_json()))) == good


@clause("CF-RULING-79")
def test_thrown_and_sampled_throws_are_never_in_doubt() -> None:
    for fate in (SampledFate(3), SkilledFate(3)):
        play = playout(GAME, 3, fate, Greedy(GAME, fate.random))
        assert play.outcome is not None
        assert all(entry[0].name not in ("doubt", "flip-doubt") for entry in play.entries)


@clause("CF-LEADER-1")
def test_the_log_keeps_the_doubt_and_the_word() -> None:
    fate = SampledFate(5)
    bot = Greedy(GAME, fate.random)
    play = Play(GAME, 3)
    while play.question is not None and play.question.kind != "throw":
        if play.question.by_fate:
            play.answer(fate(play.question))
        else:
            seat, part = next(iter(play.asked().items()))
            play.answer(bot(play.look, part), seat)
    assert isinstance(play.question, Throw)
    setup: Any = play.question.setup
    (die,) = setup["dice"]
    lands, other = (Lands(value).die(die, setup["demands"]) for value in (4, 3))
    play.answer(Landing("castle_of_frosts", (lands,), "reported", doubts=(Doubt(2, (other,)),)).to_json())
    assert play.question is not None
    assert play.question.ask.name == "doubt"
    assert bot(play.look, play.asked()[play.table.leader])[0:2] == ("hit", 2)  # type: ignore[attr-defined]
    play.answer("hit.2.section.3.0.blank.0")
    log = from_text(to_text(log_of(play, ["A", "B", "C"])))
    assert log.lines[-2].answer["doubts"][0]["by"] == 2
    assert (log.lines[-1].ask, log.lines[-1].answer) == ("doubt", "hit.2.section.3.0.blank.0")
    assert log.replay(GAME).table.position() == play.table.position()
