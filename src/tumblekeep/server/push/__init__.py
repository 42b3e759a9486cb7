"""Web Push: messages that reach a browser whose page is closed.

`message.py` encrypts and signs one, `delivery.py` posts it, and keeps away from machines of the server's own network. Whom to tell what is in
`runtime/turn_push.py`. Change here how messages are sent. Imports `cryptography` (the extra `push`) only when it is used, and of the server
only `in_thread`.
"""
