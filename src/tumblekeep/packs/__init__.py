"""Packs as folders: what somebody adds to or changes in a game, read, checked, compared and begun. See docs/packs.md."""

from tumblekeep.packs.folder import (
    PackError,
    Packs,
    find_pack,
    pack_for,
    read_pack,
    shipped,
    shipped_folder,
)

__all__ = ["PackError", "Packs", "find_pack", "pack_for", "read_pack", "shipped", "shipped_folder"]
