# Revenir sur une partie : les mêmes mots dans le terminal et sur la page.

look-title = Retour sur la partie
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
look-skill-what = Décisions : ce que vos choix ont perdu par rapport aux meilleurs ; 0 est parfait.
look-others-what = Ce que les erreurs des autres vous ont rapporté.
look-accuracy-what = Précision : la part du gain possible que vos choix ont gardée.
look-sum = { $start } au début, { $luck } par le hasard, { $skill } par les décisions : { $end } à la fin.
look-sum-others = { $name } : { $start } au début, { $luck } par le hasard, { $skill } par ses décisions, { $others } par celles des autres : { $end } à la fin.
look-turning = Tournants
look-turning-none = Il n’y a pas eu de grand tournant.
look-at = Tour { $turn } : { $words } { $change }
look-mistakes = Erreurs
look-mistakes-none = Aucune erreur nette.
look-mistake = { $name }, « { $prompt } » : « { $chosen } » a été choisi, « { $best } » valait mieux ({ $given }).
look-how-valued = Les chances entre deux tours sont apprises de nombreuses parties entre robots « Main sûre ». Chaque option a ensuite été jouée jusqu’à la fin du tour avec les mêmes dés.
look-how-played = Des robots « Main sûre » ont joué chaque option jusqu’à la fin de la partie avec les mêmes dés. Les petits écarts sont dus au hasard.
look-unfinished = La partie n’est pas finie : voici où elle en est.
look-doing = Retour sur la partie
look-stopped = Arrêté. Le fichier n’a pas changé.
look-nothing = Rien n’a encore été joué ici.

# Avant un choix : ce que donnent les options, et ce que ferait le maître.

hint-take = { $option }
hint-ahead-won = { NUMBER($value, maximumFractionDigits: 0) } % de chances de victoire. Le meilleur autre choix : « { $option } », { NUMBER($other, maximumFractionDigits: 0) } %.
hint-ahead-points = Environ { NUMBER($value, maximumFractionDigits: 1) } en moyenne. Le meilleur autre choix : « { $option } », environ { NUMBER($other, maximumFractionDigits: 1) }.
hint-close-won = Cela se joue à peu avec « { $option } » : { NUMBER($value, maximumFractionDigits: 0) } % de chances de victoire contre { NUMBER($other, maximumFractionDigits: 0) } %.
hint-close-points = Cela se joue à peu avec « { $option } » : environ { NUMBER($value, maximumFractionDigits: 1) } en moyenne contre { NUMBER($other, maximumFractionDigits: 1) }.
hint-unsure-won = Trop tôt pour trancher avec « { $option } » : { NUMBER($value, maximumFractionDigits: 0) } % de chances de victoire contre { NUMBER($other, maximumFractionDigits: 0) } %.
hint-unsure-points = Trop tôt pour trancher avec « { $option } » : environ { NUMBER($value, maximumFractionDigits: 1) } en moyenne contre { NUMBER($other, maximumFractionDigits: 1) }.
hint-for = Pour : { $feature }, { NUMBER($value, maximumFractionDigits: 1) } au lieu de { NUMBER($other, maximumFractionDigits: 1) }.
hint-against = Contre : { $feature }, { NUMBER($value, maximumFractionDigits: 1) } au lieu de { NUMBER($other, maximumFractionDigits: 1) }.
hint-exact = Chances exactes : { NUMBER($value, maximumFractionDigits: 0) } % ({ $note }).
hint-exact-both = Chances exactes : { NUMBER($value, maximumFractionDigits: 0) } %, contre { NUMBER($other, maximumFractionDigits: 0) } % pour « { $option } » ({ $note }).
hint-not-learned = Les robots n’ont pas encore appris cette variante. Ils ont joué chaque option jusqu’au bout, aussi souvent que le temps le permettait.
hint-title = Un maître choisirait :
# Ce qui est compté ; un jeu peut nommer lui-même ses points (`promised-points`).
promised-won = chances de victoire
promised-number = points
promise-what = Vos { $what }
promise-note = Le nombre sur chaque réponse : vos { $what }.
promise-same = Peu importe ici ({ $what } : environ { $value }).
promise-best = Les meilleurs choix :
promise-off-won = { $value ->
    [0] { "" }
   *[other] ±{ NUMBER($value, maximumFractionDigits: 0) }
}
promise-off-points = { $value ->
    [0] { "" }
   *[other] ±{ NUMBER($value, maximumFractionDigits: 1) }
}
promise-spoken = { $value }, vos { $what }.
promise-sure-little = La partie commence : ce n’est qu’une idée.
promise-sure-some = Beaucoup peut encore changer.
promise-sure-much = La partie est presque jouée.
promise-looking = Un instant : les robots ne connaissent pas cette variante et jouent des parties pour l’estimer.
promise-unknown = Pas encore d’estimation pour cette variante.
promise-after = Vous avez choisi « { $option } » : { $value }. Le mieux était « { $best } » : { $other }.
promise-after-best = Vous avez choisi « { $option } », la meilleure réponse : { $value }.
look-walk = Au fil de la partie, réponse par réponse
look-try = Réessayer
try-right = Oui, c’est le meilleur choix.
try-wrong = Cela donne { $value } ; « { $best } » donne { $other }.
try-unknown = Cette option n’a pas été examinée, faute de promettre grand-chose.
try-best = le meilleur
try-yours = le vôtre
try-then = choisi dans la partie
try-steady = choix du robot « Main sûre »
try-table = La table maintenant
try-how = Des robots « Main sûre » ont joué chaque option jusqu’à la fin de la partie avec les mêmes dés.
