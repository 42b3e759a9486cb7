"""Check a pack in a process of its own: words, then games with it, with everything that people would ask for.

`python -m tumblekeep.testing.pack_check PACK SECONDS` writes one line of JSON for each thing found, and a last one with
what was tried. `tumblekeep pack check` starts it with limits on memory and time, and puts the lines into words. So a pack
that eats the machine ends its own check and nothing else.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, NamedTuple

from tumblekeep.analysis.advice import hint
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.message import Message
from tumblekeep.core.pack import Pack
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.playout import playout
from tumblekeep.packs import find_pack
from tumblekeep.packs.checking import Finding, words_checked
from tumblekeep.packs.comparing import differences
from tumblekeep.players.levels import player
from tumblekeep.testing.asking import hints_weigh_each_option
from tumblekeep.testing.check_game import reason_of
from tumblekeep.testing.playing import (
    fork_is_the_game,
    greedy_play_ends,
    log_is_the_game,
    odds_sum_to_one,
    random_play_ends,
)
from tumblekeep.testing.secrecy import imagined_tables_fit, options_touch_what_is_seen, views_are_plain
from tumblekeep.testing.walk import WalkSetup, settings, walk
from tumblekeep.testing.wording import everything_can_be_said

MEMORY = 3 << 30
"""Bytes that a check may use."""
SPARE = 30
"""Seconds of processor time beyond the budget before the system ends the process."""
ADVICE_EVERY = 23
"""Questions between two at which advice is asked for."""
ADVICE_SECONDS = 0.1


def thinking_play_ends(game: Game, setting: WalkSetup) -> None:
    """A game between bots that look ahead comes to an end, and no thought fails."""
    failed: list[Exception] = []
    fate = SampledFate(setting.seed)
    bot = player("shrewd", game, fate.random, failed=lambda error, question: failed.append(error))
    playout(game, setting.seats, fate, bot, setting.chosen)
    if failed:
        raise failed[0]


def advice_is_given(game: Game, setting: WalkSetup) -> None:
    """Odds and a hint can be had at questions all through a game."""
    for number, play in enumerate(walk(game, setting)):
        if number % ADVICE_EVERY == 0:
            for seat, part in play.asked().items():
                if len(part.options) > 1:
                    hint(play, seat, f"check/{number}", seconds=ADVICE_SECONDS)
                    break


CHECKS: tuple[Callable[[Game, WalkSetup], Any], ...] = (
    random_play_ends,
    greedy_play_ends,
    everything_can_be_said,
    hints_weigh_each_option,
    thinking_play_ends,
    advice_is_given,
    log_is_the_game,
    fork_is_the_game,
    odds_sum_to_one,
    views_are_plain,
    options_touch_what_is_seen,
    imagined_tables_fit,
)
"""What a game must still do with a pack, the most telling first. Its rules and documents are the game's own affair."""


class PackVerdict(NamedTuple):
    """What was tried, and how many things were wrong."""

    changed: int
    ways: int
    tried: int
    """Ways to sit down that were played through all checks."""
    faults: int


def pack_findings(pack: Pack, seconds: float, clock: Callable[[], float] = process_time) -> Iterator[Any]:
    """Yield what is wrong with a pack, then a PackVerdict. A check that fails once is not tried again."""
    until = clock() + seconds
    faults = 0
    game = load(pack.game, pack)
    for finding in words_checked(pack):
        faults += finding.is_fault
        yield finding
    ways = _ways(game)
    failed: set[str] = set()
    tried = 0
    for setting in ways:
        for check in CHECKS:
            if clock() > until:
                break
            if check.__name__ in failed:
                continue
            why = _tried(check, game, setting)
            if why:
                failed.add(check.__name__)
                faults += 1
                said = {"way": str(setting), "check": check.__name__.replace("_", " "), "why": why}
                yield Finding(Message("pack-check-failed", said), True)
        else:
            tried += 1
            continue
        break
    yield PackVerdict(sum(1 for _ in differences(pack)), len(ways), tried, faults)


def _ways(game: Game) -> list[WalkSetup]:
    """All ways to sit down, from the usual one on: the fewest players, the most, then the options."""
    ways = settings(game)
    plain = [way for way in ways if not way.options]
    return [*plain[:1], *plain[-1:], *(way for way in ways if way not in (*plain[:1], *plain[-1:]))]


def _tried(check: Callable[[Game, WalkSetup], Any], game: Game, setting: WalkSetup) -> str:
    try:
        check(game, setting)
    except MemoryError:
        return "MemoryError"
    except Exception as error:  # the rules may do anything with cards that they were not written for
        return reason_of(error)
    return ""


def _limit(seconds: float) -> None:
    try:
        import resource
    except ImportError:  # not on this system; the parent's own clock ends a check there
        return
    most = int(seconds) + SPARE
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main(words: list[str]) -> int:
    """Check one pack and write what is found, line by line."""
    wanted, seconds = words[0], float(words[1])
    _limit(seconds)

    def write(**line: Any) -> None:
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()

    try:
        for found in pack_findings(find_pack(wanted), seconds):
            if isinstance(found, Finding):
                write(message=found.message.plain(), fault=found.is_fault)
            else:
                write(**found._asdict())
    except TumbleError as error:
        write(message=error.message.plain(), refused=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
