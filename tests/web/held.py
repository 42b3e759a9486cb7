"""What a test holds of a page: its clock, its paint, and the numbers it adds to the dice.

The clock takes the place of `web/src/shell/clock.ts`: no moment passes and no picture is drawn but what the test asks for. Only the
line to the server goes on by itself. A window as people have it, with the machine's own time, is `window(held=False)`.
"""

from __future__ import annotations

import hashlib
from typing import Any

PICTURE = 16
"""Milliseconds from one picture to the next."""
THUMBNAIL = 0.08
"""So sharp a picture is quickly computed on any machine, and still shows whether anything is on it."""

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
    """Let nothing of these windows be painted: without a graphics card that is a tenth to a third of what a test costs.

    They are laid out, focused and pressed as ever. Who judges what is seen lifts the veil, see `UNVEILED`. It lies on the page
    alone: what the browser shows above it, as dialogs, is painted.
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
"""Look at a page as people see it, whether it is painted or not."""


def let_pass(page: Any, milliseconds: float) -> None:
    """Let so much time pass on a page, picture by picture while something moves there."""
    page.evaluate("(milliseconds) => heldClock.pass(milliseconds)", milliseconds)
