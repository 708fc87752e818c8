## Tasks of Hard City

hc-task-goal-mutant_killed = { $count ->
    [one] Kill { $count } mutant.
   *[other] Kill { $count } mutants.
}
hc-task-goal-evacuated = { $count ->
    [one] Bring { $count } person to safety.
   *[other] Bring { $count } people to safety.
}
hc-task-goal-welded = { $count ->
    [one] Weld { $count } manhole.
   *[other] Weld { $count } manholes.
}
hc-task-goal-roof_opened = Open the roof.
hc-task-goal-machine_destroyed = Destroy the doom machine.
hc-task-goal-event = { $event }: at least { $count }.
hc-task-goal-at = { $officer } stands on { $space } in the end.
hc-task-goal-helicopter = The helicopter is over { $space } in the end.
hc-task-goal-made = Make the move "{ $verb }".
hc-task-goal-hp = { $officer } has at least { $hp } HP in the end.
hc-task-goal-unless = But not: { $goals }
hc-task-never-officer_hurt = No officer loses HP.
hc-task-never-civilian_killed = No civilian dies.
hc-task-never-event = Never: { $event }.
hc-task-standing = Everybody stays on their feet.
hc-task-level-1 = Cadet
hc-task-level-2 = On patrol
hc-task-level-3 = Sergeant
hc-task-level-4 = Lieutenant
hc-task-level-5 = Captain
hc-task-theme-rescue = rescue
hc-task-theme-kills = kills
hc-task-theme-melee = melee
hc-task-theme-shooting = shooting
hc-task-theme-walking = walking
hc-task-theme-equipment = equipment
hc-task-theme-explosion = explosion
hc-task-theme-welding = welding
hc-task-theme-mayor = the mayor
hc-task-theme-takes = takes
hc-task-theme-abilities = abilities
hc-task-theme-darkness = darkness
hc-task-theme-risk = risk
hc-task-solved = Solved: no choice gave chance away.
hc-task-unsolved = Not solved: some choice gave chance away.
hc-task-unfinished = The turn is not over yet.
hc-task-done = The goal is reached.
hc-task-reached = The dice were kind: the goal is reached.
hc-task-missed = The dice were not kind: the goal is not reached.
hc-task-lost = The goal is not reached.
hc-task-kept = Your choices kept { $kept } of { $best }: a chance of { $chance }.
hc-task-slip = { $move }: { $best } became { $left }. Better: { $better }.
hc-task-hint-themes = Think of this: { $themes }.
hc-task-hint-not = It looks good, but gives chance away: { $move }.
hc-task-hint-first = Begin like this: { $move }.
hc-task-title = Tasks
hc-task-lead = One officer, one turn, real dice. Every choice is compared with the best one: play well, and you have solved it, whatever the dice say.
hc-task-begin = Start
hc-task-go-on = Next one
hc-task-today = Task of the day
hc-task-progress = { $done } of { $total } solved
hc-task-is-solved = Solved
hc-task-is-tried = Tried
hc-task-over = Task { $number } · { $level }
hc-task-best = Best play: { $chance }.
hc-task-all = All tasks
hc-task-next = Next task
hc-task-again = Throw again
hc-task-hint = Hint
hc-task-judge = Judge it
hc-task-unknown = There is no such task.
hc-task-no-back = The dice have fallen: nothing is taken back here. Throw again to begin anew.
