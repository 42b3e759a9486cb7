"""A game at one keyboard. It knows who answers next, and keeps the file up to date.

Both the full screen and the line mode play through this; neither touches the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Chance, Throw
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.game import Game, View
from tumblekeep.core.log import Header, Log, line_of
from tumblekeep.core.play import Play
from tumblekeep.core.question import Choose, Question
from tumblekeep.core.table import Turn
from tumblekeep.fate.names import Say, no_names
from tumblekeep.fate.numbered import NumberedFate, fresh_seed
from tumblekeep.fate.reported import read
from tumblekeep.kit.throwing import is_installed
from tumblekeep.packs import shipped_packs
from tumblekeep.players.levels import is_untaught
from tumblekeep.saves import SavedGame
from tumblekeep.terminal.hinting import BESIDE
from tumblekeep.terminal.seating import BOTS, USUAL_BOT, Chair
from tumblekeep.terminal.throwing import (
    USUAL_SKILL,
    HandAim,
    LocalThrow,
    skilled_fate,
    throw_aimed,
)
from tumblekeep.terminal.turns import StandIns, TurnStart
from tumblekeep.text.word_index import throwing_words

DICE = ("sampled", "reported")
"""Who rolls: the computer, or people with real dice who type in what they see."""


class NextStep(NamedTuple):
    """What happens next: `person`, `report` (a person types in dice), `aim` (a person throws), `moot` (a person's question that
    passes by itself), `bot`, `fate`, `over`."""

    kind: str
    seat: int | None = None
    question: Question | None = None

    @property
    def is_up_to_people(self) -> bool:
        """Whether the game waits until somebody presses a key."""
        return self.kind in ("person", "report", "aim", "over")


class TaleLine(NamedTuple):
    """One line of the tale, and after how many answers it came."""

    number: int
    happening: Any


class UndoneMove(NamedTuple):
    """A move that was taken back: whose (None for a typed roll), what had been answered, and into which turn."""

    seat: int | None
    ask: str
    turn: Turn
    into_earlier: bool
    """That turn had already ended."""


class LocalGame:
    """A game being played at this keyboard."""

    def __init__(
        self,
        game: Game,
        chairs: Sequence[Chair],
        options: Mapping[str, Any] | None = None,
        *,
        seed: str | None = None,
        dice: str = "sampled",
        throws: str | None = None,
        skill: str | float = USUAL_SKILL,
        pictures: Path | None = None,
        saved: SavedGame | None = None,
        notes: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.chairs = tuple(chairs)
        self.seed = seed if seed is not None else fresh_seed()
        self.dice = dice
        self.throws_wanted = throws or ("reported" if dice == "reported" else "sampled")
        self.cannot_aim = self.throws_wanted == "aimed" and not is_installed()
        """People wanted to aim, but physics is not installed: the computer throws for them."""
        self.throws = "sampled" if self.cannot_aim else self.throws_wanted
        self.skill = skill
        self.pictures = pictures
        """The folder for pictures of aimed throws, if they are wanted."""
        self.saved = saved
        self.hinted = False
        """A hint was asked for the current question. This is recorded with the answer."""
        self.asks_everything = False
        self._using: tuple[Question, int, Choose] | None = None
        """Somebody wants to use something while this question is open: the question, who, and what there is."""
        """People are also asked what the rules call moot."""
        self._passed: set[int] = set()
        """The answers that were given because a question was moot."""
        self._asked_again: int | None = None
        """After this many answers somebody took one back: what is asked there does not pass."""
        self.unsaved: TumbleError | None = None
        """Why the latest answer is not on disk, if it is not; the next answer tries again."""
        self._luck = NumberedFate(self.seed)
        self._stand_ins = StandIns()
        self._deciding: tuple[Question | None, int] = (None, 0)
        """Who is deciding now, if several decide together."""
        self.turns: list[TurnStart] = []
        """The turns so far, and after how many answers each began."""
        self.tale: list[TaleLine] = []
        self.secrets = False
        """Somebody was asked, or drew, something that not everybody may see."""
        self.play = Play(game, len(self.chairs), options or {})
        self._header = Header(
            game.slug,
            game.version,
            game.digest(self.play.options),
            dict(self.play.options),
            self.names,
            {**(notes or {}), **self._notes()},  # keep what another client noted
            None if game.pack is None else game.pack.mark(),
        )
        self._take_in()

    def _notes(self) -> dict[str, Any]:
        bots = {str(seat): chair.bot for seat, chair in enumerate(self.chairs) if chair.bot}
        throws = {"throws": self.throws_wanted, "skill": self.skill}
        return {"bots": bots, "dice": self.dice, "seed": self.seed, **throws}

    @property
    def untaught(self) -> list[str]:
        """The names of bots that would look ahead, but nothing was learned for this way to play: they play steadily."""
        play = self.play
        return [
            chair.name
            for chair in self.chairs
            if chair.bot and is_untaught(chair.bot, self.game, play.seats, play.options)
        ]

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def resume_with(self) -> str:
        """What to type after `play --resume`: the file, and the pack unless it is found by itself."""
        path = "" if self.saved is None else str(self.saved.path)
        pack = self.game.pack
        if pack is None or pack.name in shipped_packs():
            return path
        return f"{path} --pack {pack.source or pack.name}"

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people at this keyboard."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.is_person)

    @property
    def log(self) -> Log:
        """The game so far."""
        return Log(self._header, tuple(line_of(entry) for entry in self.play.entries))

    # -- saving -----------------------------------------------------------------------------------

    def save_to(self, path: Path) -> None:
        """Save this game in a new file from now on."""
        self.saved = SavedGame.begin(path, self.log)

    def close(self) -> None:
        """Close the file."""
        if self.saved is not None:
            self.saved.close()

    # -- who is next ------------------------------------------------------------------------------

    def waiting(self) -> NextStep:
        """Return what happens next."""
        question = self.play.question
        if question is None:
            return NextStep("over")
        if self._using is not None and self._using[0] is question:
            return NextStep("person", self._using[1], self._using[2])
        if isinstance(question, Chance):
            return NextStep(self._who_is_fate(question), question.seat, question)
        seat = self._next_seat(question)
        part = question.asked()[seat]
        if not self._decides(seat):
            return NextStep("bot", seat, part)
        return NextStep("moot" if self._passes(part) else "person", seat, part)

    def has_uses(self) -> bool:
        """Whether some person may use something of their own accord now."""
        question = self.play.question
        return question is not None and any(map(self._decides, question.asides()))

    def use_something(self) -> bool:
        """Ask the next person who may use something of their own accord, or after the last one nobody; return whether one may."""
        question = self.play.question
        asides = {} if question is None else question.asides()
        able = [seat for seat in asides if self._decides(seat)]
        if question is None or not able:
            return False
        last = self._using[1] if self._using is not None and self._using[0] is question else None
        left = able if last is None else able[able.index(last) + 1 :]
        self._using = (question, left[0], asides[left[0]]) if left else None
        return True

    def _passes(self, part: Question) -> bool:
        """Check if asking would change nothing, so that nobody has to be asked."""
        if self.asks_everything or len(self.play.entries) == self._asked_again:
            return False
        return isinstance(part, Choose) and part.moot_answer() is not None

    def _decides(self, seat: int | None) -> bool:
        """Check if a person decides for this seat and has not left it to a bot for now."""
        return seat in self.people and not self._stand_ins.plays(seat, self.play.turn)

    def _next_seat(self, question: Question) -> int:
        """Pick the seat to answer if several are asked.

        Whoever is in the middle of deciding comes first. Then, if the first to act wins, people come before bots;
        otherwise bots come before people, so that nobody waits for them.
        """
        asked = question.asked()
        if self._deciding[0] is question and self._deciding[1] in asked:
            return self._deciding[1]
        people_first = question.kind == "anyone"
        return min(asked, key=lambda seat: (self._decides(seat) != people_first, seat))

    def _who_is_fate(self, question: Question) -> str:
        """Return who answers for fate: a person who throws or rolls, or the computer. Bots have no hands, so the
        computer throws for them."""
        if isinstance(question, Throw):
            if self.throws == "sampled" or not self._decides(question.seat):
                return "fate"
            return "aim" if self.throws == "aimed" else "report"
        return "report" if self._is_reported(question) else "fate"

    def _is_reported(self, question: Question) -> bool:
        if self.dice != "reported" or not self.people:
            return False
        audience = getattr(question, "seen_by", None)
        return audience is None or any(seat in audience for seat in self.people)

    def is_secret(self, question: Question) -> bool:
        """Check if somebody else at this keyboard must not see this question's options or its answer."""
        audience = getattr(question, "seen_by", None)
        return audience is not None and any(seat not in audience for seat in self.people)

    def eyes(self, waiting: NextStep, *, alone: bool = False) -> int | None:
        """Return the seat whose view is shown: that of the only person, or with several people that of the person
        asked.

        Once anybody has learnt something in secret, several people see what a spectator sees. `alone` says that
        nobody but the person asked is looking.
        """
        if len(self.people) == 1:
            return self.people[0]
        shown = waiting.seat in self.people and (alone or not self.secrets)
        return waiting.seat if shown else None

    def look(self, seat: int | None) -> View:
        """Return the view of this seat."""
        return self.play.look(seat)

    def has_secrets(self, seat: int) -> bool:
        """Check if this seat sees something secret that a spectator does not see."""
        if not self.secrets:
            return False
        return list(self.game.show(self.look(seat))) != list(self.game.show(self.look(None)))

    # -- answers ----------------------------------------------------------------------------------

    def give(self, answer: Any, seat: int | None = None, beside: Any = None) -> list[TaleLine]:
        """Give an answer and return what happened because of it. An illegal one changes nothing."""
        question = self.play.question
        if self.hinted and seat is not None:
            beside = {**(beside or {}), **BESIDE}
        self.play.answer(answer, seat, beside)
        self.hinted = False
        if question is not None and question.kind == "together" and seat is not None:
            self._deciding = (question, seat)
        self._keep()
        return self._take_in()

    def report(self, question: Question, text: str, say: Say = no_names) -> list[TaleLine]:
        """Give fate's answer as somebody typed it, in any language. A Misread changes nothing."""
        beside = None if isinstance(question, Throw) else {"reported": True}  # a landing says so itself
        return self.give(read(question, text, say, throwing_words().ways), None, beside)

    def throw(self, question: Throw[Any], aim: HandAim) -> LocalThrow:
        """Throw as a person aims; the launch is recorded with the landing. A BadAim changes nothing."""
        thrown = throw_aimed(question, aim, self.seed, len(self.play.entries))
        self.give(thrown.landing, None, {"launch": thrown.launch})
        return thrown

    def draw(self, thrown: LocalThrow) -> Path | None:
        """Save the picture of the latest throw, if pictures are wanted."""
        return None if self.pictures is None else thrown.draw(self.pictures, len(self.play.entries))

    def step(self) -> list[TaleLine]:
        """Let fate or a bot answer the current question, or pass one that is moot."""
        waiting = self.waiting()
        question, number = self.play.question, len(self.play.entries)
        if waiting.kind == "moot" and isinstance(waiting.question, Choose):
            moot = waiting.question.moot_answer()
            assert moot is not None
            self._passed.add(number)
            return self.give(moot.option, waiting.seat)
        if self._stand_ins.plays(waiting.seat, self.play.turn) and (
            waiting.kind == "bot" or isinstance(question, Throw)
        ):
            self._stand_ins.note(number, waiting.seat)
        if waiting.kind in ("fate", "report", "aim"):
            assert question is not None
            if isinstance(question, Throw):
                return self.give(skilled_fate(f"{self.seed}/{number}", self.skill)(question))
            return self.give(self._luck.at(number)(question))
        assert waiting.seat is not None
        return self.give(self.advice(waiting.seat), self._seat_to_name(waiting.seat))

    def advice(self, seat: int) -> Option:
        """Return what a bot would answer for this seat: the seat's own kind of bot, or the usual one for a person."""
        bot = BOTS[self.chairs[seat].bot or USUAL_BOT](self.game, self._luck.luck(len(self.play.entries)))
        return bot(self.play.look, self.play.asked()[seat])

    def play_turn_for(self, seat: int) -> bool:
        """Let a bot play for this person until the turn is over, whoever is asked meanwhile. Return True once it is
        over.

        If another person has to decide first, the game waits for them, and the bot continues after that.
        """
        turn = self.play.turn
        self._stand_ins.begin(seat, turn, len(self.play.entries))
        while self.play.turn == turn and not self.waiting().is_up_to_people:
            self.step()
        return self.play.turn != turn or self.play.question is None

    def _seat_to_name(self, seat: int) -> int | None:
        question = self.play.question
        return seat if question is not None and not question.by_fate else None

    # -- taking back ------------------------------------------------------------------------------

    def last_decision(self) -> int | None:
        """Return the number of the latest answer that a person gave, or None. What a bot played in a person's place
        counts as one answer, from where the bot took over; what passed by itself does not count."""
        entries = self.play.entries
        for number in range(len(entries) - 1, -1, -1):
            stand_in = self._stand_ins.who_gave(number)
            if stand_in is not None:
                return stand_in.since
            _, seat, answer, beside = entries[number]
            if seat is None:
                source = getattr(answer, "source", None)  # only landings say where they come from
                aimed = isinstance(beside, dict) and "launch" in beside
                if aimed or source == "reported" or (source is None and self.dice == "reported"):
                    return number
            elif self.chairs[seat].is_person and number not in self._passed:
                return number
        return None

    def undo(self) -> UndoneMove | None:
        """Go back to just before the latest decision of a person; None if there is none."""
        number = self.last_decision()
        if number is None:
            return None
        ask, seat, *_ = self.play.entries[number]
        before = self.play.turn
        self._rewind(number)
        self._asked_again = number
        if self.saved is not None:
            try:
                self.saved.rewrite(self.log)
                self.unsaved = None
            except TumbleError as error:
                self.unsaved = error
        waiting = self.waiting()
        if waiting.kind in ("person", "aim"):  # where a bot took over, fate may have been asked first
            seat = waiting.seat
        return UndoneMove(seat, ask.name, self.play.turn, 0 < self.play.turn.number < before.number)

    def _rewind(self, number: int) -> None:
        log = self.log.upto(number)
        self._stand_ins.rewind(number)
        self._passed = {one for one in self._passed if one < number}
        self._deciding = (None, 0)
        self.turns, self.tale, self.secrets = [], [], False
        self.play = log.begin(self.game)
        self._take_in()
        self.repeat(log)

    def repeat(self, log: Log) -> None:
        """Give the answers of a log, one after the other. A DriftedLog names the line that does not fit."""
        for number, line in enumerate(log.lines, start=1):
            log.step(self.play, number, line)
            self._take_in()

    # -- keeping up -------------------------------------------------------------------------------

    def _take_in(self) -> list[TaleLine]:
        number = len(self.play.entries)
        news = [TaleLine(number, happening) for happening in self.play.news()]
        self.tale += news
        turn = self.play.turn
        if turn.number and (not self.turns or self.turns[-1].turn != turn):
            self.turns.append(TurnStart(number, turn))
        question = self.play.question
        if question is not None and not self.secrets:
            self.secrets = any(
                getattr(one, "seen_by", None) is not None for one in (question, *question.asked().values())
            )
        return news

    def _keep(self) -> None:
        if self.saved is None:
            return
        try:
            self.saved.append(line_of(self.play.entries[-1]), lambda: self.log)
            self.unsaved = None
        except TumbleError as error:
            self.unsaved = error
