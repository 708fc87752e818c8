## Every table

table-coming = The table is being set …
table-sides = Players
table-you = You
table-name-army = { $name } · { $army }
# The second and later of those who lead the same.
table-part-again =
    { $number ->
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } { $part }
table-watching = Watching
table-window-yours = Your turn · { $rivals }
table-bot = bot
table-bot-instead = bot, has taken over
table-away = away
table-out = out
table-clock = Time left: { $time }
table-paused = paused
table-clock-paused = The clock waits until the absent player is back.
table-times = ×{ $count }
table-log = Log
table-log-setup = Set-up
table-log-turn = Turn { $number }
table-log-empty = Moves appear here.
table-help = Help
table-help-empty = Point at any tile, or hold it, and its icons are explained here: what it does now, who nets it, who helps it.
table-undo = Undo
table-undo-what = Undo: { $what }
table-menu = Menu
table-bar = Table
table-tools = Tools
table-hint = Ask a bot
table-hint-thinking = The bot is thinking …
table-hint-note = What a strong bot would do, with the chances it sees. Choose one to see it on the board.
table-hint-none = The bot has no advice now.
table-take-back = Take back the last move
table-offer-draw = Offer a draw
table-agree-draw = Agree on a draw
table-resign = Resign
table-resign-title = Resign this game?
table-resign-note = Your opponent wins at once.
table-resign-many = You lose, and the game is over at once.
table-resign-shared = { $name } will lose at once.
table-resign-bot = A bot takes over what you lead, and the others play on.
table-resign-bot-shared = A bot takes over for { $name }, and the others play on.
table-resign-no = Play on
table-share = Share
table-share-note = Whoever opens the link may watch, or take a free seat.
table-settings = Settings
table-seed-hash = The shuffle was fixed at the start; this is its fingerprint, the seed follows at the end: 
table-your-turn = Your turn
table-thinking = { $name } is thinking
table-waiting-away = { $name } cannot be reached
table-claim-in = You may claim the win in { $time }.
table-claim = Claim the win
table-claim-bot-in = A bot may take over in { $time }.
table-claim-bot = Let a bot take over
table-moment = One moment …
table-what-to-do = what shall it do?
table-back = Back
table-end = End turn
table-lost = The connection is lost. Trying again; nothing is lost at the table.
table-gone = This table cannot be reached any more.
table-behind =
    { $count ->
        [one] { $count } move behind
       *[other] { $count } moves behind
    }
table-catch-up = Skip to the present
table-home = Home
table-draw-offered = { $name } would like a draw.
table-draw-waits = You have offered a draw.
table-take-back-asked = { $name } would like to take a move back.
table-take-back-waits = You have asked to take a move back.
table-accept = Accept
table-decline = Decline
table-agreed = Agreed: { $names }.
table-unanswered = Not answered yet: { $names }.
table-end-won = You have won
table-end-won-team = Your team has won
table-end-shared = You share the victory
table-end-lost = You have lost
table-end-lost-team = Your team has lost
table-end-draw = A draw
table-end-won-by = { $name } won
table-end-won-together = { $names } won together
table-place = { $place }.
table-fairness = Fairness
table-show-end = Show the result
table-review = Review the game
table-seed = Seed
table-seed-copy = Copy the seed
table-seed-copied = Seed copied.
table-rematch = Rematch
table-rematch-asked = Rematch offered
table-rematch-accept = Accept the rematch
table-rematch-go = Go to the rematch
table-watch-replay = Watch the replay
table-analyse = Analyse
table-new-game = New game
table-look-at-board = Look at the board
table-handover = Your turn now
table-handover-to = Hand over to { $name }
table-handover-news = What has happened
table-handover-go = I am here
table-handover-note = The menu can switch this card off.
table-keys = Table
table-key-board = Go from space to space
table-key-confirm = Make the chosen move
board-keys = Board
board-closer = Look more closely
board-farther = Look from further away
board-whole = Show the whole board
