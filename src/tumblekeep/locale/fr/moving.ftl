### Une table qui passe d'un appareil à un serveur, ou revient. Seuls ceux qui le font la chargent.

take-title-server = Emporter cette partie sur un serveur
take-title-home = Emporter cette partie chez soi
take-first-server = Enregistrez la partie dans un fichier.
take-first-home = Enregistrez la partie dans un fichier.
take-then-server = Sur la page du serveur, choisissez « Reprendre une partie » dans le hall, puis ce fichier. Vous y retrouvez votre place.
take-then-home = Sur votre appareil (la page de poche), choisissez « Reprendre une partie » dans le hall, puis ce fichier. Vous y retrouvez votre place.
take-frozen = Dès lors, la partie est figée ici, pour qu’elle ne continue jamais à deux endroits. Rapportez le fichier et elle reprend ici.
take-secret = Le fichier contient les clés de vos places et le secret des dés. Ne le donnez à personne.
take-dice = Désormais, les dés prouvent qu’ils sont cohérents, pas qu’ils sont équitables : qui a le fichier pourrait regarder la suite. La partie ne compte jamais pour un classement.
take-others = { $names } jouent ici aussi. Une partie ne s’emporte que si les autres l’ont quittée ou ont laissé leur place à des bots.
take-not = Pas maintenant
take-save = Enregistrer et figer

moved-title-device = Cette partie est rentrée à la maison
moved-title-server = Cette partie est partie sur un serveur
moved-save = Enregistrer de nouveau le fichier
moved-save-more = Si le premier s’est perdu. C’est le même.
moved-bring = La rapporter depuis un fichier
