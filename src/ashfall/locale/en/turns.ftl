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

## Without a connection, and calls by the system

offline-title = No connection.
offline-text = Rules, armies, the book and lessons that were opened on this device can be read. Playing, lesson tasks, puzzles and analysis need the server.
notify-on = Call me when it is my turn
notify-text = A game waits for you.
notify-help = Your device tells you while this page is open but out of sight. Once it is closed, nobody can call you.
notify-forbidden = Your browser forbids it for this page. Allow it there first.
notify-impossible = This browser cannot do that here: it needs a safe address (https) or the installed app.
