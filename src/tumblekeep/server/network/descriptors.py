"""How many files and connections a process may have open."""

from __future__ import annotations

MOST = 65_536
"""Used if the system sets no limit at all; some systems refuse more."""


def allow_many() -> int:
    """Raise this process's limit as far as the system permits: most start with 1,024 or fewer, and each socket
    takes one. Returns the limit, or 0 if there is none to raise."""
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
        except (ValueError, OSError):  # macOS has a lower limit than the one it reports
            most //= 2
    return soft
