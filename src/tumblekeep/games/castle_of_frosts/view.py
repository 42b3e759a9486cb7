"""What each seat sees in the Castle of Frightening Frosts, and how to imagine the rest.

Hidden are the Leader's two Dungeon cards, the cards slipped under the deck (known to whoever slipped them), and the
order of every pile. Everything else lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import (
    FOE,
    HERO,
    SHOT,
    Glance,
    Looks,
    Seen,
    as_they_are,
    at_a_glance,
    family_pieces,
    gear_view,
    laid_out,
    party,
    piles,
    printed,
    restore_foe,
    restore_party,
    sheet_view,
)
from tumblekeep.games.castle_of_frosts.asks import DRAW_ROOM
from tumblekeep.games.castle_of_frosts.content import (
    BOXES,
    FOES,
    ITEMS,
    LAST_LEVEL,
    ROOMS,
    SHOPS,
    TOP_XP,
    Demands,
    Room,
)
from tumblekeep.games.castle_of_frosts.edition import EDITION
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.rules import life_tracker, required, shop_threshold, spot_of
from tumblekeep.games.castle_of_frosts.table import (
    EVERYBODY,
    CastleTable,
    FrostFoe,
    Laid,
    Layer,
)
from tumblekeep.kit.landing import Pose


def _demands(demands: Demands) -> dict[str, Any]:
    return {
        "throws": list(demands.throws),
        "icebergs": demands.icebergs,
        "frozen": demands.frozen,
        "weak_point": demands.weak_point,
        "dice": list(demands.dice),
    }


def _room(room: Room) -> dict[str, Any]:
    return {
        "icons": room.icons,
        "gold": room.gold,
        "heal": room.heal,
        "white_dice": room.white_dice,
        "free_equipment": room.free_equipment,
        "life": room.life,
        **_demands(room.demands),
    }


SHEETS_SHOWN = {name: sheet_view(sheet) for name, sheet in SHEETS.items()}
CARDS_SHOWN = {name: gear_view(card) for name, card in ITEMS.items()}
ROOMS_SHOWN = {name: _room(room) for name, room in ROOMS.items()}
FOES_SHOWN = {
    name: {"fearless": foe.fearless, "maddening": list(foe.madness), **_demands(foe.demands)}
    for name, foe in FOES.items()
}


def _printed_on_foe(name: str) -> Callable[[FrostFoe], Any]:
    return lambda foe: FOES_SHOWN[foe.card][name]


FROST_HERO: Looks = {
    **HERO,
    **piles("turned", of="hero"),
    **as_they_are("xp", of="hero"),
    **piles("tokens", "spent", "charmed", of="hero"),
}
TOKENS = ("madness", "is_target", "is_toad", "silenced", "charmer")
FROST_FOE: Looks = {
    **FOE,
    **{name: _printed_on_foe(name) for name in next(iter(FOES_SHOWN.values()))},
    "tracker": lambda foe: list(life_tracker(foe.life)),
    **as_they_are(*TOKENS),
}
FROST_SHOT: Looks = {**SHOT, **as_they_are("dancing", "ignored", "bergs", "second", "dodged", "token")}
OPEN = (
    "room", "icons", "shops", "level", "level_left", "epic", "thrower", "melody", "cutthroat", "beer", "stolen",
)  # fmt: skip
"""What lies open to all, as it is."""
OPEN_PILES = (
    "aside", "met", "abandoned", "discarded", "unsold", "relics", "relics_used", "special", "joined", "icebergs", "flips",
)  # fmt: skip
"""What lies open to all, card by card."""


def _is_leader(seen: Seen) -> bool:
    return seen.seat is not None and seen.seat == seen.table.leader


def _deck(seen: Seen) -> list[dict[str, Any]]:
    """The layers of the Dungeon deck; what is in one only to who knows it."""
    return [
        {
            "count": len(layer.cards),
            "known_to": layer.known_to,
            "cards": sorted(layer.cards)
            if layer.known_to == EVERYBODY or (seen.seat is not None and layer.known_to == seen.seat)
            else None,
        }
        for layer in seen.table.deck
    ]


def _rooms(seen: Seen) -> dict[str, Any]:
    """What is printed on the Dungeon cards that this seat sees."""
    table = seen.table
    hand = table.hand if _is_leader(seen) else ()
    return {card: ROOMS_SHOWN[card] for card in dict.fromkeys([table.room, *table.aside, *hand]) if card}


def _asked(seen: Seen) -> list[dict[str, str]]:
    """Each throw that is asked for now, and who asks: the Monster, the Dungeon card, a weapon or the dance."""
    table: CastleTable = seen.table
    if table.foe is None:
        return []
    foe, shot, room = table.monster, table.shot, table.dungeon_card()
    names = dict.fromkeys([*required(table), *(shot.demands if shot is not None else ())])
    own = () if foe.silenced else (*foe.monster.demands.throws, *foe.monster.madness[: foe.madness])
    asked = []
    for name in names:
        if shot is not None and name == shot.ignored and name not in shot.demands:
            continue
        if name in own:
            by, card = "foe", foe.card
        elif room is not None and name in room.demands.throws:
            by, card = "room", room.id
        else:
            weapons = shot.weapons if shot is not None else []
            card = next((one for one in weapons if ITEMS[one].demand == name), "")
            by = "gear" if card else "dance"
        asked.append({"demand": name, "by": by, "card": card})
    return asked


SEEN: Looks = {
    **party(FROST_HERO, FROST_SHOT, FROST_FOE),
    **as_they_are("boxes", of="table"),
    "target": lambda seen: BOXES[seen.table.target],
    "box": lambda seen: BOXES[seen.table.dice],
    **as_they_are("level_up", "dealing", "leading", of="table"),
    "required": lambda seen: [] if seen.table.foe is None else list(required(seen.table)),
    "deck": _deck,
    "hand": lambda seen: list(seen.table.hand) if _is_leader(seen) and seen.table.hand else None,
    "hand_size": lambda seen: len(seen.table.hand),
    "rooms": _rooms,
    "asked": _asked,
    **printed(EDITION, SHEETS_SHOWN, CARDS_SHOWN, lambda table: table.relics),
    **as_they_are(*OPEN, of="table"),
    **piles(*OPEN_PILES, of="table"),
    "icons_needed": lambda seen: shop_threshold(seen.table),
    "shops_needed": lambda seen: SHOPS,
    "levels": lambda seen: LAST_LEVEL,
    "top_xp": lambda seen: TOP_XP,
    "shop_deck": lambda seen: sorted(seen.table.shop_deck),
    "templates": lambda seen: [
        {"name": p.name, "kind": p.kind, "x": p.x, "y": p.y, "spot": spot_of(p)} for p in seen.table.templates
    ],
    "lying": lambda seen: {die: pose.to_json() for die, pose in seen.table.lying.items()},
}
"""What is shown of the table; whatever is not named here nobody sees."""
GLANCED = at_a_glance(SEEN, FROST_HERO, FROST_SHOT, FROST_FOE)


def view(table: CastleTable, seat: int | None) -> View:
    """What this seat may know; a spectator sees what is open to all."""
    return laid_out(SEEN, Seen(table, seat))


def glance(table: CastleTable, seat: int) -> Glance:
    """The same view, of which only what is asked for is laid out."""
    return Glance(GLANCED, Seen(table, seat))


def pieces(view: View) -> list[str]:
    """What the family has, the special dice, the templates, and the Dungeon cards in one's hand."""
    found = family_pieces(view)
    found += [f"die:{die}" for die in view["special"]]
    found += [f"template:{piece['name']}" for piece in view["templates"]]
    found += [f"room:{card}" for card in view["hand"] or ()]
    return found


_WORDS = {box: word for word, box in BOXES.items()}


def imagine(view: View, seat: int | None, fate: Fate) -> CastleTable:
    """A full table that fits a view: cards the seat can't place are dealt to wherever they may lie."""
    table = open_table(view)
    _deal_unknown(table, view, fate)
    return table


def open_table(view: View) -> CastleTable:
    """All of a table that lies open, with no Dungeon card dealt."""
    table = CastleTable(
        len(view["heroes"]),
        view["difficulty"],
        view["boxes"],
        view["level_up"],
        view["dealing"],
        view["leading"],
        _WORDS[view["target"]],
        _WORDS[view["box"]],
    )
    restore_party(table, view)
    for hero, seen in zip(table.heroes, view["heroes"], strict=True):
        hero.turned, hero.tokens, hero.spent = list(seen["turned"]), list(seen["tokens"]), list(seen["spent"])
        hero.xp, hero.charmed = seen["xp"], list(seen["charmed"])
    if view["foe"] is not None:
        table.foe = FrostFoe(view["foe"]["card"], view["foe"]["life"])
        restore_foe(table.foe, view["foe"])
        for name in TOKENS:
            setattr(table.foe, name, view["foe"][name])
    for name in OPEN:
        setattr(table, name, view[name])
    for name in (*OPEN_PILES, "shop_deck"):
        setattr(table, name, list(view[name]))
    table.templates = [Laid(p["name"], p["kind"], p["x"], p["y"]) for p in view["templates"]]
    table.lying = {die: Pose.from_json(pose) for die, pose in view["lying"].items()}
    return table


def _deal_unknown(table: CastleTable, view: View, fate: Fate) -> None:
    placed = {view["room"], *view["aside"], *(view["hand"] or ())}
    for layer in view["deck"]:
        placed.update(layer["cards"] or ())
    unknown = {card: 1 for card in ROOMS if card not in placed}

    def some(count: int) -> list[str]:
        cards = []
        for _ in range(count):
            card: str = fate(Draw(DRAW_ROOM, None, unknown))
            del unknown[card]
            cards.append(card)
        return cards

    table.hand = list(view["hand"]) if view["hand"] is not None else some(view["hand_size"])
    table.deck = [
        Layer(layer["cards"] if layer["cards"] is not None else some(layer["count"]), layer["known_to"])
        for layer in view["deck"]
    ]
