"""Persons of a server whose keys are on this machine; games of the terminal can go into their lists.

The keys are in one file that only its owner may read. A key is sent to its own server and nowhere else.
"""

from __future__ import annotations

import json
import os
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

from tumblekeep.core.errors import TumbleError
from tumblekeep.saves import folder
from tumblekeep.text import best_language

PATIENCE_SECONDS = 20


class PersonTrouble(TumbleError):
    """A person could not be made, found, or reached."""


class TerminalPerson(NamedTuple):
    """A person of a server, and the key that this machine has."""

    name: str
    server: str
    secret: str


def kept_in() -> Path:
    """The file with the keys."""
    return folder() / "persons.json"


def persons() -> list[TerminalPerson]:
    """All persons whose keys are on this machine."""
    try:
        found = json.loads(kept_in().read_text(encoding="utf-8"))
        return [TerminalPerson(one["name"], one["server"], one["secret"]) for one in found]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise PersonTrouble("ui-person-file", str(error), file=str(kept_in())) from error


def find(name: str) -> TerminalPerson:
    """The person of this name whose key is on this machine."""
    for one in persons():
        if one.name.casefold() == name.casefold():
            return one
    raise PersonTrouble("ui-person-none", name, name=name)


def keep(person: TerminalPerson) -> None:
    """Add a person to the file, which only its owner may read."""
    path = kept_in()
    kept = [one for one in persons() if (one.name, one.server) != (person.name, person.server)]
    text = json.dumps([one._asdict() for one in (*kept, person)], ensure_ascii=False, indent=2)
    path.parent.mkdir(parents=True, exist_ok=True)
    spare = path.with_suffix(".new")
    with os.fdopen(
        os.open(spare, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
    ) as file:
        file.write(text)
    spare.replace(path)


def fetch(server: str, path: str, secret: str = "") -> Any:
    """Get something from a server."""
    return send(server, path, None, secret)


def send(server: str, path: str, body: dict[str, Any] | None, secret: str = "") -> Any:
    """Send something to a server, or get it if there is no body; what it refuses is said in its own words."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise PersonTrouble("ui-person-server", server, server=server)
    headers = {"content-type": "application/json", "accept-language": best_language(None)}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    wanted = urllib.request.Request(server.rstrip("/") + path, data, headers)  # noqa: S310 - checked above
    try:
        with urllib.request.urlopen(wanted, timeout=PATIENCE_SECONDS) as answer:  # noqa: S310
            return json.load(answer)
    except HTTPError as refused:
        raise PersonTrouble("ui-person-refused", "refused", server=server, why=_why(refused)) from refused
    except (URLError, OSError, ValueError) as error:
        why = str(getattr(error, "reason", error))
        raise PersonTrouble("ui-person-unreached", why, server=server, why=why) from error


def _why(refused: HTTPError) -> str:
    try:
        return str(json.load(refused)["problem"]["text"])
    except (ValueError, KeyError, TypeError):
        return str(refused.code)
