"""Helpers that act on the page as a player does, in a player's words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from web.conftest import PATIENCE

ASKED = '#tray[data-asked]:not([data-asked=""])'
OVER = "[data-over]"
HASTY = (
    "pass",
    "search",
    "fight",
    "alone",
    "done",
    "flee",
    "leave",
    "none",
    "skip",
    "no",
    "decline",
    "enough",
)
"""Options that finish a game of Dungeon Dice quickly: no help, no gear, nothing used."""

_PLAYER = """
    const wait = (what, look) => new Promise((done, fail) => {
        let soon = false;
        const see = () => {
            soon = false;
            const found = look();
            if (!found) return;
            stop();
            done(found);
        };
        const again = () => { if (!soon) { soon = true; setTimeout(see, 0); } };
        const watch = new MutationObserver(again), pulse = setInterval(again, 50);
        const late = setTimeout(() => { stop(); fail(new Error(`waited in vain for ${what}: ${document.body.innerText.slice(0, 400)}`)); }, patience);
        const stop = () => { watch.disconnect(); clearInterval(pulse); clearTimeout(late); };
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        see();
    });
    const answered = () => document.querySelector('.table')?.dataset.answered;
    const isOver = () => document.querySelector('[data-over]') !== null;
    const asked = () => wait('a question', () =>
        isOver() ? { ask: '', about: '' }
        : document.querySelector('#tray')?.dataset.asked
            ? { ask: document.querySelector('#tray').dataset.asked, about: document.querySelector('[data-moment]')?.dataset.moment ?? '' }
            : null);
    // only what lies open to a finger is pressed, else it waits; looking and pressing are one, for bots may move in between
    const press = (wishes) => {
        if (isOver() || !document.querySelector('#tray')?.dataset.asked) return { option: '' };
        const offered = [...document.querySelectorAll('.tray [data-option]:enabled, [data-card]')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }));
        const wished = wishes.map((wish) => offered.find((one) => one.dataset.option === wish)).find(Boolean);
        const more = document.querySelector('.tray [data-more]');
        if (!wished && more && wishes.length) { more.click(); return null; }
        const one = wished ?? offered[0];
        if (!one) return null;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = one.getBoundingClientRect();
        if (!one.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return null;
        const option = one.dataset.option ?? one.dataset.card, before = answered();
        one.click();
        return { option, before };
    };
    const answer = async (wishes) => {
        const { option, before } = await wait('something to press', () => press(wishes));
        if (option) await wait('the table to go on', () => isOver() || answered() !== before);
        return option;
    };
"""


def _run(page: Any, body: str, **told: Any) -> Any:
    """Run this in the page, with the player's helpers available."""
    return page.evaluate(
        f"async ({{ patience, {', '.join(told)} }}) => {{ {_PLAYER} {body} }}", {"patience": PATIENCE, **told}
    )


class Asked(NamedTuple):
    """A question on the screen, empty if the game is over, and what the board is about."""

    ask: str
    about: str


def enter(page: Any, *, others: int) -> None:
    """Open the lobby, and leave at most this many chairs besides the player's own."""
    page.goto("/")
    leave_chairs(page, others=others)


def leave_chairs(page: Any, *, others: int) -> None:
    """Leave at most this many chairs besides the player's own in the lobby that is open."""
    page.wait_for_selector("[data-start]:enabled")
    seats = page.locator(".people .st.slab")
    while seats.count() > others + 1:
        seats.last.get_by_role("button").click()


def start(page: Any, *, bots: int = 2, options: dict[str, str] | None = None) -> None:
    """Open the lobby and start with this many bots, through the chairs and the one big button."""
    enter(page, others=bots)
    while page.locator(".people .st.slab").count() < bots + 1:
        page.get_by_role("button", name=re.compile("^(Bot|Robot)$")).click()
    fold = page.locator(".rules .fold[aria-expanded=false]")
    if options and fold.count() and fold.is_visible():
        fold.click()
    for value in (options or {}).values():
        # a few short values are buttons, others a list
        button = page.locator(f".rules [data-value='{value}']")
        if button.count():
            button.click()
        else:
            page.locator(f".rules select:has(option[value='{value}'])").select_option(value)
    page.click("[data-start]")
    page.wait_for_selector(f"{ASKED}, .tray.calm")


def asked(page: Any) -> str:
    """Wait until something is asked here, and return it; empty if the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
    return str(_run(page, "return (await asked()).ask;"))


def answer(page: Any, *wishes: str) -> str:
    """Press the first of the wished options that is offered, or the first option of all, and wait until the
    table has moved on. Return the option. It is empty if somebody was quicker where anyone may answer, and
    nothing is asked any more.
    """
    return str(_run(page, "return answer(wishes);", wishes=list(wishes)))


def play_on(
    page: Any, *wishes: str, most: int = 600, until: Iterable[str] = (), unlike: Iterable[Asked] = ()
) -> Asked:
    """Play on, preferring these options, to the end of the game; or until the board is about one of these, or
    until a question is asked that is not among the known ones."""
    known = [list(one) for one in unlike]
    found = _run(
        page,
        """for (let n = 0; n <= most; n++) {
            const now = await asked();
            if (!now.ask || until.includes(now.about)) return now;
            if (known.length && !known.some(([ask, about]) => ask === now.ask && about === now.about)) return now;
            await answer(wishes);
        }
        throw new Error(`not over after ${most} answers`);""",
        wishes=list(wishes),
        most=most,
        until=list(until),
        known=known,
    )
    return Asked(found["ask"], found["about"])


def every_question(page: Any, *wishes: str, most: int = 600) -> Iterable[Asked]:
    """Play to the end of the game, and stop at each new question, at each new moment of the board, and at the
    end."""
    seen = [Asked("", "not begun")]
    while seen[-1].ask or len(seen) == 1:
        seen.append(play_on(page, *wishes, most=most, unlike=seen))
        yield seen[-1]


def how_far(page: Any) -> str:
    """Return how many answers the table has had."""
    return str(page.evaluate("document.querySelector('.table')?.dataset.answered"))


def gone_on(page: Any, before: str) -> None:
    """Wait until the table has moved on from there."""
    _run(
        page,
        "await wait('the table to go on', () => isOver() || (answered() ?? before) !== before);",
        before=before,
    )


def gaps(page: Any) -> list[str]:
    """Return messages without words, which show as their id in brackets."""
    return re.findall(r"\[[a-z][a-z0-9_-]+\]", page.inner_text("body"))
