"""How good players are, from logs and results: ratings without luck, medals, records, and which games count."""
