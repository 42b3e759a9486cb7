"""What each seat sees in the Castle of Frightening Frosts, and how to imagine the rest.

Hidden are the Leader's two Dungeon cards, the cards put under the deck (known to whoever put them there), and the
order of every pile. Everything else lies open.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import (
    PARTY_FIELDS,
    PARTY_PILES,
    LazyView,
    ViewFields,
    declined_view,
    family_pieces,
    foe_view,
    gear_view,
    hero_view,
    printed,
    restore_foe,
    restore_party,
    sheet_view,
    shot_view,
    turn_view,
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
from tumblekeep.games.castle_of_frosts.rules import (
    life_tracker,
    no_shop_left,
    required,
    shop_threshold,
    spot_of,
)
from tumblekeep.games.castle_of_frosts.table import (
    EVERYBODY,
    CastleTable,
    FrostFoe,
    LaidTemplate,
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


FIELDS = (
    "room", "icons", "shops", "level", "level_left", "epic", "thrower", "melody", "cutthroat", "beer", "stolen",
)  # fmt: skip
PILES = (
    "aside", "met", "abandoned", "discarded", "unsold", "relics", "relics_used", "special", "joined", "icebergs", "flips",
)  # fmt: skip
"""Open to everybody."""
TOKENS = ("madness", "is_target", "is_toad", "silenced", "charmer")


def _heroes(table: CastleTable, seat: int | None) -> list[dict[str, Any]]:
    heroes = []
    for hero in table.heroes:
        shown = hero_view(table, hero)
        shown["turned"] = list(hero.turned)
        shown["xp"] = hero.xp
        shown["tokens"] = list(hero.tokens)
        shown["spent"] = list(hero.spent)
        shown["charmed"] = list(hero.charmed)
        heroes.append(shown)
    return heroes


def _foe(table: CastleTable, seat: int | None) -> dict[str, Any] | None:
    foe = table.foe
    if foe is None:
        return None
    tokens = {name: getattr(foe, name) for name in TOKENS}
    return {**foe_view(foe), **FOES_SHOWN[foe.card], "tracker": list(life_tracker(foe.life)), **tokens}


def _shot(table: CastleTable, seat: int | None) -> dict[str, Any] | None:
    shot = table.shot
    if shot is None:
        return None
    shown = shot_view(shot)
    for name in ("dancing", "ignored", "bergs", "second", "dodged", "token"):
        shown[name] = getattr(shot, name)
    return shown


def _required(table: CastleTable, seat: int | None) -> list[str]:
    return [] if table.foe is None else list(required(table))


def _deck(table: CastleTable, seat: int | None) -> list[dict[str, Any]]:
    """The layers of the Dungeon deck; the contents of one are shown only to seats that know them."""
    return [
        {
            "count": len(layer.cards),
            "known_to": layer.known_to,
            "cards": sorted(layer.cards)
            if layer.known_to == EVERYBODY or (seat is not None and layer.known_to == seat)
            else None,
        }
        for layer in table.deck
    ]


def _hand(table: CastleTable, seat: int | None) -> list[str] | None:
    """The Leader's Dungeon cards, shown to the Leader alone."""
    return list(table.hand) if table.hand and seat is not None and seat == table.leader else None


def _rooms(table: CastleTable, seat: int | None) -> dict[str, Any]:
    """What is printed on the Dungeon cards that this seat sees."""
    seen = dict.fromkeys([table.room, *table.aside, *(_hand(table, seat) or ())])
    return {card: ROOMS_SHOWN[card] for card in seen if card}


def _asked(table: CastleTable, seat: int | None) -> list[dict[str, str]]:
    """Each throw that is demanded now, and by what: the Monster, the Dungeon card, a weapon or the dance."""
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


def _templates(table: CastleTable, seat: int | None) -> list[dict[str, Any]]:
    return [{"name": p.name, "kind": p.kind, "x": p.x, "y": p.y, "spot": spot_of(p)} for p in table.templates]


SEEN = ViewFields(
    (*PARTY_FIELDS, *FIELDS, "difficulty", "boxes", "level_up", "dealing", "leading", "gentle"),
    (*PARTY_PILES, *PILES),
    {
        "turn": turn_view,
        "declined": declined_view,
        "heroes": _heroes,
        "shot": _shot,
        "foe": _foe,
        "target": lambda table, seat: BOXES[table.target],
        "box": lambda table, seat: BOXES[table.dice],
        "required": _required,
        "asked": _asked,
        "deck": _deck,
        "hand": _hand,
        "hand_size": lambda table, seat: len(table.hand),
        "rooms": _rooms,
        **printed(EDITION, SHEETS_SHOWN, CARDS_SHOWN, lambda table: table.relics),
        "icons_needed": lambda table, seat: shop_threshold(table),
        "shops_needed": lambda table, seat: SHOPS,
        "no_shop_left": lambda table, seat: no_shop_left(table),
        "levels": lambda table, seat: LAST_LEVEL,
        "top_xp": lambda table, seat: TOP_XP,
        "shop_deck": lambda table, seat: sorted(table.shop_deck),
        "templates": _templates,
        "lying": lambda table, seat: {die: pose.to_json() for die, pose in table.lying.items()},
    },
)
"""What is shown of the table."""


def view(table: CastleTable, seat: int | None) -> View:
    """Return what this seat may know; a spectator sees what is open to everybody."""
    return SEEN.whole(table, seat)


def glance(table: CastleTable, seat: int) -> LazyView:
    """Return the same view, which looks up only what is asked for."""
    return LazyView(SEEN, table, seat)


def pieces(view: View) -> list[str]:
    """Name the family's pieces, the special dice, the templates, and the Dungeon cards in the viewer's hand."""
    found = family_pieces(view)
    found += [f"die:{die}" for die in view["special"]]
    found += [f"template:{piece['name']}" for piece in view["templates"]]
    found += [f"room:{card}" for card in view["hand"] or ()]
    return found


_WORDS = {box: word for word, box in BOXES.items()}


def imagine(view: View, seat: int | None, fate: Fate) -> CastleTable:
    """Build a full table that fits a view: cards that the seat can't locate are dealt to places where they may lie."""
    table = open_table(view)
    _deal_unknown(table, view, fate)
    return table


def open_table(view: View) -> CastleTable:
    """Build everything on a table that lies open, with no Dungeon card dealt."""
    table = CastleTable(
        len(view["heroes"]),
        view["difficulty"],
        view["boxes"],
        view["level_up"],
        view["dealing"],
        view["leading"],
        _WORDS[view["target"]],
        _WORDS[view["box"]],
        view["gentle"],
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
    for name in FIELDS:
        setattr(table, name, view[name])
    for name in (*PILES, "shop_deck"):
        setattr(table, name, list(view[name]))
    table.templates = [LaidTemplate(p["name"], p["kind"], p["x"], p["y"]) for p in view["templates"]]
    table.lying = {die: Pose.from_json(pose) for die, pose in view["lying"].items()}
    return table


def _deal_unknown(table: CastleTable, view: View, fate: Fate) -> None:
    placed = {view["room"], *view["aside"], *(view["hand"] or ())}
    for layer in view["deck"]:
        placed.update(layer["cards"] or ())
    unknown = {card: 1 for card in ROOMS if card not in placed}

    def some(count: int) -> list[str]:
        if count == len(unknown):
            return list(unknown)  # no other cards are left; a layer has no order
        cards = []
        for _ in range(count):
            card: str = fate(Draw(DRAW_ROOM, None, unknown))
            del unknown[card]
            cards.append(card)
        return cards

    table.hand = list(view["hand"]) if view["hand"] is not None else some(view["hand_size"])
    table.deck = [
        Layer(
            tuple(layer["cards"] if layer["cards"] is not None else some(layer["count"])), layer["known_to"]
        )
        for layer in view["deck"]
    ]
