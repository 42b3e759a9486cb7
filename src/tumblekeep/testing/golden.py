"""Goldens: whole plays as text that a player can read, stored with the tests and compared character by character.

Each line is one answer: its clause, who gave it, what was asked, the answer, and what happened. A golden is declared in
`tests/games/<slug>/goldens.toml` by name, seats, seed, options and bot; `scripts/goldens` writes them. A game in a package of its own
writes them with `python -m tumblekeep.testing.golden GAME TESTS`, where TESTS is the folder with its `goldens.toml`.
"""

from __future__ import annotations

import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tumblekeep.bots.bot import Bot
from tumblekeep.bots.greedy import Greedy
from tumblekeep.bots.uniform import Uniform
from tumblekeep.core.game import Game
from tumblekeep.core.log import happenings, line_of, log_of
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.games import load
from tumblekeep.lab.playout import playout
from tumblekeep.text import Phrasebook

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eri", "Fay", "Gus", "Hana", "Ivo", "Jun")


@dataclass(frozen=True)
class Golden:
    """One stored play."""

    name: str
    seats: int
    seed: int
    bot: str = "greedy"
    language: str = "en"
    options: dict[str, Any] = field(default_factory=dict)


def declared_goldens(file: Path) -> list[Golden]:
    """The goldens declared in a game's goldens.toml."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Golden(name, **row) for name, row in rows.items()]


def golden_text(game: Game, golden: Golden) -> str:
    """Write the play as text."""
    fate = SampledFate(golden.seed)
    bot: Bot = Greedy(game, fate.random) if golden.bot == "greedy" else Uniform(fate.random)
    play = playout(game, golden.seats, fate, bot, golden.options)
    names = NAMES[: golden.seats]
    log = log_of(play, names)
    book = Phrasebook(golden.language, game.slug)
    chosen = "".join(f", {name} {value}" for name, value in golden.options.items())
    lines = [f"# {game.slug} v{game.version}, {golden.seats} seats{chosen}: {golden.name}"]
    for number, told in happenings(log, game):
        tale = " ".join(book.tell(game.happening(one), names) for one in told)
        if not number:
            lines += [tale] if tale else []
            continue
        line = line_of(play.entries[number - 1])
        who = "fate" if line.by is None else names[line.by]
        answer = _short(line.answer)
        lines.append(f"{line.clause:<16} {who:<5} {line.ask:<16} -> {answer:<22} {tale}".rstrip())
    assert play.outcome is not None
    lines.append(
        f"= {book.tell(play.outcome.headline, names)} scores {' '.join(map(str, play.outcome.scores))}"
    )
    return "\n".join(lines) + "\n"


def _short(answer: Any) -> str:
    if isinstance(answer, str):
        return answer
    if isinstance(answer, list):
        return " + ".join(
            " ".join(map(str, part)) if isinstance(part, list) else str(part) for part in answer
        )
    if "dice" in answer:
        return ", ".join(_die(die) for die in answer["dice"])
    return " ".join(f"{key}={value}" for key, value in answer.items() if value)


def _die(die: dict[str, Any]) -> str:
    """Where a thrown die lies, what it shows, and which demands it did not meet."""
    failed = [f"not:{name}" for name, verdict in die["demands"].items() if not verdict["fulfilled"]]
    bounced = [] if die["bounces"] else ["no-bounce"]
    return " ".join([die["die"], die["zone"], *([die["icon"]] if die["icon"] else []), *bounced, *failed])


def answers_of(text: str) -> list[str]:
    """The answers and the outcome of a golden, without the words of the tale. These may change only with the rules
    version."""
    kept = []
    for line in text.splitlines():
        if "->" in line:
            head, _, rest = line.partition("->")
            kept.append(f"{head.split()[0]} {rest.strip().split('  ')[0]}")
        elif line.startswith("="):
            kept.append(line.rpartition("scores")[2])
    return kept


def write_all(game: Game, tests: Path) -> list[Path]:
    """Write every golden that `goldens.toml` in this folder declares, remove the others, and give the files."""
    folder = tests / "goldens"
    folder.mkdir(exist_ok=True)
    files = {folder / f"{golden.name}.txt": golden for golden in declared_goldens(tests / "goldens.toml")}
    for old in set(folder.glob("*.txt")) - set(files):
        old.unlink()
    for file, golden in files.items():
        file.write_text(golden_text(game, golden), encoding="utf-8")
    return list(files)


def main(words: list[str]) -> int:
    """Write the goldens of a game from outside: read the difference before you commit it."""
    if len(words) != 2:
        sys.stderr.write("Usage: python -m tumblekeep.testing.golden GAME TESTS\n")
        return 2
    for file in write_all(load(words[0]), Path(words[1])):
        sys.stdout.write(f"{file}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
