### Dungeon Fighter au château des Frimas effroyables

title = Dungeon Fighter : le château des Frimas effroyables
tagline = Faites rebondir vos dés sur la table, jusqu’à la cible, malgré les pingouins. Un groupe de héros contre un château de glace et son boss de fin.
origin = D’après le livret de la deuxième édition, sans ses images. De notre cru : 137 des 386 clauses, 35 autres en partie, 57 des 73 cartes et une part de 15 autres, et les mesures de la cible.
goal = But : trouver les boutiques, puis battre le boss de fin du château, ensemble.

option-difficulty = Difficulté
option-difficulty-normal = Normal
option-difficulty-hard = Difficile : chaque monstre a { -life-hard } PV de plus
option-difficulty-inferno = Infernal : chaque monstre a { -life-inferno } PV de plus
option-boxes = Héros au choix
option-boxes-frosts = Ceux de cette boîte
option-boxes-both = Ceux des deux éditions, jusqu’à six
option-target = Cible
option-target-frosts = Celle de cette boîte
option-target-first = Celle de la première édition
option-dice = Dés de couleur et dés blancs
option-dice-frosts = À quatre faces, de cette boîte
option-dice-first = À six faces, de la première édition
option-level_up = Variante Montée de niveau
option-heroes = Fiches de héros
option-heroes-choice = Chacun choisit
option-heroes-random = Distribuées au hasard
option-leader = Qui mène d’abord
option-leader-first = La première place
option-leader-random = Tirage au sort
option-leader-named = Au choix du groupe
option-gentle = Premier combat sans lancer spécial
option-tabletop = On lance sur
option-tabletop-wood = Bois : une simple table de cuisine, depuis le petit côté
option-tabletop-felt = Feutrine : les dés s’arrêtent court, et on lance depuis le coin
option-tabletop-stone = Pierre : un plan de travail dur et lisse ; les dés rebondissent, depuis le grand côté
option-tabletop-ice = Plateau de glace, celui du Château : un lancer doux glisse loin
option-tabletop-snow = Neige : presque pas de rebond, et la cible est tournée
objection-heroes = Cette boîte compte { $most } héros. Pour jouer plus nombreux, choisissez les héros des deux éditions.

## Questions

ask-hero = Quel héros jouez-vous ?
hero-take = { $hero }
ask-draw-hero = Piochez une fiche de héros
ask-leader = Qui doit mener d’abord ?
leader-name = { $friend }
ask-draw-leader = Tirez au sort qui mène
ask-draw-room = Regardez le dessus de la pioche Donjon
ask-room = Quelle porte ouvrez-vous ?
room-open = Ouvrir : { $room }
ask-draw-monster = Révélez un monstre de niveau { $level }
ask-draw-boss = Révélez le boss de fin
ask-draw-gear = Révélez une carte Équipement
ask-flip = Lancez le { $template } sur la cible, comme une pièce
ask-flip-again = Le { $template } est déjà là. Le relancer ?
flip-again-leave = Le laisser où il est
flip-again-flip = Relancer le numéro { $number }, celui { $spot }
ask-die = Quel dé lancez-vous ?
die-throw = Lancer le { $die }
die-back-down = Proposer de renoncer à ce monstre
    .stakes = Tous doivent être d’accord. Chaque héros perd des PV, un autre monstre vient.
no-die-thrown = Le { $die } a déjà été lancé.
no-white-later = Les dés blancs attendent qu’il ne reste aucun autre dé.
ask-run-out = Plus de dés. Que faites-vous ?
run-out-white = Prendre un dé blanc du coffre (il en reste { $left })
    .stakes = Il est perdu après le lancer.
run-out-retrieve = Récupérer les dés de couleur : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à chacun
run-out-back-down = Proposer de renoncer à ce monstre
    .stakes = Tous doivent être d’accord. Chaque héros perd des PV, un autre monstre vient.
no-no-white-die = Le coffre ne contient aucun dé blanc.
no-boss-keeps-dice = Contre le boss de fin, on ne récupère pas les dés.
ask-agree = { $who } préfère renoncer. Et vous ?
agree-stay = Rester et combattre
agree-back-down = Renoncer : chacun perd { $life } PV
ask-overrule = { $who } veut rester. Vous menez : que fait-on ?
overrule-stay = Rester et combattre
overrule-back-down = Renoncer : chacun perd { $life } PV
ask-weapons = Utiliser quelque chose avec le { $die } ?
weapons-ready = Lancer
weapons-use = Utiliser { $card } : +{ $bonus } en cas de réussite
weapons-dance = Annoncer un Tir dansant : +2 en cas de réussite
weapons-wave = Idole pingouin : ignorer { $demand }
no-conflict = { $card } ne s’accorde pas avec { $demand }.
ask-throw = Lancez le { $die }
ask-water = Vous avez lancé les dés d’eau. Lequel compte ?
water-take = Dé { $number } : { $outcome }, { $value }, { $shows }
ask-cancel = Garder ce lancer ?
cancel-keep = Le garder
cancel-fearless = Relancer : le dé est sur un 1
cancel-rethrow = Relance : lancer le dé de nouveau
cancel-token = Incliner le jeton Niveau : relancer
cancel-armor = { $card } : relancer
ask-ability = Utiliser une capacité ?
ability-none = Pas cette fois
ability-use = { $ability }
ability-token = Incliner le jeton Niveau : { $ability }
no-scarred = { $ability } est sous une cicatrice.
no-needs-hit = { $ability } demande une réussite.
no-needs-miss = { $ability } demande un échec.
ask-herb = Qui regagne { $life } PV ?
herb-heal = { $friend }
ask-second = Le dé est entre deux sections. Dépenser le jeton Coupe-gorge ?
second-keep = Le garder pour plus tard
second-spend = Le dépenser : +{ $value }
ask-spikes = Échec. Riposter avec votre armure ?
spikes-none = Non
spikes-wear = { $card } : le monstre subit { $damage }
ask-armor = Le coup inflige { $damage }. Utiliser une armure ?
armor-none = Subir { $damage }
armor-wear = { $card }
no-armor-turned = { $card } a déjà servi dans ce combat.
ask-window = { $moment } Utiliser quelque chose maintenant ?
moment-turn = Un tour commence.
moment-again = Le dé va être relancé.
moment-herbs = Les herbes vont guérir.
moment-hit = La réussite va compter.
moment-miss = Le monstre va frapper.
moment-pay = Un héros va payer un PV.
moment-slip = Le gabarit a glissé.
moment-faint = Quelqu’un va s’évanouir.
moment-retrieve = Les dés vont être récupérés.
moment-back-down = Le groupe va renoncer.
moment-dice = Il ne reste aucun dé.
moment-end = Le monstre est tombé.
moment-rest = Le groupe se repose.
moment-shop = La boutique est ouverte.
window-pass = Pas maintenant
window-heal = { $card } pour { $friend }
window-heal-all = { $card } pour tous
window-add-die = { $card } : ajouter ses dés au combat
window-flip = { $card } : lancer le gabarit Point faible
window-harpoon = { $card } : { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } au monstre
window-enlarge = { $card } : ajouter la seconde section, +{ $value }
window-icebergs = { $card } : un iceberg sur chaque trou vide
window-warm = { $card } : chacun regagne { $life } PV
ask-doubt = { $who } doute de la position du { $die }. Qu’est-ce qui compte ?
doubt-hit = { $number ->
    [1] Comme annoncé
   *[other] L’autre lecture
 } : une réussite { $where }, { $value }{ $second ->
    [0] {""}
   *[other] , avec un { $second } à côté
 }, { $shows }{ $icebergs ->
    [0] {""}
    [one] , { $icebergs } iceberg touché
   *[other] , { $icebergs } icebergs touchés
 }
doubt-miss = { $number ->
    [1] Comme annoncé
   *[other] L’autre lecture
 } : un échec, { $why }, { $shows }{ $icebergs ->
    [0] {""}
    [one] , { $icebergs } iceberg touché
   *[other] , { $icebergs } icebergs touchés
 }
ask-flip-doubt = { $who } doute de la position du { $template }. Qu’est-ce qui compte ?
flip-doubt-lies = { $number ->
    [1] Comme annoncé
   *[other] L’autre lecture
 } : il s’est retourné, c’est le gabarit { $spot }
flip-doubt-slips = { $number ->
    [1] Comme annoncé
   *[other] L’autre lecture
 } : il touche la table
flip-doubt-lazy = { $number ->
    [1] Comme annoncé
   *[other] L’autre lecture
 } : il s’est à peine retourné
ask-scar = Vous vous réveillez avec une cicatrice. Quelle capacité couvre-t-elle ?
scar-cover = { $colour } : { $ability }
ask-receive = Qui prend { $card } ?
receive-give = { $friend }
receive-discard = Personne : la défausser
ask-surplus = Vous portez trop de cartes. Laquelle part ?
surplus-drop = Défausser { $card }
surplus-pass-on = Donner { $card } à { $friend }
surplus-heal = Utiliser { $card } maintenant, pour { $friend }
surplus-heal-all = Utiliser { $card } maintenant, pour tous
ask-trade = Donner quelque chose à un ami ?
trade-done = Tout garder
trade-pass-on = Donner { $card } à { $friend }
trade-swap = Échanger { $card } avec { $friend } contre { $theirs }
ask-swap = { $who } propose { $card } contre { $theirs }.
swap-refuse = Garder la vôtre
swap-agree = Échanger
ask-buy = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } dans le coffre. Qu’achetez-vous ?
buy-leave = Quitter la boutique
buy-card = { $card }, { $price } or
buy-white = Un dé blanc, { $price } or
buy-heal = Soins, { $price } or : 1 PV pour chacun
no-too-dear = Cela coûte { $price } or.
no-no-room = Personne ne peut porter { $card }.
no-no-white-supply = Vous avez déjà les { -white-dice } dés blancs.
no-all-well = Personne n’est blessé.
ask-crystal = Votre cristal est au sommet. L’échanger contre un jeton Niveau ?
crystal-keep = Pas maintenant
crystal-trade = Sur le { $colour } : { $ability }
ask-flurry = Lancer encore le { $die } ?
flurry-stop = En rester là
flurry-again = Le lancer encore
ask-divine = { $life ->
    [one] Un point de vie à donner. À qui ?
   *[other] { $life } points de vie à donner. À qui d’abord ?
}
divine-heal = { $friend }
ask-charmed = Envoyer un monstre séduit au combat ?
charmed-keep = Pas maintenant
charmed-send = Envoyer { $foe } : { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
ask-beer = À qui la bière ?
beer-serve = { $friend }

## Ce qui arrive

tale-joined-as = { $who } joue { $hero }.
    .you = Vous jouez { $hero }.
tale-room-opened = { $who } ouvre : { $room } ({ $icons ->
    [one] 1 icône Boutique
   *[other] { $icons } icônes Boutique
}).
    .you = Vous ouvrez : { $room } ({ $icons ->
        [one] 1 icône Boutique
       *[other] { $icons } icônes Boutique
    }).
tale-gear-found = Trouvé : { $card }.
tale-foe-met = Un monstre vous barre la route : { $foe }, { $life } PV, { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }, { $gold } or.
tale-boss-awakes = Le boss de fin vous attend : { $foe }, { $life } PV, { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }.
tale-icebergs-rise = { $icebergs ->
    [one] Un iceberg se dresse dans un trou de la cible.
   *[other] { $icebergs } icebergs se dressent dans les trous de la cible.
}
tale-icebergs-hit = { $icebergs ->
    [one] { $who } renverse un iceberg.
   *[other] { $who } renverse { $icebergs } icebergs.
}
    .you = { $icebergs ->
        [one] Vous renversez un iceberg.
       *[other] Vous renversez { $icebergs } icebergs.
    }
tale-die-joins = Le { $die } rejoint le combat.
tale-template-laid = { $who } pose le { $template } sur la cible.
    .you = Vous posez le { $template } sur la cible.
tale-template-slipped = { $who } fait tomber le { $template } sur la table : 1 dégât, il reste { $left } PV.
    .you = Vous faites tomber le { $template } sur la table : 1 dégât, il vous reste { $left } PV.
tale-slip-spared = { $who } fait tomber le { $template } sur la table, mais la bière lui épargne le dégât. On recommence.
    .you = Vous faites tomber le { $template } sur la table, mais la bière vous épargne le dégât. On recommence.
tale-template-lazy = { $who } a à peine retourné le { $template }. On recommence.
    .you = Votre { $template } s’est à peine retourné. On recommence.
tale-die-covered = Le { $template } recouvre le { $die }.
tale-white-die-taken = { $who } prend un dé blanc ; il en reste { $left } dans le coffre.
    .you = Vous prenez un dé blanc ; il en reste { $left } dans le coffre.
tale-dice-retrieved = { $who } récupère les dés de couleur. Chacun subit { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }.
    .you = Vous récupérez les dés de couleur. Chacun subit { $damage } { $damage ->
            [one] dégât
           *[other] dégâts
        }.
tale-requirement-waved = { $who } brandit l’idole : { $demand } ne compte pas.
    .you = Vous brandissez l’idole : { $demand } ne compte pas.
tale-shot-hit = { $who } réussit avec le { $die } : { $value }.
    .you = Vous réussissez avec le { $die } : { $value }.
tale-shot-missed = { $who } échoue avec le { $die } : { $why }.
    .you = Vous échouez avec le { $die } : { $why }.
tale-water-chosen = { $who } choisit le dé d’eau { $number }.
    .you = Vous choisissez le dé d’eau { $number }.
tale-landing-doubted = { $who } doute de la position du { $die }.
    .you = Vous doutez de la position du { $die }.
tale-doubt-settled = { $who } tranche en tant que chef : { $verdict }.
    .you = Vous tranchez en tant que chef : { $verdict }.
tale-flip-doubted = { $who } doute de la position du { $template }.
    .you = Vous doutez de la position du { $template }.
tale-thrown-again = { $who } relance le { $die }.
    .you = Vous relancez le { $die }.
tale-ability-used = { $who } utilise { $ability }.
    .you = Vous utilisez { $ability }.
tale-token-spent = { $who } incline un jeton Niveau : { $ability }.
    .you = Vous inclinez un jeton Niveau : { $ability }.
tale-card-used = { $who } utilise { $card }.
    .you = Vous utilisez { $card }.
tale-melody-sounds = { $who } entonne un air. Chacun peut danser.
    .you = Vous entonnez un air. Chacun peut danser.
tale-cutthroat-ready = { $who } prépare le jeton Coupe-gorge.
    .you = Vous préparez le jeton Coupe-gorge.
tale-cutthroat-spent = { $who } dépense le jeton Coupe-gorge : +{ $value }.
    .you = Vous dépensez le jeton Coupe-gorge : +{ $value }.
tale-token-laid = { $foe } : { $token }.
tale-life-paid = { $who } paie 1 PV pour sa furie ; il lui en reste { $now }.
    .you = Vous payez 1 PV pour votre furie ; il vous en reste { $now }.
tale-beer-served = { $who } tend une bière à { $friend }.
    .you = Vous tendez une bière à { $friend }.
    .friend = { $who } vous tend une bière.
tale-charmed-sent = { $who } envoie un monstre au combat ({ $foe }) : { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }.
    .you = Vous envoyez un monstre au combat ({ $foe }) : { $damage } { $damage ->
            [one] dégât
           *[other] dégâts
        }.
tale-section-counts = La section compte { $value }.
tale-gear-adds = { $card } : { $damage } de plus.
tale-ability-adds = La capacité ajoute { $damage }.
tale-token-adds = Le monstre porte { $token } : { $damage } de plus.
tale-dance-adds = La danse : { $damage } de plus.
tale-foe-hurt = { $foe } : { $damage } PV de moins, il en reste { $left }.
tale-weak-point-struck = Le point faible : { $foe }, la moitié des PV de moins ({ $damage }).
tale-foe-slain = Plein centre avec l’icône : { $who } tue le monstre d’un coup ({ $foe }).
    .you = Plein centre avec l’icône : vous tuez le monstre d’un coup ({ $foe }).
tale-foe-defeated = Monstre vaincu : { $foe }.
tale-epic-shot = { $who } réussit un tir épique : 1 or de plus.
    .you = Votre tir est épique : 1 or de plus.
tale-madness-grows = { $foe } : la folie grandit. Nouveau lancer exigé : { $demand }.
tale-snow-softens = Neige molle : { $who } échoue sans dégât.
    .you = Neige molle : votre échec ne blesse pas.
tale-gear-spares = { $card } épargne { $damage } à { $who }.
    .you = { $card } vous épargne { $damage }.
tale-token-spares = { $who } subit { $damage } de moins : le monstre porte { $token }.
    .you = Vous subissez { $damage } de moins : le monstre porte { $token }.
tale-hero-struck = { $who } perd { $damage } PV ; il lui en reste { $left }.
    .you = Vous perdez { $damage } PV ; il vous en reste { $left }.
tale-hero-unharmed = { $who } n’a rien.
    .you = Vous n’avez rien.
tale-hero-fainted = { $who } s’évanouit.
    .you = Vous vous évanouissez.
tale-hero-woke = { $who } se réveille avec une cicatrice sur le { $colour } et { $life } PV.
    .you = Vous vous réveillez avec une cicatrice sur le { $colour } et { $life } PV.
tale-hero-eliminated = { $who } est hors jeu.
    .you = Vous êtes hors jeu.
tale-healed = { $who } regagne { $life } PV et en a { $now }.
    .you = Vous regagnez { $life } PV et en avez { $now }.
tale-gold-gained = { $gold } or pour le coffre, qui en compte { $now }.
tale-white-dice-gained = { $dice ->
    [one] Un dé blanc entre dans le coffre : { $now }.
   *[other] { $dice } dés blancs entrent dans le coffre : { $now }.
}
tale-leader-proposed = { $who } désigne { $friend }.
    .you = Vous désignez { $friend }.
    .friend = { $who } vous désigne.
tale-new-leader = { $who } mène désormais.
    .you = Vous menez désormais.
tale-backed-down = Vous renoncez à un monstre ({ $foe }). Chacun perd { $life } PV.
tale-stayed-to-fight = { $who } veut rester. Le combat continue.
    .you = Vous voulez rester. Le combat continue.
tale-gear-taken = { $who } prend { $card }.
    .you = Vous prenez { $card }.
tale-gear-passed = { $who } donne { $card } à { $friend }.
    .you = Vous donnez { $card } à { $friend }.
    .friend = { $who } vous donne { $card }.
tale-gear-discarded = Carte défaussée : { $card }.
tale-relic-laid = Posée près du coffre, pour tous : { $card }.
tale-shop-found = Boutique numéro { $number }, après { $icons ->
        [one] { $icons } icône
       *[other] { $icons } icônes
    }.
tale-shop-opened = La boutique étale { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}. { $gold } or dans le coffre.
tale-gear-bought = Carte achetée : { $card } ; il reste { $gold } or.
tale-white-die-bought = Un dé blanc est acheté : { $left } dans le coffre.
tale-healing-bought = Des soins pour tous ; il reste { $left } or.
tale-learned = { $who } gagne de l’expérience : { $xp } XP.
    .you = Vous gagnez de l’expérience : { $xp } XP.
tale-crystal-traded = { $who } échange son cristal contre un jeton Niveau sur le { $colour }.
    .you = Vous échangez votre cristal contre un jeton Niveau sur le { $colour }.
tale-dungeon-reshuffled = La pioche Donjon est remélangée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
tale-no-more-dice = Plus un seul dé à lancer. Encore debout : { $foe }.

## Héros et capacités

hero-aristide = Aristide
hero-jack_boatless = Jack Sans-Bateau
hero-lebron_bearskin = Lebron Peau-d’Ours
hero-marla_morningstar = Marla Étoile-du-Matin
hero-torm = Torm
hero-randolph = Randolph
hero-goldfinga = Goldfinga
hero-sir_moo = Sir Moo
hero-lady_mary = Lady Mary
hero-fridolin = Fridolin
hero-gromli = Gromli Panse-en-Fût
hero-faelwyn = Faelwyn Vif-Carquois
hero-sister_clotilde = Sœur Clotilde
ability-sworn_enemy-penguin = Ennemi juré (pingouins) : +4, les autres +1
    .about = En cas de réussite : 4 dégâts de plus aux pingouins, 1 de plus aux autres.
ability-sworn_enemy-beast = Ennemi juré (bêtes) : +4, les autres +1
    .about = En cas de réussite : 4 dégâts de plus aux bêtes, 1 de plus aux autres.
ability-sworn_enemy-undead = Ennemi juré (morts-vivants) : +4, les autres +1
    .about = En cas de réussite : 4 dégâts de plus aux morts-vivants, 1 de plus aux autres.
ability-sworn_enemy-greenskin = Ennemi juré (peaux-vertes) : +1 ici
ability-sworn_enemy-mythic = Ennemi juré (créatures mythiques) : +1 ici
ability-heal_party = Soin du groupe : chacun regagne 1
    .about = Réussite ou échec : chaque héros debout regagne 1 PV.
ability-enchanting_melody = Mélodie enchanteresse : +2, et chacun peut danser
    .about = En cas de réussite : 2 dégâts de plus ; dès lors chacun peut danser en lançant, pour 2 de plus en cas de réussite.
ability-agile_instincts = Instinct agile : aucun dégât, le monstre en subit 2
    .about = En cas d’échec : vous ne subissez rien, et le monstre subit 2.
ability-pickpocket = Pickpocket : 1 or
    .about = Réussite ou échec : 1 or pour le coffre.
ability-cutthroat = Coupe-gorge : préparer le jeton
    .about = Réussite ou échec : le jeton est prêt. Une fois, un dé arrêté entre deux sections les compte toutes les deux.
ability-self_healing = Autoguérison : regagner 3
    .about = Réussite ou échec : vous regagnez 3 PV.
ability-camouflage = Camouflage : +1 par icône Boutique de la salle
    .about = En cas de réussite : 1 dégât de plus par icône Boutique de la salle ; 3 de plus contre le boss de fin.
ability-rethrow = Relance
    .about = Réussite ou échec : vous pouvez relancer ; le premier lancer ne compte pas.
ability-herb_power = Force des herbes : soigner un héros, 2 et plus
    .about = Réussite ou échec : un héros regagne 2 PV, et 1 par consommable déjà utilisé.
ability-blind_fury = Furie aveugle : 1 PV double la section
ability-flurry = Pluie de coups : lancer encore le dé
ability-extra_damage-2 = Dégâts supplémentaires : +2
ability-extra_damage-3 = Dégâts supplémentaires : +3
ability-targeted-5 = Dégâts ciblés : la section compte 5
ability-metamorphosis = Métamorphose : les coups font 2 dégâts de moins
ability-larceny = Larcin : une carte Équipement au repos
ability-no_damage = Pas de dégâts : cet échec ne blesse pas
ability-mass_heal-1 = Guérison de masse : chacun regagne 1
ability-seduction = Séduction : le monstre vous suivra
ability-living_target = Cible vivante : chaque réussite inflige 1 de plus
ability-ballad = La Ritournelle des héros : 1 or fait taire le monstre
ability-beer = Bière : un héros ne subit aucun dégât dans ce combat
ability-divine_intervention = Intervention divine : soigner autant que vous infligez
token-target = le jeton Cible
    .about = Chaque réussite inflige 1 de plus jusqu’à la fin du combat.
token-sack = le jeton Sac
    .about = Au repos, le groupe pioche une carte Équipement.
token-toad = le jeton Crapaud
    .about = Ses coups font 2 de moins jusqu’à la fin du combat.
token-charm = le jeton Charme
    .about = Une fois vaincu, il suit le héros qui l’a charmé.
token-ballad = le jeton Ritournelle
    .about = Ce que dit sa carte ne compte plus jusqu’à la fin du combat.

## Dés, zones, lancers

die-red = dé rouge
    .about = Lancé une fois par combat. Si son icône est visible, le lanceur peut utiliser sa capacité rouge.
die-green = dé vert
    .about = Lancé une fois par combat. Si son icône est visible, le lanceur peut utiliser sa capacité verte.
die-blue = dé bleu
    .about = Lancé une fois par combat. Si son icône est visible, le lanceur peut utiliser sa capacité bleue.
die-white = dé blanc
    .about = Les dés de réserve du groupe, pour quand il ne reste plus d’autre dé. Perdu après le lancer ; son icône vaut la capacité de votre choix.
die-snow = dé de neige
    .about = Pour ce combat seulement. Neige molle visible : un échec ne blesse pas.
die-water = trio de dés d’eau
    .about = Pour ce combat seulement. Tous se lancent ensemble, et vous choisissez lequel compte.
colour-red = rouge
colour-green = vert
colour-blue = bleu
template-frozen = gabarit Gelé
    .about = Un trou de plus : dedans, c’est un échec ; dessus, une réussite à 0.
template-weak_point = gabarit Point faible
    .about = Un dé posé dessus ôte la moitié des PV du monstre.
spot-middle = du milieu
spot-right = de droite
spot-upper_right = en haut à droite
spot-top = du haut
spot-upper_left = en haut à gauche
spot-left = de gauche
spot-lower_left = en bas à gauche
spot-bottom = du bas
spot-lower_right = en bas à droite
where-section = dans une section
where-bullseye = au centre
where-frozen = sur le gabarit Gelé
where-weak_point = sur le Point faible
verdict-upheld = ce qui a été annoncé compte
verdict-changed = c’est l’autre lecture qui compte
miss-no_bounce = il n’a pas rebondi sur la table
miss-demand = le lancer spécial n’a pas été respecté
miss-hole = il est tombé dans un trou
miss-edge = il est sur les os du bord
miss-outside = il est hors de la cible
miss-inside = il est dans l’anneau gelé
outcome-hit = réussite
outcome-miss = échec
shows-icon = icône
shows-soft_snow = neige molle
shows-blank = pas d’icône
demand-blind = En aveugle
demand-card_flick = Pichenette de carte
demand-eye_level = Au ras de la table
demand-head = Coup de tête
demand-ice_floe = Banquise
demand-ice_wall = Mur de glace
demand-jump = Saut
demand-pond = Étang
demand-prayer = Lancer de la foi
demand-punch = Coup de poing
demand-under_table = Sous la table
demand-waterfall = Cascade
demand-weak_hand = Mauvaise main
demand-x = Tir en X
demand-dancing = Tir dansant
type-penguin = pingouin
    .about = La famille du monstre. Un héros dont c’est l’Ennemi juré lui inflige davantage.
type-goblin = gobelin
    .about = La famille du monstre. Ici, ce n’est l’Ennemi juré de personne.
type-beast = bête
    .about = La famille du monstre. Un héros dont c’est l’Ennemi juré lui inflige davantage.
type-undead = mort-vivant
    .about = La famille du monstre. Un héros dont c’est l’Ennemi juré lui inflige davantage.
type-elemental = élémentaire
    .about = La famille du monstre. Ici, ce n’est l’Ennemi juré de personne.
type-dragon = dragon
    .about = La famille du monstre. Ici, ce n’est l’Ennemi juré de personne.

## Monstres et boss

foe-water_tribe_goblin = Gobelin de la tribu de l’Eau
foe-waddling_recruit = Recrue dandinante
foe-slush_imp = Diablotin de neige fondue
foe-snowball_bandit = Bandit aux boules de neige
foe-shivering_bones = Squelette grelottant
foe-yeti_cub = Petit yéti
foe-penguin_halberdier = Pingouin hallebardier
foe-tuxedo_assassin = Assassin en smoking
foe-meltwater_sprite = Esprit des eaux de fonte
foe-frostbitten_squire = Écuyer aux engelures
foe-bloodthirsty_penguin = Pingouin assoiffé de sang
foe-white_bear = Ours blanc
foe-goblin_ice_carver = Gobelin sculpteur de glace
foe-wailing_snow_widow = Veuve des neiges éplorée
foe-walrus_bouncer = Morse videur
foe-blue_dragon = Dragon bleu
foe-champion_of_the_colony = Champion de la colonie
foe-mad_glaciomancer = Glaciomancien fou
foe-avalanche_golem = Golem d’avalanche
foe-kraken_hatchling = Bébé kraken
foe-lich_of_lost_mittens = Liche des moufles perdues
foe-penqueen = La Pingreine
foe-spirit_of_sahl_esman = L’esprit de Sahl Esman
foe-the_slumbering_horror = L’Horreur assoupie

## Salles

room-hall_of_winter_solstice = Salle du Solstice d’hiver
room-cool_slide = Toboggan givré
room-frosted_vault = Chambre forte givrée
room-coin_grotto = Grotte aux pièces
room-hot_spring_cellar = Cave aux sources chaudes
room-cocoa_kitchen = Cuisine au cacao
room-guarded_sauna = Sauna gardé
room-gamblers_igloo = Igloo du joueur
room-bone_dice_cloakroom = Vestiaire aux dés en os
room-abandoned_armoury = Armurerie abandonnée
room-lost_luggage_depot = Dépôt des bagages perdus
room-royal_nursery = Pouponnière royale
room-palace_guard_mess = Mess de la garde du palais
room-draughty_corridor = Couloir plein de courants d’air
room-very_plain_corridor = Couloir très ordinaire
room-card_sharps_parlour = Salon du tricheur
room-trampoline_ballroom = Salle de bal à trampolines
room-skating_court = Cour aux patins
room-berg_harbour = Port aux icebergs
room-thin_ice_gallery = Galerie de glace mince
room-snowdrift_yard = Cour aux congères

## Équipement

gear-ramboril = Ramboril
gear-horned_helm = Heaume à cornes
gear-icicle_dagger = Dague stalactite
gear-icicle_dagger_2 = Dague stalactite
gear-swordfish_rapier = Rapière espadon
gear-snow_monk_beads = Chapelet du moine des neiges
gear-sleet_knuckles = Poings de grésil
gear-sharpers_deck = Jeu du tricheur
gear-narwhal_blindfold = Bandeau du narval
gear-blubber_vest = Gilet de graisse
gear-ice_shield = Bouclier de glace
gear-spiked_parka = Parka à pointes
gear-lucky_mitten = Moufle porte-bonheur
gear-herring_cape = Cape de harengs
gear-snow_fort_helmet = Casque du fort de neige
gear-enlarging_lotion = Lotion agrandissante
gear-hot_grog = Grog brûlant
gear-bottled_blizzard = Blizzard en bouteille
gear-flask_of_three_springs = Flacon des trois sources
gear-cracked_monocle = Monocle fêlé
gear-harpoon_of_regret = Harpon du regret
gear-horn_of_the_north_wind = Cor du vent du nord
gear-bottomless_thermos = Thermos sans fond
gear-penguin_idol = Idole pingouin
kind-weapon = arme
    .about = À annoncer avant le lancer. Si le dé réussit, lancé comme la carte l’exige, elle ajoute ses dégâts.
kind-armor = armure
    .about = Utilisée une fois par combat, sur un échec ; prête à nouveau ensuite.
kind-spendable = consommable
    .about = Utilisé à tout moment, puis défaussé.
kind-relic = relique
    .about = Appartient à tous : une fois par combat, pendant le tour de n’importe quel héros.
effect-prevent = un échec fait { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } de moins
effect-prevent_all = un échec ne blesse pas
effect-prevent_for_gold = un échec fait { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } de moins et rapporte 1 or
effect-strike_back = sur un échec, le monstre subit { $amount }
effect-throw_again = relancer après un échec
effect-heal_one = un héros regagne { $amount } PV
stake-weapon = +{ $bonus } en cas de réussite
stake-trick = +{ $bonus } en cas de réussite ; lancer : { $demand }
stake-hero = { $red } · { $green } · { $blue }
stake-kills = { $value } l’abat
stake-leaves = { $value } lui laisse { $left } PV
effect-add_snow = ajoute le dé de neige
effect-add_water = ajoute les dés d’eau
effect-flip_weak_point = lancer le gabarit Point faible
effect-harpoon = { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    } au monstre
effect-second_section = ajouter la seconde section d’une réussite
effect-raise_icebergs = un iceberg sur chaque trou vide
effect-warm_party = chacun regagne { $amount } PV
effect-ignore_requirement = un lancer peut ignorer une exigence

## Sur la table

phase-dungeon = Le chef regarde devant
phase-room = Le chef choisit une porte
phase-gains = Une salle
phase-monster = Un monstre apparaît
phase-flip = Gabarits
phase-fight = Combat
phase-rest = Repos
phase-trade = Repos
phase-crystals = Devant la boutique
phase-shop = La boutique
phase-counter = La boutique
phase-boss = La dernière porte
show-mixed-target = Cible de la première édition
show-mixed-box = dés de la première édition
show-castle = Le château
show-leader = { $who } mène
    .about = Choisit la porte en secret, et tranche quand le groupe n’est pas d’accord.
show-icons = Icônes Boutique
    .about = Quand il y en a assez, le groupe atteint la boutique suivante.
show-shops = Boutiques
    .about = Après la dernière boutique vient le boss de fin.
show-deck = Monstres à venir : niveau { $level } sur { $levels }, encore { $cards }
show-chest = Coffre : { $gold } or, { $white ->
    [one] { $white } dé blanc
   *[other] { $white } dés blancs
}
    .about = Le coffre : l’or des boutiques et les dés blancs de réserve.
show-room-icons = { $icons ->
    [one] 1 icône Boutique
   *[other] { $icons } icônes Boutique
}
show-room-gold = { $amount } or
show-room-heal = chacun regagne { $amount }
show-room-white = { $amount ->
    [one] un dé blanc
   *[other] { $amount } dés blancs
}
show-room-life = le monstre a { $amount } PV de plus
    .about = Le monstre de cette salle est plus coriace.
show-room-equipment = une carte Équipement gratuite
    .about = Piochée en entrant, et donnée à un héros.
show-icebergs-rise = icebergs
    .about = Un sur chaque trou : chacun de ceux qu’un dé touche coûte 1 PV au monstre.
show-frozen = { $count ->
    [one] un gabarit Gelé
   *[other] { $count } gabarits Gelés
}
show-weak-point = le gabarit Point faible
show-hand = Vous seul voyez ces portes
show-life = PV
    .about = Ce qu’il peut encore encaisser. En plein centre, icône visible, n’importe quel dé le tue d’un coup.
show-damage = dégâts { $damage }
    .about = Ce que vous subissez en cas d’échec.
show-boss = Boss de fin
show-reward = niveau { $level }, { $gold } or
    .about = L’or qui va au coffre une fois le monstre vaincu.
show-required = Chaque lancer :
show-fearless = Téméraire : un dé sur un 1 peut être relancé
    .about = Quand votre dé s’arrête sur un 1, vous pouvez le relancer.
show-madness = Folie :
    .about = Après chaque réussite à laquelle il survit, chaque lancer doit aussi se faire de la manière suivante.
show-pool = Dés à lancer :
show-pool-empty = Plus que des dés blancs
show-template = { $template } { $spot }
show-icebergs = { $icebergs ->
    [one] 1 iceberg debout
   *[other] { $icebergs } icebergs debout
}
show-melody = Une mélodie résonne : les Tirs dansants comptent +2
    .about = Jusqu’à la fin du combat, chacun peut annoncer un Tir dansant : 2 dégâts de plus en cas de réussite.
show-cutthroat = Le jeton Coupe-gorge est prêt
    .about = Un héros dont le dé est entre deux sections peut le dépenser : les deux comptent.
show-beer = { $who } tient la bière
    .about = Le héros qui tient la bière ne subit aucun dégât jusqu’à la fin du combat, sauf quand on récupère les dés.
show-charmed = Séduit : { $foe }
show-hit = Réussite : { $value }
show-miss = Échec : { $why }
show-icon = icône
show-bergs = { $icebergs ->
    [one] 1 iceberg renversé
   *[other] { $icebergs } icebergs renversés
}
show-throw = Le lancer
show-offer = À vendre
show-price = { $gold } or
show-bonus = +{ $bonus } en cas de réussite
show-who = Qui
show-hero = Héros
show-state = État
show-scars = Cicatrices
    .about = Cette capacité est perdue pour de bon, et { -scar-life } PV du maximum avec elle.
show-xp = XP
    .about = Gagnée par les coups de grâce et les icônes laissées ; { -top-xp } s’échangent contre un jeton Niveau en boutique.
show-eliminated = hors jeu
    .about = Évanoui avec { -scars } cicatrices : hors jeu pour de bon.
show-fainted = évanoui
    .about = Hors de ce combat ; se relève ensuite avec une cicatrice.
show-standing = debout
show-party = Le groupe
show-colours-1 = { $first }
show-colours-2 = { $first }, { $second }
show-colours-3 = { $first }, { $second }, { $third }
show-turned = utilisée
show-used = utilisée
show-relics = Près du coffre
show-gear = Équipement
    .about = Les cartes portées ; chaque héros en porte un nombre limité de chaque sorte.
show-abilities = Capacités
show-token = { $ability } (jeton Niveau)
show-token-spent = { $ability } (jeton incliné)
show-scarred = { $ability } (cicatrice)

## La fin

over-won = Le boss de fin est vaincu : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $rank }
over-lost-all_fainted = Plus personne n’est debout. Vainqueur : { $foe }.
over-lost-no_dice = Il ne reste aucun dé à lancer. Encore debout : { $foe }.
over-lost-all_eliminated = Le monstre est tombé ({ $foe }), mais il ne reste personne pour continuer.
rank-0 = Bras cassés
rank-1 = Optimistes incapables
rank-2 = Garnements indisciplinés
rank-3 = Aventuriers débutants
rank-4 = Héros en herbe
rank-5 = Guerriers moyens
rank-6 = Champions habiles
rank-7 = Lecteurs de manuels épiques
rank-8 = Auteurs de manuels épiques
rank-9 = Splendeur héroïque qui dépasse l’entendement
part-difficulty = Difficulté
part-heroes = Héros
part-white = { $number ->
    [one] Un dé blanc restant, 3 points
   *[other] { $number } dés blancs restants, 3 points chacun
}
part-gold = { $number } or restant
part-unscathed = Personne n’a de cicatrice
part-scars = { $number ->
    [one] Une cicatrice
   *[other] { $number } cicatrices
}
part-eliminated = { $number ->
    [one] Un héros hors jeu
   *[other] { $number } héros hors jeu
}

## Pourquoi ?

why-hero = Vous choisissez votre héros : trois capacités, une par couleur de dé, et combien d’armes, d’armures et de consommables il porte.
why-draw-hero = À cette table, les héros sont distribués au hasard : la fiche tirée est la vôtre.
why-throw = Le dé doit rebondir une fois sur la table avant de toucher la cible, et chaque lancer spécial doit être fait. Sa section fait les dégâts ; un échec vous blesse.
why-die = Vous lancez un dé. Sa couleur dit laquelle de vos capacités joue si l’icône sort. Chaque dé se lance une fois, jusqu’à ce qu’on récupère les dés.
why-run-out = Il ne reste plus de dé et le monstre tient debout. Un dé blanc du coffre est perdu pour de bon après le lancer ; récupérer les dés de couleur inflige à chacun le niveau du monstre.
why-agree = Quelqu’un juge ce lancer impossible. Renoncer coûte à chacun autant de PV que le niveau du monstre, et un autre monstre vient.
why-weapons = Une arme ajoute aux dégâts d’une réussite, mais son lancer spécial doit être fait aussi. N’en prenez pas si le lancer est déjà assez difficile.
why-doubt = Quelqu’un doute de la position du dé. Vous êtes le chef : décidez quelle lecture compte.
why-scar = Vous vous êtes évanoui et vous réveillez avec une cicatrice. Elle couvre une capacité pour de bon et baisse vos PV de { -scar-life }. Cédez celle qui vous sert le moins.
why-window = Consommables et reliques servent presque à tout moment. On vous le demande parce que l’un d’eux pourrait changer quelque chose maintenant.
why-receive = Quelqu’un doit porter cette carte. Chaque fiche dit combien de cartes d’une sorte on peut tenir.
why-surplus = Vous avez plus de cartes de cette sorte que votre fiche n’en permet : défaussez-en une, donnez-la ou utilisez-la.
why-trade = Au repos, vous pouvez donner des cartes. Donnez chacune à un héros qui sait faire son lancer et qui a de la place.
why-swap = On vous propose une carte contre une des vôtres, de même sorte. Elle est à vous : vous pouvez refuser.
why-buy = L’or du coffre achète des cartes, des dés blancs et des soins, autant qu’il peut payer. Il y a { -shops } boutiques ; c’est avec vos achats qu’on bat le boss de fin.
why-draw-gear = On révèle une carte de la pioche Boutique.
why-leader = Chacun nomme un chef en même temps. Le chef regarde les portes et tranche les doutes.
why-draw-leader = Le sort décide qui est le chef.
why-draw-room = Le chef regarde deux cartes Donjon en secret et ouvrira l’une d’elles.
why-draw-monster = Derrière chaque porte, un monstre ; les niveaux montent de 1 à 4.
why-draw-boss = Après la dernière boutique s’ouvre la dernière porte, et un boss de fin attend derrière.
why-room = Vous menez : choisissez une porte sur deux. Les icônes mènent à la boutique suivante (il en faut { -icons }), les effets aident ou gênent. L’autre carte repart sans être vue.
why-flip = Le gabarit se lance sur la cible comme une pièce. Il doit se retourner et tenir tout entier sur la cible ; si une partie touche la table, cela coûte 1 PV et on recommence.
why-flip-again = Un gabarit de cette sorte est déjà là. Laissez-le, ou tentez une meilleure place.
why-flip-doubt = Quelqu’un doute de la position du gabarit. Vous êtes le chef : décidez quelle lecture compte.
why-water = Vous avez lancé plusieurs dés d’eau et un seul compte. Tous les icebergs touchés comptent de toute façon.
why-cancel = Vous pouvez relancer ce dé ; le premier résultat ne compte pas, bon ou mauvais. Les icebergs touchés restent partis.
why-ability = L’icône est visible : vous pouvez utiliser une capacité, si elle n’a pas de cicatrice et convient à une réussite ou à un échec.
why-herb = Les herbes soignent un héros qui n’est pas évanoui, d’autant plus que des consommables ont déjà servi.
why-second = Le dé est entre deux sections. Le jeton Coupe-gorge ajoute la seconde à la première, puis il est dépensé jusqu’à ce que Jack le prépare de nouveau.
why-spikes = C’est un échec. Une armure peut frapper le monstre avant qu’il vous frappe, une fois par combat.
why-armor = Le coup arrive. Une armure l’adoucit, puis ne sert plus jusqu’au repos.
why-overrule = Le groupe n’est pas d’accord pour renoncer : le chef décide.
why-crystal = Trois XP valent un jeton Niveau sur une couleur : une fois d’ici la prochaine boutique, il vous donne cette capacité sans l’icône.
why-flurry = C’est une réussite, et votre capacité permet de relancer le même dé. Un échec vous blesserait comme d’habitude.
why-divine = Chaque dégât de ce lancer rend 1 PV à quelqu’un. Vous attribuez les points un à un.
why-charmed = Un monstre séduit se bat pour vous une fois : ses dégâts s’ajoutent à ce lancer.
why-beer = Le héros qui tient la bière ne subit aucun dégât dans ce combat, sauf quand on récupère les dés. Donnez-la au plus faible, ou à quelqu’un qui risque d’échouer.

# -- ce qui sert de raison ---------------------------------------------------------------------------------

sign-foe-defeated = Le monstre est vaincu
sign-eliminated = Quelqu’un quitte la partie
sign-fainted = Quelqu’un s’évanouit
sign-hit = Le lancer réussit
sign-struck = Quelqu’un perd des PV
sign-gear = Le groupe reçoit de l’équipement

## Médailles

medal-bullseyes = Encore dans le mille
medal-bullseyes-how = Atteignez le centre avec { $count } de vos lancers de suite.
medal-slain-boss = Un lancer parfait
medal-slain-boss-how = Tuez le boss de fin d’un dé au centre, icône visible.
medal-last-hero = Le dernier héros
medal-last-hero-how = Soyez le seul héros debout quand le boss de fin tombe.
medal-trick-shot = Coup d’artiste
medal-trick-shot-how = Atteignez le centre avec un lancer qui remplit { $count } exigences à la fois.
medal-no-price = Rien à payer
medal-no-price-how = Gagnez ensemble sans jamais récupérer les dés ni renoncer à un monstre.

## Records

record-score = Le plus de points en une victoire
record-score-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
record-bullseyes = Le plus de fois dans le mille de suite
record-bullseyes-value = { $count } de suite
record-hits = Le plus de lancers réussis de suite
record-hits-value = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
record-throw = Le meilleur lancer
record-throw-value = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
