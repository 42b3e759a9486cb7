"""A game with a pack is another game: the same rules, read again over other content.

Cards and numbers are read once, when a game's modules are imported, and everything in its room is built on them. So a pack is
not handed from function to function: the room itself is read a second time, beside the first, while the pack lies over its
content files. The two rooms share core and kit, and nothing that can change. See docs/decisions/0018-packs.md.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec, resolve_name, spec_from_file_location
from types import ModuleType
from typing import Any

from tumblekeep.core.errors import BadContent, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.pack import Pack
from tumblekeep.kit.content import pack_overlay, unknown_word

FAMILY = "tumblekeep.games._"
"""Rooms of families, which are read again with the game that uses them."""
_read: dict[tuple[str, str], Game] = {}


def packed(game: Game, room: str, pack: Pack) -> Game:
    """The game of this room with the pack in it; raises BadContent if the pack does not fit."""
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
    )  # read twice at once: the first stays
    return replace(found, pack=pack)


def _read_again(room: str, pack: Pack) -> Game:
    rooms = _ModuleSet(room, f"+{pack.fingerprint}")
    try:
        with pack_overlay(room, pack) as laid:
            game = rooms.module(room).GAME
            for name in (*pack.changes, *pack.removed):
                if name not in laid.used:
                    raise unknown_word(name, sorted(laid.known), where="content/")
    except TumbleError:
        rooms.close()
        raise
    except Exception as error:  # whatever content nobody foresaw does to the rules that read it
        rooms.close()
        why = f"{type(error).__name__}: {error}"[:300]
        raise BadContent(
            "pack-unplayable", f"the pack {pack.name!r} can't be played: {why}", pack=pack.name, why=why
        ) from error
    assert isinstance(game, Game)
    return game


class _ModuleSet:
    """The modules of one game and its family, under names of their own."""

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
        """What `import` does in these modules: it finds their own neighbours first."""
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
        """The module that stands here for the one of this name."""
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
        """Nothing came of it: leave no trace."""
        for module in self.made.values():
            sys.modules.pop(module.__name__, None)


def _source(origin: str) -> str:
    """The source of a module, also where a compiled one stands in its place beside it."""
    if origin.endswith(".py"):
        return origin
    name = origin.replace("\\", "/").rpartition("/")[2]
    return origin[: len(origin) - len(name)] + name.partition(".")[0] + ".py"
