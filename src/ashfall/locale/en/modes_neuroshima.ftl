## Each way to play, in short

mode-in-short = { $mode }, in short
mode-duel-short-1 = In turn order both place their HQs, each on any empty hex.
mode-duel-short-2 = The first turns draw 1 and 2 tiles, later ones up to 3; of three tiles one must go.
mode-duel-short-3 = A battle is started by Battle, by a full board and by the end of a pile.
mode-duel-short-4 = Whose HQ is destroyed has lost; both in one battle is a draw.
mode-duel-short-5 = Nobody destroyed: more health after the Final Battle wins.
mode-ffa-short-1 = Everybody plays alone, each with 20 health.
mode-ffa-short-2 = The first turns draw 1, 2 and then 3 tiles.
mode-ffa-short-3 = An HQ that falls takes its tiles from the board; the others play on.
mode-ffa-short-4 = The last one standing wins, else the most health after the Final Battle.
mode-ffa-short-5 = A tie for the lead: one more turn for each of them and one more battle.
mode-points-short-1 = Counters start at 0, and no HQ can be destroyed.
mode-points-short-2 = Each wound on the HQ of an opponent is a point for you.
mode-points-short-3 = 20 points win; the battle is fought to its end first.
mode-points-short-4 = Nobody has 20: most points after the Final Battle win.
mode-points-short-5 = The first turns draw 1, 2 and then 3 tiles.
mode-one_vs_two-short-1 = One with 20 health against two allies with 13 each.
mode-one_vs_two-short-2 = Turns go: the one, an ally, the one, the other ally.
mode-one_vs_two-short-3 = The side that first destroys an enemy HQ wins; one of the two is enough.
mode-one_vs_two-short-4 = HQs of both sides fall in one battle: the two win.
mode-one_vs_two-short-5 = Nobody destroyed: more health after the Final Battle, that of the two added up.
mode-teams-short-1 = Two against two; turns alternate between the teams.
mode-teams-short-2 = Modules and HQs help the units of the ally too.
mode-teams-short-3 = Attacks and nets spare allies; only Moloch and its ally are not safe from each other.
mode-teams-short-4 = The team that first destroys an enemy HQ wins.
mode-teams-short-5 = Nobody destroyed: more health of both together after the Final Battle.
