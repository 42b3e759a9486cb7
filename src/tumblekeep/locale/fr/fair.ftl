### Des dés honnêtes : ce qui est promis à une table, et ce que donne la vérification. Lu par la page quand on le demande.

fair-secret = Avant que quiconque s’assoie, le serveur enferme un secret et en montre l’empreinte. La partie finie, il montre le secret.
fair-numbers = Chaque personne qui s’assoit ajoute un nombre au hasard, sous scellé. Les sceaux ne sont ouverts qu’une fois la table fermée.
fair-dice = Chaque dé et chaque tirage vient du secret et de tous ces nombres ensemble. Personne ne peut donc choisir les dés : ni un joueur, ni l’exploitant du serveur, ni les deux ensemble.
fair-old = Cette table a été ouverte selon une méthode plus ancienne : ses dés viennent du seul secret du serveur. « tumblekeep verify » les vérifie.
fair-who = Qui ajoute aux dés
fair-adds-given = nombre ajouté
fair-adds-sealed = nombre sous scellé
fair-adds-nothing = n’ajoute rien
fair-adds-bot = robot : n’ajoute rien
fair-later = Une fois la partie finie, vous pourrez vérifier ici chaque dé.
fair-check = Vérifier chaque dé ici
fair-checking = Vérification…
fair-unable = Ce navigateur ne peut vérifier les dés que sur une page en https. Enregistrez le journal de la partie et utilisez « tumblekeep verify ».

fair-ok = { $drawn ->
    [one] Honnête : le seul jet ou tirage est exactement celui qui avait été promis.
   *[other] Honnête : les { $drawn } jets et tirages sont exactement ceux qui avaient été promis.
}
fair-ok-undone = { $count ->
    [one] Celui qui a été annulé est juste aussi ; aucun ne manque.
   *[other] Les { $count } qui ont été annulés sont justes aussi ; aucun ne manque.
}
fair-ok-added = { $count ->
    [0] Mais personne n’a ajouté de nombre : l’exploitant du serveur a pu essayer bien des secrets et garder celui qui lui plaisait.
    [one] Outre le secret du serveur, les dés contiennent un nombre, ajouté par { $who }.
   *[other] Outre le secret du serveur, les dés contiennent les nombres ajoutés par { $who }.
}
fair-ok-withheld = Nombres scellés mais pas envoyés avant le début de la partie : { $who }. L’exploitant du serveur a pu choisir avec ou sans.
fair-ok-reported = { $count ->
    [one] Une réponse vient d’un lancer ou d’une partie enregistrée : son point de chute ne se vérifie pas ici.
   *[other] { $count } réponses viennent de lancers ou d’une partie enregistrée : leurs points de chute ne se vérifient pas ici.
}

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
fair-verify-die = Le secret et les nombres donnent { $gives } ; le journal dit { $says }.
fair-verify-not-shown = On vous a montré ici { $gives } ; le journal dit { $says }.

fair-noted = Ce que cet appareil a noté
fair-commitment = Empreinte du secret
fair-seals = Empreinte de tous les sceaux
fair-number = Votre nombre
fair-not-noted = Cet appareil ne s’est pas assis ici et n’a rien noté. Voici ce que le serveur dit maintenant.
fair-how = Ce qui est vérifié, et comment
fair-how-page = Vérifié ici, dans votre navigateur : le secret, les nombres et les sceaux sont ceux notés avant la partie ; aucune réponse du sort ne manque ; chaque dé et chaque tirage en découle, et c’est celui que cette fenêtre vous a montré. Les résultats possibles (combien de faces, quelles cartes) sont pris dans le journal.
fair-how-verify = « tumblekeep verify » rejoue en plus toute la partie selon les règles, et vérifie donc que c’étaient les bons dés et les bonnes cartes. Le point de chute d’un lancer visé relève de la physique ; seule sa part de hasard est vérifiée. Les choix des robots ne sont pas promis.
