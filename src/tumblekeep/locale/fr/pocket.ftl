## La maison sans réseau : son bandeau au-dessus du hall, l’endroit qui dit ce qui est gardé, et la commande qui fait le dossier.

# The strip
pocket-here = Se joue sans réseau. Tout reste sur cet appareil.
pocket-here-short = Sans réseau
pocket-kept-button = Sur cet appareil
pocket-waking = La maison se réveille
pocket-step-fetch = Téléchargement : { $done } sur { $total } Mo
pocket-step-start = Démarrage de Python
pocket-step-open = Ouverture de vos parties
pocket-waking-wait = Vous pouvez déjà choisir un jeu ; il commencera dès que la maison sera réveillée.
pocket-update-ready = Une nouvelle version est là.
pocket-update-use = L’utiliser
pocket-update-held =
    { $count ->
        [one] Une nouvelle version est là, avec d’autres règles pour { $games }. Elle servira dès que votre partie sera finie.
       *[other] Une nouvelle version est là, avec d’autres règles pour { $games }. Elle servira dès que ces parties seront finies.
    }
pocket-again = Réessayer

# What can keep the house from opening
pocket-problem-incomplete = Des fichiers pour jouer sans réseau manquent ou sont incomplets. Vos parties sont intactes. Rechargez la page ; si cela ne suffit pas, la personne qui l’a mise en ligne doit copier le dossier de nouveau.
pocket-problem-unreachable = Les fichiers pour jouer sans réseau n’ont pas pu être téléchargés. Vos parties sont intactes. Connectez-vous une fois ; ensuite, cela marche sans réseau.
pocket-problem-storage = Ce navigateur ne laisse pas la page lire ce qu’elle a enregistré. Fermez les autres fenêtres de cette page, ou quittez la navigation privée, puis réessayez.
pocket-problem-full = Cet appareil n’a plus de place. Ce qui a été confirmé est gardé ; votre dernière action ne l’est pas. Libérez de la place, puis réessayez.
pocket-problem-journal = { $detail }
pocket-problem-broken = La maison ne s’est pas ouverte. Vos parties sont intactes. Réessayez ; vous pouvez aussi en garder une copie.

# What is kept on this device
pocket-kept-title = Sur cet appareil
pocket-kept-tables =
    { $count ->
        [0] Aucune partie pour l’instant.
        [one] { $count } table, { $size }.
       *[other] { $count } tables, { $size }.
    }
pocket-kept-files = Enregistré dans ce navigateur, chaque coup avant qu’il compte.
pocket-kept-database = Enregistré dans la base de données de ce navigateur, chaque coup avant qu’il compte.
pocket-kept-memory = Ce navigateur ne garde rien après cette visite : fenêtre privée, ou adresse sans https. Faites une copie avant de fermer la page.
pocket-kept-firmly = Le navigateur a promis de ne pas l’effacer de lui-même.
pocket-kept-loosely = Si l’appareil manque de place, le navigateur peut l’effacer. Une copie, elle, est à l’abri.
pocket-kept-clearing = Si vous effacez les données de ce site dans le navigateur, vos parties partent avec.
pocket-offline-yes = La page s’ouvre sans réseau.
pocket-offline-no = La page a besoin du réseau pour s’ouvrir : ce navigateur ou cette adresse ne permet pas mieux.
pocket-copy = Garder une copie de tout
pocket-copy-more = Un seul fichier avec les parties, les noms et les réglages. Qui le possède peut jouer à vos places.
pocket-restore = Reprendre une copie
pocket-restore-more = La copie remplace tout ce qui est ici.
pocket-restore-sure = Cette copie remplacera tout ce qui est sur cet appareil. Continuer ?
pocket-restore-not = Ce fichier n’est pas une copie faite par cette page. Rien n’a été modifié.
pocket-restore-broken = La copie est inutilisable : { $why } Rien n’a été modifié.
pocket-erase = Tout effacer ici
pocket-erase-sure = Effacer toutes les parties, les noms et les réglages de cet appareil ? C’est sans retour.
pocket-yes-replace = Remplacer
pocket-yes-delete = Effacer
pocket-no = Laisser tel quel
pocket-install = Installer comme application
pocket-install-more = Une icône sur l’écran d’accueil ; elle s’ouvre sans réseau.
pocket-version = Version { $version } · Pyodide { $pyodide }
pocket-size-kb = { $size } ko
pocket-size-mb = { $size } Mo

# Finished games, for one's own page
finished-title = Vos parties finies
finished-strip =
    { $count ->
        [one] Une partie finie n’est pas encore sur votre page.
       *[other] { $count } parties finies ne sont pas encore sur votre page.
    }
finished-add =
    { $count ->
        [one] L’ajouter à mes parties ({ $name })
       *[other] Ajouter { $count } parties aux miennes ({ $name })
    }
finished-all-there = Elles sont toutes parmi vos parties sur le serveur ({ $name }).
finished-added =
    { $count ->
        [one] La partie est maintenant parmi les vôtres.
       *[other] { $count } parties sont maintenant parmi les vôtres.
    }
finished-more = Elles comptent parmi vos parties, mais pour aucun classement : les dés de votre propre appareil prouvent qu’ils sont cohérents, pas qu’ils sont équitables.
finished-offline = Connectez-vous pour les ajouter à vos parties sur le serveur.
finished-save = Les enregistrer dans un fichier pour un serveur
finished-save-more = Sur le serveur : Mes parties, « Ajouter une partie enregistrée ». Chaque partie n’est ajoutée qu’une fois, même si vous apportez le fichier plusieurs fois.
finished-not = { $game } n’a pas été ajoutée. { $why }
finished-unreachable = Le serveur ne répond pas. Réessayez plus tard ; rien n’est perdu.

# Several devices in one room, without internet
nearby-join = Rejoindre une table dans cette pièce
nearby-join-short = Rejoindre à côté
nearby-invite = Jouer ensemble sans internet
nearby-invite-more = Chacun sur son téléphone, dans la même pièce. La table est sur cet appareil.
nearby-show = Afficher le code pour un appareil
nearby-cannot = Ce navigateur ne sait pas parler à un autre appareil sans serveur. Essayez-en un autre sur cet appareil.
nearby-where = Les deux appareils doivent être sur le même Wi-Fi, ou l’un sur le partage de connexion de l’autre. Internet n’est pas nécessaire.
nearby-host-title = Jouer ensemble sans internet
nearby-host-first = 1. L’autre appareil lit ce code
nearby-host-second = 2. Puis cet appareil lit la réponse
nearby-guest-title = Rejoindre une table dans cette pièce
nearby-guest-first = 1. Lisez le code sur l’appareil qui a la table
nearby-guest-second = 2. L’appareil qui a la table lit cette réponse
nearby-guest-wait = En attente de la lecture…
nearby-scan = Lire avec l’appareil photo
nearby-stop = Arrêter
nearby-paste = Ou collez le code
nearby-use = Utiliser
nearby-not = Ce n’est pas un code de cette page. Affichez-le de nouveau et ne bougez plus, ou copiez-le en entier.
nearby-is-offer = C’est le code d’un appareil qui a une table. Il faut ici la réponse de l’autre appareil.
nearby-old = Ce code n’est plus attendu. Affichez-en un nouveau sur l’appareil qui a la table.
nearby-camera-no = La page n’a pas accès à l’appareil photo. Autorisez-le dans le navigateur, ou collez le code.
nearby-camera-none = La page ne trouve pas d’appareil photo. Collez le code.
nearby-broken = Cela n’a pas marché : { $why }
nearby-failed = Les appareils ne se sont pas trouvés. Sont-ils sur le même Wi-Fi ? Affichez alors un nouveau code.
nearby-here = L’autre appareil est à la table.
nearby-handed = La réponse a été transmise. Revenez à votre table.
nearby-link-waiting = Pas encore de connexion : l’appareil qui a cette table doit lire la réponse.
nearby-link-open = Cette table est sur un autre appareil de la pièce.
nearby-link-interrupted = La connexion est interrompue. Elle revient d’elle-même si les deux appareils sont allumés et proches.
nearby-link-lost = Cette table est sur un autre appareil, et la connexion est perdue. Rien n’est perdu à la table.
nearby-versions = Les deux appareils ont des versions différentes de cette page. Si quelque chose ne va pas, ouvrez-la une fois avec un réseau sur chacun.
nearby-again = Rejoindre de nouveau
nearby-guests =
    { $count ->
        [0] Aucun autre appareil n’est connecté.
        [one] { $count } autre appareil est connecté.
       *[other] { $count } autres appareils sont connectés.
    }
nearby-code-again = Code pour un appareil

# The command
pocket-fetching = Téléchargement de Pyodide et des paquets (une fois) …
pocket-compiling = Compilation …
pocket-packing = Compression (une minute environ la première fois) …
pocket-made = { $folder } : { $files } fichiers, { $brotli } Mo à télécharger (brotli), { $raw } Mo une fois déballés ; { $physics } Mo de plus dès que quelqu’un lance. Version { $version }.
pocket-try = Pour essayer : python -m http.server --directory { $folder }
pocket-needs = Il faut { $program }, qui n’est pas dans le PATH. Installez Node 20 ou plus récent (avec node et npm), puis relancez la commande.
pocket-download-failed = { $program } n’a pas pu télécharger ce dont le dossier est fait : { $why } Connectez-vous au réseau, puis relancez la commande. Rien n’a été modifié.
pocket-other-bytes = { $what } n’a pas les octets avec lesquels cette version a été essayée. Rien n’a été modifié.
pocket-no-page = La page pour jouer sans réseau ne fait pas partie de cette installation. Installez le paquet, ou construisez-la : scripts/setup dev.
pocket-not-a-folder = { $folder } est un fichier. Donnez un dossier.
pocket-folder-in-use = { $folder } contient déjà autre chose. Donnez un dossier nouveau ou vide.
pocket-node-failed = Node n’a pas pu compiler le paquet : { $why }
pocket-cannot-write = Impossible d’écrire { $folder } : { $why }
pocket-stopped = Arrêté. Rien n’a été modifié.
