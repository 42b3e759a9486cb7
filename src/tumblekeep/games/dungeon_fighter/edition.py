"""The first edition's answers to the hooks of the shared combat (the steps P1 to P10 of DF-COMBAT-11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from tumblekeep.core.ask import Option
from tumblekeep.core.chance import Draw
from tumblekeep.core.question import Barred, Choose, Flow
from tumblekeep.games._fighter import score
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.harm import brace, pay_life, spend, window, wound
from tumblekeep.games._fighter.powers import intervene
from tumblekeep.games._fighter.shop import assign
from tumblekeep.games._fighter.stakes import card_stakes
from tumblekeep.games._fighter.tale import AbilityUsed, FoeMet, GearAdds
from tumblekeep.games.dungeon_fighter import moments
from tumblekeep.games.dungeon_fighter.asks import (
    ANNOUNCE,
    BLOCK,
    BREAK,
    COLOUR,
    DIVINE,
    DRAW_MONSTER,
    RIPOSTE,
    SHARED,
)
from tumblekeep.games.dungeon_fighter.content import BY_LEVEL, EASE, FOES, GEAR, SCATTER, SHEETS, SLUG
from tumblekeep.games.dungeon_fighter.powers import (
    BY_CHOICE,
    POWERS,
    take_back,
    throw_again,
)
from tumblekeep.games.dungeon_fighter.rules import (
    demands,
    exclude,
    falls,
    floor,
    forbidden_colour,
    hit_damage,
    is_forced_conflict,
    is_idle,
    missing_life,
    monsters_met,
    pool,
    protected,
    throw_damage,
    triggered,
)
from tumblekeep.games.dungeon_fighter.sums import tell_parts, tell_spared
from tumblekeep.games.dungeon_fighter.table import Cast, DungeonFighterTable, Fighter
from tumblekeep.games.dungeon_fighter.tale import (
    ColourNamed,
    FoeRecovered,
    GearBroken,
    GoldDrained,
    PartyBeaten,
    Riposted,
    SeducedBroken,
    SeducedSent,
    SymbolInVain,
)
from tumblekeep.kit.throw_setup import ThrowSetup


class FirstEdition(Edition[DungeonFighterTable, Fighter, Cast]):
    """Dungeon Fighter, first edition."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = SHARED
        self.gear = GEAR
        self.sheets = SHEETS
        self.ease = EASE
        self.scatter = SCATTER
        self.windows = frozenset(moments.WINDOWS)
        self._settings: dict[tuple[Any, ...], ThrowSetup] = {}

    # -- P1 to P3 ---------------------------------------------------------------------------------

    def pool(self, table: DungeonFighterTable) -> list[str]:
        return pool(table)

    def barred_dice(self, table: DungeonFighterTable) -> list[Barred]:
        colour = forbidden_colour(table)
        if not colour:
            return []
        return [Barred(("throw", colour), "die-forbidden", "DF-MONSTER-7", (colour, table.monster.card))]

    def required(self, table: DungeonFighterTable) -> tuple[str, ...]:
        return demands(table)

    def excludes(self, table: DungeonFighterTable, demands: Sequence[str], another: str) -> bool:
        return any(exclude(one, another) for one in demands)

    def retrieved(self, table: DungeonFighterTable) -> None:
        """DF-COMBAT-29: the Leader token is turned to Defeated."""
        if not table.beaten:
            table.beaten = True
            table.told.append((PartyBeaten, table.leader))

    def new_shot(self, hero: Fighter, die: str) -> Cast:
        return Cast(hero.seat, die)

    def setting(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> ThrowSetup:
        noise = 2.0 if is_forced_conflict(table) else 1.0
        key = (shot.die, shot.demands, noise, table.tabletop)
        found = self._settings.get(key)
        if found is None:
            # DF-THROW-15: dice leave the board after their throw, so no other die lies there
            found = self._settings[key] = ThrowSetup(
                SLUG, (shot.die,), shot.demands, noise=noise, conditions=table.conditions
            )
        return found

    # -- P4 and P5 --------------------------------------------------------------------------------

    def judge(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> None:
        """DF-MONSTER-5: against a Small Target, section 1 is a miss in every respect."""
        if shot.hit and shot.value == 1 and table.monster.has("small_target"):
            shot.hit = False
            shot.miss = "small_target"

    def hit_damage(self, table: DungeonFighterTable, shot: Cast) -> int:
        """DF-COMBAT-18, -20."""
        return hit_damage(table, shot)

    def cancel(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[bool]:
        """P5: a white die's colour is named, then the throw may be taken back."""
        if shot.icon:
            shot.colour = shot.die
            if shot.die == "white":
                abilities = SHEETS[hero.card].abilities
                chosen: Any = yield Choose(
                    COLOUR, hero.seat, [("name", colour, one.word) for colour, one in abilities.items()]
                )
                shot.colour = chosen[1]
                table.told.append((ColourNamed, hero.seat, shot.colour))
        item = yield from take_back(table, hero, shot)
        if item is None:
            return False
        if item:
            spend(self, table, hero, item)
        else:
            table.told.append((AbilityUsed, hero.seat, "rethrow"))
        return True

    # -- P6 and P7 --------------------------------------------------------------------------------

    def ability(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[None]:
        """P6: the ability's immediate effect."""
        ability = triggered(hero, shot)
        if ability is None or ability.id == "rethrow":
            return
        if is_idle(table, ability):
            table.told.append((SymbolInVain, hero.seat))
            return
        shot.ability = ability.id
        if ability.id not in BY_CHOICE:  # chosen abilities are told when the player chooses them
            table.told.append((AbilityUsed, hero.seat, ability.word))
        yield from POWERS[ability.id].act(table, hero, shot, ability)
        if shot.times > 1:  # Blind Fury
            yield from pay_life(self, table, hero)

    def damage(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[int]:
        """P7: one-use damage items and seduced monsters are announced, then all damage is added up."""
        damage = yield from self._announce(table, hero, shot)
        tell_parts(table, hero, shot)
        if shot.ability == "divine_intervention" and not (table.monster.is_boss and falls(table, shot)):
            yield from intervene(table, hero, damage, DIVINE)
        shot.left = table.monster.life - damage
        return damage

    def slain(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[None]:
        """A Fatal Blow is not damage, but Divine Intervention counts it as a hit on the centre (DF-ABIL-18)."""
        if shot.ability == "divine_intervention" and not table.monster.is_boss:
            damage = yield from self._announce(table, hero, shot)
            yield from intervene(table, hero, damage, DIVINE)

    def _announce(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[int]:
        """Return the throw's damage with everything the thrower adds.

        Uses that would change nothing are not offered (DF-RULING-70).
        """
        foe = table.monster
        while True:
            damage = throw_damage(table, shot)
            options: list[Option] = ["deal"]
            lives = not shot.kills and damage < foe.life
            heals = shot.ability == "divine_intervention" and damage < missing_life(table)
            if lives or (heals and not foe.is_boss):
                if shot.hit:
                    options.extend(
                        ("item", card, GEAR[card].amount)
                        for card in dict.fromkeys(hero.gear)
                        if GEAR[card].effect == "extra_damage"
                    )
                options.extend(("seduced", foe, FOES[foe].damage) for foe in dict.fromkeys(hero.seduced))
            chosen: Any = "deal"
            if len(options) > 1:
                chosen = yield Choose(ANNOUNCE, hero.seat, options, (damage, foe.life))
            if chosen == "deal":
                return damage
            shot.bonus += chosen[2]
            if chosen[0] == "item":
                spend(self, table, hero, chosen[1])
                table.told.append((GearAdds, chosen[1], chosen[2]))
            else:
                hero.seduced.remove(chosen[1])
                table.told.append((SeducedSent, hero.seat, chosen[1], chosen[2]))

    # -- P8 to P10 --------------------------------------------------------------------------------

    def struck(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> list[Fighter]:
        """DF-MONSTER-9: a Critical Miss strikes everybody."""
        return table.standing() if table.monster.has("critical_miss") else [hero]

    def blow(self, table: DungeonFighterTable, hero: Fighter, victim: Fighter, shot: Cast) -> Flow[int]:
        """DF-COMBAT-24; the thrower may discard a No Damage armour (DF-EQUIP-16)."""
        damage = protected(table, victim, hero, shot)
        tell_spared(table, victim, hero, shot)
        if damage and victim is hero:
            cards = [card for card in dict.fromkeys(hero.gear) if GEAR[card].effect == "no_damage"]
            if cards:
                options: list[Option] = [("suffer", damage)]
                options.extend(("item", card) for card in cards)
                chosen: Any = yield Choose(
                    BLOCK, hero.seat, options, forecast=partial(card_stakes, self.gear, BLOCK, options)
                )
                if chosen[0] == "item":
                    spend(self, table, hero, chosen[1])
                    return 0
        return damage

    def answer(self, table: DungeonFighterTable, victim: Fighter, suffered: int) -> Flow[int]:
        """DF-EQUIP-17, -18: each Riposte returns what was suffered; a card marked 1x is discarded for it."""
        total = 0
        for card in victim.gear[:]:
            if GEAR[card].effect != "riposte":
                continue
            if GEAR[card].once:
                options: list[Option] = ["hold", ("item", card)]
                chosen: Any = yield Choose(
                    RIPOSTE,
                    victim.seat,
                    options,
                    (suffered,),
                    forecast=partial(card_stakes, self.gear, RIPOSTE, options),
                )
                if chosen == "hold":
                    continue
                spend(self, table, victim, card)
            total += suffered
            table.told.append((Riposted, victim.seat, card, suffered))
        return total

    def after_miss(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[None]:
        """P9: Regeneration, Gold Drain or Equipment Breaker (DF-MONSTER-12)."""
        foe = table.monster
        breaks = foe.has("destroy_equipment") and bool(hero.gear or hero.seduced)
        yield from window(self, table, "break" if breaks else "late")
        shot.left = foe.life
        if foe.life <= 0:
            return
        if foe.has("heal_on_miss"):
            gained = min(foe.amount, foe.full - foe.life)
            if gained:
                foe.life += gained
                table.told.append((FoeRecovered, foe.card, gained, foe.life))
        elif foe.has("gold_loss"):
            if table.gold:
                table.pay(1)
                table.told.append((GoldDrained, table.gold))
        elif breaks:
            yield from self._break(table, hero)
        yield from window(self, table, "late")

    def _break(self, table: DungeonFighterTable, hero: Fighter) -> Flow[None]:
        options: list[Option] = [("card", card) for card in dict.fromkeys(hero.gear)]
        options.extend(("seduced", name) for name in dict.fromkeys(hero.seduced))
        if not options:
            return
        chosen: Any = yield Choose(
            BREAK, hero.seat, options, forecast=partial(card_stakes, self.gear, BREAK, options)
        )
        if chosen[0] == "card":
            hero.gear.remove(chosen[1])
            table.told.append((GearBroken, hero.seat, chosen[1]))
            self.discard(table, chosen[1])
        else:
            hero.seduced.remove(chosen[1])
            table.told.append((SeducedBroken, hero.seat, chosen[1]))

    def fainted(self, table: DungeonFighterTable, hero: Fighter) -> None:
        table.ever_fainted = True

    def again(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[bool]:
        return throw_again(table, hero, shot)

    def once_more(self, table: DungeonFighterTable, hero: Fighter, shot: Cast) -> Flow[None]:
        """Before the die is thrown again: healing for heroes whom another miss would fell (DF-RULING-45)."""
        may_suffer = {
            victim.seat: protected(table, victim, hero, shot) for victim in self.struck(table, hero, shot)
        }
        yield from brace(self, table, may_suffer, "again")

    # -- cards for any time -----------------------------------------------------------------------

    def able(self, table: DungeonFighterTable) -> list[Fighter]:
        return [hero for hero in table.heroes if (hero.gear or hero.seduced) and hero.is_standing]

    def acts(self, table: DungeonFighterTable, hero: Fighter, moment: str) -> list[Option]:
        return moments.offered(self, table, hero, moment)

    def healing_for(self, table: DungeonFighterTable, hero: Fighter) -> int:
        return moments.healing_at_hand(table)

    def act(self, table: DungeonFighterTable, hero: Fighter, act: Option, moment: str) -> Flow[None]:
        """Send a seduced monster after the damage was counted; healing is done where it is asked for."""
        yield from ()
        name, damage = str(act[1]), int(act[2])
        hero.seduced.remove(name)
        table.told.append((SeducedSent, hero.seat, name, damage))
        wound(table, damage)

    # -- cards, shop, score -----------------------------------------------------------------------

    def discard(self, table: DungeonFighterTable, card: str) -> None:
        table.discards.append(card)

    def bought(self, table: DungeonFighterTable, card: str, *, may_pass_on: bool) -> Flow[None]:
        return assign(self, table, card, may_pass_on=may_pass_on)

    def unscathed(self, table: DungeonFighterTable) -> bool:
        """DF-SCORE-5, DF-RULING-53."""
        if table.unscathed_by == "scars":
            return not any(hero.scars for hero in table.heroes)
        return not table.ever_fainted

    def scars_counted(self, table: DungeonFighterTable) -> int:
        return sum(len(hero.scars) for hero in table.party())

    # -- how it ends ------------------------------------------------------------------------------

    def can_back_down(self, table: DungeonFighterTable) -> bool:
        return table.back_down_allowed and super().can_back_down(table)

    def back_down(self, table: DungeonFighterTable) -> Flow[None]:
        """DF-BACKDOWN-3 to -6: another monster for the same room; the old one goes under its pile, its coins back."""
        old = table.monster
        table.supply_gold += old.gold
        old.gold = 0
        card = yield from draw_monster(table)
        place = FOES[old.card].level - 1
        table.bottom[place] += (old.card,)
        table.tower[place] += 1
        foe = table.meet(card)
        table.told.append((FoeMet, foe.card, foe.life, foe.damage, foe.gold))

    def combat_won(self, table: DungeonFighterTable) -> Flow[None]:
        """DF-BOSS-7, DF-COMBAT-40; dice and token count as they are now (DF-RULING-51)."""
        if table.monster.is_boss:
            score.won(self, table)
        table.unused = 0 if table.beaten else len(pool(table))
        table.phase = "end"
        yield from ()

    def lost(self, table: DungeonFighterTable, why: str) -> NoReturn:
        score.lost(table, why)


def draw_monster(table: DungeonFighterTable) -> Flow[str]:
    """DF-ENCOUNTER-2, -3, -7: the top card of the highest floor that holds one."""
    place = floor(table)
    if place is None:
        spare = table.unmet[3] or BY_LEVEL[3]
        card: str = yield Draw(DRAW_MONSTER, table.first, dict.fromkeys(spare, 1))
    elif table.tower[place] > len(table.bottom[place]):
        cards = table.unmet[place]
        if table.gentle and not monsters_met(table):  # DF-RULING-81
            cards = tuple([name for name in cards if not FOES[name].feature])
        card = yield Draw(DRAW_MONSTER, table.first, dict.fromkeys(cards, 1))
        table.tower[place] -= 1
    else:  # only monsters that the party backed down from are left there
        table.tower[place] -= 1
        card, *under = table.bottom[place]
        table.bottom[place] = tuple(under)
        return card
    table.leave(card)
    return card


EDITION = FirstEdition()
