"""Report what a study found: one page that opens anywhere, and its numbers next to it."""
