"""What each seat sees in the Castle of Frightening Frosts, and how to imagine the rest.

Hidden are the Leader's two Dungeon cards, the cards slipped under the deck (known to whoever slipped them), and the
order of every pile. Everything else lies open.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import (
    family_pieces,
    foe_view,
    gear_view,
    party_view,
    pieces_view,
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
    FrostHero,
    FrostShot,
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


def view(table: CastleTable, seat: int | None) -> View:
    """What this seat may know; a spectator sees what is open to all."""
    seen = party_view(table)
    for shown, hero in zip(seen["heroes"], table.heroes, strict=True):
        shown.update(_hero(hero))
    if table.shot is not None:
        seen["shot"].update(_shot(table.shot))
    foe = table.foe
    mine = seat is not None and seat == table.leader
    return {
        **seen,
        "boxes": table.boxes,
        "target": BOXES[table.target],
        "box": BOXES[table.dice],
        "level_up": table.level_up,
        "dealing": table.dealing,
        "leading": table.leading,
        "foe": None if foe is None else {**foe_view(foe), **_foe(foe)},
        "required": [] if foe is None else list(required(table)),
        "deck": [
            {
                "count": len(layer.cards),
                "known_to": layer.known_to,
                "cards": sorted(layer.cards)
                if layer.known_to == EVERYBODY or (seat is not None and layer.known_to == seat)
                else None,
            }
            for layer in table.deck
        ],
        "hand": list(table.hand) if mine and table.hand else None,
        "hand_size": len(table.hand),
        "rooms": {
            card: ROOMS_SHOWN[card]
            for card in dict.fromkeys([table.room, *table.aside, *(table.hand if mine else ())])
            if card
        },
        "asked": [] if foe is None else _asked(table),
        **pieces_view(EDITION, table, SHEETS_SHOWN, CARDS_SHOWN, table.relics),
        "room": table.room,
        "aside": list(table.aside),
        "icons": table.icons,
        "icons_needed": shop_threshold(table),
        "shops": table.shops,
        "shops_needed": SHOPS,
        "levels": LAST_LEVEL,
        "top_xp": TOP_XP,
        "level": table.level,
        "level_left": table.level_left,
        "met": list(table.met),
        "abandoned": list(table.abandoned),
        "shop_deck": sorted(table.shop_deck),
        "discarded": list(table.discarded),
        "unsold": list(table.unsold),
        "relics": list(table.relics),
        "relics_used": list(table.relics_used),
        "epic": table.epic,
        "thrower": table.thrower,
        "special": list(table.special),
        "joined": list(table.joined),
        "icebergs": list(table.icebergs),
        "templates": [
            {"name": p.name, "kind": p.kind, "x": p.x, "y": p.y, "spot": spot_of(p)} for p in table.templates
        ],
        "flips": list(table.flips),
        "lying": {die: pose.to_json() for die, pose in table.lying.items()},
        "melody": table.melody,
        "cutthroat": table.cutthroat,
        "beer": table.beer,
        "stolen": table.stolen,
    }


def pieces(view: View) -> list[str]:
    """What the family has, the special dice, the templates, and the Dungeon cards in one's hand."""
    found = family_pieces(view)
    found += [f"die:{die}" for die in view["special"]]
    found += [f"template:{piece['name']}" for piece in view["templates"]]
    found += [f"room:{card}" for card in view["hand"] or ()]
    return found


def _hero(hero: FrostHero) -> dict[str, Any]:
    return {
        "turned": list(hero.turned),
        "xp": hero.xp,
        "tokens": list(hero.tokens),
        "spent": list(hero.spent),
        "charmed": list(hero.charmed),
    }


def _asked(table: CastleTable) -> list[dict[str, str]]:
    """Each throw that is asked for now, and who asks: the Monster, the Dungeon card, a weapon or the dance."""
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


def _foe(foe: FrostFoe) -> dict[str, Any]:
    return {
        **FOES_SHOWN[foe.card],
        "tracker": list(life_tracker(foe.life)),
        **{name: getattr(foe, name) for name in _TOKENS},
    }


_TOKENS = ("madness", "is_target", "is_toad", "silenced", "charmer")


def _shot(shot: FrostShot) -> dict[str, Any]:
    return {
        "dancing": shot.dancing,
        "ignored": shot.ignored,
        "bergs": shot.bergs,
        "second": shot.second,
        "dodged": shot.dodged,
        "token": shot.token,
    }


_WORDS = {box: word for word, box in BOXES.items()}


def imagine(view: View, seat: int | None, fate: Fate) -> CastleTable:
    """A full table that fits a view: cards the seat can't place are dealt to wherever they may lie."""
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
        for name in _TOKENS:
            setattr(table.foe, name, view["foe"][name])
    for name in (
        "room",
        "icons",
        "shops",
        "level",
        "level_left",
        "epic",
        "thrower",
        "melody",
        "cutthroat",
        "beer",
        "stolen",
    ):
        setattr(table, name, view[name])
    for name in (
        "aside", "met", "abandoned", "shop_deck", "discarded", "unsold", "relics", "relics_used", "special", "joined",
        "icebergs", "flips",
    ):  # fmt: skip
        setattr(table, name, list(view[name]))
    table.templates = [Laid(p["name"], p["kind"], p["x"], p["y"]) for p in view["templates"]]
    table.lying = {die: Pose.from_json(pose) for die, pose in view["lying"].items()}
    _deal_unknown(table, view, fate)
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
