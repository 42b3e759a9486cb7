"""What every schema of the wire is made of: strict objects, and limits for their fields."""

from __future__ import annotations

from math import isfinite
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

PROTOCOL = 1
"""Increased whenever an older client could no longer follow."""

LARGEST_MESSAGE = 16 * 1024
LARGEST_LOG = 4 * 1024 * 1024
LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_TITLE = 60
MOST_SEATS = 12
MOST_NUMBER = 2**53 - 1

TableId = Annotated[str, StringConstraints(pattern=r"^[0-9a-hjkmnp-tv-z]{10}$")]
ActionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32}$")]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in hex digits: a SHA-256, or a number that somebody adds to the dice."""
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
KnockId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{8}$")]
WatcherMark = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{4}$")]
"""Tells a spectator from others at the same table; it follows from the address."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
GameSlug = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Language: TypeAlias = Literal["en", "fr"]
ThrowMode: TypeAlias = Literal["aimed", "reported", "sampled"]
ChanceMode: TypeAlias = Literal["reported", "sampled"]
"""Who rolls or draws: people with real dice or a real deck, who report what they see; or the server."""
SeatKind: TypeAlias = Literal["open", "invited", "person", "bot"]
BotLevel: TypeAlias = Literal["careless", "steady", "shrewd", "masterful", "random", "greedy"]
"""How well a bot plays, in order of strength; `random` and `greedy` are older names of careless and steady."""
ChatPhrase: TypeAlias = Literal["chat-hello", "chat-well", "chat-help", "chat-moment", "chat-thanks"]
"""A ready-made chat message: the id of its text in `web.ftl`, which everybody reads in their own language."""
Pace: TypeAlias = Literal["live", "days"]
"""`live`: a bot sits in for a player who is gone; `days`: nothing ever happens to absent players."""
Clock: TypeAlias = Literal[0, 30, 60, 180, 86_400, 259_200]
"""Seconds for each question; 0: no limit."""
OddsRule: TypeAlias = Literal["off", "after", "always"]
"""Whether people are shown how good their options are: never (and no hints either), once they have answered, or
while they are asked."""
TableState: TypeAlias = Literal["open", "playing", "over"]


DEEPEST = 12


def _bounded(value: Any, depth: int = 0) -> Any:
    """Check free-form JSON: refuse anything that could not be stored and sent again."""
    if depth > DEEPEST:
        raise ValueError(f"nested deeper than {DEEPEST}")
    if isinstance(value, bool | str) or value is None:
        return value
    if isinstance(value, int):
        if abs(value) > MOST_NUMBER:
            raise ValueError("a number is too large")
    elif isinstance(value, float):
        if not isfinite(value):
            raise ValueError("not a number")
    elif isinstance(value, list):
        for part in value:
            _bounded(part, depth + 1)
    else:
        for part in value.values():
            _bounded(part, depth + 1)
    return value


Document = Annotated[dict[str, Any], AfterValidator(_bounded)]
"""Any JSON object of sane depth with sane numbers; whoever uses it checks its meaning."""


class Shape(BaseModel):
    """A JSON object with these fields and no others, each of exactly its type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
