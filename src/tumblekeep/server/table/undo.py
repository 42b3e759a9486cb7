"""Who may take back what: a player's own last choices without asking, if they revealed nothing to that player;
everything else by consent."""

from __future__ import annotations

from tumblekeep.core.errors import CannotImagine, TumbleError
from tumblekeep.core.imagine import imagine
from tumblekeep.fate.sampled import SampledFate
from tumblekeep.server.table.served_game import AnswerRecord, ServedGame

IMAGINED = 4
"""How many tables are imagined to find out whether an answer revealed something to its author."""


def free_undo(served: ServedGame, seat: int) -> int | None:
    """How many answers remain if this seat takes its last one back without asking; None if it may not."""
    if served.play.outcome is not None or not served.answers:
        return None
    said = served.answers[-1]
    return said.n - 1 if _is_open_to(served, seat, said) else None


def ask_undo(served: ServedGame, seat: int) -> int | None:
    """The nearest point before a choice of this seat for which it has to ask everybody."""
    if served.play.outcome is not None:
        return None
    own = True  # whether nothing follows this answer except what the seat may take back without asking
    for said in reversed(served.answers):
        if said.author != seat:
            own = False
        elif not (own and (said.owner is None or served.is_held(said))):
            return said.n - 1
    return None


def may_undo(served: ServedGame, seat: int, to: int) -> bool:
    """Tell whether a seat may go back to answer `to` without asking: only its own choices follow, and none
    revealed anything new to it."""
    return _is_own(served, seat, to) and (
        not _has_secrets_from(served, seat) or _learnt_nothing(served, seat, to)
    )


def can_return_to(served: ServedGame, to: int) -> bool:
    """Tell whether somebody decided something at that point.

    Undo can't stop before a die, because it would only be rolled again.
    """
    return (
        served.play.outcome is None
        and 0 <= to < len(served.answers)
        and served.answers[to].author is not None
    )


def _is_own(served: ServedGame, seat: int, to: int) -> bool:
    if served.play.outcome is not None or not 0 <= to < len(served.answers):
        return False
    return all(_is_open_to(served, seat, said) for said in served.answers[to:])


def _is_open_to(served: ServedGame, seat: int, said: AnswerRecord) -> bool:
    """Tell whether an answer is this seat's own, and the simultaneous answers of others are not yet known."""
    return said.author == seat and (said.owner is None or served.is_held(said))


def _has_secrets_from(served: ServedGame, seat: int) -> bool:
    return any(said.audience is not None and seat not in said.audience for said in served.answers)


def _learnt_nothing(served: ServedGame, seat: int, to: int) -> bool:
    """Imagine other tables that fit what the seat knew before; if they all look like this one does now, it learnt
    nothing."""
    before = served.played_to(to)
    chance = SampledFate(f"{served.header.game} {to}")
    now = served.play.look(seat)
    for _ in range(IMAGINED):
        try:
            other = imagine(before, seat, chance, chance.pick)
            for said in served.answers[to:]:
                other.answer(said.line.answer, said.line.by)
        except (CannotImagine, TumbleError):
            return False
        if other.look(seat) != now:
            return False
    return True
