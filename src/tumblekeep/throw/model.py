"""From a scene to the engine's model: shapes, masses and how each pair of surfaces bounces and grips.

The documentation of throws explains the settings. In short: contacts are explicit pairs, the normal speed is reversed
within one step, and friction is solved after the normal forces, because the engine's ordinary friction lifts sliding
dice.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tumblekeep.kit.throwing import DieKind
from tumblekeep.throw.geometry import (
    Piece,
    board_slabs,
    cube_corners,
    pyramid_corners,
    ring_slabs,
    tetrahedron_corners,
)
from tumblekeep.throw.world import Scene, place, world

READINGS = 11
"""Numbers in one contact reading: found, force (3), depth, position (3), normal (3)."""


@dataclass
class ModelBuilder:
    """The text of a model while it is written, and the names of its parts for whoever reads the results."""

    step: float
    """Seconds."""
    assets: list[str] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    pairs: list[str] = field(default_factory=list)
    sensors: list[str] = field(default_factory=list)
    fixed: dict[str, list[str]] = field(default_factory=dict)
    """Surface -> its geoms, for things that do not move by themselves."""
    free: list[str] = field(default_factory=list)
    """Movable bodies, in the order of the state."""
    thrown: list[str] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)
    """Surfaces whose contacts with a thrown body are tracked; each is read at every step."""
    material: dict[str, str] = field(default_factory=dict)
    geoms: dict[str, list[str]] = field(default_factory=dict)
    """Free body -> its geoms."""


def _numbers(values: Iterable[float]) -> str:
    return " ".join(repr(float(value)) for value in values)


def effective_restitution(restitution: float) -> float:
    """The value that the solver needs so that a die bounces back with `restitution`.

    Friction is solved second and eats some of the rebound. The line was fitted to drops and holds from 0.3 to 0.65.
    """
    return 0.0 if restitution <= 0 else min(0.92, 1.22 * restitution + 0.105)


def _mesh(plan: ModelBuilder, name: str, piece: Piece) -> None:
    points = _numbers(value for point in piece for value in point)
    plan.assets.append(f'<mesh name="{name}" vertex="{points}" inertia="convex"/>')


def _fixed_body(plan: ModelBuilder, surface: str, geoms: list[str], names: list[str], movable: bool) -> None:
    moved = ' mocap="true"' if movable else ""
    plan.bodies.append(f'<body name="{surface}"{moved}>{"".join(geoms)}</body>')
    plan.fixed[surface] = names


def _box(
    name: str, centre: Iterable[float], half: Iterable[float], turn: float = 0.0, pitch: float = 0.0
) -> str:
    return f'<geom name="{name}" type="box" pos="{_numbers(centre)}" size="{_numbers(half)}" euler="0 {pitch!r} {turn!r}"/>'


def _add_table(plan: ModelBuilder, scene: Scene) -> None:
    table = world()["table"]
    half = (table["length"] / 2, table["width"] / 2, table["thick"] / 2)
    turn = math.radians(place(scene.conditions)["degrees"])
    _fixed_body(plan, "table", [_box("table", (0, 0, -half[2]), half, turn)], ["table"], False)
    floor = table["floor"]
    _fixed_body(plan, "floor", [_box("floor", (0, 0, floor - 0.05), (4.0, 4.0, 0.05))], ["floor"], False)
    plan.material.update(table="table", floor="floor")


def _add_board(plan: ModelBuilder, scene: Scene) -> None:
    names, geoms = [], []
    for n, piece in enumerate(board_slabs(scene.board)):
        name = f"board{n}"
        _mesh(plan, name, piece)
        geoms.append(f'<geom name="{name}" type="mesh" mesh="{name}"/>')
        names.append(name)
    _fixed_body(plan, "board", geoms, names, False)
    plan.material["board"] = "board"


def _add_prop(plan: ModelBuilder, prop: str) -> None:
    shape = world()["props"][prop]
    plan.material[prop] = prop
    if shape["kind"] == "block":
        x, y, z = (side / 2 for side in shape["size"])
        _fixed_body(plan, prop, [_box(prop, (0, 0, z), (x, y, z))], [prop], True)
    elif shape["kind"] == "ball":
        geom = f'<geom name="{prop}" type="sphere" size="{shape["radius"]!r}"/>'
        _fixed_body(plan, prop, [geom], [prop], True)
    elif shape["kind"] == "oval":
        _add_oval(plan, prop, shape)
    elif shape["kind"] == "chute":
        _add_chute(plan, prop, shape)
    else:
        _add_panel(plan, prop, shape)


def _add_oval(plan: ModelBuilder, prop: str, shape: Any) -> None:
    """Add a low rim around an oval part of the table."""
    sides = shape["sides"]
    a, b, rim, height = shape["inner"][0] / 2, shape["inner"][1] / 2, shape["rim"], shape["height"]
    names, geoms = [], []
    for k in range(sides):
        corners = []
        for angle in (2 * math.pi * k / sides, 2 * math.pi * (k + 1) / sides):
            for grow in (0.0, rim):
                corners.append(((a + grow) * math.cos(angle), (b + grow) * math.sin(angle)))
        name = f"{prop}{k}"
        _mesh(plan, name, tuple((x, y, z) for x, y in corners for z in (0.0, height)))
        geoms.append(f'<geom name="{name}" type="mesh" mesh="{name}"/>')
        names.append(name)
    _fixed_body(plan, prop, geoms, names, True)


def _add_chute(plan: ModelBuilder, prop: str, shape: Any) -> None:
    """Add a slide whose low end is the body's origin: it runs back and, once tilted, up from there."""
    length, width = shape["size"]
    thick, lip = shape["thick"], shape["lip"]
    geoms = [_box(f"{prop}0", (-length / 2, 0, -thick / 2), (length / 2, width / 2, thick / 2))]
    for n, side in ((1, -1), (2, 1)):
        at = (-length / 2, side * (width / 2 + thick / 2), lip / 2 - thick / 2)
        geoms.append(_box(f"{prop}{n}", at, (length / 2, thick / 2, lip / 2 + thick / 2)))
    _fixed_body(plan, prop, geoms, [f"{prop}{n}" for n in range(3)], True)


def _add_panel(plan: ModelBuilder, prop: str, shape: Any) -> None:
    """Add an upright panel on a foot that stands by itself and can be knocked over."""
    thick, width, height = shape["size"]
    foot = shape["foot"]
    mass = shape["grams"] / 1000
    geoms = [
        _box(f"{prop}0", (0, 0, height / 2), (thick / 2, width / 2, height / 2)),
        _box(f"{prop}1", (0, 0, thick / 2), (foot / 2, width / 2, thick / 2)),
    ]
    # nearly all of the mass is in the panel
    inertia = (
        mass * (width**2 + height**2) / 12,
        mass * (thick**2 + height**2) / 12,
        mass * (thick**2 + width**2) / 12,
    )
    inertial = f'<inertial pos="0 0 {0.45 * height!r}" mass="{mass!r}" diaginertia="{_numbers(inertia)}"/>'
    plan.bodies.append(f'<body name="{prop}"><freejoint/>{inertial}{"".join(geoms)}</body>')
    plan.free.append(prop)
    plan.geoms[prop] = [f"{prop}0", f"{prop}1"]
    for surface in ("table", "board", "floor"):
        for other in plan.fixed[surface]:
            for own in plan.geoms[prop]:
                plan.pairs.append(_pair(own, other, 0.0, 0.4, plan.step))


def _add_icebergs(plan: ModelBuilder, scene: Scene) -> None:
    shape = world()["iceberg"]
    if scene.icebergs:
        _mesh(plan, "iceberg", pyramid_corners(shape["radius"], shape["height"]))
    for name in scene.icebergs:
        hole = scene.board.holes[int(name.rpartition("-")[2]) - 1]
        at = _numbers((hole.x / 1000, hole.y / 1000, 0.0))
        plan.bodies.append(
            f'<body name="{name}" pos="{at}"><geom name="{name}" type="mesh" mesh="iceberg"/></body>'
        )
        plan.fixed[name] = [name]
        plan.material[name] = "iceberg"


def _template_geoms(plan: ModelBuilder, name: str, kind: str) -> tuple[list[str], list[str]]:
    """A ring or a disc around its centre."""
    inner, outer = (0.026, 0.042) if kind == "frozen" else (0.0, 0.032)
    thick = world()["template"]["thick"]
    names, geoms = [], []
    for n, piece in enumerate(ring_slabs(inner, outer, thick)):
        part = f"{name}p{n}"
        _mesh(plan, part, piece)
        geoms.append(f'<geom name="{part}" type="mesh" mesh="{part}"/>')
        names.append(part)
    return geoms, names


def _add_free_template(plan: ModelBuilder, name: str, kind: str) -> None:
    geoms, names = _template_geoms(plan, name, kind)
    template = world()["template"]
    mass = template["grams"][kind] / 1000
    inner, outer = (0.026, 0.042) if kind == "frozen" else (0.0, 0.032)
    flat = mass * (inner**2 + outer**2) / 4 + mass * template["thick"] ** 2 / 12
    inertia = (flat, flat, mass * (inner**2 + outer**2) / 2)
    inertial = f'<inertial pos="0 0 0" mass="{mass!r}" diaginertia="{_numbers(inertia)}"/>'
    plan.bodies.append(f'<body name="{name}"><freejoint/>{inertial}{"".join(geoms)}</body>')
    plan.free.append(name)
    plan.thrown.append(name)
    plan.geoms[name] = names


def _add_die(plan: ModelBuilder, name: str, kind: DieKind, scene: Scene) -> None:
    shapes = world()["dice"]
    edge, mass = kind.edge / 1000, kind.grams / 1000 * scene.make.get("weight_factor", 1.0)
    edges = scene.make.get("edge_factor", 1.0)
    mesh = f"die_{kind.id}"
    if not any(f'name="{mesh}"' in asset for asset in plan.assets):
        if kind.shape == "d6":
            _mesh(plan, mesh, cube_corners(edge, edge * shapes["d6"]["bevel_share"] * edges))
        else:
            _mesh(plan, mesh, tetrahedron_corners(edge, edge * shapes["d4"]["cut_share"] * edges))
    inertia = mass * edge**2 * shapes[kind.shape]["inertia_share"]
    inertial = f'<inertial pos="0 0 0" mass="{mass!r}" diaginertia="{_numbers((inertia,) * 3)}"/>'
    geom = f'<geom name="{name}" type="mesh" mesh="{mesh}"/>'
    plan.bodies.append(f'<body name="{name}"><freejoint/>{inertial}{geom}</body>')
    plan.free.append(name)
    plan.geoms[name] = [name]


def _pair(first: str, second: str, restitution: float, friction: float, step: float) -> str:
    engine = world()["engine"]
    # longer steps are for gliding: nothing strikes anything, and a rebound from lying would be noise
    rebound = effective_restitution(restitution) if step <= 1 / engine["step_hertz"] else 0.0
    stiffness = -(1 + rebound) / (step * engine["penetration_seconds"])
    damping = -(1 + rebound) / step
    return (
        f'<pair geom1="{first}" geom2="{second}" condim="3" friction="{friction!r} {friction!r} 0.005 0.0001 0.0001" '
        f'solref="{stiffness!r} {damping!r}" solreffriction="0 {-1.0 / step!r}" solimp="0.995 0.995 0.001 0.5 1"/>'
    )


def _connect(plan: ModelBuilder, scene: Scene, bodies: list[str], kinds: dict[str, str]) -> None:
    """Let every die collide with every surface, and with the other dice."""
    materials = scene.materials
    foam = world()["foam"]
    livelier = scene.make.get("restitution_factor", 1.0)

    def surface_pair(body: str, own: str, other: str, material: str) -> str:
        restitution, friction = materials[material]["restitution"], materials[material]["friction"]
        if kinds[body] in foam["kinds"]:
            restitution, friction = (
                restitution * foam["restitution_factor"],
                friction + foam["friction_added"],
            )
        elif livelier != 1.0:
            restitution *= livelier
        return _pair(own, other, restitution, friction, plan.step)

    for body in bodies:
        for surface, names in plan.fixed.items():
            for other in names:
                for own in plan.geoms[body]:
                    plan.pairs.append(surface_pair(body, own, other, plan.material[surface]))
        if "wall" in scene.props:
            for other in plan.geoms["wall"]:
                for own in plan.geoms[body]:
                    plan.pairs.append(surface_pair(body, own, other, "wall"))
    for i, body in enumerate(bodies):
        for other in bodies[i + 1 :]:
            for own in plan.geoms[body]:
                for theirs in plan.geoms[other]:
                    plan.pairs.append(surface_pair(body, own, theirs, "die"))


def plan_model(scene: Scene, step: float) -> ModelBuilder:
    """Build the model of everything in a scene, for steps of this many seconds."""
    plan = ModelBuilder(step)
    _add_table(plan, scene)
    if not scene.bare:
        _add_board(plan, scene)
    _add_icebergs(plan, scene)
    for n, kind in enumerate(scene.templates):
        geoms, names = _template_geoms(plan, f"template{n}", kind)
        _fixed_body(plan, f"template{n}", geoms, names, True)
        plan.material[f"template{n}"] = "template"
    for prop in scene.props:
        _add_prop(plan, prop)
    kinds: dict[str, str] = {}
    dice: list[str] = []
    for n, kind in enumerate(scene.thrown):
        name = f"thrown{n}"
        kinds[name] = kind
        dice.append(name)
        if kind.startswith("template:"):
            _add_free_template(plan, name, kind.partition(":")[2])
        else:
            _add_die(plan, name, scene.kind(kind), scene)
            plan.thrown.append(name)
    for n, kind in enumerate(scene.lying):
        name = f"lying{n}"
        kinds[name] = kind
        dice.append(name)
        _add_die(plan, name, scene.kind(kind), scene)
    _connect(plan, scene, dice, kinds)
    plan.groups = [*plan.fixed, *(prop for prop in scene.props if prop in plan.free), *dice]
    for body in plan.thrown:
        for group in plan.groups:
            if group != body:
                plan.sensors.append(
                    f'<contact name="{body}:{group}" body1="{body}" body2="{group}" num="1" reduce="maxforce" '
                    'data="found force dist pos normal"/>'
                )
    return plan


def model_text(scene: Scene, longer: int = 1) -> tuple[str, ModelBuilder]:
    """The model in the engine's own format; `longer`: how many usual steps one of its steps takes."""
    engine = world()["engine"]
    step = longer / engine["step_hertz"]
    plan = plan_model(scene, step)
    option = (
        f'<option timestep="{step!r}" integrator="Euler" solver="Newton" cone="elliptic" '
        f'iterations="{engine["iterations"]}" tolerance="{engine["tolerance"]!r}" impratio="{engine["impratio"]!r}" '
        f'noslip_iterations="{engine["noslip_iterations"]}" gravity="0 0 {-engine["gravity"]!r}">'
        '<flag sleep="enable"/></option>'
    )
    text = (
        f'<mujoco><compiler angle="radian"/>{option}'
        '<default><geom contype="0" conaffinity="0"/></default>'
        f"<asset>{''.join(plan.assets)}</asset><worldbody>{''.join(plan.bodies)}</worldbody>"
        f"<contact>{''.join(plan.pairs)}</contact><sensor>{''.join(plan.sensors)}</sensor></mujoco>"
    )
    return text, plan
