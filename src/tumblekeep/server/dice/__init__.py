"""Dice: rolls and draws from a secret that can be checked afterwards, and throws that physics simulates in
separate processes.

Change here where a number comes from. Knows questions, never tables or people. Imports `metrics` only.
"""
