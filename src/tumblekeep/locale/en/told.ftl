### What people tell of real dice: the words that are suggested, further ones that are understood (with a bar between them),
### and what can be wrong with a report

## Where a die lies

told-bullseye = centre
told-also-bullseye = center | middle | bull | bullseye | bull’s eye | dead centre | dead center
told-hole = hole
told-also-hole = holes | pit
told-edge = edge
told-also-edge = rim | border | bones
told-outside = missed
told-also-outside = miss | off | off the target | off target | outside | table | on the table | floor | on the floor | fell off
told-frozen = frozen
told-also-frozen = frozen template | frozen ring | ice ring
told-weak_point = weak point
told-also-weak_point = weak point template | weakpoint | disc
told-inside = inside
told-also-inside = inside of | in the ring | in the ring of | within
told-in-ring = inside { $template }
told-between = between
told-also-between = half | astride
told-and = and
told-also-and = to
told-touching = touching
told-also-touching = touches | beside
told-or = or
told-also-or = or else | maybe

## What it shows and did

told-symbol = symbol
told-also-symbol = icon | eye | sign
told-icon = icon
told-also-icon = symbol | eye | sign
told-soft_snow = soft snow
told-also-soft_snow = snow | snowflake
told-blank = blank
told-also-blank = plain | no symbol | no icon | no eye | not the symbol
told-bounced = bounced
told-also-bounced = bounce | with a bounce
told-unbounced = no bounce
told-also-unbounced = unbounced | without a bounce | without bounce | did not bounce | didn’t bounce | never bounced | not bounced
told-not = not
told-also-not = no | without
told-unmet = failed
told-also-unmet = not met | not done | not respected
told-iceberg = iceberg
told-also-iceberg = icebergs | berg | bergs
told-iceberg-number = iceberg { $number }
told-not-demand = not { $demand }
told-also-filler = a | an | and it | at | but | dice | die | in | is | it | its | landed | lies | lying | of | on | ring | section | sections | showing | shows | the | up | with

## A flip

told-lies = on the target
told-also-lies = lies | lies well | well | good | fine | ok
told-slipped = off
told-also-slipped = off the target | missed | miss | slipped | fell | table | on the table
told-turned = turned
told-also-turned = turned over
told-unturned = not turned
told-also-unturned = unturned | not turned over | did not turn | didn’t turn | did not turn over | didn’t turn over
told-covers = covers
told-also-covers = on | covering | over

## Dice

told-die-red = red
told-also-die-red = red die
told-die-green = green
told-also-die-green = green die
told-die-blue = blue
told-also-die-blue = blue die
told-die-white = white
told-also-die-white = white die
told-die-snow = snow
told-also-die-snow = snow die
told-die-water = water
told-also-die-water = water die
told-numbered = { $thing } { $number }
told-list = { $first }, { $rest }
told-counted = { $count } × { $thing }
told-who = { $who }

## What is wrong with a report

told-no-empty = Say where the { $die } die landed: { $places }.
told-no-long = That is far too long for one throw.
told-no-word = “{ $word }” does not describe a throw. Say where the die landed: { $places }. Then, if it applies: { $more }.
told-no-two = One die can’t lie { $zone } and { $other }. If it lies between two sections, write 2-3.
told-no-count = { $wanted ->
    [one] One die was thrown, but you described { $given }.
   *[other] { $wanted } dice were thrown, but you described { $given }. Put a slash between them, in this order: { $dice }.
}
told-no-die = The { $die } die was not thrown, or you have described it already. Thrown: { $dice }.
told-no-demand = This throw did not ask for “{ $demand }”.
told-no-not = After “{ $word }”, say what was not met: { $more }.
told-no-which = There are several. Say which: { $places }.
told-no-template = There is no { $template } template on the target.
told-no-inside = A die can lie inside a Frozen template only.
told-no-same = You named the same section twice. A die lies between two different sections.
told-no-number = There is no { $number } on the target. Say where the die landed: { $places }.
told-no-iceberg = Say which iceberg it touched: { $places }.
told-no-berg = There is no iceberg on the target.
told-no-where = One die can’t touch that many things at once. Say where it landed.
told-no-readings = You can give at most { $most } readings of one throw.
told-no-flip = Say “on the target” or “off”. You may add where its centre lies, in millimetres from the centre of the target, at most { $most } away: 40 -25.
told-no-flip-word = “{ $word }” does not describe a flip.
told-no-record = That is not a landing in the format of saved games.
