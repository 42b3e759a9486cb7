### Dungeon Dice

title = Dungeon Dice
tagline = Plongez la main dans le sac, affrontez ce qui en sort avec tous vos dés. Chacun pour soi jusqu’à 4 points de renommée, ou ensemble jusqu’à 6.
origin = Coopération : d’après le texte publié. Jeu de base : d’après le début du manuel et des pages publiques sur le jeu. De notre cru : 98 des 174 clauses de base et 74 des 161 clauses de coopération, 61 autres en partie, et des faces sur 62 des 64 sortes de dés.
goal = But : de la renommée, par le niveau 6, les artefacts et les trophées, jusqu’à en avoir assez.

option-mode = Façon de jouer
option-mode-coop = Ensemble, en une seule équipe
option-mode-versus = Les uns contre les autres
option-difficulty = Force des monstres (ensemble)
option-difficulty-challenge = Défi : le plus fort lance ses dés, l’autre ajoute son niveau
option-difficulty-extreme = Extrême : cinq dés de monstre, puis des dés de héros
option-difficulty-legend = Légende : un dé de monstre par niveau
option-target = Renommée à atteindre
option-target-standard = 4 pour un héros, 6 pour l’équipe
option-target-high = 7 pour l’équipe, à quatre ou cinq
option-companions = Coffres, classes et familiers
option-companions-usual = Selon la règle : présents quand vous jouez ensemble
option-companions-with = Dans le sac
option-companions-without = Non utilisés
option-single = On peut combattre un seul des deux monstres (ensemble)
option-kit = Une clé répare (ensemble)
option-kit-own = Un de ses propres dés blessés
option-kit-any = Le dé blessé de n’importe qui
option-quiet = Tours de table calmes avant que la renommée décide (les uns contre les autres)
option-quiet-5 = 5 tours de table sans niveau, artefact ni trophée
option-quiet-10 = 10 tours de table sans niveau, artefact ni trophée
option-quiet-20 = 20 tours de table sans niveau, artefact ni trophée
option-quiet-never = Jamais : seule la renommée à atteindre met fin à la partie

## Questions for fate

ask-deal = Piochez un dé de départ dans le sac { $bag }
ask-first = Lancez pour savoir qui commence
ask-draw-encounter = Piochez dans le sac noir
ask-roll-encounter = Lancez les dés sortis du sac
ask-draw-reward = Piochez un dé dans le sac { $bag }
ask-draw-artifact = Piochez un artefact
ask-roll-bow = Tirez à l’arc : { $die }, cible { $foe }
ask-roll-pools = Lancez les dés des deux camps
ask-reroll = Relancez : { $die }
ask-scroll-d6 = Lancez pour le sort du parchemin du monstre
ask-roll-spell = Lancez le sort pour { $side } : { $die }
ask-roll-one-use = Lancez : { $die }
ask-roll-companion = Lancez : { $die }
ask-roll-after = Lancez : { $die }
ask-roll-key = Essayez la serrure : { $die }
ask-roll-bonus = Lancez le sort de soin pour vos dés

## The turn

ask-start = Utiliser ou échanger quelque chose avant la fouille ?
start-pass = Continuer
    .stakes = Place à la fouille.
start-drink = Donner une potion à { $friend }
    .stakes = Une potion en moins : elle soigne { -low-OU-POTION } à { -high-OU-POTION } blessures ou dés.
start-scroll = Lire un parchemin : un sort de soin
    .stakes = Un parchemin en moins.
start-repair = Essayer de réparer un dé avec une clé
    .stakes = Vous dépensez la clé ; si elle convient, un dé est réparé.
start-offer = Proposer un échange
    .stakes = Deux dés au plus de chaque côté ; on peut vous dire non.
start-upgrade = Rendre cinq dés d’équipement contre un artefact
start-enchant = Dépenser un parchemin : { $die } devient { $better }
no-five-needed = Il faut cinq dés d’équipement ; vous en avez { $have }.
no-no-artifact-left = Il ne reste aucun artefact dans le sac.
no-no-scroll = Vous n’avez pas de parchemin à dépenser.
no-better-taken = Pas dans le sac : { $die }.
ask-way = Fouiller ou vous reposer ?
way-search = Fouiller le donjon
    .stakes = Piocher dans le sac noir : des monstres et leur butin, ou des compagnons.
way-rest = Vous reposer : vos blessures et vos dés se remettent
ask-upgrade = Quel dé rendez-vous ? { $left ->
    [one] Encore un
   *[other] Encore { $left }
}
upgrade-return = { $die }
ask-extra = Que voulez-vous en plus si vous battez tous les monstres ?
extra-none = Rien de cela
extra-choose = { $die }
    .stakes = { $die }
ask-keep = { $die } : l’emmener ?
keep-keep = Emmener
keep-leave = Remettre dans le sac
    .stakes = Il retourne dans le sac.
ask-class = Vous ne pouvez avoir qu’une classe. Laquelle gardez-vous ?
class-stay = { $die }
    .stakes = { $die }
ask-decide = Combattre ou fuir ?
decide-fight = Combattre
decide-single = Ne combattre qu’un monstre : { $die }
decide-flee = Fuir
no-single-off = À cette table, on combat tous les monstres ensemble.
no-one-shows = Il n’y a qu’un monstre.
ask-after = Utiliser ou échanger quelque chose après le combat ?
after-pass = Passer
after-drink = Donner une potion à { $friend }
    .stakes = Une potion en moins : elle soigne { -low-OU-POTION } à { -high-OU-POTION } blessures ou dés.
after-scroll = Lire un parchemin : un sort de soin
    .stakes = Un parchemin en moins.
after-repair = Essayer de réparer un dé avec une clé
    .stakes = Vous dépensez la clé ; si elle convient, un dé est réparé.
after-use = Utiliser : { $die }
    .stakes = { $die }
after-tinker = Faire réparer un dé : { $die } s’en charge
after-offer = Proposer un échange
    .stakes = Deux dés au plus de chaque côté ; on peut vous dire non.
ask-bonus = Lancer le sort de soin pour vos dés blessés ?
bonus-skip = Non
bonus-roll = Le lancer

## Assistance

ask-call = Appeler à l’aide ?
call-alone = Combattre sans aide
call-call = Demander qui veut aider
    .stakes = La personne qui aide peut demander quelque chose.
ask-help = { $friend } appelle à l’aide. Vos conditions ?
help-no = Rester à l’écart
help-free = Aider gratuitement
    .stakes = Si le combat est perdu, vous prenez aussi une blessure.
help-share = Aider contre un dé du butin, à votre choix
    .stakes = Si le combat est perdu, vous prenez aussi une blessure.
help-die = Aider contre ce dé : { $die }
    .stakes = Si le combat est perdu, vous prenez aussi une blessure.
help-pay = Payer pour participer : { $die }
    .stakes = Si le combat est perdu, vous prenez aussi une blessure.
ask-accept = De qui acceptez-vous l’aide ?
accept-alone = De personne : combattre sans aide
accept-free = { $friend }, gratuitement
accept-share = { $friend }, contre un dé du butin
accept-die = { $friend }, contre votre dé : { $die }
accept-pay = { $friend }, qui paie : { $die }
accept-counter = Proposer d’autres conditions à { $friend }
ask-counter = Que proposez-vous à { $friend } ?
counter-free = Une aide gratuite
counter-share = Un dé du butin, à son choix
counter-die = Votre dé : { $die }
counter-pay = Que l’on vous paie : { $die }
ask-consent = { $friend } propose d’autres conditions. D’accord ?
consent-no = Non : garder votre offre
consent-free = Accepter : aider gratuitement
consent-share = Accepter : un dé du butin
consent-die = Accepter d’aider contre ce dé : { $die }
consent-pay = Accepter de payer : { $die }
ask-share = Votre part du butin trouvé ({ $friend })
share-take = { $die }

## Combat

ask-declare = Avec quoi combattez-vous ?
declare-done = Prêt
    .stakes = Lancer avec les dés choisis.
declare-declare = { $die }
no-hands-full = Vous avez deux mains, et elles sont prises.
no-one-armor = Une seule armure à la fois.
no-one-bow = Un seul arc à la fois.
no-die-wounded = Ce dé est blessé.
no-class-needs = Votre classe demande un autre équipement.
no-monk-hands = Un moine combat les mains vides.
ask-aim = { $die } : sur quel monstre ?
aim-at = { $die }
ask-hero = { $short ->
    [0] { $ahead ->
        [0] Égalité pour l’instant. Que jouez-vous ?
       *[other] { $ahead } d’avance. Que jouez-vous ?
    }
   *[other] Il manque { $short }. Que jouez-vous ?
}
hero-pass = Passer
    .stakes = Garder les dés.
hero-symbol = { $die } : utiliser { $symbol }
    .stakes = { $symbol }
hero-use = Utiliser : { $die }
    .stakes = { $die }
hero-drink = Donner une potion à { $friend }
    .stakes = Une potion en moins : elle soigne { -low-OU-POTION } à { -high-OU-POTION } blessures ou dés.
hero-brew = Utiliser une potion pour { $side }
    .stakes = Une potion en moins : { -low-OU-POTION } à { -high-OU-POTION } de plus pour ce camp.
hero-bomb = Lancer une bombe pour { $side }
    .stakes = Une bombe en moins : { -low-OU-BOMB } à { -high-OU-BOMB } de plus pour ce camp.
hero-scroll = Lire un parchemin
    .stakes = Un parchemin en moins : { -luck-OU-SCROLL } fois sur 6, le sort de votre choix.
hero-repair = Essayer de réparer un dé avec une clé
    .stakes = Vous dépensez la clé ; si elle convient, un dé est réparé.
no-hammer = Le marteau du monstre rend l’armure inutile.
no-symbol-used = Ce symbole a déjà servi.
ask-sword-target = Quel dé des héros est relancé ?
sword-target-die = { $die } qui montre { $value }
ask-armor-target = Quel dé des monstres est relancé ?
armor-target-die = { $die } qui montre { $value }
ask-shatter-target = Quel dé des monstres compte pour moitié ?
shatter-target-die = { $die } qui montre { $value }
ask-freeze-target = Quel dé des monstres est gelé ?
freeze-target-enough = Aucun autre
freeze-target-die = { $die } qui montre { $value }
ask-tangle-target = Lequel de vos dés les plus faibles est pris au piège ?
tangle-target-die = { $die } qui montre { $value }
ask-spell = Quel sort, et pour qui ?
spell-cast = { $spell }, pour { $side }
    .stakes = { $spell }
ask-toad-target = Qui devient crapaud ?
toad-target-at = { $die }
ask-monster-sword = Vous jouez les monstres : relancer un de leurs dés ?
monster-sword-keep = Garder les dés
monster-sword-die = { $die } qui montre { $value }
ask-monster-armor = Vous jouez les monstres : relancer un dé des héros ?
monster-armor-keep = Garder les dés
monster-armor-die = { $die } qui montre { $value }
ask-monster-shatter = Vous jouez les monstres : quel dé compte pour moitié ?
monster-shatter-die = { $die } qui montre { $value }
ask-monster-freeze = Vous jouez les monstres : quel dé est gelé ?
monster-freeze-enough = Aucun autre
monster-freeze-die = { $die } qui montre { $value }
ask-monster-spell = Vous jouez les monstres : quel sort est sur le parchemin ?
monster-spell-cast = { $spell }
    .stakes = { $spell }

## Healing, loot and trade

ask-patient = { $points ->
    [one] Un point de soin : pour qui ?
   *[other] { $points } points de soin : pour qui ?
}
patient-heal = { $friend }
ask-heal-point = Un point de soin pour { $friend } : pour quoi ?
heal-point-wound = Une blessure
heal-point-mend = { $die }
ask-mend = { $left ->
    [one] Quel dé se remet ?
   *[other] Quel dé se remet ? Encore { $left }
}
mend-mend = { $die }
ask-repair = La clé convient. Quel dé réparez-vous ?
repair-mend = { $die }
repair-mend-friend = { $die } ({ $friend })
ask-catch = Quel dé dépensé prenez-vous ?
catch-take = { $die }
ask-trophy = Quel trophée gardez-vous ?
trophy-trophy = { $die }, { $colour }
ask-reward = Que prenez-vous d’abord ?
reward-leave = Laisser le reste
reward-take = { $reward }
    .stakes = { $reward }
reward-bounty = { $die } : { $reward }
    .stakes = { $reward }
reward-welcome = { $die }
ask-lock = Une serrure. Comment l’ouvrez-vous ?
lock-plain = La forcer : piocher un équipement
lock-key = Utiliser une clé : piocher un artefact
lock-pick = Laisser essayer : { $die }
no-no-key = Vous n’avez pas de clé utilisable.
ask-turn-key = Une clé ({ $die }). À quoi sert-elle ?
turn-key-open = À la serrure
turn-key-mend = À réparer un dé : { $die }
turn-key-mend-friend = À réparer un dé : { $die } ({ $friend })
ask-partner = Avec qui ?
partner-with = { $friend }
ask-give = Que donnez-vous à { $friend } ?
give-enough = C’est tout
give-give = { $die }
ask-want = Que demandez-vous à { $friend } ?
want-enough = C’est tout
want-want = { $die }
ask-answer = { $friend } propose un échange. Votre réponse ?
answer-accept = Accepter
answer-decline = Refuser
answer-counter = Faire une contre-offre

## What happens

tale-dealt = { $who } reçoit pour commencer : { $die }.
    .you = Vous recevez pour commencer : { $die }.
tale-rolled-for-start = { $who } fait { $value }.
    .you = Vous faites { $value }.
tale-goes-first = { $who } commence.
    .you = Vous commencez.
tale-turn-begins = C’est à { $who }.
    .you = C’est à vous.
tale-rested = { $who } se repose et récupère tout.
    .you = Vous vous reposez et récupérez tout.
tale-quiet-turns = Ni niveau, ni artefact, ni trophée : après { $turns ->
    [one] encore un tour
   *[other] encore { $turns } tours
} ainsi, la renommée décide.
tale-quiet-end = Personne n’a rien gagné en { $rounds } tours de table. La renommée décide.
tale-found = { $who } pioche dans le sac : { $die }.
    .you = Vous piochez dans le sac : { $die }.
tale-nothing-found = { $who } ne trouve rien.
    .you = Vous ne trouvez rien.
tale-bag-refilled = { $dice ->
    [one] Un dé de la défausse retourne dans le sac noir.
   *[other] { $dice } dés de la défausse retournent dans le sac noir.
}
tale-extra-chosen = { $who } espère en plus : { $die }.
    .you = Vous espérez en plus : { $die }.
tale-monster-shows = { $die }, niveau { $level }.
tale-reward-shows = { $die } montre { $reward }.
tale-lucky-shot = Pas de monstre ici : { $who } n’a qu’à se servir.
    .you = Pas de monstre ici : vous n’avez qu’à vous servir.
tale-trapped = Un piège. { $who } aurait dû frapper avant d’entrer.
    .you = Un piège. Vous auriez dû frapper avant d’entrer.
tale-welcomed = Nouvelle compagnie pour { $who } : { $die }.
    .you = Nouvelle compagnie pour vous : { $die }.
tale-sent-away = { $who } renvoie : { $die }.
    .you = Vous renvoyez : { $die }.
tale-fled = { $who } s’enfuit.
    .you = Vous vous enfuyez.
tale-confronts = { $who } fait face : rencontre de niveau { $level }.
    .you = Vous faites face : rencontre de niveau { $level }.
tale-help-offered = { $who } propose son aide à { $friend } { $terms }.
    .you = Vous proposez votre aide à { $friend } { $terms }.
    .friend = { $who } vous propose son aide { $terms }.
tale-help-accepted = { $who } accepte l’aide proposée { $terms } : { $friend }.
    .you = Vous acceptez l’aide proposée { $terms } : { $friend }.
    .friend = { $who } accepte votre aide { $terms }.
tale-declared = { $who } prépare : { $die }.
    .you = Vous préparez : { $die }.
tale-bow-shot = { $hit ->
    [0] { $who } manque sa cible ({ $foe }).
   *[other] { $who } touche sa cible ({ $foe }), ramenée au niveau { $level }.
}
    .you = { $hit ->
        [0] Vous manquez votre cible ({ $foe }).
       *[other] Vous touchez votre cible ({ $foe }), ramenée au niveau { $level }.
    }
tale-pools-rolled = Le lancer : héros { $heroes }, monstres { $monsters }.
tale-ability-used = { $die } : { $ability }.
tale-ability-void = { $die } : { $ability } ne sert à rien contre un marteau.
tale-spell-cast = Sort pour { $side } : { $spell }.
tale-spell-fails = { $spell } : sans effet.
tale-flat-added = { $value } de plus pour { $side }.
tale-die-rerolled = Relance ({ $die }) : de { $before } à { $after }.
tale-die-removed = Hors du combat : { $die } ({ $value }).
tale-die-halved = { $die } : ne compte plus que { $value }.
tale-die-frozen = Un dé dans la glace, qui compte 1 : { $die }.
tale-became-toad = { $foe } : un crapaud de niveau 1, désormais.
tale-hero-is-toad = { $who } devient crapaud et lâche tout.
    .you = Vous devenez crapaud et lâchez tout.
tale-stone-gaze = { $who } a croisé un regard qui pétrifie.
    .you = Vous avez croisé un regard qui pétrifie.
tale-used-die = { $who } utilise : { $die }.
    .you = Vous utilisez : { $die }.
tale-missed = Sans effet pour { $who } : { $die }.
    .you = Sans effet pour vous : { $die }.
tale-compared = Héros { $heroes }, monstres { $monsters }.
tale-gust = Une bourrasque : { $who } doit gagner une seconde fois.
    .you = Une bourrasque : vous devez gagner une seconde fois.
tale-fight-over = Fin du combat ({ $who }) : { $fight }.
    .you = Votre combat : { $fight }.
tale-petrified = { $who } se change en pierre.
    .you = Vous vous changez en pierre.
tale-wounded = { $wounds ->
    [one] { $who } reçoit une blessure ({ $total } en tout).
   *[other] { $who } reçoit { $wounds } blessures ({ $total } en tout).
}
    .you = { $wounds ->
        [one] Vous recevez une blessure ({ $total } en tout).
       *[other] Vous recevez { $wounds } blessures ({ $total } en tout).
    }
tale-healed = { $total ->
    [0] { $who } n’a plus de blessure.
    [one] { $who } va mieux : il reste une blessure.
   *[other] { $who } va mieux : il reste { $total } blessures.
}
    .you = { $total ->
        [0] Vous n’avez plus de blessure.
        [one] Vous allez mieux : il vous reste une blessure.
       *[other] Vous allez mieux : il vous reste { $total } blessures.
    }
tale-die-wounded = { $who } a un dé blessé : { $die }.
    .you = Un de vos dés est blessé : { $die }.
tale-die-mended = { $who } a un dé qui se remet : { $die }.
    .you = Un de vos dés se remet : { $die }.
tale-trophy-kept = Trophée { $colour } pour { $who } : { $die }, { $fame } de renommée.
    .you = Trophée { $colour } pour vous : { $die }, { $fame } de renommée.
tale-loot-drawn = { $who } gagne : { $die }.
    .you = Vous gagnez : { $die }.
tale-bag-empty = { $who } aurait droit à { $reward }, mais le sac est vide.
    .you = Vous auriez droit à { $reward }, mais le sac est vide.
tale-reward-left = { $who } laisse le reste.
    .you = Vous laissez le reste.
tale-lock-opened = La serrure cède pour { $who } : { $die }.
    .you = La serrure cède pour vous : { $die }.
tale-level-gained = { $who } atteint le niveau { $level }.
    .you = Vous atteignez le niveau { $level }.
tale-caught = { $who } reprend un dé dépensé : { $die }.
    .you = Vous reprenez un dé dépensé : { $die }.
tale-offer-made = { $who } propose un échange à { $friend } : { $gives ->
    [0] rien
    [one] un dé
   *[other] { $gives } dés
} contre { $wants ->
    [0] rien
    [one] un dé
   *[other] { $wants } dés
}.
    .you = Vous proposez un échange à { $friend } : { $gives ->
        [0] rien
        [one] un dé
       *[other] { $gives } dés
    } contre { $wants ->
        [0] rien
        [one] un dé
       *[other] { $wants } dés
    }.
    .friend = { $who } vous propose un échange : { $gives ->
        [0] rien
        [one] un dé
       *[other] { $gives } dés
    } contre { $wants ->
        [0] rien
        [one] un dé
       *[other] { $wants } dés
    }.
tale-offer-declined = { $who } refuse.
    .you = Vous refusez.
tale-handed = { $who } remet à { $friend } : { $die }.
    .you = Vous remettez à { $friend } : { $die }.
    .friend = { $who } vous remet : { $die }.
tale-bargain-void = { $who } ne doit plus rien : { $die } ne peut plus changer de mains.
    .you = Vous ne devez plus rien : { $die } ne peut plus changer de mains.
tale-upgraded = { $who } rend cinq dés et reçoit : { $die }.
    .you = Vous rendez cinq dés et recevez : { $die }.
tale-enchanted = { $who } réussit un enchantement : { $die } devient { $better }.
    .you = Vous réussissez un enchantement : { $die } devient { $better }.
tale-bonus-rolled = { $who } fait { $points } pour réparer des dés.
    .you = Vous faites { $points } pour réparer des dés.
tale-hero-removed = { $wounds ->
    [one] { $who } quitte la partie et joue désormais les monstres.
   *[other] { $who } quitte la partie avec { $wounds } blessures et joue désormais les monstres.
}
    .you = { $wounds ->
        [one] Vous quittez la partie et jouez désormais les monstres.
       *[other] Vous quittez la partie avec { $wounds } blessures et jouez désormais les monstres.
    }

## Dice

die-XP = Dé d’expérience
die-HL = Dé de héros
die-ML = Dé de monstre
die-SP-FIRE = Sort de feu
die-SP-HEAL = Sort de soin
die-SP-STUN = Sort d’étourdissement
die-SP-FREEZE = Sort de gel
die-SP-TOAD = Sort du crapaud
die-SP-PETRIFY = Sort de pierre
die-EQ-01 = Dague usée
die-EQ-02 = Dague
die-EQ-03 = Épée usée
die-EQ-04 = Épée
die-EQ-05 = Épée supérieure
die-EQ-06 = Hache
die-EQ-07 = Hache supérieure
die-EQ-08 = Marteau
die-EQ-09 = Bouclier usé
die-EQ-10 = Bouclier
die-EQ-11 = Armure usée
die-EQ-12 = Armure
die-EQ-13 = Armure supérieure
die-EQ-14 = Bâton
die-EQ-15 = Arc
die-EQ-16 = Sac sans fond
    .about = Après un combat : une fois sur deux, vous prenez un dé dépensé ce tour-ci.
die-AR-1 = Épée ardente
die-AR-2 = Hache du titan
die-AR-3 = Marteau du tonnerre
die-AR-4 = Bouclier miroir
die-AR-5 = Armure du dragon
die-AR-6 = Bâton d’archimage
die-AR-7 = Arc elfique
die-AR-8 = Amulette de vie
    .about = Après un combat : { -luck-AR-8 } fois sur 6, elle soigne un héros.
die-OU-KEY = Clé
die-OU-POTION = Potion
die-OU-SCROLL = Parchemin
die-OU-BOMB = Bombe
die-MO-01 = Gelée
die-MO-02 = Chauve-souris
die-MO-03 = Gobelin
die-MO-04 = Zombie
die-MO-05 = Loup
die-MO-06 = Squelette
die-MO-07 = Aspic
die-MO-08 = Araignée géante
die-MO-09 = Fantôme
die-MO-10 = Élémentaire de feu
die-MO-11 = Golem
die-MO-12 = Sorcière
die-MO-13 = Basilic
die-MO-14 = Troll
die-MO-15 = Démon
die-MO-16 = Dragon
die-CH = Coffre
    .about = Lancé avec les monstres : un dé à usage unique, de l’équipement ou un coffre fermé à clé ; ou bien un piège.
die-CL-1 = Barbare
    .about = Un dé de plus dans vos combats, de { -low-CL-1 } à { -high-CL-1 }, si vous combattez à la hache ou au marteau.
die-CL-2 = Moine
    .about = Un dé de plus dans vos combats, de { -low-CL-2 } à { -high-CL-2 }, si vous avez les mains vides.
die-CL-3 = Magicien
    .about = Un dé de plus dans vos combats, de { -low-CL-3 } à { -high-CL-3 }, souvent avec un sort, si vous combattez au bâton.
die-CL-4 = Voleur
    .about = Ouvre un coffre fermé à clé { -luck-CL-4 } fois sur 6, si vous possédez une dague.
die-CL-5 = Clerc
    .about = Soigne un héros { -luck-CL-5 } fois sur 6, si vous possédez un bouclier ou une armure.
die-FA-1 = Chien
    .about = Ajoute de { -low-FA-1 } à { -high-FA-1 } aux héros dans un combat.
die-FA-2 = Hibou
    .about = Relance un dé des monstres { -luck-FA-2 } fois sur 6.
die-FA-3 = Diablotin
    .about = Lance le sort de Feu pour les héros { -luck-FA-3 } fois sur 6.
die-FA-4 = Fée
    .about = Soigne un héros { -luck-FA-4 } fois sur 6.
die-FA-5 = Corbeau
    .about = Ouvre un coffre fermé à clé { -luck-FA-5 } fois sur 6.

## Words

bag-red = rouge
bag-blue = bleu
bag-yellow = jaune
mark-POTION = potion
mark-MISS = raté
    .also = manqué
mark-TOAD = crapaud
mark-STONE = pierre
mark-SWORD = épée
mark-SHATTER = fracas
mark-ARMOR = armure
mark-SCROLL = parchemin
mark-HIT = touche
    .also = touché
mark-CATCH = rattrapage
    .also = rattrapé
mark-FIRE = feu
mark-HEAL = soin
mark-BLANK = rien
    .also = vide | blanc
mark-KEY = clé
    .also = clef
mark-FIZZLE = fumée
mark-SNACK = casse-croûte
mark-GUST = bourrasque
mark-CHEST = coffre
mark-DRAIN = sape
mark-red = rouge
mark-TANGLE = étreinte
mark-black = noir
mark-LOCK = coffre fermé
    .also = serrure | fermé
mark-PETRIFY = pierre
mark-HAMMER = marteau
mark-gold = or
mark-TRAP = piège
face-level = niveau { $level }
face-with = { $face } { $mark }
face-counted = { $mark } { $amount }
side-heroes = les héros
side-monsters = les monstres
spell-FIRE = Feu
    .about = Son nombre s’ajoute à ce camp.
spell-HEAL = Soin
    .about = Un héros se remet d’autant de blessures ou de dés.
spell-STUN = Étourdissement
    .about = Tous les dés qui montrent le nombre obtenu quittent le combat, des deux côtés.
spell-FREEZE = Gel
    .about = Autant de dés de l’autre camp ne comptent plus que 1.
spell-TOAD = Crapaud
    .about = Avec de la chance, un monstre tombe au niveau 1 et perd ses tours.
spell-PETRIFY = Pierre
    .about = Avec de la chance, le plus haut dé des monstres quitte le combat.
symbol-SWORD = l’épée
    .about = Relance un dé des héros.
symbol-ARMOR = l’armure
    .about = Relance un dé des monstres.
symbol-SHATTER = le fracas
    .about = Le plus haut dé des monstres compte pour moitié.
symbol-FIRE = le feu
    .about = Lance le dé de feu : son nombre s’ajoute à votre camp.
symbol-SCROLL = le parchemin
    .about = Lance le sort de votre choix.
symbol-POTION = potion
    .about = Si les héros gagnent ou font égalité, il rapporte un dé à usage unique.
ability-SCROLL = Parchemin
ability-FIRE = Feu
ability-PETRIFY = Pierre
ability-TANGLE = Étreinte
ability-SHATTER = Fracas
ability-SWORD = Épée
ability-ARMOR = Armure
ability-HAMMER = Marteau
ability-DRAIN = Sape
ability-GUST = Bourrasque
ability-SNACK = Casse-croûte
reward-POTION = un dé à usage unique
    .about = Piochez dans le sac rouge : potion, parchemin, bombe ou clé.
reward-CHEST = un coffre
    .about = Piochez un équipement dans le sac bleu.
reward-LOCK = un coffre fermé à clé
    .about = Avec une clé un artefact (1 de renommée), sinon un équipement.
reward-TRAP = un piège
    .about = Il coûte une blessure.
colour-red = rouge
colour-black = noir
colour-gold = en or
terms-free = gratuitement
terms-share = contre une part du butin
terms-die = contre un dé
terms-pay = (un dé payé par la personne qui aide)
fight-win = gagné
fight-tie = égalité, qui compte comme une victoire
fight-lose = perdu
phase-start = Avant la fouille
phase-search = Fouille
phase-decide = Combattre ou fuir
phase-assist = Qui aide
phase-declare = Choix des armes
phase-rolloff = Le lancer
phase-hero = Au tour des héros
phase-outcome = Butin et blessures
phase-after = Après coup
phase-round = Après coup
phase-bonus = Lancers de soin
phase-end = Fin du tour

## The table

show-mode = { $mode }
show-team-fame = Renommée de l’équipe
show-quiet = La renommée décide après { $turns ->
    [one] encore un tour
   *[other] encore { $turns } tours
} sans gain
show-bags = Sacs : { $black ->
        [one] { $black } rencontre
       *[other] { $black } rencontres
    }, { $red } à usage unique, { $blue ->
        [one] { $blue } équipement
       *[other] { $blue } équipements
    }, { $yellow ->
        [one] { $yellow } artefact
       *[other] { $yellow } artefacts
    }
show-discard = { $dice ->
    [one] Un dé dans la défausse
   *[other] { $dice } dés dans la défausse
}
show-spent = Dépensés ce tour-ci
show-table = Jusqu’à { $fame } de renommée
show-foe = niveau { $level }
show-trophy = trophée { $colour }, { $fame } de renommée
show-engaged = au combat
show-aside = Piochés :
show-extra = Pour les avoir tous battus
show-encounter = La rencontre, niveau { $level }
show-drawn = Sorti du sac
show-mark = { $value } { $mark }
show-faces = { $a } · { $b } · { $c } · { $d } · { $e } · { $f }
show-face = { $value } { $symbol }
show-helper = { $who } aide
    .you = Vous aidez
show-strength = + { $flat } = { $strength }
show-declared = Prêts
show-petrified = Changé en pierre
show-gust = Bourrasque : second lancer
show-fight = Le combat
show-preparing = On se prépare
show-gives = { $who } donne
show-offer = Échange proposé
show-who = Héros
show-level = Niveau
show-levels = Dés de héros
show-wounds = Blessures
show-fame = Renommée
show-trophies = Trophées
show-out = hors jeu, joue les monstres
show-count = { $count }
show-heroes = Les héros
show-wounded-die = { $die } (blessé)
show-stock = Dés : { $who }
show-nothing = Rien que les dés de héros

## Results

objection-coop-only = « { $option } » ne sert qu’à jouer ensemble. N’y touchez pas pour jouer les uns contre les autres.
objection-target = 7 de renommée, c’est pour quatre ou cinq joueurs, pas pour { $seats }.
objection-versus-only = « { $option } » ne sert qu’à jouer les uns contre les autres. N’y touchez pas pour jouer ensemble.
result-won = { $who } gagne avec { $fame } de renommée.
result-quiet-won = Le donjon s’est tu : { $who } gagne avec { $fame } de renommée.
result-quiet-shared = Le donjon s’est tu : { $heroes } héros se partagent la victoire avec { $fame } de renommée chacun.
result-quiet-nobody = Le donjon s’est tu et personne n’a de renommée : personne ne gagne.
result-team-won = L’équipe gagne avec { $fame } de renommée.
result-team-lost = Deux héros sont à terre. L’équipe perd avec { $fame } de renommée.
fame-level = Niveau 6
fame-artifacts = Artefacts
fame-trophies = Trophées

## Odds

odds-stop = si vous vous arrêtez là
odds-roll = avant les bonus
odds-alone = sans aide, avant les bonus
roll-short = Ce lancer ne peut pas gagner : il manque { $short }.
roll-lies-short = Cela ne gagne pas : il manque { $short }.
stake-fight = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $malus ->
    [0] {""}
   *[other] {" "}− { $malus }
} (environ { $mine }) contre { $others ->
    [one] { $others } dé
   *[other] { $others } dés
}{ $flat ->
    [0] {""}
   *[other] {" "}+ { $flat }
} (environ { $theirs }). Gagné : niveau, butin{ $fame ->
    [0] {""}
   *[other] , { $fame } de renommée
}{ $price ->
    [0] {""}
   *[other] , mais { $price } blessures
}. Perdu : { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}.
stake-flee = Prendre 1 blessure et perdre le butin.
stake-flee-free = Vous ne perdez rien et ne gagnez rien.

## Pourquoi ?

why-deal = Chacun commence avec deux dés d’équipement et deux dés à usage unique, piochés dans les sacs.
why-first = Chacun lance un dé ; le plus haut commence.
why-draw-encounter = Ce qui sort du sac noir est ce que vous rencontrez.
why-roll-encounter = La face qui sort dit la force du monstre et ce qu’il sait faire, ou qu’il n’y a qu’une récompense.
why-draw-reward = Une récompense est un dé pioché dans un sac : rouge à usage unique, bleu pour l’équipement.
why-draw-artifact = Un artefact est un équipement puissant, et chacun donne 1 de renommée.
why-roll-bow = L’arc tire avant le combat : chaque touche retire un niveau au monstre, donc un de ses dés.
why-roll-pools = Les deux camps lancent tous leurs dés. La plus grande somme gagne ; une égalité aussi, pour une blessure.
why-reroll = Un symbole fait relancer ce dé ; seule sa nouvelle face compte.
why-scroll-d6 = Le monstre lit un parchemin : le lancer dit quel sort.
why-roll-spell = On lance le dé du sort ; sa face dit s’il réussit.
why-roll-one-use = Un dé à usage unique se lance une fois, puis il est dépensé.
why-roll-companion = Une classe ou un familier tente son pouvoir ; une fois par tour.
why-roll-after = Après le combat, ce dé peut encore servir, une fois par tour.
why-roll-key = Votre voleur ou votre corbeau essaie la serrure : une clé donne un artefact.
why-roll-bonus = Les héros qui n’étaient pas du combat lancent le sort de soin : il remet autant de dés blessés.
why-start = Avant la fouille, chacun peut boire, échanger ou réparer. Vous pouvez aussi changer cinq dés d’équipement en artefact ou en enchanter un. C’est fini quand tous ont passé.
why-way = Fouillez pour la renommée et le danger, ou reposez-vous pour vous remettre avec tous vos dés. Se reposer termine votre tour.
why-upgrade = Cinq de vos dés d’équipement partent contre un artefact. Rendez ce qui vous sert le moins.
why-extra = Un des dés mis de côté peut devenir votre récompense supplémentaire. Vous ne l’aurez que si tous les monstres sont battus.
why-keep = Un compagnon est sorti du sac au lieu d’un monstre. Vous pouvez l’emmener sans rien payer.
why-class = Un héros a une seule classe. Gardez celle dont vous avez l’équipement.
why-decide = Vous regardez les monstres et vous décidez : combattre ou fuir. Chaque niveau est un dé contre vous ; comparez avec les vôtres. Une fois le combat commencé, on ne fuit plus.
why-after = Le combat est fini. Chacun peut maintenant boire, échanger et utiliser ce qui sert après un combat, avant la fin du tour.
why-bonus = Vous n’étiez pas du combat : vous pouvez remettre des dés, par un lancer du sort de soin, jusqu’à deux.
why-call = Un autre joueur peut combattre à vos côtés, avec tous ses dés. Il peut demander quelque chose en échange.
why-help = Vous pouvez proposer votre aide, gratuitement ou à un prix. Les uns contre les autres, gagner ensemble donne de l’expérience ; perdre blesse les deux.
why-accept = Vous choisissez l’aide que vous prenez, une au plus. Ce que vous promettez est dû après le combat.
why-counter = Vous pouvez proposer d’autres conditions, une fois. Si on les refuse, la première offre tient toujours.
why-consent = L’autre joueur veut d’autres conditions. Si vous refusez, votre offre tient.
why-share = Vous avez aidé pour une part du butin : choisissez un des dés gagnés dans ce combat.
why-declare = Vous choisissez les dés avec lesquels vous combattez : deux mains, une armure, un arc. Le choix vaut pour tout le combat ; quand on joue ensemble, ces dés seront blessés ensuite.
why-aim = L’arc vise un monstre, désigné avant le lancer. Un niveau de moins, c’est un dé de moins.
why-hero = Les dés sont lancés. Symboles, bombes, potions et parchemins peuvent encore tout changer, un à la fois, jusqu’à ce que tous passent. Il vous faut plus que les monstres ; une égalité gagne, mais coûte une blessure.
why-sword-target = L’épée relance un dé de votre camp. Le plus bas a le plus à gagner.
why-armor-target = L’armure fait relancer un dé de monstre. Le plus haut a le plus à perdre.
why-shatter-target = Un de leurs dés les plus hauts comptera pour moitié.
why-freeze-target = Un dé gelé compte 1, ne montre plus de symbole et ne se relance pas. Prenez les hauts, et ceux à potion en dernier.
why-tangle-target = Le monstre retire votre dé le plus bas du combat. Plusieurs sont aussi bas : vous choisissez.
why-spell = Vous lancez n’importe quel sort, pour les héros ou, s’il le faut, pour les monstres.
why-toad-target = Vous désignez qui peut devenir un crapaud de niveau 1 avant de lancer le dé.
why-monster-sword = Vous êtes hors jeu et jouez les monstres : leur épée peut relancer un de leurs dés.
why-monster-armor = Vous jouez les monstres : leur armure peut faire relancer un dé des héros.
why-monster-shatter = Vous jouez les monstres : un des plus hauts dés des héros comptera pour moitié.
why-monster-freeze = Vous jouez les monstres : un dé gelé des héros compte 1.
why-monster-spell = Vous jouez les monstres et choisissez le sort de leur parchemin.
why-patient = Les points de soin vont à un seul héros : chacun enlève une blessure ou remet un dé.
why-heal-point = Un point de soin : une blessure de moins, ou un dé blessé de nouveau utilisable. Chaque blessure coûte 1 de force.
why-mend = Vous choisissez quel dé blessé peut resservir. Un artefact ne compte pour la renommée que s’il n’est pas blessé.
why-repair = Une clé lancée sert de trousse de réparation : un de vos dés blessés est remis.
why-catch = Votre sac rattrape un des dés dépensés ce tour-ci : il est à vous.
why-trophy = Vous gardez un des monstres battus comme trophée. Rouge vaut 1 de renommée, noir 2, or 3.
why-reward = Vous prenez vos récompenses une à une, dans l’ordre voulu. Une clé piochée d’abord peut ouvrir une serrure ensuite.
why-lock = Avec une clé, la serrure donne un artefact, sans clé un dé d’équipement. La clé est dépensée.
why-turn-key = Une clé est sortie : elle ouvre la serrure ou remet un dé, pas les deux.
why-partner = Vous dites avec qui vous voulez échanger. Une offre par tour.
why-give = Vous dites ce que vous donnez, deux dés au plus.
why-want = Vous dites ce que vous voulez en échange, deux dés au plus. Pour un cadeau, ne demandez rien.
why-answer = On vous propose un échange : acceptez, refusez, ou demandez autre chose, une fois.

# -- ce qui sert de raison ---------------------------------------------------------------------------------

sign-removed = Quelqu’un quitte la partie
sign-fight-won = Vous gagnez le prochain combat
sign-trophy = Vous gardez un trophée
sign-level = Vous passez un niveau
sign-wounded = Vous recevez une blessure
sign-loot = Vous gagnez un dé de butin

## Médailles

medal-alone-against = Seul contre les puissants
medal-alone-against-how = Gagnez sans aide un combat contre une rencontre de niveau { $count } ou plus.
medal-gold-trophy = De l’or au mur
medal-gold-trophy-how = Gardez un trophée doré.
medal-from-behind = Retour de loin
medal-from-behind-how = Gagnez un combat après un lancer où les héros avaient au moins { $count } de retard.
medal-toad = Petit et vert
medal-toad-how = Changez un monstre en crapaud dans une rencontre de niveau { $count } ou plus, et gagnez le combat.
medal-locks = Maître serrurier
medal-locks-how = Ouvrez { $count } serrures dans une même partie.

## Records

record-score = La plus grande GLOIRE en une victoire
record-score-value = { $count } de GLOIRE
record-alone = La plus haute rencontre battue sans aide
record-alone-value = niveau { $count }
record-trophies = Le plus de trophées en une partie
record-trophies-value = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
