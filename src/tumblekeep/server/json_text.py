"""JSON, written and read in one place: by orjson, or by the standard library where that is missing. Both write the same bytes."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("orjson") is not None:
    from orjson import OPT_NON_STR_KEYS, OPT_SORT_KEYS, Fragment, dumps, loads

    _SORTED = OPT_SORT_KEYS | OPT_NON_STR_KEYS

    def to_text(plain: Any) -> str:
        """Plain data as JSON text. Keys that are no strings are written as strings."""
        return dumps(plain, option=OPT_NON_STR_KEYS).decode()

    def to_sorted_bytes(plain: Any) -> bytes:
        """Plain data as JSON with sorted keys, for what is hashed."""
        return dumps(plain, option=_SORTED)

    def fragment(plain: Any) -> Fragment:
        """Plain data, written once, to be put into larger wholes."""
        # copied, because it is kept: what the writer returns holds its whole buffer of some kilobytes
        return Fragment(bytes(memoryview(dumps(plain, option=OPT_NON_STR_KEYS))))

else:
    from tumblekeep.server.standard_json import Fragment, dumps, fragment, loads, to_sorted_bytes, to_text

__all__ = ["Fragment", "dumps", "fragment", "loads", "to_sorted_bytes", "to_text"]
