"""MuJoCo as a browser has it: its own WebAssembly build, called through `web/src/pocket/physics.js`.

It is another version than the one that a server has, on another platform. Its flights say so in their stamp; none of them
is claimed to be what a server would have computed.
"""

from __future__ import annotations

from array import array
from typing import Any

from tumblekeep.throw.engine_choice import use_engine
from tumblekeep.throw.motion import BodyStart, Row, StepsRun


class PageModel:
    """A scene in the page's engine."""

    def __init__(self, loaded: Any) -> None:
        self._loaded = loaded
        self.step = float(loaded.step)
        self.bodies = int(loaded.bodies)
        self.reading_width = int(loaded.readingWidth)
        self.columns = {str(name): int(column) for name, column in loaded.columns.to_py()}

    def __del__(self) -> None:
        self._loaded.free()

    def stand(self, body: str, start: BodyStart) -> None:
        """Put something that does not move by itself."""
        self._loaded.stand(body, _to_page(array("d", start.position)), _to_page(array("d", start.turn)))

    def begin(self, positions: Row, speeds: Row) -> Row:
        """Clear everything, put the moving bodies; return the row of this state."""
        return array("d", (0.0, *positions, *speeds))

    def run(self, state: Row, warm: Row, count: int) -> StepsRun:
        """Compute this many steps from a state."""
        told = self._loaded.run(_to_page(state), _to_page(warm), count)
        return StepsRun(*(array("d", part.to_bytes()) for part in (told.states, told.readings, told.warm)))


class PageEngine:
    """The page's engine."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self.stamp = f"mujoco-{module.version}-wasm32"

    def load(self, text: str) -> PageModel:
        """Build a model from its description."""
        return PageModel(self._module.load(text))


def use(module: Any) -> None:
    """Throw with this engine from now on."""
    use_engine(PageEngine(module))


def _to_page(row: Row) -> Any:
    from pyodide.ffi import to_js

    return to_js(row)
