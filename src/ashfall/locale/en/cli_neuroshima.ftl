## Commands

cli-help-table-armies = keys or files (mine.toml) of the armies, one for each seat, such as moloch,borgo
cli-help-svg = write the drawing to this file
cli-help-battle-file = a position file, or - for standard input
cli-help-battle-jsonl = one position a line on standard input, one result a line on standard output
cli-help-battle-choose = who answers where the rules let a player choose: the first legal move, or the answer that leaves its side best off when the rest is answered by first moves
cli-help-show-file = a position or record file, or - for standard input
cli-help-sim-seats = bots with their options, one for each seat, such as rush,search:iterations=200 or random,./my_bot.py (default: random everywhere)
cli-help-sim-table-armies = keys or files (mine.toml) of the armies, one for each seat; where none are given, all 36 pairs in turn in duels, else a new draw for each game
cli-help-modes = how the game is played:
cli-help-board = hexes of the play area, 19 or 37 (default: as many as the armies need; 37 is for four to six)
cli-help-variants = variants that are played, with commas between them:
cli-help-set = a setting of the rules, such as team_hq_health=20, may be given several times; "ashfall list neuroshima" shows them all
cli-help-play-seats = who plays: human, a bot with its options, or the file of a bot such as ./my_bot.py; default
cli-help-play-load = go on from a record or position file
cli-help-play-cores = how many processes a bot may use to think, for its moves and for hints (default 1)
cli-help-play-quick = do not wait for Enter during battles
cli-help-play-estimates = show what bots think of their chances
cli-left = Left on the board
cli-nobody-left = nobody
cli-health = { $seat } HQ { $health }
cli-choice = Answer: { $move }
cli-no-phase = Nobody acts in this battle.
cli-undecided = The game is not over; to move: { $seat }.
cli-turn = Turn { $number }, { $seat } to move
cli-pile = Pile
cli-points = { $points } points
cli-out = out
cli-side = side { $side }
cli-mode-fact = { $mode }: armies { $seats }, hexes { $boards }
cli-variants-fact = variants: { $variants }
cli-setting-default = default { $value }, ruling { $ruling }
cli-army = Army
cli-shared = Shared victories
cli-bench-random_games_per_s = Random games a second
cli-bench-battles_per_s = Battles a second
cli-bench-copies_per_s = Copies of a state a second
cli-bench-moves_per_s = Random moves a second
cli-bench-import_s = Seconds to import the rules
cli-bench-search = Search iterations a second
cli-bench-greedy = Moves that greedy weighs a second
cli-bench-greedy-decisions = Decisions of greedy a second

## Arena

cli-help-arena-bots = two or more bots with their options, such as rush,search:iterations=200 or greedy,./my_bot.py
cli-help-arena-games = how many games every two bots play (default 84; with --sprt at most 20000)
cli-help-arena-table-armies = keys or files (mine.toml) of the armies that fight all games, one for each seat (default: every two armies in turn; in other modes than duels drawn anew for each round)

## Playing in the terminal

play-first-army = First army
play-second-army = Second army
play-too-narrow = The board needs { $needed } columns, this terminal has { $width }.
play-army-of = Army of player { $number }
play-number = Number or key of an army:
play-random-army = any
play-ask = Number or move (? for help):
play-ask-hex = Hex ({ $hexes }), < to go back:
play-ask-any-hex = One of the hexes in brackets, < to go back:
play-ask-facing = Facing, < to go back:
play-ask-direction = Direction, < to go back:
play-no-tile = No tile is called "{ $name }" here.
play-estimate = { $seat }: the bot puts its chances at { $share }.
play-help =
    Type the number of a choice, then a hex such as C3 and a facing 0 to 5 (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW).
    A whole move works too: place hybrid C2 3. Every legal move is listed by: moves
    undo          take your last move back
    help TILE     what a tile does, by key, name or hex
    hint          ask a bot for good moves
    log           what has happened
    save FILE     write the game (JSON, or plain text if FILE ends in .txt)
    quit          leave
play-legend =
    On a tile: *1 strikes, an arrow shoots, a double arrow is a Gauss shot, !1 strikes friend or foe,
    # nets, = armor, ~ reflects, + link. Below the name: i initiative, h hearts left, NET in a net.
play-group-place = Place { $tile }
play-group-execute = Execute with { $tile }
play-group-play = Play { $tile }
play-group-discard = Discard a tile
play-group-replace = Replace { $unit }
play-group-mobility = Move { $unit }
play-group-rotate = Turn { $unit }
play-group-transport = Carry { $unit }
play-group-push = { $unit } pushes
play-group-grab = { $unit } pulls
play-group-net = Throw the Net of Steel
play-group-step = Take the second step
play-group-to = Choose a hex
play-group-strike = Strike
play-group-scavenge = { $unit } flies

## Puzzles

cli-help-puzzles-action = list them, show one, try moves, solve one, check the proof or rate the difficulty of one or of all, or make new ones
cli-help-puzzles-file = the key of a shipped puzzle, a puzzle file, or - for standard input
cli-help-puzzles-moves = with try: the moves of your turn such as "place mutant C2 3"; without any they are read line by line, an empty line begins the battle
cli-help-puzzles-workers = with check, rate and make: how many processes work (default: one for each core)
cli-help-puzzles-out = with make: the folder for the files of the puzzles
cli-help-puzzles-count = with make: how many puzzles (default 10)
cli-help-puzzles-army = with make: the army that solves
cli-help-puzzles-against = with make: the army of the opponent
cli-help-puzzles-theme = with make: what the solutions shall show, such as pushes
cli-help-puzzles-use = with make: how many tiles have to be used, 1 to 3; three are chosen of five
cli-help-puzzles-turns = with make: 2 for puzzles of two turns
cli-help-puzzles-bot = with make: the bot whose games are mined, with 64 iterations for a move at most (default warlord)
cli-puzzle = Puzzle
cli-puzzle-title = Title
cli-puzzle-level = Level
cli-puzzle-themes = Themes
cli-puzzle-opponent = Against
cli-puzzle-rarity = Rarity
cli-puzzle-nearness = Nearness
cli-puzzle-looks = Looks
cli-puzzle-looks-note = Looks: in which try each bot solves it, a dash where it does not: { $bots }.
cli-puzzle-width = Width
cli-puzzle-filed = In the file
cli-puzzle-solutions = Solutions
cli-puzzle-essential = In essence
cli-puzzle-positions = Positions
cli-puzzle-seconds = Seconds
cli-puzzle-greedy = Greedy
cli-puzzle-greedy-yes = solves it
cli-puzzle-greedy-no = -
cli-puzzle-ask = Move (tiles left to use: { $left }; Enter fights):
cli-puzzle-answer = The opponent answers: { $moves }
cli-puzzle-unsolvable = Nothing solves it.
cli-puzzle-idea = Idea { $number } (solutions: { $count }):
cli-puzzle-miss = Near miss, missing { $missing }:
cli-puzzle-fewer = Fewer tiles do, too: { $count }.
cli-puzzle-examined = Positions examined: { $positions }, seconds: { $seconds }
cli-puzzle-fault-unsolvable = { $puzzle }: nothing solves it.
cli-puzzle-fault-sample = { $puzzle }: its own solution does not solve it.
cli-puzzle-fault-fewer = { $puzzle }: fewer tiles do, too.
cli-puzzle-total = Puzzles that hold: { $holding } of { $count }. Positions examined: { $positions }, seconds: { $seconds }. Solved by the bot greedy: { $greedy }.
