## A coach at the table, in a first game

coach-by = { $name }, your coach
coach-got-it = Got it
coach-there = Put it there
coach-leave = Without tips
coach-wish = With a coach
coach-wish-about = One rule and one piece of advice whenever something comes up for the first time.
coach-hq =
    { $effect ->
        [initiative] Your HQ speeds up its neighbours
        [melee] Blows beside your HQ are stronger
        [ranged] Shots beside your HQ are stronger
        [extra_attack] Beside your HQ units attack again
       *[other] First the HQ
    }
coach-hq-rule =
    { $effect ->
        [initiative] Own units on the six hexes around it act one phase earlier.
        [melee] Own units on the six hexes around it strike for 1 more.
        [ranged] Own units on the six hexes around it shoot for 1 more.
        [extra_attack] Own units on the six hexes around it attack once more, one phase later.
       *[other] Once its health is gone, the game is lost.
    }
coach-hq-advice =
    { $place ->
        [open] In the middle it can have six neighbours; a corner has three, but is easier to guard. { $hex } is a good place.
       *[corner] In a corner only three hexes touch it, so it is easier to guard. { $hex } is a good place.
    }
coach-discard = One tile has to go
coach-discard-rule = With three tiles in front of you, one must be discarded before you use the others.
coach-discard-any = Keep what can strike soon or guards your HQ; let go of what would stand idle.
coach-discard-again =
    { $count ->
        [one] { $tile } is easy to spare: one more is still in your pile.
       *[other] { $tile } is easy to spare: { $count } more are still in your pile.
    }
coach-discard-battle =
    { $sign ->
        [good] Keep { $tile }: a battle now would cost the enemy HQ { $gained }, yours { $lost }.
        [bad] { $tile } may go: a battle now would cost your HQ { $lost }, the enemy one { $gained }.
        [even] A battle now would cost either HQ { $lost }: { $tile } may well go.
       *[none] A battle now would cost neither HQ anything: { $tile } may well go.
    }
coach-net = { $unit } is netted
coach-net-rule = A netted unit can do nothing: neither attack nor move nor help others.
coach-net-advice = { $netter } holds it. Destroy it, push it away or net it, and the net is gone.
coach-battle =
    { $cause ->
        [own] You may start a battle
        [theirs] A battle may come soon
       *[full] The board is nearly full
    }
coach-battle-rule =
    { $cause ->
        [own] Battle ends your turn at once: all units act, from the highest initiative down.
        [theirs] { $seat } may play Battle in the next turn: all units act, from the highest initiative down.
       *[full] A full board starts a battle at once: all units act, from the highest initiative down.
    }
coach-battle-advice =
    { $sign ->
        [good] Now it would cost the HQ of { $seat } { $gained } and yours { $lost }: that suits you.
        [bad] Now it would cost your HQ { $lost } and that of { $seat } { $gained }: change that first.
        [even] Now it would cost your HQ { $lost }, and that of { $seat } as much: gain an edge first.
       *[none] Now it would cost neither HQ anything: gain an edge first.
    }
coach-pile = The end is near
coach-pile-rule = Whoever draws their last tile finishes the turn; the other has one more, then comes the Final Battle.
coach-pile-advice =
    { $sign ->
        [ahead] Left to draw: you { $own }, { $seat } { $theirs }. You lead { $mine } to { $rival }: guard your HQ.
        [behind] Left to draw: you { $own }, { $seat } { $theirs }. You are behind, { $mine } to { $rival }: line up attacks.
       *[even] Left to draw: you { $own }, { $seat } { $theirs }. It stands { $mine } to { $rival }: every wound counts.
    }
