"""Every answer and every view that can occur in the Castle of Frightening Frosts."""

from __future__ import annotations

from tumblekeep.core.game import Options
from tumblekeep.core.scope import TOLD, Scope
from tumblekeep.core.shape import BySeat, Fields, Flag, Ignored, ListOf, Maybe, Number, SeatAt, Tally, Word
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.scope import (
    DAMAGE,
    OPTION,
    PLACE,
    PRINTED,
    READINGS,
    SHARED_WORDS,
    STEPWISE,
    demanded,
    foe_shape,
    hero_shape,
    party_shapes,
    shot_shape,
)
from tumblekeep.games.castle_of_frosts.content import (
    FOES,
    ITEMS,
    ROOMS,
    SHOPS,
    SPECIAL,
    TEMPLATES,
    THROWS,
    TOP_XP,
    TYPES,
    WATER_DICE,
)
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.rules import SPOTS
from tumblekeep.games.castle_of_frosts.show import WORDS

CARDS, GEAR, KNOWN = tuple(ROOMS), tuple(ITEMS), tuple(FOES)
MISSES = ("no_bounce", "demand", "hole", "edge", "outside", "inside")
ABILITIES = tuple(
    dict.fromkeys(ability.id for sheet in SHEETS.values() for ability in sheet.abilities.values())
)
LAYERS = len(ROOMS)
CENTRE = 10
"""What the middle of the target is worth."""
LYING = 6
"""The most templates on the target."""

HERO = hero_shape(
    tuple(SHEETS),
    GEAR,
    {
        "turned": Tally(GEAR),
        "xp": Number(0, TOP_XP),
        "tokens": Tally(COLOURS),
        "spent": Tally(COLOURS),
        "charmed": Tally(KNOWN),
    },
)
FOE = foe_shape(
    KNOWN,
    TYPES,
    {
        **dict.fromkeys(
            ("fearless", "maddening", "throws", "icebergs", "frozen", "weak_point", "dice", "tracker"),
            PRINTED,
        ),
        "madness": Number(0, 6, more=True),
        "is_target": Flag(),
        "is_toad": Flag(),
        "silenced": Flag(),
        "charmer": SeatAt(),
    },
)
SHOT = shot_shape(
    (*COLOURS, "white", *SPECIAL),
    GEAR,
    THROWS,
    MISSES,
    ABILITIES,
    {
        "dancing": Flag(),
        "ignored": Word(THROWS),
        "bergs": Number(0, 6, more=True),
        "second": DAMAGE,
        "dodged": Flag(),
        "token": Flag(),
    },
)
SEEN = Fields(
    {
        **party_shapes(WORDS["phase"], GEAR),
        "room": Word(CARDS),
        "icons": Number(0, 20, more=True),
        "shops": Number(0, SHOPS),
        "no_shop_left": Flag(),
        "level": Number(0, 5),
        "level_left": Number(0, 10),
        "epic": Flag(),
        "thrower": SeatAt(),
        "melody": Flag(),
        "cutthroat": Flag(),
        "beer": SeatAt(),
        "stolen": Number(0, 10, more=True),
        **dict.fromkeys(
            ("difficulty", "boxes", "level_up", "dealing", "leading", "target", "box", "gentle"), OPTION
        ),
        "aside": Tally(CARDS),
        "met": Tally(KNOWN),
        "abandoned": Tally(KNOWN),
        "discarded": Tally(GEAR),
        "unsold": Tally(GEAR),
        "relics": Tally(GEAR),
        "relics_used": Tally(GEAR),
        "special": Tally(SPECIAL, 3),
        "joined": Tally(SPECIAL, 6),
        "icebergs": Ignored("`shot` says which of them were touched"),
        "flips": Tally(TEMPLATES, LYING),
        "heroes": BySeat(HERO),
        "shot": SHOT,
        "foe": FOE,
        "required": demanded(THROWS),
        "deck": ListOf(
            LAYERS,
            Fields({"count": Number(0, len(ROOMS)), "known_to": SeatAt(), "cards": Maybe(Tally(CARDS))}),
        ),
        "hand": Maybe(Tally(CARDS)),
        "hand_size": Number(0, 4),
        "rooms": PRINTED,
        "icons_needed": Number(0, 20, more=True),
        "shops_needed": Ignored("the same in every game"),
        "levels": Ignored("the same in every game"),
        "top_xp": Ignored("the same in every game"),
        "shop_deck": Tally(GEAR),
        "templates": ListOf(
            LYING,
            Fields(
                {
                    "name": Ignored("they are in the order in which they were laid"),
                    "kind": Word(TEMPLATES),
                    "x": PLACE,
                    "y": PLACE,
                    "spot": Word(SPOTS),
                }
            ),
        ),
        "lying": Ignored("where thrown dice lie; it matters to the next throw, not to a choice"),
    }
)


def scope(seats: int, options: Options) -> Scope:
    """Return the scope for this many seats. It does not depend on the options."""
    readings = range(1, READINGS + 1)
    return Scope(
        SEEN,
        {
            **SHARED_WORDS,
            "ability-use.ability": ABILITY_WORDS,
            "ability-token.ability": ABILITY_WORDS,
            "flip-again-flip.number": range(1, LYING + 1),
            "flip-again-flip.spot": TOLD,
            "flip-doubt.number": readings,
            "flip-doubt-lies.spot": TOLD,
            "water-take.number": range(1, len(WATER_DICE) + 1),
            **{f"water-take.{word}": TOLD for word in ("outcome", "value", "shows")},
            "value": TOLD,
            "second-spend.value": range(1, CENTRE + 1),
            "window-enlarge.value": range(1, CENTRE + 1),
        },
        fitting={"window-enlarge": lambda card, value: ITEMS[card].effect == "second_section"},
        stepwise=STEPWISE,
    )


ABILITY_WORDS = tuple(
    dict.fromkeys(ability.word for sheet in SHEETS.values() for ability in sheet.abilities.values())
)
