"""Games with packs: the same rules, imported again with other content.

Cards and numbers are read once, when a game's modules are imported, and everything in its package is built on them. So
a pack is not passed from function to function. Instead the package is imported a second time, beside the first, while
the pack lies over its content files. Both copies share core and kit, and no mutable state. See
docs/decisions/0018-packs.md.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec, resolve_name, spec_from_file_location
from types import ModuleType
from typing import Any

from tumblekeep.core.errors import BadContent, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.kit.content import pack_overlay, unknown_word

FAMILY = "tumblekeep.games._"
"""The prefix of family packages, which are imported again with the game that uses them."""
_read: dict[tuple[str, str], Game] = {}


def packed(game: Game, room: str, pack: Pack) -> Game:
    """Return the game of this package with the pack in it; raise BadContent if the pack does not fit."""
    if pack.game != game.slug:
        raise BadContent(
            "pack-game",
            f"the pack {pack.name!r} is for {pack.game}, not for {game.slug}",
            pack=pack.name,
            game=pack.game,
            other=game.slug,
        )
    key = room, pack.fingerprint
    found = _read.get(key) or _read.setdefault(
        key, _read_again(room, pack)
    )  # if two threads read it at once, the first wins
    return replace(found, pack=pack)


def _read_again(room: str, pack: Pack, *, keep: bool = True) -> Game:
    import_module(
        room
    )  # first as it is: imported below the pack for the first time, the game itself would keep its numbers
    rooms = _ModuleSet(room, f"+{pack.fingerprint}" if keep else "+try")
    try:
        with pack_overlay(room, pack) as laid:
            game = rooms.module(room).GAME
            for name in (*pack.changes, *pack.removed):
                if name not in laid.used:
                    raise unknown_word(name, sorted(laid.known), where="content/")
    except TumbleError:
        rooms.close()
        raise
    except Exception as error:  # unforeseen content may break the rules in any way
        rooms.close()
        why = f"{type(error).__name__}: {error}"[:300]
        raise BadContent(
            "pack-unplayable", f"the pack {pack.name!r} can't be played: {why}", pack=pack.name, why=why
        ) from error
    assert isinstance(game, Game)
    if not keep:
        rooms.close()
    return game


def try_pack(room: str, pack: Pack) -> Game:
    """Read a game with a pack, for this once; raises BadContent if the pack does not fit."""
    return _read_again(room, pack, keep=False)


def content_names(room: str) -> tuple[str, ...]:
    """The content files that a game reads, its own first, as a pack calls them."""
    import_module(room)
    modules = _ModuleSet(room, "+read")
    try:
        with pack_overlay(room, Pack("read", room)) as laid:
            modules.module(room)
    finally:
        modules.close()
    return tuple(sorted(laid.known, key=lambda name: ("/" in name, name)))


class _ModuleSet:
    """The modules of one game and its family, under their own names."""

    def __init__(self, room: str, mark: str) -> None:
        self.room = room
        self.mark = mark
        self.made: dict[str, ModuleType] = {}
        self.builtins = {**vars(builtins), "__import__": self.bring}

    def is_ours(self, name: str) -> bool:
        return name == self.room or name.startswith((f"{self.room}.", FAMILY))

    def bring(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """Replace `import` in these modules: look in this set first."""
        whole = resolve_name("." * level + name, str((globals or {})["__package__"])) if level else name
        whole = whole.removesuffix(self.mark)
        if not fromlist or not self.is_ours(whole):
            return builtins.__import__(name, globals, locals, fromlist or (), level)
        module = self.module(whole)
        for part in fromlist:
            if not hasattr(module, part) and find_spec(f"{whole}.{part}") is not None:
                setattr(module, part, self.module(f"{whole}.{part}"))
        return module

    def module(self, name: str) -> ModuleType:
        """Return this set's copy of the module of this name."""
        if name in self.made:
            return self.made[name]
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise ImportError(name)
        module = module_from_spec(self._spec(spec))
        module.__package__ = name if spec.submodule_search_locations else name.rpartition(".")[0]
        vars(module)["__builtins__"] = self.builtins
        self.made[name] = module
        sys.modules[module.__name__] = module
        assert module.__spec__ is not None
        assert module.__spec__.loader is not None
        module.__spec__.loader.exec_module(module)
        return module

    def _spec(self, spec: ModuleSpec) -> ModuleSpec:
        assert spec.origin is not None
        again = spec_from_file_location(
            spec.name + self.mark,
            _source(spec.origin),
            submodule_search_locations=spec.submodule_search_locations,
        )
        assert again is not None
        return again

    def close(self) -> None:
        """Remove all modules after a failure."""
        for module in self.made.values():
            sys.modules.pop(module.__name__, None)


def _source(origin: str) -> str:
    """The source file of a module, even if a compiled one beside it is imported."""
    if origin.endswith(".py"):
        return origin
    name = origin.replace("\\", "/").rpartition("/")[2]
    return origin[: len(origin) - len(name)] + name.partition(".")[0] + ".py"
