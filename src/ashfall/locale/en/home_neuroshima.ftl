## Neuroshima Hex on pages of no game

nh-home-ways = Duel, teams, free-for-all
nh-home-lead = Place units, turn them well, and pick the moment of the battle. Six armies, nineteen hexes.
nh-home-play = Play now
nh-home-against = against
nh-home-level = Level of the bot
nh-home-time = about 15 minutes
mode-duel = Duel
mode-ffa = Free-for-all
mode-points = Points
mode-one_vs_two = One against two
mode-teams = Teams
