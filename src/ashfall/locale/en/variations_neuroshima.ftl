## The tree of moves in the analysis, and its address

analysis-variations = Variations
analysis-positions =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
analysis-start = The position
analysis-to-end = To the end of the main moves
analysis-fold = Hide what follows
analysis-unfold = Show what follows
analysis-promote = Make it the main line
analysis-delete = Delete from here on
analysis-before = The move tried before this one
analysis-after = The move tried after this one
analysis-live = Live
analysis-link = Copy link
analysis-link-copied = The link holds the position and your moves.
analysis-bad-link = This link holds no position that can be read. Perhaps a part of it is missing.
