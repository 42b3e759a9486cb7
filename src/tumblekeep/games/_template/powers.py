"""Powers of The Lantern Walk: none. A game with cards keeps one small flow for each here, looked up by id."""
