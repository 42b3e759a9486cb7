"""The lab: many games at once, and what they say. Knows questions and bots, never a game, a keyboard or a network."""
