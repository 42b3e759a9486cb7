"""LEVEL 4: people at a distance. The server knows questions, never games."""
