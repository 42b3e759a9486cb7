"""Every answer and every view that can occur in Dungeon Fighter."""

from __future__ import annotations

from tumblekeep.core.game import Options
from tumblekeep.core.scope import TOLD, Scope
from tumblekeep.core.shape import BySeat, Fields, FixedRow, Flag, Ignored, Number, SeatAt, Tally, Word
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.scope import (
    DAMAGE,
    OPTION,
    PRINTED,
    SHARED_WORDS,
    STEPWISE,
    demanded,
    foe_shape,
    hero_shape,
    party_shapes,
    shot_shape,
)
from tumblekeep.games.dungeon_fighter.content import (
    BY_LEVEL,
    DEMANDS,
    FACES,
    FEATURES,
    FOES,
    GEAR,
    LEVELS,
    SHEETS,
    TYPES,
)

PHASES = ("move", "monster", "boss", "fight", "end", "shop", "trade")
MISSES = ("no_bounce", "demand", "hole", "edge", "outside", "small_target")
ABILITIES = tuple(
    dict.fromkeys(ability.id for sheet in SHEETS.values() for ability in sheet.abilities.values())
)
CHAMBERS = tuple(dict.fromkeys(room.word for face in FACES.values() for room in face.rooms))
ROOMS = max(len(face.rooms) for face in FACES.values())
FLOORS = tuple(Tally(tuple(cards)) for cards in BY_LEVEL)

HERO = hero_shape(tuple(SHEETS), tuple(GEAR), {"seduced": Tally(tuple(FOES))})
FOE = foe_shape(
    tuple(FOES),
    TYPES,
    {
        "word": PRINTED,
        "feature": Word(("throw", *FEATURES)),
        "demand": Word(DEMANDS),
        "target": Flag(),
        "toad": Flag(),
        "charmer": SeatAt(),
        "silenced": Flag(),
    },
)
SHOT = shot_shape(
    (*COLOURS, "white"), tuple(GEAR), DEMANDS, MISSES, ABILITIES, {"second": Flag(), "sworn": DAMAGE}
)
SEEN = Fields(
    {
        **party_shapes(PHASES, tuple(GEAR)),
        "first": SeatAt(),
        "beaten": Flag(),
        "level": Number(0, LEVELS + 1),
        "room": Number(0, ROOMS),
        "beer": SeatAt(),
        "stolen": Number(0, 10, more=True),
        "unused": Number(0, 10, more=True),
        "room_used": Flag(),
        "traded": Flag(),
        "ever_fainted": Flag(),
        "difficulty": OPTION,
        "dealing": OPTION,
        "naming": OPTION,
        "back_down_allowed": OPTION,
        "gentle": OPTION,
        "unscathed_by": OPTION,
        "faces": Tally(tuple(FACES)),
        "tower": FixedRow(tuple(Number(0, len(cards)) for cards in BY_LEVEL)),
        "deck": Tally(tuple(GEAR)),
        "discards": Tally(tuple(GEAR)),
        "heroes": BySeat(HERO),
        "shot": SHOT,
        "foe": FOE,
        "chamber": Word(CHAMBERS),
        "unmet": FixedRow(FLOORS),
        "bottom": FixedRow(FLOORS),
        "demands": demanded(DEMANDS),
        "boards": PRINTED,
        "next": Ignored("the options name them"),
        "conflict": Flag(),
        "forbidden": Word(COLOURS),
    }
)


def scope(seats: int, options: Options) -> Scope:
    """Return the scope for this many seats. It does not depend on the options."""
    return Scope(
        SEEN,
        {
            **SHARED_WORDS,
            "move-enter.number": range(1, ROOMS + 1),
            "move-enter.room": TOLD,
            "order-larceny.cards": TOLD,
        },
        stepwise=STEPWISE,
    )
