### Dungeons, Dice & Danger

title = Dungeons, Dice & Danger
tagline = Un seul lancer pour tous, une feuille pour chacun. Cochez votre chemin dans le donjon, abattez ses monstres et veillez sur votre peau.
origin = D’après le livret publié ; les valeurs des monstres viennent de pages publiques sur le jeu. De notre cru : 65 des 164 clauses, 11 autres en partie, et le tracé des 4 cartes, avec leurs pistes de vie et la plupart de leurs trésors.
goal = But : avoir le plus de points à la fin de l’aventure.

option-adventure = Aventure
option-adventure-annoyed-animals = Animaux agacés (débutant)
option-adventure-clumsy-cultists = Cultistes maladroits (facile)
option-adventure-puzzled-pyramid = Pyramide perplexe (moyen)
option-adventure-defiant-dinosaurs = Dinosaures récalcitrants (expert)
option-map = Votre propre carte
option-end = Fin de la partie
option-end-own = Quand le dernier monstre d’un joueur tombe
option-end-collective = Quand chaque monstre est tombé au moins une fois
option-start = Qui lance en premier
option-start-first = La première place
option-start-random = Tirage au sort
option-start-named = La personne que les joueurs désignent
option-free_hit = Le coup gratuit quand un monstre tombe
option-free_hit-dealt = Automatique ; on peut le refuser à son dernier monstre
option-free_hit-asked = Chacun décide à chaque fois

## Questions

ask-first-player = Qui a vaincu un monstre le plus récemment ? Cette personne lance en premier.
first-player-name = { $friend }
ask-draw-first = Tirez au sort qui lance en premier
ask-clouds = Chacun numérote ses nuages
ask-cloud = Quel nombre écrivez-vous dans le nuage { $space } ?
cloud-write = { $number }
ask-roll = Lancez les cinq dés
ask-decide = Tout le monde décide
ask-pairing = Quelles paires former ?
pairing-white = { $one } et { $two } : { $first } et { $second }
pairing-black = { $one } et { $two } : { $first } et { $second }, avec le dé noir
pairing-symbol = { $one } et { $two } : { $first } et { $second }, contre un symbole de dé noir
no-symbol = Vous n’avez plus de symbole de dé noir, et ce n’est pas votre lancer.
ask-use = Où l’utiliser ?
use-visit = Cocher le { $number } en { $space } : avec { $dice }
use-strike = Frapper { $room } : 1 dégât, avec { $dice } = { $number }
use-strike-own = Frapper { $room } : 1 dégât, avec { $dice } = { $number }
use-both = Frapper { $room } avec les deux paires : 2 dégâts
use-both-own = Frapper { $room } avec les deux paires : 2 dégâts
use-torch = Allumer une torche (encore { $left })
    .stakes = Coche une case ou frappe un monstre à portée, quel que soit son nombre.
use-spare = Laisser l’autre paire : après un dégât, c’est gratuit
use-give-up = Renoncer { $pairs ->
    [one] à la dernière paire
   *[other] aux deux paires
} : { $life ->
    [one] 1 point de vie
   *[other] { $life } points de vie
}
    .stakes = Vous ne cochez rien et perdez de la vie.
use-stop = S’arrêter sans avoir fait de dégât : { $life ->
    [one] 1 point de vie
   *[other] { $life } points de vie
}
use-done = Terminer et garder le reste pour plus tard
no-must-use = Vous devez utiliser une paire si vous le pouvez.
no-torch-nothing = Rien à portée ne peut être brûlé.
no-not-double = { $space } est un poing : il faut un double.
no-locked = Ici, le { $number } est encore blanc : débloquez-le d’abord.
no-armored = Cuirassé : il faut les deux paires d’un coup.
ask-torch = À quoi sert la torche ?
torch-light = Cocher { $space }
torch-burn = Brûler { $room } : 1 dégât
torch-burn-own = Brûler { $room } : 1 dégât
no-torch-armored = Les torches ne peuvent rien contre une cuirasse.
no-torch-gate = Le nuage vide n’a pas de nombre ; seul le nuage au 11 l’ouvre.
ask-chest = Que prenez-vous dans le coffre ?
chest-take-life = { $boxes ->
    [one] Vie supplémentaire : { $boxes } case verte
   *[other] Vie supplémentaire : { $boxes } cases vertes
}{ $gems ->
    [0] {""}
    [one] {" et"} { $gems } gemme
   *[other] {" et"} { $gems } gemmes
}
    .stakes = Vous pouvez perdre autant de plus avant d’être éliminé.
chest-take-torches = { $count ->
    [one] { $count } torche
   *[other] { $count } torches
}
    .stakes = Chacune coche une case ou frappe un monstre à portée, quel que soit son nombre.
chest-take-black = { $count ->
    [one] { $count } symbole de dé noir de plus
   *[other] { $count } symboles de dé noir de plus
}
    .stakes = Chacun permet d’utiliser le dé noir quand un autre lance.
no-taken = Vous avez déjà pris cela dans un coffre.
ask-free-hits = Un monstre est tombé pour la première fois : qui prend le coup gratuit ?
ask-free-hit = Un monstre est tombé pour la première fois : prenez-vous votre coup gratuit ?
free-hit-deal = Frapper { $room } : 1 dégât
free-hit-deal-own = Frapper { $room } : 1 dégât
free-hit-refuse = Non, rien ne change
ask-last-hit = Votre dernier monstre tomberait et la partie serait finie. Votre score serait de { $points }, le meilleur des autres de { $best }. Prenez-vous le coup gratuit ?
last-hit-deal = Frapper { $room } et finir la partie
last-hit-deal-own = Frapper { $room } et finir la partie
last-hit-refuse = Non, la partie continue

## Things and names

chest-extra-life = Vie supplémentaire
chest-torch = Des torches
chest-extra-black-dice = Des symboles de dé noir
die-white = blanc
die-black = noir
room-purple-pup = Chiot Pourpre
room-green-growler = Grogneur Vert
room-grey-hound = Lévrier Gris
room-white-wolf = Loup Blanc
room-primal-hare = Lièvre Primal
room-punk-hare = Lièvre Punk
room-beefy-bearpion = Oursopion Costaud
room-forlorn-phantom = Fantôme Éploré
room-necro-mancer = Nécro Mancien
room-sickly-spector = Spectre Souffreteux
room-pastry-mancer = Pâtisso Mancien
room-ghastly-warden = Geôlier Blafard
room-sir-phish = Sire Poiscaille le Rance
room-derek-the-observer = Derek l’Observateur
room-sphinx = Sphinx
room-ankh = Ankh
room-horus = Horus
room-sandy = Sandy
room-velo-cam = Vélo Cam
room-velo-sam = Vélo Sam
room-velo-rici = Vélo Rici
room-orville = Orville
room-wilbur = Wilbur
room-mighty-meg = Meg la Puissante
room-tri-tip-tony = Tony Trois-Cornes
room-hank-the-tank = Hank le Tank
room-king-rex = Roi Rex
achievement-fists = { -needed-fists } poings sur { -of-fists }
achievement-left-right = Un chemin du départ de gauche à celui de droite
achievement-mancers = Les deux Manciens vaincus
achievement-rubble = { -needed-rubble } éboulis sur { -of-rubble }
achievement-clouds = { -needed-clouds } nuages numérotés sur { -of-clouds }
achievement-worms = { -needed-worms } vers sur { -of-worms }
achievement-armored = { -needed-armored } dinosaures cuirassés
achievement-claws = { -needed-claws } griffes sur { -of-claws }

## What happens

tale-clouds-numbered = { $who } a numéroté ses nuages.
    .you = Vous avez numéroté vos nuages.
tale-first-named = { $who } désigne { $friend }.
    .you = Vous désignez { $friend }.
    .friend = { $who } vous désigne.
tale-first-player = { $who } lance en premier.
    .you = Vous lancez en premier.
tale-rolled = Manche { $round }. { $who } lance { $one }, { $two }, { $three }, { $four } et un { $black } noir.
    .you = Manche { $round }. Vous lancez { $one }, { $two }, { $three }, { $four } et un { $black } noir.
tale-paired = { $who } forme { $one } et { $two } : { $first } et { $second }.
    .you = Vous formez { $one } et { $two } : { $first } et { $second }.
tale-paired-with-black = { $who } prend le dé noir : { $one } et { $two }, soit { $first } et { $second }.
    .you = Vous prenez le dé noir : { $one } et { $two }, soit { $first } et { $second }.
tale-black-spent = { $who } coche un symbole de dé noir ; il en reste { $left }.
    .you = Vous cochez un symbole de dé noir ; il en reste { $left }.
tale-box-crossed = { $who } coche à moitié { $space } ({ $number }).
    .you = Vous cochez à moitié { $space } ({ $number }).
tale-visited = { $who } visite { $space } ({ $number }).
    .you = Vous visitez { $space } ({ $number }).
tale-torch-lit = { $who } allume une torche ; il en reste { $left }.
    .you = Vous allumez une torche ; il en reste { $left }.
tale-gold-found = { $who } trouve de l’or.
    .you = Vous trouvez de l’or.
tale-gem-found = { $who } trouve une gemme.
    .you = Vous trouvez une gemme.
tale-chest-opened = { $who } ouvre un coffre. { $chest }.
    .you = Vous ouvrez un coffre. { $chest }.
tale-chest-empty = { $who } ouvre un coffre, mais en a déjà tout pris.
    .you = Vous ouvrez un coffre, mais en avez déjà tout pris.
tale-unlocked = { $who } débloque un nombre : { $room }, { $number }.
    .you = Vous débloquez un nombre : { $room }, { $number }.
tale-fist-landed = Le poing frappe pour { $who } : { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres à la fois
}.
    .you = Le poing frappe pour vous : { $monsters ->
        [one] { $monsters } monstre
       *[other] { $monsters } monstres à la fois
    }.
tale-worm-defeated = { $who } vainc le ver en { $space }.
    .you = Vous vainquez le ver en { $space }.
tale-gate-opened = Le nuage vide en { $space } s’ouvre pour { $who }.
    .you = Le nuage vide en { $space } s’ouvre pour vous.
tale-struck = { $who } frappe { $room } : { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
}, { $left ->
    [0] c’est le coup de grâce
   *[other] vie restante { $left }
}.
    .you = Vous frappez { $room } : { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    }, { $left ->
        [0] c’est le coup de grâce
       *[other] vie restante { $left }
    }.
tale-pairs-unused = { $who } n’utilise pas { $pairs ->
    [one] une paire
   *[other] ses deux paires
}{ $points ->
    [0] , gratuit après un dégât
   *[other] {""}
}.
    .you = Vous n’utilisez pas { $pairs ->
        [one] une paire
       *[other] vos deux paires
    }{ $points ->
        [0] , gratuit après un dégât
       *[other] {""}
    }.
tale-no-damage = Une manche sans dégât : { $who } perd de la vie.
    .you = Une manche sans dégât : vous perdez de la vie.
tale-life-lost = { $who } perd { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
} ; il en reste { $left }.
    .you = Vous perdez { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    } ; il vous en reste { $left }.
tale-died = { $who } coche le crâne et quitte la partie.
    .you = Vous cochez le crâne et quittez la partie.
tale-first-defeat = { $who } terrasse { $room } en premier : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}.
    .you = Vous terrassez { $room } en premier : { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }.
tale-later-defeat = { $who } terrasse { $room } : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}.
    .you = Vous terrassez { $room } : { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }.
tale-bitten = { $room } mord { $who } en tombant : { $points ->
    [one] { $points } point de vie
   *[other] { $points } points de vie
}.
    .you = { $room } vous mord en tombant : { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    }.
tale-free-damage = { $room } subit aussi un coup gratuit pour { $who } : { $left ->
    [0] c’est le coup de grâce
   *[other] vie restante { $left }
}.
    .you = { $room } subit aussi un coup gratuit pour vous : { $left ->
        [0] c’est le coup de grâce
       *[other] vie restante { $left }
    }.
tale-free-refused = { $who } ne veut pas du coup gratuit contre { $room }.
    .you = Vous ne voulez pas du coup gratuit contre { $room }.
tale-first-feat = { $who } y parvient en premier : { $achievement }. { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}.
    .you = Vous y parvenez en premier : { $achievement }. { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }.
tale-later-feat = { $who } y parvient aussi : { $achievement }. { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}.
    .you = Vous y parvenez aussi : { $achievement }. { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }.
tale-last-monster = { $who } n’a plus de monstre à combattre.
    .you = Vous n’avez plus de monstre à combattre.
tale-no-monster-left = Manche { $round } : chaque monstre est tombé au moins une fois.

## Results

result-solo = Vous nettoyez le donjon avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $rank }.
result-solo-dead = Le donjon vous garde, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $rank }.
result-won = { $who } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-shared = { $who } partagent la victoire avec { $points ->
        [one] { $points } point chacun
       *[other] { $points } points chacun
    }.
result-nobody = Personne ne ressort vivant. Personne ne gagne.
names-two = { $one } et { $other }
names-more = { $one }, { $others }
part-gems = Gemmes, 3 chacune
part-gold = Or, 2 par pièce
part-boss = Dégâts sur le boss
part-seat = { $who } : gemmes { $gems }, or { $gold }, boss { $boss }, vie −{ $penalty }
part-dead = { $who } : hors jeu
rank-1 = Toujours à la recherche de l’entrée
rank-2 = Plus câlin que bagarreur
rank-3 = Quelques cases coloriées
rank-4 = Honnête, mais le boss réclame une main plus ferme
rank-5 = Une étoffe de héros
rank-6 = Maître à penser des aventuriers
rank-7 = On en chantera les exploits pendant des siècles
rank-8 = Maître du donjon

## The table

mark-start = départ
    .about = Une entrée : elle se coche à tout moment, quoi qu’il y ait autour.
mark-grey = débloque un nombre
    .about = Une clé. Cochée, elle fait passer du pointillé au noir le même nombre du monstre voisin : dès lors, ce nombre le frappe.
mark-fist = poing : doubles seulement
    .about = Il faut deux dés égaux. Il frappe de 1 chaque monstre de votre feuille.
mark-rubble = éboulis : à cocher plusieurs fois
    .about = Il faut cocher toutes ses cases pour passer.
mark-cloud = nuage
    .about = C’est vous qui écrivez son nombre avant le premier lancer. Celui qui porte le 11 ouvre le nuage vide.
mark-gate = nuage vide
    .about = Aucun dé ne l’ouvre : il s’ouvre quand vous cochez le nuage qui porte le 11.
mark-claw = griffe : débloque un nombre
    .about = Une clé à l’écart. Cochée, elle fait passer du pointillé au noir un nombre d’un monstre : dès lors, ce nombre le frappe.
mark-worm = ver : à cocher plusieurs fois
    .about = À cocher plusieurs fois ; puis il blesse le boss.
mark-gem = gemme
    .about = Vaut 3 points.
mark-gold = or
    .about = Vaut 2 points.
mark-chest = coffre
    .about = Donne de la vie, des torches ou des symboles de dé noir : vous choisissez, chacun une fois.
mark-half = cochée à moitié
mark-target = une de vos paires convient ici
show-before = Avant le premier lancer : numérotez les nuages.
show-round = Manche { $round }
show-active = { $who } lance
show-black-die = Le dernier dé est le noir : { $number }
show-pair = { $dice } = { $number }
show-pairs = Encore à utiliser :
show-roll = Le lancer
show-map = { $title } – { $who }
show-defeated = terrassé
show-in-reach = à portée
show-out-of-reach = hors de portée
show-armored = { $room } (cuirassé)
show-gems-first = { $first } d’abord, { $later } ensuite
show-gems-later = { $gems }
show-letter = Carte
show-monster = Monstre
show-life = Vie
show-usable = Nombres
show-locked = Bloqués
show-reward = Gemmes
show-bite = Morsures
show-state = État
show-monsters = Monstres
show-tracker = Vie
show-green = { $boxes ->
    [one] et { $boxes } case verte
   *[other] et { $boxes } cases vertes
}
show-treasure = Gemmes { $gems }, or { $gold }
show-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
show-black = Symboles de dé noir : { $symbols }
show-torches = Torches : { $torches }
show-reached = { $achievement }
show-sheet = Feuille : { $who }
show-dead = hors jeu
show-done = a fini
show-writing = décide
show-ready = en attente
show-of = { $now } sur { $most }
show-goods = { $black } / { $torches }
show-who = Joueur
show-score = Points
show-gems = Gemmes
show-gold = Or
show-beaten = Terrassés
show-boss = Dégâts au boss
show-goods-head = Noirs / torches
show-players = Tout le monde

## Maps of one's own

map-refused = Cette carte n’est pas jouable. { $first } { $count ->
    [one] C’est le seul problème.
   *[other] Il y a { $count } problèmes en tout ; check-map les énumère.
}
map-same-id = { $where } : cet id est déjà pris par { $other }. Donnez-en un autre.
map-same-name = { $where } : le nom « { $name } » est déjà pris par { $other }. Donnez-en un autre à la salle.
map-same-cell = { $where } : la colonne { $col }, ligne { $row } est déjà prise par { $other }. Déplacez l’un des deux.
map-off-grid = { $where } : x et y ne correspondent pas à la colonne et à la ligne. Il faut { $x } et { $y } ; vous pouvez aussi les omettre.
map-no-neighbour = { $where } : adj nomme « { $other } », qui n’est pas sur la carte.
map-one-way = { $where } : adj nomme « { $other } », mais « { $other } » ne le nomme pas.
map-not-beside = { $where } : adj nomme « { $other } », qui n’est pas dessiné à côté.
map-beside = { $where } : dessiné à côté de « { $other } », que adj ne nomme pas. Omettez adj pour qu’il soit déduit.
map-start-twice = { $where } : le départ { $number } existe déjà, { $other }. De 2 à 12, chaque nombre a un seul départ.
map-start-missing = { $where } : aucun départ ne porte le { $number }. De 2 à 12, chaque nombre en a un.
map-number-written = { $where } : une case { $kind } ne porte pas de nombre sur la carte. Omettez-le.
map-number-missing = { $where } : une case { $kind } exige un nombre de 2 à 12.
map-boxes = { $where } : une case { $kind } se coche { $boxes } fois.
map-fist-odd = { $where } : un poing exige un double, et aucun double ne fait { $number }. Prenez un nombre pair.
map-gate-reward = { $where } : le nuage vide ne contient pas de récompense.
map-side = { $where } : seuls les départs ont un côté, pas une case { $kind }.
map-cloud-number = { $where } : seuls les nuages ont un rang de nuage, pas une case { $kind }.
map-unlocks-missing = { $where } : une case { $kind } exige « unlocks », avec une salle et un nombre.
map-unlocks-kind = { $where } : seules les cases grey et claw débloquent des nombres, pas une case { $kind }.
map-unlocks-room = { $where } : débloque un nombre de « { $room } », qui n’est pas une salle de cette carte.
map-unlocks-number = { $where } : { $number } n’est pas un nombre blanc de « { $room } ».
map-unlocks-other = { $where } : débloque le { $number }, qui doit aussi être le nombre de la case.
map-unlocks-far = { $where } : une case grey touche sa salle, « { $room } ». Une case claw peut être n’importe où.
map-boss = { $where } : une seule salle est celle du boss (« role » : « boss ») ; ici il y en a { $count }.
map-room-numbers = { $where } : aucun nombre ne permet de la frapper.
map-room-both = { $where } : { $number } est à la fois noir et blanc.
map-room-locked = { $where } : aucune case ne débloque le { $number } blanc.
map-gems = { $where } : les suivants ne peuvent pas gagner plus ({ $later }) que le premier ({ $first }).
map-life-loss = { $where } : { $count } symboles de perte de vie tueraient n’importe qui.
map-armored-boss = { $where } : le boss ne peut pas être cuirassé.
map-cloud-count = { $where } : { $clouds } nuages exigent autant de nombres, pas { $numbers }.
map-cloud-same = { $where } : chaque nombre de nuage figure ici une seule fois.
map-cloud-twice = { $where } : un autre nuage a déjà le rang { $number }.
map-cloud-high = { $where } : a le rang { $number } pour { $count } nuages seulement.
map-gates = { $where } : il y a déjà un nuage vide ; un seul suffit.
map-gate-closed = { $where } : seul le nuage au 11 ouvre le nuage vide, et cloud_numbers n’a pas de 11.
map-worm-damage = { $where } : { $worms } cases worm ne vont pas avec des dégâts de ver de { $damage }.
map-skull = { $where } : le crâne est sur la dernière case de vie, et seulement là.
map-penalty = { $where } : une pénalité de { $penalty } est trop basse. Les pénalités croissent vers le bas, et celle du crâne est la plus haute.
map-achievement-room = { $where } : « { $room } » n’est pas une salle de cette carte.
map-achievement-side = { $where } : aucun départ n’est du côté { $side }.
map-achievement-of = { $where } : en annonce { $of } ; la carte en a { $there }.
map-achievement-needed = { $where } : en exige { $needed } ; la carte en a { $there }.
map-cut-off = { $where } : aucun chemin n’y mène depuis un départ.
map-cloud-behind = { $where } : se trouve derrière le nuage vide. Si quelqu’un y écrit le 11, le nuage vide ne s’ouvre jamais.
map-not-object = { $where } : doit être un objet, entre accolades.
map-missing = { $where } : « { $key } » manque.
map-unknown = { $where } : « { $key } » est inconnu ici. Connus : { $known }.
map-wrong = { $where } : « { $key } » ne peut pas valoir { $given }. Attendu : { $wanted }.
map-many = { $where } : { $key } en compte { $most } au plus.

## Pourquoi ?

why-first-player = Chacun désigne quelqu’un en même temps. La majorité l’emporte ; une égalité se tire au sort. Seule la personne qui lance utilise le dé noir gratuitement.
why-free-hits = Tous ceux qui n’ont pas vaincu le monstre peuvent lui faire 1 dégât. Chacun décide en même temps.
why-free-hit = Un monstre vient de tomber pour la première fois. Il subit aussi 1 dégât sur votre feuille, si vous voulez. C’est presque toujours bon, mais chaque case prise ainsi ne servira plus à placer une paire.
why-last-hit = Le coup gratuit ferait tomber votre dernier monstre, ce qui finit la partie pour tout le monde. Refusez si vous êtes derrière et voulez rattraper votre retard.
why-draw-first = Le sort décide qui lance en premier. Seule la personne qui lance utilise le dé noir gratuitement.
why-clouds = Avant le premier lancer, chacun écrit les nombres dans ses nuages. Le nuage au 11 ouvre le nuage vide.
why-cloud = Choisissez un nombre pour ce nuage ; chacun sert une fois. 6 et 8 sortent souvent ; le 11 ouvre le nuage vide, mettez-le sur votre chemin.
why-roll = Cinq dés, un seul lancer pour tous : chacun en fait deux paires.
why-decide = Chacun joue le même lancer sur sa feuille, en même temps. Personne ne voit ce que font les autres avant la fin de la manche.
why-pairing = Vous faites deux paires du lancer ; chacune coche une case ou fait un dégât. Une paire sans emploi coûte un point de vie. Le dé noir est gratuit pour la personne qui lance et coûte un symbole aux autres.
why-use = Utilisez une paire : cochez une case à portée qui porte son nombre, ou frappez un monstre à portée. La seconde paire peut profiter de la première. Vous devez utiliser une paire si vous le pouvez.
why-torch = Une torche coche n’importe quelle case à portée, ou brûle un monstre à portée de 1. Les nombres ne comptent pas, mais elle ne peut rien contre une cuirasse ni le nuage vide.
why-chest = Un coffre donne une récompense de la liste, chacune une seule fois : des vies et une gemme, des torches, ou des symboles de dé noir. Prenez ce qu’il vous faut le plus.

# -- ce qui sert de raison ---------------------------------------------------------------------------------

sign-died = Vous mourez
sign-defeated = Vous terrassez un monstre
sign-feat = Vous atteignez un objectif
sign-chest = Vous ouvrez un coffre
sign-gem = Vous trouvez une gemme
sign-struck = Vous frappez un monstre
sign-life-lost = Vous perdez de la vie

## Médailles

medal-unhurt = Indemne
medal-unhurt-how = Gagnez l’une des quatre aventures sans perdre un point de vie.
medal-white-only = Rien que du blanc
medal-white-only-how = Gagnez l’une des quatre aventures sans jamais mettre le dé noir dans une paire.
medal-every-feat = Toujours devant
medal-every-feat-how = Accomplissez chaque exploit d’une aventure avant les autres, ou à la même manche.
medal-last-breath = Dernier souffle
medal-last-breath-how = Gagnez l’une des quatre aventures alors qu’un point de vie de moins vous aurait été fatal.
medal-alone = Seul dans le noir
medal-alone-how = En solitaire, battez tous les monstres et marquez au moins { $count } points.

## Records

record-score = Le plus de points en une victoire
record-score-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
record-rounds = La victoire la plus rapide
record-rounds-value = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
