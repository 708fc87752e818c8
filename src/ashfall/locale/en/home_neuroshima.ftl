## Neuroshima Hex on pages of no game

nh-home-ways = Duel, teams, free-for-all
nh-home-lead = Place units, turn them well, and pick the moment of the battle. Six armies, nineteen hexes.
nh-home-play = Play now
nh-home-against = against
nh-home-level = Level of the bot
nh-home-time = about 15 minutes
nh-home-puzzle = Puzzle of the day
nh-home-puzzle-solve = Solve
nh-home-puzzle-solved = Solved
nh-home-puzzle-all = All puzzles
nh-home-puzzle-level = Difficulty { $level } of 5
nh-home-puzzle-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
mode-duel = Duel
mode-ffa = Free-for-all
mode-points = Points
mode-one_vs_two = One against two
mode-teams = Teams
