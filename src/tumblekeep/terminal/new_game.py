"""`tumblekeep new-game`: create a game from the template, playable and with passing tests at once."""

from __future__ import annotations

import ast
import keyword
import os
import re
import shutil
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from string import ascii_lowercase

import tumblekeep
from tumblekeep.core.errors import BadOptions, TumbleError
from tumblekeep.terminal.entry import complain, spoken_streams, write
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import LANGUAGES, best_language

TEMPLATE = "_template"
TITLES, PREFIX = ("The Lantern Walk", "La Marche aux lanternes"), "LW"
"""What the template calls itself and its clauses; a copy gets its own."""
WORDS = ("", "_lesson")
"""A game's catalogues: its own words, and those of its coach."""
WIDEST = 110
"""Maximum columns of a line of code; the formatter breaks longer ones."""
TEXTS = (".py", ".md", ".toml", ".ftl", ".json", ".txt")


def new_game(args: Namespace) -> int:
    """Make a new game from the template."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        root = sources() if args.root is None else Path(args.root)
        try:
            if args.package is not None:
                from tumblekeep.terminal.new_package import make_package

                make_package(args.name, Path(args.package))
                write(
                    voice.say(
                        "ui-new-package-made", title=title_of(args.name), folder=args.package, slug=args.name
                    )
                )
                return 0
            make(args.name, root)
        except TumbleError as error:
            return complain(voice.error(error))
        write(
            voice.say(
                "ui-new-game-made",
                title=title_of(args.name),
                folder=str(Path("src", "tumblekeep", "games", args.name)),
                tests=str(Path("tests", "games", args.name)),
            )
        )
        write(voice.say("ui-new-game-next", slug=args.name))
    return 0


def sources() -> Path:
    """Return the folder of this program's own sources."""
    return Path(tumblekeep.__file__).resolve().parents[2]


def title_of(slug: str) -> str:
    """Return a title to start with: `lantern_deep` becomes “Lantern Deep”."""
    return " ".join(word.capitalize() for word in slug.split("_"))


def prefix_of(slug: str, taken: Sequence[str] = ()) -> str:
    """Return the two letters of its clauses: `lantern_deep` has LD-..., unless another game has them.

    >>> prefix_of("lantern_deep"), prefix_of("lantern_deep", ["LD"])
    ('LD', 'LA')
    """
    first, *rest = slug.split("_")
    letters = [word[0] for word in rest] + list("".join([first[1:], *rest])) + list(ascii_lowercase)
    wished = [(first[0] + letter).upper() for letter in letters if letter.isalpha()]
    return next((prefix for prefix in wished if prefix not in taken), wished[0])


def prefixes(root: Path) -> list[str]:
    """List the clause prefixes of the shipped games."""
    found: dict[str, None] = {}
    for rules in sorted((root / "src" / "tumblekeep" / "games").glob("*/RULES.md")):
        for prefix in re.findall(r"^- \*\*([A-Z]+)-", rules.read_text(encoding="utf-8"), re.MULTILINE):
            found[prefix] = None
    return list(found)


def make(slug: str, root: Path) -> None:
    """Copy the template's code, words and tests under a new name, and add the game to the list.

    Everything is checked before the first file is written; if writing fails halfway, what was written is removed.
    """
    places = _places(slug, root)
    listing = root / "src" / "tumblekeep" / "games" / "__init__.py"
    listed = with_game(listing, slug)
    prefix = prefix_of(slug, prefixes(root))
    beside = listing.with_suffix(".new")
    made: list[Path] = []
    try:
        for source, goal in places:
            made.append(goal)
            _copy(source, goal, slug, prefix)
        made.append(beside)
        beside.write_text(listed, encoding="utf-8")
        os.replace(beside, listing)
    except OSError as error:
        for goal in made:
            if goal.is_dir():
                shutil.rmtree(goal, ignore_errors=True)
            else:
                goal.unlink(missing_ok=True)
        why = error.strerror or str(error)
        raise BadOptions("ui-shelf-unwritable", f"{root}: {why}", path=str(root), why=why) from error


def checked_name(slug: str) -> None:
    """Refuse what can't be a game's name."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", slug) or not 3 <= len(slug) <= 30:
        raise BadOptions("ui-new-game-name", f"{slug[:40]!r} can't be a game's name", name=slug[:40])
    if keyword.iskeyword(slug):
        raise BadOptions("ui-new-game-word", f"{slug!r} is a Python keyword", name=slug)


def _places(slug: str, root: Path) -> list[tuple[Path, Path]]:
    """Return each part of the template with the target of its copy; refuse a bad or taken name."""
    checked_name(slug)
    package = root / "src" / "tumblekeep"
    tests = root / "tests" / "games"
    places = [(package / "games" / TEMPLATE, package / "games" / slug), (tests / TEMPLATE, tests / slug)]
    places += [
        (
            package / "locale" / language / f"{TEMPLATE}{part}.ftl",
            package / "locale" / language / f"{slug}{part}.ftl",
        )
        for language in LANGUAGES
        for part in WORDS
    ]
    for source, _ in places:
        if not source.exists():
            raise BadOptions("ui-new-game-no-sources", f"{source} is missing", path=str(root))
    for _, goal in places:
        if goal.exists():
            shown = str(goal.relative_to(root))
            raise BadOptions("ui-new-game-taken", f"{slug!r} is taken: {shown}", name=slug, path=shown)
    return places


def with_game(listing: Path, slug: str) -> str:
    """Return the list of games with one more name."""
    text = listing.read_text(encoding="utf-8")
    found = re.search(r"^GAMES[^=\n]*= \((.*?)\)", text, flags=re.DOTALL | re.MULTILINE)
    if found is None:
        raise BadOptions("ui-new-game-list", f"{listing} has no GAMES = (...)", path=str(listing))
    listed = (*ast.literal_eval(f"({found[1]})"), slug)
    line = f"{found[0].partition('(')[0]}({', '.join(map(_quoted, listed))}{',' if len(listed) == 1 else ''})"
    if len(line) > WIDEST:
        rows = "".join(f"    {_quoted(name)},\n" for name in listed)
        line = f"{found[0].partition('(')[0]}(\n{rows})"
    return text[: found.start()] + line + text[found.end() :]


def _quoted(name: str) -> str:
    return f'"{name}"'


def _copy(source: Path, goal: Path, slug: str, prefix: str) -> None:
    if source.is_dir():
        goal.mkdir(parents=True)
        for part in sorted(source.iterdir()):
            if part.name != "__pycache__":
                _copy(part, goal / part.name.replace(TEMPLATE, slug), slug, prefix)
    elif source.suffix in TEXTS:
        goal.write_text(_renamed(source.read_text(encoding="utf-8"), slug, prefix), encoding="utf-8")
    else:
        shutil.copyfile(source, goal)


def _renamed(text: str, slug: str, prefix: str) -> str:
    for title in TITLES:
        text = text.replace(title, title_of(slug))
    return re.sub(rf"\b{PREFIX}-", f"{prefix}-", text.replace(TEMPLATE, slug))
