"""Dungeon Fighter laid out in panels: the dungeon, the monster, the throw, the party."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.message import Message, SeatName
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.stakes import STAKE_LINES
from tumblekeep.games.dungeon_fighter.content import FACES, FOES, GEAR, SHEETS, BoardSide
from tumblekeep.games.dungeon_fighter.view import places
from tumblekeep.kit.panel import Badge, Block, Cell, Dice, Grid, Map, Panel, Piece, Row, Track

MARKS = {"normal": "·", "shop": "$", "fountain": "+", "treasure": "*", "perilous": "!"}
AMOUNTS = frozenset(gear.effect for gear in GEAR.values() if gear.amount)
"""Effects whose message says how much."""
WIDE, HIGH = 6, 2
"""Characters between the centres of two rooms on the map."""


def show(view: View) -> list[Block]:
    """Lay out the whole table."""
    blocks: list[Block] = []
    if view["faces"]:
        blocks.append(_map(view))
    if view["foe"] is not None:
        blocks.append(_monster(view))
    if view["shot"] is not None:
        blocks.append(_shot(view["shot"]))
    if view["offer"] or view["found"]:
        blocks.append(_shop(view))
    blocks.append(_party(view))
    if view["phase"] == "fight":
        blocks.append(_sheet(view["heroes"][view["active"]]))
    blocks.append(_stock(view))
    return blocks


# -- the map --------------------------------------------------------------------------------------


def _map(view: View) -> Map:
    level = min(max(view["level"], 1), len(view["faces"]))
    face = FACES[view["faces"][level - 1]]
    reachable = set()
    if view["level"] == 0:
        reachable = {face.entrance}
    elif view["level"] == level and view["room"] and view["phase"] == "move":
        reachable = set(face.ways[view["room"] - 1])
    cells = []
    placed = places(face)
    for number, (x, y) in placed.items():
        chamber = face.room(number)
        state = "reachable" if number in reachable else "plain"
        if view["level"] == level and number == view["room"]:
            state = "visited"
        cells.append(Cell(x * WIDE + 1, y * HIGH, f"{number}{MARKS[chamber.kind]}", state, f"room:{number}"))
    width = (max(x for x, _ in placed.values()) + 1) * WIDE
    height = (max(y for _, y in placed.values()) + 1) * HIGH
    legend: list[tuple[str, Any]] = [
        (f"{number}{MARKS[face.room(number).kind]}", _way(face, number)) for number in placed
    ]
    title = Message("show-map", {"level": level, "face": Message(f"face-{face.id}")})
    return Map(title, width, height, cells, legend)


def _way(face: BoardSide, number: int) -> Message:
    room = Message(f"room-{face.room(number).word}")
    ways = face.ways[number - 1]
    if not ways:
        return Message("show-way-out", {"room": room})
    return Message("show-way", {"room": room, "ways": ", ".join(map(str, ways))})


# -- the combat -----------------------------------------------------------------------------------


def _monster(view: View) -> Panel:
    foe = view["foe"]
    card = FOES[foe["card"]]
    rows: list[Row] = [
        [
            Track(max(0, foe["life"]), foe["full"], Message("show-life")),
            Message("show-damage", {"damage": foe["damage"]}),
            Message(f"type-{foe['kind']}"),
        ]
    ]
    if foe["gold"]:
        rows.append([Message("show-reward", {"gold": foe["gold"]})])
    if card.feature and not card.demand:
        rows.append([Badge(Message(f"feature-{card.word}"), "calm" if foe["silenced"] else "bad")])
        if not foe["silenced"]:
            rows.append([Message(f"feature-text-{card.word}")])
    tokens: list[Piece] = [
        Badge(Message(f"token-{token}"), "good") for token in ("target", "toad") if foe[token]
    ]
    if foe["charmer"] >= 0:
        tokens.append(Badge(Message("token-charm"), "good"))
    if foe["silenced"]:
        tokens.append(Badge(Message("token-ballad"), "good"))
    if tokens:
        rows.append(tokens)
    for one in view["demands"]:
        rows.append([Badge(Message(f"demand-{one}"), "warn"), Message(f"demand-text-{one}")])
    if view["conflict"]:
        rows.append([Badge(Message("show-conflict"), "bad")])
    return Panel(Message(f"foe-{foe['card']}"), rows)


def _shot(shot: Any) -> Panel:
    rows: list[Row] = [[SeatName(shot["seat"]), Dice(Message(f"die-{shot['die']}"), 1, shot["die"])]]
    if shot["demands"]:
        rows.append([Badge(Message(f"demand-{one}"), "warn") for one in shot["demands"]])
    if shot["weapons"]:
        rows.append([_gear(card) for card in shot["weapons"]])
    if not shot["landed"]:
        rows.append([Message("show-in-hand")])
    elif shot["hit"]:
        rows.append([Badge(Message("show-hit", {"value": shot["value"]}), "good")])
    else:
        rows.append([Badge(Message(f"miss-{shot['miss']}"), "bad")])
    if shot["icon"]:
        rows.append([Badge(Message("show-symbol"), "good")])
    return Panel(Message("show-throw"), rows)


# -- shop, party, stock ---------------------------------------------------------------------------


def _gear(card: str) -> Message:
    gear = GEAR[card]
    name = Message(f"gear-{card}")
    if gear.kind == "weapon":
        demand = Message(f"demand-{gear.demand}")
        return Message("show-weapon", {"card": name, "bonus": gear.bonus, "demand": demand})
    effect = Message(f"effect-{gear.effect}", {"amount": gear.amount} if gear.amount else {})
    return Message("show-card", {"card": name, "effect": effect})


def _shop(view: View) -> Grid:
    cards = view["offer"] or [view["found"]]
    rows: list[list[Piece]] = [
        [_gear(card), Message(f"kind-{GEAR[card].kind}"), GEAR[card].price] for card in cards
    ]
    headings = [Message("show-gear"), Message("show-kind"), Message("show-price")]
    return Grid(Message("show-shop" if view["offer"] else "show-found"), headings, rows)


def _party(view: View) -> Grid:
    headings = [Message(f"show-{name}") for name in ("who", "hero", "health", "abilities", "carried")]
    rows: list[list[Piece]] = []
    for hero in view["heroes"]:
        rows.append(
            [
                SeatName(hero["seat"]),
                Message(f"hero-{hero['card']}") if hero["card"] else "–",
                _health(hero),
                _abilities(hero) if hero["card"] else "–",
                _carried(view, hero),
            ]
        )
    lit = view["active"] if view["phase"] == "fight" else view["leader"]
    return Grid(Message("show-party"), headings, rows, lit)


def _sheet(hero: Any) -> Panel:
    """What the active hero's dice can do."""
    abilities = SHEETS[hero["card"]].abilities
    rows: list[Row] = []
    for colour in COLOURS:
        name: Piece = Message(f"ability-{abilities[colour].word}")
        if colour in hero["scars"]:
            name = Badge(Message("show-scarred"), "bad")
        text = Message(f"ability-text-{abilities[colour].word}")
        rows.append([Dice(Message(f"die-{colour}"), 1, colour), name, text])
    return Panel(Message(f"hero-{hero['card']}"), rows, lit=True)


def _health(hero: Any) -> Piece:
    if hero["eliminated"]:
        return Badge(Message("show-eliminated"), "bad")
    if hero["fainted"]:
        return Badge(Message("show-fainted"), "bad")
    return Track(hero["life"], hero["most"], Message("show-life"))


def _abilities(hero: Any) -> Message:
    abilities = SHEETS[hero["card"]].abilities
    return Message(
        "show-three",
        {
            colour: Message("show-scarred")
            if colour in hero["scars"]
            else Message(f"ability-{abilities[colour].word}")
            for colour in COLOURS
        },
    )


def _carried(view: View, hero: Any) -> Piece:
    """Everything a hero carries, as one list."""
    things = [*hero["gear"]]
    words: Message | None = None
    for thing in [_gear(card) for card in things] + [
        Message("show-seduced", {"foe": Message(f"foe-{foe}"), "damage": FOES[foe].damage})
        for foe in hero["seduced"]
    ]:
        words = thing if words is None else Message("show-and", {"first": words, "second": thing})
    if view["beer"] == hero["seat"]:
        beer = Message("token-beer")
        words = beer if words is None else Message("show-and", {"first": words, "second": beer})
    return words if words is not None else "–"


def _stock(view: View) -> Panel:
    dice: list[Piece] = [Dice(Message(f"die-{colour}"), 1, colour) for colour in view["unthrown"]]
    if view["white"]:
        dice.append(Dice(Message("die-white"), view["white"], "white"))
    rows: list[Row] = [
        [Message("show-gold", {"gold": view["gold"]}), *dice],
        [
            Message("show-leader"),
            SeatName(view["leader"]),
            Badge(
                Message("show-beaten" if view["beaten"] else "show-unbeaten"),
                "bad" if view["beaten"] else "good",
            ),
            Message("show-first"),
            SeatName(view["first"]),
        ],
        [
            Message("show-tower", dict(zip(("one", "two", "three", "four"), view["tower"], strict=True))),
            Message(f"option-difficulty-{view['difficulty']}"),
        ],
    ]
    return Panel(Message("show-stock"), rows)


LINES = {
    "origin": "",
    "goal": "",
    **STAKE_LINES,
    "show-map": "level:number face:face",
    "show-way": "room:room ways:text",
    "show-way-out": "room:room",
    "show-life": "",
    "show-damage": "damage:number",
    "show-reward": "gold:number",
    "show-conflict": "",
    "show-in-hand": "",
    "show-hit": "value:number",
    "show-symbol": "",
    "show-throw": "",
    "show-weapon": "card:gear bonus:number demand:demand",
    "show-card": "card:gear effect:text",
    "show-gear": "",
    "show-kind": "",
    "show-price": "",
    "show-shop": "",
    "show-found": "",
    "show-who": "",
    "show-hero": "",
    "show-health": "",
    "show-abilities": "",
    "show-carried": "",
    "show-party": "",
    "show-eliminated": "",
    "show-fainted": "",
    "show-scarred": "",
    "show-three": "red:ability green:ability blue:ability",
    "show-seduced": "foe:foe damage:number",
    "show-and": "first:text second:text",
    "show-gold": "gold:number",
    "show-leader": "",
    "show-beaten": "",
    "show-unbeaten": "",
    "show-first": "",
    "show-tower": "one:number two:number three:number four:number",
    "show-stock": "",
}
"""The messages of these panels, with their arguments."""
