"""Analysis: what each choice and each roll of a game was worth. Knows logs, questions and plays; never a game or a
client."""
