"""How many files and connections a process may have open."""

from __future__ import annotations

MOST = 65_536
"""Where the system sets no limit at all; some refuse more."""


def allow_many() -> int:
    """Raise this process's own limit as far as the system lets it: most start with 1,024 or fewer, and a socket takes one. Gives
    the limit; 0 where there is none to raise."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST if hard == resource.RLIM_INFINITY else hard
    while soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return most
        except (ValueError, OSError):  # macOS has a lower limit than the one it names
            most //= 2
    return soft
