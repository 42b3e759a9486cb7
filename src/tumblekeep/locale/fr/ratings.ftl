# Classements : si une table compte, et sinon pourquoi.

counted = Cette partie compte pour votre classement.
uncounted-bots = Cette partie ne compte pas pour le classement : un robot joue à cette table.
uncounted-guests = Cette partie ne compte pas pour le classement : un invité joue à cette table.
uncounted-twice = Cette partie ne compte pas pour le classement : quelqu’un joue plusieurs places.
uncounted-alone = Cette partie ne compte pas pour le classement : une seule personne joue.
uncounted-odds = Cette partie ne compte pas pour le classement : la table montre ce que valent les choix. Réglez « Chances et conseils » sur « Aucun » pour qu’elle compte.
uncounted-hints = Cette partie ne compte pas pour le classement : quelqu’un a demandé un conseil.
uncounted-taken-back = Cette partie ne compte pas pour le classement : une réponse a été reprise avec l’accord de tous.
uncounted-real-dice = Cette partie ne compte pas pour le classement : on lance ou on tire soi-même, et on annonce ce que l’on voit.
uncounted-loaded = Cette partie ne compte pas pour le classement : elle a été reprise depuis un fichier.
uncounted-carried = Cette partie ne compte pas pour le classement : elle est passée par l’appareil d’un joueur.
uncounted-pack = Cette partie ne compte pas pour le classement : un pack la modifie.
uncounted-unfinished = Cette partie ne compte pas pour le classement : elle n’a pas été jouée jusqu’au bout.

# Médailles, dans le terminal.

medals-line = { $medal } : { $who }, réponse { $number }
medals-everybody = tout le monde
medals-none = Aucune médaille.
medals-refused = Un tel journal ne prouve rien et ne gagne donc aucune médaille. { $why }
medals-listed = { $medal } : { $how }
medals-files = Nommez au moins une partie enregistrée, ou listez les médailles avec --all.
medals-why-taken-back = Une réponse a été reprise avec l’accord de tous.
medals-why-real-dice = On a lancé ou tiré soi-même et annoncé ce que l’on voyait.
medals-why-loaded = La partie a été reprise depuis un fichier.
medals-why-pack = Un pack modifie la partie.

# Records, dans le terminal.

records-line = { $record } : { $value }, { $who } ({ $file }, réponse { $number })
records-none = Aucun record.
records-refused = Un tel journal ne prouve rien et n’établit donc aucun record. { $why }
