## Spans of time

time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
time-days-hours =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-minutes = { $minutes } min
time-moment = less than a minute

## Games over days

time-turn =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
time-turn-about = Play when you have time: nobody need wait at the table. Whoever does not finish a turn in time loses.
turn-left = { $time } left
turn-theirs = Waiting for { $name }
turn-awaited = It is your turn

## Who is here now

lobby-people =
    { $people ->
        [one] { $people } person here
       *[other] { $people } people here
    }
lobby-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
