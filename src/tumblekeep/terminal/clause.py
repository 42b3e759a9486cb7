"""Answer "why am I asked this?" with the clause from the game's own rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from tumblekeep.games import clause_origins, rules_of
from tumblekeep.terminal.voice import Voice


@cache
def clauses(slug: str, language: str) -> dict[str, str]:
    """Return every clause of a game's rules by id; a clause is a list entry that begins with its id in bold."""
    try:
        text = rules_of(slug, language)
    except (FileNotFoundError, ModuleNotFoundError):
        return {}
    return read_clauses(text)


def shown_clauses(wanted: Iterable[str], voice: Voice) -> list[tuple[str, str]]:
    """Return the clauses with these ids, each as a heading and its text, for whoever asks why.

    A clause that is ours rather than the book's has a mark in its heading. After the clauses stands what the marks mean, then the
    game's own line on what comes from the published rules; both without a heading.
    """
    assert voice.game is not None
    known, origin = clauses(voice.game.slug, voice.language), clause_origins(voice.game.slug)
    entries: list[tuple[str, str]] = []
    marks: list[str] = []
    for clause in dict.fromkeys(wanted):
        mark = origin.get(clause, "book")
        text = known.get(clause) or voice.say("ui-no-clause")
        if mark == "book":
            entries.append((clause, text))
        else:
            marks.append(mark)
            entries.append(
                (voice.say("ui-clause-marked", clause=clause, mark=voice.say(f"ui-mark-{mark}")), text)
            )
    entries += [("", voice.say(f"ui-marks-{mark}")) for mark in dict.fromkeys(marks)]
    return [*entries, ("", line)] if (line := voice.origin()) else entries


def read_clauses(text: str) -> dict[str, str]:
    """Return the clauses of a rules text by id.

    >>> read_clauses("- **LD-1** {i-torch} Roll *one* die.\\n  Then stop.\\n- **LD-2** Rest.")
    {'LD-1': 'Roll one die. Then stop.', 'LD-2': 'Rest.'}
    """
    found: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        begins = re.match(
            r"\s*(?:[-*]\s+|\|\s*)?\*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)\.?\*\*[:.]?\s*(.*)", line
        )
        if begins:
            current = begins[1]
            found.setdefault(current, "")
            words = begins[2]
        elif not line.strip() or line.startswith("#") or re.match(r"\s*[-*|]\s?", line) or not current:
            current = ""
            continue
        else:
            words = line.strip()
        found[current] = f"{found[current]} {words}".strip()
    return {name: _plain(words) for name, words in found.items()}


def _plain(words: str) -> str:
    """Remove emphasis marks and drawings."""
    words = re.sub(r"\{i-[a-z0-9-]+(?:=[^}]*)?\} ?", "", words)
    words = re.sub(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|`", "", words)
    return words.strip().strip("|").strip()
