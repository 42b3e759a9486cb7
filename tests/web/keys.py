"""A player who uses only the keyboard, and what the page must offer at every step."""

from __future__ import annotations

import json
from typing import Any

from web.hands import Asked, _run, gone_on

MOST_STOPS = 300
"""No screen has this many stops of the Tab key: whoever has not come round by then is trapped."""
AT_A_STRETCH = 10
"""Walk this many stops before checking for a full round, because checking takes longer than walking."""
_PIECE = ".stage [data-card], .stage button[data-piece]:not([aria-disabled]), .stage button.may, .stage [data-place][role=button]"
"""Pieces of a board that stand for options."""

_LOOK = """
    const now = await asked();
    const at = document.activeElement, shown = (one) => one.checkVisibility({ visibilityProperty: true });
    const named = (one) => one.dataset.option ?? one.dataset.way;
    return {
        ...now,
        before: answered(),
        onTheQuestion: at?.closest('#tray h2') != null,
        options: [...document.querySelectorAll('.tray [role=radio][data-way]:enabled, .tray :not(.pairs) > [data-option]:enabled')].filter(shown).map(named),
    };
"""
_NOTE_STOPS = """() => {
    const walk = { unseen: [], round: false };
    walk.stop = ({ target }) => {
        if ('walked' in target.dataset) { walk.round = true; return; }
        target.dataset.walked = 'yes';
        if (!target.checkVisibility({ visibilityProperty: true })) walk.unseen.push(target.outerHTML.slice(0, 160));
    };
    document.addEventListener('focusin', walk.stop);
    window.walk = walk;
}"""
_HAS_COME_ROUND = "() => walk.round || (document.activeElement ?? document.body) === document.body"
_FORGET = """
    document.removeEventListener('focusin', walk.stop);
    // one stop serves a map and a list of ways: arrows go on from there
    const walks = 'svg, [role=radiogroup]';
    const unreached = [...document.querySelectorAll('.stage button:enabled, .stage [role=button], .stage canvas[tabindex="0"], #tray button:enabled')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !('walked' in one.dataset))
        .filter((one) => !one.closest(walks)?.querySelector('[data-walked]'))
        .map((one) => one.outerHTML.slice(0, 160));
    document.querySelectorAll('[data-walked]').forEach((one) => delete one.dataset.walked);
    return { unreached, unseen: walk.unseen };
"""
_ON_THE_WAY = """
    await wait('a piece to answer or to ask which', () =>
        isOver() || answered() !== before || document.activeElement?.dataset.option || document.querySelector('dialog[open]'));
    return { answered: isOver() || answered() !== before, dialog: document.querySelector('dialog[open]') !== null };
"""


class Keyboard:
    """A player who plays a whole game with the keys, and looks around whenever something new is asked."""

    def __init__(self, page: Any, *wishes: str) -> None:
        self.page = page
        self.wishes = wishes
        self.met: dict[Asked, int] = {}
        """What was asked, and how often."""
        self.by_a_piece: set[str] = set()
        """What was answered on the board instead of in the tray."""

    def play(self, most: int = 900) -> None:
        """Play to the end of the game."""
        begun = False
        while (seen := _run(self.page, _LOOK))["ask"]:
            question = Asked(seen["ask"], seen["about"])
            if begun:
                assert seen["onTheQuestion"], f"the focus has not gone on to the question: {question}"
            begun = True
            self.met[question] = self.met.get(question, 0) + 1
            if sum(self.met.values()) > most:
                raise AssertionError(f"not over after {most} answers: {self.met}")
            if self.met[question] == 1:
                self.look_about(question)
            self.answer(question, seen)
            gone_on(self.page, seen["before"])

    def look_about(self, question: Asked) -> None:
        """Walk through the page with Tab until it comes round, and check that everything at the table that can be
        pressed is reached."""
        self.page.evaluate(_NOTE_STOPS)
        for _ in range(0, MOST_STOPS, AT_A_STRETCH):
            for _ in range(AT_A_STRETCH):
                self.page.keyboard.press("Tab")
            if self.page.evaluate(_HAS_COME_ROUND):
                break
        else:
            raise AssertionError(f"Tab never comes round: {question}")
        assert _run(self.page, _FORGET) == {"unreached": [], "unseen": []}, question

    def answer(self, question: Asked, seen: Any) -> None:
        """Give one answer: on the board if a piece stands for it and none was tried yet, else in the tray, by number
        or by arrows."""
        if (
            question.ask not in self.by_a_piece
            and self.is_there(_PIECE)
            and not self.is_there("[role=radio][data-way]")
        ):
            self.by_a_piece.add(question.ask)
            self.go_to(f"at.matches({json.dumps(_PIECE)})")
            self.press_a_piece(seen["before"])
        else:
            self.press_an_option(seen["options"], by_number=self.met[question] % 2 == 0)

    def press_a_piece(self, before: str) -> None:
        """Press a piece. One that stands for several options asks which: in a dialog, or in the tray."""
        self.page.keyboard.press("Enter")
        then = _run(self.page, _ON_THE_WAY, before=before)
        if then["answered"]:
            return
        if then["dialog"]:
            self.go_to("at.matches('dialog [data-option]')")
        self.page.keyboard.press("Enter")

    def press_an_option(self, offered: list[str], *, by_number: bool) -> None:
        wished = next((one for one in self.wishes if one in offered), offered[0])
        at = offered.index(wished)
        if by_number and at < 9:
            self.page.keyboard.press(str(at + 1))
            if self.is_there(f".tray [data-way='{wished}']"):  # which pairs, and then that these are taken
                self.page.keyboard.press("Enter")
            return
        self.go_to("at.matches('.tray [data-option], .tray [data-way]')")
        for _ in offered:
            if self.stands_on(wished):
                break
            self.page.keyboard.press("ArrowRight")
        if self.is_there(".tray [data-way]"):
            self.go_to("at.matches('.tray [data-option]')")
        self.page.keyboard.press("Enter")

    def go_to(self, there: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(MOST_STOPS):
            if self.page.evaluate(f"() => {{ const at = document.activeElement; return {there}; }}"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {there}")

    def stands_on(self, option: str) -> bool:
        found = self.page.evaluate(
            "(option) => { const { option: one, way } = document.activeElement.dataset; return (way ?? one) === option; }",
            option,
        )
        return bool(found)

    def is_there(self, what: str) -> bool:
        return bool(self.page.locator(what).count())
