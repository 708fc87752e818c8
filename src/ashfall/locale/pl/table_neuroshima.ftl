## At the table

table-context =
    { $hexes ->
        [19] { $mode }, tura { $turn }
       *[other] { $mode }, { $hexes } pól, tura { $turn }
    }
table-board = Plansza, { $hexes } pól
table-points = Punkty
table-in-hand =
    { $count ->
        [one] { $count } żeton na ręce
        [few] { $count } żetony na ręce
       *[other] { $count } żetonów na ręce
    }
table-pile = zostało: { $count }
table-used = zużyto: { $count }
table-after-battle = po bitwie, gdyby zaczęła się teraz
table-pile-label = do dobrania
table-used-label = zużyte
table-piles-of = Żetony ({ $name })
table-pile-title =
    { $count ->
        [one] { $count } żeton do dobrania
        [few] { $count } żetony do dobrania
       *[other] { $count } żetonów do dobrania
    }
table-pile-note = Według rodzaju; kolejności nie zna nikt.
table-used-title =
    { $count ->
        [one] { $count } żeton na stosie odrzuconych
        [few] { $count } żetony na stosie odrzuconych
       *[other] { $count } żetonów na stosie odrzuconych
    }
table-used-note = Od najnowszego.
table-used-none = Tu trafiają żetony zużyte, zniszczone i odrzucone.
table-tile = Żeton
table-card-count =
    { $count ->
        [one] { $count } w armii
       *[other] { $count } w armii
    }
table-card-on = na { $hex }
table-card-left = jeszcze { $count } w stosie
table-from = Z { $hex }:
table-from-aim = Z { $hex }, przodem na { $aim }:
table-forecast = Prognoza
table-forecast-now = Gdyby bitwa zaczęła się teraz
table-forecast-after = Gdyby bitwa zaczęła się po tym
table-forecast-coming = Obliczamy…
table-forecast-off = Ta partia toczy się bez prognoz.
table-forecast-hidden = Prognoza jest wyłączona.
table-outlook = { $name } z { $before } na { $after }
table-outlook-same = { $name } nadal { $before }
table-outlook-many = { $name }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
table-outlook-none = żaden sztab nie oberwie
table-becomes = zmieni się na
table-phase = Segment { $initiative }
table-assumed = Przy założeniu, że:
table-links = Łącza
table-forecast-switch = Pokaż, co zrobiłaby bitwa
table-links-switch = Pokaż sieci i łącza
table-names-switch = Nazwy na żetonach
table-hand = Twoja ręka
table-hand-of = Ręka ({ $name })
table-hand-none = Pusta ręka. Na początku tury dobierasz do { $count } żetonów.
table-hand-none-other = Pusta ręka.
table-hand-used = Wszystkie żetony tej tury zużyte.
table-note-placing = wystawiasz
table-note-playing = zagrywasz
table-note-discarding = odrzucasz
table-your-turn-hint = Wystawiaj i zagrywaj żetony albo zakończ turę.
table-your-turn-units = Wystawiaj, zagrywaj, używaj jednostek w kropkowanej ramce lub zakończ turę.
table-your-turn-one = W tej pierwszej turze możesz użyć jednego żetonu. Drugi zachowaj albo odrzuć.
table-your-turn-two = W turze użyjesz najwyżej dwóch żetonów; reszta zostaje na ręce.
table-discard = Odrzuć jeden żeton
table-discard-hint = Z { $count } żetonów jeden zawsze odpada; wybierz który.
table-setup = Rozstaw swoją armię
table-setup-hint = Wybierz pole.
table-rule = Reguła { $clause }
table-end-anyway = Zakończyć turę?
table-end-unused =
    { $count ->
        [one] Możesz jeszcze użyć { $count } żetonu.
        [few] Możesz jeszcze użyć { $count } żetonów.
       *[other] Możesz jeszcze użyć { $count } żetonów.
    }
table-end-usable = Możesz jeszcze użyć żetonów z ręki.
table-turn-left = Obróć w lewo
table-turn-right = Obróć w prawo
table-pick-hex =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[other] { $count } pól
    }
table-pick-unit =
    { $count ->
        [one] wskaż jednostkę
       *[other] wskaż jedną z { $count } jednostek
    }
table-pick-target =
    { $count ->
        [one] wskaż cel
       *[other] wskaż jeden z { $count } celów
    }
table-pick-tile = wybierz żeton z ręki
table-where-on = na { $hex }
table-where-to = na { $hex }
table-where-facing = przodem na { $aim }
table-where-both = { $unit } na { $target }
table-do-place = Wystaw: { $tile }
table-do-execute = Egzekucja: { $tile }
table-do-replace = Zastąp żetonem: { $tile }
table-do-play = Zagraj: { $tile }
table-do-discard = Odrzuć: { $tile }
table-do-waste = Zużyj bez skutku: { $tile }
table-do-unit-mobility = Rusz: { $unit }
table-do-unit-rotate = Obróć: { $unit }
table-do-unit-transport = Przewieź: { $unit }
table-do-unit-push = Odpycha: { $unit }
table-do-unit-grab = Przyciąga: { $unit }
table-do-unit-net = Rzuć Stalową Sieć
table-do-unit-replace = Zastąp: { $unit }
table-act-mobility = Rusz się
table-act-rotate = Obróć się
table-act-transport = Przejazd
table-act-push = Odepchnij
table-act-grab = Przyciągnij wroga
table-act-net = Rzuć Stalową Sieć
table-act-replace = Zastąp
table-actions-of = Co może zrobić { $unit }
table-go-place = Wystaw
table-go-execute = Egzekucja
table-go-replace = Zastąp
table-go-play = Zagraj
table-go-discard = Odrzuć
table-go-waste = Zużyj
table-go-mobility = Rusz
table-go-rotate = Obróć
table-go-transport = Przewieź
table-go-push = Odepchnij
table-go-grab = Przyciągnij
table-go-net = Rzuć
table-go-to = Idź tam
table-go-step = Idź tam
table-go-scavenge = Leć tam
table-hex-empty = puste
table-hex-yours = twoja jednostka
table-hex-ally = sojusznik
table-hex-enemy = wróg
table-hex-facing = przodem na { $facing }
table-hex-choice = można wybrać
table-hex-ghost = wybrane; Enter zatwierdza
table-hex-ready = może działać
table-key-card = Weź żeton z ręki
