"""A throw in words: what the die touched on its way, where it lies, what it shows, and whether that is a hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tumblekeep.kit.landing import Contact, DieLanding, FlipLanding, Landing
from tumblekeep.kit.throw_setup import ThrowSetup
from tumblekeep.kit.throwing import demand

if TYPE_CHECKING:
    from tumblekeep.text import Phrasebook


def told_landing(setting: ThrowSetup, landing: Landing, words: Phrasebook) -> list[str]:
    """Tell a landing, from the first contact to the verdict; `words` is a phrasebook of the catalogue `throw`."""
    lines = _contacts(landing.contacts, words)
    for die in landing.dice:
        lines += _die(setting, die, words)
    return lines + _ending(landing, words)


def told_flip(landing: FlipLanding, words: Phrasebook) -> list[str]:
    """Tell a flipped template, from the first contact to whether it counts."""
    name = die_name(landing.template, words)
    lines = _contacts(landing.contacts, words)
    lines.append(words.say("throw-flip-turned", template=name, degrees=landing.degrees))
    if not landing.turned:
        lines.append(words.say("throw-flip-too-little"))
    if landing.touches_table or not landing.on_target:
        lines.append(words.say("throw-flip-off"))
    if landing.covers:
        dice = ", ".join(die_name(die, words) for die in landing.covers)
        lines.append(words.say("throw-flip-covers", dice=dice))
    if landing.valid:
        lines.append(words.say("throw-flip-lies"))
    return lines + _ending(landing, words)


def die_name(die: str, words: Phrasebook) -> str:
    """Return the name of a die, or of a template that is flipped."""
    kind, _, number = die.partition("-")
    return words.say(f"throw-die-{kind}", number=number).strip()


def _contacts(contacts: Sequence[Contact], words: Phrasebook) -> list[str]:
    return [f"  {_contact(contact, words)}" for contact in contacts]


def _contact(contact: Contact, words: Phrasebook) -> str:
    kind = contact.surface.partition("-")[0].partition(":")[0]
    kind = "template" if kind in ("frozen", "weak_point", "weak") else kind
    return words.say(
        "throw-contact-bounce" if contact.is_bounce else "throw-contact",
        milliseconds=contact.milliseconds,
        die=die_name(contact.die, words),
        surface=words.say(f"throw-surface-{kind}"),
        x=contact.x,
        y=contact.y,
        speed=contact.speed,
    )


def _die(setting: ThrowSetup, die: DieLanding, words: Phrasebook) -> list[str]:
    say = words.say
    lines = [say(f"throw-rests-{die.place}", die=die_name(die.die, words), zone=die.zone, value=die.value)]
    if die.face is None:
        lines.append(say("throw-cocked"))
    elif die.icon is None:
        lines.append(say("throw-shows-blank", face=die.face))
    else:
        lines.append(say("throw-shows-icon", face=die.face, icon=say(f"throw-icon-{die.icon}")))
    if die.beside:
        lines.append(say("throw-beside", zones=", ".join(die.beside)))
    if die.icebergs:
        lines.append(say("throw-icebergs", icebergs=", ".join(die.icebergs)))
    for name, verdict in die.demands.items():
        title = say(demand(setting.game, name).name)
        if verdict.fulfilled:
            lines.append(say("throw-demand-met", name=title))
        else:
            lines.append(say("throw-demand-broken", name=title, reason=say(verdict.reason)))
    if die.hits:
        lines.append(say("throw-hit"))
    elif not die.bounced:
        lines.append(say("throw-miss-no-bounce"))
    else:
        lines.append(say("throw-miss-demand" if not die.fulfilled else "throw-miss-place"))
    return lines


def _ending(landing: Landing | FlipLanding, words: Phrasebook) -> list[str]:
    if landing.ending == "rest":
        return []
    return [words.say("throw-ending-" + landing.ending.replace("_", "-"))]
