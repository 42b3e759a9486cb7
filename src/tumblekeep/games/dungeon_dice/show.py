"""Dungeon Dice laid out in panels: the goal, the encounter, the fight, the offer, and everybody's dice."""

from __future__ import annotations

from typing import Any

from tumblekeep.core.game import View
from tumblekeep.core.message import Message, SeatName
from tumblekeep.games.dungeon_dice.content import COLOURS, KIND_OF, KINDS, LIFE
from tumblekeep.kit.panel import Badge, Block, Dice, Grid, Panel, Piece, Row, Track

PHASE_WORDS = (
    "start", "search", "decide", "assist", "declare", "rolloff", "hero", "outcome", "after", "round", "bonus", "end",
)  # fmt: skip


def show(view: View) -> list[Block]:
    """Lay out the whole table."""
    blocks: list[Block] = [_table(view)]
    if view["foes"] or view["aside"] or view["extra"]:
        blocks.append(_encounter(view))
    if view["fight"] is not None:
        blocks.append(_fight(view))
    if view["offer"] is not None:
        blocks.append(_offer(view["offer"]))
    blocks.append(_heroes(view))
    blocks.extend(_stock(view, hero) for hero in view["heroes"] if not hero["out"])
    return blocks


def progress(view: View) -> list[tuple[int | None, int]]:
    """Everybody's fame."""
    return [(hero["seat"], hero["fame"]) for hero in view["heroes"]]


def _name(die: str) -> Message:
    return Message(f"die-{KIND_OF[die].id}")


def _table(view: View) -> Panel:
    bags = view["bags"]
    rows: list[Row] = [
        [
            Message("show-mode", {"mode": Message(f"option-mode-{'coop' if view['coop'] else 'versus'}")}),
            Message(f"phase-{view['phase']}"),
        ]
    ]
    if view["coop"]:
        rows.append(
            [
                Track(min(view["fame"], view["target"]), view["target"], Message("show-team-fame")),
                Message(f"option-difficulty-{view['difficulty']}"),
            ]
        )
    if view["turns_left"] is not None:
        rows.append([Badge(Message("show-quiet", {"turns": view["turns_left"]}), "warn")])
    rows.append(
        [
            Message(
                "show-bags",
                {
                    "black": len(bags["black"]),
                    "red": len(bags["red"]),
                    "blue": len(bags["blue"]),
                    "yellow": len(bags["yellow"]),
                },
            )
        ]
    )
    if view["discard"]:
        rows.append([Message("show-discard", {"dice": len(view["discard"])})])
    if view["spent"]:
        rows.append([Message("show-spent"), *(Badge(_name(die)) for die in view["spent"])])
    return Panel(Message("show-table", {"fame": view["target"]}), rows)


def _encounter(view: View) -> Panel:
    rows: list[Row] = []
    for foe in view["foes"]:
        face = KIND_OF[foe["die"]].faces[foe["side"]]
        row: list[Piece] = [_name(foe["die"])]
        if foe["level"]:
            row.append(Message("show-foe", {"level": foe["level"]}))
            row.extend(Badge(Message(f"ability-{name}"), "bad") for name in foe["abilities"])
            if face.colour:
                row.append(
                    Badge(
                        Message(
                            "show-trophy",
                            {"colour": Message(f"colour-{face.colour}"), "fame": COLOURS[face.colour]},
                        ),
                        "good",
                    )
                )
            if foe["engaged"]:
                row.append(Badge(Message("show-engaged"), "warn"))
        else:
            row.append(Badge(Message(f"reward-{face.reward}"), "good"))
        rows.append(row)
    if view["aside"]:
        rows.append([Message("show-aside"), *(Badge(_name(die)) for die in view["aside"])])
    if view["extra"]:
        rows.append([Message("show-extra"), Badge(_name(view["extra"]), "good")])
    title = Message("show-encounter", {"level": view["level"]}) if view["level"] else Message("show-drawn")
    return Panel(title, rows)


def _pool(dice: list[dict[str, Any]]) -> list[Piece]:
    pieces: list[Piece] = []
    for die in dice:
        face: Message | int = die["value"]
        if die["symbol"]:
            face = Message("show-face", {"value": die["value"], "symbol": Message(f"symbol-{die['symbol']}")})
        pieces.append(Dice(face, 1, "boss" if die["kind"] == "ML" else "normal"))
    return pieces


def _fight(view: View) -> Panel:
    fight = view["fight"]
    rows: list[Row] = []
    if fight["assistant"] >= 0:
        rows.append([Message("show-helper", {"who": SeatName(fight["assistant"])})])
        rows.append([Badge(Message(f"terms-{fight['terms'][0]}"), "mine"), *map(_name, fight["terms"][1:])])
    for seat, terms in fight["offers"]:
        rows.append([SeatName(seat), Badge(Message(f"terms-{terms[0]}"), "mine"), *map(_name, terms[1:])])
    if fight["rolled"]:
        rows.append(
            [
                Message("side-heroes"),
                *_pool(fight["heroes"]),
                Message("show-strength", {"flat": fight["hero_flat"], "strength": fight["hero_strength"]}),
            ]
        )
        flat = fight["monster_flat"] + fight["standing_flat"]
        rows.append(
            [
                Message("side-monsters"),
                *_pool(fight["monsters"]),
                Message("show-strength", {"flat": flat, "strength": fight["monster_strength"]}),
            ]
        )
    elif fight["declared"] or fight["aid"]:
        rows.append([Message("show-declared"), *map(_name, [*fight["declared"], *fight["aid"]])])
    if fight["petrified"]:
        rows.append([Badge(Message("show-petrified"), "bad")])
    if fight["first"]:
        rows.append([Badge(Message("show-gust"), "warn")])
    return Panel(Message("show-fight"), rows or [[Message("show-preparing")]])


def _offer(offer: dict[str, Any]) -> Panel:
    rows: list[Row] = [
        [Message("show-gives", {"who": SeatName(offer["giver"])}), *map(_name, offer["give"])],
        [Message("show-gives", {"who": SeatName(offer["taker"])}), *map(_name, offer["want"])],
    ]
    return Panel(Message("show-offer"), rows)


def _heroes(view: View) -> Grid:
    headings = [Message(f"show-{name}") for name in ("who", "level", "levels", "wounds", "fame", "trophies")]
    rows: list[list[Piece]] = []
    for hero in view["heroes"]:
        wounds: Piece = hero["wounds"]
        if hero["out"]:
            wounds = Badge(Message("show-out"), "bad")
        elif view["coop"]:
            wounds = Track(min(hero["wounds"], LIFE), LIFE, "")
        trophies: list[str] = [die for die, _ in hero["trophies"]]
        rows.append(
            [
                SeatName(hero["seat"]),
                hero["experience"],
                len(hero["levels"]),
                wounds,
                hero["fame"],
                Message("show-count", {"count": len(trophies)}),
            ]
        )
    return Grid(Message("show-heroes"), headings, rows, view["active"])


def _faces(die: str) -> Message:
    """Show a die's six sides."""
    shown: dict[str, Any] = {}
    for name, face in zip("abcdef", KIND_OF[die].faces, strict=True):
        number = face.value or face.amount
        if not face.symbol:
            shown[name] = number
        elif number:
            shown[name] = Message("show-mark", {"value": number, "mark": Message(f"mark-{face.symbol}")})
        else:
            shown[name] = Message(f"mark-{face.symbol}")
    return Message("show-faces", shown)


def _stock(view: View, hero: dict[str, Any]) -> Panel:
    row: list[Piece] = []
    for die in [*hero["levels"], *hero["stock"]]:
        if KINDS["HL"].id == KIND_OF[die].id and die not in view["wounded"]:
            continue
        if die in view["wounded"]:
            row.append(Badge(Message("show-wounded-die", {"die": _name(die)}), "bad"))
        else:
            row.append(Badge(_name(die), "good" if KIND_OF[die].kind == "artifact" else "calm"))
    for die, _ in hero["trophies"]:
        row.append(Badge(_name(die), "mine"))
    rows: list[Row] = [row or [Message("show-nothing")]]
    fighters = (view["active"], -1 if view["fight"] is None else view["fight"]["assistant"])
    if hero["seat"] in fighters:
        rows += [[_name(die), _faces(die)] for die in dict.fromkeys(hero["stock"])]
    return Panel(
        Message("show-stock", {"who": SeatName(hero["seat"])}), rows, lit=hero["seat"] == view["active"]
    )


LINES = {
    "origin": "",
    "goal": "",
    "show-mode": "mode:text",
    "show-team-fame": "",
    "show-quiet": "turns:number",
    "show-bags": "black:number red:number blue:number yellow:number",
    "show-discard": "dice:number",
    "show-spent": "",
    "show-table": "fame:number",
    "show-foe": "level:number",
    "show-trophy": "colour:colour fame:number",
    "show-engaged": "",
    "show-aside": "",
    "show-extra": "",
    "show-encounter": "level:number",
    "show-drawn": "",
    "show-mark": "value:number mark:mark",
    "show-faces": "a:text b:text c:text d:text e:text f:text",
    "show-face": "value:number symbol:symbol",
    "show-helper": "who:seat",
    "show-strength": "flat:number strength:number",
    "show-declared": "",
    "show-petrified": "",
    "show-gust": "",
    "show-fight": "",
    "show-preparing": "",
    "show-gives": "who:seat",
    "show-offer": "",
    "show-who": "",
    "show-level": "",
    "show-levels": "",
    "show-wounds": "",
    "show-fame": "",
    "show-trophies": "",
    "show-out": "",
    "show-count": "count:number",
    "show-heroes": "",
    "show-wounded-die": "die:die",
    "show-stock": "who:seat",
    "show-nothing": "",
    "objection-coop-only": "option:text",
    "objection-target": "seats:number",
    "objection-versus-only": "option:text",
    "result-won": "who:seat fame:number",
    "result-quiet-won": "who:seat fame:number",
    "result-quiet-shared": "heroes:number fame:number",
    "result-quiet-nobody": "",
    "result-team-won": "fame:number",
    "result-team-lost": "fame:number",
    "fame-level": "",
    "fame-artifacts": "",
    "fame-trophies": "",
    "odds-stop": "",
    "odds-roll": "",
    "odds-alone": "",
    "roll-short": "short:number",
    "roll-lies-short": "short:number",
    "stake-fight": "dice:number malus:number mine:number others:number flat:number theirs:number fame:number price:number wounds:number",
    "stake-flee": "",
    "stake-flee-free": "",
}
"""The messages of these panels and of the result, with their arguments."""
WORDS = {"phase": PHASE_WORDS}
