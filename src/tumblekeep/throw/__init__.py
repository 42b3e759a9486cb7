"""The throw: dice, hands and boards as rigid bodies."""
