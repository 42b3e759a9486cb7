### Ce qui se dit des lancers : la table en 3D, les lancers spéciaux, l’entraînement. Chargé avec une page où l’on lance, pour que la première page reste légère.

## La table en 3D

stage-table = La table et sa cible. Tirez le dé en arrière et lâchez pour lancer.
stage-no-3d = Ce navigateur n’affiche pas la 3D. Les curseurs ci-dessous lancent tout aussi bien.
stage-pull = Tirez en arrière et lâchez
stage-take-die = Vous regardez autour de vous. Pour lancer, tirez le dé lui-même en arrière.
stage-slip = Lâchez ici, et il reste dans votre main.
stage-power = Force { $power } %
stage-unbounced = Pas de rebond sur la table : ça ne comptera pas
stage-foreseen = Force { $power } % : { $hits ->
    [one] { $hits } sur { $of } réussirait
   *[other] { $hits } sur { $of } réussiraient
}
stage-friend-aims = { $who } vise : force { $power } %
goal-chance = { $goal } : { $share }
ring-hole = trou
ring-off = à côté
ring-void = ne compte pas
height-high = haut : il rebondit
height-low = bas : il glisse
height-tip = incliner
spin-none = sans effet : il roule
spin-twist = en toupie : il reste à plat
spin-top = effet avant : il file
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
## Lancer

stage-breathe = Maintenez pour souffler, glissez de côté pour viser, lâchez à la force voulue
stage-lean = Glissez pour incliner la carte ; pressez son bord et lâchez pour frapper
stage-tilt = Tirez pour incliner la rampe ; lâchez et le dé glisse
stage-wind = Tournez autour du dé pour lui donner de l’élan, puis lâchez derrière lui
card-under = Frapper par-dessous
stage-place = Faites-le glisser à sa place, ou utilisez les flèches
stage-move-prop = Le replacer
stage-watching = Ce n’est pas à vous de lancer.
stage-dark = Yeux fermés. Sentez la tension et lâchez.
stage-dark-flying = Yeux fermés jusqu’à l’arrêt du dé.
beat-now = Maintenant
beat-palms = Ouvrez les deux paumes ensemble : touchez quand l’anneau rejoint la bande
beat-wrists = Écartez les poignets ensemble : touchez quand l’anneau rejoint la bande
beat-fist = Frappez la table : touchez quand l’anneau rejoint la bande
beat-jump = Sautez : touchez pendant que vous êtes en l’air
beat-turn = Un tour complet : tournez autour du dé, ou maintenez, et lâchez en haut
beat-landing = Vous retombez : touchez à l’atterrissage
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
advice-twist = La prochaine fois, plus en toupie
advice-flat = La prochaine fois, tenez-le à plat
advice-much-softer = La prochaine fois, bien moins fort
advice-much-harder = La prochaine fois, bien plus fort
advice-much-left = La prochaine fois, bien plus à gauche
advice-much-right = La prochaine fois, bien plus à droite
advice-much-higher = La prochaine fois, bien plus haut
advice-much-lower = La prochaine fois, bien plus bas
advice-otherwise = Cela ne touche presque jamais : essayez tout autrement
advice-keep = Bien visé : { $hits } sur { $of } touchent ainsi
advice-steady = Rien ne fait nettement mieux : { $hits ->
    [one] { $hits } sur { $of } touche ainsi
   *[other] { $hits } sur { $of } touchent ainsi
}
advice-gain-hits = { $change } : { $then ->
    [one] { $then } sur { $of } toucherait, au lieu de { $hits }
   *[other] { $then } sur { $of } toucheraient, au lieu de { $hits }
}
advice-gain-points = { $change } : de { NUMBER($points, maximumFractionDigits: 1) } en moyenne à { NUMBER($then, maximumFractionDigits: 1) }
verdict-hit = Réussi
verdict-miss = Raté
verdict-again = Encore un lancer
verdict-next = Lancer suivant
verdict-close = Continuer
watch-again = Revoir
landed-section = Il repose dans un { $value }.
landed-line-area = Sur la ligne entre { $low } et { $high } : sa plus grande partie repose sur le { $value }, et c’est ce qui compte.
landed-line-corners = Sur la ligne entre { $low } et { $high } : la plupart de ses coins reposent sur le { $value }, et c’est ce qui compte.
landed-line-corners-low = Sur la ligne entre { $low } et { $high } : c’est là où se trouvent le plus de coins qui compte et, à égalité, le plus petit nombre. Ici, c’est { $value }.
landed-leaning = Il penche, mais repose sur un { $value }.
landed-void-section = Il repose sur un { $value }, mais le lancer ne compte pas.
landed-void-line = Il repose entre { $low } et { $high }, mais le lancer ne compte pas.
landed-bullseye = En plein centre.
landed-hole = Dans un trou : il touche la table.
landed-edge = Sur le bord : cela ne compte pas.
landed-outside = À côté de la cible.
landed-floor = Il est tombé de la table.
landing-close-up = Le dé tel qu’il repose, vu d’en haut
landed-template = Sur un gabarit.
landed-inside = Dans un anneau : cela ne compte pas.
landed-flip-on = Il repose entièrement sur la cible.
landed-flip-off = Une partie touche la table.
judge-yes = respecté
judge-no = non respecté
judge-bounced = { $count ->
    [0] aucun rebond sur la table
    [one] { $count } rebond sur la table
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
throw-steady-more = Ni anneau à viser, ni tremblement : le moment est choisi pour vous, comme le ferait une main ordinaire.
prop-which = L’objet à dresser
prop-box = La boîte
prop-sheet = Une fiche de héros
prop-turn-left = Tourner vers la gauche
prop-turn-right = Tourner vers la droite
prop-here = Le laisser ici
prop-ahead = Accessoire : distance
prop-aside = Accessoire : écart
prop-turn = Accessoire : angle
practice-edition = Édition
practice-short-dungeon_fighter = Fighter
practice-short-castle_of_frosts = Château
practice-die = Dé
practice-throw = Lancer spécial
practice-plain = Aucun : lancer simple
practice-icebergs = Avec les icebergs
practice-title = Entraînez-vous à loisir
practice-tally = { $hits ->
    [one] { $hits } réussite
   *[other] { $hits } réussites
} sur { $thrown }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice-forget = Remettre le compte à zéro
practice-no-physics = Ce serveur n’a pas de moteur physique : on ne peut rien lancer ici.
practice-pick = Quel lancer ?
practice-drills = Exercices
practice-map-title = Où les dés sont tombés
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
drill-ladder-title = Une réussite avec chaque lancer spécial
drill-ten-now = { $thrown ->
        [one] { $thrown } lancer
       *[other] { $thrown } lancers
    } sur { $of }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drill-rings-now = { $done } sur { $of } après { $thrown ->
    [one] { $thrown } lancer
   *[other] { $thrown } lancers
  }
drill-ladder-now = Échelon { $rung } sur { $of }, { $tries ->
    [one] encore { $tries } essai
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
drill-nothing = Pas cette fois : la limite est de trente lancers.
drill-first = Votre premier résultat : à vous de le battre.
drill-record = Nouveau record. L’ancien : { $best }.
drill-best-was = Votre record : { $best }
drill-again = Encore une fois
practice-die-red = Rouge
practice-die-green = Vert
practice-die-blue = Bleu
practice-die-white = Blanc
practice-die-snow = Neige
practice-die-water = Eau, les trois
manner-bank = Dressez la boîte ou une fiche sur le côté, puis lancez le dé pour qu’il la touche en chemin.
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
manner-spin = Tracez des cercles autour du dé pour lui donner de l’élan (clavier : maintenez , ou .), puis tirez et lâchez.
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
manner-waterfall = Placez le bas de la rampe, puis tirez pour l’incliner et lâchez le dé.
manner-dancing = Tirez et lâchez. Puis faites un tour : tracez un cercle autour du dé, ou maintenez et lâchez. Touchez dans la seconde ; la vue tangue encore.
practice-table = Table
table-wood = Bois
table-felt = Feutre
table-stone = Pierre
table-attic = Grenier
table-ice = Glace
table-snow = Neige
drill-course = Parcours de la semaine
drill-course-title = Le parcours de la semaine : neuf tables, deux lancers sur chacune
drill-course-now = Trou { $hole } sur { $of }, lancer { $throw } sur { $throws }
drill-course-best = { $count ->
    [one] { $count } point
   *[other] { $count } points
  } sur le parcours de la semaine
drill-course-mark = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
course-card = Votre carte
course-holes = Trou
course-total = Total
course-par = Par
course-you = Vous
challenge-beat = Faites mieux que { $beat ->
    [one] { $beat } point
   *[other] { $beat } points
  }
challenge-beaten = Vous faites mieux que { $beat ->
    [one] { $beat } point
   *[other] { $beat } points
  }.
challenge-stands = { $beat ->
    [one] { $beat } point tient toujours
   *[other] { $beat } points tiennent toujours
  }. Réessayez.
challenge-send = Défier quelqu’un
challenge-text = J’ai fait { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sur le parcours de dés de la semaine. Faites mieux :
weeks-title = Semaine par semaine
weeks-week = Semaine du
weeks-throws = Lancers
weeks-hits = Réussites
weeks-points = Points par lancer
weeks-course = { $points } (par { $par })
weeks-none = Rien encore. Lancez quelques dés et revenez la semaine prochaine.
weeks-device = Gardé sur cet appareil seulement.

### Signaler quelqu’un

report-open = Signaler à la personne qui tient ce serveur
report-somebody = Signaler quelqu’un
report-title = Signaler { $name }
report-whom = Qui est-ce ?
report-where = Où était-ce ?
report-nowhere = À aucune table
report-unknown = On ne lui dit pas qui l’a signalé.
report-why = De quoi s’agit-il ?
report-words = Ses paroles
report-name = Son nom
report-play = Sa façon de jouer
report-other = Autre chose
report-note = Avec vos mots, si vous voulez
report-known = Ses derniers messages à cette table sont joints. Cette personne ne saura pas qui l’a signalée.
report-send = Envoyer le signalement
report-taken = Merci. La personne qui tient ce serveur le lira.

### À vous de jouer

turns-ask = L’attente peut durer ({ $who }). Voulez-vous être prévenu quand ce sera votre tour ?
turns-ask-more = Sur cet appareil, une fois par tour, jamais la nuit. Cela se change sur votre page.
turns-no = Non merci
turns-told = Vous serez prévenu sur cet appareil, sauf entre 22 h et 8 h. Cela se change sur votre page.
turns-told-open = Vous serez prévenu tant que cette page reste ouverte quelque part.
