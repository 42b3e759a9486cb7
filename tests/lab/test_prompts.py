"""Counting prompts at which no answer matters."""

from __future__ import annotations

from random import Random

from tumblekeep.core.play import Play
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.prompts import CASES, PromptCase, PromptCount, count_prompts, is_empty


def test_a_trade_that_rivals_refuse_is_empty_and_the_choice_of_a_way_is_not() -> None:
    play = Play(load("dungeon_dice"), 2, {"mode": "versus"})
    play.let_fate(SampledFate(3))
    luck = Random(3)
    found: dict[str, bool] = {}
    while play.question is not None and len(found) < 3:
        seat, part = next(iter(play.asked().items()))
        kind = part.ask.name if part.ask.name != "start" else f"start-{len(part.options)}"
        if kind not in found:
            found[kind] = is_empty(play, seat, f"test/{kind}", plays=4)
        play.answer(part.options[0], seat)
        play.let_fate(SampledFate(luck.randrange(1000)))
    assert found["way"] is False
    assert any(empty for kind, empty in found.items() if kind.startswith("start"))


def test_what_passes_by_itself_is_no_prompt() -> None:
    case = CASES["dice-versus"]
    shown, everything = (
        count_prompts(case, 1, every=60, plays=2, passing=passing) for passing in (True, False)
    )
    assert not everything.passed
    assert shown.passed["start"] > 0
    assert shown.prompts["start"] + shown.passed["start"] > shown.prompts["start"]
    assert 0.0 <= shown.share <= 1.0


def test_a_kind_that_was_seldom_looked_at_counts_by_how_often_it_is_asked() -> None:
    count = PromptCount.zero()
    count.prompts.update({"often": 90, "seldom": 10})
    count.looked.update({"often": 1, "seldom": 1})
    count.empty.update({"seldom": 1})
    assert count.share == 0.1
    assert PromptCase("dungeon_dice", 3, {"mode": "versus"}) in CASES.values()
