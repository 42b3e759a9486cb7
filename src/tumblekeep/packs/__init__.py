"""Packs as folders: what somebody adds to or changes in a game. Read, check, compare and create them. See
docs/packs.md."""

from tumblekeep.packs.allowed import FileChanges, Packs
from tumblekeep.packs.folder import (
    PackError,
    find_pack,
    pack_for,
    read_pack,
    shipped_folder,
    shipped_packs,
)

__all__ = [
    "FileChanges",
    "PackError",
    "Packs",
    "find_pack",
    "pack_for",
    "read_pack",
    "shipped_folder",
    "shipped_packs",
]
