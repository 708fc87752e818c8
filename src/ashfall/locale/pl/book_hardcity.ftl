## The book of Hard City

book-title = Kto jest kim i co jest czym
book-lead = Wszyscy i wszystko w Hard City: funkcjonariusze, mutanty, karty, wydarzenia, odcinki i pojęcia. Liczby i teksty są takie jak w zasadach.
book-search = Szukaj w księdze
book-search-help = Imię, słowo z tekstu albo reguła, na przykład HC-17.5.12
book-search-all = Pokaż wszystko
book-found =
    { $count ->
        [0] Nic nie znaleziono. Spróbuj innego słowa albo mniej filtrów.
        [one] { $count } hasło
        [few] { $count } hasła
       *[many] { $count } haseł
    }
book-filter-kind = Co
book-filter-episode = Odcinek
book-everything = Wszystko
book-any-episode = Wszystkie
book-clause = Reguła { $clause }

## What there is

book-kind-officer = Funkcjonariusze
book-kind-mutant = Mutanty
book-kind-ability = Zdolności
book-kind-equipment = Ekwipunek
book-kind-take = Ujęcia
book-kind-chaos = Karty chaosu
book-kind-auto = Karty AutoDoka
book-kind-special = Karty specjalne
book-kind-event = Karty wydarzeń
book-kind-episode = Odcinki
book-kind-word = Pojęcia

## What is printed

book-number-hp = PŻ
book-number-hp-most = PŻ ze zdolnością
book-number-ap = PA
book-number-copies = Sztuki
book-number-deploy = Wystawienie
book-number-move = Ruch
book-number-attack = Atak
book-number-attack-near = Atak obok
book-number-figures = Figurki
book-number-kills = Liczy się za
book-mark-deck-police = Policyjny
book-mark-deck-civilian = Cywilny
book-mark-start-start = Zdolność startowa
book-mark-limit-always = Zawsze
book-mark-limit-turn = Raz na turę
book-mark-limit-round = Raz na rundę
book-mark-limit-zero-turn = Raz w każdej turze Doktora Zero
book-mark-timing-setup = Czołówka
book-mark-timing-between-actions = Między akcjami
book-mark-timing-after-action = Po akcji
book-mark-timing-turn-end = Na koniec tury
book-mark-timing-civilian-hit = Gdy cywil ma dostać obrażenia
book-mark-chaos-instant = Natychmiastowa
book-mark-chaos-action = Akcja
book-mark-chaos-reaction = Reakcja
book-mark-chaos-special = Specjalna
book-mark-trigger-skull = Na czaszkę
book-mark-trigger-shot-skull = Na czaszkę w strzale
book-mark-trigger-shot-kill = Na zabicie strzałem
book-mark-trigger-leaves-mutants = Na opuszczenie mutantów
book-mark-trigger-takes-civilian = Na zabranie cywila
book-mark-priority-active-officer = Cel: aktywny funkcjonariusz
book-mark-priority-officer = Cel: najbliższy funkcjonariusz
book-mark-priority-civilian = Cel: najbliższy cywil
book-mark-priority-nearest = Cel: najbliższy
book-mark-priority-mayor = Cel: pani burmistrz
book-mark-priority-motorboat = Cel: motorówka
book-mark-after-discard = Potem odrzucona
book-mark-after-queue = Potem w kolejce
book-mark-after-set-aside = Potem odłożona
book-mark-band-near = Odległość 0–2
book-mark-band-far = Dalej niż 2
book-mark-band-any = Dowolna odległość
book-letter = Litera { $letter }
book-now = Teraz
book-later = Z kolejki
book-owner = Zdolność: { $name }
book-abilities = Karty zdolności
book-in-episodes = Odcinki { $list }
book-in-episode = Odcinek { $number }
book-side-versus = Strona Doktora Zero
book-side-auto = Strona AutoDoka

## Events and episodes

book-event = Karta wydarzenia { $number }
book-event-about = Układ { $layout }. Symbole: cywile na { $civilians }, skrzynka na { $crates }, mutanty na { $mutants }.
book-event-help = Karta dobrana w przygotowaniu wybiera układ; potem odcinek używa tych symboli, które wymienia.
book-boards = Plansze { $boards }
book-versus = Jeden na wszystkich
book-coop = Razem przeciw AutoDokowi
book-order = Funkcjonariusze punktują
book-chaos = Doktor Zero punktuje
book-rules = Co tu jest szczególnego
book-cards = Ujęcia i karty specjalne
book-map = Mapa odcinka
