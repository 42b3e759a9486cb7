### Dungeon Attack!

title = Dungeon Attack!
tagline = Bust the door, roll every monster at once, and get out with the treasure. A party of adventurers against level after level of dice.
origin = From the publisher’s revised rules of 2021. Ours: 65 of 161 clauses, 11 more in part, the faces of the dice and 9 of the 10 adventurers, which the rulebook only pictures.
goal = Goal: carry out { -feat-gold } gold, { -feat-items } magic items and { -feat-artifacts.form ->
    [one] an artifact
   *[other] { -feat-artifacts } artifacts
}, together.

option-start = Who starts
option-start-first = The first seat
option-start-random = Whoever is drawn
option-start-named = Whoever the players name
option-cap = Combat Rating limits
option-cap-type = Each kind of dice by itself
option-cap-roll = All dice of a roll together
option-cards = Adventurer cards
option-cards-choice = Everyone chooses
option-cards-random = Dealt at random

## Questions

ask-adventurer = Who will you play?
adventurer-take = { $card }
ask-draw-adventurer = Draw an adventurer card
ask-starter = Who should take the first turn?
starter-name = { $friend }
ask-draw-starter = Draw who starts
ask-act = What do you do?
act-fight = Fight the monsters facing you
act-flee = Flee, leaving { $thing } behind
    .stakes = Your monsters go to the player on your left. You spend your next turn coming back.
act-escape = Drink a potion and leave the monsters to { $friend }
    .stakes = One potion less. You are free and may still act.
act-bust = Bust the door: face every monster in the dungeon
act-assist = Help { $friend }: take over the fight
act-recover = Recover: heal one step
act-potion = Recover: give a potion to { $friend }
    .stakes = One potion less. { $friend } is healthy again, even after a knock-out.
act-artifact = Recover: heal { $friend } with an artifact
    .stakes = { $friend } is healthy again. The artifact stays yours.
act-revive = Recover: bring { $friend } back, wounded
    .stakes = Only once a level.
act-pass = Pass: wait for a better moment
no-facing = Monsters face you: fight or flee first.
no-nothing-faced = No monster faces you.
no-nothing-to-lose = You have nothing to leave behind.
no-dungeon-empty = The dungeon is empty.
no-friend-free = No monster faces { $friend }.
no-all-healthy = Nobody you could heal is hurt.
ask-healing-hands = Who else do you heal?
healing-hands-nobody = Nobody
healing-hands-heal = { $friend }, one step
ask-roll = Roll the monsters
ask-boss-reroll = Reroll the defeated bosses
ask-reroll = Reroll anything?
reroll-keep = Keep the dice
reroll-weapon = Weapon: { $type } die, { $face }
reroll-artifact = Artifact: { $type } die, { $face }
reroll-coin = Pay { -price-reroll } { -price-reroll.form ->
    [one] coin
   *[other] coins
}: { $type } die, { $face }
reroll-retainer = Send the retainer: reroll as many dice as you like
    .stakes = The retainer leaves after the fight.
reroll-fury = Battle Fury: one moving monster
reroll-roar = Battle Roar: { $dice ->
    [one] the fighting monster
   *[other] all { $dice } fighting monsters
}
reroll-luck = Blind Luck: { $type } die, { $face }
reroll-bane = Tyrant’s Bane: a boss, { $face }
no-no-coin = You have no coin.
no-all-rerolled = You can reroll each die only once a turn.
ask-luck-second = Reroll a second die too?
luck-second-one = No, just the one
luck-second-second = { $type } die, { $face }
ask-retainer-dice = How many { $type } dice does the retainer reroll ({ $face })?
retainer-dice-dice = { $dice }
ask-rerolled = Reroll
ask-blast = Use the Arcane Blast?
blast-hold = Keep it for later
blast-turn = Turn { $dice ->
    [one] 1 fighting monster into a defeated one
   *[other] { $dice } fighting monsters into defeated ones
}
ask-keep = Your Combat Rating lets you keep { $cap } of the defeated monsters. Which?
keep-dice = Normal monsters: { $normals }, bosses: { $bosses }
ask-meet = { $hits ->
    [one] You are hit. What do you do?
   *[other] You are hit { $hits } times. What do you do?
}
meet-take = { $hits ->
    [one] Take the hit
   *[other] Take all { $hits } hits
}
meet-shield = Raise the shield: ignore one hit
meet-pay = Pay { -price-ignore } { -price-ignore.form ->
    [one] coin
   *[other] coins
}: ignore one hit
    .stakes = Two coins less towards the treasure.
meet-retainer = Hide behind the retainer: ignore all hits
    .stakes = The retainer leaves after the fight.
no-no-two-coins = Ignoring a hit costs { -price-ignore } { -price-ignore.form ->
    [one] coin
   *[other] coins
}.
ask-escape = Drink a potion to get rid of them?
escape-stay = No, keep them
escape-pass-on = Leave the monsters to { $friend }
    .stakes = One potion less; { $friend } faces them next.
ask-treasure = Roll for treasure
ask-make = { $dice ->
    [one] One defeated monster carried magic. What do you take?
   *[other] { $dice } defeated monsters carried magic. What do you take?
}
make-items = { $weapons ->
    [0] { $potions ->
        [0] Nothing
        [one] 1 potion
       *[other] { $potions } potions
    }
    [one] { $potions ->
        [0] 1 weapon
        [one] 1 weapon and 1 potion
       *[other] 1 weapon and { $potions } potions
    }
   *[other] { $potions ->
        [0] { $weapons } weapons
        [one] { $weapons } weapons and 1 potion
       *[other] { $weapons } weapons and { $potions } potions
    }
}
    .stakes =
        { $weapons ->
            [0] { $potions ->
                [0] Nothing to carry, nothing gained.
               *[other] Heals anybody, or helps you slip away; counts as a magic item.
            }
           *[other] { $potions ->
                [0] Rating +1, and one die rolled again in each fight; counts as a magic item.
               *[other] A weapon to fight better, a potion to heal or slip away.
            }
        }
ask-boss-treasure = What does the boss leave you?
boss-treasure-gold = 3 coins
    .stakes = Towards the { -feat-gold } coins of the party.
boss-treasure-potion = 1 potion
    .stakes = Heals anybody, or helps you slip away; counts as a magic item.
ask-give = Give anything away?
give-done = Nothing more
give-give = Give { $friend } { $thing }
    .stakes = { $thing }
ask-give-gold = How many coins for { $friend }?
give-gold-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
ask-hire = Hire a retainer for { -price-retainer } { -price-retainer.form ->
    [one] coin
   *[other] coins
}?
hire-no = No, keep the coins
hire-hire = Hire: rating +1 for the next level, and one favour

## The tale

tale-joined-as = { $who } joins as the { $adventurer }.
    .you = You join as the { $adventurer }.
tale-starter-named = { $who } names { $friend }.
    .you = You name { $friend }.
    .friend = { $who } names you.
tale-level-begins = Level { $level }: { $bosses ->
    [0] { $normals } monsters wait.
    [one] { $normals } monsters and a boss wait.
   *[other] { $normals } monsters and { $bosses } bosses wait.
} { $who } goes first.
    .you = Level { $level }: { $bosses ->
        [0] { $normals } monsters wait.
        [one] { $normals } monsters and a boss wait.
       *[other] { $normals } monsters and { $bosses } bosses wait.
    } You go first.
tale-door-busted = { $who } busts the door: { $dice ->
    [one] one monster waits inside.
   *[other] { $dice } monsters wait inside.
}
    .you = You bust the door: { $dice ->
        [one] one monster waits inside.
       *[other] { $dice } monsters wait inside.
    }
tale-came-to-help = { $who } steps in for { $friend }.
    .you = You step in for { $friend }.
    .friend = { $who } steps in for you.
tale-rolled = { $who } rolls: { $defeated ->
    [0] { $moving ->
        [0] { $fighting ->
            [0] bosses alone
           *[other] { $fighting } fighting
        }
       *[other] { $moving } moving{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } fighting
        }
    }
   *[other] { $defeated } defeated{ $moving ->
        [0] { "" }
       *[other] , { $moving } moving
    }{ $fighting ->
        [0] { "" }
       *[other] , { $fighting } fighting
    }
}.{ $boss_defeated ->
    [0] { $boss_moving ->
        [0] { $boss_fighting ->
            [0] { "" }
           *[other] { " " }Bosses: { $boss_fighting } fighting.
        }
       *[other] { " " }Bosses: { $boss_moving } moving{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } fighting
        }.
    }
   *[other] { " " }Bosses: { $boss_defeated } defeated{ $boss_moving ->
        [0] { "" }
       *[other] , { $boss_moving } moving
    }{ $boss_fighting ->
        [0] { "" }
       *[other] , { $boss_fighting } fighting
    }.
}
    .you = You roll: { $defeated ->
        [0] { $moving ->
            [0] { $fighting ->
                [0] bosses alone
               *[other] { $fighting } fighting
            }
           *[other] { $moving } moving{ $fighting ->
                [0] { "" }
               *[other] , { $fighting } fighting
            }
        }
       *[other] { $defeated } defeated{ $moving ->
            [0] { "" }
           *[other] , { $moving } moving
        }{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } fighting
        }
    }.{ $boss_defeated ->
        [0] { $boss_moving ->
            [0] { $boss_fighting ->
                [0] { "" }
               *[other] { " " }Bosses: { $boss_fighting } fighting.
            }
           *[other] { " " }Bosses: { $boss_moving } moving{ $boss_fighting ->
                [0] { "" }
               *[other] , { $boss_fighting } fighting
            }.
        }
       *[other] { " " }Bosses: { $boss_defeated } defeated{ $boss_moving ->
            [0] { "" }
           *[other] , { $boss_moving } moving
        }{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } fighting
        }.
    }
tale-boss-rerolled = A boss does not fall so easily: { $dice ->
    [one] one rolls again,
   *[other] { $dice } roll again,
} { $defeated ->
    [0] and none stays down.
    [one] and one stays down.
   *[other] and { $defeated } stay down.
}
tale-rerolled = { $source }: { $who } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} again: { $defeated ->
    [0] { $moving ->
        [0] { $fighting ->
            [0] nothing
           *[other] { $fighting } fighting
        }
       *[other] { $moving } moving{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } fighting
        }
    }
   *[other] { $defeated } defeated{ $moving ->
        [0] { "" }
       *[other] , { $moving } moving
    }{ $fighting ->
        [0] { "" }
       *[other] , { $fighting } fighting
    }
}.
    .you = { $source }: you roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } again: { $defeated ->
        [0] { $moving ->
            [0] { $fighting ->
                [0] nothing
               *[other] { $fighting } fighting
            }
           *[other] { $moving } moving{ $fighting ->
                [0] { "" }
               *[other] , { $fighting } fighting
            }
        }
       *[other] { $defeated } defeated{ $moving ->
            [0] { "" }
           *[other] , { $moving } moving
        }{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } fighting
        }
    }.
tale-blasted = { $who } uses the Arcane Blast: { $dice ->
    [one] one monster falls.
   *[other] { $dice } monsters fall.
}
    .you = You use the Arcane Blast: { $dice ->
        [one] one monster falls.
       *[other] { $dice } monsters fall.
    }
tale-fought = { $who } { $won ->
    [0] wins nothing
    [one] wins one die
   *[other] wins { $won } dice
}{ $bosses_won ->
    [0] { "" }
    [one] { " " }(a boss among them)
   *[other] { " " }({ $bosses_won } bosses among them)
}.{ $moved ->
    [0] { "" }
    [one] { " " }One slips away.
   *[other] { " " }{ $moved } slip away.
}{ $stayed ->
    [0] { "" }
    [one] { " " }One stays.
   *[other] { " " }{ $stayed } stay.
}
    .you = You { $won ->
        [0] win nothing
        [one] win one die
       *[other] win { $won } dice
    }{ $bosses_won ->
        [0] { "" }
        [one] { " " }(a boss among them)
       *[other] { " " }({ $bosses_won } bosses among them)
    }.{ $moved ->
        [0] { "" }
        [one] { " " }One slips away.
       *[other] { " " }{ $moved } slip away.
    }{ $stayed ->
        [0] { "" }
        [one] { " " }One stays.
       *[other] { " " }{ $stayed } stay.
    }
tale-bust-coin = Every monster ran from { $who } and left 1 coin behind.
    .you = Every monster ran from you and left 1 coin behind.
tale-hit-ignored = { $source }: { $who } ignores { $hits ->
    [one] a hit.
   *[other] { $hits } hits.
}
    .you = { $source }: you ignore { $hits ->
        [one] a hit.
       *[other] { $hits } hits.
    }
tale-hurt = { $who } takes { $hits ->
    [one] a hit
   *[other] { $hits } hits
} and is { $state }.
    .you = You take { $hits ->
        [one] a hit
       *[other] { $hits } hits
    } and are { $state }.
tale-knocked-out = { $who } takes { $hits ->
    [one] a hit
   *[other] { $hits } hits
} and is knocked out.
    .you = You take { $hits ->
        [one] a hit
       *[other] { $hits } hits
    } and are knocked out.
tale-prizes-lost = The { $dice ->
    [one] die
   *[other] { $dice } dice
} { $who } had won { $dice ->
    [one] is
   *[other] are
} gone.
    .you = The { $dice ->
        [one] die
       *[other] { $dice } dice
    } you had won { $dice ->
        [one] is
       *[other] are
    } gone.
tale-monsters-move-on = { $dice ->
    [one] One monster turns
   *[other] { $dice } monsters turn
} from { $who } to { $friend }.
    .you = { $dice ->
        [one] One monster turns
       *[other] { $dice } monsters turn
    } from you to { $friend }.
    .friend = { $dice ->
        [one] One monster turns
       *[other] { $dice } monsters turn
    } from { $who } to you.
tale-fled = { $who } flees, leaving { $thing } behind.
    .you = You flee, leaving { $thing } behind.
tale-escaped = { $who } drinks a potion and leaves the rest to { $friend }.
    .you = You drink a potion and leave the rest to { $friend }.
    .friend = { $who } drinks a potion and leaves the rest to you.
tale-rallied = { $who } is back in the fight.
    .you = You are back in the fight.
tale-passed = { $who } passes.
    .you = You pass.
tale-healed = { $who } is { $state } again.
    .you = You are { $state } again.
tale-healed-nobody = { $who } heals nobody else.
    .you = You heal nobody else.
tale-back-in-play = { $who } is back in play, { $state }.
    .you = You are back in play, { $state }.
tale-item-used = { $who } uses { $thing } on { $friend }.
    .you = You use { $thing } on { $friend }.
    .friend = { $who } uses { $thing } on you.
    .self = You use { $thing } on yourself.
tale-retainer-leaves = { $who }’s retainer has done enough and leaves.
    .you = Your retainer has done enough and leaves.
tale-level-cleared = Level { $level } is cleared. No monster is left standing.
tale-level-quiet = Nobody busts the door any more: level { $level } ends with { $dice ->
    [one] one monster
   *[other] { $dice } monsters
} unbeaten.
tale-party-out = No adventurer is left in play: level { $level } ends with { $dice ->
    [one] one monster
   *[other] { $dice } monsters
} unbeaten.
tale-treasure-rolled = { $who } rolls for treasure: { $defeated ->
    [0] { $moving ->
        [0] { $fighting ->
            [0] bosses alone
           *[other] { $fighting } fighting
        }
       *[other] { $moving } moving{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } fighting
        }
    }
   *[other] { $defeated } defeated{ $moving ->
        [0] { "" }
       *[other] , { $moving } moving
    }{ $fighting ->
        [0] { "" }
       *[other] , { $fighting } fighting
    }
}.{ $boss_defeated ->
    [0] { $boss_moving ->
        [0] { $boss_fighting ->
            [0] { "" }
           *[other] { " " }Bosses: { $boss_fighting } fighting.
        }
       *[other] { " " }Bosses: { $boss_moving } moving{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } fighting
        }.
    }
   *[other] { " " }Bosses: { $boss_defeated } defeated{ $boss_moving ->
        [0] { "" }
       *[other] , { $boss_moving } moving
    }{ $boss_fighting ->
        [0] { "" }
       *[other] , { $boss_fighting } fighting
    }.
}
    .you = You roll for treasure: { $defeated ->
        [0] { $moving ->
            [0] { $fighting ->
                [0] bosses alone
               *[other] { $fighting } fighting
            }
           *[other] { $moving } moving{ $fighting ->
                [0] { "" }
               *[other] , { $fighting } fighting
            }
        }
       *[other] { $defeated } defeated{ $moving ->
            [0] { "" }
           *[other] , { $moving } moving
        }{ $fighting ->
            [0] { "" }
           *[other] , { $fighting } fighting
        }
    }.{ $boss_defeated ->
        [0] { $boss_moving ->
            [0] { $boss_fighting ->
                [0] { "" }
               *[other] { " " }Bosses: { $boss_fighting } fighting.
            }
           *[other] { " " }Bosses: { $boss_moving } moving{ $boss_fighting ->
                [0] { "" }
               *[other] , { $boss_fighting } fighting
            }.
        }
       *[other] { " " }Bosses: { $boss_defeated } defeated{ $boss_moving ->
            [0] { "" }
           *[other] , { $boss_moving } moving
        }{ $boss_fighting ->
            [0] { "" }
           *[other] , { $boss_fighting } fighting
        }.
    }
tale-treasure-gained = { $who } carries out { $gold ->
    [0] no gold
   *[other] { $gold } gold
}{ $potions ->
    [0] { "" }
    [one] , 1 potion
   *[other] , { $potions } potions
}{ $weapons ->
    [0] { "" }
    [one] , 1 weapon
   *[other] , { $weapons } weapons
}{ $artifacts ->
    [0] { "" }
    [one] , 1 artifact
   *[other] , { $artifacts } artifacts
}.
    .you = You carry out { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }{ $potions ->
        [0] { "" }
        [one] , 1 potion
       *[other] , { $potions } potions
    }{ $weapons ->
        [0] { "" }
        [one] , 1 weapon
       *[other] , { $weapons } weapons
    }{ $artifacts ->
        [0] { "" }
        [one] , 1 artifact
       *[other] , { $artifacts } artifacts
    }.
tale-sticky-fingers = { $who } finds one coin more than there was. Sticky fingers.
    .you = You find one coin more than there was. Sticky fingers.
tale-gave = { $who } gives { $friend } { $many ->
    [one] { $thing }.
   *[other] { $thing } ({ $many }).
}
    .you = You give { $friend } { $many ->
        [one] { $thing }.
       *[other] { $thing } ({ $many }).
    }
    .friend = { $who } gives you { $many ->
        [one] { $thing }.
       *[other] { $thing } ({ $many }).
    }
tale-retainer-hired = { $who } hires a retainer.
    .you = You hire a retainer.

## Things

adventurer-warrior = Mighty Warrior
adventurer-guardian = Stalwart Guardian
adventurer-rogue = Nimble Rogue
adventurer-wizard = Learned Wizard
adventurer-cleric = Kindly Cleric
adventurer-ranger = Watchful Ranger
adventurer-barbarian = Roaring Barbarian
adventurer-halfling = Lucky Halfling
adventurer-paladin = Stern Paladin
adventurer-monk = Silent Monk
ability-battle_fury = Battle Fury
ability-raised_shield = Raised Shield
ability-sticky_fingers = Sticky Fingers
ability-arcane_blast = Arcane Blast
ability-healing_hands = Healing Hands
ability-covering_fire = Covering Fire
ability-battle_roar = Battle Roar
ability-blind_luck = Blind Luck
ability-tyrants_bane = Tyrant’s Bane
ability-iron_body = Iron Body
card-warrior = Mighty Warrior, rating { -rating-warrior }. Battle Fury: each fight, reroll one moving monster.
card-guardian = Stalwart Guardian, rating { -rating-guardian }. Raised Shield: each fight, ignore one hit.
card-rogue = Nimble Rogue, rating { -rating-rogue }. Sticky Fingers: one extra coin from each treasure roll with a moving monster.
card-wizard = Learned Wizard, rating { -rating-wizard }. Arcane Blast: once a level, turn up to 3 fighting monsters into defeated ones.
card-cleric = Kindly Cleric, rating { -rating-cleric }. Healing Hands: when you recover, heal somebody else too; once a level, revive.
card-ranger = Watchful Ranger, rating { -rating-ranger }. Covering Fire: rating +2 when helping another.
card-barbarian = Roaring Barbarian, rating { -rating-barbarian }. Battle Roar: each fight, reroll all fighting monsters.
card-halfling = Lucky Halfling, rating { -rating-halfling }. Blind Luck: each fight, reroll one or two dice.
card-paladin = Stern Paladin, rating { -rating-paladin }. Tyrant’s Bane: each fight, reroll one boss.
card-monk = Silent Monk, rating { -rating-monk }. Iron Body: a crit counts as only one hit.
thing-coin = a coin
    .about = Pays for a reroll, or with others for stopping a hit.
thing-normal = a won die
thing-boss = a won boss die
thing-potion = a potion
    .about = Use it up to heal or revive somebody, or to hand your monsters on.
thing-weapon = a magic weapon
    .about = Rating +1, and reroll one die in each fight.
thing-artifact = a magic artifact
    .about = Rating +1. Each turn, reroll one die, or heal fully when you recover. Also one of the three feats.
type-normal = monster
type-boss = boss
    .about = Falls only if it shows the skull twice; the second roll is free. Bosses are counted separately.
face-D = defeated
    .short = D
    .also = skull | skulls
    .about = A skull: it is yours, up to your rating. Any more count as moving.
face-M = moving
    .short = M
    .also = feet | foot | move
    .about = Feet: it slips away, back to the dungeon or back to the friend you help.
face-F = fighting
    .short = F
    .also = fangs | fang | fight
    .about = Fangs: it stays in front of you. You are hit if there are more fangs than skulls and more fangs than feet. If every die shows fangs, each one hits: a crit.
face-D-rerolled = defeated, rerolled
face-M-rerolled = moving, rerolled
face-F-rerolled = fighting, rerolled
source-weapon = Magic weapon
    .about = Rating +1, and reroll one die in each fight.
source-artifact = Magic artifact
    .about = Rating +1. Each turn, reroll one die, or heal fully when you recover. Also one of the three feats.
source-coin = A coin well spent
source-retainer = The retainer
    .about = Rating +1. Once, rerolls any dice or takes all hits of a fight; then leaves, at the end of the level at the latest.
source-battle_fury = Battle Fury
source-battle_roar = Battle Roar
source-blind_luck = Blind Luck
source-tyrants_bane = Tyrant’s Bane
source-raised_shield = Raised Shield
state-healthy = healthy
    .about = Three hits to go: stunned, wounded, knocked out.
state-stunned = stunned
    .about = One hit taken. Recover to be healthy again.
state-wounded = wounded
    .about = Two hits taken. The next one knocks you out.
state-knocked_out = knocked out
    .about = Out until the next level, and the dice won in this one are lost. A potion brings you back.
phase-adventure = Adventure
phase-treasure = Treasure
phase-exchange = Sharing
phase-hire = Hiring

## The end

result-empty_handed = Empty-handed. The dungeon keeps its gold tonight.
result-great = A Great Achievement.
result-amazing = An Amazing Achievement!
result-legendary = A Legendary Achievement!
feat-gold = Gold: { -feat-gold } or more
feat-gold-missed = Gold: short of { -feat-gold }
feat-items = Potions and weapons: { -feat-items } or more
feat-items-missed = Potions and weapons: short of { -feat-items }
feat-artifacts = Artifacts: { -feat-artifacts } or more
feat-artifacts-missed = Artifacts: none

## The table

show-dungeon = The dungeon
show-level = Level { $level } of { $levels }
show-dungeon-empty = empty
show-quiet = { $turns } of { $seats } quiet turns; then the level ends
show-fight = The fight
show-rolling = the dice are in the air
show-hits = { $hits ->
    [one] 1 hit coming
   *[other] { $hits } hits coming
}
show-party = The party
show-who = Who
show-card = Adventurer
show-card-name = { $adventurer } · { $ability }
show-cr = Rating
show-state = State
show-fled = fled
show-facing = Facing
show-dice = { $bosses ->
    [0] { $normals }
   *[other] { $normals } + { $bosses } boss
}
show-goods = Pile
show-pile = { $gold } gold{ $potions ->
    [0] { "" }
    [one] { " · 1 potion" }
   *[other] { " · " }{ $potions } potions
}{ $weapons ->
    [0] { "" }
    [one] { " · 1 weapon" }
   *[other] { " · " }{ $weapons } weapons
}{ $artifacts ->
    [0] { "" }
    [one] { " · 1 artifact" }
   *[other] { " · " }{ $artifacts } artifacts
}{ $won ->
    [0] { "" }
    [one] { " · 1 won" }
   *[other] { " · " }{ $won } won
}{ $retainer ->
    [0] { "" }
   *[other] { " · retainer" }
}
points-value = { NUMBER($value, maximumFractionDigits: 1) } of 3 feats
points-legend = Feats at the end, on average

## What a choice promises

odds-win = no hit
odds-lose = hit
odds-stop = if you stop here
odds-roll = before any reroll
stake-fight = You win about { $won } of { $dice } dice. A hit { $harm }.
stake-assist = You win about { $won } of { $dice } dice; moving ones go back to { $friend }. A hit { $harm }.
stake-reroll = { $won -> 
    [0] You win no die
    [one] You win about 1 die
   *[other] You win about { $won } dice
}
stake-take-stunned = You are stunned: two more hits knock you out.
stake-take-wounded = You are wounded: one more hit knocks you out.
stake-take-knocked_out = You are knocked out, and every die you won this level is lost.
harm-stunned = stuns you
harm-wounded = wounds you
harm-knocked_out = knocks you out, and you lose your won dice

## Why?

why-adventurer = Choose who you are for the whole game. The rating says how many defeated dice you may keep from one roll; the ability is what only you can do.
why-draw-adventurer = This table deals the adventurers at random: the card you draw is yours for the whole game.
why-starter = Everybody in turn names who should take the first turn. The most voices win; a tie is drawn. Each later level begins one seat further to the left.
why-draw-starter = Chance decides who takes the first turn. Each later level begins one seat further to the left.
why-act = You take one action, then your turn is over. With monsters in front of you, fight or flee; otherwise bust the door, help, recover or pass. More dice at once mean more to win and more that can hit you.
why-healing-hands = You recover, and your hands also heal somebody else one step. Who will face the most dice next?
why-roll = All dice facing you are rolled together. Skulls are defeated, feet go back to the dungeon, fangs stay and may hit you.
why-boss-reroll = A boss that shows a skull is not beaten yet: it is rerolled for free and falls only if the skull comes up twice.
why-reroll = You may improve a bad roll, one die at a time, and see each result before the next. Each die can be rerolled only once a turn. You are hit if fangs outnumber skulls and also outnumber feet.
why-luck-second = Your luck rerolls one die or two. Take a second one if it can only get better.
why-retainer-dice = The retainer rerolls as many dice as you like, all at once, and then leaves. Get rid of the fangs.
why-rerolled = The chosen dice are rolled again; the new result stands.
why-blast = Once a level your blast turns up to three fangs of this roll into skulls, and you may keep all of them. Is this the roll to spend it on?
why-keep = At this table the Combat Rating counts for the whole roll. The other defeated monsters go back to the dungeon. Boss dice bring more treasure.
why-meet = You are about to be hit. Each hit you do not ignore makes you one step worse: stunned, wounded, out. If you are knocked out, you lose every die won in this level.
why-escape = Your turn ends and monsters still face you. A potion hands all of them to a friend; without it they wait for your next turn.
why-treasure = The dice you have won are rolled for treasure. Fangs are gold, skulls are magic, feet are nothing.
why-make = Each skull is a potion, or two of them a weapon. Weapons last and make you stronger; the party needs { -feat-items } magic items in all.
why-boss-treasure = A boss showing fangs leaves three coins or a potion. The party wants { -feat-gold } gold and { -feat-items } magic items at the end.
why-give = Between levels you may give coins and items to others. At the end only the party’s total counts; until then, give to whoever needs it.
why-give-gold = Say how many coins you give. A retainer costs { -price-retainer }, a reroll { -price-reroll }, stopping a hit { -price-ignore }.
why-hire = A retainer costs { -price-retainer } { -price-retainer.form ->
    [one] coin
   *[other] coins
}, makes you stronger for one level and helps once. But those coins will be missing from the { -feat-gold } the party needs.

# -- what reasons are given by ---------------------------------------------------------------------------

sign-knocked-out = Somebody is knocked out
sign-artifact = The party finds an artifact
sign-level-cleared = The level is cleared
sign-defeated = A monster is defeated
sign-hurt = Somebody is hurt
sign-fled = Somebody flees

## Medals

medal-not-a-scratch = Not a scratch
medal-not-a-scratch-how = Clear the third level together without anybody taking a Hit in it.
medal-two-bosses = Two crowns
medal-two-bosses-how = Defeat two bosses in one fight.
medal-rescue = To the rescue
medal-rescue-how = Step in for a friend who faces { $count } dice or more, and defeat them all.
medal-haul = A good haul
medal-haul-how = Win { $count } dice or more in one fight.
medal-last-standing = The last one standing
medal-last-standing-how = Clear a level while everybody else is knocked out.

## Records

record-score = Most feats in a victory
record-score-value = { $count ->
    [one] { $count } feat
   *[other] { $count } feats
}
record-haul = Most dice won in one fight
record-haul-value = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
record-level = Third level in the fewest fights
record-level-value = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
}
