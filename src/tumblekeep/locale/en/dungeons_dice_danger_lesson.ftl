### The lesson of Dungeons, Dice & Danger: one thing at the moment it matters.

lesson-aim = You are Ada; Bo plays on a sheet of his own. Both of you use the same dice, but each plays for themselves. You cross off spaces, reach the monsters and strike them down. Gems are worth 3 points, gold 2.
lesson-pairs = Four white dice make two pairs, and each pair is added up. A number lets you do one thing: cross off a space with that number, or strike a monster that has it. Green spaces at the edge are ways in. See A5, number 3: the Grey Hound lives right behind it, and its number is 8.
lesson-pairing = Which pairs do you make? You want a 3 to get in and an 8 to strike.
lesson-pairing-wrong = These numbers are useful too. But only 3 and 8 take you in at A5 and hit the Grey Hound at once: 1+2 and 4+4.
lesson-enter = One pair after the other. First the way in: cross off A5 with the 3.
lesson-enter-wrong = That way in is on the other side, far from the hound, and it would use up the 8. Begin with A5.
lesson-strike = A5 touches the hound’s room, so the hound is within reach now. Strike it with the 8.
lesson-strike-wrong = A new way in can wait. The hound has four life, and whoever beats it first gets more: strike.
lesson-unused = Good: one of four. Bo did the same, so he is as close as you. Remember: a pair you can’t use costs a life point.
lesson-passive = This time Bo rolled. The black die is free for whoever rolls. You may use it too, but it costs one of your symbols, and you have only a few. Which pairs do you make?
lesson-passive-wrong = That would cost a black-die symbol and give you only one 8. The white dice alone give you two 8s for free.
lesson-wound = Two 8s: both may strike the same monster. Go on.
lesson-wound-wrong = The hound is nearly down, and Bo is after it. Strike.
lesson-first = Three of four: the hound is almost yours. Bo took the black die and needs two more. Whoever beats a monster first gets 2 gems, everybody later only 1.
lesson-black = This roll is yours, so the black 3 may replace one white die for free. You need an 8, and a use for the other pair as well. Almost all ways in at the edge are free, but your 3 is taken. Which pairs?
lesson-black-waste = The 8 is there, but what do you do with a 3? A5 is already crossed off, and no other 3 is within reach: you would lose the pair and a life point. Find a better partner for the 8.
lesson-black-wrong = There is no 8: the hound would survive, and Bo might be first. 5 and the black 3 make 8.
lesson-kill = There it is. Finish it.
lesson-kill-wrong = First the hound: strike it with the 8. The other pair comes after.
lesson-end = First: 2 gems, 6 points. Bo gets one free hit on it, so being first helps the others a little. And so it goes on: grey spaces unlock a monster’s white numbers, chests hold torches and life, and the boss gives points even if it only half falls. Good luck.

## In the first games

first-pairing = Make two pairs from four dice; only the sums count. First look which sums you can use: a pair you can’t use costs life.
first-use = Where does this sum go? A space next to your crosses, a green start, or a monster with that number.
first-chest = Your first chest. Take life if you are low, torches to mark what you don’t roll, black dice for bad pairs. You can take each only once.
first-black = The black die cost you a symbol. Save two of them for a bad round.
first-life = Lost life costs points at the end, and at the skull you are out. Open another start: more spaces, fewer lost pairs.
first-defeat = The first to bring a monster down gets the higher reward; everybody else deals it one damage for free.
