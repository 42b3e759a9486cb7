### Ce que l’on dit des vrais dés : les mots proposés, d’autres qui sont compris (séparés par une barre), et ce qui peut
### clocher dans un compte rendu

## Où se trouve un dé

told-bullseye = centre
told-also-bullseye = milieu | mouche | au centre | plein centre | dans le mille
told-hole = trou
told-also-hole = trous
told-edge = bord
told-also-edge = bords | bordure | rebord | os
told-outside = raté
told-also-outside = manqué | à côté | dehors | hors cible | hors de la cible | table | sur la table | par terre | tombé
told-frozen = gelé
told-also-frozen = gabarit gelé | anneau gelé
told-weak_point = point faible
told-also-weak_point = gabarit point faible | disque
told-inside = dans l’anneau
told-also-inside = dedans | à l’intérieur | à l’intérieur de | à l’intérieur du
told-in-ring = dans l’anneau { $template }
told-between = entre
told-also-between = à cheval | à cheval sur | à cheval entre
told-and = et
told-also-and = et le
told-touching = touchant
told-also-touching = touche | en touchant | qui touche
told-or = ou
told-also-or = ou bien | peut-être

## Ce qu’il montre et ce qu’il a fait

told-symbol = symbole
told-also-symbol = icône | œil | signe
told-icon = icône
told-also-icon = symbole | œil | signe
told-soft_snow = neige molle
told-also-soft_snow = neige | flocon
told-blank = vide
told-also-blank = vierge | rien | sans symbole | sans icône | pas de symbole | pas d’icône | pas d’œil
told-bounced = rebond
told-also-bounced = rebondi | avec rebond | il a rebondi
told-unbounced = sans rebond
told-also-unbounced = pas de rebond | aucun rebond | pas rebondi | n’a pas rebondi | il n’a pas rebondi
told-not = pas
told-also-not = non | sans
told-unmet = non respecté
told-also-unmet = pas respecté | pas réussi | non réussi | échoué
told-iceberg = iceberg
told-also-iceberg = icebergs
told-iceberg-number = iceberg { $number }
told-not-demand = pas { $demand }
told-also-filler = à | au | avec | case | d | dans | de | dé | dés | du | elle | en | est | il | l | la | le | les | mais | montre | repose | section | sections | sur | un | une | zone

## Un gabarit lancé

told-lies = sur la cible
told-also-lies = posé | bien posé | bien | bon
told-slipped = à côté
told-also-slipped = raté | manqué | tombé | glissé | dehors | hors de la cible | table | sur la table
told-turned = retourné
told-also-turned = bien retourné
told-unturned = pas retourné
told-also-unturned = non retourné | sans se retourner | ne s’est pas retourné
told-covers = couvre
told-also-covers = recouvre | couvrant | sur

## Les dés

told-die-red = rouge
told-also-die-red = dé rouge
told-die-green = vert
told-also-die-green = dé vert
told-die-blue = bleu
told-also-die-blue = dé bleu
told-die-white = blanc
told-also-die-white = dé blanc
told-die-snow = de neige
told-also-die-snow = neige | dé de neige
told-die-water = d’eau
told-also-die-water = eau | dé d’eau
told-numbered = { $thing } { $number }
told-list = { $first }, { $rest }
told-counted = { $count } × { $thing }
told-who = { $who }

## Ce qui cloche dans un compte rendu

told-no-empty = Dites où se trouve le dé { $die } : { $places }.
told-no-long = C’est bien trop long pour un seul lancer.
told-no-word = « { $word } » ne décrit pas un lancer. Dites où se trouve le dé : { $places }. Puis, le cas échéant : { $more }.
told-no-two = Un dé ne peut pas être { $zone } et { $other }. S’il est entre deux sections, écrivez 2-3.
told-no-count = { $wanted ->
    [one] Un seul dé a été lancé, mais vous en décrivez { $given }.
   *[other] { $wanted } dés ont été lancés, mais vous en décrivez { $given }. Séparez-les par une barre oblique, dans cet ordre : { $dice }.
}
told-no-die = Le dé { $die } n’a pas été lancé, ou vous l’avez déjà décrit. Dés lancés : { $dice }.
told-no-demand = Ce lancer ne demandait pas « { $demand } ».
told-no-not = Après « { $word } », dites ce qui n’a pas été respecté : { $more }.
told-no-which = Il y en a plusieurs. Dites lequel : { $places }.
told-no-template = Aucun gabarit { $template } n’est sur la cible.
told-no-inside = Un dé ne peut tomber qu’à l’intérieur d’un gabarit Gelé.
told-no-same = Vous avez nommé deux fois la même section. Un dé est entre deux sections différentes.
told-no-number = Il n’y a pas de { $number } sur la cible. Dites où se trouve le dé : { $places }.
told-no-iceberg = Dites quel iceberg il a touché : { $places }.
told-no-berg = Il n’y a pas d’iceberg sur la cible.
told-no-where = Un dé ne peut pas toucher tant de choses à la fois. Dites où il se trouve.
told-no-readings = Vous pouvez donner au plus { $most } lectures d’un même lancer.
told-no-flip = Dites « sur la cible » ou « à côté ». Vous pouvez ajouter où est son centre, en millimètres depuis le centre de la cible, à { $most } au plus : 40 -25.
told-no-flip-word = « { $word } » ne décrit pas un lancer de gabarit.
told-no-record = Ce n’est pas un résultat au format des parties enregistrées.
