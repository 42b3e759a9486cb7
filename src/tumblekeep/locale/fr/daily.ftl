### La porte du jour : chargée avec sa page.

daily-short-line = Une partie courte, les mêmes dés pour tout le monde.
daily-long-line = Une longue partie pour le samedi, les mêmes dés pour tout le monde.
daily-throws-line = Dix lancers sur la vraie cible, les mêmes dix pour tout le monde.
daily-company = { $bots ->
    [0] Vous jouez en solitaire.
    [one] Un robot vous tient compagnie.
   *[other] { $bots } robots vous tiennent compagnie.
}
daily-over = Ce jour est passé.
daily-tries = { $count ->
    [one] un joueur jusqu’ici
   *[other] { $count } joueurs jusqu’ici
}
daily-streak = série : { $days ->
    [one] un jour
   *[other] { $days } jours
} ({ $rests ->
    [0] plus de jour de repos ce mois-ci
    [one] encore un jour de repos ce mois-ci
   *[other] encore { $rests } jours de repos ce mois-ci
})
daily-one-try = Un seul essai compte. Vous pouvez partir et y revenir.
daily-lesson = Vous découvrez ce jeu ? Apprenez-le en trois minutes.
daily-rules = Règles de la maison pour ce jour
daily-practise = S’entraîner
daily-past = Ce jour est passé : on peut le jouer, mais il ne compte plus.
daily-unranked = Ici, on peut jouer la porte, mais rien n’est classé.
daily-counting = On calcule ce que valaient vos choix…
daily-look-back = Revoir la partie
daily-share = Partager
daily-copied = Copié
daily-share-head = tumblekeep · { $day } · { $game }
daily-result = Résultat
daily-result-short = comment la partie s’est terminée
daily-skill = Adresse
daily-skill-short = vos choix, comparés à ceux d’un joueur régulier
daily-luck = Chance
daily-luck-short = ce que les dés ont fait pour vous
daily-by-result = Par résultat
daily-by-skill = Par adresse
daily-result-about = Comment la partie s’est terminée.
daily-skill-about = Ce que vos choix ont rapporté de plus que ceux d’un joueur régulier, sans la chance.
daily-skill-rough = Les chances qui lui servent de base n’ont pas été confirmées pour cette façon de jouer : à prendre comme une indication.
daily-rank = Place { $rank } sur { $total }
daily-percentile = aussi bien ou mieux que { $share } %
daily-distribution = Combien de joueurs ont atteint quoi
daily-here = vous êtes ici
daily-friends = Amis
daily-best = Les meilleurs
daily-you = Vous
daily-somebody = { $count ->
    [one] quelqu’un
   *[other] { $count } joueurs
}
daily-many = { $count }+
daily-after = Après coup
daily-spot = Vous avez choisi « { $chosen } ». Le joueur magistral prendrait « { $better } » : { $gain }.
daily-gain-points = +{ $points }
daily-gain-won = +{ $share } % de chances de gagner
daily-others-right = { $share } % ont choisi « { $usual } » ici. Votre « { $chosen } » était meilleur : { $gain }.
daily-others-wrong = { $share } % ont choisi « { $usual } » ici. C’était meilleur que votre « { $chosen } » : { $gain }.
daily-nothing-lost = Aucun choix n’a coûté cher.
daily-masterful = Avec les mêmes dés, le joueur magistral est arrivé à { $result }.
daily-tomorrow = Demain : le score du joueur magistral avec les mêmes dés, et des problèmes tirés de ce jour.
daily-puzzle = Problème { $number }
daily-calendar = Votre calendrier
daily-longest = { $days ->
    [0] Pas encore de série. Deux jours manqués par mois ne l’interrompent pas.
    [one] Plus longue série : un jour. Deux jours manqués par mois ne l’interrompent pas.
   *[other] Plus longue série : { $days } jours. Deux jours manqués par mois ne l’interrompent pas.
}
daily-legend = Le samedi, une longue partie ; le dimanche, dix lancers (pointillés). Un jour en tirets était un jour de repos. Chaque jour se joue encore, mais seul aujourd’hui compte.
daily-whole-year = Toute l’année
daily-day-played = joué
daily-day-rested = jour de repos
daily-day-open = pas joué
daily-fair = Les dés sont-ils équitables ?
daily-fair-how = L’empreinte du secret de chaque jour est affichée la veille ; le secret lui-même, une heure après la fin du jour. D’ici là, il reste sur le serveur.
daily-commitment = Empreinte :
daily-secret = Secret :
daily-throw = Lancer { $number } sur { $of } :
daily-throw-plain = un lancer simple
daily-points = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}
daily-kind-throws = Dix lancers
daily-picture-streak = Série : { $days }
