"""A game's package has its modules under their own names: nothing in `__init__.py` hides one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

from tumblekeep.games import known, room


@pytest.mark.parametrize("slug", [*known(), "_template", "_fighter"])
def test_a_function_hid_the_module_of_its_name(slug: str) -> None:
    package = import_module(room(slug))
    names = [found.name for found in iter_modules(package.__path__)]
    assert "turn" in names or slug == "_fighter"
    for name in names:
        module = import_module(f"{package.__name__}.{name}")
        assert isinstance(module, ModuleType)
        assert getattr(package, name) is module, f"{package.__name__}.{name} is {getattr(package, name)!r}"
