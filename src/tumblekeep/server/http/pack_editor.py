"""The editor of packs over HTTP: what can be changed, whether a draft can be played, and the draft as a file.

The draft lives in the browser; nothing of it is stored here, and no table can be opened with it. Loading a game with a
draft takes tens of milliseconds, so it is done in a worker process, which forgets it again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Request, Response

from tumblekeep.core.errors import TumbleError
from tumblekeep.games import load
from tumblekeep.packs.drafting import DraftChange, DraftRow, PackDraft, archive_of, pack_of, try_draft
from tumblekeep.packs.showing import editable_rows, names_of
from tumblekeep.server.charging.budgets import Budgets
from tumblekeep.server.errors import Refusal
from tumblekeep.server.http import compression
from tumblekeep.server.http.bodies import StrictRoute
from tumblekeep.server.http.middleware import address_of, language_of
from tumblekeep.server.http.routes import failures
from tumblekeep.server.runtime.registry import TableRegistry
from tumblekeep.server.runtime.uploads import game_of
from tumblekeep.server.visibility import projection
from tumblekeep.server.wire.base import GameSlug
from tumblekeep.server.wire.editor import DraftChecked, DraftPack, EditorShown, plain_draft
from tumblekeep.text.terms import number_terms

DRAFT_RATE = 4.0
DRAFT_BURST = 30


def add_pack_editor(app: FastAPI, registry: Callable[[], TableRegistry]) -> None:
    """Add everything under /api/editor."""
    api = APIRouter(prefix="/api/editor", route_class=StrictRoute)
    buckets = Budgets(DRAFT_RATE, DRAFT_BURST)

    def charge(request: Request) -> None:
        if registry().settings.limits.on:
            buckets.charge(address_of(request.scope))

    @api.get("/{game}", response_model=EditorShown, responses=failures())
    async def shown(game: Annotated[GameSlug, Path()], request: Request) -> Response:
        """What a pack can change in a game, with the range of each value."""
        charge(request)
        game_of(game)
        return compression.response(request.scope, _shown(game), "application/json")

    @api.post("/check", response_model=DraftChecked, responses=failures())
    async def check(draft: DraftPack, request: Request) -> Response:
        """Whether a game can be loaded with a draft."""
        charge(request)
        game_of(draft.game)
        language = language_of(dict(request.scope["headers"]))
        found = await registry().workers.do(
            address_of(request.scope), checked_draft, plain_draft(draft), language
        )
        return Response(projection.to_text(found), media_type="application/json")

    @api.post("/file", response_class=Response, responses=failures())
    async def file(draft: DraftPack, request: Request) -> Response:
        """A draft as a zip archive of its folder."""
        charge(request)
        game_of(draft.game)
        try:
            archive = archive_of(pack_of(read_draft(plain_draft(draft))))
        except TumbleError as error:
            raise Refusal.of(error, 422) from error
        return Response(
            archive,
            media_type="application/zip",
            headers={"Content-Disposition": f'attachment; filename="{draft.name}.zip"'},
        )

    app.include_router(api)


@cache
def _shown(game: str) -> bytes:
    files = [
        {"name": name, "rows": [row.plain() for row in editable_rows(load(game), name)]}
        for name in names_of(game)
    ]
    return projection.to_text({"game": game, "files": files}).encode()


def read_draft(plain: dict[str, Any]) -> PackDraft:
    """The draft from plain data."""
    return PackDraft(
        plain["name"],
        plain["game"],
        plain["title"],
        plain["about"],
        [DraftRow(**row) for row in plain["rows"]],
        [DraftChange(**change) for change in plain["changes"]],
        plain["words"],
    )


def checked_draft(plain: dict[str, Any], language: str) -> dict[str, Any]:
    """Try a draft, as the work of one process."""
    draft = read_draft(plain)
    try:
        game = try_draft(draft)
    except TumbleError as error:
        return {"problem": error.message.plain(), "changed": 0, "terms": ""}
    return {
        "problem": None,
        "changed": len(draft.changes) + len(draft.rows),
        "terms": number_terms(game, language),
    }
