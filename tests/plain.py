"""Whether the rules under test are plain: compiled modules (docs/compiled.md) do not have all that sources have."""

from __future__ import annotations

import pytest

from tumblekeep.core import play

reads_docstrings = pytest.mark.skipif(
    not play.__file__.endswith(".py"), reason="compiled functions have no docstrings"
)
