### The lesson of the Castle of Frightening Frosts: one thing at the moment it matters.

lesson-hands = First the hand, then the rules. Pull the die back and let go, three times: nothing counts yet. It has to bounce on the table before it touches the target. The cloud shows where it may come to rest; a calm pull keeps it small.
lesson-aim = You are Ada and play Aristide, with Bo at your side. Bo leads: he has opened the Coin Grotto, and a Waddling Recruit bars the way, a penguin with 5 life. You beat it by throwing dice at a target. The player after the leader begins: you.
lesson-die = You have three dice, one for each of your abilities; an ability works if the symbol is up. Red: Sworn Enemy, 4 more against penguins. Green heals the party. Blue: Melody, 2 more. Nobody is hurt yet. Which die?
lesson-die-wrong = Nobody needs healing yet, and 2 more is less than 4. A penguin stands before you, and penguins are your sworn enemies: take red.
lesson-throw = Now throw. The die has to bounce on the table before it touches the target. The number under it is the damage, the centre counts 10. In a hole, on an edge or off the target: a miss.
lesson-miss = Whatever your hand did: in this story the die falls into a hole, a miss. The penguin strikes back for 1. The red die has been thrown and stays there for the rest of the fight.
lesson-shared = The dice belong to everybody: Bo took green and hit for 1. Only blue is left now, and it is your turn again. Throw.
lesson-empty = In the story you hit for 1; then Bo missed with a white die from the chest. The penguin has 3 life left, and no coloured die is left to throw. You can take the last white die, which you will need against the boss; or take the three dice back, and each of you loses 1 life. You both have 8. What do you do?
lesson-empty-wrong = Then the chest is empty, and the boss is still to come: against him you can’t take the dice back. You have enough life, and penguins fear one of the three dice. Take them back.
lesson-enemy = You have all three dice again. Three life to go. Which one?
lesson-enemy-wrong = Look at your monster. Against a penguin the red die may give 4 more: then any hit is enough.
lesson-third = Your third throw. Take a breath, and throw.
lesson-symbol = In the story it is a 2, and the symbol is up! You may use the ability now, or not.
lesson-symbol-wrong = 2 alone would not beat the penguin. Use your ability: 4 more.
lesson-leader = It is down. The gold is in the chest, the dice come back. And whoever strikes the last blow leads from now on: that is you. The leader looks at two rooms in secret and opens one.
lesson-door = Two doors: in the Skating Court you must make every throw with the weak hand. The Hot Spring Cellar gives each of you 2 life back. You have 7 of 9. Which one?
lesson-door-wrong = With the weak hand you would miss more, and every miss costs life. You have already lost some, and the Hot Spring gives it back.
lesson-end = Well led. Rooms also show shop icons: enough of them, and you may spend your gold. After the third shop the boss wakes up. Some monsters put ice, snow and icebergs on the target: read the card before you throw. Good luck.

## In the first games

first-room = You lead. Many shop icons behind a hard throw are often better than a few behind an easy one: fewer fights, fewer wounds.
first-die = The dice belong to the whole party; each is thrown once in a fight. The colour decides which of your abilities may work, if its icon is up.
first-special = A special throw: do all of it as demanded, or it is a miss, wherever the die lands.
first-throw = Low and flat, with one bounce on the table before the Target. The section is the damage, the centre counts 10.
first-icebergs = Icebergs stand on the table. If a die touches one, the monster loses 1 life, hit or miss.
first-runout = No coloured die is left. A white one is gone for good, and you will need it against the boss; taking the dice back deals everybody damage equal to the monster’s level.
first-shop = A shop. White dice cost 2 and decide the boss fight, because coloured dice do not come back there.
first-scar = A scar covers one ability for good. Cover the one you use least; you can still throw its colour.
