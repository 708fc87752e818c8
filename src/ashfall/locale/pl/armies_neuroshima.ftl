## The world, and tips for those who wait

army-world-title = Świat
army-world-1 = 5 września 2020 roku maszyny zwróciły się przeciw ludziom, którzy je zbudowali. Trzydzieści lat później z Ameryki Północnej zostały gruzy i skażenie.
army-world-2 = Na północy leży Moloch: masa zrośniętych fabryk wielka jak kilkanaście stanów. Co roku wysyła roboty dalej na południe.
army-world-3 = Ocaleni żyją w gangach, osadach i armiach. Walczą z maszynami, z mutantami, których maszyny wyhodowały, i ze sobą nawzajem: o ziemię, jedzenie i sprzęt.
tip-title = Rada
tip-1 = Zagraj kilka partii tą samą armią, zanim ją ocenisz.
tip-2 = Jeden z trzech żetonów musi odejść: wyrzuć to, co teraz pomaga najmniej, nawet Bitwę.
tip-3 = Żeton obok sztabu jest też tarczą.
tip-4 = Najpierw moduł, potem wojownik, inaczej ktoś zajmie pole.
tip-5 = W jednym segmencie wszystko dzieje się naraz; polegli schodzą po niej.
tip-6 = Wyższa inicjatywa zabija strzelca, zanim wystrzeli.
tip-7 = Sztab w sieci nie ucieknie.
tip-8 = Masz przed sobą same żetony natychmiastowe? To pechowe dobranie: odłóż je i dobierz jeszcze raz.
tip-9 = Zanim zaczniesz bitwę, policz, co zostało w obu stosach.
tip-10 = Zacznij bitwę, gdy pozycja jest wystarczająco dobra; czekanie też jest ryzykiem.
tip-11 = Sztab nigdy nie rani sztabu.
tip-12 = Dwa sztaby mogą stać obok siebie.

## What an army is like

army-play = Jak nią grać
army-beat = Jak ją pokonać
army-character = Charakter
army-character-about = Policzone z żetonów, na tle innych armii.
army-speed = Szybkość
army-toughness = Odporność
army-reach = Zasięg
army-mobility = Ruchliwość
army-battles = Panowanie nad bitwą
army-bar = { $name }: { $value } z 5
army-difficulty = Trudność
army-difficulty-about = Armia, która wydaje się słaba, zwykle wymaga tylko dłuższej nauki. Zacznij od Borgo, potem Moloch.
army-difficulty-word =
    { $level ->
        [1] najłatwiejsza, najlepsza na początek
        [2] dość łatwa
        [4] trudniejsza
       *[other] jedna z pary: Bestie przeciw Stalowej Policji
    }
army-play-it = Zagraj: { $army }
army-more = Więcej o tej armii

## The armies: who they are, and what to do with and against them. The first sentence says what, the others why.

army-borgo-character = Dzicy, szybcy, liczni
army-borgo-story = Moloch wyhodował ich do wojny: szybko dojrzewają, trudno ich zabić, a każdy gatunek nienawidzi pozostałych. Dopiero Borgo, pół mutant, pół maszyna, zrobił z nich jedną armię. Jej sztandarem jest znak skażenia biologicznego, a wrogiem ludzkość.
army-borgo-play-1 = Postaw sztab w środku walki. Każdy obok niego bije segment wcześniej.
army-borgo-play-2 = Rozstaw daleko od siebie tych, którzy biją w kilku kierunkach. Jedna bitwa wymiecie planszę.
army-borgo-play-3 = Podejdź blisko i zacznij bitwę wcześnie. Strzela tylko dwóch Zabójców, więc z daleka nic nie wygrasz.
army-borgo-beat-1 = Trzymaj dystans i osłoń sztab z każdej strony. Borgo musi stanąć tuż przy nim.
army-borgo-beat-2 = Spowolnij najszybszych lub złap ich w sieć. Bez szybkości ich ciosy trafiają w pustkę.
army-borgo-beat-3 = Strzelaj, zanim dojdą. Większość wojowników ginie od jednej rany.
army-moloch-character = Zimny, ciężki, nieustępliwy
army-moloch-story = Masa maszyn, która myśli wieloma połączonymi mózgami i rośnie, odkąd złamała ludzkość. Jest silniejszy od każdego, kto nosi broń, ale w sprycie ustępuje im wszystkim.
army-moloch-play-1 = Sztab w róg, twarde jednostki dookoła. Bloker nie przepuszcza prawie niczego.
army-moloch-play-2 = Ustaw w jednej linii strzelców o różnej inicjatywie. Jeden po drugim rozbiją osłonę i sięgną sztabu.
army-moloch-play-3 = Wystaw jednostkę i od razu nią odepchnij. Pięć Odepchnięć ustawi wroga pod lufami.
army-moloch-beat-1 = Wcześnie przerywaj linie. Jeden żeton między lufą a celem zatrzymuje cały szereg.
army-moloch-beat-2 = Walcz wtedy, gdy tobie pasuje. Moloch ma tylko cztery Bitwy i jeden Ruch.
army-moloch-beat-3 = Zostaw sztabowi drogę ucieczki. Zamknięty zostanie spokojnie rozstrzelany.
army-hegemony-character = Brutalna, efektowna, dumna
army-hegemony-story = Kraj wielkich gangów, które bez końca walczą o władzę. Liczą się mięśnie i odwaga, tłumy wiwatują na cześć gladiatorów, a sąsiedzi znają ją z łupieżczych wypraw.
army-hegemony-play-1 = Najdłużej myśl o sieciach. Zwiążą wrogi sztab albo zatrzymają najgroźniejszego napastnika.
army-hegemony-play-2 = Niech sztab atakuje. Jedno pole od wrogiego sztabu wzmacnia każdy cios obok siebie.
army-hegemony-play-3 = Wybierz chwilę. Pięć Bitew, Ruchy, Odepchnięcia i Snajper mają odpowiedź prawie na wszystko.
army-hegemony-beat-1 = Najpierw zabij sieciarzy. Wyższa inicjatywa uwalnia związanych przed ich segmentem.
army-hegemony-beat-2 = Trzymaj się z daleka. Strzela mało i musi podejść.
army-hegemony-beat-3 = Zostaw puste pole obok sztabu. Sztab w sieci i w rogu jest zgubiony.
army-outpost-character = Zdyscyplinowany, szybki, nigdy w jednym miejscu
army-outpost-story = Ostatnie regularne wojsko, jakie mają ludzie. Od dziesięcioleci walczy na samym skraju Molocha: uderzyć, zabrać, co się przyda, zniknąć. Jego sztab to miasto na kołach, którego nie ma na żadnej mapie.
army-outpost-play-1 = Trzymaj sztab w środku i ciągle nim ruszaj. Siedem Ruchów: nikt nie przygotuje na niego ataku.
army-outpost-play-2 = Najlepsi strzelcy obok sztabu. Atakują jeszcze raz, segment później.
army-outpost-play-3 = Wykorzystaj swoją chwilę. Sześć Bitew: walcz, gdy linie są twoje, a gdy plansza się zapełnia, schowaj się za swoimi.
army-outpost-beat-1 = Złap sztab w sieć. Sztab w sieci nie ucieknie.
army-outpost-beat-2 = Zajmij pola, na które by uciekł. Wtedy jego Ruchy są niewiele warte.
army-outpost-beat-3 = Bądź szybszy. Każdy z dwunastu wojowników ginie od jednej rany.
army-steel_police-character = Bezlitosna, poprawna, nieliczna
army-steel_police-story = Brygada, która jeździ po pustkowiach z prawem własnego pomysłu. Pancerze to przedwojenne prototypy; za siłę płaci się zdrowiem psychicznym, a co jest przestępstwem, rozstrzyga oprogramowanie.
army-steel_police-play-1 = Sztab w róg, za gruby mur. Na otwartym polu na nic się nie przyda.
army-steel_police-play-2 = Rzucaj Stalową Sieć na kogoś, kto zginie w najbliższej bitwie. Szybko do ciebie wróci.
army-steel_police-play-3 = Skieruj moduły na dwóch dobrych strzelców. Egzekutor, zrzucony z góry, zastępuje Snajpera.
army-steel_police-beat-1 = Opanuj planszę. Ich jednostki trudno zabić, ale jest ich mało.
army-steel_police-beat-2 = Pierwszy cel to Sędziowie. Odbijają ataki, więc bij z boków bez lustra.
army-steel_police-beat-3 = Stawaj tam, gdzie celują moduły. Większość sięga tylko dwóch pól.
army-beasts-character = Głodne, terytorialne, nikomu niewierne
army-beasts-story = Co przetrwało zimno i głód, musiało się zmienić, a laboratoria Molocha przyspieszyły to wielokrotnie. Nie ma stada ani planu, jest tylko terytorium: kto na nie wejdzie, ten jest zdobyczą, swój czy obcy.
army-beasts-play-1 = Cerber obok sztabu w rogu zostawia dwa otwarte pola. Albo wystaw sztab jako drugi i od pierwszej tury groź nim wrogiemu sztabowi.
army-beasts-play-2 = Buduj łańcuchy Agonii. Własne ugryzienie je odpala i sięga dalekich celów.
army-beasts-play-3 = Przyciągaj tych, którzy się chowają. Przyciągnięty wróg stoi między zębami.
army-beasts-beat-1 = Niech gryzą się nawzajem. Stawaj tam, gdzie każdy cios w ciebie trafia też bestię.
army-beasts-beat-2 = Pierwsze cele: Cerber, Alfa i Sępy. Bez nich wataha traci zasięg.
army-beasts-beat-3 = Trzymaj więcej planszy i bądź cierpliwy. Im pełniejsza, tym bardziej ranią same siebie.
