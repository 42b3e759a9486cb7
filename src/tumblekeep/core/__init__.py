"""LEVEL 0: the grammar of play. Rules ask questions, somebody answers, the log keeps the answers."""
