"""A position in a saved game that moves to any answer, forward and back, turn by turn."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from pathlib import Path

from tumblekeep.analysis.question_text import asked
from tumblekeep.core.errors import BadOptions, LogError
from tumblekeep.core.game import Game
from tumblekeep.core.log import Log, LogLine
from tumblekeep.core.message import Message
from tumblekeep.core.pack import Pack
from tumblekeep.core.play import Play
from tumblekeep.core.table import Turn
from tumblekeep.kit.panel import Block
from tumblekeep.saves import open_log
from tumblekeep.terminal.describe import changed_lines
from tumblekeep.terminal.local_game import TaleLine
from tumblekeep.terminal.resuming import seated_again
from tumblekeep.terminal.turns import TurnStart, turn_at
from tumblekeep.terminal.voice import Voice


class ReplayCursor:
    """A position in a saved game."""

    def __init__(
        self, game: Game, log: Log, tale: Sequence[TaleLine], turns: Sequence[TurnStart], seat: int | None
    ) -> None:
        self.game = game
        self.log = log
        self.names = log.header.seats
        self.tale = tale
        self.turns = turns
        """Every turn, and after how many answers it began."""
        self._starts = [begun.answers for begun in turns]
        self.seat = seat
        self.number = 0
        self._play = log.begin(game)
        self._at = 0
        self._asked: dict[int, tuple[Message, Message | str]] = {}

    @classmethod
    def of(
        cls, path: Path, seat: int | None = None, pack: Pack | None = None
    ) -> tuple[ReplayCursor, LogError | None]:
        """Open a file and return what was wrong with it, if anything; what comes before the damage can be shown."""
        opened = open_log(path)
        sitting, trouble = seated_again(opened.log, pack=pack)
        if seat is not None and not 0 <= seat < len(sitting.chairs):
            last = len(sitting.chairs) - 1
            raise BadOptions("ui-replay-seat", f"there is no seat {seat}", seat=seat, last=last)
        log = sitting.log
        return cls(sitting.game, log, sitting.tale, sitting.turns, seat), trouble or opened.trouble

    @property
    def count(self) -> int:
        """The number of answers."""
        return len(self.log.lines)

    @property
    def turn(self) -> Turn:
        """Whose turn it was."""
        return turn_at(self.turns, self.number)

    @property
    def line(self) -> LogLine | None:
        """The latest answer."""
        return self.log.lines[self.number - 1] if self.number else None

    @property
    def play(self) -> Play:
        """The game at this point."""
        if self._at > self.number:
            self._play, self._at = self.log.begin(self.game), 0
        while self._at < self.number:
            line = self.log.lines[self._at]
            self._asked[self._at + 1] = asked(self._play, line)
            self.log.step(self._play, self._at + 1, line)
            self._at += 1
        return self._play

    def blocks(self) -> Sequence[Block]:
        """The table at this point."""
        return self.game.show(self.play.look(self.seat))

    def told(self) -> list[TaleLine]:
        """Everything that had happened up to this point."""
        return [happened for happened in self.tale if happened.number <= self.number]

    def news(self) -> list[TaleLine]:
        """What happened because of the latest answer."""
        return [happened for happened in self.tale if happened.number == self.number]

    def go(self, number: int) -> None:
        """Go to just after this answer; 0 is before the first."""
        self.number = max(0, min(self.count, number))

    def next_turn(self) -> None:
        """Go to the beginning of the next turn, or to the end."""
        place = bisect_right(self._starts, self.number)
        self.go(self._starts[place] if place < len(self._starts) else self.count)

    def previous_turn(self) -> None:
        """Go to the beginning of this turn, or of the one before."""
        place = bisect_left(self._starts, self.number)
        self.go(self._starts[place - 1] if place else 0)

    # -- in words ---------------------------------------------------------------------------------

    def place(self, voice: Voice) -> str:
        """Say where in the game this is."""
        return voice.say(
            "ui-replay-place", number=self.number, count=self.count, turn=self.turn_in_words(voice)
        )

    def turn_in_words(self, voice: Voice) -> str:
        """Say whose turn it was."""
        return voice.turn(self.turn, self.turns[-1].turn.number if self.turns else 0)

    def answer(self, voice: Voice) -> str:
        """Say the latest answer, and whose it was."""
        line = self.line
        if line is None:
            return voice.say("ui-replay-start")
        assert self.play is not None  # goes there, and remembers what was asked on the way
        prompt, answer = self._asked[self.number]
        return voice.say(
            "ui-replay-answer",
            name=voice.say("ui-replay-fate") if line.by is None else voice.name(line.by),
            prompt=voice.words(prompt),
            answer=voice.words(answer),
            clause=line.clause,
        )


def retold_in_lines(
    telling: ReplayCursor,
    voice: Voice,
    hear: Callable[[str], str],
    write: Callable[[str], None],
    note: str = "",
    *,
    whole: bool = False,
) -> None:
    """Show a saved game line by line; `whole` shows it all without asking."""
    shown: dict[str, list[str]] = {}
    turn: Turn | None = None

    def tell_here(*, table: bool) -> None:
        nonlocal shown, turn
        if telling.turn != turn:
            turn = telling.turn
            write(telling.turn_in_words(voice))
        write(f"[{telling.number}] {telling.answer(voice)}")
        for happened in telling.news():
            write(f"    {voice.happening(happened.happening)}")
        lines, shown = changed_lines(telling.blocks(), {} if table else shown, voice)
        for line in lines if table or not whole else ():
            write(line)

    write(voice.say("title"))
    if note:
        write(note)
    tell_here(table=True)
    if whole:
        while telling.number < telling.count:
            telling.go(telling.number + 1)
            tell_here(table=False)
        _tell_ending(telling, voice, write)
        return
    write(voice.say("ui-replay-lines"))
    while True:
        typed = hear(f"{telling.number}/{telling.count} > ").strip()
        if typed == "q":
            return
        if not _moved(telling, typed) and typed != "t":
            write(voice.say("ui-replay-unknown", typed=typed[:40]))
            continue
        tell_here(table=typed == "t")
        if telling.number == telling.count:
            _tell_ending(telling, voice, write)


def _tell_ending(telling: ReplayCursor, voice: Voice, write: Callable[[str], None]) -> None:
    outcome = telling.play.outcome
    if outcome is not None:
        for line in voice.ending(outcome):
            write(line)


def _moved(telling: ReplayCursor, typed: str) -> bool:
    if typed == "":
        telling.go(telling.number + 1)
    elif typed == "b":
        telling.go(telling.number - 1)
    elif typed == "n":
        telling.next_turn()
    elif typed == "p":
        telling.previous_turn()
    elif typed == "a":
        telling.go(telling.count)
    elif typed.isdecimal() and int(typed) <= telling.count:
        telling.go(int(typed))
    else:
        return False
    return True
