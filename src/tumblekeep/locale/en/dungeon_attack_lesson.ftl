### The lesson of Dungeon Attack!: one thing at the moment it matters.

lesson-aim = You are Ada, the Mighty Warrior; Bo, the Guardian, is on your side. Fourteen monster dice wait behind the door. Each one you beat is treasure later: you want gold, potions and weapons, and in the end an artifact.
lesson-door = On your turn you do one thing. Bust the door: every monster in the dungeon is rolled at once, by you.
lesson-door-pass = You may wait, but nothing comes of it: monsters don’t leave by themselves, and if everybody waits, the level ends without treasure. Bust the door.
lesson-faces = Three faces. Defeated: it is yours. Moving: it slips back into the dungeon. Fighting: it stays and faces you. Your rating is 3: of the defeated you keep three at most.
lesson-fury = Two have fallen and you could keep three. Your Battle Fury rolls one moving monster again: use it.
lesson-fury-keep = There is room for a third die, and the fury costs nothing. Rolled again, a moving monster falls one time in three. Try it.
lesson-stay = It fell: three are yours. The moving ones are gone, four still face you. Did they hurt you? No: you take a hit only if the fighting ones are more than the fallen and more than the moving. If all of them fight, each is a hit.
lesson-fight = Bo went in and was hit: six fight him, one moved, none fell. Now it is you again, and four monsters face you. Then there are only two ways: fight, or flee.
lesson-fight-flee = Fleeing leaves a die you have won behind, and hands your monsters to Bo, who has six already. Four dice against a rating of 3: stay and fight.
lesson-rating = Three fallen, one moving, none fighting. Roll the moving one again? Think of your rating.
lesson-rating-fury = Your rating is 3, and three have fallen: a fourth could not be kept. But the die could come up fighting. Leave the dice as they lie.
lesson-friend = Bo was hit again. Stunned, wounded, knocked out: one more hit and he is down, loses all he has won, and his four monsters come to you. You are free. What do you do?
lesson-friend-bust = The three in the dungeon can wait, Bo can’t: on his turn he has to fight four dice, wounded. Take over his fight while you are healthy.
lesson-friend-pass = Then Bo fights alone, wounded, and it may be his last roll. Take over his fight.
lesson-treasure = Well done: you took them over and beat three. Bo got his breath back, and together you nearly cleared the level. One monster is left, and then comes what all this was for.
lesson-make = The level is cleared, and you roll every die you have won. Fighting ones were worth a coin each. The four defeated ones carry magic: one die makes a potion, two make a weapon. What will you have? Leave nothing behind.
lesson-make-wrong = That would leave magic lying about. One die a potion, two dice a weapon: use all four.
lesson-end = That is the game: three such levels, later with bosses. At the end the party counts: 16 gold, 4 potions and weapons, 1 artifact, each is a feat. A potion heals; a weapon raises your rating and rolls a die again. Keep an eye on each other, and off you go.

## In the first games

first-act = One action, then the next adventurer. While you are healthy, bust the door: the more dice, the more may fall.
first-reroll = Something of yours rolls a die again. Worth it while fewer have fallen than your rating; a skull beyond that is lost.
first-hurt = A hit: more fangs than skulls and more fangs than feet. Stunned, wounded, knocked out: recover before the third.
first-escape = You may hand your monsters on. Look who gets them: a friend in good health minds less than you.
first-make = Your first treasure. Two skulls make a weapon, which lasts; one makes a potion, which is drunk. The party wants four of them in the end.
first-hire = A retainer costs 3 gold and helps once, when it matters. But 16 gold must be left at the end.
