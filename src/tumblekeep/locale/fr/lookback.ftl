# Revenir sur une partie : les mêmes mots dans le terminal et sur la page.

look-title = Retour sur la partie
look-heading = { $game } : { look-title }
look-measure-won = Chances de victoire
look-measure-points = Points espérés
look-share = { NUMBER($value, maximumFractionDigits: 0) } %
look-points = { NUMBER($value, maximumFractionDigits: 1) }
look-change-won = { $value } %
look-change-points = { $value }
look-start = Au début
look-end = À la fin
look-end-so-far = Pour l’instant
look-luck = Hasard
look-skill = Décisions
look-others = Décisions des autres
look-accuracy = Précision
look-chosen = Nombre de décisions
look-player = Joueur
look-party = Le groupe
look-everybody = Dés communs
look-luck-what = Hasard : de combien les dés, les pioches et les lancers ont dépassé la moyenne.
look-skill-what = Décisions : ce que vos choix ont rapporté ou coûté par rapport à un robot « Main sûre » à votre place.
look-others-what = Décisions des autres : ce qu’elles vous ont rapporté ou coûté.
look-accuracy-what = Précision : à quel point vos choix étaient proches des meilleurs ; 100 % est parfait.
look-sum = { $start } au début, { $luck } par le hasard, { $skill } par les décisions{ $off ->
    [yes] , { $rest } parce que la prévision s’était trompée
   *[no] {""}
} : { $end } à la fin.
look-sum-others = { $name } : { $start } au début, { $luck } par le hasard, { $skill } par ses décisions, { $others } par celles des autres{ $off ->
    [yes] , { $rest } parce que la prévision s’était trompée
   *[no] {""}
} : { $end } à la fin.
look-turning = Tournants
look-turning-none = Il n’y a pas eu de grand tournant.
look-at = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
} : { $words } { $change }
look-said = { $name } : { $words }
look-mistakes = Erreurs
look-mistakes-none = Aucune erreur nette.
look-mistake = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
} : « { $prompt } » { $name } a choisi « { $chosen } » ; « { $best } » valait mieux ({ $given }).
look-steady-too = Le robot « Main sûre » fait la même erreur.
look-masterful = Le robot « Maître » est de cet avis.
look-steady-knew = Le robot « Main sûre » l’aurait vu.
look-how-valued = Chaque option a été jouée jusqu’à la fin du tour, avec les mêmes dés pour toutes. Ce que la partie valait alors a été appris de nombreuses parties entre robots « Main sûre ».
look-yardstick = Là où le robot « Maître » est de cet avis, le meilleur choix est le sien. Ailleurs, c’est celui qui a le mieux réussi quand des robots « Main sûre » ont joué la suite.
look-how-played = Des robots « Main sûre » ont joué chaque option jusqu’à la fin de la partie avec les mêmes dés. Les petits écarts sont dus au hasard.
look-unfinished = La partie n’est pas finie : voici où elle en est.
look-doing = Retour sur la partie
look-stopped = Arrêté. Le fichier n’a pas changé.
look-nothing = Rien n’a encore été joué ici.

# Avant un choix : ce que donnent les options, et ce que ferait le maître.

hint-take = { $option }
hint-ahead = { $value }. Le meilleur autre choix, « { $option } » : { $other }.
hint-close = Cela ne change presque rien : { $value }, et { $other } avec « { $option } ».
hint-unsure = Difficile à départager de « { $option } » : { $value }, et { $other } avec ce choix.
hint-because = { $sign } { $times } fois sur dix au lieu de { $other }.
hint-because-won = Vous gagnez la partie ce tour-ci
hint-number = { $option } : { $value }
value-won = { NUMBER($value, maximumFractionDigits: 0) } % de chances de gagner
value-points = { NUMBER($value, maximumFractionDigits: 1) } points
legend-won = Chances de gagner la partie
legend-points = Points à la fin, en moyenne
hint-not-learned = Les robots n’ont pas encore appris cette variante. Ils ont joué chaque option jusqu’au bout, aussi souvent que le temps le permettait.
hint-title = Un maître choisirait :
promise-alike = Cela ne change presque rien ici : { $value } dans tous les cas.
promise-best = Les meilleurs choix :
promise-looking = Un instant : les robots ne connaissent pas cette variante et jouent des parties pour l’estimer.
odds-why-unchecked = Pas de chances affichées ici : elles n’ont pas été vérifiées pour cette façon de jouer.
odds-why-off = Pas de chances affichées ici : pour cette façon de jouer, elles se sont révélées fausses.
look-why-unchecked = Pas de chiffres pour revenir sur cette partie : les chances n’ont pas été vérifiées pour cette façon de jouer.
look-why-off = Pas de chiffres pour revenir sur cette partie : les chances se sont révélées fausses pour cette façon de jouer.
promise-unknown = Pas encore d’estimation pour cette variante.
promise-after = Vous avez choisi « { $option } » : { $value }. Le mieux était « { $best } » : { $other }.
promise-after-best = Vous avez choisi « { $option } », la meilleure réponse : { $value }.
look-walk = Au fil de la partie, réponse par réponse
look-try = Réessayer
try-right = Oui, c’est le meilleur choix.
try-wrong = Cela donne { $value } ; « { $best } » donne { $other }.
try-close = Presque le meilleur : « { $best } » ne vaut qu’un peu mieux.
try-more = { $count ->
    [one] Une autre option
   *[other] { $count } autres options
}
try-unknown = Cette option n’a pas été examinée, faute de promettre grand-chose.
try-best = le meilleur
try-yours = le vôtre
try-then = choisi dans la partie
try-steady = choix du robot « Main sûre »
try-table = La table maintenant
try-how = Des robots « Main sûre » ont joué chaque option jusqu’à la fin de la partie avec les mêmes dés.

# La page raconte comme un ami le ferait. $whose : you (vous), name (un joueur) ou party (le groupe).
look-chose = { $name } choisit « { $answer } ».
look-chose-you = Vous choisissez « { $answer } ».
look-fell = { $prompt } → { $answer }.
look-mistakes-more = { $count ->
    [one] Une autre erreur
   *[other] { $count } autres erreurs
}
look-step = Tour { $turn } : { $words }
look-swing-won = Tour { $turn } : { $words } { $whose ->
    [you] { $way ->
        [up] Vos chances de victoire montent de { $from } à { $to }.
       *[down] Vos chances de victoire tombent de { $from } à { $to }.
    }
    [party] { $way ->
        [up] Les chances de victoire montent de { $from } à { $to }.
       *[down] Les chances de victoire tombent de { $from } à { $to }.
    }
   *[name] { $way ->
        [up] Pour { $name }, les chances de victoire montent de { $from } à { $to }.
       *[down] Pour { $name }, les chances de victoire tombent de { $from } à { $to }.
    }
}
look-swing-points = Tour { $turn } : { $words } { $whose ->
    [you] Vous pouvez maintenant espérer { $to } { $what } au lieu de { $from }.
    [party] On peut maintenant espérer { $to } { $what } au lieu de { $from }.
   *[name] { $name } peut maintenant espérer { $to } { $what } au lieu de { $from }.
}
look-quiz = Tour { $turn } : « { $prompt } » { $whose ->
    [you] Vous avez choisi « { $chosen } ».
   *[name] { $name } a choisi « { $chosen } ».
} Il y avait mieux.
look-better = Tour { $turn } : { $whose ->
    [you] vous avez choisi « { $chosen } »
   *[name] { $name } a choisi « { $chosen } »
} ; « { $best } » valait mieux.
look-better-won = Tour { $turn } : { $whose ->
    [you] vous avez choisi « { $chosen } »
   *[name] { $name } a choisi « { $chosen } »
}, { $value } de chances de victoire. « { $best } » valait mieux : { $other }.
look-better-points = Tour { $turn } : { $whose ->
    [you] vous avez choisi « { $chosen } »
   *[name] { $name } a choisi « { $chosen } »
}, environ { $value } { $what }. « { $best } » valait mieux : environ { $other }.
look-mistakes-yours = Vos erreurs
look-mistakes-people = Les erreurs des joueurs
look-mistakes-yours-none = Aucune erreur nette de votre part.
look-mistakes-others = { $count ->
    [one] Une erreur des autres
   *[other] { $count } erreurs des autres
}
look-try-it = Essayer
look-try-turn = Tour { $turn } : que feriez-vous maintenant ?
look-try-next = Erreur suivante
look-try-close = Retour à la courbe
look-luck-and-skill = Le hasard et les décisions
