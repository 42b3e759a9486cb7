"""What a test controls in a page: its clock, its painting, and the numbers it adds to the dice.

The clock replaces `web/src/shell/clock.ts`: no time passes and no frame is drawn except what the test
asks for. Only the connection to the server runs by itself. A window as people have it, with the machine's
own time, is `window(held=False)`.
"""

from __future__ import annotations

import hashlib
from typing import Any

PICTURE = 16
"""Milliseconds from one frame to the next."""
THUMBNAIL = 0.08
"""A picture of this sharpness is quick to compute on any machine, and still shows whether anything is on it."""

_HELD = """((sharpness) => {
    let now = 0, drawn = 0, count = 0;
    const began = Date.now(), timers = new Map(), frames = new Map();
    const kept = (where, what) => {
        const id = ++count;
        where.set(id, what);
        return () => void where.delete(id);
    };
    const quiet = () => new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (port1.close(), done());
        port2.postMessage(null);
    });
    const soonest = () => [...timers].reduce((first, one) => (!first || one[1].at < first[1].at ? one : first), null);
    window.heldClock = {
        sharpness,
        wall: () => began + now,
        now: () => now,
        after: (wait, then) => kept(timers, { at: now + wait, then, every: 0 }),
        every: (wait, then) => kept(timers, { at: now + wait, then, every: wait }),
        frame: (step) => kept(frames, step),
        /** Let so many milliseconds pass, picture by picture while something moves. */
        async pass(milliseconds) {
            for (const until = now + milliseconds; ; await quiet()) {
                const due = soonest(), picture = frames.size ? Math.max(now, drawn + PICTURE) : Infinity;
                now = Math.max(now, Math.min(due ? due[1].at : Infinity, picture, until));
                if (due && due[1].at <= now) {
                    const [id, timer] = due;
                    if (timer.every) timer.at += timer.every;
                    else timers.delete(id);
                    timer.then();
                } else if (picture <= now) {
                    drawn = now;
                    for (const [id, step] of [...frames]) if (frames.delete(id)) step(now);
                } else return;
            }
        },
    };
})"""


def hold_clock(context: Any, sharpness: float = 0.0) -> None:
    """Hold the clock of every page of these windows; `sharpness` 0 draws no pictures at all."""
    context.add_init_script(f"{_HELD.replace('PICTURE', str(PICTURE))}({sharpness})")


def hold_numbers(context: Any, name: str) -> None:
    """Let somebody of this name draw the same numbers for the dice in every run, one after the other."""
    first = list(hashlib.sha256(name.encode()).digest())
    context.add_init_script(
        f"let drawn = 0; window.heldNumber = () => Uint8Array.from({first}, (byte, at) => (at ? byte : byte + drawn++) % 256)"
    )


def hold_paint(context: Any) -> None:
    """Stop these windows from painting. Without a graphics card, painting is 10 % to 33 % of the cost of a test.

    They are laid out, focused and pressed as usual. A test that checks what is visible lifts the veil, see
    `UNVEILED`. The veil covers only the page: what the browser shows above it, such as dialogs, is painted.
    """
    context.add_init_script(
        "window.veil = new CSSStyleSheet(); veil.replaceSync(':root { opacity: 0 }'); document.adoptedStyleSheets.push(veil)"
    )


UNVEILED = """
    const unveiled = async (look) => {
        if (window.veil) veil.disabled = true;
        if (getComputedStyle(document.documentElement).opacity !== '1') throw new Error('nothing is to be seen');
        try {
            return await look();
        } finally {
            if (window.veil) veil.disabled = false;
        }
    };
"""
"""Show a page as people see it, whether it is painted or not."""


def let_pass(page: Any, milliseconds: float) -> None:
    """Let this much time pass on a page, frame by frame while something moves there."""
    page.evaluate("(milliseconds) => heldClock.pass(milliseconds)", milliseconds)
