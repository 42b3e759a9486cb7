"""Every answer and every view that can occur in Dungeons, Dice & Danger, by the sheet's spaces, rooms and numbers."""

from __future__ import annotations

from tumblekeep.core.game import Options
from tumblekeep.core.scope import TOLD, Scope
from tumblekeep.core.shape import (
    BySeat,
    DictOf,
    Fields,
    Flag,
    Ignored,
    ListOf,
    Number,
    SeatAt,
    Tally,
    Word,
)
from tumblekeep.games.dungeons_dice_danger.content import ALL_PAIRS, CHESTS, PAIR_OF, Layout, layout_for
from tumblekeep.games.dungeons_dice_danger.view import AWARDS

PAIRS = tuple(pair.dice for pair in ALL_PAIRS)
TREASURE = Number(0, 40, more=True)
DIE = Number(0, 6)


def _sheet(layout: Layout) -> Fields:
    spaces = tuple(space.id for space in layout.spaces)
    rooms = tuple(room.id for room in layout.rooms)
    marked = Tally(layout.graph.names)
    life = len(layout.tracker) + layout.green_boxes
    return Fields(
        {
            "seat": Ignored("they are in the order of the seats"),
            "alive": Flag(),
            "done": Flag(),
            "visited": marked,
            "half": Tally(spaces),
            "reached": marked,
            "damage": DictOf(rooms, Number(0, max(room.life for room in layout.rooms))),
            "unlocked": DictOf(rooms, ListOf(11, Number(0, 12))),
            "clouds": DictOf(spaces, Number(0, 12)) if layout.clouds else Ignored("this sheet has no clouds"),
            "gold": TREASURE,
            "gems": TREASURE,
            "black": Number(0, layout.start_black + layout.black_dice),
            "torches": Number(0, layout.torches),
            "green": Number(0, layout.green_boxes),
            "lost": Number(0, life),
            "life": Number(0, life),
            "chests": Tally(CHESTS),
            "awards": DictOf(rooms, Word(AWARDS[1:])),
            "achievements": ListOf(
                len(layout.achievements),
                Fields(
                    {
                        "id": Ignored("they are in the order of the sheet"),
                        "now": Number(0, len(spaces)),
                        "needed": Ignored("printed on the sheet"),
                        "award": Word(AWARDS[1:]),
                    }
                ),
            ),
            "pairs": ListOf(2, Fields({"dice": Word(PAIRS), "value": Number(0, 12)})),
            "struck": Flag(),
            "score": Number(-max(layout.tracker), 150, more=True),
        }
    )


def scope(seats: int, options: Options) -> Scope:
    """Return the scope of the sheet that is played on, of the box or the players' own."""
    layout = layout_for(options["adventure"], options["map"])
    spaces = tuple(space.id for space in layout.spaces)
    rooms = tuple(room.name if layout.own else room.id for room in layout.rooms)
    own: tuple[str, ...] = (
        ("strike", "both", "burn", "deal")
        if layout.own
        else ("strike-own", "both-own", "burn-own", "deal-own")
    )
    printed = {space.id: space.number for space in layout.spaces}
    takes = {
        name: {*room.black, *room.white} if not room.armored else set()
        for name, room in zip(rooms, layout.rooms, strict=True)
    }

    def strikes(room: str, dice: str) -> bool:
        return PAIR_OF[dice].value in takes[room]

    return Scope(
        Fields(
            {
                "turn": Fields({"number": Number(0, 60, more=True), "seat": SeatAt()}),
                "adventure": Ignored("an option of the game"),
                "digest": Ignored("an option of the game"),
                "map": Ignored("an option of the game"),
                "opening": Ignored("an option of the game"),
                "end": Ignored("an option of the game"),
                "free_hit": Ignored("an option of the game"),
                "round": Number(0, 60, more=True),
                "active": SeatAt(),
                "dice": ListOf(5, DIE),
                "writing": Flag(),
                "claimed": Tally(tuple(room.id for room in layout.rooms)),
                "claimed_achievements": Tally(tuple(one.id for one in layout.achievements)),
                "mine": Ignored("whoever looks comes first"),
                "sheets": BySeat(_sheet(layout)),
            }
        ),
        {
            "number": TOLD,
            "life": TOLD,
            "last-hit.points": TOLD,
            "last-hit.best": TOLD,
            "space": spaces,
            "dice": PAIRS,
            "room": rooms,
            **{f"{ask}-{verb}.room": () for ask in ("use", "torch", "free-hit", "last-hit") for verb in own},
            "cloud-write.number": layout.cloud_numbers,
            "pairing.one": PAIRS,
            "pairing.two": PAIRS,
            "pairing.first": TOLD,
            "pairing.second": TOLD,
            "use-torch.left": TOLD,
            "use-give-up.pairs": TOLD,
            "chest.boxes": TOLD,
            "chest.gems": TOLD,
            "chest.count": TOLD,
        },
        fitting={
            # a space without a printed number is a cloud, which each player numbers
            "use-visit": lambda space, dice: printed[space] in (0, PAIR_OF[dice].value),
            "use-strike": strikes,
            "use-strike-own": strikes,
        },
        stepwise=("pairing-white", "pairing-black", "pairing-symbol"),
        together=True,
    )
