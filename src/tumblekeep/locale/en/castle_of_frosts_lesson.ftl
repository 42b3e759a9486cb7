### The lesson of the Castle of Frightening Frosts: one thing at the moment it matters.

lesson-hands = First the hand, then the rules. Pull the die back and let go, three times: nothing counts yet. It has to bounce on the table before it touches the target. The cloud shows where it may come to rest, and a calm pull keeps it small.
lesson-aim = You are Ada and play Aristide, with Bo at your side. Bo leads: he has opened the Coin Grotto, and a Waddling Recruit bars the way, a penguin with 5 life. You beat it with dice that you throw at a target. Whoever sits after the leader begins: you.
lesson-die = Three dice, one for each of your abilities; it works if the symbol is up. Red: Sworn Enemy, 4 more against penguins. Green heals the party. Blue: Melody, 2 more. Nobody is hurt yet. Which die?
lesson-die-wrong = Nobody needs healing yet, and 2 more is less than 4. A penguin stands before you, and penguins are your sworn enemies: take red.
lesson-throw = Now throw. The die has to bounce on the table before it touches the target. The number under it is the damage, the centre counts 10. In a hole, on an edge or beside it: a miss.
lesson-miss = Into a hole: a miss. The penguin strikes who missed, for 1. The red die has been thrown and lies there for the rest of the fight.
lesson-shared = The dice belong to all of you: Bo took green and hit for 1. Only blue is left now, and it is your turn again. Throw.
lesson-empty = You hit for 1, and Bo missed with a white die from the chest. The penguin has 3 life left, and no coloured die is left to throw. Either you take the last white die, which you will miss when the boss comes; or you take the three dice back, and each of you loses 1 life. You both have 8. What do you do?
lesson-empty-wrong = Then the chest is empty, and the boss is still to come: against him the dice can’t be taken back. Life you have enough of, and among the three dice is one that penguins fear. Take them back.
lesson-enemy = All three are yours again. Three life to go. Which one?
lesson-enemy-wrong = Think of who stands there. Against a penguin the red die may give 4 more: that would be enough with any hit.
lesson-third = Your third throw. Take a breath, and throw.
lesson-symbol = A 2, and the symbol is up! You may use the ability now, or leave it.
lesson-symbol-wrong = 2 alone would leave the penguin standing. Use your ability: 4 more.
lesson-leader = Down it goes. The gold is in the chest, the dice come back. And whoever strikes the last blow leads from now on: that is you. The leader looks at two rooms in secret, and opens one.
lesson-door = Two doors: the Skating Court wants every throw to be made with the weak hand. The Hot Spring Cellar gives each of you 2 life back. You have 7 of 9. Which one?
lesson-door-wrong = With the weak hand you would miss more, and every miss costs life, of which you have already lost some. The Hot Spring gives it back.
lesson-end = Well led. Rooms also show shop icons: enough of them, and you may spend your gold. After the third shop the boss wakes up. Some monsters put ice, snow and icebergs on the target: read the card before you throw. Good luck.

## In the first games

first-room = You lead. Many shop icons behind a hard throw are often better than few behind an easy one: fewer fights, fewer wounds.
first-die = The dice belong to the whole party, each is thrown once a fight. The colour says which of your abilities may work, if its icon is up.
first-special = A special throw: it must be done as asked, all of it, or it is a miss wherever the die lies.
first-throw = Low and flat, with one bounce on the table before the Target. The section is the damage, the centre counts 10.
first-icebergs = Icebergs stand on the table: a die that touches one costs the monster 1 life, hit or miss.
first-runout = No coloured die is left. A white one is gone for good and will be missed against the boss; taking them back hurts everybody by the monster’s level.
first-shop = A shop. White dice cost 2 and decide the boss, where coloured dice do not come back.
first-scar = A scar covers one ability for good. Cover the one that serves you least; its colour can still be thrown.
