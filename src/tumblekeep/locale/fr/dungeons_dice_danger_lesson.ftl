### La leçon de Dungeons, Dice & Danger : une chose à la fois, au moment où elle compte.

lesson-aim = Vous êtes Ada ; Bo joue aussi, sur sa propre feuille. Les dés sont les mêmes pour tous, mais chacun joue pour soi. Vous cochez des cases, vous avancez jusqu’aux monstres et vous les abattez. Une gemme vaut 3 points, l’or 2.
lesson-pairs = Avec les quatre dés blancs, on forme deux paires, et on additionne chacune. Un nombre permet une chose : cocher une case de ce nombre, ou frapper un monstre qui le porte. Les cases vertes du bord sont des entrées. Regardez A5, le 3 : juste derrière habite le Lévrier Gris, et son nombre est 8.
lesson-pairing = Quelles paires formez-vous ? Il vous faut un 3 pour entrer et un 8 pour frapper.
lesson-pairing-wrong = Ces nombres serviraient aussi à quelque chose. Mais seuls 3 et 8 vous font entrer en A5 et frapper le Lévrier Gris tout de suite : 1+2 et 4+4.
lesson-enter = Une paire après l’autre. D’abord l’entrée : cochez A5 avec le 3.
lesson-enter-wrong = C’est une entrée de l’autre côté, loin du monstre, et elle vous prendrait le 8. Commencez par A5.
lesson-strike = A5 touche la salle du Lévrier Gris : il est maintenant à portée. Frappez-le avec le 8.
lesson-strike-wrong = Une nouvelle entrée peut attendre. Le monstre a quatre vies, et le premier qui l’abat gagne davantage : frappez.
lesson-unused = Bien : un sur quatre. Bo a fait la même chose, il en est donc au même point que vous. À retenir : une paire que vous ne pouvez pas utiliser coûte un point de vie.
lesson-passive = Cette fois, c’est Bo qui a lancé. Le dé noir est à celui qui lance ; vous pourriez l’utiliser aussi, mais contre un de vos symboles, et vous n’en avez que quelques-uns. Quelles paires formez-vous ?
lesson-passive-wrong = Vous donneriez un symbole de dé noir pour n’avoir qu’un seul 8. Les dés blancs seuls vous en donnent deux, gratuitement.
lesson-wound = Deux 8 : les deux peuvent frapper le même monstre. Allez-y.
lesson-wound-wrong = Le monstre est presque à terre, et Bo est sur ses talons. Frappez.
lesson-first = Trois sur quatre : il est presque à vous. Bo a pris le dé noir et doit encore frapper deux fois. Le premier qui abat un monstre gagne 2 gemmes, les suivants une seule.
lesson-black = Ce lancer est le vôtre : le 3 noir peut donc remplacer un dé blanc, gratuitement. Il vous faut un 8, et de quoi employer l’autre paire. Presque toutes les entrées du bord sont libres, mais votre 3 est déjà coché. Quelles paires ?
lesson-black-waste = Le 8 y est, mais que feriez-vous d’un 3 ? A5 est déjà coché, et aucun autre 3 n’est à portée : vous perdriez la paire et un point de vie. Trouvez une meilleure compagne pour le 8.
lesson-black-wrong = Il n’y a pas de 8 : le monstre resterait debout, et Bo pourrait vous devancer. 5 et le 3 noir font 8.
lesson-kill = Le voilà. Achevez-le.
lesson-kill-wrong = D’abord le monstre : frappez-le avec le 8. L’autre paire viendra après.
lesson-end = Première : 2 gemmes, 6 points. Bo, lui, reçoit un dégât gratuit sur ce monstre : être en tête aide un peu les autres. Et ainsi de suite : les cases grises débloquent les nombres blancs d’un monstre, les coffres cachent des torches ou de la vie, et le boss rapporte même s’il ne tombe qu’à moitié. Bonne chance !

## Dans les premières parties

first-pairing = Deux paires avec quatre dés ; seules les sommes comptent. Regardez d’abord celles qui vous servent : une paire sans emploi coûte un point de vie.
first-use = Où va cette somme ? Une case voisine de vos croix, un départ vert, ou un monstre qui porte ce nombre.
first-chest = Votre premier coffre. Des vies s’il vous en manque, des torches pour cocher ce que les dés ne donnent pas, des dés noirs contre les mauvaises paires. Chaque chose une fois.
first-black = Le dé noir vous a coûté un symbole. Gardez-en deux pour une mauvaise manche.
first-life = Les vies perdues coûtent des points à la fin, et au crâne vous êtes hors jeu. Ouvrez un autre départ : plus de cases, moins de paires perdues.
first-defeat = Le premier qui terrasse un monstre a la plus haute récompense ; tous les autres lui font 1 dégât gratuit.
