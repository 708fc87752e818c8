## Replays

replay-title = Replay
replay-context = Replay: { $one } against { $two }
replay-context-many = Replay: { $sides }
replay-loading = The game is being fetched.
replay-board = Board of the replay
replay-tile = What the tile does
replay-left = { $count } left
replay-used = { $count } used
replay-log = Moves
replay-no-moves = No move has been made in this game.
replay-setup = Set-up
replay-turn = Turn { $number } · { $side }
replay-moves = Move
replay-step = Move { $ply } of { $count }
replay-battle-at = Watch the battle at move { $ply }
replay-chart = Health over the game.
replay-chart-points = Points over the game.
replay-chart-side = { $side }: from { $before } to { $after }.
replay-controls = Go through the game
replay-back = One move back
replay-forward = One move on
replay-previous-turn = Previous turn
replay-next-turn = Next turn
replay-previous-battle = Previous battle
replay-next-battle = Next battle
replay-watch = Watch the battle
replay-key-forward = One move on; with Shift one turn
replay-key-back = One move back; with Shift one turn
replay-key-start = To the start
replay-key-end = To the end
replay-key-battle = Watch the battle of this move
replay-key-leave = Back to the board
replay-share = Share this move
replay-share-note = The link opens the game at move { $ply }.
replay-files = Save and share
replay-address = Link to this move
replay-download-json = Record as JSON
replay-download-text = Record as plain text
replay-seed = Seed of the game: { $seed }
replay-open = Open a record
replay-open-help = Choose a record file, or drop it anywhere on this page, to watch the game.
replay-drop = Drop a record or a position here
replay-too-large = { $name } is too large for a record.
replay-to-table = To the table
replay-continue = Play on from here
replay-analyse = Analyse from here
replay-make-puzzle = Make a puzzle
replay-opponent = Opponent
replay-against-bot = A bot
replay-against-bots = Bots
replay-one-screen = On one screen
replay-my-side = I play
replay-level = Level
replay-new-luck =
    { $game ->
        [hardcity] Dice and cards that nobody has seen yet come anew: not as they did in this game.
       *[neuroshima] The tiles still to be drawn are shuffled anew: they come in another order than in this game.
    }
replay-over = The game is over at this move. Go back to an earlier one and play on from there.
replay-start = Play on
