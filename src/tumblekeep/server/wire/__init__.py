"""Every message in and out: the only JSON shapes of the server, and the source of the web client's types.

What a client sends is read strictly: an unknown field, a wrong type, a number out of bounds or an over-long text is
refused before anything is done. What the server sends is built by `tumblekeep.server.seen.sight`, from these shapes.
"""
