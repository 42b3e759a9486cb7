### Les pages des analyses, des problèmes, des concepteurs et des hôtes : chargées là seulement, pour que la première page reste légère.

editor = Un pack à vous
editor-about = Changez une carte, un monstre ou un nombre, voyez ce que cela donne, et emportez le tout dans un fichier. Quel jeu ?
editor-of = Un pack à vous pour { $game }
editor-other = Un autre jeu
editor-files = Ce qui peut changer
editor-rows = Cartes et tableaux
editor-search = Chercher
editor-changed = changé
editor-range = de { $low } à { $high }
editor-words = Textes
editor-copy = Nouveau, en copiant celui-ci
editor-undo = Comme avant
editor-title = Titre de votre pack
editor-checking = Vérification…
editor-good = { $count ->
    [one] Un changement. Le jeu est jouable ainsi.
   *[other] { $count } changements. Le jeu est jouable ainsi.
}
editor-nothing = Rien n’a encore changé.
editor-download = Télécharger
editor-how = Vos changements restent sur cet appareil. Le fichier contient un dossier : décompressez-le, essayez-le avec « tumblekeep pack check { $name } », et jouez-y avec « tumblekeep serve --pack { $name } --open ».
operator-title = La page de l’opérateur
operator-key = Clé
operator-key-text = Pour la personne qui tient ce serveur. La clé est celle avec laquelle il a été lancé ; elle reste dans cet onglet.
operator-enter = Entrer
operator-leave = Oublier la clé
operator-runs = Ce qui tourne
operator-people = Ce que les joueurs signalent
operator-from-page = depuis sa page
operator-no-people-reports = Aucun signalement n’attend.
operator-by-seat = par la place { $seat }
operator-noted = Traité
operator-about-words = ses paroles
operator-about-name = son nom
operator-about-play = sa façon de jouer
operator-about-other = autre chose
operator-refused = Ce qui est refusé
operator-nothing-refused = Rien depuis le démarrage du serveur.
operator-costs = Ce que le travail a coûté
operator-reports = Signalements : ce qui s’est mal passé
operator-no-reports = Rien depuis le démarrage du serveur.
operator-latest = Les dernières tables
operator-no-tables = Il n’y a aucune table.
operator-tables = Tables
operator-in-memory = En mémoire
operator-sockets = Connexions
operator-events = Événements enregistrés
operator-memory = Mémoire
operator-disk = Disque
operator-lag = Plus long retard
operator-uptime = En marche depuis
operator-kilobytes = { $size } ko
operator-megabytes = { $size } Mo
operator-hours = { $hours } h
operator-said = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
operator-here = { $count ->
    [one] { $count } connexion
   *[other] { $count } connexions
}
operator-loaded = chargée
operator-not-saving = Rien ne peut être enregistré en ce moment. Occupez-vous de la base de données.
operator-disk-full = Le disque permis est plein : aucune nouvelle table ne s’ouvre.
operator-delete = Effacer
operator-purge = Effacer la discussion
operator-delete-title = Effacer cette table ?
operator-purge-title = Effacer ce qui s’est dit ?
operator-for-good = C’est définitif.
operator-keep = Garder
operator-deleted = { $count ->
    [one] La table est effacée.
   *[other] { $count } tables sont effacées.
}
operator-purged = { $count ->
    [one] { $count } message est effacé.
   *[other] { $count } messages sont effacés.
}
puzzles-line = Des positions de parties entre robots où un seul choix est nettement le meilleur.
puzzles-none = Il n’y a pas encore de problème pour ces règles.
puzzle-ask = Quel est le meilleur choix ?
puzzle-for = { $count ->
    [one] en solo
   *[other] à { $count } joueurs
}
puzzle-next = Problème suivant
puzzle-solved = résolu
puzzle-theme-act = Combattre ou fuir
puzzle-theme-decide = Combattre ou fuir
puzzle-theme-boss-treasure = Le trésor du boss
puzzle-theme-hire = Engager un suivant
puzzle-theme-reroll = Relances
puzzle-theme-escape = S’échapper
puzzle-theme-use = Où utiliser une paire
puzzle-theme-pairing = Quelles paires former
puzzle-theme-chest = Le coffre
puzzle-theme-accept = L’aide et son prix
puzzle-theme-call = L’aide et son prix
puzzle-theme-help = L’aide et son prix
puzzle-theme-hero = Au combat
puzzle-theme-reward = Le butin
puzzle-theme-lock = Les serrures
puzzle-theme-give = Les échanges
puzzle-theme-spell = Les sorts
puzzle-theme-way = Chercher ou se reposer
puzzle-theme-run-out = Plus de dés
puzzle-theme-die = Quel dé
puzzle-theme-buy = À la boutique
puzzle-theme-rethrow = Relancer ?
puzzle-theme-announce = Ajouter des dégâts
puzzle-theme-move = Quel chemin
puzzle-theme-room = Quelle porte
puzzle-theme-trade = Les échanges
puzzle-theme-swap = Les échanges
puzzle-theme-divine = Qui soigner
puzzle-theme-herb = Qui soigner
puzzle-theme-window = Quand utiliser quoi
puzzle-theme-ability = Quand utiliser quoi
puzzle-theme-benefit = Quand utiliser quoi
puzzle-theme-weapons = Quelle arme
puzzle-theme-scar = Les cicatrices
puzzle-theme-order = Par quoi commencer
puzzle-theme-water = Quel dé
puzzle-theme-armor = Armures et coups
puzzle-theme-block = Armures et coups
puzzle-theme-riposte = Armures et coups
puzzle-theme-spikes = Armures et coups
puzzle-theme-second = Garder ce lancer ?
puzzle-theme-cancel = Garder ce lancer ?
puzzle-theme-flip-again = Garder ce lancer ?
puzzle-theme-flurry = Relancer ?
puzzle-theme-surplus = Que porter
puzzle-theme-receive = Pour qui
puzzle-theme-beer = Pour qui
puzzle-theme-colour-named = Nommer une couleur
puzzle-theme-agree = Reculer
puzzle-theme-overrule = Reculer
puzzle-theme-crystal = Quand utiliser quoi
puzzle-theme-charmed = Quand utiliser quoi
puzzle-theme-fury = Ajouter des dégâts
puzzle-theme-ballad = Quand utiliser quoi
puzzle-theme-break = À quoi renoncer
puzzle-theme-other = Autres choix
throw-puzzle-theme-plain = Un lancer simple
throw-puzzle-theme-demand = L’exigence de l’ennemi
throw-puzzle-theme-weapon = Avec ou sans arme
throw-puzzle-theme-choice = Quelle arme
throw-puzzle-theme-both = Deux exigences à la fois
throw-puzzle-theme-last = Le dernier dé
throw-puzzle-theme-icebergs = Parmi les icebergs
throw-puzzles-line = Un ennemi, quelques dés et ce qu’ils exigent. Chaque dé se lance une fois, à la main.
throw-puzzle-ask = Dé { $number } sur { $of } : { $die }
throw-puzzle-life = Vie : { $left } sur { $life }
throw-puzzle-dice = Les dés, dans l’ordre
throw-puzzle-weapons = Armes que vous pouvez annoncer pour ce lancer
throw-puzzle-bare = sans arme
throw-puzzle-dealt = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } : { $left ->
    [0] il tombe
    [one] il lui reste { $left } point de vie
   *[other] il lui reste { $left } points de vie
  }
throw-puzzle-solved = Il tombe. Bien lancé.
throw-puzzle-lost = Il lui reste { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
  }, et il n’y a plus de dé.
throw-puzzle-throw = Lancer { $number } ({ $die }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }).
throw-puzzle-chances = Chances d’une main moyenne à ce moment :
throw-puzzle-solved-by = Robots qui réussissent : { $careless } des étourdis, { $steady } des mains sûres, { $shrewd } des avisés, { $masterful } des maîtres.
puzzle-solved-by = Robots qui le trouvent : { $steady } des mains sûres, { $shrewd } des avisés, { $masterful } des maîtres.
puzzle-difficulty-1 = facile
puzzle-difficulty-2 = moyen
puzzle-difficulty-3 = difficile
puzzle-number = Problème { $number }
puzzle-streak = { $count ->
    [0] Résolvez-en plusieurs de suite du premier coup.
    [one] 1 résolu de suite
   *[other] { $count } résolus de suite
}
puzzle-streak-best = record : { $count }
puzzle-theme = Sujet
puzzle-difficulty = Difficulté
puzzle-any = peu importe
puzzle-none-left = Aucun ici : choisissez un autre sujet ou une autre difficulté.
