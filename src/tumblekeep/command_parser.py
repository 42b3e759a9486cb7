"""The parser of the command line: argparse with our words in every language, suggestions, and help in groups.

Standard library only, so that `--help` stays fast.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from string import Template
from typing import Any, NoReturn

Words = Mapping[str, str]

COMPLAINTS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.DOTALL), message)
    for pattern, message in (
        (r"the following arguments are required: (?P<what>.+)", "cli-error-required"),
        (r"argument (?P<what>.+?): invalid choice: '?(?P<typed>.*?)'? \(choose from (?P<known>.+)\)", "cli-error-choice"),
        (r"unrecognized arguments: (?P<typed>.+)", "cli-error-unknown"),
        (r"argument (?P<what>.+?): expected (?:one|at least one|\d+) arguments?", "cli-error-value"),
        (r"argument (?P<what>.+?): invalid \w+ value: '?(?P<typed>.*?)'?", "cli-error-kind"),
        (r"argument (?P<what>.+?): not allowed with argument (?P<other>.+)", "cli-error-together"),
        (r"argument (?P<what>.+?): ignored explicit argument '?(?P<typed>.*?)'?", "cli-error-no-value"),
        (r"one of the arguments (?P<what>.+) is required", "cli-error-required"),
        (r"argument (?P<what>.+?): (?P<typed>.+)", "cli-error-argument"),
    )
)  # fmt: skip
"""What argparse says of bad input, and our message for it. The first that fits counts."""


class CommandParser(argparse.ArgumentParser):
    """A parser that speaks to people: in their language, and with a guess at what they meant."""

    def __init__(self, *, words: Words | None = None, **rest: Any) -> None:
        super().__init__(add_help=False, **rest)
        self.words: Words = words or {}
        self.groups: Mapping[str, Sequence[str]] = {}
        """Commands under a heading each; without it they are listed as argparse lists them."""

    def speak(self, words: Words) -> CommandParser:
        """Use these words, also for headings and `--help`."""
        self.words = words
        self._optionals.title = words["cli-options"]
        self._positionals.title = words["cli-arguments"]
        self.add_argument("-h", "--help", action="help", help=words["cli-help"])
        return self

    def error(self, message: str) -> NoReturn:
        """Say what was wrong, guess what was meant, and exit with 2."""
        self.exit(2, f"{self.format_usage()}{self.prog}: {self.complaint(message)}\n")

    def complaint(self, message: str) -> str:
        """What argparse says, in our words."""
        for pattern, name in COMPLAINTS:
            found = pattern.fullmatch(message)
            if found is not None and name in self.words:
                parts = found.groupdict()
                if "known" in parts:
                    known = [one.strip(" '") for one in parts["known"].split(",")]
                    parts["known"] = ", ".join(known)
                    return self._said(name, parts) + self._guess(parts["typed"], known)
                said = self._said(name, parts)
                if name == "cli-error-unknown":
                    return said + self._guess(parts["typed"].split()[0], list(self._option_string_actions))
                return said
        return message

    def _said(self, name: str, parts: Mapping[str, str]) -> str:
        return Template(self.words[name].replace("%%", "%")).safe_substitute(parts)

    def _guess(self, typed: str, known: Sequence[str]) -> str:
        close = get_close_matches(typed.partition("=")[0], known, n=1)
        return " " + self._said("cli-error-meant", {"close": close[0]}) if close else ""

    def format_help(self) -> str:
        """The help, with commands in groups if there are any."""
        commands = next(
            (one for one in self._actions if isinstance(one, argparse._SubParsersAction) and self.groups),
            None,
        )
        if commands is None:
            return super().format_help()
        told = {one.dest: one.help or "" for one in commands._choices_actions}
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for heading, names in self.groups.items():
            formatter.start_section(heading)
            formatter.add_arguments(
                [argparse.Action([], name, help=told[name], metavar=name) for name in names if name in told]
            )
            formatter.end_section()
        formatter.start_section(self._optionals.title)
        formatter.add_arguments(self._optionals._group_actions)
        formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()


def without_language(given: Sequence[str]) -> tuple[list[str], str | None]:
    """Take `--lang` out of a command line, wherever it stands; the last one counts."""
    rest: list[str] = []
    wanted: str | None = None
    words = iter(given)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            wanted = next(words, "")
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return rest, wanted
