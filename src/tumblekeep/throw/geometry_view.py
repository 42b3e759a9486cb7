"""Pictures of what the die really touches: every convex piece of a scene, from above and from the side.

Numbers alone do not reveal a badly wrong board. Look at these pictures after every change of the builder.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mujoco
import numpy as np

from tumblekeep.throw.model import model_text
from tumblekeep.throw.motion import BodyStart
from tumblekeep.throw.rest import outline
from tumblekeep.throw.world import Scene


def scene_polygons(scene: Scene, standing: dict[str, BodyStart]) -> list[tuple[str, np.ndarray[Any, Any]]]:
    """The corner points of every geom in the scene, as the engine has them."""
    text, plan = model_text(scene)
    model = mujoco.MjModel.from_xml_string(text)
    for name, start in standing.items():
        body = model.body(name).id
        model.body_pos[body], model.body_quat[body] = start.position, start.turn
        if name in plan.free:
            at = 7 * plan.free.index(name)
            model.qpos0[at : at + 7] = (*start.position, *start.turn)
    data = mujoco.MjData(model)
    mujoco.mj_kinematics(model, data)
    found = []
    for n in range(model.ngeom):
        geom = model.geom(n)
        if geom.type[0] == mujoco.mjtGeom.mjGEOM_MESH:
            mesh = model.mesh(int(geom.dataid[0]))
            first, count = int(mesh.vertadr[0]), int(mesh.vertnum[0])
            points = model.mesh_vert[first : first + count]
        elif geom.type[0] == mujoco.mjtGeom.mjGEOM_BOX:
            signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
            points = signs * geom.size
        else:
            turns = np.linspace(0, 2 * np.pi, 24, endpoint=False)
            ring = np.stack([np.cos(turns), np.sin(turns), 0 * turns], 1)
            points = np.concatenate([ring, ring[:, [0, 2, 1]], ring[:, [2, 0, 1]]]) * geom.size[0]
        room = points @ data.geom_xmat[n].reshape(3, 3).T + data.geom_xpos[n]
        found.append((geom.name, room))
    return found


def draw_geometry(scene: Scene, standing: dict[str, BodyStart], path: Path, title: str) -> None:
    """Draw every piece from above, and the table from the side."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt
    from matplotlib.patches import Polygon

    figure, (above, side) = plt.subplots(2, 1, figsize=(9, 9.5), gridspec_kw={"height_ratios": [4, 1.4]})
    colours = plt.get_cmap("tab20").colors  # type: ignore[attr-defined]
    for n, (name, points) in enumerate(scene_polygons(scene, standing)):
        if name == "floor":
            continue
        colour = "#e9dcc6" if name == "table" else colours[n % 20]
        for axes, columns in ((above, (0, 1)), (side, (0, 2))):
            flat = outline([(float(p[columns[0]]), float(p[columns[1]])) for p in points])
            if len(flat) > 2:
                alpha = 1.0 if name == "table" else 0.55
                axes.add_patch(
                    Polygon(flat, closed=True, facecolor=colour, edgecolor="black", lw=0.4, alpha=alpha)
                )
    above.set(xlim=(-0.75, 0.75), ylim=(-0.48, 0.48), aspect="equal", title=title, ylabel="y (m)")
    side.set(xlim=(-0.75, 0.75), ylim=(-0.06, 0.32), aspect="equal", xlabel="x (m)", ylabel="z (m)")
    figure.tight_layout()
    figure.savefig(path, dpi=90)
    plt.close(figure)
