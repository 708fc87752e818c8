## At the table

table-context =
    { $hexes ->
        [19] { $mode }, turn { $turn }
       *[other] { $mode }, { $hexes } hexes, turn { $turn }
    }
table-board = Board, { $hexes } hexes
table-points = Points
table-in-hand =
    { $count ->
        [one] { $count } tile in hand
       *[other] { $count } tiles in hand
    }
table-pile = { $count } left
table-used = { $count } used
table-after-battle = after a battle now
table-pile-label = to draw
table-used-label = used
table-piles-of = Tiles ({ $name })
table-pile-title =
    { $count ->
        [one] { $count } tile still to draw
       *[other] { $count } tiles still to draw
    }
table-pile-note = By kind; nobody knows the order.
table-used-title =
    { $count ->
        [one] { $count } tile on the discard pile
       *[other] { $count } tiles on the discard pile
    }
table-used-note = The newest first.
table-used-none = Used, destroyed and discarded tiles come here.
table-tile = Tile
table-card-count =
    { $count ->
        [one] { $count } in the army
       *[other] { $count } in the army
    }
table-card-on = on { $hex }
table-card-left = { $count } still to come
table-from = From { $hex }:
table-from-aim = From { $hex } facing { $aim }:
table-forecast = Forecast
table-forecast-now = If the battle began now
table-forecast-after = If the battle came after this
table-forecast-coming = Working it out …
table-forecast-off = This game is played without forecasts.
table-forecast-hidden = The forecast is switched off.
table-outlook = { $name } from { $before } to { $after }
table-outlook-same = { $name } still { $before }
table-outlook-many = { $name }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
table-outlook-none = no HQ would be hit
table-becomes = becomes
table-phase = Phase { $initiative }
table-assumed = Taken for granted:
table-links = Links
table-forecast-switch = Show what a battle would do
table-links-switch = Show nets and links
table-names-switch = Names on the tiles
table-hand = Your hand
table-hand-of = Hand ({ $name })
table-hand-none = Nothing in hand. You draw up to { $count } tiles at the start of your turn.
table-hand-none-other = Nothing in hand.
table-hand-used = All tiles of this turn are used.
table-note-placing = placing now
table-note-playing = playing now
table-note-discarding = discarding
table-your-turn-hint = Place or play tiles, or end the turn.
table-your-turn-units = Place or play tiles, use units with a dotted outline, or end the turn.
table-your-turn-one = In this first turn you may use one tile. Keep or discard the other.
table-your-turn-two = Use up to two tiles in a turn; the rest stay in your hand.
table-discard = Discard one tile
table-discard-hint = Of { $count } tiles one always goes; choose which.
table-setup = Set up your army
table-setup-hint = Choose a hex for it.
table-rule = Rule { $clause }
table-end-anyway = End the turn now?
table-end-unused =
    { $count ->
        [one] { $count } tile could still be used.
       *[other] { $count } tiles could still be used.
    }
table-end-usable = Tiles of your hand can still be used.
table-turn-left = Turn to the left
table-turn-right = Turn to the right
table-pick-hex =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
table-pick-unit =
    { $count ->
        [one] choose the unit
       *[other] choose one of { $count } units
    }
table-pick-target =
    { $count ->
        [one] choose the target
       *[other] choose one of { $count } targets
    }
table-pick-tile = choose a tile of your hand
table-where-on = on { $hex }
table-where-to = to { $hex }
table-where-facing = facing { $aim }
table-where-both = { $unit } on { $target }
table-do-place = Place { $tile }
table-do-execute = Execute with { $tile }
table-do-replace = Bring in { $tile }
table-do-play = Play { $tile }
table-do-discard = Discard { $tile }
table-do-waste = Use { $tile } without effect
table-do-unit-mobility = Move { $unit }
table-do-unit-rotate = Turn { $unit }
table-do-unit-transport = Carry { $unit }
table-do-unit-push = Push with { $unit }
table-do-unit-grab = Pull with { $unit }
table-do-unit-net = Throw the Net of Steel
table-do-unit-replace = Replace { $unit }
table-act-mobility = Move
table-act-rotate = Turn
table-act-transport = Be carried
table-act-push = Push back
table-act-grab = Pull an enemy
table-act-net = Throw the Net of Steel
table-act-replace = Be replaced
table-actions-of = What { $unit } can do
table-go-place = Place
table-go-execute = Execute
table-go-replace = Replace
table-go-play = Play
table-go-discard = Discard
table-go-waste = Use up
table-go-mobility = Move
table-go-rotate = Turn
table-go-transport = Carry
table-go-push = Push
table-go-grab = Pull
table-go-net = Throw
table-go-to = Go there
table-go-step = Go there
table-go-scavenge = Fly there
table-hex-empty = empty
table-hex-yours = yours
table-hex-ally = ally
table-hex-enemy = enemy
table-hex-facing = facing { $facing }
table-hex-choice = can be chosen
table-hex-ghost = chosen; Enter confirms
table-hex-ready = can act
table-key-card = Take a tile of the hand
