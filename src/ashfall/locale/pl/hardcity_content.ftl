## Sides, officers and their ally

hc-officer-donathan = Donathan Johnson
hc-officer-donathan-text = Najstarszy sierżant HCPD i najtwardszy: postrzelony nieraz, zawsze wracał za biurko. Chce kawy, lukrowanego pączka i emerytury, w tej kolejności, a z magnum strzela bez ostrzeżenia.
hc-officer-jenny = Jenny Takabura
hc-officer-jenny-text = To jej pierwszy dzień służby. Dziadek nauczył ją ninjutsu; potem uznała, że kto umie ranić, powinien też umieć leczyć, i została policyjną medyczką.
hc-officer-miranda = Miranda Casey
hc-officer-miranda-text = Kapitan i najlepszy strzelec w dziejach HCPD: puchar akademii zdobywała co roku. Jej ludzie pójdą za nią wszędzie. Lepiej nie wspominać, że komisarz jest jej ojcem.
hc-officer-marcellus = Marcellus Hammer
hc-officer-marcellus-text = Łagodny olbrzym z getta, kiedyś niepokonany na ringu jako Mister Hammer, potem zdyskwalifikowany za doping na podstawie sfałszowanych dowodów. Trop prowadził do Zero Corp; teraz idzie nim z odznaką.
hc-ally-fang = Kieł
hc-ally-fang-text = Raz w turze każdego funkcjonariusza, za jego 1 PA, Kieł przebiega najwyżej 3 pola i ogłusza 1 aktywnego mutanta tam, gdzie się zatrzyma. Gdy straci swoje 3 PŻ, odchodzi do końca odcinka.

## Mutants

hc-enemy-mutant = Mutant
hc-enemy-mutant-text = Porusza się o 2 pola i zadaje 1 obrażenie na swoim polu. 1 obrażenie go ogłusza, 2 naraz zabijają; ogłuszony ginie już od 1.
hc-enemy-rat = Zmutowany szczur
hc-enemy-rat-text = Porusza się o 3 pola. 1 obrażenie go zabija, ale walka wręcz tylko ogłusza.
hc-enemy-soldier = Zmutowany żołnierz
hc-enemy-soldier-text = Atakuje swoje pole albo dowolne pole w swoim rzędzie lub kolumnie, bez względu na odległość. Nigdy nie rusza się i nie atakuje w tej samej turze.
hc-enemy-kafar = K.A.F.A.R.
hc-enemy-kafar-text = Przychodzi raz na partię i ma tyle PŻ, ile punktów zwycięstwa mają funkcjonariusze (najwyżej 6), albo tyle, ile podaje odcinek. Raz w rundzie wydaje 3 PA: każdy to krok, 2 obrażenia na swoim polu albo 1 na sąsiednim. Nie można go ogłuszyć ani walczyć z nim wręcz, a strzały w jego pole zadają o 1 mniej. Przeciw AutoDokowi zjawia się z piątą literą swojego imienia i jest aktywowany jak każdy mutant.

## Things on the map

hc-load-civilian = Cywil
hc-load-mayor = Burmistrz Archer
hc-load-battery = Bateria
hc-load-barrel = Beczka
hc-vehicle-police-car = Radiowóz
hc-vehicle-civilian-car = Samochód cywilny
hc-vehicle-limousine = Limuzyna
hc-vehicle-truck = Ciężarówka
hc-vehicle-bus = Autobus
hc-vehicle-motorboat = Motorówka
hc-vehicle-doom-machine = Machina zagłady

## Episodes

hc-episode-1-about = Mutanty grasują po ulicach, a śmigłowiec zabiera cywili spomiędzy wybuchających beczek. Funkcjonariusze punktują za ewakuowanych cywili i zabite mutanty, Doktor Zero za martwych cywili i ogłuszonych funkcjonariuszy.
hc-episode-2-about = Ciężarówka z mutagenem utknęła między otwartymi studzienkami, a mutanty chcą jej beczek. Funkcjonariusze punktują za zaspawane studzienki i zabite mutanty, Doktor Zero za beczki wyniesione z mapy i ogłuszonych funkcjonariuszy.
hc-episode-3-about = Burmistrz Archer i jej ludzie siedzą w autach nad kanałem pełnym mutantów, a ratunkiem jest radiowóz. Funkcjonariusze punktują za doprowadzonych do niego cywili i przede wszystkim panią burmistrz oraz za zabite mutanty, Doktor Zero za martwych cywili, ataki na radiowóz, porwanie pani burmistrz i ogłuszonych funkcjonariuszy.
hc-episode-4-about = Pasażerowie autobusu muszą dotrzeć do motorówki, zanim wejdą na nią mutanty. Funkcjonariusze punktują za cywili na pokładzie i zabite mutanty, Doktor Zero za martwych cywili, mutanty na pokładzie i ogłuszonych funkcjonariuszy.
hc-episode-5-about = Bateria otwiera drogę na dach, gdzie za beczkami odlicza machina zagłady. Funkcjonariusze wygrywają, gdy ją zniszczą, Doktor Zero punktuje za koniec każdej rundy i ogłuszonych funkcjonariuszy.

## Abilities of the officers

hc-ability-old-tricks = Stare sztuczki
hc-ability-old-tricks-text = Raz na turę: przerzuć jedną kość szybkiego strzału lub walki wręcz, zanim zapłacisz za czaszki.
hc-ability-medical-training = Szkolenie medyczne
hc-ability-medical-training-text = 1 PA, raz na turę, gdy na jej polu nie ma aktywnego mutanta: inny funkcjonariusz na tym polu odzyskuje 2 PŻ.
hc-ability-crack-shot = Snajperskie oko
hc-ability-crack-shot-text = Raz na turę strzał mierzony kosztuje o 1 PA mniej.
hc-ability-mister-hammer = Mister Hammer
hc-ability-mister-hammer-text = W walce wręcz rzuca 2 kośćmi zamiast 1.
hc-ability-tougher = Twardy jak podeszwa
hc-ability-tougher-text = Jego maksimum rośnie o 2 PŻ; biorąc tę kartę, od razu odzyskuje 2 PŻ.
hc-ability-big-iron = Wielka spluwa
hc-ability-big-iron-text = Raz na turę strzał mierzony zadaje 3 obrażenia, dowolnie rozdzielone między mutantów na polu celu.
hc-ability-coffee-break = Przerwa na kawę
hc-ability-coffee-break-text = 1 PA, raz na turę, na polu bez aktywnych mutantów: odzyskaj 1 PŻ.
hc-ability-seen-it-all = Niejedno widział
hc-ability-seen-it-all-text = Raz na rundę zignoruj pierwszy PŻ utracony przez kartę reakcji; solo i w kooperacji pierwszy PŻ utracony za opuszczenie pola.
hc-ability-no-warning = Bez ostrzeżenia
hc-ability-no-warning-text = Raz na turę, gdy jego szybki strzał zabił mutanta: 1 obrażenie dla mutanta na polu sąsiadującym z celem.
hc-ability-stay-behind = Trzymajcie się za mną
hc-ability-stay-behind-text = Może eskortować 2 cywili naraz. Obrażenie za opuszczenie pola nadal jest jedno: dla niego lub jednego z nich.
hc-ability-ninjutsu = Ninjutsu
hc-ability-ninjutsu-text = Nie traci PŻ, opuszczając pola z aktywnymi mutantami.
hc-ability-field-dressing = Opatrunek polowy
hc-ability-field-dressing-text = Szkolenie medyczne może też leczyć funkcjonariusza na sąsiednim polu albo samą Jenny.
hc-ability-flying-kick = Kopniak z wyskoku
hc-ability-flying-kick-text = Raz na turę, zaraz po ruchu o dokładnie 2 pola: jedna darmowa walka wręcz.
hc-ability-adrenaline = Adrenalina
hc-ability-adrenaline-text = Raz na rundę, przy Szkoleniu medycznym: jeśli leczony funkcjonariusz jeszcze nie działał w tej rundzie, zyskuje 1 PA, nawet ponad limit.
hc-ability-lesson = Lekcja dziadka
hc-ability-lesson-text = Po każdej jej walce wręcz każdego ogłuszonego w niej mutanta można przesunąć o 1 pole, nie na przeszkodę.
hc-ability-furious = Wściekła siostra
hc-ability-furious-text = Dopóki ma najwyżej 2 PŻ, jej szybkie strzały mają 1 dodatkową kość.
hc-ability-burst = Krótka seria
hc-ability-burst-text = Raz na turę dopłać 1 PA do szybkiego strzału: rzucasz 2 dodatkowymi kośćmi.
hc-ability-steady-hand = Pewna ręka
hc-ability-steady-hand-text = Raz na turę, w jej szybkim strzale lub walce wręcz, jedna czaszka staje się za darmo trafieniem za 1 obrażenie. Reakcje na czaszkę nadal są możliwe.
hc-ability-follow-me = Za mną
hc-ability-follow-me-text = 1 PA, raz na turę: inny funkcjonariusz na tej samej mapie rusza się najwyżej o 2 pola; obrażenia za opuszczanie pól jak zwykle.
hc-ability-point-blank = Z przyłożenia
hc-ability-point-blank-text = Może oddawać strzały mierzone mimo aktywnych mutantów na jej polu, także w to pole.
hc-ability-cup-winner = Zdobywczyni pucharu
hc-ability-cup-winner-text = Jej strzały mierzone mogą trafiać w pole z cywilami lub funkcjonariuszami; nigdy ich nie ranią.
hc-ability-spare-clip = Drugi magazynek
hc-ability-spare-clip-text = Może strzelać mimo znacznika braku amunicji.
hc-ability-suplex = Supleks
hc-ability-suplex-text = Jego walka wręcz może zabić mutantów, którzy już wcześniej byli ogłuszeni.
hc-ability-human-wall = Żywy mur
hc-ability-human-wall-text = Gdy cywil na jego polu ma otrzymać obrażenia, są ignorowane, a on traci 1 PŻ.
hc-ability-clothesline = Ręka jak szlaban
hc-ability-clothesline-text = Raz na turę, gdy wchodzi na pole z aktywnymi mutantami, 1 z nich zostaje ogłuszony.
hc-ability-iron-neck = Żelazny kark
hc-ability-iron-neck-text = W każdej turze Doktora Zero jego pierwsza utrata PŻ jest ignorowana, jeśli na jego polu są co najmniej 3 mutanty.
hc-ability-crowd-pleaser = Ulubieniec tłumu
hc-ability-crowd-pleaser-text = Raz na turę, gdy jego jedna walka wręcz ogłuszyła co najmniej 2 mutanty: odzyskaj 1 PA wydany w tej turze.
hc-ability-keg-toss = Rzut beczką
hc-ability-keg-toss-text = 2 PA, na polu z beczką: rzuć ją na 1 do 3 pól w jednym z 8 kierunków, ponad wszystkim prócz przeszkód. W odcinku 1 wybucha tam, gdzie spadnie.

## Chaos cards of Doctor Zero

hc-chaos-city-is-ours = Miasto jest nasze!
hc-chaos-city-is-ours-text = Zamiast reszty swojej tury zagraj inną kartę dla dwóch jej akcji podstawowych, obu większych o 2.
hc-chaos-fresh-batch = Świeża partia
hc-chaos-fresh-batch-text = Wystaw do 2 mutantów w strefie.
hc-chaos-wake-up-call = Pobudka
hc-chaos-wake-up-call-text = Najwyżej 3 ogłuszonych mutantów na jednej mapie wstaje. W tej turze mogą atakować, ale nie mogą się ruszać.
hc-chaos-radio-static = Trzaski w radiu
hc-chaos-radio-static-text = Funkcjonariusz, który w tej rundzie jeszcze nie działał, nie jest ogłuszony i ma PA, traci 1 PA.
hc-chaos-pack-hunt = Polowanie stada
hc-chaos-pack-hunt-text = Najwyżej 5 aktywnych mutantów z jednego pola rusza się razem najwyżej o 2 pola, potem najwyżej 4 z nich atakuje. Żołnierze, którzy się ruszyli, nie atakują.
hc-chaos-feeding-frenzy = Szał żerowania
hc-chaos-feeding-frenzy-text = Wybierz pole z funkcjonariuszem lub cywilem: atakuje najwyżej 5 aktywnych mutantów, którzy na nim są.
hc-chaos-rush-hour = Godziny szczytu
hc-chaos-rush-hour-text = Wystaw do 7 mutantów w strefie. Jedno pole może przyjąć 2, pozostałe po 1.
hc-chaos-stampede = Pędzące stado
hc-chaos-stampede-text = Najwyżej 9 mutantów na jednej mapie: każdy się rusza albo, jeśli jest ogłuszony, wstaje.
hc-chaos-mutagen-mist = Mgła mutagenu
hc-chaos-mutagen-mist-text = Wystaw do 4 mutantów poza strefą: na polach głównej mapy odległych o co najmniej 3 od każdego funkcjonariusza na niej, po jednym na pole.
hc-chaos-drag-off = Wywlec ich stąd
hc-chaos-drag-off-text = Najwyżej 2 aktywne mutanty na jednej mapie: każdy przyciąga na swoje pole jednego cywila z pola odległego najwyżej o 2 i może potem zaatakować. Panią burmistrz też można przyciągnąć.
hc-chaos-jammed-chamber = Zacięta komora
hc-chaos-jammed-chamber-text = Najwyżej 3 funkcjonariuszy na jednej mapie, z aktywnym mutantem na swoim lub sąsiednim polu, dostaje znacznik braku amunicji.
hc-chaos-bite = Ugryzienie
hc-chaos-bite-text = Gdy w rzucie na szybki strzał lub walkę wręcz wypadnie czaszka: ten funkcjonariusz traci 1 PŻ.
hc-chaos-misfire = Niewypał
hc-chaos-misfire-text = Gdy w rzucie na szybki strzał wypadnie czaszka: po strzale ten funkcjonariusz dostaje znacznik braku amunicji.
hc-chaos-too-angry = Zbyt wściekły, by umrzeć
hc-chaos-too-angry-text = Gdy strzał ma zabić zwykłego mutanta, który nie był ogłuszony: zostaje tylko ogłuszony.
hc-chaos-ankle-grab = Za kostkę!
hc-chaos-ankle-grab-text = Gdy funkcjonariusz schodzi z pola z mutantem: jego ruch kończy się na polu, na które właśnie wszedł.
hc-chaos-panic = Panika!
hc-chaos-panic-text = Gdy funkcjonariusz ma odejść z cywilem: postaw tego cywila na sąsiednim polu, a funkcjonariusz idzie dalej sam. Nie działa na panią burmistrz.
hc-chaos-scheme = Intryga Zero
hc-chaos-scheme-text = Rozpatrz kartę specjalną odcinka.

## Special cards of the episodes

hc-special-take-control = Przejęcie kontroli
hc-special-take-control-text = Połóż śmigłowiec na dowolnym polu, stroną „w drodze” do góry.
hc-special-bucket-chain = Łańcuszek z beczkami
hc-special-bucket-chain-text = Najwyżej { $amount } aktywnych mutantów na ciężarówce kładzie po beczce na polu obok niej. Potem najwyżej { $amount } aktywnych mutantów na polach z beczką rusza się z nią na odległość do { $second } pól i może opuścić mapę z narożnika.
hc-special-swap-lids = Zamiana pokryw
hc-special-swap-lids-text = Zamknij jedną otwartą studzienkę i otwórz zamkniętą, do następnej fazy wydarzeń.
hc-special-low-tide = Odpływ
hc-special-low-tide-text = Najwyżej { $amount } aktywnych mutantów w rzędzie { $row } lub wyższym rusza się na odległość do { $second } pól. Mogą wejść do motorówki.
hc-special-short-circuit = Zwarcie
hc-special-short-circuit-text = Zgaś jedną latarnię do następnej fazy wydarzeń.
hc-special-crossed-frequencies = Skrzyżowane częstotliwości
hc-special-crossed-frequencies-text = Połóż śmigłowiec na polu jak najdalej od aktywnego funkcjonariusza, stroną „w drodze” do góry. Wystaw mutanty ({ $amount }) w najbliższej mu strefie.
hc-special-what-a-sewer = Ale kanał!
hc-special-what-a-sewer-text = Wystaw mutanty ({ $amount }) na każdej studzience. Usuń beczkę z ciężarówki, jeśli jakaś na niej jest. AutoDok zdobywa punkty zwycięstwa ({ $points }). Ta karta trafia do kolejki. Dobierz kolejną kartę chaosu.
hc-special-kidnap-squad = Brygada porywaczy
hc-special-kidnap-squad-text = Wystaw mutanty ({ $amount }) w strefie najbliższej burmistrz Archer, potem aktywuj wszystkie w odległości 0–{ $second } od niej. Kto wywlecze ją poza mapę, daje punkty zwycięstwa: { $points }.
hc-special-all-aboard = Wszyscy na pokład
hc-special-all-aboard-text = Aktywuj wybrane mutanty ({ $amount }) w odległości 0–{ $second } od motorówki. Kto do niej dotrze, znika z mapy i punktuje.
hc-special-overcharge = Przeładowanie
hc-special-overcharge-text = Wystaw 1 mutanta na wybranym polu dachu. Potem zgaś jedną latarnię do następnej fazy wydarzeń.

## Chaos cards of AutoDoc

hc-auto-blood-scent = Zwietrzyli krew!
hc-auto-blood-scent-text = Wybierz mutanta w odległości 0–2 od aktywnego funkcjonariusza: jest aktywowany dwa razy.
hc-auto-blood-scent-bottom = Zbliżają się!
hc-auto-blood-scent-bottom-text = Wszystkie mutanty w odległości większej niż 2 ruszają ku najbliższemu funkcjonariuszowi lub cywilowi.
hc-auto-they-are-here = Oni tu są!
hc-auto-they-are-here-text = Wystaw mutanty ({ $deploy }) w strefie najbliższej aktywnemu funkcjonariuszowi, resztę w następnej. Potem aktywuj każdego mutanta w odległości 0–1 od niego.
hc-auto-heavy-footsteps = Ciężkie kroki
hc-auto-heavy-footsteps-text = { hc-deploys }. { hc-activates }.
hc-auto-something-big = Coś wielkiego
hc-auto-something-big-text = Aktywuj każdego mutanta na polu z cywilem lub funkcjonariuszem.
hc-auto-shaking-asphalt = Asfalt drży
hc-auto-shaking-asphalt-text = Wszystkie ogłuszone mutanty w odległości 0–2 od aktywnego funkcjonariusza wstają. { hc-deploys }.
hc-auto-roar = Ryk
hc-auto-roar-text = { hc-deploys }; na tej karcie jest litera KAFAR-a.
hc-auto-scheme = Intryga Zero
hc-auto-scheme-text = Rozpatrz stronę solo i kooperacji karty specjalnej odcinka.
hc-auto-scheme-bottom = Na łowach
hc-auto-scheme-bottom-text = 3 wybrane mutanty ruszają ku najbliższemu funkcjonariuszowi lub cywilowi.
hc-auto-out-of-alley = Z zaułka
hc-auto-out-of-alley-text = { hc-deploys }.
hc-auto-out-of-alley-bottom = Przyczajeni
hc-auto-out-of-alley-bottom-text = 2 mutanty w odległości 0–2 ruszają ku aktywnemu funkcjonariuszowi, potem atakują.
hc-auto-swarm = Rój
hc-auto-swarm-text = { hc-activates }.
hc-auto-swarm-bottom = Posiłki
hc-auto-swarm-bottom-text = Wystaw 2 mutanty na wybranych polach strefy wystawiania.
hc-auto-man-eaters = Ludojady
hc-auto-man-eaters-text = 
    Aktywuj { $activate ->
        [one] { $activate } wybranego mutanta
        [few] { $activate } wybrane mutanty
       *[other] { $activate } wybranych mutantów
    } w odległości 0–{ $within } od dowolnego cywila na mapie; gdy cywili nie ma, od dowolnego funkcjonariusza.
hc-auto-man-eaters-bottom = Krzyki w ciemności
hc-auto-man-eaters-bottom-text = Wszystkie mutanty, które mogą, atakują, najpierw cywili.
hc-auto-stolen-donut = Skradziony pączek
hc-auto-stolen-donut-text = Funkcjonariusz, który w tej rundzie jeszcze nie działał (w braku takiego aktywny), kładzie 1 PA na tej karcie i ma o 1 mniej, póki ten PA nie wróci. { hc-activates }.
hc-auto-stolen-donut-bottom = Cukrowy zryw
hc-auto-stolen-donut-bottom-text = 2 mutanty w odległości 0–2: każdy rusza się albo atakuje, celem jest najbliższy funkcjonariusz. Potem PA wraca do właściciela.
hc-auto-second-wind = Drugi oddech
hc-auto-second-wind-text = Wszystkie ogłuszone mutanty w odległości 0–2 od aktywnego funkcjonariusza wstają. { hc-deploys }.
hc-auto-click-click = Klik, klik
hc-auto-click-click-text = Aktywny funkcjonariusz dostaje znacznik braku amunicji. { hc-activates }.
hc-auto-click-click-bottom = Nie ma dokąd uciec
hc-auto-click-click-bottom-text = 3 mutanty w odległości większej niż 2 ruszają ku najbliższemu funkcjonariuszowi.
hc-auto-broadcast = Piracka audycja
hc-auto-broadcast-text = { hc-deploys }. Potem dobierz kolejną kartę chaosu.
hc-auto-laughter = Złowieszczy śmiech
hc-auto-laughter-text = Jeśli funkcjonariusze mają więcej punktów zwycięstwa niż AutoDok, zyskuje on 1 (w odcinku 5 zamiast tego 1 mutant na dachu). Jeśli nie: { hc-deploys }.

## Takes

hc-take-hello-police = Halo, policja?
hc-take-hello-police-text = Czołówka: połóż radiowóz przy krawędzi mapy i przetocz go o 0–6 pól; mutanty pod nim giną. Ustaw funkcjonariuszy przy jego drzwiach.
hc-take-armed-to-teeth = Uzbrojeni po zęby
hc-take-armed-to-teeth-text = Czołówka: każdy funkcjonariusz dobiera 1 kartę ekwipunku policyjnego.
hc-take-suppressing-fire = Ogień zaporowy
hc-take-suppressing-fire-text = Czołówka: wystaw 1 mutanta na każdym polu strefy. Potem każdy funkcjonariusz oddaje jeden darmowy szybki strzał.
hc-take-here-we-go = Będzie się działo!
hc-take-here-we-go-text = Czołówka: każdy funkcjonariusz dobiera 1 kartę ekwipunku z dowolnej talii i może ruszyć się najwyżej o 2 pola.
hc-take-slow-motion = Zwolnione tempo
hc-take-slow-motion-text = Jeśli aktywny funkcjonariusz ma 1 lub 2 PŻ: odzyskuje do 2 PA wydanych w tej turze.
hc-take-one-liner = Cięta riposta
hc-take-one-liner-text = Zaraz po tym, jak jedna akcja aktywnego funkcjonariusza zabiła co najmniej 2 mutanty: ogłusz do 2 aktywnych mutantów na jednym polu.
hc-take-back-to-back = Plecami do siebie
hc-take-back-to-back-text = Jeśli co najmniej 2 funkcjonariuszy stoi na jednym polu z aktywnym mutantem: dwoje z nich walczy za darmo wręcz, każde 2 kośćmi.
hc-take-montage = Scena treningu
hc-take-montage-text = Na koniec tury, gdy każdy aktywny mutant jest w odległości co najmniej 3: aktywny funkcjonariusz odzyskuje 2 PŻ albo dobiera 1 kartę ekwipunku.
hc-take-window = Przez okno
hc-take-window-text = Jeśli aktywny funkcjonariusz jest na polu z cywilem lub panią burmistrz: oboje ruszają się najwyżej o 4 pola, a opuszczanie pól nic nie kosztuje.
hc-take-big-boom = Wielkie bum
hc-take-big-boom-text = Wybucha beczka na polu z co najmniej 3 mutantami lub obok niego: 2 obrażenia na jej polu, 1 na sąsiednich.
hc-take-eye-in-sky = Oko na niebie
hc-take-eye-in-sky-text = Obróć śmigłowiec na stronę z drabinką albo przesuń go najwyżej o 3 pola.
hc-take-roadblock = Blokada drogi
hc-take-roadblock-text = Wybierz samochód lub ciężarówkę obok aktywnego funkcjonariusza: do następnej fazy wydarzeń mutanty nie wchodzą do pojazdu ani na pola obok niego.
hc-take-cover-me = Osłaniaj mnie!
hc-take-cover-me-text = Inny funkcjonariusz, który w tej rundzie jeszcze nie działał, płaci 1 PA i od razu oddaje szybki strzał 3 kośćmi.
hc-take-reverse-gear = Wsteczny bieg
hc-take-reverse-gear-text = Jeśli żaden funkcjonariusz nie jest na polu z aktywnym mutantem: w odcinku 2 radiowóz przejeżdża 0–3 pola po mutantach, w odcinku 3 giną wszystkie mutanty na nim, prócz KAFAR-a.
hc-take-human-shield = Żywa tarcza? Nigdy!
hc-take-human-shield-text = Gdy cywil ma otrzymać obrażenie: anuluj je; zamiast tego najbliższy funkcjonariusz traci 1 PŻ.
hc-take-full-throttle = Cała naprzód
hc-take-full-throttle-text = Jeśli w przystani jest co najmniej 2 cywili: jeden z nich zostaje od razu ewakuowany.
hc-take-lights-camera = Światła, kamera
hc-take-lights-camera-text = Jeśli funkcjonariusz stoi w obszarze latarni: włącz lub zgaś do 2 latarni do następnej fazy wydarzeń.
hc-take-showdown = Ostateczne starcie
hc-take-showdown-text = Funkcjonariusz na dachu oddaje jeden darmowy szybki strzał 4 kośćmi.

## Equipment

hc-equipment-flamethrower = Miotacz płomieni
hc-equipment-flamethrower-text = Każdy mutant na jednym sąsiednim polu otrzymuje 2 obrażenia.
hc-equipment-shotgun = Strzelba
hc-equipment-shotgun-text = Szybki strzał 4 kośćmi na odległość 1–4.
hc-equipment-first-aid = Apteczka
hc-equipment-first-aid-text = Jeden funkcjonariusz na tym polu odzyskuje 3 PŻ.
hc-equipment-flashbang = Granat hukowy
hc-equipment-flashbang-text = Każdy aktywny mutant na jednym polu w odległości 0–4 zostaje ogłuszony.
hc-equipment-riot-shield = Tarcza szturmowa
hc-equipment-riot-shield-text = Do następnej fazy wydarzeń ignoruj pierwszą utratę PŻ w każdej turze Doktora Zero.
hc-equipment-grenade = Granat odłamkowy
hc-equipment-grenade-text = Wszyscy na jednym polu w odległości 1–3 otrzymują po 2 obrażenia, także funkcjonariusze i cywile.
hc-equipment-spare-magazine = Zapasowy magazynek
hc-equipment-spare-magazine-text = Usuń swój znacznik braku amunicji, potem oddaj 2 darmowe szybkie strzały.
hc-equipment-bat = Kij bejsbolowy
hc-equipment-bat-text = Jedna darmowa walka wręcz 3 kośćmi.
hc-equipment-donuts = Pudełko pączków
hc-equipment-donuts-text = Odzyskaj do 3 PA wydanych w tej turze.
hc-equipment-thermos = Termos
hc-equipment-thermos-text = Odzyskaj 1 PŻ i 1 PA wydany w tej turze.
hc-equipment-skateboard = Deskorolka
hc-equipment-skateboard-text = Przejdź najwyżej 4 pola.
hc-equipment-extinguisher = Gaśnica
hc-equipment-extinguisher-text = Każdy aktywny mutant na twoim polu zostaje ogłuszony. Toksyczne chmury na twoim polu i obok znikają.
hc-equipment-boombox = Magnetofon
hc-equipment-boombox-text = Przesuń do 3 aktywnych mutantów, każdego o 1 pole, nie na przeszkody.
hc-equipment-crowbar = Łom
hc-equipment-crowbar-text = Jedno za darmo: próba zaspawania studzienki, wyciągnięcie cywila z auta obok albo walka wręcz 2 kośćmi.
