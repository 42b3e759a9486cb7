"""What both editions share: laws side by side, odds that sum to one, and no word of a single edition."""

from __future__ import annotations

import re
from fractions import Fraction
from importlib import import_module
from pathlib import Path

import pytest

from tumblekeep.core.errors import BadContent
from tumblekeep.games import GAMES
from tumblekeep.games._fighter.content import Ability, effect_of
from tumblekeep.games._fighter.laws import Laws
from tumblekeep.games._fighter.odds import Ease, Stages, icon_wheel, scattered, zone_wheel
from tumblekeep.kit.throwing import die_kind
from tumblekeep.kit.wheel import enumerate_outcomes

ROOM = Path(__file__).parents[3] / "src/tumblekeep/games/_fighter"
EDITIONS = ("dungeon_fighter", "castle_of_frosts")


def shown(value: object) -> str:
    """Format a law as LAWS.md writes it."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {points}" for name, points in value.items())
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return str(value)


def written() -> dict[str, tuple[str, str]]:
    """Read the table of numbers and words in LAWS.md."""
    text = (ROOM / "LAWS.md").read_text(encoding="utf-8").split("## Hooks")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"
    ]
    return {row[0]: (row[1], row[2]) for row in rows[2:]}


@pytest.mark.parametrize("slug", [slug for slug in EDITIONS if slug in GAMES])
def test_the_page_of_laws_is_true(slug: str) -> None:
    laws = import_module(f"tumblekeep.games.{slug}.laws").LAWS
    assert isinstance(laws, Laws)
    page = written()
    fields = [name for name in Laws.__dataclass_fields__ if name != "game"]
    assert list(page) == fields
    for name in fields:
        assert page[name][EDITIONS.index(slug)] == shown(getattr(laws, name)), name
    assert laws.game == slug


def test_every_law_on_the_page_differs() -> None:
    same = [name for name, (first, second) in written().items() if first == second]
    assert same == []


def test_every_hook_on_the_page_exists() -> None:
    from tumblekeep.games._fighter.edition import Edition

    text = (ROOM / "LAWS.md").read_text(encoding="utf-8").split("## Hooks")[1].split("## Moments")[0]
    named = set(re.findall(r"`(\w+)`", text))
    assert named
    assert all(hasattr(Edition, name) for name in named)


def test_shared_code_names_no_edition() -> None:
    for file in ROOM.glob("*.py"):
        code = re.sub(r'"""(?:.|\n)*?"""|#.*', "", file.read_text(encoding="utf-8"))
        for slug in EDITIONS:
            assert slug not in code, f"{file.name} knows {slug}"


@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("scatter", [40, 130, 400])
def test_zones_share_out_every_throw(game: str, scatter: int) -> None:
    odds = list(zone_wheel(game, scatter).odds())
    assert sum(share for _, share in odds) == 1
    assert all(share > 0 for _, share in odds)


def test_a_wider_scatter_hits_less() -> None:
    hits = [
        sum(share for spot, share in zone_wheel("dungeon_fighter", scatter).odds() if spot.zone.is_numbered)
        for scatter in (60, 130, 260)
    ]
    assert hits[0] > hits[1] > hits[2]


def test_manners_multiply_up_to_a_limit() -> None:
    wide = Ease(Fraction(1), 150)
    assert scattered(100, []) == 100
    assert scattered(100, [wide, wide]) == 225
    assert scattered(100, [wide] * 9) == 400
    assert scattered(100, [wide], 2.0) == 300


def test_icons_come_as_often_as_they_are_printed() -> None:
    assert dict(icon_wheel(die_kind("dungeon_fighter", "red").sides).odds()) == {
        "symbol": Fraction(1, 2),
        None: Fraction(1, 2),
    }
    assert dict(icon_wheel(die_kind("castle_of_frosts", "white").sides).odds())["icon"] == Fraction(1, 4)


def test_a_demand_that_is_hard_to_perform_fails_by_itself() -> None:
    ease = {"spin": Ease(Fraction(3, 4), 100), "jump": Ease(Fraction(1, 2), 100)}
    icons = icon_wheel(die_kind("dungeon_fighter", "red").sides)
    odds = list(enumerate_outcomes(Stages(("spin", "jump"), ease, zone_wheel("dungeon_fighter", 130), icons)))
    assert sum(chance for _, chance in odds) == 1
    failed = {name: sum(chance for fall, chance in odds if fall.failed == name) for name in ("spin", "jump")}
    assert failed == {"spin": Fraction(97, 100) / 4, "jump": Fraction(97, 100) * Fraction(3, 4) / 2}
    assert sum(chance for fall, chance in odds if not fall.bounces) == Fraction(3, 100)


def test_effects_are_read_with_their_amounts() -> None:
    assert effect_of("heal_one:3", where="x") == ("heal_one", 3)
    assert effect_of("riposte", where="x") == ("riposte", 0)
    with pytest.raises(BadContent, match="should be a number"):
        effect_of("heal_one:lots", where="x")


def test_abilities_have_words() -> None:
    assert Ability("sworn_enemy", 4, "undead").word == "sworn_enemy-undead"
    assert Ability("extra_damage", 2).word == "extra_damage-2"
    assert Ability("flurry").word == "flurry"


def test_options_touch_the_card_the_hero_or_the_die_they_name_and_never_a_price() -> None:
    from tumblekeep.games.castle_of_frosts.asks import ABILITY, ROOM
    from tumblekeep.games.castle_of_frosts.asks import SHARED as CASTLE
    from tumblekeep.games.dungeon_fighter.asks import SHARED as DUNGEON

    for shared in (DUNGEON, CASTLE):
        assert shared.buy.touched(("card", "lucky_sock", 3), 0, (9,)) == ("gear:lucky_sock",)
        assert shared.buy.touched(("heal", 1), 0, (9,)) == shared.buy.touched("leave", 0, (9,)) == ()
        assert shared.trade.touched(("swap", "a", 1, "b"), 0) == ("gear:a", "gear:b")
        assert shared.receive.touched(("give", 2), 0, ("a",)) == ("seat:2",)
        assert shared.scar.touched(("cover", "red", "blind_fury"), 3) == ("colour:3:red",)
        assert shared.die.touched(("throw", "blue"), 0) == ("die:blue",)
        assert shared.run_out.touched(("white", 3), 0) == ("die:white",)
        assert shared.weapons.touched(("use", "wobbly_flail", 2), 0, ("red",)) == ("gear:wobbly_flail",)
    assert ABILITY.touched(("use", "self_healing"), 1) == ("ability:1:self_healing",)
    assert ROOM.touched(("open", "cool_slide"), 1) == ("room:cool_slide",)
    assert CASTLE.window.touched(("harpoon", "harpoon_of_regret", 3), 0, ("miss",)) == (
        "gear:harpoon_of_regret",
    )
