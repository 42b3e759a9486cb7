"""LEVEL 3: fates, which answer for chance. The only place with random numbers."""
