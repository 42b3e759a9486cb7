"""Frames of a WebSocket (RFC 6455, 5.2) that need no parser: one whole message in one piece, which is nearly all that is sent either way.

Everything else goes through the parser of the WebSocket library. It keeps its place between two pieces, so it may only be passed over
where the last piece ended with a frame.
"""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C where it can be, else in Python

TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
FINAL, MASKED, SIZE = 0x80, 0x80, 0x7F
SHORT, MEDIUM = 126, 127
"""How sizes of up to 16 and of up to 64 bits are announced; smaller ones are written at once."""
CLOSE = 0x8
LONGEST = 4096
"""Bytes of a message that is read without the parser, which knows the limits."""


def framed(text: str) -> bytes:
    """Encode a message to a client as one unmasked frame.

    >>> framed("hi"), framed("x" * 200)[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x00\\xc8')
    """
    body = text.encode()
    size = len(body)
    if size < SHORT:
        return bytes((TEXT, size)) + body
    if size < 1 << 16:
        return bytes((TEXT, SHORT, size >> 8, size & 255)) + body
    return bytes((TEXT, MEDIUM)) + size.to_bytes(8, "big") + body


def whole_text(data: bytes) -> bytes | None:
    """Return the message, if this is one masked frame with a whole text message, and nothing else; None: let the parser see it.

    >>> whole_text(b"\\x81\\x82\\x01\\x02\\x03\\x04ij")
    b'hh'
    """
    length = len(data)
    if length < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    size, start = data[1] & SIZE, 6
    if size >= SHORT:
        if size == MEDIUM or length < 8:
            return None
        size, start = data[2] << 8 | data[3], 8
        if not SHORT <= size <= LONGEST:
            return None
    if length != start + size:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def ends_whole(data: bytes) -> bool:
    """Whether this ends with a frame if it begins with one, no message goes on after it, and it does not end the connection.

    >>> ends_whole(b"\\x89\\x80abcd"), ends_whole(b"\\x89\\x80abc"), ends_whole(b"\\x01\\x80abcd")
    (True, False, False)
    """
    place, length = 0, len(data)
    while place < length:
        first = data[place]
        if not first & FINAL or first & 0xF == CLOSE or length < place + 2:
            return False
        second = data[place + 1]
        size, place = second & SIZE, place + 2
        if size >= SHORT:
            more = 2 if size == SHORT else 8
            size, place = int.from_bytes(data[place : place + more], "big"), place + more
        place += size + (4 if second & MASKED else 0)
    return place == length
