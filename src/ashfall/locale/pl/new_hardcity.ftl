## A new game of Hard City: the shelf of episodes

hc-new-lead = Czworo funkcjonariuszy, jeden szalony doktor, pięć odcinków. Ruszaj, strzelaj, improwizuj.
hc-new-mode = Sposób gry
hc-new-mode-versus = Jeden na wszystkich
hc-new-mode-versus-about = od { $fewest } do { $most } graczy
hc-new-mode-coop = Kooperacja
hc-new-mode-coop-about = od { $fewest } do { $most }, AutoDok
hc-new-mode-solo = Solo
hc-new-mode-solo-about = cała czwórka
hc-new-mode-campaign = Kampania
hc-new-mode-campaign-about = wszystkie pięć odcinków
hc-new-episode = Odcinek
hc-new-number = Odcinek { $number }
hc-new-chosen = Wybrany
hc-new-only-first = Kampania zaczyna się od odcinka 1.
hc-new-never-played = Jeszcze bez partii
hc-new-played =
    { $won ->
        [0] Bez wygranej, partie: { $played }
       *[other] Wygrane: { $won } z { $played }
    }
hc-new-best = Najlepiej: { $points } do { $against } w rundzie { $round }
hc-new-skulls = Trudność { $count } z { $most }
hc-new-rate = funkcjonariusze wygrywają { $percent } %
hc-new-difficulty = Trudność
hc-new-difficulty-bots = Partie botów: { $games }; funkcjonariusze wygrali { $percent } %.
hc-new-difficulty-here = Partie na tym serwerze: { $games }; funkcjonariusze wygrali { $percent } %.
hc-new-difficulty-rule = Trzy czaszki to od 45 do 55 %. Każde 10 % mniej to jedna czaszka więcej, każde 10 % więcej to jedna czaszka mniej.
hc-new-scores-officers = Funkcjonariusze punktują
hc-new-scores-zero = Doktor Zero punktuje
hc-new-scores-autodoc = AutoDok punktuje
hc-new-special = Zasady specjalne
hc-new-cast = Obsada
hc-new-leaders = Gracze z funkcjonariuszami
hc-new-health = { $hp } PŻ
hc-new-at-home = Zostaje w domu
hc-new-zero-about = Karty chaosu, mutanty, K.A.F.A.R.
hc-new-autodoc-about = Gra własnymi kartami; wy rozstrzygacie tylko remisy.
hc-new-led = Kto gra: { $name }
hc-new-led-too = Prowadzi też: { $names }.
hc-new-swap = Zamienia się z
hc-new-enemy = Przeciwnik
hc-new-table = Stół
hc-new-ally-about = Sojusznik funkcjonariuszy, ma { $hp } PŻ.
hc-new-casual = Pomysły i cofanie
hc-new-casual-about = Solo lub przeciw botom: zapytaj bota o pomysły i cofnij każdy ruch.
hc-new-start = Zacznij odcinek
hc-new-start-campaign = Zacznij kampanię
