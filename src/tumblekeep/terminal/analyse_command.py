"""`tumblekeep analyse`: review a saved game and tell how luck and choices decided it."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tumblekeep.analysis.advice import untold
from tumblekeep.analysis.evaluation import Levels
from tumblekeep.analysis.log_points import LogPoint, noted_hand, seen
from tumblekeep.analysis.timeline import AnalysisStep, GameAnalysis, Mistake, course
from tumblekeep.core.errors import LogError, TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log
from tumblekeep.core.message import Message
from tumblekeep.core.pack import Pack
from tumblekeep.lab.progress import open_progress
from tumblekeep.saves import open_log
from tumblekeep.terminal.begin import chosen_pack
from tumblekeep.terminal.entry import INTERRUPTED, complain, spoken_streams, write
from tumblekeep.terminal.printed_sums import as_printed
from tumblekeep.terminal.resuming import seated_again
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72
LONGEST_TALE = 3
"""Maximum number of tale sentences at a turning point."""


def analyse(args: Namespace) -> int:
    """Analyse a file; the file itself is only read."""
    voice = Voice(best_language(args.lang), also=("lookback",))
    with spoken_streams():
        try:
            game, log, trouble = playable(Path(args.file), chosen_pack(args))
            voice = Voice(voice.language, game, log.header.seats, also=("lookback",))
            if trouble is not None:
                complain(voice.say("ui-replay-damaged", why=voice.error(trouble)))
            if not log.lines:
                return complain(voice.say("look-nothing"))
            why = untold(log.begin(game), noted_hand(log))
            if why:
                return complain(voice.say(f"look-why-{why}"))
            found = course(log, game, list(_watched(log, game, args.effort, voice)))
        except TumbleError as error:
            return complain(voice.error(error))
        except KeyboardInterrupt:
            complain(voice.say("look-stopped"))
            return INTERRUPTED
        if args.json:
            write(json.dumps(found.plain(), ensure_ascii=False, indent=2))
        else:
            for line in analysis_lines(found, voice):
                write(line)
    return 0


def playable(path: Path, pack: Pack | None = None) -> tuple[Game, Log, LogError | None]:
    """Load the game in a file as far as it can be played, and what was wrong with the rest."""
    opened = open_log(path)
    sitting, trouble = seated_again(opened.log, pack=pack)
    return sitting.game, Log(opened.log.header, sitting.log.lines), trouble or opened.trouble


def _watched(log: Log, game: Game, effort: str, voice: Voice) -> Iterator[LogPoint]:
    """Yield the points of a log with a progress bar."""
    with open_progress() as progress:
        job = progress.add_task(voice.say("look-doing"), total=len(log.lines) + 1)
        for sight in seen(log, game, effort=effort):
            yield sight
            progress.advance(job)


# -- in words ---------------------------------------------------------------------------------------------


EXPLAINED = ("luck", "skill", "others", "accuracy")
"""Columns that are explained below the mistakes."""


def analysis_lines(found: GameAnalysis, voice: Voice) -> list[str]:
    """Put an analysis into words, line by line."""
    lines = [voice.say("look-heading", game=voice.say("title")), ""]
    if not found.over:
        lines += [voice.say("look-unfinished"), ""]
    parties = range(len(found.start))
    for party in parties:
        name = "" if found.shared else f", {voice.name(party)}"
        lines.append(f"{_counted(found, voice)}{name}")
        lines.append(f"  {draw_levels([found.start, *(step.levels for step in found.steps)], party, found)}")
    lines.append("")
    printed = as_printed(found)
    lines += _players(printed, voice)
    lines += ["", *_sums(printed, voice), "", voice.say("look-turning")]
    lines += [f"  {turning_point(step, found, voice)}" for step in found.turning] or [
        f"  {voice.say('look-turning-none')}"
    ]
    lines += ["", voice.say("look-mistakes")]
    lines += [f"  {_mistake(one, found, voice)}" for one in found.mistakes] or [
        f"  {voice.say('look-mistakes-none')}"
    ]
    lines += ["", *(voice.say(f"look-{column}-what") for column in _columns(found) if column in EXPLAINED)]
    lines += ["", voice.say("look-how-valued" if found.valued else "look-how-played")]
    return [*lines, voice.say("look-yardstick")] if found.mistakes else lines


def _counted(found: GameAnalysis, voice: Voice) -> str:
    """What the curve shows; a game may have words of its own for its points (`points-legend`)."""
    own = found.measure != "won" and voice.game is not None and "points-legend" in voice.game.lines
    return voice.say("points-legend" if own else f"look-measure-{found.measure}")


def draw_levels(levels: Sequence[Levels], party: int, found: GameAnalysis) -> str:
    """Draw the levels of a game as bars, up to a maximum width."""
    numbers = [level[party] for level in levels]
    low, high = (0.0, 1.0) if found.measure == "won" else (min(0.0, *numbers), max(1.0, *numbers))
    count = min(WIDTH, len(numbers))
    shown = [numbers[round(place * (len(numbers) - 1) / max(1, count - 1))] for place in range(count)]
    top = len(BARS) - 1
    return "".join(BARS[min(top, max(0, round((one - low) / (high - low) * top)))] for one in shown)


def _players(found: GameAnalysis, voice: Voice) -> list[str]:
    rows = [[voice.say(f"look-{column}") for column in _columns(found)]]
    for player in found.players:
        accuracy = "–" if player.accuracy is None else voice.say("look-share", value=100 * player.accuracy)
        row = [voice.name(player.seat), change(player.luck, found, voice), change(player.skill, found, voice)]
        if not found.shared and len(found.players) > 1:
            row.append(change(player.others, found, voice))
        rows.append([*row, accuracy, str(player.choices)])
    if found.shared and found.common:
        rows.append([voice.say("look-everybody"), change(found.common, found, voice), "", "", ""])
    wide = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            [row[0].ljust(wide[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], wide[1:], strict=True)]
        ).rstrip()
        for row in rows
    ]


def _columns(found: GameAnalysis) -> list[str]:
    others = ["others"] if not found.shared and len(found.players) > 1 else []
    return ["player", "luck", "skill", *others, "accuracy", "chosen"]


def _sums(found: GameAnalysis, voice: Voice) -> list[str]:
    def said(value: float) -> str:
        return level(value, found, voice)

    if found.shared or len(found.players) == 1:
        luck = found.common + sum(player.luck for player in found.players)
        skill = sum(player.skill for player in found.players)
        parts = {"luck": change(luck, found, voice), "skill": change(skill, found, voice)}
        parts |= _corrected(found.rest[0], found, voice)
        return [voice.say("look-sum", start=said(found.start[0]), end=said(found.end[0]), **parts)]
    return [
        voice.say(
            "look-sum-others",
            name=voice.name(player.seat),
            start=said(found.start[player.seat]),
            luck=change(player.luck, found, voice),
            skill=change(player.skill, found, voice),
            others=change(player.others, found, voice),
            **_corrected(found.rest[player.seat], found, voice),
            end=said(found.end[player.seat]),
        )
        for player in found.players
    ]


def _corrected(rest: float, found: GameAnalysis, voice: Voice) -> dict[str, str]:
    """How far the forecast was off, if that can be seen in the numbers."""
    said = change(rest, found, voice)
    return {"rest": said, "off": "no" if said == change(0.0, found, voice) else "yes"}


def level(value: float, found: GameAnalysis, voice: Voice) -> str:
    """Format a chance to win or expected points."""
    if found.measure == "won":
        return voice.say("look-share", value=100 * min(1.0, max(0.0, value)))
    return voice.say("look-points", value=value)


def change(value: float, found: GameAnalysis, voice: Voice) -> str:
    """Format a difference with its sign."""
    amount = value * (100 if found.measure == "won" else 1)
    rounded = round(amount) if found.measure == "won" else round(amount, 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    number = voice.say("look-points", value=abs(rounded))
    return voice.say(f"look-change-{found.measure}", value=f"{sign}{number}")


def turning_point(step: AnalysisStep, found: GameAnalysis, voice: Voice) -> str:
    """Tell a step that changed much: the turn, what happened, and by how much it moved whose chances."""
    party = max(range(len(step.luck)), key=lambda place: abs(step.luck[place] + step.skill[place]))
    moved = change(step.luck[party] + step.skill[party], found, voice)
    whose = moved if found.shared or len(found.players) == 1 else f"{voice.name(party)} {moved}"
    return voice.say(
        "look-at",
        turn=step.turn,
        words=" ".join(_tale(step, found, voice)),
        change=f"({whose})",
    )


def _tale(step: AnalysisStep, found: GameAnalysis, voice: Voice) -> list[str]:
    """Return what happened at a step in the words of the tale, after a choice that changed something visibly; if nothing is told, the
    answer that was given."""
    said = [voice.words(message) for message in step.happened[:LONGEST_TALE]]
    prompt, answer = voice.words(step.prompt), _answer(step.answer, voice)
    if (
        said
        and step.seat is not None
        and any(change(one, found, voice) != change(0.0, found, voice) for one in step.skill)
    ):
        return [voice.say("look-chose", name=voice.name(step.seat), answer=answer), *said[: LONGEST_TALE - 1]]
    if said:
        return said
    answered = voice.say("look-fell", prompt=prompt, answer=answer) if step.chance else f"{prompt} {answer}."
    if step.seat is None:
        return [answered]
    return [voice.say("look-said", name=voice.name(step.seat), words=answered)]


def _answer(answer: Message | str, voice: Voice) -> str:
    return voice.words(answer)


def _mistake(one: Mistake, found: GameAnalysis, voice: Voice) -> str:
    step = one.step
    assert step.seat is not None
    words: dict[str, Any] = {
        "prompt": voice.words(step.prompt),
        "chosen": _answer(step.answer, voice),
        "best": voice.words(one.best),
    }
    name, given = voice.name(step.seat), change(-one.given, found, voice)
    said = voice.say("look-mistake", turn=step.turn, name=name, given=given, **words)
    sight = step.sight
    if sight.yardstick == "masterful":
        said = f"{said} {voice.say('look-masterful')}"
    if sight.steady not in (sight.chosen, sight.best):
        return said
    return f"{said} {voice.say('look-steady-too' if sight.steady == sight.chosen else 'look-steady-knew')}"
