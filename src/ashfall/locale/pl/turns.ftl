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

## Without a connection, and calls by the system

offline-title = Brak połączenia.
offline-text = Można czytać zasady, armie, księgę i lekcje, które już otwarto na tym urządzeniu. Do gry, ćwiczeń w lekcjach, hexogłówek i analizy potrzebny jest serwer.
notify-on = Wołaj mnie, gdy moja kolej
notify-text = Partia na ciebie czeka.
notify-help = Urządzenie da znać, gdy strona jest otwarta, ale jej nie widać. Po jej zamknięciu nikt nie może cię zawołać.
notify-forbidden = Przeglądarka zabrania tego tej stronie. Najpierw pozwól na to w przeglądarce.
notify-impossible = Ta przeglądarka tego tu nie potrafi: potrzebny jest bezpieczny adres (https) albo zainstalowana aplikacja.
