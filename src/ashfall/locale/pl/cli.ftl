## Commands

cli-help-about = Neuroshima Hex w przeglądarce i w terminalu, Hard City w terminalu: graj, odtwarzaj partie, mierz siłę botów.
cli-help-more = „ashfall POLECENIE --help” mówi więcej o poleceniu.
cli-help-commands = Polecenia
cli-help-version = pokaż wersję i wyjdź
cli-help-help = pokaż tę pomoc i wyjdź
cli-help-lang = język tekstów (domyślnie język systemu)
cli-help-json = wypisz JSON
cli-help-game = która gra, neuroshima albo hardcity; każda ma własne opcje, które pokazuje --help po jej nazwie
cli-help-seed = liczba, od której zależy tasowanie (domyślnie 0)
cli-help-battle = rozegraj jedną bitwę z pozycji
cli-help-replay = odtwórz zapis i pokaż, dokąd prowadzi
cli-help-replay-file = zapis w JSON lub zwykłym tekście albo - dla standardowego wejścia
cli-help-replay-at = zatrzymaj się po tylu ruchach
cli-help-show = narysuj pozycję albo koniec zapisu
cli-help-sim = rozegraj wiele partii bez ekranu i policz
cli-help-sim-games = ile partii (domyślnie 100)
cli-help-puzzles = łamigłówki: lista, pokaz, próba, rozwiązania, dowody, oceny i nowe
cli-help-bench = zmierz szybkość zasad i botów na jednym rdzeniu
cli-help-bench-seconds = czas jednego pomiaru (domyślnie 1)
cli-help-list = armie, żetony, tryby, gracze i ustawienia; dla hardcity odcinki, funkcjonariusze i gracze
cli-help-play = partia w terminalu
cli-help-play-seed = liczba, od której zależy tasowanie (domyślnie za każdym razem nowa)
cli-help-play-save = zapisz partię do tego pliku, gdy się skończy albo gdy ktoś wyjdzie
cli-moves-made = Wykonane ruchy: { $count }
cli-hand = Ręka
cli-nothing = nic
cli-armies = Armie
cli-modes = Tryby
cli-players = Gracze
cli-bot-options = opcje: { $options }
cli-bot-unlimited = myśli nad ruchem do { $seconds } s, chyba że iterations lub seconds mówią inaczej
cli-settings = Ustawienia
cli-games = Partie
cli-wins = Wygrane
cli-share = Udział
cli-seat = Miejsce
cli-draws = Remisy
cli-reasons = Jak się kończyły
cli-average-moves = Ruchów na partię
cli-speed = Partii na sekundę
cli-unfinished = Przerwane na granicy ruchów
cli-bench-compiled = Zasady skompilowane
cli-bench-cores = Rdzenie tej maszyny
cli-bench-python = Python
cli-yes = tak
cli-no = nie

## Playing in the terminal

play-enter = Enter, żeby iść dalej
play-unclear = „{ $text }” nie jest tu wyborem ani ruchem; ? pokazuje pomoc.
play-undone = Cofnięto: { $move }
play-nothing-to-undo = Nie ma czego cofnąć.
play-saved = Zapisano: { $file }
play-not-saved = Nie zapisano: { $problem }
play-log-empty = Nic się jeszcze nie stało.
play-bye = Do zobaczenia.
play-thinks = { $seat }: namysł
play-rescue = „save PLIK”, „undo” albo „quit”:
play-hint = Co zrobiłby bot { $bot }
play-hint-full = Zabrakło mu pamięci: dalej badał pozycje, które już miał.
play-legal = Dozwolone ruchy

## Serving the browser client

cli-help-serve = serwer WWW: gra w przeglądarce, samemu, ze znajomymi lub z botami
cli-help-serve-host = adres, na którym serwer nasłuchuje (domyślnie 127.0.0.1: tylko ten komputer; 0.0.0.0: każdy, kto ma do niego dostęp)
cli-help-serve-port = port, na którym serwer nasłuchuje (domyślnie 8000; 0: dowolny wolny)
cli-help-serve-db = gdzie są przechowywane partie: plik SQLite albo adres URL, np. postgresql://user@host/name (domyślnie: ashfall/ashfall.db w folderze danych użytkownika, czyli w $XDG_DATA_HOME lub ~/.local/share)
cli-help-serve-log = zapisuj wiersz o każdym zapytaniu na wyjściu błędów
cli-serve-ready = Ashfall działa pod adresem { $address } (Ctrl-C kończy)
cli-help-backup = kopia bazy danych serwera, także gdy serwer jej używa
cli-help-backup-out = nowy plik na kopię; istniejący plik nigdy nie zostanie nadpisany
cli-backup-done = Kopia bazy danych jest w pliku { $file } ({ $size } kB).

## Measuring the server

cli-help-bench-what = zamiast tego obciąż cały serwer (domyślnie przez 30 sekund)
cli-help-bench-game = gra, w którą gra się przy stołach serwera (domyślnie neuroshima)
cli-help-bench-tables = liczba stołów, dla serwera (domyślnie 500 po dwóch graczy; w Hard City 200 po trzech)
cli-bench-tables = Stoły
cli-bench-acks = Potwierdzone ruchy na sekundę
cli-bench-p50 = Potwierdzenie, mediana (ms)
cli-bench-p95 = Potwierdzenie, 95 % poniżej (ms)
cli-bench-p99 = Potwierdzenie, 99 % poniżej (ms)
cli-bench-max = Potwierdzenie, najwolniejsze (ms)
cli-bench-disk-p99 = Sam dysk, 99 % poniżej (ms)
cli-bench-disk-max = Sam dysk, najwolniejsze (ms)
cli-bench-cpu = Rdzenie zajęte przez serwer
cli-bench-cpu-move = Praca serwera na jeden ruch (ms)
cli-bench-memory-start = Pamięć serwera na początku (MB)
cli-bench-memory-end = Pamięć serwera na końcu (MB)
cli-bench-memory-max = Pamięć serwera, najwięcej (MB)
cli-bench-memory-growth = Wzrost jego pamięci (MB na minutę)
cli-bench-memory-late-growth = Wzrost w drugiej połowie czasu (MB na minutę)
cli-bench-update = Wiadomość o ruchu (kB)
cli-bench-finished = Zakończone partie
cli-bench-refused = Odrzucone ruchy
cli-bench-dropped = Zerwane połączenia
cli-bench-stopped = Stoły, które stanęły
cli-bench-opening = Otwieranie stołów: { $done } z { $of }
cli-bench-warming = Pierwsze ruchy: { $done } z { $of } stołów
cli-bench-measuring = Pomiar: { $done } z { $of } s

## Training

cli-help-train = naucz boty oceniać pozycje na partiach ucznia z samym sobą
cli-help-train-out = folder na wynik; jeśli leży w nim niedokończony trening z tymi samymi ustawieniami, będzie kontynuowany
cli-help-train-games = z ilu partii się uczyć
cli-help-train-seed = liczba, od której zależy cały przypadek
cli-help-train-batch = ile partii rozegrać, zanim uczeń wyciągnie z nich wnioski
cli-help-train-decay = jak daleko wynik sięga wstecz do wcześniejszych pozycji, od 0 do 1
cli-help-train-rate = wielkość kroków
cli-help-train-heat = jak często próbować gorszego ruchu
cli-help-train-moves = ile losowo wybranych ruchów rozważa gracz
cli-help-train-settled = po jakiej części partii wynikiem staje się średnia wszystkich wag, od 0 do 1
cli-help-train-check = co ile partii dodać punkt krzywej uczenia
cli-help-train-pairs = ile par partii przeciw ocenie ręcznej składa się na każdy punkt
cli-help-train-workers = ile procesów gra (domyślnie po jednym na rdzeń); wynik od tego nie zależy
cli-train-resumed = { $count ->
    [one] Wznowienie po { $count } partii.
   *[other] Wznowienie po { $count } partiach.
}
cli-train-running = partie/s: { $speed }, wynik { $score }
cli-train-point = { $count ->
    [one] Po { $count } partii: { $score } % punktów przeciw ocenie ręcznej, błąd { $error }.
   *[other] Po { $count } partiach: { $score } % punktów przeciw ocenie ręcznej, błąd { $error }.
}
cli-train-interrupted = Przerwano. To, co wyuczono do ostatniego punktu kontrolnego, jest zachowane; wznowisz poleceniem:
cli-train-done = Zapisano: { $weights } i { $curve }.
cli-train-curve-title = Krzywa uczenia
cli-train-curve-score = Część punktów zdobyta przeciw ocenie ręcznej
cli-train-curve-error = Średni błąd kwadratowy przewidywanych wyników
cli-train-curve-games = partie, z których uczono
