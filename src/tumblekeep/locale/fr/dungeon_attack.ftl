### Dungeon Attack!

title = Dungeon Attack!
tagline = Enfoncez la porte, lancez tous les monstres d’un coup et repartez avec le trésor. Un groupe d’aventuriers contre des niveaux entiers de dés.
origin = D’après les règles révisées publiées en 2021. De notre cru : 65 des 161 clauses, 11 autres en partie, les faces des dés et 9 des 10 aventuriers, que le livret ne montre qu’en images.
goal = But : rapporter ensemble { -feat-gold } pièces d’or, { -feat-items } objets magiques et { -feat-artifacts.form ->
    [one] un artefact
   *[other] { -feat-artifacts } artefacts
}.

option-start = Qui commence
option-start-first = La première place
option-start-random = Tirage au sort
option-start-named = La personne que les joueurs désignent
option-cap = La valeur de combat limite
option-cap-type = Chaque sorte de dés à part
option-cap-roll = Tous les dés d’un lancer ensemble
option-cards = Cartes d’aventurier
option-cards-choice = Chacun choisit
option-cards-random = Distribuées au hasard

## Questions

ask-adventurer = Qui serez-vous ?
adventurer-take = { $card }
ask-draw-adventurer = Tirez une carte d’aventurier
ask-starter = Qui doit jouer en premier ?
starter-name = { $friend }
ask-draw-starter = Tirez au sort qui commence
ask-act = Que faites-vous ?
act-fight = Combattre les monstres face à vous
act-flee = Fuir en abandonnant { $thing }
    .stakes = Vos monstres passent à votre voisin de gauche. Votre prochain tour sert à revenir.
act-escape = Boire une potion et laisser les monstres à { $friend }
    .stakes = Une potion en moins ; vous êtes libre et pouvez encore agir.
act-bust = Enfoncer la porte : affronter tous les monstres du donjon
act-assist = Aider { $friend } : combattre à sa place
act-recover = Récupérer : aller un cran mieux
act-potion = Récupérer : donner une potion à { $friend }
    .stakes = Une potion en moins ; { $friend } est de nouveau en bonne santé, même hors de combat.
act-artifact = Récupérer : soigner { $friend } avec un artefact
    .stakes = { $friend } est de nouveau en bonne santé. L’artefact reste à vous.
act-revive = Récupérer : ramener { $friend } en jeu, blessé
    .stakes = Une seule fois par niveau.
act-pass = Passer : attendre un meilleur moment
no-facing = Des monstres vous font face : combattez ou fuyez d’abord.
no-nothing-faced = Aucun monstre ne vous fait face.
no-nothing-to-lose = Vous n’avez rien à abandonner.
no-dungeon-empty = Le donjon est vide.
no-friend-free = Aucun monstre ne fait face à { $friend }.
no-all-healthy = Personne que vous puissiez soigner n’est blessé.
ask-healing-hands = Qui d’autre soignez-vous ?
healing-hands-nobody = Personne
healing-hands-heal = { $friend }, d’un cran
ask-roll = Lancez les monstres
ask-boss-reroll = Les boss vaincus sont relancés
ask-reroll = Relancer quelque chose ?
reroll-keep = Garder les dés
reroll-weapon = Arme : un dé { $type }, { $face }
reroll-artifact = Artefact : un dé { $type }, { $face }
reroll-coin = Payer { -price-reroll } { -price-reroll.form ->
    [one] pièce
   *[other] pièces
} : un dé { $type }, { $face }
reroll-retainer = Envoyer le suivant : relancer autant de dés que vous voulez
    .stakes = Le suivant s’en va après le combat.
reroll-fury = Furie guerrière : un monstre en repli
reroll-roar = Rugissement : { $dice ->
    [one] le monstre au combat
   *[other] les { $dice } monstres au combat
}
reroll-luck = Chance aveugle : un dé { $type }, { $face }
reroll-bane = Fléau des tyrans : un boss, { $face }
no-no-coin = Vous n’avez pas de pièce.
no-all-rerolled = Un dé n’est relancé qu’une fois par tour.
ask-luck-second = Relancer aussi un second dé ?
luck-second-one = Non, un seul
luck-second-second = un dé { $type }, { $face }
ask-retainer-dice = Combien de dés { $type } le suivant relance-t-il ({ $face }) ?
retainer-dice-dice = { $dice }
ask-rerolled = Relancez
ask-blast = Lâcher la déflagration ?
blast-hold = La garder pour plus tard
blast-turn = { $dice ->
    [one] Vaincre 1 monstre au combat
   *[other] Vaincre { $dice } monstres au combat
}
ask-keep = Votre valeur de combat vous laisse garder { $cap } monstres vaincus. Lesquels ?
keep-dice = Monstres normaux : { $normals }, boss : { $bosses }
ask-meet = { $hits ->
    [one] Un coup vous touche. Que faites-vous ?
   *[other] { $hits } coups vous touchent. Que faites-vous ?
}
meet-take = { $hits ->
    [one] Encaisser le coup
   *[other] Encaisser les { $hits } coups
}
meet-shield = Lever le bouclier : ignorer un coup
meet-pay = Payer { -price-ignore } { -price-ignore.form ->
    [one] pièce
   *[other] pièces
} : ignorer un coup
    .stakes = Deux pièces de moins pour le trésor.
meet-retainer = Se cacher derrière le suivant : les ignorer tous
    .stakes = Le suivant s’en va après le combat.
no-no-two-coins = Ignorer un coup coûte { -price-ignore } { -price-ignore.form ->
    [one] pièce
   *[other] pièces
}.
ask-escape = Boire une potion pour vous en débarrasser ?
escape-stay = Non, les garder
escape-pass-on = Laisser les monstres à { $friend }
    .stakes = Une potion en moins ; c’est { $friend } qui leur fait face.
ask-treasure = Lancez pour le trésor
ask-make = { $dice ->
    [one] Un monstre vaincu portait de la magie. Que prenez-vous ?
   *[other] { $dice } monstres vaincus portaient de la magie. Que prenez-vous ?
}
make-items = { $weapons ->
    [0] { $potions ->
        [0] Rien
        [one] 1 potion
       *[other] { $potions } potions
    }
    [one] { $potions ->
        [0] 1 arme
        [one] 1 arme et 1 potion
       *[other] 1 arme et { $potions } potions
    }
   *[other] { $potions ->
        [0] { $weapons } armes
        [one] { $weapons } armes et 1 potion
       *[other] { $weapons } armes et { $potions } potions
    }
}
    .stakes =
        { $weapons ->
            [0] { $potions ->
                [0] Rien à porter, rien de gagné.
               *[other] Soigne quelqu’un ou vous tire d’affaire ; compte comme objet magique.
            }
           *[other] { $potions ->
                [0] Valeur +1, et un dé relancé à chaque combat ; compte comme objet magique.
               *[other] Une arme pour mieux vous battre, une potion pour soigner ou vous tirer d’affaire.
            }
        }
ask-boss-treasure = Que vous laisse le boss ?
boss-treasure-gold = 3 pièces
    .stakes = Pour les { -feat-gold } pièces du groupe.
boss-treasure-potion = 1 potion
    .stakes = Soigne quelqu’un ou vous tire d’affaire ; compte comme objet magique.
ask-give = Donner quelque chose ?
give-done = Rien de plus
give-give = Donner { $thing } à { $friend }
    .stakes = { $thing }
ask-give-gold = Combien de pièces pour { $friend } ?
give-gold-coins = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
ask-hire = Engager un suivant pour { -price-retainer } { -price-retainer.form ->
    [one] pièce
   *[other] pièces
} ?
hire-no = Non, garder les pièces
hire-hire = Engager : valeur +1 au prochain niveau, et un service

## Le récit

tale-joined-as = { $who } entre en jeu : { $adventurer }.
    .you = Vous entrez en jeu : { $adventurer }.
tale-starter-named = { $who } désigne { $friend }.
    .you = Vous désignez { $friend }.
    .friend = { $who } vous désigne.
tale-level-begins = Niveau { $level } : { $bosses ->
    [0] { $normals } monstres attendent.
    [one] { $normals } monstres et un boss attendent.
   *[other] { $normals } monstres et { $bosses } boss attendent.
} { $who } commence.
    .you = Niveau { $level } : { $bosses ->
        [0] { $normals } monstres attendent.
        [one] { $normals } monstres et un boss attendent.
       *[other] { $normals } monstres et { $bosses } boss attendent.
    } Vous commencez.
tale-door-busted = { $who } enfonce la porte : { $dice ->
    [one] un monstre attend derrière.
   *[other] { $dice } monstres attendent derrière.
}
    .you = Vous enfoncez la porte : { $dice ->
        [one] un monstre attend derrière.
       *[other] { $dice } monstres attendent derrière.
    }
tale-came-to-help = { $who } combat à la place d’un ami : { $friend }.
    .you = Vous combattez à la place d’un ami : { $friend }.
    .friend = { $who } prend votre place.
tale-rolled = { $who } lance : { $defeated ->
    [0] { $moving ->
        [0] { $fighting ->
            [0] rien que des boss
           *[other] { $fighting } au combat
        }
       *[other] { $moving } en repli{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } au combat
        }
    }
   *[other] { $defeated ->
           [one] { $defeated } vaincu
          *[other] { $defeated } vaincus
       }{ $moving ->
        [0] { "" }
       *[other] , { $moving } en repli
    }{ $fighting ->
        [0] { "" }
       *[other] , { $fighting } au combat
    }
}.{ $boss_defeated ->
    [0] { $boss_moving ->
        [0] { $boss_fighting ->
            [0] { "" }
           *[other] { " " }Boss : { $boss_fighting } au combat.
        }
       *[other] { " " }Boss : { $boss_moving } en repli{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } au combat
        }.
    }
   *[other] { " " }Boss : { $boss_defeated ->
           [one] { $boss_defeated } vaincu
          *[other] { $boss_defeated } vaincus
       }{ $boss_moving ->
        [0] { "" }
       *[other] , { $boss_moving } en repli
    }{ $boss_fighting ->
        [0] { "" }
       *[other] , { $boss_fighting } au combat
    }.
}
    .you = Vous lancez : { $defeated ->
        [0] { $moving ->
            [0] { $fighting ->
                [0] rien que des boss
               *[other] { $fighting } au combat
            }
           *[other] { $moving } en repli{ $fighting ->
                [0] { "" }
               *[other] , { $fighting } au combat
            }
        }
       *[other] { $defeated ->
               [one] { $defeated } vaincu
              *[other] { $defeated } vaincus
           }{ $moving ->
            [0] { "" }
           *[other] , { $moving } en repli
        }{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } au combat
        }
    }.{ $boss_defeated ->
        [0] { $boss_moving ->
            [0] { $boss_fighting ->
                [0] { "" }
               *[other] { " " }Boss : { $boss_fighting } au combat.
            }
           *[other] { " " }Boss : { $boss_moving } en repli{ $boss_fighting ->
                [0] { "" }
               *[other] , { $boss_fighting } au combat
            }.
        }
       *[other] { " " }Boss : { $boss_defeated ->
               [one] { $boss_defeated } vaincu
              *[other] { $boss_defeated } vaincus
           }{ $boss_moving ->
            [0] { "" }
           *[other] , { $boss_moving } en repli
        }{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } au combat
        }.
    }
tale-boss-rerolled = Un boss ne tombe pas si facilement : { $dice ->
    [one] un dé est relancé,
   *[other] { $dice } dés sont relancés,
} { $defeated ->
    [0] aucun ne reste à terre.
    [one] un reste à terre.
   *[other] { $defeated } restent à terre.
}
tale-rerolled = { $source } : { $who } relance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} : { $defeated ->
    [0] { $moving ->
        [0] { $fighting ->
            [0] rien
           *[other] { $fighting } au combat
        }
       *[other] { $moving } en repli{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } au combat
        }
    }
   *[other] { $defeated ->
           [one] { $defeated } vaincu
          *[other] { $defeated } vaincus
       }{ $moving ->
        [0] { "" }
       *[other] , { $moving } en repli
    }{ $fighting ->
        [0] { "" }
       *[other] , { $fighting } au combat
    }
}.
    .you = { $source } : vous relancez { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } : { $defeated ->
        [0] { $moving ->
            [0] { $fighting ->
                [0] rien
               *[other] { $fighting } au combat
            }
           *[other] { $moving } en repli{ $fighting ->
                [0] { "" }
               *[other] , { $fighting } au combat
            }
        }
       *[other] { $defeated ->
               [one] { $defeated } vaincu
              *[other] { $defeated } vaincus
           }{ $moving ->
            [0] { "" }
           *[other] , { $moving } en repli
        }{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } au combat
        }
    }.
tale-blasted = { $who } lâche la déflagration : { $dice ->
    [one] un monstre tombe.
   *[other] { $dice } monstres tombent.
}
    .you = Vous lâchez la déflagration : { $dice ->
        [one] un monstre tombe.
       *[other] { $dice } monstres tombent.
    }
tale-fought = { $who } { $won ->
    [0] ne gagne rien
    [one] gagne un dé
   *[other] gagne { $won } dés
}{ $bosses_won ->
    [0] { "" }
    [one] { " " }(dont un boss)
   *[other] { " " }(dont { $bosses_won } boss)
}.{ $moved ->
    [0] { "" }
    [one] { " " }Un repart.
   *[other] { " " }{ $moved } repartent.
}{ $stayed ->
    [0] { "" }
    [one] { " " }Un reste.
   *[other] { " " }{ $stayed } restent.
}
    .you = Vous { $won ->
        [0] ne gagnez rien
        [one] gagnez un dé
       *[other] gagnez { $won } dés
    }{ $bosses_won ->
        [0] { "" }
        [one] { " " }(dont un boss)
       *[other] { " " }(dont { $bosses_won } boss)
    }.{ $moved ->
        [0] { "" }
        [one] { " " }Un repart.
       *[other] { " " }{ $moved } repartent.
    }{ $stayed ->
        [0] { "" }
        [one] { " " }Un reste.
       *[other] { " " }{ $stayed } restent.
    }
tale-bust-coin = Tous les monstres fuient devant { $who } : 1 pièce est restée par terre.
    .you = Tous les monstres fuient devant vous : 1 pièce est restée par terre.
tale-hit-ignored = { $source } : { $who } ignore { $hits ->
    [one] un coup.
   *[other] { $hits } coups.
}
    .you = { $source } : vous ignorez { $hits ->
        [one] un coup.
       *[other] { $hits } coups.
    }
tale-hurt = { $who } encaisse { $hits ->
    [one] un coup :
   *[other] { $hits } coups :
} { $state }.
    .you = Vous encaissez { $hits ->
        [one] un coup :
       *[other] { $hits } coups :
    } { $state }.
tale-knocked-out = { $who } encaisse { $hits ->
    [one] un coup
   *[other] { $hits } coups
} et tombe, hors de combat.
    .you = Vous encaissez { $hits ->
        [one] un coup
       *[other] { $hits } coups
    } et tombez, hors de combat.
tale-prizes-lost = { $dice ->
    [one] Le dé gagné par { $who } est perdu.
   *[other] Les { $dice } dés gagnés par { $who } sont perdus.
}
    .you = { $dice ->
        [one] Le dé que vous aviez gagné est perdu.
       *[other] Les { $dice } dés que vous aviez gagnés sont perdus.
    }
tale-monsters-move-on = { $dice ->
    [one] Un monstre quitte { $who } et passe
   *[other] { $dice } monstres quittent { $who } et passent
} à { $friend }.
    .you = { $dice ->
        [one] Un monstre vous quitte et passe
       *[other] { $dice } monstres vous quittent et passent
    } à { $friend }.
    .friend = { $dice ->
        [one] Un monstre quitte { $who } et passe
       *[other] { $dice } monstres quittent { $who } et passent
    } à vous.
tale-fled = { $who } s’enfuit en abandonnant { $thing }.
    .you = Vous vous enfuyez en abandonnant { $thing }.
tale-escaped = { $who } boit une potion et laisse ses monstres à { $friend }.
    .you = Vous buvez une potion et laissez vos monstres à { $friend }.
    .friend = { $who } boit une potion et vous laisse ses monstres.
tale-rallied = { $who } revient au combat.
    .you = Vous revenez au combat.
tale-passed = { $who } passe.
    .you = Vous passez.
tale-healed = { $who } va mieux : { $state }.
    .you = Vous allez mieux : { $state }.
tale-healed-nobody = { $who } ne soigne personne d’autre.
    .you = Vous ne soignez personne d’autre.
tale-back-in-play = { $who } revient en jeu : { $state }.
    .you = Vous revenez en jeu : { $state }.
tale-item-used = { $who } utilise { $thing } pour { $friend }.
    .you = Vous utilisez { $thing } pour { $friend }.
    .friend = { $who } utilise { $thing } pour vous.
    .self = Vous utilisez { $thing } pour vous-même.
tale-retainer-leaves = { $who } perd son suivant, qui en a assez fait.
    .you = Votre suivant en a assez fait et s’en va.
tale-level-cleared = Niveau { $level } vidé. Plus un monstre debout.
tale-level-quiet = Plus personne n’enfonce la porte : le niveau { $level } s’achève avec { $dice ->
    [one] un monstre invaincu.
   *[other] { $dice } monstres invaincus.
}
tale-party-out = Plus aucun aventurier en jeu : le niveau { $level } s’achève avec { $dice ->
    [one] un monstre invaincu.
   *[other] { $dice } monstres invaincus.
}
tale-treasure-rolled = { $who } lance pour le trésor : { $defeated ->
    [0] { $moving ->
        [0] { $fighting ->
            [0] rien que des boss
           *[other] { $fighting } au combat
        }
       *[other] { $moving } en repli{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } au combat
        }
    }
   *[other] { $defeated ->
           [one] { $defeated } vaincu
          *[other] { $defeated } vaincus
       }{ $moving ->
        [0] { "" }
       *[other] , { $moving } en repli
    }{ $fighting ->
        [0] { "" }
       *[other] , { $fighting } au combat
    }
}.{ $boss_defeated ->
    [0] { $boss_moving ->
        [0] { $boss_fighting ->
            [0] { "" }
           *[other] { " " }Boss : { $boss_fighting } au combat.
        }
       *[other] { " " }Boss : { $boss_moving } en repli{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } au combat
        }.
    }
   *[other] { " " }Boss : { $boss_defeated ->
           [one] { $boss_defeated } vaincu
          *[other] { $boss_defeated } vaincus
       }{ $boss_moving ->
        [0] { "" }
       *[other] , { $boss_moving } en repli
    }{ $boss_fighting ->
        [0] { "" }
       *[other] , { $boss_fighting } au combat
    }.
}
    .you = Vous lancez pour le trésor : { $defeated ->
        [0] { $moving ->
            [0] { $fighting ->
                [0] rien que des boss
               *[other] { $fighting } au combat
            }
           *[other] { $moving } en repli{ $fighting ->
                [0] { "" }
               *[other] , { $fighting } au combat
            }
        }
       *[other] { $defeated ->
               [one] { $defeated } vaincu
              *[other] { $defeated } vaincus
           }{ $moving ->
            [0] { "" }
           *[other] , { $moving } en repli
        }{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } au combat
        }
    }.{ $boss_defeated ->
        [0] { $boss_moving ->
            [0] { $boss_fighting ->
                [0] { "" }
               *[other] { " " }Boss : { $boss_fighting } au combat.
            }
           *[other] { " " }Boss : { $boss_moving } en repli{ $boss_fighting ->
                [0] { "" }
               *[other] , { $boss_fighting } au combat
            }.
        }
       *[other] { " " }Boss : { $boss_defeated ->
               [one] { $boss_defeated } vaincu
              *[other] { $boss_defeated } vaincus
           }{ $boss_moving ->
            [0] { "" }
           *[other] , { $boss_moving } en repli
        }{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } au combat
        }.
    }
tale-treasure-gained = { $who } rapporte { $gold ->
    [0] zéro pièce
    [one] 1 pièce
   *[other] { $gold } pièces
}{ $potions ->
    [0] { "" }
    [one] , 1 potion
   *[other] , { $potions } potions
}{ $weapons ->
    [0] { "" }
    [one] , 1 arme
   *[other] , { $weapons } armes
}{ $artifacts ->
    [0] { "" }
    [one] , 1 artefact
   *[other] , { $artifacts } artefacts
}.
    .you = Vous rapportez { $gold ->
        [0] zéro pièce
        [one] 1 pièce
       *[other] { $gold } pièces
    }{ $potions ->
        [0] { "" }
        [one] , 1 potion
       *[other] , { $potions } potions
    }{ $weapons ->
        [0] { "" }
        [one] , 1 arme
       *[other] , { $weapons } armes
    }{ $artifacts ->
        [0] { "" }
        [one] , 1 artefact
       *[other] , { $artifacts } artefacts
    }.
tale-sticky-fingers = { $who } trouve une pièce de plus qu’il n’y en avait. Doigts collants.
    .you = Vous trouvez une pièce de plus qu’il n’y en avait. Doigts collants.
tale-gave = { $who } donne à { $friend } { $many ->
    [one] { $thing }.
   *[other] { $thing } ({ $many }).
}
    .you = Vous donnez à { $friend } { $many ->
        [one] { $thing }.
       *[other] { $thing } ({ $many }).
    }
    .friend = { $who } vous donne { $many ->
        [one] { $thing }.
       *[other] { $thing } ({ $many }).
    }
tale-retainer-hired = { $who } engage un suivant.
    .you = Vous engagez un suivant.

## Les choses

adventurer-warrior = Guerrier Puissant
adventurer-guardian = Gardien Inébranlable
adventurer-rogue = Filou Agile
adventurer-wizard = Mage Érudit
adventurer-cleric = Prêtresse Bienveillante
adventurer-ranger = Rôdeur Vigilant
adventurer-barbarian = Barbare Rugissant
adventurer-halfling = Petite-Gens Chanceuse
adventurer-paladin = Paladin Sévère
adventurer-monk = Moine Silencieux
ability-battle_fury = Furie guerrière
ability-raised_shield = Bouclier levé
ability-sticky_fingers = Doigts collants
ability-arcane_blast = Déflagration
ability-healing_hands = Mains guérisseuses
ability-covering_fire = Tir de couverture
ability-battle_roar = Rugissement
ability-blind_luck = Chance aveugle
ability-tyrants_bane = Fléau des tyrans
ability-iron_body = Corps de fer
card-warrior = Guerrier Puissant, valeur { -rating-warrior }. Furie guerrière : à chaque combat, relancez un monstre en repli.
card-guardian = Gardien Inébranlable, valeur { -rating-guardian }. Bouclier levé : à chaque combat, ignorez un coup.
card-rogue = Filou Agile, valeur { -rating-rogue }. Doigts collants : une pièce de plus à chaque trésor où un monstre est en repli.
card-wizard = Mage Érudit, valeur { -rating-wizard }. Déflagration : une fois par niveau, vainquez jusqu’à 3 monstres au combat.
card-cleric = Prêtresse Bienveillante, valeur { -rating-cleric }. Mains guérisseuses : récupérer soigne aussi quelqu’un d’autre ; une fois par niveau, elle ranime.
card-ranger = Rôdeur Vigilant, valeur { -rating-ranger }. Tir de couverture : valeur +2 quand il aide quelqu’un.
card-barbarian = Barbare Rugissant, valeur { -rating-barbarian }. Rugissement : à chaque combat, relancez tous les monstres au combat.
card-halfling = Petite-Gens Chanceuse, valeur { -rating-halfling }. Chance aveugle : à chaque combat, relancez un ou deux dés.
card-paladin = Paladin Sévère, valeur { -rating-paladin }. Fléau des tyrans : à chaque combat, relancez un boss.
card-monk = Moine Silencieux, valeur { -rating-monk }. Corps de fer : un coup critique ne compte que pour un coup.
thing-coin = une pièce
    .about = Paie une relance, ou avec d’autres de quoi arrêter un coup.
thing-normal = un dé gagné
thing-boss = un dé de boss gagné
thing-potion = une potion
    .about = Bue, elle soigne ou ranime quelqu’un, ou passe vos monstres à un autre.
thing-weapon = une arme magique
    .about = Valeur +1, et un dé relancé à chaque combat.
thing-artifact = un artefact magique
    .about = Valeur +1. À chaque tour, relancez un dé, ou guérissez complètement en récupérant. C’est aussi l’un des trois exploits.
type-normal = monstre
type-boss = boss
    .about = Ne tombe que s’il montre le crâne deux fois : le second lancer est gratuit. Il se compte à part des autres.
face-D = vaincu
    .short = V
    .also = vaincus | crâne | crânes
    .about = Un crâne : il est à vous, dans la limite de votre valeur. Au-delà, il compte comme en repli.
face-M = en repli
    .short = R
    .also = repli | replis | pieds | pied
    .about = Des pieds : il s’éclipse vers le donjon, ou retourne devant l’ami que vous aidez.
face-F = au combat
    .short = C
    .also = combat | combats | crocs | croc
    .about = Des crocs : il reste devant vous. Plus de crocs que de crânes et plus de crocs que de pieds, c’est un coup. Si chaque dé montre des crocs, chacun frappe : coup critique.
face-D-rerolled = vaincu, relancé
face-M-rerolled = en repli, relancé
face-F-rerolled = au combat, relancé
source-weapon = Arme magique
    .about = Valeur +1, et un dé relancé à chaque combat.
source-artifact = Artefact magique
    .about = Valeur +1. À chaque tour, relancez un dé, ou guérissez complètement en récupérant. C’est aussi l’un des trois exploits.
source-coin = Une pièce bien dépensée
source-retainer = Le suivant
    .about = Valeur +1. Une fois, relance des dés au choix ou pare tous les coups d’un combat ; puis s’en va, au plus tard à la fin du niveau.
source-battle_fury = Furie guerrière
source-battle_roar = Rugissement
source-blind_luck = Chance aveugle
source-tyrants_bane = Fléau des tyrans
source-raised_shield = Bouclier levé
state-healthy = en bonne santé
    .about = Encore trois coups : sonné, blessé, hors de combat.
state-stunned = sonné
    .about = Un coup reçu. Récupérez pour être en bonne santé.
state-wounded = blessé
    .about = Deux coups reçus. Le suivant met hors de combat.
state-knocked_out = hors de combat
    .about = Hors jeu jusqu’au niveau suivant ; les dés gagnés dans celui-ci sont perdus. Une potion vous ramène.
phase-adventure = Aventure
phase-treasure = Trésor
phase-exchange = Partage
phase-hire = Embauche

## La fin

result-empty_handed = Les mains vides. Le donjon garde son or ce soir.
result-great = Un grand exploit.
result-amazing = Un exploit étonnant !
result-legendary = Un exploit légendaire !
feat-gold = Or : { -feat-gold } ou plus
feat-gold-missed = Or : moins de { -feat-gold }
feat-items = Potions et armes : { -feat-items } ou plus
feat-items-missed = Potions et armes : moins de { -feat-items }
feat-artifacts = Artefacts : { -feat-artifacts } ou plus
feat-artifacts-missed = Artefacts : aucun

## La table

show-dungeon = Le donjon
show-level = Niveau { $level } sur { $levels }
show-dungeon-empty = vide
show-quiet = { $turns ->
        [one] { $turns } tour calme
       *[other] { $turns } tours calmes
    } sur { $seats } ; ensuite, le niveau s’achève
show-fight = Le combat
show-rolling = les dés sont en l’air
show-hits = { $hits ->
    [one] 1 coup arrive
   *[other] { $hits } coups arrivent
}
show-party = Le groupe
show-who = Qui
show-card = Aventurier
show-card-name = { $adventurer } · { $ability }
show-cr = Valeur
show-state = État
show-fled = en fuite
show-facing = Face à
show-dice = { $bosses ->
    [0] { $normals }
   *[other] { $normals } + { $bosses } boss
}
show-goods = Butin
show-pile = { $gold } or{ $potions ->
    [0] { "" }
    [one] { " · 1 potion" }
   *[other] { " · " }{ $potions } potions
}{ $weapons ->
    [0] { "" }
    [one] { " · 1 arme" }
   *[other] { " · " }{ $weapons } armes
}{ $artifacts ->
    [0] { "" }
    [one] { " · 1 artefact" }
   *[other] { " · " }{ $artifacts } artefacts
}{ $won ->
    [0] { "" }
    [one] { " · 1 gagné" }
   *[other] { " · " }{ $won } gagnés
}{ $retainer ->
    [0] { "" }
   *[other] { " · suivant" }
}
points-value = { NUMBER($value, maximumFractionDigits: 1) } prouesses sur 3
points-legend = Prouesses à la fin, en moyenne

## Ce que promet un choix

odds-win = indemne
odds-lose = touché
odds-stop = si vous vous arrêtez là
odds-roll = avant toute relance
stake-fight = Vous gagnez environ { $won ->
        [one] { $won } dé
       *[other] { $won } dés
    } sur { $dice }. Un coup { $harm }.
stake-assist = Vous gagnez environ { $won ->
        [one] { $won } dé
       *[other] { $won } dés
    } sur { $dice } ; ceux en repli retournent à { $friend }. Un coup { $harm }.
stake-reroll = { $won -> 
    [0] Vous ne gagnez aucun dé
    [one] Vous gagnez environ { $won } dé
   *[other] Vous gagnez environ { $won } dés
}
stake-take-stunned = Vous êtes sonné : deux coups de plus vous mettent hors de combat.
stake-take-wounded = Vous êtes blessé : un coup de plus vous met hors de combat.
stake-take-knocked_out = Vous êtes hors de combat, et les dés gagnés à ce niveau sont perdus.
harm-stunned = vous sonne
harm-wounded = vous blesse
harm-knocked_out = vous met hors de combat, et vous perdez vos dés gagnés

## Pourquoi ?

why-adventurer = Vous choisissez qui vous êtes pour toute la partie. La valeur dit combien de dés vaincus vous gardez d’un lancer ; la capacité est ce que vous seul savez faire.
why-draw-adventurer = À cette table, les aventuriers sont distribués : la carte tirée est la vôtre pour toute la partie.
why-starter = Chacun à son tour désigne qui doit jouer en premier. La majorité l’emporte ; une égalité se tire au sort. Chaque niveau suivant commence une place plus à gauche.
why-draw-starter = Le sort décide qui joue en premier. Chaque niveau suivant commence une place plus à gauche.
why-act = Vous faites une action, puis votre tour est fini. Face à des monstres, combattez ou fuyez ; sinon, enfoncez la porte, aidez, récupérez ou passez. Plus il y a de dés, plus il y a à gagner et à encaisser.
why-healing-hands = Vous récupérez, et vos mains soignent aussi quelqu’un d’un cran. Qui aura bientôt le plus de dés face à lui ?
why-roll = Tous les dés qui vous font face sont lancés ensemble. Les crânes sont vaincus, les pieds retournent au donjon, les crocs restent et peuvent vous toucher.
why-boss-reroll = Un boss qui montre un crâne n’est pas encore vaincu : on le relance, gratuitement, et il ne tombe que si le crâne revient.
why-reroll = Vous pouvez améliorer un mauvais lancer, dé par dé, en voyant chaque résultat avant le suivant. Un dé n’est relancé qu’une fois par tour. On est touché si les crocs sont plus nombreux que les crânes et que les pieds.
why-luck-second = Votre chance prend un dé ou deux. Prenez-en un second s’il ne peut que s’améliorer.
why-retainer-dice = Le suivant relance autant de dés que vous voulez, tous ensemble, puis s’en va. Ce sont les crocs dont il faut se débarrasser.
why-rerolled = Les dés choisis sont relancés ; le nouveau résultat compte.
why-blast = Une fois par niveau, votre déflagration change jusqu’à trois crocs de ce lancer en crânes, et vous les gardez tous. Est-ce le bon lancer ?
why-keep = À cette table, la valeur de combat vaut pour tout le lancer. Les autres monstres vaincus retournent au donjon. Les dés de boss rapportent plus.
why-meet = Des coups arrivent. Chacun que vous n’ignorez pas vous fait baisser d’un cran : sonné, blessé, hors de combat. Hors de combat, on perd tous les dés gagnés dans ce niveau.
why-escape = Votre tour finit et des monstres vous font encore face. Une potion les laisse tous à un ami ; sinon ils attendent votre prochain tour.
why-treasure = Les dés que vous avez gagnés sont lancés pour le trésor. Les crocs sont de l’or, les crânes de la magie, les pieds rien.
why-make = Chaque crâne est une potion, ou deux ensemble une arme. Les armes durent et vous rendent plus fort ; il faut { -feat-items } objets magiques au groupe.
why-boss-treasure = Un boss sur les crocs laisse trois pièces ou une potion. Le groupe veut { -feat-gold } pièces d’or et { -feat-items } objets magiques à la fin.
why-give = Entre deux niveaux, vous pouvez donner pièces et objets. À la fin, seul compte le total du groupe ; d’ici là, donnez à qui en a besoin.
why-give-gold = Vous dites combien de pièces changent de mains. Un suivant en coûte { -price-retainer }, une relance { -price-reroll }, un coup arrêté { -price-ignore }.
why-hire = Un suivant coûte { -price-retainer } { -price-retainer.form ->
    [one] pièce
   *[other] pièces
}, vous rend plus fort pour un niveau et sert une fois. Mais ces pièces manqueront aux { -feat-gold } qu’il faut au groupe.

# -- ce qui sert de raison ---------------------------------------------------------------------------------

sign-knocked-out = Quelqu’un est mis K.-O.
sign-artifact = Le groupe trouve un artefact
sign-level-cleared = Le niveau est vidé
sign-defeated = Un monstre est vaincu
sign-hurt = Quelqu’un est blessé
sign-fled = Quelqu’un s’enfuit

## Médailles

medal-not-a-scratch = Pas une égratignure
medal-not-a-scratch-how = Videz ensemble le troisième niveau sans que personne y subisse un coup.
medal-two-bosses = Deux couronnes
medal-two-bosses-how = Battez deux boss dans un seul combat.
medal-rescue = À la rescousse
medal-rescue-how = Prenez la place d’un ami qui affronte au moins { $count } dés, et battez-les tous.
medal-haul = Belle prise
medal-haul-how = Gagnez au moins { $count } dés en un seul combat.
medal-last-standing = Seul debout
medal-last-standing-how = Videz un niveau alors que tous les autres sont hors de combat.

## Records

record-score = Le plus d’exploits en une victoire
record-score-value = { $count ->
    [one] { $count } exploit
   *[other] { $count } exploits
}
record-haul = Le plus de dés gagnés en un combat
record-haul-value = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
record-level = Le troisième niveau en le moins de combats
record-level-value = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
}
