## Rules

rules-title = Zasady
rules-lead = Cała gra na jednej stronie. Dokładne reguły, każda z numerem, są niżej.
rules-contents = Na tej stronie
rules-short = W skrócie
rules-goal = Cel gry
rules-goal-1 = Każda armia ma sztab z 20 punktami zdrowia. Zniszcz sztab wroga albo miej po Ostatniej Bitwie więcej zdrowia niż on.
rules-goal-2 = Jeśli oba sztaby padną w tej samej bitwie, partia kończy się remisem.
rules-turn = Twoja tura
rules-turn-1 = Dobieraj, aż będą przed tobą leżeć trzy żetony, a potem jeden z nich odrzuć. Pozostałych możesz użyć, zachować je albo odrzucić, w dowolnej kolejności.
rules-turn-2 = Tylko pierwsze tury są inne: pierwszy gracz dobiera jeden żeton, drugi dwa, i żaden nie musi odrzucać.
rules-turn-3 = Jeśli wszystkie twoje żetony są natychmiastowe, możesz je odłożyć i dobrać od nowa. Żetony przed graczem są jawne; ukryta jest tylko kolejność stosów.
rules-place = Wystawianie jednostek
rules-place-1 = Jednostkę stawia się na dowolnym pustym polu, dowolnie obróconą. Potem nie rusza się i nie obraca, chyba że pozwala na to zdolność lub żeton.
rules-place-2 = To, co jest na krawędzi, działa tylko przez tę krawędź. Ten sam żeton bywa więc zabójczy albo bezużyteczny, zależnie od obrotu.
rules-battle = Bitwa
rules-battle-1 = Bitwa zaczyna się, gdy ktoś zagra żeton Bitwa, gdy plansza jest pełna i na końcu partii. Kończy turę.
rules-battle-2 = Toczy się w fazach, od najwyższej inicjatywy do 0. W każdej fazie wszystkie jednostki z tą liczbą atakują naraz wszystkimi krawędziami.
rules-battle-3 = W jednej fazie wszystko dzieje się w tej samej chwili: dwie jednostki mogą zniszczyć się nawzajem. Zniszczone schodzą z planszy po zakończeniu fazy, a z nimi znika to, co dawały innym.
rules-attack = Ataki
rules-attack-1 = Cios rani wroga na polu, które wskazuje kieł. Jeden kieł to jedna rana.
rules-attack-2 = Strzał leci prosto i trafia pierwszego wroga na linii, z dowolnej odległości. Nad swoimi przelatuje. Strzał Gaussa rani raz każdego wroga na linii.
rules-attack-3 = Ogień bratobójczy rani każdego, kto tam stoi, nawet własny sztab.
rules-guard = Rany i ochrona
rules-guard-1 = Jedna rana niszczy jednostkę. Każde serce pozwala przeżyć o jedną więcej, a rany zostają, póki jednostka nie opuści planszy.
rules-guard-2 = Pancerz odejmuje jedną ranę od każdego strzału, który wchodzi przez jego krawędź. Odbicie odsyła atak o jedno pole, na wroga, który tam stoi.
rules-guard-3 = Sztaby zamiast tego tracą zdrowie. Biją każdego wroga obok siebie, ale żaden sztab nigdy nie rani sztabu.
rules-net = Sieci
rules-net-1 = Wróg przed siecią nie może nic: ani atakować, ani się ruszać, ani pomagać. Nie można go też przesunąć ani odepchnąć. Pancerz i serca liczą się dalej.
rules-net-2 = Sieć działa od razu, także na sztaby, i póki stoi jednostka, która ją ma. Dwie sieci skierowane na siebie się znoszą.
rules-module = Moduły
rules-module-1 = Moduł nie atakuje. Pomaga jednostkom na polach, które wskazują jego łącza, w bitwie i poza nią. Premie się sumują.
rules-module-2 = Większość sztabów pomaga tak samo, ze wszystkich sześciu stron. Moduł lub sztab w sieci niczego nie daje.
rules-medic = Medycy
rules-medic-1 = Medyk przejmuje wszystkie rany z jednego ataku na połączoną jednostkę i ginie za nią. Nie może odmówić, nawet gdyby jednostka przeżyła.
rules-medic-2 = Jeśli czeka na niego kilka jednostek albo ataków, jego gracz wybiera jedno z nich. Medyk zniszczony w tej samej fazie nikogo nie leczy.
rules-instant = Żetony natychmiastowe
rules-instant-1 = Żetonu natychmiastowego się nie wystawia: działa od razu i trafia na stos odrzuconych. Jeśli nic by nie zdziałał, nie można go użyć.
rules-instant-2 = Pancerz i odbicie przed nimi nie chronią. Co robi każdy z nich, jest niżej, wśród ikon.
rules-end = Koniec gry
rules-end-1 = Kto dobierze ostatni żeton ze swojego stosu, rozgrywa turę do końca. Drugi gracz rozgrywa jeszcze jedną, a potem toczy się Ostatnia Bitwa.
rules-end-2 = Gdy ostatni żeton został dobrany, żetonów Bitwa nie można już używać.
rules-end-3 = Równe zdrowie po Ostatniej Bitwie: jeszcze po jednej turze i jedna bitwa. Nadal równo: remis.
rules-more = Dokładne reguły
rules-icons = Wszystkie ikony
rules-icons-kinds = Rodzaje żetonów
rules-icons-edges = Na krawędziach i w rogach
rules-icons-abilities = Zdolności
rules-icons-effects = Co dają moduły i sztaby
rules-icons-instants = Żetony natychmiastowe
rules-numbered = Każda reguła z numerem
rules-numbered-about = Zasady dokładnie takie, jakich pilnuje program. Prowadzą tu linki z gry.
rules-sources = Znaki takie jak [B] mówią, skąd pochodzi reguła: [B] instrukcja podstawowa, [D] pudełko z pojedynkiem, [F] oficjalne FAQ, [P] inne publiczne źródła.
rules-search = Szukaj w zasadach
rules-search-help = Słowo albo numer, na przykład NH-9.2
rules-search-all = Pokaż wszystkie reguły
rules-sections = Rozdziały
rules-found =
    { $count ->
        [0] Nic nie znaleziono. Spróbuj innego słowa.
        [one] Znaleziono { $count } regułę
        [few] Znaleziono { $count } reguły
        [many] Znaleziono { $count } reguł
       *[other] Znaleziono { $count } reguły
    }
rules-link = Link do { $clause }
