"""Whether the rules under test are plain: compiled modules (docs/compiled.md) do not have all that sources have."""

from __future__ import annotations

import pytest

from tumblekeep.core import play

IS_COMPILED = not play.__file__.endswith(".py")
reads_docstrings = pytest.mark.skipif(IS_COMPILED, reason="compiled functions have no docstrings")
copies_deeply = pytest.mark.skipif(IS_COMPILED, reason="compiled pieces that need arguments refuse deepcopy")
