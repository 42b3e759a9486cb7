### Ce qui peut mal tourner, pour tous les clients

seat-number = Place { $number }

illegal-option = « { $answer } » ne fait pas partie des choix. Choisissez parmi : { $offered }.
illegal-barred = Vous ne pouvez pas choisir « { $answer } » maintenant. { $reason } ({ $clause })
illegal-seat = La question n’est pas posée à cette place.
illegal-roll = Ces dés ne peuvent pas tomber ainsi : { $why }.
illegal-draw = « { $thing } » n’est pas dans le sac.
illegal-throw = Ce résultat est impossible : { $why }.
play-over = La partie est terminée. Commencez-en une autre, ou revoyez celle-ci.
options-value = Option { $option } : « { $value } » ne convient pas. Valeurs possibles : { $wanted }.
options-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
options-seats = Ce jeu se joue de { $low } à { $high } places, pas à { $seats }.
options-together = Ces choix ne vont pas ensemble : { $why }
options-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
bad-content = { $where } : « { $key } » manque ou est faux ; type attendu : { $wanted }.
bad-content-key = { $where } : « { $key } » ne veut rien dire ici. Connus : { $known }.
rules-broken = Les règles ont posé une question sans réponse ({ $ask }). C’est notre erreur : signalez-la avec la partie enregistrée.
rules-endless = La partie de { $ask } ne finit pas. C’est notre erreur : signalez-la avec la partie enregistrée.
cannot-imagine = Aucune table imaginable ne correspond à ce que voit cette place.
log-foreign = Ligne { $line } : ce n’est pas une partie enregistrée par tumblekeep.
log-format = Ligne { $line } : le fichier est au format { $format }, que cette version ne lit pas. Une version plus récente le pourra peut-être.
log-header = Ligne { $line } : « { $key } » manque sur la première ligne, ou est faux.
log-other-game = Ligne { $line } : c’est une partie de { $game }.
log-old-rules = Ligne { $line } : les règles ont changé. Enregistrée avec la version { $saved }, celle-ci est la { $current } ; il lui faut les anciennes.
log-old-content = Ligne { $line } : enregistrée avec d’autres cartes ou plans que cette version. Il faut les anciens pour la revoir.
log-options = Ligne { $line } : ces options ne sont pas jouables. { $why }
log-long = Ligne { $line } : plus longue que toute ligne d’une partie enregistrée.
log-cut = Ligne { $line } : le fichier s’arrête au milieu de cette ligne. Tout ce qui précède est gardé.
log-not-json = Ligne { $line } : cette ligne est illisible. Tout ce qui précède est gardé.
log-line = Ligne { $line } : ce n’est pas une réponse. Tout ce qui précède est gardé.
log-number = Ligne { $line } : la réponse numéro { $expected } devrait se trouver ici. Tout ce qui précède est gardé.
log-edited = Ligne { $line } : cette ligne, ou une ligne précédente, a été modifiée à la main. Tout ce qui précède est gardé.
log-after-end = Ligne { $line } : la partie était déjà terminée. Tout ce qui précède est gardé.
log-drifted = Ligne { $line } : le fichier répond à « { $ask } », mais les règles demandent « { $asked } ». Tout ce qui précède est gardé.
log-illegal = Ligne { $line } : la réponse à « { $ask } » n’est pas permise. { $why } Tout ce qui précède est gardé.
