### Le terminal : jouer, revoir, et les petites commandes

ui-language = français
ui-now-speaking = En français désormais.
ui-yes = oui
ui-no = non

## Avant la partie

ui-which-game = Quel jeu ?
ui-who-plays = Qui joue ({ $low } à { $high }) ? Des noms séparés par des virgules ; « bot » est un robot, « bot:random » un robot étourdi.
ui-begin = Commencer
ui-form-game = Jeu
ui-form-seats = Qui joue (noms séparés par des virgules ; « bot » prend place aussi)
ui-form-dice = Dés
ui-form-resume = Reprendre
ui-form-language = Langue
ui-form-hint = Entrée commence · ←→ changent · Tab va aux noms · Échap quitte
ui-dice-sampled = l’ordinateur lance
ui-dice-reported = vous lancez de vrais dés et tapez les résultats
ui-form-throws = Lancers
ui-throws-aimed = vous visez, et le dé vole
ui-throws-sampled = l’ordinateur lance pour vous
ui-throws-reported = vous lancez de vrais dés et dites où ils sont
ui-no-document = aucun
ui-facts = { $low ->
    [one] { $high ->
        [one] 1 place
       *[other] 1 à { $high } places
    }
   *[other] { $low } à { $high } places
}, { $short } à { $long } minutes
ui-option-form = « { $text } » n’est pas une option : écrivez --option nom=valeur.
ui-seats-empty = Il manque un nom entre deux virgules.
ui-seats-long = Le nom « { $name } » est trop long : { $most } lettres au plus.
ui-seats-name = { $name } ne peut pas être un nom.
ui-seats-twice = Deux personnes s’appellent { $name }. Donnez-leur des noms différents.
ui-seats-bot = Il n’y a pas de robot « { $bot } ». Les robots : { $known }.

## À table

ui-tale = Le récit
ui-kept = enregistrée dans { $name }
ui-unsaved-short = NON ENREGISTRÉE
ui-unsaved = La dernière réponse n’est pas enregistrée : { $why } La prochaine réponse réessaiera.
ui-dice-title = Dés
ui-bot-thinks = { $name } (robot) réfléchit.
ui-bot-plays = Un robot finit ce tour pour { $name }.
ui-bot-plays-other = Un robot joue pour { $name } jusqu’à la fin du tour en cours ({ $whose }).
ui-bot-plays-together = Un robot joue pour { $name } jusqu’au prochain tour.
ui-bot-played = Un robot a fini le tour pour { $name }. Appuyez sur u pour annuler.
ui-bot-played-other = Un robot a joué pour { $name }. Appuyez sur u pour annuler.
ui-turn = tour { $turn } sur { $turns } : { $whose }
ui-turn-everybody = tout le monde
ui-turn-none = avant le premier tour
ui-undone-turn = Annulé, retour au tour { $turn } : à { $name } de décider à nouveau.
ui-undone = Annulé : à { $name } de décider à nouveau.
ui-undone-roll = Annulé : tapez à nouveau ce lancer.
ui-nothing-to-undo = Il n’y a rien à annuler : personne n’a encore rien décidé.
ui-why-nothing = Rien n’est demandé en ce moment.
ui-no-clause = Les règles de ce jeu n’ont pas de texte pour cette clause.
ui-clause-marked = { $clause } ({ $mark })
ui-mark-ours = notre décision
ui-mark-partly = en partie de nous
ui-marks-ours = Notre décision : les règles publiées ne tranchent pas, alors nous avons décidé.
ui-marks-partly = En partie de nous : les règles publiées en disent une part, et nous avons réglé le reste.
ui-no-secrets = Vous n’avez pas de secrets : vous voyez ce que tout le monde voit.
ui-keyboard = Clavier
ui-pass-keyboard = Passez le clavier à { $name }. Les autres détournent les yeux. Puis appuyez sur Entrée.
ui-pass-hint = Entrée montre ce que vous seul pouvez voir.
ui-hide-again = Appuyez sur Entrée pour le cacher.
ui-card-close = Échap ou Entrée ferme · ↑↓ font défiler
ui-over = La fin
ui-again = Rejouer avec les mêmes personnes
ui-take-back = Annuler la dernière décision
ui-leave = Quitter
ui-winners = Victoire : { $names }
ui-score = { $name } : { $score }
ui-part = { $what } ({ $count })
ui-key-why = pourquoi ?
ui-key-hint = conseil
ui-key-undo = annuler
ui-key-bot = robot joue
ui-key-table = table
ui-key-language = English
ui-key-private = mes secrets
ui-key-help = aide
ui-key-quit = quitter
ui-quit-words = La partie est enregistrée dans { $path }
    Pour la reprendre : tumblekeep play --resume { $with }
ui-quit-hint = Entrée quitte · Échap reste
ui-help-kept = Cette partie est enregistrée dans
ui-help-seed = Graine
ui-help = Choisissez avec 1 à 9 et les lettres, avec ↑↓ et Entrée, ou avec la souris.
    w  pourquoi cette question, et pourquoi pas cela ? Montre les clauses.
    h  un conseil : que ferait un maître ? Les conseils sont comptés.
    u  annuler la dernière décision d’une personne. Le même choix donne les mêmes dés.
    b  un robot joue la fin de mon tour
    t  la table seule, ou tout à nouveau
    e  tout me demander, même ce qui ne change rien, ou ne plus le faire
    s  utiliser quelque chose sans qu’on me le demande, ou revenir à la question
    l  in English
    v  mes secrets, quand plusieurs personnes partagent le clavier
    q  quitter ; chaque réponse est enregistrée aussitôt
    Page préc. et Page suiv. font défiler la table.
    Pendant la saisie des dés, F1 à F8 et F10 font de même.

## Ligne à ligne

ui-lines-hello = Tapez un numéro pour choisir. ? explique la question et les autres commandes.
ui-lines-help = Tapez un numéro, ou le début d’un choix.
    w  pourquoi cette question ? Montre les clauses.
    t  toute la table à nouveau
    h  un conseil : que ferait un maître ? Les conseils sont comptés.
    u  annuler la dernière décision ; le même choix donne les mêmes dés
    b  un robot joue la fin de mon tour
    e  tout me demander, même ce qui ne change rien, ou ne plus le faire
    s  utiliser quelque chose sans qu’on me le demande, ou revenir à la question
    l  in English
    v  mes secrets, quand plusieurs personnes partagent le clavier
    q  quitter ; chaque réponse est enregistrée aussitôt
    Pendant la saisie des dés, mettez deux-points avant une commande : « :u »
ui-recommended = conseillé
ui-coach = Guide : { $words }
ui-coach-key = (F9 : silence)
ui-coach-off = Le guide se tait ; { $key } lui rend la parole.
ui-coach-speaks = Le guide parle de nouveau.
ui-coach-help = { $key }  faire taire ou parler le guide
ui-first-word = première
ui-first-offer = Jamais joué ? Tapez « { $word } » pour la première partie conseillée.
ui-first-none = { $game } n’a pas de première partie conseillée.
ui-form-first = Première partie
ui-form-first-yes = comme conseillé
ui-form-first-no = à votre goût
ui-hint-thinking = Réflexion…
ui-hint-nothing = Il n’y a rien à choisir ici pour l’instant.
ui-hints = Conseils : { $count }
ui-lines-question = { $name } : { $prompt } ({ $clause })
ui-lines-over = Entrée quitte, u annule la dernière décision.{ " " }
ui-not-now = Pas maintenant : { $label }. { $reason } ({ $clause })
ui-and-more = { $more ->
    [one] { $label } (et 1 autre)
   *[other] { $label } (et { $more } autres)
}
ui-type-a-number = Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
ui-not-a-number = « { $typed } » n’est pas un des choix. Tapez un numéro de 1 à { $most }.
ui-several-begin = « { $typed } » peut être : { $labels }.
ui-field = { $name } : { $value }
ui-between = { " ; " }
ui-track = { $name } : { $now } sur { $most }
ui-dice = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
}
ui-dice-number = { $count ->
    [1] un { $face }
    [2] deux { $face }
    [3] trois { $face }
    [4] quatre { $face }
    [5] cinq { $face }
    [6] six { $face }
   *[other] { $count } × { $face }
}
ui-track-under = { $name } { $now } sur { $most }
ui-track-bare = { $now } sur { $most }
ui-best = { $value } (le mieux)
ui-passed = { $prompt } Passé pour vous : { $why }.
ui-moot-unchanged = rien n’a changé depuis votre dernier refus
ui-moot-later = ce qui reste à faire ici peut attendre
ui-moot-settled = cela tourne déjà en votre faveur
ui-moot-hopeless = rien de ce que vous avez n’y changerait quoi que ce soit
ui-moot-nothing = il n’y avait rien à gagner
ui-asks-everything = Désormais tout vous est demandé, même ce qui ne change rien.
ui-use-nothing = Personne ici ne peut rien utiliser de lui-même en ce moment.
ui-passes-moot = Désormais les questions qui ne changent rien passent d’elles-mêmes.
ui-roll = prochain lancer : { $word } { $share } %
ui-roll-win = gagné
ui-help-keys = Les touches

## De vrais dés

ui-for = { $name } : { $prompt }
ui-report-dice = { $prompt } ({ $clause }). Que montrent les vrais dés ?
ui-report-draw = { $prompt } ({ $clause }). Qu’est-ce qui sort ?
ui-report-person = { $prompt } ({ $clause }). Qui est-ce ?
ui-report-throw = { $prompt } ({ $clause }). Où est-il tombé ?
ui-report-order = Une sorte après l’autre, dans cet ordre, ou chacune après son nom et deux-points.
ui-report-range = de { NUMBER($first) } à { NUMBER($last) }
ui-report-also = { $name } ({ $short })
ui-report-numbered = { $number }. { $name }
ui-report-rest = … (F1)
ui-help-names = Ce que vous pouvez taper
ui-report-pool = { $count } × { $die } : { $faces }
ui-report-die = { $die } : { $faces }
ui-report-bag = Au choix : { $things }
ui-report-thrown = Dés lancés : { $dice }.
ui-report-demands = Lancer spécial : { $demands }.
ui-report-places = Où il se trouve : { $places }. Entre deux sections : { $between }.
ui-report-more = Ajoutez, le cas échéant : { $more }.
ui-report-dice-order = L’un après l’autre, séparés par des barres obliques : { $example }.
ui-report-doubt = Dans le doute, donnez les deux lectures, et le chef tranche : { $example }.
ui-report-either = { $one } { told-or } { $other }
ui-report-sign = { $value } { $sign }
ui-report-and-then = { $first } / { $then }
ui-report-record = un résultat au format des parties enregistrées
ui-report-covers = { told-covers } { $die }
ui-report-flip = Dites : { $words }. Vous pouvez ajouter où est son centre, en millimètres vers l’avant et vers la gauche : 40 -25.
ui-report-how = { $short } Par exemple : { $example } · Tous les noms : ? · Commandes : :u :w :q
ui-report-short-dice = Tapez ce qu’ils montrent, ou Entrée pour laisser l’ordinateur lancer.
ui-report-short-draw = Tapez ce qui sort, ou Entrée pour laisser l’ordinateur tirer.
ui-report-short-person = Tapez qui c’est, ou Entrée pour laisser l’ordinateur tirer au sort.
ui-report-short-throw = Tapez où il est tombé, ou Entrée pour laisser l’ordinateur lancer.
ui-misread-empty = Tapez ce que montrent les dés.
ui-misread-long = C’est bien trop long pour un lancer.
ui-misread-face = Aucun de ces dés n’a « { $word } ». Ils montrent : { $faces }.
ui-misread-face-of = { $die } n’a pas « { $word } ». Ses faces : { $faces }.
ui-misread-unclear = « { $word } » se lit de deux façons. Mettez une virgule après chaque dé.
ui-misread-count = { $wanted ->
    [one] 1 dé a été lancé (type : { $die }), mais vous en avez tapé { $given }.
   *[other] { $wanted } dés ont été lancés (type : { $die }), mais vous en avez tapé { $given }.
}
ui-misread-groups = { $wanted } groupes de dés ont été lancés, mais vous en avez tapé { $given }. Mettez une barre oblique entre les groupes.
ui-misread-die = Aucun dé « { $die } » n’a été lancé. Lancés : { $known }.
ui-misread-thing = « { $word } » ne peut pas être pioché. Vous pouvez piocher : { $known }.
ui-misread-several = « { $word } » peut être : { $several }.

## Lancers

ui-skill = « { $typed } » n’est pas un niveau. Prenez { $known }, ou un nombre de 0 à 1.
ui-aim = { $prompt } ({ $clause }). Visez.
ui-aim-how = Par défaut : { $aim }. Entrée pour lancer ainsi, ou tapez ce qui change. cap : degrés vers la gauche, force : 0 à 100, arc : degrés vers le haut, place : centimètres vers la gauche. Commandes : u w b q, « ? » les explique
ui-aim-typed = cap { $aim } force { $power } arc { $arc } place { $place }
ui-aim-aim = Direction : { $number }° (vers la gauche ; moins va à droite)
ui-aim-power = Force : { $number } sur 100
ui-aim-arc = Arc : { $number }° vers le haut
ui-aim-place = Place : { $number } cm à gauche du milieu
ui-aim-keys = ↑↓ choisissent une ligne · ←→ la changent, avec Maj de dix · Entrée lance
ui-aim-flight = Le vol
ui-aim-picture = Image : { $path }
ui-aim-misread = « { $typed } » n’est pas une visée. Par exemple : cap -3 force 45 arc 12
ui-aim-aim-range = cap va de { $low } à { $high } degrés.
ui-aim-power-range = force va de { $low } à { $high }.
ui-aim-arc-range = arc va de { $low } à { $high } degrés.
ui-aim-place-range = place va de { $low } à { $high } centimètres.
ui-aim-refused = Personne ne peut lancer ainsi : { $why }
ui-aim-missing = Pour viser, il faut le moteur physique, qui n’est pas installé : l’ordinateur lance pour vous, selon le niveau. Pour l’installer : pip install "tumblekeep[throw]"
ui-untaught = { $count ->
    [one] { $names } voudrait prévoir, mais rien n’est encore appris pour cette façon de jouer : { $names } joue d’une main sûre. Pour apprendre : tumblekeep lab train { $game }
   *[other] { $names } voudraient prévoir, mais rien n’est encore appris pour cette façon de jouer : ils jouent d’une main sûre. Pour apprendre : tumblekeep lab train { $game }
}

## Parties enregistrées

ui-saved-in = La partie est enregistrée dans { $path }
ui-go-on-with = Pour la reprendre : tumblekeep play --resume { $path }
ui-resumed = De retour à table.
ui-resumed-damaged = { $why } La partie reprend de là ; le fichier abîmé est gardé à côté.
ui-shelf-missing = Il n’y a pas de fichier { $path }.
ui-shelf-folder = { $path } est un dossier, pas une partie enregistrée.
ui-shelf-large = { $path } est trop grand pour une partie enregistrée.
ui-shelf-unreadable = { $path } ne peut pas être lu : { $why }.
ui-shelf-unwritable = { $path } ne peut pas être écrit : { $why }.
ui-shelf-exists = { $path } existe déjà. Reprenez cette partie avec --resume, ou choisissez un autre nom.
ui-shelf-busy = { $path } est déjà en cours de partie sur cet ordinateur.
ui-shelf-not-text = Ligne { $line } : ce n’est pas du texte. Tout ce qui précède est gardé.
ui-document-large = { $path } est trop grand.
ui-document-not-text = { $path } n’est pas du texte (UTF-8).
ui-document-not-json = { $path }, ligne { $line }, colonne { $column } : ce n’est pas du JSON ({ $why }).

## Revoir une partie

ui-replay-title = Revoir la partie
ui-replay-seat = Il n’y a pas de place { $seat } dans cette partie. Les places se comptent de 0 à { $last }.
ui-replay-place = Réponse { $number } sur { $count }, { $turn }
ui-replay-start = Avant la première réponse
ui-replay-answer = { $name } : { $prompt } → { $answer } ({ $clause })
ui-replay-fate = Dés
ui-replay-jump = Aller à la réponse (0 à { $count }) :
ui-replay-no-such = « { $typed } » n’est pas un nombre de 0 à { $count }.
ui-replay-damaged = { $why } Tout ce qui précède peut être revu.
ui-replay-lines = Entrée avance, b recule, n et p vont de tour en tour, un nombre va à cette réponse, a va à la fin, t montre la table, q quitte.
ui-key-forward = pas
ui-key-turns = tour
ui-key-ends = bouts
ui-key-jump = aller à
ui-key-auto = défiler
ui-key-stop = arrêter
ui-replay-unknown = Il n’y a pas de commande « { $typed } » ici.

## Listes, comparaisons, nouveaux jeux, documents

ui-games-option = { $name } ({ $label }) : { $values }
ui-games-range = { $low } à { $high }
ui-games-usual = { $values } ; par défaut { $usual }
ui-games-document = un fichier
ui-simulate-doing = { $title }, { $seats } × { $bot }
ui-simulate-done = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $title }, { $seats } × { $bot }
ui-simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
ui-simulate-others = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
ui-simulate-outcome = Résultat
ui-simulate-games = Parties
ui-simulate-share = Part
ui-simulate-score = Score : moyenne { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }, médiane { NUMBER($middle, maximumFractionDigits: 1) }, de { $least } à { $most }
ui-simulate-wins = Victoires par place : { $wins }
ui-simulate-pace = { $answers } réponses, { $pace } par seconde
ui-simulate-count = --games prend un nombre de 1 à { $most }.
ui-saves-none = Il n’y a pas encore de partie enregistrée dans { $folder }. « tumblekeep play » en commence une et l’enregistre toute seule.
ui-saves-line = { $game } : { $players } ({ $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
})
ui-saves-more = « tumblekeep play --resume FICHIER » continue la partie, « tumblekeep replay FICHIER » la remontre, « tumblekeep analyse FICHIER » l’analyse.
ui-pack-which = Quel pack ? Donnez un dossier, ou un nom de « tumblekeep pack list ».
ui-pack-new = Un nouveau pack demande un nom et un jeu : « tumblekeep pack new NOM JEU ». Ou bien copiez-en un : « tumblekeep pack new NOM --from PACK ».
ui-pack-show = De quel jeu ? « tumblekeep pack show JEU » liste ses fichiers de contenu.
ui-pack-show-more = Pour les valeurs et leurs limites : « tumblekeep pack show { $game } FICHIER [LIGNE] ». Pour les mots : « tumblekeep pack show { $game } messages [MOT] ».
ui-pack-range = { $low } à { $high }
ui-pack-made = { $path } est prêt à jouer. Changez ses fichiers, puis lancez « tumblekeep pack check ».
ui-pack-checking = Vérification des mots et parties d’essai, { $seconds } secondes de calcul au plus...
ui-pack-seconds = --seconds prend un nombre de 1 à { $most }.
ui-pack-check-ended = La vérification s’est interrompue : avec ce pack, le jeu demande trop de temps ou de mémoire. Cherchez un nombre démesuré, ou donnez plus de temps avec --seconds ({ $seconds } pour l’instant).
ui-pack-check-short = Le temps est écoulé : { $tried } configurations de table sur { $ways } ont été jouées. --seconds en donne plus que { $seconds }.
ui-pack-checked = { $pack } pour { $game } ({ $fingerprint }) : { $changed ->
    [one] { $changed } valeur changée
   *[other] { $changed } valeurs changées
}, { $ways ->
    [one] { $ways } configuration jouée
   *[other] { $ways } configurations jouées
}, { $faults ->
    [0] aucune erreur.
    [one] une erreur.
   *[other] { $faults } erreurs.
}
ui-pack-too-many = « { $typed } » est un argument de trop. Voir « tumblekeep pack { $task } --help ».
ui-pack-same = Il n’y a aucune différence.
ui-lab-watch = À suivre en direct, sur cet ordinateur, jusqu’à la fin : { $address }
ui-lab-nothing-left = Toutes ces parties avaient déjà été jouées.
ui-lab-resume = { $file } n’est pas un fichier de résultats : « lab resume » prend NOM.parquet. Pour jouer une étude : « tumblekeep lab run { $file } ».
ui-lab-run = { $file } est un fichier de résultats : « lab { $task } » prend ÉTUDE.toml. Pour la continuer : « tumblekeep lab resume { $file } ».
ui-lab-unwritten = { $file } ne peut pas être lu ou écrit : { $why }
ui-lab-wrote = Rapport : { $page } ; nombres : { $numbers } ; parties : { $results }
ui-lab-stopped = Arrêté ; { $games ->
        [one] { $games } partie de plus est gardée
       *[other] { $games } parties de plus sont gardées
    }. Pour continuer : tumblekeep lab resume { $file }
ui-lab-jobs = --jobs prend un nombre de 1 à { $most }.
ui-lab-needs = Il manque un paquet ({ $why }). Installez tumblekeep avec l’extra « lab », ou « cluster » pour une grappe.
ui-lab-cost = Une partie du labo coûte ici { $cost } parties simples : celles-ci coûtent donc autant que { $games } parties simples. Le rapport en tient compte quand il dit ce qu’elles valent.
ui-lab-foreseen = { $case } : la précision demandera environ { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de chacune des { $variants ->
    [one] { $variants } variante
   *[other] { $variants } variantes
} ; encore { $minutes } min environ à ce rythme.
ui-lab-took = { $games } parties en { $seconds } s, { $pace } par seconde
ui-lab-count = --games prend un nombre de { $least } à { $most }.
ui-lab-missing = Pour l’entraînement, il manque un paquet ({ $why }). Installez tumblekeep avec l’extra « lab ».
ui-lab-goalless = { $game } ne définit pas de but : il n’y a rien à apprendre.
ui-lab-solve-hidden = { $game } a des éléments cachés, ses fins de partie ne peuvent donc pas être résolues exactement. Choisissez un jeu où tout est visible.
ui-lab-solve-where = « { $where } » n’est pas une borne. Écrivez un trait, <=, >= ou =, et un nombre, par exemple « dice<=2 ». Les traits : { $known }.
ui-lab-solving = Résolution de { $setting }
ui-lab-solved-none = { $setting } : aucune position n’était assez petite. Permettez-en plus avec --nodes.
ui-lab-solved = { $setting } : { $positions } positions résolues exactement ; la pire option perd { $stake } en moyenne
ui-lab-solved-level = { $level } : perd { $loss } en moyenne, parfait dans { $perfect } sur { $positions }
ui-lab-solved-dear = partie { $game }, { $ask } : le maître prend { $took }, le mieux est { $best } ; perd { $loss }
ui-lab-setting = Il n’y a pas de variante « { $setting } ». Les variantes : { $known }.
ui-lab-unknown = { $setting } : rien n’a été appris pour ces règles.
ui-lab-learning = L’apprentissage sur les parties jouées se termine ; le fichier sera écrit dans un instant. Ctrl-C encore une fois pour y renoncer.
ui-lab-trained = { $file } : { $games } parties, { $positions } positions, explique { NUMBER($explained, minimumFractionDigits: 2, maximumFractionDigits: 2) } du résultat ; { $size } ko, { $seconds } s
ui-lab-calibration = { $setting } : prédit et réel, dans { $games } nouvelles parties
ui-lab-elsewhere = Écrit dans { $folder }, qu’aucun programme ne lit de lui-même. Placez les fichiers dans le dossier models des sources de { $game }.
ui-lab-which = Indiquez un jeu, ou vérifiez toutes les façons de jouer avec --all.
ui-lab-ways = { $ways } façons de jouer ; il en reste { $left } à vérifier.
ui-lab-ways-stopped = Arrêté ; il reste { $left } façons de jouer. Relancez la commande pour continuer.
ui-lab-way = { $number } { $way } : { $games } parties, le dixième le plus éloigné s’écarte de { NUMBER($furthest, minimumFractionDigits: 3, maximumFractionDigits: 3) } (par hasard { NUMBER($chance, minimumFractionDigits: 3, maximumFractionDigits: 3) }), Brier { NUMBER($brier, minimumFractionDigits: 3, maximumFractionDigits: 3) }, annoncé { NUMBER($start, minimumFractionDigits: 3, maximumFractionDigits: 3) } au début, obtenu { NUMBER($came, minimumFractionDigits: 3, maximumFractionDigits: 3) } : { $shown ->
    [yes] peut être affiché
   *[no] n’est pas affiché
}
ui-lab-table-folder = { $game } est installé sans ses sources : indiquez avec --folder où écrire le tableau.
ui-lab-foretold = prédit
ui-lab-came = réel
ui-lab-positions = positions
ui-lab-furthest = Le plus grand écart : { NUMBER($gap, minimumFractionDigits: 3, maximumFractionDigits: 3) } (des chances exactes s’écarteraient de { NUMBER($chance, minimumFractionDigits: 3, maximumFractionDigits: 3) } par le seul hasard)
ui-new-game-made = { $title } est prêt dans { $folder }. Ses tests : { $tests }
ui-new-game-next = Jouez-y dès maintenant : tumblekeep play { $slug }. Puis lisez docs/add-a-game.md.
ui-new-game-name = « { $name } » ne peut pas être le nom d’un jeu. Prenez des minuscules, des chiffres et des tirets bas, une lettre d’abord, de 3 à 30 en tout.
ui-new-game-taken = « { $name } » est pris : { $path } existe déjà.
ui-new-game-word = « { $name } » est un mot-clé de Python. Choisissez un autre nom.
ui-new-game-no-sources = Les nouveaux jeux s’écrivent dans une copie des sources ; { $path } n’en contient pas.
ui-check-well = { $tried ->
    [0] ✓ { $check }
    [one] ✓ { $check } (1 configuration)
   *[other] ✓ { $check } ({ $tried } configurations)
}
ui-check-wrong = ✗ { $check } : { $why }
ui-check-verdict = { $wrong ->
    [0] { $game } réussit toutes les vérifications.
    [one] { $game } échoue à 1 vérification.
   *[other] { $game } échoue à { $wrong } vérifications.
}
ui-games-fault = Injouable : { $game } (paquet { $package }) : { $why }
ui-new-package-made = { $title } est prêt dans { $folder }. Ensuite : pip install -e { $folder }, puis tumblekeep check-game { $slug }.
ui-new-game-list = { $path } n’a pas de ligne GAMES = (...) où ajouter un nom.
ui-document-fine = { $path } est valide : { $kind } pour { $title }.
ui-document-wrong = { $count ->
    [one] { $path } contient 1 erreur :
   *[other] { $path } contient { $count } erreurs :
}
ui-document-no-game = Aucun jeu ici n’accepte de « { $kind } » personnel.
ui-throw-missing = Il manque un paquet pour lancer : { $why }. Installez-le avec : pip install "tumblekeep[throw]"
ui-broken = Quelque chose s’est mal passé : { $why }. Rien n’est perdu : la partie est enregistrée dans { $path }. Merci de le signaler avec ce fichier.

## Leçons

ui-learn-games = Leçons, de deux à quatre minutes chacune :
ui-learn-game = tumblekeep learn { $slug }   { $title }
ui-learn-hello = { $title } : une leçon. Tapez un numéro pour choisir ; ? explique le reste.
ui-learn-step = [{ $number }/{ $steps }] { $words }
ui-learn-go-on = Entrée pour continuer.{ " " }
ui-learn-again = Rien n’a changé : choisissez de nouveau.
ui-learn-over = La leçon est finie. Maintenant, pour de vrai : tumblekeep play { $slug }
ui-learn-help = Tapez un numéro, ou le début d’un choix ; Entrée quand rien n’est demandé.
    t  toute la table à nouveau
    l  in English
    q  quitter
ui-person-made = Compte créé sur { $server } : { $name }. La clé est dans { $file } : gardez-la pour vous. Jouez avec « tumblekeep play --as ».
ui-person-nobody = Aucune clé de joueur sur cette machine. « tumblekeep person new NOM --server URL » en crée une.
ui-person-none = Aucune clé à ce nom sur cette machine : { $name }. « tumblekeep person list » les montre ; « tumblekeep person new » crée un joueur.
ui-person-file = Les clés dans { $file } sont illisibles. Réparez ou retirez le fichier.
ui-person-server = { $server } n’est pas l’adresse d’un serveur. Elle commence par http:// ou https://.
ui-person-refused = { $server } a refusé : { $why }
ui-person-unreached = { $server } est injoignable ({ $why }).
ui-person-stays = La partie enregistrée reste : ajoutez-la sur la page, sous « Mes parties ».
ui-person-seat = { $name } n’est pas parmi les places. Nommez-le dans --seats, ou laissez --seats de côté.
ui-person-kept = La partie est dans la liste, sur { $server } : { $name }.

# The daily door.
ui-daily-hello = La porte du jour, { $day }
ui-daily-game = { $game }, { $bots ->
    [0] en solitaire
    [one] avec un robot
   *[other] avec { $bots } robots
}
ui-daily-ten-throws = { $game } : dix lancers
ui-daily-schedule = Derrière la porte du jour (les jours commencent à minuit, UTC) :
ui-daily-alone = Vous jouez sur cette machine, et rien ne compte. Avec --as NOM, vous jouez sur un serveur et l’essai compte.
ui-daily-goes-on = Vous reprenez là où vous en étiez.
ui-daily-left = Vous pourrez reprendre plus tard : tapez la même commande.
ui-daily-thinking = Calcul de ce que vos choix ont valu…
ui-daily-result = Résultat { $value }
ui-daily-skill = Adresse { $value }
ui-daily-luck = Chance { $value }
ui-daily-counts = { $name }, cet essai compte. Vous pouvez partir et revenir. Temps restant : { $hours } h { $minutes } min.
ui-daily-practises = Ceci est un entraînement sur { $server } : rien ne compte.
ui-daily-had = L’essai de ce jour est déjà joué ({ $name }). Entraînez-vous avec --practice.
ui-daily-uncounted = Le serveur n’a pas compté cet essai : il s’est terminé plus d’une heure après son jour.
ui-daily-page = Tous les classements, et ce que le joueur magistral aurait fait : { $server }/daily
ui-daily-lost = La connexion avec { $server } est perdue. Votre essai est conservé : tapez la même commande pour reprendre.
ui-daily-bot = Robot { $number }
ui-daily-aim = Entrée lance { $aim } ; tapez ce qui change. q pour partir.
ui-daily-aim-first = cap : degrés vers la gauche, force : 0 à 100, arc : degrés vers le haut, place : centimètres vers la gauche.
ui-daily-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
} après { $thrown ->
    [one] { $thrown } lancer.
   *[other] { $thrown } lancers.
}
ui-daily-thrown = { $points ->
    [one] Les dix lancers sont faits : { $points } point.
   *[other] Les dix lancers sont faits : { $points } points.
}
ui-daily-no-day = « { $day } » n’est pas un jour. Écrivez-le comme 2026-11-18.
ui-daily-closed = La porte du { $day } ne s’ouvre pas : seuls aujourd’hui et l’année passée peuvent être joués.
ui-daily-help = Tapez un numéro, ou le début d’un choix.
    w  pourquoi me demande-t-on cela ? Montre les articles des règles.
    t  toute la table
    l  English
    q  partir ; la même commande reprend plus tard
