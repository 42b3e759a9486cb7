"""What a table is: who sits where (`state`), the game on it (`sitting`), and the row that sums it up (`summary`).

Change here who may sit, leave, start, or take something back. Nothing here waits, stores or sends; imports `kept` and `chance`.
"""
