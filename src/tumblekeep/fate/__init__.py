"""LEVEL 3: who answers for chance. The only home of random numbers."""
