"""LEVEL 3: messages become words. The catalogues are Fluent files, the same for terminal, server and web."""

from tumblekeep.text.phrasebook import LANGUAGES, Phrasebook, best_language, catalogue, pack_catalogue

__all__ = ["LANGUAGES", "Phrasebook", "best_language", "catalogue", "pack_catalogue"]
