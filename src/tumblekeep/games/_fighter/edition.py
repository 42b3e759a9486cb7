"""Edition: everything that one edition decides inside the combat that both share.

The order of a throw is in `combat.py`; each method here is one place where it asks the edition. A method that
returns a `Flow` may ask questions. Methods with a body are the reading that both editions share.
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
    """One edition's reading of the combat. It is stateless: everything that changes lies on the table."""

    asks: Asks
    gear: Mapping[str, Gear]
    sheets: Mapping[str, HeroSheet]
    ease: Mapping[str, Ease]
    """How hard each special throw is for an average player."""
    windows: Collection[str]
    """Moments at which a card of this edition may be used. Nobody is asked at any other moment."""
    too_late: frozenset[str] = frozenset()
    """Acts of the start of a turn that can't be done once a die is in the hand, because they might end the turn."""
    scatter: int
    """Millimetres by which an average player's plain throw scatters."""

    def __init__(self) -> None:
        self._odds = KeptOdds()

    # -- taking a die -----------------------------------------------------------------------------

    @abstractmethod
    def pool(self, table: T) -> list[str]:
        """Dice that can be chosen without paying. While there is one, nothing else can be chosen."""

    def barred_dice(self, table: T) -> list[Barred]:
        """Dice that a player might want but can't choose, with the reason."""
        return []

    @abstractmethod
    def required(self, table: T) -> tuple[str, ...]:
        """Special throws that bind every throw of this combat: the monster's, the room's."""

    def taken(self, table: T, die: str) -> None:
        """Take a die of the pool to throw it."""
        table.unthrown.remove(die)

    def retrieved(self, table: T) -> None:
        """Do whatever else follows when the hero dice were taken back."""

    def last_die(self, table: T) -> Flow[None]:
        """Ask for whatever can still bring a die: neither a hero die nor a white die is left and a throw is due."""
        yield from ()

    # -- the throw --------------------------------------------------------------------------------

    @abstractmethod
    def new_shot(self, hero: H, die: str) -> S:
        """Make a throw of this die, with nothing declared yet."""

    def weapons(self, hero: H) -> list[Gear]:
        """Weapons the hero could declare now."""
        gear = self.gear
        return [gear[name] for name in hero.gear if gear[name].kind == "weapon"]

    def declarable(self, table: T, hero: H, shot: S) -> list[Option]:
        """What else besides weapons can be declared before a throw."""
        return []

    def declare(self, table: T, hero: H, shot: S, option: Option) -> None:
        """Apply one declared option of `declarable`."""
        raise NotImplementedError(option)

    def excludes(self, table: T, demands: Sequence[str], another: str) -> bool:
        """Whether a weapon's throw can't be combined with those already demanded."""
        return False

    @abstractmethod
    def setting(self, table: T, hero: H, shot: S) -> ThrowSetup:
        """Describe the throw: which dice, at what, and how."""

    def course(self, setting: ThrowSetup) -> LandingModel:
        """How an average player's dice may come to rest; by default one die on the bare board."""
        game, (die,) = setting.game, setting.dice
        wide = scattered(self.scatter, [self.ease[name] for name in setting.demands], setting.noise)
        icons = icon_wheel(setting.kind(die).sides)
        return OneDie(setting, Stages(setting.demands, self.ease, zone_wheel(game, wide), icons))

    def nominal(self, setting: ThrowSetup) -> Odds:
        """Every landing with its chance for an average player, the likeliest first."""
        found = self._odds.get(setting)
        if found is None:
            odds = sorted(self.course(setting).odds(), key=lambda outcome: -float(outcome[1]))
            found = self._odds.keep(setting, odds)
        return found

    def pick_die(self, table: T, hero: H, shot: S) -> Flow[int]:
        """Ask which of several dice thrown together is resolved."""
        yield from ()
        return 0

    @abstractmethod
    def judge(self, table: T, hero: H, shot: S) -> None:
        """Find further reasons for a miss besides bounce, demands and place, which were judged before."""

    @abstractmethod
    def hit_damage(self, table: T, shot: S) -> int:
        """What the monster loses by a hit as far as it is known: the section, and what is declared."""

    # -- what the throw does ----------------------------------------------------------------------

    @abstractmethod
    def cancel(self, table: T, hero: H, shot: S) -> Flow[bool]:
        """Whether the result is void and the die is thrown again.

        Effects that a void throw still has are applied here.
        """

    @abstractmethod
    def ability(self, table: T, hero: H, shot: S) -> Flow[None]:
        """Resolve the ability that the symbol triggers, with everything it does before the damage."""

    @abstractmethod
    def damage(self, table: T, hero: H, shot: S) -> Flow[int]:
        """Return what the monster loses by this throw, hit or miss, including announced one-use cards.

        It is not called for a throw that kills (`shot.kills`); `slain` is called instead.
        """

    def slain(self, table: T, hero: H, shot: S) -> Flow[None]:
        """Handle a throw that kills at once: whatever else its damage would have brought."""
        yield from ()

    def after_hit(self, table: T, hero: H, shot: S) -> Flow[None]:
        """React to a hit that the monster survived."""
        yield from ()

    # -- the monster strikes back -----------------------------------------------------------------

    def struck(self, table: T, hero: H, shot: S) -> list[H]:
        """The heroes who suffer for a miss."""
        return [hero]

    @abstractmethod
    def blow(self, table: T, hero: H, victim: H, shot: S) -> Flow[int]:
        """Return what one of those struck suffers, after all protection."""

    def answer(self, table: T, victim: H, suffered: int) -> Flow[int]:
        """Return what the monster suffers in return for what it did to this hero."""
        yield from ()
        return 0

    def after_miss(self, table: T, hero: H, shot: S) -> Flow[None]:
        """Apply the monster's ability after a miss that it survived."""
        yield from ()

    def about_to_faint(self, table: T) -> Flow[None]:
        """Offer the last moment to help: heroes are below one life."""
        yield from ()

    def fallen(self, table: T) -> Flow[None]:
        """Offer what can still be used after the monster is defeated and before the turn is over."""
        yield from ()

    def fainted(self, table: T, hero: H) -> None:
        """Do whatever else follows when a hero faints."""

    def again(self, table: T, hero: H, shot: S) -> Flow[bool]:
        """Whether the same hero throws the same die once more as part of this turn."""
        yield from ()
        return False

    @abstractmethod
    def once_more(self, table: T, hero: H, shot: S) -> Flow[None]:
        """Prepare for the die to be thrown again, as a re-throw or a second throw."""

    # -- cards for any time -----------------------------------------------------------------------

    def able(self, table: T) -> list[H]:
        """Standing heroes who have any usable card; nobody else is asked."""
        return [hero for hero in table.heroes if hero.gear and hero.is_standing]

    @abstractmethod
    def acts(self, table: T, hero: H, moment: str) -> list[Option]:
        """What a standing hero may usefully use at this moment; LAWS.md lists the moments."""

    def stake(self, table: T, act: Option, moment: str) -> str:
        """Name what a use would affect. A hero who declined is not asked again until that changes."""
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
        """Use a card at any time; healing is handled by `harm.use_healing`."""

    # -- cards, shop, score -----------------------------------------------------------------------

    @abstractmethod
    def discard(self, table: T, card: str) -> None:
        """Remove an equipment card from play."""

    def is_party_owned(self, card: str) -> bool:
        """Whether a card belongs to the whole party and is carried by nobody."""
        return False

    @abstractmethod
    def bought(self, table: T, card: str, *, may_pass_on: bool) -> Flow[None]:
        """Decide who gets a card that was paid for."""

    @abstractmethod
    def unscathed(self, table: T) -> bool:
        """Whether the party earned the points for coming through unharmed."""

    @abstractmethod
    def scars_counted(self, table: T) -> int:
        """Scars that cost points."""

    # -- how it ends ------------------------------------------------------------------------------

    def can_back_down(self, table: T) -> bool:
        """Whether backing down may be proposed: a special throw is demanded, and the foe is not a boss."""
        return table.foe is not None and not table.foe.is_boss and bool(self.required(table))

    def overrules(self, table: T, refuser: H, price: int) -> Flow[bool]:
        """Whether a refusal to back down is overruled, so that nobody else is asked."""
        yield from ()
        return False

    @abstractmethod
    def back_down(self, table: T) -> Flow[None]:
        """Replace the monster after the party has paid: where this one goes, and which one comes."""

    @abstractmethod
    def combat_won(self, table: T) -> Flow[None]:
        """Handle the monster's defeat."""

    @abstractmethod
    def lost(self, table: T, why: str) -> NoReturn:
        """End the game with a loss: `all_fainted` or `no_dice`."""
