### La leçon du Château des Frimas effroyables : une chose à la fois, au moment où elle compte.

lesson-hands = D’abord la main, ensuite les règles. Tirez le dé en arrière et lâchez-le, trois fois : rien ne compte encore. Il doit rebondir sur la table avant de toucher la cible. Le nuage montre où il peut s’arrêter ; un geste calme le garde petit.
lesson-aim = Vous êtes Ada et vous jouez Aristide ; Bo est à vos côtés. C’est lui qui mène : il a ouvert la Grotte aux pièces, et une Recrue dandinante vous barre la route, un pingouin de 5 PV. On le bat en lançant des dés sur une cible. La personne assise après le chef commence : c’est vous.
lesson-die = Trois dés, un pour chacune de vos capacités ; elle joue si le symbole est visible. Le rouge : Ennemi juré, 4 de plus contre les pingouins. Le vert soigne le groupe. Le bleu : Mélodie, 2 de plus. Personne n’est encore blessé. Quel dé ?
lesson-die-wrong = Personne n’a encore besoin de soins, et 2 de plus, c’est moins que 4. Un pingouin est devant vous, et les pingouins sont vos ennemis jurés : prenez le rouge.
lesson-throw = Lancez. Le dé doit rebondir sur la table avant de toucher la cible. Le nombre sous le dé donne les dégâts, le centre compte 10. Dans un trou, sur une tranche ou à côté : échec.
lesson-miss = Quoi qu’ait fait votre main, dans notre histoire le dé tombe dans un trou : échec. Le pingouin riposte et inflige 1. Le dé rouge a été lancé et reste là jusqu’à la fin du combat.
lesson-shared = Les dés sont à tout le groupe : Bo a pris le vert et infligé 1. Il ne reste que le bleu, et c’est de nouveau à vous. Lancez.
lesson-empty = Dans l’histoire, vous infligez 1 ; puis Bo a échoué avec un dé blanc du coffre. Il reste 3 PV au pingouin, et plus aucun dé de couleur. Soit vous prenez le dernier dé blanc, qui manquera contre le boss de fin ; soit vous récupérez les trois dés, et chacun perd 1 PV. Vous en avez 8 tous les deux. Que faites-vous ?
lesson-empty-wrong = Le coffre serait vide, et le boss de fin est encore à venir : contre lui, on ne récupère pas les dés. Des PV, vous en avez assez, et parmi les trois dés il y en a un que les pingouins redoutent. Récupérez-les.
lesson-enemy = Les trois dés sont de nouveau là. Encore 3 PV. Lequel prenez-vous ?
lesson-enemy-wrong = Pensez à qui est devant vous. Contre un pingouin, le dé rouge peut donner 4 de plus : n’importe quelle réussite suffirait alors.
lesson-third = Votre troisième lancer. Respirez, et lancez.
lesson-symbol = Dans l’histoire, c’est un 2, et le symbole est visible ! Vous pouvez utiliser la capacité maintenant, ou non.
lesson-symbol-wrong = Un 2 tout seul laisserait le pingouin debout. Utilisez votre capacité : 4 de plus.
lesson-leader = Il tombe. L’or est dans le coffre, les dés reviennent. Et le héros qui porte le dernier coup devient le chef : c’est vous. Le chef regarde deux salles en secret et en ouvre une.
lesson-door = Deux portes : la Cour aux patins veut que chaque lancer se fasse de la mauvaise main. La Cave aux sources chaudes rend 2 PV à chacun. Vous en avez 7 sur 9. Laquelle ?
lesson-door-wrong = De la mauvaise main, vous échoueriez plus souvent, et chaque échec coûte des PV, dont il vous manque déjà quelques-uns. La source chaude vous les rend.
lesson-end = Bien mené. Les salles montrent aussi des icônes Boutique : quand il y en a assez, vous pouvez dépenser votre or. Après la troisième boutique, le boss de fin se réveille. Certains monstres mettent de la glace, de la neige ou des icebergs sur la cible : lisez la carte avant de lancer. Bonne chance !

## Dans les premières parties

first-room = Vous menez. Beaucoup d’icônes Boutique derrière un lancer difficile valent souvent mieux que peu derrière un facile : moins de combats, moins de blessures.
first-die = Les dés sont à tout le groupe, chacun se lance une fois par combat. La couleur dit laquelle de vos capacités peut servir, si son icône est visible.
first-special = Un lancer spécial : faites-le en entier, comme on l’exige, sinon c’est un échec, où que soit le dé.
first-throw = Bas et à plat, avec un rebond sur la table avant la cible. La section fait les dégâts, le centre compte 10.
first-icebergs = Des icebergs se dressent sur la table : un dé qui en touche un coûte 1 PV au monstre, réussite ou échec.
first-runout = Il ne reste plus de dé de couleur. Un blanc est perdu pour de bon, et vous en aurez besoin contre le boss de fin ; récupérer les dés inflige à chacun le niveau du monstre.
first-shop = Une boutique. Les dés blancs coûtent 2 or et décident du combat contre le boss de fin : là, les dés de couleur ne reviennent pas.
first-scar = Une cicatrice couvre une capacité pour de bon. Couvrez celle qui vous sert le moins ; sa couleur se lance toujours.
