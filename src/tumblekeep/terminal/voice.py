"""The terminal's voice: every text for the people at this keyboard, in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.chance import Draw, Roll, RollEach, Throw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game
from tumblekeep.core.message import Message, SeatName
from tumblekeep.core.question import Choose, Forecast, Question
from tumblekeep.core.table import Outcome, Turn
from tumblekeep.kit.panel import Words
from tumblekeep.kit.target import BOARDS
from tumblekeep.kit.throwing import demand
from tumblekeep.kit.wording import die_words
from tumblekeep.terminal.reporting import example, to_say
from tumblekeep.terminal.throwing import HandAim
from tumblekeep.text import LANGUAGES, Phrasebook

if TYPE_CHECKING:
    from tumblekeep.terminal.local_game import UndoneMove

CATALOGUE = "terminal"


class OptionText(NamedTuple):
    """One option as people see it."""

    id: str
    label: str
    weighed: str = ""
    """How likely it is to end well, and what it costs and brings."""


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
                self._weighed(question, option, forecast),
            )
            for option in question.options
        ]

    def _weighed(self, question: Choose, option: Option, forecast: Forecast | None) -> str:
        stakes = None if forecast is None else forecast.stakes.get(option)
        parts = [] if forecast is None or option not in forecast.odds else [self._roll(forecast, option)]
        parts.append(
            self.book.stakes(question.ask.label(option), self.names) if stakes is None else self.words(stakes)
        )
        return ". ".join(part.rstrip(".") for part in parts if part)

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
        """Explain the current question to a beginner: the goal, what is decided, what can't be chosen and why."""
        lines = [self.goal(), self.why(question)]
        if isinstance(question, Choose):
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

    def to_report(self, question: Question, most: int | None = None) -> list[str]:
        """Say what a person should look at and type in, one line for each pool, die or list; of a large bag the
        first `most`."""
        if isinstance(question, Roll):
            return [
                self.say("ui-report-pool", count=n, die=self.thing(die.name), faces=self._faces(die.faces))
                for die, n in question.pools
            ]
        if isinstance(question, RollEach):
            return [
                self.say("ui-report-die", die=self.thing(die), faces=self._faces(tuple(dict.fromkeys(sides))))
                for die, sides in question.dice
            ]
        if isinstance(question, Draw):
            things = [
                self.thing(thing) + (f" ×{count}" if count > 1 else "")
                for thing, count in question.bag.items()
            ]
            shown = things if most is None or len(things) <= most else [*things[:most], "…"]
            return [self.say("ui-report-bag", things=", ".join(shown))]
        assert isinstance(question, Throw)
        return [*self.to_throw(question), *(self.words(line) for line in to_say(question))]

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
        """Return an example of how such a report is typed."""
        if isinstance(question, Roll):
            groups = []
            for die, n in question.pools:
                faces = [die.faces[place % die.kinds] for place in range(min(n, 5))]
                joined = ("" if all(len(face) == 1 for face in die.faces) else " ").join(faces)
                groups.append(joined + ("…" if n > 5 else ""))
            return " / ".join(groups)
        if isinstance(question, RollEach):
            return " ".join(sides[-1] for _, sides in question.dice)
        if isinstance(question, Draw):
            return self.thing(next(iter(question.bag)))
        return self.words(example(question)) if isinstance(question, Throw) else ""

    def _faces(self, faces: Sequence[str]) -> str:
        shown = []
        for face in faces:
            called = self.thing(face)
            shown.append(face if called == face else f"{face} ({called})")
        return ", ".join(shown)

    def thing(self, thing: str) -> str:
        """Return the name of a thing or a face: from the smallest family of the game's words that has it, or as it
        is."""
        if self.game is not None:
            families = [family for family, members in self.game.words.items() if thing in members]
            if families:
                words = self.game.words
                return self.say(f"{min(families, key=lambda family: len(words[family]))}-{thing}")
        if thing.isdecimal() and int(thing) < len(self.names) and self._seats_are_drawn:
            return self.names[int(thing)]
        return thing

    _seats_are_drawn = False

    def for_draw(self, question: Question) -> Voice:
        """Return this voice for one question: a draw among the numbers of all seats is a draw among people."""
        if isinstance(question, Draw) and list(question.bag) == [str(n) for n in range(len(self.names))]:
            named = Voice(self.language, self.game, self.names)
            named._seats_are_drawn = True
            return named
        return self

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
