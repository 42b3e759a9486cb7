tagline = Bounce your dice off the table, onto the target, past the penguins. There is nobody else left.
foe-fishmonger = Fishmonger
foe-sliding_scout = Sliding Scout
foe-drum_major = Drum Major
foe-egg_bombardier = Egg Bombardier
foe-general_flipper = General Flipper
