## Puzzles

puzzle-goal-destroy_hq = Destroy the enemy HQ.
puzzle-goal-ahead = Have more health than the enemy after the battle.
puzzle-goal-lose_no_unit = Lose no unit.
puzzle-goal-destroy_unit = Destroy: { $unit }.
puzzle-goal-survive = Keep your HQ standing.
puzzle-use = { $count ->
    [one] Use exactly { $count } offered tile, then the battle begins.
   *[other] Use exactly { $count } of the offered tiles, then the battle begins.
}
puzzle-at-most = { $count ->
    [one] Use at most { $count } offered tile, then the battle begins.
   *[other] Use at most { $count } of the offered tiles, then the battle begins.
}
puzzle-level-1 = First day
puzzle-level-2 = Recruit
puzzle-level-3 = Veteran
puzzle-level-4 = Commander
puzzle-level-5 = Grandmaster
puzzle-theme-initiative = initiative
puzzle-theme-modules = modules
puzzle-theme-nets = nets
puzzle-theme-medics = Medics
puzzle-theme-armor = armor
puzzle-theme-gauss = gauss
puzzle-theme-pushes = pushes
puzzle-theme-movement = movement
puzzle-theme-explosion = explosion
puzzle-theme-instants = instants
puzzle-theme-extra_attack = extra attacks
puzzle-theme-quartermaster = Quartermaster
puzzle-theme-execution = execution
puzzle-theme-replacement = replacement
puzzle-theme-net_of_steel = Net of Steel
puzzle-theme-reflection = reflection
puzzle-theme-grabs = grabs
puzzle-theme-agony = agony
puzzle-theme-hunt = hunt
puzzle-theme-friendly_fire = friendly fire
puzzle-theme-defence = defence
puzzle-solved = Solved, whatever the opponent answers.
puzzle-refused = Not solved: after an answer of the opponent a move is impossible: { $reason }
puzzle-unused = { $count ->
    [one] Not solved: { $count } more tile has to be used before the battle.
   *[other] Not solved: { $count } more tiles have to be used before the battle.
}
puzzle-why-destroy_hq = Not solved: the enemy HQ still has { $other } health.
puzzle-why-ahead = Not solved: you have { $own } health, the enemy { $other }.
puzzle-why-lose_no_unit = Not solved: units lost: { $count }.
puzzle-why-destroy_unit = Not solved: still standing: { $units }.
puzzle-why-survive = Not solved: your own HQ has fallen.
puzzle-refusal-turn = In a puzzle nothing is discarded and the turn is not passed: use tiles, then fight.
puzzle-refusal-uses = No more tiles may be used in this puzzle.
