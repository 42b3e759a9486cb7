"""The Castle of Frightening Frosts laid out in panels: the way, the foe, the throw, the party, its cards."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.message import Message, SeatName
from tumblekeep.games._fighter.content import Gear
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.stakes import STAKE_LINES
from tumblekeep.games.castle_of_frosts.content import (
    FOES,
    GAME_ID,
    ITEMS,
    LAST_LEVEL,
    ROOMS,
    SHOPS,
    TOP_XP,
    TYPES,
    Demands,
)
from tumblekeep.games.castle_of_frosts.guests import SHEETS
from tumblekeep.games.castle_of_frosts.powers import EFFECTS
from tumblekeep.kit.panel import Badge, Block, Dice, Grid, Panel, Piece, Row, Track


def show(view: View) -> list[Block]:
    """Lay out the whole table."""
    blocks: list[Block] = [_castle(view)]
    if view["hand"]:
        blocks.append(_hand(view["hand"]))
    if view["foe"] is not None:
        blocks.append(_foe(view))
    if view["shot"] is not None:
        blocks.append(_shot(view["shot"]))
    if view["offer"]:
        blocks.append(_offer(view["offer"]))
    blocks.append(_party(view))
    if any(hero["gear"] or hero["charmed"] for hero in view["heroes"]) or view["relics"]:
        blocks.append(_gear(view))
    if any(hero["card"] for hero in view["heroes"]):
        blocks.append(_abilities(view))
    return blocks


def _castle(view: View) -> Panel:
    rows: list[Row] = [
        [
            Message(f"phase-{view['phase']}"),
            Message(f"option-difficulty-{view['difficulty']}"),
            Message("show-leader", {"who": SeatName(view["leader"])}),
        ],
        [
            Track(view["icons"], view["icons_needed"], Message("show-icons")),
            Track(view["shops"], SHOPS, Message("show-shops")),
            Message("show-deck", {"level": view["level"], "cards": view["level_left"], "levels": LAST_LEVEL}),
        ],
        [Message("show-chest", {"gold": view["gold"], "white": view["white"]})],
    ]
    if view["room"]:
        rows.append(_room(view["room"]))
    mixed: list[Piece] = [
        Message(f"show-mixed-{name}") for name in ("target", "box") if view[name] != GAME_ID
    ]
    if mixed:
        rows.append(mixed)
    return Panel(Message("show-castle"), rows)


def _room(card: str) -> list[Piece]:
    room = ROOMS[card]
    row: list[Piece] = [Message(f"room-{card}"), Message("show-room-icons", {"icons": room.icons})]
    for name, amount in (
        ("gold", room.gold),
        ("heal", room.heal),
        ("white", room.white_dice),
        ("life", room.life),
    ):
        if amount:
            row.append(Message(f"show-room-{name}", {"amount": amount}))
    if room.free_equipment:
        row.append(Message("show-room-equipment"))
    return row + _demands(room.demands)


def _demands(demands: Demands) -> list[Piece]:
    row: list[Piece] = [Badge(Message(f"demand-{name}"), "warn") for name in demands.throws]
    if demands.icebergs:
        row.append(Message("show-icebergs-rise"))
    if demands.frozen:
        row.append(Message("show-frozen", {"count": demands.frozen}))
    if demands.weak_point:
        row.append(Message("show-weak-point"))
    row += [Message(f"die-{die}") for die in demands.dice]
    return row


def _hand(hand: list[str]) -> Panel:
    return Panel(Message("show-hand"), [_room(card) for card in hand])


def _foe(view: View) -> Panel:
    seen = view["foe"]
    monster = FOES[seen["card"]]
    rows: list[Row] = [
        [
            Track(max(0, seen["life"]), max(seen["full"], 1), Message("show-life")),
            Message("show-damage", {"damage": seen["damage"]}),
            Message(f"type-{seen['kind']}"),
        ]
    ]
    if seen["boss"]:
        rows[0] = [*rows[0], Message("show-boss")]
    else:
        rows[0] = [*rows[0], Message("show-reward", {"level": seen["level"], "gold": seen["gold"]})]
    binding: list[Piece] = [Badge(Message(f"demand-{name}"), "warn") for name in view["required"]]
    if binding:
        rows.append([Message("show-required"), *binding])
    if monster.fearless and not seen["silenced"]:
        rows.append([Message("show-fearless")])
    if monster.madness and not seen["silenced"]:
        rows.append(
            [
                Message("show-madness"),
                *(
                    Badge(Message(f"demand-{name}"), "bad" if number < seen["madness"] else "calm")
                    for number, name in enumerate(monster.madness)
                ),
            ]
        )
    dice: list[Piece] = [Dice(Message(f"die-{die}"), 1, die) for die in view["unthrown"] + view["special"]]
    rows.append([Message("show-pool"), *dice] if dice else [Message("show-pool-empty")])
    target: list[Piece] = [
        Message(
            "show-template",
            {"template": Message(f"template-{piece['kind']}"), "spot": Message(f"spot-{piece['spot']}")},
        )
        for piece in view["templates"]
    ]
    if view["icebergs"]:
        target.append(Message("show-icebergs", {"icebergs": len(view["icebergs"])}))
    if view["melody"]:
        target.append(Badge(Message("show-melody"), "good"))
    if view["cutthroat"]:
        target.append(Badge(Message("show-cutthroat"), "good"))
    for token, laid in (
        ("target", seen["is_target"]),
        ("toad", seen["is_toad"]),
        ("ballad", seen["silenced"]),
        ("charm", seen["charmer"] >= 0),
        ("sack", view["stolen"] > 0),
    ):
        if laid:
            target.append(Badge(Message(f"token-{token}"), "good"))
    if view["beer"] >= 0:
        target.append(Message("show-beer", {"who": SeatName(view["beer"])}))
    if target:
        rows.append(target)
    return Panel(Message(f"foe-{seen['card']}"), rows, lit=True)


def _shot(shot: dict[str, Any]) -> Panel:
    row: list[Piece] = [SeatName(shot["seat"]), Message(f"die-{shot['die']}")]
    row += [Message(f"gear-{card}") for card in shot["weapons"]]
    row += [Badge(Message(f"demand-{name}"), "warn") for name in shot["demands"]]
    rows: list[Row] = [row]
    if shot["landed"]:
        if shot["hit"]:
            judged: Piece = Badge(Message("show-hit", {"value": shot["value"]}), "good")
        else:
            judged = Badge(Message("show-miss", {"why": Message(f"miss-{shot['miss']}")}), "bad")
        landed: list[Piece] = [judged]
        if shot["icon"]:
            landed.append(Badge(Message("show-icon"), "good"))
        if shot["bergs"]:
            landed.append(Message("show-bergs", {"icebergs": shot["bergs"]}))
        rows.append(landed)
    return Panel(Message("show-throw"), rows)


def _offer(offer: list[str]) -> Panel:
    return Panel(
        Message("show-offer"),
        [
            [Message(f"gear-{card}"), Message("show-price", {"gold": ITEMS[card].price}), *_card(card)]
            for card in offer
        ],
    )


def _card(name: str) -> list[Piece]:
    """Say what a card does."""
    card: Gear = ITEMS[name]
    row: list[Piece] = [Message(f"kind-{card.kind}")]
    if card.kind == "weapon":
        row.append(Message("show-bonus", {"bonus": card.bonus}))
        if card.demand:
            row.append(Badge(Message(f"demand-{card.demand}"), "warn"))
    else:
        row.append(Message(f"effect-{card.effect}", {"amount": card.amount}))
    return row


def _party(view: View) -> Grid:
    headings = [Message(f"show-{name}") for name in ("who", "hero", "life", "state", "scars")]
    if view["level_up"]:
        headings.append(Message("show-xp"))
    rows: list[list[Piece]] = []
    for hero in view["heroes"]:
        if hero["eliminated"]:
            state = Badge(Message("show-eliminated"), "bad")
        elif hero["fainted"]:
            state = Badge(Message("show-fainted"), "bad")
        else:
            state = Badge(Message("show-standing"), "good" if hero["life"] > 3 else "warn")
        row: list[Piece] = [
            SeatName(hero["seat"]),
            Message(f"hero-{hero['card']}") if hero["card"] else "–",
            Track(hero["life"], hero["most"], Message("show-life")),
            state,
            _colours(hero["scars"]),
        ]
        if view["level_up"]:
            row.append(Track(hero["xp"], TOP_XP, Message("show-xp")))
        rows.append(row)
    return Grid(Message("show-party"), headings, rows, view["active"] if view["foe"] is not None else None)


def _colours(colours: list[str]) -> Message | str:
    """Put up to three colours in one cell."""
    if not colours:
        return "–"
    names = [Message(f"colour-{colour}") for colour in colours]
    return Message(f"show-colours-{len(names)}", dict(zip(("first", "second", "third"), names, strict=False)))


def _gear(view: View) -> Panel:
    rows: list[Row] = []
    for hero in view["heroes"]:
        for name in hero["gear"]:
            worn: list[Piece] = [Badge(Message("show-turned"), "warn")] if name in hero["turned"] else []
            rows.append([SeatName(hero["seat"]), Message(f"gear-{name}"), *_card(name), *worn])
        for foe in hero["charmed"]:
            rows.append([SeatName(hero["seat"]), Message("show-charmed", {"foe": Message(f"foe-{foe}")})])
    for name in view["relics"]:
        used: list[Piece] = [Badge(Message("show-used"), "warn")] if name in view["relics_used"] else []
        rows.append([Message("show-relics"), Message(f"gear-{name}"), *_card(name), *used])
    return Panel(Message("show-gear"), rows)


def _abilities(view: View) -> Grid:
    rows: list[list[Piece]] = []
    for hero in view["heroes"]:
        if not hero["card"]:
            continue
        row: list[Piece] = [SeatName(hero["seat"])]
        for colour in COLOURS:
            word = SHEETS[hero["card"]].abilities[colour].word
            tone = "bad" if colour in hero["scars"] else "good"
            if colour in hero["tokens"]:
                left = Message(
                    "show-token" if colour not in hero["spent"] else "show-token-spent",
                    {"ability": Message(f"ability-{word}")},
                )
                row.append(Badge(left, tone))
            elif colour in hero["scars"]:
                row.append(Badge(Message("show-scarred", {"ability": Message(f"ability-{word}")}), tone))
            else:
                row.append(Message(f"ability-{word}"))
        rows.append(row)
    return Grid(
        Message("show-abilities"),
        [Message("show-who"), *(Message(f"colour-{colour}") for colour in COLOURS)],
        rows,
    )


LINES = {
    "origin": "",
    "goal": "",
    **STAKE_LINES,
    "show-mixed-target": "", "show-mixed-box": "",
    "show-castle": "", "show-leader": "who:seat", "show-icons": "", "show-shops": "",
    "show-deck": "level:number cards:number levels:number", "show-chest": "gold:number white:number",
    "show-room-icons": "icons:number", "show-room-gold": "amount:number", "show-room-heal": "amount:number",
    "show-room-white": "amount:number", "show-room-life": "amount:number", "show-room-equipment": "",
    "show-icebergs-rise": "", "show-frozen": "count:number", "show-weak-point": "", "show-hand": "", "show-life": "",
    "show-damage": "damage:number", "show-boss": "", "show-reward": "level:number gold:number", "show-required": "",
    "show-fearless": "", "show-madness": "", "show-pool": "", "show-pool-empty": "", "show-template": "template:template spot:spot", "show-icebergs": "icebergs:number",
    "show-melody": "", "show-cutthroat": "", "show-hit": "value:number", "show-miss": "why:miss", "show-icon": "",
    "show-bergs": "icebergs:number", "show-throw": "", "show-offer": "", "show-price": "gold:number",
    "show-bonus": "bonus:number", "show-who": "", "show-hero": "", "show-state": "", "show-scars": "", "show-xp": "",
    "show-eliminated": "", "show-fainted": "", "show-standing": "", "show-party": "",
    "show-colours-1": "first:colour", "show-colours-2": "first:colour second:colour",
    "show-colours-3": "first:colour second:colour third:colour", "show-turned": "", "show-used": "", "show-relics": "",
    "show-gear": "", "show-beer": "who:seat", "show-charmed": "foe:foe", "show-abilities": "",
    "show-token": "ability:ability", "show-token-spent": "ability:ability",
    "show-scarred": "ability:ability",
    **{f"effect-{effect}": "amount:number" for effect in EFFECTS},
}  # fmt: skip
"""The messages of these panels, with their arguments."""
WORDS = {
    "phase": (
        "dungeon", "room", "gains", "monster", "flip", "fight", "rest", "trade", "crystals", "shop", "counter", "boss",
    ),
    "kind": ("weapon", "armor", "spendable", "relic"),
    "type": TYPES,
}  # fmt: skip
