### The lesson of Dungeons, Dice & Danger: one thing at the moment it matters.

lesson-aim = You are Ada; Bo plays along on a sheet of his own. Both use the same dice, each for himself. You cross spaces, make your way to the monsters and strike them down. Gems are worth 3 points, gold 2.
lesson-pairs = Four white dice make two pairs, and each pair is added up. A number lets you do one thing: cross a space with that number, or strike a monster that has it. Green spaces at the edge are ways in. See A5, number 3: the Grey Hound lives right behind it, and its number is 8.
lesson-pairing = Which pairs do you make? You want a 3 to get in and an 8 to strike.
lesson-pairing-wrong = These numbers would do something too. But only 3 and 8 take you in at A5 and hit the Grey Hound at once: 1+2 and 4+4.
lesson-enter = One pair after the other. First the way in: cross A5 with the 3.
lesson-enter-wrong = That is a way in on the other side, far from the hound, and it would cost you the 8. Begin with A5.
lesson-strike = A5 touches the hound’s room, so it is in reach now. Strike it with the 8.
lesson-strike-wrong = A new way in can wait. The hound has four lives, and whoever beats it first gets more: strike.
lesson-unused = Good: one of four. Bo did the same, so he is as near as you are. Remember: a pair that you can’t use costs a life point.
lesson-passive = Bo has rolled now. The black die belongs to who rolls; you could use it too, but it costs one of your symbols, and you have only a few. Which pairs do you make?
lesson-passive-wrong = For that you would give away a black-die symbol and get only one 8. The white dice alone give you two 8s, for nothing.
lesson-wound = Two 8s: both may strike the same monster. Go on.
lesson-wound-wrong = The hound is nearly down, and Bo is after it. Strike.
lesson-first = Three of four: the hound is almost yours. Bo took the black die and needs two more. Who beats a monster first gets 2 gems, everybody later only 1.
lesson-black = This roll is yours, so the black 3 may take the place of one white die, for nothing. You need an 8, and a use for the other pair as well. Ways in that are left: any of the edge, but your 3 is taken. Which pairs?
lesson-black-waste = The 8 is there, but what do you do with a 3? A5 is crossed already, and no other 3 is in reach: the pair would be lost, and a life point with it. Find the 8 with a better partner.
lesson-black-wrong = No 8 in it: the hound would get up again, and Bo might be first. 5 and the black 3 make 8.
lesson-kill = There it is. Finish it.
lesson-kill-wrong = First the hound: strike it with the 8. The other pair comes after.
lesson-end = First: 2 gems, 6 points. Bo gets one free hit for it, so never leave the others far behind without need. So it goes on: grey spaces unlock a monster’s white numbers, chests hold torches and life, and the boss counts even if it only half falls. Good luck.

## In the first games

first-pairing = Two pairs out of four dice; only the sums count. Look first which sums you can use: a pair without a use costs life.
first-use = Where does this sum go? A space next to your crosses, a green start, or a monster that bears the number.
first-chest = Your first chest. Life if you are low, torches to mark what no roll gives you, black dice for bad pairs. Each can be taken once.
first-black = The black die cost you a symbol. Two of them kept for a bad round are worth a lot.
first-life = Life lost costs points at the end, and the skull ends the game for you. Open another start: more spaces, fewer lost pairs.
first-defeat = The first to bring a monster down gets the higher reward; everybody else deals it one damage for nothing.
