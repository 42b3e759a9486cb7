### Des dés honnêtes : ce qui est promis à une table, et ce que donne la vérification. Lu par la page quand on le demande.

fair-secret = Avant que quiconque s’assoie, le serveur enferme un secret et en montre l’empreinte. La partie finie, il montre le secret.
fair-numbers = Chaque personne qui s’assoit ajoute un nombre au hasard, sous scellé. Les sceaux ne sont ouverts qu’une fois la table fermée.
fair-dice = Chaque dé et chaque tirage vient du secret et de tous ces nombres ensemble. Personne ne peut donc choisir les dés sans que cela se voie : ni un joueur, ni l’exploitant du serveur, ni les deux ensemble.
fair-old = Cette table a été ouverte selon une méthode plus ancienne : ses dés viennent du seul secret du serveur. Personne ne peut dire si son exploitant les a choisis.
fair-who = Qui ajoute aux dés
fair-adds-given = nombre ajouté
fair-adds-sealed = nombre sous scellé
fair-adds-nothing = n’ajoute rien
fair-adds-bot = robot : n’ajoute rien
fair-later = Une fois la partie finie, vous pourrez vérifier ici chaque dé. D’ici là, cet appareil note tout ce qu’on lui montre.
fair-check = Vérifier chaque dé ici
fair-checking = Vérification…
fair-unable = Ce navigateur ne peut vérifier les dés que sur une page en https. Enregistrez le journal de la partie et utilisez « tumblekeep verify ».

fair-ok = Honnête
fair-ok-checked = { $drawn ->
    [one] Votre navigateur a recalculé le seul jet ou tirage : il découle du secret et des nombres de tous, c’est celui que cet appareil a vu, et le serveur a rejoué la partie selon les règles.
   *[other] Votre navigateur a recalculé les { $drawn } jets et tirages : ils découlent du secret et des nombres de tous, ce sont ceux que cet appareil a vus, et le serveur a rejoué la partie selon les règles.
}
fair-part = Rien d’anormal, mais tout n’a pas pu être vérifié
fair-part-checked = { $drawn ->
    [0] Votre navigateur n’a trouvé aucun jet ni tirage à recalculer.
    [one] Votre navigateur a recalculé le seul jet ou tirage : il découle du secret et des nombres, et aucun ne manque.
   *[other] Votre navigateur a recalculé les { $drawn } jets et tirages : ils découlent du secret et des nombres, et aucun ne manque.
}
fair-not-checked = Pas vérifié
fair-ok-undone = { $count ->
    [one] Celui qui a été annulé est juste aussi ; aucun ne manque.
   *[other] Les { $count } qui ont été annulés sont justes aussi ; aucun ne manque.
}
fair-ok-added = { $count ->
    [one] Outre le secret du serveur, les dés contiennent un nombre, ajouté par { $who }.
   *[other] Outre le secret du serveur, les dés contiennent les nombres ajoutés par { $who }.
}
fair-verify-part-notes = Si c’est bien ce qui s’est passé : cet appareil n’était pas à la table et n’a rien noté.
fair-verify-part-trail = Si c’est bien ce qu’on vous a montré : cet appareil n’a rien noté de la partie elle-même.
fair-verify-part-short = Toute la partie : cet appareil a noté { $noted } événements sur { $all } et a manqué le reste.
fair-verify-part-forgotten = Si c’est bien ce qu’on vous a montré : quelqu’un qui jouait a fait retirer son nom du serveur, et ce que cet appareil a noté ne correspond donc plus au fichier.
fair-verify-part-undone = { $count ->
    [one] Si tous ont voulu annuler un dé : sur cet appareil, personne ne l’a demandé ni accepté.
   *[other] Si tous ont voulu annuler { $count } dés : sur cet appareil, personne ne l’a demandé ni accepté.
}
fair-verify-part-nobody = Si le secret a été choisi : personne n’a ajouté de nombre, l’exploitant du serveur a donc pu essayer bien des secrets et garder le meilleur.
fair-verify-part-number = Si un nombre honnête est dans les dés : aucun n’est celui de cet appareil.
fair-verify-part-withheld = Si les dés ont été choisis entre deux parties : un nombre scellé n’est pas dans les dés ({ $who }).
fair-verify-part-hurried = Pourquoi il manque : l’hôte ({ $who }) a cessé d’attendre au bout de { $seconds } secondes.
fair-verify-part-hurried-host = Pourquoi il manque : l’hôte a cessé d’attendre au bout de { $seconds } secondes.
fair-verify-part-loaded = { $count ->
    [one] Un dé ou tirage venu d’une partie enregistrée.
   *[other] { $count } dés et tirages venus d’une partie enregistrée.
}
fair-verify-part-reported = { $count ->
    [one] Un vrai dé : on a annoncé ce qu’il montrait.
   *[other] { $count } vrais dés : on a annoncé ce qu’ils montraient.
}
fair-verify-part-aimed = { $count ->
    [one] Le point de chute du seul lancer visé. Sa part de hasard est juste ; « tumblekeep verify --simulate » le refait.
   *[other] Le point de chute de { $count } lancers visés. Leur part de hasard est juste ; « tumblekeep verify --simulate » les refait.
}
fair-verify-part-rules = Si les règles demandent ces dés et ces cartes : le serveur ne peut pas rejouer la partie pour l’instant, ou il a des règles plus récentes.
fair-verify-part-first = Si quelqu’un a choisi les dés : ils viennent du seul secret du serveur.
fair-verify-part-second = Les annulations, les lancers et ce qui a été chargé : cette table a été ouverte selon une méthode plus ancienne, dont le journal n’en dit pas assez.
fair-verify-part-local = Quoi que ce soit : le journal ne promet rien.

fair-bad = Ce n’est pas ce qui avait été promis
fair-first = Premier dé faux : réponse { $answer } de la partie, ligne { $line } de son journal.
fair-first-undone = Premier dé faux : réponse { $answer } de la partie, qui a été annulée.
fair-verify-unreadable = Le journal de cette partie est illisible.
fair-verify-no-seed = Le serveur ne montre pas son secret.
fair-verify-scheme = Cette page ne sait pas comment ces dés ont été tirés. Rechargez-la.
fair-verify-commitment = Le secret ne correspond pas à son empreinte.
fair-verify-noted = Cet appareil avait noté une autre empreinte quand vous vous êtes assis : le secret a été fabriqué après coup.
fair-verify-seal = Un nombre ne correspond pas à son sceau : { $who }.
fair-verify-saw-other = { $who } avait vu une autre empreinte que vous.
fair-verify-other-seals = Cet appareil avait noté d’autres sceaux avant la partie : le nombre de quelqu’un a été remplacé après coup.
fair-verify-left-out = Votre nombre a été écarté des dés.
fair-verify-record = Ce que le journal dit des réponses annulées n’a pas de sens.
fair-verify-gap = La réponse du sort numéro { $gives } devrait être ici, mais c’est le numéro { $says } : une réponse a été omise ou a servi deux fois.
fair-verify-launch = Ce lancer n’a pas reçu le tirage qui lui revenait.
fair-verify-rules = Rejouée selon les règles, la partie ne s’accorde pas avec son journal : ce n’étaient pas les bons dés ou les bonnes cartes.
fair-verify-not-aimed = Le journal dit que quelqu’un a visé, mais personne ne pouvait viser à cette table.
fair-verify-not-reported = Le journal dit que quelqu’un a annoncé ce dé, mais personne ne pouvait annoncer de dés à cette table.
fair-verify-notes = Ce que le journal dit de la table ne s’accorde pas avec ce qui s’y est passé.
fair-verify-undone-die = À la réponse { $answer }, un dé seul a été annulé puis relancé. Aucun joueur ne peut faire cela.
fair-verify-undone-alone = À la réponse { $answer }, des dés ont été annulés sans l’accord de tous.
fair-verify-not-noted = L’événement { $says } de la table ({ $answer ->
    [0] avant la première réponse
   *[other] après la réponse { $answer }
}) n’est pas ce que cet appareil a noté sur le moment.
fair-verify-older = Cet appareil a noté plus que ce journal ne peut contenir : le journal a été changé après coup.
fair-verify-other-file = Ce n’est pas le journal de la partie que cet appareil a notée.
fair-verify-die = Le secret et les nombres donnent { $gives } ; le journal dit { $says }.
fair-verify-not-shown = On vous a montré ici { $gives } ; le journal dit { $says }.

fair-noted = Ce que cet appareil a noté
fair-commitment = Empreinte du secret
fair-seals = Empreinte de tous les sceaux
fair-number = Votre nombre
fair-not-noted = Cet appareil ne s’est pas assis ici et n’a rien noté. Voici ce que le serveur dit maintenant.
fair-noted-events = { $count ->
    [one] Et un événement de la partie, tel qu’il a été montré ici.
   *[other] Et { $count } événements de la partie, tels qu’ils ont été montrés ici.
}
fair-save-notes = Enregistrer ces notes
fair-how = Ce qui est vérifié, et comment
fair-how-page = Vérifié ici, dans votre navigateur : le secret, les nombres et les sceaux sont ceux notés avant la partie ; aucune réponse du sort ne manque ; chaque dé et chaque tirage en découle ; dés, annulations, lancers et tout le reste sont ce que cet appareil a noté sur le moment. Que les règles demandent bien ces dés et ces cartes, c’est le serveur qui le vérifie.
fair-how-verify = Cette page vient aussi du serveur. Si vous ne faites pas confiance à son exploitant, enregistrez le journal et ces notes, et lancez « tumblekeep verify » sur votre propre ordinateur : il vérifie tout cela, et les règles. Les choix des robots ne sont pas promis.
fair-verify-part-day = Si le secret a été promis la veille : cet appareil n’a rien noté. Comparez son empreinte avec celle qui était affichée alors.
fair-verify-part-day-running = Les dés eux-mêmes : d’autres peuvent encore jouer ce jour, le serveur garde donc son secret jusqu’à une heure après minuit (UTC).
fair-verify-part-device = Si les dés sont équitables : l’appareil d’un joueur a gardé leur secret, et aurait pu le regarder ou recommencer. Ils sont cohérents : chacun découle du secret fixé au début.
