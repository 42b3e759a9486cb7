"""Differences: applied one after the other they give the whole view, for everybody, and what does not fit is found by its mark."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.guest import inn, quick
from server.test_play import sqlite
from server.worlds import positions
from tumblekeep.games import GAMES
from tumblekeep.server import json_text
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.differences import applied, difference, difference_text

CASES = Path(__file__).parents[2] / "web" / "tests" / "differences.json"


def as_sent(plain: Any) -> Any:
    """Plain data as a client has it."""
    return json.loads(json_text.to_text(plain))


def numbers(plain: Any) -> list[Any]:
    """Every number somewhere in plain data."""
    if isinstance(plain, dict):
        return [one for value in plain.values() for one in numbers(value)]
    if isinstance(plain, list):
        return [one for value in plain for one in numbers(value)]
    return [plain] if isinstance(plain, (int, float)) else []


@pytest.mark.parametrize("slug", GAMES)
def test_differences_give_every_view_and_question_of_random_games(slug: str) -> None:
    known: dict[int | None, Any] = {}
    before: dict[int | None, projection.SeenSight] = {}
    world, events, sent, whole = None, 0, 0, 0
    for now, served in positions(slug, 3, range(2), 90):
        if now.secret != world:
            world = now.secret
            known, before = {}, {}
        cache = projection.RenderCache()
        for viewer in (0, 1, None):
            told = json.loads(projection.sight_text(served, viewer, False, cache))
            if viewer in before:
                text = projection.sight_text(served, viewer, False, cache, before=before[viewer])
                change = json.loads(text)
                events, sent, whole = events + 1, sent + len(text), whole + len(json_text.to_text(told))
                assert set(change) == {"seat", "view_change", "mark", "question_change", "panels", "undo"}
                view = applied(known[viewer]["view"], change["view_change"])
                assert view == told["view"]
                assert projection.view_mark(view) == change["mark"] == told["mark"]
                assert json.dumps(view, sort_keys=True) == json.dumps(told["view"], sort_keys=True)
                question = applied(known[viewer]["question"], change["question_change"])
                assert json.dumps(question, sort_keys=True) == json.dumps(told["question"], sort_keys=True)
                assert {key: change[key] for key in ("seat", "undo")} == {
                    key: told[key] for key in ("seat", "undo")
                }
            # a browser knows no difference between 1 and 1.0, and could not compute the mark
            assert not any(isinstance(number, float) for number in numbers(told["view"]))
            known[viewer] = told
            before[viewer] = cache.seen(served, () if viewer is None else (viewer,))[0]
    assert events > 60
    assert sent < 0.8 * whole


def random_plain(chance: Random, deep: int = 3) -> Any:
    kind = chance.randrange(7 if deep else 4)
    if kind == 4:
        return [random_plain(chance, deep - 1) for _ in range(chance.randrange(5))]
    if kind >= 5:
        return {
            chance.choice(["at", "drop", "put", "0", "gold"]): random_plain(chance, deep - 1)
            for _ in range(chance.randrange(4))
        }
    return (None, chance.choice([True, False]), chance.randrange(2, 5), chance.choice(["", "[]", "at"]))[kind]


def test_differences_of_any_plain_data_give_it_back() -> None:
    chance = Random(3)
    for _ in range(4000):
        before, after = random_plain(chance), random_plain(chance)
        change = json.loads(difference_text(before, after, json_text.to_text(after)))
        kept = json.dumps(before)
        assert applied(before, change) == after
        assert json.dumps(before) == kept


def test_the_page_applies_the_same_differences() -> None:
    """The page's own test reads the same cases."""
    for case in json.loads(CASES.read_text()):
        assert as_sent(difference(case["before"], case["after"])) == case["change"]
        assert applied(case["before"], case["change"]) == case["after"]
        assert projection.view_mark(case["after"]) == case["mark"]


async def test_whoever_comes_later_or_asks_again_gets_the_whole_and_then_differences(tmp_path: Path) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=2)
        async with there.guest(opened, 0) as first, there.guest(opened, 1) as second:
            await first.answer(0)
            async with there.guest(opened) as late:
                for guest in (first, second):
                    while guest.seq < late.seq:
                        await guest.hear("event")
                for guest in (first, second, late):
                    guest.heard.clear()
                    guest.raw.clear()
                asked = second.asked[0] if second.asked else first.asked[0]
                await (first if asked == 0 else second).answer(asked)
                for guest in (first, second, late):
                    if not any('"type":"event"' in text for text in guest.raw):
                        await guest.hear("event")
                    [event] = [text for text in guest.raw if '"type":"event"' in text]
                    assert '"view_change"' in event  # every guest checks its marks
                assert late.last[None]["view"] == first.last[0]["view"]
                late.last = None  # a client that has lost what it was shown
                await late.send(type="resync")
                welcome = await late.hear("welcome")
                assert welcome["sights"][0]["view"] == first.last[0]["view"]
                assert '"view_change"' not in late.raw[-1]


async def test_a_client_that_does_not_ask_for_differences_is_sent_whole_sights_as_before(
    tmp_path: Path,
) -> None:
    async with inn(quick(sqlite(tmp_path))) as there:
        opened = await there.open(people=1)
        async with there.guest(opened, 0, differences=False) as guest:
            await guest.answer(0)
            assert not any("view_change" in text for text in guest.raw)
            assert any('"view"' in text for text in guest.raw if '"type":"event"' in text)
