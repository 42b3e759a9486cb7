### Qui l’on est, ses parties et sa page : chargé seulement là, pour que la première page reste légère.

people-me = Vous
people-my-page = Ma page
people-my-games = Mes parties
people-cancel = Annuler
people-none-here = Ce serveur ne garde les parties de personne : tout le monde joue en invité.
people-nobody = Encore personne
people-nobody-more = Asseyez-vous à une table et vous serez quelqu’un : vos parties sont gardées sous votre nom. Il n’y a rien à remplir.
people-nobody-guest = Vous jouez en invité : rien n’est gardé de vous.
people-welcome = Bienvenue, { $name }

people-rename = Changer de nom
people-rename-save = Enregistrer
people-rename-rule = Personne d’autre ne pourra porter ce nom. Vous pouvez en changer une fois par semaine.
people-name-yours = Ce nom n’est qu’à vous.
people-name-free = Le nom ne sera qu’à vous dès que vous le garderez ci-dessous.

people-keep = Le garder
people-keep-more = Pour l’instant, seul ce navigateur vous connaît. Gardez-vous à un deuxième endroit, et un appareil perdu ou effacé ne vous coûtera rien.
people-keep-done = Vous pourrez revenir même si cet appareil se perd.
people-make-passkey = Créer une clé d’accès
people-add-device = Ajouter un appareil
people-make-paper = Faire une clé en papier
people-passkey-kept = Clé d’accès gardée. Elle marche sur tous vos appareils.
people-key-device = Appareil
people-key-passkey = Clé d’accès
people-key-paper = Clé en papier
people-key-token = Programme
people-key-here = Cet appareil
people-key-used = utilisé le { $day }
people-key-remove = Retirer
people-key-remove-title = Retirer : { $key } ?
people-key-remove-text = Celui qui l’a ne pourra plus entrer à votre place ni jouer à vos tables. Vos parties restent.
people-code-how = Sur l’autre appareil, scannez ceci, ou tapez le code sur { $address }
people-code-once = Valable une seule fois, pendant dix minutes.
people-paper-of = Clé en papier : { $name }
people-paper-how = À scanner, ou mots à taper sur { $address }
people-paper-once = Montrée seulement maintenant. Imprimez-la ou notez-la ; elle remplace toute clé en papier précédente.
people-print = Imprimer

people-enter = Entrer
people-enter-title = Entrer sous son nom
people-enter-more = Avec une clé d’accès, un code montré par un autre de vos appareils, ou les mots de votre clé en papier.
people-enter-scanned = Cet appareil vous connaîtra désormais.
people-enter-here = Entrer sur cet appareil
people-enter-passkey = Avec une clé d’accès
people-enter-code = Un code, ou les mots d’une clé en papier

people-here = Qui joue sur cet appareil
people-here-more = Choisissez qui s’assied ensuite.
people-guest = En invité
people-guest-more = Rien n’est gardé
people-somebody = Quelqu’un d’autre
people-somebody-more = Son nom à la prochaine table
people-claim = Ajouter les anciennes parties de cet appareil
people-claimed = { $count ->
    [0] Aucune ancienne partie trouvée.
    [one] Une ancienne partie est maintenant à vous.
   *[other] { $count } anciennes parties sont maintenant à vous.
}

people-see = Qui peut voir votre page
people-see-private = Vous seul
people-see-private-more = Ainsi, tant que vous ne choisissez pas.
people-see-friends = Vos amis
people-see-friends-more = Ceux dont vous avez fait vos amis.
people-see-public = Tout le monde
people-see-public-more = Quiconque a le lien de votre page.

people-known = Tout ce qui est gardé de vous
people-known-name = Nom
people-known-since = Ici depuis
people-known-games = Parties finies
people-known-open = Parties en cours
people-known-keys = Appareils et clés
people-known-seen = Qui voit votre page
people-known-more = Médailles, records et classements découlent des parties.
people-known-not = Ni e-mail, ni mot de passe, ni adresse, rien pour la publicité.
people-file = Tout dans un fichier
people-delete = Me supprimer
people-delete-title = Supprimer { $name } ?
people-delete-text = { $games ->
    [0] Votre nom et vos clés sont supprimés.
    [one] Votre nom, vos clés, vos médailles et vos classements sont supprimés. Votre partie reste, et sa place dit « quelqu’un ».
   *[other] Votre nom, vos clés, vos médailles et vos classements sont supprimés. Vos { $games } parties restent, et vos places disent « quelqu’un ».
}
people-delete-good = C’est sans retour.
people-delete-sure = Supprimer pour de bon
people-deleted = Vous êtes supprimé.

games-none = Encore aucune partie
games-none-more = Les parties que vous finissez viennent ici toutes seules.
games-none-found = Aucune partie ne correspond.
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-open = En cours
games-over = Finies
games-all = Tous les jeux
games-any-result = Tous les résultats
games-anybody = Avec tout le monde
games-partner = { $name } ({ $games })
games-result-won = Gagnée
games-result-lost = Perdue
games-result-left = Quittée
games-result-stopped = Arrêtée
games-imported = D’un fichier
games-carried = De votre appareil, non classée
games-resume = Continuer
games-look = Revoir
games-share = Partager
games-more = Voir la suite
games-archive = Tout télécharger
games-import = Ajouter une partie enregistrée
games-which = Quelle place était la vôtre ?
games-added =
    { $count ->
        [one] La partie est maintenant parmi les vôtres.
       *[other] { $count } parties sont maintenant parmi les vôtres.
    }
games-with = avec { $people }
games-alone = en solo
games-bot = un bot
games-somebody = quelqu’un
games-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

profile-since = Ici depuis le { $day }
profile-bot = Programme
profile-missing = Aucune page à ce nom : { $name }
profile-missing-more = Personne ne porte ce nom, ou sa page n’est pas montrée.
profile-empty = Encore aucune partie finie
profile-empty-more = Il y aura de quoi voir après la première.
profile-empty-own = Votre page commence avec votre première partie
profile-empty-own-more = Résultats, records, médailles et façon de jouer : tout vient tout seul.
profile-unrated = Pas encore de classement. Comptent les parties entre personnes à armes égales : sans bots, ni chances affichées, ni conseils.
profile-sure-guess = une première idée
profile-sure-rough = de plus en plus net
profile-sure-sure = assez sûr
profile-between = { $games ->
    [one] entre { $low } et { $high }, sur { $games } partie
   *[other] entre { $low } et { $high }, sur { $games } parties
}
profile-steady-mark = ↑ un bot régulier
profile-won = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}
profile-of = { $games ->
    [one] en { $games } partie
   *[other] en { $games } parties
}
profile-latest = Les dernières parties
profile-records = Records
profile-medals = Médailles
profile-luck-free = sans la chance : par vos seuls choix
profile-luck-skill = Chance et choix
profile-luck = Chance
profile-skill = Choix
profile-chart = { $games ->
    [one] Chance { $luck }, choix { $skill } en { $games } partie.
   *[other] Chance { $luck } et choix { $skill } en moyenne sur { $games } parties.
}
profile-usual = { $share } de vos choix étaient ceux d’un joueur régulier.
profile-cost = Vous avez choisi « { $chosen } » là où « { $better } » valait mieux.
profile-cost-same = Vous avez choisi « { $chosen } » ; autre chose valait parfois mieux.
profile-cost-else = Un autre choix valait parfois mieux.
profile-cost-won = Coût par partie : { $value } d’une victoire.
profile-cost-points = Coût par partie : { $value } point.
profile-heroes = Héros joués
profile-insights-off = Envie de voir la chance et les choix séparés, et ce qui vous coûte le plus ?
profile-insights-go = Revoir mes parties
profile-insights-on = { $games ->
    [0] Vos parties sont en train d’être revues. Cela prend du temps et avance tout seul.
    [one] { $games } partie a été revue.
   *[other] { $games } parties ont été revues.
}
profile-insights-stop = Arrêter et oublier
profile-puzzles = { $count ->
    [one] { $count } énigme résolue sur cet appareil
   *[other] { $count } énigmes résolues sur cet appareil
}
profile-streak = Le plus d’affilée au premier essai : { $count }
profile-report = Signaler

push-title = À vous de jouer
push-more = Aux tables sur plusieurs jours, nous pouvons vous prévenir quand c’est votre tour, même page fermée : une fois par table, jusqu’à votre retour. Personne ne peut lire le message en route.
push-on = Me prévenir sur cet appareil
push-off = Ne plus me prévenir sur cet appareil
push-none = Ce serveur ne sait pas envoyer de messages quand la page est fermée.
push-cannot = Ce navigateur ne peut pas être joint quand la page est fermée.
push-home-screen = Sur cet appareil, il faut d’abord mettre la page sur l’écran d’accueil : Partager, puis « Sur l’écran d’accueil », et l’ouvrir de là.
push-denied = On a demandé à ce navigateur de ne pas montrer les messages de cette page. Autorisez-les dans ses réglages pour cette page, puis revenez ici.
push-since = prévenu depuis le { $day }
push-quiet = Me laisser tranquille la nuit
push-from = De
push-until = À
push-zone = À l’heure de { $zone }.
