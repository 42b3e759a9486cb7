"""What happenings name, so that a study can ask what it is worth: words of the game by family, spaces of a
map by name."""

from __future__ import annotations

from functools import cache

from tumblekeep.core.game import Game, happening_fields

PLAIN = "text"


@cache
def named_in(kind: type) -> tuple[tuple[int, str], ...]:
    """Return for each field index of a happening the family of its word, or a plain name's field name, such as
    `space`."""
    order: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return tuple(
        (order.index(name), name if what == PLAIN else what) for name, what in happening_fields(kind)
    )


def families_of(game: Game) -> list[str]:
    """List every family of a game that a study may ask about."""
    plain = (name for kind in game.happenings for name, what in happening_fields(kind) if what == PLAIN)
    return list(dict.fromkeys((*game.words, *plain)))
