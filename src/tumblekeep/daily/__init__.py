"""The daily door: which game is played on which day, how its dice are addressed, and what a try was worth.

`ways.py` reads what each game offers for it, `schedule.py` says what is behind the door on a day, `moments.py` when a day begins and ends,
`streaks.py` counts days in a row, `scoring.py` says what a finished try was worth, `throwing.py` holds the ten throws of a Sunday,
`sharing.py` what is told to friends. It knows no server and stores nothing.
"""
