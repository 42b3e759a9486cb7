"""Dungeon Attack! laid out in panels: the dungeon, the fight, and everybody's card."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.message import Message, SeatName
from tumblekeep.games.dungeon_attack.content import CARDS, FACES, STATES, TYPES
from tumblekeep.kit.panel import Badge, Block, Dice, Grid, Panel, Piece, Row

TONES = {"healthy": "good", "stunned": "warn", "wounded": "bad", "knocked_out": "bad"}


def show(view: View) -> list[Block]:
    """Lay out the whole table."""
    blocks: list[Block] = [_dungeon(view)]
    if view["fight"] is not None:
        blocks.append(_fight(view["fight"]))
    blocks.append(_party(view))
    return blocks


def progress(view: View) -> list[tuple[int | None, int]]:
    """All treasure of the party."""
    kinds = ("gold", "potion", "weapon", "artifact")
    return [(None, sum(one[kind] for one in view["adventurers"] for kind in kinds))]


def _dungeon(view: View) -> Panel:
    dungeon = view["dungeon"]
    rows: list[Row] = []
    if view["level"]:
        rows.append(
            [
                Message("show-level", {"level": view["level"], "levels": view["levels"]}),
                Message(f"phase-{view['phase']}"),
            ]
        )
    dice: list[Piece] = [
        Dice(Message(f"type-{kind}"), dungeon[kind], kind) for kind in TYPES if dungeon[kind]
    ]
    rows.append(dice or [Message("show-dungeon-empty")])
    if view["quiet"]:
        rows.append([Message("show-quiet", {"turns": view["quiet"], "seats": len(view["adventurers"])})])
    return Panel(Message("show-dungeon"), rows)


def _fight(fight: dict[str, Any]) -> Panel:
    rows: list[Row] = []
    for kind in TYPES:
        row: list[Piece] = []
        for index, face in enumerate(FACES):
            if fight[kind]["fresh"][index]:
                row.append(Dice(Message(f"face-{face}"), fight[kind]["fresh"][index], kind))
        for index, face in enumerate(FACES):
            if fight[kind]["rerolled"][index]:
                row.append(Dice(Message(f"face-{face}-rerolled"), fight[kind]["rerolled"][index], kind))
        if row:
            rows.append([Message(f"type-{kind}"), *row])
    if fight["hits"]:
        rows.append([Badge(Message("show-hits", {"hits": fight["hits"]}), "bad")])
    return Panel(Message("show-fight"), rows or [[Message("show-rolling")]])


def _party(view: View) -> Grid:
    headings = [Message(f"show-{name}") for name in ("who", "card", "cr", "state", "facing", "goods")]
    rows: list[list[Piece]] = []
    for one in view["adventurers"]:
        state = (
            Badge(Message("show-fled"), "warn")
            if one["fled"]
            else Badge(Message(f"state-{one['state']}"), TONES[one["state"]])
        )
        rows.append(
            [
                SeatName(one["seat"]),
                Message(
                    "show-card-name",
                    {
                        "adventurer": Message(f"adventurer-{one['card']}"),
                        "ability": Message(f"ability-{CARDS[one['card']].ability}"),
                    },
                )
                if one["card"]
                else "",
                one["cr"],
                state,
                _dice(one["facing"]),
                _pile(one),
            ]
        )
    lit = view["active"] if view["level"] else None
    return Grid(Message("show-party"), headings, rows, lit)


def _dice(dice: dict[str, int]) -> Message | str:
    if not dice["normal"] and not dice["boss"]:
        return "–"
    return Message("show-dice", {"normals": dice["normal"], "bosses": dice["boss"]})


def _pile(one: dict[str, Any]) -> Message:
    return Message(
        "show-pile",
        {
            "gold": one["gold"],
            "potions": one["potion"],
            "weapons": one["weapon"],
            "artifacts": one["artifact"],
            "retainer": 1 if one["retainer"] else 0,
            "won": one["won"]["normal"] + one["won"]["boss"],
        },
    )


LINES = {
    "origin": "",
    "goal": "",
    "show-level": "level:number levels:number",
    "show-dungeon-empty": "",
    "show-quiet": "turns:number seats:number",
    "show-dungeon": "",
    "show-hits": "hits:number",
    "show-fight": "",
    "show-rolling": "",
    "show-who": "",
    "show-card": "",
    "show-cr": "",
    "show-state": "",
    "show-facing": "",
    "show-goods": "",
    "show-pile": "gold:number potions:number weapons:number artifacts:number retainer:number won:number",
    "show-fled": "",
    "show-card-name": "adventurer:adventurer ability:ability",
    "show-party": "",
    "show-dice": "normals:number bosses:number",
    "points-value": "value:number",
    "points-legend": "",
    "odds-win": "",
    "odds-lose": "",
    "odds-stop": "",
    "odds-roll": "",
    "stake-fight": "won:number dice:number harm:harm",
    "stake-assist": "won:number dice:number friend:seat harm:harm",
    "stake-reroll": "won:number",
    **{f"stake-take-{state}": "" for state in STATES[1:]},
}
"""The messages of these panels, with their arguments."""
WORDS = {"phase": ("adventure", "treasure", "exchange", "hire"), "state": STATES, "harm": STATES[1:]}
