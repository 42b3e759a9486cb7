"""The Lantern Walk laid out in panels."""

from __future__ import annotations

from tumblekeep.core.game import View
from tumblekeep.core.message import Message, SeatName
from tumblekeep.kit.panel import Badge, Block, Grid, Piece, Track


def show(view: View) -> list[Block]:
    """Lay out everybody on the path."""
    rows: list[list[Piece]] = []
    for seat, camp in enumerate(view["camps"]):
        ahead = view["ahead"] if seat == view["walker"] else 0
        rows.append(
            [
                SeatName(seat),
                Track(camp, view["path"], Message("show-camp")),
                Badge(Message("show-ahead", {"steps": ahead}), "mine") if ahead else "",
            ]
        )
    headings = [Message(f"show-{name}") for name in ("who", "path", "way")]
    return [Grid(Message("title"), headings, rows, view["walker"])]


LINES = {
    "goal": "",
    "origin": "",
    "show-who": "",
    "show-path": "",
    "show-way": "",
    "show-camp": "",
    "show-ahead": "steps:number",
    "won": "who:seat steps:number",
}
"""The messages of these panels and of the end, with their arguments."""
