"""Ask: declares one kind of question, with its clause and what its options are called.

Rules yield many questions of few kinds. What stays the same about a kind is declared here. So a question itself is
small, and every message a game can show is known without playing it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from string import Formatter
from typing import Any, TypeAlias

from tumblekeep.core.errors import RulesBroken
from tumblekeep.core.message import Argument, Message, argument, argument_shown

Option: TypeAlias = str | tuple[Any, ...]
"""A verb, or a verb with its parameters: `"pass"`, `("assist", 2)`. Its id is the parts joined by dots."""


def option_id(option: Option) -> str:
    """Return the stable name of an option.

    >>> option_id("pass"), option_id(("reroll", "coin", "boss", "M"))
    ('pass', 'reroll.coin.boss.M')
    """
    return option if isinstance(option, str) else ".".join(map(str, option))


Fields: TypeAlias = tuple[tuple[str, str], ...]
Naming: TypeAlias = str | Callable[[str], Argument]
"""What things are called: the family of messages that names them, `seat` for the people at the table, a function if a
name is made of several words, or nothing if they are called what is printed on them."""


def named(naming: Naming, thing: str) -> Argument:
    """Return what a thing is called.

    >>> named("face", "D"), named("seat", "2"), named("", "6")
    (Message(id='face-D', args={}), SeatName(seat=2), '6')
    """
    if callable(naming):
        return naming(thing)
    if not naming:
        return thing
    return argument(naming, int(thing) if naming == "seat" else thing)


def fields(spec: str) -> Fields:
    """Return names and kinds of a message's arguments, from `"who:seat item:item"`."""
    return tuple((name, kind) for name, _, kind in (word.partition(":") for word in spec.split()))


class Ask:
    """One kind of question a game can ask.

    `Ask("act", "DA-ACT-2", {"pass": "", "assist": "who:seat"})` has the messages `ask-act` (the prompt),
    `act-pass` and `act-assist` (its options, the second with the argument `who`).

    - A `prompt` of `"hits:number"` gives the prompt arguments too; the question then says what it is `about`.
    - The message `why-act` says in plain words what is decided and what matters.
    - `barred` names the reasons (messages `no-...`) that the question may give for what can't be chosen now.
    - `touches` names the pieces on the table that stand for an option. They are built from the option's own arguments,
      the prompt's, and the `seat` that is asked: `{"assist": "seat:{who}"}`.
    - `idle` is the verb that lets a moment pass without any change. A client may choose it for players who wish so.
    - `closing` is the verb that ends a series of choices. Clients put it after the others.
    - An option's words may have a form `.stakes`: what it always costs and brings.
    - `dice`, `faces` and `things` say what is rolled, what it can show and what can be drawn, so that people who roll
      real dice can be asked, and understood, in their own words. The words may have the forms `.short` (a letter) and
      `.also` (other ways to say it, separated by bars).
    """

    __slots__ = (
        "barred", "clause", "closing", "dice", "faces", "idle", "name", "options", "prompt", "things", "touches",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        clause: str,
        options: Mapping[str, str] | None = None,
        *,
        prompt: str = "",
        barred: Mapping[str, str] | None = None,
        touches: Mapping[str, str] | None = None,
        idle: str = "",
        closing: str = "",
        dice: Naming = "",
        faces: Naming = "",
        things: Naming = "",
    ) -> None:
        self.name = name
        self.clause = clause
        self.options = {verb: fields(spec) for verb, spec in (options or {}).items()}
        self.prompt = fields(prompt)
        self.barred = {reason: fields(spec) for reason, spec in (barred or {}).items()}
        self.touches = {verb: tuple(names.split()) for verb, names in (touches or {}).items()}
        self.idle = idle
        self.closing = closing or idle
        self.dice = dice
        self.faces = faces
        self.things = things
        for verb in (self.idle, self.closing):
            if verb and verb not in self.options:
                raise ValueError(f"{name}: {verb} is not one of its options")
        for verb, names in self.touches.items():
            known = {field for field, _ in (*self.prompt, *self.options[verb])} | {"seat"}
            used = {field for piece in names for _, field, _, _ in Formatter().parse(piece) if field}
            if used - known:
                raise ValueError(f"{name}: {verb} touches {used - known}, but its words are {sorted(known)}")

    def __repr__(self) -> str:
        return f"Ask({self.name!r}, {self.clause!r})"

    @property
    def why(self) -> str:
        """The message that says what is decided here, and what matters."""
        return f"why-{self.name}"

    def question(self, about: tuple[Any, ...]) -> Message:
        """The prompt, as a message."""
        return Message(f"ask-{self.name}", _filled(self, "its prompt", self.prompt, about))

    def die(self, die: str) -> Argument:
        """What a rolled die is called."""
        return named(self.dice, die)

    def face(self, face: str) -> Argument:
        """What a face of a rolled die is called."""
        return named(self.faces, face)

    def thing(self, thing: str) -> Argument:
        """What something that can be drawn is called."""
        return named(self.things, thing)

    def label(self, option: Option) -> Message:
        """What an option is called, as a message."""
        verb, *rest = (option,) if isinstance(option, str) else option
        if verb not in self.options:
            known = ", ".join(self.options) or "none"
            raise _undeclared(self, f"offers {verb!r}, which asks.py does not declare; declared: {known}")
        return Message(f"{self.name}-{verb}", _filled(self, verb, self.options[verb], tuple(rest)))

    def reason(self, name: str, values: tuple[Any, ...] = ()) -> Message:
        """Why something can't be chosen now, as a message."""
        return Message(f"no-{name}", _filled(self, name, self._barred(name), values))

    def question_shown(self, about: tuple[Any, ...]) -> dict[str, Any]:
        """The prompt, as plain data."""
        return {"id": f"ask-{self.name}", "args": _filled_shown(self, "its prompt", self.prompt, about)}

    def reason_shown(self, name: str, values: tuple[Any, ...] = ()) -> dict[str, Any]:
        """Why something can't be chosen now, as plain data."""
        return {"id": f"no-{name}", "args": _filled_shown(self, name, self._barred(name), values)}

    def _barred(self, name: str) -> Fields:
        if name not in self.barred:
            known = ", ".join(self.barred) or "none"
            raise _undeclared(
                self, f"bars by {name!r}, a reason that asks.py does not declare; declared: {known}"
            )
        return self.barred[name]

    def touched(self, option: Option, seat: int, about: tuple[Any, ...] = ()) -> tuple[str, ...]:
        """The pieces that stand for an option when this seat is asked.

        >>> Ask("act", "DA-ACT-2", {"assist": "who:seat"}, touches={"assist": "seat:{who}"}).touched(("assist", 2), 0)
        ('seat:2',)
        """
        verb, *rest = (option,) if isinstance(option, str) else option
        if verb not in self.touches:
            return ()
        known = {"seat": seat}
        for its, values in ((self.prompt, about), (self.options[verb], rest)):
            known |= {name: value for (name, _), value in zip(its, values, strict=True)}
        return tuple(name.format(**known) for name in self.touches[verb])

    def messages(self) -> Iterator[tuple[str, Fields]]:
        """Every message this kind of question can show, with its arguments."""
        yield f"ask-{self.name}", self.prompt
        yield self.why, ()
        for verb, its in self.options.items():
            yield f"{self.name}-{verb}", its
        for name, its in self.barred.items():
            yield f"no-{name}", its


@lru_cache(maxsize=8192)
def label_shown(ask: Ask, option: Option) -> dict[str, Any]:
    """What an option is called, as plain data. Cached because it is asked for often; callers must not change it."""
    return ask.label(option).plain()


def _filled_shown(ask: Ask, what: str, names: Fields, values: tuple[Any, ...]) -> dict[str, Any]:
    if not names and not values:
        return {}
    if len(names) != len(values):
        raise _miscounted(ask, what, names, values)
    return {name: argument_shown(kind, value) for (name, kind), value in zip(names, values, strict=True)}


def _filled(ask: Ask, what: str, names: Fields, values: tuple[Any, ...]) -> dict[str, Any]:
    if len(names) != len(values):
        raise _miscounted(ask, what, names, values)
    return {name: argument(kind, value) for (name, kind), value in zip(names, values, strict=True)}


def _miscounted(ask: Ask, what: str, names: Fields, values: tuple[Any, ...]) -> RulesBroken:
    """The rules gave more or fewer values than were declared."""
    declared = ", ".join(f"{name}:{kind}" for name, kind in names) or "nothing"
    return _undeclared(
        ask, f"gives {what} {len(values)} values {values!r}, and asks.py declares {len(names)}: {declared}"
    )


def _undeclared(ask: Ask, why: str) -> RulesBroken:
    return RulesBroken(
        "rules-undeclared", f"{ask.name} ({ask.clause}) {why}", ask=f"{ask.name} ({ask.clause})", why=why
    )
