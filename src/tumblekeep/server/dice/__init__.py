"""Chance: dice from a secret that can be checked afterwards, and throws that physics makes in processes of its own.

Change here where a number comes from. Knows questions, never tables or people; imports `watch` only.
"""
