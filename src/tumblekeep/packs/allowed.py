"""The packs that a server allows, read once at startup, and what each of them changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.games import load
from tumblekeep.packs.checking import words_checked
from tumblekeep.packs.comparing import differences
from tumblekeep.packs.folder import PackError, find_pack


class FileChanges(NamedTuple):
    """What a pack does to one content file, counted in rows and values."""

    file: str
    added: int
    changed: int
    removed: int


class Packs:
    """The packs that may be chosen, by name."""

    def __init__(self, packs: Iterable[Pack] = ()) -> None:
        self.known: dict[str, Pack] = {}
        for pack in packs:
            if pack.name in self.known:
                raise PackError("pack-twice", f"two packs are called {pack.name!r}", pack=pack.name)
            _refuse_faults(pack)  # before anybody sits down
            self.known[pack.name] = pack
        self.changes = {name: tuple(_counted(pack)) for name, pack in self.known.items()}

    @classmethod
    def read(cls, wanted: Iterable[str]) -> Packs:
        """Read the packs in these folders, or the shipped ones with these names."""
        return cls(find_pack(one) for one in wanted)

    def of(self, game: str) -> list[Pack]:
        """The packs for a game."""
        return [pack for pack in self.known.values() if pack.game == game]

    def chosen(self, slug: str, name: str | None) -> Game:
        """Return a game with the pack of this name, or without any."""
        if name is None:
            return load(slug)
        pack = self.known.get(name)
        if pack is None:
            raise PackError("pack-not-allowed", f"the pack {name!r} can't be played here", pack=name)
        return load(slug, pack)

    def game(self, slug: str, mark: Mapping[str, str] | None) -> Game:
        """Return a game as its mark says: without a pack, or with the pack that has this fingerprint."""
        if mark is None:
            return load(slug)
        for pack in self.of(slug):
            if pack.fingerprint == mark["fingerprint"]:
                return load(slug, pack)
        here = self.known.get(mark["name"])
        raise PackError(
            "pack-not-here" if here is None else "pack-changed",
            f"the pack {mark['name']!r} ({mark['fingerprint']}) is not among those allowed here",
            pack=mark["name"],
            version=mark["version"],
            fingerprint=mark["fingerprint"],
            **({} if here is None else {"here": here.fingerprint}),
        )


def _refuse_faults(pack: Pack) -> None:
    """Raise the first thing that is wrong with a pack: content that does not fit, or words that can't be said."""
    for finding in words_checked(pack):
        if finding.is_fault:
            raise PackError("pack-faulty", str(finding.message), pack=pack.name, why=finding.message)


def _counted(pack: Pack) -> Iterator[FileChanges]:
    """Count the changes file by file. A new or removed row counts once."""
    found: dict[str, list[int]] = {}
    for one in differences(pack):
        kinds = found.setdefault(one.file, [0, 0, 0])
        kinds[0 if one.before is None else 2 if one.after is None else 1] += 1
    for file, kinds in found.items():
        yield FileChanges(file, *kinds)
