## Commands

cli-help-about = Neuroshima Hex in the browser and in the terminal, Hard City in the terminal: play, replay games, measure bots.
cli-help-more = "ashfall COMMAND --help" tells more about a command.
cli-help-commands = Commands
cli-help-version = show the version and leave
cli-help-help = show this help and leave
cli-help-lang = language of the texts (default: that of the system)
cli-help-json = print JSON
cli-help-game = which game, neuroshima or hardcity; each has options of its own, shown by --help after its name
cli-help-seed = number that the shuffling follows (default 0)
cli-help-battle = fight one battle from a position
cli-help-replay = replay a record and show where it leads
cli-help-replay-file = a record in JSON or plain text, or - for standard input
cli-help-replay-at = stop after this many moves
cli-help-show = draw a position or the end of a record
cli-help-sim = play many games without a display and count
cli-help-sim-games = how many games (default 100)
cli-help-puzzles = list, show, try, solve, prove, rate and make puzzles
cli-help-bench = measure the speed of the rules and the bots on one core
cli-help-bench-seconds = time for one measurement (default 1)
cli-help-list = armies, tiles, modes, players and settings; for hardcity episodes, officers and players
cli-help-play = a game in the terminal
cli-help-play-seed = number that the shuffling follows (default: a new one every time)
cli-help-play-save = write the record of the game to this file when it ends or is left
cli-moves-made = Moves made: { $count }
cli-hand = Hand
cli-nothing = nothing
cli-armies = Armies
cli-modes = Modes
cli-players = Players
cli-bot-options = options: { $options }
cli-bot-unlimited = thinks up to { $seconds } s a move unless iterations or seconds say otherwise
cli-settings = Settings
cli-games = Games
cli-wins = Wins
cli-share = Share
cli-seat = Seat
cli-draws = Draws
cli-reasons = How they ended
cli-average-moves = Moves a game
cli-speed = Games a second
cli-unfinished = Stopped at the limit of moves
cli-bench-compiled = Rules compiled
cli-bench-cores = Cores of this machine
cli-bench-python = Python
cli-yes = yes
cli-no = no

## Playing in the terminal

play-enter = Enter to go on
play-unclear = "{ $text }" is neither a choice nor a move here; ? shows help.
play-undone = Taken back: { $move }
play-nothing-to-undo = There is nothing to take back.
play-saved = Saved: { $file }
play-not-saved = Not saved: { $problem }
play-log-empty = Nothing has happened yet.
play-bye = Goodbye.
play-thinks = { $seat }: thinking
play-rescue = "save FILE", "undo" or "quit":
play-hint = What the bot { $bot } would do
play-hint-full = Its memory was used up: it went on with the positions that it had.
play-legal = Legal moves

## Serving the browser client

cli-help-serve = the web server: play in a browser, alone, with friends or against bots
cli-help-serve-host = address to listen at (default 127.0.0.1: only this machine; 0.0.0.0: everybody who can reach it)
cli-help-serve-port = port to listen at (default 8000; 0: any free one)
cli-help-serve-db = where games are kept: a SQLite file, or a URL such as postgresql://user@host/name (default: ashfall/ashfall.db in the user's data folder, which is $XDG_DATA_HOME or ~/.local/share)
cli-help-serve-log = write a line for each request to the error output
cli-serve-ready = Ashfall is at { $address } (Ctrl-C ends it)
cli-help-backup = a copy of the server's database, also while a server uses it
cli-help-backup-out = the new file for the copy; one that is there already is never overwritten
cli-backup-done = A copy of the database is in { $file } ({ $size } kB).

## Measuring the server

cli-help-bench-what = put a whole server under load instead (30 seconds by default)
cli-help-bench-game = the game that is played at the tables of the server (default neuroshima)
cli-help-bench-tables = tables, for the server (default 500 with two players each; of Hard City 200 with three)
cli-bench-tables = Tables
cli-bench-acks = Acknowledged moves a second
cli-bench-p50 = Acknowledgement, median (ms)
cli-bench-p95 = Acknowledgement, 95 % within (ms)
cli-bench-p99 = Acknowledgement, 99 % within (ms)
cli-bench-max = Acknowledgement, slowest (ms)
cli-bench-disk-p99 = The disk itself, 99 % within (ms)
cli-bench-disk-max = The disk itself, slowest (ms)
cli-bench-cpu = Cores that the server keeps busy
cli-bench-cpu-move = Work of the server for each move (ms)
cli-bench-memory-start = Memory of the server at first (MB)
cli-bench-memory-end = Memory of the server at the end (MB)
cli-bench-memory-max = Memory of the server at most (MB)
cli-bench-memory-growth = Growth of its memory (MB a minute)
cli-bench-memory-late-growth = Growth in the second half of the time (MB a minute)
cli-bench-update = An update that somebody hears (kB)
cli-bench-finished = Games finished
cli-bench-refused = Moves refused
cli-bench-dropped = Sockets dropped
cli-bench-stopped = Tables that stopped
cli-bench-opening = Opening tables: { $done } of { $of }
cli-bench-warming = Playing their first moves: { $done } of { $of } tables
cli-bench-measuring = Measuring: { $done } of { $of } s

## Training

cli-help-train = teach the bots to judge positions, by games of the learner against itself
cli-help-train-out = folder for the result; one that holds an unfinished training of the same kind goes on with it
cli-help-train-games = how many games to learn from
cli-help-train-seed = number that all chance follows
cli-help-train-batch = games that are played before anything is learned from them
cli-help-train-decay = how far a result is carried back to earlier positions, 0 to 1
cli-help-train-rate = size of the steps
cli-help-train-heat = how often a worse move is tried
cli-help-train-moves = how many moves, drawn at random, a player looks at
cli-help-train-settled = share of the games after which the result is the mean of all weights, 0 to 1
cli-help-train-check = games between two points of the learning curve
cli-help-train-pairs = pairs of games against the hand-made value for each point
cli-help-train-workers = how many processes play (default: one for each core); the result does not depend on it
cli-train-resumed = { $count ->
    [one] Going on after { $count } game.
   *[other] Going on after { $count } games.
}
cli-train-running = { $speed } games/s, score { $score }
cli-train-point = { $count ->
    [one] After { $count } game: { $score } % of the points against the hand-made value, error { $error }.
   *[other] After { $count } games: { $score } % of the points against the hand-made value, error { $error }.
}
cli-train-interrupted = Stopped. What was learned up to the last checkpoint is kept; go on with:
cli-train-done = Written: { $weights } and { $curve }.
cli-train-curve-title = Learning curve
cli-train-curve-score = Share of points against the hand-made value
cli-train-curve-error = Mean squared error of the predicted results
cli-train-curve-games = games learned from
