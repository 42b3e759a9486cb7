"""How the running Python was compiled: one that was not built with profiles answers a fifth to a quarter slower."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

DISTRIBUTIONS = "/usr/bin/"
"""Where distributions put their own Pythons. All of them build with profiles, and Debian's does not tell in its configuration."""


def is_profiled() -> bool:
    """Whether the Python that runs was compiled with profiles. One that tells nothing (Windows) counts as such."""
    told = sysconfig.get_config_var("CONFIG_ARGS")
    if told is None or "--enable-optimizations" in str(told):
        return True
    return str(Path(sys.executable).resolve()).startswith(DISTRIBUTIONS)
