"""The ten throws of a Sunday in the terminal: aims in numbers, thrown by the server or by this machine's own physics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tumblekeep.core.errors import TumbleError
from tumblekeep.daily.playing import open_secret
from tumblekeep.daily.schedule import DayPlan
from tumblekeep.daily.throwing import GivenThrow, points_of
from tumblekeep.fate.keyed import AddressedPieces, day_key
from tumblekeep.games import load
from tumblekeep.kit.landing import Landing
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import demand
from tumblekeep.terminal.begin import Hear, Write
from tumblekeep.terminal.lines import LeaveTable
from tumblekeep.terminal.persons import TerminalPerson, send
from tumblekeep.terminal.throw_text import told_landing
from tumblekeep.terminal.throwing import HandAim, launch_of, read_aim, throw_seeded, usual_aim
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import Phrasebook


class TenThrows:
    """Ten throws at a keyboard, one after the other."""

    def __init__(
        self,
        plan: DayPlan,
        language: str,
        hear: Hear,
        write: Write,
        make: Callable[[int, GivenThrow, HandAim], tuple[Landing, int]],
    ) -> None:
        self.plan = plan
        self.voice = Voice(language, load(plan.game), also=("daily",))
        self.hear = hear
        self.write = write
        self._make = make
        """Throws and returns where the die lies and the points."""

    def run(self, points: list[int]) -> int | None:
        """Make the throws that are left; return the sum, or None if somebody leaves before the end."""
        self.write(self.voice.say("ui-daily-aim-first"))
        try:
            for number in range(len(points), len(self.plan.throws)):
                points.append(self._one(number))
                self.write(self.voice.say("ui-daily-sum", points=sum(points), thrown=len(points)))
        except (LeaveTable, EOFError):
            return None
        return sum(points)

    def _one(self, number: int) -> int:
        given, say = self.plan.throws[number], self.voice.say
        words = say(demand(given.game, given.demand).name) if given.demand else say("daily-throw-plain")
        self.write(f"{say('daily-throw', number=number + 1, of=len(self.plan.throws))} {words}")
        usual = usual_aim(given)
        self.write(say("ui-daily-aim", aim=self.voice.aim(usual)))
        while True:
            typed = self.hear("> ").strip()
            if typed.removeprefix(":") == "q":
                raise LeaveTable
            try:
                landing, points = self._make(number, given, read_aim(typed, usual))
            except TumbleError as error:
                self.write(self.voice.error(error))
                continue
            flight = Phrasebook(self.voice.language, "throw")
            for line in told_landing(ThrowSetup.from_json(given.setup), landing, flight):
                self.write(line)
            return points


def alone(plan: DayPlan, voice: Voice, hear: Hear, write: Write) -> None:
    """Throw by this machine's own physics, with the day's seeds that follow from the published one."""
    key = day_key(open_secret(plan.day), plan.day.isoformat())

    def make(number: int, given: GivenThrow, aim: HandAim) -> tuple[Landing, int]:
        thrown = throw_seeded(given, aim, AddressedPieces(key, f"throw/{number}")() >> 2)
        return thrown.landing, points_of(thrown.landing.to_json())

    total = TenThrows(plan, voice.language, hear, write, make).run([])
    if total is not None:
        write(voice.say("ui-daily-thrown", points=total))


def on_server(
    plan: DayPlan,
    who: TerminalPerson,
    thrown: list[int],
    language: str,
    hear: Hear,
    write: Write,
    *,
    practice: bool,
) -> bool:
    """Let a server throw; return whether all ten are thrown."""

    def make(number: int, given: GivenThrow, aim: HandAim) -> tuple[Landing, int]:
        launch = launch_of(given, aim).to_json()
        wanted: Mapping[str, Any] = {"launch": launch, "day": plan.day.isoformat()}
        more = {"practice": number} if practice else {}
        told = send(who.server, "/api/daily/throw", {**wanted, **more}, who.secret)
        return Landing.from_json(told["landing"]), int(told["points"])

    total = TenThrows(plan, language, hear, write, make).run(thrown)
    return total is not None
