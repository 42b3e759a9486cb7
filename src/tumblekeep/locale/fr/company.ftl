### De la compagnie pour jouer : chercher des joueurs, les amis, les signalements. Chargé seulement par qui s’en sert.

looking-title = Recherche de joueurs
looking-unseen = Trop peu de gens ont cherché récemment pour dire combien de temps il faut.
looking-seldom = Ces derniers temps, peu de gens ont trouvé quelqu’un ici. Avec des robots, ou un ami par lien, c’est plus rapide.
looking-usual-seconds = On trouve en général en moins d’une minute.
looking-usual-minutes = { $minutes ->
    [one] On trouve en général en moins d’une minute.
   *[other] On trouve en général en moins de { $minutes } minutes.
}
looking-others = { $count ->
    [one] Une autre personne cherche la même partie.
   *[other] { $count } autres personnes cherchent la même partie.
}
looking-fill-in = Des robots prendront les chaises vides dans { $time }.
looking-how-many = Joueurs
looking-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
looking-any = Peu importe
looking-pace = Rythme
looking-live = En direct
looking-days = Sur plusieurs jours
looking-bots = Robots sur les chaises vides
looking-never = Jamais
looking-after-seconds = Après { $seconds } secondes
looking-after = { $minutes ->
    [one] Après 1 minute
   *[other] Après { $minutes } minutes
}
looking-counts = Compter pour le classement
looking-counts-more = Ni conseils ni probabilités. Avec des robots, la partie ne compte pas.
looking-practise = S’exercer en attendant
looking-puzzle = Un problème en attendant
looking-change = Modifier
looking-stop = Arrêter
looking-ready = Votre table est prête.
looking-go = S’asseoir

friends-title = Amis
friends-none = Personne pour l’instant. Envoyez votre lien à quelqu’un, ou faites-le scanner.
friends-guest = En invité, vous n’avez pas d’amis. Asseyez-vous d’abord à une table en tant que quelqu’un.
friends-make = Créer un lien d’ami
friends-link-how = Qui ouvre ce lien dans la semaine devient votre ami. Douze personnes au plus.
friends-here = présent
friends-away = absent
friends-watch = Regarder
friends-play = Jouer ensemble
friends-invited = { $name } est invité.
friends-part = Retirer
friends-block = Bloquer
friends-block-title = Bloquer { $name } ?
friends-block-text = Vous ne serez plus jamais réunis, et aucun ne voit plus l’autre nulle part. { $name } n’en sait rien.
friends-cancel = Annuler
friends-asks = Veut être votre ami
friends-yes = Oui
friends-no = Non
friends-invites = { $name } vous invite : { $game }.
friends-sit = S’asseoir
friends-blocked = Bloqués
friends-unblock = Débloquer
friends-hide = Mes amis ne voient pas quand je suis là
friends-open-title = Devenir ami avec { $name } ?
friends-open-more = Chacun voit quand l’autre est là et peut l’inviter. Rien d’autre.
friends-open-yes = Oui, devenir amis
friends-now = { $name } et vous êtes amis.
friends-evening = Ce soir
friends-evening-games = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
friends-player = Joueur
friends-games = Parties
friends-won = Gagnées
friends-ask = Ajouter { $name } à mes amis
friends-asked = C’est demandé. Dès qu’on vous dit oui, vous êtes amis.
