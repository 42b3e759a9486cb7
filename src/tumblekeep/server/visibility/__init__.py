"""What viewers may see. Everything that a seat, a spectator or a file learns about a table is built here, by
whitelist.

Change here what somebody is shown. Nothing here decides or changes anything. Imports `table`, and the schemas in
`wire`.
"""
