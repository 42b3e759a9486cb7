### La leçon de Dungeon Dice : une chose à la fois, au moment où elle compte.

lesson-aim = Vous êtes Ada, et Bo veut devenir plus célèbre que vous. Il faut 4 points de renommée : trophées, artefacts, expérience. Vous avez une épée et un bouclier, une bombe et une potion. Ici, tout est un dé.
lesson-search = À votre tour, vous fouillez le donjon ou vous vous reposez. Fouiller, c’est piocher un dé dans le sac noir : le plus souvent, un monstre.
lesson-search-wrong = Se reposer soigne les blessures, et vous n’en avez pas. Fouillez.
lesson-decide = Un gobelin de niveau 2 : il lancera deux dés de monstre. Vous avez un dé de héros et votre équipement. Derrière lui, il y a un coffre. Combattre ou fuir ?
lesson-decide-wrong = Fuir ne coûte rien, mais ne rapporte rien non plus : ni coffre ni expérience. Deux dés, vous pouvez les affronter. Combattez.
lesson-declare = Choisissez les dés avec lesquels vous combattez. On ne lance que ceux-là. Choisissez-en un.
lesson-declare-wrong = Vous combattriez avec votre seul dé de héros. Vous avez deux mains : mettez-y quelque chose.
lesson-hands = Il vous reste une main libre, et l’autre dé n’en demande qu’une. Choisissez-le aussi.
lesson-hands-wrong = Une main vide n’aide personne. Prenez aussi l’autre dé.
lesson-rolled = Les deux camps lancent et additionnent : 4 pour vous, 5 pour le gobelin. Le plus grand total gagne. Une égalité gagne aussi, mais coûte une blessure ; en dessous, c’est une blessure et pas de récompense. Rien n’est encore joué.
lesson-symbol = Votre épée montre un symbole : il relance un de vos dés, et ne coûte rien. Que faites-vous ?
lesson-symbol-pass = À 4 contre 5, vous perdriez maintenant. Utilisez d’abord le symbole de l’épée.
lesson-symbol-side = Pour les monstres ? C’est ce qu’on fait à ses rivaux. Utilisez le symbole de l’épée pour vous.
lesson-symbol-wrong = Ce dé serait dépensé. Le symbole de l’épée est gratuit : d’abord ce qui ne coûte rien.
lesson-lowest = Lequel de vos dés est relancé ? Votre dé de héros montre 1, et il peut monter à 5.
lesson-lowest-wrong = Le bouclier ne dépasse jamais 2, et l’épée est déjà bien tombée. C’est avec le dé de héros qu’il y a le plus à gagner.
lesson-sabotage = Un 3 : vous menez 6 à 5. Mais Bo ne veut pas vous voir gagner et lance une bombe pour le gobelin : 6 contre 7. Dans ce jeu, c’est permis.
lesson-answer = Il vous manque un point pour l’égalité, et vous avez une bombe (de 2 à 5) et une potion (de 1 à 3). L’une des deux gagne à coup sûr. Que faites-vous ?
lesson-answer-pass = Vous perdriez : une blessure, et pas de coffre. Il vous reste pourtant de quoi répondre.
lesson-answer-brew = La potion n’ajoute peut-être que 1 : ce serait une égalité, donc une blessure. La bombe ajoute au moins 2 : là, c’est gagné.
lesson-answer-side = Ce serait pour l’autre camp. Ce combat, vous voulez le gagner.
lesson-won = Gagné ! Vous montez d’un niveau d’expérience et le coffre vous donne une meilleure épée ; la bombe retourne dans son sac. Fouille après fouille, vous progressez, jusqu’à oser affronter les gros monstres à trophée. On peut aussi jouer tous ensemble contre le donjon. Amusez-vous bien !

## Dans les premières parties

first-way = Fouillez, sauf si vous êtes blessé : ce qui sort du sac apporte expérience, butin et renommée. Se reposer remet tout en état.
first-decide = Votre premier combat. Comptez : un dé de héros vaut 3, un dé de monstre 3½, et une égalité gagne au prix d’une blessure. « Fuir » dit ce qu’il en coûte.
first-call = Un ami qui aide lance tous ses dés avec les vôtres, et voudra peut-être quelque chose en échange.
first-declare = On ne lance que les dés choisis : deux mains, une armure, un arc. Une main vide n’aide personne.
first-symbols = Les dés sont lancés. Servez-vous de ce qu’ils montrent : l’épée relance un des vôtres, l’armure un des leurs ; bombes et potions comptent encore.
first-reward = Votre premier coffre. Ce que vous prenez est à vous. Un coffre fermé demande une clé et contient un artefact, donc de la renommée.
first-wounded = Une blessure : 1 de moins à chaque combat jusqu’à ce que vous la soigniez, par un repos ou une potion.
