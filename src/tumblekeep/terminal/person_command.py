"""`tumblekeep person`: make a person on a server, or list those whose keys are on this machine."""

from __future__ import annotations

from argparse import Namespace

from tumblekeep.core.errors import TumbleError
from tumblekeep.terminal.entry import complain, spoken_streams, write
from tumblekeep.terminal.persons import TerminalPerson, keep, kept_in, persons, send
from tumblekeep.terminal.voice import Voice
from tumblekeep.text import best_language


def person(args: Namespace) -> int:
    """Make a person, or list those whose keys are here."""
    voice = Voice(best_language(args.lang))
    with spoken_streams():
        try:
            if args.task == "new":
                made = send(
                    args.server, "/api/people", {"name": args.name, "label": "tumblekeep", "bot": args.bot}
                )
                name = str(made["person"]["name"])
                keep(TerminalPerson(name, args.server.rstrip("/"), str(made["secret"])))
                write(voice.say("ui-person-made", name=name, server=args.server, file=str(kept_in())))
            else:
                found = persons()
                for one in found:
                    write(f"{one.name}  {one.server}")
                if not found:
                    write(voice.say("ui-person-nobody"))
        except TumbleError as error:
            return complain(voice.error(error))
    return 0
