### La Marche aux lanternes

title = La Marche aux lanternes
tagline = Un dé, un sentier, une lanterne chacun. Marchez aussi loin que vous l’osez, et campez avant que le vent ne s’en charge.
origin = Un jeu original : ses règles et son sentier sont de son auteur.
goal = But : être le premier à camper au bout du sentier.

option-path = Pas du sentier

## Questions

ask-roll = Lancez le dé de la lanterne
ask-onward = { $ahead ->
    [one] À 1 pas de votre camp. Et maintenant ?
   *[other] À { $ahead } pas de votre camp. Et maintenant ?
}
onward-walk = Continuer : relancer
onward-camp = Camper au pas { $steps }

## Le récit

tale-walked = { $steps ->
    [one] { $who } fait 1 pas, { $ahead } depuis le camp.
   *[other] { $who } fait { $steps } pas, { $ahead } depuis le camp.
}
    .you = { $steps ->
        [one] Vous faites 1 pas, { $ahead } depuis le camp.
       *[other] Vous faites { $steps } pas, { $ahead } depuis le camp.
    }
tale-camped = { $who } campe au pas { $step }.
    .you = Vous campez au pas { $step }.
tale-lantern-out = { $lost ->
    [0] Le vent souffle la lanterne : { $who } ne perd rien.
    [one] Le vent souffle la lanterne : { $who } perd 1 pas.
   *[other] Le vent souffle la lanterne : { $who } perd { $lost } pas.
}
    .you = { $lost ->
        [0] Le vent souffle votre lanterne. Rien n’est perdu.
        [one] Le vent souffle votre lanterne. 1 pas est perdu.
       *[other] Le vent souffle votre lanterne. { $lost } pas sont perdus.
    }

## Les panneaux et la fin

show-who = Qui
show-path = Sentier
show-way = En chemin
show-camp = camp
show-ahead = { $steps ->
    [one] 1 pas d’avance
   *[other] { $steps } pas d’avance
}
won = { $who } est à bon port, avec un camp au pas { $steps }.

## Pourquoi ?

why-roll = Le dé dit jusqu’où vous avancez cette fois. Tout sauf un 1 vous fait avancer ; un 1 coûte les pas faits depuis votre dernier camp.
why-onward = Vous décidez si vous risquez ce que vous avez. Un lancer sur six est un 1 et prend tous les pas depuis votre dernier camp ; camper les garde et termine votre tour.

## Ce qui distingue les positions

## Médailles et records

medal-long-walk = Une longue marche
medal-long-walk-how = Parcourez au moins { $count } pas entre deux camps.
record-walk = La plus longue marche entre deux camps
record-walk-value = { $count } pas
