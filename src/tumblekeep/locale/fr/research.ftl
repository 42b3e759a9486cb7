# Les mots de la ligne de commande pour qui fait de la recherche.
research-missing = Il faut l’extra « research » (pip install "tumblekeep[research]") : { $why }
research-stopped = Arrêté. Avec --out, les parties finies sont gardées ; la même commande continue.
research-agent-form = « { $name } » n’est pas un agent. Donnez un niveau ({ $levels }), thinking-N (N réponses imaginées par décision, par exemple thinking-300), MODULE:AGENT, FICHIER.py:AGENT ou un fichier écrit par « train » (.npz).
research-agent-module = Le module { $name } est illisible : { $why }
research-agent-missing = { $where } n’a rien d’appelable nommé { $name }.
research-arena-unknown = Il n’y a pas d’arène « { $name } ». Les arènes : { $known }
research-file-unread = { $path } est illisible : { $why }
research-file-no-record = { $path } n’est pas un relevé de résultats : { $why }
research-file-other = { $path } contient déjà les parties d’un autre agent, { $agent }. Choisissez un autre fichier.
research-record-rules = { $arena } : le relevé a été fait avec { $there }, mais ici c’est { $here }. Vérifiez-le avec la version qui l’a fait.
research-record-differs = { $arena }, partie { $number } : les actions du relevé ne mènent pas à son résultat, { $result }.
research-record-numbers = { $arena } : le relevé n’a aucune partie, ou en a une deux fois.
research-policy-unread = { $path } n’est pas un agent écrit par « train » : { $why }
research-policy-other = { $path } a été entraîné pour { $there }, mais ici c’est { $here }.
research-policy-none = Aucun agent entraîné n’est fourni pour { $table }. Entraînez-en un : tumblekeep research train ARÈNE --out FICHIER.npz
research-wants-agent = « { $task } » demande un agent : un niveau, thinking-N, MODULE:AGENT, FICHIER.py:AGENT ou FICHIER.npz.
research-wants-file = « { $task } » demande un fichier écrit par « evaluate --out ».
research-wants-arena = « { $task } » demande une arène ; « tumblekeep research arenas » en donne la liste.
research-train-out = Dites où écrire l’agent : --out FICHIER.npz
research-playing = Parties
research-imitating = Imitation du robot « Main sûre »
research-written = Écrit dans { $path }
research-checked = { $games ->
    [one] Une partie rejouée ({ $agent }) : le résultat est celui du relevé.
   *[other] { $games } parties rejouées ({ $agent }) : chaque résultat est celui du relevé.
}
research-trained = Écrit dans { $path }. Ses dernières parties d’entraînement ont donné { $mean } en moyenne.
research-line-won = { $arena } gagné { $mean }   95 % : de { $low } à { $high }   parties : { $games }
research-line-points = { $arena } points { $mean }   95 % : de { $low } à { $high }   parties : { $games }
research-hidden-nothing = rien
research-hidden-deciding = ce que les autres décident au même moment
research-hidden-something = des cartes ou des lieux en plus
research-yes = oui
research-no = non
research-head-arena = arène
research-head-decisions = décisions par partie
research-head-branching = options d’une décision (au plus)
research-head-chance = réponses du hasard
research-head-hidden = caché
research-head-together = décidé en même temps
research-head-shared = on gagne ou perd ensemble
research-head-actions = actions
research-head-numbers = nombres d’un vecteur
