## Arena

cli-help-arena = let bots play against each other and tell how sure it is who is stronger
cli-help-arena-sprt = stop as soon as it is clear whether the first bot is LO or HI Elo stronger than the second
cli-help-arena-workers = how many processes play (default: one for each core)
cli-help-arena-journal = keep every finished game in this new file
cli-help-arena-resume = go on with the games of this journal
cli-help-arena-ray = play on the Ray cluster at this address; "local" starts one here
cli-help-arena-report = write a report with tables and plots to this file
arena-bot = Bot
arena-bots = Bots
arena-opponent = Opponent
arena-losses = Losses
arena-score = Score
arena-superiority = Sure
arena-superiority-long = likelihood that the first bot is the stronger one
arena-time = Time a move
arena-mean = Mean
arena-slowest = Slowest
arena-ladder = Ladder
arena-rating = Rating
arena-ratings = Ratings with 95 % intervals
arena-won = Victories
arena-any-bot = any bot
arena-pairs-head = Pairs by points of the first bot
arena-pairs-caption = The last five columns count pairs of games by the points of the first bot.
arena-lead-stronger = { $one } is stronger than { $two }: { $elo } Elo, from { $low } to { $high } with 95 % confidence.
arena-lead-perfect = { $one } took every point from { $two } and is stronger by more than { $elo } Elo with 95 % confidence.
arena-lead-open = These games do not show who is stronger, { $one } or { $two }.
arena-lead-many = { $bot } leads the ladder.
arena-incomplete = Not all games have been played.
arena-verdict-h0 = H0 accepted: { $low } Elo explains the games better than { $high }
arena-verdict-h1 = H1 accepted: { $high } Elo explains the games better than { $low }
arena-verdict-open = no decision yet between { $low } and { $high } Elo
arena-interrupted = Stopped. Every finished game is kept; go on with:
arena-report = Arena report
arena-title-two = { $one } against { $two }
arena-title-many = { $count ->
    [one] { $count } bot against each other
   *[other] { $count } bots against each other
}
arena-ladder-first = First of the ladder
arena-pairs = { $count ->
    [one] in { $count } pair
   *[other] in { $count } pairs
}
arena-strength = Strength
arena-anchor = Elo with 95 % intervals; { $bot } is 0.
arena-llr = Log likelihood ratio of the test (LLR)
arena-axis-pairs = pairs of games
arena-axis-points = points of { $bot } in a pair
arena-axis-moves = moves
arena-running = Elo difference while the games went on, with its 95 % band
arena-pair-scores = Results of pairs
arena-matches = Matches
arena-armies-of = { $bot }, by own army and enemy army
arena-own-enemy = own / enemy
arena-all-enemies = all
arena-grid-key = Share of points, 95 % interval, number of games. ▲ and ▼: the whole interval lies above or below 50 %.
arena-balance = Share of points by army
arena-balance-note = All bots together, games of an army against itself left out. 95 % intervals.
arena-games-and-time = Games and time
arena-lengths = Length of games
arena-time-note = Logarithmic. Box: the middle half of the games; line in it: the median; cross: the slowest move; figure: the mean.
arena-settings = How it was played
arena-seed = Seed
arena-matchups = Armies
arena-command = Command
arena-notes = How to read it
arena-note-pairs = Games come in pairs. Both games of a pair have the same shuffled piles and the same armies at the same seats; the bots change seats. So each bot gets both sides of the same luck.
arena-note-elo = Elo and its interval come from the results of whole pairs, because the two games of a pair depend on each other. A difference of 100 Elo promises 64 % of the points, 200 Elo 76 %, 400 Elo 91 %.
arena-note-ladder = With more than two bots the ladder is one fit over all games (Bradley and Terry), in which every two bots that met are given one win each on top.
arena-note-rounds = Games come in rounds. All games of a round have the same shuffled piles and the same armies at the same seats; the bots move on by one side from game to game, so that each of them leads every side once.
arena-note-ratings = Ratings are those of openskill (Plackett and Luce), from 25 on, with their standard deviation. Who wins is first in a game, the others follow by health or points. A victory that several share counts in parts.

## Puzzles that were made

puzzle-report-title = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-report-lead = Digs: { $digs }, drafts looked at: { $drafts }. Each puzzle is proven, has one idea, no idle unit, and is not solved by the bot greedy, nor by taking the best next move.
puzzle-report-found = Found
puzzle-report-digs = Digs
puzzle-report-mined = From games
puzzle-report-counts = What was found
puzzle-report-pictures = The puzzles
puzzle-report-army = By the army that solves
puzzle-report-opponent = By the opponent
puzzle-report-theme = By theme
puzzle-report-goal = By goal
puzzle-report-difficulty = By difficulty
puzzle-report-rejected = Why drafts were rejected
puzzle-report-goal-destroy_hq = destroy the HQ
puzzle-report-goal-ahead = be ahead
puzzle-report-goal-lose_no_unit = lose no unit
puzzle-report-goal-destroy_unit = destroy a unit
puzzle-report-goal-survive = survive
puzzle-report-reason-bare = hardly a unit has a part in it
puzzle-report-reason-fewer = fewer tiles do
puzzle-report-reason-greedy = solved by the bot greedy
puzzle-report-reason-harmless = nothing to be won
puzzle-report-reason-ideas = several ideas
puzzle-report-reason-long = too much to prove
puzzle-report-reason-misses = no near misses
puzzle-report-reason-obvious = found by taking the best next move
puzzle-report-reason-offer = a tile tempts nobody
puzzle-report-reason-proof = the proof fails
puzzle-report-reason-solutions = too many solutions
puzzle-report-reason-theme = another theme, or none
puzzle-report-reason-unsolvable = no solution
puzzle-report-note = A dig begins with a position of a game or one that is built, and changes it until it is a good puzzle or patience ends. The same seed finds the same puzzles.
