### Ce que dit le serveur quand quelque chose n’est pas possible

server-no-code = Aucune table n’a ce code. Vérifiez ses deux mots, ou demandez si la partie a commencé.
server-same-code = Deux tables ont ce code. Demandez le lien.
server-door-closed = L’hôte a fermé la porte de cette table. Frappez pour qu’on vous ouvre.
server-knocks-spent = On ne peut plus frapper à cette table. Demandez le lien de la table.
server-many-knocks = Plusieurs personnes attendent déjà à cette porte. Réessayez dans un instant.
server-no-knock = Personne ne frappe ici, ou l’hôte a déjà répondu.
server-no-table = Cette table n’existe pas. Vérifiez le lien ou le code.
server-no-seat = Cette table n’a pas cette place.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse n’accepte pas ce genre de requête.
server-no-throws = Ce jeu n’a pas de lancers.
server-no-lesson = Ce jeu n’a pas encore de leçon.
server-lesson-lost = La leçon a perdu le fil. Recommencez-la.
server-no-catalogue = Ce catalogue n’existe pas.
server-no-rules = Ce jeu ou cette clause n’existe pas.
server-bad-body = La requête est illisible.
server-unreadable = Ce message est mal formé ({ $where }).
server-not-text = On ne peut envoyer ici que du texte.
server-hello-first = Dites d’abord quelle table vous voulez.
server-hello-once = Vous avez déjà dit quelle table vous voulez.
server-no-hello = Vous n’avez pas dit quelle table vous vouliez. Revenez quand vous saurez.
server-protocol = Cette page et le serveur n’ont pas la même version. Rechargez la page.
server-too-large = C’est trop gros : { $most } octets au plus.
server-too-fast = Trop de demandes. Attendez un instant, puis réessayez.
server-too-many-sockets = Trop de connexions depuis votre adresse. Fermez-en quelques-unes.
server-too-long = Cette partie a atteint la limite de { $most } réponses. Commencez-en une autre.
server-wait-your-turn = Votre envoi précédent est encore en traitement. Attendez-en la fin, puis renvoyez celui-ci.
server-game-damaged = Ce qui est enregistré de la table { $table } est abîmé. Prévenez qui tient cette maison : il faut une sauvegarde.
server-too-slow = Cela prenait trop de temps et a été abandonné. Réessayez plus tard.
server-too-many-events = Cette table a atteint sa limite de { $most } événements. Enregistrez la partie et ouvrez-la à une nouvelle table.
server-undo-spent = Cette table a atteint sa limite d’annulations. Continuez à jouer.
server-full = Le serveur est plein. Revenez plus tard.
server-disk-full = Ce serveur n’a plus de place pour de nouvelles tables. Les parties en cours continuent.
server-table-removed = Cette table a été effacée par la personne qui tient le serveur.
server-origin = Les requêtes de ce site ne sont pas acceptées ici.
server-unknown-name = Ce serveur ne répond pas au nom { $name }. Si c’est le vôtre, lancez-le avec --name { $name } ; sinon, ouvrez l’adresse qu’on vous a donnée.
server-not-operator = Ce n’est pas la clé de l’opérateur.
server-not-yours = C’est réservé à la personne qui gère le serveur.
server-broken = Quelque chose s’est mal passé de notre côté. Rien n’a changé ; réessayez.
server-busy = Le serveur est occupé. Réessayez.
server-saving-paused = L’enregistrement est suspendu. Votre action sera renvoyée dès sa reprise.
server-device-full = Cet appareil n’a plus de place : rien ne peut être enregistré. Libérez de la place (supprimez des fichiers ou d’anciennes parties) : ce que vous avez fait sera alors enregistré tout seul.
server-journal-newer = Les parties de cet appareil ont été enregistrées par une version plus récente de cette page. Rechargez la page, avec une connexion, pour obtenir cette version. Rien n’a été modifié.
server-journal-older = Les parties de cet appareil ont été enregistrées par une version plus ancienne de cette page, que celle-ci ne sait pas lire. Rien n’a été modifié : gardez-en une copie et ouvrez-la avec cette version.
server-journal-unknown = Ce qui est enregistré sur cet appareil n’est pas un recueil de parties de tumblekeep. Rien n’a été modifié.
server-journal-cut = Le dernier enregistrement sur cet appareil a été interrompu ; il n’avait été confirmé à personne. Tout ce qui précède est là.
server-journal-damaged = Une partie de ce qui est enregistré sur cet appareil est abîmée ({ $bytes } octets) et a été laissée de côté. Une partie de jeu qui s’y trouvait reprend juste avant. Gardez une copie de tout dès maintenant.
server-restarting = Le serveur redémarre. Vous revenez dans un instant, et rien n’est perdu.

server-not-your-seat = Le lien de cette place est faux ou n’est plus valable.
server-not-your-table = Seuls les joueurs de cette table, ou la personne qui l’a ouverte, peuvent le faire.
server-not-watchable = Seuls les joueurs peuvent voir cette table.
server-invited-only = Cette place est réservée. Il vous faut son lien.
server-seat-taken = Quelqu’un est déjà assis là. Choisissez une autre place.
server-seat-empty = Personne n’est assis là.
server-seat-yours = Vous jouez ici vous-même.
server-seat-count = La partie enregistrée a { $seats } places. Dites qui prend chacune.
server-seats-free = Des places sont encore libres. Attendez, ou mettez-y des robots.
server-table-full = Aucune place n’est libre. Vous pouvez regarder.
server-pack-failed = Le pack de cette table a cassé le jeu à cet endroit. La partie s’arrête ; son fichier est en lieu sûr.
server-table-open = La partie n’a pas encore commencé.
server-table-playing = La partie a déjà commencé.
server-table-over = La partie est finie.
server-rematch-there = La revanche est déjà ouverte. Rejoignez-la.
server-empty-name = Donnez un nom.
server-empty-chat = Le message est vide.
server-chat-full = La discussion de cette table est pleine.
server-muted = L’hôte vous a retiré la parole à cette table.
server-hushed = À cette table, les spectateurs regardent sans écrire.
server-chat-share = Vous avez écrit tout ce qu’une personne peut écrire à cette table.
server-chat-spectators = Les spectateurs ont écrit tout ce qu’ils peuvent écrire à cette table.
server-shown-out = L’hôte vous a fait sortir de cette table.
server-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.

server-stale = La question a changé entre-temps. Regardez de nouveau.
server-answered-for = Un robot a répondu pour vous : en votre absence, ou faute de temps.
server-time-so = Vous avez déjà ce temps.
server-odds-off = Cette table n’affiche ni chances ni conseils.
server-odds-later = Cette table affiche les chances une fois le choix fait.
server-look-nothing = Rien n’a encore été joué ici : il n’y a rien à revoir.
server-look-rules = Cette partie a été jouée avec la version { $began } des règles. Le retour sur la partie a besoin de ces règles, qui ont changé depuis.
server-unwatchable = Cette partie a été jouée avec la version { $began } des règles, avant que les parties finies ne soient gardées pour être revues. Son fichier reste disponible, et ses dés se vérifient toujours.
server-look-unchecked = Pas de chiffres pour revenir sur cette partie : les chances n’ont pas été vérifiées pour cette façon de jouer.
server-look-off = Pas de chiffres pour revenir sur cette partie : les chances se sont révélées fausses pour cette façon de jouer.
server-no-puzzle = Ce problème n’existe pas.
server-no-picture = Pas d’image de cette partie : elle n’est pas finie, ou ce serveur ne sait pas dessiner.
share-over = Voyez comment elle a fini, et revoyez toute la partie.
server-page-moment = Un instant, nouvel essai en cours.
server-page-home = Retour aux portes
share-table = Une table de dés et de donjons : entrez, prenez place.
share-daily = Une partie par jour, les mêmes dés pour tout le monde. Jusqu’où irez-vous ?
server-puzzle-option = Ce n’est pas une option de ce problème.
server-not-asked = Ce n’est pas à vous de décider.
server-throw-asked = Cette question demande un lancer.
server-no-throw = Ce n’est pas à vous de lancer.
server-not-aimed = On ne peut pas viser à cette table.
server-not-reported = Il n’y a ici ni dés, ni cartes, ni lancers à annoncer.
server-place-so = C’est déjà le cas.
server-report-kind = Ce n’est pas ce qui est demandé : annoncez les dés, ou la carte.
server-bad-launch = Ce lancer est impossible : { $why }
server-no-physics = Ce serveur n’a pas de moteur physique. Annoncez vos lancers, ou laissez l’ordinateur lancer.
server-no-flight = La réponse { $answered } n’est pas un lancer que l’on peut revoir.
server-physics-failed = Le lancer n’a pas pu être calculé. Relancez.
server-physics-elsewhere = Le moteur physique des lancers n’est pas encore sur cet appareil, et n’a pas pu être téléchargé. Connectez-vous une fois, puis relancez ; ou commencez une partie où les lancers sont annoncés ou tirés de tables.
server-undo-where = Vous ne pouvez pas revenir à ce point.
server-undo-asked = Quelqu’un a déjà demandé à revenir en arrière.
server-undo-not-asked = Personne ne vous demande de revenir en arrière.
server-table-closing = La partie va commencer. On ne peut plus s’asseoir ni partir.
server-not-closing = Les nombres s’envoient une fois la table fermée, pas avant.
server-numbers-awaited = La table est déjà fermée. Elle attend les nombres scellés.
server-hurry-host = Seul l’hôte peut commencer sans attendre les nombres.
server-hurry-soon = Chacun a dix secondes pour envoyer son nombre. Vous pourrez commencer sans attendre dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-number-wrong = Ce n’est pas le nombre qui avait été scellé.
server-other-promise = On vous avait promis un autre engagement que celui de cette table. N’y jouez pas.
server-log-secret = Cette partie a encore des secrets. Vous pourrez télécharger son fichier quand elle sera finie.

### Les dés étaient-ils honnêtes ?

verify-unreadable = { $file } est illisible.
verify-no-seed = Le fichier ne contient aucun secret publié. Il est publié quand la partie est finie.
verify-commitment = Le secret publié ne correspond pas à son engagement. Les dés ne sont pas fiables à partir de la ligne { $line }.
verify-noted = Vous aviez noté un autre engagement que celui du fichier : ce secret a été fabriqué après coup. Les dés ne sont pas fiables à partir de la ligne { $line }.
verify-scheme = Cette version ne sait pas comment les dés de ce fichier ont été tirés. Utilisez un tumblekeep plus récent.
verify-players = Le fichier ne dit pas correctement ce que chaque place a ajouté aux dés.
verify-seal = Place { $seat } ({ $who }) : le nombre ne correspond pas à son sceau. Les dés ne sont pas fiables à partir de la ligne { $line }.
verify-saw-other = La place { $seat } ({ $who }) avait vu un autre engagement que celui du fichier. Les dés ne sont pas fiables à partir de la ligne { $line }.
verify-other-seals = Vous aviez noté d’autres sceaux que ceux du fichier : un nombre a été remplacé après coup. Les dés ne sont pas fiables à partir de la ligne { $line }.
verify-left-out = Votre nombre a été écarté. Les dés ne sont pas fiables à partir de la ligne { $line }.
verify-record = Ce que le fichier dit des réponses annulées n’a pas de sens.
verify-line = Ligne { $line }
verify-taken-back = Réponse { $place }, qui a été annulée
verify-gap = { $where } : la réponse du sort numéro { $wanted } devrait être ici, mais c’est le numéro { $found }. Une réponse a été omise ou a servi deux fois.
verify-die = { $where } ({ $ask }) : le secret et les nombres donnent { $gives }, le fichier dit { $says }.
verify-places = { $where } : le fichier dit mal ce qui pouvait sortir.
verify-counter = Ligne { $line } : cette réponse du sort n’a pas de numéro, ou un numéro déjà utilisé.
verify-answer = Ligne { $line } : le secret donne ici une autre réponse.
verify-launch = { $where } : ce lancer n’a pas reçu le tirage qui lui revenait.
verify-flight = { $where } : ce lancer, refait par le même moteur, retombe ailleurs. Le point de chute a été choisi.
verify-not-aimed = { $where } : le fichier dit que quelqu’un a visé, mais personne ne pouvait viser à cette table.
verify-not-reported = { $where } : le fichier dit que quelqu’un a annoncé ce dé, mais personne ne pouvait annoncer de dés à cette table.
verify-notes = La première ligne du fichier ne s’accorde pas avec le reste : « { $what } » a été changé ou ajouté.
verify-undone-die = À la réponse { $place }, un dé seul a été annulé puis relancé. Aucun joueur ne peut faire cela.
verify-undone-alone = À la réponse { $place }, des dés ont été annulés sans l’accord de tous. Aucun joueur ne peut faire cela.
verify-not-noted = L’événement { $event } de la table ({ $place ->
    [0] avant la première réponse
   *[other] après la réponse { $place }
}) n’est pas ce que votre appareil a noté sur le moment. Le fichier a été changé après coup, ou bien on a montré autre chose à votre appareil.
verify-older = Votre appareil a noté une table de la nouvelle sorte, mais ce fichier est d’une sorte plus ancienne : il a été changé après coup.
verify-other-file = Vous aviez noté la promesse d’un serveur, mais ce fichier ne vient pas d’un serveur. Ce n’est pas le fichier de cette partie.
verify-added = { $count ->
    [one] Outre le secret du serveur, les dés contiennent un nombre, ajouté par { $who }.
   *[other] Outre le secret du serveur, les dés contiennent les nombres ajoutés par { $who }.
}
verify-undone = { $count ->
    [one] Une autre réponse a été annulée, et elle était juste.
   *[other] { $count } autres réponses ont été annulées, et elles étaient justes.
}
verify-not-hex = { $option } attend 64 chiffres hexadécimaux.
verify-bad-notes = { $file } n’est pas un fichier de notes. Enregistrez-le sur la page : Dés honnêtes, Ce que cet appareil a noté.
verify-no-physics = Pour refaire les lancers, il faut le moteur physique : pip install "tumblekeep[throw]".
verify-flying = Lancer { $count } refait…
verify-fair = Honnête : tout a été vérifié, et tout est comme promis et comme votre appareil l’a noté.
verify-partly = Rien d’anormal, mais tout n’a pas pu être vérifié.
verify-drawn = Vérifié : { $drawn ->
    [one] le seul jet ou tirage découle
   *[other] les { $drawn } jets et tirages découlent
} du secret, selon les règles du jeu, et aucun ne manque.
verify-flown = { $count ->
    [one] Le seul lancer visé, refait, retombe là où le fichier le dit.
   *[other] { $count } lancers visés, refaits, retombent là où le fichier le dit.
}
verify-not-checked = Pas vérifié :
verify-part-notes = Si c’est bien ce qui s’est passé. Donnez ce que votre appareil a noté : --noted FICHIER (la page l’enregistre sous « Dés honnêtes »).
verify-part-trail = Si c’est bien ce qu’on vous a montré : seul ce que vous aviez noté avant la partie a été comparé. Avec --noted FICHIER, le reste l’est aussi.
verify-part-short = Toute la partie : votre appareil a noté { $noted } événements sur { $all }.
verify-part-forgotten = Si c’est bien ce qu’on vous a montré : quelqu’un qui jouait a fait retirer son nom du serveur, et ce que votre appareil a noté ne correspond donc plus au fichier.
verify-part-undone = { $count ->
    [one] Si tous ont voulu l’annulation d’un dé : votre appareil ne l’a ni demandée ni acceptée.
   *[other] Si tous ont voulu l’annulation de { $count } dés : votre appareil ne l’a ni demandée ni acceptée.
}
verify-part-nobody = Si le secret a été choisi : personne n’a ajouté de nombre, l’exploitant a donc pu essayer bien des secrets.
verify-part-number = Si un nombre honnête est dans les dés : vous n’en avez donné aucun à vous.
verify-part-withheld = Si les dés ont été choisis entre deux parties : un nombre scellé n’est pas dans les dés ({ $who }).
verify-part-hurried = Pourquoi il manque : l’hôte ({ $who }) a cessé d’attendre au bout de { $seconds } secondes.
verify-part-hurried-host = Pourquoi il manque : l’hôte a cessé d’attendre au bout de { $seconds } secondes.
verify-part-loaded = { $count ->
    [one] Le seul dé ou tirage venu d’une partie enregistrée.
   *[other] Les { $count } dés et tirages venus d’une partie enregistrée.
}
verify-part-reported = { $count ->
    [one] Le seul vrai dé : on a annoncé ce qu’il montrait.
   *[other] Les { $count } vrais dés : on a annoncé ce qu’ils montraient.
}
verify-part-aimed = { $count ->
    [one] Le point de chute d’un lancer visé (sa part de hasard est vérifiée) : --simulate le refait, si cette machine a le même moteur.
   *[other] Le point de chute de { $count } lancers visés (leur part de hasard est vérifiée) : --simulate les refait, si cette machine a le même moteur.
}
verify-part-first = Si quelqu’un a choisi les dés : ce fichier est de la première sorte, dont les dés viennent du seul secret du serveur.
verify-part-second = Les annulations, les lancers et ce qui a été chargé : ce fichier est d’une sorte plus ancienne, qui n’en dit pas assez.
verify-part-rules = Si les règles demandent ces dés et ces cartes : la partie a été jouée selon la version { $saved } des règles, et ce programme a la version { $now }.
verify-part-running = Quoi que ce soit : la partie n’est pas finie, le serveur garde donc encore son secret.
verify-part-local = { $count ->
    [0] Quoi que ce soit : cette partie a été jouée sur un seul appareil, sans serveur, et rien n’était promis.
    [one] Le seul jet ou tirage : cette partie a été jouée sur un seul appareil, sans serveur, et rien n’était promis.
   *[other] Les { $count } jets et tirages : cette partie a été jouée sur un seul appareil, sans serveur, et rien n’était promis.
}
verify-part-real = { $count ->
    [0] Quoi que ce soit : cette partie a été jouée à une vraie table, avec de vrais dés. Aucun serveur n’a rien promis.
    [one] Le seul jet ou tirage : cette partie a été jouée à une vraie table, avec de vrais dés. Aucun serveur n’a rien promis.
   *[other] Les { $count } jets et tirages : cette partie a été jouée à une vraie table, avec de vrais dés. Aucun serveur n’a rien promis.
}
verify-part-went-on = Ce que le serveur avait promis : la partie a continué sans lui, sur un seul appareil. Vérifiez le fichier que le serveur vous a donné.

### Ce que disent les commandes de l’opérateur

operator-no-persons = Il n’y a personne.
operator-no-person = Il n’y a pas de personne { $person } : indiquez son identifiant, ou un nom réservé.
operator-mark-bot = programme
operator-mark-blocked = bloquée
operator-person-id = personne
operator-person-name = nom
operator-person-reserved = nom réservé
operator-person-visibility = page vue par
operator-person-bot = programme
operator-person-blocked = bloquée
operator-person-created = créée
operator-person-seen = dernière venue
operator-person-keys = clés
operator-person-games = parties
operator-person-open = parties en cours
operator-person-tables = dernières tables
operator-person-reports = signalements reçus
operator-name-empty = un nom doit avoir une lettre ou un chiffre
operator-name-taken = quelqu’un d’autre a réservé un nom qui ressemble à { $name }
operator-renamed = { $before } s’appelle maintenant { $name }. Les parties gardent le nom qui y a servi.
operator-block-sure = Ceci empêche { $name } de jouer et de changer quoi que ce soit, jusqu’au déblocage.
operator-blocked = { $name } : personne bloquée.
operator-unblocked = { $name } : de nouveau libre de jouer.
operator-person-sure = Ceci supprime { $name } pour de bon.
operator-person-gone = { $name } : personne supprimée. Son nom disparaît des parties en cours d’ici une heure.
operator-no-reports = Aucun signalement n’attend.
operator-no-such-report = Il n’y a pas de signalement { $report }.
operator-report-done = traité
operator-reason-words = ses paroles
operator-reason-name = son nom
operator-reason-play = sa façon de jouer
operator-reason-other = autre chose
operator-reported = { $whom } : signalement ({ $reason }) à la table { $table }, par la place { $seat }
operator-reported-page = { $whom } : signalement ({ $reason }) depuis sa page
operator-no-tables = Il n’y a aucune table.
operator-no-table = Il n’y a pas de table { $table }.
operator-other-version = cette base a servi en dernier à une autre version de tumblekeep ; lancez d’abord le serveur de cette version sur elle
operator-stopped = Arrêté. Ce qui était déjà effacé le reste.
operator-needs-yes = ceci efface quelque chose pour de bon ; ajoutez --yes
operator-nothing-done = rien n’a été fait
operator-ask = Tapez oui :
operator-ask-yes = oui|o|yes|y
operator-delete-sure = { $count ->
    [one] Ceci efface pour de bon une table et sa partie.
   *[other] Ceci efface pour de bon { $count } tables et leurs parties.
}
operator-deleted = { $count ->
    [0] Aucune table n’a été effacée.
    [one] Une table a été effacée.
   *[other] { $count } tables ont été effacées.
}
operator-draw-what = Nommez des tables, ou dites --all.
operator-drawn = { $count ->
    [one] 1 partie a de nouveau tout ce qui peut s’en revoir.
   *[other] { $count } parties ont de nouveau tout ce qui peut s’en revoir.
}
operator-not-drawn = La table { $table } reste comme elle est : { $why }
operator-draw-failed = { $count ->
    [one] 1 partie n’a pas pu être dessinée. Rien n’en est perdu ; ses règles manquent ou ne tournent pas ici.
   *[other] { $count } parties n’ont pas pu être dessinées. Rien n’en est perdu ; leurs règles manquent ou ne tournent pas ici.
}
operator-recounted = { $count ->
    [one] { $count } partie a été recomptée.
   *[other] { $count } parties ont été recomptées.
}
operator-name-sure = Ceci efface pour de bon le nom { $name }.
operator-name-gone = { $count ->
    [0] Personne ne porte ce nom.
    [one] Le nom a disparu d’une table, qui affiche { $instead } à la place.
   *[other] Le nom a disparu de { $count } tables, qui affichent { $instead } à la place.
}
operator-chat-sure = { $count ->
    [one] Ceci efface pour de bon les messages d’une table.
   *[other] Ceci efface pour de bon les messages de { $count } tables.
}
operator-chat-gone = { $count ->
    [0] Il n’y avait rien à effacer.
    [one] Un message a été effacé.
   *[other] { $count } messages ont été effacés.
}
operator-state-open = en attente
operator-state-playing = en cours
operator-state-over = terminée
operator-yes = oui
operator-no = non
operator-spectator = un spectateur
operator-purged = (effacé)
operator-field-id = table
operator-field-game = jeu
operator-field-state = état
operator-field-public = publique
operator-field-created = ouverte
operator-field-touched = dernière activité
operator-field-title = titre
operator-field-names = joueurs
operator-field-answers = réponses
operator-field-events = événements
operator-field-bytes = octets
operator-field-loaded = chargée, et personne ne joue
operator-field-said = messages

serve-slow-python = { $python } a été compilé sans optimisation : chaque réponse prend environ un quart de temps de plus. Le Python de votre distribution, ou un Python compilé avec --enable-optimizations, est plus rapide.
serve-here = tumblekeep est à { $address }  (Ctrl+C l’arrête)
serve-friends = Pour les amis du même réseau : { $address }
serve-no-database = la base de données ne s’ouvre pas ({ $why })
transfer-progress = { $done } tables sur { $whole }
export-what = dites quelles tables : --all, ou --table avec l’identifiant d’une table (les dix lettres à la fin de son adresse)
export-folder = impossible d’écrire dans { $folder } : { $why }. Choisissez un autre dossier.
export-no-table = il n’y a pas de table { $table } dans cette base de données.
export-done = { $count ->
    [one] { $count } table écrite
   *[other] { $count } tables écrites
} dans { $folder } ; inchangées depuis la dernière fois : { $same }. Les fichiers de son dossier « tables » contiennent les secrets des parties en cours : gardez-les aussi sûrement que le serveur.
export-stopped = Arrêté. Ce qui est écrit est complet ; la même commande reprend là.
import-nothing = { $folder } ne contient pas de tables exportées (un dossier « tables » avec des fichiers .json).
import-broken = { $file } n’est pas une table exportée, ou a été modifié. Il a été laissé de côté.
import-done = { $count ->
    [one] { $count } table lue
   *[other] { $count } tables lues
} ; déjà là : { $same }.
import-stopped = Arrêté. Chaque table lue est complète ; la même commande reprend là.
serve-one-writer = plusieurs processus demandent PostgreSQL ; SQLite n’accepte qu’une écriture à la fois
serve-seeded = { $variable } rend les dés prévisibles ; à réserver aux tests, avec --no-limits, à l’adresse locale de cette machine
serve-taken = impossible d’écouter sur { $host }, port { $port } : { $why }. Le serveur tourne-t-il déjà ? Un autre port : --port 8422
server-action-used = Cet identifiant d’action a déjà servi, à quelqu’un d’autre ou pour autre chose. Rien n’a été fait.
server-undo-removed = Quelqu’un qui jouait alors a été retiré de la table. On ne peut pas annuler sans cette personne.
server-invited-awaited = Une personne invitée n’est pas encore assise. Seule la personne qui a ouvert la table peut commencer sans elle.
server-long-name = Ce nom est trop long : { $most } lettres au plus.
server-too-many-requests = Trop de demandes de votre adresse sont encore en cours. Patientez un instant.
serve-proxy = --proxy prend des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules ; { $proxy } n’en est pas.
serve-limits-no-file = --limits attend { $presets } ou un fichier ; { $file } n’est rien de cela et ne peut pas être lu ({ $why }).
serve-limits-not-toml = { $file } n’est pas du TOML : { $why }.
serve-limits-no-preset = { $file } : il n’y a pas de préréglage { $preset }. Il y a : { $presets }.
serve-limits-unknown = { $file } : il n’y a pas de limite { $name }. Il y a : { $known }.
serve-limits-value = { $file } : { $name } attend un nombre supérieur à 0 ({ $kind }) ; { $value } n’en est pas un.
serve-name = --name prend un nom comme des.example.org ou des.example.org:8443 ; { $name } n’en est pas un.
serve-least = { $option } prend un nombre d’au moins { $least } ; { $found } est plus petit.
serve-key = la clé de l’opérateur doit compter de { $least } à { $most } caractères
serve-key-file = impossible de lire la clé de l’opérateur dans { $file } : { $why }
serve-pocket-making = { $folder } n’existe pas encore : fabrication de la page qui se joue sans réseau.
serve-pocket-absent = Ce programme ne sait pas la faire.
serve-pocket-broken = La liste de ses fichiers est illisible. Refaites-la : tumblekeep pocket DIR
serve-no-pocket = impossible de proposer la page qui se joue sans réseau depuis { $folder }. { $why } Sans --pocket, le serveur démarre sans elle.
serve-old-pocket = La page de { $folder } a d’autres règles que ce serveur : les parties ne peuvent pas passer de l’une à l’autre. Refaites-la : tumblekeep pocket { $folder }
server-no-people = Ce serveur ne retient personne : tout le monde joue en invité.
server-person-unknown = Cet appareil n’appartient plus à personne : sa clé a été retirée, ou le joueur a été supprimé. Vous pouvez continuer en invité.
server-person-blocked = La personne qui gère ce serveur vous a bloqué.
server-report-whom = Il n’y a là personne que vous puissiez signaler.
server-many-reports = { $most } de vos signalements attendent encore d’être lus. Laissez un peu de temps à la personne qui gère ce serveur.
server-no-report = Ce signalement n’existe pas.
server-no-person = Il n’y a personne de ce nom dont vous puissiez voir la page.
server-many-persons = Trop de nouveaux joueurs viennent de votre adresse. En attendant, vous pouvez jouer en invité.
server-apart = Vous ne pouvez pas vous asseoir à cette table.
server-link-wrong = Ce lien n’est plus valable. Demandez-en un autre à votre ami.
server-link-own = C’est votre propre lien : envoyez-le à un ami.
server-many-links = Vous avez créé { $most } liens encore valables. Retirez-les d’abord.
server-not-friends = Ce n’est possible qu’avec un ami.
server-no-neighbour = Personne qui puisse devenir un ami n’était assis là avec vous.
server-many-blocks = Vous ne pouvez bloquer personne de plus.
server-players = Ce jeu réunit de { $fewest } à { $most } joueurs.
server-name-taken = Quelqu’un porte un nom qui ressemble à « { $name } ». Choisissez-en un autre.
server-name-plain = Un nom par lequel on vous trouve doit contenir des lettres ou des chiffres. Choisissez-en un autre.
server-name-soon = Vous avez changé de nom récemment. Vous pourrez en changer de nouveau { $days ->
    [one] demain
   *[other] dans { $days } jours
}.
server-many-keys = Vous avez déjà { $most } clés. Retirez-en une qui ne sert plus.
server-key-there = Cette clé existe déjà.
server-no-key = Vous n’avez pas cette clé. Elle a peut-être déjà été retirée.
server-code-wrong = Ce code n’est plus valable : chacun sert une fois, pendant dix minutes. Demandez-en un nouveau sur votre premier appareil.
server-paper-wrong = Ce ne sont pas les mots d’une clé sur papier. Vérifiez chaque mot ; une clé plus récente annule la précédente.
server-no-push = Ce serveur ne sait pas envoyer de messages quand la page est fermée. La personne qui le gère peut l’installer : pip install 'tumblekeep[push]'.
server-push-address = Ce n’est pas l’adresse d’un service de notifications auquel on puisse envoyer un message.
server-many-subscriptions = Vous êtes déjà prévenu sur { $most } appareils. Retirez-en un qui ne sert plus.
server-no-subscription = Cet appareil n’est déjà plus prévenu.
push-turn = À vous de jouer, { $name }
push-with = { $title }, avec { $names }
server-no-passkeys = Ce serveur ne sait pas vérifier les clés d’accès. La personne qui le gère peut les installer : pip install 'tumblekeep[passkeys]'. En attendant, utilisez une clé sur papier ou un code.
server-passkey-name = Les clés d’accès demandent un serveur dont l’adresse est un nom, pas un nombre. Utilisez plutôt une clé sur papier ou un code.
server-passkey-wrong = Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez une clé sur papier ou un code.
server-challenge-used = Cela a pris trop de temps, ou a déjà été essayé. Réessayez.
server-many-imports = Vous avez déjà { $most } parties venues de fichiers.
server-game-there = Cette partie est déjà parmi les vôtres.
server-which-seat = Dites quelle place était la vôtre : { $names }.

# La porte du jour.
server-daily-unranked = Rien ne compte ici : cette maison ne tient pas de classement de la porte du jour.
server-daily-day = « { $day } » n’est pas un jour. Écrivez-le ainsi : 2026-11-18.
server-daily-closed = La porte du { $day } ne s’ouvre pas : on ne joue que le jour même et l’année passée.
server-daily-tried = Vous avez joué votre essai de ce jour. Vous pouvez vous entraîner autant que vous voulez.
server-daily-first = Jouez d’abord l’essai qui compte. Ensuite, vous pourrez vous entraîner.
server-daily-first-door = Ouvrez d’abord la porte.
server-daily-alone = Chacun joue seul la porte du jour : on ne reprend rien, on ne demande pas conseil, et personne ne joue à votre place.
server-daily-who = Dites qui joue : envoyez le secret d’une personne, ou 32 lettres à vous en tant qu’invité.
server-daily-after = Vous verrez cela après avoir fini votre propre essai.
server-daily-no-throws = On ne lance rien ce jour-là.
server-daily-which = Il y a { $most } lancers, comptés à partir de 0.
verify-part-day = Quand le secret du jour a été promis : votre appareil n’a rien noté. Comparez l’engagement avec celui qui était affiché la veille.
verify-part-day-running = Les dés : d’autres peuvent encore jouer le { $day }, le serveur garde donc son secret jusqu’à une heure après minuit (UTC).

# A table that is taken from a device to a server, or back.
server-moved-device = Cette partie a été emportée sur l’appareil d’un joueur et continue là-bas. Elle pourra reprendre ici quand elle reviendra.
server-moved-server = Cette partie a été emportée sur un serveur et continue là-bas. Elle pourra reprendre ici quand elle reviendra.
server-move-not-yours = Seule la personne qui a ouvert cette table peut l’emporter ailleurs ou l’apporter.
server-move-others = D’autres personnes sont assises à cette table. Elle pourra être emportée quand elles l’auront quittée ou auront laissé leur place à des bots.
server-move-cannot = Une table de cette sorte ne peut pas être emportée ailleurs. Finissez la partie ici.
server-move-unknown = Ce fichier ne contient pas de table.
server-move-newer = Ce fichier vient d’une version plus récente. Mettez d’abord cet endroit à jour.
server-move-damaged = Ce fichier a été coupé ou modifié en chemin. Enregistrez-le de nouveau là d’où vient la partie : elle y est encore.
server-move-forged = Ce fichier raconte quelque chose d’impossible ({ $why }). Rien n’a été changé.
server-move-dice = Les dés de ce fichier ne sont pas ceux de son secret. { $why } Rien n’a été changé.
server-move-rules = Cette partie a été jouée avec la version { $began } des règles, et cet endroit a la version { $now }. Finissez-la là d’où elle vient.
server-move-other = Cette partie a continué à deux endroits. Ce qui est ici n’est pas ce que ce fichier prolonge. Rien n’a été changé.
server-move-here = Cette partie est déjà ici, et continue ici.
server-move-rules-over = Cette partie terminée a été jouée avec la version { $began } des règles, et cet endroit a la version { $now }, qui ne peut pas la vérifier. Rien n’a été changé.
server-move-taken = Cette partie est déjà sur la page de quelqu’un d’autre.
server-move-not-over = Cette partie n’est pas encore finie. Pour la continuer ici, choisissez « Reprendre une partie » dans le hall.
verify-part-device = Si les dés sont équitables : l’appareil d’un joueur a gardé leur secret, et aurait pu le regarder ou recommencer. Ils sont cohérents : chacun découle du secret fixé au début.
