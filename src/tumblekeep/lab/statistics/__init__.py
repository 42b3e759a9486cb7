"""What games say: estimates with honest intervals, luck taken out where it is known, and one section for each question asked."""
