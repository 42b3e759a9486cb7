"""What can be chosen before a game begins, declared as data so that every client can offer it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tumblekeep.core.errors import BadOptions


class GameOption(NamedTuple):
    """One thing to settle before the game: a difficulty, a variant, who starts.

    Its name is the message `option-<name>`; the values of a choice are `option-<name>-<value>`.
    """

    name: str
    kind: str
    """`choice` among `values`, `whole` number from `low` to `high`, `flag` (yes or no), or `document`: a JSON object
    that comes with the game, such as a custom map."""
    default: Any
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    harder: Mapping[str, Any] | None = None
    """If the values of a choice go from easy to hard: the other options with which they do; empty: always. None: they
    are not a difficulty."""

    def check(self, value: Any) -> Any:
        """Return the value if it fits. Text is read as it comes from a command line."""
        if self.kind == "choice":
            if value in self.values:
                return value
            self._refuse(value, " | ".join(self.values))
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("yes", "true", "on", "1", "oui"):
                return True
            if isinstance(value, str) and value.lower() in ("no", "false", "off", "0", "non"):
                return False
            self._refuse(value, "yes | no")
        if self.kind == "whole":
            number = int(value) if isinstance(value, str) and value.strip().lstrip("-").isdigit() else value
            if isinstance(number, int) and not isinstance(number, bool) and self.low <= number <= self.high:
                return number
            self._refuse(value, f"{self.low} ... {self.high}")
        if value is None or isinstance(value, dict):
            return value
        self._refuse(value, "{...}")
        return None

    def _refuse(self, value: Any, wanted: str) -> None:
        raise BadOptions(
            "options-value",
            f"option {self.name}: {str(value)[:60]!r} does not fit; wanted: {wanted}",
            option=self.name,
            value=str(value)[:60],
            wanted=wanted,
        )

    def plain(self) -> dict[str, Any]:
        """As plain data, for a lobby."""
        told: dict[str, Any] = {"name": self.name, "kind": self.kind, "default": self.default}
        if self.kind == "choice":
            told["values"] = list(self.values)
        if self.harder is not None:
            told["harder"] = dict(self.harder)
        if self.kind == "whole":
            told |= {"low": self.low, "high": self.high}
        return told


def checked(offered: tuple[GameOption, ...], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return every option with its value, defaults filled in. An unknown name or a bad value is refused."""
    known = {option.name for option in offered}
    for name in chosen:
        if name not in known:
            raise BadOptions(
                "options-unknown",
                f"there is no option {str(name)[:60]!r}; there are: {', '.join(sorted(known)) or 'none'}",
                option=str(name)[:60],
                known=", ".join(sorted(known)),
            )
    return {
        option.name: option.check(chosen[option.name]) if option.name in chosen else option.default
        for option in offered
    }
