tagline = Faites rebondir vos dés sur la table, jusqu’à la cible, à travers les pingouins. Il ne reste personne d’autre.
foe-fishmonger = Poissonnier
foe-sliding_scout = Éclaireur glissant
foe-drum_major = Tambour-major
foe-egg_bombardier = Bombardier d’œufs
foe-general_flipper = Général Nageoire
