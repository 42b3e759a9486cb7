"""A person's page: results, ratings, records and medals of each game, and how they play if they want to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tumblekeep.core.ask import Ask
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.games import load
from tumblekeep.server import json_text
from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.people.insights import GameInsight
from tumblekeep.server.people.records import GamesWanted, Person
from tumblekeep.server.runtime.standings import shown
from tumblekeep.server.table.names import look

if TYPE_CHECKING:
    from tumblekeep.server.runtime.registry import TableRegistry

MOST_INSIGHTS = 1_000
MOST_LATEST = 60
"""Games of which the page draws luck and skill one by one."""
MOST_COSTS = 3
LEAST_COST = 0.005
"""Smaller costs a game are not worth a sentence, in shares of what is much."""


async def visible(registry: TableRegistry, name: str, viewer: str | None) -> Person:
    """Somebody whose page this viewer may see. Anybody else is as good as not there."""
    people = registry.the_people
    found = (await people.store.reserved([look(name)])).get(look(name))
    if found is not None and not (found.gone or found.blocked):
        if found.visibility == "public" or found.id == viewer:
            return found
        is_for_friends = found.visibility == "friends" and viewer is not None
        if is_for_friends and await people.store.friends.are_friends(found.id, str(viewer)):
            return found
    raise Refusal(404, "server-no-person")


async def profile(registry: TableRegistry, person: Person) -> dict[str, Any]:
    """Everything that a person's page shows."""
    store = registry.the_people.store
    counts = await store.counts(person.id)
    standings = await store.standings.of(person.id)
    latest = await store.games(person.id, GamesWanted(most=20))
    wanted = await store.insights.is_wished(person.id)
    found = await store.insights.of(person.id, MOST_INSIGHTS) if wanted else []
    return await in_thread(_told, person, counts, standings, latest.seats, wanted, found)


def _told(
    person: Person,
    counts: Any,
    standings: dict[str, str],
    latest: Any,
    wanted: bool,
    found: list[GameInsight],
) -> dict[str, Any]:
    slugs = list(dict.fromkeys([*(one.game for one in counts), *standings]))
    return {
        "person": {"id": person.id, "name": person.name, "bot": person.bot, "created": person.created},
        "insights": wanted,
        "games": [
            {
                **shown(slug, json_text.loads(standings.get(slug, "{}"))),
                "results": {one.result: one.games for one in counts if one.game == slug},
                "latest": [one.result for one in latest if one.game == slug],
                "play": how_played(slug, [one for one in found if one.game == slug]),
            }
            for slug in slugs
        ],
    }


def how_played(slug: str, insights: Sequence[GameInsight]) -> dict[str, Any] | None:
    """Luck, skill and costly decisions over many games, the latest first; None: nothing is known."""
    bodies = [(one, json_text.loads(one.body)) for one in insights]
    heroes = Counter(hero for _, body in bodies for hero in body.get("heroes", ()))
    measured = [(one, body) for one, body in bodies if "skill" in body]
    if not measured and not heroes:
        return None
    measure = measured[0][1]["measure"] if measured else "won"
    alike = [(one, body) for one, body in measured if body["measure"] == measure]
    try:
        game: Game | None = load(slug)
    except TumbleError:
        game = None
    return {
        "measure": measure,
        "games": len(alike),
        "choices": sum(body["choices"] for _, body in alike),
        "usual": sum(body["usual"] for _, body in alike),
        "course": [
            {
                "table": one.table,
                "at": one.ended,
                "luck": round(body["luck"], 4),
                "skill": round(body["skill"], 4),
            }
            for one, body in reversed(alike[:MOST_LATEST])
        ],
        "costs": [] if game is None or not alike else _costs(game, [body for _, body in alike]),
        "heroes": [{"hero": hero, "count": count} for hero, count in heroes.most_common(8)],
    }


def _costs(game: Game, bodies: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The kinds of decisions that gave most away, each with what it cost in an average game."""
    whole: dict[tuple[str, str, str], list[float]] = {}
    for body in bodies:
        for ask, chosen, steady, count, cost in body["kinds"]:
            sums = whole.setdefault((ask, chosen, steady), [0, 0.0])
            sums[0] += count
            sums[1] += cost
    asks = {one.name: one for one in game.asks}
    unit = sum(body["unit"] for body in bodies) / len(bodies)
    worst = sorted(whole.items(), key=lambda one: -one[1][1])
    return [
        {
            "ask": ask,
            "chosen": chosen,
            "better": steady,
            "fields": _fields(asks[ask], chosen, steady),
            "count": int(count),
            "cost": round(cost / len(bodies), 4),
        }
        for (ask, chosen, steady), (count, cost) in worst
        if ask in asks and cost / len(bodies) >= LEAST_COST * unit
    ][:MOST_COSTS]


def _fields(ask: Ask, *verbs: str) -> list[str]:
    """What the words of a question and of its options have gaps for: the page fills them with dots."""
    specs = (ask.prompt, *(ask.options.get(verb, ()) for verb in verbs))
    return sorted({name for spec in specs for name, _ in spec})
