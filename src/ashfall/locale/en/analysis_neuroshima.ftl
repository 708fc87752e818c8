## Analysis

analysis-title = Analysis
analysis-board = Board of the analysis
analysis-mode = What to do
analysis-play = Play moves
analysis-setup = Set up
analysis-side = Side
analysis-army = Army of side { $seat }
analysis-less = One health less
analysis-more = One health more
analysis-turn = Whose turn
analysis-stage = Phase of the turn
analysis-stage-setup = Placing HQs
analysis-stage-start = Before the draw
analysis-stage-discard = Discarding
analysis-stage-act = Using tiles
analysis-none = none
analysis-hand = Hand
analysis-hand-full = The hand is full; click a tile to take it away.
analysis-put = Where tiles go
analysis-where-board = Board
analysis-where-hand = Hand
analysis-where-discards = Discarded
analysis-where-pile = Pile
analysis-take-away = Take { $name } away
analysis-tile = { $name }, { $count } left
analysis-pile-rest = All tiles that are nowhere else.
analysis-pile-set = Set by hand.
analysis-pile-free = What is left
analysis-pile-less = One less in the pile: { $name }
analysis-pile-more = One more in the pile: { $name }
analysis-unit = The chosen unit
analysis-setup-help = Choose a tile and click a hex, or click a unit to move or turn it.
analysis-place = Place { $name }: click a hex
analysis-done = Done
analysis-turn-left = Turn left
analysis-turn-right = Turn right
analysis-wounds =
    { $count ->
        [0] unhurt
        [one] { $count } wound
       *[other] { $count } wounds
    }
analysis-heal = One wound less
analysis-wound = One wound more
analysis-remove = Take off the board
analysis-undo = Undo the last change
analysis-redo = Do it again
analysis-clear = Clear the board
analysis-table = The table
analysis-table-change = Change
analysis-table-armies = Armies in the order of their turns
analysis-table-remove = Leave out: { $army }
analysis-table-empty = New empty position
analysis-table-keep = Keep the tiles
analysis-no-moves = Play a move on the board and it appears here.
analysis-to-start = Back to the position
analysis-battle = Battle now
analysis-no-battle = No unit on the board can act, so there is nothing to fight.
analysis-forecast = Forecast
analysis-best = Best moves
analysis-seconds = Time to think
analysis-time = { $seconds } s
analysis-think = Find moves
analysis-thinking = The bot is thinking.
analysis-think-help = A bot looks for the best moves and tells the chances it sees in them.
analysis-no-ideas = The bot has no advice here.
analysis-first-mend = The position is not possible yet.
analysis-impossible = This position is not possible: { $reason }
analysis-mid-battle = A position cannot be changed in the middle of a battle. Answer first, or go back.
analysis-example = Example position
analysis-file = Position as text
analysis-text = Position file
analysis-copy = Copy
analysis-copied = The position is copied.
analysis-download = Save
analysis-open = Open a file
analysis-take = Use this position
analysis-not-json = This is not JSON text, so it cannot be a position.
analysis-no-position = A position needs "players", a list with the army of each side.
analysis-bad-part = This position cannot be read: "{ $part }" does not have the form that a position file needs.
position-seats = { $count } armies cannot play this way: { $mode }.
position-not-there = this army is not played on { $hexes } hexes: { $army }.
position-no-army = there is no army called “{ $name }”.
position-board = { $count } armies play on { $hexes } hexes.
position-health = health or points go from { $least } to { $most } here: { $seat }.
position-out = a side without health has no units on the board: { $seat }.
position-turn-out = a side without health takes no turn: { $seat }.
position-no-hex = there is no hex { $hex } on this board.
position-hex-taken = two units stand on { $hex }.
position-no-tile = there is no tile called “{ $name }” in this army: { $army }.
position-instant = this is an instant and never stands on the board: { $unit }.
position-wounds =
    { $most ->
        [0] this unit cannot have a wound and live.
        [one] this unit can have one wound at most.
       *[other] this unit can have { $most } wounds at most.
    }
position-hqs = one side has two HQs on the board: { $seat }.
position-hq-gone = the HQ is gone without health: { $seat }.
position-hq-drawn = an HQ stands on the board and is never drawn: { $seat }.
position-hand = at most { $most } tiles lie in the hand of one side: { $seat }.
position-tiles = one side has at most { $most } tiles.
position-net-nobody = the Net of Steel lies on { $hex }, where no unit stands.
position-net-hq = the Net of Steel never lies on an HQ.
position-net-enemy = no enemy of this unit has a Net of Steel.
position-stage = the board, the hands and the piles do not fit this phase: { $stage }.
