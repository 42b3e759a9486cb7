"""LEVEL 4: people at one keyboard, in full screen or line by line. It knows questions, never games."""
