"""Dungeons, Dice & Danger laid out in panels: the roll, the map, its monsters, the sheet's trackers, the others."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.message import Message, SeatName
from tumblekeep.games.dungeons_dice_danger.content import Layout
from tumblekeep.games.dungeons_dice_danger.rules import armored_targets, has_usable, targets
from tumblekeep.games.dungeons_dice_danger.table import AdventureSheet
from tumblekeep.games.dungeons_dice_danger.view import layout_of, sheet_of
from tumblekeep.kit.panel import Badge, Block, Cell, Dice, Grid, Map, Panel, Piece, Row, Track, Words

MARKS = {
    "start": ">", "grey": "g", "fist": "f", "rubble": "r", "cloud": "c", "gate": "?", "claw": "k", "worm": "w",
    "gem": "*", "gold": "$", "chest": "=",
}  # fmt: skip
"""One sign for each kind of space and each treasure; regular spaces have none."""
HALF, TARGET = "/", "»"
"""One of two boxes is crossed; one of your pairs can be used here."""


def show(view: View) -> list[Block]:
    """Lay out the whole table, with the viewer's own sheet in the middle."""
    mine = view["mine"]
    seat = view["active"] if mine is None else mine
    sheet = sheet_of(view, seat)
    aims = _aims(sheet) if mine is not None and view["writing"] else 0
    blocks: list[Block] = [_roll(view, sheet), _map(view, sheet, aims), _monsters(view, sheet)]
    blocks.append(_trackers(view, sheet))
    if len(view["sheets"]) > 1:
        blocks.append(_players(view))
    return blocks


def progress(view: View) -> list[tuple[int | None, int]]:
    """Everybody's points."""
    return [(seat, sheet["score"]) for seat, sheet in enumerate(view["sheets"])]


def _aims(sheet: AdventureSheet) -> int:
    """Every place that one of the remaining pairs can be used on now."""
    area = 0
    for pair in sheet.pairs:
        area |= targets(sheet, pair)
    for room in armored_targets(sheet, sheet.pairs):
        area |= 1 << sheet.layout.first_room + room
    return area


def _title(layout: Layout) -> Words:
    return layout.title if layout.own else Message(f"option-adventure-{layout.id}")


def _roll(view: View, sheet: AdventureSheet) -> Panel:
    rows: list[Row] = []
    if not view["round"]:
        if view["writing"]:
            rows.append([Message("show-before")])
    else:
        first: list[Piece] = [Message("show-round", {"round": view["round"]})]
        if len(view["sheets"]) > 1:
            first.append(Message("show-active", {"who": SeatName(view["active"])}))
        rows.append(first)
    if view["dice"]:
        *white, black = view["dice"]
        rows.append([*(Dice(str(die), 1, "white") for die in white), Dice(str(black), 1, "black")])
        rows.append([Message("show-black-die", {"number": black})])
    if sheet.pairs and view["mine"] is not None:
        pairs = [Message("show-pair", {"dice": pair.dice, "number": pair.value}) for pair in sheet.pairs]
        rows.append([Message("show-pairs"), *pairs])
    return Panel(Message("show-roll"), rows)


def _map(view: View, sheet: AdventureSheet, aims: int) -> Map:
    layout = sheet.layout
    cells: list[Cell] = []
    for place, space in enumerate(layout.spaces):
        bit = 1 << place
        number = sheet.number_of(place)
        mark = HALF if sheet.half & bit else MARKS.get(space.kind) or MARKS.get(space.reward or "", "")
        words = f"{number or ''}{mark}"
        if bit & sheet.visited:
            state = "visited"
        elif bit & aims:
            state, words = "target", f"{TARGET}{words}"
        elif bit & sheet.reached:
            state = "reachable"
        else:
            state = "plain"
        ((col, row),) = space.cells
        cells.append(Cell(col, row, words, state, space.id))
    for number, room in enumerate(layout.rooms):
        bit = 1 << layout.first_room + number
        sign = sign_of(number)
        left = room.life - sheet.damage[number]
        if bit & sheet.defeated:
            state = "visited"
        elif bit & aims:
            state, sign = "target", f"{TARGET}{sign}"
        else:
            state = "monster"
        texts = [sign, "" if not left else f"♥{left}"]
        for place, (col, row) in enumerate(room.cells):
            cells.append(Cell(col, row, texts[place] if place < 2 else "", state, room.id))
    kinds = [kind for kind in MARKS if any(kind in (space.kind, space.reward) for space in layout.spaces)]
    legend: list[tuple[str, Words]] = [(MARKS[kind], Message(f"mark-{kind}")) for kind in kinds]
    if layout.two_boxes:
        legend.append((HALF, Message("mark-half")))
    legend.append((TARGET, Message("mark-target")))
    width = 1 + max(cell.x for cell in cells)
    height = 1 + max(cell.y for cell in cells)
    owner = Message("show-map", {"title": _title(layout), "who": SeatName(sheet.seat)})
    return Map(owner, width, height, cells, legend)


def sign_of(room: int) -> str:
    """The sign for a room on the map; columns have letters."""
    return f"#{room + 1}"


def _monsters(view: View, sheet: AdventureSheet) -> Grid:
    layout = sheet.layout
    rows: list[list[Piece]] = []
    for number, room in enumerate(layout.rooms):
        bit = 1 << layout.first_room + number
        claimed = room.id in view["claimed"]
        if bit & sheet.defeated:
            state = Badge(Message("show-defeated"), "good")
        elif bit & sheet.reached:
            state = Badge(Message("show-in-reach"), "mine")
        else:
            state = Badge(Message("show-out-of-reach"), "calm")
        usable = [
            str(value) for value in sorted((*room.black, *room.white)) if has_usable(sheet, number, value)
        ]
        locked = [str(value) for value in room.white if not has_usable(sheet, number, value)]
        rows.append(
            [
                sign_of(number),
                Message("show-armored", {"room": layout.room_name(number)})
                if room.armored
                else layout.room_name(number),
                Track(room.life - sheet.damage[number], room.life, ""),
                " ".join(usable) or "–",
                " ".join(locked) or "–",
                Message("show-gems-later", {"gems": room.gems[1]})
                if claimed and not view_solo(view)
                else Message("show-gems-first", {"first": room.gems[0], "later": room.gems[1]}),
                0 if claimed else room.life_loss,
                state,
            ]
        )
    headings = [
        Message(f"show-{name}")
        for name in ("letter", "monster", "life", "usable", "locked", "reward", "bite", "state")
    ]
    return Grid(Message("show-monsters"), headings, rows)


def view_solo(view: View) -> bool:
    """Whether there is only one player."""
    return len(view["sheets"]) == 1


def _trackers(view: View, sheet: AdventureSheet) -> Panel:
    layout = sheet.layout
    seen: dict[str, Any] = view["sheets"][sheet.seat]
    most = len(layout.tracker)
    rows: list[Row] = [
        [
            Track(most - sheet.lost, most, Message("show-tracker")),
            *([Message("show-green", {"boxes": sheet.green})] if sheet.green else []),
        ],
        [
            Message("show-treasure", {"gems": sheet.gems, "gold": sheet.gold}),
            Message("show-points", {"points": seen["score"]}),
        ],
        [
            Message("show-black", {"symbols": sheet.black}),
            *([Message("show-torches", {"torches": sheet.torches})] if sheet.torches else []),
        ],
    ]
    for number, one in enumerate(seen["achievements"]):
        name = layout.achievement_name(number)
        if one["award"]:
            rows.append([Badge(Message("show-reached", {"achievement": name}), "good")])
        else:
            rows.append([Track(one["now"], one["needed"], name)])
    return Panel(Message("show-sheet", {"who": SeatName(sheet.seat)}), rows)


def _players(view: View) -> Grid:
    layout = layout_of(view)
    boss = layout.rooms[layout.boss]
    rows: list[list[Piece]] = []
    for one in view["sheets"]:
        if not one["alive"]:
            state = Badge(Message("show-dead"), "bad")
        elif view["writing"]:
            state = (
                Badge(Message("show-done"), "good") if one["done"] else Badge(Message("show-writing"), "warn")
            )
        else:
            state = Badge(Message("show-ready"), "calm")
        beaten = sum(one["damage"][room.id] == room.life for room in layout.rooms)
        rows.append(
            [
                SeatName(one["seat"]),
                one["score"],
                one["gems"],
                one["gold"],
                one["life"],
                Message("show-of", {"now": beaten, "most": len(layout.rooms)}),
                Message("show-of", {"now": one["damage"][boss.id], "most": boss.life}),
                Message("show-goods", {"black": one["black"], "torches": one["torches"]}),
                state,
            ]
        )
    headings = [
        Message(f"show-{name}")
        for name in ("who", "score", "gems", "gold", "life", "beaten", "boss", "goods-head", "state")
    ]
    return Grid(Message("show-players"), headings, rows, view["active"])


LINES = {
    "origin": "",
    "goal": "",
    "show-before": "",
    "show-round": "round:number",
    "show-active": "who:seat",
    "show-black-die": "number:number",
    "show-pair": "dice:text number:number",
    "show-pairs": "",
    "show-roll": "",
    "show-map": "title:text who:seat",
    "show-defeated": "",
    "show-in-reach": "",
    "show-out-of-reach": "",
    "show-armored": "room:text",
    "show-gems-first": "first:number later:number",
    "show-gems-later": "gems:number",
    "show-letter": "",
    "show-monster": "",
    "show-life": "",
    "show-usable": "",
    "show-locked": "",
    "show-reward": "",
    "show-bite": "",
    "show-state": "",
    "show-monsters": "",
    "show-tracker": "",
    "show-green": "boxes:number",
    "show-treasure": "gems:number gold:number",
    "show-points": "points:number",
    "show-black": "symbols:number",
    "show-torches": "torches:number",
    "show-reached": "achievement:text",
    "show-sheet": "who:seat",
    "show-dead": "",
    "show-done": "",
    "show-writing": "",
    "show-ready": "",
    "show-of": "now:number most:number",
    "show-goods": "black:number torches:number",
    "show-who": "",
    "show-score": "",
    "show-gems": "",
    "show-gold": "",
    "show-beaten": "",
    "show-boss": "",
    "show-goods-head": "",
    "show-players": "",
}
"""The messages of these panels, with their arguments."""
WORDS = {"mark": (*MARKS, "half", "target")}
