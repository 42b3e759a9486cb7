"""Edition: everything that one edition decides inside the combat that both share.

The order of a throw stands in `combat.py`; each method here is one place where it asks the edition. A method that
returns a `Flow` may put questions. Methods with a body are what both editions read alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Generic, NoReturn

from tumblekeep.core.ask import Option, option_id
from tumblekeep.core.question import Barred, Flow
from tumblekeep.games._fighter.asks import Asks
from tumblekeep.games._fighter.content import Gear, HeroSheet
from tumblekeep.games._fighter.odds import (
    Ease,
    KeptOdds,
    LandingModel,
    Odds,
    OneDie,
    Stages,
    icon_wheel,
    scattered,
    zone_wheel,
)
from tumblekeep.games._fighter.table import H, S, T
from tumblekeep.kit.throw_setup import ThrowSetup


class Edition(ABC, Generic[T, H, S]):
    """One edition's reading of the combat. Stateless: everything that changes lies on the table."""

    asks: Asks
    gear: Mapping[str, Gear]
    sheets: Mapping[str, HeroSheet]
    ease: Mapping[str, Ease]
    """How hard each special throw is for a middling hand."""
    windows: Collection[str]
    """Moments at which a card of this edition may be used at any time; at all others nobody is asked."""
    scatter: int
    """Millimetres by which a plain throw of a middling hand scatters."""

    def __init__(self) -> None:
        self._odds = KeptOdds()

    # -- taking a die -----------------------------------------------------------------------------

    @abstractmethod
    def pool(self, table: T) -> list[str]:
        """Dice that can be chosen without paying. While there is one, nothing else can be."""

    def barred_dice(self, table: T) -> list[Barred]:
        """Dice a player might reach for in vain, with the reason."""
        return []

    @abstractmethod
    def required(self, table: T) -> tuple[str, ...]:
        """Special throws that bind every throw of this combat: the monster's, the room's."""

    def taken(self, table: T, die: str) -> None:
        """A die of the pool is taken to be thrown."""
        table.unthrown.remove(die)

    def retrieved(self, table: T) -> None:
        """The hero dice were taken back: whatever else that changes."""

    def last_die(self, table: T) -> Flow[None]:
        """Neither a hero die nor a white die is left and a throw is due: what can still bring one."""
        yield from ()

    # -- the throw --------------------------------------------------------------------------------

    @abstractmethod
    def new_shot(self, hero: H, die: str) -> S:
        """A throw of this die, nothing declared yet."""

    def weapons(self, hero: H) -> list[Gear]:
        """Weapons the hero could declare now."""
        gear = self.gear
        return [gear[name] for name in hero.gear if gear[name].kind == "weapon"]

    def declarable(self, table: T, hero: H, shot: S) -> list[Option]:
        """What else can be declared before a throw, besides weapons."""
        return []

    def declare(self, table: T, hero: H, shot: S, option: Option) -> None:
        """Something of `declarable` was declared."""
        raise NotImplementedError(option)

    def excludes(self, table: T, demands: Sequence[str], another: str) -> bool:
        """A weapon's throw can't be made together with those already asked for."""
        return False

    @abstractmethod
    def setting(self, table: T, hero: H, shot: S) -> ThrowSetup:
        """What is thrown, at what, and how."""

    def course(self, setting: ThrowSetup) -> LandingModel:
        """How a middling hand's dice may come to rest: one die on the bare board."""
        game, (die,) = setting.game, setting.dice
        wide = scattered(self.scatter, [self.ease[name] for name in setting.demands], setting.noise)
        icons = icon_wheel(setting.kind(die).sides)
        return OneDie(setting, Stages(setting.demands, self.ease, zone_wheel(game, wide), icons))

    def nominal(self, setting: ThrowSetup) -> Odds:
        """Every landing with its chance for a middling hand, the likeliest first."""
        found = self._odds.get(setting)
        if found is None:
            odds = sorted(self.course(setting).odds(), key=lambda outcome: -float(outcome[1]))
            found = self._odds.keep(setting, odds)
        return found

    def pick_die(self, table: T, hero: H, shot: S) -> Flow[int]:
        """Which of several dice thrown together is resolved."""
        yield from ()
        return 0

    @abstractmethod
    def judge(self, table: T, hero: H, shot: S) -> None:
        """What makes a throw a miss beyond bounce, demands and place; called after those were judged."""

    # -- what the throw does ----------------------------------------------------------------------

    @abstractmethod
    def cancel(self, table: T, hero: H, shot: S) -> Flow[bool]:
        """Whether the result is void and the die thrown again. What the void throw did anyway is done here."""

    @abstractmethod
    def ability(self, table: T, hero: H, shot: S) -> Flow[None]:
        """The ability that the symbol sets off, with everything it does before the damage."""

    @abstractmethod
    def damage(self, table: T, hero: H, shot: S) -> Flow[int]:
        """What the monster loses by this throw, hit or miss, one-use cards announced included.

        Not asked for a throw that kills (`shot.kills`); `slain` is.
        """

    def slain(self, table: T, hero: H, shot: S) -> Flow[None]:
        """The throw kills at once: what its damage would have brought besides."""
        yield from ()

    def after_hit(self, table: T, hero: H, shot: S) -> Flow[None]:
        """The monster survived a hit."""
        yield from ()

    # -- the monster strikes back -----------------------------------------------------------------

    def struck(self, table: T, hero: H, shot: S) -> list[H]:
        """Who suffers for a miss."""
        return [hero]

    @abstractmethod
    def blow(self, table: T, hero: H, victim: H, shot: S) -> Flow[int]:
        """What one of those struck suffers, after everything that protects."""

    def answer(self, table: T, victim: H, suffered: int) -> Flow[int]:
        """What the monster suffers in turn for what it did to this hero."""
        yield from ()
        return 0

    def after_miss(self, table: T, hero: H, shot: S) -> Flow[None]:
        """The monster survived a miss: what its ability does besides."""
        yield from ()

    def about_to_faint(self, table: T) -> Flow[None]:
        """Heroes are below one life: the last moment to help."""
        yield from ()

    def fallen(self, table: T) -> Flow[None]:
        """The monster is defeated and the turn not yet over: what can still be used."""
        yield from ()

    def fainted(self, table: T, hero: H) -> None:
        """A hero fainted: what that leaves on the table besides."""

    def again(self, table: T, hero: H, shot: S) -> Flow[bool]:
        """Whether the same hero throws the same die once more as part of this turn."""
        yield from ()
        return False

    @abstractmethod
    def once_more(self, table: T, hero: H, shot: S) -> Flow[None]:
        """The die is about to be thrown again, re-thrown or a second time."""

    # -- cards for any time -----------------------------------------------------------------------

    def able(self, table: T) -> list[H]:
        """Standing heroes with any card at hand; who has none is not asked further."""
        return [hero for hero in table.heroes if hero.gear and hero.is_standing]

    @abstractmethod
    def acts(self, table: T, hero: H, moment: str) -> list[Option]:
        """What a standing hero may use at this moment and thereby change something; LAWS.md lists the moments."""

    def stake(self, table: T, act: Option, moment: str) -> str:
        """What a use would work on; as long as that stays the same, who declined it is not asked again."""
        place = moment if table.foe is None else table.foe.card
        lives = [
            str(hero.life)
            for hero in table.heroes
            if hero.is_standing and (act[0] != "heal" or act[2] == hero.seat)
        ]
        return f"{option_id(act)}@{place}:{'-'.join(lives)}"

    @abstractmethod
    def healing_for(self, table: T, hero: H) -> int:
        """All the life that cards and relics of the party could give this hero now."""

    @abstractmethod
    def act(self, table: T, hero: H, act: Option, moment: str) -> Flow[None]:
        """Use a card at any time; healing is done by `harm.use_healing`."""

    # -- cards, shop, score -----------------------------------------------------------------------

    @abstractmethod
    def discard(self, table: T, card: str) -> None:
        """A card of equipment leaves play."""

    def is_party_owned(self, card: str) -> bool:
        """A card that belongs to the whole party and is carried by nobody."""
        return False

    @abstractmethod
    def bought(self, table: T, card: str, *, may_pass_on: bool) -> Flow[None]:
        """A card was paid for: who gets it."""

    @abstractmethod
    def unscathed(self, table: T) -> bool:
        """The party earned the points for coming through whole."""

    @abstractmethod
    def scars_counted(self, table: T) -> int:
        """Scars that cost points."""

    # -- how it ends ------------------------------------------------------------------------------

    def can_back_down(self, table: T) -> bool:
        """Backing down may be proposed: a special throw is demanded, and it is no boss."""
        return table.foe is not None and not table.foe.is_boss and bool(self.required(table))

    def overrules(self, table: T, refuser: H, price: int) -> Flow[bool]:
        """Somebody refuses to back down: whether that is settled against the refusal, and nobody else is asked."""
        yield from ()
        return False

    @abstractmethod
    def back_down(self, table: T) -> Flow[None]:
        """The party gave up on this monster and has paid: where it goes, and which one comes."""

    @abstractmethod
    def combat_won(self, table: T) -> Flow[None]:
        """The monster is defeated."""

    @abstractmethod
    def lost(self, table: T, why: str) -> NoReturn:
        """The party lost: `all_fainted` or `no_dice`."""
