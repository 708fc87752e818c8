## Commands

cli-help-table-armies = klucze lub pliki (mine.toml) armii, po jednym na każde miejsce, na przykład moloch,borgo
cli-help-svg = zapisz rysunek do tego pliku
cli-help-battle-file = plik pozycji albo - dla standardowego wejścia
cli-help-battle-jsonl = jedna pozycja w wierszu na wejściu, jeden wynik w wierszu na wyjściu
cli-help-battle-choose = kto odpowiada, gdy zasady dają wybór: pierwszy dozwolony ruch albo odpowiedź najlepsza dla pytanej strony, gdy na resztę odpowiadają pierwsze ruchy
cli-help-show-file = plik pozycji lub zapisu albo - dla standardowego wejścia
cli-help-sim-seats = boty wraz z opcjami, po jednym na każde miejsce, na przykład rush,search:iterations=200 albo random,./my_bot.py (domyślnie wszędzie random)
cli-help-sim-table-armies = klucze lub pliki (mine.toml) armii, po jednym na każde miejsce; bez nich w pojedynkach kolejno wszystkie 36 par, w innych trybach losowanie przed każdą partią
cli-help-modes = sposób gry:
cli-help-board = liczba pól planszy, 19 albo 37 (domyślnie tyle, ile potrzebują armie; 37 jest dla czterech do sześciu armii)
cli-help-variants = warianty gry, oddzielone przecinkami:
cli-help-set = ustawienie zasad, na przykład team_hq_health=20; można podać kilka razy; wszystkie pokazuje „ashfall list neuroshima”
cli-help-play-seats = kto gra: human, bot z opcjami albo plik z botem, na przykład ./my_bot.py; domyślnie
cli-help-play-load = graj dalej od zapisu lub pozycji
cli-help-play-cores = ile procesów może zająć bot, gdy myśli nad ruchem lub podpowiedzią (domyślnie 1)
cli-help-play-quick = nie czekaj na Enter w czasie bitew
cli-help-play-estimates = pokazuj, jak boty oceniają swoje szanse
cli-left = Zostają na planszy
cli-nobody-left = nikt
cli-health = { $seat }, sztab { $health }
cli-choice = Odpowiedź: { $move }
cli-no-phase = Nikt nie działa w tej bitwie.
cli-undecided = Partia trwa, ruch: { $seat }.
cli-turn = Tura { $number }, ruch: { $seat }
cli-pile = Stos
cli-points = { $points } pkt
cli-out = poza grą
cli-side = strona { $side }
cli-mode-fact = { $mode }: armie { $seats }, pola { $boards }
cli-variants-fact = warianty: { $variants }
cli-setting-default = domyślnie { $value }, rozstrzygnięcie { $ruling }
cli-army = Armia
cli-shared = Wspólne zwycięstwa
cli-bench-random_games_per_s = Losowych partii na sekundę
cli-bench-battles_per_s = Bitew na sekundę
cli-bench-copies_per_s = Kopii stanu na sekundę
cli-bench-moves_per_s = Losowych ruchów na sekundę
cli-bench-import_s = Sekundy na wczytanie zasad
cli-bench-search = Iteracje przeszukiwania na sekundę (search)
cli-bench-greedy = Ruchy ważone na sekundę (greedy)
cli-bench-greedy-decisions = Decyzje na sekundę (greedy)

## Arena

cli-help-arena-bots = co najmniej dwa boty z opcjami, np. rush,search:iterations=200 albo greedy,./my_bot.py
cli-help-arena-games = ile partii rozegra każda para botów (domyślnie 84; z --sprt najwyżej 20000)
cli-help-arena-table-armies = klucze lub pliki (mine.toml) armii, które grają we wszystkich partiach, po jednym na każde miejsce (domyślnie kolejno wszystkie pary; w trybach innych niż pojedynek losowane na nowo w każdej rundzie)

## Playing in the terminal

play-first-army = Pierwsza armia
play-second-army = Druga armia
play-too-narrow = Plansza potrzebuje { $needed } kolumn, ten terminal ma { $width }.
play-army-of = Armia gracza { $number }
play-number = Numer lub klucz armii:
play-random-army = dowolna
play-ask = Numer lub ruch (? to pomoc):
play-ask-hex = Pole ({ $hexes }), < to powrót:
play-ask-any-hex = Jedno z pól w nawiasach, < to powrót:
play-ask-facing = Obrót, < to powrót:
play-ask-direction = Kierunek, < to powrót:
play-no-tile = Żaden żeton nie nazywa się tu „{ $name }”.
play-estimate = { $seat }: bot ocenia swoje szanse na { $share }.
play-help =
    Wpisz numer wyboru, potem pole, na przykład C3, i obrót od 0 do 5 (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW).
    Można też wpisać cały ruch: place hybrid C2 3. Wszystkie dozwolone ruchy wypisze: moves
    undo          cofnij swój ostatni ruch
    help ŻETON    co robi żeton (klucz, nazwa albo pole)
    hint          zapytaj bota o dobre ruchy
    log           co się wydarzyło
    save PLIK     zapisz partię (JSON, albo zwykły tekst, gdy PLIK kończy się na .txt)
    quit          wyjdź
play-legend =
    Na żetonie: *1 cios, strzałka to strzał, podwójna strzałka to strzał Gaussa, !1 bije swoich i obcych,
    # sieć, = pancerz, ~ odbicie, + łącze. Pod nazwą: i inicjatywa, h pozostałe serca, NET w sieci.
play-group-place = Wystaw: { $tile }
play-group-execute = Egzekucja: { $tile }
play-group-play = Zagraj: { $tile }
play-group-discard = Odrzuć żeton
play-group-replace = Zastąp: { $unit }
play-group-mobility = Rusz: { $unit }
play-group-rotate = Obróć: { $unit }
play-group-transport = Przewieź: { $unit }
play-group-push = { $unit } odpycha
play-group-grab = { $unit } przyciąga
play-group-net = Rzuć Stalową Sieć
play-group-step = Zrób drugi krok
play-group-to = Wybierz pole
play-group-strike = Atakuj
play-group-scavenge = { $unit } leci

## Łamigłówki

cli-help-puzzles-action = lista, pokaz jednej, próba ruchów, rozwiązanie jednej, sprawdzenie dowodu lub ocena trudności jednej albo wszystkich, albo tworzenie nowych
cli-help-puzzles-file = klucz dołączonej łamigłówki, plik z łamigłówką albo - dla standardowego wejścia
cli-help-puzzles-moves = przy try: ruchy twojej tury, np. "place mutant C2 3"; bez nich czytane są wiersz po wierszu, a pusty wiersz zaczyna bitwę
cli-help-puzzles-workers = przy check, rate i make: ile procesów pracuje (domyślnie po jednym na rdzeń)
cli-help-puzzles-out = przy make: folder na pliki łamigłówek
cli-help-puzzles-count = przy make: ile łamigłówek (domyślnie 10)
cli-help-puzzles-army = przy make: armia, która rozwiązuje
cli-help-puzzles-against = przy make: armia przeciwnika
cli-help-puzzles-theme = przy make: co mają pokazywać rozwiązania, np. pushes
cli-help-puzzles-use = z make: ile żetonów trzeba wykorzystać, od 1 do 3; trzy wybiera się z pięciu
cli-help-puzzles-turns = przy make: 2 dla łamigłówek w dwóch turach
cli-help-puzzles-bot = z make: bot, którego gry dają pozycje, z najwyżej 64 iteracjami na ruch (domyślnie warlord)
cli-puzzle = Łamigłówka
cli-puzzle-title = Tytuł
cli-puzzle-level = Poziom
cli-puzzle-themes = Motywy
cli-puzzle-opponent = Przeciw
cli-puzzle-rarity = Rzadkość
cli-puzzle-nearness = Bliskość
cli-puzzle-looks = Podejścia
cli-puzzle-looks-note = Podejścia: za którym razem rozwiązuje ją każdy z botów, kreska oznacza, że wcale: { $bots }.
cli-puzzle-width = Szerokość
cli-puzzle-filed = W pliku
cli-puzzle-solutions = Rozwiązania
cli-puzzle-essential = W istocie
cli-puzzle-positions = Pozycje
cli-puzzle-seconds = Sekundy
cli-puzzle-greedy = Greedy
cli-puzzle-greedy-yes = rozwiązuje
cli-puzzle-greedy-no = -
cli-puzzle-ask = Ruch (żetony do użycia: { $left }; Enter zaczyna bitwę):
cli-puzzle-answer = Przeciwnik odpowiada: { $moves }
cli-puzzle-unsolvable = Nic jej nie rozwiązuje.
cli-puzzle-idea = Pomysł { $number } (rozwiązania: { $count }):
cli-puzzle-miss = Blisko celu, brakuje { $missing }:
cli-puzzle-fewer = Wystarczy też mniej żetonów: { $count }.
cli-puzzle-examined = Zbadane pozycje: { $positions }, sekundy: { $seconds }
cli-puzzle-fault-unsolvable = { $puzzle }: nic jej nie rozwiązuje.
cli-puzzle-fault-sample = { $puzzle }: jej własne rozwiązanie nie rozwiązuje jej.
cli-puzzle-fault-fewer = { $puzzle }: wystarczy też mniej żetonów.
cli-puzzle-total = Poprawne łamigłówki: { $holding } z { $count }. Zbadane pozycje: { $positions }, sekundy: { $seconds }. Rozwiązuje bot greedy: { $greedy }.
