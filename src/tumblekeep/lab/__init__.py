"""The lab: play many games and report what they show. It knows questions and bots, never a game, a keyboard
or a network."""
