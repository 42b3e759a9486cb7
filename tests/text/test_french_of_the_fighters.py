"""The French of the two Fighters: one word for the final boss, and small letters for what is no name."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import tumblekeep

HOUSE = Path(tumblekeep.__file__).parent
GAMES = ("dungeon_fighter", "castle_of_frosts")
FILES = sorted(
    [HOUSE / "games" / game / page for game in GAMES for page in ("RULES.fr.md", "LEARN.fr.md")]
    + [file for game in GAMES for file in (HOUSE / "locale" / "fr").glob(f"{game}*.ftl")]
)
SHARED = re.compile(r"^(?:df-|(?:goal|guide)-(?:dungeon_fighter|castle_of_frosts))[\w-]* = .*$", re.M)
"""What catalogues of all games say about these two."""

BOSS = re.compile(r"(?<![\w-])[Bb]oss(?![\w-])(?! de fin\b)")
NOUNS = "Héros|Monstres?|Dégâts?|Groupe|Capacités?|Trésor|Chef|Équipement|Cicatrices?|Boutiques?|Armes?|Boss de fin"
CAPITAL = re.compile(
    rf"\b(?:[Ll]e|[Ll]a|[Ll]es|[Uu]n|[Uu]ne|[Cc]e|[Cc]haque|du|des|au|aux|vos|votre|ses|son) (?:{NOUNS})\b"
)
"""After an article. "Carte Monstre", "dé Héros" and "icône Boutique" name a kind of piece and keep theirs."""


def text_of(file: Path) -> str:
    """What people read, without comments of a catalogue."""
    written = file.read_text("utf-8")
    return re.sub(r"^#.*$", "", written, flags=re.M) if file.suffix == ".ftl" else written


def other_words_for_the_boss(text: str) -> list[str]:
    return BOSS.findall(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_final_boss_had_three_names(file: Path) -> None:
    assert other_words_for_the_boss(text_of(file)) == []


@pytest.mark.parametrize("name", ["boards", "web"])
def test_the_final_boss_had_three_names_on_the_page(name: str) -> None:
    lines = SHARED.findall(text_of(HOUSE / "locale" / "fr" / f"{name}.ftl"))
    assert any("boss de fin" in line for line in lines)
    assert [line for line in lines if other_words_for_the_boss(line.partition(" = ")[2])] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_one_box_wrote_capitals_where_the_other_did_not(file: Path) -> None:
    assert CAPITAL.findall(text_of(file)) == []


def test_what_was_wrong_is_found() -> None:
    for wrong in ("contre le boss,", "Le Boss tombe.", "battre le Boss de Fin"):
        assert other_words_for_the_boss(wrong)
    for right in ("le boss de fin", "Boss de fin", "une carte Boss de fin", "show-boss-name"):
        assert not other_words_for_the_boss(right)
    assert CAPITAL.search("chaque Héros debout")
    assert not CAPITAL.search("un dé Héros, la carte Monstre et le héros")


PROPER = {
    "Eau", "Flatus", "Sahl", "Esman", "Propriétaire", "Mal", "Grande", "Faucheuse", "Horreur", "Pingreine",
}  # fmt: skip
"""Words that are names themselves, or titles that stand for one."""


@pytest.mark.parametrize("game", ["dungeon_fighter", "castle_of_frosts"])
def test_monsters_and_gear_of_one_box_were_written_with_capitals_throughout(game: str) -> None:
    text = resources.files("tumblekeep").joinpath(f"locale/fr/{game}.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^((?:foe|gear)-[a-z_]+) = (.+)$", text, re.MULTILINE))
    assert len(names) > 40
    later = {name: set(re.split(r"[\s\u00a0’-]", words)[1:]) - PROPER for name, words in names.items()}
    assert {name: words for name, words in later.items() if any(word[:1].isupper() for word in words)} == {}


def said_of_throws(language: str, name: str, **told: object) -> str:
    """What the catalogue of throws says."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HOUSE / "locale" / language / "stage.ftl").read_text("utf-8")))
    message = bundle.get_message(name)
    assert message.value is not None
    return str(bundle.format_pattern(message.value, told)[0])


def test_no_throw_yet_was_told_as_one_in_french() -> None:
    """French counts nothing in the singular, and the singular said "un"."""
    assert said_of_throws("fr", "drill-rings-now", done=0, of=3, thrown=0) == "0 sur 3 après 0 lancer"
    assert said_of_throws("fr", "judge-bounced", count=0) == "aucun rebond sur la table"
    assert said_of_throws("fr", "drill-ladder-now", rung=2, of=9, tries=0).endswith("encore 0 essai")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_challenge_named_a_bare_number(language: str) -> None:
    for name in ("challenge-beat", "challenge-beaten", "challenge-stands", "challenge-text"):
        for count, points in ((1, r"\b1 point\b"), (31, r"\b31 points\b")):
            assert re.search(points, said_of_throws(language, name, beat=count, points=count)), name


def test_one_throw_of_ten_was_told_to_hit_in_the_plural() -> None:
    told: dict[int, list[str]] = {1: [], 2: []}
    for number in told:
        for name, counts in (
            ("steady", {"hits": number}),
            ("gain-hits", {"change": "plus fort", "then": number, "hits": 0}),
        ):
            told[number].append(said_of_throws("fr", f"advice-{name}", of=10, **counts))
    assert ["touche ainsi" in told[1][0], "toucherait," in told[1][1]] == [True, True]
    assert ["touchent ainsi" in told[2][0], "toucheraient," in told[2][1]] == [True, True]
