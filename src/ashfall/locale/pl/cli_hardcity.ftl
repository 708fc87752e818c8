## In the terminal

cli-help-city-episode = który odcinek, od 1 do 5, albo plik TOML z własnym (domyślnie 1)
cli-help-city-mode = versus: funkcjonariusze przeciw Doktorowi Zero; coop: przeciw AutoDokowi, także samotnie (domyślnie versus)
cli-help-city-players = ilu graczy lub botów: od 2 do 5 w versus razem z Doktorem Zero, od 1 do 4 w coop (domyślnie jak najmniej)
cli-help-city-officers = klucze funkcjonariuszy w grze, na przykład jenny,miranda,marcellus
cli-help-city-ally = pies Kieł pomaga funkcjonariuszom
cli-help-city-seats = kto gra, Doktor Zero na końcu: human, bot z opcjami albo plik z botem; domyślnie
cli-help-city-campaign = graj następny odcinek kampanii z tego pliku i zapisz w nim, jak się skończył; nowy plik zaczyna kampanię
cli-help-city-load = graj dalej od zapisu
cli-help-city-bots = bot funkcjonariuszy i bot Doktora Zero, na przykład rules,random; w coop jeden bot (domyślnie random)
cli-city-won-officers = Zwycięstwa funkcjonariuszy
cli-city-won-zero = Zwycięstwa Doktora Zero
cli-city-won-nobody = Bez zwycięzcy
cli-city-points = Średnie punkty funkcjonariuszy i drugiej strony
cli-city-rounds = Rund na partię
cli-city-episodes = Odcinki
cli-city-officers = Funkcjonariusze
cli-city-mode-fact = { $mode }: gracze { $players }
cli-city-officer-fact = { $hp } PŻ, { $ability }
cli-city-round = Runda { $number }, wybiera: { $seat }
cli-city-bench-random = Hard City: losowych partii na sekundę
cli-city-bench-copies = Hard City: kopii stanu na sekundę
cli-city-bench-moves = Hard City: losowych ruchów na sekundę
cli-city-bench-compiled = Hard City: zasady skompilowane
cli-city-short-police-car = wóz
cli-city-short-civilian-car = auto
cli-city-short-limousine = limo
cli-city-short-truck = tir
cli-city-short-bus = bus
cli-city-short-motorboat = łódź
cli-city-short-doom-machine = mach
cli-city-do-other = Wybierz
cli-city-do-step =
    { $begun ->
        [on] Idź dalej
       *[first] Idź
    }
cli-city-do-shoot = Szybki strzał w pole
cli-city-do-aim = Strzał mierzony
cli-city-do-shoot-barrel = Szybki strzał w beczkę
cli-city-do-hand = Oddaj ekwipunek
cli-city-do-take-from = Weź czyjś ekwipunek
cli-city-do-use = Użyj ekwipunku
cli-city-do-ability = Użyj zdolności
cli-city-do-take = Użyj ujęcia
cli-city-do-evacuate = Ewakuuj kogoś
cli-city-do-call = Wezwij śmigłowiec
cli-city-do-unload = Wypuść kogoś z pojazdu
cli-city-do-climb = Przejdź przez drzwi
cli-city-do-instant = Zagraj kartę natychmiastową
cli-city-do-play = Zagraj kartę dla jej tekstu
cli-city-do-basics = Zagraj kartę dla dwóch podstawowych akcji
cli-city-do-deploy = Wystaw
cli-city-do-move = Rusz mutanta
cli-city-do-stand = Postaw mutanta
cli-city-do-attack = Atakuj
cli-city-do-drop-barrel = Zrzuć beczkę
cli-city-do-leave = Opuść mapę
cli-city-do-cloud = Połóż toksyczną chmurę
cli-city-price = { $what }, { $price } PA
cli-city-free = { $what }, za darmo
play-city-lies = ogłuszenie
play-city-on-the-way = Śmigłowiec w drodze
play-city-ladder = Śmigłowiec z drabinką
play-city-open-lid = otwarta studzienka
play-city-closed-lid = zamknięta studzienka
play-city-pier = pomost
play-city-generator = generator
play-city-exit = wyjście na dach
play-city-leave = droga poza mapę
play-city-rungs = drabina w kanale
play-city-zone = strefa wystawiania
play-city-dark = ciemność
play-city-area = liczba: obszar latarni
play-city-round = runda { $number }
play-city-kills = Zabici
play-city-no-ammo = brak amunicji
play-city-takes = Ujęcia
play-city-hand-hidden =
    { $count ->
        [one] Doktor Zero ma na ręce { $count } kartę.
        [few] Doktor Zero ma na ręce { $count } karty.
       *[other] Doktor Zero ma na ręce { $count } kart.
    }
play-city-queue = Kolejka
play-city-letters = KAFAR
play-city-ask =
    { $what ->
        [number] Numer
        [space] Oznaczone pole
       *[both] Numer albo oznaczone pole
    }{ $at ->
        [first] {" "}(? pomoc):
       *[later] , < wraca:
    }
play-city-hand-over = { $seat }: przejmij klawiaturę, niech nikt inny nie patrzy.
play-city-hand-back = { $seat }: przejmijcie klawiaturę.
play-city-no-space = Żadne pole nie nazywa się tu „{ $name }”.
play-city-empty-space = { $space }: nic.
play-city-no-word = Nic się tu nie nazywa „{ $name }”.
play-city-near-words = Może: { $words }
play-city-campaign-over = Koniec kampanii. Wygrane odcinki: { $wins } z { $count }.
play-city-campaign-next = Kampania zapisana: { $file }. Następny: { $episode }.
play-city-keeps = Którą zdolność zachowuje na następny odcinek { $officer }?
play-city-keeps-number = Numer:
play-city-special-rules = Szczególne w tym odcinku
play-city-more-help = help odcinek pokazuje to jeszcze raz; help SŁOWO objaśnia każde słowo na ekranie, na przykład: help strefa
play-city-help =
    Wpisz numer wyboru albo oznaczone pole, na przykład C3; < wraca do pierwszego pytania.
    Można też wpisać cały ruch: shoot C4. Wszystkie dozwolone ruchy wypisze: moves
    look POLE     co jest na polu
    officers      funkcjonariusze, ich ekwipunek i zdolności
    cards         karty, które teraz mają znaczenie, z tekstami
    help SŁOWO    co znaczy słowo na ekranie, co robi karta albo mutant
    help odcinek  cel, punktacja i zasady specjalne tego odcinka
    undo          cofnij swój ostatni ruch
    hint          zapytaj bota o dobre ruchy
    log           co się wydarzyło
    save PLIK     zapisz partię (JSON, albo zwykły tekst, gdy PLIK kończy się na .txt)
    quit          wyjdź
play-city-legend =
    D J M H to Donathan, Jenny, Miranda i Marcellus, F to Kieł. Liczba mówi, ilu ich jest; ~ znaczy ogłuszenie.
    Pola na S są w kanale, na R na dachu. Obok mapy: ♥ życie, ◎ punkty akcji, ▶ właśnie działa.
    W rzędzie ujęć niczego przed ◢ nie da się już użyć. Znaki, które są teraz na mapie:
cli-help-city-arena-bots = bot prowadzący funkcjonariuszy i bot prowadzący Doktora Zero, na przykład search,rules; jedno słowo: po obu stronach (domyślnie: rules)
cli-help-city-arena-games = ile partii rozegrać przy każdym rodzaju stołu (domyślnie 100; z --sprt najwyżej 2000)
cli-help-city-episodes = które odcinki, na przykład 1,3 (domyślnie: wszystkie)
cli-help-city-modes = które tryby: versus, coop (domyślnie: oba; z --pairs lub --sprt versus)
cli-help-city-campaigns = zamiast pojedynczych partii rozegraj całe kampanie: tyle w każdym trybie i z każdą liczbą funkcjonariuszy
cli-help-city-pairs = porównaj dwa boty: każde rozdanie jest grane dwa razy, a boty zamieniają się stronami
cli-help-city-counts = ilu funkcjonariuszy: 3, 4 albo obie liczby po przecinku (domyślnie: obie)
cli-city-mode = Tryb
cli-city-episode = Odcinek
cli-city-score = Punkty
cli-city-interval = Przedział 95 %
cli-help-tasks-action = lista, pokaz jednego, próba tury, rozwiązanie jednego albo sprawdzenie dowodu jednego lub wszystkich
cli-help-tasks-file = klucz dołączonego zadania, plik z zadaniem albo - dla standardowego wejścia
cli-help-tasks-moves = przy try: ruchy twojej tury, np. "shoot D4"; bez nich czytane są wiersz po wierszu
cli-help-tasks-seed = przy try: decyduje o kościach; bez niego rzuca się od nowa
cli-task = Zadanie
cli-task-title = Tytuł
cli-task-officer = Funkcjonariusz
cli-task-level = Poziom
cli-task-themes = Motywy
cli-task-best = Najlepsza szansa
cli-task-firsts = Najlepsze pierwsze ruchy
cli-task-states = Stany
cli-task-seconds = Sekundy
cli-task-ask = Ruch (Enter kończy):
cli-task-proven = Najlepsza szansa: { $chance } ({ $fraction }). Pierwsze ruchy według tego, co zostawiają:
cli-task-line = Do pierwszego rzutu: { $moves }
cli-task-examined = Zbadane stany: { $states }, sekundy: { $seconds }
cli-task-fault-hopeless = { $task }: nic nie prowadzi do celu.
cli-task-fault-best = { $task }: najlepsza szansa to { $chance }.
cli-task-fault-sample = { $task }: jego własne rozwiązanie oddaje szansę.
cli-task-fault-tempting = { $task }: kuszący ruch nie oddaje szansy albo jest niemożliwy.
