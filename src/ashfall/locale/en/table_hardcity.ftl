## A table of Hard City

city-context = { $title }, round { $round }
city-episode = Episode { $number }
city-mode-versus = one against all
city-mode-coop = together against AutoDoc
city-you-are-zero = you are Doctor Zero
city-round = Round { $round }
city-order = Order
city-chaos = Chaos
city-kills = Kills
city-map = Map of the city
city-squad = Squad
city-takes = Takes
city-enemy = Enemy
city-plan = What would happen
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
city-action-here-about = possible here: { $count }
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
city-hand = Hand: { $count }, deck: { $deck }
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
