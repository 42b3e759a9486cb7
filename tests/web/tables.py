"""Tables made outside the page: opened by request, or set up at a moment of a saved game.

A saved game is played here by bots with a fate of known seed, so the same moment is on the table every
time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from tumblekeep.bots.greedy import Greedy
from tumblekeep.core.chance import Throw
from tumblekeep.core.log import log_of, to_text
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from web.hands import asked

ME = 0
"""The seat that this window plays."""
Fits = Callable[[Any], bool]


def post(page: Any, path: str, body: Mapping[str, Any], token: str = "") -> Any:
    """Send a request to the server of this window."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = page.request.post(path, data=dict(body), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def hold(page: Any, opened: Any) -> None:
    """Give this window the seats of a table, from its next page on."""
    held = {
        "table": opened["table"]["id"],
        "game": opened["table"]["game"],
        "tokens": [one["token"] for one in opened["mine"]],
        "host": opened["host"],
        "invited": {},
    }
    page.add_init_script(
        f"""((held) => {{
            const once = `given-${{held.table}}`;
            if (localStorage.getItem(once)) return;
            localStorage.setItem(once, "yes");
            const kept = JSON.parse(localStorage.getItem("tumblekeep") ?? "{{}}");
            localStorage.setItem("tumblekeep", JSON.stringify({{ ...kept, held: [held, ...(kept.held ?? [])] }}));
        }})({json.dumps(held)})"""
    )


def sit_at(page: Any, opened: Any) -> None:
    """Give this window the seats of a table, and go there."""
    hold(page, opened)
    page.goto(f"/t/{opened['table']['id']}", wait_until="commit")


def begin(page: Any, slug: str, *, bots: int = 1, throws: str = "sampled", **options: str) -> str:
    """Begin a game with this many bots, and return what this window is asked."""
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": "greedy"} for _ in range(bots))]
    wanted = {"game": slug, "seats": seats, "options": options, "throws": throws, "start": True}
    sit_at(page, post(page, "/api/tables", wanted))
    return asked(page)


def begin_together(ada: Any, bo: Any, **terms: Any) -> None:
    """Begin a game of Dungeon Attack! for two windows; Ada is to choose first."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    opened = post(ada, "/api/tables", {"game": "dungeon_attack", "seats": seats, "pace": "live", **terms})
    path = f"/api/tables/{opened['table']['id']}"
    seated = post(bo, f"{path}/sit", {"name": "Bo"})
    post(ada, f"{path}/start", {}, opened["host"])
    sit_at(bo, {"table": opened["table"], "mine": [seated["mine"]], "host": None})
    sit_at(ada, opened)
    assert asked(ada) == "adventurer"
    bo.wait_for_selector(".tray.calm")
    for page in (ada, bo):
        page.wait_for_function("() => document.querySelectorAll('.seat .dot.away').length === 0")


def begin_as(page: Any, card: str) -> None:
    """Begin a game of Dungeon Attack! with a bot, as this adventurer, on this window's turn."""
    assert begin(page, "dungeon_attack") == "adventurer"
    page.click(f"[data-card={card}]")
    page.wait_for_selector('#tray[data-asked="act"]')


def set_out(
    page: Any,
    slug: str,
    ask: str,
    fits: Fits | None = None,
    *,
    after: int = 0,
    throws: str = "sampled",
    **options: str,
) -> None:
    """Set up a table of two with a bot, at the first moment after this many answers at which this window is
    asked that."""
    lay(page, saved_at(slug, ask, fits, after, tuple(sorted(options.items()))), throws)
    page.wait_for_selector(f'#tray[data-asked="{ask}"]')


def lay(page: Any, saved: str, throws: str = "sampled") -> None:
    """Set up a saved game for two, this window and a bot, and go there."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    sit_at(page, post(page, "/api/tables/load", {"log": saved, "seats": seats, "throws": throws}))


def finished(slug: str, seats: Sequence[str] = ("Ada", "Bot"), seed: int = 1, **options: str) -> str:
    """A saved game that is over."""
    play = next(course(slug, len(seats), seed, tuple(options.items()), to_the_end=True))
    return to_text(log_of(play, list(seats), {"bots": [1]}))


def finished_with_a_flight(slug: str) -> tuple[str, int]:
    """Return a finished saved game whose first throw was flown by physics, and the number of that answer. Later
    throws are sampled."""
    from tumblekeep.kit.throw_setup import ThrowSetup
    from tumblekeep.throw.aim import bot_launch
    from tumblekeep.throw.service import throw

    moments = course(slug, 2, 1, ())
    play, setup = next((one, one.question.setup) for one in moments if isinstance(one.question, Throw))
    setting = ThrowSetup.from_json(dict(setup))
    thrown = throw(setting, bot_launch(setting, "expert", 1))
    play.answer(thrown.landing, beside={"launch": thrown.launch.to_json()})
    flew = len(play.entries)
    *_, play = moments
    return to_text(log_of(play, ["Ada", "Bot"], {"bots": [1]})), flew


def lay_near_the_end(page: Any, slug: str, *, left: int = 40, **options: str) -> None:
    """Set up a game for two that bots would end after this many more answers, where this window is asked. Whole
    games of each kind are played by keys (`test_keyboard.py`)."""
    told = tuple(sorted(options.items()))
    length = len(next(course(slug, 2, 1, told, to_the_end=True)).entries)
    late = (play for play in course(slug, 2, 1, told) if len(play.entries) >= length - left)
    play = next(play for play in late if asked_alone(play) is not None)
    lay(page, to_text(log_of(play, ["Ada", "Bot"], {"bots": [1]})))


@cache
def saved_at(slug: str, ask: str, fits: Fits | None, after: int, options: tuple[tuple[str, str], ...]) -> str:
    """Return a saved game for two in which this window is asked that: a choice, or to throw."""
    for seed in range(1, 100):
        for play in course(slug, 2, seed, options):
            mine = asked_alone(play) if len(play.entries) >= after else None
            if mine is None or mine.ask.name != ask or passes_by_itself(mine):
                continue
            if fits is None or fits(mine):
                return to_text(log_of(play, ["Ada", "Bot"], {"bots": [1]}))
    raise AssertionError(f"in none of many games was seat {ME} asked {ask}")


def saved_moot(slug: str, ask: str, **options: str) -> str:
    """A saved game for two that has come to where what this window is asked passes by itself."""
    for play in course(slug, 2, 1, tuple(sorted(options.items()))):
        mine = asked_alone(play)
        if mine is not None and mine.ask.name == ask and passes_by_itself(mine):
            return to_text(log_of(play, ["Ada", "Bot"], {"bots": [1]}))
    raise AssertionError(f"{ask} never passes by itself")


def passes_by_itself(mine: Choose | Throw[Any]) -> bool:
    """Whether the client answers this by itself, because asking would change nothing."""
    return isinstance(mine, Choose) and mine.moot_answer() is not None


def asked_alone(play: Play) -> Choose | Throw[Any] | None:
    """What only this window is asked, so that no bot is quicker, whatever it would do."""
    question = play.question
    if isinstance(question, Throw):
        return question if question.seat == ME else None
    waited = play.asked()
    return waited.get(ME) if len(waited) == 1 else None


def course(
    slug: str, seats: int, seed: int, options: tuple[tuple[str, str], ...], *, to_the_end: bool = False
) -> Iterator[Play]:
    """Play a game with bots, question by question, or return only its end."""
    game, fate = load(slug), SampledFate(seed)
    play, bot = Play(game, seats, dict(options)), Greedy(game, fate.random)
    while play.question is not None:
        if not to_the_end:
            yield play
        _go_on(play, fate, bot)
    yield play


def _go_on(play: Play, fate: SampledFate, bot: Greedy) -> None:
    question = play.question
    assert question is not None
    if question.by_fate:
        play.answer(fate(question))
        return
    waited = question.asked()
    seat = max(waited)  # this window's comes last
    play.answer(bot(play.look, waited[seat]), seat)
