"""Why am I asked this? The clause, as it stands in the game's own rules."""

from __future__ import annotations

import re
from functools import cache

from tumblekeep.games import rules_of


@cache
def clauses(slug: str, language: str) -> dict[str, str]:
    """Every clause of a game's rules, by id; a clause is a list entry that begins with its id in bold."""
    try:
        text = rules_of(slug, language)
    except (FileNotFoundError, ModuleNotFoundError):
        return {}
    return read_clauses(text)


def read_clauses(text: str) -> dict[str, str]:
    """The clauses of a rules text.

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
    """Without marks of emphasis, and without drawings."""
    words = re.sub(r"\{i-[a-z0-9-]+(?:=[^}]*)?\} ?", "", words)
    words = re.sub(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|`", "", words)
    return words.strip().strip("|").strip()
