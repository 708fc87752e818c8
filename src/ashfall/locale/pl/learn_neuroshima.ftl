## Filters of the army pages

tag-melee = Walka wręcz
tag-ranged = Strzały
tag-strong = Siła 2 lub więcej
tag-friendly_fire = Rani swoich
tag-fast = Inicjatywa 3 lub więcej
tag-twice = Atakuje dwa razy
tag-agony = Agonia
tag-net = Sieci
tag-armor = Pancerz
tag-reflection = Odbicie
tag-toughness = Wytrzymałość
tag-mobility = Rusza się lub obraca
tag-ability = Inne zdolności
tag-boost = Wspiera swoich
tag-hinder = Szkodzi wrogom
tag-medic = Medyk

## Learning

learn-title = Naucz się grać
learn-lead = Jedenaście krótkich lekcji na prawdziwych pozycjach. Po pierwszych siedmiu, jakichś dziesięciu minutach, możesz grać.
learn-lessons = Lekcje
learn-lesson = Lekcja { $number }
learn-tasks =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }
learn-progress = Ukończono { $done } z { $total }
learn-begin = Zacznij
learn-go-on = Dalej
learn-done = Ukończona
learn-forget = Wyczyść postępy
learn-guides = Partie z komentarzem
learn-guides-about = Przykładowe partie z obu instrukcji, opowiedziane ruch po ruchu.
learn-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
learn-first-game = Twoja pierwsza partia
learn-first-game-about = Przeciw najłagodniejszemu botowi, z prognozą pod ręką: pokazuje, co zrobiłaby bitwa, zanim zdecydujesz.
learn-first-game-ready = Wszystkie lekcje ukończone. Możesz grać.
learn-play = Zagraj pierwszą partię
learn-read = Do poczytania
learn-read-armies = Wszystkie żetony sześciu armii, objaśnione ikona po ikonie
learn-read-rules = Zasady w skrócie, każda ikona i każda numerowana reguła
learn-loading = Chwileczkę
learn-task = Zadanie { $number } z { $total }
learn-hint = Wskazówka
learn-show = Pokaż
learn-shown = O tak. Przyjrzyj się i potwierdź.
learn-take-back = Cofnij
learn-restart = Od początku
learn-retry = Spróbuj jeszcze raz
learn-watch-again = Obejrzyj ponownie
learn-well-done = Zrobione
learn-not-yet = Jeszcze nie
learn-next-task = Następne zadanie
learn-finish = Zakończ lekcję
learn-next-lesson = Następna lekcja
learn-all-lessons = Wszystkie lekcje
learn-lesson-done = Lekcja { $number } ukończona
learn-keep-in-mind = Zapamiętaj
learn-unknown = Nie ma takiej lekcji.
learn-unknown-guide = Nie ma takiej partii.
learn-guide-end = Tu przykład się kończy. Teraz twoja kolej.
learn-armies = Armie
learn-armies-lead = Sześć armii, każda walczy po swojemu. Wszystkie żetony są objaśnione na stronie armii.
learn-glance = W skrócie
learn-glance-about = Ile żetonów każdej armii to potrafi.
learn-warriors =
    { $count ->
        [one] { $count } wojownik
        [few] { $count } wojowników
        [many] { $count } wojowników
       *[other] { $count } wojownika
    }
learn-modules =
    { $count ->
        [one] { $count } moduł
        [few] { $count } moduły
        [many] { $count } modułów
       *[other] { $count } modułu
    }
learn-instants =
    { $count ->
        [one] { $count } natychmiastowy
        [few] { $count } natychmiastowe
        [many] { $count } natychmiastowych
       *[other] { $count } natychmiastowego
    }
learn-army-unknown = Nie ma takiej armii.
learn-search = Szukaj po nazwie
learn-kind = Rodzaj
learn-all = Wszystkie
learn-filters = Co żeton potrafi
learn-shown-tiles = { $shown } z { $total } żetonów
learn-no-tiles = Żaden żeton nie pasuje. Usuń któryś filtr.
learn-clear = Usuń filtry
learn-turn-tile = Obróć: { $tile }
learn-turned = Obrócony. Opis poniżej dotyczy żetonu tak, jak go wydrukowano.
learn-print = Drukuj
learn-other-armies = Armie
