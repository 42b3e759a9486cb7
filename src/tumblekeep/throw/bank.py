"""Landings without physics: drawn by skill from tables that were made with physics.

`Bank(game).landing(setting, skill, rng)` draws one landing with the standard library alone. `Bank(game).block(...)`
draws thousands at once with numpy, for the lab. Neither needs the physics engine to be installed.

What a table does not hold is assembled by these rules (`recipe` shows how):

1. Take the cell with the most of the setup's demands; among equals the one with the fewest hits, because the hardest
   demand decides. Dice of another shape than asked for are never taken.
2. Every demand left over multiplies the clumsiness by its noise and handicap. It is met independently, at the rate
   that its own cell shows at that skill.
3. For a clumsiness between two skills, pick one of the two cells at random for each landing. Below the best cell, use
   the best. Beyond the worst, the share of throws by which it is exceeded simply misses the target.
4. Standing icebergs are touched at the rate seen in the tables with icebergs, if the cell has none.
5. Templates on the target are judged from where the die lies: a flat die on a template is on it. Dice lying around are
   not hit.
6. Other conditions (`kit/conditions.py`) have tables of their own. If there are none, there are no landings.
7. If another edition's target or dice are used, the game's own tables say where a die comes to rest. What it counts for
   and shows is judged again, for this board and with this die's corners and sides. A plain throw of that edition's dice
   at its own target comes from its own tables.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from tumblekeep.kit.conditions import PLAIN, Conditions
from tumblekeep.kit.landing import DemandVerdict, DieLanding, Ending, FlipLanding, Landing
from tumblekeep.kit.target import ON_TARGET, TargetBoard, board_of
from tumblekeep.kit.throw_setup import ICEBERGS, FlipSetup, ThrowSetup
from tumblekeep.kit.throwing import dice_of, die_kind
from tumblekeep.throw.bank_file import (
    LEANING,
    LEFT_TABLE,
    NEVER_RESTED,
    NO_ZONE,
    RECORD,
    BankCell,
    BankError,
    BankFile,
    BankRecord,
    stored_bank,
)
from tumblekeep.throw.hand import SKILLS, clumsiness
from tumblekeep.throw.requirement import requirement

if TYPE_CHECKING:
    import numpy as np

NOT_MET = "throw-why-sampled"


@dataclass(frozen=True, slots=True)
class Recipe:
    """How the landings of a setup are assembled from the tables."""

    cells: tuple[tuple[BankCell, float], ...]
    """Cells with the share of landings drawn from each."""
    wild: float
    """The share of landings that miss the target altogether, for hands clumsier than any table."""
    extra: tuple[tuple[str, float], ...]
    """Demands that the cells do not hold, each with the share of throws that meet it."""
    iceberg_share: tuple[float, float, float, float] | None
    """How often each iceberg is touched, if the cells were made without icebergs."""


class Bank:
    """The landing tables of one game."""

    def __init__(self, game: str, file: BankFile | None = None, conditions: Conditions = PLAIN) -> None:
        self.game = game
        self.file = stored_bank(game, conditions) if file is None else file
        self.board: TargetBoard = board_of(game, "", conditions.turned)
        self._zones = self.board.zones
        self._recipes = lru_cache(maxsize=4096)(self._recipe)
        self._array: Any = None

    # -- recipes ------------------------------------------------------------------------------------------------

    def recipe(self, setting: ThrowSetup, skill: str | float) -> Recipe:
        """Return which cells serve a setup at a skill, and what is added to them."""
        return self._recipes(_bare(setting), clumsiness(skill) * setting.noise)

    def _recipe(self, setting: ThrowSetup, clumsy: float) -> Recipe:
        kind = die_kind(self.game, setting.dice[0])  # dice of another box are thrown like the game's own
        die = kind.id if kind.id in ("snow", "water") else kind.shape
        wanted = set(setting.demands)
        best: tuple[int, float, str] | None = None
        for (key, skill), cell in self.file.cells.items():
            shape, _, iced = key.split("|")
            if shape != die or skill != "average" or not set(cell.demands) <= wanted:
                continue
            if iced and not setting.icebergs:
                continue
            rank = (10 * len(cell.demands) + bool(iced), -cell.hit_share, key)
            if best is None or rank > best:
                best = rank
        if best is None:
            raise BankError(f"the landing tables of {self.game} hold no throws of a {die}")
        key = best[2]
        have = set(self.file.cells[key, "average"].demands)
        extra = []
        for name in dict.fromkeys(setting.demands):
            if name not in have:
                alone = self._alone(kind.shape, name, clumsy)
                extra.append((name, alone))
                clumsy *= _burden(self.game, name)
        cells, wild = self._mix(key, clumsy)
        shares = None
        if setting.icebergs and not key.endswith("icebergs"):
            shares = self._iceberg_shares(die, kind.shape)
        return Recipe(cells, wild, tuple(extra), shares)

    def _mix(self, key: str, clumsy: float) -> tuple[tuple[tuple[BankCell, float], ...], float]:
        ladder = sorted(
            (cell for (name, _), cell in self.file.cells.items() if name == key), key=lambda c: c.clumsiness
        )
        if clumsy <= ladder[0].clumsiness:
            return ((ladder[0], 1.0),), 0.0
        for low, high in pairwise(ladder):
            if clumsy == high.clumsiness:
                return ((high, 1.0),), 0.0
            if clumsy < high.clumsiness:
                share = (clumsy - low.clumsiness) / (high.clumsiness - low.clumsiness)
                return ((low, 1 - share), (high, share)), 0.0
        return ((ladder[-1], 1.0),), 1 - ladder[-1].clumsiness / clumsy

    def _alone(self, shape: str, name: str, clumsy: float) -> float:
        """How often a demand is met on its own."""
        key = f"{shape}|{name}|"
        if (key, "average") not in self.file.cells:
            raise BankError(f"the landing tables of {self.game} hold no throws with {name!r}")
        cells, wild = self._mix(key, clumsy)
        return (1 - wild) * sum(share * cell.met_share for cell, share in cells)

    def _iceberg_shares(self, die: str, shape: str) -> tuple[float, float, float, float]:
        for key in (f"{die}||icebergs", f"{shape}||icebergs", "d4||icebergs"):
            cell = self.file.cells.get((key, "average"))
            if cell is not None:
                touched = [0, 0, 0, 0]
                for record in self.file.records_of(cell):
                    for n in range(4):
                        touched[n] += record.icebergs >> n & 1
                a, b, c, d = (count / (cell.throws * cell.dice) for count in touched)
                return (a, b, c, d)
        return (0.0, 0.0, 0.0, 0.0)

    # -- one at a time ------------------------------------------------------------------------------------------

    def landing(self, setting: ThrowSetup, skill: str | float, rng: random.Random) -> Landing:
        """Draw one landing, using only the standard library."""
        recipe = self.recipe(setting, skill)
        point = rng.random()
        cell = recipe.cells[-1][0]
        for candidate, share in recipe.cells:
            point -= share
            if point < 0:
                cell = candidate
                break
        throw = rng.randrange(cell.throws)
        records = [self.file.record(cell.first + throw * cell.dice + n) for n in range(cell.dice)]
        records = (records * len(setting.dice))[: len(setting.dice)]
        astray = recipe.wild > 0 and rng.random() < recipe.wild
        dice = [
            self._die(setting, die, record, cell, recipe, astray, rng)
            for die, record in zip(setting.dice, records, strict=True)
        ]
        return Landing(
            setting.game,
            tuple(dice),
            "sampled",
            _ending(records, dice),
            stamp=f"{self.file.world}/tables",
            target=setting.target,
        )

    def _die(
        self,
        setting: ThrowSetup,
        die: str,
        record: BankRecord,
        cell: BankCell,
        recipe: Recipe,
        astray: bool,
        rng: random.Random,
    ) -> DieLanding:
        kind, board = setting.kind(die), setting.board
        met = {name: bool(record.met >> n & 1) for n, name in enumerate(cell.demands)}
        for name, share in recipe.extra:
            met[name] = rng.random() < share
        zone = self._zones[record.zone]
        beside = tuple(self._zones[n] for n in (record.beside, record.beside_too) if n != NO_ZONE)
        x, y = record.x / 10, record.y / 10
        if astray:
            zone, beside = board.zone("outside"), ()
            angle = rng.random() * math.tau
            x, y = (board.radius + 60) * math.cos(angle), (board.radius + 60) * math.sin(angle)
        elif (
            board != self.board
            or setting.box
            or (setting.templates and zone.place in ON_TARGET and not record.flags & LEANING)
        ):
            count = board.count(_corners(record, kind.edge, kind.shape), setting.templates)
            zone, beside = count.zone, count.beside
        # the side is drawn again, independently of the flight: fair with any table
        face = 1 + rng.randrange(len(kind.sides)) if record.face else None
        touched = record.icebergs if recipe.iceberg_share is None else 0
        if recipe.iceberg_share is not None:
            touched = sum(1 << n for n in range(4) if rng.random() < recipe.iceberg_share[n])
        return DieLanding(
            die=die,
            place=zone.place,
            zone=zone.id,
            value=zone.value,
            bounces=record.bounces,
            demands={
                name: DemandVerdict(met[name], "" if met[name] else NOT_MET)
                for name in dict.fromkeys(setting.demands)
            },
            beside=tuple(other.id for other in beside),
            face=face,
            icon=kind.sides[face - 1] if face else None,
            icebergs=tuple(
                name for n, name in enumerate(ICEBERGS) if touched >> n & 1 and name in setting.icebergs
            ),
            leaning=bool(record.flags & LEANING),
            at=(round(x), round(y)),
        )

    def flip(self, setting: FlipSetup, skill: str | float, rng: random.Random, name: str = "") -> FlipLanding:
        """Draw the result of flipping a template."""
        clumsy = clumsiness(skill)
        ladder = sorted(
            (c for c in self.file.flips if c.kind == setting.template), key=lambda c: c.clumsiness
        )
        if not ladder:
            raise BankError(f"the landing tables of {self.game} hold no flips of {setting.template!r}")
        cell = ladder[-1]
        for low, high in pairwise(ladder):
            if clumsy <= high.clumsiness:
                share = max(0.0, (clumsy - low.clumsiness) / (high.clumsiness - low.clumsiness))
                cell = high if rng.random() < share else low
                break
        x, y, degrees, on_table = cell.landings[rng.randrange(len(cell.landings))]
        return FlipLanding(
            template=name or setting.template,
            degrees=degrees,
            on_target=not on_table,
            touches_table=on_table,
            at=(x, y),
            source="sampled",
            stamp=f"{self.file.world}/tables",
        )

    # -- thousands at once --------------------------------------------------------------------------------------

    def block(
        self, setting: ThrowSetup, skill: str | float, count: int, rng: np.random.Generator
    ) -> LandingBlock:
        """Draw many landings of the first die of a setup at once. Templates are ignored here."""
        import numpy as np

        if self._array is None:
            names = BankRecord._fields
            dtype = np.dtype({"names": names, "formats": ["<i2", "<i2", *["u1"] * 9]})
            assert dtype.itemsize == RECORD.size, "the record must be packed"
            self._array = np.frombuffer(self.file.records, dtype=dtype)
        recipe = self.recipe(setting, skill)
        if len(recipe.cells) == 1:
            cell = recipe.cells[0][0]
            picked = cell.first + cell.dice * rng.integers(0, cell.throws, count)
        else:
            (low, _), (high, share) = recipe.cells
            many = rng.binomial(count, share)
            picked = np.concatenate(
                (
                    low.first + low.dice * rng.integers(0, low.throws, count - many),
                    high.first + high.dice * rng.integers(0, high.throws, many),
                )
            )
            rng.shuffle(picked)
        rows = self._array[picked]
        cell = recipe.cells[0][0]
        all_met = (1 << len(cell.demands)) - 1
        met = (rows["met"] & all_met) == all_met
        for _, share in recipe.extra:
            met &= rng.random(count) < share
        astray = rng.random(count) < recipe.wild if recipe.wild else None
        sides = len(die_kind(self.game, setting.dice[0]).sides)
        faces = np.where(rows["face"] > 0, rng.integers(1, sides + 1, count, dtype=np.uint8), 0)
        return LandingBlock(self, rows, met, astray, faces)


class LandingBlock:
    """Many landings as arrays."""

    def __init__(self, bank: Bank, rows: Any, met: Any, astray: Any, faces: Any) -> None:
        import numpy as np

        self.bank = bank
        self.rows = rows
        self.met = met
        """Whether every demand was met."""
        self.face = faces
        """Printed sides that are up, 0 for cocked dice."""
        zones = bank.board.zones
        self.zone = rows["zone"]
        """Indexes into `board.zones`."""
        if astray is not None:
            self.zone = np.where(astray, len(zones) - 1, self.zone)
        self.value = np.array([zone.value for zone in zones], dtype=np.int8)[self.zone]
        on_target = np.array([zone.place in ON_TARGET for zone in zones])[self.zone]
        self.hits = on_target & met & (rows["bounces"] > 0)

    def __len__(self) -> int:
        return len(self.rows)

    def icons(self, setting: ThrowSetup, icon: str) -> Any:
        """Whether each landing shows that icon."""
        import numpy as np

        sides = die_kind(self.bank.game, setting.dice[0]).sides
        return np.array([False, *(side == icon for side in sides)])[self.face]


def tables_for(setting: ThrowSetup) -> str:
    """The game whose landing tables serve: the game itself, or another edition for a plain throw of its dice at its
    target."""
    other = setting.target
    if not other or other != setting.box or setting.demands or setting.icebergs:
        return setting.game
    return other if all(setting.kind(die) in dice_of(other) for die in setting.dice) else setting.game


def _bare(setting: ThrowSetup) -> ThrowSetup:
    """The part of a setup that a recipe depends on, used as the key of the recipe cache."""
    icebergs = ICEBERGS if setting.icebergs else ()
    return ThrowSetup(setting.game, setting.dice[:1], tuple(dict.fromkeys(setting.demands)), icebergs)


def _burden(game: str, name: str) -> float:
    """The factor by which a demand makes a hand clumsier."""
    wanted = requirement(game, name)
    return (wanted.shake.direction + wanted.shake.rest) / 2 * wanted.handicap


def _ending(records: Sequence[BankRecord], dice: Sequence[DieLanding]) -> Ending:
    if any(record.flags & LEFT_TABLE for record in records) and any(die.place == "outside" for die in dice):
        return "left_table"
    return "never_rested" if any(record.flags & NEVER_RESTED for record in records) else "rest"


def _corners(record: BankRecord, edge: float, shape: str) -> list[tuple[float, float]]:
    count, reach = (4, edge / math.sqrt(2)) if shape == "d6" else (3, edge / math.sqrt(3))
    turn = record.corner / 256 * math.tau
    x, y = record.x / 10, record.y / 10
    return [
        (x + reach * math.cos(turn + k * math.tau / count), y + reach * math.sin(turn + k * math.tau / count))
        for k in range(count)
    ]


__all__ = ["SKILLS", "Bank", "BankError", "LandingBlock", "Recipe", "tables_for"]
