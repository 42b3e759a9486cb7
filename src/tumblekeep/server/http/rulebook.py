"""Texts that a client may read: message catalogues and rule clauses."""

from __future__ import annotations

import re
from functools import cache

from tumblekeep import text
from tumblekeep.games import clause_origins, known, learning, rules_of
from tumblekeep.games.origins import Origin
from tumblekeep.server.errors import Refusal
from tumblekeep.text import LANGUAGES

_CLAUSE = re.compile(r"^\s*[-|*]\s*\**\s*([A-Z]{2,4}-[A-Z][A-Z0-9_]*(?:-[A-Z0-9_]+)*-\d+)\b")


@cache
def catalogue(language: str, name: str) -> str:
    """The words of a language, as Fluent text."""
    if language in LANGUAGES and re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name):
        try:
            return text.catalogue(language, name)
        except FileNotFoundError:
            pass
    raise Refusal(404, "server-no-catalogue")


@cache
def rules(game: str, language: str) -> str:
    """A game's rule document, in a language that we have."""
    if game not in known() or language not in LANGUAGES:
        raise Refusal(404, "server-no-rules")
    return rules_of(game, language)


@cache
def page(game: str, language: str) -> str:
    """How a game is played, on one page."""
    found = learning(game, language) if game in known() and language in LANGUAGES else None
    if found is None:
        raise Refusal(404, "server-no-rules")
    return found


@cache
def _clauses(game: str, language: str) -> dict[str, str]:
    """Return the text of each clause: from the line that states it to the next clause or heading."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in rules(game, language).split("\n"):
        stated = _CLAUSE.match(line)
        if stated:
            current = found.setdefault(stated.group(1), [])
            current.append(line.strip())
        elif line.startswith("#") or not line.strip():
            current = None
        elif current is not None:
            current.append(line.rstrip())
    return {clause: "\n".join(lines) for clause, lines in found.items()}


def marked(game: str) -> dict[str, list[str]]:
    """Which clauses of a game are ours, and which are partly ours."""
    if game not in known():
        raise Refusal(404, "server-no-rules")
    told = clause_origins(game)
    return {
        mark: [clause for clause, origin in told.items() if origin == mark] for mark in ("ours", "partly")
    }


def origin(game: str, name: str) -> Origin:
    """Where one clause comes from."""
    return clause_origins(game).get(name, "book")


def clause(game: str, name: str, language: str) -> str:
    """Return the text of one clause."""
    stated = _clauses(game, language).get(name)
    if stated is None:
        raise Refusal(404, "server-no-rules")
    return stated
