"""Link previews of the daily door: words for the page's head, and a picture of a shared try in the sharer's language.

The link carries the signs that were shared and nothing else, so the preview gives nothing away and needs no try to be looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import parse_qs, urlencode

from babel.dates import format_date
from fastapi import APIRouter, FastAPI, Query, Request, Response

from tumblekeep.daily.schedule import plan_for
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.host_names import KnownNames
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.routes import failures
from tumblekeep.server.http.share import (
    GOLD,
    CardText,
    FiveSquares,
    SharePictures,
    can_draw,
    written_tags,
)
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.wire.daily import DayName
from tumblekeep.text import LANGUAGES, Phrasebook

GREEN = "#7fbf7a"
MOST_DAYS = 9999

Fifths = Annotated[int, Query(ge=0, le=5)]


class SharedTry(NamedTuple):
    """What somebody shared of a try."""

    day: str
    result: int
    """How many fifths of all players they were level with or ahead of, by result and by skill; 0: not ranked."""
    skill: int
    streak: int
    language: str


def read_shared(query: str) -> SharedTry | None:
    """Read the link of a shared try; None if it is none.

    >>> read_shared("d=2026-11-24&r=4&s=9&k=3&lang=fr")
    SharedTry(day='2026-11-24', result=4, skill=5, streak=3, language='fr')
    >>> read_shared("lang=fr")
    """
    given = {name: values[0] for name, values in parse_qs(query[:400]).items()}
    if "d" not in given:
        return None

    def number(name: str, most: int) -> int:
        text = given.get(name, "0")
        return min(most, int(text)) if text.isdecimal() and len(text) < 6 else 0

    language = given.get("lang", "")
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    return SharedTry(given["d"][:10], number("r", 5), number("s", 5), number("k", MOST_DAYS), spoken)


def card_of(registry: TableRegistry, shared: SharedTry) -> CardText:
    """Return what the picture of a shared try says. Refuses a day that cannot be looked at yet."""
    plan = plan_for(registry.daily.which(shared.day))
    words = Phrasebook(shared.language, "web", "daily", plan.game)
    title = words.say("daily-kind-throws") if plan.kind == "throws" else words.say("title")
    lines = [format_date(plan.day, "long", locale=shared.language)]
    if shared.streak > 1:
        lines.append(words.say("daily-picture-streak", days=shared.streak))
    rows = [
        FiveSquares(words.say(f"daily-{name}"), filled, colour)
        for name, filled, colour in (("result", shared.result, GOLD), ("skill", shared.skill, GREEN))
        if filled
    ]
    return CardText(plan.game, words.say("daily-title"), title, tuple(lines), tuple(rows))


def add_daily_picture(
    app: FastAPI, registry: Callable[[], TableRegistry], pictures: Callable[[], SharePictures]
) -> None:
    """Add the picture of a shared try."""
    api = APIRouter(prefix="/api/daily", route_class=StrictRoute)

    @api.get("/picture", response_class=Response, responses=failures())
    async def picture(
        request: Request,
        day: Annotated[DayName, Query()],
        result: Fifths = 0,
        skill: Fifths = 0,
        streak: Annotated[int, Query(ge=0, le=MOST_DAYS)] = 0,
        language: Annotated[Literal["en", "fr"], Query()] = "en",
    ) -> Response:
        """A shared try as a picture of 1200 by 630 pixels for link previews."""
        card = card_of(registry(), SharedTry(day, result, skill, streak, language))
        charges = registry().charges
        with charges.work("picture", address_of(request.scope), charges.reading, owing=True) as charge:
            drawn, took = await pictures().of(card)
            charge.add(took)
        return Response(drawn, media_type="image/png")

    app.include_router(api)


def daily_head(registry: TableRegistry, pictures: SharePictures, names: KnownNames, scope: Any) -> str:
    """Return tags for the head of the daily door's page; empty if nothing was shared by its link."""
    shared = read_shared(scope.get("query_string", b"").decode("latin-1"))
    if shared is None:
        return ""
    try:
        card = card_of(registry, shared)
    except Refusal:
        return ""
    tags = {
        "og:title": f"{card.title} – {card.headline}",
        "og:description": Phrasebook(shared.language, "server").say("share-daily"),
    }
    here = names.public_origin(scope, dict(scope["headers"]))
    if here is not None and pictures.door(card.game) is not None:
        asked = {**shared._asdict()}
        bare = f"{here}/share/{card.game}.webp"
        tags["og:image"] = f"{here}/api/daily/picture?{urlencode(asked)}" if can_draw() else bare
    return written_tags(tags)
