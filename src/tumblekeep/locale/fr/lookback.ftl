# Revenir sur une partie : les mêmes mots dans le terminal et sur la page.

look-title = Retour sur la partie
look-measure-won = Chances de victoire
look-measure-points = Points espérés
look-share = { NUMBER($value, maximumFractionDigits: 0) } %
look-points = { NUMBER($value, maximumFractionDigits: 1) }
look-change-won = { $value } pt
look-change-points = { $value }
look-start = Au début
look-end = À la fin
look-end-so-far = Pour l’instant
look-luck = Chance
look-skill = Choix
look-others = Choix des autres
look-accuracy = Précision
look-chosen = Choix faits
look-player = Joueur
look-party = Le groupe
look-everybody = Dés de personne
look-luck-what = Ce que les dés, les pioches et les lancers ont donné au-delà de leur moyenne.
look-skill-what = Ce que les choix ont cédé par rapport aux meilleurs ; 0 est parfait.
look-others-what = Ce que les erreurs des autres vous ont donné.
look-accuracy-what = De ce qui était en jeu dans les choix, la part gardée.
look-sum = { $start } au début, { $luck } par la chance, { $skill } par les choix : { $end } à la fin.
look-sum-others = { $name } : { $start } au début, { $luck } par la chance, { $skill } par ses choix, { $others } par ceux des autres : { $end } à la fin.
look-turning = Tournants
look-turning-none = Rien n’a beaucoup changé.
look-at = [{ $number }] tour { $turn } : { $words } { $change }
look-mistakes = Erreurs
look-mistakes-none = Aucun choix n’a cédé beaucoup à coup sûr.
look-mistake = [{ $number }] { $name } : { $prompt } Choisi : { $chosen } ; mieux : { $best } ({ $given }).
look-how-valued = Les chances entre deux tours sont apprises de nombreuses parties de joueurs réguliers ; chaque option a été jouée jusqu’à la fin du tour avec la même chance.
look-how-played = Chaque option a été jouée jusqu’à la fin par des joueurs réguliers avec la même chance ; les petits écarts sont du hasard.
look-unfinished = La partie n’est pas finie : voici où elle en est.
look-doing = Retour sur la partie
look-stopped = Arrêté. Le fichier est resté tel quel.
look-nothing = Rien n’a encore été joué ici.

# Avant un choix : ce que donnent les options, et ce que ferait le maître.

hint-take = { $option }
hint-ahead-won = Cela donne { NUMBER($value, maximumFractionDigits: 0) } % de chances de victoire ; le meilleur autre choix { NUMBER($other, maximumFractionDigits: 0) } % : « { $option } ».
hint-ahead-points = Cela donne { NUMBER($value, maximumFractionDigits: 1) ->
        [one] { NUMBER($value, maximumFractionDigits: 1) } point en moyenne
       *[other] { NUMBER($value, maximumFractionDigits: 1) } points en moyenne
    } ; le meilleur autre choix { NUMBER($other, maximumFractionDigits: 1) } : « { $option } ».
hint-close-won = À peu près comme « { $option } » : { NUMBER($value, maximumFractionDigits: 0) } % de chances de victoire contre { NUMBER($other, maximumFractionDigits: 0) } %, si chacun continue sans surprise.
hint-close-points = À peu près comme « { $option } » : { NUMBER($value, maximumFractionDigits: 1) ->
        [one] { NUMBER($value, maximumFractionDigits: 1) } point en moyenne
       *[other] { NUMBER($value, maximumFractionDigits: 1) } points en moyenne
    } contre { NUMBER($other, maximumFractionDigits: 1) }, si chacun continue sans surprise.
hint-unsure-won = Trop peu d’essais pour trancher avec « { $option } » : { NUMBER($value, maximumFractionDigits: 0) } % de chances de victoire contre { NUMBER($other, maximumFractionDigits: 0) } %.
hint-unsure-points = Trop peu d’essais pour trancher avec « { $option } » : { NUMBER($value, maximumFractionDigits: 1) ->
        [one] { NUMBER($value, maximumFractionDigits: 1) } point en moyenne
       *[other] { NUMBER($value, maximumFractionDigits: 1) } points en moyenne
    } contre { NUMBER($other, maximumFractionDigits: 1) }.
hint-for = Pour : { $feature }, { NUMBER($value, maximumFractionDigits: 1) } au lieu de { NUMBER($other, maximumFractionDigits: 1) }.
hint-against = Contre : { $feature }, { NUMBER($value, maximumFractionDigits: 1) } au lieu de { NUMBER($other, maximumFractionDigits: 1) }.
hint-exact = Calculé exactement : { NUMBER($value, maximumFractionDigits: 0) } % ({ $note }).
hint-exact-both = Calculé exactement : { NUMBER($value, maximumFractionDigits: 0) } % contre { NUMBER($other, maximumFractionDigits: 0) } % pour « { $option } » ({ $note }).
hint-not-learned = Rien n’est encore appris pour cette façon de jouer : les options ont été jouées jusqu’au bout par des joueurs réguliers, aussi souvent que le temps le permettait.
hint-title = Le maître ferait :
promise-what = Ce que disent ces chiffres
promise-note-won = Chances de victoire si chacun continue sans surprise, et leur marge d’erreur.
promise-note-points = Points à espérer si chacun continue sans surprise, et leur marge d’erreur.
promise-off-won = ±{ NUMBER($value, maximumFractionDigits: 0) }
promise-off-points = ±{ NUMBER($value, maximumFractionDigits: 1) }
promise-spoken-won = Chances de victoire : { $value }, { $off }.
promise-spoken-points = Points à espérer : { $value }, { $off }.
promise-sure-little = Il est tôt : cela dit encore peu.
promise-sure-some = Beaucoup reste ouvert.
promise-sure-much = Beaucoup est déjà joué.
promise-looking = Rien n’est appris pour cette façon de jouer : des parties sont jouées jusqu’au bout.
promise-unknown = Ce que donnent les options n’est pas encore connu pour cette façon de jouer.
promise-after = Vous avez choisi « { $option } » : { $value }. Le mieux était « { $best } » : { $other }.
promise-after-best = Vous avez choisi « { $option } », le meilleur choix : { $value }.
look-walk = Au fil de la partie, réponse par réponse
look-try = Réessayer
try-right = C’est le meilleur choix.
try-wrong = Cela donne { $value } ; « { $best } » donne { $other }.
try-unknown = Cette option n’a pas été examinée : elle ne promettait pas grand-chose.
try-best = le meilleur
try-yours = le vôtre
try-then = choisi alors
try-steady = du joueur régulier
try-table = La table, telle qu’elle est
try-how = Trouvé par des parties jouées d’ici jusqu’à la fin par des joueurs réguliers, avec la même chance pour chaque option.
