## A table of Hard City

city-context = { $title }, round { $round }
city-you-are-zero = you are Doctor Zero
city-round = Round { $round }
city-round-short = R{ $round }
city-order = Order
city-chaos = Chaos
city-kills = Kills
city-map = Map of the city
city-squad = Squad
city-takes = Takes
city-enemy = Enemy
city-plan = What would happen
city-on-film = And action!
city-waiting = Waiting
city-actions = Actions
city-choices = Choices
city-your-hand = Your cards
city-do-it = Do it
city-plan-empty = Tap a space to move, a mutant to shoot.
city-plan-point = Choose on the map.
city-plan-walk = Move to { $space }
city-plan-walk-with = Move to { $space } with company
city-end-sure = End the turn?
city-end-scores = This still may score: { $what }

## Actions of an officer

city-action-move = Move
city-action-move-about = up to 2 spaces an AP
city-action-quick = Quick shot
city-action-quick-about = targets: { $count }
city-action-aimed = Aimed shot
city-action-aimed-about = targets: { $count }
city-action-melee = Melee
city-action-melee-about = on this space
city-action-reload = Reload
city-action-reload-about = ready to shoot again
city-action-here = Here
city-action-here-about = { $count ->
    [1] here and now
   *[other] choose on the map
}
city-here-open = Open a crate
city-here-weld = Weld
city-here-weld-surely = Weld surely
city-here-evacuate = Evacuate
city-here-unload = Let out
city-here-open-roof = Open the roof
city-here-climb = Climb
city-action-call = Helicopter
city-action-call-about = call it to a space
city-action-equipment = Equipment
city-action-equipment-about = ready: { $count }
city-action-ability = Ability
city-action-ability-about = ready: { $count }
city-action-hand = Pass on
city-action-hand-about = cards: { $count }
city-action-take = Take
city-action-take-about = ready: { $count }
city-action-fang = Fang
city-action-fang-about = runs up to 3 spaces
city-action-end = End turn
city-action-end-about = nothing is lost

## What would come of a plan

city-fact-no-harm = No health lost.
city-fact-harm = { $hp } HP lost on leaving.
city-fact-asked = Doctor Zero may react: { $count }.
city-fact-not-asked = Doctor Zero is not asked.
city-fact-left = AP left: { $count }.
city-fact-falls = You would fall stunned.
city-fact-target = { $name }: dies { $killed } %, falls { $stunned } %.
city-fact-hurt = { $name } loses { $hp } HP on average.
city-fact-reaction = Doctor Zero may react ({ $chance } %).
city-fact-order = Order +{ $points }.
city-fact-chaos = Chaos +{ $points }.

## Counts and spaces in words

city-ap = AP: { $count }
city-ap-lost = AP lost: { $count }
city-hp = HP: { $count } of { $most }
city-stunned = { $name } (stunned)
city-several = { $count } × { $name }
city-crate = police crate
city-box = civilian box
city-cloud = toxic cloud
city-helicopter = helicopter
city-reachable = reachable, AP { $ap }, HP lost { $harm }
city-odds = quick shot { $chance } percent for a hit
city-deploy-here = a mutant can come here
city-choose-here = can be chosen
city-what-is-here = What is here
city-on-space = On { $space }
city-nothing-here = Nothing is here.
city-can-be-done = Can be done here
city-named = space { $letter }
city-ladder = ladder
city-exit = way off the map
city-hatch =
    { $state ->
        [open] roof exit, open
       *[closed] roof exit, closed
    }
city-lamp =
    { $state ->
        [on] area of lamp { $number }, lit
       *[off] area of lamp { $number }, dark
    }
city-zone = zone { $number }: mutants may come here
city-has-moved = has moved
city-has-stood-up = has stood up
city-has-attacked = has attacked

## Questions that the rules may answer

city-auto-takes-civilian = Always pass: a civilian is taken along
city-auto-left-mutants = Always pass: an officer leaves mutants
city-auto-skull-in-shot = Always pass: a skull in a shot
city-auto-skull-in-fight = Always pass: a skull in melee
city-auto-shot-kills = Always pass: a shot kills
city-auto-deployments = AutoDoc places mutants for us
city-auto-mutants = AutoDoc chooses its mutants for us
city-auto-cards = AutoDoc plays its cards for us
city-manhole =
    { $lid ->
        [open] manhole { $number }, open
        [welded] manhole { $number }, welded
       *[closed] manhole { $number }, closed
    }

## While something is played

city-play = Play
city-pause = Pause
city-step = Next event
city-skip = Skip
city-again = See it again

## Replays

city-next-mark = Next point or round
city-previous-mark = Previous point or round
city-mark-round = Round { $value }
city-mark-order = Order: { $value }
city-mark-chaos = Chaos: { $value }

## Officers and their round

city-you = you
city-ally = ally
city-led-by = Led by: { $name }
city-on = on { $space }
city-turn-waiting = to act
city-turn-acting = acting
city-turn-done = has acted
city-turn-stunned = stunned
city-no-ammo = out of ammo
city-shield-up = shield up
city-used-up = used
city-police-gear = police
city-civil-gear = civilian
city-cards-of = Cards: { $name }
city-choose-officer = Choose: { $name }
city-ap-locked = on a card: { $count }
city-ap-left = AP left: { $count }
city-round-word = Round
city-stop-past = has acted
city-stop-now = now
city-stop-coming = to come
city-stop-out = loses the turn

## Goal of the episode

city-goal = Goal
city-goal-title = First to { $goal }
city-to-go = to go: { $count }
city-alarm = One point to go: { $side }.
city-special-rules = Special rules: { $count }
city-only-here = Only in this episode
city-score-kills = { $kills } mutants killed
city-score-evacuated = civilian rescued
city-score-mayor-saved = mayor rescued
city-score-welded = manhole welded
city-score-machine-destroyed =
    { $way ->
        [wins] victory: doom machine destroyed
       *[scores] doom machine destroyed
    }
city-score-civilian-killed = civilian killed
city-score-officer-stunned = officer stunned
city-score-barrel-gone = barrel off the map
city-score-car-attacked = police car attacked
city-score-mayor-gone = mayor off the map
city-score-boat-boarded = mutant in the motorboat
city-score-round-end = round over
city-score-horde = unstoppable horde
city-score-exhausted = chaos deck used up
city-score-cards = chaos cards

## Takes

city-take-opening = Opening: used
city-take-used = used
city-take-clapper = used, closes its left
city-take-ready = Ready now
city-take-waiting = Not yet
city-take-next = Next round
city-take-joins = One more take joins.
city-take-none = No takes are left.
city-take-play = Play the take: { $name }
city-takes-theirs = Takes they may use
city-look-at = Look at: { $name }

## Doctor Zero and AutoDoc

city-cards-held = Cards in hand: { $count }
city-deck-left = Cards in the deck: { $count }
city-last-card = Last card
city-played-text = for its text
city-played-basics = for two of the basics
city-played-instant = as an instant
city-played-reaction = as a reaction
city-discards = Cards that were played
city-no-discards = No card has been played yet.
city-in-supply = in the supply
city-kafar-not-yet = not on the map yet
city-kafar-gone = gone for good
city-kafar-on = HP: { $hp }, on { $space }
city-kafar-to-act = to act
city-kafar-acted = has acted
city-step-draw = Draw
city-step-top = Top half
city-step-join = Queue it
city-step-queue = Queue acts
city-why-draw = AutoDoc draws a card because an officer has acted.
city-why-top = The top half of the card happens now, around { $name }.
city-why-join = The card joins the queue.
city-why-queue = The bottom halves of the queue act, from left to right.
city-why-equal = The card leaves open which mutant acts: you choose, also to your own good.
city-why-deploy = The card brings mutants: what it leaves open you choose, also to your own good.
city-next-after = After this turn ({ $name }) AutoDoc draws a card, then the queue acts.
city-next-first = After each officer AutoDoc draws a card, then the queue acts.
city-half-now = now
city-half-queue = in its queue
city-after-none = This card does not join the queue.
city-queue = The queue, left to right
city-queue-empty = Nothing waits in the queue.
city-queued-now = new: acts from the next step on
city-ap-of = AP of: { $name }
city-letters = Letters: { $count } of { $most }
city-auto-deck = { $count } in the deck, { $discards } discarded

## Doctor Zero's seat

city-kind-action = Action
city-kind-instant = Instant
city-kind-reaction = Reaction
city-kind-special = Special
city-basic-deploy = Deploy
city-basic-move = Move
city-basic-attack = Attack
city-text-play = Text: ready
city-text-instant = Before your action
city-text-react = Fits now
city-note-reaction = You will be asked when it fits
city-hand-empty = No cards: you draw next round, or draw 1 now.
city-zero-turn = Your turn, Doctor Zero
city-zero-how = An instant first if you like, then one of these:
city-way-instant = Instant: tap its text
city-way-play = A card for its text: tap the text
city-way-basics = Two of three values: tap both
city-way-draw = Draw a card
city-way-kafar = K.A.F.A.R. acts
city-acts-deploy = left: { $count }; in the zone, one on a space
city-acts-move = left: { $count }; each moves once, or stands up
city-acts-attack = left: { $count }; each attacks once
city-acts-none = left out
city-acts-how = In any order. Tap a mutant, then a space; tap a plus to deploy.
city-acts-after = left: { $count }, then { $after }
city-taken-up = Mutants taken up: { $count }
city-taken-up-how = Tap a space: they go there, or as near as they can.
city-gather = Take up several
city-gather-how = Or Shift and click, or draw a frame.
city-plan-march = Mutants that go towards { $space }: { $count }
city-roll-how-far = How far it rolls
city-plan-goes = { $name }: to { $to }
city-plan-goes-with = { $name }: to { $to }, with { $load }
city-goes = { $name }, { $from } → { $to }
city-stays = { $name }, { $space }: stays
city-stands = { $name }, { $space }
city-leave-out = Leave out: { $name }, { $space }
city-plan-cards = Choose a card: its text, or two of its values.
city-done = Done
city-next-to-deploy = Next to deploy
city-left = left: { $count }
city-kafar-short-not-yet = not yet
city-kafar-short-on-map = on the map
city-kafar-short-gone = gone

## Dice

city-roll-shot = Quick shot: { $name } at { $space }
city-roll-barrel = Shot at a barrel: { $name } at { $space }
city-roll-machine = Shot at the doom machine: { $name }
city-roll-melee = Melee: { $name } on { $space }
city-roll-welding = Welding: { $name } on { $space }
city-rail-target = Target
city-rail-roll = Roll
city-rail-reroll = Re-roll
city-rail-skulls = Skulls
city-rail-reaction = Doctor Zero
city-rail-damage = Damage
city-tray-reroll = Roll a die again?
city-tray-skulls = Pay for the skulls?
city-reroll-die = Roll again: { $face }
city-reroll-mean = again: { $hits } hits
city-keep-dice = Keep the dice
city-pay-skulls =
    { $count ->
        [0] Leave it
       *[other] Pay { $count }
    }
city-pay-skulls-for =
    { $count ->
        [0] Leave it: damage { $damage }
       *[other] Pay { $count }: damage { $damage }
    }
city-damage-now = Damage as they lie: { $count }.
city-hits-needed = Needed: { $count }.
city-skull-note = Paid or not, a skull lets Doctor Zero react.
city-damage = Damage: { $count }
city-spread-left = Damage left to hand out: { $count } of { $total }.
city-spread-do = Hand it out so
city-less = One less
city-more = One more
city-in-tray = Answer in the window on the map.

## What an answer comes to

city-out-killed = Mutants that die: { $count }.
city-out-stunned = Stunned: { $count }.
city-out-mean = On average { $kills } die, { $stuns } are stunned.
city-out-civilian = A civilian dies.
city-out-falls = { $name } falls stunned; the enemy draws a card.
city-out-nothing = Nothing more happens.
city-happens-welded = The manhole is welded.
city-happens-weld-failed = The manhole stays open.
city-happens-barrel-exploded = The barrel explodes.
city-happens-machine-destroyed = The doom machine is destroyed.

## Headings of the log

city-log-round = Round { $round }: start
city-log-turn = Round { $round } · { $name }

## Waiting and reactions

city-waiting-for = Waiting for: { $name }
city-react-asked = Doctor Zero may react. He is asked whenever he holds a card, so it tells nothing.
city-react-fits = Cards that do not fit: { $count }. A reaction draws a new card.
city-react-none = No card fits. Cards: { $count }.
city-react-with = React with
city-react-play = Play: { $name }
city-pass = Pass
city-seconds = { $count } s
city-no-limit = No time limit
city-keep = Keep this one
city-keep-about = The other one goes back.

## Advice of a bot

city-hint = Hint
city-ideas-note = What a strong bot would do in your place. It knows only what you may know.
city-idea-chance = { $percent } % to win
city-idea-won = as good as won
city-idea-ahead = you are ahead
city-idea-even = all is open
city-idea-behind = you are behind
city-idea-lost = hardly to be won
city-idea-as-good = about as good
city-idea-little-worse = a little worse
city-idea-worse = clearly worse
city-idea-gain = Gain:
city-idea-risk = Risk:
city-idea-quiet = Nothing comes of it at once.
city-idea-plan = Plan it
city-idea-planned = Planned
city-idea-played = played in the game
