"""Network: what only a server on a network needs: the web server's protocols, the database, processes and threads.

Change here how connections are accepted and how a worker is put together. Everything below works without a network.
Imports everything below; only `tumblekeep serve` imports it.
"""
