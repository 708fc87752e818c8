## The log

log-turn-of = { $name } · { $number }
log-counter = { $name }: з { $before } на { $after }
log-lost = Втрати:
log-replay = Повтор

## What the others did

recap-of = { $name }, останній хід
recap-since = Після вашого ходу
recap-now = { $name }, цей хід
recap-counter = { $name } { $before } → { $after }
recap-hex = зміна за останній хід
recap-show = Показати
recap-show-label = Показати останній хід ще раз
recap-more = і ще { $count }
recap-key = Нагадати, що зробив суперник
