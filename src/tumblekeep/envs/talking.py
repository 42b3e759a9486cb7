"""Agents that talk: a program that is told a position in words and answers in words, such as a language model.

The program runs as long as the games do. Each question is one line of JSON on its standard input, `{"text": "..."}`; it
answers with one line, `{"text": "3", "cost": 0.002}` or plain words. An answer that names no option, or several, is asked for
again with the reason, `RETRIES` times; then an option is drawn for it.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from types import TracebackType
from typing import Any

from tumblekeep.envs.arena import AgentQuestion, ArenaError
from tumblekeep.envs.wording import UnreadableReply

RETRIES = 2


class TalkingAgent:
    """A program that answers in words, and what it took."""

    def __init__(self, command: str) -> None:
        self.asked = self.retries = self.drawn = 0
        """Questions, answers that had to be asked for again, and options that were drawn in the end."""
        self.cost = 0.0
        """The sum of what it said its answers cost."""
        self.command = command
        try:
            self._program = subprocess.Popen(  # noqa: S603 - the program that was asked for
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except (OSError, ValueError, IndexError) as error:
            raise ArenaError("research-talk-start", command=command, why=str(error)) from error

    def __enter__(self) -> TalkingAgent:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe in (self._program.stdin, self._program.stdout):
            if pipe is not None:
                pipe.close()
        self._program.terminate()
        self._program.wait()

    def __call__(self, asked: AgentQuestion) -> int:
        """Answer a question."""
        self.asked += 1
        text = asked.words
        for attempt in range(RETRIES + 1):
            self.retries += bool(attempt)
            try:
                return asked.read(self._say(text))
            except UnreadableReply as error:
                text = f"{error}\n\n{asked.words}"
        self.drawn += 1
        return asked.luck.choice(asked.legal)

    def _say(self, text: str) -> str:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        try:
            self._program.stdin.write(json.dumps({"text": text}) + "\n")
            self._program.stdin.flush()
            line = self._program.stdout.readline()
        except OSError as error:
            raise ArenaError("research-talk-ended", command=self.command) from error
        if not line:
            raise ArenaError("research-talk-ended", command=self.command)
        try:
            told: Any = json.loads(line)
        except ValueError:
            return line.strip()
        if not isinstance(told, dict):
            return line.strip()
        cost = told.get("cost", 0)
        self.cost += float(cost) if isinstance(cost, int | float) else 0.0
        return str(told.get("text", ""))
