"""LEVEL 4: play over a network. The server knows questions, never games."""
