"""Frozen arenas: what `v1` of an arena is, so that scores of different years can be compared.

`frozen_arenas/v1.json` holds for each arena fingerprints of its parts and a few reference games as numbered actions.
`what_changed` plays these games again and names the parts that are no longer the same:

| part | what its fingerprint covers |
|---|---|
| `setup` | game, seats, options, and the unit of results |
| `content` | the content files that the arena plays with (`Game.digest`) |
| `actions` | the rules version, and the names and order of all actions |
| `rules` | in every reference game: who is asked what, what is offered, what fate rolls, how it ends, and the result |
| `observations` | every number that the acting seats see in these games |
| `opponents` | if the agent sits among steady players: what the steady player chooses in these games |

The reference games keep their actions, so a change of the bots alone does not look like a change of the rules. A change of
the rules that no reference game meets shows only in the rules version, which every such change has to raise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from tumblekeep.core.ask import option_id
from tumblekeep.core.log import log_of
from tumblekeep.envs.arena import ARENAS, OTHERS, Arena, ArenaError, arena_named
from tumblekeep.envs.stepper import EnvSpec, IllegalAction, Stepper
from tumblekeep.envs.versions import FROZEN_FORM, frozen_arenas
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.players.levels import player

REFERENCE_LEVELS = ("steady", "steady", "careless", "careless", "careless")
"""Who plays each reference game when an arena is frozen: steady games reach the end of a game, careless ones its corners."""
PARTS = ("setup", "content", "actions", "rules", "observations", "opponents")


def what_changed(name: str) -> list[str]:
    """Return the parts of an arena that differ from its frozen version; empty if it is the same."""
    arena_named(name)
    frozen = frozen_arenas().get(name)
    if frozen is None:
        raise ArenaError("research-not-frozen", arena=name)
    now = fingerprints(name, frozen.games)
    return [part for part in PARTS if now.get(part) != frozen.parts.get(part)]


def fingerprints(name: str, games: Sequence[Sequence[int]]) -> dict[str, str]:
    """Return the fingerprint of each part of an arena as it is here."""
    arena = ARENAS[name]
    table = arena.table()
    goal = table.game.goal
    assert goal is not None
    rules, seen, others = sha256(), sha256(), sha256()
    for number, actions in enumerate(games):
        for kind, what in _replayed(name, table, number, actions):
            {"rules": rules, "seen": seen, "others": others}[kind].update(what)
    setup = [arena.game, arena.seats, sorted(table.options.items()), goal.measure(arena.seats)]
    parts = {
        "setup": sha256(json.dumps(setup).encode()).hexdigest(),
        "content": table.game.digest(table.options),
        "actions": table.vocabulary.version,
        "rules": rules.hexdigest(),
        "observations": seen.hexdigest(),
    }
    return {**parts, "opponents": others.hexdigest()} if among_others(arena, table) else parts


def among_others(arena: Arena, table: EnvSpec) -> bool:
    """Whether the agent of an arena sits among steady players."""
    assert table.game.goal is not None
    return arena.seats > 1 and not table.game.goal.shared(table.options)


def _replayed(
    name: str, table: EnvSpec, number: int, actions: Sequence[int]
) -> Iterator[tuple[str, bytes | bytearray]]:
    """Play a reference game again, and yield what each fingerprint is made of. Stops at an action that no longer fits."""
    stepper, competitive = _reference(name, table, number), among_others(ARENAS[name], table)
    left = iter(actions)
    while stepper.part is not None:
        seat, part = stepper.seat, stepper.part
        offered = [table.names[action] for action in stepper.legal()]
        yield "rules", json.dumps([seat, part.ask.name, offered]).encode()
        yield "seen", stepper.numbers(seat).tobytes()
        if competitive and not stepper.begun:
            bot = player(OTHERS, table.game, Random(0).random)
            yield "others", option_id(part.check(bot(stepper.play.look, part))).encode()
        try:
            stepper.step(next(left))
        except (StopIteration, IllegalAction):
            yield "rules", b"cut"
            return
    outcome = stepper.outcome
    assert outcome is not None
    assert table.game.goal is not None
    results = [table.game.goal.result(outcome, seat, table.options) for seat in range(table.seats)]
    lines = [[line.ask, line.by, line.answer] for line in log_of(stepper.play, _seats(table)).lines]
    yield "rules", json.dumps([lines, outcome.scores, outcome.winners, results, next(left, None)]).encode()


def _reference(name: str, table: EnvSpec, number: int) -> Stepper:
    return Stepper(table, SampledFate(f"{FROZEN_FORM}/{name}/{number}"))


def _seats(table: EnvSpec) -> list[str]:
    return [f"seat {seat}" for seat in range(table.seats)]


def reference_games(name: str) -> list[list[int]]:
    """Let bots play the reference games of an arena; returns the actions of each."""
    table = ARENAS[name].table()
    games = []
    for number, level in enumerate(REFERENCE_LEVELS):
        stepper, actions = _reference(name, table, number), list[int]()
        bot = player(level, table.game, Random(f"{FROZEN_FORM}/{name}/{number}/bots").random)
        while stepper.part is not None:
            option = stepper.part.check(bot(stepper.play.look, stepper.part))
            for action in table.vocabulary.spelled(stepper.part.ask, option):
                stepper.step(action)
                actions.append(int(action))
        games.append(actions)
    return games


def freeze(version: str, names: Sequence[str], package: str) -> dict[str, Any]:
    """Return what is written to a file: arenas as they are here and now."""
    arenas = {}
    for name in names:
        games = reference_games(name)
        arenas[name] = {"parts": fingerprints(name, games), "games": games}
    about = (
        "Arenas as they were when this version was frozen. Each has the fingerprints of its parts (tumblekeep/envs/frozen.py says "
        "what each covers) and reference games as numbered actions. Never changed afterwards: an arena whose rules, content, "
        "actions, observations or opponents change gets a new version in a file of its own (scripts/make/arenas), and its "
        "scores are not compared with those of this one. The package of this version plays it as it was."
    )
    return {"form": FROZEN_FORM, "version": version, "package": package, "about": about, "arenas": arenas}
