### What is said about throws: the table in 3D, special throws, practice. Fetched with a board or a page that throws, so that the first page stays light.

## The table in 3D

stage-table = The table with the target. Pull the die back and let go to throw.
stage-no-3d = This browser can’t show 3D. The sliders below throw just as well.
stage-pull = Pull back and let go
stage-take-die = You look round. To throw, pull back the die itself.
stage-slip = Let go here and it stays in your hand.
stage-power = Power { $power }%
stage-unbounced = No bounce on the table: won’t count
stage-foreseen = Power { $power }%: { $hits } of { $of } would hit
stage-friend-aims = { $who } aims: power { $power }%
goal-chance = { $goal }: { $share }
ring-hole = hole
ring-off = off
ring-void = doesn’t count
height-high = high: it hops
height-low = low: it slides
height-tip = tip
spin-none = no spin: it tumbles
spin-twist = twist: it stays flat
spin-top = top spin: it runs on
spin-back = back spin: it stops
held-short = { $how ->
    [diamond] turned
    [edge] on edge
    [corner] on a corner
   *[flat] flat
  }
held-now = The die is held { $how ->
    [diamond] flat, a corner ahead
    [edge] on an edge
    [corner] on a corner
   *[flat] flat
  }. Press to turn it.
stage-demands = What this throw demands
## Throwing

stage-breathe = Hold to blow, drag sideways to aim, let go at the strength you want
stage-lean = Drag to lean the card; press its edge and let go to flick
stage-tilt = Pull to tip the slide, let go and the die slides
stage-wind = Circle the die to wind it up, then let go behind it
card-under = Flick from below
stage-place = Drag it to its place, or use the arrows
stage-move-prop = Place it again
stage-watching = It is not your throw.
stage-dark = Eyes closed. Feel the pull and let go.
stage-dark-flying = Eyes closed until it rests.
beat-now = Now
beat-palms = Open both palms at once: tap as the ring meets the band
beat-wrists = Part your wrists at once: tap as the ring meets the band
beat-fist = Hit the table: tap as the ring meets the band
beat-jump = Jump: tap while you are in the air
beat-turn = One full turn: circle the die, or hold, and let go at the top
beat-landing = You come down: tap as you land
beat-sway = Throw within a second: tap when it sways least
turn-hold = Hold to turn
beat-strike = It flies up: tap to strike it down
beat-header = It flies up: tap to head it
verdict = How the throw went
advice-softer = Next time a little softer
advice-harder = Next time a little harder
advice-left = Next time a little more to the left
advice-right = Next time a little more to the right
advice-higher = Next time a little higher
advice-lower = Next time a little lower
advice-twist = Next time with more twist
advice-flat = Next time hold it flat
advice-much-softer = Next time much softer
advice-much-harder = Next time much harder
advice-much-left = Next time much more to the left
advice-much-right = Next time much more to the right
advice-much-higher = Next time much higher
advice-much-lower = Next time much lower
advice-otherwise = This hardly ever hits: try something quite different
advice-keep = Well aimed: { $hits } of { $of } such throws hit
advice-steady = No change does clearly better: { $hits } of { $of } such throws hit
advice-gain-hits = { $change }: { $hits } of { $of } hits become { $then }
advice-gain-points = { $change }: { NUMBER($points, maximumFractionDigits: 1) } on average becomes { NUMBER($then, maximumFractionDigits: 1) }
verdict-hit = Hit
verdict-miss = Miss
verdict-again = Throw again
verdict-next = Next throw
verdict-close = Go on
watch-again = Watch again
landed-section = It lies inside a { $value }.
landed-line-area = On the line between { $low } and { $high }: the larger part of it lies on the { $value }, and that counts.
landed-line-corners = On the line between { $low } and { $high }: most of its corners lie on the { $value }, and that counts.
landed-line-corners-low = On the line between { $low } and { $high }: it counts where most corners lie, and the lower number in a tie. Here that is { $value }.
landed-leaning = It leans, but lies on a { $value }.
landed-void-section = It lies on a { $value }, but the throw does not count.
landed-void-line = It lies between { $low } and { $high }, but the throw does not count.
landed-bullseye = Dead centre.
landed-hole = In a hole: it touches the table.
landed-edge = On the edge: it does not count.
landed-outside = Beside the target.
landed-floor = It fell off the table.
landing-close-up = The die as it lies, from above
landed-template = On top of a template.
landed-inside = Inside a ring: it does not count.
landed-flip-on = All of it lies on the target.
landed-flip-off = Part of it touches the table.
judge-yes = met
judge-no = not met
judge-bounced = { $count ->
    [one] one bounce on the table
   *[other] { $count } bounces on the table
}
judge-no-bounce = no bounce on the table first
judge-on = rests on the target
judge-off = does not rest on the target
judge-turned = turned over in the air
judge-not-turned = did not turn over
judge-iceberg = touched iceberg { $number }
spin-pad = Spin: { $top } forward, { $side } sideways. The arrow keys change it, Home clears it.
throw-how-keys = Keys: arrows aim, hold Space and let go.
throw-precise = Sliders
throw-lip = Height of the low end
throw-tilt = Tilt
throw-bend = Bend
throw-wound = Winding
throw-lean = Lean
throw-top = Top spin
throw-side = Side spin
throw-place = Your place at the edge
throw-steady = Steady hand
throw-steady-more = No rings to hit, no wobble: the timing is done for you, as well as an average hand would do it.
prop-which = What to stand there
prop-box = The box
prop-sheet = A hero sheet
prop-turn-left = Turn it to the left
prop-turn-right = Turn it to the right
prop-here = Leave it here
prop-ahead = Prop: how far ahead
prop-aside = Prop: how far aside
prop-turn = Prop: turned by
practice-edition = Edition
practice-short-dungeon_fighter = Fighter
practice-short-castle_of_frosts = Castle
practice-die = Die
practice-throw = Special throw
practice-plain = None: a plain throw
practice-icebergs = With icebergs
practice-title = Practise as long as you like
practice-tally = { $hits } of { $thrown } hit, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice-forget = Reset the count
practice-no-physics = This server has no physics engine, so you can’t throw here.
practice-pick = Which throw?
practice-drills = Drills
practice-map-title = Where the dice landed
practice-map = { $count ->
    [0] No throw of this kind yet on this device.
    [one] The last throw of this kind on this device.
   *[other] The last { $count } throws of this kind on this device.
  }
practice-map-forget = Forget them
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold
drill-free = As you like
drill-ten = Ten throws
drill-rings = Three in the 4 ring
drill-ladder = The ladder
drill-ten-title = Ten throws: beat your best
drill-rings-title = Three dice in the 4 ring or better
drill-ladder-title = One hit with every special throw
drill-ten-now = { $thrown } of { $of } throws, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drill-rings-now = { $done } of { $of } after { $thrown ->
    [one] { $thrown } throw
   *[other] { $thrown } throws
  }
drill-ladder-now = Rung { $rung } of { $of }, { $tries ->
    [one] one try left
   *[other] { $tries } tries left
  }
drill-ten-best = { $count ->
    [one] One point
   *[other] { $count } points
  } with ten throws
drill-rings-best = { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    } for three in the 4 ring
drill-ladder-best = { $count ->
    [one] One rung
   *[other] { $count } rungs
  } climbed
drill-ten-mark = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
drill-rings-mark = { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
drill-ladder-mark = { $count ->
        [one] { $count } rung
       *[other] { $count } rungs
    }
drill-nothing = Not this time: the limit is thirty throws.
drill-first = Your first result: now beat it.
drill-record = Your new best. Before, it was { $best }.
drill-best-was = Your best: { $best }
drill-again = Once more
practice-die-red = Red
practice-die-green = Green
practice-die-blue = Blue
practice-die-white = White
practice-die-snow = Snow
practice-die-water = Water, all three
manner-bank = Stand the box or a sheet at the side, then throw so that the die touches it on its way.
manner-flick = One short flick: pull back a little and let go, or swipe across the die at once.
manner-blow = Hold to blow. The breath rises and falls: let go at the strength you want.
manner-under_leg = The die starts behind your leg: throw flat, under the arch.
manner-blind = Look first. Once you touch the die it is dark until the die rests.
manner-double_bounce = Two bounces on the table before the target: throw flat and a little downwards.
manner-elbow = It balances on your elbow and wobbles. Do not tilt it far, and do not wait long.
manner-prayer = Pull and let go, then tap as the ring meets the band. Or hold with two fingers and lift both at once.
manner-weak_hand = The other hand: left and right are swapped, and it trembles.
manner-borrowed_hand = You move somebody else’s hand: it follows late, and left and right are swapped.
manner-over_card = Stand the card, then throw down hard: a bounce in front of it, then over it.
manner-catapult = Pull back to bend the card, let go to shoot. More bend, more speed and height.
manner-head = Pull and let go: the die flies up. Tap to head it as the ring meets the band.
manner-castle_of_frosts-head = The die sits on your head and wobbles: nod it off gently.
manner-spin = Draw circles round the die to wind it up (keys: hold , or .), then pull back and let go.
manner-nose = It balances on your nose and wobbles more and more: nod it off soon.
manner-back_turned = Your back is turned: push forward instead of pulling. Left and right are swapped.
manner-smash = Pull and let go: the die flies up. Tap to strike it down as the ring meets the band.
manner-eye_level = Your eyes are at the table’s edge: throw without seeing the rings.
manner-jump = Pull and let go to jump, then tap while you are in the air.
manner-under_table = From below the edge: a steep lob up and over it.
manner-dance = Pull and let go. Then turn once in the air: draw a circle round the die, or hold and let go. Tap as you land.
manner-far = One step back: more power, more height.
manner-card_flick = Drag slowly to lean the card, then flick its edge from below. Off the middle, the die goes sideways. It strays a lot.
manner-punch = Pull well back, let go, then tap to punch as the ring meets the band. A weak punch opens no fist.
manner-x = Crossed wrists: left and right are swapped. Tap as the ring meets the band.
manner-ice_wall = Stand the Wall against the rim, then hit it on the way, not too hard.
manner-ice_floe = Lay the Floe in front of you, then bounce the die on it.
manner-pond = Lay the Pond in front of you, then bounce the die inside it.
manner-waterfall = Place the slide’s low end, then pull to tip it and let the die go.
manner-dancing = Pull and let go. Then turn round once: draw a circle round the die, or hold and let go. Tap within a second; the view still sways.
practice-table = Table
table-wood = Wood
table-felt = Felt
table-stone = Stone
table-attic = Attic
table-ice = Ice
table-snow = Snow
drill-course = Course of the week
drill-course-title = The course of the week: nine tables, two throws each
drill-course-now = Hole { $hole } of { $of }, throw { $throw } of { $throws }
drill-course-best = { $count ->
    [one] { $count } point
   *[other] { $count } points
  } on this week’s course
drill-course-mark = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
course-card = Your card
course-holes = Hole
course-total = Total
course-par = Par
course-you = You
challenge-beat = Beat { $beat ->
    [one] { $beat } point
   *[other] { $beat } points
  }
challenge-beaten = You beat { $beat ->
    [one] { $beat } point
   *[other] { $beat } points
  }.
challenge-stands = { $beat ->
    [one] { $beat } point still stands
   *[other] { $beat } points still stand
  }. Try again.
challenge-send = Challenge somebody
challenge-text = I made { $points ->
    [one] { $points } point
   *[other] { $points } points
  } on this week’s dice course. Beat that:
weeks-title = Week by week
weeks-week = Week of
weeks-throws = Throws
weeks-hits = Hits
weeks-points = Points a throw
weeks-course = { $points } (par { $par })
weeks-none = Nothing yet. Throw a few dice, and come back next week.
weeks-device = Kept on this device only.

### Reporting somebody

report-open = Report to whoever runs this server
report-somebody = Report somebody
report-title = Report { $name }
report-whom = Who is it?
report-where = Where was it?
report-nowhere = At no table
report-unknown = They are not told who reported them.
report-why = What is it about?
report-words = What they say
report-name = Their name
report-play = How they play
report-other = Something else
report-note = In your words, if you like
report-known = What they said last at this table goes along. They are not told who reported them.
report-send = Send the report
report-taken = Thank you. Whoever runs this server will read it.

### Your turn

turns-ask = { $who } may take a while. Shall we tell you when it is your turn?
turns-ask-more = On this device, once a turn, never at night. You can change it on your page.
turns-no = No, thanks
turns-told = We tell you on this device, except between 10 pm and 8 am. Change it on your page.
turns-told-open = We tell you while this page is open somewhere.
