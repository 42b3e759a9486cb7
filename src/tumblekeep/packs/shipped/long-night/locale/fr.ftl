adventurer-dwarf = Nain des Tunnels
adventurer-bard = Barde de Taverne
tagline = Quatre niveaux avant l’aube, et les boss de la nuit ne se cachent pas. Un groupe d’aventuriers contre plus de dés qu’il n’est raisonnable.
card-dwarf = Nain des Tunnels, valeur { -rating-dwarf }. Bouclier levé : à chaque combat, ignorez un coup.
card-bard = Barde de Taverne, valeur { -rating-bard }. Chance aveugle : à chaque combat, relancez un ou deux dés.
