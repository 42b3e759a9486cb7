### Ce que disent les plateaux des jeux. Chargé avec un plateau, pour que la première page reste légère.

goal-dungeon_attack = But : or { $gold }/{ $golds }, objets magiques { $items }/{ $all }, artefact { $artifacts }/{ $wanted }
goal-dungeon_dice = But commun : { $fame } sur { $target } de renommée
goal-dungeon_dice-versus = But : le premier à { $target } de renommée ; vous en avez { $fame }
goal-dungeons_dice_danger = But : le plus de points. Vous en avez { $points }
goal-dungeon_fighter = But : battre le boss de fin. Niveau { $level } sur { $levels }
goal-castle_of_frosts = But : battre le boss de fin après { $needed ->
        [one] { $needed } boutique
       *[other] { $needed } boutiques
    } ; { $shops } pour l’instant
da-iron = Corps de fer : un seul coup.
fell-title = Où les dés sont tombés
fell-rates = Réussite
fell-map = La cible avec { $count ->
    [one] un dé lancé
   *[other] { $count } dés lancés
  }
fell-rate = Réussis : { $hits } sur { $thrown } ({ $percent } %)
fell-mean = une réussite vaut { $mean } en moyenne
fell-key = Point plein : réussi. Point vide : raté. Les dés tombés loin sont dessinés au bord de l’image.
course-points = Les points au fil de la partie
course-fame = La renommée au fil de la partie
course-treasure = Le trésor au fil de la partie
course-life = La vie du groupe au fil de la partie
chapter-level = Niveau { $level }
chapter-round = Manche { $round }

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

da-treasure = Trésor du groupe
da-gold = Or
da-items = Objets magiques
da-artifact = Artefact
da-potion = Une potion
da-won = Dés gagnés
da-won-tip = À relancer pour le trésor après le niveau. Hors de combat, vous les perdez.
da-gold-tip = Une pièce relance un dé, deux arrêtent un coup. Seize pour le groupe à la fin : c’est un exploit.
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
da-lane-D = Vont à votre butin, dans la limite de votre valeur.
da-lane-M = Retournent dans le donjon.
da-lane-F = Restent et peuvent vous frapper.
da-lane-helping = Retournent devant { $who }.
    .you = Reviennent devant vous.
da-lane-over = { $kept } au butin ; la valeur n’en permet pas plus, { $over ->
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
} ; sans parade, { $who } finit { $state }.
    .you = { $hits ->
        [one] Un coup arrive
       *[other] { $hits } coups arrivent
    } ; sans parade, vous finissez { $state }.
da-looming = { $hits ->
    [one] Sans relance, un coup arrive
   *[other] Sans relance, { $hits } coups arrivent
} et { $who } finit { $state }.
    .you = { $hits ->
        [one] Sans relance, un coup arrive
       *[other] Sans relance, { $hits } coups arrivent
    } et vous finissez { $state }.
da-no-hit = Sans relance, aucun coup.
da-rating-means = Combien de dés vaincus de chaque sorte vous pouvez garder d’un combat.
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
da-before = Choisissez votre aventurier ; la porte attendra.
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
ddd-half = cochée à moitié
ddd-reachable = à portée
ddd-room = { $name } : { $damage ->
        [one] { $damage } coup
       *[other] { $damage } coups
    } sur { $life }
ddd-zoom-in = Plus près
ddd-zoom-out = Plus loin
ddd-zoom-all = Toute la carte
ddd-sheet-of = Feuille : { $who }
ddd-sheets = Feuille de joueur
ddd-feat-worth = { $first ->
        [one] { $first } gemme
       *[other] { $first } gemmes
    } au premier, puis { $later }
ddd-margin = La marge de la feuille
ddd-nowhere = Inutilisable
ddd-mark = cocher le { $number } en { $place }
ddd-hit = frapper { $room }
ddd-hit-both = avec les deux paires : frapper { $room }
ddd-holds-gold = de l’or
ddd-holds-gem = une gemme
ddd-holds-chest = un coffre
ddd-holds-key = une clé
ddd-ways = Paires possibles
ddd-with-black = avec le noir
ddd-black-idle = inutilisé
ddd-black-used = utilisé
ddd-black-symbol = pour un symbole
ddd-take-pairs = Prendre { $first } et { $second }
ddd-mark-both = Cocher les deux : { $first } et { $second }
ddd-go-there = Cocher le { $number } en { $place }
ddd-go-hit = Frapper { $room }
ddd-ways-there = Plusieurs paires conviennent
ddd-all-ways = Toutes les paires
ddd-space = Le { $number } en { $place }
ddd-space-blank = La case en { $place }
ddd-opens = Débloque un nombre : { $room }, { $number }.
ddd-the-roll = Le lancer
ddd-pairs-left = Encore à utiliser : { $pairs }
ddd-room-open = On le frappe avec { $numbers }.
ddd-room-closed = En pointillé : { $numbers }. Cochez d’abord la case grise qui porte ce nombre.
ddd-room-claws = En pointillé : { $numbers }. Cochez d’abord la griffe qui porte ce nombre.
ddd-room-worth = { $first ->
        [one] { $first } gemme
       *[other] { $first } gemmes
    } au premier qui le terrasse, { $later } aux suivants.
ddd-room-solo = { $first ->
    [one] 1 gemme
   *[other] { $first } gemmes
} pour l’avoir terrassé.
ddd-room-bites = En tombant, il mord le premier qui le terrasse : { $count } de vie.
ddd-room-boss = Le boss : trois coups font 3 points, même s’il ne tombe jamais.
ddd-room-armored = Cuirassé : seules les deux paires ensemble le blessent, de 2.
ddd-room-left = { $count ->
    [0] Terrassé.
    [one] Encore 1 coup.
   *[other] Encore { $count } coups.
}
da-dungeon-tip = Les monstres encore à l’intérieur. Enfoncer la porte, c’est les affronter tous.
ddd-roll-tip = Les quatre dés blancs forment deux paires. Le dé noir peut remplacer l’un d’eux.
df-boss-tip = Le dernier monstre : battez-le et le groupe a gagné.
df-level-tip = Plus on descend, plus les monstres sont coriaces.
df-icons-tip = Chaque salle traversée montre de ces icônes. Quand il y en a assez, le groupe arrive à une boutique.
ddd-life-tip = La case de vie où vous en êtes dit combien de points vous perdez à la fin. Au crâne, vous êtes hors jeu.
ddd-black-tip = Chacun permet d’utiliser le dé noir quand un autre lance. Quand vous lancez, il est gratuit.
ddd-torches-tip = Chacune coche une case ou frappe un monstre à portée, quel que soit son nombre.
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

df-shop = La boutique
df-shop-empty = Le comptoir est vide.
df-price = Prix en or
df-bonus = +{ $bonus } en cas de réussite
df-once = Sert une fois, puis défaussée
df-used = Utilisée pendant ce combat
df-carriers = Peut être portée par { $who }
df-for-the-party = Pour tout le groupe
df-sheets = Fiches des héros
df-sheet-of = Fiche : { $hero }
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
df-boss = Boss de fin
df-final-boss = Le boss de fin
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
df-hit = Réussi
df-miss = Raté
df-fatal = Coup fatal
df-fatal-more = En plein centre, symbole visible : il perd toute sa vie.
df-section = section
df-second-section = seconde section
df-icebergs = icebergs
df-heroes = Qui entre dans le donjon ?
df-take-hero = Jouer { $hero }
df-found = Trouvé
df-rest = Repos
df-room = Salle { $number }
df-room-now = Salle { $number } : { $room }
df-room-here = vous êtes ici
df-room-been = traversée
df-room-next = ensuite
df-room-ahead = plus loin
df-room-plain = Rien de spécial
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
df-closed-door = Seul le chef a regardé
df-cards-in-reach = or ; { $count ->
    [one] 1 carte à votre portée
   *[other] { $count } cartes à votre portée
}
df-no-card-in-reach = or ; aucune carte à votre portée
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
dd-bag-black-for = On y pioche en fouillant.
dd-bag-red-for = On y pioche pour les potions.
dd-bag-blue-for = On y pioche pour les coffres, et pour les serrures sans clé.
dd-bag-yellow-for = On y pioche pour les serrures avec une clé, ou contre cinq équipements.
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
dd-life-tip = Un combat perdu ou à égalité coûte des blessures. Sans vie, un héros est hors jeu.
dd-wounds-tip = Chaque blessure vous coûte 1 à chaque combat, jusqu’au repos ou aux soins.
dd-leads = mène
dd-leads-tip = C’est le tour de ce héros : il fouille, combat ou fuit, et prend ce qui est gagné.
dd-assists = aide
dd-assists-tip = Lance ses dés avec le héros qui mène, au prix convenu.
dd-experience-tip = Vous en gagnez un par combat gagné, jusqu’à 6. Le troisième et le cinquième donnent un dé de niveau, le sixième 1 de renommée.
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
dd-scale-tip = Le total de chaque camp : dés et bonus, moins les blessures. Le plus grand gagne. Une égalité gagne aussi, mais coûte une blessure.
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
dd-use-FIGHT = À préparer avant le combat ; se lance avec votre camp.
dd-use-BEFORE = À préparer avant le combat ; tire avant le lancer.
dd-use-AFTER = Une fois par tour, après le combat.
dd-use-ANY = Une fois par tour, dans n’importe quel combat.
dd-use-KEY = Peut ouvrir une serrure.
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
dd-symbol-SWORD = Relancez un dé des héros, celui-ci ou un autre.
dd-symbol-ARMOR = Relancez un dé des monstres.
dd-symbol-SHATTER = Le plus haut dé des monstres compte pour moitié, arrondi à l’inférieur.
dd-symbol-FIRE = Lancez le sort de feu : son nombre s’ajoute à votre camp.
dd-symbol-SCROLL = Lancez n’importe quel sort.
dd-symbol-POTION = Si les héros gagnent ou font égalité, un dé à usage unique pour chacune.
dd-symbol-HIT = Abaisse d’autant le niveau d’un monstre, sans descendre sous 1.
dd-symbol-HEAL = Un héros se remet d’autant de blessures ou de dés blessés.
dd-symbol-CATCH = Prenez un dé dépensé.
dd-symbol-KEY = Ouvre une serrure ; quand vous jouez ensemble, répare aussi un dé.
dd-symbol-TOAD = Un monstre tombe au niveau 1 sans pouvoirs ; un héros ne garde que ses dés de niveau.
dd-symbol-STONE = Retire le plus haut dé des monstres ; un héros est pétrifié après le combat.
dd-symbol-MISS = Il ne se passe rien.
dd-symbol-BLANK = Il ne se passe rien.
dd-symbol-FIZZLE = Il ne se passe rien.
dd-symbol-TRAP = Une blessure ; un second coffre est simplement vide.
dd-symbol-CHEST = Un dé du sac bleu.
dd-symbol-LOCK = Un dé du sac jaune avec une clé, sinon du sac bleu.
dd-ability-SCROLL = Vous jette un sort au hasard.
dd-ability-FIRE = Ajoute un lancer du sort de feu aux monstres.
dd-ability-PETRIFY = Une fois sur trois, vos dés sont blessés après le combat.
dd-ability-TANGLE = Le plus bas dé des héros sort du combat.
dd-ability-SHATTER = Le plus haut dé des héros compte pour moitié, arrondi à l’inférieur.
dd-ability-SWORD = Le plus bas dé des monstres est relancé s’il montre 3 ou moins.
dd-ability-ARMOR = Le plus haut dé des héros est relancé s’il montre 3 ou plus. Un marteau l’empêche.
dd-ability-HAMMER = Personne ne peut utiliser un symbole d’armure.
dd-ability-DRAIN = Chaque dé de niveau des héros compte 1 de moins.
dd-ability-GUST = Si vous gagnez le premier lancer, il faut lancer une seconde fois.
dd-ability-SNACK = Le battre guérit une blessure ou un dé.
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
