## The end of a game

end-victory = Victory
end-defeat = Defeat
end-draw = Draw
end-their-hq = { $army }: HQ destroyed in phase { $phase }, turn { $turn }
end-your-hq = Your HQ fell in phase { $phase }, turn { $turn }
end-best-line = { $unit } did { $damage } of the { $all } damage to the other HQ.
end-close =
    { $health ->
        [one] It was close: 1 more damage and { $army } would have fallen.
       *[other] It was close: { $health } more damage and { $army } would have fallen.
    }
end-turned = Turn { $turn } cost you most.
end-to = to
end-health = health left
end-points = points
end-units =
    { $count ->
        [one] unit destroyed, { $lost } lost
       *[other] units destroyed, { $lost } lost
    }
end-battles =
    { $all ->
        [one] of 1 battle called by you
       *[other] of { $all } battles called by you
    }
end-best-damage = best unit: { $damage } damage
end-best-kills =
    { $kills ->
        [one] best unit: 1 kill
       *[other] best unit: { $kills } kills
    }
end-review = Review the game
end-see-turn = See where it turned
end-again = Try again
end-play-from = Play on from turn { $turn }
end-next-level = Next: { $bot }
end-easier = Easier: { $bot }
end-record = { $bot }: { $won } of { $all } won
end-ready = { $bot } is ready for you

## The review

review-title = Review
review-context = Review: { $one } against { $two }
review-context-many = Review: { $sides }
review-loading = The game is being counted.
review-missing = There is no such game.
review-won = You won with { $army }
review-lost = You lost with { $army }
review-draw = A draw with { $army }
review-won-by = { $name } won with { $army }
review-nobody = Nobody won
review-against = Against { $names }.
review-size =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $battles ->
        [0] no battle
        [one] 1 battle
       *[other] { $battles } battles
    }.
review-called =
    { $called ->
        [one] 1 was called by you.
       *[other] { $called } were called by you.
    }
review-replay = Replay
review-share = Copy a link to this review
review-copied = The link to this review is copied.
review-health = Health
review-points = Points
review-health-chance = Health and chance
review-chart-help = Point at a turn; click to go there.
review-chart-keys = Turns of the game. Arrows go from turn to turn, Enter opens the replay there.
review-turn = Turn { $turn }
review-turn-set-up = Set-up
review-at-turn = Turn { $turn }: { $health }.
review-at-chance = Chance of { $name } { $chance } %.
review-at-chance-yours = Your chance { $chance } %.
review-at-battle = A battle.
review-at-cost = A costly turn.
review-mark-turning = turning point
review-chance-of = chance of { $name }, judged by { $bot }
review-chance-yours = your chance, judged by { $bot }
review-units = Damage and kills
review-damage = HQ damage
review-kills = Kills
review-saved = Saved
review-nothing = No tile did anything yet.
review-more-tiles =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
review-whose = Whose
review-best = Best unit
review-best-none = No unit reached anybody.
review-best-did = { $damage ->
        [0] { "" }
       *[other] { $damage } damage to HQs.
    }
review-best-killed = { $kills ->
        [0] { "" }
        [one] 1 unit destroyed.
       *[other] { $kills } units destroyed.
    }
review-best-saved = { $saved ->
        [0] { "" }
        [one] 1 unit saved.
       *[other] { $saved } units saved.
    }
review-battle-short = B{ $number }
review-damage-in = Battle { $number }: { $damage } damage
review-turning = Turning point: turn { $turn }
review-turning-none = No single turn decided this game.
review-chance-from = chance { $from } to { $to } %
review-turning-did = { $name } played:
review-turning-yours = You played:
review-turning-health = The lead changed by { $health } health in this turn.
review-turning-points = The lead changed by { $health } points in this turn.
review-watch = Watch it
review-costly = Turns that cost most
review-costly-help = chance lost against the best move found
review-costly-none = No turn cost more than 2 %. Well played.
review-thinking = { $bot } looks through the game: { $percent } %
review-thinking-failed = Nobody had time to look through the game.
review-try-again = Try again
review-you = You:
review-they = { $name }:
review-better = Better:
review-cost-chance = −{ $chance } %
review-cost-health = { $health } health
review-why-wins = It would have won the game at once.
review-play-again = Play it again
review-analyse = Analyse
review-fair = Fairness
review-fair-about = The order of the tiles was fixed before the first move. The fingerprint was shown from the start: it is the SHA-256 of the seed.
review-seed = Seed
review-hash = Fingerprint
review-seed-copied = The seed is copied.
review-copy-seed = Copy the seed
review-next = What next
review-next-rematch = Once more against the same
review-next-level = Play { $bot }
review-next-up = You have won; this is one level up.
review-next-down = Two lost in a row; this is one level down.
review-next-lesson = Lesson: { $lesson }
review-next-puzzle = Puzzle: { $puzzle }
review-next-theme = About { $theme }
review-next-new = Another game
review-board = The board at turn { $turn }
