## Help cards

card-both = { $one } { $two }
card-value = { $name } { $value }
card-share = { $name } { $value } of { $most }
card-points-help = Wounds on the HQs of opponents score. An HQ cannot be destroyed here; it strikes every enemy next to it but never wounds another HQ.
card-attack = { $kind } { $strength }, { $where }
card-edges = { $kind }, { $where }
card-all-sides = on all six sides
card-towards = to the { $directions }
card-printed = Printed { $printed }; { $changes }.
card-change = { $amount } from { $unit }
card-change-attack = one more attack from { $unit }
card-acts =
    { $count ->
        [one] Acts in phase { $phases }.
        [2] Attacks twice, in phases { $phases }.
       *[other] Attacks { $count } times, in phases { $phases }.
    }
card-higher-first = Higher phases come first.
card-not-below-zero = Initiative never falls below 0.
card-no-phase-left = Below phase 0 nothing is left for another attack.
card-no-initiative = No initiative
card-no-initiative-help = It never attacks.
card-netted = In a net
card-netted-help = Held by { $units }. It cannot attack, help or be moved; armor and toughness still count.
card-netted-idle = In a net it does not act.
card-under-net-of-steel = Wherever it goes, it cannot attack, help or be moved; armor and toughness still count.
card-not-netted = Not while it is netted.
card-aims = Aims at { $targets }.
card-aims-nobody = Nobody to hit there now.
card-aims-netted = Out of the net it would aim at { $targets }.
card-aims-nobody-netted = It is netted, and nobody to hit stands there.
card-hit = { $unit } ({ count-wounds })
card-hit-armor = { $unit } ({ count-wounds }, armor takes { $armor })
card-hit-joined = { $unit } (together with the blow)
card-hit-mirror = { $unit } ({ count-wounds }, thrown back by { $mirror })
card-hit-none =
    { $reason ->
        [armor] { $unit } (armor stops it)
        [flying] { $unit } (flies out of reach)
        [hq] { $unit } (an HQ never wounds an HQ)
       *[void] { $unit } (turns the attack away)
    }
card-holds = Holds { $units }.
card-holds-nobody = Nobody is caught now.
card-nets-cancel = Cancels out with the nets of { $units }.
card-nets-nothing = It is netted itself and holds nobody.
card-links-enemy-help = Points at the neighbour, an enemy, on which this tile works.
card-faster = Linked units act earlier in the battle.
card-slower = Linked enemies act later in the battle.
card-reaches = Now: { $units }.
card-reaches-nobody = Now: nobody.
card-no-use = No use to { $units }.
card-gives-nothing = In a net it gives nothing.
card-helps-nobody = Taken over, it helps nobody.
card-works-for = Now it works for { $seat }.
card-taken-over = Taken over
card-taken-over-help = { $units } makes it work for { $seat }.
card-granted-medic = { $units } can take all wounds of one attack for it.
card-granted-mobility = { $units } may carry it one hex, turn it, or both, once a turn.
card-granted-grab = Thanks to { $units } it may pull an enemy from two hexes away, once a turn.
card-granted-quartermaster = Thanks to { $units } it may turn a blow into a shot or a shot into a blow, once in a battle.
card-used = Used in this turn.
card-ready = Ready now.
card-no-way = There is no way to use it now.
card-two-hexes = Up to two hexes, thanks to { $units }.
card-when-placed = Only at the moment when it is placed.
card-net-lies = Now it lies on { $unit }.
card-net-free = Free of charge, thanks to { $units }.
card-no-toughness = No toughness
card-no-toughness-help = One wound destroys it.
card-wounds = { $count } of { $most } wounds
card-next-wound = The next wound destroys it.
