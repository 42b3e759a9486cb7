"""The terminal's voice: every text for the people at this keyboard, in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.chance import Draw, Roll, RollEach, Throw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.message import Argument, Message, SeatName
from tumblekeep.core.question import Choose, Forecast, Question
from tumblekeep.core.table import Outcome, Turn
from tumblekeep.kit.panel import Words
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throwing import demand
from tumblekeep.kit.wording import die_words
from tumblekeep.terminal.reporting import example, to_say
from tumblekeep.terminal.throwing import HandAim
from tumblekeep.text import LANGUAGES, Phrasebook
from tumblekeep.text.word_index import NameIndex

if TYPE_CHECKING:
    from tumblekeep.terminal.local_game import UndoneMove

CATALOGUE = "terminal"


class OptionText(NamedTuple):
    """One option as people see it."""

    id: str
    label: str
    number: str = ""
    """How likely it is to end well: the chance to win the game if that is known, else what the next roll does."""
    stakes: str = ""
    """What it costs and brings."""

    @property
    def weighed(self) -> str:
        """Everything beside its name."""
        return ". ".join(part.rstrip(".") for part in (self.number, self.stakes) if part)


class BarredText(NamedTuple):
    """An option that can't be chosen now, with the reason and the clause."""

    label: str
    reason: str
    clause: str


class Voice:
    """One language, for one game or for none yet."""

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        names: Sequence[str] = (),
        *,
        also: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        throws = ("throw",) if game is not None and game.throws else ()
        self.book = Phrasebook(
            language,
            CATALOGUE,
            *throws,
            *([game.slug] if game else []),
            *also,
            pack=game.pack if game else None,
        )
        self.game = game
        self.names = tuple(names)
        self.reader = reader
        """The seat that is addressed as "you", if a single person sits at this keyboard."""

    @cached_property
    def spoken(self) -> NameIndex:
        """Every way to say a name of the game."""
        assert self.game is not None
        return NameIndex(self.language, self.game, self.names)

    @property
    def language(self) -> str:
        """The code of the language."""
        return self.book.language

    def other(self) -> Voice:
        """Return the same voice in the next language."""
        place = LANGUAGES.index(self.language)
        return Voice(LANGUAGES[(place + 1) % len(LANGUAGES)], self.game, self.names, reader=self.reader)

    def say(self, message_id: str, **arguments: Any) -> str:
        """Format a message of the terminal, or of the game."""
        return self.book.say(message_id, **arguments)

    def words(self, words: Words) -> str:
        """Format any text of a panel."""
        if isinstance(words, Message):
            return self.book.tell(words, self.names)
        if isinstance(words, SeatName):
            return self.book.seat(words.seat, self.names)
        return str(words)

    def error(self, error: TumbleError) -> str:
        """Say what went wrong."""
        return self.book.error(error, self.names)

    def name(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return self.book.seat(seat, self.names)

    # -- questions --------------------------------------------------------------------------------

    def prompt(self, question: Question) -> str:
        """Put the question into one sentence."""
        about: tuple[Any, ...] = getattr(question, "about", ())
        return self.words(question.ask.question(about))

    def passed(self, question: Choose) -> str:
        """Say that a question passed by itself, and why; nothing about what was done with the answer before."""
        moot = question.moot_answer()
        if moot is None or not self.book.knows(f"ui-moot-{moot.why}"):
            return ""
        prompt = self.prompt(question)
        if self.reader is None:
            prompt = self.say("ui-for", name=self.name(question.seat), prompt=prompt)
        return self.say("ui-passed", prompt=prompt, why=self.say(f"ui-moot-{moot.why}"))

    def why(self, question: Question) -> str:
        """Say in plain words what is decided here and what matters; empty if a game from outside does not say."""
        return self.say(question.ask.why) if self.book.knows(question.ask.why) else ""

    def offers(self, question: Choose) -> list[OptionText]:
        """Return what can be chosen, in the rules' order, with its odds and stakes."""
        forecast = question.foretold()
        return [
            OptionText(
                option_id(option),
                self.words(question.ask.label(option)),
                "" if forecast is None or option not in forecast.odds else self._roll(forecast, option),
                self._stakes(question, option, forecast),
            )
            for option in question.options
        ]

    def _stakes(self, question: Choose, option: Option, forecast: Forecast | None) -> str:
        stakes = None if forecast is None else forecast.stakes.get(option)
        if stakes is None:
            return self.book.stakes(question.ask.label(option), self.names)
        return self.words(stakes)

    def _roll(self, forecast: Forecast, option: Option) -> str:
        """What the next roll does, with one number: the game's own words for it, or how often it ends well."""
        words = forecast.rolls.get(option)
        if words is not None:
            return self.words(words)
        word = "odds-win" if self.book.knows("odds-win") else "ui-roll-win"
        return self.say("ui-roll", word=self.say(word), share=round(100 * forecast.odds[option].win))

    def untaught(self, names: Sequence[str], slug: str) -> str:
        """That these bots play steadily, because nothing was learned for this way to play."""
        return self.say("ui-untaught", names=", ".join(names), count=len(names), game=slug)

    def goal(self) -> str:
        """Say in one line what everybody is after; empty if a game from outside does not say."""
        return self.say("goal") if self.book.knows("goal") else ""

    def origin(self) -> str:
        """What comes from the published rules and what was filled in, in a line; nothing if the game does not say."""
        return self.say("origin") if self.book.knows("origin") else ""

    def explained(self, question: Question) -> list[str]:
        """Explain the current question to a beginner: the goal, what is decided, what the next roll does with each choice, what can't
        be chosen and why."""
        lines = [self.goal(), self.why(question)]
        if isinstance(question, Choose):
            lines += [
                self.say("ui-field", name=offer.label, value=offer.number)
                for offer in self.offers(question)
                if offer.number
            ]
            lines += [
                self.say("ui-field", name=bar.label, value=bar.reason) for bar in self.not_now(question)
            ]
        return [line for line in lines if line]

    def not_now(self, question: Choose) -> list[BarredText]:
        """Return what can't be chosen now, and why; options barred for the same reason are listed together."""
        told: dict[tuple[str, str], list[str]] = {}
        for bar in question.barred():
            reason = self.words(question.ask.reason(bar.reason, bar.values))
            told.setdefault((reason, bar.clause), []).append(self.words(question.ask.label(bar.option)))
        return [
            BarredText(
                labels[0]
                if len(labels) == 1
                else self.say("ui-and-more", label=labels[0], more=len(labels) - 1),
                reason,
                clause,
            )
            for (reason, clause), labels in told.items()
        ]

    def heading(self, question: Question) -> str:
        """Ask for what a real die, deck or throw showed."""
        prompt = self.prompt(question)
        seat = getattr(question, "seat", None)
        if seat is not None:
            prompt = self.say("ui-for", name=self.name(seat), prompt=prompt)
        return self.say(f"ui-report-{_sort(question)}", prompt=prompt, clause=question.ask.clause)

    def how(self, question: Question) -> str:
        """Say how such a report is typed."""
        return self.say("ui-report-how", example=self.example(question), short=self.in_short(question))

    def in_short(self, question: Question) -> str:
        """Say what to type in a few words."""
        return self.say(f"ui-report-short-{_sort(question)}")

    def to_report(self, question: Question, most: int | None = None) -> list[str]:
        """Say what a person should look at and type in, one line for each kind of dice or each list; of a large bag
        the first `most`."""
        if isinstance(question, Throw):
            return [*self.to_throw(question), *(self.words(line) for line in to_say(question))]
        if isinstance(question, Draw):
            things = [
                name + (f" ×{count}" if count > 1 else "") for name, count in self._bag(question).items()
            ]
            shown = (
                things
                if most is None or len(things) <= most
                else [*things[:most], self.say("ui-report-rest")]
            )
            return [self.say("ui-report-bag", things=", ".join(shown))]
        lines = [
            self.say("ui-report-pool", count=count, die=die, faces=self._faces(question, faces))
            for die, count, faces in self._dice(question)
        ]
        return [*lines, self.say("ui-report-order")] if len(lines) > 1 else lines

    def _dice(self, question: Question) -> list[tuple[str, int, tuple[str, ...]]]:
        """What is rolled: the name, how many, and the different faces; dice alike that follow each other are one row."""
        if isinstance(question, Roll):
            return [(self.words(question.ask.die(die.name)), n, die.faces) for die, n in question.pools]
        assert isinstance(question, RollEach)
        rows: list[tuple[str, int, tuple[str, ...]]] = []
        for die, sides in question.dice:
            called, faces = self.words(question.ask.die(die)), tuple(dict.fromkeys(sides))
            if rows and rows[-1][0] == called and rows[-1][2] == faces:
                rows[-1] = (called, rows[-1][1] + 1, faces)
            else:
                rows.append((called, 1, faces))
        return rows

    def _bag(self, question: Draw) -> dict[str, int]:
        """The names of what can be drawn, with how many there are of each."""
        named: dict[str, int] = {}
        for thing, count in question.bag.items():
            name = self.words(question.ask.thing(thing))
            named[name] = named.get(name, 0) + count
        return named

    def _faces(self, question: Question, faces: Sequence[str]) -> str:
        if len(faces) > 2 and all(face.isdecimal() for face in faces):
            numbers = [int(face) for face in faces]
            if numbers == list(range(numbers[0], numbers[0] + len(numbers))):
                return self.say("ui-report-range", first=numbers[0], last=numbers[-1])
        return ", ".join(self._with_short(question.ask.face(face)) for face in faces)

    def _with_short(self, called: Argument) -> str:
        short = self.book.short(called)
        name = self.words(called)
        return self.say("ui-report-also", name=name, short=short) if short else name

    def sayable(self, question: Question) -> list[str]:
        """List every name that can be said in answer, in this language, one line for each kind of dice or thing."""
        if isinstance(question, Draw):
            return [
                self.say("ui-report-numbered", number=number, name=name)
                for number, name in enumerate(self._bag(question), 1)
            ]
        if not isinstance(question, Roll | RollEach):
            return []
        rows = dict.fromkeys((die, faces) for die, _, faces in self._dice(question))
        return [
            self.say(
                "ui-report-die",
                die=die,
                faces=", ".join(self._with_short(question.ask.face(face)) for face in faces),
            )
            for die, faces in rows
        ]

    def to_throw(self, question: Throw[Any]) -> list[str]:
        """Say what is thrown, and which demands it has to meet."""
        setup = question.setup
        if "template" in setup:
            return []
        demands = [self._demand(setup, str(name)) for name in setup.get("demands", ())]
        dice = ", ".join(self._die(setup, str(die)) for die in setup.get("dice", ()))
        lines = []
        if len(setup.get("dice", ())) > 1:  # a single die is named by the prompt
            lines.append(self.say("ui-report-thrown", dice=dice))
        return [*lines, self.say("ui-report-demands", demands=", ".join(demands))] if demands else lines

    def _die(self, setup: Mapping[str, Any], die: str) -> str:
        return self.words(die_words(die)) if setup.get("game") in BOARDS else die

    def _demand(self, setup: Mapping[str, Any], name: str) -> str:
        """Return the name of a special throw."""
        return self.say(demand(setup["game"], name).name) if setup.get("game") in BOARDS else name

    def aim(self, aim: HandAim) -> str:
        """Format an aim as it is typed."""
        return self.say("ui-aim-typed", **{name: f"{number:g}" for name, number in aim._asdict().items()})

    def example(self, question: Question) -> str:
        """Return an example of how such a report is typed; typed back, it is understood."""
        if isinstance(question, Roll):
            return " / ".join(self._some_faces(question, die.faces, n) for die, n in question.pools)
        if isinstance(question, RollEach):
            return ", ".join(self.words(question.ask.face(sides[-1])) for _, sides in question.dice)
        if isinstance(question, Draw):
            return self.words(question.ask.thing(next(iter(question.bag))))
        return self.words(example(question)) if isinstance(question, Throw) else ""

    def _some_faces(self, question: Roll, faces: Sequence[str], n: int) -> str:
        """Name faces of so many dice: by letters and counts if they have letters."""
        called = [question.ask.face(face) for face in faces]
        if not all(self.book.short(face) for face in called):
            return " ".join(self.words(called[place % len(called)]) for place in range(n))
        counts = [len(range(place, n, len(called))) for place in range(len(called))]
        return " ".join(
            f"{count}{self.book.short(face)}" for count, face in zip(counts, called, strict=True) if count
        )

    # -- turns ------------------------------------------------------------------------------------

    def turn(self, turn: Turn, turns: int) -> str:
        """Say which turn of how many it is, and whose."""
        if not turn.number:
            return self.say("ui-turn-none")
        whose = self.say("ui-turn-everybody") if turn.seat is None else self.name(turn.seat)
        return self.say("ui-turn", turn=turn.number, turns=turns, whose=whose)

    def bot_plays(self, seat: int, turn: Turn) -> str:
        """Say that a bot takes over for somebody until this turn is over."""
        if turn.seat == seat:
            return self.say("ui-bot-plays", name=self.name(seat))
        if turn.seat is None:
            return self.say("ui-bot-plays-together", name=self.name(seat))
        return self.say("ui-bot-plays-other", name=self.name(seat), whose=self.name(turn.seat))

    def bot_played(self, seat: int, turn: Turn, *, over: bool) -> str:
        """Say what a bot that took over has done so far."""
        if not over:
            return self.bot_plays(seat, turn)
        name = "ui-bot-played" if turn.seat == seat else "ui-bot-played-other"
        return self.say(name, name=self.name(seat))

    def undone(self, undone: UndoneMove) -> str:
        """Say what was taken back."""
        if undone.seat is None:
            return self.say("ui-undone-roll")
        if undone.into_earlier:
            return self.say("ui-undone-turn", name=self.name(undone.seat), turn=undone.turn.number)
        return self.say("ui-undone", name=self.name(undone.seat))

    # -- what happened ----------------------------------------------------------------------------

    def happening(self, happening: Any) -> str:
        """Put one happening into a sentence of the tale."""
        assert self.game is not None
        return self.book.tell(self.game.happening(happening), self.names, self.reader)

    def ending(self, outcome: Outcome) -> list[str]:
        """Tell how the game ended: the headline, what it is made of, and who won."""
        lines = [self.words(outcome.headline)]
        lines += [self.say("ui-part", what=self.words(what), count=count) for what, count in outcome.parts]
        if outcome.winners and len(outcome.winners) < len(outcome.scores):
            lines.append(self.say("ui-winners", names=", ".join(self.name(seat) for seat in outcome.winners)))
        if len(set(outcome.scores)) > 1:
            lines += [
                self.say("ui-score", name=self.name(seat), score=score)
                for seat, score in enumerate(outcome.scores)
            ]
        return lines


def _sort(question: Question) -> str:
    """What is reported: dice, something drawn, somebody drawn, or a throw."""
    if isinstance(question, Draw):
        return "person" if question.ask.things == "seat" else "draw"
    return "throw" if isinstance(question, Throw) else "dice"
