## What a bot would do: ideas with their chances and reasons

ideas-best = best
ideas-health = { $army }: { $before } health, { $after } after the next battle
ideas-then = then
ideas-others =
    { $count ->
        [one] or { $count } other move that comes to the same
       *[other] or { $count } other moves that come to the same
    }
ideas-unit = loss in health, chance
ideas-same = ±0
