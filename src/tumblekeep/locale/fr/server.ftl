### Ce que dit le serveur quand quelque chose n’est pas possible

server-no-code = Aucune table n’attend sous ce code. Vérifiez ses cinq lettres, ou demandez si la partie a commencé.
server-same-code = Deux tables attendent sous ce code. Demandez le lien.
server-no-table = Cette table n’existe pas. Vérifiez le lien ou le code.
server-no-seat = Cette table n’a pas de telle place.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse n’accepte pas ce genre de requête.
server-no-throws = On ne lance rien dans ce jeu.
server-no-lesson = Ce jeu n’a pas encore de leçon.
server-lesson-lost = La leçon a perdu le fil. Recommencez-la.
server-no-catalogue = Ces mots-là ne sont pas ici.
server-no-rules = Ce jeu ou cet article n’existe pas.
server-bad-body = La requête est illisible.
server-unreadable = Ce message n’est pas comme il devrait être ({ $where }).
server-not-text = On ne peut envoyer ici que du texte.
server-hello-first = Dites d’abord quelle table vous voulez.
server-hello-once = Vous avez déjà dit bonjour.
server-no-hello = Vous n’avez pas dit quelle table vous vouliez. Revenez quand vous saurez.
server-protocol = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
server-too-large = C’est trop gros. La limite est de { $most } octets.
server-too-fast = C’est trop rapide. Attendez un instant, puis continuez.
server-too-many-sockets = Trop de connexions depuis votre adresse. Fermez-en.
server-too-long = Cette partie compte { $most } réponses, le plus qu’une table puisse garder. Commencez-en une autre.
server-wait-your-turn = Ce que vous avez envoyé avant est encore examiné. Attendez-en la fin, puis renvoyez ceci.
server-too-slow = Cela a pris trop de temps et a été abandonné. Réessayez dans un moment.
server-too-many-events = Il s’est passé tant de choses à cette table qu’elle n’en garde pas plus ({ $most } événements). Enregistrez la partie et ouvrez-la à une nouvelle table.
server-undo-spent = On est tant revenu en arrière à cette table que ce n’est plus possible. Continuez à jouer.
server-full = La maison est pleine. Revenez plus tard.
server-origin = Les requêtes de ce site ne sont pas acceptées ici.
server-not-yours = C’est réservé à qui fait tourner le serveur.
server-broken = Quelque chose s’est mal passé de notre côté. Rien n’a changé ; réessayez.
server-busy = Trop de gens agissent en même temps. Réessayez.
server-saving-paused = L’enregistrement est suspendu. Ce que vous avez fait sera renvoyé dès sa reprise.
server-restarting = Le serveur redémarre. Vous revenez dans un instant, et rien n’est perdu.

server-not-your-seat = Le lien de cette place n’est pas bon, ou ne l’est plus.
server-not-your-table = Seuls ceux qui sont assis ici, ou qui ont ouvert la table, peuvent le faire.
server-not-watchable = Seuls ceux qui jouent peuvent regarder cette table.
server-invited-only = Cette place est réservée. Il vous faut son lien.
server-seat-taken = Quelqu’un est déjà assis là. Choisissez une autre place.
server-seat-empty = Personne n’est assis là.
server-seat-yours = Vous jouez ici vous-même.
server-seat-count = La partie enregistrée a { $seats } places. Dites qui s’assoit sur chacune.
server-seats-free = Des places sont encore libres. Attendez, ou mettez-y des robots.
server-table-full = Aucune place n’est libre. Vous pouvez regarder.
server-table-open = La partie n’a pas encore commencé.
server-table-playing = La partie a déjà commencé.
server-table-over = La partie est finie.
server-rematch-there = La revanche est déjà ouverte. Allez-y.
server-empty-name = Dites-nous un nom.
server-empty-chat = Il n’y a rien à dire là-dedans.
server-chat-full = Cette table en a assez entendu. On n’y peut plus rien dire.
server-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.

server-stale = On vous a demandé autre chose entre-temps. Regardez de nouveau.
server-answered-for = Un robot a répondu pour vous : en votre absence, ou faute de temps.
server-time-so = Votre temps est déjà ainsi.
server-odds-off = Les règles maison de cette table ne donnent ni chances ni conseils.
server-odds-later = À cette table, les chances s’affichent une fois le choix fait.
server-look-nothing = Rien n’a été joué ici sur quoi revenir.
server-no-puzzle = Ce problème n’existe pas.
server-no-picture = Pas d’image de cette partie : elle n’est pas finie, ou ce serveur ne sait pas dessiner.
share-over = Comment elle a fini, et toute la partie à revoir.
share-table = Une table de dés et de donjons : entrez, prenez place.
server-puzzle-option = Ce n’est pas une option de ce problème.
server-not-asked = Ce n’est pas à vous de décider.
server-throw-asked = On attend un lancer.
server-no-throw = Personne ne vous demande de lancer.
server-not-aimed = À cette table, on ne vise pas ses lancers.
server-not-reported = À cette table, on n’annonce pas ses lancers.
server-bad-launch = Ce lancer est impossible : { $why }
server-no-physics = Ce serveur n’a pas de moteur physique. Annoncez vos lancers, ou laissez-les tirer au sort.
server-no-flight = La réponse { $answered } n’est pas un lancer que l’on peut revoir.
server-physics-failed = Le lancer n’a pas pu être calculé. Relancez.
server-undo-where = Vous ne pouvez pas revenir à ce point.
server-undo-asked = Quelqu’un demande déjà à revenir en arrière.
server-undo-not-asked = Personne ne vous demande de revenir en arrière.
server-table-closing = La partie va commencer. On ne s’assoit ni ne part plus maintenant.
server-not-closing = Les nombres se donnent quand la table est close, pas avant.
server-numbers-awaited = La table est déjà close ; elle attend des nombres qui ont été scellés.
server-number-wrong = Ce n’est pas le nombre qui avait été scellé.
server-other-promise = On vous avait promis autre chose que l’engagement de cette table. N’y jouez pas.
server-log-secret = Cette partie a encore des secrets. Son fichier sera disponible quand elle sera finie.

### Les dés étaient-ils honnêtes ?

verify-unreadable = { $file } est illisible.
verify-no-seed = Le fichier ne contient aucun secret publié. Il est publié quand la partie est finie.
verify-commitment = Le secret publié n’est pas celui qui avait été engagé. Rien ne garantit les dés, à partir de la ligne { $line }.
verify-noted = Vous aviez noté un autre engagement que celui du fichier : ce secret a été fabriqué après coup. Rien ne garantit les dés, à partir de la ligne { $line }.
verify-scheme = Les dés de ce fichier ont été tirés d’une manière inconnue ici. Utilisez un tumblekeep plus récent.
verify-players = Le fichier ne dit pas correctement ce que chaque place a ajouté aux dés.
verify-seal = Place { $seat } ({ $who }) : le nombre n’est pas celui qui avait été scellé. Rien ne garantit les dés, à partir de la ligne { $line }.
verify-saw-other = La place { $seat } ({ $who }) avait vu un autre engagement que celui du fichier. Rien ne garantit les dés, à partir de la ligne { $line }.
verify-other-seals = Vous aviez noté d’autres sceaux que ceux du fichier : un nombre a été échangé après coup. Rien ne garantit les dés, à partir de la ligne { $line }.
verify-left-out = Votre nombre a été écarté. Rien ne garantit les dés, à partir de la ligne { $line }.
verify-record = Ce que le fichier dit des réponses reprises n’a pas de sens.
verify-line = Ligne { $line }
verify-taken-back = Réponse { $place }, qui a été reprise
verify-gap = { $where } : ici devrait se trouver la réponse du sort numéro { $wanted }, et c’est le numéro { $found }. Une réponse a été écartée, ou resservie.
verify-die = { $where } ({ $ask }) : le secret et les nombres donnent { $gives }, le fichier dit { $says }.
verify-places = { $where } : le fichier dit mal ce qui pouvait sortir.
verify-counter = Ligne { $line } : cette réponse du sort n’a pas de numéro, ou un numéro déjà utilisé.
verify-answer = Ligne { $line } : le secret donne ici une autre réponse.
verify-launch = { $where } : ce lancer n’a pas reçu la chance qui lui revenait.
verify-added = { $count ->
    [0] Personne n’a ajouté de nombre aux dés : ils viennent du seul secret du serveur, que son exploitant a pu choisir.
    [one] Dans les dés se trouve, outre le secret du serveur, le nombre de { $who }.
   *[other] Dans les dés se trouvent, outre le secret du serveur, les nombres de { $who }.
}
verify-withheld = Scellé, mais pas donné avant le début de la partie : le nombre de { $who }. Qui fait tourner le serveur a pu choisir avec ou sans lui.
verify-undone = { $count ->
    [one] Une autre réponse a été reprise, et c’était la bonne.
   *[other] { $count } autres réponses ont été reprises, et c’étaient les bonnes.
}
verify-not-hex = { $option } attend 64 chiffres hexadécimaux.
verify-fair = Honnête : { $drawn ->
    [one] le seul jet ou tirage est bien celui qui avait été promis
   *[other] les { $drawn } jets et tirages sont bien ceux qui avaient été promis
}. { $reported ->
    [0] {""}
    [one] Une réponse vient d’ailleurs et ne peut être vérifiée.
   *[other] { $reported } réponses viennent d’ailleurs et ne peuvent être vérifiées.
}

serve-here = tumblekeep est à { $address }  (Ctrl+C l’arrête)
serve-friends = Pour les amis du même réseau : { $address }
serve-no-database = la base de données ne s’ouvre pas ({ $why })
serve-one-writer = plusieurs processus demandent PostgreSQL ; SQLite n’a qu’une plume
serve-seeded = { $variable } rend les dés prévisibles ; c’est pour les tests seuls, avec --no-limits, à l’adresse locale de cette machine
serve-taken = impossible d’écouter sur { $host }, port { $port } : { $why }. Le serveur tourne-t-il déjà ? Un autre port : --port 8422
server-action-used = Cet envoi a déjà servi à quelqu’un d’autre, ou disait autre chose. Rien n’a été fait.
server-undo-removed = Quelqu’un qui jouait alors a été écarté de la table. Sans cette personne, on ne peut pas revenir en arrière.
server-invited-awaited = Une personne invitée n’est pas encore assise. Seul qui a ouvert la table peut commencer sans elle.
server-long-name = Ce nom est trop long : { $most } lettres au plus.
server-too-many-requests = Trop de demandes de votre adresse sont encore en cours. Patientez un instant.
serve-proxy = --proxy prend des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules ; { $proxy } n’en est pas.
