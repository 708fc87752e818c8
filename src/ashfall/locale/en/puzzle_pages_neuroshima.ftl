## Pages of puzzles in the browser

puzzles-title = Puzzles
puzzles-number = Puzzle { $number }
puzzles-of-day = Puzzle of the day, { $day }
puzzles-by = Made by { $maker }
puzzles-difficulty = Difficulty
puzzles-themes = Theme
puzzles-tries = Tries
puzzles-solved-in = { $tries ->
    [1] solved at the first try
   *[other] solved with try { $tries }
}
puzzles-tries-so-far = { $tries ->
    [0] none yet
    [one] { $tries } try
   *[other] { $tries } tries
}
puzzles-hint = Hint
puzzles-hints = Hints
puzzles-hint-show = Show the hex
puzzles-sides = Both sides
puzzles-you = { $army }, you
puzzles-reply = The opponent answers with
puzzles-used = { $used } of { $use }
puzzles-used-exactly = { $use ->
    [one] tile to use
   *[other] tiles to use
}
puzzles-used-at-most = tiles at most
puzzles-used-as = used as number { $number }
puzzles-offer = Tiles on offer
puzzles-fight = Fight
puzzles-undo = Undo
puzzles-pick = { $use ->
    [one] Use { $use } tile.
   *[other] Use { $use } tiles.
}
puzzles-pick-tile = Take one from below and put it on the board.
puzzles-waiting = A moment: everything that can happen is looked at.
puzzles-turn = Turn { $turn }. End it when you are ready.
puzzles-ready = Ready to fight. A placed tile can still be turned and moved: click it.
puzzles-more = { $left ->
    [one] { $left } more tile to use.
   *[other] { $left } more tiles to use.
}
puzzles-stuck-used = All tiles are used. Click one of yours to take it back first.
puzzles-stuck-needed = This stays: without it something you did later is not possible. Undo that first.
puzzles-stuck-turn = This stays: the opponent has already answered. Undo goes back to the first turn.
puzzles-put-away = Take back
puzzles-stage-solve = Solve
puzzles-stage-battle = Battle
puzzles-stage-verdict = Verdict
puzzles-verdict-solved = Solved
puzzles-verdict-not-yet = Not yet
puzzles-phases = The enemy HQ by phases
puzzles-time = Time
puzzles-rating = Rating
puzzles-rating-of = Rating of the puzzle: { $rating }
puzzles-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzles-streak-help = Solved without a hint, the puzzle of the day counts for the streak. The forecast is off until you fight.
puzzles-training = Training
puzzles-training-help = Shows what the battle would do. Then it counts for nothing.
puzzles-training-not-counted = Solved in training, so it does not count.
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-share = Share
puzzles-share-text = { $tries ->
    [one] “{ $title }” solved at the first try in { $time }. And you?
   *[other] “{ $title }” solved in { $tries } tries and { $time }. And you?
}
puzzles-share-copied = Copied: the words and the link.
puzzles-share-failed = The browser does not allow copying. The link is in the address bar.
puzzles-tiles-stay = Your tiles stay: change one and fight again.
puzzles-solutions = Solutions
puzzles-give-up = Give up and see the solution
puzzles-play-on = Play on from here
puzzles-solutions-count = { $ideas ->
    [one] One idea.
   *[other] { $ideas } ideas.
} { $solutions ->
    [one] One way to play it.
   *[other] { $solutions } ways to play it.
}
puzzles-idea = Idea { $number }
puzzles-variants = { $count ->
    [one] { $count } way to play it
   *[other] { $count } ways to play it
}
puzzles-idea-show = Show on the board
puzzles-idea-hide = Back to mine
puzzles-words = More
puzzles-extras = More about this puzzle
puzzles-people = { $people ->
    [one] { $people } person tried it: { $solved } % solved, { $first } % at the first try.
   *[other] { $people } people tried it: { $solved } % solved, { $first } % at the first try.
}
puzzles-nobody = Nobody has tried it yet. Be the first.
puzzles-analyse = Analyse
puzzles-file = Save as file
puzzles-answer = The opponent answers
puzzles-unknown = There is no such puzzle.
puzzles-day-solved = { $day }: solved
puzzles-day-open = { $day }: not solved
puzzles-goal-destroy_hq = Destroy the enemy HQ
puzzles-goal-ahead = Be ahead after the battle
puzzles-goal-lose_no_unit = Lose no unit
puzzles-goal-destroy_unit = Destroy a certain unit
puzzles-goal-survive = Survive the battle
puzzles-against = against
puzzles-day-solve = Solve
puzzles-day-again = Look again
puzzles-day-done = Solved today
puzzles-in-a-row = { $days ->
    [one] day in a row
   *[other] days in a row
}
puzzles-best-streak = best: { $days }
puzzles-month-before = The month before
puzzles-month-after = The month after
puzzles-your-rating = Your rating. Solved: { $solved } of { $all }.
puzzles-stream = Next for you: { $title }
puzzles-search = Search puzzles
puzzles-any-level = Any difficulty
puzzles-any-theme = Any theme
puzzles-show = Which ones
puzzles-show-all = All
puzzles-show-open = Open
puzzles-show-solved = Solved
puzzles-found = { $found } of { $all } puzzles
puzzles-level-solved = { $solved } of { $all } solved
puzzles-show-rest = Show { $count } more
puzzles-found-none = No puzzle is like that.
puzzles-reset = Show all again
puzzles-mark-clean = Solved at the first try without a hint
puzzles-mark-solved = Solved
puzzles-rush = Rush
puzzles-rush-about = As many puzzles as you can in three minutes. Three mistakes end it.
puzzles-rush-best = Your best: { $best }
puzzles-rush-start = Play
puzzles-rush-go = Start the clock
puzzles-rush-score = Solved:
puzzles-rush-mistakes = Mistakes: { $count } of { $most }
puzzles-rush-skip = Skip
puzzles-rush-right = Right
puzzles-rush-wrong = Wrong
puzzles-rush-over = The rush is over
puzzles-rush-new-best = A new best.
puzzles-rush-again = Once more
puzzles-rush-solved = Solved
puzzles-rush-missed = Missed
puzzles-city-about = Tasks of one turn: dice, and exact chances.
puzzles-city-open = Look
puzzles-make = Make a puzzle
puzzles-make-about = Set up a board, offer tiles, and the solver proves it.
puzzles-make-start = Make
puzzles-make-board = Board
puzzles-make-task = Task
puzzles-make-solver = Who solves it
puzzles-make-offer = Tiles on offer: { $count } of { $most }
puzzles-make-offer-help = Click a tile of the army to offer it, click it above to take it away.
puzzles-make-goal = Goal
puzzles-make-target = Unit to destroy
puzzles-make-count = Tiles to use
puzzles-make-exact = exactly
puzzles-make-at-most = at most
puzzles-make-name = Title
puzzles-make-story = A line of story
puzzles-proof = The solver
puzzles-proof-thinking = Looking at every way to play…
puzzles-proof-unfinished = Put both HQs on the board and offer at least one tile.
puzzles-proof-none = No solution. Nothing that can be played reaches the goal.
puzzles-proof-one = One solution in essence. That is a good puzzle.
puzzles-proof-many = { $ideas } different ideas solve it. One would be better.
puzzles-proof-partial = Too much to look at: { $positions } boards, and not all of them. Offer fewer tiles or fill the board.
puzzles-proof-fewer = One tile less would do.
puzzles-proof-looked = Solutions: { $solutions }. Boards looked at: { $positions }, in { $seconds } s.
puzzles-proof-example = One way
puzzles-make-save = Save and share
puzzles-make-saved = Your puzzle is kept. Anybody with the link may try it.
puzzles-make-link = Link
puzzles-make-copy = Copy the link
puzzles-make-picture = Save a picture
puzzles-make-try = Try it
puzzles-make-clear = Empty the board
