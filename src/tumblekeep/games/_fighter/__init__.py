"""What both editions of Dungeon Fighter share. This is not a game, and only the two editions may import it.

One combat serves both editions. `combat.py` is the order in which one throw is resolved, read top to bottom:

    take a die, declare weapons, throw, judge, cancel?, ability, damage to the monster,
    the monster strikes back, what else a miss brings, faints, throw again?, next hero

If the editions differ, that order calls the edition. An edition plugs in with four things:

1. `Laws` (`laws.py`): numbers and words that differ, one frozen record per edition. `LAWS.md` shows both side by side,
   and a test keeps it up to date.
2. An `Edition` (`edition.py`): one object whose methods are the hooks. Hooks that both editions can share have a
   default; the others are abstract. A hook that asks is a flow, one that only counts is not.
3. Its own `Hero`, `Foe`, `Shot` and `FighterTable` (`table.py`), each with whatever else lies there. Subclasses add
   `__slots__`, and extend `copy`.
4. `Asks` (`asks.py`): the kinds of question that both editions ask, made with the edition's own clauses by
   `shared_asks`. An edition declares its further kinds itself.

A game's `turn(table)` then calls `combat.hero_turn(EDITION, table)` while a monster stands. Everything else (the
way through the dungeon, rooms, rest) is the game's own. It can use these flows:

* `harm.py`: wounds, faints, and cards for any time;
* `rest.py`: waking, scars, elimination, who leads next;
* `gear.py`: carrying limits, handing a card out, trading;
* `shop.py`: laying out, buying cards, white dice and healing;
* `leader.py`: the first Leader, by seat, at random or named by the party;
* `score.py`: points and ranks;
* `odds.py`: landings with chances, for games without physics and without real dice;
* `throwing.py`: the `Throw` question of a setting, and how its answer is read;
* `view.py`: the plain data that both editions show of heroes, foe and throw;
* `tale.py`: what happens in both;
* `heroes.py`: the first edition's hero sheets, which the second edition can use too.

Messages: both catalogues hold the messages of the shared asks and happenings, each in its own words. The families of
words they use are `die`, `colour`, `gear`, `foe`, `ability`, `demand`, `miss`; an edition declares their members.
"""
