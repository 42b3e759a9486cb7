"""Landing tables as files: many landings for each setup and skill, small, stamped, readable with the standard library.

A file is eight bytes `TKBANK01`, then one zlib stream: the length of the header (4 bytes, little-endian), the header in
JSON, and the records one after the other. Each record is 13 bytes:

| bytes | meaning |
|---|---|
| 2 + 2 | x and y of the die's centre, tenths of a millimetre, signed |
| 1 | the direction of one counted corner, 1/256 turns |
| 1 | zone: its index in `board.zones` |
| 1 + 1 | two other numbered sections under the die, or 255 |
| 1 | printed side up, 0 for a cocked die |
| 1 | bounces, at most 255 |
| 1 | flags: 1 leaning, 2 left the table, 4 never rested |
| 1 | demands met, one bit each in the order of the cell's demands |
| 1 | icebergs touched, one bit each |
"""

from __future__ import annotations

import json
import math
import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import metadata, resources
from typing import Any, NamedTuple

from tumblekeep.kit.conditions import PLAIN, Conditions
from tumblekeep.kit.landing import DieLanding, Landing
from tumblekeep.throw.world import engine_version, tables_hash

MAGIC = b"TKBANK01"
RECORD = struct.Struct("<hhBBBBBBBBB")
NO_ZONE = 255
LEANING, LEFT_TABLE, NEVER_RESTED = 1, 2, 4


class BankError(ValueError):
    """The landing tables are missing, broken, or made for another world."""


class BankRecord(NamedTuple):
    """One landing of one die."""

    x: int
    y: int
    corner: int
    zone: int
    beside: int
    beside_too: int
    face: int
    bounces: int
    flags: int
    met: int
    icebergs: int


@dataclass(frozen=True, slots=True)
class BankCell:
    """The landings of one setting at one skill."""

    key: str
    skill: str
    clumsiness: float
    demands: tuple[str, ...]
    dice: int
    """Dice in each throw; the records of one throw are adjacent."""
    first: int
    throws: int
    hit_share: float
    met_share: float

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


class FlipCell(NamedTuple):
    """How flips of a template end at one skill: shares of valid, on the table, turned too little; and where they
    land."""

    kind: str
    skill: str
    clumsiness: float
    landings: tuple[tuple[int, int, int, bool], ...]
    """(x, y, degrees, touches the table), millimetres."""


@dataclass(frozen=True, slots=True)
class BankFile:
    """All the landing tables of one game."""

    game: str
    world: str
    engine: str
    cells: Mapping[tuple[str, str], BankCell]
    flips: tuple[FlipCell, ...]
    records: bytes

    def record(self, number: int) -> BankRecord:
        return BankRecord(*RECORD.unpack_from(self.records, number * RECORD.size))

    def records_of(self, cell: BankCell) -> Iterator[BankRecord]:
        start = cell.first * RECORD.size
        end = start + cell.throws * cell.dice * RECORD.size
        for row in RECORD.iter_unpack(self.records[start:end]):
            yield BankRecord(*row)


def record_of(
    landing: Landing, die: DieLanding, demands: Sequence[str], corner: tuple[float, float] | None
) -> BankRecord:
    """The compact record of a die's landing."""
    zones = [zone.id for zone in landing.board.zones]
    x, y = (die.pose.x // 100, die.pose.y // 100) if die.pose is not None else (0, 0)
    beside = [zones.index(name) for name in die.beside[:2]] + [NO_ZONE, NO_ZONE]
    angle = 0.0
    if corner is not None and die.pose is not None:
        angle = math.atan2(corner[1] - die.pose.y / 1000, corner[0] - die.pose.x / 1000)
    flags = LEANING * die.leaning
    flags |= LEFT_TABLE * (landing.ending == "left_table") | NEVER_RESTED * (landing.ending == "never_rested")
    return BankRecord(
        x=max(-32000, min(32000, x)),
        y=max(-32000, min(32000, y)),
        corner=round(angle / math.tau * 256) % 256,
        zone=zones.index(die.zone),
        beside=beside[0],
        beside_too=beside[1],
        face=die.face or 0,
        bounces=min(255, die.bounces),
        flags=flags,
        met=sum(1 << n for n, name in enumerate(demands) if die.demands[name].fulfilled),
        icebergs=sum(1 << (int(name[-1]) - 1) for name in die.icebergs),
    )


def pack(
    game: str,
    cells: Sequence[tuple[BankCell, Sequence[BankRecord]]],
    flips: Sequence[FlipCell],
    conditions: Conditions = PLAIN,
) -> bytes:
    """The bytes of a file with these cells, stamped with the current world."""
    rows: list[dict[str, Any]] = []
    body = bytearray()
    count = 0
    for cell, records in cells:
        rows.append({**cell.to_json(), "first": count})
        for record in records:
            body += RECORD.pack(*record)
        count += len(records)
    header = {
        "game": game,
        "world": tables_hash(game, conditions),
        "engine": engine_version(),
        "cells": rows,
        "flips": [flip._asdict() for flip in flips],
    }
    text = json.dumps(header, separators=(",", ":")).encode()
    return MAGIC + zlib.compress(struct.pack("<I", len(text)) + text + bytes(body), 9)


def unpack(content: bytes, where: str) -> BankFile:
    """Read a file back, or raise an error that says what is wrong with it."""
    if content[: len(MAGIC)] != MAGIC:
        raise BankError(f"{where} is not a file of landing tables")
    try:
        inner = zlib.decompress(content[len(MAGIC) :])
        (length,) = struct.unpack_from("<I", inner)
        header = json.loads(inner[4 : 4 + length])
        cells = {}
        for row in header["cells"]:
            cell = BankCell(**{**row, "demands": tuple(row["demands"])})
            cells[cell.key, cell.skill] = cell
        flips = tuple(
            FlipCell(
                row["kind"],
                row["skill"],
                row["clumsiness"],
                tuple((a, b, c, d) for a, b, c, d in row["landings"]),
            )
            for row in header["flips"]
        )
        bank = BankFile(header["game"], header["world"], header["engine"], cells, flips, inner[4 + length :])
    except (zlib.error, struct.error, KeyError, TypeError, ValueError) as wrong:
        raise BankError(f"{where} is damaged: {wrong}") from wrong
    total = sum(cell.throws * cell.dice for cell in cells.values())
    if len(bank.records) != total * RECORD.size:
        raise BankError(
            f"{where} is truncated: {len(bank.records)} bytes of records, not {total * RECORD.size}"
        )
    return bank


def check_stamp(bank: BankFile, conditions: Conditions = PLAIN) -> None:
    """Refuse tables that were made with other shapes, other materials or another engine than those in use."""
    world = tables_hash(bank.game, conditions)
    if bank.world != world:
        raise BankError(
            f"the landing tables of {bank.game} were made for world {bank.world}, this is {world}; "
            "make them again with scripts/make/throw-banks"
        )
    try:
        installed = "mujoco-" + metadata.version("mujoco-core")
    except metadata.PackageNotFoundError:
        return
    if not bank.engine.startswith(installed + "-"):
        raise BankError(
            f"the landing tables of {bank.game} were made with {bank.engine}, {installed} is installed; "
            "make them again with scripts/make/throw-banks"
        )


@cache
def stored_bank(game: str, conditions: Conditions = PLAIN) -> BankFile:
    """Read the tables that come with the program."""
    name = bank_name(game, conditions)
    file = resources.files("tumblekeep.throw").joinpath(f"content/{name}")
    if not file.is_file():
        raise BankError(f"there are no landing tables for {game!r}; make them with scripts/make/throw-banks")
    bank = unpack(file.read_bytes(), name)
    check_stamp(bank, conditions)
    return bank


def bank_name(game: str, conditions: Conditions = PLAIN) -> str:
    """The name of the file with these tables."""
    return f"banks-{game}.bin" if conditions.is_plain else f"banks-{game}.{conditions.key}.bin"
