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
puzzle-use-twice = { $count ->
    [one] Two turns: use exactly { $count } offered tile in each. Between them the opponent may use up to { $replies }. Then the battle begins.
   *[other] Two turns: use exactly { $count } of the offered tiles in each. Between them the opponent may use up to { $replies }. Then the battle begins.
}
puzzle-at-most-twice = { $count ->
    [one] Two turns: use at most { $count } offered tile in each. Between them the opponent may use up to { $replies }. Then the battle begins.
   *[other] Two turns: use at most { $count } of the offered tiles in each. Between them the opponent may use up to { $replies }. Then the battle begins.
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
puzzle-theme-knots = knots of nets
puzzle-theme-two_turns = two turns
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
puzzle-why-difference = { $count ->
    [one] The difference: { $units }. Without it the goal would have been reached.
   *[other] The difference: { $units }. Without any one of them the goal would have been reached.
}
puzzle-why-netted = Netted, so without an attack: { $units }.
puzzle-why-early = Fallen before attacking: { $units }.
puzzle-why-second-turn = Your first turn was right: the second one could have done it.
puzzle-why-first-turn = Lost with the first turn: against the best answer the best second turn still lacks { $missing }.
puzzle-why-first-turn-fallen = Lost with the first turn: against the best answer nothing saves your HQ.
puzzle-unended = Not solved: the second turn is still to come.
puzzle-won-hit = The last hit came at initiative { $initiative }: { $units }.
puzzle-won-ahead = You have { $own } health, the enemy { $other }.
puzzle-won-lose_no_unit = All your units stand.
puzzle-won-survive = Your HQ stands with { $own } health.
puzzle-won-early = It was over before the battle.
puzzle-refusal-turn = In a puzzle nothing is discarded and the turn is not passed: use tiles, then fight.
puzzle-refusal-uses = No more tiles may be used in this puzzle.
puzzle-refusal-early = More tiles have to be used before the turn ends.
puzzle-clue-idea = { $theme } { $parts }
puzzle-clue-idea-tempting = { $theme } { $parts } Beware of what comes near: { $tile }.
puzzle-clue-idea-early = { $theme } { $parts } Too early for the first turn: { $tile }.
puzzle-clue-parts = { $count ->
    [one] One thing has to be right.
   *[other] Things that have to be right together: { $count }.
}
puzzle-clue-tile = Think of this: { $tile }.
puzzle-clue-own = It is about { $hex }: { $unit }.
puzzle-clue-moved = Somebody has to leave { $hex }: { $unit }.
puzzle-clue-hurt = The strike goes to { $hex }: { $unit }.
puzzle-clue-net = The net goes to { $hex }: { $unit }.
puzzle-clue-theme-none = Look at the board as it stands when the battle begins.
puzzle-clue-theme-initiative = Count who attacks before whom.
puzzle-clue-theme-modules = A module decides: look whom it touches.
puzzle-clue-theme-nets = Nets decide: whoever is caught does nothing.
puzzle-clue-theme-medics = Mind the Medics: each of them saves only once.
puzzle-clue-theme-armor = Armor weakens shots: mind from which side they come.
puzzle-clue-theme-gauss = A gauss shot goes on through everybody in its line.
puzzle-clue-theme-pushes = Somebody stands in the wrong place and can be pushed.
puzzle-clue-theme-movement = A unit stands in the wrong place and can still move.
puzzle-clue-theme-explosion = Look at what an explosion takes along.
puzzle-clue-theme-instants = Much can be decided before the battle begins.
puzzle-clue-theme-extra_attack = One unit should attack more than once.
puzzle-clue-theme-quartermaster = A Quartermaster makes shots of blows, and blows of shots.
puzzle-clue-theme-execution = One health buys the place of an enemy.
puzzle-clue-theme-replacement = A unit on the board may make room for another.
puzzle-clue-theme-net_of_steel = The Net of Steel silences one unit, wherever it stands.
puzzle-clue-theme-reflection = What is thrown back hits as well.
puzzle-clue-theme-grabs = Somebody can be pulled to where you need them.
puzzle-clue-theme-agony = Who falls may strike once more.
puzzle-clue-theme-hunt = A hunt lets a unit strike before the battle.
puzzle-clue-theme-friendly_fire = Some attacks hit friends, too.
puzzle-clue-theme-defence = First look at what the enemy is about to do to you.
puzzle-clue-theme-knots = Nets upon nets: see which of them stay free.
puzzle-clue-theme-two_turns = Prepare what no answer can undo.
