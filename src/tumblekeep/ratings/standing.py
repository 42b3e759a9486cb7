"""Somebody's standing in a game: medals, records and a rating over all their finished games, as plain data.

A game is counted once: `counted` reads everything from its log, `with_deeds` and `ratings_after` add it to the standings of those who
played. Counting all games again in their order gives the same standings.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.ratings.choices import checked_choices
from tumblekeep.ratings.equal_terms import PERSON, terms_of, why_not_counted
from tumblekeep.ratings.luck_free import GameResult, facts_of, game_result, rate_luck_free, rate_plain
from tumblekeep.ratings.medals import is_better, judged, played, reached, why_no_medals
from tumblekeep.ratings.rating import Rating

WORTH_WHILE = 1.15
"""A rating without luck is made where one such result tells as much as this many plain ones, as bots have measured."""
NOTHING: Mapping[str, Any] = {"medals": [], "records": [], "result": None}
"""A game that changes no standing."""


def counted(log: Log, game: Game, *, odds: str, left: Collection[int] = ()) -> dict[str, Any]:
    """What a finished game changes. `left`: seats whose person is gone and whose game a bot ended; it counts against them."""
    found = played(log, game)
    proves = not why_no_medals(log)
    terms = terms_of(log, odds=odds)
    seats = [PERSON if seat in left else who for seat, who in enumerate(terms.seats)]
    counts = found.outcome is not None and not why_not_counted(replace(terms, seats=seats))
    result = None
    if counts:
        assert found.outcome is not None
        rated = game_result(game, found.outcome, found.options, left=left)
        if facts_of(rated).weight >= WORTH_WHILE:
            choices = checked_choices(log, game)
            rated = game_result(game, found.outcome, found.options, left=left, choices=choices)
        result = {
            "setting": rated.setting,
            "shared": rated.shared,
            "places": list(rated.places),
            "score": rated.score,
            "left": sorted(rated.left),
            "gains": None if rated.gains is None else [round(one, 6) for one in rated.gains],
        }
    return {
        "medals": [[one.medal.name, one.seat, one.number] for one in judged(found, game)] if proves else [],
        "records": [[one.record.name, one.seat, one.value, one.number] for one in reached(found, game)]
        if proves
        else [],
        "result": result,
    }


def with_deeds(
    standing: Mapping[str, Any], told: Mapping[str, Any], seat: int, game: Game, *, table: str, at: int
) -> dict[str, Any]:
    """A standing after one more game: the first time of each medal stays, and the best of each record."""
    medals, records = dict(standing.get("medals", {})), dict(standing.get("records", {}))
    for name, who, number in told["medals"]:
        if who == seat:
            first = medals.get(name, {"table": table, "answer": number, "at": at, "times": 0})
            medals[name] = {**first, "times": first["times"] + 1}
    known = {one.name: one for one in game.records}
    for name, who, value, number in told["records"]:
        if who != seat or name not in known:
            continue
        if name not in records or is_better(known[name], value, records[name]["value"]):
            records[name] = {"value": value, "table": table, "answer": number, "at": at}
    return {**standing, "games": standing.get("games", 0) + 1, "medals": medals, "records": records}


def ratings_after(
    slug: str,
    result: Mapping[str, Any],
    before: Sequence[Mapping[str, Any] | None],
    dungeon: Mapping[str, Any] | None,
) -> tuple[list[dict[str, Any] | None], dict[str, Any] | None]:
    """The ratings of all seats and of the dungeon after a game that counts; None for a seat: the game says nothing about it."""
    game = _result_read(slug, result)
    ratings = [Rating() if one is None else Rating.read(one) for one in before]
    after = rate_plain(game, ratings, None if dungeon is None else Rating.read(dungeon))
    return [None if one is None else one.plain() for one in after.seats], (
        None if after.dungeon is None else after.dungeon.plain()
    )


def luck_free_after(
    slug: str,
    result: Mapping[str, Any],
    before: Sequence[Mapping[str, Any] | None],
    dungeon: Mapping[str, Any] | None,
) -> list[dict[str, Any] | None]:
    """The ratings without luck of all seats after a game that counts; None for a seat: the game says nothing about it."""
    if result.get("gains") is None:
        return [None] * len(before)
    ratings = [Rating() if one is None else Rating.read(one) for one in before]
    after = rate_luck_free(
        _result_read(slug, result), ratings, None if dungeon is None else Rating.read(dungeon)
    )
    return [None if one is None else one.plain() for one in after.seats]


def _result_read(slug: str, result: Mapping[str, Any]) -> GameResult:
    gains = result.get("gains")  # games that were counted before there were any have none
    return GameResult(
        slug,
        result["setting"],
        result["shared"],
        tuple(result["places"]),
        result["score"],
        frozenset(result["left"]),
        None if gains is None else tuple(gains),
    )
