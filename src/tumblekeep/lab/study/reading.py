"""Read a study from TOML, strictly: an error names the place, what was expected and what is close."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.pack import Pack
from tumblekeep.fate.skilled import SKILLS, BadSkill, dial_of
from tumblekeep.games import known, load
from tumblekeep.kit.content import field, one_of, only
from tumblekeep.lab.study.changing import HAND, content_value, playable, with_changes, with_values
from tumblekeep.lab.study.naming import families_of
from tumblekeep.lab.study.shape import (
    ANSWERS,
    MEASURES,
    Case,
    Matrix,
    SeatPlayer,
    Study,
    StudyCell,
    StudyNumber,
    Tuning,
    TuningTarget,
    Variant,
)
from tumblekeep.packs import find_pack
from tumblekeep.players.levels import LEVELS, USUAL
from tumblekeep.text import LANGUAGES

LARGEST = 1_000_000
MOST_GAMES = 1_000_000
MOST_CELLS = 400
FEWEST = 20
"""Minimum number of games for any answer."""
TOP = {"name", "title", "seed", "asks", "games", "precision", "most", "game", "tune"}
GAME = {
    "name", "game", "seats", "options", "pack", "change", "players", "hand", "throws", "title", "variant", "number",
    "matrix", "pieces", "decisions", "rolls",
}  # fmt: skip
VARIANT = {"name", "title", "seats", "options", "pack", "change", "players", "hand"}
NUMBER = {"name", "title", "file", "path", "option", "values", "from", "to", "step"}
THROWS = ("nominal", "tables")
USUAL_HAND = "average"
"""Everybody's hand at every level, so that thinking and throwing are kept apart."""

Finder = Callable[[str], Pack]


class StudyError(TumbleError):
    """A study can't be read or run. Says where, and what to do."""


def read_file(path: Path) -> Study:
    """Read a study from a file. Packs are looked up next to it, then among the installed ones."""
    try:
        if path.stat().st_size > LARGEST:
            raise StudyError("study-large", f"{path} is too large for a study", file=str(path))
        text = path.read_text(encoding="utf-8")
        raw = tomllib.loads(text)
    except FileNotFoundError as error:
        raise StudyError("study-missing", f"there is no study {path}", file=str(path)) from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        why = str(error)[:200] or "?"
        raise StudyError("study-unread", f"{path} can't be read: {why}", file=str(path), why=why) from error

    def find(wanted: str) -> Pack:
        beside = path.parent / wanted
        return find_pack(str(beside) if beside.is_dir() else wanted)

    try:
        return read_study({"name": path.stem, **raw}, find)
    except TumbleError as error:
        raise _at(str(path), error) from error


def _at(where: str, error: TumbleError) -> StudyError:
    """Put the place before an error."""
    return StudyError("study-at", f"{where}: {error}", where=where, what=error.message)


def read_study(raw: Mapping[str, Any], find: Finder = find_pack) -> Study:
    """Read a study from plain data, as it is in a file or stored with its results."""
    kept: Mapping[str, Any] = raw.get("packs", {})
    packs: dict[str, Pack] = {name: _pack(plain) for name, plain in kept.items()}

    def found(wanted: str) -> Pack:
        if wanted not in packs:
            packs[wanted] = find(wanted)
        return packs[wanted]

    told = {key: value for key, value in raw.items() if key != "packs"}
    study = _StudyReader(found).study(told)
    return replace(study, plain={**told, "packs": {name: _plain(pack) for name, pack in packs.items()}})


def _plain(pack: Pack) -> dict[str, Any]:
    return {
        "name": pack.name,
        "game": pack.game,
        "version": pack.version,
        "title": dict(pack.title),
        "about": dict(pack.about),
        "changes": pack.changes,
        "removed": {file: list(rows) for file, rows in pack.removed.items()},
        "words": dict(pack.words),
    }


def _pack(plain: Mapping[str, Any]) -> Pack:
    removed = {file: tuple(rows) for file, rows in plain["removed"].items()}
    return Pack(**{**plain, "removed": removed})


class _StudyReader:
    def __init__(self, find: Finder) -> None:
        self.find = find

    # -- the study -----------------------------------------------------------------------------------

    def study(self, raw: dict[str, Any]) -> Study:
        where = "study"
        only(raw, TOP, where=where)
        games = _rows(raw, "game", where=where)
        if not games:
            _refuse("study-no-game", "a study needs a [[game]]", where=where)
        count = _whole(raw, "games", 400, where, FEWEST, MOST_GAMES)
        asks = tuple(one_of(one, ANSWERS, where="asks") for one in _list(raw, "asks", ["variants"], where))
        precision = _precision(raw, asks, where) if "precision" in raw else {}
        most = _whole(raw, "most", max(20_000, count), where, count, MOST_GAMES)
        seed = str(raw.get("seed", "1"))
        cases = tuple(self.case(row, number, asks, count, seed) for number, row in enumerate(games, 1))
        names = [case.name for case in cases]
        if len(set(names)) < len(names):
            _refuse("study-twice", f"two games are called {names}", where="[[game]]", name=", ".join(names))
        tuning = self.tuning(raw["tune"], cases) if "tune" in raw else None
        return Study(
            name=field(raw, "name", str, where=where),
            cases=cases,
            asks=tuple(one for one in ANSWERS if one in asks),
            seed=seed,
            games=count,
            precision=precision,
            most=most,
            title=_titles(raw, where),
            tuning=tuning,
        )

    # -- one game of it ------------------------------------------------------------------------------

    def case(self, row: dict[str, Any], number: int, asks: Sequence[str], games: int, seed: str) -> Case:
        where = f"[[game]] {number}"
        only(row, GAME, where=where)
        slug = one_of(field(row, "game", str, where=where), known(), where=f"{where} game")
        game = load(slug)
        if game.goal is None:
            _refuse("study-goalless", f"{slug} does not say what people want of it", where=where, game=slug)
        throws = one_of(row.get("throws", THROWS[0]), THROWS, where=f"{where} throws")
        rolls = field(row, "rolls", bool, where=where) if "rolls" in row else None
        empty = StudyCell(slug, 0, {}, (), tables=throws == "tables", dice=seed, rolls=rolls)
        first = self.cell(empty, row, where)
        base = Variant("as-it-is", first, _titles(row, where) or _pack_titles(row, first))
        variants = [base]
        for place, told in enumerate(_rows(row, "variant", where=where), 1):
            here = f"{where} variant {place}"
            only(told, VARIANT, where=here)
            name = field(told, "name", str, where=here)
            if any(name == one.name for one in variants):
                _refuse("study-twice", f"{here}: {name!r} twice", where=here, name=name)
            cell = self.cell(first, told, here)
            title = _titles(told, here) or _pack_titles(told, cell)
            if title and any(title == one.title for one in variants):  # the same pack played in two ways
                title = {language: f"{words} ({name})" for language, words in title.items()}
            variants.append(Variant(name, cell, title))
        numbers = tuple(
            self.number(told, first, f"{where} number {place}")
            for place, told in enumerate(_rows(row, "number", where=where), 1)
        )
        for place, one in enumerate(numbers, 1):
            for value in one.values:
                _playable(with_values(first, [(one, value)]), f"{where} number {place}")
        if "sensitivity" in asks and not numbers:
            _refuse("study-no-numbers", f"{where}: sensitivity needs a [[game.number]]", where=where)
        looked, effort = self.decisions(row, where) if "decisions" in asks else (0, 0)
        matrix = self.matrix(row, where, games) if "players" in asks else None
        return Case(
            name=str(row.get("name", slug)),
            variants=tuple(variants),
            numbers=numbers,
            matrix=matrix,
            families=self.families(row, slug, where),
            looked=looked,
            effort=effort,
        )

    def cell(self, base: StudyCell, row: dict[str, Any], where: str) -> StudyCell:
        """Return the base with the values of a row merged over it."""
        game = load(base.game)
        usual = base.seats or max(game.seats.start, min(3, game.seats[-1]))
        seats = _whole(row, "seats", usual, where, 1, 99)
        pack = base.pack
        if "pack" in row:
            wanted = field(row, "pack", str, where=where)
            try:
                pack = self.find(wanted)
            except TumbleError as error:
                raise _at(where, error) from error
            if pack.game != base.game:
                raise StudyError(
                    "pack-game", f"{where}: {pack.name} is for {pack.game}", pack=pack.name, game=pack.game,
                    other=base.game,
                )  # fmt: skip
        changes: dict[str, Any] = field(row, "change", dict, where=where) if "change" in row else {}
        pack = with_changes(base.game, pack, changes)
        chosen: dict[str, Any] = field(row, "options", dict, where=where) if "options" in row else {}
        players = base.players
        if "players" in row or "hand" in row or seats != len(players):
            hand = row.get("hand")
            if hand is None and players:
                hand = players[0].hand
            told = row.get("players", [_told(one) for one in players[:1]] or USUAL)
            players = _seated(told, hand, seats, f"{where} players")
        options = {**base.options, **chosen}
        return _playable(replace(base, seats=seats, pack=pack, options=options, players=players), where)

    def number(self, row: dict[str, Any], cell: StudyCell, where: str) -> StudyNumber:
        only(row, NUMBER, where=where)
        name = field(row, "name", str, where=where)
        title = _titles(row, where)
        if "option" in row:
            option = one_of(row["option"], list(cell.options), where=f"{where} option")
            if "values" not in row:
                field(row, "values", list, where=where)
            values = tuple(_list(row, "values", [], where))
            return StudyNumber(name, values, cell.options[option], option=option, title=title)
        if "file" not in row:
            if name != HAND:
                field(row, "file", str, where=where)
            values = _values(row, float, where)
            for value in values:
                _hand(value, where)
            return StudyNumber(name, values, cell.players[0].hand, title=title)
        file, path = field(row, "file", str, where=where), field(row, "path", str, where=where)
        shipped = content_value(cell.game, cell.pack, file, path, where=where)
        if isinstance(shipped, bool) or not isinstance(shipped, int | float):
            _refuse(
                "study-no-number", f"{where}: {file} {path} is no number", where=where, path=f"{file} {path}"
            )
        values = _values(row, type(shipped), where)
        return StudyNumber(name, values, shipped, file, path, title=title)

    def matrix(self, row: dict[str, Any], where: str, games: int) -> Matrix:
        told: dict[str, Any] = field(row, "matrix", dict, where=where) if "matrix" in row else {}
        where = f"{where} matrix"
        only(told, {"players", "games"}, where=where)
        wanted = _list(told, "players", ["careless", "steady"], where)
        if len(wanted) < 2:
            _refuse("study-matrix", "a matrix needs two players or more", where=where)
        players = tuple(_sitter(one, row.get("hand"), where) for one in wanted)
        return Matrix(players, _whole(told, "games", games, where, FEWEST, MOST_GAMES))

    def decisions(self, row: dict[str, Any], where: str) -> tuple[int, int]:
        told: dict[str, Any] = field(row, "decisions", dict, where=where) if "decisions" in row else {}
        where = f"{where} decisions"
        only(told, {"looked", "effort"}, where=where)
        return _whole(told, "looked", 200, where, 10, 100_000), _whole(
            told, "effort", 1500, where, 100, 1_000_000
        )

    def families(self, row: dict[str, Any], slug: str, where: str) -> tuple[str, ...]:
        told: dict[str, Any] = field(row, "pieces", dict, where=where) if "pieces" in row else {}
        where = f"{where} pieces"
        only(told, {"families"}, where=where)
        words = families_of(load(slug))
        return tuple(one_of(one, words, where=where) for one in _list(told, "families", [], where))

    # -- tuning --------------------------------------------------------------------------------------

    def tuning(self, row: Any, cases: Sequence[Case]) -> Tuning:
        where = "[tune]"
        row = field({"tune": row}, "tune", dict, where="study")
        only(row, {"target", "trials", "games", "confirm", "within"}, where=where)
        if len(cases) != 1 or not cases[0].numbers:
            _refuse("study-tune-what", "tuning wants one game with numbers", where=where)
        cell = cases[0].base.cell
        targets = []
        for place, told in enumerate(_rows(row, "target", where=where), 1):
            here = f"{where} target {place}"
            only(told, {"measure", "want", "least", "most", "players", "hand"}, where=here)
            measure = one_of(told.get("measure"), MEASURES, where=f"{here} measure")
            bounds = {
                key: _real(told, key, None, here, -1e9, 1e9)
                for key in ("want", "least", "most")
                if key in told
            }
            if not bounds or ("want" in bounds and len(bounds) > 1):
                _refuse("study-target", f"{here}: want, or least and most", where=here)
            players = None
            if "players" in told or "hand" in told:
                said = told.get("players", _told(cell.players[0]))
                players = _seated(said, told.get("hand", cell.players[0].hand), cell.seats, here)
            targets.append(TuningTarget(measure, players=players, **bounds))
        if not targets:
            _refuse("study-target", f"{where}: no target", where=where)
        return Tuning(
            tuple(targets),
            _whole(row, "trials", 40, where, 2, 10_000),
            _whole(row, "games", 200, where, FEWEST, MOST_GAMES),
            _whole(row, "confirm", 1000, where, FEWEST, MOST_GAMES),
            _real(row, "within", 0.02, where, 0, 1e6),
        )


# -- helpers -----------------------------------------------------------------------------------------


def _playable(cell: StudyCell, where: str) -> StudyCell:
    try:
        return playable(cell)
    except TumbleError as error:
        raise _at(where, error) from error


def _refuse(message: str, english: str, /, **arguments: Any) -> NoReturn:
    raise StudyError(message, english, **arguments)


def _rows(raw: dict[str, Any], key: str, *, where: str) -> list[dict[str, Any]]:
    rows: list[Any] = field(raw, key, list, where=where) if key in raw else []
    return [field({key: row}, key, dict, where=where) for row in rows]


def _list(raw: dict[str, Any], key: str, usual: list[Any], where: str) -> list[Any]:
    return field(raw, key, list, where=where) if key in raw else usual


def _between(raw: dict[str, Any], key: str, where: str, low: float, high: float) -> None:
    if not low <= raw[key] <= high:
        _refuse(
            "study-bounds", f"{where}: {key} takes {low} to {high}, not {raw[key]}", where=where, key=key,
            low=low, high=high, found=raw[key],
        )  # fmt: skip


def _whole(raw: dict[str, Any], key: str, usual: int, where: str, low: int, high: int) -> int:
    if key not in raw:
        return usual
    found = field(raw, key, int, where=where)
    _between(raw, key, where, low, high)
    return found


def _real(raw: dict[str, Any], key: str, usual: float | None, where: str, low: float, high: float) -> float:
    if key not in raw and usual is not None:
        return usual
    if isinstance(raw.get(key), int) and not isinstance(raw[key], bool):
        raw = {**raw, key: float(raw[key])}
    found = field(raw, key, float, where=where)
    _between(raw, key, where, low, high)
    return found


PRECISE = ("variants", "sensitivity", "seats", "length", "pieces")
"""Questions that a precision can be asked for."""


def _precision(raw: dict[str, Any], asks: Sequence[str], where: str) -> dict[str, float]:
    """Read a precision: one number, for everything asked that is a share or points; or a table by question."""
    told = raw["precision"]
    if not isinstance(told, dict):
        found = _real(raw, "precision", None, where, 1e-6, 1e6)
        return dict.fromkeys([one for one in PRECISE[:3] if one in asks] or ["variants"], found)
    where = f"{where} precision"
    only(told, set(PRECISE), where=where)
    return {one: _real(told, one, None, where, 1e-6, 1e6) for one in told}


def _titles(raw: dict[str, Any], where: str) -> dict[str, str]:
    if "title" not in raw:
        return {}
    if isinstance(raw["title"], str):
        return {"en": raw["title"]}
    told: dict[str, Any] = field(raw, "title", dict, where=where)
    only(told, set(LANGUAGES), where=f"{where} title")
    return {language: field(told, language, str, where=f"{where} title") for language in told}


def _pack_titles(raw: dict[str, Any], cell: StudyCell) -> dict[str, str]:
    """What is only a pack is called by the pack's title."""
    return dict(cell.pack.title) if "pack" in raw and "change" not in raw and cell.pack else {}


def _values(row: dict[str, Any], kind: type, where: str) -> tuple[Any, ...]:
    """Return the values of a number: listed, or as a range."""
    if "values" in row:
        listed: list[Any] = field(row, "values", list, where=where)
        values = [_real({"values": one}, "values", None, where, -1e12, 1e12) for one in listed]
    else:
        low, high = (_real(row, key, None, where, -1e12, 1e12) for key in ("from", "to"))
        step = _real(row, "step", 1.0, where, 1e-9, 1e12)
        count = int((high - low) / step + 1e-9) + 1
        if not 2 <= count <= MOST_CELLS:
            _refuse("study-range", f"{where}: from {low} to {high} by {step}", where=where, most=MOST_CELLS)
        values = [low + place * step for place in range(count)]
    if not 1 <= len(values) <= MOST_CELLS:
        _refuse("study-range", f"{where}: {len(values)} values", where=where, most=MOST_CELLS)
    if kind is int:
        for value in values:
            if value != int(value):
                _refuse("study-whole", f"{where}: {value} is no whole number", where=where, found=value)
        return tuple(int(value) for value in values)
    return tuple(round(value, 12) for value in values)


def _told(one: SeatPlayer) -> dict[str, Any]:
    return {"level": one.level, **({"think": one.think} if one.think else {})}


def _seated(told: Any, hand: Any, seats: int, where: str) -> tuple[SeatPlayer, ...]:
    listed = told if isinstance(told, list) else [told]
    if len(listed) == 1:
        listed = listed * seats
    if len(listed) != seats:
        _refuse(
            "study-players", f"{where}: {len(listed)} players for {seats} seats", where=where, seats=seats
        )
    return tuple(_sitter(one, hand, where) for one in listed)


def _sitter(told: Any, hand: Any, where: str) -> SeatPlayer:
    row = {"level": told} if isinstance(told, str) else field({"player": told}, "player", dict, where=where)
    only(row, {"level", "think", "hand"}, where=where)
    level = one_of(row.get("level", "shrewd" if "think" in row else USUAL), list(LEVELS), where=where)
    think = _whole(row, "think", 0, where, 50, 10_000_000)
    if think and LEVELS[level].limits is None:
        _refuse("study-think", f"{where}: {level} does not think", where=where, level=level)
    wanted = row.get("hand", hand if hand is not None else USUAL_HAND)
    return SeatPlayer(level, think, _hand(wanted, where))


def _hand(wanted: Any, where: str) -> float:
    try:
        if isinstance(wanted, bool) or not isinstance(wanted, str | int | float):
            raise BadSkill(f"{wanted!r} is no skill")
        return dial_of(wanted)
    except BadSkill as error:
        known = ", ".join(SKILLS)
        raise StudyError(
            "study-hand", f"{where}: {error}", where=where, typed=str(wanted)[:20], known=known
        ) from error
