"""Tables made outside the page: opened by request, or set out at a moment to which a saved game has come.

A saved game is played here by bots with a fate of known seed, so the same moment lies on the table every time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.log import log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import Sampled
from tumblekeep.games import load

ME = 0
"""The seat that this window plays."""
Fits = Callable[[Choose], bool]


def post(page: Any, path: str, body: Mapping[str, Any]) -> Any:
    """Ask the server of this window for something."""
    answer = page.request.post(path, data=dict(body))
    assert answer.ok, answer.text()
    return answer.json()


def hold(page: Any, opened: Any) -> None:
    """Give this window the seats of a table."""
    held = {
        "table": opened["table"]["id"],
        "game": opened["table"]["game"],
        "tokens": [one["token"] for one in opened["mine"]],
        "host": opened["host"],
        "invited": {},
    }
    page.goto("/credits")
    page.evaluate(
        "(held) => { const kept = JSON.parse(localStorage.tumblekeep);"
        " localStorage.tumblekeep = JSON.stringify({ ...kept, held: [held] }) }",
        held,
    )


def sit_at(page: Any, opened: Any) -> None:
    """Give this window the seats of a table, and go there."""
    hold(page, opened)
    page.goto(f"/t/{opened['table']['id']}")


def set_out(page: Any, slug: str, ask: str, fits: Fits | None = None, **options: str) -> None:
    """A table of two with a bot, at the first moment when this window is asked that."""
    saved = _saved_at(slug, ask, fits, tuple(sorted(options.items())))
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    sit_at(page, post(page, "/api/tables/load", {"log": saved, "seats": seats}))
    page.wait_for_selector(f'#tray[data-asked="{ask}"]')


@cache
def _saved_at(slug: str, ask: str, fits: Fits | None, options: tuple[tuple[str, str], ...]) -> str:
    game = load(slug)
    for seed in range(1, 100):
        play, fate = Play(game, 2, dict(options)), Sampled(seed)
        bot = Greedy(game, fate.random)
        while play.question is not None:
            asked = play.asked()
            mine = asked.get(ME)
            alone = mine is not None and len(asked) == 1  # no bot is quicker, whatever it would do
            if mine is not None and alone and mine.ask.name == ask and (fits is None or fits(mine)):
                return to_text(log_of(play, ["Ada", "Bot"], {"bots": [1]}))
            _go_on(play, fate, bot)
    raise AssertionError(f"in none of many games was seat {ME} asked {ask}")


def _go_on(play: Play, fate: Sampled, bot: Greedy) -> None:
    question = play.question
    assert question is not None
    if question.by_fate:
        play.answer(fate(question))
        return
    asked = question.asked()
    seat = max(asked)  # this window's comes last
    play.answer(bot(play.look, asked[seat]), seat)
