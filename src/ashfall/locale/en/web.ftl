## Clocks

web-clock-none = No clock
web-clock-move =
    { $minutes ->
        [0] { $seconds } s a decision
       *[other] { $minutes } min a decision
    }
web-clock-bank = { $minutes } min + { $seconds } s

## First page

web-home-title = Two games for the board, played right here
web-play-friend = A friend
web-play-more = More
web-continue = Your games
web-continue-waiting = Waiting for players
web-continue-playing = In progress
web-continue-yours = Your turn
web-continue-empty = Nothing is going on. Your games will wait for you here.
web-continue-go = Continue
web-continue-open = Open
web-continue-replay = Replay
web-continue-review = Review the game
web-continue-more = More of your games
web-result-won = You won
web-result-lost = You lost
web-result-drawn = Draw
web-result-over = Finished
web-result-closed = Closed
web-versus = against
web-lobby = Open tables
web-lobby-game = Game
web-lobby-all = Both games
web-lobby-join = Join
web-lobby-empty = Nobody is waiting right now. Open a table and others will see it here.
web-lobby-make = Open a table
web-watch = Being played
web-watch-go = Watch
web-watch-empty = No public games at the moment.
web-row-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-row-rules = own rules
web-game =
    { $game ->
        [hardcity] Hard City
        [neuroshima] Neuroshima Hex
       *[other] { $game }
    }
web-seat-open = open seat
web-seat-anybody = Guest
web-learn = Learn and look around
web-learn-choose = Which game would you like to learn?
web-learn-about-neuroshima = Eleven lessons on armies, battles and nets, two told games and a first one.
web-learn-about-hardcity = Six lessons on officers, mutants and Doctor Zero, and a told first round.
web-learn-steps = First steps
web-learn-steps-about = Neuroshima Hex in eleven short exercises.
web-learn-armies = The six armies
web-learn-armies-about = Every tile and every icon explained.
web-learn-analysis = Analysis board
web-learn-analysis-about = Set up any position, ask the bot, fight the battle.
web-learn-replay = Open a game
web-learn-replay-about = Watch a saved game move by move.

## New game

web-new = New game
web-new-game = Which game?
web-new-game-neuroshima = Two to six armies on a board of hexes. Quick, and every turn counts.
web-new-game-hardcity = Officers against Doctor Zero in five episodes, alone, together or one against all.
web-new-mode = Way to play
web-new-players = Players
web-new-board = Board
web-new-hexes = { $hexes } hexes
web-new-board-large = From five players on, the large board with 37 hexes is used.
web-new-health = Health of each HQ
web-new-who = Opponent
web-new-others = The others
web-new-seats = Seats
web-new-seat = Seat { $number }
web-new-seat-who = Who plays here
web-new-seat-army = Army
web-new-seat-done = Done
web-new-me = You
web-new-me-about = Sit here
web-new-bot = Bot
web-new-bot-about = Six levels
web-new-link = Friend
web-new-link-about = By a link
web-new-local = Same screen
web-new-local-about = One device for all
web-new-open = Anybody
web-new-open-about = Open table
web-new-ally = Ally
web-new-ally-about = Leads both armies
web-new-ally-mine = You lead it too
web-new-ally-theirs = Led by the ally
web-new-level = Level
web-new-mine = Your army
web-new-theirs = Opponent’s army
web-new-first-army = First player’s army
web-new-second-army = Second player’s army
web-new-random = Random
web-new-not-there = Not on 37 hexes
web-new-not-there-about = { $army } cannot be played on 37 hexes. A random army takes its place.
web-new-starts = Who begins
web-new-starts-random = Draw lots
web-new-starts-first = You
web-new-starts-second = Opponent
web-new-starts-one = First player
web-new-starts-two = Second player
web-new-order = Order of play
web-new-order-listed = As listed
web-new-clock = Time to think
web-new-clock-none = No limit
web-new-clock-own = Own setting
web-new-clock-kind = Clock
web-new-clock-kind-move = For each decision
web-new-clock-kind-bank = For the whole game
web-new-clock-minutes = Minutes
web-new-clock-seconds = Seconds
web-new-clock-increment = Extra seconds after each turn
web-new-listed = Show in the lobby
web-new-listed-about = Others can find this game and watch it. If not, only those who have its address.
web-new-casual = Battle forecast
web-new-casual-about = All players may see what a battle would do if it came now. Against bots alone, any move can be taken back.
web-new-again = As last time
web-new-again-go = Again
web-new-start = Start the game
web-new-start-link = Make the link
web-new-start-open = Open the table

## Settings

web-set-profile = You
web-set-name = Your name
web-set-name-help = Others see it at the table. 1 to 24 characters.
web-set-save = Save
web-set-saved = Saved
web-set-look = Look
web-set-theme = Theme
web-set-theme-system = As the device
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-language = Language
web-set-language-system = As the browser
web-set-table = At the table
web-set-forecast = Battle forecast
web-set-forecast-help = Shows on the board what a battle would do now, where the game allows it.
web-set-names = Names on tiles
web-set-names-help = Every unit on the board carries its name.
web-set-confirm = Confirm moves
web-set-confirm-help = A move is made only after a second click or Enter.
web-set-handover = Hand-over card
web-set-handover-help = At one screen it says whose turn it is and what has happened.
web-set-playback = Motion
web-set-speed = Speed of the playback
web-set-motion = Less motion
web-set-motion-help = Nothing flies or fades. Your device may ask for this too.
web-set-sound = Sound
web-set-sound-on = Sound on
web-set-sound-on-help = All of it; the speaker at the table is the same switch.
web-set-effects = Effects
web-set-effects-help = Moves, hits and dice, and a call when it is your turn.
web-set-ambience = Ambience
web-set-ambience-help = Wind over the wasteland, the city at night: far below everything else.
web-set-volume = Volume
web-set-volume-percent = { $percent } %
web-set-sound-try = Listen
web-set-here = All of this is kept in this browser only.

## Waiting room

web-wait-link-title =
    { $count ->
        [one] Invite your friend
       *[other] Invite your friends
    }
web-wait-link-text =
    { $count ->
        [one] Send this link. The game begins as soon as your friend opens it and joins.
       *[other] Send this link to everybody. The game begins as soon as all have joined.
    }
web-wait-open-title = Your table is open
web-wait-open-text = Everybody can see it in the lobby. You can also send the link to someone.
web-wait-seated-title = You have a seat
web-wait-seated-text = The game begins as soon as everybody is here.
web-wait-link = Link to this game
web-wait-copy = Copy
web-wait-copied = Link copied
web-wait-share = Share
web-wait-share-text = A game of { $game }?
web-wait-waiting =
    { $count ->
        [one] Waiting for one more player…
       *[other] Waiting for { $count } more players…
    }
web-wait-keep = Keep this page open. We will call you when the game begins.
web-wait-here = here
web-wait-away = away
web-wait-cancel = Cancel the game
web-wait-cancelled = The game was cancelled.
web-wait-leave = Give the seat back
web-wait-left = You have given the seat back.
web-wait-joined = Everybody is here.
web-join-title = { $name } invites you
web-join-seat = There is a seat for you
web-join-text =
    { $count ->
        [one] One click and the game begins.
       *[other] The game begins as soon as everybody is here.
    }
web-join-go = Join the game
web-join-random = A random army
web-join-yours = Your seat
web-wait-none-title = You need the link
web-wait-none-text = This game waits for someone who was sent a link. Ask for it, or start a game of your own.

## Frame

web-home-link = Ashfall, to the first page
web-skip = Skip to the content
web-nav = Pages
web-nav-home = Play
web-nav-puzzles = Puzzles
web-nav-learn = Learn
web-nav-armies = Armies
web-nav-episodes = Episodes
web-nav-rules = Rules
web-nav-analysis = Analysis
web-nav-settings = Settings
web-close = Close
web-health = Health { $health } of { $most }
web-points = Points { $points } of { $most }
web-keys = Keys
web-keys-page = On this page
web-keys-everywhere = Everywhere
web-keys-help = Show the keys
web-key-space = Space
web-key-up = Up arrow
web-key-down = Down arrow
web-key-left = Left arrow
web-key-right = Right arrow
web-lost-title = Nothing here
web-lost-text = This address leads nowhere. The game may have been cancelled, or the link is incomplete.
web-lost-home = To the first page
web-save-record = Save the record
web-out-short = No connection. Trying again…
web-problem = That did not work: { $reason }
web-problem-offline = The server cannot be reached. Please try again in a moment.
web-problem-too_fast = That was a little fast. Please wait a moment.
web-problem-busy = The bots are busy. Please try again in a moment.
web-problem-many_games = Too many of your games are going on at the same time. Finish one of them first.
web-problem-storage = The server could not read or save this. Nothing has changed; please try again.
web-problem-failed = Something went wrong on the server. It has been noted there.
web-problem-not_found = There is nothing here. Perhaps it was cancelled, or the link is incomplete.
web-problem-begun = The game has begun already.
web-problem-closed = This game is closed: the rules have changed since it began.
web-problem-no_game = This game cannot be played here any more: its rules are not installed.
web-problem-no_seat = There is no free seat for you. Seats that are kept for a friend need the link.
web-problem-not_owner = Only the one who made this game can do that.
web-problem-not_over = The game is not over yet.
web-problem-no_board = This game cannot be shown here yet.
web-problem-over = The game is over here: there is no move left to find.
web-problem-bad_name = A name needs 1 to 24 readable characters.
web-problem-too_large = That is too large to be sent.
web-problem-not_ready = Use the tiles of the puzzle first, then fight.
web-problem-not_solved = Solutions are for those who have solved the puzzle or given it up.
web-problem-not_solvable = Nothing solves this puzzle, so it is not kept.
web-problem-unproven = This puzzle has too many possibilities to be proven here, so it is not kept.
web-problem-many_puzzles = You have made as many puzzles as can be kept for you.
web-problem-rush_moved_on = The rush has moved on to another puzzle.
