### Texts in Polish. Every file of this folder has the same ids in the same order.
### Words of army files keep their spelling: ability-push_back is the ability "push_back".

## Kinds of tiles

kind-hq = Sztab
kind-hq-help = Serce armii: gdy straci całe zdrowie, gracz przegrywa. Sztab bije wszystkich sąsiadów, ale nigdy nie rani innego sztabu.
kind-warrior = Wojownik
kind-warrior-help = Jednostka, która walczy: atakuje w fazach bitwy równych jej inicjatywie.
kind-module = Moduł
kind-module-help = Jednostka, która wspiera inne: działa cały czas na sąsiadów, których wskazują jej łącza.
kind-instant = Żeton natychmiastowy
kind-instant-help = Żeton, którego się nie wystawia: jego działanie następuje od razu, a żeton się odrzuca.

## Directions

direction-n = północ
direction-n-short = N
direction-n-towards = na północ
direction-ne = północny wschód
direction-ne-short = NE
direction-ne-towards = na północny wschód
direction-se = południowy wschód
direction-se-short = SE
direction-se-towards = na południowy wschód
direction-s = południe
direction-s-short = S
direction-s-towards = na południe
direction-sw = południowy zachód
direction-sw-short = SW
direction-sw-towards = na południowy zachód
direction-nw = północny zachód
direction-nw-short = NW
direction-nw-towards = na północny zachód

## Icons on a tile

icon-melee = Cios
icon-melee-help = Rani wroga na sąsiednim polu; każdy kieł to jedna rana.
icon-ranged = Strzał
icon-ranged-help = Trafia pierwszego wroga w linii prostej z dowolnej odległości i leci nad swoimi; każda strzała to jedna rana.
icon-gauss = Strzał Gaussa
icon-gauss-help = Rani raz każdego wroga w linii prostej; premie do siły się nie liczą.
icon-friendly_fire = Ogień bratobójczy
icon-friendly_fire-help = Cios, który rani sąsiada bez względu na to, czy to wróg, czy swój, nawet własny sztab.
icon-armor = Pancerz
icon-armor-help = Strzały wchodzące przez tę krawędź tracą jedną ranę; działa nawet w sieci.
icon-reflection = Odbicie
icon-reflection-help = Atak wchodzący przez tę krawędź nie szkodzi i trafia wroga, który stoi tuż przed nią.
icon-nets = Sieć
icon-nets-help = Wróg przed tą krawędzią nie może nic zrobić ani zostać przesunięty; dwie sieci skierowane na siebie się znoszą.
icon-web = Pajęczyna
icon-web-help = Sieć, która łapie też swoich, nawet własny sztab.
icon-links = Łącze
icon-links-help = Wskazuje sąsiada, który otrzymuje to, co daje ten żeton.
icon-toughness = Wytrzymałość
icon-toughness-help = Każde serce pozwala przeżyć o jedną ranę więcej; rany zostają po bitwie.
icon-initiative = Inicjatywa
icon-initiative-help = Faza bitwy, w której jednostka atakuje; wyższe liczby działają wcześniej, a dwie liczby to dwa ataki.
icon-agony = Agonia
icon-agony-help = Gdy jednostka ginie w fazie bitwy, atakuje jeszcze w tej samej fazie, chyba że i tak w niej atakuje.
icon-health = Zdrowie
icon-health-help = Ile zostało sztabowi; przy zerze jest zniszczony.

## Abilities of units

ability-mobility = Mobilność
ability-mobility-help = Raz w każdej turze właściciela może przejść na puste sąsiednie pole, obrócić się albo jedno i drugie.
ability-rotation = Obrót
ability-rotation-help = Raz w każdej turze właściciela może obrócić się w miejscu.
ability-push_back = Odepchnięcie
ability-push_back-help = Raz w każdej turze właściciela może odepchnąć sąsiedniego wroga o jedno pole; pole wybiera strona odpychana.
ability-explosion = Wybuch
ability-explosion-help = Zamiast atakować może wybuchnąć: 1 rana każdemu sąsiadowi, także swoim i sztabom, a sama ginie bez ratunku.
ability-net_of_steel = Stalowa Sieć
ability-net_of_steel-help = W turze właściciela, za 1 zdrowia sztabu, kładzie jedyną Stalową Sieć na dowolną wrogą jednostkę poza sztabem; sieć wraca, gdy ta jednostka opuści planszę albo ten sztab wpadnie w sieć.
ability-execution = Egzekucja
ability-execution-help = Przy wystawieniu może za 1 zdrowia własnego sztabu zająć pole wrogiej jednostki innej niż sztab; ta zostaje odrzucona i nic jej nie uratuje.
ability-replacement = Zastąpienie
ability-replacement-help = W turze właściciela można go odrzucić z planszy i na jego polu wystawić jednostkę z ręki, nawet pod Terrorem.
ability-lair = Siedlisko
ability-lair-help = Strażnik zaczyna obok swojego sztabu i ginie natychmiast, gdy przestaje z nim sąsiadować.
ability-flying = Latanie
ability-flying-help = Ciosy go nie ranią, chyba że jest w sieci; wszystko inne działa zwyczajnie.
ability-scavenger = Padlinożerca
ability-scavenger-help = Po każdej bitwie może przenieść się na dowolne puste pole i obrócić, o ile nie jest w sieci.

## What modules and HQs give

effect-melee = Siła ciosu
effect-melee-help = Połączone jednostki mocniej biją wręcz.
effect-ranged = Siła strzału
effect-ranged-help = Połączone jednostki mocniej strzelają; strzał Gaussa się nie zmienia.
effect-initiative = Inicjatywa
effect-initiative-help = Połączone jednostki działają w fazie wcześniejszej, a przy karze w późniejszej.
effect-medic = Medyk
effect-medic-help = Przejmuje wszystkie rany z jednego ataku lub żetonu natychmiastowego za połączoną jednostkę i ginie.
effect-extra_attack = Dodatkowy atak
effect-extra_attack-help = Połączone jednostki atakują jeszcze raz, w pierwszej wolnej fazie poniżej najwyższej inicjatywy; nigdy poniżej fazy 0.
effect-scoper = Przejęcie
effect-scoper-help = Połączony moduł wroga działa dla tej strony zamiast dla swojej.
effect-double_move = Podwójny ruch
effect-double_move-help = Każdy ruch własnej jednostki może objąć do dwóch pól, wszędzie na planszy.
effect-mobility = Transport
effect-mobility-help = Każda połączona jednostka może raz w turze właściciela przejść o jedno pole, obrócić się albo jedno i drugie.
effect-quartermaster = Zamiana broni
effect-quartermaster-help = Raz w bitwie połączona jednostka może zamienić cios jednej krawędzi w strzał o równej sile albo strzał w cios.
effect-grab = Przyciągnięcie
effect-grab-help = Każda połączona jednostka może raz w turze właściciela przyciągnąć do siebie wroga odległego dokładnie o dwa pola.
effect-free_net_of_steel = Darmowa Stalowa Sieć
effect-free_net_of_steel-help = Póki stoi i nie jest w sieci, rzut Stalową Siecią nie kosztuje zdrowia.
target-friendly = własne jednostki
target-enemy = wrogie jednostki

## Instants

instant-battle = Bitwa
instant-battle-help = Rozpoczyna bitwę i kończy turę; nie wolno, gdy którykolwiek gracz dobrał już ostatni żeton.
instant-move = Ruch
instant-move-help = Jedna własna jednostka przechodzi na puste sąsiednie pole, obraca się albo jedno i drugie.
instant-push_back = Odepchnięcie
instant-push_back-help = Jedna własna jednostka odpycha sąsiedniego wroga, także sztab, o jedno pole; pole wybiera strona odpychana i nie obraca jednostki.
instant-air_strike = Bomba
instant-air_strike-help = 1 rana każdej jednostce poza sztabami na polu i sześciu sąsiednich, także swoim; wszystkie siedem pól musi leżeć na planszy.
instant-grenade = Granat
instant-grenade-help = Niszczy jedną wrogą jednostkę, nie sztab, obok własnego sztabu; własny sztab nie może być w sieci.
instant-sniper = Snajper
instant-sniper-help = 1 rana dowolnej wrogiej jednostce poza sztabem.
instant-terror = Terror
instant-terror-help = W swojej następnej turze przeciwnicy nie mogą wystawiać jednostek; żetony natychmiastowe i zdolności działają.
instant-grab = Przyciągnięcie
instant-grab-help = Jedna własna jednostka przyciąga do siebie wroga odległego dokładnie o dwa pola, także sztab; pole i obrót wybiera strona przyciągana.
instant-hunt = Polowanie
instant-hunt-help = Jedna własna jednostka może się ruszyć i obrócić, a potem od razu zaatakować jedną krawędzią.

## Counted things

count-wounds =
    { $count ->
        [one] { $count } rana
        [few] { $count } rany
        [many] { $count } ran
       *[other] { $count } rany
    }
count-hexes =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
count-tiles =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
count-units =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
        [many] { $count } jednostek
       *[other] { $count } jednostki
    }
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }

## Why a move is refused

refusal-setup = Sztaby i jednostkę, która zaczyna obok sztabu, wystawia się przed pierwszą turą.
refusal-redraw-first = Najpierw zachowaj albo wymień dobrane żetony.
refusal-discard-first = Najpierw odrzuć jeden z dobranych żetonów.
refusal-step-first = Najpierw wykonaj drugi krok jednostki albo z niego zrezygnuj.
refusal-displace-first = Najpierw wybierz, dokąd trafia odpychana lub przyciągana jednostka.
refusal-hunt-first = Najpierw zaatakuj polującą jednostką albo zrezygnuj.
refusal-medic-first = Najpierw zdecyduj, który Medyk przejmuje rany.
refusal-battle-first = Trwa bitwa; najpierw odpowiedz na jej pytanie.
refusal-scavenge-first = Najpierw przenieś Padlinożerców albo zrezygnuj.
refusal-over = Gra jest skończona.
refusal-not-in-hand = Tego żetonu nie ma w ręce.
refusal-instant-not-placed = Żetonu natychmiastowego się nie wystawia, tylko zagrywa.
refusal-terror = Pod Terrorem nie wolno wystawiać jednostek.
refusal-occupied = Pole jest zajęte.
refusal-no-ability = Jednostka nie ma tej zdolności.
refusal-no-enemy = Nie stoi tam wroga jednostka.
refusal-hq-immune = Nie można tego zrobić sztabowi.
refusal-cannot-pay = Sztab ma za mało zdrowia, żeby za to zapłacić.
refusal-hq-netted = Własny sztab jest w sieci.
refusal-not-your-unit = Nie stoi tam własna jednostka.
refusal-netted = Jednostka jest w sieci.
refusal-used = Jednostka użyła już tej zdolności w tej turze.
refusal-too-far = Pole jest za daleko.
refusal-not-linked = Żaden wolny moduł nie daje tego tej jednostce.
refusal-victim-netted = Wroga jednostka jest w sieci i nie można jej przesunąć.
refusal-not-adjacent = Wroga jednostka nie stoi obok własnej.
refusal-not-two-away = Wroga jednostka nie stoi dokładnie o dwa pola dalej.
refusal-net-lies = Stalowa Sieć leży na innej jednostce.
refusal-last-tile-drawn = Nie można rozpocząć bitwy, gdy ktoś dobrał już ostatni żeton.
refusal-edge-of-board = Pole i wszystkie sześć sąsiednich muszą leżeć na planszy.
refusal-no-effect = Żeton nic by tam nie zdziałał.
refusal-not-now = Teraz nie można tego zrobić.
