adventurer-dwarf = Nain des Tunnels
adventurer-bard = Barde de Taverne
card-dwarf = Nain des Tunnels, valeur 3. Bouclier levé : à chaque combat, ignorez un coup.
card-bard = Barde de Taverne, valeur 2. Chance aveugle : à chaque combat, relancez un ou deux dés.
card-guardian = Gardien Inébranlable, valeur 3. Bouclier levé : à chaque combat, ignorez un coup.
tagline = Quatre niveaux avant l’aube, et les boss de la nuit ne se cachent pas. Un groupe d’aventuriers contre plus de dés qu’il n’est raisonnable.
