### The Lantern Walk

title = The Lantern Walk
tagline = One die, one path, one lantern each. Walk as far as you dare, and make camp before the wind does it for you.
origin = An original game: its rules and its path are its author’s own.
goal = Goal: be the first to make camp at the end of the path.

option-path = Steps of the path

## Questions

ask-roll = Roll the lantern die
ask-onward = { $ahead ->
    [one] 1 step from your camp. What now?
   *[other] { $ahead } steps from your camp. What now?
}
onward-walk = Walk on: roll again
onward-camp = Make camp at step { $steps }

## The tale

tale-walked = { $steps ->
    [one] { $who } walks 1 step, { $ahead } since the camp.
   *[other] { $who } walks { $steps } steps, { $ahead } since the camp.
}
    .you = { $steps ->
        [one] You walk 1 step, { $ahead } since the camp.
       *[other] You walk { $steps } steps, { $ahead } since the camp.
    }
tale-camped = { $who } makes camp at step { $step }.
    .you = You make camp at step { $step }.
tale-lantern-out = { $lost ->
    [0] The wind takes { $who }’s lantern. Nothing is lost.
    [one] The wind takes { $who }’s lantern. 1 step is lost.
   *[other] The wind takes { $who }’s lantern. { $lost } steps are lost.
}
    .you = { $lost ->
        [0] The wind takes your lantern. Nothing is lost.
        [one] The wind takes your lantern. 1 step is lost.
       *[other] The wind takes your lantern. { $lost } steps are lost.
    }

## The panels and the end

show-who = Who
show-path = Path
show-way = On the way
show-camp = camp
show-ahead = { $steps ->
    [one] 1 step ahead
   *[other] { $steps } steps ahead
}
won = { $who } is home, with a camp at step { $steps }.

## Why?

why-roll = The die says how far you walk this time. Anything but a 1 takes you ahead; a 1 costs what you have walked since your last camp.
why-onward = You decide whether to risk what you have. One roll in six is a 1 and takes all steps since your last camp; making camp keeps them and ends your turn.

## What tells positions apart

## Medals and records

medal-long-walk = A long walk
medal-long-walk-how = { $count ->
    [one] Walk a step between two camps.
   *[other] Walk { $count } steps or more between two camps.
}
record-walk = Longest walk between two camps
record-walk-value = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
