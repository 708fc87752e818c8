## Arena

cli-help-arena = niech boty zagrają ze sobą; pokaż, który jest silniejszy i na ile to pewne
cli-help-arena-sprt = skończ, gdy tylko wiadomo, czy pierwszy bot jest silniejszy od drugiego o LO, czy o HI Elo
cli-help-arena-workers = ile procesów gra (domyślnie po jednym na rdzeń)
cli-help-arena-journal = zapisuj każdą skończoną partię w tym nowym pliku
cli-help-arena-resume = kontynuuj od partii zapisanych w tym dzienniku
cli-help-arena-ray = graj na klastrze Ray pod tym adresem; „local” uruchamia go tutaj
cli-help-arena-report = zapisz raport z tabelami i wykresami w tym pliku
arena-bot = Bot
arena-bots = Boty
arena-opponent = Przeciwnik
arena-losses = Porażki
arena-score = Wynik
arena-superiority = Pewność
arena-superiority-long = prawdopodobieństwo, że pierwszy bot jest silniejszy
arena-time = Czas na ruch
arena-mean = Średnio
arena-slowest = Najdłużej
arena-ladder = Ranking
arena-rating = Ocena
arena-ratings = Oceny z przedziałami 95 %
arena-won = Zwycięstwa
arena-any-bot = dowolny bot
arena-pairs-head = Pary według punktów pierwszego bota
arena-pairs-caption = Pięć ostatnich kolumn liczy pary partii według punktów pierwszego bota.
arena-lead-stronger = { $one } jest silniejszy niż { $two }: { $elo } Elo, na poziomie ufności 95 % od { $low } do { $high }.
arena-lead-perfect = { $one } zdobył wszystkie punkty przeciw botowi { $two } i na poziomie ufności 95 % jest silniejszy o ponad { $elo } Elo.
arena-lead-open = Te partie nie pokazują, kto jest silniejszy: { $one } czy { $two }.
arena-lead-many = Na czele rankingu stoi { $bot }.
arena-incomplete = Nie wszystkie partie zostały rozegrane.
arena-verdict-h0 = przyjęto H0: { $low } Elo tłumaczy wyniki lepiej niż { $high }
arena-verdict-h1 = przyjęto H1: { $high } Elo tłumaczy wyniki lepiej niż { $low }
arena-verdict-open = jeszcze nie rozstrzygnięto między { $low } a { $high } Elo
arena-interrupted = Przerwano. Wszystkie skończone partie są zapisane; wznowisz poleceniem:
arena-report = Raport z areny
arena-title-two = { $one } kontra { $two }
arena-title-many = { $count ->
    [one] { $count } bot w turnieju każdy z każdym
    [few] { $count } boty w turnieju każdy z każdym
   *[other] { $count } botów w turnieju każdy z każdym
}
arena-ladder-first = Pierwszy w rankingu
arena-pairs = { $count ->
    [one] w { $count } parze
   *[other] w { $count } parach
}
arena-strength = Siła
arena-anchor = Elo z przedziałami 95 %; { $bot } ma 0.
arena-llr = Logarytm ilorazu wiarygodności testu (LLR)
arena-axis-pairs = pary partii
arena-axis-points = punkty bota { $bot } w parze
arena-axis-moves = ruchy
arena-running = Różnica Elo w miarę rozgrywania partii, z pasmem 95 %
arena-pair-scores = Wyniki par
arena-matches = Mecze
arena-armies-of = { $bot } według własnej armii i armii wroga
arena-own-enemy = własna / wroga
arena-all-enemies = razem
arena-grid-key = Udział punktów, przedział 95 %, liczba partii. ▲ i ▼: cały przedział leży powyżej lub poniżej 50 %.
arena-balance = Udział punktów według armii
arena-balance-note = Wszystkie boty razem, bez partii armii przeciw sobie samej. Przedziały 95 %.
arena-games-and-time = Partie i czas
arena-lengths = Długość partii
arena-time-note = Skala logarytmiczna. Pudełko: środkowa połowa partii; kreska w nim: mediana; krzyżyk: najdłuższy namysł; liczba: średnia.
arena-settings = Jak grano
arena-seed = Ziarno
arena-matchups = Armie
arena-command = Polecenie
arena-notes = Jak to czytać
arena-note-pairs = Partie tworzą pary. W obu partiach pary stosy są tak samo potasowane, a te same armie zajmują te same miejsca; boty zamieniają się miejscami. Każdy bot dostaje więc obie strony tego samego losu.
arena-note-elo = Elo i jego przedział wynikają z wyników całych par, bo dwie partie pary zależą od siebie. Różnica 100 Elo zapowiada 64 % punktów, 200 Elo 76 %, 400 Elo 91 %.
arena-note-ladder = Przy więcej niż dwóch botach ranking jest jednym dopasowaniem do wszystkich partii (model Bradleya i Terry'ego); każde dwa boty, które się spotkały, dostają dodatkowo po jednej wygranej.
arena-note-rounds = Partie tworzą rundy. Wszystkie partie rundy mają te same potasowane stosy i te same armie na tych samych miejscach; boty przesuwają się z partii na partię o jedną stronę, więc każdy prowadzi każdą stronę raz.
arena-note-ratings = Oceny pochodzą z openskill (Plackett i Luce), zaczynają się od 25 i mają podane odchylenie standardowe. Zwycięzca jest w partii pierwszy, pozostali idą według wytrzymałości lub punktów. Wspólne zwycięstwo liczy się w częściach.

## Utworzone łamigłówki

puzzle-report-title = { $count ->
    [one] { $count } łamigłówka
    [few] { $count } łamigłówki
   *[many] { $count } łamigłówek
}
puzzle-report-lead = Prób: { $digs }, obejrzanych szkiców: { $drafts }. Każda łamigłówka ma dowód, jedną ideę, żadnej zbędnej jednostki i nie rozwiązuje jej ani bot greedy, ani branie najlepszego następnego ruchu.
puzzle-report-found = Znalezione
puzzle-report-digs = Próby
puzzle-report-mined = Z gier
puzzle-report-counts = Co znaleziono
puzzle-report-pictures = Łamigłówki
puzzle-report-army = Według armii, która rozwiązuje
puzzle-report-opponent = Według przeciwnika
puzzle-report-theme = Według tematu
puzzle-report-goal = Według celu
puzzle-report-difficulty = Według trudności
puzzle-report-rejected = Dlaczego odrzucano szkice
puzzle-report-goal-destroy_hq = zniszcz sztab
puzzle-report-goal-ahead = miej przewagę
puzzle-report-goal-lose_no_unit = nie strać jednostki
puzzle-report-goal-destroy_unit = zniszcz jednostkę
puzzle-report-goal-survive = przetrwaj
puzzle-report-reason-bare = prawie żadna jednostka nie ma w niej udziału
puzzle-report-reason-fewer = wystarczy mniej żetonów
puzzle-report-reason-greedy = rozwiązuje ją bot greedy
puzzle-report-reason-harmless = nie ma nic do zyskania
puzzle-report-reason-ideas = kilka idei
puzzle-report-reason-long = za dużo do dowiedzenia
puzzle-report-reason-misses = brak prób o włos
puzzle-report-reason-obvious = znajduje ją najlepszy następny ruch
puzzle-report-reason-offer = jakiś żeton nikogo nie kusi
puzzle-report-reason-proof = dowód zawodzi
puzzle-report-reason-solutions = za dużo rozwiązań
puzzle-report-reason-theme = inny temat albo żaden
puzzle-report-reason-unsolvable = brak rozwiązania
puzzle-report-note = Próba zaczyna się od pozycji z gry albo ułożonej i zmienia ją, aż powstanie dobra łamigłówka albo skończy się cierpliwość. To samo ziarno znajduje te same łamigłówki.
