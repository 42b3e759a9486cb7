"""The throw as a control task: `gymnasium.make("tumblekeep/Throw-v0", game="dungeon_fighter", demand="bank")`.

A launch goes in, a landing comes out, and rigid bodies move in between (MuJoCo). The action sets the knobs of
a launch (place, speed, direction, spin, and what the demand adds), each from -1 to 1 over its range; `knobs`
names them. An episode is a number of throws of one die at an empty target, made by a hand of the given skill:
the same launch lands elsewhere each time, unless the skill is 0.

| observation | meaning |
|---|---|
| 0-1 | position of the last die relative to the middle of the target, in units of 0.5 m, clipped to -1 to 1 |
| 2 | 1: it lies anywhere on the table |
| 3 | bounces before the target, divided by 4 |
| 4 | 1: every demand was met |
| 5 | 1: it is a hit |
| 6 | what it is worth, divided by 10 |
| 7 | 1: it shows the symbol |
| 8 | throws left, as a share |

`tabletop` is what is thrown on, as the games' option of that name: the knobs stay the same, their ranges follow where
one stands.

Rewards: `value` is what a hit is worth, divided by 10, and 0 for a miss. `shaped` adds up to 0.1 for coming
close: meeting the demand, bouncing, and resting near the middle.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tumblekeep.kit.conditions import PRESETS, TABLES
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.landing import DieLanding
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import demands_of
from tumblekeep.throw.aim import knobs_of, launch_from, ranges_for
from tumblekeep.throw.hand import clumsiness
from tumblekeep.throw.launch import Launch

GAMES = ("dungeon_fighter", "castle_of_frosts")
DEMANDS = {game: demands_of(game) for game in GAMES}
"""The 37 special throws, by edition."""
REWARDS = ("value", "shaped")
SIZE = 9
MILLIMETRES = 500.0
RINGS = ((214, 196, 160), (190, 150, 100), (200, 175, 130), (160, 60, 50))


class ThrowEnv(gymnasium.Env[NDArray[np.float32], NDArray[np.float32]]):
    """Throws at a target; see the module."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str = "dungeon_fighter",
        demand: str = "",
        *,
        die: str = "red",
        skill: str | float = "average",
        throws: int = 5,
        reward: str = "value",
        tabletop: str = "wood",
        render_mode: str | None = None,
    ) -> None:
        if game not in GAMES:
            raise ValueError(f"game: {game!r} has no target; use one of: {', '.join(GAMES)}")
        if demand and demand not in DEMANDS[game]:
            raise ValueError(
                f"demand: there is no {demand!r} in {game}; use one of: {', '.join(DEMANDS[game])}"
            )
        if reward not in REWARDS:
            raise ValueError(f"reward: there is no {reward!r}; use one of: {', '.join(REWARDS)}")
        if tabletop not in TABLES[game]:
            raise ValueError(
                f"tabletop: there is no {tabletop!r} in {game}; use one of: {', '.join(TABLES[game])}"
            )
        if throws < 1:
            raise ValueError(f"throws: got {throws}; an episode needs at least 1")
        self.setting = ThrowSetup(game, (die,), (demand,) if demand else (), conditions=PRESETS[tabletop])
        self.tremor = clumsiness(skill)
        self.throws = throws
        self.reward = reward
        self.render_mode = render_mode
        self.ranges = ranges_for(self.setting)
        self.knobs = tuple(self.ranges)
        self.action_space = spaces.Box(-1.0, 1.0, (len(self.knobs),), np.float32)
        self.observation_space = spaces.Box(-1.0, 1.0, (SIZE,), np.float32)
        self.left = throws
        self.landed: DieLanding | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start with an empty target and all throws left."""
        super().reset(seed=seed)
        self.left, self.landed = self.throws, None
        return self._seen(), {}

    def launch(self, action: Any) -> Launch:
        """Return the launch of an action."""
        knobs = {}
        for (name, (low, high)), turned in zip(
            self.ranges.items(), np.asarray(action, dtype=float), strict=True
        ):
            knobs[name] = low + (min(max(float(turned), -1.0), 1.0) + 1.0) / 2.0 * (high - low)
        return launch_from(self.setting, knobs)

    def action_of(self, launch: Launch) -> NDArray[np.float32]:
        """Return the action of a launch, as near as the ranges allow."""
        knobs = knobs_of(self.setting, launch)
        turned = [
            2.0 * (knobs.get(name, (low + high) / 2) - low) / ((high - low) or 1.0) - 1.0
            for name, (low, high) in self.ranges.items()
        ]
        return np.clip(np.array(turned, dtype=np.float32), -1.0, 1.0)

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Make one throw. A launch that can't be made (a prop is in the way) is a miss, and `info["refused"]` says
        why."""
        from tumblekeep.throw.toss import toss

        if self.left <= 0:
            raise ValueError("no throws are left; call reset first")
        seed, info = int(self.np_random.integers(2**53)), {}
        self.left -= 1
        try:
            launch = replace(self.launch(action), seed=seed, tremor=round(self.tremor, 6))
            self.landed = toss(self.setting, launch).landing.dice[0]
        except FieldError as error:
            self.landed, info = None, {"refused": str(error)}
        return self._seen(), self._gained(), self.left == 0, False, info

    def _gained(self) -> float:
        lies = self.landed
        if lies is None:
            return 0.0
        value = lies.value / 10.0 if lies.hits else 0.0
        if self.reward == "value":
            return value
        far = math.hypot(*(lies.at or (900, 900))) / 1000.0
        near = 0.05 * lies.fulfilled + 0.02 * lies.bounced + 0.03 * (1.0 - min(far, 0.9) / 0.9)
        return value + near

    def _seen(self) -> NDArray[np.float32]:
        seen = np.zeros(SIZE, dtype=np.float32)
        lies = self.landed
        if lies is not None:
            if lies.at is not None:
                seen[0:2] = np.clip(np.array(lies.at) / MILLIMETRES, -1.0, 1.0)
            seen[2] = 1.0
            seen[3] = min(lies.bounces, 4) / 4.0
            seen[4], seen[5] = lies.fulfilled, lies.hits
            seen[6], seen[7] = min(lies.value, 10) / 10.0, lies.icon in ("symbol", "icon")
        seen[8] = self.left / self.throws
        return seen

    def render(self) -> Any:
        """Show where the last die lies, in words or as a picture."""
        lies = self.landed
        if self.render_mode == "ansi":
            if lies is None:
                return "Nothing has landed yet."
            hit = f"a hit worth {lies.value}" if lies.hits else "a miss"
            return f"The {lies.die} die lies at {lies.at} ({lies.zone}) after {lies.bounces} bounces: {hit}."
        if self.render_mode == "rgb_array":
            return _target_drawn(self.setting, lies)
        return None


def _target_drawn(setting: ThrowSetup, lies: DieLanding | None) -> NDArray[np.uint8]:
    """Draw the target from above, ring by ring, and the die where it lies."""
    from PIL import Image, ImageDraw

    side, board = 480, setting.board
    image = Image.new("RGB", (side, side), (60, 48, 36))
    pen = ImageDraw.Draw(image)
    scale = side / (2 * MILLIMETRES)

    def disc(x: float, y: float, radius: float, colour: tuple[int, int, int]) -> None:
        left, top = side / 2 + (x - radius) * scale, side / 2 - (y + radius) * scale
        pen.ellipse(
            (left, top, left + 2 * radius * scale, top + 2 * radius * scale),
            fill=colour,
            outline=(30, 24, 18),
        )

    disc(0, 0, board.radius, (120, 100, 80))
    for number, radius in enumerate(sorted({section.outer for section in board.sections}, reverse=True)):
        disc(0, 0, radius, RINGS[number % len(RINGS)])
    for hole in board.holes:
        disc(hole.x, hole.y, hole.radius, (16, 14, 12))
    if lies is not None and lies.at is not None:
        x, y = side / 2 + lies.at[0] * scale, side / 2 - lies.at[1] * scale
        pen.rectangle((x - 6, y - 6, x + 6, y + 6), fill=(200, 50, 45), outline=(0, 0, 0))
    return np.asarray(image, dtype=np.uint8).copy()
