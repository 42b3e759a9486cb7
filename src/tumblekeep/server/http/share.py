"""Link previews of a table: words for the page's head, and a picture of how the game ended.

The picture is the game's door as the lobby draws it (`share/<game>.webp` of the client, made by
`scripts/make/share-pictures`), with the result of the game written beside it in the client's fonts. It needs Pillow;
without it, links have words and the bare door.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import cache
from html import escape
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from fastapi import APIRouter, FastAPI, Query, Request, Response

from tumblekeep.core.message import Message
from tumblekeep.players.levels import USUAL
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.host_names import KnownNames
from tumblekeep.server.http.middleware import address_of
from tumblekeep.server.http.routes import TableInPath, failures, seats_of
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.runtime.bots import OLD_NAMES
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.text import LANGUAGES, Phrasebook

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont

    from tumblekeep.server.runtime.live_table import LiveTable

WIDE, HIGH = 1200, 630
LEFT, RIGHT = 600, 1150
GOLD, BONE, ASH = "#e9b44c", "#f4ebdc", "#b9ad9c"
SQUARE = 38
MOST_PICTURES = 64
MOST_NAMES = 6
UNWRITTEN = "·"
"""Replaces a letter that the client's fonts lack."""


class FiveSquares(NamedTuple):
    """How far somebody came, in squares of which some are filled."""

    name: str
    filled: int
    colour: str


class CardText(NamedTuple):
    """The text on a picture. Equal texts give the same picture."""

    game: str
    title: str
    headline: str
    lines: tuple[str, ...]
    rows: tuple[FiveSquares, ...] = ()
    """Drawn below the lines."""


def told_of(live_table: LiveTable, language: str) -> CardText | None:
    """Say how a game ended, if anybody may look at it; None if it is not over."""
    seats_of(live_table, None)
    outcome = live_table.outcome()
    if outcome is None:
        return None
    book, names = Phrasebook(language, live_table.state.game), _names(live_table, language)
    scores = outcome["scores"]
    ranked = sorted(range(len(names)), key=lambda seat: -scores[seat])
    alike = len(set(scores)) == 1
    each = [names[seat] if alike else f"{names[seat]}  {scores[seat]}" for seat in ranked[:MOST_NAMES]]
    lines = (", ".join(each),) if alike else tuple(each)
    headline = book.tell(Message.read(outcome["headline"]), names)
    return CardText(live_table.state.game, book.say("title"), headline, lines)


def _names(live_table: LiveTable, language: str) -> list[str]:
    """The name of each seat, as the client shows it."""
    words, seats = Phrasebook(language, "web"), live_table.state.seats
    taken = {seat.name for seat in seats if seat.name}

    def called(at: int) -> str:
        seat = seats[at]
        if seat.name:
            return seat.name
        if seat.kind != "bot":
            return words.say("seat-number", number=at + 1)
        return _bot_name(words, seat.level or USUAL, at, taken)

    return [called(at) for at in range(len(seats))]


def _bot_name(words: Phrasebook, level: str, seat: int, taken: Collection[str]) -> str:
    """The name of a bot on this seat: its level has ten, and nobody at the table has the same."""
    names = words.say(f"bot-names-{OLD_NAMES.get(level, level)}").split(", ")
    in_order = names[seat % len(names) :] + names[: seat % len(names)]
    return next((name for name in in_order if name not in taken), in_order[0])


@cache
def can_draw() -> bool:
    """Tell whether pictures can be drawn here."""
    return find_spec("PIL") is not None


class SharePictures:
    """Pictures of finished games, with a cache of the latest."""

    def __init__(self, static: Path) -> None:
        self._static = static
        self._kept: OrderedDict[CardText, bytes] = OrderedDict()
        self._one_draws = asyncio.Semaphore(1)
        self.drawn = 0
        """How many pictures had to be drawn."""

    def door(self, game: str) -> Path | None:
        """Return the drawing of a game's door, if the client has one."""
        found = self._static / "share" / f"{game}.webp"
        return found if found.is_file() else None

    async def of(self, told: CardText) -> tuple[bytes, float]:
        """Return the picture as PNG and the seconds that drawing took. Draws in a thread, one picture at a time."""
        async with self._one_draws:
            if told in self._kept:
                self._kept.move_to_end(told)
                return self._kept[told], 0.0
            door = self.door(told.game)
            if door is None or not can_draw():
                raise Refusal(404, "server-no-picture")
            picture, took = await in_thread(self._draw, door, told)
            self.drawn += 1
            self._kept[told] = picture
            while len(self._kept) > MOST_PICTURES:
                self._kept.popitem(last=False)
            return picture, took

    def _draw(self, door: Path, told: CardText) -> tuple[bytes, float]:
        from PIL import Image, ImageDraw

        began = process_time()
        with Image.open(door) as drawn:
            picture = drawn.convert("RGB")
        pen = ImageDraw.Draw(picture)
        display = self._letters("texturina-latin-700")
        text = self._letters("atkinson-hyperlegible-next-latin-wght", weight=650)
        y = _write(pen, 110, told.title, display(30), GOLD, 2)
        y = _write(pen, y + 22, told.headline, display(50), BONE, 4)
        y += 16
        for line in told.lines:
            y = _write(pen, y + 8, line, text(30), ASH, 2)
        for row in told.rows:
            y += 22
            _write(pen, y, row.name, text(30), ASH, 1)
            for place in range(5):
                x = LEFT + 180 + place * SQUARE * 1.3
                fill = row.colour if place < row.filled else None
                pen.rounded_rectangle((x, y, x + SQUARE, y + SQUARE), 7, fill, fill or ASH, 2)
            y += SQUARE
        _write(pen, 550, "tumblekeep", display(30), GOLD, 1)
        written = io.BytesIO()
        picture.quantize(255).save(written, "PNG", optimize=True)
        return written.getvalue(), process_time() - began

    def _letters(self, face: str, *, weight: int | None = None) -> Callable[[int], ImageFont.FreeTypeFont]:
        """Load a font of the client; with a weight if the font is variable."""
        from PIL import ImageFont

        file = next(self._static.glob(f"assets/{face}-normal-*.woff2"))

        def sized(size: int) -> ImageFont.FreeTypeFont:
            letters = ImageFont.truetype(file, size)
            if weight is not None:
                letters.set_variation_by_axes([weight])
            return letters

        return sized


def _write(
    pen: ImageDraw.ImageDraw, y: float, words: str, letters: ImageFont.FreeTypeFont, colour: str, most: int
) -> float:
    """Write words in at most `most` lines; return where the next line may begin."""
    known = "".join(
        one if ord(one) < 0x100 or one in "‘’“”–—…Œœ" else UNWRITTEN
        for one in words.replace("\u202f", "\xa0")
    )
    lines = [""]
    for word in known.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or letters.getlength(longer) <= RIGHT - LEFT:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]}…"]
    for line in lines:
        cut = line
        while letters.getlength(cut) > RIGHT - LEFT:
            cut = f"{cut[:-2]}…"
        pen.text((LEFT, y), cut, colour, letters)
        y += letters.size * 1.22
    return y


def add_pictures(
    app: FastAPI,
    registry: Callable[[], TableRegistry],
    pictures: Callable[[], SharePictures],
) -> None:
    """Add the picture of a finished game."""
    api = APIRouter(prefix="/api", route_class=StrictRoute)

    @api.get("/tables/{table}/picture", response_class=Response, responses=failures(403))
    async def picture(
        table: TableInPath, request: Request, language: Annotated[Literal["en", "fr"], Query()] = "en"
    ) -> Response:
        """How a game ended, as a picture of 1200 by 630 pixels for link previews."""
        told = told_of(await registry().find(table, later=True), language)
        if told is None:
            raise Refusal(404, "server-no-picture")
        charges = registry().charges
        with charges.work("picture", address_of(request.scope), charges.reading, owing=True) as charge:
            drawn, took = await pictures().of(told)
            charge.add(took)
        return Response(drawn, media_type="image/png")

    app.include_router(api)


async def head_of(
    registry: TableRegistry, pictures: SharePictures, names: KnownNames, table: str, scope: Any
) -> str:
    """Return tags for the head of a table's page, in the language of its link; empty if nothing may be told."""
    headers = dict(scope["headers"])
    wanted = scope.get("query_string", b"").decode("latin-1").partition("lang=")[2][:2]
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    try:
        live_table = await registry.find(table, later=True)
        told = told_of(live_table, language)
    except Refusal:
        return ""
    game = live_table.state.game
    here = names.public_origin(scope, headers)
    title = Phrasebook(language, game).say("title")
    tags = {"og:title": title}
    tags["og:description"] = Phrasebook(language, "server").say("share-over" if told else "share-table")
    if told is not None:
        tags["og:title"] = f"{title} – {told.headline}"
    if here is not None and pictures.door(game) is not None:
        bare = told is None or not can_draw()
        tags["og:image"] = (
            f"{here}/share/{game}.webp" if bare else f"{here}/api/tables/{table}/picture?language={language}"
        )
    return written_tags(tags)


def written_tags(tags: dict[str, str]) -> str:
    """Write tags for the head of a page, with what every page of this house says."""
    whole = {"og:type": "website", "og:site_name": "tumblekeep", **tags}
    if "og:image" in tags:
        whole |= {"og:image:width": str(WIDE), "og:image:height": str(HIGH), "og:image:alt": tags["og:title"]}
        whole["twitter:card"] = "summary_large_image"
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in whole.items())
