"""LEVEL 4: checks that any game must pass, for us and for authors of other games."""
