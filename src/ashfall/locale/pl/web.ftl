## Clocks

web-clock-none = Bez zegara
web-clock-move =
    { $minutes ->
        [0] { $seconds } s na decyzję
       *[other] { $minutes } min na decyzję
    }
web-clock-bank = { $minutes } min + { $seconds } s

## First page

web-home-title = Dwie gry planszowe, od razu w przeglądarce
web-play-friend = Znajomy
web-play-more = Więcej
web-continue = Twoje partie
web-continue-waiting = Czeka na graczy
web-continue-playing = W toku
web-continue-yours = Twój ruch
web-continue-empty = Żadna partia nie trwa. Twoje partie będą czekać tutaj.
web-continue-go = Graj dalej
web-continue-open = Otwórz
web-continue-replay = Powtórka
web-continue-review = Omów partię
web-continue-more = Pozostałe partie
web-result-won = Wygrana
web-result-lost = Przegrana
web-result-drawn = Remis
web-result-over = Zakończona
web-result-closed = Zamknięta
web-versus = kontra
web-lobby = Otwarte stoły
web-lobby-game = Gra
web-lobby-all = Obie gry
web-lobby-join = Dołącz
web-lobby-empty = Nikt teraz nie czeka. Otwórz stół, a inni zobaczą go tutaj.
web-lobby-make = Otwórz stół
web-watch = Trwające partie
web-watch-go = Oglądaj
web-watch-empty = W tej chwili nie ma publicznych partii.
web-row-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-row-rules = własne zasady
web-game =
    { $game ->
        [hardcity] Hard City
        [neuroshima] Neuroshima Hex
       *[other] { $game }
    }
web-seat-open = wolne miejsce
web-seat-anybody = Gość
web-learn = Nauka i analiza
web-learn-choose = Której gry chcesz się nauczyć?
web-learn-about-neuroshima = Jedenaście lekcji o armiach, bitwach i sieciach, dwie opowiedziane partie i pierwsza własna.
web-learn-about-hardcity = Sześć lekcji o funkcjonariuszach, mutantach i Doktorze Zero oraz opowiedziana pierwsza runda.
web-learn-steps = Pierwsze kroki
web-learn-steps-about = Neuroshima Hex w jedenastu krótkich ćwiczeniach.
web-learn-armies = Sześć armii
web-learn-armies-about = Każdy żeton i każda ikona z objaśnieniem.
web-learn-analysis = Plansza do analizy
web-learn-analysis-about = Ustaw dowolną pozycję, zapytaj bota, rozegraj bitwę.
web-learn-replay = Otwórz partię
web-learn-replay-about = Obejrzyj zapisaną partię ruch po ruchu.

## New game

web-new = Nowa partia
web-new-game = Która gra?
web-new-game-neuroshima = Od dwóch do sześciu armii na sześciokątnej planszy. Szybka, liczy się każda tura.
web-new-game-hardcity = Funkcjonariusze przeciw Doktorowi Zero w pięciu odcinkach: solo, razem albo jeden na wszystkich.
web-new-mode = Sposób gry
web-new-players = Gracze
web-new-board = Plansza
web-new-hexes = { $hexes } pól
web-new-board-large = Od pięciu graczy gra się na dużej planszy z 37 polami.
web-new-health = Wytrzymałość każdego sztabu
web-new-who = Przeciwnik
web-new-others = Pozostali
web-new-seats = Miejsca
web-new-seat = Miejsce { $number }
web-new-seat-who = Kto tu gra
web-new-seat-army = Armia
web-new-seat-done = Gotowe
web-new-me = Ty
web-new-me-about = Usiądź tutaj
web-new-bot = Bot
web-new-bot-about = Sześć poziomów
web-new-link = Znajomy
web-new-link-about = Przez link
web-new-local = Jeden ekran
web-new-local-about = Wspólne urządzenie
web-new-open = Ktokolwiek
web-new-open-about = Otwarty stół
web-new-ally = Sojusznik
web-new-ally-about = Prowadzi obie armie
web-new-ally-mine = Też prowadzisz ty
web-new-ally-theirs = Prowadzi sojusznik
web-new-level = Poziom
web-new-mine = Twoja armia
web-new-theirs = Armia przeciwnika
web-new-first-army = Armia pierwszego gracza
web-new-second-army = Armia drugiego gracza
web-new-random = Losowa
web-new-not-there = Nie na 37 polach
web-new-not-there-about = { $army }: tą armią nie gra się na 37 polach. Zastąpi ją losowa armia.
web-new-starts = Kto zaczyna
web-new-starts-random = Losowo
web-new-starts-first = Ty
web-new-starts-second = Przeciwnik
web-new-starts-one = Pierwszy gracz
web-new-starts-two = Drugi gracz
web-new-order = Kolejność gry
web-new-order-listed = Jak na liście
web-new-clock = Czas do namysłu
web-new-clock-none = Bez limitu
web-new-clock-own = Własny
web-new-clock-kind = Zegar
web-new-clock-kind-move = Na każdą decyzję
web-new-clock-kind-bank = Na całą partię
web-new-clock-minutes = Minuty
web-new-clock-seconds = Sekundy
web-new-clock-increment = Dodatkowe sekundy po każdej turze
web-new-listed = Pokaż w lobby
web-new-listed-about = Inni mogą znaleźć tę partię i ją oglądać. W przeciwnym razie tylko ci, którzy mają jej adres.
web-new-casual = Prognoza bitwy
web-new-casual-about = Wszyscy gracze mogą zobaczyć, co zrobiłaby bitwa, gdyby zaczęła się teraz. Z samymi botami można cofnąć każdy ruch.
web-new-again = Jak ostatnio
web-new-again-go = Jeszcze raz
web-new-start = Rozpocznij partię
web-new-start-link = Utwórz link
web-new-start-open = Otwórz stół

## Settings

web-set-profile = Ty
web-set-name = Nazwa gracza
web-set-name-help = Inni widzą ją przy stole. Od 1 do 24 znaków.
web-set-save = Zapisz
web-set-saved = Zapisano
web-set-look = Wygląd
web-set-theme = Motyw
web-set-theme-system = Systemowy
web-set-theme-dark = Ciemny
web-set-theme-light = Jasny
web-set-language = Język
web-set-language-system = Jak w przeglądarce
web-set-table = Przy stole
web-set-forecast = Prognoza bitwy
web-set-forecast-help = Pokazuje na planszy, co zrobiłaby bitwa teraz, jeśli partia na to pozwala.
web-set-names = Nazwy na żetonach
web-set-names-help = Każda jednostka na planszy ma podpis.
web-set-confirm = Potwierdzanie ruchów
web-set-confirm-help = Ruch następuje dopiero po drugim kliknięciu lub klawiszu Enter.
web-set-handover = Karta przekazania
web-set-handover-help = Przy wspólnym ekranie mówi, czyja jest kolej i co się wydarzyło.
web-set-playback = Ruch
web-set-speed = Szybkość odtwarzania
web-set-motion = Mniej animacji
web-set-motion-help = Nic nie lata ani nie zanika. Może o to prosić także urządzenie.
web-set-sound = Dźwięk
web-set-sound-on = Dźwięk włączony
web-set-sound-on-help = W całości; głośnik przy stole to ten sam przełącznik.
web-set-effects = Efekty
web-set-effects-help = Ruchy, trafienia i kości oraz sygnał, gdy przychodzi twoja tura.
web-set-ambience = Tło
web-set-ambience-help = Wiatr nad pustkowiem, miasto nocą: daleko pod całą resztą.
web-set-volume = Głośność
web-set-volume-percent = { $percent } %
web-set-sound-try = Posłuchaj
web-set-here = Wszystko to jest zapisane tylko w tej przeglądarce.

## Waiting room

web-wait-link-title =
    { $count ->
        [one] Zaproś znajomego
       *[other] Zaproś znajomych
    }
web-wait-link-text =
    { $count ->
        [one] Wyślij ten link. Partia zacznie się, gdy tylko znajomy go otworzy i dołączy.
       *[other] Wyślij ten link wszystkim. Partia zacznie się, gdy tylko wszyscy dołączą.
    }
web-wait-open-title = Twój stół jest otwarty
web-wait-open-text = Każdy widzi go w lobby. Możesz też komuś wysłać link.
web-wait-seated-title = Masz swoje miejsce
web-wait-seated-text = Partia zacznie się, gdy tylko wszyscy będą na miejscu.
web-wait-link = Link do tej partii
web-wait-copy = Kopiuj
web-wait-copied = Link skopiowany
web-wait-share = Udostępnij
web-wait-share-text = Partia { $game }?
web-wait-waiting =
    { $count ->
        [one] Czekamy na jeszcze jednego gracza…
       *[other] Czekamy na jeszcze { $count } graczy…
    }
web-wait-keep = Nie zamykaj tej strony. Damy znać, gdy partia się zacznie.
web-wait-here = jest
web-wait-away = offline
web-wait-cancel = Odwołaj partię
web-wait-cancelled = Partia została odwołana.
web-wait-leave = Zwolnij miejsce
web-wait-left = Miejsce zwolnione.
web-wait-joined = Wszyscy już są.
web-join-title = { $name } zaprasza do gry
web-join-seat = Jest miejsce dla ciebie
web-join-text =
    { $count ->
        [one] Jedno kliknięcie i zaczynacie.
       *[other] Partia zacznie się, gdy tylko wszyscy dołączą.
    }
web-join-go = Dołącz do partii
web-join-random = Losowa armia
web-join-yours = Twoje miejsce
web-wait-none-title = Potrzebny jest link
web-wait-none-text = Ta partia czeka na kogoś, kto dostał link. Poproś o niego albo zacznij własną partię.

## Frame

web-home-link = Ashfall, strona główna
web-skip = Przejdź do treści
web-nav = Strony
web-nav-home = Graj
web-nav-puzzles = Hexogłówki
web-nav-learn = Nauka
web-nav-armies = Armie
web-nav-episodes = Odcinki
web-nav-rules = Zasady
web-nav-analysis = Analiza
web-nav-settings = Ustawienia
web-close = Zamknij
web-health = Wytrzymałość { $health } z { $most }
web-points = Punkty: { $points } z { $most }
web-keys = Klawisze
web-keys-page = Na tej stronie
web-keys-everywhere = Wszędzie
web-keys-help = Pokaż klawisze
web-key-space = Spacja
web-key-up = Strzałka w górę
web-key-down = Strzałka w dół
web-key-left = Strzałka w lewo
web-key-right = Strzałka w prawo
web-lost-title = Tu nic nie ma
web-lost-text = Ten adres prowadzi donikąd. Może partię odwołano, a może link jest niepełny.
web-lost-home = Strona główna
web-save-record = Pobierz zapis
web-out-short = Brak połączenia. Próbujemy ponownie…
web-problem = Nie udało się: { $reason }
web-problem-offline = Brak połączenia z serwerem. Spróbuj za chwilę.
web-problem-too_fast = Trochę za szybko. Poczekaj chwilę.
web-problem-busy = Boty są zajęte. Spróbuj za chwilę.
web-problem-many_games = Toczy się naraz zbyt wiele twoich partii. Najpierw dokończ jedną z nich.
web-problem-storage = Serwer nie zdołał tego odczytać lub zapisać. Nic się nie zmieniło; spróbuj ponownie.
web-problem-failed = Na serwerze coś poszło nie tak. Zostało to tam odnotowane.
web-problem-not_found = Nic tu nie ma. Być może partię odwołano albo link jest niepełny.
web-problem-begun = Partia już się zaczęła.
web-problem-closed = Ta partia jest zamknięta: od jej początku zmieniły się zasady.
web-problem-no_game = W tę grę nie można tu już grać: jej zasady nie są zainstalowane.
web-problem-no_seat = Nie ma dla ciebie wolnego miejsca. Miejsca zachowane dla znajomych wymagają linku.
web-problem-not_owner = Może to zrobić tylko osoba, która utworzyła tę partię.
web-problem-not_over = Partia jeszcze się nie skończyła.
web-problem-no_board = Tej gry nie można tu jeszcze pokazać.
web-problem-over = Tu partia już się skończyła: nie ma czego szukać.
web-problem-bad_name = Nazwa musi mieć od 1 do 24 czytelnych znaków.
web-problem-too_large = To jest za duże, żeby to wysłać.
web-problem-not_ready = Najpierw użyj żetonów łamigłówki, potem walcz.
web-problem-not_solved = Rozwiązania są dla tych, którzy rozwiązali łamigłówkę albo się poddali.
web-problem-not_solvable = Tej łamigłówki nie da się rozwiązać, więc nie została zapisana.
web-problem-unproven = Ta łamigłówka ma zbyt wiele możliwości, by ją tu sprawdzić, więc nie została zapisana.
web-problem-many_puzzles = Masz już tyle łamigłówek, ile można tu przechować.
web-problem-rush_moved_on = Wyścig przeszedł już do innej łamigłówki.
