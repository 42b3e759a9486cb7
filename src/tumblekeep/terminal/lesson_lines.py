"""`tumblekeep learn`: a lesson, line by line. The coach decides what to say; this module writes it and reads
the replies."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from tumblekeep.core.errors import TumbleError
from tumblekeep.core.question import Choose
from tumblekeep.games import known, load
from tumblekeep.lesson import Coach, has_lesson, lesson_of, lesson_words
from tumblekeep.terminal.describe import changed_lines
from tumblekeep.terminal.entry import INTERRUPTED, complain, hear, spoken_streams, write
from tumblekeep.terminal.lines import LeaveTable, meant
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language


def learn(args: Namespace) -> int:
    """Run the lesson of a game; without a game, list the lessons."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            if args.game is None:
                _list(voice)
                return 0
            LessonSession(Coach(lesson_of(args.game).without_tries()), voice.language, hear, write).run()
        except TumbleError as error:
            return complain(voice.error(error))
        except KeyboardInterrupt:
            print()
            return INTERRUPTED
    return 0


def _list(voice: Voice) -> None:
    write(voice.say("ui-learn-games"))
    for slug in known():
        if has_lesson(slug):
            write(voice.say("ui-learn-game", slug=slug, title=Voice(voice.language, load(slug)).say("title")))


class LessonSession:
    """One lesson at a keyboard."""

    def __init__(
        self, coach: Coach, language: str, hear: Callable[[str], str], write: Callable[[str], None]
    ) -> None:
        self.coach = coach
        self.hear = hear
        self.write = write
        self.voice = self._speaking(language)
        self._shown: dict[str, list[str]] = {}

    def _speaking(self, language: str) -> Voice:
        lesson = self.coach.lesson
        return Voice(language, self.coach.game, lesson.names, also=lesson_words(lesson.game))

    def run(self) -> None:
        """Run from the first step to the last, or until the learner leaves."""
        self.write(self.voice.say("ui-learn-hello", title=self.voice.say("title")))
        if origin := self.voice.origin():
            self.write(origin)
        try:
            while self.coach.step is not None:
                self._tell()
                asked = self.coach.asked
                if asked is None:
                    self._read()
                else:
                    self._ask(asked)
        except (EOFError, LeaveTable):
            return
        self.write(self.voice.say("ui-learn-over", slug=self.coach.lesson.game))

    def _tell(self) -> None:
        """Tell what happened, what the table looks like now, and what the coach says."""
        for happening in self.coach.play.news():
            self.write(self.voice.happening(happening))
        self._show(whole=False)
        self._say()

    def _show(self, *, whole: bool) -> None:
        view = self.coach.play.look(self.coach.lesson.learner)
        lines, self._shown = changed_lines(
            self.coach.game.show(view), {} if whole else self._shown, self.voice
        )
        for line in lines:
            self.write(line)

    def _say(self) -> None:
        number, steps = self.coach.place
        words = self.voice.words(self.coach.says)
        self.write("")
        self.write(self.voice.say("ui-learn-step", number=number, steps=steps, words=words))

    def _read(self) -> None:
        while True:
            typed = self.hear(self.voice.say("ui-learn-go-on")).strip()
            if not self._run_command(typed):
                self.coach.go_on()
                return

    def _ask(self, question: Choose) -> None:
        self._put(question)
        while True:
            typed = self.hear("> ").strip()
            if self._run_command(typed):
                continue
            chosen = meant(typed, self.voice.offers(question), self.voice, self.write)
            if chosen is None:
                continue
            why = self.coach.answer(chosen)
            if why is None:
                return
            self.write(self.voice.words(why))
            self.write(self.voice.say("ui-learn-again"))

    def _put(self, question: Choose) -> None:
        self.write(self.voice.prompt(question))
        for number, offer in enumerate(self.voice.offers(question), start=1):
            self.write(f"{number}. {offer.label}")

    def _run_command(self, typed: str) -> bool:
        """Run a one-letter command; return True if it was one."""
        if typed == "q":
            raise LeaveTable
        if typed == "t":
            self._show(whole=True)
        elif typed == "?":
            for line in self.voice.say("ui-learn-help").splitlines():
                self.write(line)
        elif typed == "l":
            self.voice = self._speaking(self.voice.other().language)
            self._show(whole=True)
            self._say()
            if self.coach.asked is not None:
                self._put(self.coach.asked)
        else:
            return False
        return True
