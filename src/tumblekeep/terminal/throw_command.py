"""`tumblekeep throw`: throw a die, read in words what happened, and look at it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tumblekeep.kit.conditions import PRESETS, TABLES
from tumblekeep.kit.fields import FieldError
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throw_setup import ICEBERGS, ThrowSetup
from tumblekeep.kit.throwing import conflicts, demand, demands_of, dice_of
from tumblekeep.terminal.throw_text import die_name, told_landing
from tumblekeep.throw.bank_file import BankError
from tumblekeep.throw.hand import SKILLS, clumsiness
from tumblekeep.throw.launch import Launch, throw_seed

if TYPE_CHECKING:
    from tumblekeep.text import Phrasebook
    from tumblekeep.throw.toss import Toss

WRONG_USE = 2
FAILED = 1


def _words(language: str | None) -> Phrasebook:
    from tumblekeep.text import Phrasebook, best_language

    return Phrasebook(best_language(language), "throw")


def add_arguments(parser: argparse.ArgumentParser, language: str | None = None) -> None:
    """Add the arguments of the command."""
    say = _words(language).say
    parser.description = say("throw-help")
    parser.add_argument("game", nargs="?", default="dungeon_fighter", help=say("throw-help-game"))
    parser.add_argument("--die", default="red", help=say("throw-help-die"))
    parser.add_argument("--demand", action="append", default=[], metavar="ID", help=say("throw-help-demand"))
    parser.add_argument("--skill", default="average", help=say("throw-help-skill"))
    parser.add_argument("--seed", default="1", help=say("throw-help-seed"))
    parser.add_argument("--launch", metavar="FILE", help=say("throw-help-launch"))
    parser.add_argument("--icebergs", action="store_true", help=say("throw-help-icebergs"))
    parser.add_argument("--target", metavar="GAME", default="", help=say("throw-help-target"))
    parser.add_argument("--box", metavar="GAME", default="", help=say("throw-help-box"))
    parser.add_argument("--table", metavar="NAME", default="wood", help=say("throw-help-table"))
    parser.add_argument("--picture", metavar="PNG", type=Path, help=say("throw-help-picture"))
    parser.add_argument("--animation", metavar="GIF", type=Path, help=say("throw-help-animation"))
    parser.add_argument("--heat", metavar="PNG", type=Path, help=say("throw-help-heat"))
    parser.add_argument("--geometry", metavar="PNG", type=Path, help=say("throw-help-geometry"))
    parser.add_argument("--flight", metavar="FILE", type=Path, help=say("throw-help-flight"))
    parser.add_argument("--json", action="store_true", help=say("throw-help-json"))
    parser.add_argument("--list", action="store_true", help=say("throw-help-list"))
    parser.add_argument("--language", help=say("throw-help-language"))


class _BadRequest(Exception):
    """Something that the person has to correct; the message is already in words."""


def run(arguments: argparse.Namespace) -> int:
    """Throw as requested. Return 0 on success, 2 for bad arguments, 1 if a file could not be used."""
    words = _words(arguments.language)
    try:
        if arguments.list:
            _check_game(arguments.game, words)
            _list(arguments.game, words)
            return 0
        return _throw(arguments, words)
    except _BadRequest as wrong:
        _print(str(wrong), error=True)
        return WRONG_USE
    except BankError as stale:
        _print(words.say("throw-no-tables", why=str(stale)), error=True)
        return FAILED
    except ImportError as missing:
        _print(words.say("throw-not-installed", missing=missing.name or ""), error=True)
        return FAILED
    except OSError as trouble:
        _print(
            words.say("throw-cannot-write", path=str(trouble.filename), why=str(trouble.strerror)), error=True
        )
        return FAILED


def _print(text: str, error: bool = False) -> None:
    stream = sys.stderr if error else sys.stdout
    stream.write(text + "\n")


def _check_game(game: str, words: Phrasebook) -> None:
    if game not in BOARDS:
        raise _BadRequest(words.say("throw-unknown-game", name=game, known=", ".join(BOARDS)))


def _list(game: str, words: Phrasebook) -> None:
    for name in demands_of(game):
        wanted = demand(game, name)
        _print(f"{name:14} {words.say(wanted.name)} ({wanted.clause})\n{'':14} {words.say(wanted.rule)}")


def _setting(arguments: argparse.Namespace, words: Phrasebook) -> ThrowSetup:
    game = arguments.game
    for edition in (game, arguments.target or game, arguments.box or game):
        _check_game(edition, words)
    kinds = [kind.id for kind in dice_of(game)]
    if arguments.die.partition("-")[0] not in kinds:
        raise _BadRequest(
            words.say("throw-unknown-die", game=game, name=arguments.die, known=", ".join(kinds))
        )
    for name in arguments.demand:
        if name not in demands_of(game):
            known = ", ".join(demands_of(game))
            raise _BadRequest(words.say("throw-unknown-demand", game=game, name=name, known=known))
    if arguments.table not in TABLES[game]:
        known = ", ".join(TABLES[game])
        raise _BadRequest(words.say("throw-unknown-table", game=game, name=arguments.table, known=known))
    dice = ("water-1", "water-2", "water-3") if arguments.die == "water" else (arguments.die,)
    icebergs = ICEBERGS if arguments.icebergs and game == "castle_of_frosts" else ()
    demands = tuple(dict.fromkeys(arguments.demand))
    return ThrowSetup(
        game,
        dice,
        demands,
        icebergs,
        target=arguments.target,
        box=arguments.box,
        conditions=PRESETS[arguments.table],
    )


def _skill(text: str, words: Phrasebook) -> str | float:
    if text in SKILLS:
        return text
    try:
        return clumsiness(float(text))
    except ValueError:
        raise _BadRequest(words.say("throw-bad-skill", name=text)) from None


def _launch(
    arguments: argparse.Namespace, setting: ThrowSetup, skill: str | float, words: Phrasebook
) -> Launch:
    if arguments.launch is None:
        from tumblekeep.throw.aim import bot_launch

        return bot_launch(setting, skill, throw_seed(arguments.seed))
    try:
        text = (
            sys.stdin.read()
            if arguments.launch == "-"
            else Path(arguments.launch).read_text(encoding="utf-8")
        )
        value = json.loads(text)
    except (OSError, ValueError) as trouble:
        raise _BadRequest(words.say("throw-cannot-read", path=arguments.launch, why=str(trouble))) from None
    try:
        return Launch.from_json(value)
    except FieldError as wrong:
        said = words.say("throw-bad-launch", where=wrong.where, found=wrong.found, wanted=wrong.wanted)
        raise _BadRequest(said) from None


def _throw(arguments: argparse.Namespace, words: Phrasebook) -> int:
    setting = _setting(arguments, words)
    skill = _skill(arguments.skill, words)
    launch = _launch(arguments, setting, skill, words)
    from tumblekeep.throw.flight import decode, encode, flight_of
    from tumblekeep.throw.toss import toss

    try:
        thrown = toss(setting, launch)
    except FieldError as wrong:
        said = words.say("throw-bad-launch", where=wrong.where, found=wrong.found, wanted=wrong.wanted)
        raise _BadRequest(said) from None
    flight = encode(flight_of(thrown))
    if arguments.json:
        value = {
            "setting": setting.to_json(),
            "launch": launch.to_json(),
            "landing": thrown.landing.to_json(),
        }
        _print(json.dumps(value, indent=1, ensure_ascii=False))
    else:
        _print("\n".join(_tell(arguments, setting, skill, thrown, words)))
    wrote: list[Path] = []
    if arguments.flight is not None:
        arguments.flight.write_bytes(flight)
        wrote.append(arguments.flight)
    if arguments.picture is not None or arguments.animation is not None:
        from tumblekeep.throw.picture import animation, prop_shapes, strip

        shapes = prop_shapes(setting, thrown.happened)
        for path, draw in ((arguments.picture, strip), (arguments.animation, animation)):
            if path is not None:
                draw(setting, decode(flight), path, shapes)
                wrote.append(path)
    if arguments.heat is not None:
        wrote.append(_heat(arguments, setting, skill, words))
    if arguments.geometry is not None:
        wrote.append(_geometry(arguments.geometry, thrown))
    for path in wrote:
        said = words.say("throw-wrote", path=str(path), bytes=path.stat().st_size)
        _print(said, error=arguments.json)
    return 0


def _tell(
    arguments: argparse.Namespace, setting: ThrowSetup, skill: str | float, thrown: Toss, words: Phrasebook
) -> list[str]:
    """Tell the throw in words."""
    say = words.say
    hand = say(f"throw-skill-{skill}") if isinstance(skill, str) else say("throw-skill-number", number=skill)
    game = say(f"throw-game-{setting.game}")
    lines = [
        say(
            "throw-heading",
            game=game,
            die=die_name(arguments.die, words),
            skill=hand,
            seed=str(arguments.seed),
        )
    ]
    for clash in conflicts(setting.game, setting.demands):
        names = [say(demand(setting.game, name).name) for name in (clash.first, clash.second)]
        lines.append(say("throw-conflict", first=names[0], second=names[1], reason=say(clash.reason)))
    return lines + told_landing(setting, thrown.landing, words)


def _heat(arguments: argparse.Namespace, setting: ThrowSetup, skill: str | float, words: Phrasebook) -> Path:
    from tumblekeep.throw.picture import heat

    spots = landing_spots(setting, skill, 4000)
    path: Path = arguments.heat
    hits = sum(hit for _, _, hit in spots)
    radius = setting.board.radius
    off = sum(x * x + y * y > radius * radius for x, y, _ in spots)
    said = words.say(
        "throw-shares", count=len(spots), hits=_percent(hits, spots), outside=_percent(off, spots)
    )
    _print(said, error=arguments.json)
    hand = words.say(f"throw-skill-{skill}") if isinstance(skill, str) else str(skill)
    names = [words.say(demand(setting.game, name).name) for name in setting.demands]
    title = ", ".join(
        [words.say(f"throw-game-{setting.game}"), *names, hand, f"{100 * hits / len(spots):.0f} %"]
    )
    heat(setting, spots, path, title)
    return path


def _percent(part: int, spots: Sequence[Any]) -> int:
    return round(100 * part / len(spots))


def landing_spots(setting: ThrowSetup, skill: str | float, count: int) -> Sequence[tuple[float, float, bool]]:
    """Return where a skill lands, from the tables: millimetres, and whether it was a hit."""
    import random

    from tumblekeep.throw.bank import Bank, tables_for

    bank, rng = Bank(tables_for(setting)), random.Random(1)
    spots = []
    for _ in range(count):
        die = bank.landing(setting, skill, rng).die
        x, y = die.at or (0, 0)
        spots.append((x + rng.uniform(-0.5, 0.5), y + rng.uniform(-0.5, 0.5), die.hits))
    return spots


def _geometry(path: Path, thrown: Any) -> Path:
    from tumblekeep.throw.geometry_view import draw_geometry
    from tumblekeep.throw.motion import BodyStart
    from tumblekeep.throw.toss import standing_props

    scene = thrown.track.scene
    standing = standing_props(thrown.setting, scene, thrown.happened, {})
    for number, name in enumerate(thrown.track.bodies):
        x, y, z, a, b, c, d = thrown.track.poses[0, number].tolist()
        standing[name] = BodyStart((x, y, z), (a, b, c, d))
    title = " ".join([scene.game, *thrown.setting.demands])
    draw_geometry(scene, standing, path, title)
    return path
