"""The die and the path of The Lantern Walk, read from `content/` and checked."""

from __future__ import annotations

from tumblekeep.core.chance import Die
from tumblekeep.kit.content import digest, field, only, read_toml

ROOM = "tumblekeep.games._template"
WALK = "walk.toml"

_walk = read_toml(ROOM, WALK)
only(_walk, {"walkers", "path", "die"}, where=WALK)
_path = _walk["path"]
only(_path, {"shortest", "usual", "longest"}, where=f"{WALK} [path]")

WALKERS = field(_walk, "walkers", int, where=WALK)
SHORTEST = field(_path, "shortest", int, where=f"{WALK} [path]")
USUAL = field(_path, "usual", int, where=f"{WALK} [path]")
LONGEST = field(_path, "longest", int, where=f"{WALK} [path]")
DIE = Die("lantern", field(_walk, "die", str, where=WALK))
WIND = DIE.faces.index("1")
"""The face that blows a lantern out (LW-WALK-4)."""

DIGEST = digest(ROOM, WALK)
