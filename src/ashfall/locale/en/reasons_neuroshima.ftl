## Why one move is better than another: what is otherwise about the next battle

reason-hq-falls = The HQ of { $seat } falls in phase { $phase }.
reason-hq-stands = The HQ of { $seat } does not fall.
reason-falls = { $unit } falls in phase { $phase }.
reason-falls-by = { $units } { $count ->
    [one] destroys
   *[other] destroy
} { $unit } in phase { $phase }.
reason-stands = { $unit } does not fall.
reason-sooner = { $unit } falls in phase { $phase } instead of { $other }.
reason-later = { $unit } falls only in phase { $phase } instead of { $other }.
reason-freed = { $unit } is free and acts in phase { $phase }.
reason-netted = { $unit } is netted and does not act.
reason-saved = { $units } takes a hit for { $unit }.
reason-reached = { $units } { $count ->
    [one] reaches
   *[other] reach
} the HQ of { $seat }: { $counter } instead of { $instead }.
reason-shielded = { $units } { $count ->
    [one] does
   *[other] do
} less to the HQ of { $seat }: { $counter } instead of { $instead }.
reason-counter = { $seat }: { $counter } instead of { $instead }.
reason-better-in-the-long-run = Better in the long run: { $chance } % against { $other } %.
reason-worse-in-the-long-run = Weaker in the long run: { $chance } % against { $other } %.
reason-no-difference = Changes nothing about the next battle.
