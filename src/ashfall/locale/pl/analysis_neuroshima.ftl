## Analysis

analysis-title = Analiza
analysis-board = Plansza analizy
analysis-mode = Co robić
analysis-play = Graj
analysis-setup = Ustaw
analysis-side = Strona
analysis-army = Armia strony { $seat }
analysis-less = O jeden punkt wytrzymałości mniej
analysis-more = O jeden punkt wytrzymałości więcej
analysis-turn = Czyja tura
analysis-stage = Faza tury
analysis-stage-setup = Sztaby
analysis-stage-start = Przed dobraniem
analysis-stage-discard = Odrzucanie
analysis-stage-act = Akcje
analysis-none = brak
analysis-hand = Ręka
analysis-hand-full = Ręka jest pełna; kliknij żeton, żeby go zabrać.
analysis-put = Dokąd trafiają żetony
analysis-where-board = Plansza
analysis-where-hand = Ręka
analysis-where-discards = Odrzucone
analysis-where-pile = Stos
analysis-take-away = Zabierz: { $name }
analysis-tile = { $name }, zostało: { $count }
analysis-pile-rest = Wszystkie żetony, których nie ma gdzie indziej.
analysis-pile-set = Ustawiony ręcznie.
analysis-pile-free = To, co zostało
analysis-pile-less = O jeden mniej w stosie: { $name }
analysis-pile-more = O jeden więcej w stosie: { $name }
analysis-unit = Wybrana jednostka
analysis-setup-help = Wybierz żeton i kliknij pole albo kliknij jednostkę, żeby ją przesunąć lub obrócić.
analysis-place = Połóż żeton { $name }: kliknij pole
analysis-done = Gotowe
analysis-turn-left = Obróć w lewo
analysis-turn-right = Obróć w prawo
analysis-wounds =
    { $count ->
        [0] bez ran
        [one] { $count } rana
        [few] { $count } rany
       *[other] { $count } ran
    }
analysis-heal = O jedną ranę mniej
analysis-wound = O jedną ranę więcej
analysis-remove = Zdejmij z planszy
analysis-undo = Cofnij ostatnią zmianę
analysis-redo = Przywróć zmianę
analysis-clear = Wyczyść planszę
analysis-table = Stół
analysis-table-change = Zmień
analysis-table-armies = Armie w kolejności tur
analysis-table-remove = Usuń: { $army }
analysis-table-empty = Nowa pusta pozycja
analysis-table-keep = Zachowaj żetony
analysis-no-moves = Wykonaj ruch na planszy, a pojawi się tutaj.
analysis-to-start = Z powrotem do pozycji
analysis-battle = Bitwa teraz
analysis-no-battle = Żadna jednostka na planszy nie może działać, więc nie ma kto walczyć.
analysis-forecast = Prognoza
analysis-best = Najlepsze ruchy
analysis-seconds = Czas do namysłu
analysis-time = { $seconds } s
analysis-think = Szukaj ruchów
analysis-thinking = Bot myśli.
analysis-think-help = Bot szuka najlepszych ruchów i mówi, jakie widzi w nich szanse.
analysis-no-ideas = Bot nie ma tu podpowiedzi.
analysis-first-mend = Ta pozycja nie jest jeszcze możliwa.
analysis-impossible = Ta pozycja nie jest możliwa: { $reason }
analysis-mid-battle = Pozycji nie można zmieniać w środku bitwy. Najpierw odpowiedz albo się cofnij.
analysis-example = Przykładowa pozycja
analysis-file = Pozycja jako tekst
analysis-text = Plik pozycji
analysis-copy = Kopiuj
analysis-copied = Pozycja jest skopiowana.
analysis-download = Zapisz
analysis-open = Otwórz plik
analysis-take = Użyj tej pozycji
analysis-not-json = To nie jest tekst JSON, więc nie może być pozycją.
analysis-no-position = Pozycja musi mieć „players”, listę z armią każdej strony.
analysis-bad-part = Tej pozycji nie da się odczytać: „{ $part }” nie ma postaci, jakiej wymaga plik pozycji.
position-seats = tyle armii ({ $count }) tak nie gra: { $mode }.
position-not-there = ta armia nie gra na { $hexes } polach: { $army }.
position-no-army = nie ma armii „{ $name }”.
position-board = przy tylu armiach ({ $count }) plansza ma { $hexes } pól.
position-health = wytrzymałość lub punkty mogą tu wynosić od { $least } do { $most }: { $seat }.
position-out = strona bez wytrzymałości nie ma jednostek na planszy: { $seat }.
position-turn-out = strona bez wytrzymałości nie ma tury: { $seat }.
position-no-hex = na tej planszy nie ma pola { $hex }.
position-hex-taken = na polu { $hex } stoją dwie jednostki.
position-no-tile = w tej armii nie ma żetonu „{ $name }”: { $army }.
position-instant = to żeton natychmiastowy, który nigdy nie leży na planszy: { $unit }.
position-wounds =
    { $most ->
        [0] ta jednostka nie przeżyje żadnej rany.
        [one] ta jednostka może mieć najwyżej jedną ranę.
        [few] ta jednostka może mieć najwyżej { $most } rany.
       *[other] ta jednostka może mieć najwyżej { $most } ran.
    }
position-hqs = jedna strona ma na planszy dwa sztaby: { $seat }.
position-hq-gone = bez wytrzymałości nie ma sztabu: { $seat }.
position-hq-drawn = sztab stoi na planszy i nigdy się go nie dobiera: { $seat }.
position-hand = jedna strona ma na ręce najwyżej tyle żetonów: { $most } ({ $seat }).
position-tiles = jedna strona ma najwyżej tyle żetonów: { $most }.
position-net-nobody = Stalowa Sieć leży na polu { $hex }, na którym nikt nie stoi.
position-net-hq = Stalowa Sieć nigdy nie leży na sztabie.
position-net-enemy = żaden wróg tej jednostki nie ma Stalowej Sieci.
position-stage = plansza, ręce i stosy nie pasują do tego segmentu: { $stage }.
