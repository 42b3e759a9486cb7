"""Letters for terminals that have few: what a stream's encoding lacks is spelled out, and nothing becomes a "?"."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Any

HANDLER = "tumblekeep-spelled"
SPELLED = {
    "\u2019": "'", "\u2018": "'", "\u201c": '"', "\u201d": '"', "\u00ab": '"', "\u00bb": '"', "\u2013": "-", "\u2014": "-",
    "\u2212": "-", "\u00d7": "x", "\u2026": "...", "\u00b7": "-", "\u2022": "-", "\u2605": "*", "\u2606": "*", "\u25b6": ">",
    "\u25b8": ">", "\u2192": "->", "\u2190": "<-", "\u2191": "up", "\u2193": "down", "\u2713": "v", "\u2717": "x",
    "\u2715": "x", "\u00d8": "O", "\u00f8": "o", "\u0153": "oe", "\u0152": "OE", "\u00e6": "ae", "\u00c6": "AE",
    "\u00df": "ss", "\u20ac": "EUR", "\u00b0": "o", "\u2588": "#", "\u2591": ".", "\u2592": ":", "\u2593": "#", "\u25a0": "#",
    "\u25a1": ".", "\u25cf": "*", "\u25cb": "o", "\u25c6": "*", "\u25c7": "o", "\u2665": "*", "\u2661": "o", "\u2694": "x",
    "\u2620": "X",
}  # fmt: skip
DICE = dict(zip("\u2680\u2681\u2682\u2683\u2684\u2685", "123456", strict=True))
BARS = dict(zip("\u2581\u2582\u2583\u2584\u2585\u2586\u2587", "._-=+*#", strict=True))


def spelled(character: str) -> str:
    """Return plain letters for a character.

    >>> "".join(map(spelled, "Épée — 2 × ⚄ …"))
    'Epee - 2 x 5 ...'
    """
    if character.isascii():
        return character
    for known in (SPELLED, DICE, BARS):
        if character in known:
            return known[character]
    plain = "".join(one for one in unicodedata.normalize("NFKD", character) if one.isascii())
    if plain:
        return plain
    if "\u2500" <= character <= "\u257f":  # frames
        return "-" if character in "\u2500\u2501\u2550" else "|" if character in "\u2502\u2503\u2551" else "+"
    return " " if unicodedata.category(character) in ("Zs", "Mn", "Cf") else "*"


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spelled, error.object[error.start : error.end])), error.end


def speaks_unicode(stream: Any) -> bool:
    """Whether a stream can show every character."""
    try:
        return codecs.lookup(getattr(stream, "encoding", None) or "ascii").name.startswith("utf")
    except LookupError:
        return False


def spell_out() -> None:
    """Let both streams of this program spell what they can't show."""
    codecs.register_error(HANDLER, _spell)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=HANDLER)
