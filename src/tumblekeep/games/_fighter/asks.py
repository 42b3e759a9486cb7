"""The kinds of question that both editions ask, each with the edition's own clause."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from tumblekeep.core.ask import Ask

ON_HERO = "seat:{friend}"
ON_CARD = "gear:{card}"
ON_COLOUR = "colour:{seat}:{colour}"
ON_ABILITY = "ability:{seat}:{ability}"
"""The piece that stands for an option: a hero, an equipment card, a hero's things of a colour, an ability."""


def cards(options: Mapping[str, str]) -> dict[str, str]:
    """Let each option about an equipment card touch that card."""
    return {verb: ON_CARD for verb, spec in options.items() if "card:gear" in spec.split()}


@dataclass(frozen=True, kw_only=True)
class Asks:
    """Every question that the shared flows ask."""

    hero: Ask
    """Which hero to play."""
    draw_hero: Ask
    die: Ask
    """Which die to throw, or propose to back down."""
    run_out: Ask
    """No hero die is left: a white die, or take the dice back."""
    agree: Ask
    """Whether to back down, asked of everybody except whoever proposed it."""
    weapons: Ask
    """Which weapons to declare, one after the other."""
    throw: Ask
    doubt: Ask
    """Which reading of a doubtful landing counts: the Leader decides, at a table with real dice."""
    scar: Ask
    """Which ability a scar covers."""
    window: Ask
    """At any time: whether somebody uses a card now."""
    receive: Ask
    """Who takes a card."""
    surplus: Ask
    """What a hero who carries too much gives up."""
    trade: Ask
    swap: Ask
    """Whether a friend agrees to swap cards."""
    draw_gear: Ask
    buy: Ask

    def all(self) -> tuple[Ask, ...]:
        """Return all of them."""
        return tuple(getattr(self, field.name) for field in fields(self))


def shared_asks(
    clauses: Mapping[str, str],
    *,
    weapons: Mapping[str, str] | None = None,
    window: Mapping[str, str] | None = None,
    die_barred: Mapping[str, str] | None = None,
) -> Asks:
    """Return the shared questions with these clauses, by field; an edition adds verbs and reasons of its own.

    `weapons` are further things to declare before a throw, `window` what else can be used at any time besides healing,
    `die_barred` further reasons why a die can't be thrown.
    """
    declare = {"ready": "", "use": "card:gear bonus:number", **(weapons or {})}
    at_any_time = {"pass": "", "heal": "card:gear friend:seat", "heal-all": "card:gear", **(window or {})}
    give_up = {
        "drop": "card:gear",
        "pass-on": "card:gear friend:seat",
        "heal": "card:gear friend:seat",
        "heal-all": "card:gear",
    }
    return Asks(
        hero=Ask("hero", clauses["hero"], {"take": "hero:hero"}, touches={"take": "hero:{hero}"}),
        draw_hero=Ask("draw-hero", clauses["draw_hero"], things="hero"),
        die=Ask(
            "die",
            clauses["die"],
            {"throw": "die:die", "back-down": ""},
            barred={"die-thrown": "die:die", "white-later": "", **(die_barred or {})},
            touches={"throw": "die:{die}"},
        ),
        run_out=Ask(
            "run-out",
            clauses["run_out"],
            {"white": "left:number", "retrieve": "damage:number", "back-down": ""},
            barred={"no-white-die": "", "boss-keeps-dice": ""},
            touches={"white": "die:white"},
        ),
        agree=Ask("agree", clauses["agree"], {"stay": "", "back-down": "life:number"}, prompt="who:seat"),
        weapons=Ask(
            "weapons",
            clauses["weapons"],
            declare,
            prompt="die:die",
            barred={"conflict": "card:gear demand:demand"},
            touches=cards(declare),
        ),
        throw=Ask("throw", clauses["throw"], prompt="die:die"),
        doubt=Ask(
            "doubt",
            clauses["doubt"],
            {
                "hit": "number:number where:where value:number second:number shows:shows icebergs:number",
                "miss": "number:number why:miss shows:shows icebergs:number",
            },
            prompt="who:seat die:die",
        ),
        scar=Ask(
            "scar", clauses["scar"], {"cover": "colour:colour ability:ability"}, touches={"cover": ON_COLOUR}
        ),
        window=Ask(
            "window",
            clauses["window"],
            at_any_time,
            prompt="moment:moment",
            touches=cards(at_any_time),
            idle="pass",
        ),
        receive=Ask(
            "receive",
            clauses["receive"],
            {"give": "friend:seat", "discard": ""},
            prompt="card:gear",
            touches={"give": ON_HERO},
        ),
        surplus=Ask(
            "surplus",
            clauses["surplus"],
            give_up,
            touches=cards(give_up),
        ),
        trade=Ask(
            "trade",
            clauses["trade"],
            {
                "done": "",
                "pass-on": "card:gear friend:seat",
                "swap": "card:gear friend:seat theirs:gear",
            },
            touches={"pass-on": ON_CARD, "swap": f"{ON_CARD} gear:{{theirs}}"},
        ),
        swap=Ask(
            "swap",
            clauses["trade"],
            {"refuse": "", "agree": ""},
            prompt="who:seat card:gear theirs:gear",
        ),
        draw_gear=Ask("draw-gear", clauses["draw_gear"], things="gear"),
        buy=Ask(
            "buy",
            clauses["buy"],
            {
                "leave": "",
                "card": "card:gear price:number",
                "white": "price:number",
                "heal": "price:number",
            },
            prompt="gold:number",
            barred={
                "too-dear": "price:number",
                "no-room": "card:gear",
                "no-white-supply": "",
                "all-well": "",
            },
            touches={"card": ON_CARD},
        ),
    )
