"""A day on a server, line by line: the server asks and decides, this module writes it and reads the replies."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from tumblekeep.core.message import Message
from tumblekeep.daily.schedule import DayPlan
from tumblekeep.daily.throwing import GivenThrow
from tumblekeep.games import load
from tumblekeep.terminal.begin import Hear, Write
from tumblekeep.terminal.clause import shown_clauses
from tumblekeep.terminal.daily_words import hello, standing
from tumblekeep.terminal.describe import changed_lines
from tumblekeep.terminal.lines import LeaveTable, meant
from tumblekeep.terminal.persons import PATIENCE_SECONDS, PersonTrouble, TerminalPerson, fetch, send
from tumblekeep.terminal.voice import OptionText, Voice

PLAYER = 0
"""The seat of whoever plays; bots have the others."""
BETWEEN_LOOKS = 1.0
"""Seconds between two looks at whether a try is counted."""
MOST_LOOKS = 120
HOUR, MINUTE = 3_600_000, 60_000


class RemoteDay:
    """A person's day on their server."""

    def __init__(self, who: TerminalPerson, language: str, hear: Hear, write: Write) -> None:
        self.who = who
        self.hear = hear
        self.write = write
        self.voice = Voice(language, also=("daily",))

    def run(self, day: date | None, *, practice: bool) -> None:
        """Show the door, play what is open behind it, and tell what it came to."""
        asked = "" if day is None else f"?day={day}"
        door = fetch(self.who.server, f"/api/daily{asked}", self.who.secret)
        plan = _plan_of(door)
        for line in hello(plan, self.voice):
            self.write(line)
        mine = door["mine"]
        counts = door["counts"] and not practice
        if counts and mine is not None and mine["state"] != "playing":
            self._tell(door["day"])
            self.write(self.voice.say("ui-daily-had", name=self.who.name))
            return
        self.write(self._how_it_counts(door, counts=counts))
        wanted = {"name": self.who.name, "day": door["day"], "practice": not counts}
        begun = send(self.who.server, "/api/daily/try", wanted, self.who.secret)
        if begun["resumed"]:
            self.write(self.voice.say("ui-daily-goes-on"))
        language = self.voice.language
        if plan.kind == "throws":
            from tumblekeep.terminal.daily_throws import on_server

            thrown = [] if mine is None or not counts else list(mine["thrown"])
            over = on_server(plan, self.who, thrown, language, self.hear, self.write, practice=not counts)
        else:
            played = RemoteTable(self.who, begun, plan, language, self.hear, self.write)
            over = played.run()
            self.voice = Voice(played.voice.language, also=("daily",))
        if not over:
            self.write(self.voice.say("ui-daily-left"))
        elif counts:
            self._tell(door["day"])

    def _how_it_counts(self, door: Mapping[str, Any], *, counts: bool) -> str:
        if not counts:
            return self.voice.say("ui-daily-practises", server=self.who.server)
        left = max(0, door["ends_in"])
        hours, minutes = left // HOUR, left % HOUR // MINUTE
        return self.voice.say("ui-daily-counts", name=self.who.name, hours=hours, minutes=minutes)

    def _tell(self, day: str) -> None:
        """Wait until the try is counted, and tell the places it came to."""
        for _ in range(MOST_LOOKS):
            door = fetch(self.who.server, f"/api/daily?day={day}", self.who.secret)
            mine = door["mine"]
            if mine is None or mine["state"] == "over":
                break
            time.sleep(BETWEEN_LOOKS)
        if mine is None or mine["score"] is None:
            self.write(self.voice.say("ui-daily-uncounted"))
            return
        self.write(standing(mine["score"], self.voice))
        if not door["skill_checked"]:
            self.write(self.voice.say("daily-skill-rough"))
        found = fetch(self.who.server, f"/api/daily/rankings?day={day}", self.who.secret)
        for name in ("result", "skill"):
            one = found[name]
            if one["rank"] is not None:
                place = self.voice.say("daily-rank", rank=one["rank"], total=one["total"])
                share = self.voice.say("daily-percentile", share=round(one["percentile"]))
                heading = self.voice.say(f"daily-by-{name}")
                self.write(self.voice.say("ui-field", name=heading, value=f"{place}, {share}"))
        self.write(self.voice.say("ui-daily-page", server=self.who.server))


def _plan_of(door: Mapping[str, Any]) -> DayPlan:
    throws = tuple(GivenThrow.read(one) for one in door["throws"])
    return DayPlan(
        date.fromisoformat(door["day"]),
        door["kind"],
        door["game"],
        "",
        door["seats"],
        door["options"],
        throws,
    )


class RemoteTable:
    """One seat at a table of a server, told and asked line by line."""

    def __init__(
        self,
        who: TerminalPerson,
        begun: Mapping[str, Any],
        plan: DayPlan,
        language: str,
        hear: Hear,
        write: Write,
    ) -> None:
        self.who = who
        self.table = begun["table"]
        self.token = begun["token"]
        self.game = load(plan.game)
        self.hear = hear
        self.write = write
        self.voice = Voice(language, self.game, reader=PLAYER)
        self._seq = 0
        self._sight: Mapping[str, Any] = {}
        self._asked = False
        self._shown: dict[str, list[str]] = {}
        self.outcome: Mapping[str, Any] | None = None

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; return whether it is over."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        address = urlsplit(self.who.server)
        scheme = "wss" if address.scheme == "https" else "ws"
        url = urlunsplit((scheme, address.netloc, f"{address.path.rstrip('/')}/api/socket", "", ""))
        self.write(self.voice.say("ui-lines-hello"))
        if goal := self.voice.goal():
            self.write(goal)
        try:
            with connect(url, max_size=None, open_timeout=PATIENCE_SECONDS) as line:
                hello = {"type": "hello", "protocol": 1, "table": self.table, "tokens": [self.token]}
                line.send(json.dumps(hello))
                while self.outcome is None:
                    if self._asked:
                        line.send(json.dumps(self._answer()))
                    self._hear_until_it_is_my_turn(line.recv)
        except (LeaveTable, EOFError):
            return False
        except (WebSocketException, OSError) as error:
            raise PersonTrouble("ui-daily-lost", str(error), server=self.who.server) from error
        self._end()
        return True

    def _hear_until_it_is_my_turn(self, receive: Callable[[], str | bytes]) -> None:
        self._asked = False
        while not self._asked and self.outcome is None:
            heard = json.loads(receive())
            if heard["type"] == "refused":
                self.write(str(heard["problem"]["text"]))
                self._asked = bool(self._questions())
            elif heard["type"] in ("welcome", "event"):
                self._take(heard)

    def _take(self, heard: Mapping[str, Any]) -> None:
        if heard["table"] is not None:
            self.voice.names = tuple(self._name(seat) for seat in heard["table"]["seats"])
        if heard["type"] == "event":
            for told in heard["event"]["told"]:
                self.write(self.voice.book.tell(told["message"], self.voice.names, PLAYER))
        self._seq = heard["seq"]
        for sight in heard["sights"] or ():
            if sight["seat"] == PLAYER:
                self._sight = sight
        self.outcome = heard["outcome"]
        self._asked = PLAYER in heard["asked"] and bool(self._questions())

    def _name(self, seat: Mapping[str, Any]) -> str:
        return str(seat["name"]) or self.voice.say("ui-daily-bot", number=seat["seat"])

    # -- asking -----------------------------------------------------------------------------------

    def _questions(self) -> list[Mapping[str, Any]]:
        """What the player is asked, then what they may do besides."""
        asked = self._sight.get("question") or {}
        mine = asked.get("mine", asked)
        found = [mine] if mine and mine.get("seat") == PLAYER and mine.get("options") else []
        aside = (mine or {}).get("meanwhile", {}).get(str(PLAYER))
        return [*found, aside] if found and aside else found

    def _answer(self) -> dict[str, Any]:
        """Ask the player, or pass a question where asking would change nothing."""
        mine, *more = self._questions()
        moot = mine.get("moot")
        option = str(moot["option"]) if moot and not more else self._asked_for()
        action = f"daily-{secrets.token_hex(8)}"
        return {"type": "answer", "action": action, "seat": PLAYER, "at": self._seq, "option": option}

    def _asked_for(self) -> str:
        self._show(whole=False)
        self._put()
        while True:
            typed = self.hear("> ").strip()
            if self._run_command(typed.removeprefix(":")):
                continue
            chosen = meant(typed, self._offers(), self.voice, self.write)
            if chosen is not None:
                return chosen

    def _offers(self) -> list[OptionText]:
        return [
            OptionText(one["id"], self._said(one["label"]), *self._beside(one))
            for asked in self._questions()
            for one in asked["options"]
        ]

    def _beside(self, option: Mapping[str, Any]) -> tuple[str, str]:
        """What the next roll does with an option, and what it costs and brings."""
        stakes = option.get("stakes")
        words = self._said(stakes) if stakes else self.voice.book.stakes(option["label"], self.voice.names)
        roll = option.get("roll")
        return self._said(roll) if roll else "", words

    def _put(self) -> None:
        mine = self._questions()[0]
        name, prompt = self.voice.name(PLAYER), self._said(mine["prompt"])
        self.write(self.voice.say("ui-lines-question", name=name, prompt=prompt, clause=mine["clause"]))
        for number, offer in enumerate(self._offers(), start=1):
            self.write(f"{number}. {offer.label}" + (f" — {offer.weighed}" if offer.weighed else ""))
        for bar in mine.get("barred", ()):
            label, reason = self._said(bar["label"]), self._said(bar["reason"])
            self.write(self.voice.say("ui-not-now", label=label, reason=reason, clause=bar["clause"]))

    def _said(self, message: Mapping[str, Any]) -> str:
        return self.voice.book.tell(message, self.voice.names)

    def _show(self, *, whole: bool) -> None:
        blocks = self.game.show(self._sight["view"])
        lines, self._shown = changed_lines(blocks, {} if whole else self._shown, self.voice)
        for line in lines:
            self.write(line)

    def _run_command(self, typed: str) -> bool:
        if typed == "q":
            raise LeaveTable
        if typed == "t":
            self._show(whole=True)
        elif typed == "w":
            mine = self._questions()[0]
            clauses = [mine["clause"], *(bar["clause"] for bar in mine.get("barred", ()))]
            for heading, text in shown_clauses(clauses, self.voice):
                self.write(self.voice.say("ui-field", name=heading, value=text) if heading else text)
        elif typed == "l":
            self.voice = self.voice.other()
            self._show(whole=True)
            self._put()
        elif typed == "?":
            for line in self.voice.say("ui-daily-help").splitlines():
                self.write(line)
        else:
            return False
        return True

    def _end(self) -> None:
        assert self.outcome is not None
        self._show(whole=False)
        self.write(self._said(self.outcome["headline"]))
        for part in self.outcome["parts"]:
            what = self.voice.words(Message.read(part["what"]))
            self.write(self.voice.say("ui-part", what=what, count=part["count"]))
