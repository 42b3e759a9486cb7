# Classements : si une table compte, et sinon pourquoi.

counted = Cette partie compte pour votre classement.
uncounted-bots = Cette partie ne compte pas pour le classement : un robot joue à cette table.
uncounted-alone = Cette partie ne compte pas pour le classement : une seule personne joue.
uncounted-odds = Cette partie ne compte pas pour le classement : la table montre ce que valent les choix. Réglez « Chances et conseils » sur « Aucun » pour qu’elle compte.
uncounted-hints = Cette partie ne compte pas pour le classement : quelqu’un a demandé un conseil.
uncounted-taken-back = Cette partie ne compte pas pour le classement : une réponse a été reprise avec l’accord de tous.
uncounted-real-dice = Cette partie ne compte pas pour le classement : on lance ou on tire soi-même, et on annonce ce que l’on voit.
uncounted-loaded = Cette partie ne compte pas pour le classement : elle a été reprise depuis un fichier.
uncounted-pack = Cette partie ne compte pas pour le classement : un pack la modifie.
uncounted-unfinished = Cette partie ne compte pas pour le classement : elle n’a pas été jouée jusqu’au bout.
