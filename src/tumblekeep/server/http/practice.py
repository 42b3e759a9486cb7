"""Throws over HTTP: how each is made, and practice without a game. Nothing is stored, and nobody else sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Query, Request, Response

from tumblekeep.kit.conditions import (
    MOST_TURNED,
    PLAIN,
    PRESETS,
    TABLES,
    Conditions,
    DieMake,
    Stand,
    Surface,
)
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.throw_setup import ICEBERGS, ThrowSetup
from tumblekeep.kit.throwing import UnknownDemandError, conflicts, demand, demands_of, dice_of
from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.routes import failures
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.uploads import game_of
from tumblekeep.server.visibility import projection
from tumblekeep.server.visibility.judge import judged
from tumblekeep.server.wire.base import GameSlug
from tumblekeep.server.wire.throws import (
    MOST_DEMANDS,
    Consult,
    DemandName,
    DieName,
    Foresee,
    PracticeResult,
    Practise,
    StanceShown,
    ThrowAdvice,
    ThrowForesight,
    ThrowsShown,
    WeeklyCourse,
)
from tumblekeep.throw.bank_file import stored_bank
from tumblekeep.throw.course import LAST_WEEK, THROWS, course, week_of
from tumblekeep.throw.stance import stance

ThrowingGame = Annotated[GameSlug, Path()]

PRACTICE_RATE = 1.5
PRACTICE_BURST = 12
FORESIGHT_RATE = 5.0
FORESIGHT_BURST = 15
MOST_WAITING = 12
"""How many practice throws may be in progress at once. People in games come first, so any more are told to retry."""


def add_practice(app: FastAPI, registry: Callable[[], TableRegistry]) -> None:
    """Add everything under /api/throws."""
    api = APIRouter(prefix="/api/throws", route_class=StrictRoute)
    buckets = Budgets(PRACTICE_RATE, PRACTICE_BURST)
    glances = Budgets(FORESIGHT_RATE, FORESIGHT_BURST)
    waiting = 0

    @api.get("/course", response_model=WeeklyCourse, responses=failures())
    async def weekly_course(week: Annotated[int | None, Query(ge=0, le=LAST_WEEK)] = None) -> Response:
        """The nine holes of a week, the same for everybody; of this week if none is named."""
        now = week_of(registry().table_clock.wall() / 1000) if week is None else week
        found = await in_thread(course, now)
        holes = [hole._asdict() for hole in found.holes]
        return _plain({"week": now, "throws": THROWS, "holes": holes})

    @api.get("/{game}", response_model=ThrowsShown, responses=failures())
    async def throws(game: ThrowingGame) -> Response:
        """The dice and special throws of a game."""
        _must_throw(game)
        return _plain({"game": game, "physics": registry().throwing.is_available(), **_register(game)})

    @api.get("/{game}/stance", response_model=StanceShown, responses=failures())
    async def one_stance(
        game: ThrowingGame,
        die: Annotated[DieName, Query()] = "red",
        demand: Annotated[list[DemandName], Query(max_length=MOST_DEMANDS)] = [],  # noqa: B006
        target: Annotated[GameSlug | None, Query()] = None,
        box: Annotated[GameSlug | None, Query()] = None,
        surface: Annotated[Surface, Query()] = "wood",
        make: Annotated[DieMake, Query()] = "box",
        stand: Annotated[Stand, Query()] = "end",
        turned: Annotated[int, Query(ge=-MOST_TURNED, le=MOST_TURNED)] = 0,
    ) -> Response:
        """How a throw with these demands is made: what a screen needs to offer its controls.

        `target` and `box` name the games whose board and whose dice lie on the table, if they are other games. `surface`,
        `make`, `stand` and `turned` are the conditions of the throw, as its setup names them; plain if left out.
        """
        conditions = Conditions(surface, make, stand, turned)
        return _plain(stance(_setting(game, [die], demand, False, target, box, conditions)).to_json())

    @api.post("/{game}", response_model=PracticeResult, responses=failures(409))
    async def practise(game: ThrowingGame, wanted: Practise, request: Request) -> Response:
        """Throw once, for practice."""
        nonlocal waiting
        setting = _setting(
            game, wanted.dice, wanted.demands, wanted.icebergs, conditions=_table(game, wanted.table)
        )
        the_registry = registry()
        if the_registry.settings.limits.on:
            buckets.charge(address_of(request.scope))
        if waiting >= MOST_WAITING:
            raise Refusal(503, "server-physics-failed", again=True)
        waiting += 1
        try:
            seed = the_registry.luck.random(setting.to_json(), wanted.launch).getrandbits(62)
            thrown = await the_registry.throwing.simulate(setting.to_json(), wanted.launch, seed)
        finally:
            waiting -= 1
        the_registry.metrics.throws += 1
        return _plain(
            {
                "landing": thrown.landing,
                "judged": judged(thrown.landing),
                "launch": thrown.launch,
                "track": thrown.track,
            }
        )

    @api.post("/{game}/foresight", response_model=ThrowForesight, responses=failures(409))
    async def foresight(game: ThrowingGame, wanted: Foresee, request: Request) -> Response:
        """Where an aimed die touches first and may come to rest.

        Nothing is thrown, and no player's random numbers are read.
        """
        _must_throw(game)
        the_registry = registry()
        if the_registry.settings.limits.on:
            glances.charge(address_of(request.scope))
        setup = _setup(game, wanted.setup)
        return _plain(await the_registry.throwing.foresee(setup, wanted.launch, wanted.after))

    @api.post("/{game}/advice", response_model=ThrowAdvice, responses=failures(409))
    async def advice(game: ThrowingGame, wanted: Consult, request: Request) -> Response:
        """What would have made a throw better, found by throwing variations of it; null while all workers are busy."""
        _must_throw(game)
        the_registry = registry()
        if the_registry.settings.limits.on:
            buckets.charge(address_of(request.scope))
        told = await the_registry.throwing.advise(_setup(game, wanted.setup), wanted.launch)
        return _plain({**dict.fromkeys(ThrowAdvice.model_fields), **told})

    app.include_router(api)


BARE_TABLE: dict[str, Any] = {"demands": [], "icebergs": [], "templates": [], "lying": []}


def _setup(game: str, setup: dict[str, Any]) -> dict[str, Any]:
    """Check and return the setup of a throw in this game."""
    try:
        return ThrowSetup.from_json({**BARE_TABLE, **setup, "game": game}).to_json()
    except (FieldError, UnknownDemandError) as error:
        raise Refusal(422, "server-bad-launch", why=str(error)[:200]) from error


def _plain(plain: Any) -> Response:
    return Response(projection.to_text(plain), media_type="application/json")


def _must_throw(game: str) -> None:
    """Refuse a game that has no throws."""
    if not game_of(game).throws:
        raise Refusal(404, "server-no-throws")


def _table(game: str, name: str) -> Conditions:
    """The conditions of a table by its name; refuse one that the game does not offer."""
    _must_throw(game)
    if name not in TABLES[game]:
        why = f"there is no table {name!r}; there are {', '.join(TABLES[game])}"
        raise Refusal(422, "server-bad-launch", why=why)
    return PRESETS[name]


def _register(game: str) -> dict[str, Any]:
    names = demands_of(game)
    cells, shape = stored_bank(game).cells, dice_of(game)[0].shape
    return {
        "dice": [
            {"id": die.id, "shape": die.shape, "edge": die.edge, "sides": list(die.sides)}
            for die in dice_of(game)
        ],
        "demands": [
            {
                "id": name,
                "layer": demand(game, name).layer,
                "clause": demand(game, name).clause,
                "props": list(demand(game, name).props),
                "excludes": [other for other in names if conflicts(game, [name, other])],
                "hits": round(cells[f"{shape}|{name}|", "average"].hit_share, 4),
            }
            for name in names
        ],
        "tables": [{"name": name, "conditions": PRESETS[name].to_json()} for name in TABLES[game]],
    }


def _setting(
    game: str,
    dice: list[str],
    demands: list[str],
    icebergs: bool,
    target: str | None = None,
    box: str | None = None,
    conditions: Conditions = PLAIN,
) -> ThrowSetup:
    """Return the setup of a throw; refuse a die or a throw that the game does not have."""
    _must_throw(game)
    try:
        standing = ICEBERGS if icebergs else ()
        setting = ThrowSetup(
            game,
            tuple(dice),
            tuple(demands),
            standing,
            target=target or "",
            box=box or "",
            conditions=conditions,
        )
    except (FieldError, UnknownDemandError) as error:
        raise Refusal(422, "server-bad-launch", why=str(error)[:200]) from error
    return setting
