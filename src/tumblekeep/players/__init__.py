"""Players that look ahead. They know questions, plays and learned values; never a game, a person or a network."""
