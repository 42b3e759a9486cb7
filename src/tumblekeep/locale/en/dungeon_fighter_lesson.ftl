### The lesson of Dungeon Fighter: one thing at the moment it matters.

lesson-hands = First the hand, then the rules. Pull the die back and let go, three times: nothing counts yet. It has to bounce on the table before it touches the target. The cloud shows where it may come to rest; a calm pull keeps it small.
lesson-aim = You are Ada, and you play Gromli, a thirsty dwarf. A Common Goblin is in the way: 7 life. You beat it by throwing dice at a target. Three levels of rooms like this one, then the boss.
lesson-die = You have three dice, and each colour stands for one of your abilities. It works if the symbol is up. Blue is Beer: no damage for the rest of the fight. When is that worth most? Choose a die.
lesson-die-wrong = That ability is just as good later. Beer protects you for the rest of the fight, so it is worth most at the beginning: take the blue die.
lesson-throw = Now throw. The die has to bounce on the table once before it touches the target. The number under it is the damage, and the centre is worth 10. In a hole, on an edge or off the target: a miss.
lesson-miss = Whatever your hand did: in this story the die goes off the target, without its symbol. If you miss, the monster strikes back: the Goblin’s damage is 1, so you lose one life. The blue die is used up for this fight.
lesson-symbol = Two dice are left. Red with its symbol: 3 more on a hit. Green with its symbol: 4 to any greenskin, hit or miss. Look at your monster. Which die?
lesson-symbol-wrong = Red works against anybody, but only if you hit. Goblins are greenskins, and your sworn enemies: the green die gives 4, even on a miss. Take green.
lesson-again = Throw it. A low number will do if the symbol comes up.
lesson-hit = In the story it is only a 2, but the symbol is up: 2 and 4 make 6. The Goblin has one life left, and you have one die left, the red one. Any hit is enough now. Throw.
lesson-won = In the story it is a 3: the Goblin is down. Its gold goes to the Treasury, and all dice come back to you. The quicker the fight, the better: with no die left you would have to pay to take them back.
lesson-room = Now choose the way. Room 2 is perilous: in there every throw must bounce twice, otherwise it misses. Room 3 is ordinary. You have just learned to throw, and a miss costs life. Where do you go?
lesson-room-wrong = Two bounces for every throw, and each failure is a miss with its blow. There is no reward that would be worth it. Take room 3.
lesson-end = Wise. There are many special throws: with the weak hand, over a card, from the tip of the nose. Monsters demand them, and so do weapons, for more damage. With friends you take turns and share the three dice. Good luck.

## In the first games

first-die = The colour decides which of your three Abilities may work, and only if its symbol is up. Each die is thrown once in a fight.
first-special = A special throw: do it as the Monster demands, or it is a miss, wherever the die lands.
first-throw = Low and flat, with one bounce a hand’s breadth before the Target. The section is the damage, the centre counts 10.
first-runout = All three dice are thrown. A white die is gone for good, and you will need it against the Final Boss; taking the dice back hurts every standing hero.
first-weapons = A Weapon adds damage and its own special throw. Use it only for a throw you can do.
first-shop = Your first Shop. White dice decide the Final Boss; healing is cheap while somebody is low.
first-scar = A Scar covers one Ability for good. Cover the one you use least; you can still throw its colour.
