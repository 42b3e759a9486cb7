"""Every message in and out: the only JSON schemas of the server, and the source of the web client's types.

What a client sends is parsed strictly: an unknown field, a wrong type, a number out of bounds or an overlong text
is refused before anything is done. Change here what a message looks like, then run `scripts/make/wire-types`. Imports
nothing of the server. What the server sends is built by `tumblekeep.server.visibility.projection`, from these
schemas.
"""
