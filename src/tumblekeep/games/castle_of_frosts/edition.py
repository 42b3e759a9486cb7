"""The second edition's reading of the combat that both editions share (CF-COMBAT, CF-RESOLVE)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

from tumblekeep.core.ask import Option
from tumblekeep.core.question import Barred, Choose, Flow
from tumblekeep.games._fighter import score
from tumblekeep.games._fighter.edition import Edition
from tumblekeep.games._fighter.gear import hand_out
from tumblekeep.games._fighter.harm import PARTY, is_defeated, pay_life, window, wound
from tumblekeep.games._fighter.laws import COLOURS
from tumblekeep.games._fighter.odds import LandingModel
from tumblekeep.games._fighter.powers import intervene
from tumblekeep.games._fighter.tale import AbilityUsed, SectionCounts, TokenSpares
from tumblekeep.games.castle_of_frosts import cards, guests, rules
from tumblekeep.games.castle_of_frosts.asks import (
    ABILITY,
    CANCEL,
    DIVINE,
    OVERRULE,
    SECOND,
    SHARED,
    WATER,
)
from tumblekeep.games.castle_of_frosts.content import EASE, EPIC, FOES, ITEMS, SCATTER, SPECIAL
from tumblekeep.games.castle_of_frosts.odds import course_of
from tumblekeep.games.castle_of_frosts.powers import POWERS, WINDOWS, herbs_fall_short
from tumblekeep.games.castle_of_frosts.sums import tell_ability, tell_parts
from tumblekeep.games.castle_of_frosts.table import NOBODY, CastleTable, FrostHero, FrostShot
from tumblekeep.games.castle_of_frosts.tale import (
    CutthroatSpent,
    EpicShot,
    IcebergsHit,
    MadnessGrows,
    NoMoreDice,
    RelicLaid,
    RequirementWaved,
    SnowSoftens,
    TokenSpent,
    WaterChosen,
    WeakPointStruck,
)
from tumblekeep.kit.landing import DieLanding
from tumblekeep.kit.throw_setup import ThrowSetup


class SecondEdition(Edition[CastleTable, FrostHero, FrostShot]):
    """Dungeon Fighter, second edition, in the Castle of Frightening Frosts."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = SHARED
        self.gear = ITEMS
        self.sheets = guests.SHEETS
        self.ease = EASE
        self.scatter = SCATTER
        self.windows = frozenset(WINDOWS)
        self.too_late = frozenset({"flip"})  # whoever flips may faint

    # -- taking a die -----------------------------------------------------------------------------

    def pool(self, table: CastleTable) -> list[str]:
        return table.unthrown + table.special

    def taken(self, table: CastleTable, die: str) -> None:
        (table.special if die in SPECIAL else table.unthrown).remove(die)

    def required(self, table: CastleTable) -> tuple[str, ...]:
        return rules.required(table)

    def retrieved(self, table: CastleTable) -> None:
        for colour in COLOURS:
            table.lying.pop(colour, None)

    def last_die(self, table: CastleTable) -> Flow[None]:
        """CF-RULING-17: a Spendable may still bring a die; otherwise the game is lost."""
        yield from window(self, table, "dice")

    # -- the throw --------------------------------------------------------------------------------

    def new_shot(self, hero: FrostHero, die: str) -> FrostShot:
        return FrostShot(hero.seat, die)

    def declarable(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> list[Option]:
        """CF-COMBAT-7: the Dancing Shot while the melody sounds; the Idol once per combat."""
        options: list[Option] = []
        if table.melody and not shot.dancing:
            options.append("dance")
        if not shot.ignored and cards.ready_relics(table, "ignore_requirement"):
            options += [("wave", demand) for demand in rules.required(table)]
        return options

    def declare(self, table: CastleTable, hero: FrostHero, shot: FrostShot, option: Option) -> None:
        if option == "dance":
            shot.dancing = True
            if "dancing" not in shot.demands:
                shot.demands += ("dancing",)
            return
        demand = option[1]
        shot.ignored = demand
        table.relics_used += cards.ready_relics(table, "ignore_requirement")
        table.told.append((RequirementWaved, hero.seat, demand))
        if all(ITEMS[weapon].demand != demand for weapon in shot.weapons):
            shot.demands = tuple(name for name in shot.demands if name != demand)

    def setting(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> ThrowSetup:
        return rules.setting_of(table, shot)

    def course(self, setting: ThrowSetup) -> LandingModel:
        """How dice may come to rest, including Icebergs, templates and Water dice."""
        return course_of(setting)

    def pick_die(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[int]:
        """CF-RESOLVE-2: Icebergs touched by any die leave their holes; then one Water die is chosen."""
        landing = shot.landing
        assert landing is not None
        table.thrower = hero.seat
        for die in landing.dice:
            if die.pose is not None:
                table.lying[die.die] = die.pose
        for name, pose in landing.moved.items():
            if pose is None:
                table.lying.pop(name, None)
            elif name in table.lying:
                table.lying[name] = pose
        if table.icebergs:
            touched = [berg for berg in landing.icebergs if berg in table.icebergs]
            if touched:
                shot.bergs = len(touched)
                table.icebergs = [berg for berg in table.icebergs if berg not in touched]
                table.told.append((IcebergsHit, hero.seat, len(touched)))
        if len(landing.dice) == 1:
            return 0
        options: list[Option] = [
            ("take", number, *_outcome(die)) for number, die in enumerate(landing.dice, start=1)
        ]
        chosen: Any = yield Choose(WATER, hero.seat, options)
        table.told.append((WaterChosen, hero.seat, chosen[1]))
        return int(chosen[1]) - 1

    def judge(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> None:
        """Add nothing: bounce, demands and place decide.

        A template's top is a Hit, its inside is not (CF-TEMPL-8, -12).
        """

    def hit_damage(self, table: CastleTable, shot: FrostShot) -> int:
        """CF-RESOLVE-5."""
        return rules.total_of(table, shot)

    # -- what the throw does ----------------------------------------------------------------------

    def cancel(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[bool]:
        """CF-RESOLVE-3: at most one cancelling effect; Icebergs still hurt the Monster (CF-MOD-4)."""
        options: list[Option] = ["keep"]
        lies = shot.lies
        assert lies is not None
        foe = table.monster
        if foe.monster.fearless and not foe.silenced and lies.place == "section" and lies.value == 1:
            options.append("fearless")  # CF-MON-6, CF-RULING-24
        abilities = self.sheets[hero.card].abilities
        for colour in rules.lit_colours(hero, shot):
            if POWERS[abilities[colour].id].cancels:
                options.append("rethrow")
        tokens = [c for c in rules.token_colours(table, hero, shot) if POWERS[abilities[c].id].cancels]
        if tokens:
            options.append("token")
        if not shot.hit:
            options += [("armor", card.id) for card in hero.upright() if card.effect == "throw_again"]
        if len(options) == 1:
            return False
        chosen: Any = yield Choose(CANCEL, hero.seat, options)
        if chosen == "keep":
            return False
        if chosen == "rethrow":
            table.told.append((AbilityUsed, hero.seat, "rethrow"))
        elif chosen == "token":
            hero.spent.append(tokens[0])
            table.told.append((TokenSpent, hero.seat, "rethrow"))
        elif chosen != "fearless":
            cards.turn_armor(table, hero, chosen[1])
        if shot.hit and shot.bergs:
            table.told.append((SectionCounts, 0))  # the result is void except for the Icebergs
        wound(table, shot.bergs)
        return True

    def ability(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[None]:
        """CF-RESOLVE-4: at most one ability, by the icon or by a Level Up token, if the Hero wants it."""
        lit = rules.lit_colours(hero, shot)
        tokens = rules.token_colours(table, hero, shot)
        if not lit and not tokens:
            return
        abilities = self.sheets[hero.card].abilities
        verb = "use" if lit else "token"
        by_word = {}
        teaches = False
        for colour in lit or tokens:
            ability = abilities[colour]
            power = POWERS[ability.id]
            if power.allows(table, hero, shot):
                by_word[ability.word] = colour
            elif power.cancels or not power.suits(shot):  # declined before, or for the other kind of throw
                teaches = True
        chosen: Any = "none"
        if by_word:
            options: list[Option] = ["none", *((verb, word) for word in by_word)]
            chosen = yield Choose(
                ABILITY, hero.seat, options, (), partial(self._barred_abilities, hero, shot, verb)
            )
        if chosen == "none":
            if lit and (by_word or teaches):
                table.learn(hero)  # CF-LEVELUP-3, -4
            return
        colour = by_word[chosen[1]]
        if tokens:
            hero.spent.append(colour)
            shot.token = True
            table.told.append((TokenSpent, hero.seat, chosen[1]))
        else:
            table.told.append((AbilityUsed, hero.seat, chosen[1]))
        ability = abilities[colour]
        shot.colour, shot.ability = colour, ability.id
        if ability.id == "herb_power" and herbs_fall_short(table):
            yield from window(self, table, "herbs")  # a Spendable used now counts (CF-RULING-49)
            if is_defeated(table):
                return
        yield from POWERS[ability.id].act(table, hero, shot, ability)
        if shot.times > 1:  # a guest's Blind Fury
            yield from pay_life(self, table, hero)

    def _barred_abilities(self, hero: FrostHero, shot: FrostShot, verb: str) -> Sequence[Barred]:
        barred = []
        colours = (shot.die,) if shot.die in COLOURS and verb == "use" else COLOURS
        for colour in colours:
            ability = self.sheets[hero.card].abilities[colour]
            power = POWERS[ability.id]
            if colour in hero.scars:
                barred.append(Barred((verb, ability.word), "scarred", "CF-ICON-5", (ability.word,)))
            elif not power.cancels and not power.suits(shot):
                reason = "needs-hit" if power.when == "hit" else "needs-miss"
                barred.append(Barred((verb, ability.word), reason, "CF-ICON-3", (ability.word,)))
        return barred

    def damage(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[int]:
        """CF-RESOLVE-5: what the Monster loses by the throw, in one step (CF-RESOLVE-6)."""
        foe = table.monster
        if not shot.hit:
            tell_ability(table, hero, shot)
            harm = shot.bergs + shot.bonus
            harm += yield from cards.strike_back(table, hero)
            harm += yield from guests.send_charmed(table, hero, lambda sent: harm + sent < foe.life)
            return harm
        if rules.is_on_weak_point(table, shot):
            total = rules.weak_point_damage(foe.life, shot.bergs)
            table.told.append((WeakPointStruck, foe.card, total))
            if shot.ability == "divine_intervention":  # the icon counts on a template (CF-TEMPL-9)
                yield from self._intervene(table, hero, total)
            return total  # CF-TEMPL-15
        yield from self._cutthroat(table, hero, shot)
        yield from window(self, table, "hit")
        tell_parts(table, hero, shot)
        total = rules.total_of(table, shot)
        total += yield from self._send_charmed(table, hero, shot)
        if shot.ability == "divine_intervention":
            yield from self._intervene(table, hero, total)
        if foe.life <= total:
            self._last_hit(table, hero, epic=foe.life - total <= EPIC)
        return total

    def _intervene(self, table: CastleTable, hero: FrostHero, total: int) -> Flow[None]:
        """CF-RULING-73: one life per point of damage; a Boss that falls by it ends the game first (CF-BOSS-7)."""
        foe = table.monster
        if not (foe.is_boss and foe.life <= total):
            yield from intervene(table, hero, total, DIVINE)

    def slain(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[None]:
        """CF-KILL-2: an Insta-Kill is an Epic Shot."""
        if shot.ability == "divine_intervention" and not table.monster.is_boss:
            total = rules.total_of(table, shot)
            total += yield from self._send_charmed(table, hero, shot)
            yield from intervene(table, hero, total, DIVINE)
        self._last_hit(table, hero, epic=True)

    def _send_charmed(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[int]:
        most = max((FOES[card].damage for card in hero.charmed), default=0)
        return (
            yield from guests.send_charmed(
                table, hero, lambda sent: rules.more_matters(table, shot, most, sent)
            )
        )

    def _last_hit(self, table: CastleTable, hero: FrostHero, *, epic: bool) -> None:
        table.learn(hero)  # CF-LEVELUP-2
        if epic:
            table.epic = True
            table.told.append((EpicShot, hero.seat))

    def _cutthroat(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[None]:
        """CF-ABIL-13: Cutthroat, otherwise Enlarging Lotion; a second section counts once (CF-RULING-27)."""
        if not table.cutthroat or shot.second:  # the Lotion may have added it before the herbs counted
            return
        values = [value for value in rules.second_sections(shot) if rules.more_matters(table, shot, value)]
        if not values:
            return
        options: list[Option] = ["keep", *(("spend", value) for value in values)]
        chosen: Any = yield Choose(SECOND, hero.seat, options)
        if chosen != "keep":
            table.cutthroat = False
            shot.second = chosen[1]
            table.told.append((CutthroatSpent, hero.seat, shot.second))

    def after_hit(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[None]:
        """CF-RESOLVE-7: Madness grows; a Weak Point that was hit leaves the board."""
        yield from ()
        foe = table.monster
        entries = foe.monster.madness
        if foe.madness < len(entries) and not foe.silenced:
            table.told.append((MadnessGrows, foe.card, entries[foe.madness]))
            foe.madness += 1
        if rules.is_on_weak_point(table, shot):
            table.templates = [piece for piece in table.templates if piece.kind != "weak_point"]

    # -- the monster strikes back -----------------------------------------------------------------

    def blow(self, table: CastleTable, hero: FrostHero, victim: FrostHero, shot: FrostShot) -> Flow[int]:
        """CF-RESOLVE-8: Soft Snow and Agile Instincts prevent all of it; otherwise Armor may help."""
        foe = table.monster
        damage = guests.blow_of(table, hero, shot)
        if shot.dodged or table.beer == hero.seat:
            pass
        elif shot.lies is not None and shot.lies.icon == "soft_snow":
            table.told.append((SnowSoftens, hero.seat))
        elif damage < foe.damage:
            table.told.append((TokenSpares, hero.seat, "toad", foe.damage - damage))
        return (yield from cards.ward_off(table, hero, damage))

    def about_to_faint(self, table: CastleTable) -> Flow[None]:
        """CF-FAINT-3."""
        yield from window(self, table, "faint")

    def fallen(self, table: CastleTable) -> Flow[None]:
        """CF-END-4, CF-RELIC-3: until the rest begins it is still somebody's turn; a fallen Boss ends the game."""
        if not table.monster.is_boss:
            yield from window(self, table, "end")

    def again(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[bool]:
        """Whether a guest's Flurry of Blows throws again. No Hero of this box can."""
        return (yield from guests.throw_again(table, hero, shot))

    def once_more(self, table: CastleTable, hero: FrostHero, shot: FrostShot) -> Flow[None]:
        yield from window(self, table, "again")

    # -- cards for any time -----------------------------------------------------------------------

    def able(self, table: CastleTable) -> list[FrostHero]:
        """Heroes who have Equipment, and the Active Hero for the Relics (CF-RELIC-3)."""
        relics = table.active if table.relics else NOBODY
        return [hero for hero in table.heroes if (hero.gear or hero.seat == relics) and hero.is_standing]

    def acts(self, table: CastleTable, hero: FrostHero, moment: str) -> list[Option]:
        return cards.offered(self, table, hero, moment)

    def stake(self, table: CastleTable, act: Option, moment: str) -> str:
        stake = super().stake(table, act, moment) if act[0] in ("heal", "warm") else cards.stake(table, act)
        return f"{PARTY}{stake}" if self.is_party_owned(act[1]) else stake

    def healing_for(self, table: CastleTable, hero: FrostHero) -> int:
        return cards.healing_for(table)

    def act(self, table: CastleTable, hero: FrostHero, act: Option, moment: str) -> Flow[None]:
        yield from cards.use(self, table, hero, act)

    # -- cards, shop, score -----------------------------------------------------------------------

    def discard(self, table: CastleTable, card: str) -> None:
        """CF-EQUIP-15."""
        table.discarded.append(card)

    def is_party_owned(self, card: str) -> bool:
        """CF-RELIC-2."""
        return ITEMS[card].kind == "relic"

    def bought(self, table: CastleTable, card: str, *, may_pass_on: bool) -> Flow[None]:
        """CF-SHOP-3, CF-ROOM-7: a Relic lies beside the Chest, anything else goes to a Hero."""
        if self.is_party_owned(card):
            table.relics.append(card)
            table.told.append((RelicLaid, card))
        else:
            yield from hand_out(self, table, card, table.leader, may_pass_on=may_pass_on)

    def unscathed(self, table: CastleTable) -> bool:
        """CF-SCORE-3."""
        return not any(hero.scars for hero in table.heroes)

    def scars_counted(self, table: CastleTable) -> int:
        """CF-SCORE-4, CF-RULING-12: those of eliminated Heroes too."""
        return sum(len(hero.scars) for hero in table.heroes)

    # -- how it ends ------------------------------------------------------------------------------

    def overrules(self, table: CastleTable, refuser: FrostHero, price: int) -> Flow[bool]:
        """CF-LEADER-3: without consent the Leader decides."""
        if refuser.seat == table.leader:
            return False
        chosen: Any = yield Choose(OVERRULE, table.leader, ["stay", ("back-down", price)], (refuser.seat,))
        return bool(chosen != "stay")

    def back_down(self, table: CastleTable) -> Flow[None]:
        """CF-BACK-3, -6, -7: the Monster goes to the box, the room stays, another Monster comes."""
        yield from ()
        table.abandoned.append(table.monster.card)
        table.foe = None
        table.clear_target()
        table.unthrown = list(COLOURS)
        table.active = table.next_standing(table.leader)
        table.phase = "monster"

    def combat_won(self, table: CastleTable) -> Flow[None]:
        """CF-COMBAT-11, CF-BOSS-7."""
        yield from ()
        if table.monster.is_boss:
            score.won(self, table)
        table.phase = "rest"

    def lost(self, table: CastleTable, why: str) -> NoReturn:
        """CF-END-1, -2."""
        if why == "no_dice":
            table.told.append((NoMoreDice, table.monster.card))
        score.lost(table, why)


def _outcome(die: DieLanding) -> tuple[str, int, str]:
    """The result of a Water die, for its option."""
    shows = "icon" if die.icon == "icon" else "blank"
    if die.hits:
        return "hit", die.value, shows
    return "miss", 0, shows


EDITION = SecondEdition()
