## Battle playback

battle-title = Bitwa
battle-told = Co się dzieje
battle-phases = Segmenty bitwy
battle-phase = Segment { $initiative }
battle-at-once = wszystko naraz
battle-attacks =
    { $count ->
        [0] bez trafień
        [one] { $count } atak
        [few] { $count } ataki
       *[other] { $count } ataków
    }
battle-nothing = W tym segmencie nikt nie może nic zrobić.
battle-controls = Odtwarzanie
battle-play = Odtwarzaj
battle-pause = Pauza
battle-back = Krok wstecz
battle-forward = Krok naprzód
battle-key-play = Odtwarzaj lub wstrzymaj
battle-key-forward = Krok naprzód; z Shift cały segment
battle-key-back = Krok wstecz; z Shift cały segment
battle-speed = Tempo
battle-skip = Do wyniku
battle-again = Obejrzyj jeszcze raz
battle-continue = Dalej
battle-show = Pokaż na planszy: { $what }
battle-result = Wynik bitwy
battle-open = Bitwa potoczy się dalej, gdy padnie odpowiedź na pytanie.
battle-lost =
    { $count ->
        [0] Bez strat w jednostkach
        [one] Stracono { $count } jednostkę
        [few] Stracono { $count } jednostki
       *[other] Stracono { $count } jednostek
    }
battle-side-words = { $side }: wytrzymałość z { $before } na { $after }. { battle-lost }.
battle-side-points = { $side }: punkty z { $before } na { $after }. { battle-lost }.
battle-bonus-melee = +{ $count } do ciosów dzięki: { $units }
battle-bonus-ranged = +{ $count } do strzałów dzięki: { $units }
battle-called = Bitwa!
battle-call-by = { $name } rozpoczyna bitwę
battle-call-you = Rozpoczynasz bitwę
battle-call =
    { $cause ->
        [full_board] Plansza jest pełna
        [final] Ostatnia Bitwa
        [overtime] Dogrywka
       *[position] Bitwa
    }
battle-go-on = Dalej
battle-nobody = Bitwa: nikt nie został trafiony
battle-coming = Co nadchodzi
