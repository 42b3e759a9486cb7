"""`tumblekeep simulate`: many games between equal bots, and how they ended."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from random import Random
from typing import Any

from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.fate.numbered import fresh_seed
from tumblekeep.games import load
from tumblekeep.lab.progress import open_progress
from tumblekeep.lab.simulation import OutcomeTally, games_played
from tumblekeep.players.levels import LEVELS
from tumblekeep.terminal.begin import chosen_pack, documents_read, read_options
from tumblekeep.terminal.entry import INTERRUPTED, complain, spoken_streams, write
from tumblekeep.terminal.seating import BOTS, USUAL_SEATS
from tumblekeep.terminal.throwing import USUAL_SKILL, read_skill, skilled_fate
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

MOST_GAMES = 1_000_000
MOST_NAMED = 8
"""Maximum number of names (foes, ranks) listed under one outcome; the rest are counted together."""
GAP = "…"


def simulate(args: Namespace) -> int:
    """Play many games and print the distribution of their outcomes."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            game = load(args.game, chosen_pack(args))
            voice = Voice(voice.language, game)
            found = tally(game, args, voice)
        except TumbleError as error:
            return complain(voice.error(error))
        except KeyboardInterrupt:
            return INTERRUPTED
        if args.json:
            write(json.dumps(found, ensure_ascii=False, indent=2))
        else:
            _print(found, voice)
    return 0


def tally(game: Game, args: Namespace, voice: Voice) -> dict[str, Any]:
    """Count the games' outcomes."""
    if not 1 <= args.games <= MOST_GAMES:
        raise BadOptions("ui-simulate-count", f"--games takes 1 to {MOST_GAMES}", most=MOST_GAMES)
    if args.bot not in BOTS:
        known = ", ".join(LEVELS)
        raise BadOptions("ui-seats-bot", f"there is no bot {args.bot!r}", bot=args.bot[:20], known=known)
    seats = args.seats if args.seats is not None else max(game.seats.start, min(USUAL_SEATS, game.seats[-1]))
    options = game.check(seats, documents_read(game, read_options(args.option)))
    seed = args.seed if args.seed is not None else fresh_seed()
    skill = USUAL_SKILL if args.skill is None else read_skill(args.skill)
    counted = OutcomeTally(seats)
    began = time.perf_counter()
    with open_progress() as progress:
        words = voice.say("ui-simulate-doing", title=voice.say("title"), seats=seats, bot=args.bot)
        job = progress.add_task(words, total=args.games)
        for play in games_played(
            game,
            seats,
            options,
            args.games,
            fate=lambda number: skilled_fate(f"{seed}/{number}", skill),
            bot=lambda number: BOTS[args.bot](game, Random(f"{seed}/{number}/bot")),
        ):
            assert play.outcome is not None
            counted.count(play, *_kind(play.outcome.headline, voice))
            progress.advance(job)
    return {
        "game": game.slug,
        **({} if game.pack is None else {"pack": game.pack.mark()}),
        "bot": args.bot,
        "seats": seats,
        "seed": seed,
        "skill": skill,
        **counted.plain(),
        "seconds": round(time.perf_counter() - began, 3),
    }


def _kind(headline: Message, voice: Voice) -> tuple[str, str]:
    """Return an outcome without its numbers and names, so that equal outcomes are counted together, and what it
    names."""
    named = [voice.words(value) for value in headline.args.values() if isinstance(value, Message)]
    blank = dict.fromkeys(headline.args, GAP)
    return voice.words(headline._replace(args=blank)), ", ".join(named)


def _print(found: dict[str, Any], voice: Voice) -> None:
    from rich.console import Console
    from rich.table import Table

    title = voice.say(
        "ui-simulate-done",
        games=found["games"],
        title=voice.say("title"),
        seats=found["seats"],
        bot=found["bot"],
    )

    def share(count: int) -> str:
        return voice.say("ui-simulate-percent", share=100 * count / found["games"])

    table = Table(title=title, title_justify="left")
    table.add_column(voice.say("ui-simulate-outcome"))
    table.add_column(voice.say("ui-simulate-games"), justify="right")
    table.add_column(voice.say("ui-simulate-share"), justify="right")
    for outcome, count in found["outcomes"].items():
        table.add_row(outcome, str(count), share(count))
        named = found["named"].get(outcome, {})
        for words, part in list(named.items())[:MOST_NAMED]:
            table.add_row(f"  {words}", str(part), share(part), style="dim")
        if len(named) > MOST_NAMED:
            rest = sum(list(named.values())[MOST_NAMED:])
            others = voice.say("ui-simulate-others", count=len(named) - MOST_NAMED)
            table.add_row(f"  {others}", str(rest), share(rest), style="dim")
    Console().print(table)
    scores = found["scores"]
    write(
        voice.say(
            "ui-simulate-score",
            mean=scores["mean"],
            middle=scores["median"],
            least=scores["least"],
            most=scores["most"],
        )
    )
    write(voice.say("ui-simulate-wins", wins=" ".join(map(str, found["wins"]))))
    pace = int(found["answers"] / max(found["seconds"], 0.001))
    write(voice.say("ui-simulate-pace", answers=found["answers"], pace=pace))
