### La leçon de Dungeon Attack! : une chose à la fois, au moment où elle compte.

lesson-aim = Vous êtes Ada, le Guerrier Puissant ; Bo, le Gardien, est avec vous. Quatorze dés de monstre attendent derrière la porte. Chacun que vous battez deviendra du trésor : il vous faut de l’or, des potions et des armes, et pour finir un artefact.
lesson-door = À votre tour, vous faites une chose. Enfoncez la porte : vous lancez d’un coup tous les monstres du donjon.
lesson-door-pass = Vous pouvez attendre, mais cela ne rapporte rien : les monstres ne partent pas tout seuls, et si tout le monde attend, le niveau finit sans trésor. Enfoncez la porte.
lesson-faces = Trois faces. Vaincu : il est à vous. En repli : il retourne dans le donjon. Au combat : il reste et vous fait face. Votre valeur est 3 : vous gardez au plus trois vaincus.
lesson-fury = Deux sont tombés, et vous pourriez en garder trois. Votre Furie guerrière relance un monstre en repli : profitez-en.
lesson-fury-keep = Il reste de la place pour un troisième dé, et la furie ne coûte rien. Relancé, un monstre en repli tombe une fois sur trois. Essayez.
lesson-stay = Il est tombé : en voilà trois pour vous. Ceux en repli sont partis, quatre vous font encore face. Vous ont-ils touché ? Non : vous ne prenez un coup que si ceux au combat sont plus nombreux que les vaincus et plus nombreux que ceux en repli. Mais s’ils sont tous au combat, chacun porte un coup.
lesson-fight = Bo y est allé et a pris un coup : six au combat, un en repli, aucun vaincu. C’est de nouveau à vous, et quatre monstres vous font face. Il n’y a alors que deux issues : combattre ou fuir.
lesson-fight-flee = En fuyant, vous abandonnez un dé gagné et vous laissez vos monstres à Bo, qui en a déjà six. Quatre dés contre une valeur de 3 : restez et combattez.
lesson-rating = Trois vaincus, un en repli, aucun au combat. Faut-il relancer celui en repli ? Pensez à votre valeur.
lesson-rating-fury = Votre valeur est 3, et trois sont tombés : vous ne pourriez pas en garder un quatrième. En revanche, le dé pourrait revenir au combat. Gardez les dés.
lesson-friend = Bo a encore pris un coup. Sonné, blessé, hors de combat : au prochain il tombe, perd tout ce qu’il a gagné, et ses quatre monstres viennent vers vous. Vous, vous êtes libre. Que faites-vous ?
lesson-friend-bust = Les trois du donjon peuvent attendre, Bo non : à son tour, il devra combattre quatre dés en étant blessé. Reprenez son combat tant que vous êtes en forme.
lesson-friend-pass = Bo combattrait alors tout seul, blessé, et ce serait peut-être son dernier lancer. Reprenez son combat.
lesson-treasure = Bravo : vous avez pris sa place et vaincu trois monstres. Bo a repris son souffle, et à deux vous avez presque vidé le niveau. Il reste un monstre, et ensuite vient le trésor.
lesson-make = Le niveau est vidé, et vous lancez tous les dés gagnés. Ceux au combat ont rapporté une pièce chacun. Les quatre vaincus contiennent de la magie : un dé fait une potion, deux font une arme. Que prenez-vous ? Ne laissez rien.
lesson-make-wrong = Il resterait de la magie inutilisée. Un dé fait une potion, deux dés une arme : utilisez les quatre.
lesson-end = Voilà le jeu : trois niveaux comme celui-ci, plus tard avec des boss. À la fin, le groupe marque un exploit pour 16 pièces d’or, un pour 4 potions et armes, un pour un artefact. Une potion soigne ; une arme augmente votre valeur et relance un dé. Veillez les uns sur les autres, et en route !

## Dans les premières parties

first-act = Une action, puis c’est au suivant. Tant que vous êtes en bonne santé, enfoncez la porte : plus il y a de dés, plus il peut en tomber.
first-reroll = Vous pouvez relancer un dé. Faites-le tant que vous avez vaincu moins de monstres que votre valeur : au-delà, un crâne de plus est perdu.
first-hurt = Un coup : plus de crocs que de crânes, et plus de crocs que de pieds. Sonné, blessé, hors de combat : récupérez avant le troisième coup.
first-escape = Vous pouvez laisser vos monstres à un autre. Regardez à qui : un ami en bonne santé s’en remettra mieux que vous.
first-make = Votre premier trésor. Deux crânes font une arme, qui dure ; un seul fait une potion, qui se boit. Il en faut quatre au groupe à la fin.
first-hire = Un suivant coûte 3 pièces et aide une fois, au moment voulu. Mais il faudra 16 pièces d’or à la fin.
