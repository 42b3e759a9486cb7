"""LEVEL 3: bots answer for players, from a view and a question, never from the table."""
