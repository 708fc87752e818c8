## The log

log-turn-of = { $name } · { $number }
log-counter = { $name }: from { $before } to { $after }
log-lost = Lost:
log-replay = Replay

## What the others did

recap-of = { $name }, last turn
recap-since = Since your turn
recap-now = { $name }, this turn
recap-counter = { $name } { $before } → { $after }
recap-hex = changed last turn
recap-show = Show
recap-show-label = Show the last turn again
recap-more = and { $count } more
recap-key = Bring back what the opponent did
