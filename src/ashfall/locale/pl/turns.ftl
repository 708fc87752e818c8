## Spans of time

time-days =
    { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
time-days-hours =
    { $days ->
        [one] { $days } dzień { $hours } godz.
       *[other] { $days } dni { $hours } godz.
    }
time-hours = { $hours } godz.
time-hours-minutes = { $hours } godz. { $minutes } min
time-minutes = { $minutes } min
time-moment = mniej niż minuta

## Games over days

time-turn =
    { $days ->
        [one] { $days } dzień na turę
       *[other] { $days } dni na turę
    }
time-turn-about = Grasz wtedy, kiedy masz czas: nikt nie musi siedzieć przy stole. Kto nie zdąży rozegrać tury, przegrywa.
turn-left = zostało { $time }
turn-theirs = Czeka na: { $name }
turn-awaited = Twoja kolej

## Who is here now

lobby-people =
    { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[other] { $people } osób
    }
lobby-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
