"""Line mode: the same game as plain text, for pipes, screen readers and very small screens."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from tumblekeep.core.chance import Throw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.question import Choose, Question
from tumblekeep.terminal.clause import shown_clauses
from tumblekeep.terminal.describe import changed_lines
from tumblekeep.terminal.hinting import NOTHING_KNOWN, hint_lines, hints_told, option_worth, weighed
from tumblekeep.terminal.local_game import LocalGame, NextStep, TaleLine
from tumblekeep.terminal.newcomer import Newcomer
from tumblekeep.terminal.throwing import LocalThrow, read_aim, usual_aim
from tumblekeep.terminal.voice import OptionText, Voice

HIDING = 60
"""Empty lines that scroll a secret off the screen."""


class LeaveTable(Exception):
    """Somebody typed q, or the input has ended."""


class LineMode:
    """One game, told and asked line by line."""

    def __init__(
        self,
        sitting: LocalGame,
        voice: Voice,
        hear: Callable[[str], str],
        write: Callable[[str], None],
        pause: float = 0.0,
        *,
        stays: bool = False,
        newcomer: Newcomer | None = None,
        odds: bool = False,
    ) -> None:
        self.sitting = sitting
        self.voice = voice
        self.hear = hear
        self.write = write
        self.pause = pause
        self.stays = stays
        """Wait for a last command at the end, so that the last move can still be taken back."""
        self.newcomer = newcomer
        """The coach for somebody's first games, if it speaks."""
        self.odds = odds
        """Write the chance to win beside every option."""
        self._told_why = False
        """It was said why there are no odds; once in a game is enough."""
        self._passed = ""
        self._shown: dict[str, list[str]] = {}
        self._told = 0
        self._unsaved = False
        self._keyboard: int | None = None
        if len(sitting.people) == 1:  # a single person is addressed as "you"
            (voice.reader,) = sitting.people

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.write(self.voice.say("ui-lines-hello"))
        if goal := self.voice.goal():
            self.write(goal)
        if self.sitting.cannot_aim:
            self.write(self.voice.say("ui-aim-missing"))
        if untaught := self.sitting.untaught:
            self.write(self.voice.untaught(untaught, self.sitting.game.slug))
        if self.sitting.play.entries:
            self._told = max(0, len(self.sitting.tale) - 3)
        try:
            while True:
                waiting = self.sitting.waiting()
                self._cover(waiting)
                self._tell()
                if waiting.kind == "over":
                    if not self._end():
                        return
                elif waiting.kind == "person":
                    self._ask(waiting)
                elif waiting.kind == "moot":
                    self._pass(waiting)
                elif waiting.kind == "report":
                    self._report(waiting)
                elif waiting.kind == "aim":
                    self._aim(waiting)
                else:
                    self._step(waiting)
        except (EOFError, LeaveTable):
            return

    # -- telling ----------------------------------------------------------------------------------

    def _tell(self) -> None:
        for happened in self._fresh():
            self.write(self.voice.happening(happened.happening))
        if self.sitting.unsaved is not None and not self._unsaved:
            self.write(self.voice.say("ui-unsaved", why=self.voice.error(self.sitting.unsaved)))
        self._unsaved = self.sitting.unsaved is not None

    def _fresh(self) -> Sequence[TaleLine]:
        fresh = self.sitting.tale[self._told :]
        self._told = len(self.sitting.tale)
        return fresh

    def _show(self, seat: int | None, *, whole: bool = False) -> None:
        blocks = self.sitting.game.show(self.sitting.look(seat))
        lines, self._shown = changed_lines(blocks, {} if whole else self._shown, self.voice)
        for line in lines:
            self.write(line)

    def _step(self, waiting: NextStep) -> None:
        if waiting.kind == "bot" and self.pause:
            time.sleep(self.pause)
        self.sitting.step()

    def _pass(self, waiting: NextStep) -> None:
        """Pass a moot question, with a word; the same word only once between two answers."""
        assert isinstance(waiting.question, Choose)
        said = self.voice.passed(waiting.question)
        if said and said != self._passed:
            self.write(said)
        self._passed = said
        self.sitting.step()

    def _end(self) -> bool:
        """Tell how the game ended; return True if somebody takes the last move back."""
        self._show(self.sitting.eyes(self.sitting.waiting()))
        outcome = self.sitting.play.outcome
        assert outcome is not None
        for line in (*self.voice.ending(outcome), *hints_told(self.sitting.play, self.voice)):
            self.write(line)
        while self.stays and self.sitting.last_decision() is not None:
            typed = self.hear(self.voice.say("ui-lines-over")).strip()
            if typed != "u":
                return False
            self._undo()
            return True
        return False

    # -- asking -----------------------------------------------------------------------------------

    def _ask(self, waiting: NextStep) -> None:
        question, seat = waiting.question, waiting.seat
        assert isinstance(question, Choose)
        assert seat is not None
        self._passed = ""
        secret = self.sitting.is_secret(question)
        if secret:
            self._pass_keyboard(seat)
        self._show(self.sitting.eyes(waiting, alone=secret))
        self._put(question, seat)
        self._coach(waiting)
        offers = self.voice.offers(question)
        while True:
            typed = self.hear("> ").strip()
            if typed.removeprefix(":") in self._commands:
                if self._run_command(typed.removeprefix(":"), waiting):
                    return
                continue
            chosen = self._chosen(typed, offers)
            if chosen is None:
                continue
            try:
                self.sitting.give(chosen, seat)
            except TumbleError as error:
                self.write(self.voice.error(error))
                continue
            return

    def _put(self, question: Choose, seat: int) -> None:
        """Write the question with its numbered options, and what can't be done now."""
        self.write(
            self.voice.say(
                "ui-lines-question",
                name=self.voice.name(seat),
                prompt=self.voice.prompt(question),
                clause=question.ask.clause,
            )
        )
        play = self.sitting.play
        worth = (
            option_worth(play, weighed(play, seat, self.sitting.skill), self.voice)
            if self.odds
            else NOTHING_KNOWN
        )
        for number, offer in enumerate(worth.beside(self.voice.offers(question)), start=1):
            star = f" ★ {self.voice.say('ui-recommended')}" if self._recommends(question, offer.id) else ""
            self.write(f"{number}. {offer.label}{star}" + (f" — {offer.weighed}" if offer.weighed else ""))
        if worth.alike:
            self.write(worth.alike)
        if worth.untold and not self._told_why:
            self._told_why = True
            self.write(worth.untold)
        for bar in self.voice.not_now(question):
            self.write(self.voice.say("ui-not-now", label=bar.label, reason=bar.reason, clause=bar.clause))

    def _recommends(self, question: Choose, option: str) -> bool:
        return self.newcomer is not None and self.newcomer.recommends(question.ask.name, option)

    def _coach(self, waiting: NextStep) -> None:
        """Write what the coach says here in the first games, each hint once."""
        said = "" if self.newcomer is None else self.newcomer.hint(waiting, self.voice.language)
        if said:
            self.write(self.voice.say("ui-coach", words=said))

    @property
    def _commands(self) -> Sequence[str]:
        more = () if self.newcomer is None else (COACH,)
        return (*COMMANDS, *more, *((USE,) if self.sitting.has_uses() else ()))

    def _chosen(self, typed: str, offers: Sequence[OptionText]) -> str | None:
        return meant(typed, offers, self.voice, self.write)

    def _report(self, waiting: NextStep) -> None:
        question = waiting.question
        assert question is not None
        voice = self.voice
        secret = self.sitting.is_secret(question)
        if secret and waiting.seat is not None:
            self._pass_keyboard(waiting.seat)
        self._show(self.sitting.eyes(waiting))
        self.write(voice.heading(question))
        for line in voice.to_report(question):
            self.write(line)
        self.write(voice.how(question))
        self._coach(waiting)
        while True:
            typed = self.hear("> ").strip()
            if typed == "?" or (
                typed[:1] == ":" and typed[1:] in self._commands
            ):  # a bare letter may be a face of a die
                if self._run_command(typed.removeprefix(":"), waiting):
                    return
                continue
            try:
                if typed:
                    self.sitting.report(question, typed, voice.spoken.ways)
                else:
                    self.sitting.step()
            except TumbleError as error:
                self.write(voice.error(error))
                continue
            return

    def _aim(self, waiting: NextStep) -> None:
        question, seat = waiting.question, waiting.seat
        assert isinstance(question, Throw)
        assert seat is not None
        voice = self.voice
        self._show(self.sitting.eyes(waiting))
        prompt = voice.say("ui-for", name=voice.name(seat), prompt=voice.prompt(question))
        self.write(voice.say("ui-aim", prompt=prompt, clause=question.ask.clause))
        for line in voice.to_throw(question):
            self.write(line)
        usual = usual_aim(question)
        self.write(voice.say("ui-aim-how", aim=voice.aim(usual)))
        self._coach(waiting)
        while True:
            typed = self.hear("> ").strip()
            if typed.removeprefix(":") in self._commands:
                if self._run_command(typed.removeprefix(":"), waiting):
                    return
                continue
            try:
                thrown = self.sitting.throw(question, read_aim(typed, usual))
            except TumbleError as error:
                self.write(voice.error(error))
                continue
            for line in thrown.told(voice.language):
                self.write(line)
            self._draw(thrown)
            return

    def _draw(self, thrown: LocalThrow) -> None:
        try:
            path = self.sitting.draw(thrown)
        except TumbleError as error:  # the throw counts even without a picture
            self.write(self.voice.error(error))
            return
        if path is not None:
            self.write(self.voice.say("ui-aim-picture", path=str(path)))

    # -- commands ---------------------------------------------------------------------------------

    def _run_command(self, typed: str, waiting: NextStep) -> bool:
        """Run a one-letter command; return True if the question has to be asked again from the start."""
        if typed == "q":
            raise LeaveTable
        if typed == "?":
            self._help(waiting)
        elif typed == "w" and waiting.question is not None:
            self._why(waiting.question)
        elif typed == "h":
            self._hint(waiting)
        elif typed == "t":
            self._show(self.sitting.eyes(waiting), whole=True)
        elif typed == "v" and waiting.seat in self.sitting.people:
            self._private(waiting.seat)
        elif typed == "l":
            self.voice = self.voice.other()
            self.write(self.voice.say("ui-now-speaking"))
            self._shown = {}
            return True
        elif typed == "u":
            return self._undo()
        elif typed in ("e", COACH):
            self._toggle(typed)
        elif typed == USE:
            return self.sitting.use_something()
        elif typed == "b" and waiting.kind in ("person", "aim") and waiting.seat is not None:
            self.write(self.voice.bot_plays(waiting.seat, self.sitting.play.turn))
            self.sitting.play_turn_for(waiting.seat)
            return True
        return False

    def _help(self, waiting: NextStep) -> None:
        """Explain the question, list the names that can be typed, and the commands."""
        for line in [] if waiting.question is None else self.voice.explained(waiting.question):
            self.write(line)
        if waiting.kind == "report" and waiting.question is not None:
            for line in self.voice.sayable(waiting.question):
                self.write(line)
        for line in self.voice.say("ui-lines-help").splitlines():
            self.write(line)
        if self.newcomer is not None:
            self.write(self.voice.say("ui-coach-help", key=COACH))
        if self.sitting.saved is not None:
            self.write(self.voice.say("ui-saved-in", path=str(self.sitting.saved.path)))

    def _toggle(self, typed: str) -> None:
        """Turn asking everything, or the coach, on or off."""
        if typed == "e":
            self.sitting.asks_everything = not self.sitting.asks_everything
            self.write(self.voice.say(asked_words(self.sitting)))
        elif self.newcomer is not None:
            self.newcomer.turn_off(self.newcomer.speaks)
            self.write(
                self.voice.say("ui-coach-speaks" if self.newcomer.speaks else "ui-coach-off", key=COACH)
            )

    def _hint(self, waiting: NextStep) -> None:
        if waiting.kind != "person" or waiting.seat is None:
            self.write(self.voice.say("ui-hint-nothing"))
            return
        self.write(self.voice.say("ui-hint-thinking"))
        for line in hint_lines(self.sitting.play, waiting.seat, self.voice, self.sitting.skill):
            self.write(line)
        self.sitting.hinted = True

    def _why(self, question: Question) -> None:
        wanted = [question.ask.clause]
        if why := self.voice.why(question):
            self.write(why)
        if isinstance(question, Choose):
            wanted += [bar.clause for bar in question.barred()]
        for heading, text in shown_clauses(wanted, self.voice):
            self.write(self.voice.say("ui-field", name=heading, value=text) if heading else text)

    def _private(self, seat: int) -> None:
        """Show what only this seat may see, while nobody else looks."""
        if len(self.sitting.people) < 2 or not self.sitting.has_secrets(seat):
            self.write(self.voice.say("ui-no-secrets"))
            return
        self._pass_keyboard(seat)
        self._show(seat, whole=True)
        self.hear(self.voice.say("ui-hide-again"))
        self._hide()
        self._shown = {}

    def _undo(self) -> bool:
        undone = self.sitting.undo()
        if undone is None:
            self.write(self.voice.say("ui-nothing-to-undo"))
            return False
        self.write(self.voice.undone(undone))
        self._told = len(self.sitting.tale)
        return True

    def _pass_keyboard(self, seat: int) -> None:
        if self._keyboard == seat:
            return
        self._hide()
        self.hear(self.voice.say("ui-pass-keyboard", name=self.voice.name(seat)) + " ")
        self._keyboard = seat

    def _cover(self, waiting: NextStep) -> None:
        """Scroll one person's secrets off the screen, unless the next question is for the same person alone."""
        if self._keyboard is None:
            return
        secret = waiting.question is not None and self.sitting.is_secret(waiting.question)
        if not (secret and waiting.is_up_to_people and waiting.seat == self._keyboard):
            self._hide()
            self._shown = {}

    def _hide(self) -> None:
        self._keyboard = None
        self.write("\n" * HIDING)


def meant(typed: str, offers: Sequence[OptionText], voice: Voice, write: Callable[[str], None]) -> str | None:
    """Find the option that was typed: by number, by id, or by the beginning of its words. Write what is wrong."""
    if typed.isdecimal() and 1 <= int(typed) <= len(offers):
        return offers[int(typed) - 1].id
    for offer in offers:
        if typed == offer.id:
            return offer.id
    begun = [offer for offer in offers if typed and offer.label.casefold().startswith(typed.casefold())]
    if len(begun) == 1 and not typed.isdecimal():
        return begun[0].id
    if not typed:
        write(voice.say("ui-type-a-number", most=len(offers)))
    elif len(begun) > 1:
        write(voice.say("ui-several-begin", typed=typed[:40], labels=", ".join(o.label for o in begun[:6])))
    else:
        write(voice.say("ui-not-a-number", typed=typed[:40], most=len(offers)))
    return None


def asked_words(sitting: LocalGame) -> str:
    """The message that says which questions people are asked."""
    return "ui-asks-everything" if sitting.asks_everything else "ui-passes-moot"


COMMANDS = ("?", "w", "h", "t", "v", "l", "u", "b", "e", "q")
USE = "s"
"""Uses something though nobody asks; a command only where there is something, because choices may begin with the letter."""
COACH = "c"
"""Silences the coach, if there is one, and lets it speak again."""
