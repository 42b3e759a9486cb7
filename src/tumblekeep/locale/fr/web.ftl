### Le client web

## La maison

brand-home = tumblekeep, retour aux jeux
nav = Navigation
nav-play = Jouer
nav-watch = Regarder
nav-learn = Apprendre
nav-me = Vous et vos parties
you-guest = Vous, en invité
who-sits = Qui s’assied ici ?
language-other = In English
theme-to-light = Éclairer la salle
theme-to-dark = Tamiser la salle
sound = Son
volume = Volume
menu = Menu
menu-lobby = Les jeux
menu-credits = Crédits
menu-fair = Dés honnêtes
other-promise = Cette table n’est pas celle qui vous avait été promise. Votre nombre n’a pas été envoyé. N’y jouez pas.
numbers-awaited = La table est fermée. Nombres scellés encore attendus : { $who }.
start-hurry = Commencer sans attendre
start-hurry-in = { $count ->
    [one] Commencer sans attendre (dans { $count } seconde)
   *[other] Commencer sans attendre (dans { $count } secondes)
}
start-hurry-more = Le fichier de la partie dira alors pour toujours que vous n’avez pas attendu, et quel nombre manque.
start-hurry-host = S’il n’arrive pas, l’hôte pourra commencer sans lui.
menu-timeline = Revoir la partie
menu-take-server = Emporter sur un serveur
menu-take-home = Emporter chez soi
menu-undo-ask = Demander à annuler
menu-guide = Faire la visite
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
broken-text = Cette page s’est arrêtée. Votre table est en sûreté sur le serveur : rechargez la page et continuez.
broken-reload = Recharger
offline-now = Le serveur ne répond pas.
one-moment = Un instant, nouvel essai en cours.
server-trouble = Le serveur a des ennuis ({ $status }).

## Les portes

lobby-title = Quelle porte ce soir ?
lobby-line = Ni compte, ni téléchargement. Asseyez-vous et lancez.
code = Code ou lien
join = Rejoindre
code-bad = Ce n’est pas le code d’une table.
code-like = Un code, ce sont deux mots, comme « ambre loutre ». Vous pouvez aussi coller le lien entier.
knock = Frapper
knock-title = Frapper à la porte
knock-text = Cette table n’est pas publique. Dites qui vous êtes, et l’hôte vous ouvre.
knock-text-unsure = On essaie beaucoup de mauvais codes sur ce serveur : il ne dit donc à personne si un code est bon. Dites qui vous êtes : si le vôtre est bon, l’hôte vous entend.
knock-waiting-unsure = Un instant. Si le code est bon, l’hôte vous a entendu et doit vous ouvrir. Si cela dure, demandez le lien.
knock-waiting = Vous avez frappé. Un instant : l’hôte doit vous ouvrir.
knock-refused = L’hôte ne vous a pas ouvert. Vous pouvez frapper encore, ou demander le lien.
knock-stop = Ne plus attendre
doors = Jeux
door-players = Joueurs :
door-minutes = { $minutes } min
company-together = coop
company-race = compétition
company-both = coop ou compétition
door-castle_of_frosts = Le château des Frimas
pitch-dungeon_attack = Enfoncez la porte, lancez les monstres, arrêtez à temps.
pitch-dungeons_dice_danger = Associez les dés, cochez la carte, battez le boss.
pitch-dungeon_dice = Piochez d’étranges dés et choisissez vos combats.
pitch-dungeon_fighter = Faites rebondir un dé sur la cible. De la mauvaise main.
pitch-castle_of_frosts = Les mêmes lancers, sur la glace, contre des pingouins.
tables-now = Tables
mine-now = Vos tables
chairs-free = Places libres en ce moment
with = avec { $people }
all-tables = Toutes les tables
around-table = Autour de la table
your-name = Votre nom
their-name = Son nom
beside-you = À côté de vous, à cet écran
bot-name = Robot
bot-names-careless = Gribouille, Pagaille, Zigzag, Bidule, Ninette, Pouf, Lambin, Tintamarre, Tralala, Patatras
bot-names-steady = Bernard, Édith, Gaston, Odile, Firmin, Colette, Octave, Inès, Conrad, Marthe
bot-names-shrewd = Goupil, Margot, Corbin, Vesper, Filou, Belette, Mina, Furet, Jaspe, Hermine
bot-names-masterful = Merlin, Minerve, Solon, Hypatie, Nestor, Sibylle, Prospéro, Athéna, Dédale, Morgane
bot-manner-careless = Fait ce qui lui passe par la tête.
bot-manner-steady = Prend ce qui paraît le mieux sur le moment.
bot-manner-shrewd = Réfléchit, mais ne compare jamais plus de deux idées et, une fois sur deux, s’impatiente et joue la première.
bot-manner-masterful = Voit loin, et ne laisse passer que peu de choses.
bot-level = Le jeu du robot
level-careless = Étourdi
level-steady = Main sûre
level-shrewd = Avisé
level-masterful = Maître
level-greedy = Main sûre
level-random = Étourdi
level-untaught = { $level }, joue d’une main sûre : rien n’est encore appris ici
friend = Un ami
friend-link = Invité par un lien
remove-seat = Retirer la place { $number }
add-bot = Robot
add-friend = Ami
add-beside = À côté
add-beside-long = Quelqu’un à côté de moi, à cet écran
house-rules = Règles maison
editor-link = Changer les cartes et les nombres de ce jeu
pack = Pack
pack-none = Aucun : le jeu de base
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
throws-sampled = Automatiques
dice-rule = Dés
dice-rule-sampled = Lancés ici
draws-rule = Cartes et sacs
draws-rule-sampled = Mélangés ici
draws-rule-reported = Les vrais
real-more = La page vous demande ce que montrent vos dés. Elle lance pour les robots, et pour qui dit être ailleurs.
option-file-none = Choisir un fichier
option-file-taken = Chargé. En choisir un autre
option-file-bad = { $file } n’est pas une carte que ce jeu sait lire.
own-language = Chacun lit dans sa langue.
public = Montrer cette table à tous
opening = La table s’ouvre
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
take-along = À emporter : jouer sans réseau
take-along-more = Toute la maison sur cet appareil, une fois téléchargée (environ 12 Mo).
practice = S’exercer au lancer
rules = Règles
names = Taupe errante | Blaireau discret | Chouette insomniaque | Triton curieux | Héron patient | Hérisson pressé | Crapaud solennel | Corneille joyeuse | Loutre boueuse | Roitelet matinal
seat-number = Place { $number }

## La page de l’opérateur

## Une table aux places libres

room-title = Qui joue ?
room-invite = Une place vous attend.
room-full = Toutes les places sont prises.
room-full-more = Restez regarder, ou ouvrez une autre table.
open-another = Ouvrir une autre table
room-watch = Vous pouvez aussi rester regarder.
chair-free = Une place libre
here = Présent
gone = Absent
send-link = Inviter quelqu’un
qr = Code QR du lien
link-local = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, lancez le serveur avec --host 0.0.0.0, ouvrez-le par l’adresse de cet ordinateur et partagez celle-là.
room-all-here = Tout le monde est là.
copy = Copier
copied = C’est copié.
copy-by-hand = À copier à la main :
copy-invitation = Copier l’invitation
code-aloud = Ou dites le code :
code-knock = Il marche en français et en anglais. Qui vient par le code frappe, et l’hôte lui ouvre.
knocks = À la porte
knocks-name = { $who } frappe à la porte
knocks-now = On frappe à votre table.
knock-admit = Ouvrir
knock-refuse = Pas maintenant
door-open = La porte est ouverte
door-open-more = Qui a le lien peut s’asseoir.
door-closed = La porte est fermée
door-closed-more = Qui a le lien doit frapper aussi.
door-closed-here = L’hôte a fermé la porte : frappez, et on vous ouvrira.
share = Partager
start-now = Commencer
start-fill = { $count ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux { $count } places libres
}
sit-down = S’asseoir
accept-invitation = Prendre la place
leave = Quitter la table
table-missing = Cette table n’existe pas.
table-missing-more = La table n’existe plus, ou le lien contient une erreur.
table-unreached = Impossible d’atteindre la table.
back-to-doors = Retour aux jeux
loading-table = On dresse la table
not-yours = Cette place n’est pas la vôtre.

## Le plateau de décision

tray = La question
secret-for = Pour { $who } seulement : passez l’écran.
secret-show = Personne d’autre ne regarde : montrer
your-turn = À vous
anyone-may = Chacun peut agir
all-decide = Tous décident
why = Pourquoi ?
why-long = Pourquoi me demande-t-on cela ?
why-barred = Pourquoi pas maintenant ?
why-exact = La règle exacte
hint = Conseil
hint-long = Que ferait un maître ?
hint-thinking = Réflexion…
undo = Annuler
in-the-air = Le dé est en l’air.
in-the-air-of = { $who } lance.
skip-show = Abréger
it-happens = Voyons voir.
it-happens-of = { $who } joue.
go-on = Continuer
catch-up = Aller au présent
tap-to-go-on = Touchez l’écran ou une touche pour continuer
use-something = Utiliser quelque chose
standing = Réponses données d’avance
standing-open = Répondre d’avance
standing-pass = Passer tant que cela ne change rien
standing-passing = Vous passez tant que cela ne change rien
standing-always-so = Toujours : { $answer }
standing-lift = Me redemander
standing-everything = Tout me demander
standing-everything-so = On vous demande tout
standing-everything-lift = Laisser passer ce qui ne change rien
standing-ask-next = Me demander la prochaine fois
standing-ask-next-so = On vous demandera la prochaine fois
moot-passed = Passé pour vous : { $why }.
moot-unchanged = rien n’a changé depuis votre dernier refus
moot-later = ce qui reste à faire ici peut attendre
moot-settled = cela tourne déjà en votre faveur
moot-hopeless = rien de ce que vous avez n’y changerait quoi que ce soit
moot-nothing = il n’y avait rien à gagner
tempo = Vitesse du récit
tempo-calm = Posément
tempo-normal = À un rythme normal
tempo-quick = Vite
tempo-at-once = D’un seul coup
taps-on = Attendre que je touche l’écran
taps-off = Continuer sans attendre
haptics-on = Vibrer aux lancers
haptics-off = Ne pas vibrer
sending = Envoi
saving-paused = L’enregistrement est en pause. Votre réponse attend.
bots-think-less = Serveur occupé : les robots réfléchissent moins.
more-options = { $count ->
    [one] 1 de plus
   *[other] { $count } de plus
}
barred = Pas maintenant
watching = Spectateur
waiting-for = { $who } décide
out-of-play = Vous êtes hors jeu. Les autres continuent.
out-this-level = Vous êtes hors jeu jusqu’au prochain niveau. Les autres continuent.
out-this-fight = Vous êtes évanoui. Les autres continuent le combat.
out-hurry-back = Accélérer les robots jusqu’à votre retour
asked-them = « { $prompt } »
out-look = Regardez les plateaux des autres, ou partez quand vous voulez.
out-hurry = Accélérer les robots jusqu’à la fin
out-leave = Dire au revoir et partir
leave-word = Dire au revoir
waiting-anyone = Chacun peut agir
out-hurrying = Les robots se pressent
waiting-together = { $done } sur { $all } ont décidé
together-count = { $done } sur { $all } ont décidé
deciding = décide
answered = a décidé
options = Réponses
odds-win = gagné
odds-tie = égalité
odds-lose = perdu
odds-spoken = { $word } { $share }
best-answer = le mieux
next-roll = Le prochain lancer
roll-note = Le prochain lancer, { $note } :
roll-legend = Le prochain lancer : { $word }, { $note }
goal = Le but
barred-some = { $count ->
    [one] 1 chose impossible maintenant
   *[other] { $count } choses impossibles maintenant
}
barred-clause = La règle : { $clause }
other-away = { $who } est hors ligne. Sa place est gardée ; l’hôte peut laisser jouer un robot.
nudge = Faire signe
nudge-words = { $who }, c’est à vous.
offline = Hors ligne
offline-retry = Votre table vous attend. Nouvel essai dans { $seconds } s
offline-trying = Votre table vous attend. Nouvel essai
answer-kept = Votre réponse est gardée et partira dès que la connexion reviendra.
undo-asked = { $count ->
    [one] Vous demandez à annuler. Il manque l’accord d’une personne.
   *[other] Vous demandez à annuler. Il manque l’accord de { $count } personnes.
}
undo-wish = { $who } voudrait annuler { $count ->
    [one] la dernière réponse.
   *[other] les { $count } dernières réponses.
}
undo-wish-turn = { $who } voudrait revenir au tour { $turn } ({ $whose }) et annuler { $count ->
    [one] une réponse.
   *[other] { $count } réponses.
}
undo-wish-round = { $who } voudrait revenir au tour { $turn } et annuler { $count ->
    [one] une réponse.
   *[other] { $count } réponses.
}
undo-agree = D’accord
undo-refuse = Non
not-lit-die = Ce dé est déjà pris.
not-lit = Vous ne pouvez pas l’utiliser maintenant.
lit-ones = Choisissez parmi ce qui est éclairé : { $names }.
skip-to-tray = Aller à la question
clause-missing = Cette clause est introuvable.
mark-ours = notre décision
mark-ours-more = Les règles publiées ne tranchent pas, alors nous avons décidé.
mark-partly = en partie de nous
mark-partly-more = Les règles publiées en disent une part, et nous avons réglé le reste.

## Lancers sans la scène

throw-report = Où le dé s’est-il arrêté ?
throw-face = Ce qu’il montre
throw-eye = Le symbole
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
report-even = Pile sur la ligne : le plus petit nombre compte
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
report-otherwise = Quelqu’un a vu autre chose
report-otherwise-now = Comment le lire autrement ? Le chef tranchera.
report-by = Qui a vu autre chose :
report-next = Dé suivant
report-back = Retour
report-say = Annoncer
report-bounced = Rebond
report-more = Plus : entre deux, vu autrement
report-words = 3 symbole, 2-3, trou, raté
report-words-flip = sur la cible, à côté, pas retourné
report-told = { $told } sur { $count }
report-count = Combien montrent : { $face }
report-so-far = Les dés jusqu’ici
report-undo = Annuler le dernier dé
report-done = Voilà ce qu’ils montrent
report-drawn = Ce qui est sorti
report-find = Chercher par le nom
report-none = Rien ne porte ce nom.
real-remote = Je ne suis pas à la table : lancez pour moi
real-back = Le serveur lance pour vous. Reprendre les vrais dés
placed-remote = Le serveur lance désormais pour { $who }.
placed-here = { $who } lance désormais de vrais dés.
plate-real = vrais dés
plate-served = dés du serveur
sit-remote = Je suis ailleurs : le serveur lance pour moi
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
bot-sits-in = Un robot joue pour vous.
take-back = Reprendre ma place
leave-title = Quitter la table ?
leave-text = Un robot prend votre place. Vous pouvez revenir par le même lien.
stay = Rester
tale = Le récit
tab-tale = Récit
tab-chat = Discussion
tab-rules = Règles
tale-filter = Quoi montrer
tale-filter-who = De qui
tale-everybody = Tout le monde
tale-all = Tout
tale-dice = Les dés
tale-gain = Les gains
tale-harm = Les coups durs
tale-none = Rien de tel pour l’instant.
newest = Aller au plus récent
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
spectator-number = Spectateur { $number }
chat-person = Masquer, et plus
mute-here = Masquer ses messages, pour moi
unmute-here = Afficher de nouveau ses messages
mute-all = Retirer la parole, pour tous
unmute-all = Rendre la parole
hush = Les spectateurs ne peuvent pas écrire
unhush = Les spectateurs peuvent de nouveau écrire
show-out = Faire sortir ce spectateur
show-all-out = Faire sortir tous les spectateurs
let-watch = Laisser de nouveau regarder
say-something = Dites quelque chose
send = Envoyer
rules-now = Les règles de ce moment :
rules-all = Toutes les règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] 1 résultat
   *[other] { $count } résultats
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
replay-share = Copier le lien vers ce coup
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-turn = Tour { $turn } sur { $turns }
replay-turn-of = Tour { $turn } sur { $turns } : { $who }
replay-turn-none = Avant le premier tour
replay-pace = Vitesse : × { $pace }
not-scored = Sans score
not-scored-more = Seules les parties gagnées ont un score.
high-throws = { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }, { $percent } % de réussite
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
high-lost = { $count ->
    [one] { $count } PV perdu
   *[other] { $count } PV perdus
}
high-healed = { $count } de vie soignée
high-gold = { $count } or trouvé
guide = Une courte visite
guide-skip = Ignorer
guide-next = Suite
guide-done = Jouer
## La fin

state-open = Places libres
state-playing = En cours
state-over = Partie terminée
victory = Victoire
defeat = Défaite
over-taken-back = { $count ->
    [one] Une réponse a été annulée d’un commun accord.
   *[other] { $count } réponses ont été annulées d’un commun accord.
}
over-hints = { $count ->
    [one] Un conseil a été demandé.
   *[other] { $count } conseils ont été demandés.
}
rules-changed = Les règles ont changé
rules-file = Enregistrer le fichier
rules-frozen = Cette partie a commencé avec la version { $began } des règles. Avec la version { $now }, elle se serait passée autrement : elle ne peut pas continuer. Le fichier contient chaque réponse, chaque dé et le secret des dés.
rules-pack-failed = Le pack « { $pack } » a cassé le jeu à cet endroit : la partie s’arrête. Rien n’est perdu : le fichier contient chaque réponse et chaque dé jusqu’ici. Prévenez l’auteur du pack ; « tumblekeep pack check » trouve ce genre d’erreur.
rules-unwatchable = Cette partie a été jouée avec la version { $began } des règles, avant que les parties finies ne soient gardées pour être revues. Son fichier est là, et ses dés se vérifient.
rules-drawn-later = Jouée avec la version { $began } des règles, et montrée avec la version { $now }, qui accepte chaque réponse. Les points ont pu être comptés autrement à l’époque.
rules-carried-on = Les règles sont passées de la version { $began } à la version { $now } depuis le début de cette partie. Tout ce qui a été joué leur convient : elle continue.
table-moved-device = Cette partie a été emportée sur l’appareil d’un joueur et continue là-bas. Elle reprendra ici quand elle reviendra.
table-moved-server = Cette partie a été emportée sur un serveur et continue là-bas. Elle reprendra ici quand elle reviendra.
look-back = Revenir sur la partie
look-doing-of = Analyse de la partie : { $done } sur { $whole }.
look-to-table = Retour à la table
look-to-move = Voir ce coup à la table
look-before = { $count ->
    [one] Une autre partie est examinée avant la vôtre.
   *[other] { $count } autres parties sont examinées avant la vôtre.
}
puzzles = Problèmes
throw-puzzles = Problèmes de lancer
over-who = Joueur
over-sum = Total
over-carried = Rapporté
score = Score
points = { $count ->
    [one] point
   *[other] points
}
remembered = On s’en souviendra pour
winner = Gagnant
best-first = Votre premier score ici : { $score }.
best-new = Nouveau record : { $score }. Avant : { $before }.
best-so-far = Votre record : { $best }.
try-harder = Plus dur, ou autrement
try-another-way = Jouer autrement
shared-watch = Regarder la partie
shared-play = Jouer à mon tour
turning-points = Ce qui a tout décidé
again = Rejouer à la même table
again-join = Vers la revanche
log = Journal
## Les salles

hall-watch = Tables à regarder
hall-learn = Apprendre un jeu
hall-practice = Entraînement
hall-credits = Crédits
learn-line = Chaque jeu sur une page : le but, un tour, les dés, la fin et cinq conseils. Toutes les règles sont à un clic, clause par clause.
learn-print = Imprimer cette page
learn-rules = Toutes les règles, clause par clause
tables-open = Places libres
tables-playing = En cours
tables-over = Terminées
no-table-title = Aucune table ouverte. Ouvrez-en une.
no-table-text = Votre table apparaît ici si vous la rendez publique.
lost-title = Page introuvable.
lost-text = L’adresse contient une erreur.
credits-rules = Les cinq jeux sont l’œuvre de leurs auteurs et éditeurs ; tumblekeep en dit les règles avec ses propres mots et n’est affilié à aucun d’eux.
credits-icons = Icônes des auteurs de game-icons.net (Lorc, Delapouite et contributeurs), CC BY 3.0 ; recolorées.
credits-glyphs = Signes d’interface : Lucide, licence ISC.
credits-fonts = Caractères : Texturina, Atkinson Hyperlegible Next, et Grenze Gotisch pour le logotype, SIL Open Font License 1.1.
credits-code = Construit avec Svelte (MIT) et Fluent (Apache 2.0).

## Dungeon Attack!

while-away = Pendant votre absence
while-away-more = { $count ->
    [one] Encore une chose, puis :
   *[other] Encore { $count } choses, puis :
}
guide-dungeon_attack-1 = Les questions s’affichent ici. Touchez un bouton, ou ce qui est éclairé sur la table. « Pourquoi ? » explique le choix.
guide-dungeon_attack-2 = Les dés sont les monstres. Les vaincus sont à vous, ceux en repli s’esquivent, ceux au combat restent et peuvent vous frapper.
guide-dungeon_attack-3 = La carte de chacun : son état, sa valeur, les monstres devant lui, son butin. La valeur dit combien de dés on peut gagner d’un coup.
guide-dungeon_attack-4 = Le récit dit ce qui s’est passé et pourquoi. Vous gagnez ou perdez ensemble : il faut 16 pièces d’or, 4 objets magiques et un artefact.
guide-dungeon_attack-5 = Enfoncez la porte quand vous êtes en forme, aidez un ami mal en point, et arrêtez à temps.

## Dungeons, Dice & Danger

guide-dungeons_dice_danger-1 = Tout le monde joue le même lancer. Formez deux paires ; chaque somme coche une case ou frappe un monstre. Les anneaux montrent où elle peut aller.
guide-dungeons_dice_danger-2 = Votre feuille. On avance depuis les cases cochées : les vertes sont les départs, celles à anneau sont à portée. Touchez une case éclairée pour la cocher.
guide-dungeons_dice_danger-3 = Les autres cochent en même temps ; vous verrez leurs choix quand tous auront fini. Une paire inutilisable coûte de la vie.
guide-dungeons_dice_danger-4 = Les gemmes valent le plus. Le premier à vaincre un monstre gagne plus que les suivants.

## Dungeon Fighter et le château

guide-dungeon_fighter-1 = Les questions s’affichent ici : un héros, un dé, un chemin. Touchez un bouton, ou ce qui est éclairé sur la table. « Pourquoi ? » explique le choix.
guide-dungeon_fighter-2 = La scène montre ce dont il s’agit : la carte, un monstre avec sa vie et ses exigences, une boutique. Ce qui est éclairé se touche.
guide-dungeon_fighter-3 = Les héros : vie, cicatrices, trois capacités par couleur, ce qu’ils portent. Touchez les capacités pour voir toute la fiche.
guide-dungeon_fighter-4 = Le dé doit rebondir sur la table, puis rester sur la cible. La section où il repose donne les dégâts ; le symbole déclenche la capacité de sa couleur.
guide-dungeon_fighter-5 = Un échec fait mal. Trois dés pour tous, puis les blancs. Gardez assez de blancs pour le boss de fin.
guide-castle_of_frosts-1 = Les questions s’affichent ici : un héros, une porte, un dé. Touchez un bouton, ou ce qui est éclairé sur la table. « Pourquoi ? » explique le choix.
guide-castle_of_frosts-2 = La scène montre ce dont il s’agit : deux portes pour le chef, un monstre et ses exigences, une boutique. Ce qui est éclairé se touche.
guide-castle_of_frosts-3 = Les héros : vie, cicatrices, trois capacités par couleur, ce qu’ils portent. Touchez les capacités pour voir toute la fiche.
guide-castle_of_frosts-4 = Les salles apportent des icônes de boutique. Quand il y en a assez, on arrive à une boutique ; après la troisième vient le boss de fin.
guide-castle_of_frosts-5 = Faites rebondir le dé sur la table, puis sur la cible. Un échec fait mal, la glace glisse, les pingouins sont pires.

## Dungeon Dice

guide-dungeon_dice-1 = Les questions s’affichent ici. Touchez un bouton ou un dé éclairé. La barre d’une réponse montre vos chances de gagner la partie.
guide-dungeon_dice-2 = Les monstres sortent du sac noir ; les dés du bas sont à vous. Un dé éclairé se touche comme un bouton. Pointez un dé, ou maintenez-le, pour lire ses symboles.
guide-dungeon_dice-3 = Les blessures, la renommée, le niveau et les dés de chacun. Un dé barré est blessé et se repose jusqu’à ce qu’on le soigne.
guide-dungeon_dice-4 = Les sacs disent combien de dés il reste, et lesquels. Les gros monstres, les artefacts et le niveau 6 donnent de la renommée.
guide-dungeon_dice-5 = Une égalité compte comme une victoire, mais coûte une blessure. Remplissez vos deux mains, appelez un ami devant un gros monstre, et fuyez tant qu’il est temps.
## Le rythme d’une table

odds-rule = Chances et conseils
odds-rule-always = Affichés
odds-rule-after = Après coup
odds-rule-off = Aucun
pace = Rythme
pace-live = En direct
pace-days = Sur plusieurs jours
pace-live-more = Après une minute d’absence, un robot joue pour vous jusqu’à votre retour.
pace-days-more = Prenez votre temps : la table attend tout le monde.
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
clock-ran-out = { $who } n’a plus de temps : un robot a répondu.
clock-ran-out-you = Vous n’avez plus de temps : un robot a répondu pour vous.
in-hours = { $count } h
in-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
other-away-live = { $who } est hors ligne. Un robot va jouer à sa place jusqu’à son retour.
sits-in-soon = un robot va prendre le relais
sits-in = un robot joue à sa place
sits-in-for = { $who } n’est pas là : un robot joue à sa place.
asked-hint = { $who } a demandé un conseil.
    .you = Vous avez demandé un conseil.
came-back = { $who } est de retour.
chair-back = Vous avez repris votre place : un robot a joué pour vous.
time-double = temps double
menu-time-double = Prendre le double du temps
menu-time-once = Revenir au temps habituel

## Leçons

lesson = Leçon
lesson-of = { $title }, la leçon
lesson-tries = { $count ->
    [0] C’est fait : place aux règles.
    [one] Encore un lancer
   *[other] Encore { $count } lancers
 }
lesson-tries-skip = Sauter les lancers
lesson-lost = La leçon ne peut pas s’ouvrir
lesson-again = Rien n’a changé : choisissez de nouveau.
lesson-over = La leçon est finie. Maintenant, pour de vrai.
lesson-play = Jouer une partie
lesson-anew = Recommencer
lesson-take = Apprendre en jouant

## Dans les premières parties

first-table = Conseillé pour une première partie
first-advised = bien pour débuter
hint-first = Un conseil
hint-off = Arrêter les conseils
hint-on = Montrer des conseils dans les premières parties

# La liste des touches, ouverte par ?
menu-keys = Touches du clavier
key-number = Choisir une option par son numéro
key-arrows = Passer d’une option à l’autre, ou se déplacer sur la carte
key-enter = Choisir ce qui est marqué
key-hint = Demander un conseil
key-why = Pourquoi cette question, pourquoi pas cela ?
key-undo = Annuler
key-tale = Ce qui s’est passé jusqu’ici
key-step = Un pas en arrière ou en avant
key-turn = Un tour en arrière ou en avant
key-ends = Le début, la fin
key-space = Espace
key-play = Lire, mettre en pause
key-tab = Parcourir la page ; les flèches parcourent les symboles
key-escape = Fermer
key-list = Cette liste

# Problèmes : leur sujet (selon la question), leur difficulté, et combien on en a résolu de suite
# L’accueil : un ami d’abord, quelque chose à regarder, et une autre façon de rejouer une partie
nav-friends = Amis
find-players = Trouver des joueurs
with-friend = Jouer avec un ami
harder-option = Plus dur cette fois : { $option }, { $value }. Changez ce que vous voulez d’autre.
harder-bots = Plus dur cette fois. Robots : { $level }. Changez ce que vous voulez d’autre.
harder-none = Jouez autrement : avec d’autres joueurs ou d’autres règles maison.
watch-live = En ce moment
watch-finished = Une partie finie
watch-open = Regarder
watch-rating = Classement { $points }
daily-title = La porte du jour
daily-left = { $hours ->
    [0] encore { $minutes } min
   *[other] encore { $hours } h { $minutes } min
}
daily-open = Ouvrir la porte
daily-go-on = Continuer
daily-see = Votre résultat
