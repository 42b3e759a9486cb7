"""`tumblekeep lab solve GAME`: solve the ends of games exactly, and tell how far each level of bots is from perfect there."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Sequence

from tumblekeep.core.errors import BadOptions
from tumblekeep.games import load
from tumblekeep.lab.progress import open_progress
from tumblekeep.lab.solving import NODES, Endgame, bound_of, endgames, is_solvable
from tumblekeep.terminal.entry import write
from tumblekeep.terminal.voice import Voice

LEVELS = ("steady", "shrewd", "masterful")
USUAL_POSITIONS, USUAL_MINUTES = 20, 5.0
SHOWN = 5
"""How many of the dearest choices are told."""


class _Enough(Exception):
    """The time is up."""


def solve_ends(args: Namespace, voice: Voice) -> int:
    """Solve positions of each setting until there are enough or the time is up; Ctrl-C tells what was found by then."""
    game = load(args.what)
    goal = game.goal
    if goal is None:
        raise BadOptions("ui-lab-solve-hidden", f"{game.slug} has no goal", game=args.what)
    if args.setting and args.setting not in goal.settings:
        known = ", ".join(goal.settings)
        raise BadOptions("ui-lab-setting", f"no setting {args.setting}", setting=args.setting, known=known)
    where = []
    for text in args.where or ():
        bound = bound_of(text, game)
        if bound is None:
            known = ", ".join(goal.named)
            raise BadOptions("ui-lab-solve-where", f"no bound {text}", where=text, known=known)
        where.append(bound)
    names = [args.setting] if args.setting else list(goal.settings)[:1]
    wanted, found = args.games or USUAL_POSITIONS, {}
    for name in names:
        seats, options = goal.settings[name]
        if not is_solvable(game, seats, options):
            raise BadOptions("ui-lab-solve-hidden", f"{game.slug} has hidden parts", game=args.what)
        until = time.monotonic() + 60 * (args.minutes or USUAL_MINUTES)

        def check_time(game: int, until: float = until) -> None:
            if time.monotonic() >= until:
                raise _Enough

        solved: list[Endgame] = []
        with open_progress() as progress:
            job = progress.add_task(voice.say("ui-lab-solving", setting=name), total=wanted)
            try:
                for one in endgames(
                    game,
                    seats,
                    options,
                    args.seed,
                    nodes=args.nodes or NODES,
                    levels=LEVELS,
                    where=where,
                    turn=args.turn,
                    asks=frozenset(args.ask or ()),
                    watch=check_time,
                ):
                    solved.append(one)
                    progress.advance(job)
                    if len(solved) >= wanted:
                        break
            except (KeyboardInterrupt, _Enough):
                pass  # what was solved is told
        found[name] = solved
        if not args.json:
            _tell(name, solved, voice)
    if args.json:
        write(json.dumps({name: [one._asdict() for one in solved] for name, solved in found.items()}))
    return 0


def _tell(name: str, solved: Sequence[Endgame], voice: Voice) -> None:
    if not solved:
        write(voice.say("ui-lab-solved-none", setting=name))
        return
    stake = sum(one.stake for one in solved) / len(solved)
    write(voice.say("ui-lab-solved", setting=name, positions=len(solved), stake=f"{stake:.4f}"))
    for level in LEVELS:
        losses = [one.loss(level) for one in solved]
        perfect = sum(loss < 1e-9 for loss in losses)
        write(
            voice.say(
                "ui-lab-solved-level",
                level=level,
                loss=f"{sum(losses) / len(losses):.4f}",
                perfect=perfect,
                positions=len(solved),
            )
        )
    for one in sorted(solved, key=lambda one: -one.loss("masterful"))[:SHOWN]:
        if one.loss("masterful") > 1e-9:
            best = max(one.values, key=lambda option: one.values[option])
            write(
                voice.say(
                    "ui-lab-solved-dear",
                    ask=one.ask,
                    took=one.chosen["masterful"],
                    best=best,
                    loss=f"{one.loss('masterful'):.4f}",
                    game=one.game,
                )
            )
