"""The kept rules of a house, and the games that they draw."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tumblekeep.server.errors import Refusal
from tumblekeep.server.in_thread import in_thread
from tumblekeep.server.metrics.journal import journal
from tumblekeep.server.runtime import rules_archive
from tumblekeep.server.runtime.drawing import sight_of
from tumblekeep.server.runtime.rules_archive import BadArchive, CanNotDraw, RulesFailed, RulesRunner

if TYPE_CHECKING:
    from tumblekeep.server.storage.protocol import KeptRules


class ArchivedRules:
    """The kept rules of a house. Without a folder for them it keeps none, and finished games keep their frames."""

    def __init__(self, folder: str | None, store: KeptRules | None, runner: RulesRunner) -> None:
        self.folder = None if folder is None else Path(folder)
        self._store = store
        self._runner = runner
        self.has_failed = False
        """Whether the rules of today don't run although they were kept: they are not tried again before the next start."""
        self.present: int | None = None
        """The number of the rules of today, once they are kept."""

    async def keep_present(self) -> None:
        """Keep the rules of today."""
        if self.folder is None or self._store is None or self.present is not None:
            return
        try:
            digest = await in_thread(rules_archive.keep, self.folder)
        except (OSError, BadArchive) as error:
            self.has_failed = True
            journal.warning(
                "the rules could not be kept: finished games keep their frames", why=type(error).__name__
            )
            return
        self.present = await self._store.number_of(digest)

    async def tell_missing(self) -> None:
        """Say which rules are needed and missing."""
        if self.folder is None or self._store is None:
            return
        for number, wanted in (await self._store.needed()).items():
            try:
                await in_thread(rules_archive.read, self.folder, wanted)
            except BadArchive as error:
                journal.error(
                    "kept rules are missing: games that were played by them can't be watched",
                    rules=number,
                    archive=f"{wanted}.zip",
                    why=str(error),
                )

    async def ask(self, number: int, question: Any) -> Any:
        """Ask the rules with this number."""
        assert self._store is not None
        return await in_thread(self._runner.ask, number, await self._store.digest_of(number), question)

    def is_kept(self, digest: str) -> bool:
        """Whether an archive is there, as it was kept. Blocks."""
        if self.folder is None:
            return False
        try:
            rules_archive.read(self.folder, digest)
        except BadArchive:
            return False
        return True

    async def game(self, number: int, sheet: dict[str, Any]) -> AnsweredGame:
        """A game kept by its answers under the rules with this number."""
        if self._store is None:
            raise BadArchive("no rules are kept here")
        return await in_thread(AnsweredGame, self._runner, number, await self._store.digest_of(number), sheet)


class AnsweredGame:
    """A game kept by its answers, to be watched: the rules it was played by draw what is asked for."""

    def __init__(self, runner: RulesRunner, number: int, digest: str | None, sheet: dict[str, Any]) -> None:
        """Play it to its end. Blocks."""
        self._runner, self._number, self._digest, self._sheet = runner, number, digest, sheet
        told = self._ask(want="last")
        self.answered = len(sheet["lines"])
        self.last: list[str] = told["last"]

    def frames(self, viewer: int | None, start: int, count: int) -> list[str]:
        """The frames after some of the answers, as JSON. Blocks."""
        found: list[str] = self._drawn(want="frames", viewer=viewer, start=start, count=count)
        return found

    def recap(self, viewer: int | None) -> str:
        """The whole game on one page, as JSON. Blocks."""
        return str(self._drawn(want="recap", viewer=viewer))

    def turns(self, viewer: int | None) -> str:
        """Every turn, with the number of answers before it, as JSON. Blocks."""
        return str(self._drawn(want="turns"))

    def sight(self, viewer: int | None, panels: bool) -> str:
        """What a viewer sees now that the game is over, as JSON."""
        return sight_of(self.last, viewer, panels)

    def _ask(self, **what: Any) -> Any:
        return self._runner.ask(self._number, self._digest, {"sheet": self._sheet, **what})

    def _drawn(self, **what: Any) -> Any:
        try:
            return self._ask(**what)
        except (BadArchive, RulesFailed, CanNotDraw) as error:
            journal.error("kept rules could not draw a game", why=str(error))
            raise Refusal(503, "server-too-slow", again=True) from error
