### Dungeon Fighter

title = Dungeon Fighter
tagline = Un rebond sur la table, puis sur la cible, les yeux fermés si le monstre y tient. De un à six héros contre un donjon qui a de l’humour.
origin = D’après le livret français de la première édition, avec des noms et des valeurs tirés de pages publiques. De notre cru : 133 des 383 clauses, 56 autres en partie, 94 des 119 cartes et une part des 25 autres, les 12 faces des plateaux du donjon et les mesures de la cible.
goal = But : traverser trois niveaux et battre le boss de fin, ensemble.

option-difficulty = Niveau de difficulté
option-difficulty-easy = Facile
option-difficulty-normal = Normal
option-difficulty-infernal = Infernal
option-heroes = Héros
option-heroes-choice = Chacun choisit
option-heroes-random = Tirés au sort
option-leader = Le chef du groupe
option-leader-first = La première place
option-leader-random = Tiré au sort
option-leader-named = Désigné par le groupe
option-back_down = Renoncer devant un lancer impossible
option-unscathed = Points pour un groupe indemne
option-unscathed-faints = Si personne ne s’est évanoui, même contre le boss de fin
option-unscathed-scars = Si personne n’a de cicatrice
option-gentle = Premier combat sans lancer spécial
option-tabletop = On lance sur
option-tabletop-wood = Bois : une simple table de cuisine, depuis le petit côté
option-tabletop-felt = Feutrine : les dés s’arrêtent court, et on lance depuis le coin
option-tabletop-stone = Pierre : un plan de travail dur et lisse ; les dés rebondissent, depuis le grand côté
option-tabletop-attic = La table du grenier : de vieux dés arrondis, la cible tournée, depuis le grand côté

## Le départ

ask-hero = Quel héros jouez-vous ?
hero-take = { $hero }
ask-draw-hero = Piochez un héros
ask-draw-end = Piochez le plateau Fin du Donjon
ask-draw-start = Piochez le plateau du niveau { $level }
ask-draw-side = Tirez la face visible
ask-leader = Qui doit être le chef du groupe ?
leader-name = { $friend }
ask-draw-leader = Tirez le chef du groupe
ask-draw-monster = Piochez un monstre dans la tour
ask-draw-boss = Retournez le boss de fin
ask-draw-gear = Piochez une carte Équipement
ask-move = Par où va le groupe ?
move-enter = Salle { $number } : { $room }
    .stakes = { $room }
no-against-arrow = La flèche va dans l’autre sens.

## Le lancer

ask-die = Quel dé lancez-vous ?
die-throw = Lancer le { $die }
die-back-down = Proposer de renoncer à ce monstre
    .stakes = Tous doivent être d’accord. Chaque héros perd des PV, un autre monstre vient.
no-die-thrown = Le { $die } a déjà été lancé.
no-white-later = Les dés blancs attendent qu’il ne reste plus de dé Héros.
no-die-forbidden = Le { $die } est interdit par ce monstre ({ $foe }).
ask-run-out = Il ne reste plus de dé Héros. Que faites-vous ?
run-out-white = Lancer un dé blanc ({ $left } dans le trésor)
    .stakes = Il est perdu après le lancer.
run-out-retrieve = Récupérer les dés : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à chaque héros
run-out-back-down = Proposer de renoncer à ce monstre
    .stakes = Tous doivent être d’accord. Chaque héros perd des PV, un autre monstre vient.
no-no-white-die = Le trésor ne contient aucun dé blanc.
no-boss-keeps-dice = Contre le boss de fin, on ne récupère pas les dés.
ask-agree = { $who } propose de renoncer. Êtes-vous d’accord ?
agree-stay = Non, rester et combattre
    .stakes = Le combat continue.
agree-back-down = Oui, pour { $life } PV chacun
ask-weapons = Quelles armes avec le { $die } ?
weapons-ready = Lancer
weapons-use = Annoncer { $card } (+{ $bonus })
no-conflict = { $card } exige « { $demand } », impossible en même temps que le reste.
ask-throw = Lancez le { $die }
ask-colour-named = Le dé blanc montre le symbole. De quelle couleur est-il ?
colour-named-name = { $colour } : { $ability }
ask-rethrow = Relancer ?
rethrow-keep = Garder ce lancer
rethrow-ability = Relancer grâce à votre capacité
rethrow-item = Relancer : défausser { $card }
    .stakes = Une carte en moins.
ask-fury = Payer 1 PV pour compter { $damage } deux fois ?
fury-spare = Garder vos PV
fury-pay = Payer 1 PV
ask-ballad = Payer 1 or pour que ce monstre perde sa capacité ({ $foe }) ?
ballad-keep = Garder l’or
ballad-pay = Payer et chanter
ask-beer = À qui la Bière ?
beer-serve = { $friend }
ask-divine = Les dieux soignent. { $left ->
    [one] Encore 1 point : pour qui ?
   *[other] Encore { $left } points : pour qui ?
}
divine-heal = { $friend }
ask-announce = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} contre { $left } PV. Ajouter quelque chose ?
announce-deal = Infliger les dégâts
announce-item = Utiliser { $card } (+{ $bonus })
announce-seduced = Envoyer { $foe } au combat (+{ $damage })
ask-block = Le monstre riposte. Encaissez-vous le coup ?
block-suffer = Subir { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
block-item = Défausser { $card } et ne rien subir
    .stakes = Une carte en moins.
ask-riposte = Vous avez subi { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}. Riposter ?
riposte-hold = Pas maintenant
riposte-item = Utiliser { $card }
ask-break = Le monstre détruit l’un de vos biens. Lequel ?
break-card = { $card }
break-seduced = { $foe }, sous votre charme
ask-flurry = Lancer encore une fois le { $die } ?
flurry-stop = En rester là
flurry-again = Lancer encore

## Après le combat

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
ask-scar = Vous vous réveillez avec une cicatrice. Quelle capacité recouvre-t-elle ?
scar-cover = { $colour } : { $ability }
ask-window = { $moment } Utiliser quelque chose maintenant ?
moment-turn = Un tour commence.
moment-again = Le dé va être relancé.
moment-pay = Un héros va payer un PV.
moment-blow = Le coup va porter.
moment-break = Le monstre va détruire quelque chose.
moment-late = Le coup a porté.
moment-retrieve = Les dés vont être récupérés.
moment-back-down = Le groupe va renoncer.
moment-rest = La salle est conquise.
moment-shop = La boutique est ouverte.
moment-room = Un ami porte trop de cartes.
window-pass = Pas maintenant
window-heal = { $card } pour { $friend }
window-heal-all = { $card } pour tout le monde
window-seduced = Envoyer maintenant { $foe } (dégâts : { $damage })
ask-receive = Qui reçoit { $card } ?
receive-give = { $friend }
receive-discard = Personne : défausser
ask-surplus = Vous portez trop de cartes. Laquelle part ?
surplus-drop = Défausser { $card }
surplus-pass-on = Donner { $card } à { $friend }
surplus-heal = Utiliser { $card } maintenant, pour { $friend }
surplus-heal-all = Utiliser { $card } maintenant, pour tout le monde
ask-trade = Donner quelque chose à un ami ?
trade-done = Garder le reste
trade-pass-on = Donner { $card } à { $friend }
trade-swap = Échanger { $card } avec { $friend } contre { $theirs }
ask-swap = { $who } vous propose { $card } contre { $theirs }.
swap-refuse = Non, merci
swap-agree = Échanger
ask-order = Que fait le groupe ensuite ?
order-wake = Réveiller les héros évanouis
order-larceny = { $cards ->
    [one] Piocher la carte volée
   *[other] Piocher les { $cards } cartes volées
}
order-treasure = Chercher le trésor
order-shop = Ouvrir la boutique
order-trade = Échanger de l’équipement
ask-benefit = { $room } : en profiter ?
benefit-use = Oui
benefit-leave = Non
ask-buy = Le groupe a { $gold } or. Qu’achetez-vous ?
buy-leave = Quitter la boutique
buy-card = { $card }, { $price } or
buy-white = Un dé blanc, { $price } or
buy-heal = 1 PV pour chaque héros, { $price } or
no-too-dear = Cela coûte { $price } or.
no-no-room = Personne ne peut porter { $card }.
no-no-white-supply = La réserve n’a plus de dé blanc.
no-all-well = Personne n’est blessé.

## Ce qui arrive

tale-joined-as = { $who } joue { $hero }.
    .you = Vous jouez { $hero }.
tale-board-laid = Niveau { $level } : { $face }.
tale-leader-proposed = { $who } désigne { $friend }.
    .you = Vous désignez { $friend }.
    .friend = { $who } vous désigne.
tale-leader-named = { $who } prend la tête du groupe.
    .you = Vous prenez la tête du groupe.
tale-level-entered = Niveau { $level } : { $face }.
tale-room-entered = Le groupe entre dans la salle { $number } : { $room }.
tale-foe-met = Un monstre y attend : { $foe }, { $life } PV, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $gold } or.
tale-boss-revealed = Le boss de fin se montre : { $foe }, { $life } PV, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
tale-white-die-taken = { $who } prend un dé blanc ; il en reste { $left }.
    .you = Vous prenez un dé blanc ; il en reste { $left }.
tale-dice-retrieved = { $who } récupère les dés ; chaque héros subit { $damage }.
    .you = Vous récupérez les dés ; chaque héros subit { $damage }.
tale-party-beaten = Le jeton Chef passe du côté Vaincu ({ $who }).
    .you = Votre jeton Chef passe du côté Vaincu.
tale-shot-hit = { $who } réussit avec le { $die } : { $value }.
    .you = Vous réussissez avec le { $die } : { $value }.
tale-shot-missed = { $who } échoue avec le { $die } : { $why }.
    .you = Vous échouez avec le { $die } : { $why }.
tale-landing-doubted = { $who } doute de la position du { $die }.
    .you = Vous doutez de la position du { $die }.
tale-doubt-settled = { $who } tranche en tant que chef : { $verdict }.
    .you = Vous tranchez en tant que chef : { $verdict }.
tale-thrown-again = { $who } relance le { $die }.
    .you = Vous relancez le { $die }.
tale-colour-named = { $who } nomme la couleur : { $colour }.
    .you = Vous nommez la couleur : { $colour }.
tale-ability-used = { $who } utilise { $ability }.
    .you = Vous utilisez { $ability }.
tale-card-used = { $who } utilise { $card }.
    .you = Vous utilisez { $card }.
tale-symbol-in-vain = Le symbole n’a pas d’effet ici pour { $who }.
    .you = Le symbole n’a pas d’effet ici pour vous.
tale-token-laid = Jeton { $token } posé sur le monstre ({ $foe }).
tale-beer-served = { $who } sert la Bière à { $friend }.
    .you = Vous servez la Bière à { $friend }.
    .friend = { $who } vous sert la Bière.
tale-life-paid = { $who } paie 1 PV et en garde { $now }.
    .you = Vous payez 1 PV et en gardez { $now }.
tale-seduced-sent = { $foe } se bat pour { $who } : { $damage } de plus.
    .you = { $foe } se bat pour vous : { $damage } de plus.
tale-section-counts = La section compte { $value }.
tale-gear-adds = { $card } ajoute { $damage }.
tale-ability-adds = La capacité ajoute { $damage }.
tale-token-adds = Le jeton { $token } ajoute { $damage }.
tale-foe-hurt = { $foe } : { $damage } PV de moins, il en reste { $left }.
tale-foe-slain = Coup fatal. { $who } tue le monstre ({ $foe }).
    .you = Coup fatal. Vous tuez le monstre ({ $foe }).
tale-foe-defeated = Monstre vaincu : { $foe }.
tale-foe-recovered = { $foe } : { $life } PV de plus, { $now } en tout.
tale-gear-spares = { $card } épargne { $damage } à { $who }.
    .you = { $card } vous épargne { $damage }.
tale-token-spares = Le jeton { $token } épargne { $damage } à { $who }.
    .you = Le jeton { $token } vous épargne { $damage }.
tale-hero-struck = { $who } perd { $damage } PV ; il lui en reste { $left }.
    .you = Vous perdez { $damage } PV ; il vous en reste { $left }.
tale-hero-unharmed = { $who } n’a rien.
    .you = Vous n’avez rien.
tale-riposted = { $who } riposte avec { $card } : { $damage }.
    .you = Vous ripostez avec { $card } : { $damage }.
tale-gold-drained = 1 or disparaît ; il en reste { $now }.
tale-gear-broken = { $who } perd { $card }, en miettes.
    .you = Vous perdez { $card }, en miettes.
tale-seduced-broken = Le charme est rompu : { $who } perd { $foe } pour toujours.
    .you = Le charme est rompu : vous perdez { $foe } pour toujours.
tale-hero-fainted = { $who } s’évanouit.
    .you = Vous vous évanouissez.
tale-hero-woke = { $who } se réveille avec une cicatrice ({ $colour }) et { $life } PV.
    .you = Vous vous réveillez avec une cicatrice ({ $colour }) et { $life } PV.
tale-hero-eliminated = { $who } a trop de cicatrices et quitte la partie.
    .you = Vous avez trop de cicatrices et quittez la partie.
tale-healed = { $who } regagne { $life } PV et en a { $now }.
    .you = Vous regagnez { $life } PV et en avez { $now }.
tale-gold-gained = { $gold } or pour le trésor, qui en compte { $now }.
tale-white-dice-gained = { $dice ->
    [one] Un dé blanc
   *[other] { $dice } dés blancs
} pour le trésor, qui en compte { $now }.
tale-new-leader = { $who } prend désormais la tête du groupe.
    .you = Vous prenez désormais la tête du groupe.
tale-backed-down = Le groupe renonce à un monstre ({ $foe }) : { $life } PV chacun.
tale-stayed-to-fight = { $who } veut rester et combattre.
    .you = Vous voulez rester et combattre.
tale-gear-taken = { $who } prend { $card }.
    .you = Vous prenez { $card }.
tale-gear-passed = { $who } donne { $card } à { $friend }.
    .you = Vous donnez { $card } à { $friend }.
    .friend = { $who } vous donne { $card }.
tale-gear-discarded = Carte défaussée : { $card }.
tale-shop-opened = { $cards ->
    [one] Une carte est proposée
   *[other] { $cards } cartes sont proposées
} ; le groupe a { $gold } or.
tale-gear-bought = Carte achetée : { $card } ; il reste { $gold } or.
tale-white-die-bought = Un dé blanc acheté ; le trésor en compte { $left }.
tale-healing-bought = Des soins pour tous ; il reste { $left } or.
tale-larceny = { $cards ->
    [one] Une carte a été volée
   *[other] { $cards } cartes ont été volées
} pendant le combat.
tale-seduced = { $who } emmène { $foe }.
    .you = Vous emmenez { $foe }.
tale-quick-kill = Vite fait, bien fait : { $dice ->
    [0] aucun dé blanc, la réserve est vide.
    [one] { $dice } dé blanc.
   *[other] { $dice } dés blancs.
}
tale-fountain-used = Tout le monde boit à la fontaine.
tale-dice-passed = Les dés Héros passent à { $who }.
    .you = Les dés Héros passent entre vos mains.
tale-deck-shuffled = { $cards ->
        [one] { $cards } carte défaussée forme
       *[other] { $cards } cartes défaussées forment
    } une nouvelle pioche.

## Les mots

die-red = dé rouge
    .about = Lancé une fois par combat. Si son symbole est visible, la capacité rouge du lanceur se déclenche.
die-green = dé vert
    .about = Lancé une fois par combat. Si son symbole est visible, la capacité verte du lanceur se déclenche.
die-blue = dé bleu
    .about = Lancé une fois par combat. Si son symbole est visible, la capacité bleue du lanceur se déclenche.
die-white = dé blanc
    .about = Les dés de réserve du groupe, pour quand il ne reste plus de dé Héros. Perdu après le lancer ; son symbole vaut la couleur de votre choix.
colour-red = rouge
colour-green = vert
colour-blue = bleu
type-beast = Bête
    .about = La famille du monstre. Un héros dont c’est l’Ennemi juré lui inflige davantage.
type-undead = Mort-vivant
    .about = La famille du monstre. Un héros dont c’est l’Ennemi juré lui inflige davantage.
type-greenskin = Peau-verte
    .about = La famille du monstre. Un héros dont c’est l’Ennemi juré lui inflige davantage.
type-humanoid = Humanoïde
    .about = La famille du monstre. Ce n’est l’Ennemi juré de personne.
type-mythic = Créature mythique
    .about = La famille du monstre. Un héros dont c’est l’Ennemi juré lui inflige davantage.
kind-weapon = Arme
    .about = À annoncer avant le lancer. Si le dé réussit, lancé comme la carte l’exige, elle ajoute ses dégâts.
kind-armour = Armure
    .about = Vous subissez moins de dégâts en cas d’échec.
kind-magic = Objet magique
    .about = Utilisé quand vous voulez, puis défaussé.
token-target = Cible
    .about = Chaque réussite inflige 1 de plus jusqu’à la fin du combat.
token-toad = Crapaud
    .about = Le monstre inflige 2 de moins jusqu’à la fin du combat.
token-charm = Charme
    .about = Une fois vaincu, il suit le héros qui l’a charmé, et peut se battre plus tard pour ses dégâts.
token-beer = Bière
    .about = Le héros qui tient la Bière ne subit rien de ses échecs jusqu’à la fin du combat.
token-ballad = Ritournelle
    .about = Il a perdu sa capacité jusqu’à la fin du combat.
where-section = dans une section
where-bullseye = au centre
shows-icon = symbole visible
shows-blank = sans symbole
verdict-upheld = ce qui a été annoncé compte
verdict-changed = c’est l’autre lecture qui compte
miss-no_bounce = aucun rebond sur la table
miss-demand = un lancer exigé n’a pas été fait
miss-hole = dans un trou
miss-edge = sur la tranche
miss-outside = hors de la cible
miss-small_target = la section 1 ne compte pas ici

ability-blind_fury = Furie aveugle
ability-flurry = Pluie de coups
ability-extra_damage-2 = Dégâts supplémentaires +2
ability-extra_damage-3 = Dégâts supplémentaires +3
ability-targeted-5 = Dégâts ciblés 5
ability-metamorphosis = Métamorphose
ability-rethrow = Relance
ability-larceny = Larcin
ability-pickpocket = Pickpocket
ability-no_damage = Pas de dégâts
ability-sworn_enemy-undead = Ennemi juré : morts-vivants +{ -sworn-undead }
ability-sworn_enemy-greenskin = Ennemi juré : peaux-vertes +{ -sworn-greenskin }
ability-sworn_enemy-beast = Ennemi juré : bêtes +{ -sworn-beast }
ability-sworn_enemy-mythic = Ennemi juré : créatures mythiques +{ -sworn-mythic }
ability-mass_heal-1 = Guérison de masse +1
ability-seduction = Séduction
ability-living_target = Cible vivante
ability-ballad = La Ritournelle des héros
ability-beer = Bière
ability-divine_intervention = Intervention divine

ability-text-blind_fury = En cas de réussite : payez 1 PV, et la section compte double.
ability-text-flurry = En cas de réussite : lancez encore une fois le même dé.
ability-text-extra_damage-2 = En cas de réussite : 2 dégâts de plus.
ability-text-extra_damage-3 = En cas de réussite : 3 dégâts de plus.
ability-text-targeted-5 = En cas de réussite : la section compte 5, où que soit le dé.
ability-text-metamorphosis = Réussite ou échec : le monstre inflige 2 dégâts de moins jusqu’à la fin du combat.
ability-text-rethrow = Réussite ou échec : vous pouvez relancer ; le premier lancer ne compte pas.
ability-text-larceny = Réussite ou échec : le groupe pioche une carte après le combat.
ability-text-pickpocket = Réussite ou échec : 2 or pour le trésor.
ability-text-no_damage = En cas d’échec : vous ne subissez aucun dégât.
ability-text-sworn_enemy-undead = Réussite ou échec : { -sworn-undead } dégâts aux morts-vivants.
ability-text-sworn_enemy-greenskin = Réussite ou échec : { -sworn-greenskin } dégâts aux peaux-vertes.
ability-text-sworn_enemy-beast = Réussite ou échec : { -sworn-beast } dégâts aux bêtes.
ability-text-sworn_enemy-mythic = Réussite ou échec : { -sworn-mythic } dégâts aux créatures mythiques.
ability-text-mass_heal-1 = Réussite ou échec : chaque héros debout regagne 1 PV.
ability-text-seduction = Réussite ou échec : une fois vaincu, le monstre vous suit. Envoyez-le plus tard infliger ses propres dégâts.
ability-text-living_target = Réussite ou échec : chaque réussite inflige 1 dégât de plus jusqu’à la fin du combat.
ability-text-ballad = Réussite ou échec : payez 1 or, et le monstre perd sa capacité.
ability-text-beer = Réussite ou échec : un héros ne subit plus de dégâts jusqu’à la fin du combat.
ability-text-divine_intervention = En cas de réussite : pour chaque dégât infligé, un héros regagne 1 PV.

feature-gold_loss = Perte d’or après un échec
feature-forbid_die-red = Dé rouge interdit
feature-forbid_die-green = Dé vert interdit
feature-forbid_die-blue = Dé bleu interdit
feature-small_target = Petite cible
feature-horde = Horde
sign-foe-defeated = Le monstre est vaincu
sign-eliminated = Quelqu’un quitte la partie
sign-fainted = Quelqu’un s’évanouit
sign-hit = Le lancer réussit
sign-struck = Quelqu’un perd des PV
sign-gear = Le groupe reçoit de l’équipement
feature-heal_on_miss-1 = Guérison 1 après un échec
feature-heal_on_miss-2 = Guérison 2 après un échec
feature-heal_on_miss-3 = Guérison 3 après un échec
feature-destroy_equipment = Détruire un équipement après un échec
feature-critical_miss = Échec critique

feature-text-gold_loss = Chaque échec coûte 1 or au trésor.
feature-text-forbid_die-red = Le dé rouge ne se lance pas pendant ce combat.
feature-text-forbid_die-green = Le dé vert ne se lance pas pendant ce combat.
feature-text-forbid_die-blue = Le dé bleu ne se lance pas pendant ce combat.
feature-text-small_target = La section 1 est un échec.
feature-text-horde = Chaque section compte 1.
feature-text-heal_on_miss-1 = Chaque échec lui rend 1 PV.
feature-text-heal_on_miss-2 = Chaque échec lui rend 2 PV.
feature-text-heal_on_miss-3 = Chaque échec lui rend 3 PV.
feature-text-destroy_equipment = Un échec vous coûte une carte.
feature-text-critical_miss = Un échec blesse tous les héros.

effect-reduce = vos échecs font { $amount } de moins
effect-no_damage = un de vos échecs ne fait pas mal
effect-riposte = le monstre subit ce que vous subissez
effect-heal_one = un héros regagne { $amount } PV
stake-weapon = +{ $bonus } en cas de réussite
stake-trick = +{ $bonus } en cas de réussite ; lancer : { $demand }
stake-hero = { $red } · { $green } · { $blue }
stake-kills = { $value } l’abat
stake-leaves = { $value } lui laisse { $left } PV
effect-heal_all = chaque héros regagne { $amount } PV
effect-rethrow = relance
effect-extra_damage = { $amount ->
        [one] { $amount } dégât de plus
       *[other] { $amount } dégâts de plus
    } en cas de réussite

rank-0 = Canards boiteux
rank-1 = Optimistes incompétents
rank-2 = Voyous indisciplinés
rank-3 = Aventuriers novices
rank-4 = Aspirants héros
rank-5 = Héros moyens
rank-6 = Héros de niveau 20
rank-7 = Lecteurs de manuels épiques
rank-8 = Auteurs de manuels épiques
rank-9 = Héroïsme grandiosissime
part-difficulty = Niveau de difficulté
part-heroes = { $number ->
    [one] Un héros au départ
   *[other] { $number } héros au départ
}
part-white = { $number ->
    [one] Un dé blanc restant, 2 points
   *[other] { $number } dés blancs restants, 2 points chacun
}
part-gold = { $number } or restant, 1 point par 2 or
part-unscathed = Le groupe s’en sort indemne
part-scars = { $number ->
    [one] Une cicatrice
   *[other] { $number } cicatrices
}
part-eliminated = { $number ->
    [one] Un héros éliminé
   *[other] { $number } héros éliminés
}
over-won = Le boss de fin est vaincu. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $rank }.
over-lost-all_fainted = Il ne reste debout que le monstre ({ $foe }). Le donjon gagne.
over-lost-no_dice = Le boss de fin tient debout ({ $foe }), et il n’y a plus un seul dé à lancer. Le donjon gagne.
over-lost-all_eliminated = Le monstre est tombé ({ $foe }), mais personne ne s’est réveillé pour le voir. Le donjon gagne.

## La table

show-map = Niveau { $level } : { $face }
show-way = { $room }, vers { $ways }
show-way-out = { $room }, la sortie
show-life = PV
    .about = Ce qu’il peut encore encaisser. Au centre, symbole visible, n’importe quel dé le tue d’un coup.
show-damage = Dégâts { $damage }
    .about = Ce que vous subissez en cas d’échec.
show-reward = { $gold } or sur sa carte
    .about = L’or qui va au trésor une fois le monstre vaincu.
show-conflict = Les lancers du monstre et de la salle ne vont pas ensemble : celui de la salle devient une main qui tremble.
show-in-hand = en main
show-hit = réussite : { $value }
show-symbol = symbole visible
show-throw = Le lancer
show-weapon = { $card } (+{ $bonus }, { $demand })
show-card = { $card } ({ $effect })
show-gear = Carte
    .about = Les cartes portées ; chaque héros en porte un nombre limité de chaque sorte.
show-kind = Sorte
show-price = Or
show-shop = La boutique
show-found = Trouvaille
show-who = Qui
show-hero = Héros
show-health = État
show-abilities = Rouge / vert / bleu
show-carried = Porte
show-party = Le groupe
show-eliminated = éliminé
    .about = La troisième cicatrice était de trop : hors jeu pour de bon.
show-fainted = évanoui
    .about = Hors de ce combat ; se relève ensuite avec une cicatrice.
show-scarred = Cicatrice
    .about = Cette capacité est perdue pour de bon, et 3 PV du maximum avec elle.
show-three = { $red } / { $green } / { $blue }
show-seduced = { $foe }, sous le charme (+{ $damage })
show-and = { $first }, { $second }
show-gold = { $gold } or
    .about = Le trésor paie en boutique et pour quelques capacités.
show-leader = Chef du groupe :
    .about = A le dernier mot sur le chemin, sur les achats et sur qui reçoit une carte.
show-beaten = Vaincu
show-unbeaten = Invaincu
show-first = Premier joueur :
show-tower = Monstres restants, par niveau : { $one } / { $two } / { $three } / { $four }
show-stock = Le trésor des héros

## Héros

hero-torm = Torm, barbare
hero-randolph = Randolph, magicien
hero-goldfinga = Goldfinga, voleur
hero-sir_moo = Sir Moo, chevalier
hero-lady_mary = Lady Mary, princesse
hero-fridolin = Fridolin, barde
hero-gromli = Gromli Panse-en-Fût, nain
hero-faelwyn = Faelwyn Vif-Carquois, elfe archer
hero-sister_clotilde = Sœur Clotilde, prêtresse

## Lancers

demand-bank = Tir en bande
demand-flick = Pichenette
demand-blow = Souffle
demand-under_leg = Sous la jambe
demand-blind = En aveugle
demand-double_bounce = Double rebond
demand-elbow = Sur le coude
demand-prayer = Lancer de la foi
demand-weak_hand = Mauvaise main
demand-borrowed_hand = Emprunt
demand-over_card = Par-dessus une carte
demand-catapult = Catapulte
demand-head = Tête
demand-spin = Toupie
demand-nose = Sur le nez
demand-back_turned = De dos
demand-smash = Smash
demand-eye_level = Assis
demand-jump = Saut
demand-under_table = Sous la table
demand-dance = Danse
demand-far = De loin

demand-text-bank = Posez debout sur la table la boîte du jeu ou une fiche de héros ; le dé doit la toucher avant d’atteindre la cible.
demand-text-flick = Posez le dé sur le dos d’une main et chassez-le d’une pichenette de l’autre.
demand-text-blow = Posez le dé sur votre paume et soufflez-le vers la cible.
demand-text-under_leg = La main qui lance passe sous l’une de vos jambes.
demand-text-blind = Fermez les yeux avant de lancer et gardez-les fermés jusqu’à l’arrêt du dé.
demand-text-double_bounce = Le dé rebondit au moins deux fois sur la table avant de toucher la cible.
demand-text-elbow = Posez le dé en équilibre sur votre coude et lancez-le de là.
demand-text-prayer = Tenez le dé entre vos paumes jointes et lancez-le en ouvrant les mains.
demand-text-weak_hand = Lancez avec la main qui n’écrit pas.
demand-text-borrowed_hand = Le dé est posé sur la paume de votre voisin de gauche ; vous le lancez en bougeant cette main.
demand-text-over_card = Tenez une carte debout, grand côté sur la table : le dé rebondit devant, puis passe par-dessus.
demand-text-catapult = Posez le dé sur une carte qui dépasse du bord de la table, pliez la carte et lâchez-la.
demand-text-head = Lancez le dé en l’air et faites-le rebondir sur votre tête avant qu’il touche la table.
demand-text-spin = Lancez le dé en le faisant tourner comme une toupie avant qu’il touche la cible.
demand-text-nose = Posez le dé en équilibre sur votre nez et lancez-le de là.
demand-text-back_turned = Tournez le dos à la table ; vous pouvez pivoter pour regarder.
demand-text-smash = Lancez le dé en l’air, puis frappez-le de la main vers la table.
demand-text-eye_level = Asseyez-vous par terre, les yeux plus bas que la table.
demand-text-jump = Sautez et lâchez le dé avant que vos pieds retouchent le sol.
demand-text-under_table = Votre main reste plus bas que le plateau de la table.
demand-text-dance = Sautez en faisant un tour complet, retombez face à la cible et lancez à la réception.
demand-text-far = Levez-vous, reculez d’un pas et lancez normalement.

## Salles

face-s1a = Galerie des Remords
face-s1b = Couloirs Tordus
face-s2a = Garde-Manger de l’Effroi
face-s2b = Sous-sols Humides
face-e1b = Escaliers Qui Descendent Quand Même
face-e2b = Salon à Plafond Bas
face-e3b = Chapelle des Espoirs Percés
face-e4b = Salle de Bal des Bleus
face-e1a = Antichambre Fatale
face-e2a = Armurerie des Coudes
face-e3a = Marché Avant la Fin
face-e4a = Hall des Mains Moites
board = { $board } ({ $one }, { $other })
room-normal = salle ordinaire
    .about = Un monstre, et rien d’autre.
room-perilous-double_bounce = Salle périlleuse (Double rebond)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-treasure-gold-3 = Salle au trésor (3 or)
    .about = Un monstre ; une fois vaincu, le trésor est à vous.
room-shop = Boutique
    .about = Un monstre ; ensuite, cartes, dés et soins à acheter.
room-fountain = Fontaine de guérison
    .about = Un monstre ; ensuite, tous les héros retrouvent leurs PV.
room-perilous-spin = Salle périlleuse (Toupie)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-treasure-die-1 = Salle au trésor (un dé blanc)
    .about = Un monstre ; une fois vaincu, le trésor est à vous.
room-treasure-equipment-1 = Salle au trésor (une carte Équipement)
    .about = Un monstre ; une fois vaincu, le trésor est à vous.
room-perilous-weak_hand = Salle périlleuse (Mauvaise main)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-back_turned = Salle périlleuse (De dos)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-treasure-gold-2 = Salle au trésor (2 or)
    .about = Un monstre ; une fois vaincu, le trésor est à vous.
room-perilous-jump = Salle périlleuse (Saut)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-far = Salle périlleuse (De loin)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-under_leg = Salle périlleuse (Sous la jambe)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-flick = Salle périlleuse (Pichenette)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-eye_level = Salle périlleuse (Assis)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-over_card = Salle périlleuse (Par-dessus une carte)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-prayer = Salle périlleuse (Lancer de la foi)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-bank = Salle périlleuse (Tir en bande)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-dance = Salle périlleuse (Danse)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-under_table = Salle périlleuse (Sous la table)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-blind = Salle périlleuse (En aveugle)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-treasure-die-2 = Salle au trésor (2 dés blancs)
    .about = Un monstre ; une fois vaincu, le trésor est à vous.
room-perilous-elbow = Salle périlleuse (Sur le coude)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-smash = Salle périlleuse (Smash)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-head = Salle périlleuse (Tête)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-blow = Salle périlleuse (Souffle)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-nose = Salle périlleuse (Sur le nez)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-catapult = Salle périlleuse (Catapulte)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.
room-perilous-borrowed_hand = Salle périlleuse (Emprunt)
    .about = Tous les lancers du combat se font ainsi, et sans récompense.

## Monstres

foe-common_goblin = Gobelin commun
foe-cute_bear = Nounours
foe-annoying_drunkard = Ivrogne pénible
foe-polite_slime = Gelée courtoise
foe-trainee_skeleton = Squelette stagiaire
foe-bat_afraid_of_heights = Chauve-souris acrophobe
foe-unionised_kobold = Kobold syndiqué
foe-well_bred_rat = Rat bien élevé
foe-goblin_toll_clerk = Gobelin péagiste
foe-mummys_boy = Fils à momie
foe-rude_mushroom = Champignon malpoli
foe-would_be_minstrel = Ménestrel raté
foe-puddle_imp = Diablotin de flaque
foe-eleven_kittens = Onze chatons
foe-educated_orc = Orque érudit
foe-shady_fellow = Louche individu
foe-zombie_on_break = Zombie en pause
foe-wolf_in_grandmas_nightcap = Loup en bonnet de nuit
foe-prudish_harpy = Harpie prude
foe-goblin_juggler = Gobelin jongleur
foe-ghost_accountant = Fantôme comptable
foe-cellar_spider = Araignée de cave
foe-corridor_bandit = Bandit de couloir
foe-rust_nibbler = Grignote-rouille
foe-orc_gymnast = Orque gymnaste
foe-sulking_gargoyle = Gargouille boudeuse
foe-medusa = Méduse
foe-monkey_king = Roi des singes
foe-vocal_vampire = Vampire chanteuse
foe-lost_minotaur = Minotaure égaré
foe-ogre_pastry_chef = Ogre pâtissier
foe-orc_bagpiper = Orque à cornemuse
foe-wight_with_a_cold = Spectre enrhumé
foe-light_fingered_pixie = Fée chapardeuse
foe-troll_under_renovation = Troll en travaux
foe-acid_custard = Flan acide
foe-retired_knight = Chevalier retraité
foe-bear_not_cute = Ours pas mignon
foe-skeleton_choir = Chorale de squelettes
foe-flatus_the_dragon = Dragon Flatus
foe-sparkling_vampire = Vampire scintillant
foe-two_headed_giant = Géant bicéphale
foe-goblin_warlord_on_stilts = Chef gobelin sur échasses
foe-mother_in_lich = Belle-liche
foe-hydra_of_three_minds = Hydre aux trois avis
foe-siege_troll = Troll de siège
foe-wardrobe_mimic = Armoire vorace
foe-black_knight_on_foot = Chevalier noir à pied
foe-grumpy_basilisk = Basilic grognon
foe-twin_sphinxes = Sphinx jumelles
foe-army_of_interns = Armée de stagiaires
foe-royal_tax_inspector = Inspecteur du fisc royal
foe-war_rhinoceros = Rhinocéros de guerre
foe-the_grim_reaper = La Grande Faucheuse
foe-midnight_furball = Boule de poils de minuit
foe-dragon_of_the_last_corridor = Dragon du dernier couloir
foe-the_landlord_of_evil = Le Propriétaire du Mal

## Équipement

gear-helmet_of_bravery = Heaume de bravoure
gear-dragons_breath = Souffle du dragon
gear-sword_of_friendship = Épée de l’amitié
gear-corner_crossbow = Arbalète d’angle
gear-finger_of_fate = Doigt du destin
gear-blowpipe_of_ruin = Sarbacane de ruine
gear-garter_dagger = Dague de jarretière
gear-skipping_stone = Galet ricocheur
gear-elbow_spike = Pointe de coude
gear-prayer_mace = Masse de prière
gear-left_handers_axe = Hache de gaucher
gear-hurdle_pike = Pique de saut de haie
gear-pocket_trebuchet = Trébuchet de poche
gear-headbutt_helm = Casque à coups de boule
gear-nose_of_justice = Nez de justice
gear-backscratcher_of_betrayal = Gratte-dos du traître
gear-serving_racket = Raquette de service
gear-footstool_of_stealth = Tabouret de l’ombre
gear-spring_boots = Bottes à ressort
gear-trapdoor_knife = Couteau de trappe
gear-waltzing_sabre = Sabre valseur
gear-very_long_bow = Arc très long
gear-masked_rapier = Rapière masquée
gear-wobbly_flail = Fléau bancal
gear-inside_out_gauntlet = Gantelet à l’envers
gear-whirlwind_spear = Lance tourbillon
gear-ricochet_boomerang = Boomerang à ricochet
gear-dented_buckler = Rondache cabossée
gear-cauldron_lid = Couvercle de chaudron
gear-padded_bathrobe = Peignoir matelassé
gear-chainmail_nightshirt = Chemise de nuit en mailles
gear-boilermakers_cuirass = Cuirasse de chaudronnier
gear-sealed_breastplate = Plastron scellé
gear-decoy_dummy = Mannequin leurre
gear-turtle_backpack = Sac tortue
gear-mirror_shield = Bouclier miroir
gear-hedgehog_mail = Cotte hérisson
gear-cactus_cloak = Cape cactus
gear-flask_of_soup = Fiole de soupe
gear-used_bandage = Pansement d’occasion
gear-elixir_of_decent_health = Élixir de santé correcte
gear-miracle_ointment = Onguent miracle
gear-phoenix_omelette = Omelette de phénix
gear-picnic_basket = Panier pique-nique
gear-scroll_of_group_hug = Parchemin d’accolade
gear-keg_of_healing = Tonnelet guérisseur
gear-lucky_sock = Chaussette porte-bonheur
gear-cracked_hourglass = Sablier fêlé
gear-nearly_four_leaf_clover = Trèfle à presque quatre feuilles
gear-note_from_mother = Mot d’excuse de maman
gear-firecracker = Pétard
gear-jar_of_bees = Bocal d’abeilles
gear-thunder_marble = Bille de tonnerre

## Pourquoi ?

why-hero = Vous choisissez votre héros. Trois capacités, une par couleur de dé, et combien d’armes, d’armures et d’objets il porte.
why-draw-hero = À cette table, les héros sont tirés au sort : la fiche tirée est la vôtre.
why-throw = Le dé doit rebondir une fois sur la table avant de toucher la cible, et chaque lancer spécial doit être fait. Sa section fait les dégâts ; un échec vous blesse.
why-die = Vous lancez un dé. Sa couleur dit laquelle de vos capacités joue si le symbole sort. Chaque dé se lance une fois, jusqu’à ce qu’on récupère les dés.
why-run-out = Il ne reste plus de dé Héros et le monstre tient debout. Un dé blanc est dépensé pour de bon ; récupérer les dés blesse chaque héros et fait perdre le bonus des dés inutilisés.
why-agree = Quelqu’un juge ce lancer impossible. Si tous sont d’accord, chaque héros debout perd 1 PV et un autre monstre vient ; un seul refus, et le combat continue.
why-weapons = Une arme ajoute aux dégâts d’une réussite, mais son lancer spécial doit être fait aussi. N’en prenez pas si le lancer est déjà assez difficile.
why-doubt = Quelqu’un doute de la position du dé. Vous êtes le chef : décidez quelle lecture compte.
why-scar = Vous vous êtes évanoui et vous réveillez avec une cicatrice. Elle couvre une capacité pour de bon et baisse vos PV de 3. Cédez celle qui vous sert le moins ; la troisième est la dernière.
why-window = Tout héros debout peut utiliser une carte 1x presque à tout moment. On vous le demande parce qu’elle pourrait changer quelque chose maintenant.
why-receive = Une carte a été trouvée, et le chef décide qui la porte. Chaque fiche dit combien de cartes d’une sorte on peut tenir.
why-surplus = Vous avez plus de cartes de cette sorte que votre fiche n’en permet : défaussez-en une, donnez-la ou utilisez-la.
why-trade = Entre deux combats, vous pouvez donner des cartes. Donnez chacune à un héros qui sait faire son lancer et qui a de la place.
why-swap = On vous propose une carte contre une des vôtres, de même sorte. Elle est à vous : vous pouvez refuser.
why-buy = L’or du groupe achète des cartes, des dés blancs et des soins, autant qu’il peut payer. Ce sont les dés blancs qui viennent à bout du boss de fin.
why-draw-gear = On pioche une carte Équipement.
why-draw-end = Un des quatre plateaux Fin devient le troisième niveau, où attend le boss de fin.
why-draw-start = Deux plateaux Début deviennent les deux premiers niveaux.
why-draw-side = Ce plateau est un Début des deux côtés ; le sort décide lequel est visible.
why-leader = Chacun nomme un chef en même temps. Le chef a le dernier mot sur le chemin, la boutique, les cartes trouvées et les dés douteux.
why-draw-leader = Le sort décide qui est le chef.
why-draw-monster = Chaque salle a un monstre, du haut de la tour vers le bas : les faibles d’abord.
why-draw-boss = La carte cachée depuis le début se retourne : c’est pour elle que vous êtes venus.
why-move = Le groupe entre dans une salle en suivant une flèche et ne revient jamais. Les fontaines soignent, les boutiques vendent, les trésors donnent ; les salles périlleuses exigent un lancer spécial à chaque fois.
why-colour-named = Un dé blanc avec le symbole vaut la couleur de votre choix : nommez la capacité la plus utile maintenant.
why-rethrow = Vous pouvez relancer ce dé ; le premier lancer ne compte pas, bon ou mauvais.
why-fury = Pour 1 PV, la section compte double ; pas les bonus. Utile si cela tue, ou sur une haute section.
why-ballad = Pour 1 or, le monstre perd son lancer spécial ou sa capacité jusqu’à la fin du combat.
why-beer = Le héros qui tient la Bière ne subit plus de dégâts dans ce combat. Donnez-la au plus faible, ou à quelqu’un qui risque d’échouer.
why-divine = Chaque dégât de ce lancer rend 1 PV à quelqu’un. Vous attribuez les points un à un.
why-announce = Voilà ce qu’inflige le lancer. Objets et monstres séduits peuvent encore y ajouter ; un monstre tué ne riposte pas.
why-block = Le monstre frappe. Vous pouvez défausser une carte pour ignorer ce coup.
why-riposte = Si vous utilisez cette carte maintenant, le monstre subit autant que vous.
why-break = Après votre échec, ce monstre détruit quelque chose à vous. Vous choisissez quoi.
why-flurry = C’est une réussite, et votre capacité permet de relancer le même dé. Un échec vous blesserait comme d’habitude.
why-order = Plusieurs choses restent à faire après le combat, et leur ordre peut compter : qui est réveillé quand on distribue, qui a de la place. Le chef dit ce qui vient.
why-benefit = La salle offre quelque chose, maintenant que son monstre est battu. Profitez-en ou continuez.

# -- ce qui sert de raison ---------------------------------------------------------------------------------


## Médailles

medal-bullseyes = Encore dans le mille
medal-bullseyes-how = Atteignez le centre avec { $count } de vos lancers de suite.
medal-hits = La main sûre
medal-hits-how = Touchez la cible avec { $count } de vos lancers de suite.
medal-slain-boss = Un lancer parfait
medal-slain-boss-how = Tuez le boss de fin d’un Coup fatal.
medal-last-hero = Le dernier héros
medal-last-hero-how = Soyez le seul héros debout quand le boss de fin tombe.
medal-one-throw = Un seul suffit
medal-one-throw-how = Battez un monstre d’au moins { $count } points de vie au premier lancer.

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
