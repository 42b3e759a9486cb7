### La leçon de Dungeon Fighter : une chose à la fois, au moment où elle compte.

lesson-hands = D’abord la main, ensuite les règles. Tirez le dé en arrière et lâchez-le, trois fois : rien ne compte encore. Il doit rebondir sur la table avant de toucher la cible. Le nuage montre où il peut s’arrêter ; un geste calme le garde petit.
lesson-aim = Vous êtes Ada, et vous jouez Gromli, un nain qui a soif. Un Gobelin commun vous barre la route : 7 PV. On le bat en lançant des dés sur une cible. Trois niveaux de salles comme celle-ci, puis le boss de fin.
lesson-die = Vous avez trois dés, et chaque couleur correspond à une de vos capacités. Elle joue si le symbole est visible. Le bleu, c’est la Bière : plus de dégâts jusqu’à la fin du combat. À quel moment cela rapporte-t-il le plus ? Choisissez un dé.
lesson-die-wrong = Cette capacité sera tout aussi bonne plus tard. La Bière protège jusqu’à la fin du combat : c’est au début qu’elle rapporte le plus. Prenez le dé bleu.
lesson-throw = Lancez. Le dé doit rebondir une fois sur la table avant de toucher la cible. Le nombre sous le dé donne les dégâts, et le centre vaut 10. Dans un trou, sur une tranche ou à côté de la cible : échec.
lesson-miss = Quoi qu’ait fait votre main, dans notre histoire le dé tombe à côté de la cible, sans symbole. En cas d’échec, le monstre riposte : le Gobelin inflige 1 dégât, vous perdez donc 1 PV. Le dé bleu a servi pour ce combat.
lesson-symbol = Il reste deux dés. Le rouge, avec son symbole : 3 de plus en cas de réussite. Le vert, avec son symbole : 4 à toute Peau-verte, réussite ou échec. Regardez qui est devant vous. Quel dé ?
lesson-symbol-wrong = Le rouge est bon contre n’importe qui, mais il faut réussir. Les gobelins sont des peaux-vertes, vos ennemis jurés : le vert inflige 4, même en cas d’échec. Prenez le vert.
lesson-again = Lancez-le. Un petit nombre suffira si le symbole sort.
lesson-hit = Dans l’histoire, ce n’est qu’un 2, mais le symbole est là : 2 et 4 font 6. Il reste 1 PV au Gobelin, et un dé pour vous, le rouge. N’importe quelle réussite suffit. Lancez.
lesson-won = Dans l’histoire, c’est un 3 : le Gobelin est vaincu. Son or va au trésor, et tous les dés vous reviennent. Plus le combat est court, mieux c’est : sans dé, il faudrait payer pour les récupérer.
lesson-room = Choisissez maintenant la route. La salle 2 est Périlleuse : là, chaque lancer doit rebondir deux fois, sinon c’est un échec. La salle 3 est ordinaire. Vous venez d’apprendre à lancer, et un échec coûte des PV. Où allez-vous ?
lesson-room-wrong = Deux rebonds à chaque lancer, et chaque faute est un échec, avec son coup. Il n’y a rien à y gagner qui en vaille la peine. Prenez la salle 3.
lesson-end = C’est sage. Il y a beaucoup de lancers comme celui-là : de la mauvaise main, par-dessus une carte, depuis le bout du nez. Des monstres les exigent, et des armes aussi, pour plus de dégâts. Avec des amis, on lance chacun son tour et on partage les trois dés. Bonne chance !

## Dans les premières parties

first-die = La couleur dit laquelle de vos trois capacités peut jouer, et seulement si son symbole est visible. Chaque dé se lance une fois par combat.
first-special = Un lancer spécial : faites-le comme le monstre l’exige, sinon c’est un échec, où que soit le dé.
first-throw = Bas et à plat, avec un rebond à une main de la cible. La section fait les dégâts, le centre compte 10.
first-runout = Les trois dés sont lancés. Un dé blanc est perdu pour de bon, et vous en aurez besoin contre le boss de fin ; récupérer les dés blesse chaque héros debout.
first-weapons = Une arme ajoute des dégâts et son propre lancer spécial. Ne l’annoncez que pour un lancer que vous savez faire.
first-shop = Votre première boutique. Les dés blancs décident du boss de fin ; soigner ne coûte pas cher quand quelqu’un va mal.
first-scar = Une cicatrice couvre une capacité pour de bon. Couvrez celle qui vous sert le moins ; sa couleur se lance toujours.
