"""LEVEL 1: pieces that several games own."""
