"""The full-screen page for playing a game."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList

from tumblekeep.analysis.advice import OptionOdds
from tumblekeep.core.errors import TumbleError
from tumblekeep.core.question import Choose
from tumblekeep.terminal.aiming import AimingBoard
from tumblekeep.terminal.cards import AskCard, KeyboardCard, WordsCard, with_headings
from tumblekeep.terminal.choices import Choices
from tumblekeep.terminal.clause import shown_clauses
from tumblekeep.terminal.hinting import (
    MORE_SECONDS,
    NOTHING_KNOWN,
    ODDS_SECONDS,
    WorthShown,
    hint_lines,
    hints_told,
    option_worth,
    weighed,
)
from tumblekeep.terminal.lines import asked_words
from tumblekeep.terminal.local_game import LocalGame, NextStep
from tumblekeep.terminal.newcomer import newcomer_at
from tumblekeep.terminal.voice import OptionText, Voice

FATE_PAUSE = 0.4
"""The length of the pause for a roll, as a share of a bot's pause."""
CROWDED = 6
"""More choices than this need a taller tray."""
LEAST_TRAY = 9
MOST_LISTED = 24
"""Maximum number of things in a bag that are named in the tray."""
AGAIN, BACK, LEAVE = "again", "back", "leave"


class TablePage(AimingBoard):
    """Shows the table, asks the question, tells the tale."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("w,f2", "why", ""),
        ("h,f8", "hint", ""),
        ("u,f3", "undo", ""),
        ("b,f4", "bot", ""),
        ("l,f5", "language", ""),
        ("v,f6", "private", ""),
        ("t,f7", "table", ""),
        ("question_mark,f1", "help", ""),
        ("q,f10", "quit", ""),
        ("f9", "coach", ""),
        ("e", "everything", ""),
        ("s", "use_something", ""),
        ("pageup", "scroll_table(-1)", ""),
        ("pagedown", "scroll_table(1)", ""),
    ]

    def __init__(
        self, sitting: LocalGame, language: str, pause: float, greeting: str = "", *, odds: bool = False
    ) -> None:
        super().__init__()
        self.sitting = sitting
        reader = (
            sitting.people[0] if len(sitting.people) == 1 else None
        )  # a single person is addressed as "you"
        self.voice = Voice(language, sitting.game, sitting.names, reader=reader)
        self.pause = pause
        self.newcomer = newcomer_at(sitting)
        if untaught := sitting.untaught:
            greeting = self.voice.untaught(untaught, sitting.game.slug)
        self.greeting = self.voice.say("ui-aim-missing") if sitting.cannot_aim else greeting
        self.waiting_for = sitting.waiting()
        self._alone: int | None = None
        """Whose private view is on the screen while nobody else looks."""
        self.odds = odds
        """Show the chance to win beside every option, as soon as it is known."""
        self._weighed: tuple[tuple[int, int | None], OptionOdds | None] | None = None
        """What was weighed last: after how many answers, for whom, and what was found."""
        self._passed = ""
        """The last question that passed by itself, until somebody answers one."""
        self._passing = False
        self._fresh = 0
        self._seen = len(sitting.tale)
        self._stepping = False

    def on_mount(self) -> None:
        """Start the game."""
        self.query_one("#typed", Input).display = False
        self.draw_note(self.greeting)
        self.go_on(note=self.greeting)

    # -- game flow --------------------------------------------------------------------------------

    def go_on(self, note: str = "", *, wrong: bool = False) -> None:
        """Show the current state, and let whoever is next continue."""
        while True:
            self.waiting_for = waiting = self.sitting.waiting()
            if waiting.kind == "moot":
                assert isinstance(waiting.question, Choose)
                self._passed = self.voice.passed(waiting.question) or self._passed
            elif waiting.is_up_to_people or self.pause:
                break
            self.sitting.step()
        if waiting.is_up_to_people and not note:
            note, self._passed = self._passed, ""
        if waiting.is_up_to_people and not note and self.newcomer is not None:
            note = self._coached(waiting)
        self._note, self._note_wrong = note, wrong
        if waiting.is_up_to_people:
            self._fresh = len(self.sitting.tale) - self._seen
            self._seen = len(self.sitting.tale)
            if self._keyboard_passes(waiting):
                return
        else:
            self._alone = None
            self._fresh = len(self.sitting.tale) - self._seen
            self.set_timer(self.pause * (1 if waiting.kind == "bot" else FATE_PAUSE), self._step)
            self._stepping = True
        self.redraw()

    def _coached(self, waiting: NextStep) -> str:
        """Return what the coach says here in the first games, each hint once."""
        assert self.newcomer is not None
        said = self.newcomer.hint(waiting, self.voice.language)
        return f"{self.voice.say('ui-coach', words=said)} {self.voice.say('ui-coach-key')}" if said else ""

    def _step(self) -> None:
        self._stepping = False
        if self.sitting.waiting().is_up_to_people or not self.is_attached:
            return
        self.sitting.step()
        self.go_on()

    def _keyboard_passes(self, waiting: NextStep) -> bool:
        """Hide everything until the person asked is alone at the keyboard; only secret questions need this."""
        secret = waiting.question is not None and self.sitting.is_secret(waiting.question)
        if not secret or waiting.seat is None:
            self._alone = None
            return False
        if self._alone == waiting.seat:
            return False
        self._passing = True
        self._alone = None
        self.redraw()
        name = self.voice.name(waiting.seat)
        card = KeyboardCard(
            self.voice.say("ui-keyboard"),
            self.voice.say("ui-pass-keyboard", name=name),
            self.voice.say("ui-pass-hint"),
            opaque=True,
        )
        self.app.push_screen(card, self._keyboard_taken)
        return True

    def _keyboard_taken(self, taken: bool | None) -> None:
        self._passing = False
        self._alone = self.waiting_for.seat
        self.redraw()

    def choose(self, option: str) -> None:
        """Give the chosen option as the answer."""
        waiting = self.waiting_for
        if waiting.kind == "over":
            self._after(option)
            return
        if waiting.kind == "aim" and not self._passing:
            self.throw()
            return
        if waiting.kind != "person" or self._passing:
            return
        try:
            self.sitting.give(option, waiting.seat)
        except TumbleError as error:
            self.go_on(self.voice.error(error), wrong=True)
            return
        self.go_on()

    def _after(self, option: str) -> None:
        if option == BACK:
            self.action_undo()
        elif option == AGAIN:
            self.app.play_again(self.sitting)  # type: ignore[attr-defined]
        else:
            self.app.leave()  # type: ignore[attr-defined]

    # -- drawing ----------------------------------------------------------------------------------

    def redraw(self) -> None:
        if not self.is_mounted:
            return
        voice, sitting, waiting = self.voice, self.sitting, self.waiting_for
        kept = "" if sitting.saved is None else voice.say("ui-kept", name=sitting.saved.path.name)
        if sitting.unsaved is not None:
            kept = voice.say("ui-unsaved-short")
        self.draw_top(voice.say("title"), kept)
        eyes = self._alone if self._alone is not None else sitting.eyes(waiting)
        self.draw_table(sitting.game.show(sitting.look(eyes)))
        self.draw_tale(sitting.tale, self._fresh)
        self._draw_question()
        self._draw_keys()

    def _last_told(self) -> str:
        """What happened last, where a small screen has no room for the tale."""
        hidden = all(self.has_class(name) for name in ("-mapped", "-short", "-narrow"))
        tale = self.sitting.tale
        return self.voice.happening(tale[-1].happening) if hidden and tale and not self._passing else ""

    def _draw_question(self) -> None:
        voice, waiting = self.voice, self.waiting_for
        tray = self.query_one("#question", Vertical)
        choices = self.query_one(Choices)
        typed = self.query_one("#typed", Input)
        mine = waiting.is_up_to_people and not self._passing
        tray.set_class(mine, "mine")
        typed.display = mine and waiting.kind == "report"
        self.set_class(typed.display, "-telling")
        choices.display = mine and not typed.display
        note, wrong = self._note or self._last_told(), self._note_wrong
        if self.sitting.unsaved is not None:
            note, wrong = voice.say("ui-unsaved", why=voice.error(self.sitting.unsaved)), True
        if self._passing:
            tray.border_title, tray.border_subtitle = "", ""
            self.draw_prompt([])
        elif waiting.kind == "over":
            self._draw_ending(tray, choices)
        elif waiting.kind == "person":
            question = waiting.question
            assert isinstance(question, Choose)
            assert waiting.seat is not None
            tray.border_title = f"▶ {voice.name(waiting.seat)}"
            tray.border_subtitle = question.ask.clause
            self.draw_prompt([voice.prompt(question)])
            not_now = voice.not_now(question)
            worth = self._worth(waiting)
            if worth.alike or worth.untold:
                self.draw_prompt([voice.prompt(question), worth.alike or worth.untold])
            offers = [self._starred(question, offer) for offer in worth.beside(voice.offers(question))]
            choices.put(offers, not_now)
            rows = len(offers) + sum(bool(offer.weighed) for offer in offers) + len(not_now)
            self.set_class(rows > CROWDED, "-crowded")
            tray.styles.height = max(LEAST_TRAY, rows + 5) if self.has_class("-wide") else None
            choices.focus()
        elif waiting.kind == "report":
            note = self._draw_report(tray, typed) if not wrong else note
        elif waiting.kind == "aim":
            note = self.draw_aim(tray, choices) if not wrong else note
        else:
            self._draw_others(tray)
        self.draw_note(note, wrong=wrong)

    def _worth(self, waiting: NextStep) -> WorthShown:
        """Return what the options come to, if that is known by now; otherwise begin to weigh them."""
        if not self.odds:
            return NOTHING_KNOWN
        now = (len(self.sitting.play.entries), waiting.seat)
        if self._weighed is None or self._weighed[0] != now:
            self._weighed = (now, None)
            self.run_worker(self._weigh(now), exclusive=True, group="odds")
        return option_worth(self.sitting.play, self._weighed[1], self.voice)

    async def _weigh(self, now: tuple[int, int | None]) -> None:
        """Weigh the options in the background: soon, and then better."""
        play, seat = self.sitting.play.fork(), now[1]
        assert seat is not None
        for seconds in (ODDS_SECONDS, MORE_SECONDS):
            await asyncio.sleep(seconds)  # whoever answers at once wants no odds
            found = await asyncio.to_thread(weighed, play, seat, self.sitting.skill, seconds)
            if self._weighed is None or self._weighed[0] != now or not self.is_attached:
                return
            self._weighed = (now, found)
            if self.waiting_for.kind == "person" and not self._passing:
                self._draw_question()

    def _starred(self, question: Choose, offer: OptionText) -> OptionText:
        if self.newcomer is None or not self.newcomer.recommends(question.ask.name, offer.id):
            return offer
        return offer._replace(label=f"{offer.label} ★ {self.voice.say('ui-recommended')}")

    def _draw_report(self, tray: Vertical, typed: Input) -> str:
        question = self.waiting_for.question
        assert question is not None
        voice = self.voice
        words = voice.prompt(question)
        seat = self.waiting_for.seat
        tray.border_title = f"▶ {voice.name(seat) if seat is not None else voice.say('ui-dice-title')}"
        tray.border_subtitle = question.ask.clause
        self.draw_prompt([words, *voice.to_report(question, MOST_LISTED)])
        typed.placeholder = voice.example(question)
        typed.focus()
        return voice.in_short(question)

    def _draw_others(self, tray: Vertical) -> None:
        voice, waiting = self.voice, self.waiting_for
        tray.border_subtitle = ""
        if waiting.kind == "bot" and waiting.seat is not None:
            tray.border_title = voice.name(waiting.seat)
            self.draw_prompt([voice.say("ui-bot-thinks", name=voice.name(waiting.seat))])
        else:
            tray.border_title = voice.say("ui-dice-title")
            self.draw_prompt([] if waiting.question is None else [voice.prompt(waiting.question)])

    def _draw_ending(self, tray: Vertical, choices: Choices) -> None:
        voice = self.voice
        outcome = self.sitting.play.outcome
        assert outcome is not None
        tray.border_title, tray.border_subtitle = voice.say("ui-over"), ""
        self.draw_prompt([*voice.ending(outcome), *hints_told(self.sitting.play, voice)])
        offers = [OptionText(AGAIN, voice.say("ui-again"))]
        if self.sitting.last_decision() is not None:
            offers.append(OptionText(BACK, voice.say("ui-take-back")))
        offers.append(OptionText(LEAVE, voice.say("ui-leave")))
        choices.put(offers)
        choices.focus()

    def _draw_keys(self) -> None:
        report = self.waiting_for.kind == "report"
        names = ["F2", "F8", "F3", "F4", "F7", "F6", "F5", "F1", "F10"] if report else list("whubtvl?q")
        actions = ["why", "hint", "undo", "bot", "table", "private", "language", "help", "quit"]
        hidden = {"private"} if not self._has_private() else set()
        if self.waiting_for.kind not in ("person", "aim"):
            hidden.add("bot")
        if self.waiting_for.kind != "person":
            hidden.add("hint")
        self.draw_keys(
            [
                (key, self.voice.say(f"ui-key-{action}"))
                for key, action in zip(names, actions, strict=True)
                if action not in hidden
            ]
        )

    def _has_private(self) -> bool:
        seat = self.waiting_for.seat
        return (
            self.waiting_for.kind == "person"
            and seat is not None
            and len(self.sitting.people) > 1
            and self.sitting.has_secrets(seat)
        )

    # -- keys -------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Choose by a number or letter."""
        if self.waiting_for.kind == "aim":
            self.turn_aim(event)
        elif self.query_one(Choices).display:
            meant = self.query_one(Choices).meant_by(event.character)
            if meant is not None:
                event.stop()
                self.choose(meant)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Highlight on the table what the choice under the cursor is about, and what it leads to."""
        question = self.waiting_for.question
        if self.waiting_for.kind != "person" or self._passing or not isinstance(question, Choose):
            return
        if event.option_index < len(
            question.options
        ):  # otherwise the event is late and belongs to the previous question
            self.light(question.marked(question.options[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose by Enter or a click."""
        ids = self.query_one(Choices).ids
        if event.option_index < len(ids):
            self.choose(ids[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take dice that were typed in; an empty line lets the computer roll this once."""
        waiting = self.waiting_for
        if waiting.kind != "report" or waiting.question is None:
            return
        try:
            if event.value.strip():
                self.sitting.report(waiting.question, event.value, self.voice.spoken.ways)
            else:
                self.sitting.step()
        except TumbleError as error:
            self._note, self._note_wrong = self.voice.error(error), True
            self.draw_note(self._note, wrong=True)
            return
        event.input.value = ""
        self.go_on()

    def action_why(self) -> None:
        """Show what is decided and what matters, then the clause behind it, and the clauses behind what can't be
        chosen."""
        question = self.waiting_for.question
        if question is None:
            self.draw_note(self.voice.say("ui-why-nothing"))
            return
        wanted = [question.ask.clause]
        if isinstance(question, Choose):
            wanted += [bar.clause for bar in question.barred()]
        entries = [("", why)] if (why := self.voice.why(question)) else []
        entries += shown_clauses(wanted, self.voice)
        self.app.push_screen(WordsCard(self.voice.say("ui-key-why"), with_headings(entries), self.voice))

    async def action_hint(self) -> None:
        """Show what the masterful player would do here, and why. It is computed in the background."""
        waiting = self.waiting_for
        if waiting.kind != "person" or waiting.seat is None or self._passing:
            self.draw_note(self.voice.say("ui-hint-nothing"))
            return
        self.draw_note(self.voice.say("ui-hint-thinking"))
        sitting = self.sitting
        lines = await asyncio.to_thread(
            hint_lines, sitting.play.fork(), waiting.seat, self.voice, sitting.skill
        )
        sitting.hinted = True
        self.draw_note("")
        self.app.push_screen(
            WordsCard(self.voice.say("ui-key-hint"), with_headings([("", "\n\n".join(lines))]), self.voice)
        )

    def action_undo(self) -> None:
        """Take back the latest decision of anybody at this keyboard."""
        if self._passing:
            return
        undone = self.sitting.undo()
        if undone is None:
            self.draw_note(self.voice.say("ui-nothing-to-undo"))
            return
        self._seen = len(self.sitting.tale)
        note = self.voice.undone(undone)
        self._alone = None
        if self._stepping:  # a bot was about to move: its timer checks the state again when it fires
            self.pause_then(note)
        else:
            self.go_on(note)

    def pause_then(self, note: str) -> None:
        """Show the current state after a pending move was cancelled."""
        self._stepping = False
        self.go_on(note)

    def action_bot(self) -> None:
        """Let a bot play the rest of this person's turn."""
        waiting = self.waiting_for
        if waiting.kind not in ("person", "aim") or waiting.seat is None or self._passing:
            return
        turn = self.sitting.play.turn
        over = self.sitting.play_turn_for(waiting.seat)
        self.go_on(self.voice.bot_played(waiting.seat, turn, over=over))

    def action_language(self) -> None:
        """Switch to the other language from now on."""
        self.voice = self.voice.other()
        self.app.language = self.voice.language  # type: ignore[attr-defined]
        self._note, self._note_wrong = self.voice.say("ui-now-speaking"), False
        self.redraw()

    def action_private(self) -> None:
        """Show a person's own secrets while nobody else looks."""
        if not self._has_private():
            return
        seat = self.waiting_for.seat
        assert seat is not None
        if self._alone == seat:
            self._alone = None
            self.redraw()
            return
        self._keyboard_card(seat)

    def _keyboard_card(self, seat: int) -> None:
        self._passing = True
        self.redraw()
        words = self.voice.say("ui-pass-keyboard", name=self.voice.name(seat))
        hint = self.voice.say("ui-pass-hint")
        card = KeyboardCard(self.voice.say("ui-keyboard"), words, hint, opaque=True)
        self.app.push_screen(card, self._keyboard_taken)

    def action_help(self) -> None:
        """Show what the keys do, and where the game is saved."""
        kept = "" if self.sitting.saved is None else str(self.sitting.saved.path)
        question = self.waiting_for.question
        entries = []
        if question is not None and not self._passing:
            entries.append((self.voice.prompt(question), "\n".join(self.voice.explained(question))))
            if self.waiting_for.kind == "report" and (names := self.voice.sayable(question)):
                entries.append((self.voice.say("ui-help-names"), "\n".join(names)))
        keys = [self.voice.say("ui-help")]
        if self.newcomer is not None:
            keys.append(self.voice.say("ui-coach-help", key="F9"))
        entries.append((self.voice.say("ui-help-keys"), "\n".join(keys)))
        if kept:
            entries.append((self.voice.say("ui-help-kept"), kept))
        entries.append((self.voice.say("ui-help-seed"), self.sitting.seed))
        self.app.push_screen(WordsCard(self.voice.say("ui-key-help"), with_headings(entries), self.voice))

    def action_coach(self) -> None:
        """Silence the coach, or let it speak again."""
        if self.newcomer is not None:
            self.newcomer.turn_off(self.newcomer.speaks)
            note = "ui-coach-speaks" if self.newcomer.speaks else "ui-coach-off"
            self.go_on(note=self.voice.say(note, key="F9"))

    def action_everything(self) -> None:
        """Ask what the rules call moot too, or let it pass again."""
        self.sitting.asks_everything = not self.sitting.asks_everything
        self.go_on(note=self.voice.say(asked_words(self.sitting)))

    def action_use_something(self) -> None:
        """Let somebody use something though nobody asks, or go back to the question."""
        found = self.sitting.use_something()
        self.go_on(note="" if found else self.voice.say("ui-use-nothing"))

    def action_quit(self) -> None:
        """Leave the table; the game stays saved."""
        kept = "" if self.sitting.saved is None else str(self.sitting.saved.path)
        card = AskCard(
            self.voice.say("ui-key-quit"),
            self.voice.say("ui-quit-words", path=kept, **{"with": self.sitting.resume_with}),
            self.voice.say("ui-quit-hint"),
        )

        def answered(leaves: bool | None) -> None:
            if leaves:
                self.app.leave()  # type: ignore[attr-defined]

        self.app.push_screen(card, answered)
