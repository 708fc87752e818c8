### Words of army files keep their spelling: ability-push_back is the ability "push_back".

## Kinds of tiles

kind-hq = Sztab
kind-hq-help = Serce armii: gdy straci całą wytrzymałość, gracz przegrywa. Sztab bije każdego wroga obok siebie, ale nigdy nie rani innego sztabu.
kind-warrior = Wojownik
kind-warrior-help = Jednostka, która walczy: atakuje w tych segmentach bitwy, które wskazuje jej inicjatywa.
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
icon-friendly_fire = Friendly Fire
icon-friendly_fire-help = Cios, który rani sąsiada bez względu na to, czy to wróg, czy swój, nawet własny sztab.
icon-armor = Pancerz
icon-armor-help = Strzały wchodzące przez tę krawędź zadają o jedną ranę mniej; działa nawet w sieci.
icon-reflection = Odbicie
icon-reflection-help = Atak wchodzący przez tę krawędź nie szkodzi i trafia wroga, który stoi tuż przed nią.
icon-nets = Sieć
icon-nets-help = Wróg przed tą krawędzią nie może nic zrobić ani zostać przesunięty; dwie sieci skierowane na siebie się znoszą.
icon-web = Pajęcza Sieć
icon-web-help = Sieć, która łapie też swoich, nawet własny sztab.
icon-links = Łącze
icon-links-help = Wskazuje sąsiada, który otrzymuje to, co daje ten żeton.
icon-toughness = Wytrzymałość
icon-toughness-help = Każde serce pozwala przeżyć o jedną ranę więcej; rany zostają po bitwie.
icon-initiative = Inicjatywa
icon-initiative-help = Segment bitwy, w której jednostka atakuje; wyższe liczby działają wcześniej, a dwie liczby to dwa ataki.
icon-agony = Agonia
icon-agony-help = Gdy jednostka ginie w segmencie bitwy, atakuje jeszcze w tym samym segmencie, chyba że i tak w niej atakuje.
icon-health = Wytrzymałość
icon-health-help = Ile wytrzymałości zostało sztabowi; przy zerze sztab jest zniszczony.

## Abilities of units

ability-mobility = Mobilność
ability-mobility-help = Raz w każdej turze właściciela może przejść na puste sąsiednie pole, obrócić się albo zrobić jedno i drugie.
ability-rotation = Obrót
ability-rotation-help = Raz w każdej turze właściciela może obrócić się w miejscu.
ability-push_back = Odepchnięcie
ability-push_back-help = Raz w każdej turze właściciela może odepchnąć sąsiedniego wroga o jedno pole; pole wybiera przeciwnik.
ability-explosion = Wybuch
ability-explosion-help = Zamiast atakować może wybuchnąć: 1 rana każdemu sąsiadowi, także swoim i sztabom, a jednostka ginie i nic jej nie uratuje.
ability-net_of_steel = Stalowa Sieć
ability-net_of_steel-help = W turze właściciela, za 1 punkt wytrzymałości sztabu, kładzie jedyną Stalową Sieć na dowolną wrogą jednostkę poza sztabem; sieć wraca, gdy ta jednostka opuści planszę albo ten sztab wpadnie w sieć.
ability-execution = Egzekucja
ability-execution-help = Przy wystawieniu może za 1 punkt wytrzymałości własnego sztabu zająć pole wrogiej jednostki innej niż sztab; ta zostaje odrzucona i nic jej nie uratuje.
ability-replacement = Zastąpienie
ability-replacement-help = W turze właściciela można odrzucić tę jednostkę z planszy i na jej polu wystawić inną z ręki, nawet pod Terrorem.
ability-lair = Siedlisko
ability-lair-help = Strażnik zaczyna obok swojego sztabu i ginie natychmiast, gdy przestaje z nim sąsiadować.
ability-flying = Latanie
ability-flying-help = Ciosy nie ranią tej jednostki, chyba że jest w sieci; wszystko inne działa na nią zwyczajnie.
ability-scavenger = Padlinożerca
ability-scavenger-help = Po każdej bitwie może przenieść się na dowolne puste pole i obrócić, o ile nie jest w sieci.

## What modules and HQs give

effect-melee = Siła ciosu
effect-melee-help = Połączone jednostki mocniej biją wręcz.
effect-ranged = Siła strzału
effect-ranged-help = Połączone jednostki mocniej strzelają; strzał Gaussa się nie zmienia.
effect-initiative = Inicjatywa
effect-initiative-help = Połączone jednostki działają w segmencie wcześniejszej, a przy karze w późniejszej.
effect-medic = Medyk
effect-medic-help = Przejmuje za połączoną jednostkę wszystkie rany z jednego ataku lub żetonu natychmiastowego i ginie.
effect-extra_attack = Dodatkowy atak
effect-extra_attack-help = Połączone jednostki atakują jeszcze raz, w pierwszej wolnym segmencie poniżej najwyższej inicjatywy; nigdy poniżej segmentu 0.
effect-scoper = Przejęcie
effect-scoper-help = Połączony moduł wroga działa dla tej strony zamiast dla swojej.
effect-double_move = Podwójny ruch
effect-double_move-help = Każdy ruch przyjaznej jednostki może objąć do dwóch pól, gdziekolwiek stoi na planszy.
effect-mobility = Transport
effect-mobility-help = Każda połączona jednostka może raz w turze właściciela przejść o jedno pole, obrócić się albo zrobić jedno i drugie.
effect-quartermaster = Zamiana broni
effect-quartermaster-help = Raz w bitwie połączona jednostka może zamienić cios jednej krawędzi w strzał o równej sile albo strzał w cios.
effect-grab = Przyciągnięcie
effect-grab-help = Każda połączona jednostka może raz w turze właściciela przyciągnąć do siebie wroga odległego dokładnie o dwa pola.
effect-free_net_of_steel = Darmowa Stalowa Sieć
effect-free_net_of_steel-help = Póki stoi i nie jest w sieci, rzut Stalową Siecią nie kosztuje wytrzymałości.

## Instants

instant-battle = Bitwa
instant-battle-help = Rozpoczyna bitwę i kończy turę; nie wolno, gdy którykolwiek gracz dobrał już ostatni żeton.
instant-move = Ruch
instant-move-help = Jedna z twoich jednostek przechodzi na puste sąsiednie pole, obraca się albo robi jedno i drugie.
instant-push_back = Odepchnięcie
instant-push_back-help = Jedna z twoich jednostek odpycha sąsiedniego wroga, także sztab, o jedno pole; pole wybiera przeciwnik, ale nie może obrócić jednostki.
instant-air_strike = Bomba
instant-air_strike-help = 1 rana każdej jednostce na polu i sześciu sąsiednich, także twojej, ale nie sztabom; wszystkie siedem pól musi leżeć na planszy.
instant-grenade = Granat
instant-grenade-help = Niszczy jedną wrogą jednostkę, nie sztab, obok twojego sztabu; twój sztab nie może być w sieci.
instant-sniper = Snajper
instant-sniper-help = 1 rana dowolnej wrogiej jednostce poza sztabem.
instant-terror = Terror
instant-terror-help = W swojej następnej turze przeciwnicy nie mogą wystawiać jednostek; żetony natychmiastowe i zdolności działają.
instant-grab = Przyciągnięcie
instant-grab-help = Jedna z twoich jednostek przyciąga do siebie wroga odległego dokładnie o dwa pola, także sztab; pole i obrót wybiera przeciwnik.
instant-hunt = Polowanie
instant-hunt-help = Jedna z twoich jednostek może się ruszyć i obrócić, a potem od razu zaatakować jedną krawędzią.

## Counted things

count-wounds =
    { $count ->
        [one] { $count } rana
        [few] { $count } rany
        [many] { $count } ran
       *[other] { $count } rany
    }
count-tiles =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }

## States of a unit

state-netted = w sieci
