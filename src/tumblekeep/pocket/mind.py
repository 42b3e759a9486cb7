"""Thinking for a house, in a worker beside it: a job comes in as text, and so does what became of it.

A job is a function of ours and its arguments. Both ends are the same bundle on the same device, so the arguments travel
pickled, as they do between the processes of a server.
"""

from __future__ import annotations

import json
import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tumblekeep.server.jobs import result_of

THROWING = "tumblekeep.server.dice.simulation"
"""The module whose functions need the physics engine."""
JOBS = frozenset(
    {
        THROWING,
        "tumblekeep.server.runtime.advice_workers",
        "tumblekeep.server.runtime.analyses",
        "tumblekeep.server.runtime.thinking",
    }
)
"""The modules whose functions are done here. They need nothing but what they are given."""


def request_text(work: Callable[..., Any], what: tuple[Any, ...]) -> str:
    """Write a job for `answer`."""
    return json.dumps({"work": [work.__module__, work.__name__], "what": _packed(what)})


NO_PHYSICS = "no physics here"
"""What a worker says that could not fetch the engine."""


def needs_physics(request: str) -> bool:
    """Whether a job throws dice."""
    return bool(json.loads(request)["work"][0] == THROWING)


def answer(request: str) -> str:
    """Do a job; return what became of it, for `read_answer`. Nothing is raised that happens in the job."""
    told = json.loads(request)
    module, name = told["work"]
    if module not in JOBS:
        raise ValueError(f"{module} has no jobs")
    work: Callable[..., Any] = getattr(import_module(module), name)
    return json.dumps({"result": _packed(result_of(work, _unpacked(told["what"])))})


def read_answer(text: str) -> tuple[str, Any]:
    """Read what `answer` told of a job."""
    kind, what = _unpacked(json.loads(text)["result"])
    return kind, what


def _packed(plain: Any) -> str:
    return b64encode(pickle.dumps(plain)).decode()


def _unpacked(text: str) -> Any:
    return pickle.loads(b64decode(text))  # noqa: S301 - our own worker wrote it
