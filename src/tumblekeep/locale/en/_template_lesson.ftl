### The lesson of The Lantern Walk, and what is said in a first game.

lesson-aim = You are Ada, and Bo walks beside you. The path has 20 steps. Whoever first makes camp at its end has won.
lesson-walk = You rolled a 4 and walked four steps. They are not yours yet: only a camp keeps them. Five of six faces take you further. Walk on.
lesson-walk-camp = Four steps are little for a whole turn. One face of six would cost them, the other five bring more. Walk on.
lesson-camp = Nine steps ahead. Now there is something to lose: make camp and keep them.
lesson-camp-walk = You could, and the odds are still with you. But see first what a camp does: make camp.
lesson-wind = Your camp stands at step 9. Bo rolled a 6, walked on and rolled a 1: the wind took the lantern, and all six steps are lost. A 1 always ends the turn.
lesson-risk = Your turn. A 6: a camp would stand at step 15. Bo is still at the start and you have time, but one more good roll may take you home. Walk on.
lesson-risk-camp = That would be the careful way, and no mistake. Be bold this once: walk on.
lesson-home = A 5: eleven steps, and your camp would stand at step 20. That is the end of the path.
lesson-home-walk = More than enough is no better than enough, and a 1 would take everything. Make camp: you are home.
lesson-end = You are home, and the game is over. That is the whole game: walk as far as you dare, and camp before the wind comes.

first-roll = Roll the die. Anything but a 1 takes you ahead.
first-onward = Walk on, or make camp? A camp keeps your steps. A 1 takes all steps since your last camp.
first-walked = These steps count only once you have made camp.
first-camped = That camp is safe: nothing takes these steps away again.
first-wind = A 1: the lantern is out, and the steps since the last camp are lost. It happens once in six rolls.
