### The lesson of Dungeon Attack!: one thing at the moment it matters.

lesson-aim = You are Ada, the Mighty Warrior; Bo, the Guardian, is on your side. Fourteen monster dice wait behind the door. Each one you beat becomes treasure later: you want gold, potions and weapons, and in the end an artifact.
lesson-door = On your turn you do one thing. Bust the door: you roll every monster in the dungeon at once.
lesson-door-pass = You may wait, but it gains nothing: monsters don’t leave by themselves, and if everybody waits, the level ends without treasure. Bust the door.
lesson-faces = Three faces. Defeated: it is yours. Moving: it slips back into the dungeon. Fighting: it stays and faces you. Your rating is 3: you keep at most three defeated dice.
lesson-fury = Two have fallen and you could keep three. Your Battle Fury rerolls one moving monster: use it.
lesson-fury-keep = There is room for a third die, and the fury costs nothing. A rerolled monster falls one time in three. Try it.
lesson-stay = It fell: three are yours. The moving ones are gone, four still face you. Did they hurt you? No: you take a hit only if the fighting dice outnumber the defeated and also outnumber the moving. If all of them fight, each one is a hit.
lesson-fight = Bo went in and was hit: six fight him, one moved, none fell. Now it is your turn again, and four monsters face you. You have only two options: fight or flee.
lesson-fight-flee = If you flee, you leave a won die behind and hand your monsters to Bo, who has six already. Four dice against a rating of 3: stay and fight.
lesson-rating = Three defeated, one moving, none fighting. Reroll the moving one? Think of your rating.
lesson-rating-fury = Your rating is 3, and three have fallen: you could not keep a fourth. But the die could come up fighting. Keep the dice.
lesson-friend = Bo was hit again. Stunned, wounded, knocked out: one more hit and he is out, loses all he has won, and his four monsters come to you. You are free. What do you do?
lesson-friend-bust = The three in the dungeon can wait, but Bo can’t: on his turn he has to fight four dice, wounded. Take over his fight while you are healthy.
lesson-friend-pass = Then Bo fights alone, wounded, and it may be his last roll. Take over his fight.
lesson-treasure = Well done: you took them over and beat three. Bo caught his breath, and together you nearly cleared the level. One monster is left, and then comes the treasure.
lesson-make = The level is cleared, and you roll every die you have won. Fighting dice gave a coin each. The four defeated ones carry magic: one die makes a potion, two make a weapon. What will you take? Leave nothing behind.
lesson-make-wrong = That would waste magic. One die makes a potion, two make a weapon: use all four.
lesson-end = That is the game: three levels like this, later with bosses. At the end the party scores a feat for 16 gold, one for 4 potions and weapons, and one for an artifact. A potion heals; a weapon raises your rating and rerolls a die. Keep an eye on each other, and off you go.

## In the first games

first-act = One action, then the next adventurer. While you are healthy, bust the door: the more dice, the more can fall.
first-reroll = You may reroll a die. Do it while you have beaten fewer monsters than your rating: extra skulls are wasted.
first-hurt = A hit: more fangs than skulls, and more fangs than feet. Stunned, wounded, knocked out: recover before the third hit.
first-escape = You may hand your monsters on. Look who gets them: a healthy friend copes better than you.
first-make = Your first treasure. Two skulls make a weapon, which lasts; one makes a potion, which you use up. The party wants four of them in the end.
first-hire = A retainer costs 3 gold and helps once, when it matters. But the party needs 16 gold at the end.
