"""The world of a throw as data: table, board, dice, props and their materials, with a stamp of their version.

A `Scene` names what is there and of which kind; where the movable things stand belongs to the single throw. Scenes
with the same things share one simulation model. The stamp covers every number that can change a landing: the world
file, the boards, the dice, the shapes and the engine.
"""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import metadata, resources
from typing import Any

from tumblekeep.kit.conditions import PLAIN, Conditions
from tumblekeep.kit.target import TargetBoard, board_of
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import DieKind, demand, dice_of, die_kind
from tumblekeep.throw.engine_choice import given_stamp

SHAPES_VERSION = 4
"""Add one whenever the builder makes other shapes, or the reader other landings, from the same data."""


@cache
def world() -> Mapping[str, Any]:
    """The numbers of the world, read once."""
    text = resources.files("tumblekeep.throw").joinpath("content/world.json").read_text(encoding="utf-8")
    loaded: Mapping[str, Any] = json.loads(text)
    return loaded


@cache
def constants() -> Mapping[str, Any]:
    """The numbers of everything that is not plain. They are apart from `world`, whose hash the plain landings carry."""
    text = resources.files("tumblekeep.throw").joinpath("content/conditions.json").read_text(encoding="utf-8")
    loaded: Mapping[str, Any] = json.loads(text)
    return loaded


def place(conditions: Conditions) -> Mapping[str, Any]:
    """Where one stands: degrees by which the table lies turned, its edge, how far from the middle the hand may be."""
    found: Mapping[str, Any] = constants()["stands"][conditions.stand]
    return found


@dataclass(frozen=True, slots=True)
class Scene:
    """What stands and lies on the table: enough to build the simulation."""

    game: str
    thrown: tuple[str, ...]
    """Kinds of the dice that fly, or a template's kind (`template:frozen`) if one is flipped."""
    props: tuple[str, ...] = ()
    icebergs: tuple[str, ...] = ()
    templates: tuple[str, ...] = ()
    """Kinds of the templates on the target."""
    lying: tuple[str, ...] = ()
    """Kinds of the dice already there."""
    bare: bool = False
    """Whether it is a table without a target, to measure the physics by itself."""
    target: str = ""
    """The edition whose board lies there, if it is not the game's own."""
    box: str = ""
    """The edition whose coloured and white dice are thrown, if they are not the game's own."""
    conditions: Conditions = PLAIN

    @property
    def board(self) -> TargetBoard:
        """The board as it lies."""
        return board_of(self.game, self.target, self.conditions.turned)

    def kind(self, die: str) -> DieKind:
        """A die by its kind's name."""
        return die_kind(self.game, die, self.box)

    @property
    def materials(self) -> Mapping[str, Any]:
        """The materials of everything; a board brings its own cardboard."""
        materials: Mapping[str, Any] = world()["materials"]
        own: Mapping[str, Any] = materials[self.game]
        if self.target:
            own = {**own, "board": materials[self.target]["board"]}
        return {**own, **constants()["surfaces"][self.conditions.surface]}

    @property
    def make(self) -> Mapping[str, Any]:
        """How its dice are made; empty for the dice of the box."""
        made: Mapping[str, Any] = constants()["makes"][self.conditions.make]
        return made

    @property
    def gliding(self) -> Mapping[str, Any]:
        """When, and by how much, steps are longer while dice only glide; empty where they stop soon."""
        found: Mapping[str, Any] = constants()["gliding"].get(self.conditions.surface, {})
        return found

    def to_json(self) -> dict[str, Any]:
        told = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "conditions"}
        told = {name: value for name, value in told.items() if value or name not in ("target", "box")}
        if self.conditions.is_plain:
            return told
        # the constants of these conditions decide the landing, so they are part of the stamp
        return told | {
            "conditions": self.conditions.to_json(),
            "constants": [
                self.materials,
                self.make,
                place(self.conditions),
                *([self.gliding] if self.gliding else []),
            ],
        }


def scene_for(setting: ThrowSetup, chosen_props: tuple[str, ...] = ()) -> Scene:
    """The scene of a throw: the props its demands need, and what lies on the target.

    If a demand offers several props (a box or a hero sheet), the one that was placed is taken, else the first.
    """
    props: list[str] = []
    for name in setting.demands:
        offered = demand(setting.game, name).props
        if offered:
            props.append(next((prop for prop in offered if prop in chosen_props), offered[0]))
    props += [prop for prop in chosen_props if prop in ("head", "palm") or prop not in props]
    return Scene(
        setting.game,
        tuple(setting.kind(die).id for die in setting.dice),
        tuple(sorted(set(props))),
        tuple(sorted(setting.icebergs)),
        tuple(template.kind for template in setting.templates),
        tuple(setting.kind(lying.die).id for lying in setting.lying),
        target=setting.target,
        box=setting.box,
        conditions=setting.conditions,
    )


def engine_version() -> str:
    """The engine and the processor family. Landings are identical to the last bit only within both."""
    return given_stamp() or _installed_version()


@cache
def _installed_version() -> str:
    try:
        version = metadata.version("mujoco-core")
    except metadata.PackageNotFoundError:
        version = "none"
    return f"mujoco-{version}-{platform.machine()}"


STAMPED_NAMES = {"TargetBoard(": "Board(", "TargetSection(": "Section("}
"""The names under which these classes were first hashed. Stored tables, aims and flights keep their stamp if a class is renamed."""


@cache
def world_hash(game: str, target: str = "", box: str = "") -> str:
    """A short hash of everything but the engine that decides a landing in this game."""
    board = board_of(game, target)
    dice: list[DieKind] = list(dice_of(game, box))
    printed = repr(board)
    for name, stamped in STAMPED_NAMES.items():
        printed = printed.replace(name, stamped)
    parts = [SHAPES_VERSION, world(), printed, repr(dice)]
    text = json.dumps(parts, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@cache
def tables_hash(game: str, conditions: Conditions = PLAIN) -> str:
    """A short hash of everything but the engine that decides the landings of a game under these conditions."""
    if conditions.is_plain:
        return world_hash(game)
    scene = Scene(game, (), conditions=conditions).to_json()
    text = json.dumps([scene["conditions"], scene["constants"]], sort_keys=True)
    return f"{world_hash(game)}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def scene_stamp(scene: Scene) -> str:
    """The version of a scene. An old flight is replayed only if this is still the same."""
    text = json.dumps(scene.to_json(), sort_keys=True)
    own = hashlib.sha256(text.encode()).hexdigest()[:8]
    return f"{world_hash(scene.game, scene.target, scene.box)}-{own}/{engine_version()}"
