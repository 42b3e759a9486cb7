### La leçon de La Marche aux lanternes, et ce qui se dit lors d’une première partie.

lesson-aim = Vous êtes Ada, et Bo marche à vos côtés. Le sentier compte 20 pas. Qui campe le premier à son bout a gagné.
lesson-walk = Vous avez fait 4, donc quatre pas. Ils ne sont pas encore à vous : seul un camp les garde. Cinq faces sur six vous mènent plus loin. Continuez.
lesson-walk-camp = Quatre pas, c’est peu pour tout un tour. Une face sur six vous les coûterait, les cinq autres en ajoutent. Continuez.
lesson-camp = Neuf pas d’avance. Il y a maintenant quelque chose à perdre : campez et gardez-les.
lesson-camp-walk = Vous le pourriez, et les chances restent bonnes. Mais voyez d’abord ce que fait un camp : campez.
lesson-wind = Votre camp est au pas 9. Bo a fait 6, a continué et a fait 1 : le vent a soufflé sa lanterne, et les six pas sont perdus. Un 1 termine toujours le tour.
lesson-risk = À vous. Un 6 : votre camp serait au pas 15. Bo est encore au départ et vous avez le temps, mais un bon lancer de plus peut vous mener au bout. Continuez.
lesson-risk-camp = Ce serait la voie prudente, et pas une faute. Osez pour cette fois : continuez.
lesson-home = Un 5 : onze pas, et votre camp serait au pas 20. C’est le bout du sentier.
lesson-home-walk = Plus qu’assez ne vaut pas mieux qu’assez, et un 1 prendrait tout. Campez : vous voilà à bon port.
lesson-end = Vous êtes à bon port, et la partie est finie. Voilà tout le jeu : marchez aussi loin que vous l’osez, et campez avant que le vent ne vienne.

first-roll = Lancez le dé. Tout sauf un 1 vous fait avancer.
first-onward = Continuer, ou camper ? Un camp garde vos pas. Un 1 prend tous les pas faits depuis votre dernier camp.
first-walked = Ces pas ne comptent qu’une fois le camp dressé.
first-camped = Ce camp est sûr : rien ne reprendra ces pas.
first-wind = Un 1 : la lanterne est soufflée, et les pas faits depuis le dernier camp sont perdus. Cela arrive une fois sur six.
