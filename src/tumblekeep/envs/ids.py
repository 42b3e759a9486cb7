"""Gymnasium ids of the games: `gymnasium.make("tumblekeep/DungeonAttack-v0")` after `import tumblekeep.envs.ids`.

| id | game |
|---|---|
| `tumblekeep/DungeonAttack-v0` | Dungeon Attack! |
| `tumblekeep/DungeonsDiceDanger-v0` | Dungeons, Dice & Danger |
| `tumblekeep/DungeonDice-v0` | Dungeon Dice |
| `tumblekeep/DungeonFighter-v0` | Dungeon Fighter |
| `tumblekeep/CastleOfFrosts-v0` | the Castle of Frightening Frosts |
| `tumblekeep/Arena-v0` | an arena (`arena="attack-2"`), as agents are scored there |
| `tumblekeep/Throw-v0` | one throw at a target |

A game from outside is registered by its slug, too: `lantern_deep` is `tumblekeep/LanternDeep-v0`.
"""

from __future__ import annotations

import gymnasium

from tumblekeep.games import known

NAMESPACE = "tumblekeep"
THROW = f"{NAMESPACE}/Throw-v0"
ARENA = f"{NAMESPACE}/Arena-v0"


def name_of(slug: str) -> str:
    """Return the id of a game: `dungeon_attack` is `tumblekeep/DungeonAttack-v0`."""
    return f"{NAMESPACE}/{''.join(part.capitalize() for part in slug.split('_'))}-v0"


def register() -> None:
    """Make all games known to Gymnasium, those from outside too, once."""
    for slug in known():
        if name_of(slug) not in gymnasium.registry:
            gymnasium.register(
                name_of(slug),
                entry_point="tumblekeep.envs.single:SeatEnv",
                vector_entry_point="tumblekeep.envs.batch:Batch",
                kwargs={"game": slug},
            )
    if ARENA not in gymnasium.registry:
        gymnasium.register(ARENA, entry_point="tumblekeep.envs.arena_env:ArenaEnv")
    if THROW not in gymnasium.registry:
        gymnasium.register(THROW, entry_point="tumblekeep.envs.throwing:ThrowEnv")


register()
