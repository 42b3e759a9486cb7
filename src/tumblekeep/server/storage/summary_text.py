"""The summary in a table's own row: as JSON while the table is used, packed when its game was packed closely."""

from __future__ import annotations

import base64
import zlib
from typing import Any

from tumblekeep.server import json_text

SIGN = "~"
"""Stands before a packed summary; JSON never begins with it."""
MOST = 1 << 22
"""Characters of a summary. None is a thousandth as long."""
WORDS = (
    b'"taken_back":0,"next":null,"proposal":null,"closing":false,"closed_at":0,"host_seats":[0,1],"seals":["",""],"numbers":["",""],"noted":["",""],'
    b'"code":100000,"door":{"closed":false,"knocks":[],"knocked":0,"hushed":false,"muted":[],"shown_out":[]},"said":{},"hints":[],"floor":0,"began":0,'
    b'"gone":"","carried":0,"frozen":0},"answered":100}'
    b'dungeons_dice_dangerdungeon_fightercastle_of_frostsdungeon_dice"pack":{"name":"","version":"","fingerprint":""}"level":"steady""shrewd""masterful"'
    b'{"kind":"bot","name":"","level":"greedy","hash":"","away":false,"double":false,"seal":"","remote":false,"person":"","key":"","more":[],"program":false}'
    b'{"state":{"id":"","commitment":"","fair":3,"created":1790000000000,"touched":1790000000000,"seq":100,"game":"dungeon_attack","version":3,"content":"",'
    b'"options":{"difficulty":"normal","boxes":"own","leader":"first","gentle":false,"tabletop":"wood"},"pack":null,"title":"","public":false,"watchable":true,'
    b'"throws":"sampled","dice":"sampled","draws":"sampled","pace":"live","clock":0,"odds":"off","day":"","state":"over","host":"",'
    b'"seats":[{"kind":"person","name":"Guest 0","level":null,"hash":"","away":false,"double":false,"seal":"","remote":false,"person":"","key":"","more":[],'
    b'"program":false},{"kind":"person","name":"Guest 1","level":null,"hash":"","away":false,"double":false,"seal":"","remote":false,"person":"","key":"",'
    b'"more":[],"program":false}],'
)
"""Texts that most summaries hold. This never changes."""


def packed(text: str) -> str:
    """Pack a summary."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zdict=WORDS)
    return SIGN + base64.b85encode(packer.compress(text.encode()) + packer.flush()).decode()


def unpacked(text: str) -> str:
    """A summary as JSON, whether it is packed or not."""
    if not text.startswith(SIGN):
        return text
    opener = zlib.decompressobj(15, zdict=WORDS)
    try:
        found = opener.decompress(base64.b85decode(text[len(SIGN) :]), MOST)
    except zlib.error as error:
        raise ValueError("the summary of a table is damaged") from error
    if not opener.eof:
        raise ValueError("the summary of a table is cut")
    return found.decode()


def read(text: str) -> Any:
    """What a summary says."""
    return json_text.loads(unpacked(text))
