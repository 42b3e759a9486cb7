### The lesson of Dungeon Dice: one thing at the moment it matters.

lesson-aim = You are Ada, and Bo wants to be more famous than you. Whoever has four fame wins: it comes from trophies, artifacts and experience. You have a sword and a shield, a bomb and a potion. Everything here is a die.
lesson-search = On your turn you search the dungeon or rest. When you search, you draw a die from the black bag: usually a monster.
lesson-search-wrong = Resting heals wounds, and you have none. Search.
lesson-decide = A Goblin of level 2: it will roll two monster dice. You have a level die and your gear. Behind it lies a chest. Fight or flee?
lesson-decide-wrong = Fleeing costs nothing, but gains nothing either: no chest, no experience. You can beat two dice. Fight.
lesson-declare = Choose the dice you fight with. Only the chosen dice are rolled. Choose one.
lesson-declare-wrong = You would fight with your level die alone. You have two hands: put something in them.
lesson-hands = One hand is still free, and your other die needs only one hand. Choose it too.
lesson-hands-wrong = An empty hand helps nobody. Take the other die too.
lesson-rolled = Both sides roll and add up their dice: 4 for you, 5 for the Goblin. The higher total wins. A tie wins too, but costs a wound; a lower total means a wound and no reward. It isn’t over yet.
lesson-symbol = Your sword shows a symbol: it rerolls one of your dice for free. What do you do?
lesson-symbol-pass = With 4 against 5 you would lose now. Use the sword’s symbol first.
lesson-symbol-side = For the monsters? You do that to rivals. Use the sword’s symbol for yourself.
lesson-symbol-wrong = That would use up the die. The sword’s symbol is free: use free things first.
lesson-lowest = Which of your dice do you reroll? Your level die shows 1, and it can show up to 5.
lesson-lowest-wrong = The shield never shows more than 2, and the sword has rolled well. The level die has the most to gain.
lesson-sabotage = A 3: you are ahead, 6 to 5. But Bo doesn’t want you to win and throws a bomb for the Goblin: now it is 6 to 7. In this game that is allowed.
lesson-answer = You are one short, and you have a bomb (2 to 5) and a potion (1 to 3). One of them is sure to win. What do you do?
lesson-answer-pass = Then you lose: a wound, and no chest. You still have something in your pockets.
lesson-answer-brew = A potion may add only 1: that would be a tie, and a wound. The bomb adds at least 2: that wins for certain.
lesson-answer-side = That would help the other side. You want to win this fight.
lesson-won = Won! You gain a level of experience and a better sword from the chest; the bomb goes back into its bag. Search by search you get stronger, until you dare to face the big ones with trophies. You can also play together against the dungeon. Have fun.

## In the first games

first-way = Search, unless you are hurt: the bag brings experience, loot and fame. Resting heals you.
first-decide = Your first fight. Rule of thumb: a hero die is worth 3, a monster die 3½, and a tie wins but costs a wound. “Flee” says what leaving costs.
first-call = A friend who helps rolls all their dice with yours, and may want something for it.
first-declare = Only the dice you choose are rolled: two hands, one armor, one bow. An empty hand helps nobody.
first-symbols = The dice are rolled. Now use their symbols: swords reroll one of yours, armor one of theirs. Bombs and potions still count, too.
first-reward = Your first chest. What you take is yours. A locked chest needs a key and holds an artifact, which is fame.
first-wounded = A wound: you are 1 weaker in every fight until you heal it with a rest or a potion.
