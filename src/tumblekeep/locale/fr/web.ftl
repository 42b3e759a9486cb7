### Le client web

## La maison

brand-home = tumblekeep, retour aux portes
nav = Où aller
nav-play = Jouer
nav-watch = Regarder
nav-learn = Apprendre
language-other = In English
theme-to-light = Éclairer la salle
theme-to-dark = Tamiser la salle
sound = Son
volume = Volume
menu = Menu
menu-lobby = Les portes
menu-credits = Crédits
menu-fair = Dés honnêtes
other-promise = Cette table n’est pas ce qui avait été promis quand vous vous êtes assis. Votre nombre n’a pas été donné ; mieux vaut ne pas jouer ici.
numbers-awaited = La table est close. On attend encore le nombre scellé de { $who }.
start-hurry = Commencer sans attendre
menu-timeline = Revoir la partie
menu-undo-ask = Demander à revenir en arrière
menu-guide = Faites-moi visiter
menu-link = Copier le lien de cette table
notify-on = Me prévenir quand c’est mon tour
notify-short = Me prévenir
notify-off = Ne plus me prévenir de mon tour
watchers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
dismiss = Masquer
close = Fermer
yes = Oui
no = Non
done = Fait
you = Vous
try-again = Réessayer
try-now = Essayer maintenant
broken-title = Quelque chose est tombé du mur.
broken-text = Cette page s’est pris les pieds dans le tapis. Votre table est en sûreté sur le serveur : rechargez la page et continuez.
broken-reload = Recharger
offline-now = Le serveur ne répond pas.
server-trouble = Le serveur a des ennuis ({ $status }).

## Les portes

lobby-title = Quelle porte ce soir ?
lobby-line = Ni compte, ni téléchargement. Asseyez-vous et lancez.
code = Code ou lien
join = Rejoindre
code-bad = Ce n’est pas le code d’une table.
code-like = Un code compte cinq lettres, comme « tobip » ; un lien entier convient aussi.
doors = Jeux
door-players = Joueurs :
door-minutes = { $minutes } min
company-together = ensemble
company-race = course
company-both = les deux
door-castle_of_frosts = Le château des Frimas
pitch-dungeon_attack = Enfoncez la porte, lancez les monstres, arrêtez à temps.
pitch-dungeons_dice_danger = Associez les dés, cochez la carte, battez le boss.
pitch-dungeon_dice = Piochez d’étranges dés et choisissez vos combats.
pitch-dungeon_fighter = Faites rebondir un dé sur la cible. De la mauvaise main.
pitch-castle_of_frosts = Les mêmes lancers, sur la glace, contre des pingouins.
tables-now = Tables
mine-now = Vos tables
chairs-free = Chaises libres
with = avec { $people }
all-tables = Toutes les tables
around-table = Autour de la table
your-name = Votre nom
their-name = Son nom
beside-you = À côté de vous, à cet écran
bot-name = Robot
bot-number = Robot { $number }
bot-level = Le jeu du robot
level-careless = Étourdi
level-steady = Main sûre
level-shrewd = Avisé
level-masterful = Maître
level-greedy = Main sûre
level-random = Étourdi
friend = Un ami
friend-link = Vient par lien
remove-seat = Retirer la chaise { $number }
add-bot = Robot
add-friend = Ami
add-beside = À côté
add-beside-long = Quelqu’un à côté de moi, à cet écran
house-rules = Règles maison
pack = Pack
pack-none = Aucun : le jeu tel quel
pack-changes = Ce qui change : { $changes }.
pack-added = { $count ->
    [one] { $count } ajout
   *[other] { $count } ajouts
}
pack-changed = { $count ->
    [one] { $count } modification
   *[other] { $count } modifications
}
pack-removed = { $count ->
    [one] { $count } retrait
   *[other] { $count } retraits
}
throws = Lancers
throws-aimed = À l’écran
throws-reported = Vrais dés
throws-sampled = Au hasard
option-file-none = Choisir un fichier
option-file-taken = Pris en compte. En choisir un autre
option-file-bad = { $file } n’est pas une carte que ce jeu sait lire.
own-language = Chacun lit dans sa langue.
public = Montrer cette table à tous
opening = La porte s’ouvre
open-table = Ouvrir la table
start-with = { $count ->
    [1] Commencer seul
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
    [5] Commencer à cinq
    [6] Commencer à six
   *[other] Commencer à { $count }
}
continue-file = Reprendre une partie
practice = S’exercer au lancer
rules = Règles
no-server-title = Personne n’ouvre.
names = Taupe errante | Blaireau discret | Chouette insomniaque | Triton curieux | Héron patient | Hérisson pressé | Crapaud solennel | Corneille joyeuse | Loutre boueuse | Roitelet matinal
seat-number = Place { $number }

## Une table aux chaises libres

room-title = Qui prend place ?
room-invite = Une chaise vous attend.
room-full = Toutes les chaises sont prises.
room-full-more = Restez regarder, ou ouvrez-en une autre.
open-another = Ouvrir une autre table
room-watch = Vous pouvez aussi rester regarder.
chair-free = Une chaise libre
here = Présent
gone = Absent
send-link = Faites venir quelqu’un
qr = Le lien sous forme d’image pour l’appareil photo d’un téléphone
link-local = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, lancez le serveur avec --host 0.0.0.0, ouvrez-le par l’adresse de cet ordinateur et partagez celle-là.
room-all-here = Tout le monde est là.
copy = Copier
copied = C’est copié.
copy-by-hand = À copier à la main :
copy-invitation = Copier l’invitation
code-aloud = Ou dites le code :
share = Partager
start-now = Commencer
start-fill = { $count ->
    [one] Commencer avec un robot sur la chaise libre
   *[other] Commencer avec des robots sur { $count } chaises libres
}
sit-down = S’asseoir
accept-invitation = Prendre la chaise
leave = Quitter la table
table-missing = Ce couloir finit ici.
table-missing-more = La table n’existe plus, ou le lien contient une erreur.
table-unreached = Impossible d’atteindre la table.
back-to-doors = Retour aux portes
loading-table = On allume la table
not-yours = Cette chaise n’est pas la vôtre.

## Le plateau de décision

tray = La question
secret-for = Pour { $who } seulement : passez cet écran.
secret-show = C’est moi, montrez
your-turn = À vous
anyone-may = Qui veut
all-decide = Tous décident
why = Pourquoi ?
why-long = Pourquoi me demande-t-on cela ?
why-exact = Ce que dit la règle, mot pour mot
hint = Conseil
hint-long = Que ferait le maître ?
hint-thinking = Réflexion…
undo = Annuler
in-the-air = Le dé est en l’air.
in-the-air-of = { $who } lance.
skip-show = Passer
it-happens = Voyons voir.
it-happens-of = { $who } joue.
go-on = Continuer
catch-up = Rattraper
tap-to-go-on = Touchez l’écran ou une touche pour continuer
standing = Réponses données d’avance
standing-open = Répondre d’avance
standing-pass = Passer jusqu’à ma prochaine vraie décision
standing-passing = Vous passez jusqu’à votre prochaine vraie décision
standing-always-so = Toujours : { $answer }
standing-lift = Me redemander
tempo = Comment raconter
tempo-calm = Posément
tempo-normal = À un rythme normal
tempo-quick = Vite
tempo-at-once = D’un seul coup
taps-on = Attendre que je touche l’écran
taps-off = Continuer sans attendre
haptics-on = Sentir les lancers
haptics-off = Ne plus sentir les lancers
sending = Envoi
saving-paused = L’enregistrement est en pause ; votre réponse attend
more-options = { $count ->
    [one] 1 de plus
   *[other] { $count } de plus
}
barred = Pas maintenant
watching = Spectateur
waiting-for = { $who } décide
out-of-play = Vous êtes hors jeu ; les autres continuent
out-this-level = Vous êtes hors jeu jusqu’au prochain niveau ; les autres continuent
out-this-fight = Vous êtes évanoui ; les autres continuent le combat
out-hurry-back = Presser les robots jusqu’à votre retour
asked-them = « { $prompt } »
asked-of = { $who } décide : « { $prompt } »
out-look = Regardez les plateaux des autres, ou partez quand vous voulez.
out-hurry = Laisser les robots finir au plus vite
out-leave = Partir sur un mot
leave-word = Un mot avant de partir
waiting-anyone = Un moment pour qui le veut
waiting-together = { $done } sur { $all } ont décidé
together-count = { $done } sur { $all } ont décidé
deciding = décide
answered = a décidé
options = Réponses
odds-win = gagné
odds-tie = égalité
odds-lose = perdu
odds-spoken = { $word } { $share }
odds-best = meilleures chances
goal = Ce que l’on cherche
goal-dungeon_attack = But : or { $gold }/{ $golds }, objets magiques { $items }/{ $all }, artefact { $artifacts }/{ $wanted }
goal-dungeon_dice = But commun : { $fame } sur { $target } de renommée
goal-dungeon_dice-versus = But : le premier à { $target } de renommée ; vous en avez { $fame }
goal-dungeons_dice_danger = But : le plus de points. Vous en avez { $points }
goal-dungeon_fighter = But : battre le Boss final. Niveau { $level } sur { $levels }
goal-castle_of_frosts = But : battre le boss après { $needed ->
        [one] { $needed } boutique
       *[other] { $needed } boutiques
    } ; { $shops } pour l’instant
da-iron = Corps de fer : un seul coup.
barred-some = { $count ->
    [one] 1 chose impossible maintenant
   *[other] { $count } choses impossibles maintenant
}
barred-clause = Ce que disent les règles : { $clause }
other-away = { $who } est hors ligne. Sa place est gardée ; l’hôte peut laisser jouer un robot.
nudge = Faire signe
nudge-words = { $who }, la table vous attend.
offline = Hors ligne
offline-retry = Votre table vous attend. Nouvel essai dans { $seconds } s
offline-trying = Votre table vous attend. Nouvel essai
answer-kept = Votre réponse est gardée et part dès que la ligne revient.
undo-asked = { $count ->
    [one] Vous demandez à revenir en arrière. Il manque l’accord d’une personne.
   *[other] Vous demandez à revenir en arrière. Il manque l’accord de { $count } personnes.
}
undo-wish = { $who } voudrait annuler { $count ->
    [one] la dernière réponse.
   *[other] les { $count } dernières réponses.
}
undo-wish-turn = { $who } voudrait revenir au tour { $turn } ({ $whose }), soit { $count ->
    [one] une réponse en arrière.
   *[other] { $count } réponses en arrière.
}
undo-wish-round = { $who } voudrait revenir au tour { $turn }, soit { $count ->
    [one] une réponse en arrière.
   *[other] { $count } réponses en arrière.
}
undo-agree = D’accord
undo-refuse = Non
not-lit-die = Ce dé est déjà pris.
not-lit = C’est hors de portée pour l’instant.
lit-ones = Choisissez parmi ce qui est éclairé : { $names }.
skip-to-tray = Aller à la question
clause-missing = Cette clause est introuvable.
mark-ours = notre décision
mark-ours-more = Les règles publiées ne tranchent pas, alors nous avons décidé.
mark-partly = en partie de nous
mark-partly-more = Les règles publiées en disent une part, et nous avons réglé le reste.

## Lancers sans la scène

throw-report = Où le dé repose-t-il ?
throw-face = Ce qu’il montre
throw-eye = L’œil
throw-bounced = Il a d’abord rebondi sur la table
throw-turned = Il s’est retourné en l’air
throw-iceberg = Il a touché l’iceberg { $number }
report-bullseye = Centre
report-hole = Trou
report-edge = Bord
report-outside = Raté
report-frozen = Gelé { $number }
report-weak_point = Point faible { $number }
report-inside = Dans l’anneau Gelé { $number }
report-touches = Il touche aussi :
report-even = Pile entre les deux : le moins compte
report-most = Surtout dans { $value }
report-sign = Symbole
report-snow = Neige molle
report-plain = Pas de symbole
report-lies = Il est sur la cible
report-slipped = Il a glissé à côté
report-covers = Il couvre le dé { $die }
report-die-red = rouge
report-die-green = vert
report-die-blue = bleu
report-die-white = blanc
report-die-snow = de neige
report-die-water = d’eau
report-which = Le dé { $die } ({ $number } sur { $count })
report-otherwise = Quelqu’un a vu autrement
report-otherwise-now = Comment le lire autrement ? Le chef tranchera.
report-by = Qui a vu autrement :
report-next = Dé suivant
report-back = Retour
report-say = Le dire
report-bounced = Rebond
report-more = Autre chose à dire : entre deux, vu autrement
report-words = 3 symbole, 2-3, trou, raté
report-words-flip = sur la cible, à côté, pas retourné
throw-tell = Annoncer le résultat
throw-aim = Direction
throw-power = Force
throw-height = Hauteur
throw-go = Lancer

## La table

stage = La table
party = Le groupe
side = Récit, discussion et règles
away = { $name }, absent
bench = Laisser jouer un robot
bot-sits-in = Un robot occupe votre chaise pour l’instant.
take-back = Me rasseoir
leave-title = Quitter la table ?
leave-text = Un robot prend votre chaise. Vous pouvez revenir par le même lien.
stay = Rester
tale = Le récit
tab-tale = Récit
tab-chat = Discussion
tab-rules = Règles
tale-filter = Montrer du récit
tale-filter-who = De qui
tale-everybody = Tout le monde
tale-all = Tout
tale-dice = Les dés
tale-gain = Les gains
tale-harm = Les coups durs
tale-none = Rien de tel pour l’instant.
newest = Au plus récent
unread = { $count ->
    [one] 1 non lu
   *[other] { $count } non lus
}
tale-mine = Seulement vous
tale-turning = Les tournants
tale-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-hello = Bonsoir.
chat-well = Bien lancé.
chat-help = Aidez-moi ici.
chat-moment = Un instant.
chat-thanks = Merci.
spectator = Un spectateur
say-something = Dites quelque chose
send = Envoyer
rules-now = Ce qui vaut en ce moment :
rules-all = Toutes les règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien dans les règles ne contient ces mots.
    [one] 1 endroit
   *[other] { $count } endroits
}
timeline = Fil de la partie
replay = Retour en arrière
replay-leave = Revenir au présent
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-move = Coup
replay-watch = Revoir la partie
fell-title = Là où ils sont tombés
fell-rates = Qui a touché
fell-map = La cible avec { $count ->
    [one] un dé lancé
   *[other] { $count } dés lancés
  }
fell-rate = { $hits } sur { $thrown } touchent ({ $percent } %)
fell-mean = une touche vaut { $mean } en moyenne
fell-key = Un point plein a touché, un point vide a manqué. Ce qui est tombé loin est montré au bord de l’image.
replay-share = Copier le lien vers ce coup
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-turn = Tour { $turn } sur { $turns }
replay-turn-of = Tour { $turn } sur { $turns } : { $who }
replay-turn-none = Avant le premier tour
replay-pace = Vitesse : { $pace } fois
course-points = Les points au fil de la partie
course-fame = La renommée au fil de la partie
course-treasure = Le trésor au fil de la partie
course-life = La vie du groupe au fil de la partie
not-scored = Sans score
not-scored-more = Seule une partie gagnée se compte en points.
high-throws = { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }, { $percent } % de touches
high-foes = { $count ->
    [0] aucun adversaire vaincu
    [one] un adversaire vaincu
   *[other] { $count } adversaires vaincus
}
high-blow = Plus beau coup : { $count } de dégâts
high-fatal = { $count ->
    [one] un coup fatal
   *[other] { $count } coups fatals
}
high-lost = { $count } de vie perdue
high-healed = { $count } de vie soignée
high-gold = { $count } or trouvé
guide = Une courte visite
guide-skip = Passer
guide-next = Suite
guide-done = Jouer
chapter-level = Niveau { $level }
chapter-round = Manche { $round }

## La fin

state-open = Chaises libres
state-playing = En cours
state-over = Partie terminée
victory = Victoire
defeat = Défaite
over-taken-back = { $count ->
    [one] Une réponse a été reprise d’un commun accord.
   *[other] { $count } réponses ont été reprises d’un commun accord.
}
over-hints = { $count ->
    [one] Un conseil a été demandé.
   *[other] { $count } conseils ont été demandés.
}
look-back = Revenir sur la partie
look-doing-of = La partie est examinée : { $done } sur { $whole }.
look-to-table = À la table
look-to-move = Ce coup à la table
puzzles = Problèmes
puzzles-line = Des positions tirées de parties de robots où un choix est nettement le meilleur, et où beaucoup passent à côté.
puzzles-none = Il n’y a pas encore de problème pour ces règles.
puzzle-ask = Quel est le meilleur choix ?
puzzle-for = { $count ->
    [one] en solo
   *[other] à { $count } joueurs
}
puzzle-next = Problème suivant
puzzle-solved = résolu
over-who = Qui
over-sum = La somme
over-carried = Rapporté
score = Score
points = { $count ->
    [one] point
   *[other] points
}
remembered = On s’en souviendra pour
winner = Gagnant
best-first = Votre premier score ici : { $score }.
best-new = Votre meilleur score : { $score }. Avant, c’était { $before }.
best-so-far = Votre meilleur score : { $best }.
try-otherwise = Plus dur, ou autrement
turning-points = Ce qui a tout décidé
again = Encore, même table
again-join = Vers la revanche
log = Journal
deed-won = { $count ->
    [one] 1 monstre vaincu
   *[other] { $count } monstres vaincus
}
deed-helped = { $count ->
    [one] A aidé une fois
   *[other] A aidé { $count } fois
}
deed-busted = { $count ->
    [one] 1 porte enfoncée
   *[other] { $count } portes enfoncées
}
deed-hits = { $count ->
    [one] 1 coup encaissé
   *[other] { $count } coups encaissés
}
deed-fled = { $count ->
    [one] Parti poliment
   *[other] Parti poliment, { $count } fois
}
deed-first = { $count ->
    [one] Premier sur un monstre
   *[other] Premier sur { $count } monstres
}
deed-visits = { $count ->
        [one] { $count } case visitée
       *[other] { $count } cases visitées
    }
deed-life = { $count ->
        [one] { $count } point de vie dépensé
       *[other] { $count } points de vie dépensés
    }
deed-chests = { $count ->
    [one] 1 coffre ouvert
   *[other] { $count } coffres ouverts
}

## Les salles

hall-watch = Tables à regarder
hall-learn = Apprendre un jeu
hall-practice = Entraînement
hall-credits = Crédits
learn-line = Chaque jeu sur une page : le but, un tour, ce que disent les dés, la fin, cinq conseils. Toutes ses règles sont derrière, clause par clause.
learn-print = Imprimer cette page
learn-rules = Toutes les règles, clause par clause
tables-open = Chaises libres
tables-playing = En cours
tables-over = Terminées
no-table-title = Aucune table ouverte. Allumez-en une.
no-table-text = La vôtre apparaît ici si vous le souhaitez.
lost-title = Ce couloir finit ici.
lost-text = L’adresse contient une erreur.
credits-rules = Les cinq jeux sont l’œuvre de leurs auteurs et éditeurs ; tumblekeep en dit les règles avec ses propres mots et n’est lié à aucun d’eux.
credits-icons = Icônes des auteurs de game-icons.net (Lorc, Delapouite et contributeurs), CC BY 3.0 ; recolorées.
credits-glyphs = Signes d’interface : Lucide, licence ISC.
credits-fonts = Caractères : Texturina, Atkinson Hyperlegible Next, et Grenze Gotisch pour le logotype, SIL Open Font License 1.1.
credits-code = Construit avec Svelte (MIT) et Fluent (Apache 2.0).

## Dungeon Attack!

da-treasure = Trésor du groupe
da-gold = Or
da-items = Objets magiques
da-artifact = Artefact
da-potion = Une potion
while-away = Pendant votre absence
while-away-more = { $count ->
    [one] Une chose encore, puis :
   *[other] { $count } choses encore, puis :
}
da-won = Dés gagnés
da-won-tip = Relancés une fois après le niveau, pour le trésor. Qui est hors de combat les perd.
da-gold-tip = Une pièce relance un dé, deux arrêtent un coup. Seize au groupe à la fin sont un exploit.
da-no-card = N’a pas encore de carte
da-facing-nobody = personne
da-in-dungeon = { $count ->
    [0] Plus rien dans le donjon
    [one] Encore 1 dans le donjon
   *[other] Encore { $count } dans le donjon
}
da-roll-again = le relancer
da-lot-D = { $count ->
    [one] Vaincu
   *[other] Vaincus
}
da-lot-M = En repli
da-lot-F = Au combat
da-lane-D = Au butin, dans la limite de la valeur de combat.
da-lane-M = Retournent dans le donjon.
da-lane-F = Restent, et peuvent frapper.
da-lane-helping = Retournent devant { $who }.
    .you = Reviennent devant vous.
da-lane-over = { $kept } au butin ; la valeur n’en garde pas plus, { $over ->
    [one] un autre repart.
   *[other] { $over } autres repartent.
}
da-outnumbered = { $stayed } au combat, { $kept ->
    [0] aucun vaincu
    [one] un vaincu
   *[other] { $kept } vaincus
}, { $moved ->
    [0] aucun en repli
    [one] un en repli
   *[other] { $moved } en repli
} : ils sont trop nombreux.
da-crit = { $stayed ->
    [one] Il est seul à combattre : coup critique.
   *[other] Les { $stayed } combattent : coup critique.
}
da-hit = { $hits ->
    [one] Un coup arrive
   *[other] { $hits } coups arrivent
} ; encaissé, { $who } finit { $state }.
    .you = { $hits ->
        [one] Un coup arrive
       *[other] { $hits } coups arrivent
    } ; encaissé, vous finissez { $state }.
da-looming = { $hits ->
    [one] Sans relance, un coup arrive
   *[other] Sans relance, { $hits } coups arrivent
} et { $who } finit { $state }.
    .you = { $hits ->
        [one] Sans relance, un coup arrive
       *[other] Sans relance, { $hits } coups arrivent
    } et vous finissez { $state }.
da-no-hit = Sans relance, aucun coup.
da-rating-means = Combien de dés vaincus de chaque sorte un combat permet de garder.
da-rating-helping = Tir de couverture, en aidant
da-nothing = rien encore
da-feats = { $count ->
    [one] exploit sur trois
   *[other] exploits sur trois
}
da-treasure-D = Portaient de la magie.
da-treasure-M = N’ont rien laissé.
da-treasure-F = Ont lâché de l’or.
da-fights = { $who } se bat avec une valeur de { $rating }.
    .you = Vous vous battez avec une valeur de { $rating }.
da-faces = { $count ->
    [one] Un monstre a deux mots à dire.
   *[other] { $count } monstres ont deux mots à dire.
}
da-quiet = Personne ne se bat. Derrière la porte, des griffes sur la pierre.
da-camp = Le niveau est fini. Comptez ce que vous rapportez.
da-before = Choisissez vos bottes ; la porte attendra.
guide-dungeon_attack-1 = C’est ici que vous choisissez. Touchez un bouton, ou ce qui est éclairé sur la table. « Pourquoi ? » explique le choix.
guide-dungeon_attack-2 = Les dés sont les monstres. Les vaincus sont à vous, ceux qui bougent s’esquivent, ceux qui se battent restent et peuvent vous toucher.
guide-dungeon_attack-3 = La carte de chacun : son état, sa valeur, ce qui lui fait face, ce qu’il porte. La valeur dit combien de dés on peut gagner d’un coup.
guide-dungeon_attack-4 = Le récit dit ce qui s’est passé et pourquoi. Vous gagnez ou perdez ensemble : il faut 16 pièces d’or, 4 objets magiques et un artefact.
guide-dungeon_attack-5 = Enfoncez la porte quand vous êtes en forme, aidez qui ne l’est pas, et arrêtez à temps.

## Dungeons, Dice & Danger

ddd-gold = Or
ddd-gem = gemme
ddd-gems = Gemmes
ddd-chest = Coffre
ddd-life = Vie
ddd-life-now = { $lost ->
        [one] { $lost } case de vie barrée
       *[other] { $lost } cases de vie barrées
    } sur { $all }
ddd-green = Vie supplémentaire
ddd-lost = Vie perdue
ddd-boss-points = Boss
ddd-white-dice = Dés blancs
ddd-black-die = Dé noir
ddd-black = Dé noir
ddd-black-left = { $count ->
    [one] 1 symbole de dé noir restant
   *[other] { $count } symboles de dé noir restants
}
ddd-torches = Torches
ddd-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ddd-out = Hors jeu
ddd-map = La carte : { $title }
ddd-visited = visitée
ddd-half = une case barrée
ddd-reachable = à portée
ddd-room = { $name } : { $damage ->
        [one] { $damage } coup
       *[other] { $damage } coups
    } sur { $life }
ddd-zoom-in = Plus près
ddd-zoom-out = Plus loin
ddd-zoom-all = Toute la carte
ddd-sheet-of = La feuille de { $who }
ddd-sheets = À qui la feuille
ddd-feat-worth = { $first ->
        [one] { $first } gemme
       *[other] { $first } gemmes
    } au premier, puis { $later }
ddd-margin = La marge de la feuille
ddd-nowhere = Rien à cocher avec
ddd-mark = cocher le { $number } en { $place }
ddd-hit = frapper { $room }
ddd-hit-both = avec les deux paires : frapper { $room }
ddd-holds-gold = de l’or
ddd-holds-gem = une gemme
ddd-holds-chest = un coffre
ddd-holds-key = une clé
ddd-ways = Façons d’associer
ddd-with-black = avec le noir
ddd-black-idle = inutilisé
ddd-black-used = échangé
ddd-black-symbol = pour un symbole
ddd-take-pairs = Prendre ces paires
ddd-go-there = Cocher le { $number } en { $place }
ddd-go-hit = Frapper { $room }
ddd-ways-there = Plusieurs paires y mènent
ddd-all-ways = Toutes les façons
ddd-space = Le { $number } en { $place }
ddd-space-blank = L’espace en { $place }
ddd-opens = Ouvre le { $number } de { $room }.
ddd-the-roll = Le lancer
ddd-pairs-left = Reste à jouer : { $pairs }
ddd-room-open = On le frappe avec { $numbers }.
ddd-room-closed = En pointillé : { $numbers }. Cochez d’abord l’espace gris qui porte ce nombre.
ddd-room-claws = En pointillé : { $numbers }. Cochez d’abord la griffe qui porte ce nombre.
ddd-room-worth = { $first ->
        [one] { $first } gemme
       *[other] { $first } gemmes
    } pour qui le terrasse en premier, { $later } pour les suivants.
ddd-room-solo = { $first ->
    [one] 1 gemme
   *[other] { $first } gemmes
} pour qui le terrasse.
ddd-room-bites = En tombant il mord qui l’a terrassé en premier : { $count } de vie.
ddd-room-boss = Le boss : trois coups font 3 points, même s’il ne tombe jamais.
ddd-room-armored = Cuirassé : seules les deux paires ensemble le blessent, de 2.
ddd-room-left = { $count ->
    [0] Terrassé.
    [one] Encore 1 coup.
   *[other] Encore { $count } coups.
}
da-dungeon-tip = Les monstres encore à l’intérieur. Qui enfonce la porte les affronte tous.
ddd-roll-tip = Les quatre dés blancs forment deux paires. Le dé noir peut remplacer l’un d’eux.
df-boss-tip = Le dernier monstre : battez-le et le groupe a gagné.
df-level-tip = Plus on descend, plus le niveau des monstres monte, et plus ils sont coriaces.
df-icons-tip = Chaque salle traversée en montre. Quand il y en a assez, le groupe arrive à une boutique.
ddd-life-tip = La case où vous en êtes est ce que vous perdrez en points à la fin. Au crâne, vous êtes hors jeu.
ddd-black-tip = Chacun vous laisse prendre le dé noir dans une manche où un autre lance. Dans la vôtre, il est gratuit.
ddd-torches-tip = Chacune coche un espace ou frappe un monstre à portée, quel que soit son nombre.
guide-dungeons_dice_danger-1 = Tout le monde joue le même lancer. Formez deux paires ; chaque somme coche une case ou frappe un monstre. Les anneaux montrent où elle pourrait aller.
guide-dungeons_dice_danger-2 = Votre feuille. On avance depuis ce qui est coché : on commence par les cases vertes, les anneaux sont à portée. Touchez une case éclairée pour la cocher.
guide-dungeons_dice_danger-3 = Les autres cochent en même temps ; vous verrez leurs choix quand tous auront fini. Une paire inutilisable coûte de la vie.
guide-dungeons_dice_danger-4 = Les gemmes valent le plus. Le premier à vaincre un monstre gagne plus que les suivants.

## La table en 3D

stage-table = La table et sa cible. Tirez le dé en arrière et lâchez pour lancer.
stage-no-3d = Ce navigateur n’affiche pas la 3D. Les curseurs ci-dessous lancent tout aussi bien.
stage-pull = Tirez en arrière et lâchez
stage-power = Force { $power } %
stage-unbounced = Pas de rebond sur la table : ça ne comptera pas
stage-foreseen = Force { $power } % : { $hits ->
    [one] { $hits } sur { $of } toucherait
   *[other] { $hits } sur { $of } toucheraient
}
height-high = haut : il rebondit
height-low = bas : il glisse
height-tip = incliner
spin-none = sans effet : il roule
spin-twist = en toupie : il reste à plat
spin-top = effet avant : il court
spin-back = effet arrière : il s’arrête
held-short = { $how ->
    [diamond] tourné
    [edge] sur l’arête
    [corner] sur un coin
   *[flat] à plat
  }
held-now = Le dé est tenu { $how ->
    [diamond] à plat, un coin devant
    [edge] sur une arête
    [corner] sur un coin
   *[flat] à plat
  }. Appuyez pour le tourner.
stage-demands = Ce que ce lancer exige
stage-foe-life = Vie { $life } sur { $full }
stage-foe-damage = Dégâts
stage-gold = Or
stage-white = Dés blancs
stage-ready = prêt
stage-thrown = lancé
stage-life = { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    } sur { $most }
stage-leader = Chef
stage-fainted = Évanoui
stage-eliminated = Hors jeu

## Dungeon Fighter et le château

df-shop = La boutique
df-shop-empty = Le comptoir est vide.
df-price = Prix en or
df-bonus = +{ $bonus } en cas de réussite
df-once = Une seule fois, puis défaussée
df-used = Utilisée pendant ce combat
df-carriers = Peut être portée par { $who }
df-for-the-party = Pour tout le groupe
df-sheets = Fiches des héros
df-sheet-of = La fiche de { $hero }
df-scarred = Cicatrice
df-ability-line = { $name } – { $text }
df-unhurt = indemne
df-beer = Tient la bière
df-token-ready = Jeton de niveau
df-token-spent = Jeton de niveau, retourné
df-xp = { $xp } PX sur { $most }
df-may-carry = Peut porter
df-carries-nothing = Ne porte encore rien
df-follows = { $foe } suit par amour
df-no-hero = N’a pas encore de héros
df-life = Vie
df-boss = Boss
df-final-boss = Le Boss Final
df-level = Niveau { $level }
df-level-of = Niveau { $level } sur { $levels }
df-token = { $name }
df-stolen = { $count ->
    [one] 1 carte volée
   *[other] { $count } cartes volées
}
df-asked-foe = le monstre l’exige
df-asked-room = la salle l’exige
df-asked-dance = pour la mélodie
df-last-throw = Le dernier lancer
df-several-ways = { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    } de s’en servir
df-hit = Touché
df-miss = Raté
df-fatal = Coup fatal
df-fatal-more = Au centre, symbole visible : il ne lui reste plus de vie.
df-section = section
df-second-section = seconde section
df-icebergs = icebergs
df-heroes = Qui descend là-dedans ?
df-take-hero = Jouer { $hero }
df-found = Trouvé
df-rest = Repos
df-room = Salle { $number }
df-room-now = Salle { $number } : { $room }
df-room-here = vous êtes ici
df-room-been = traversée
df-room-next = ensuite
df-room-ahead = plus loin
df-room-plain = Rien d’autre
df-map = La carte
df-map-level = Carte du niveau { $level }
df-path = Le chemin à travers le château
df-tower = { $count ->
    [one] 1 monstre dans la tour
   *[other] { $count } monstres dans la tour
}
df-shop-number = Boutique { $number }
df-chapter-shop = Boutique { $number }
df-icons = { $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    } de boutique sur { $needed }
df-rooms-passed = Salles depuis la dernière boutique
df-closed-door = Le chef seul a regardé
df-cards-in-reach = or ; { $count ->
    [one] 1 carte est abordable
   *[other] { $count } cartes sont abordables
}
df-no-card-in-reach = or ; aucune carte abordable
df-leave-shop = Quitter la boutique
deed-slain = { $count ->
    [one] 1 coup fatal
   *[other] { $count } coups fatals
}
deed-damage = { $count ->
    [one] 1 dégât infligé
   *[other] { $count } dégâts infligés
}
deed-hit = { $count ->
    [one] 1 lancer réussi
   *[other] { $count } lancers réussis
}
deed-fainted = { $count ->
    [one] Évanoui une fois
   *[other] Évanoui { $count } fois
}
deed-missed = { $count ->
    [one] 1 raté, avec style
   *[other] { $count } ratés, avec style
}
guide-dungeon_fighter-1 = C’est ici que vous choisissez : un héros, un dé, un chemin. Touchez un bouton, ou ce qui est éclairé sur la table. « Pourquoi ? » explique le choix.
guide-dungeon_fighter-2 = La scène montre ce dont il s’agit : la carte, un monstre avec sa vie et ses exigences, une boutique. Ce qui est éclairé se touche.
guide-dungeon_fighter-3 = Les héros : vie, cicatrices, trois capacités par couleur, ce qu’ils portent. Touchez les capacités pour voir toute la fiche.
guide-dungeon_fighter-4 = Le dé doit rebondir sur la table, puis rester sur la cible. La section où il repose donne les dégâts ; le symbole déclenche la capacité de sa couleur.
guide-dungeon_fighter-5 = Un raté fait mal. Trois dés pour tous, et les blancs quand ils manquent. Gardez-en assez pour le Boss Final.
guide-castle_of_frosts-1 = C’est ici que vous choisissez : un héros, une porte, un dé. Touchez un bouton, ou ce qui est éclairé sur la table. « Pourquoi ? » explique le choix.
guide-castle_of_frosts-2 = La scène montre ce dont il s’agit : deux portes pour le chef, un monstre et ses exigences, une boutique. Ce qui est éclairé se touche.
guide-castle_of_frosts-3 = Les héros : vie, cicatrices, trois capacités par couleur, ce qu’ils portent. Touchez les capacités pour voir toute la fiche.
guide-castle_of_frosts-4 = Les salles apportent des icônes de boutique. Assez d’icônes mènent à une boutique ; après la troisième attend le boss.
guide-castle_of_frosts-5 = Faites rebondir le dé sur la table, puis sur la cible. Un raté fait mal, la glace glisse, les pingouins sont pires.

## Dungeon Dice

dd-together = Ensemble
dd-versus = Chacun pour soi
dd-challenge = Défi
dd-extreme = Extrême
dd-legend = Légende
dd-fame-points = de renommée
dd-chapter-turn = Nouveau tour
dd-chapter-roll = Les dés tombent
dd-bags = Les sacs
dd-bag-black = monstres
dd-bag-red = usage unique
dd-bag-blue = équipement
dd-bag-yellow = artefacts
dd-bag-black-for = On y tire quand quelqu’un fouille.
dd-bag-red-for = On y tire pour les potions.
dd-bag-blue-for = On y tire pour les coffres, et pour les serrures sans clé.
dd-bag-yellow-for = On y tire pour les serrures avec une clé, ou contre cinq équipements.
dd-bag-holds = { $count ->
    [0] { $bag } : vide
    [one] { $bag } : un dé
   *[other] { $bag } : { $count } dés
}
dd-fame-of = { $count } de renommée
dd-fame-track = { $now } de renommée sur { $all }
dd-life = Vie
dd-life-left = { $left ->
        [one] { $left } vie
       *[other] { $left } vies
    } sur { $all }
dd-life-tip = Un combat perdu ou à égalité coûte des blessures ; sans vie, un héros est hors jeu.
dd-wounds-tip = Chaque blessure retire 1 à la force en combat, jusqu’au repos ou aux soins.
dd-leads = mène
dd-leads-tip = C’est le tour de ce héros : il fouille, combat ou fuit, et prend ce qui est gagné.
dd-assists = aide
dd-assists-tip = Lance ses dés avec celui qui mène, contre ce qui a été convenu.
dd-experience-tip = Un niveau de plus par combat gagné, jusqu’à 6. Le troisième et le cinquième donnent un dé de niveau, le sixième 1 de renommée.
dd-foe-level-tip = Sa force. Un monstre lance autant de dés ; à côté d’un plus fort, il peut ajouter ce nombre à la place.
dd-trophy-tip = Battez-le et gardez-le : un monstre de couleur donne de la renommée.
dd-your-dice = Vos dés
dd-level-die = Niveau
dd-drawn = vient de sortir
dd-they-roll = Ils lancent
dd-force = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}, plus { $flat }
dd-added = ajouté
dd-pain = blessures
dd-pool-empty = Plus aucun dé en lice.
dd-at-hand = Sous la main
dd-scale = Héros { $heroes }, monstres { $monsters }
dd-scale-tip = Ce que valent les deux camps : leurs dés et ce qui s’ajoute, moins les blessures. La plus grande somme gagne ; une égalité est une victoire, mais coûte une blessure.
dd-gap = { $short ->
    [0] { $ahead ->
        [0] Égalité
       *[other] { $ahead } d’avance
    }
   *[other] Il manque { $short }
}
dd-result-win = gagné
dd-result-tie = égalité
dd-result-lose = perdu
dd-several = plusieurs façons de l’utiliser
dd-wounded = blessé
dd-wounded-die = Blessé : inutilisable tant qu’il n’est pas remis.
dd-note-frozen = gelé : compte 1, ne se relance pas
dd-note-halved = fracassé : compte pour moitié
dd-note-used = symbole utilisé
dd-note-taken = prêt pour le combat
dd-you-give = Vous donnez
dd-you-get = Vous recevez
dd-choose-die = Choisissez ci-dessous, deux dés au plus.
dd-later = Ensuite.
dd-nothing = Rien
dd-trophy = Trophée
dd-trophy-worth = { $count } de renommée en trophée
dd-reward = Récompense
dd-reward-POTION = Un dé du sac rouge.
dd-reward-CHEST = Un dé du sac bleu.
dd-reward-LOCK = Un dé du sac jaune avec une clé, sinon du sac bleu.
dd-faces = Ses six faces
dd-hands = { $count ->
    [one] une main
   *[other] les deux mains
}
dd-slot-armor = une armure à la fois
dd-slot-ranged = un arc à la fois
dd-kind-equipment = Équipement
dd-kind-artifact = Artefact, 1 de renommée
dd-kind-one_use = Usage unique
dd-kind-hero_level = Héros
dd-kind-monster_level = Monstres
dd-kind-experience = Expérience
dd-kind-spell = Sort
dd-kind-class = Classe
dd-kind-familiar = Familier
dd-kind-chest = Coffre
dd-kind-monster = Monstre
dd-use-FIGHT = Se prépare avant le combat et se lance avec votre camp.
dd-use-BEFORE = Se prépare avant le combat et tire avant le lancer.
dd-use-AFTER = Une fois par tour, une fois le calme revenu.
dd-use-ANY = Une fois par tour, dans n’importe quel combat.
dd-use-KEY = Peut essayer une serrure.
dd-use-ONE-USE = Sert une fois, puis retourne dans le sac.
dd-use-SEARCH = Se lance dès qu’il sort du sac.
dd-sign-SWORD = épée
dd-sign-ARMOR = armure
dd-sign-SHATTER = fracas
dd-sign-FIRE = feu
dd-sign-SCROLL = parchemin
dd-sign-POTION = potion
dd-sign-HIT = touche
dd-sign-HEAL = soin
dd-sign-CATCH = rattrapage
dd-sign-KEY = clé
dd-sign-TOAD = crapaud
dd-sign-STONE = pierre
dd-sign-MISS = raté
dd-sign-BLANK = rien
dd-sign-FIZZLE = fumée
dd-sign-TRAP = piège
dd-sign-CHEST = coffre
dd-sign-LOCK = serrure
dd-symbol-SWORD = Relancez un dé des héros, celui-ci peut-être.
dd-symbol-ARMOR = Relancez un dé des monstres.
dd-symbol-SHATTER = Le plus haut dé des monstres compte pour moitié, arrondi en dessous.
dd-symbol-FIRE = Lancez le sort de feu : son nombre s’ajoute à votre camp.
dd-symbol-SCROLL = Lancez n’importe quel sort.
dd-symbol-POTION = Si les héros gagnent ou font égalité, un dé à usage unique pour chacune.
dd-symbol-HIT = Abaisse d’autant le niveau d’un monstre, jusqu’à 1 au moins.
dd-symbol-HEAL = Autant de blessures ou de dés blessés d’un héros se remettent.
dd-symbol-CATCH = Prenez un dé dépensé dans votre réserve.
dd-symbol-KEY = Ouvre une serrure ; quand vous jouez ensemble, répare aussi un dé.
dd-symbol-TOAD = Un monstre tombe au niveau 1 sans pouvoirs ; un héros ne garde que ses dés de niveau.
dd-symbol-STONE = Retire le plus haut dé des monstres ; un héros est pétrifié après le combat.
dd-symbol-MISS = Il ne se passe rien.
dd-symbol-BLANK = Il ne se passe rien.
dd-symbol-FIZZLE = Il ne se passe rien.
dd-symbol-TRAP = Une blessure ; un coffre en plus est simplement vide.
dd-symbol-CHEST = Un dé du sac bleu.
dd-symbol-LOCK = Un dé du sac jaune avec une clé, sinon du sac bleu.
dd-ability-SCROLL = Vous jette un sort au hasard.
dd-ability-FIRE = Ajoute le lancer du sort de feu aux monstres.
dd-ability-PETRIFY = Une fois sur trois, vos dés sont blessés après le combat.
dd-ability-TANGLE = Le plus bas dé des héros sort du combat.
dd-ability-SHATTER = Le plus haut dé des héros compte pour moitié, arrondi en dessous.
dd-ability-SWORD = Le plus bas dé des monstres est relancé s’il montre 3 ou moins.
dd-ability-ARMOR = Le plus haut dé des héros est relancé s’il montre 3 ou plus. Un marteau l’empêche.
dd-ability-HAMMER = Personne ne peut utiliser un symbole d’armure.
dd-ability-DRAIN = Chaque dé de niveau des héros compte 1 de moins.
dd-ability-GUST = Qui tient la première fois doit lancer une seconde fois.
dd-ability-SNACK = Qui le bat se remet d’une blessure, ou répare un dé.
deed-trophies = { $count } de renommée en trophées
deed-fights = { $count ->
    [one] un combat gagné
   *[other] { $count } combats gagnés
}
deed-loot = { $count ->
    [one] un dé trouvé
   *[other] { $count } dés trouvés
}
deed-wounds = { $count ->
    [one] une blessure subie
   *[other] { $count } blessures subies
}
guide-dungeon_dice-1 = C’est ici que vous choisissez. Touchez un bouton ou un dé éclairé. La barre d’une réponse donne ses chances : victoire, égalité, défaite.
guide-dungeon_dice-2 = Les monstres sortent du sac noir ; les dés du bas sont à vous. Un dé éclairé se touche comme un bouton. Pointez un dé, ou maintenez-le, pour lire ses symboles.
guide-dungeon_dice-3 = Les blessures, la renommée, le niveau et les dés de chacun. Un dé barré est blessé et se repose jusqu’à ce qu’on le soigne.
guide-dungeon_dice-4 = Les sacs disent combien de dés il reste, et lesquels. Les gros monstres, les artefacts et le niveau 6 donnent de la renommée.
guide-dungeon_dice-5 = Une égalité vaut une victoire, mais elle fait mal. Prenez ce que vos mains peuvent tenir, appelez un ami devant un gros monstre, et fuyez tant qu’il est temps.
## Lancer

stage-breathe = Maintenez pour souffler, visez de côté, lâchez à la force voulue
stage-lean = Glissez pour incliner la carte ; pressez son bord et lâchez pour frapper
stage-tilt = Tirez pour incliner la rampe ; lâchez et le dé glisse
stage-wind = Cerclez le dé pour l’élancer, puis lâchez derrière lui
card-under = Frapper par-dessous
stage-place = Faites-le glisser à sa place, ou utilisez les flèches
stage-move-prop = Le replacer
stage-watching = Rien à lancer pour vous en ce moment.
stage-dark = Yeux fermés. Sentez la tension et lâchez.
stage-dark-flying = Yeux fermés jusqu’à l’arrêt du dé.
beat-now = Maintenant
beat-palms = Ouvrez les deux paumes ensemble : touchez quand l’anneau rejoint la bande
beat-wrists = Écartez les poignets ensemble : touchez quand l’anneau rejoint la bande
beat-fist = Frappez la table : touchez quand l’anneau rejoint la bande
beat-jump = Sautez : touchez pendant que vous êtes en l’air
beat-turn = Un tour complet : cerclez le dé, ou maintenez, et lâchez en haut
beat-landing = Vous retombez : touchez en touchant le sol
beat-sway = Lancez dans la seconde : touchez quand cela tangue le moins
turn-hold = Maintenir pour tourner
beat-strike = Il s’envole : touchez pour le rabattre
beat-header = Il s’envole : touchez pour le frapper de la tête
verdict = Ce que le lancer a donné
advice-softer = La prochaine fois, un peu moins fort
advice-harder = La prochaine fois, un peu plus fort
advice-left = La prochaine fois, un peu plus à gauche
advice-right = La prochaine fois, un peu plus à droite
advice-higher = La prochaine fois, un peu plus haut
advice-lower = La prochaine fois, un peu plus bas
advice-twist = La prochaine fois, plus en toupie : il reste à plat
advice-flat = La prochaine fois, tenez-le à plat
advice-much-softer = La prochaine fois, bien moins fort
advice-much-harder = La prochaine fois, bien plus fort
advice-much-left = La prochaine fois, bien plus à gauche
advice-much-right = La prochaine fois, bien plus à droite
advice-much-higher = La prochaine fois, bien plus haut
advice-much-lower = La prochaine fois, bien plus bas
advice-otherwise = Ainsi, on ne touche presque jamais : essayez tout autrement
advice-keep = Bien visé. Il ne reste que le tremblement de la main
verdict-hit = Touché
verdict-miss = Raté
verdict-again = Encore un lancer
verdict-next = Lancer suivant
verdict-close = Continuer
watch-again = Revoir
landed-section = Il repose bien dans un { $value }.
landed-line = Sur la ligne entre { $low } et { $high } : il compte { $value }.
landed-leaning = Il penche, mais repose sur un { $value }.
landed-void-section = Il repose sur un { $value }, mais le lancer ne compte pas.
landed-void-line = Il repose entre { $low } et { $high }, mais le lancer ne compte pas.
landed-bullseye = En plein centre.
landed-hole = Dans un trou : il touche la table.
landed-edge = Sur le bord, où rien ne compte.
landed-outside = À côté de la cible.
landed-floor = Il est tombé de la table.
landed-template = Sur un gabarit.
landed-inside = Dans un anneau, où rien ne compte.
landed-flip-on = Il repose entièrement sur la cible.
landed-flip-off = Une partie touche la table.
judge-yes = respecté
judge-no = non respecté
judge-bounced = { $count ->
    [one] un rebond sur la table
   *[other] { $count } rebonds sur la table
}
judge-no-bounce = aucun rebond sur la table avant
judge-on = repose sur la cible
judge-off = ne repose pas sur la cible
judge-turned = s’est retourné en l’air
judge-not-turned = ne s’est pas retourné
judge-iceberg = a touché l’iceberg { $number }
spin-pad = Effet : { $top } vers l’avant, { $side } de côté. Les flèches le changent, Origine l’annule.
throw-how-keys = Clavier : flèches pour viser, maintenez Espace et lâchez.
throw-precise = Réglages
throw-lip = Hauteur du bas
throw-tilt = Inclinaison
throw-bend = Courbure
throw-wound = Élan
throw-lean = Inclinaison
throw-top = Effet avant
throw-side = Effet latéral
throw-place = Votre place au bord
throw-steady = Main sûre
throw-steady-more = Ni anneau à viser, ni tremblement : le lancer règle le moment pour vous, comme le ferait une main ordinaire.
prop-which = Ce que vous dressez
prop-box = La boîte
prop-sheet = Une feuille de héros
prop-turn-left = Tourner vers la gauche
prop-turn-right = Tourner vers la droite
prop-here = Il est en place
prop-ahead = Accessoire : distance
prop-aside = Accessoire : écart
prop-turn = Accessoire : angle
practice-edition = Édition
practice-die = Dé
practice-throw = Lancer spécial
practice-plain = Aucun : lancer simple
practice-icebergs = Avec les icebergs
practice-title = Entraînez-vous à loisir
practice-tally = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} sur { $thrown }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice-forget = Remettre le compte à zéro
practice-no-physics = Ce serveur n’a pas de moteur physique : on ne peut rien lancer ici.
practice-pick = Quel lancer ?
practice-drills = Exercices
practice-map-title = Là où ils sont tombés
practice-map = { $count ->
    [0] Pas encore de lancer de ce genre sur cet appareil.
    [one] Le dernier lancer de ce genre sur cet appareil.
   *[other] Les { $count } derniers lancers de ce genre sur cet appareil.
  }
practice-map-forget = Les oublier
medal-bronze = Bronze
medal-silver = Argent
medal-gold = Or
drill-free = Librement
drill-ten = Dix lancers
drill-rings = Trois dans l’anneau 4
drill-ladder = L’échelle
drill-ten-title = Dix lancers : battez votre record
drill-rings-title = Trois dés dans l’anneau 4 ou mieux
drill-ladder-title = Une touche avec chaque lancer spécial
drill-ten-now = Lancer { $thrown } sur { $of }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drill-rings-now = { $done } sur { $of } après { $thrown ->
    [one] un lancer
   *[other] { $thrown } lancers
  }
drill-ladder-now = Échelon { $rung } sur { $of }, { $tries ->
    [one] encore un essai
   *[other] encore { $tries } essais
  }
drill-ten-best = { $count ->
    [one] { $count } point
   *[other] { $count } points
  } en dix lancers
drill-rings-best = { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    } pour trois dans l’anneau 4
drill-ladder-best = { $count ->
    [one] { $count } échelon gravi
   *[other] { $count } échelons gravis
  }
drill-ten-mark = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
drill-rings-mark = { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
drill-ladder-mark = { $count ->
        [one] { $count } échelon
       *[other] { $count } échelons
    }
drill-nothing = Pas cette fois : trente lancers suffisent.
drill-first = Votre premier : c’est celui à battre.
drill-record = Mieux que jamais : votre record était de { $best }.
drill-best-was = Votre record : { $best }
drill-again = Encore une fois
practice-die-red = Rouge
practice-die-green = Vert
practice-die-blue = Bleu
practice-die-white = Blanc
practice-die-snow = Neige
practice-die-water = Eau, les trois
manner-bank = Dressez la boîte ou une feuille sur le côté, puis lancez le dé pour qu’il la touche en chemin.
manner-flick = Une pichenette brève : tirez un peu et lâchez, ou balayez le dé d’un coup sec.
manner-blow = Maintenez pour souffler. Le souffle monte et descend : lâchez à la force voulue.
manner-under_leg = Le dé part de derrière votre jambe : lancez à plat, sous l’arche.
manner-blind = Regardez d’abord. Dès que vous touchez le dé, il fait noir jusqu’à son arrêt.
manner-double_bounce = Deux rebonds sur la table avant la cible : lancez à plat, un peu vers le bas.
manner-elbow = Il tient sur votre coude et vacille ; ne penchez pas trop, n’attendez pas longtemps.
manner-prayer = Tirez et lâchez, puis touchez quand l’anneau rejoint la bande. Ou tenez à deux doigts et levez-les ensemble.
manner-weak_hand = L’autre main : gauche et droite s’échangent, et elle tremble.
manner-borrowed_hand = Vous bougez la main d’un autre : elle suit en retard, gauche et droite s’échangent.
manner-over_card = Dressez la carte, puis lancez fort vers le bas : un rebond devant, puis par-dessus.
manner-catapult = Tirez pour courber la carte, lâchez pour tirer. Plus elle est courbée, plus c’est vif et haut.
manner-head = Tirez et lâchez : le dé s’envole. Touchez pour le frapper de la tête quand l’anneau rejoint la bande.
manner-castle_of_frosts-head = Le dé est posé sur votre tête et vacille : faites-le tomber d’un léger hochement.
manner-spin = Tracez des cercles autour du dé pour l’élancer (clavier : maintenez , ou .), puis tirez et lâchez.
manner-nose = Il tient sur votre nez et vacille de plus en plus : hochez la tête sans tarder.
manner-back_turned = Vous tournez le dos : poussez au lieu de tirer ; gauche et droite s’échangent.
manner-smash = Tirez et lâchez : le dé s’envole. Touchez pour le rabattre quand l’anneau rejoint la bande.
manner-eye_level = Vos yeux sont au ras de la table : lancez sans voir les anneaux.
manner-jump = Tirez et lâchez pour sauter, puis touchez pendant que vous êtes en l’air.
manner-under_table = Par-dessous le bord : un lob raide qui passe au-dessus.
manner-dance = Tirez et lâchez. Puis faites un tour en l’air : tracez un cercle autour du dé, ou maintenez et lâchez. Touchez en retombant.
manner-far = Un pas en arrière : plus de force, plus de hauteur.
manner-card_flick = Glissez lentement pour incliner la carte, puis frappez son bord par-dessous : à côté du milieu, le dé part de biais. Il dévie beaucoup.
manner-punch = Tirez loin, lâchez, puis touchez pour frapper quand l’anneau rejoint la bande. Un coup faible n’ouvre pas le poing.
manner-x = Poignets croisés : gauche et droite s’échangent. Touchez quand l’anneau rejoint la bande.
manner-ice_wall = Dressez le Mur contre le bord, puis touchez-le en chemin, sans trop de force.
manner-ice_floe = Posez la Banquise devant vous, puis faites-y rebondir le dé.
manner-pond = Posez l’Étang devant vous, puis faites rebondir le dé à l’intérieur.
manner-waterfall = Placez le bas de la glissière, puis tirez pour l’incliner et lâchez le dé.
manner-dancing = Tirez et lâchez. Puis faites un tour : tracez un cercle autour du dé, ou maintenez et lâchez. Touchez dans la seconde ; la vue tangue encore.

## Le rythme d’une table

odds-rule = Chances et conseils
odds-rule-always = Affichés
odds-rule-after = Après coup
odds-rule-off = Aucun
pace = Rythme
pace-live = Ce soir
pace-days = Sur plusieurs jours
pace-live-more = Un robot remplace qui est parti depuis une minute, puis rend la chaise.
pace-days-more = Prenez votre temps : il n’arrive rien aux absents.
clock = Temps pour décider
clock-0 = Sans limite
clock-30 = 30 secondes
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 jour
clock-259200 = 3 jours
clock-each = { $time } par question, puis un robot y répond.
clock-left = { $count ->
    [60] Encore une minute pour décider.
   *[other] Encore { $count } secondes pour décider.
}
clock-ran-out = Le temps de { $who } est écoulé : un robot a répondu.
clock-ran-out-you = Votre temps est écoulé : un robot a répondu pour vous.
in-hours = { $count } h
in-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
other-away-live = { $who } est hors ligne. Un robot prend bientôt sa place, puis la rend.
sits-in-soon = un robot prend la place
sits-in = un robot joue à sa place
sits-in-for = { $who } n’est pas là : un robot joue à sa place.
asked-hint = { $who } a demandé un conseil.
    .you = Vous avez demandé un conseil.
came-back = { $who } est de retour.
chair-back = Votre chaise est de nouveau à vous : un robot a joué pour vous.
time-double = temps double
menu-time-double = Prendre le double du temps
menu-time-once = Revenir au temps habituel

## Leçons

lesson = Leçon
lesson-of = { $title }, la leçon
lesson-tries = { $count ->
    [0] C’est lancé : place aux règles.
    [one] Encore un lancer
   *[other] Encore { $count } lancers
 }
lesson-tries-skip = Passer les lancers
lesson-lost = La leçon ne peut pas être donnée
lesson-again = Rien n’a changé : choisissez de nouveau.
lesson-over = La leçon est finie. Maintenant, pour de vrai.
lesson-play = Vers les tables
lesson-anew = Recommencer
lesson-take = Apprendre en jouant

## Dans les premières parties

first-table = Conseillé pour une première partie
first-advised = bien pour débuter
hint-first = Un conseil
hint-off = Arrêter les conseils
hint-on = Conseils dans les premières parties
