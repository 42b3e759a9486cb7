"""What each seat sees in the Castle of Frightening Frosts, and how to imagine the rest.

Hidden are the Leader's two Dungeon cards, the cards slipped under the deck (known to whoever slipped them), and the
order of every pile. Everything else lies open.
"""

from __future__ import annotations

from typing import Any

from tumblekeep.core.chance import Draw
from tumblekeep.core.game import Fate, View
from tumblekeep.games._fighter.view import foe_view, party_view, restore_foe, restore_party
from tumblekeep.games.castle_of_frosts.asks import DRAW_ROOM
from tumblekeep.games.castle_of_frosts.content import ROOMS
from tumblekeep.games.castle_of_frosts.rules import life_tracker, required, shop_threshold
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
        "room": table.room,
        "aside": list(table.aside),
        "icons": table.icons,
        "icons_needed": shop_threshold(table),
        "shops": table.shops,
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
        "templates": [{"name": p.name, "kind": p.kind, "x": p.x, "y": p.y} for p in table.templates],
        "flips": list(table.flips),
        "lying": {die: pose.to_json() for die, pose in table.lying.items()},
        "melody": table.melody,
        "cutthroat": table.cutthroat,
        "beer": table.beer,
        "stolen": table.stolen,
    }


def _hero(hero: FrostHero) -> dict[str, Any]:
    return {
        "turned": list(hero.turned),
        "xp": hero.xp,
        "tokens": list(hero.tokens),
        "spent": list(hero.spent),
        "charmed": list(hero.charmed),
    }


def _foe(foe: FrostFoe) -> dict[str, Any]:
    return {"tracker": list(life_tracker(foe.life)), **{name: getattr(foe, name) for name in _TOKENS}}


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


def imagine(view: View, seat: int | None, fate: Fate) -> CastleTable:
    """A full table that fits a view: cards the seat can't place are dealt to wherever they may lie."""
    table = CastleTable(
        len(view["heroes"]),
        view["difficulty"],
        view["boxes"],
        view["level_up"],
        view["dealing"],
        view["leading"],
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
