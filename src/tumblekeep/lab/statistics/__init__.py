"""What games show: estimates with honest intervals, luck subtracted if it is known, and one section for each
question."""
