### The lesson of Dungeon Dice: one thing at the moment it matters.

lesson-aim = You are Ada, and Bo wants to be more famous than you. Four fame win: from trophies, artifacts, and experience. You have a sword and a shield, a bomb and a potion. Everything here is a die.
lesson-search = On your turn you search the dungeon or rest. Searching draws a die from the black bag: a monster, mostly.
lesson-search-wrong = Resting heals wounds, and you have none. Search.
lesson-decide = A Goblin of level 2: it will roll two monster dice. You have a level die and your gear. Behind it lies a chest. Fight or flee?
lesson-decide-wrong = Fleeing costs nothing, but it brings nothing either: no chest, no experience. Two dice are not too many for you. Fight.
lesson-declare = Say which dice you fight with. Only what you name is rolled. Name one of them.
lesson-declare-wrong = You would fight with your level die alone. You have two hands: put something in them.
lesson-hands = One hand is still free, and both your dice need one hand each. Name the other too.
lesson-hands-wrong = A free hand helps nobody. Take the other die along.
lesson-rolled = Both sides are rolled and added up: 4 for you, 5 for the Goblin. Higher wins. A tie wins too, but hurts; less is a wound and no reward. It isn’t over yet.
lesson-symbol = Your sword shows a symbol: it rolls one of your dice again, and costs nothing. What do you do?
lesson-symbol-pass = With 4 against 5 you would lose now. Use the sword’s symbol first.
lesson-symbol-side = For the monsters? That is what one does to others. Use the sword’s symbol for yourself.
lesson-symbol-wrong = That die would be used up. The sword’s symbol is free: first what costs nothing.
lesson-lowest = Which of your dice is rolled again? Your level die shows 1, and it can show up to 5.
lesson-lowest-wrong = The shield never shows more than 2, and the sword lies well already. Most is to be gained with the level die.
lesson-sabotage = A 3: you are ahead, 6 to 5. But Bo doesn’t want you to win and throws a bomb for the Goblin: now it is 6 to 7. In this game that is allowed.
lesson-answer = You are one short, and you have a bomb (2 to 5) and a potion (1 to 3). One of them is sure to win. What do you do?
lesson-answer-pass = Then you lose: a wound, and no chest. You still have something in your pockets.
lesson-answer-brew = A potion may add only 1: that would be a tie, and a wound. The bomb adds 2 at least: that wins for certain.
lesson-answer-side = That would be for the other side. You want to win this.
lesson-won = Won! You gain a level of experience and a better sword from the chest; the bomb goes back into its bag. So you grow, search after search, until you dare to face the big ones with trophies. You can also play together against the dungeon. Have fun.

## In the first games

first-way = Search, unless you are hurt: what comes out of the bag brings experience, loot and fame. Resting mends you.
first-decide = Your first fight. Count: a hero die is worth 3, a monster die 3½, and a tie wins at the price of a wound. “Flee” says what leaving costs.
first-call = A friend who helps rolls all their dice with yours, and may want something for it.
first-declare = Only dice you name are rolled: two hands, one armour, one bow. An empty hand helps nobody.
first-symbols = The dice lie. Now use what they show: swords roll one of yours again, armour one of theirs; bombs and potions still count, too.
first-reward = Your first chest. What you take is yours; a locked one wants a key and holds an artifact, which is fame.
first-wounded = A wound: you are 1 weaker in every fight until it is healed, by a rest or a potion.
