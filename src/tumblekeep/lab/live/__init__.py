"""A page to look at while a study runs: what was found so far, and numbers to try on the same dice."""
