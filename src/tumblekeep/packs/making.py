"""Create a new pack to start from: a folder that can be played at once and changes one thing."""

from __future__ import annotations

import re
from pathlib import Path

from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.packs.comparing import content_files
from tumblekeep.packs.folder import CONTENT, FILE, LOCALE, NAME, PackError

ABOUT = """\
# A pack for {slug}. It holds data and words, never code. Check it with `tumblekeep pack check {name}`.
name = "{name}"
game = "{slug}"
version = "1"

[title]
en = "{title}"
fr = "{title}"

[about]
en = ""
fr = ""

# Rows to remove, by file:
# [remove]
# "{file}" = ["row"]
"""
EMPTY = """\
# Laid over the game's own {file}: an existing row is changed key by key, a new one is added. Files of this game:
# {files}
"""
WORDS = """\
# Words for what is new or renamed, laid over the game's own. Use the ids of the game's catalogue.
"""


def copied_pack(name: str, pack: Pack, root: Path) -> Path:
    """Create the folder of a new pack as a copy of another one, under its own name."""
    folder = _free_folder(name, root)
    source = Path(pack.source)
    for path in sorted(source.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            place = folder / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())
    about = folder / FILE
    text = about.read_text(encoding="utf-8-sig")
    about.write_text(re.sub(r"(?m)^name\s*=.*$", f'name = "{name}"', text, count=1), encoding="utf-8")
    return folder


def _free_folder(name: str, root: Path) -> Path:
    if not NAME.fullmatch(name) or len(name) > 40:
        raise PackError("pack-name", f"{name!r} is no name for a pack", name=name[:60])
    folder = root / name
    if folder.exists():
        raise PackError("pack-exists", f"{folder} is already there", path=str(folder))
    return folder


def new_pack(name: str, game: Game, root: Path) -> Path:
    """Create the folder of a new pack. An existing folder is left alone."""
    folder = _free_folder(name, root)
    names = content_files(game.slug)
    first = next((file for file in names if file.endswith(".toml")), "")
    texts = {
        FILE: ABOUT.format(
            name=name, slug=game.slug, title=name.replace("-", " ").title(), file=first or names[0]
        ),
        **{f"{LOCALE}/{language}.ftl": WORDS for language in ("en", "fr")},
    }
    if first:
        texts[f"{CONTENT}/{first}"] = EMPTY.format(file=first, files=", ".join(names))
    for path, text in texts.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return folder
