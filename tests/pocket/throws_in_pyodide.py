"""What is thrown under Pyodide, with MuJoCo's WebAssembly build: single throws, and an aimed game at a house."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from pocket.player import MemoryJournal, Player, call, open_table, opened
from tumblekeep.kit.throw_setup import FlipSetup, ThrowSetup
from tumblekeep.pocket import mind
from tumblekeep.server.dice.simulation import bot_throws, simulate
from tumblekeep.throw.engine import Simulator
from tumblekeep.throw.engine_choice import engine
from tumblekeep.throw.model import READINGS
from tumblekeep.throw.motion import BodyStart
from tumblekeep.throw.toss import toss
from tumblekeep.throw.world import Scene, world

LAUNCH = {"velocity": [1.4, 0, 0.3], "touch": {"speed": 0.0, "jitter": 0.0}}
SETTINGS = {
    "plain": ThrowSetup("dungeon_fighter", ("red",)),
    "demand": ThrowSetup("castle_of_frosts", ("red",), ("pond",)),
}


class ThrowingMind:
    """A mind in the same Python that has the engine."""

    throws = True

    def __init__(self) -> None:
        self.throws_made = 0

    async def think(self, request_text: str) -> str:
        self.throws_made += mind.needs_physics(request_text)
        return mind.answer(request_text)


class Thrower(Player):
    """Throws with one and the same launch, and answers the rest at random."""

    def answer(self) -> None:
        for sight in self._latest["sights"] or ():
            question = sight["question"] or {}
            if question.get("kind") == "throw" and question["seat"] == sight["seat"]:
                self._pending = f"pocket-throw-{len(self.acked):08}"
                fields = {"seat": sight["seat"], "at": self._latest["seq"], "launch": LAUNCH}
                self.say(type="launch", action=self._pending, **fields)
                return
        super().answer()


def slid() -> dict[str, float]:
    """How far a die slides on the bare table, and how far it should by its friction."""
    scene = Scene("dungeon_fighter", ("red",), bare=True)
    start = BodyStart((-0.4, 0.0, 0.008), (1.0, 0.0, 0.0, 0.0), (1.0, 0.0, 0.0))
    track = Simulator().run(scene, {"thrown0": start}, {})
    assert track.contact_width % READINGS == 0
    friction = world()["materials"]["dungeon_fighter"]["table"]["friction"]
    return {"far": track.pose(0, -1)[0] + 0.4, "wanted": 1 / (2 * friction * 9.81)}


async def game(slug: str) -> dict[str, Any]:
    """Play an aimed game until both have thrown."""
    minds = ThrowingMind()
    house = await opened(MemoryJournal(), minds=minds)
    _, games = await call(house, "GET", "/api/games")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    table = await open_table(house, slug, seats=seats, throws="aimed")
    player = Thrower(house, table, Random(slug))
    await player.until(lambda one: minds.throws_made > 3 or one.outcome or one.refused or one.closed)
    rows = await house.store.events(player.table)
    flights = [said for row in rows if (said := json.loads(row.body).get("flight"))]
    await house.close()
    return {
        "physics": json.loads(games)["physics"],
        "refused": player.refused,
        "stamps": sorted({flight["landing"]["stamp"].partition("/")[2] for flight in flights}),
    }


async def everything() -> str:
    """Do all of it; return what it was like, as JSON."""
    told: dict[str, Any] = {"stamp": engine().stamp, "slid": slid(), "throws": {}}
    for name, setting in SETTINGS.items():
        first, second = (bot_throws(setting.to_json(), 0.4, 7) for _ in range(2))
        told["throws"][name] = {"same": first == second, "landing": first[0], "track": len(first[2])}
    flip = FlipSetup("castle_of_frosts", "frozen").to_json()
    told["flip"] = bot_throws(flip, 0.3, 3)[0]
    told["absurd"] = simulate(SETTINGS["plain"].to_json(), {"velocity": [10**9, 0, 0]}, 1)
    told["aimed"] = sum(bool(toss(SETTINGS["plain"], _aim(n)).landing.dice[0].on_target) for n in range(12))
    told["games"] = {slug: await game(slug) for slug in ("dungeon_fighter", "castle_of_frosts")}
    return json.dumps(told)


def _aim(number: int) -> Any:
    from tumblekeep.throw.aim import bot_launch

    return bot_launch(SETTINGS["plain"], 0.1, number)
