"""The mind: players that look ahead. Knows questions, plays and learned values; never a game, a person or a network."""
