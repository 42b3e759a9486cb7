"""What a study found, told to people: one page that opens anywhere, and the numbers beside it."""
