"""What a table is: who sits where (`state`), its game (`served_game`), and the row that sums it up (`summary`).

Change here who may sit, leave, start, or take something back. Nothing here waits, stores or sends. Imports
`storage` and `dice`.
"""
