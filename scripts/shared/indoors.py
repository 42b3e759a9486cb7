"""Import this first in a script that needs the project's packages.

It restarts the script in the project's own environment, if there is one.
"""

import os
import sys
from pathlib import Path

_HOME = Path(__file__).resolve().parents[2] / ".venv"
_PYTHON = _HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

if Path(sys.prefix).resolve() != _HOME.resolve():
    if _PYTHON.exists():
        os.execv(_PYTHON, [str(_PYTHON), *sys.argv])  # noqa: S606 - ourselves, indoors
    try:
        import fastapi as _fastapi  # noqa: F401
    except ModuleNotFoundError:
        sys.exit("the project's packages are not installed: run scripts/setup first")
