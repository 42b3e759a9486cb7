"""Pack: what somebody adds to or changes in a game's content, as a value. It holds data and words, never code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any


@dataclass(frozen=True)
class Pack:
    """Changes to the content of one game. The rules stay the same; they are loaded again with the changed content."""

    name: str
    game: str
    version: str = "1"
    title: Mapping[str, str] = field(default_factory=dict)
    """The title by language."""
    about: Mapping[str, str] = field(default_factory=dict)
    changes: Mapping[str, Any] = field(default_factory=dict)
    """By content file (`adventurers.toml`, `_fighter/heroes.toml`): what is laid over it."""
    removed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By content file: rows that are removed before anything is laid over it."""
    words: Mapping[str, str] = field(default_factory=dict)
    """By language: a Fluent catalogue, laid over the game's own."""
    source: str = field(default="", compare=False)
    """Where it was read from, as somebody would type it; empty if it was not read from a folder."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "fingerprint", self._fingerprint())

    fingerprint: str = field(init=False, default="")
    """A digest of everything that play depends on. Wording is not part of it, so better wording keeps saved games
    valid."""

    def _fingerprint(self) -> str:
        body = json.dumps(
            [self.game, self.changes, {file: list(rows) for file, rows in self.removed.items()}],
            sort_keys=True,
            ensure_ascii=False,
            separators=(",", ":"),
        )
        return blake2b(body.encode(), digest_size=8).hexdigest()

    def mark(self) -> dict[str, str]:
        """How a log names this pack."""
        return {"name": self.name, "version": self.version, "fingerprint": self.fingerprint}

    def called(self, language: str) -> str:
        """Its title in a language, else in English, else its name."""
        return self.title.get(language) or self.title.get("en") or self.name

    def told(self, language: str) -> str:
        """Its description in a language, else in English."""
        return self.about.get(language) or self.about.get("en", "")

    def spoken(self, language: str) -> str:
        """Its words in a language, after its English words, which stand in for missing ones. Later messages count."""
        return "\n".join(self.words[one] for one in dict.fromkeys(("en", language)) if one in self.words)
