## The log

log-turn-of = { $name } · { $number }
log-counter = { $name }: z { $before } na { $after }
log-lost = Straty:
log-replay = Powtórka

## What the others did

recap-of = { $name }, ostatnia tura
recap-since = Od twojej tury
recap-now = { $name }, ta tura
recap-counter = { $name } { $before } → { $after }
recap-hex = zmiana z ostatniej tury
recap-show = Pokaż
recap-show-label = Pokaż ostatnią turę jeszcze raz
recap-more = i jeszcze { $count }
recap-key = Przypomnij, co zrobił przeciwnik
