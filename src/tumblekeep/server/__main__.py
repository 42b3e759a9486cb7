"""`python -m tumblekeep.server`: the same as `tumblekeep serve`."""

from __future__ import annotations

import argparse

from tumblekeep.server.command import add_arguments, run


def main() -> int:
    """Start a server."""
    parser = argparse.ArgumentParser(prog="tumblekeep serve", description="Let people play at a distance.")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    raise SystemExit(main())
