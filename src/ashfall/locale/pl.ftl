### Texts in Polish. Every file of this folder has the same ids in the same order.
### Words of army files keep their spelling: ability-push_back is the ability "push_back".

## Kinds of tiles

kind-hq = Sztab
kind-hq-help = Serce armii: gdy straci całe zdrowie, gracz przegrywa. Sztab bije każdego wroga obok siebie, ale nigdy nie rani innego sztabu.
kind-warrior = Wojownik
kind-warrior-help = Jednostka, która walczy: atakuje w tych fazach bitwy, które wskazuje jej inicjatywa.
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
icon-armor-help = Strzały wchodzące przez tę krawędź zadają o jedną ranę mniej; działa nawet w sieci.
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
icon-health-help = Ile zdrowia zostało sztabowi; przy zerze sztab jest zniszczony.

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
ability-net_of_steel-help = W turze właściciela, za 1 punkt zdrowia sztabu, kładzie jedyną Stalową Sieć na dowolną wrogą jednostkę poza sztabem; sieć wraca, gdy ta jednostka opuści planszę albo ten sztab wpadnie w sieć.
ability-execution = Egzekucja
ability-execution-help = Przy wystawieniu może za 1 punkt zdrowia własnego sztabu zająć pole wrogiej jednostki innej niż sztab; ta zostaje odrzucona i nic jej nie uratuje.
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
effect-initiative-help = Połączone jednostki działają w fazie wcześniejszej, a przy karze w późniejszej.
effect-medic = Medyk
effect-medic-help = Przejmuje za połączoną jednostkę wszystkie rany z jednego ataku lub żetonu natychmiastowego i ginie.
effect-extra_attack = Dodatkowy atak
effect-extra_attack-help = Połączone jednostki atakują jeszcze raz, w pierwszej wolnej fazie poniżej najwyższej inicjatywy; nigdy poniżej fazy 0.
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
effect-free_net_of_steel-help = Póki stoi i nie jest w sieci, rzut Stalową Siecią nie kosztuje zdrowia.

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
refusal-give-first = Najpierw wybierz, kto dostaje punkt.
refusal-over = Partia już się skończyła.
refusal-not-in-hand = Tego żetonu nie masz na ręce.
refusal-no-more-uses = W tej turze nie można użyć więcej żetonów.
refusal-keep-the-rest = Przy posiłkach pozostałe żetony się zachowuje, a nie odrzuca.
refusal-instant-not-placed = Żetonu natychmiastowego się nie wystawia, tylko zagrywa.
refusal-terror = Pod Terrorem nie wolno wystawiać jednostek.
refusal-occupied = Pole jest zajęte.
refusal-no-ability = Jednostka nie ma tej zdolności.
refusal-no-enemy = Nie stoi tam wroga jednostka.
refusal-hq-immune = Nie można tego zrobić sztabowi.
refusal-cannot-pay = Sztab ma za mało zdrowia, żeby za to zapłacić.
refusal-hq-netted = Twój sztab jest w sieci.
refusal-not-your-unit = Nie stoi tam twoja jednostka.
refusal-ally = Jednostki sojusznika nie można użyć ani przesunąć.
refusal-netted = Jednostka jest w sieci.
refusal-used = Jednostka użyła już tej zdolności w tej turze.
refusal-too-far = Pole jest za daleko.
refusal-not-linked = Żaden moduł wolny od sieci nie daje tego tej jednostce.
refusal-victim-netted = Wroga jednostka jest w sieci i nie można jej przesunąć.
refusal-not-adjacent = Wroga jednostka nie stoi obok twojej.
refusal-not-two-away = Wroga jednostka nie stoi w odległości dokładnie dwóch pól.
refusal-no-room = Dla wrogiej jednostki nie ma wolnego pola.
refusal-net-lies = Stalowa Sieć leży na innej jednostce.
refusal-last-tile-drawn = Nie można rozpocząć bitwy, gdy ktoś dobrał już ostatni żeton.
refusal-edge-of-board = Pole i wszystkie sześć sąsiednich muszą leżeć na planszy.
refusal-no-effect = Żeton nic by tam nie zdziałał.
refusal-not-now = Teraz nie można tego zrobić.

## What happens

event-turn_started = Tura { $number }: { $seat }.
event-drew = Gracz { $seat } dobiera: { $tile }.
event-discarded =
    { $cause ->
        [mandatory] Gracz { $seat } musi odrzucić jeden żeton: { $tile }.
        [unlucky] Gracz { $seat } odkłada: { $tile }.
       *[other] Gracz { $seat } odrzuca: { $tile }.
    }
event-redrew = Gracz { $seat } odkłada pechowe żetony i dobiera jeszcze raz.
facing-ending =
    { $facing ->
        [none] { "" }
       *[other] , przodem na { $facing }
    }
event-placed =
    { $cause ->
        [execution] { $unit } zajmuje pole wroga po egzekucji{ facing-ending }.
        [replacement] { $unit } zajmuje miejsce swojego{ facing-ending }.
       *[other] { $unit } wchodzi na planszę{ facing-ending }.
    }
event-played = Gracz { $seat } zagrywa: { $tile }.
event-moved =
    { $how ->
        [push] { $by } odpycha; { $before } trafia na { $hex }.
        [grab] { $by } przyciąga; { $before } trafia na { $hex }{ facing-ending }.
        [turn] { $before } obraca się przodem na { $facing }.
        [scavenger] { $before } leci na { $hex }{ facing-ending }.
       *[go] { $before } idzie na { $hex }{ facing-ending }.
    }
event-paid =
    { $cause ->
        [execution] Gracz { $seat } płaci 1 punkt zdrowia za egzekucję; zostaje { $health }.
       *[other] Gracz { $seat } płaci 1 punkt zdrowia za Stalową Sieć; zostaje { $health }.
    }
event-terrified = Gracz { $seat } nie może w swojej następnej turze wystawiać jednostek.
event-netted =
    { $how ->
        [steel] { $unit } wpada w Stalową Sieć.
       *[net] { $unit } wpada w sieć; łapie { $by }.
    }
event-freed = { $unit } uwalnia się z sieci.
event-net_thrown = Gracz { $seat } rzuca Stalową Sieć; w sieci jest { $unit }.
event-net_returned =
    { $cause ->
        [hq_netted] Stalowa Sieć wraca, { $unit } jest na wolności: sztab gracza { $seat } jest w sieci.
        [eliminated] Stalowa Sieć wraca, { $unit } jest na wolności: gracz { $seat } odpada z gry.
       *[other] Stalowa Sieć wraca do gracza { $seat }: { $unit } opuszcza planszę.
    }
event-battle_started =
    { $cause ->
        [tile] Gracz { $seat } rozpoczyna bitwę.
        [full_board] Plansza jest pełna: bitwa.
        [final] Ostatni żeton dobrany i wszyscy zagrali: Ostatnia Bitwa.
        [overtime] Dogrywka: bitwa po dodatkowych turach.
       *[position] Bitwa.
    }
event-phase_started = Faza { $initiative }
attack-ending =
    { $cause ->
        [agony] , w agonii
        [extra_attack] , jeszcze raz
       *[other] { "" }
    }
event-attacked =
    { $kind ->
        [melee] { $source } bije { $towards }, siła { $strength }{ attack-ending }.
        [both] { $source } bije i strzela { $towards }, siła { $strength }{ attack-ending }.
        [gauss] { $source } strzela z działka Gaussa { $towards }{ attack-ending }.
        [friendly_fire] { $source } bije swoich i obcych { $towards }, siła { $strength }{ attack-ending }.
       *[ranged] { $source } strzela { $towards }, siła { $strength }{ attack-ending }.
    }
event-idle = { $source } nie ma kogo trafić.
event-converted =
    { $into ->
        [melee] { $source } zamienia strzał { $towards } w cios.
       *[ranged] { $source } zamienia cios { $towards } w strzał.
    }
event-exploded = { $source } wybucha.
event-missed =
    { $reason ->
        [netted] { $source } jest w sieci i nie atakuje; trzyma { $target }.
        [netted_by_steel] { $source } leży pod Stalową Siecią i nie atakuje.
        [late] { $source } nie atakuje: faza tej inicjatywy już minęła.
        [no_target] { $source } mierzy { $towards }, ale nikogo tam nie ma.
        [armor] { $source } nie przebija pancerza; cel: { $target }.
        [flying] { $source } nie dosięga celu: { $target } lata.
        [hq] { $source } nie rani; sztab nigdy nie rani sztabu ({ $target }).
        [thrown_armor] Pancerz zatrzymuje odbity atak: { $target }.
        [thrown_flying] { $target } lata poza zasięgiem odbitego ataku.
        [thrown_hq] Odbity atak nic nie robi: { $target } jest sztabem, a sztab nie rani sztabu.
        [declined] { $source } nie atakuje jeszcze raz.
       *[void] { $source } nie trafia; atak odbija { $target }.
    }
event-armor_held = { $target }: pancerz osłabia strzał o { $amount }; strzela { $source }.
event-reflected =
    { $how ->
        [onto] { $unit } odbija atak; atakuje { $source }, obrywa { $struck }.
        [itself] { $unit } odbija atak; wraca do: { $source }.
       *[away] { $unit } odbija atak w próżnię; atakuje { $source }.
    }
event-wound =
    { $kind ->
        [melee] { $source } bije. { $target }: { count-wounds }.
        [both] { $source } bije i strzela. { $target }: { count-wounds }.
        [gauss] { $source } strzela z działka Gaussa. { $target }: { count-wounds }.
        [friendly_fire] { $source } bije. { $target }: { count-wounds }.
        [explosion] { $source } wybucha. { $target }: { count-wounds }.
        [instant] { $target } obrywa: { count-wounds }.
       *[ranged] { $source } strzela. { $target }: { count-wounds }.
    }
event-thrown_back =
    { $how ->
        [itself] { $unit } odbija atak; { $source } obrywa własnym atakiem: { count-wounds }.
       *[other] { $unit } odbija atak; atakuje { $source }, obrywa { $target }: { count-wounds }.
    }
event-absorbed =
    { $kind ->
        [thrown] { $medic } przejmuje odbity atak ({ count-wounds }); cel: { $target }.
        [instant] { $medic } przejmuje trafienie ({ count-wounds }); cel: { $target }.
       *[other] { $medic } przejmuje trafienie ({ count-wounds }); atakuje { $source }, cel: { $target }.
    }
event-removed =
    { $cause ->
        [explosion] { $unit } znika.
        [medic] { $unit } ginie, ratując inną jednostkę.
        [execution] { $unit } ginie w egzekucji.
        [replacement] { $unit } schodzi z planszy.
        [lair] { $unit } ginie z dala od swojego sztabu.
        [eliminated] { $unit } schodzi z planszy razem ze swoją armią.
       *[wounds] { $unit } ginie.
    }
event-health_lost =
    { $amount ->
        [one] { $unit } traci { $amount } punkt zdrowia; zostaje { $health }.
        [few] { $unit } traci { $amount } punkty zdrowia; zostaje { $health }.
       *[other] { $unit } traci { $amount } punktów zdrowia; zostaje { $health }.
    }
event-eliminated = Gracz { $seat } traci sztab i odpada z gry.
event-scored =
    { $amount ->
        [one] Gracz { $seat } zdobywa { $amount } punkt; razem { $points }.
        [few] Gracz { $seat } zdobywa { $amount } punkty; razem { $points }.
       *[other] Gracz { $seat } zdobywa { $amount } punktów; razem { $points }.
    }
event-battle_ended = Koniec bitwy.
event-turn_ended = Gracz { $seat } kończy turę { $number }.
event-game_over = Koniec partii.

## Who must choose, and what

decision-setup = { $seat }: rozstaw armię.
decision-redraw = { $seat }: same żetony natychmiastowe. Zachować czy dobrać jeszcze raz?
decision-discard = { $seat }: odrzuć jeden żeton.
decision-turn = { $seat }: twoja tura.
decision-step = { $seat }: czy { $units } robi drugi krok?
decision-displace = { $seat }: dokąd trafia { $units }?
decision-hunt = { $seat }: czy { $units } atakuje?
decision-scavenge = { $seat }: czy Padlinożerca się przenosi?
decision-give = { $seat }: który przeciwnik dostaje punkt za trafienie w twój sztab?
decision-medic = { $seat }: który Medyk przejmuje które trafienie ({ $units })?
decision-clown = { $seat }: atak czy wybuch ({ $units })?
decision-quartermaster = { $seat }: czy { $units } zmienia broń?
decision-extra_attack = { $seat }: czy { $units } atakuje jeszcze raz?

## Moves

move-keep = Zachowaj żetony
move-redraw = Odłóż je i dobierz jeszcze raz
move-place = Wystaw: { $tile } na { $hex }{ facing-ending }
move-execute = Egzekucja: { $tile }, cel: { $target }{ facing-ending }
move-replace = Zastąp: { $unit } schodzi, wchodzi { $tile }{ facing-ending }
move-mobility = { $unit } idzie na { $goal }{ facing-ending }
move-rotate = { $unit } obraca się przodem na { $facing }
move-transport = { $module } przewozi: { $unit } na { $goal }{ facing-ending }
move-push = { $unit } odpycha: { $target }
move-grab = { $unit } przyciąga: { $target }
move-net = Stalowa Sieć: { $target }
move-discard = Odrzuć: { $tile }
move-end = Zakończ turę
move-stay = Nic nie rób
move-step = Dalej na { $goal }{ facing-ending }
move-to = Na { $goal }
move-to-facing = Na { $goal }{ facing-ending }
move-strike = { $unit } atakuje { $towards }
move-attack = { $unit } atakuje
move-explode = { $unit } wybucha
move-skip = { $unit } nie atakuje jeszcze raz
move-plain = { $unit } atakuje bez zmiany broni
move-convert-melee = { $unit } zamienia cios { $towards } w strzał
move-convert-ranged = { $unit } zamienia strzał { $towards } w cios
move-heal = { $medic } przejmuje trafienie; atakuje { $source }, cel: { $unit }
move-heal-instant = { $medic } przejmuje trafienie; cel: { $unit }
move-scavenge = { $unit } leci na { $goal }{ facing-ending }
move-give = Punkt dla: { $seat }
move-waste = Zużyj bez skutku: { $tile }
move-play-battle = Zagraj: { $tile }
move-play-move = Zagraj: { $tile }, { $unit } na { $goal }{ facing-ending }
move-play-push_back = Zagraj: { $tile }, { $unit } odpycha: { $target }
move-play-air_strike = Zagraj: { $tile } wokół { $hex }
move-play-grenade = Zagraj: { $tile }, cel: { $target }
move-play-sniper = Zagraj: { $tile }, cel: { $target }
move-play-terror = Zagraj: { $tile }
move-play-grab = Zagraj: { $tile }, { $unit } przyciąga: { $target }
move-play-hunt = Zagraj: { $tile }, { $unit } na { $goal }{ facing-ending }

## How a game ends

outcome-won = Gracz { $seat } wygrywa: { $reason }.
outcome-won-together = { $seats } wygrywają razem: { $reason }.
outcome-drawn = Remis: { $reason }.
reason-hq_destroyed = sztab zniszczony
reason-health = więcej zdrowia na koniec
reason-points = najwięcej punktów
reason-draw = nikt nie ma przewagi
reason-shared = nikt inny nie ma przewagi
reason-deadlock = plansza jest pełna, a bitwy niczego już nie zmieniają

## Ways to play

mode-duel = Pojedynek
mode-duel-about = Jeden na jednego.
mode-ffa = Każdy na każdego
mode-ffa-about = Wygrywa ostatni ocalały sztab.
mode-points = Na punkty
mode-points-about = Punkty za rany sztabów. Gra do 20.
mode-one_vs_two = Jeden na dwóch
mode-one_vs_two-about = 20 zdrowia kontra dwa razy po 13.
mode-teams = Drużyny
mode-teams-about = Dwóch na dwóch, wspólne premie.
variant-tactical_start = Start taktyczny
variant-tactical_start-about = Pierwszy gracz zaczyna z trzema żetonami, jeden odrzuca i może użyć jednego.
variant-reinforcements = Posiłki
variant-reinforcements-about = Masz przed sobą sześć żetonów zamiast trzech; w turze używasz najwyżej dwóch.
side-team = Drużyna { $side }
side-single = Samotny
side-pair = Dwójka

## States of a unit

state-netted = w sieci

## Words of the command line

cli-help-about = Neuroshima Hex w przeglądarce i w terminalu, Hard City w terminalu: graj, odtwarzaj partie, mierz siłę botów.
cli-help-more = „ashfall POLECENIE --help” mówi więcej o poleceniu.
cli-help-commands = Polecenia
cli-help-version = pokaż wersję i wyjdź
cli-help-help = pokaż tę pomoc i wyjdź
cli-help-lang = język tekstów: en, pl albo uk (domyślnie język systemu)
cli-help-json = wypisz JSON
cli-help-game = która gra, neuroshima albo hardcity; każda ma własne opcje, które pokazuje --help po jej nazwie
cli-help-table-armies = klucze armii, po jednym na każde miejsce, na przykład moloch,borgo
cli-help-seed = liczba, od której zależy tasowanie (domyślnie 0)
cli-help-svg = zapisz rysunek do tego pliku
cli-help-battle = rozegraj jedną bitwę z pozycji
cli-help-battle-file = plik pozycji albo - dla standardowego wejścia
cli-help-battle-jsonl = jedna pozycja w wierszu na wejściu, jeden wynik w wierszu na wyjściu
cli-help-battle-choose = kto odpowiada, gdy zasady dają wybór: pierwszy dozwolony ruch albo odpowiedź najlepsza dla pytanej strony, gdy na resztę odpowiadają pierwsze ruchy
cli-help-replay = odtwórz zapis i pokaż, dokąd prowadzi
cli-help-replay-file = zapis w JSON lub zwykłym tekście albo - dla standardowego wejścia
cli-help-replay-at = zatrzymaj się po tylu ruchach
cli-help-show = narysuj pozycję albo koniec zapisu
cli-help-show-file = plik pozycji lub zapisu albo - dla standardowego wejścia
cli-help-sim = rozegraj wiele partii bez ekranu i policz
cli-help-sim-games = ile partii (domyślnie 100)
cli-help-sim-seats = boty wraz z opcjami, po jednym na każde miejsce, na przykład rush,search:iterations=200 albo random,./my_bot.py (domyślnie wszędzie random)
cli-help-sim-table-armies = klucze armii, po jednym na każde miejsce; bez nich w pojedynkach kolejno wszystkie 36 par, w innych trybach losowanie przed każdą partią
cli-help-modes = sposób gry:
cli-help-board = liczba pól planszy, 19 albo 37 (domyślnie tyle, ile potrzebują armie; 37 jest dla czterech do sześciu armii)
cli-help-variants = warianty gry, oddzielone przecinkami:
cli-help-set = ustawienie zasad, na przykład team_hq_health=20; można podać kilka razy; wszystkie pokazuje „ashfall list neuroshima”
cli-help-bench = zmierz szybkość zasad i botów na jednym rdzeniu
cli-help-bench-seconds = czas jednego pomiaru (domyślnie 1)
cli-help-list = armie, żetony, tryby, gracze i ustawienia; dla hardcity odcinki, funkcjonariusze i gracze
cli-help-play = partia w terminalu
cli-help-play-seed = liczba, od której zależy tasowanie (domyślnie za każdym razem nowa)
cli-help-play-seats = kto gra: human, bot z opcjami albo plik z botem, na przykład ./my_bot.py; domyślnie
cli-help-play-load = graj dalej od zapisu lub pozycji
cli-help-play-save = zapisz partię do tego pliku, gdy się skończy albo gdy ktoś wyjdzie
cli-help-play-cores = ile procesów może zająć bot, gdy myśli nad ruchem lub podpowiedzią (domyślnie 1)
cli-help-play-quick = nie czekaj na Enter w czasie bitew
cli-help-play-estimates = pokazuj, jak boty oceniają swoje szanse
cli-left = Zostają na planszy
cli-nobody-left = nikt
cli-health = { $seat }, sztab { $health }
cli-choice = Odpowiedź: { $move }
cli-no-phase = Nikt nie działa w tej bitwie.
cli-undecided = Partia trwa, ruch: { $seat }.
cli-moves-made = Wykonane ruchy: { $count }
cli-turn = Tura { $number }, ruch: { $seat }
cli-hand = Ręka
cli-nothing = nic
cli-pile = Stos
cli-points = { $points } pkt
cli-out = poza grą
cli-side = strona { $side }
cli-armies = Armie
cli-modes = Tryby
cli-mode-fact = { $mode }: armie { $seats }, pola { $boards }
cli-variants-fact = warianty: { $variants }
cli-players = Gracze
cli-bot-options = opcje: { $options }
cli-bot-unlimited = myśli nad ruchem do { $seconds } s, chyba że iterations lub seconds mówią inaczej
cli-settings = Ustawienia
cli-setting-default = domyślnie { $value }, rozstrzygnięcie { $ruling }
cli-games = Partie
cli-wins = Wygrane
cli-share = Udział
cli-seat = Miejsce
cli-army = Armia
cli-draws = Remisy
cli-shared = Wspólne zwycięstwa
cli-reasons = Jak się kończyły
cli-average-moves = Ruchów na partię
cli-speed = Partii na sekundę
cli-unfinished = Przerwane na granicy ruchów
cli-bench-random_games_per_s = Losowych partii na sekundę
cli-bench-battles_per_s = Bitew na sekundę
cli-bench-copies_per_s = Kopii stanu na sekundę
cli-bench-moves_per_s = Losowych ruchów na sekundę
cli-bench-import_s = Sekundy na wczytanie zasad
cli-bench-search = Iteracje przeszukiwania na sekundę (search)
cli-bench-greedy = Ruchy ważone na sekundę (greedy)
cli-bench-greedy-decisions = Decyzje na sekundę (greedy)
cli-bench-compiled = Zasady skompilowane
cli-bench-cores = Rdzenie tej maszyny
cli-bench-python = Python
cli-yes = tak
cli-no = nie

## Bots

bot-random = Wykonuje dowolny dozwolony ruch.
bot-rush = Atakuje wszystko, co da się zaatakować, i nie patrzy dalej niż na własny ruch.
bot-greedy = Wybiera ruch, po którym stoi najlepiej, i przewiduje bitwę, która mogłaby się teraz zacząć.
bot-search = Przewiduje tak daleko, jak pozwala mu budżet; opcje mówią, jak długo myśli i jak ocenia pozycje.
bot-recruit = Na pierwsze partie: patrzy jeden ruch naprzód jak weteran, ale bardzo często się myli.
bot-soldier = Patrzy jeden ruch naprzód jak weteran, ale często się myli.
bot-sergeant = Patrzy jeden ruch naprzód jak weteran, ale czasem się myli.
bot-veteran = Patrzy jeden ruch naprzód, przewiduje bitwę, która mogłaby się wtedy zacząć, i nie myli się w wyborze.
bot-captain = Szuka trochę dalej: sprawdza szesnaście możliwych przebiegów partii.
bot-warlord = Myśli nad ruchem do sekundy i szuka tak daleko, jak w tym czasie zdąży.

## Arena

cli-help-arena = niech boty zagrają ze sobą; pokaż, który jest silniejszy i na ile to pewne
cli-help-arena-bots = co najmniej dwa boty z opcjami, np. rush,search:iterations=200 albo greedy,./my_bot.py
cli-help-arena-games = ile partii rozegra każda para botów (domyślnie 84; z --sprt najwyżej 20000)
cli-help-arena-sprt = skończ, gdy tylko wiadomo, czy pierwszy bot jest silniejszy od drugiego o LO, czy o HI Elo
cli-help-arena-table-armies = klucze armii, które grają we wszystkich partiach, po jednym na każde miejsce (domyślnie kolejno wszystkie pary; w trybach innych niż pojedynek losowane na nowo w każdej rundzie)
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
arena-note-ratings = Oceny pochodzą z openskill (Plackett i Luce), zaczynają się od 25 i mają podane odchylenie standardowe. Zwycięzca jest w partii pierwszy, pozostali idą według zdrowia lub punktów. Wspólne zwycięstwo liczy się w częściach.
arena-city-lead = Jak często wygrywają funkcjonariusze, według odcinka, trybu i liczby funkcjonariuszy.
arena-city-balance = Równowaga
arena-city-share = Partie wygrane przez funkcjonariuszy, według stołu
arena-note-city = Każda partia przy stole wynika z ziarna i ze swojego numeru; ten sam numer ma przy każdym stole to samo ziarno. Pierwszy bot prowadzi funkcjonariuszy, ostatni Doktora Zero. Partie, które kończy ostatnia runda, nie mają zwycięzcy.
arena-note-city-pairs = Partie tworzą pary. Obie partie pary mają to samo ziarno przy tym samym stole; boty zamieniają się stronami, więc każdy raz prowadzi funkcjonariuszy, a raz Doktora Zero. Partia bez zwycięzcy daje obu po pół punktu.

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
play-enter = Enter, żeby iść dalej
play-unclear = „{ $text }” nie jest tu wyborem ani ruchem; ? pokazuje pomoc.
play-undone = Cofnięto: { $move }
play-nothing-to-undo = Nie ma czego cofnąć.
play-saved = Zapisano: { $file }
play-not-saved = Nie zapisano: { $problem }
play-log-empty = Nic się jeszcze nie stało.
play-no-tile = Żaden żeton nie nazywa się tu „{ $name }”.
play-bye = Do zobaczenia.
play-thinks = { $seat }: namysł
play-estimate = { $seat }: bot ocenia swoje szanse na { $share }.
play-rescue = „save PLIK”, „undo” albo „quit”:
play-hint = Co zrobiłby bot { $bot }
play-help =
    Wpisz numer wyboru, potem pole, na przykład C3, i obrót od 0 do 5 (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW).
    Można też wpisać cały ruch: place hybrid C2 3. Wszystkie dozwolone ruchy wypisze: moves
    undo          cofnij swój ostatni ruch
    help ŻETON    co robi żeton (klucz, nazwa albo pole)
    hint          zapytaj bota o dobre ruchy
    log           co się wydarzyło
    save PLIK     zapisz partię (JSON, albo zwykły tekst, gdy PLIK kończy się na .txt)
    quit          wyjdź
play-legal = Dozwolone ruchy
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

## Training

cli-help-train = naucz boty oceniać pozycje na partiach ucznia z samym sobą
cli-help-train-out = folder na wynik; jeśli leży w nim niedokończony trening z tymi samymi ustawieniami, będzie kontynuowany
cli-help-train-games = z ilu partii się uczyć
cli-help-train-seed = liczba, od której zależy cały przypadek
cli-help-train-batch = ile partii rozegrać, zanim uczeń wyciągnie z nich wnioski
cli-help-train-decay = jak daleko wynik sięga wstecz do wcześniejszych pozycji, od 0 do 1
cli-help-train-rate = wielkość kroków
cli-help-train-heat = jak często próbować gorszego ruchu
cli-help-train-moves = ile losowo wybranych ruchów rozważa gracz
cli-help-train-settled = po jakiej części partii wynikiem staje się średnia wszystkich wag, od 0 do 1
cli-help-train-check = co ile partii dodać punkt krzywej uczenia
cli-help-train-pairs = ile par partii przeciw ocenie ręcznej składa się na każdy punkt
cli-help-train-workers = ile procesów gra (domyślnie po jednym na rdzeń); wynik od tego nie zależy
cli-train-resumed = { $count ->
    [one] Wznowienie po { $count } partii.
   *[other] Wznowienie po { $count } partiach.
}
cli-train-running = partie/s: { $speed }, wynik { $score }
cli-train-point = { $count ->
    [one] Po { $count } partii: { $score } % punktów przeciw ocenie ręcznej, błąd { $error }.
   *[other] Po { $count } partiach: { $score } % punktów przeciw ocenie ręcznej, błąd { $error }.
}
cli-train-interrupted = Przerwano. To, co wyuczono do ostatniego punktu kontrolnego, jest zachowane; wznowisz poleceniem:
cli-train-done = Zapisano: { $weights } i { $curve }.
cli-train-curve-title = Krzywa uczenia
cli-train-curve-score = Część punktów zdobyta przeciw ocenie ręcznej
cli-train-curve-error = Średni błąd kwadratowy przewidywanych wyników
cli-train-curve-games = partie, z których uczono

## Help cards

card-both = { $one } { $two }
card-value = { $name } { $value }
card-share = { $name } { $value } z { $most }
card-points-help = Rany zadane sztabom przeciwników dają punkty. Sztabu nie można tu zniszczyć; bije każdego wroga obok siebie, ale nigdy nie rani innego sztabu.
card-attack = { $kind } { $strength }, { $where }
card-edges = { $kind }, { $where }
card-all-sides = we wszystkie sześć stron
card-towards = w kierunkach { $directions }
card-printed = Na żetonie { $printed }; { $changes }.
card-change = { $amount } daje { $unit }
card-change-attack = dodatkowy atak daje { $unit }
card-acts =
    { $count ->
        [one] Działa w fazie { $phases }.
        [2] Atakuje dwa razy, w fazach { $phases }.
       *[other] Atakuje { $count } razy, w fazach { $phases }.
    }
card-higher-first = Wyższe fazy są pierwsze.
card-not-below-zero = Inicjatywa nigdy nie spada poniżej 0.
card-no-phase-left = Poniżej fazy 0 nie ma już miejsca na kolejny atak.
card-no-initiative = Bez inicjatywy
card-no-initiative-help = Nigdy nie atakuje.
card-netted = W sieci
card-netted-help = Trzyma: { $units }. Nie może atakować, pomagać ani być przesuwana; pancerz i wytrzymałość nadal działają.
card-netted-idle = W sieci nie działa.
card-under-net-of-steel = Gdziekolwiek trafi, nie może atakować, pomagać ani być przesuwana; pancerz i wytrzymałość nadal działają.
card-not-netted = Nie działa w sieci.
card-aims = Cel: { $targets }.
card-aims-nobody = Teraz nie ma tam kogo trafić.
card-aims-netted = Gdyby nie sieć, cel: { $targets }.
card-aims-nobody-netted = Jest w sieci i nie ma tam kogo trafić.
card-hit = { $unit } ({ count-wounds })
card-hit-armor = { $unit } ({ count-wounds }, pancerz odejmuje { $armor })
card-hit-joined = { $unit } (razem z ciosem)
card-hit-mirror = { $unit } ({ count-wounds }, odbija { $mirror })
card-hit-none =
    { $reason ->
        [armor] { $unit } (zatrzymuje pancerz)
        [flying] { $unit } (lata, poza zasięgiem)
        [hq] { $unit } (sztab nigdy nie rani sztabu)
       *[void] { $unit } (odbija atak)
    }
card-holds = Trzyma: { $units }.
card-holds-nobody = Teraz nikogo nie łapie.
card-nets-cancel = Sieci znoszą się nawzajem: { $units }.
card-nets-nothing = Jest w sieci, więc nikogo nie trzyma.
card-links-enemy-help = Wskazuje sąsiada, wroga, na którego działa ten żeton.
card-faster = Połączone jednostki działają wcześniej w bitwie.
card-slower = Połączeni wrogowie działają później w bitwie.
card-reaches = Teraz: { $units }.
card-reaches-nobody = Teraz: nikt.
card-no-use = Bez pożytku: { $units }.
card-gives-nothing = W sieci niczego nie daje.
card-helps-nobody = Przejęty nie pomaga nikomu.
card-works-for = Teraz działa dla gracza { $seat }.
card-taken-over = Przejęty
card-taken-over-help = Przejmuje: { $units }; korzysta: { $seat }.
card-granted-medic = Wszystkie rany z jednego ataku może przejąć za tę jednostkę: { $units }.
card-granted-mobility = Raz w turze może przewieźć tę jednostkę o jedno pole, obrócić ją albo zrobić jedno i drugie: { $units }.
card-granted-grab = Raz w turze może przyciągnąć wroga odległego o dwa pola; daje to: { $units }.
card-granted-quartermaster = Raz w bitwie może zamienić cios w strzał albo strzał w cios; daje to: { $units }.
card-used = W tej turze już użyte.
card-ready = Można tego użyć teraz.
card-no-way = Teraz nie ma jak tego użyć.
card-two-hexes = Nawet o dwa pola; daje to: { $units }.
card-when-placed = Tylko w chwili wystawienia.
card-net-lies = Teraz leży na: { $unit }.
card-net-free = Bez opłaty; daje to: { $units }.
card-no-toughness = Bez wytrzymałości
card-no-toughness-help = Ginie od jednej rany.
card-wounds = Rany: { $count } z { $most }
card-next-wound = Następna rana ją zniszczy.

## What a battle would do

forecast-hit = { $source } trafia; cel: { $target }
forecast-hit-itself = { $target } obrywa od własnego ataku
forecast-absorbed = { $source } trafia; cel: { $target }, trafienie przejmuje { $medic }
forecast-reflected = { $target } odbija atak; atakuje { $source }
forecast-netted = { $source } jest w sieci
forecast-late = { $source } nie zdąży
forecast-explosion = { $source } wybucha
forecast-lair = { $source } traci swój sztab
forecast-destroyed = ginie
forecast-lost = -{ $count }
forecast-no-harm = bez szkody
forecast-no-attack = bez ataku
forecast-medic-lost = ginie { $medic }
forecast-assumed = { $seat }: { $answer }
forecast-change = Bitwa po tym ruchu: { $changes }.
forecast-now-destroyed = dodatkowe straty: { $units }
forecast-now-kept = ocaleją: { $units }
forecast-now-health = zdrowie { $health } zamiast { $instead } ({ $seat })
forecast-now-points = punkty { $health } zamiast { $instead } ({ $seat })
forecast-result = Ta bitwa: { $changes }.
forecast-falls = straty: { $units }
forecast-nothing = Nikt nie zostałby trafiony.
forecast-no-change = Bitwa po tym ruchu skończyłaby się tak samo jak przed nim.
forecast-no-move = To nie jest ruch.

## Filters of the army pages

tag-melee = Walka wręcz
tag-ranged = Strzały
tag-strong = Siła 2 lub więcej
tag-friendly_fire = Rani swoich
tag-fast = Inicjatywa 3 lub więcej
tag-twice = Atakuje dwa razy
tag-agony = Agonia
tag-net = Sieci
tag-armor = Pancerz
tag-reflection = Odbicie
tag-toughness = Wytrzymałość
tag-mobility = Rusza się lub obraca
tag-ability = Inne zdolności
tag-boost = Wspiera swoich
tag-hinder = Szkodzi wrogom
tag-medic = Medyk

## Battle playback

battle-title = Bitwa
battle-told = Co się dzieje
battle-phases = Fazy bitwy
battle-phase = Faza { $initiative }
battle-at-once = wszystko naraz
battle-attacks =
    { $count ->
        [0] bez trafień
        [one] { $count } atak
        [few] { $count } ataki
       *[other] { $count } ataków
    }
battle-nothing = W tej fazie nikt nie może nic zrobić.
battle-controls = Odtwarzanie
battle-play = Odtwarzaj
battle-pause = Pauza
battle-back = Krok wstecz
battle-forward = Krok naprzód
battle-key-play = Odtwarzaj lub wstrzymaj
battle-key-forward = Krok naprzód; z Shift cała faza
battle-key-back = Krok wstecz; z Shift cała faza
battle-speed = Tempo
battle-skip = Do wyniku
battle-again = Obejrzyj jeszcze raz
battle-continue = Dalej
battle-show = Pokaż na planszy: { $what }
battle-result = Wynik bitwy
battle-open = Bitwa potoczy się dalej, gdy padnie odpowiedź na pytanie.
battle-lost =
    { $count ->
        [0] Bez strat w jednostkach
        [one] Stracono { $count } jednostkę
        [few] Stracono { $count } jednostki
       *[other] Stracono { $count } jednostek
    }
battle-side-words = { $side }: zdrowie z { $before } na { $after }. { battle-lost }.
battle-side-points = { $side }: punkty z { $before } na { $after }. { battle-lost }.
battle-bonus-melee = +{ $count } do ciosów dzięki: { $units }
battle-bonus-ranged = +{ $count } do strzałów dzięki: { $units }

## Serving the browser client

cli-help-serve = serwer WWW: gra w przeglądarce, samemu, ze znajomymi lub z botami
cli-help-serve-host = adres, na którym serwer nasłuchuje (domyślnie 127.0.0.1: tylko ten komputer; 0.0.0.0: każdy, kto ma do niego dostęp)
cli-help-serve-port = port, na którym serwer nasłuchuje (domyślnie 8000; 0: dowolny wolny)
cli-help-serve-db = gdzie są przechowywane partie: plik SQLite albo adres URL, np. postgresql://user@host/name (domyślnie: ashfall/ashfall.db w folderze danych użytkownika, czyli w $XDG_DATA_HOME lub ~/.local/share)
cli-help-serve-log = zapisuj wiersz o każdym zapytaniu na wyjściu błędów
cli-serve-ready = Ashfall działa pod adresem { $address } (Ctrl-C kończy)

## Browser: clocks

web-clock-none = Bez zegara
web-clock-move =
    { $minutes ->
        [0] { $seconds } s na decyzję
       *[other] { $minutes } min na decyzję
    }
web-clock-bank = { $minutes } min + { $seconds } s

## Browser: first page

web-home-title = Wybierz moment. Wygraj bitwę.
web-home-lead = Neuroshima Hex to szybki pojedynek na dziewiętnastu polach: wystawiaj jednostki, obracaj je z głową i wybierz moment bitwy. Za darmo, bez konta, od razu.
web-play-now = Graj teraz
web-play-against = przeciwnik:
web-play-level = Poziom bota
web-play-armies = losowe armie, około 15 minut
web-play-friend = Zagraj ze znajomym
web-play-more = Inne sposoby gry
web-first-time = Pierwszy raz? Poznaj grę w siedmiu krótkich krokach
web-continue = Twoje partie
web-continue-waiting = Czeka na graczy
web-continue-playing = W toku
web-continue-go = Graj dalej
web-continue-open = Otwórz
web-continue-replay = Powtórka
web-continue-more = Pozostałe partie
web-result-won = Wygrana
web-result-lost = Przegrana
web-result-drawn = Remis
web-result-over = Zakończona
web-versus = kontra
web-lobby = Otwarte stoły
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
web-seat-open = wolne miejsce
web-seat-anybody = Gość
web-learn = Nauka i analiza
web-learn-steps = Pierwsze kroki
web-learn-steps-about = Siedem krótkich ćwiczeń na prawdziwych pozycjach.
web-learn-armies = Sześć armii
web-learn-armies-about = Każdy żeton i każda ikona z objaśnieniem.
web-learn-analysis = Plansza do analizy
web-learn-analysis-about = Ustaw dowolną pozycję, zapytaj bota, rozegraj bitwę.
web-learn-replay = Otwórz partię
web-learn-replay-about = Obejrzyj zapisaną partię ruch po ruchu.

## Browser: levels of the bots

level-recruit = Rekrut
level-recruit-about = Na pierwsze partie. Często się myli.
level-soldier = Żołnierz
level-soldier-about = Zna podstawy, bywa nieuważny.
level-sergeant = Sierżant
level-sergeant-about = Solidny przeciwnik. Czasem się potknie.
level-veteran = Weteran
level-veteran-about = Przewiduje najbliższą bitwę i bierze, co zostawisz.
level-captain = Kapitan
level-captain-about = Planuje kilka ruchów naprzód.
level-warlord = Wódz
level-warlord-about = Najsilniejszy. Myśli do sekundy.
level-strength = Siła { $number } z { $most }

## Browser: new game

web-new = Nowa partia
web-new-mode = Sposób gry
web-new-players = Gracze
web-new-board = Plansza
web-new-hexes = { $hexes } pól
web-new-board-large = Od pięciu graczy gra się na dużej planszy z 37 polami.
web-new-health = Zdrowie każdego sztabu
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
web-new-listed-about = Inni mogą znaleźć tę partię i ją oglądać.
web-new-casual = Prognoza bitwy
web-new-casual-about = Wszyscy gracze mogą zobaczyć, co zrobiłaby bitwa, gdyby zaczęła się teraz. Z samymi botami można cofnąć każdy ruch.
web-new-start = Rozpocznij partię
web-new-start-link = Utwórz link
web-new-start-open = Otwórz stół

## Browser: settings

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
web-set-battle = Bitwy
web-set-speed = Szybkość odtwarzania
web-set-motion = Mniej animacji
web-set-motion-help = Nic nie lata ani nie zanika. Może o to prosić także urządzenie.
web-set-sound = Dźwięki
web-set-sound-help = Kilka cichych: wystawienie, trafienia, twoja tura.
web-set-sound-try = Posłuchaj
web-set-here = Wszystko to jest zapisane tylko w tej przeglądarce.

## Browser: waiting room

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
web-wait-share-text = Partyjka Neuroshimy Hex?
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
web-join-settings = Inne zasady: { $settings }
web-wait-none-title = Potrzebny jest link
web-wait-none-text = Ta partia czeka na kogoś, kto dostał link. Poproś o niego albo zacznij własną partię.

## Browser: frame

web-home-link = Ashfall, strona główna
web-skip = Przejdź do treści
web-nav = Strony
web-nav-home = Graj
web-nav-learn = Nauka
web-nav-armies = Armie
web-nav-rules = Zasady
web-nav-analysis = Analiza
web-nav-settings = Ustawienia
web-close = Zamknij
web-health = Zdrowie { $health } z { $most }
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
web-out-title = Serwer nie odpowiada
web-out-text = Twoje partie są bezpieczne. Próbujemy ponownie co kilka sekund.
web-retry = Spróbuj ponownie
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
web-problem-no_seat = Nie ma dla ciebie wolnego miejsca. Miejsca zachowane dla znajomych wymagają linku.
web-problem-not_owner = Może to zrobić tylko osoba, która utworzyła tę partię.
web-problem-not_over = Partia jeszcze się nie skończyła.
web-problem-over = Tu partia już się skończyła: nie ma czego szukać.
web-problem-bad_name = Nazwa musi mieć od 1 do 24 czytelnych znaków.
web-problem-too_large = To jest za duże, żeby to wysłać.

## Lessons

lesson-try-again = Jeszcze nie. Cofnij ruch i spróbuj inaczej.
lesson-place-battle-first = Najpierw wystaw żeton. Bitwa zacznie się potem sama.
lesson-board = Plansza i zwycięstwo
lesson-board-about = Wystaw sztab, obejrzyj bitwę, pokonaj sztab wroga.
lesson-board-closing = Sprowadź zdrowie wrogiego sztabu do 0 albo miej na końcu więcej zdrowia niż on. Wszystko inne temu służy.
lesson-board-hq = Dwie armie walczą o 19 pól. Prowadzisz Molocha, armię maszyn. Każda partia zaczyna się tak samo: wystaw swój sztab na dowolnym polu.
lesson-board-hq-hint = Wybierz sztab pod planszą, potem pole, potem potwierdź. Każde pole jest dobre.
lesson-board-hq-done = Twój sztab stoi i ma 20 zdrowia. W prawdziwej partii przeciwnik wystawiłby teraz swój. Kto straci całe zdrowie, przegrywa.
lesson-board-watch = Jednostki same nic nie robią: czekają na bitwę. Twój Szerszeń stoi przed sztabem Borgo, a Mutek Borgo przed twoim. Zagraj żeton Bitwa i patrz.
lesson-board-watch-hint = Wybierz żeton Bitwa pod planszą i potwierdź.
lesson-board-watch-done = Obaj zaatakowali w fazie 2: sztab Borgo stracił 2 zdrowia, twój 1. W fazie 0 sztaby uderzyły w każdego wroga obok siebie, więc obu napastników już nie ma.
lesson-board-no-battle = Tutaj bitwę zaczyna tylko żeton Bitwa. Cofnij ruch i zagraj go.
lesson-board-win = Sztabowi Borgo zostały 3 punkty zdrowia. Twój Szerszeń uderzy w niego za 2, a Hybryda strzeli za 1. Zagraj Bitwę i wygraj.
lesson-board-win-hint = Twoi napastnicy stoją już dobrze. Niczego nie trzeba wystawiać: zagraj Bitwę.
lesson-board-win-done = Sztab Borgo jest zniszczony i wygrywasz. Jeśli oba sztaby dotrwają do końca żetonów, toczy się Ostatnia Bitwa; potem wygrywa ten, kto ma więcej zdrowia.
lesson-place = Wystawianie i obracanie
lesson-place-about = To, gdzie jednostka stoi i dokąd jest zwrócona, decyduje, kogo uderzy.
lesson-place-closing = Kieł sięga tylko pola, które wskazuje. Wystawiona jednostka nie rusza się i nie obraca, chyba że coś jej na to pozwala.
lesson-place-bite = Białe kły to ciosy: każdy zadaje ranę wrogowi na sąsiednim polu, które wskazuje. Wystaw Szerszenia tak, żeby oba kły trafiły w sztab Borgo. Bitwa zacznie się potem sama.
lesson-place-bite-hint = Wybierz pole obok sztabu Borgo na C2. Potem obracaj Szerszenia okrągłymi uchwytami, kółkiem albo klawiszami Q i E, aż kły wskażą sztab.
lesson-place-bite-done = Dwa kły, dwie rany: z 20 zrobiło się 18. W fazie 0 sztab odpowiedział ciosem. Każdy sztab bije wrogów z wszystkich sześciu stron, ale na końcu.
lesson-place-bite-far = Cios sięga tylko na sąsiednie pole. Wystaw Szerszenia tuż obok sztabu.
lesson-place-bite-away = Szerszeń stoi dobrze, ale jego kły celują gdzie indziej. Obróć go ku sztabowi, zanim potwierdzisz.
lesson-place-three = Łowca ma kły na czterech krawędziach. Wystaw go tak, żeby zniszczył naraz wszystkie trzy Mutki.
lesson-place-three-hint = Tylko jedno pole styka się ze wszystkimi trzema: C3. Obracaj żeton, aż kły wskażą C2, D2 i C4.
lesson-place-three-done = Wszystkie trzy naraz i żaden nie zdążył oddać ciosu: Łowca jest szybszy. Więcej o tym wkrótce.
lesson-place-three-turn = To właściwe pole, ale nie każdy Mutek ma przed sobą kieł. Obracaj żeton, aż obejmie wszystkie trzy.
lesson-place-three-where = Stamtąd nie dosięgnie wszystkich trzech. Poszukaj jedynego pola, które styka się z każdym z nich.
lesson-shoot = Strzelanie
lesson-shoot-about = Strzały lecą prosto, nad swoimi, do pierwszego wroga.
lesson-shoot-closing = Zanim wystawisz strzelca, prześledź jego linię do końca. Zanim skończysz turę, prześledź linie wroga.
lesson-shoot-line = Strzałka to strzał: leci prosto, na dowolną odległość, i trafia pierwszego wroga na linii. Nad własnymi jednostkami przelatuje. Zniszcz Hybrydą Oficera na C1.
lesson-shoot-line-hint = Z obu stron zasłaniają Oficera Mutki. Ale między C5 a C1 nie ma wroga, a twój własny Bloker nie zatrzyma twojego strzału.
lesson-shoot-line-done = Oficer zniszczony. Własny Bloker nie mógłby przeszkodzić: strzały lecą nad swoimi.
lesson-shoot-line-empty = Strzałka nikogo nie spotyka. Prześledź linię od jej ostrza: Oficer musi być na niej pierwszym wrogiem.
lesson-shoot-line-first = Strzał zatrzymuje się na pierwszym wrogu na linii, a nie był to Oficer. Znajdź linię, na której nie stoi przed nim Mutek.
lesson-shoot-shield = Teraz odwrotnie: Zabójca na C1 celuje w twój sztab. Wystaw Blokera tak, żeby sztab nic nie stracił.
lesson-shoot-shield-hint = Postaw go gdziekolwiek między Zabójcą a sztabem: na C2, C3 albo C4. Dwa serca pozwalają mu przeżyć dwie rany.
lesson-shoot-shield-done = Bloker przyjął strzał. Jeśli zwraca ku strzelcowi opancerzoną krawędź, nie ma nawet draśnięcia.
lesson-shoot-shield-open = Strzał wciąż sięga twojego sztabu. Bloker musi stać na jego linii, między C1 a C5.
lesson-initiative = Inicjatywa
lesson-initiative-about = Wyższa liczba bije pierwsza, a zniszczony już nie uderzy.
lesson-initiative-closing = Przy każdym wrogu obok twoich jednostek pytaj, kto uderzy pierwszy. Równe liczby biją jednocześnie, a sztaby zwykle na końcu, w fazie 0.
lesson-initiative-first = Liczba na jednostce to jej inicjatywa. Bitwa odlicza w dół: 3 przed 2, 2 przed 1. Siłacz na C2 w fazie 2 uderzy w twój sztab za 2. Powstrzymaj go, zanim uderzy. Kogo wybierzesz: Szerszenia czy Łowcę?
lesson-initiative-first-hint = Szerszeń ma inicjatywę 2, tak jak Siłacz; Łowca ma 3. Wystaw szybszego obok C2, kłem ku Siłaczowi.
lesson-initiative-first-done = Zniszczony w fazie 3, zanim nadeszła jego własna. Twój sztab jest cały.
lesson-initiative-first-same = Ta sama liczba, ta sama chwila: w fazie 2 uderzyli obaj naraz. Siłacz padł, ale twój sztab stracił 2. Potrzebna jest wyższa inicjatywa.
lesson-initiative-first-miss = Siłacz uderzył w fazie 2. Wystaw Łowcę obok C2 tak, żeby jeden z jego kłów wskazywał Siłacza.
lesson-initiative-slow = Twój Obrońca celuje w sztab Borgo, ale strzela dopiero w fazie 1. Siłacz na D3 zniszczyłby go w fazie 2. Uratuj Obrońcę Hybrydą.
lesson-initiative-slow-hint = Hybryda ma inicjatywę 3. Daj jej linię do D3, na przykład z D1 na południe.
lesson-initiative-slow-done = Hybryda usunęła Siłacza w fazie 3, więc Obrońca doczekał swojego strzału w fazie 1.
lesson-initiative-slow-lost = Siłacz uderzył Obrońcę w fazie 2. Hybryda musi wcześniej zastrzelić Siłacza na D3.
lesson-nets = Sieci
lesson-nets-about = Jednostka w sieci nie może zrobić zupełnie nic.
lesson-nets-closing = Sieć bywa więcej warta niż atak, zwłaszcza na sztabie. Zniszcz sieciarza, odepchnij go albo złap w sieć, a jego ofiara będzie wolna.
lesson-nets-catch = Siatka na krawędzi to sieć: wróg przed nią nie może atakować, ruszać się ani nikomu pomagać. Twój Sieciarz ma dwie sieci obok siebie. Złap obu napastników przy swoim sztabie.
lesson-nets-catch-hint = Poszukaj pola, które styka się i z C2, i z D2: to D1. Obróć sieci w ich stronę.
lesson-nets-catch-done = Obaj złapani, więc żaden nie uderzył. Sieci działają od razu i cały czas, także na sztaby.
lesson-nets-catch-one = Jeden złapany, ale drugi bije twój sztab. Znajdź pole, które styka się z oboma, i zwróć ku każdemu sieć.
lesson-nets-catch-none = Sieci nikogo nie trzymają. Działają tylko na sąsiednie pola, które wskazują.
lesson-nets-free = Borgo złapało w sieć twojego Szerszenia, który stoi gotowy przed wrogim sztabem. Uwolnij go na czas Hybrydą.
lesson-nets-free-hint = Sieć trzyma Sieciarz na B3. Zastrzel go w fazie 3, a w fazie 2 Szerszeń będzie wolny.
lesson-nets-free-done = Sieciarz padł w fazie 3, a z nim jego sieć; w fazie 2 Szerszeń uderzył.
lesson-nets-free-held = Gdy przyszła faza Szerszenia, wciąż był w sieci. Zastrzel Sieciarza na B3: musi paść wcześniej.
lesson-modules = Moduły i łącza
lesson-modules-about = Moduły nie walczą. Sprawiają, że inni są lepsi.
lesson-modules-closing = Moduł jest wart tyle, ile jednostki, którym służy. Wróg też to wie: moduły są pierwszym celem.
lesson-modules-scout = Ramiona modułu to łącza: kto stoi na polu, które wskazuje łącze, dostaje to, co moduł daje. W fazie 2 twój Szerszeń i Mutek zniszczyliby się nawzajem. Połącz Zwiadowcę z Szerszeniem, żeby ten działał fazę wcześniej.
lesson-modules-scout-hint = Wystaw Zwiadowcę obok Szerszenia na C3 i obracaj, aż okrągły koniec ramienia dotknie Szerszenia. Jego liczba zmieni się wtedy na 3.
lesson-modules-scout-done = Z inicjatywą 3 Szerszeń uderzył przed Mutkiem i żyje.
lesson-modules-scout-far = Łącze sięga tylko na sąsiednie pole. Wystaw Zwiadowcę obok Szerszenia.
lesson-modules-scout-link = Zwiadowca stoi obok Szerszenia, ale żadne łącze go nie wskazuje. Obróć Zwiadowcę.
lesson-modules-both = Sztaby też pomagają: sąsiedzi twojego strzelają o 1 mocniej, tak samo jednostki na łączach Oficera. Wystaw Hybrydę tam, gdzie pomoże jej i sztab, i Oficer, i zabierz sztabowi Borgo 3 zdrowia.
lesson-modules-both-hint = Pole musi stykać się z twoim sztabem na C4 i leżeć na łączu Oficera z B2. To C3. Strzelaj stamtąd na północ.
lesson-modules-both-done = 1 z żetonu, 1 od Oficera, 1 od sztabu. Premie się sumują.
lesson-modules-both-miss = Strzał nie trafia w sztab Borgo. Sztab musi stać na linii strzałki.
lesson-modules-both-one = Pomaga tam tylko jedno z dwojga: 2 rany. Poszukaj pola, które styka się z twoim sztabem i leży na łączu Oficera.
lesson-modules-both-none = Trafienie, ale bez żadnej pomocy: 1 rana. Poszukaj pola, które styka się z twoim sztabem i leży na łączu Oficera.
lesson-modules-medic = Sieciarz na C3 uderzy za 3 w twój sztab, który trzyma w sieci. Medyk przejmuje wszystkie rany z jednego ataku na jednostkę na swoich łączach i ginie za nią. Połącz go ze sztabem.
lesson-modules-medic-hint = Wystaw Medyka obok sztabu na C4 i zwróć ku sztabowi jedno z łączy.
lesson-modules-medic-done = Medyk przyjął cały cios i opuścił planszę. Twój sztab nic nie stracił.
lesson-modules-medic-link = Sztab oberwał: żadne łącze Medyka go nie wskazuje.
lesson-turn = Cała tura
lesson-turn-about = Dobierz trzy, odrzuć jeden, użyj dwóch i wyczuj, kiedy walczyć.
lesson-turn-closing = Bitwa zaczyna się też, gdy plansza jest pełna, i jeszcze raz na samym końcu. Jeśli dobierzesz same żetony natychmiastowe, możesz je odłożyć i dobrać od nowa. Wiesz już dość na pierwszą partię.
lesson-turn-whole = W swojej turze dobierasz do trzech żetonów, jeden odrzucasz, a pozostałych używasz albo je zachowujesz. Sztabowi Borgo zostały 2 punkty zdrowia, a twój Szerszeń stoi obok, lecz patrzy w złą stronę. Wygraj w tej turze.
lesson-turn-whole-hint = Odrzuć Blokera. Zagraj Ruch na Szerszenia: zostaje na miejscu i obraca się do sztabu na C2. Potem zagraj Bitwę.
lesson-turn-whole-done = Odrzucenie, Ruch, Bitwa: cała tura i wygrana partia.
lesson-turn-whole-no-move = Bez Ruchu Szerszeń się nie obróci. Cofnij odrzucenie.
lesson-turn-whole-no-battle = Bez Bitwy nikt w tej turze nie uderzy. Cofnij odrzucenie.
lesson-turn-whole-early = Bitwa minęła, a sztab Borgo wciąż stoi. Szerszeń musi na niego patrzeć, zanim bitwa się zacznie.
lesson-turn-whole-away = Tura minęła, a sztab Borgo wciąż stoi. Najpierw Ruch, potem Bitwa.
lesson-turn-wait = Masz Bitwę, Hybrydę i Blokera. Spójrz na prognozę: bitwa kosztowałaby teraz twój sztab 3 zdrowia, a Borgo nic. Więc nie teraz. Odrzuć jeden żeton, a dwóch użyj tak, żeby bitwa nic cię nie kosztowała.
lesson-turn-wait-hint = Odrzuć Bitwę. Hybryda może w fazie 3 zastrzelić Siłacza na C3, na przykład z C1 na południe. Bloker na D3 przyjmie strzał Zabójcy.
lesson-turn-wait-done = Dobra ocena. Tura skończyła się bez bitwy, a bitwa nic by cię teraz nie kosztowała.
lesson-turn-wait-fought = Twój sztab stracił więcej niż wróg. Zagrywaj Bitwę, gdy prognoza jest po twojej stronie.
lesson-turn-wait-hybrid = Hybryda będzie potrzebna: nic innego nie powstrzyma Siłacza, zanim uderzy. Cofnij odrzucenie.
lesson-turn-wait-blocker = Bloker będzie potrzebny przeciw strzałowi Zabójcy. Cofnij odrzucenie.
lesson-turn-wait-hurt = Tura minęła, ale bitwa wciąż zraniłaby twój sztab. Trzeba powstrzymać i Siłacza, i Zabójcę.

## Replays

replay-title = Powtórka
replay-context = Powtórka: { $one } kontra { $two }
replay-context-many = Powtórka: { $sides }
replay-loading = Trwa wczytywanie partii.
replay-board = Plansza powtórki
replay-tile = Co robi żeton
replay-left = zostało: { $count }
replay-used = zużyto: { $count }
replay-log = Ruchy
replay-no-moves = W tej partii nie wykonano żadnego ruchu.
replay-setup = Rozstawienie
replay-turn = Tura { $number } · { $side }
replay-moves = Ruch
replay-step = Ruch { $ply } z { $count }
replay-battle-at = Obejrzyj bitwę przy ruchu { $ply }
replay-chart = Zdrowie w ciągu partii.
replay-chart-points = Punkty w ciągu partii.
replay-chart-side = { $side }: z { $before } na { $after }.
replay-controls = Przeglądanie partii
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-previous-turn = Poprzednia tura
replay-next-turn = Następna tura
replay-previous-battle = Poprzednia bitwa
replay-next-battle = Następna bitwa
replay-watch = Obejrzyj bitwę
replay-key-forward = Ruch naprzód; z Shift cała tura
replay-key-back = Ruch wstecz; z Shift cała tura
replay-key-start = Na początek
replay-key-end = Na koniec
replay-key-battle = Obejrzyj bitwę tego ruchu
replay-key-leave = Wróć do planszy
replay-share = Kopiuj link do tego ruchu
replay-copied = Link do tego ruchu jest skopiowany.
replay-files = Zapisz i udostępnij
replay-address = Link do tego ruchu
replay-download-json = Zapis jako JSON
replay-download-text = Zapis jako zwykły tekst
replay-seed = Ziarno partii: { $seed }
replay-open = Otwórz zapis
replay-open-help = Wybierz plik z zapisem albo upuść go gdziekolwiek na tej stronie, żeby obejrzeć partię.
replay-drop = Upuść tu zapis albo pozycję
replay-too-large = Plik { $name } jest za duży na zapis partii.
replay-to-table = Do stołu
replay-continue = Graj od tego miejsca
replay-analyse = Analizuj od tego miejsca
replay-opponent = Przeciwnik
replay-against-bot = Bot
replay-against-bots = Boty
replay-one-screen = Na jednym ekranie
replay-my-side = Gram jako
replay-level = Poziom
replay-new-luck = Żetony, których jeszcze nie dobrano, zostaną potasowane na nowo: przyjdą w innej kolejności niż w tej partii.
replay-over = Na tym ruchu partia się kończy. Cofnij się do wcześniejszego i graj od niego.
replay-start = Graj dalej

## Guided games

guide-outpost = Pierścień wokół sztabu
guide-outpost-about = Posterunek strzela, Hegemonia bije i łapie w sieci. Dziesięć tur, aż jeden szybki strzał otwiera wszystko.
guide-outpost-0 = Posterunek gra z Hegemonią. Posterunek dobrze strzela i się przemieszcza, Hegemonia mocno bije z bliska. Oba sztaby mają 20 zdrowia, zaczyna Posterunek.
guide-outpost-1 = Posterunek stawia sztab na środku. Może stamtąd wspierać jednostki z sześciu stron, ale z sześciu stron można go też atakować.
guide-outpost-2 = Hegemonia wybiera róg A3, gdzie ma do pilnowania tylko trzech sąsiadów. Kto zaczyna, dobiera w pierwszej turze jeden żeton: tutaj Medyka.
guide-outpost-3 = Medyk staje na B3. Jego łącza wskazują północny wschód, południowy wschód i południe, więc na razie czuwa nad sztabem na C3.
guide-outpost-4 = Drugi gracz dobiera dwa żetony: Ruch i Oficera. Ruchem sztab Hegemonii przechodzi z A3 na A2.
guide-outpost-5 = Oficer na A1 ma łącze do B2. Jednostka Hegemonii na tym polu stykałaby się z oboma sztabami i biłaby mocniej. Groźba, na razie bez wykonawcy.
guide-outpost-6 = Od teraz każda tura zaczyna się od trzech żetonów, z których jeden trzeba odrzucić. Posterunek ma Ruch, Siłacza i Likwidatora; odrzuca Ruch.
guide-outpost-7 = Posterunek zajmuje właśnie to pole. Siłacz na B2 kieruje oba kły w sztab Hegemonii, a obok własnego sztabu zaatakuje nawet dwa razy.
guide-outpost-8 = Likwidator na A3 celuje na północ, w ten sam sztab, za 2. Policz pola wokół A2: wszystkie zajęte. Sztab Hegemonii nie ma już dokąd odejść.
guide-outpost-9 = Hegemonia dobrała Bitwę, Sieciarza i Biegacza. Bitwa zaszkodziłaby teraz tylko jej sztabowi, więc Hegemonia odrzuca ten żeton.
guide-outpost-10 = Sieciarz na B1 rzuca sieć na południe. Siłacz jest od razu złapany i nie może zrobić zupełnie nic.
guide-outpost-11 = Biegacz na D3 kieruje kieł w sztab Posterunku. Hegemonia nie ma już czego użyć i kończy turę.
guide-outpost-13 = Posterunek dobrał Ruch, Bitwę i CKM. Dopóki Siłacz leży w sieci, bitwa niewiele daje: Bitwa zostaje odrzucona.
guide-outpost-14 = Sztab można przesuwać jak każdą jednostkę. Sztab Posterunku przechodzi z C3 na C2, poza zasięg Biegacza.
guide-outpost-15 = CKM na C4 strzela w każdej bitwie dwa razy, na północny zachód. Na linii stoi własny Medyk, ale to nie szkodzi: strzały lecą nad swoimi, a za nim jest sztab Hegemonii.
guide-outpost-16 = Hegemonia odrzuca Gangera, a zostawia Uniwersalnego Żołnierza i Sieciarza.
guide-outpost-17 = Uniwersalny Żołnierz na B4 zwraca się ku Likwidatorowi. Bije i strzela tą samą krawędzią, jednym atakiem.
guide-outpost-18 = Drugi Sieciarz, na C1, łapie sztab Posterunku. Sztab w sieci niczego nie daje: Siłacz traci drugi atak. Samego sztabu nie można też przesunąć.
guide-outpost-19 = Mobilność: raz w turze Biegacz może przejść o jedno pole i się obrócić. Wchodzi na C3, kłem na północ, w sztab.
guide-outpost-20 = Posterunek dobrał Komandosa, Zwiadowcę i drugiego Medyka. Odpada Medyk.
guide-outpost-21 = Komandos na E2 strzela na północny zachód. Prześledź linię: D2 jest puste, na C2 stoi własny sztab, a dalej pierwszy Sieciarz na B1.
guide-outpost-22 = Zwiadowca na E3 jest połączony z Komandosem i podnosi jego inicjatywę do 4. Nikt na planszy nie jest szybszy.
guide-outpost-23 = Hegemonia dobrała Gangera, Bossa i Biegacza; odrzuca Biegacza.
guide-outpost-24 = Ganger na C5 celuje w CKM.
guide-outpost-25 = Boss na D3 jest połączony z Biegaczem: inicjatywa 3 zamiast 2 i o jedną ranę więcej.
guide-outpost-27 = Snajper, Ruch, Bitwa: same żetony natychmiastowe. Posterunek mógłby je odłożyć i dobrać od nowa, ale właśnie tych potrzebuje, więc je zostawia.
guide-outpost-28 = Jeden z trzech i tak musi odpaść: Ruch.
guide-outpost-29 = Snajper rani dowolnego wroga poza sztabem, gdziekolwiek stoi. Sieciarza na C1 już nie ma, sztab Posterunku jest od razu wolny, a Siłacz odzyskuje drugi atak. Sam jednak wciąż leży w drugiej sieci.
guide-outpost-30 = Bitwa. Faza 4: strzał Komandosa niszczy Sieciarza na B1 i Siłacz jest wolny. Faza 3: Siłacz i Biegacz zabierają sztabom po 2, Medyk ginie za CKM, pada Likwidator. Fazy 2 i 1: Siłacz i CKM zabierają jeszcze 4. Faza 0: sztaby usuwają Siłacza i Biegacza. Posterunek prowadzi 18 do 14, bo jeden szybki strzał był pierwszy.
guide-beasts = Prawo i siedlisko
guide-beasts-about = Bestie gryzą swoich i obcych, Stalowa Policja odbija każdy cios. Osiem tur, dwa rodzaje sieci, jedna egzekucja.
guide-beasts-0 = Bestie grają ze Stalową Policją. Większość Bestii gryzie każdego, kto przed nimi stoi, także swoich; policja rzuca sieci i odbija ataki. Zaczynają Bestie.
guide-beasts-1 = Sztab Bestii staje na środku. Ma inicjatywę 1, więc bije fazę wcześniej niż sztaby innych armii.
guide-beasts-2 = Razem z nim wchodzi Cerber, wystawiony obok sztabu. Musi przy nim zostać przez całą partię; z dala od sztabu ginie natychmiast.
guide-beasts-3 = Policja wybiera róg E1. Bestie dobierają jeden żeton: Zwiadowcę.
guide-beasts-4 = Cerber może ruszać się co turę. Przechodzi na D3 i kieruje swoje dwa ciosy na północny wschód i południowy zachód.
guide-beasts-5 = Zwiadowca na C4 jest połączony z Cerberem i podnosi jego inicjatywę do 3. Ale C4 leży na południowy zachód od Cerbera, tam gdzie spadnie jeden z jego ciosów. Zapamiętaj to.
guide-beasts-7 = Policja dobrała dwa żetony. Wardog na D1 strzela na południe i południowy wschód; na linii południowej stoi Cerber.
guide-beasts-8 = Oficer na C2 jest połączony z Wardogiem: jego strzały zadają teraz 2 rany, dość na Cerbera z jednym sercem.
guide-beasts-10 = Bestie dobrały Ruch, Kwasopluja i Robala; odrzucają Ruch.
guide-beasts-11 = Robal na D2 gryzie w trzech kierunkach: Oficera, Wardoga i sztab policji. Ma też Agonię: jeśli zginie w bitwie, gryzie jeszcze w tej samej fazie.
guide-beasts-12 = Kwasopluj na C1 celuje w Wardoga obok.
guide-beasts-14 = Policja dobrała Bitwę, Pacyfikatora i Sędziego. Dwie jej jednostki są zagrożone, więc Bitwa odpada.
guide-beasts-15 = Pacyfikator na B1 rzuca sieć na północny wschód: Kwasopluj złapany.
guide-beasts-16 = Za 1 punkt zdrowia sztab policji rzuca Stalową Sieć na Robala. Dosięga ona każdej wrogiej jednostki poza sztabem. Jednostka w sieci nie atakuje i nie ma też Agonii.
guide-beasts-17 = Sędzia na E2 zwraca lustro na południowy zachód, ku Cerberowi. Zajmuje też ostatnie wolne pole obok sztabu policji.
guide-beasts-19 = Bestie dobrały Przyciągnięcie, Sępa i Szarpaka; odrzucają Przyciągnięcie.
guide-beasts-20 = Sęp na E3 kieruje kieł w Sędziego. Lata, więc ciosy go nie ranią.
guide-beasts-21 = Szarpak na B3 jest połączony ze sztabem. Raz w turze sztab może teraz przyciągnąć do siebie wroga odległego o dwa pola. Na razie tego nie robi.
guide-beasts-23 = Policja dobrała Predatora, Oficera i Sierżanta; odpada Oficer.
guide-beasts-24 = Predator na A1 strzela na południowy wschód za 2. Na końcu tej linii stoi sztab Bestii.
guide-beasts-25 = Sierżant na B2 jest połączony z Predatorem, który zaatakuje teraz dwa razy. Stoi na linii ognia, ale strzały lecą nad swoimi.
guide-beasts-27 = Bitwa, Przyciągnięcie, Ruch: same żetony natychmiastowe. Bestie odkładają wszystkie trzy i dobierają od nowa: Alfę i dwa Roje.
guide-beasts-28 = Jeden z trzech musi odpaść: Rój. Drugi zostaje przed graczem na później.
guide-beasts-29 = Alfa na A2 celuje w Predatora. Z inicjatywą 4 uderzyłaby przed wszystkimi.
guide-beasts-31 = Policja dobrała Egzekutora, Sędziego i Bitwę; odrzuca drugiego Sędziego.
guide-beasts-32 = Egzekucja: za 1 punkt zdrowia swojego sztabu Egzekutor staje na polu wroga. Alfy już nie ma i nic nie mogło jej uratować.
guide-beasts-33 = Bitwa. Faza 3: Cerber bije Sędziego i własnego Zwiadowcę. Lustro odsyła cios, więc padają i Cerber, i Zwiadowca. Faza 2: Wardog niszczy złapanego Robala, który nie może ugryźć; Stalowa Sieć wraca; Predator zabiera sztabowi 2. Faza 1: Sęp niszczy Sędziego, Egzekutor Szarpaka, a sztab Bestii Sierżanta i Oficera; Predator mimo to strzela jeszcze raz, bo wszystko w jednej fazie dzieje się naraz. 16 do 18.
guide-beasts-34 = Po każdej bitwie Sęp może przelecieć na dowolne puste pole. Ląduje na E2, obok sztabu policji. Bestie mają o 2 zdrowia mniej, ale to ich tura, a Rój już czeka.

## At the table

server-log-begin = Partia się rozpoczyna.
server-log-move = { $seat }: { $move }.
server-log-take-back = Gracz { $seat } cofa ruch.
server-log-ask-take-back = Gracz { $seat } prosi o cofnięcie ruchu.
server-log-agree-take-back = Gracz { $seat } zgadza się na cofnięcie ruchu.
server-log-accept-take-back = Gracz { $seat } zgadza się: ruch zostaje cofnięty.
server-log-decline-take-back = Gracz { $seat } nie zgadza się na cofnięcie ruchu.
server-log-offer-draw = Gracz { $seat } proponuje remis.
server-log-accept-draw = Gracz { $seat } zgadza się na remis.
server-log-decline-draw = Gracz { $seat } odrzuca remis.
server-log-resign = Gracz { $seat } poddaje się.
server-log-flag = { $seat }: czas minął.
server-log-claim = Gracz { $seat } zgłasza wygraną: przeciwnika nie ma zbyt długo.
server-log-claim-bot = Gracz { $seat } nie chce dłużej czekać: kogoś nie ma zbyt długo.
server-log-taken-over = Bot gra dalej za: { $seats }.
server-log-rematch = Gracz { $seat } chce zagrać jeszcze raz.
server-log-rematch-made = Gracz { $seat } zgadza się: następna partia jest gotowa.
server-reason-resigned = przeciwnik się poddał
server-reason-agreed = wszyscy się zgodzili
server-reason-time = przeciwnikowi skończył się czas
server-reason-left = przeciwnik odszedł
server-refused-not-seated = Oglądasz tę partię; mogą to zrobić tylko gracze.
server-refused-not-your-seat = To nie jest twoje miejsce.
server-refused-not-your-turn = To nie ty teraz decydujesz.
server-refused-not-begun = Partia jeszcze się nie zaczęła.
server-refused-over = Partia już się skończyła.
server-refused-not-over = Partia jeszcze się nie skończyła.
server-refused-stale = Tymczasem przy stole coś się zmieniło. Spójrz jeszcze raz i zdecyduj od nowa.
server-refused-storage = Serwer nie zdołał tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
server-refused-id-taken = Tego polecenia użył już ktoś inny.
server-refused-nothing-to-take-back = Nie masz ruchu, który można cofnąć.
server-refused-seen = Po tym ruchu było już coś widać: nowe żetony, bitwę albo ruch bota. Cofnąć to można tylko w partiach z prognozą, z samymi botami.
server-refused-taken-back-enough = W tej partii cofnięto już tak wiele, że musi się teraz toczyć dalej.
server-refused-no-offer = Nie ma na co odpowiadać: propozycja jest już nieaktualna.
server-refused-out = Ta partia już się dla ciebie skończyła; mogą to zrobić tylko ci, którzy jeszcze grają.
server-refused-asked-already = Prośba została już wysłana. Ponów ją w swojej następnej turze.
server-refused-not-away = Nikt nie jest nieobecny wystarczająco długo.
server-refused-rematch-made = Następna partia już jest.
server-refused-no-forecast = Ta partia toczy się bez prognoz.
server-refused-no-hint = Podpowiedzi są tylko w partiach z prognozą i bez ludzkiego przeciwnika.
server-refused-busy = Za dużo naraz. Poczekaj chwilę.
server-refused-many-games = Toczy się naraz zbyt wiele twoich partii. Najpierw dokończ jedną z nich.
server-refused-full = Tę partię ogląda już zbyt wiele osób.
server-refused-begun = Partia już się zaczęła.
server-refused-no-seat = Nie ma dla ciebie wolnego miejsca. Miejsca zachowane dla znajomych wymagają linku.
server-refused-not-owner = Może to zrobić tylko osoba, która utworzyła tę partię.
server-refused-own-table = To twoja partia: odwołaj ją, jeśli nie chcesz grać.
server-refused-not-found = Nie ma takiej partii.

## Browser: the table

table-context = Neuroshima Hex · { $mode }, { $hexes } pól · tura { $turn }
table-board = Plansza, { $hexes } pól
table-coming = Przygotowujemy stół…
table-sides = Gracze
table-you = Ty
table-name-army = { $name } · { $army }
table-watching = Oglądasz
table-window-yours = Twój ruch · { $rivals }
table-bot = bot
table-bot-instead = bot, przejął grę
table-away = offline
table-out = poza grą
table-points = Punkty
table-in-hand =
    { $count ->
        [one] { $count } żeton na ręce
        [few] { $count } żetony na ręce
       *[other] { $count } żetonów na ręce
    }
table-pile = zostało: { $count }
table-used = zużyto: { $count }
table-after-battle = po bitwie, gdyby zaczęła się teraz
table-pile-label = do dobrania
table-used-label = zużyte
table-clock = Pozostały czas: { $time }
table-paused = wstrzymany
table-clock-paused = Zegar czeka na powrót nieobecnego gracza.
table-piles-of = Żetony ({ $name })
table-pile-title =
    { $count ->
        [one] { $count } żeton do dobrania
        [few] { $count } żetony do dobrania
       *[other] { $count } żetonów do dobrania
    }
table-pile-note = Według rodzaju; kolejności nie zna nikt.
table-used-title =
    { $count ->
        [one] { $count } żeton na stosie odrzuconych
        [few] { $count } żetony na stosie odrzuconych
       *[other] { $count } żetonów na stosie odrzuconych
    }
table-used-note = Od najnowszego.
table-used-none = Tu trafiają żetony zużyte, zniszczone i odrzucone.
table-times = ×{ $count }
table-log = Dziennik
table-log-setup = Rozstawienie
table-log-turn = Tura { $number }
table-log-empty = Tu pojawią się ruchy.
table-tile = Żeton
table-help = Pomoc
table-help-empty = Wskaż lub przytrzymaj dowolny żeton, a tu zobaczysz objaśnienie jego ikon: co robi teraz, kto go trzyma w sieci, kto mu pomaga.
table-card-count =
    { $count ->
        [one] { $count } w armii
       *[other] { $count } w armii
    }
table-card-on = na { $hex }
table-card-left = jeszcze { $count } w stosie
table-from = Z { $hex }:
table-from-aim = Z { $hex }, przodem na { $aim }:
table-forecast = Prognoza
table-forecast-now = Gdyby bitwa zaczęła się teraz
table-forecast-after = Gdyby bitwa zaczęła się po tym
table-forecast-coming = Obliczamy…
table-forecast-off = Ta partia toczy się bez prognoz.
table-forecast-hidden = Prognoza jest wyłączona.
table-outlook = { $name } z { $before } na { $after }
table-outlook-same = { $name } nadal { $before }
table-outlook-many = { $name }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
table-outlook-none = żaden sztab nie oberwie
table-becomes = zmieni się na
table-phase = Faza { $initiative }
table-assumed = Przy założeniu, że:
table-links = Łącza
table-undo = Cofnij
table-menu = Menu
table-bar = Stół
table-forecast-switch = Pokaż, co zrobiłaby bitwa
table-links-switch = Pokaż sieci i łącza
table-names-switch = Nazwy na żetonach
table-hint = Zapytaj bota
table-hint-thinking = Bot się zastanawia…
table-hint-note = Co zrobiłby silny bot i jak ocenia szanse. Wybierz ruch, aby zobaczyć go na planszy.
table-hint-value = { $percent } %
table-hint-none = Bot nie ma teraz podpowiedzi.
table-take-back = Cofnij ostatni ruch
table-offer-draw = Zaproponuj remis
table-agree-draw = Zgoda na remis
table-resign = Poddaj się
table-resign-title = Poddać tę partię?
table-resign-note = Przeciwnik wygra natychmiast.
table-resign-many = Przegrywasz i partia od razu się kończy.
table-resign-shared = Natychmiast przegrywa: { $name }.
table-resign-bot = Bot przejmie to, co prowadzisz, a pozostali będą grać dalej.
table-resign-bot-shared = Bot przejmie grę za: { $name }; pozostali będą grać dalej.
table-resign-no = Gram dalej
table-share = Kopiuj link do tego stołu
table-link-copied = Skopiowano link. Kto go otworzy, może oglądać.
table-settings = Ustawienia
table-seed-hash = Tasowanie ustalono na początku; oto jego odcisk, ziarno poznasz na końcu: 
table-hand = Twoja ręka
table-hand-of = Ręka ({ $name })
table-hand-none = Pusta ręka. Na początku tury dobierasz do { $count } żetonów.
table-hand-none-other = Pusta ręka.
table-hand-used = Wszystkie żetony tej tury zużyte.
table-note-placing = wystawiasz
table-note-playing = zagrywasz
table-note-discarding = odrzucasz
table-your-turn = Twoja tura
table-your-turn-hint = Wystawiaj i zagrywaj żetony albo zakończ turę.
table-your-turn-units = Wystawiaj, zagrywaj, używaj jednostek z kropką lub zakończ turę.
table-your-turn-one = W tej pierwszej turze możesz użyć jednego żetonu. Drugi zachowaj albo odrzuć.
table-your-turn-two = W turze użyjesz najwyżej dwóch żetonów; reszta zostaje na ręce.
table-discard = Odrzuć jeden żeton
table-discard-hint = Z { $count } żetonów jeden zawsze odpada; wybierz który.
table-setup = Rozstaw swoją armię
table-setup-hint = Wybierz pole.
table-thinking = { $name } myśli
table-choosing = { $name }: czas na wybór
table-waiting-away = Nie ma gracza { $name }
table-claim-in = Wygraną możesz zgłosić za { $time }.
table-claim = Zgłoś wygraną
table-claim-bot-in = Bot może przejąć grę za { $time }.
table-claim-bot = Niech bot przejmie grę
table-moment = Chwileczkę…
table-rule = Reguła { $clause }
table-what-to-do = co ma zrobić?
table-back = Wstecz
table-end = Koniec tury
table-end-anyway = Zakończyć turę?
table-end-unused =
    { $count ->
        [one] Możesz jeszcze użyć { $count } żetonu.
        [few] Możesz jeszcze użyć { $count } żetonów.
       *[other] Możesz jeszcze użyć { $count } żetonów.
    }
table-end-usable = Możesz jeszcze użyć żetonów z ręki.
table-turn-left = Obróć w lewo
table-turn-right = Obróć w prawo
table-pick-hex =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[other] { $count } pól
    }
table-pick-unit =
    { $count ->
        [one] wskaż jednostkę
       *[other] wskaż jedną z { $count } jednostek
    }
table-pick-target =
    { $count ->
        [one] wskaż cel
       *[other] wskaż jeden z { $count } celów
    }
table-pick-tile = wybierz żeton z ręki
table-where-on = na { $hex }
table-where-to = na { $hex }
table-where-facing = przodem na { $aim }
table-where-both = { $unit } na { $target }
table-do-place = Wystaw: { $tile }
table-do-execute = Egzekucja: { $tile }
table-do-replace = Zastąp żetonem: { $tile }
table-do-play = Zagraj: { $tile }
table-do-discard = Odrzuć: { $tile }
table-do-waste = Zużyj bez skutku: { $tile }
table-do-unit-mobility = Rusz: { $unit }
table-do-unit-rotate = Obróć: { $unit }
table-do-unit-transport = Przewieź: { $unit }
table-do-unit-push = Odpycha: { $unit }
table-do-unit-grab = Przyciąga: { $unit }
table-do-unit-net = Rzuć Stalową Sieć
table-do-unit-replace = Zastąp: { $unit }
table-act-mobility = Rusz się
table-act-rotate = Obróć się
table-act-transport = Przejazd
table-act-push = Odepchnij
table-act-grab = Przyciągnij wroga
table-act-net = Rzuć Stalową Sieć
table-act-replace = Zastąp
table-actions-of = Co może zrobić { $unit }
table-go-place = Wystaw
table-go-execute = Egzekucja
table-go-replace = Zastąp
table-go-play = Zagraj
table-go-discard = Odrzuć
table-go-waste = Zużyj
table-go-mobility = Rusz
table-go-rotate = Obróć
table-go-transport = Przewieź
table-go-push = Odepchnij
table-go-grab = Przyciągnij
table-go-net = Rzuć
table-go-to = Idź tam
table-go-step = Idź tam
table-go-scavenge = Leć tam
table-hex-empty = puste
table-hex-yours = twoja jednostka
table-hex-ally = sojusznik
table-hex-enemy = wróg
table-hex-facing = przodem na { $facing }
table-hex-choice = można wybrać
table-hex-ghost = wybrane; Enter zatwierdza
table-hex-ready = może działać
table-lost = Połączenie zerwane. Próbujemy ponownie; przy stole nic nie przepadło.
table-gone = Ten stół nie jest już dostępny.
table-behind =
    { $count ->
        [one] { $count } ruch do pokazania
        [few] { $count } ruchy do pokazania
       *[other] { $count } ruchów do pokazania
    }
table-catch-up = Pokaż obecny stan
table-home = Strona główna
table-draw-offered = { $name } proponuje remis.
table-draw-waits = Zaproponowano remis.
table-take-back-asked = { $name } chce cofnąć ruch.
table-take-back-waits = Poproszono o cofnięcie ruchu.
table-accept = Zgoda
table-decline = Odmów
table-agreed = Zgoda: { $names }.
table-unanswered = Bez odpowiedzi: { $names }.
table-end-won = Wygrywasz
table-end-won-team = Twoja drużyna wygrywa
table-end-shared = Wspólne zwycięstwo
table-end-lost = Przegrywasz
table-end-lost-team = Twoja drużyna przegrywa
table-end-draw = Remis
table-end-won-by = Zwycięstwo: { $name }
table-end-won-together = Wspólne zwycięstwo: { $names }
table-place = { $place }.
table-seed = Ziarno
table-seed-copy = Kopiuj ziarno
table-seed-copied = Skopiowano ziarno.
table-rematch = Rewanż
table-rematch-asked = Zaproponowano rewanż
table-rematch-accept = Przyjmij rewanż
table-rematch-go = Przejdź do rewanżu
table-watch-replay = Obejrzyj powtórkę
table-new-game = Nowa partia
table-look-at-board = Pokaż planszę
table-handover = Teraz twoja kolej
table-handover-to = Przekaż ekran: { $name }
table-handover-news = Co się wydarzyło
table-handover-go = Jestem
table-handover-note = Tę kartę można wyłączyć w menu.
table-keys = Stół
table-key-card = Weź żeton z ręki
table-key-board = Przechodź z pola na pole
table-key-confirm = Wykonaj wybrany ruch
board-keys = Plansza
board-closer = Przybliż planszę
board-farther = Oddal planszę
board-whole = Pokaż całą planszę

## Learning

learn-title = Naucz się grać
learn-lead = Siedem krótkich lekcji na prawdziwych pozycjach, razem około dziesięciu minut. Potem możesz grać.
learn-lessons = Lekcje
learn-lesson = Lekcja { $number }
learn-tasks =
    { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }
learn-progress = Ukończono { $done } z { $total }
learn-begin = Zacznij
learn-go-on = Dalej
learn-done = Ukończona
learn-forget = Wyczyść postępy
learn-guides = Partie z komentarzem
learn-guides-about = Przykładowe partie z obu instrukcji, opowiedziane ruch po ruchu.
learn-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
learn-first-game = Twoja pierwsza partia
learn-first-game-about = Przeciw najłagodniejszemu botowi, z prognozą pod ręką: pokazuje, co zrobiłaby bitwa, zanim zdecydujesz.
learn-first-game-ready = Wszystkie lekcje ukończone. Możesz grać.
learn-play = Zagraj pierwszą partię
learn-read = Do poczytania
learn-read-armies = Wszystkie żetony sześciu armii, objaśnione ikona po ikonie
learn-read-rules = Zasady w skrócie, każda ikona i każda numerowana reguła
learn-loading = Chwileczkę
learn-task = Zadanie { $number } z { $total }
learn-hint = Wskazówka
learn-show = Pokaż
learn-shown = O tak. Przyjrzyj się i potwierdź.
learn-take-back = Cofnij
learn-restart = Od początku
learn-retry = Spróbuj jeszcze raz
learn-watch-again = Obejrzyj ponownie
learn-well-done = Zrobione
learn-not-yet = Jeszcze nie
learn-next-task = Następne zadanie
learn-finish = Zakończ lekcję
learn-next-lesson = Następna lekcja
learn-all-lessons = Wszystkie lekcje
learn-lesson-done = Lekcja { $number } ukończona
learn-keep-in-mind = Zapamiętaj
learn-unknown = Nie ma takiej lekcji.
learn-unknown-guide = Nie ma takiej partii.
learn-guide-end = Tu przykład się kończy. Teraz twoja kolej.
learn-armies = Armie
learn-armies-lead = Sześć armii, każda walczy po swojemu. Wszystkie żetony są objaśnione na stronie armii.
learn-glance = W skrócie
learn-glance-about = Ile żetonów każdej armii to potrafi.
learn-warriors =
    { $count ->
        [one] { $count } wojownik
        [few] { $count } wojowników
        [many] { $count } wojowników
       *[other] { $count } wojownika
    }
learn-modules =
    { $count ->
        [one] { $count } moduł
        [few] { $count } moduły
        [many] { $count } modułów
       *[other] { $count } modułu
    }
learn-instants =
    { $count ->
        [one] { $count } natychmiastowy
        [few] { $count } natychmiastowe
        [many] { $count } natychmiastowych
       *[other] { $count } natychmiastowego
    }
learn-army-unknown = Nie ma takiej armii.
learn-search = Szukaj po nazwie
learn-kind = Rodzaj
learn-all = Wszystkie
learn-filters = Co żeton potrafi
learn-shown-tiles = { $shown } z { $total } żetonów
learn-no-tiles = Żaden żeton nie pasuje. Usuń któryś filtr.
learn-clear = Usuń filtry
learn-turn-tile = Obróć: { $tile }
learn-turned = Obrócony. Opis poniżej dotyczy żetonu tak, jak go wydrukowano.
learn-print = Drukuj
learn-other-armies = Inne armie

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

## Analysis

analysis-title = Analiza
analysis-board = Plansza analizy
analysis-mode = Co robić
analysis-play = Graj
analysis-setup = Ustaw
analysis-side = Strona
analysis-army = Armia strony { $seat }
analysis-less = O jeden punkt zdrowia mniej
analysis-more = O jeden punkt zdrowia więcej
analysis-turn = Czyja tura
analysis-stage = Faza tury
analysis-stage-setup = Sztaby
analysis-stage-start = Przed dobraniem
analysis-stage-discard = Odrzucanie
analysis-stage-act = Akcje
analysis-none = brak
analysis-hand = Ręka
analysis-hand-full = Ręka jest pełna; kliknij żeton, żeby go zabrać.
analysis-put = Dokąd trafiają żetony
analysis-where-board = Plansza
analysis-where-hand = Ręka
analysis-where-discards = Odrzucone
analysis-where-pile = Stos
analysis-take-away = Zabierz: { $name }
analysis-tile = { $name }, zostało: { $count }
analysis-pile-rest = Wszystkie żetony, których nie ma gdzie indziej.
analysis-pile-set = Ustawiony ręcznie.
analysis-pile-free = To, co zostało
analysis-pile-less = O jeden mniej w stosie: { $name }
analysis-pile-more = O jeden więcej w stosie: { $name }
analysis-unit = Wybrana jednostka
analysis-setup-help = Wybierz żeton i kliknij pole albo kliknij jednostkę, żeby ją przesunąć lub obrócić.
analysis-place = Połóż żeton { $name }: kliknij pole
analysis-done = Gotowe
analysis-turn-left = Obróć w lewo
analysis-turn-right = Obróć w prawo
analysis-wounds =
    { $count ->
        [0] bez ran
        [one] { $count } rana
        [few] { $count } rany
       *[other] { $count } ran
    }
analysis-heal = O jedną ranę mniej
analysis-wound = O jedną ranę więcej
analysis-remove = Zdejmij z planszy
analysis-undo = Cofnij ostatnią zmianę
analysis-redo = Przywróć zmianę
analysis-clear = Wyczyść planszę
analysis-table = Stół
analysis-table-change = Zmień
analysis-table-armies = Armie w kolejności tur
analysis-table-remove = Usuń: { $army }
analysis-table-empty = Nowa pusta pozycja
analysis-table-keep = Zachowaj żetony
analysis-line = Wykonane tu ruchy
analysis-no-moves = Wykonaj ruch na planszy, a pojawi się tutaj.
analysis-to-start = Z powrotem do pozycji
analysis-battle = Bitwa teraz
analysis-no-battle = Żadna jednostka na planszy nie może działać, więc nie ma kto walczyć.
analysis-forecast = Prognoza
analysis-best = Najlepsze ruchy
analysis-seconds = Czas do namysłu
analysis-time = { $seconds } s
analysis-think = Szukaj ruchów
analysis-thinking = Bot myśli.
analysis-think-help = Bot szuka najlepszych ruchów i mówi, jakie widzi w nich szanse.
analysis-no-ideas = Bot nie ma tu podpowiedzi.
analysis-chance = { $percent } %
analysis-first-mend = Ta pozycja nie jest jeszcze możliwa.
analysis-impossible = Ta pozycja nie jest możliwa: { $reason }
analysis-mid-battle = Pozycji nie można zmieniać w środku bitwy. Najpierw odpowiedz albo się cofnij.
analysis-example = Przykładowa pozycja
analysis-file = Pozycja jako tekst
analysis-text = Plik pozycji
analysis-copy = Kopiuj
analysis-copied = Pozycja jest skopiowana.
analysis-download = Zapisz
analysis-open = Otwórz plik
analysis-take = Użyj tej pozycji
analysis-not-json = To nie jest tekst JSON, więc nie może być pozycją.
analysis-no-position = Pozycja musi mieć „players”, listę z armią każdej strony.
analysis-bad-part = Tej pozycji nie da się odczytać: „{ $part }” nie ma postaci, jakiej wymaga plik pozycji.
position-seats = tyle armii ({ $count }) tak nie gra: { $mode }.
position-not-there = ta armia nie gra na { $hexes } polach: { $army }.
position-no-army = nie ma armii „{ $name }”.
position-board = przy tylu armiach ({ $count }) plansza ma { $hexes } pól.
position-health = zdrowie lub punkty mogą tu wynosić od { $least } do { $most }: { $seat }.
position-out = strona bez zdrowia nie ma jednostek na planszy: { $seat }.
position-turn-out = strona bez zdrowia nie ma tury: { $seat }.
position-no-hex = na tej planszy nie ma pola { $hex }.
position-hex-taken = na polu { $hex } stoją dwie jednostki.
position-no-tile = w tej armii nie ma żetonu „{ $name }”: { $army }.
position-instant = to żeton natychmiastowy, który nigdy nie leży na planszy: { $unit }.
position-wounds =
    { $most ->
        [0] ta jednostka nie przeżyje żadnej rany.
        [one] ta jednostka może mieć najwyżej jedną ranę.
        [few] ta jednostka może mieć najwyżej { $most } rany.
       *[other] ta jednostka może mieć najwyżej { $most } ran.
    }
position-hqs = jedna strona ma na planszy dwa sztaby: { $seat }.
position-hq-gone = bez zdrowia nie ma sztabu: { $seat }.
position-hq-drawn = sztab stoi na planszy i nigdy się go nie dobiera: { $seat }.
position-hand = jedna strona ma na ręce najwyżej tyle żetonów: { $most } ({ $seat }).
position-tiles = jedna strona ma najwyżej tyle żetonów: { $most }.
position-net-nobody = Stalowa Sieć leży na polu { $hex }, na którym nikt nie stoi.
position-net-hq = Stalowa Sieć nigdy nie leży na sztabie.
position-net-enemy = żaden wróg tej jednostki nie ma Stalowej Sieci.
position-stage = plansza, ręce i stosy nie pasują do tej fazy: { $stage }.

## Measuring the server

cli-help-bench-what = zamiast tego obciąż cały serwer (domyślnie przez 30 sekund)
cli-help-bench-tables = liczba stołów po dwóch graczy, dla serwera (domyślnie 500)
cli-bench-tables = Stoły
cli-bench-acks = Potwierdzone ruchy na sekundę
cli-bench-p50 = Potwierdzenie, mediana (ms)
cli-bench-p95 = Potwierdzenie, 95 % poniżej (ms)
cli-bench-p99 = Potwierdzenie, 99 % poniżej (ms)
cli-bench-max = Potwierdzenie, najwolniejsze (ms)
cli-bench-disk-p99 = Sam dysk, 99 % poniżej (ms)
cli-bench-disk-max = Sam dysk, najwolniejsze (ms)
cli-bench-cpu = Rdzenie zajęte przez serwer
cli-bench-cpu-move = Praca serwera na jeden ruch (ms)
cli-bench-memory-start = Pamięć serwera na początku (MB)
cli-bench-memory-end = Pamięć serwera na końcu (MB)
cli-bench-memory-max = Pamięć serwera, najwięcej (MB)
cli-bench-memory-growth = Wzrost jego pamięci (MB na minutę)
cli-bench-memory-late-growth = Wzrost w drugiej połowie czasu (MB na minutę)
cli-bench-finished = Zakończone partie
cli-bench-refused = Odrzucone ruchy
cli-bench-dropped = Zerwane połączenia
cli-bench-stopped = Stoły, które stanęły
cli-bench-opening = Otwieranie stołów: { $done } z { $of }
cli-bench-warming = Pierwsze ruchy: { $done } z { $of } stołów
cli-bench-measuring = Pomiar: { $done } z { $of } s

## Hard City: sides, officers and their ally

hc-officers = Funkcjonariusze
hc-zero = Doktor Zero
hc-autodoc = AutoDoktor
hc-officer-donathan = Donathan Johnson
hc-officer-jenny = Jenny Takabura
hc-officer-miranda = Miranda Casey
hc-officer-marcellus = Marcellus Hammer
hc-ally-fang = Kieł
hc-ally-fang-text = Raz w turze każdego funkcjonariusza, za jego 1 PA, Kieł przebiega najwyżej 3 pola i ogłusza 1 aktywnego mutanta tam, gdzie się zatrzyma. Gdy straci swoje 3 PŻ, odchodzi do końca odcinka.

## Hard City: mutants

hc-enemy-mutant = Mutant
hc-enemy-mutant-text = Porusza się o 2 pola i zadaje 1 obrażenie na swoim polu. 1 obrażenie go ogłusza, 2 naraz zabijają; ogłuszony ginie już od 1.
hc-enemy-rat = Zmutowany szczur
hc-enemy-rat-text = Porusza się o 3 pola. 1 obrażenie go zabija, ale walka wręcz tylko ogłusza.
hc-enemy-soldier = Zmutowany żołnierz
hc-enemy-soldier-text = Atakuje swoje pole albo dowolne pole w swoim rzędzie lub kolumnie, bez względu na odległość. Nigdy nie rusza się i nie atakuje w tej samej turze.
hc-enemy-kafar = K.A.F.A.R.
hc-enemy-kafar-text = Przychodzi raz na partię i ma tyle PŻ, ile punktów zwycięstwa mają funkcjonariusze (najwyżej 6), albo tyle, ile podaje epizod. Raz w rundzie wydaje 3 PA: każdy to krok, 2 obrażenia na swoim polu albo 1 na sąsiednim. Nie można go ogłuszyć ani walczyć z nim wręcz, a strzały w jego pole zadają o 1 mniej. Przeciw AutoDoktorowi zjawia się z piątą literą swojego imienia i jest aktywowany jak każdy mutant.

## Hard City: things on the map

hc-load-civilian = Cywil
hc-load-mayor = Burmistrz Archer
hc-load-battery = Akumulator
hc-load-barrel = Beczka
hc-vehicle-police-car = Radiowóz
hc-vehicle-civilian-car = Samochód cywilny
hc-vehicle-limousine = Limuzyna
hc-vehicle-truck = Ciężarówka
hc-vehicle-bus = Autobus
hc-vehicle-motorboat = Motorówka
hc-vehicle-doom-machine = Machina zagłady

## Hard City: episodes

hc-episode-1 = Wielka draka na ulicach
hc-episode-1-about = Mutanci grasują po ulicach, a śmigłowiec zabiera cywilów spomiędzy wybuchających beczek. Funkcjonariusze zbierają 7 punktów zwycięstwa za ewakuowanych cywilów i każde 10 zabić, Doktor Zero za martwych cywilów i ogłuszonych funkcjonariuszy.
hc-episode-2 = Napad na konwój
hc-episode-2-about = Ciężarówka z mutagenem utknęła między otwartymi studzienkami, a mutanci chcą jej beczek. Funkcjonariusze zbierają 7 punktów zwycięstwa za zaspawane studzienki i każde 10 zabić, Doktor Zero za beczki wyniesione z mapy i ogłuszonych funkcjonariuszy.
hc-episode-3 = Burmistrz w potrzasku
hc-episode-3-about = Burmistrz Archer i jej ludzie siedzą w autach nad kanałem pełnym mutantów, a ratunkiem jest radiowóz. Funkcjonariusze zbierają 7 punktów zwycięstwa za doprowadzonych do niego cywilów (1) i panią burmistrz (2) oraz każde 10 zabić, Doktor Zero za martwych cywilów, ataki na radiowóz, porwanie pani burmistrz (2) i ogłuszonych funkcjonariuszy.
hc-episode-4 = Krew na plaży
hc-episode-4-about = Pasażerowie autobusu muszą dotrzeć do motorówki, zanim wejdą na nią mutanci. Funkcjonariusze zbierają 7 punktów zwycięstwa za cywilów na pokładzie i każde 10 zabić, Doktor Zero za martwych cywilów, mutantów na pokładzie i ogłuszonych funkcjonariuszy.
hc-episode-5 = Godzina zero
hc-episode-5-about = Akumulator otwiera drogę na dach, gdzie za beczkami odlicza machina zagłady. Funkcjonariusze wygrywają, gdy ją zniszczą, Doktor Zero, gdy zbierze 7 punktów zwycięstwa za końce rund i ogłuszonych funkcjonariuszy.

## Hard City: abilities of the officers

hc-ability-old-tricks = Stare sztuczki
hc-ability-old-tricks-text = Raz na turę: przerzuć jedną kość szybkiego strzału lub walki wręcz, zanim zapłacisz za czaszki.
hc-ability-medical-training = Przeszkolenie medyczne
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
hc-ability-stay-behind-text = Może eskortować 2 cywilów naraz. Obrażenie za opuszczenie pola nadal jest jedno: dla niego lub jednego z nich.
hc-ability-ninjutsu = Ninjutsu
hc-ability-ninjutsu-text = Nie traci PŻ, opuszczając pola z aktywnymi mutantami.
hc-ability-field-dressing = Opatrunek polowy
hc-ability-field-dressing-text = Przeszkolenie medyczne może też leczyć funkcjonariusza na sąsiednim polu albo samą Jenny.
hc-ability-flying-kick = Kopniak z wyskoku
hc-ability-flying-kick-text = Raz na turę, zaraz po ruchu o dokładnie 2 pola: jedna darmowa walka wręcz.
hc-ability-adrenaline = Adrenalina
hc-ability-adrenaline-text = Raz na rundę, przy Przeszkoleniu medycznym: jeśli leczony funkcjonariusz jeszcze nie działał w tej rundzie, zyskuje 1 PA, nawet ponad limit.
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
hc-ability-iron-neck-text = W każdej turze Doktora Zero jego pierwsza utrata PŻ jest ignorowana, jeśli na jego polu jest co najmniej 3 mutantów.
hc-ability-crowd-pleaser = Ulubieniec tłumu
hc-ability-crowd-pleaser-text = Raz na turę, gdy jego jedna walka wręcz ogłuszyła co najmniej 2 mutantów: odzyskaj 1 PA wydany w tej turze.
hc-ability-keg-toss = Rzut beczką
hc-ability-keg-toss-text = 2 PA, na polu z beczką: rzuć ją na 1 do 3 pól w jednym z 8 kierunków, ponad wszystkim prócz przeszkód. W odcinku 1 wybucha tam, gdzie spadnie.

## Hard City: chaos cards of Doctor Zero

hc-chaos-city-is-ours = Miasto jest nasze!
hc-chaos-city-is-ours-text = Zamiast reszty swojej tury zagraj inną kartę dla dwóch jej akcji podstawowych, obu większych o 2.
hc-chaos-fresh-batch = Świeża partia
hc-chaos-fresh-batch-text = Wystaw do 2 mutantów w strefie.
hc-chaos-wake-up-call = Pobudka
hc-chaos-wake-up-call-text = Najwyżej 3 ogłuszonych mutantów wstaje. W tej turze mogą atakować, ale nie mogą się ruszać.
hc-chaos-radio-static = Trzaski w radiu
hc-chaos-radio-static-text = Funkcjonariusz, który w tej rundzie jeszcze nie działał, nie jest ogłuszony i ma PA, traci 1 PA.
hc-chaos-pack-hunt = Polowanie stada
hc-chaos-pack-hunt-text = Najwyżej 4 aktywnych mutantów z jednego pola rusza się razem najwyżej o 2 pola, potem najwyżej 3 z nich atakuje. Żołnierze, którzy się ruszyli, nie atakują.
hc-chaos-feeding-frenzy = Szał żerowania
hc-chaos-feeding-frenzy-text = Wybierz pole z funkcjonariuszem lub cywilem: atakuje najwyżej 5 aktywnych mutantów, którzy na nim są.
hc-chaos-rush-hour = Godziny szczytu
hc-chaos-rush-hour-text = Wystaw do 7 mutantów w strefie. Jedno pole może przyjąć 2, pozostałe po 1.
hc-chaos-stampede = Pędzące stado
hc-chaos-stampede-text = Najwyżej 7 mutantów: każdy się rusza albo, jeśli jest ogłuszony, wstaje.
hc-chaos-mutagen-mist = Mgła mutagenu
hc-chaos-mutagen-mist-text = Wystaw do 4 mutantów poza strefą: na polach głównej mapy odległych o co najmniej 3 od każdego funkcjonariusza na niej, po jednym na pole.
hc-chaos-drag-off = Wywlec ich stąd
hc-chaos-drag-off-text = Najwyżej 2 aktywnych mutantów na polach z cywilami rusza się najwyżej o 2 pola, każdy zabiera jednego cywila i może potem zaatakować. Panią burmistrz też można zabrać.
hc-chaos-jammed-chamber = Zacięta komora
hc-chaos-jammed-chamber-text = Najwyżej 2 funkcjonariuszy z aktywnym mutantem na swoim lub sąsiednim polu dostaje znacznik braku amunicji.
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

## Hard City: special cards of the episodes

hc-special-take-control = Przejęcie kontroli
hc-special-take-control-text = Połóż śmigłowiec na dowolnym polu bez przeszkody, stroną „w drodze” do góry.
hc-special-bucket-chain = Łańcuszek z beczkami
hc-special-bucket-chain-text = Najwyżej { $amount } aktywnych mutantów na ciężarówce kładzie po beczce na polu obok niej. Potem najwyżej { $amount } aktywnych mutantów na polach z beczką rusza się z nią na odległość do { $second } pól i może opuścić mapę z narożnika.
hc-special-swap-lids = Zamiana pokryw
hc-special-swap-lids-text = Zamknij jedną otwartą studzienkę i otwórz zamkniętą, do następnej fazy wydarzeń.
hc-special-low-tide = Odpływ
hc-special-low-tide-text = Najwyżej { $amount } aktywnych mutantów w rzędzie { $row } lub wyższym rusza się na odległość do { $second } pól. Mogą wejść do motorówki.
hc-special-short-circuit = Zwarcie
hc-special-short-circuit-text = Zgaś jedną lampę do następnej fazy wydarzeń.
hc-special-crossed-frequencies = Skrzyżowane częstotliwości
hc-special-crossed-frequencies-text = Połóż śmigłowiec na polu bez przeszkody jak najdalej od aktywnego funkcjonariusza, stroną „w drodze” do góry. Wystaw { $amount } mutantów w najbliższej mu strefie.
hc-special-what-a-sewer = Ale kanał!
hc-special-what-a-sewer-text = Wystaw { $amount } mutantów na każdej studzience. Jeśli na ciężarówce jest jeszcze beczka, jedna przepada, AutoDoktor zdobywa za nią punkty zwycięstwa ({ $points }), a ta karta trafia do kolejki. Dobierz kolejną kartę chaosu.
hc-special-kidnap-squad = Brygada porywaczy
hc-special-kidnap-squad-text = Aktywuj { $amount } mutantów najbliższych burmistrz Archer. Kto zaczyna na jej polu, zamiast tego wlecze ją o 1 pole ku krawędzi mapy, a z krawędzi poza mapę (punkty zwycięstwa: { $points }).
hc-special-all-aboard = Wszyscy na pokład
hc-special-all-aboard-text = Aktywuj { $amount } mutantów najbliższych motorówce. Kto do niej dotrze, znika z mapy i punktuje.
hc-special-overcharge = Przeładowanie
hc-special-overcharge-text = Wystaw 1 mutanta na wybranym polu dachu. Potem zgaś jedną lampę do następnej fazy wydarzeń.

## Hard City: chaos cards of AutoDoc

hc-auto-blood-scent = Zwietrzyli krew!
hc-auto-blood-scent-text = Wybierz mutanta w odległości 0–2 od aktywnego funkcjonariusza: jest aktywowany dwa razy.
hc-auto-blood-scent-bottom = Zbliżają się!
hc-auto-blood-scent-bottom-text = Wszyscy mutanci w odległości większej niż 2 ruszają ku najbliższemu funkcjonariuszowi lub cywilowi.
hc-auto-they-are-here = Oni tu są!
hc-auto-they-are-here-text = { hc-deploys }. Potem aktywuj każdego mutanta w odległości 0–1 od aktywnego funkcjonariusza.
hc-auto-heavy-footsteps = Ciężkie kroki
hc-auto-heavy-footsteps-text = { hc-deploys }. { hc-activates }.
hc-auto-something-big = Coś wielkiego
hc-auto-something-big-text = Aktywuj każdego mutanta na polu z cywilem lub funkcjonariuszem.
hc-auto-shaking-asphalt = Asfalt drży
hc-auto-shaking-asphalt-text = Wszyscy ogłuszeni mutanci w odległości 0–2 od aktywnego funkcjonariusza wstają. { hc-deploys }.
hc-auto-roar = Ryk
hc-auto-roar-text = { hc-deploys }; na tej karcie jest litera KAFAR-a.
hc-auto-scheme = Intryga Zero
hc-auto-scheme-text = Rozpatrz stronę solo i kooperacji karty specjalnej odcinka.
hc-auto-scheme-bottom = Na łowach
hc-auto-scheme-bottom-text = 3 wybranych mutantów rusza ku najbliższemu funkcjonariuszowi lub cywilowi.
hc-auto-out-of-alley = Z zaułka
hc-auto-out-of-alley-text = { hc-deploys }.
hc-auto-out-of-alley-bottom = Przyczajeni
hc-auto-out-of-alley-bottom-text = 2 mutantów w odległości 0–2 rusza ku aktywnemu funkcjonariuszowi, potem atakuje.
hc-auto-swarm = Rój
hc-auto-swarm-text = { hc-activates }, zaczynając od najbliższego.
hc-auto-swarm-bottom = Posiłki
hc-auto-swarm-bottom-text = Wystaw 2 mutantów w strefie najbliższej aktywnemu funkcjonariuszowi.
hc-auto-man-eaters = Ludojady
hc-auto-man-eaters-text =
    Aktywuj { $activate ->
        [one] mutanta najbliższego
       *[other] { $activate } mutantów najbliższych
    } dowolnemu cywilowi na mapie; gdy cywilów nie ma, dowolnemu funkcjonariuszowi.
hc-auto-man-eaters-bottom = Krzyki w ciemności
hc-auto-man-eaters-bottom-text = Wszyscy mutanci, którzy mogą, atakują, najpierw cywilów.
hc-auto-stolen-donut = Skradziony pączek
hc-auto-stolen-donut-text = Funkcjonariusz, który w tej rundzie jeszcze nie działał (w braku takiego aktywny), kładzie 1 PA na tej karcie i ma o 1 mniej, póki ten PA nie wróci. { hc-activates }.
hc-auto-stolen-donut-bottom = Cukrowy zryw
hc-auto-stolen-donut-bottom-text = 2 mutantów w odległości 0–2: każdy rusza się albo atakuje, celem jest najbliższy funkcjonariusz. Potem PA wraca do właściciela.
hc-auto-second-wind = Drugi oddech
hc-auto-second-wind-text = Wszyscy ogłuszeni mutanci w odległości 0–2 od aktywnego funkcjonariusza wstają. { hc-deploys }.
hc-auto-click-click = Klik, klik
hc-auto-click-click-text = Aktywny funkcjonariusz dostaje znacznik braku amunicji. { hc-activates }.
hc-auto-click-click-bottom = Nie ma dokąd uciec
hc-auto-click-click-bottom-text = 3 mutantów w odległości większej niż 2 rusza ku najbliższemu funkcjonariuszowi.
hc-auto-broadcast = Piracka audycja
hc-auto-broadcast-text = { hc-deploys }. Potem dobierz kolejną kartę chaosu.
hc-auto-laughter = Złowieszczy śmiech
hc-auto-laughter-text = Jeśli funkcjonariusze mają więcej punktów zwycięstwa niż AutoDoktor, zyskuje on 1 (w odcinku 5 zamiast tego 1 mutant na dachu). Jeśli nie: { hc-deploys }.

## Hard City: takes

hc-take-hello-police = Halo, policja?
hc-take-hello-police-text = Czołówka: połóż radiowóz przy krawędzi mapy i przetocz go o 0–6 pól; mutanci pod nim giną. Ustaw funkcjonariuszy przy jego drzwiach.
hc-take-armed-to-teeth = Uzbrojeni po zęby
hc-take-armed-to-teeth-text = Czołówka: każdy funkcjonariusz dobiera 1 kartę wyposażenia policyjnego.
hc-take-suppressing-fire = Ogień zaporowy
hc-take-suppressing-fire-text = Czołówka: wystaw 1 mutanta na każdym polu strefy. Potem każdy funkcjonariusz oddaje jeden darmowy szybki strzał.
hc-take-here-we-go = Będzie się działo!
hc-take-here-we-go-text = Czołówka: każdy funkcjonariusz dobiera 1 kartę wyposażenia z dowolnej talii i może ruszyć się najwyżej o 2 pola.
hc-take-slow-motion = Zwolnione tempo
hc-take-slow-motion-text = Jeśli aktywny funkcjonariusz ma 1 lub 2 PŻ: odzyskuje do 2 PA wydanych w tej turze.
hc-take-one-liner = Cięta riposta
hc-take-one-liner-text = Zaraz po tym, jak jedna akcja aktywnego funkcjonariusza zabiła co najmniej 2 mutantów: ogłusz do 2 aktywnych mutantów na jednym polu.
hc-take-back-to-back = Plecami do siebie
hc-take-back-to-back-text = Jeśli co najmniej 2 funkcjonariuszy stoi na jednym polu z aktywnym mutantem: dwoje z nich walczy za darmo wręcz, każde 2 kośćmi.
hc-take-montage = Scena treningu
hc-take-montage-text = Na koniec tury, gdy każdy aktywny mutant jest w odległości co najmniej 3: aktywny funkcjonariusz odzyskuje 2 PŻ albo dobiera 1 kartę wyposażenia.
hc-take-window = Przez okno
hc-take-window-text = Jeśli aktywny funkcjonariusz jest na polu z cywilem lub panią burmistrz: oboje ruszają się najwyżej o 4 pola, a opuszczanie pól nic nie kosztuje.
hc-take-big-boom = Wielkie bum
hc-take-big-boom-text = Wybucha beczka na polu z co najmniej 3 mutantami lub obok niego: 2 obrażenia na jej polu, 1 na sąsiednich.
hc-take-eye-in-sky = Oko na niebie
hc-take-eye-in-sky-text = Obróć śmigłowiec na stronę z drabinką albo przesuń go najwyżej o 3 pola.
hc-take-roadblock = Blokada drogi
hc-take-roadblock-text = Wybierz samochód lub ciężarówkę obok aktywnego funkcjonariusza: do następnej fazy wydarzeń mutanci nie wchodzą do pojazdu ani na pola obok niego.
hc-take-cover-me = Osłaniaj mnie!
hc-take-cover-me-text = Inny funkcjonariusz, który w tej rundzie jeszcze nie działał, płaci 1 PA i od razu oddaje szybki strzał 3 kośćmi.
hc-take-reverse-gear = Wsteczny bieg
hc-take-reverse-gear-text = Jeśli żaden funkcjonariusz nie jest na polu z aktywnym mutantem: w odcinku 2 radiowóz przejeżdża 0–3 pola po mutantach, w odcinku 3 giną wszyscy mutanci na nim, prócz KAFAR-a.
hc-take-human-shield = Żywa tarcza? Nigdy!
hc-take-human-shield-text = Gdy cywil ma otrzymać obrażenie: anuluj je; zamiast tego najbliższy funkcjonariusz traci 1 PŻ.
hc-take-full-throttle = Cała naprzód
hc-take-full-throttle-text = Jeśli w porcie jest co najmniej 2 cywilów: jeden z nich zostaje od razu ewakuowany.
hc-take-lights-camera = Światła, kamera
hc-take-lights-camera-text = Jeśli funkcjonariusz stoi w obszarze lampy: włącz lub zgaś do 2 lamp do następnej fazy wydarzeń.
hc-take-showdown = Ostateczne starcie
hc-take-showdown-text = Funkcjonariusz na dachu oddaje jeden darmowy szybki strzał 4 kośćmi.

## Hard City: equipment

hc-equipment-flamethrower = Miotacz płomieni
hc-equipment-flamethrower-text = Każdy mutant na jednym sąsiednim polu otrzymuje 2 obrażenia.
hc-equipment-shotgun = Strzelba
hc-equipment-shotgun-text = Szybki strzał 4 kośćmi na odległość 1 lub 2.
hc-equipment-first-aid = Apteczka
hc-equipment-first-aid-text = Jeden funkcjonariusz na tym polu odzyskuje 3 PŻ.
hc-equipment-flashbang = Granat hukowy
hc-equipment-flashbang-text = Każdy aktywny mutant na jednym polu w odległości 0–2 zostaje ogłuszony.
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

## Hard City: names of figures and places

hc-numbered = { $name } { $number }
hc-at = { $name } ({ $space })
hc-helicopter = Śmigłowiec
hc-crate = Policyjna skrzynka
hc-box = Pudło
hc-manhole = Studzienka { $number }
hc-lamp = Lampa { $number }
hc-cloud = Toksyczna chmura
hc-zone = Strefa { $number }
hc-face-blank = puste
hc-face-hit = trafienie
hc-face-double-hit = podwójne trafienie
hc-face-skull = czaszka
hc-title = Odcinek { $number }: { $name }
# $en, $pl and $uk: how an episode calls itself; each language takes its own.
hc-own-title = { $pl }
hc-deploys =
    Wystaw { $deploy ->
        [one] { $deploy } mutanta
       *[other] { $deploy } mutantów
    } w najbliższej strefie
hc-activates =
    Aktywuj { $activate ->
        [one] mutanta najbliższego
       *[other] { $activate } mutantów najbliższych
    } aktywnemu funkcjonariuszowi

## Hard City: what happened

hc-event-round-started = Runda { $number }.
hc-event-turn-started = Tura: { $who }.
hc-event-turn-ended = Koniec tury: { $who }.
hc-event-event-drawn = Karta wydarzenia { $number }.
hc-score =
    { $what ->
        [kills] zabici mutanci
        [evacuated] ocalony cywil
        [mayor_saved] ocalona pani burmistrz
        [welded] zaspawana studzienka
        [machine_destroyed] zniszczona machina zagłady
        [civilian_killed] zabity cywil
        [officer_stunned] ogłuszony funkcjonariusz
        [barrel_gone] stracona beczka
        [car_attacked] atak na radiowóz
        [mayor_gone] porwana pani burmistrz
        [boat_boarded] mutant w motorówce
        [round_end] koniec rundy
       *[other] karty chaosu
    }
hc-event-scored =
    { $side ->
        [order] Funkcjonariusze, punkty zwycięstwa +{ $points } ({ hc-score }): { $total }.
       *[chaos] Chaos, punkty zwycięstwa +{ $points } ({ hc-score }): { $total }.
    }
hc-event-extermination = Tor eksterminacji: { $marker }.
hc-event-game-over =
    { $winner ->
        [officers] Funkcjonariusze wygrywają.
        [zero] Doktor Zero wygrywa.
        [autodoc] AutoDoktor wygrywa.
       *[nobody] Nikt nie wygrywa.
    }
hc-event-take-drawn = Do rzędu dochodzi ujęcie: { $take }.
hc-event-officer-placed = { $officer } zaczyna na { $space }.
hc-event-officer-moved = { $officer } idzie na { $end }.
hc-event-officer-hurt =
    { $cause ->
        [leaving] { $officer } traci { $hp } PŻ przy zejściu z pola mutantów.
        [attack] { $officer } traci { $hp } PŻ od ataku.
        [blast] { $officer } traci { $hp } PŻ od wybuchu.
        [cloud] { $officer } traci { $hp } PŻ w toksycznej chmurze.
        [reaction] { $officer } traci { $hp } PŻ od reakcji.
       *[shielding] { $officer } traci { $hp } PŻ, osłaniając cywila.
    }
hc-event-officer-healed = { $officer } odzyskuje { $hp } PŻ.
hc-event-officer-stunned = { $officer } traci przytomność.
hc-event-officer-stood-up = { $officer } wstaje z pełnią PŻ.
hc-event-ap-changed =
    { $way ->
        [spent] { $officer } wydaje { $ap } PA.
       *[gained] { $officer } dostaje { $ap } PA.
    }
hc-event-ap-laid = { $officer } kładzie { $ap } PA na karcie.
hc-event-ap-returned = { $officer } odzyskuje { $ap } PA z karty.
hc-event-ammo-out = { $officer } nie ma amunicji.
hc-event-reloaded = { $officer } przeładowuje broń.
hc-event-ability-gained = { $officer } zdobywa zdolność: { $ability }.
hc-event-equipment-gained = { $officer } dostaje wyposażenie: { $equipment }.
hc-event-equipment-passed = { $giver } oddaje wyposażenie ({ $equipment }); dostaje je { $taker }.
hc-event-equipment-used = { $officer } używa: { $equipment }.
hc-event-ability-used = { $officer } używa zdolności: { $ability }.
hc-event-take-used = Ujęcie: { $take }.
hc-event-harm-spared = { $officer } nie traci { $hp } PŻ: { $card }.
hc-event-ally-left = { hc-ally-fang } odchodzi do końca odcinka.
hc-event-shot =
    { $kind ->
        [quick] { $officer }: szybki strzał w { $space }.
        [aimed] { $officer }: strzał mierzony w { $space }.
        [barrel] { $officer } strzela do beczki na { $space }.
       *[machine] { $officer } strzela do machiny zagłady.
    }
hc-event-fought = { $officer } walczy wręcz na { $space }.
hc-event-rolled = Kości: { $faces }.
hc-event-rerolled = Kość { $die } jeszcze raz: { $face }.
hc-event-skulls-paid = { $officer } opłaca czaszki: { $skulls }.
hc-event-chaos-drawn = { hc-zero } dobiera karty chaosu: { $count }.
hc-event-chaos-played =
    { $how ->
        [text] { hc-zero } zagrywa: { $card }.
        [basics] { hc-zero } zagrywa kartę dla akcji podstawowych: { $card }.
        [instant] { hc-zero } zagrywa natychmiast: { $card }.
       *[reaction] { hc-zero } reaguje: { $card }.
    }
hc-event-chaos-reshuffled = Odrzucone karty chaosu tworzą nową talię.
hc-event-auto-drawn = { hc-autodoc } dobiera: { $card }.
hc-event-auto-queued = Karta trafia do kolejki: { $card }.
hc-event-auto-resolved = Z kolejki: { $card }.
hc-event-letter-set-aside = Litera KAFAR-a odłożona ({ $card }); liter razem: { $letters }.
hc-event-mutant-deployed = { $mutant } pojawia się na { $space }.
hc-event-mutant-moved = { $mutant } idzie z { $start } na { $end }.
hc-event-mutant-hit = { $mutant } otrzymuje obrażenia: { $damage }.
hc-event-mutant-stunned = { $mutant } pada bez przytomności na { $space }.
hc-event-mutant-killed = { $mutant } ginie na { $space }.
hc-event-mutant-stood-up = { $mutant } wstaje na { $space }.
hc-event-mutant-left = { $mutant } znika z mapy.
hc-event-mutant-attacked = { $mutant } atakuje { $space }, siła { $damage }.
hc-event-horde = Wszyscy mutanci są na mapie: niepowstrzymana horda.
hc-event-kafar-hurt = { hc-enemy-kafar } traci { $hp } PŻ; zostaje { $left }.
hc-event-load-placed = { $load }: teraz na { $space }.
hc-event-load-moved = { $load }: razem na { $end }.
hc-event-civilian-killed = { $load } ginie na { $space }.
hc-event-evacuated = { $load }: ocalenie.
hc-event-load-left = { $load } znika z mapy, z pola { $space }.
hc-event-crate-placed = { $what } na { $space }.
hc-event-crate-opened = To, co leżało na { $space }, zostaje otwarte.
hc-event-barrel-exploded = Beczka na { $space } wybucha.
hc-event-barrel-gone = { $load } wypada z gry.
hc-event-helicopter-moved =
    { $side ->
        [ladder] { hc-helicopter } na { $space }, drabinka spuszczona.
       *[way] { hc-helicopter } w drodze na { $space }.
    }
hc-event-lid-turned =
    { $side ->
        [open] { $manhole } jest otwarta.
       *[closed] { $manhole } jest zamknięta.
    }
hc-event-welded = { $manhole } jest zaspawana.
hc-event-weld-failed = { $manhole }: nie udało się zaspawać.
hc-event-cloud-placed = { hc-cloud } na { $space }.
hc-event-cloud-cleared = Toksyczna chmura na { $space } znika.
hc-event-clouds-cleared = Toksyczne chmury znikają.
hc-event-lamp-switched =
    { $side ->
        [on] { $lamp } świeci.
       *[off] { $lamp } gaśnie.
    }
hc-event-car-placed = { hc-vehicle-police-car } na { $tail } i { $nose }.
hc-event-roof-opened = Wyjście na dach jest otwarte.
hc-event-machine-destroyed = Machina zagłady jest zniszczona.
hc-event-car-attacked = { $mutant } atakuje radiowóz.
hc-event-boat-boarded = { $mutant } wchodzi do motorówki.
hc-event-roadblock-set = Mutanci trzymają się z dala: { $vehicle }.

## Hard City: what is decided

hc-decision-opening = { $seat }: czołówka.
hc-decision-round-task = { $seat }: kto działa teraz?
hc-decision-level-up = { $seat }: którą zdolność zachowuje { $officer }?
hc-decision-officer-turn = { $seat }: działa { $officer }.
hc-decision-zero-turn = { $seat }: twoja tura.
hc-decision-auto-step = { $seat }: krok AutoDoktora.
hc-decision-event-step = { $seat }: początek rundy.
hc-decision-civilian-hit = { $seat }: obrywa cywil ({ $load }). Kto go osłoni?
hc-decision-assign-attack = { $seat }: kto przyjmuje obrażenie na { $space }?
hc-decision-walk = { $seat }: dokąd idzie { $officer }?
hc-decision-leaving = { $seat }: kto przyjmuje obrażenie, gdy odchodzi { $officer }?
hc-decision-shoot = { $seat }: do czego strzela { $officer }?
hc-decision-shot = { $seat }: czy { $officer } strzela serią?
hc-decision-fight = { $seat }: walka wręcz: { $officer }.
hc-decision-spread = { $seat }: który mutant na { $space } dostaje punkt obrażeń? Zostało: { $count }.
hc-decision-reaction-takes-civilian = { $seat }: { $officer } odchodzi z cywilem. Reakcja?
hc-decision-reaction-left-mutants = { $seat }: { $officer } schodzi z pola z mutantem. Reakcja?
hc-decision-reaction-skull-in-shot = { $seat }: strzela { $officer } i wypada czaszka. Reakcja?
hc-decision-reaction-skull-in-fight = { $seat }: walczy { $officer } i wypada czaszka. Reakcja?
hc-decision-reaction-shot-kills = { $seat }: { $officer } zaraz zabije strzałem. Reakcja?
hc-decision-blow = { $seat }: kogo ogłusza { $officer }?
hc-decision-use-on-space = { $seat }: gdzie użyć: { $card }?
hc-decision-first-aid-task = { $seat }: kogo leczyć?
hc-decision-crowbar-task = { $seat }: do czego posłuży łom?
hc-decision-nudge = { $seat }: którego mutanta przesunąć i dokąd? Zostało: { $count }.
hc-decision-roll-dice = { $seat }: kośćmi rzuca { $officer }: przerzut albo zapłata za czaszki?
hc-decision-no-warning-task = { $seat }: którego mutanta obok { $space } trafić jeszcze?
hc-decision-spare-mutant = { $seat }: który mutant nie ginie?
hc-decision-mutants-act = { $seat }: mutanci działają. Wystawienia { $deploys }, ruchy { $moves }, ataki { $attacks }.
hc-decision-horde-point = { $seat }: punkt za hordę czy KAFAR?
hc-decision-kafar-turn = { $seat }: KAFAR działa; zostało PA: { $count }.
hc-decision-static-task = { $seat }: kto traci PA?
hc-decision-pack-task = { $seat }: którzy mutanci polują razem i gdzie?
hc-decision-frenzy-task = { $seat }: na którym polu mutanci wpadają w szał?
hc-decision-drag-task = { $seat }: kogo wywlec i dokąd?
hc-decision-jam-task = { $seat }: czyja broń się zacina?
hc-decision-move-helicopter = { $seat }: dokąd leci śmigłowiec?
hc-decision-turn-lids = { $seat }: którą studzienkę zamknąć?
hc-decision-switch-off = { $seat }: która lampa gaśnie?
hc-decision-walk-on = { $seat }: dokąd idzie { $mutant } bez pani burmistrz? Zostało pól: { $count }.
hc-decision-auto-draw = { $seat }: AutoDoktor dobiera kartę.
hc-decision-auto-card = { $seat }: karta AutoDoktora: { $card }.
hc-decision-stolen-ap = { $seat }: kto kładzie PA na karcie?
hc-decision-squad = { $seat }: którego mutanta aktywować teraz?
hc-decision-activate-mutant = { $seat }: co robi { $mutant }?
hc-decision-bottom = { $seat }: który mutant działa? ({ $card })
hc-decision-act = { $seat }: co robi { $mutant }?
hc-decision-deploy-near = { $seat }: gdzie pojawiają się mutanci? Zostało: { $count }.
hc-decision-deploy-on-roof = { $seat }: gdzie na dachu pojawia się mutant?
hc-decision-deploy-at-manholes = { $seat }: która studzienka teraz?
hc-decision-auto-special = { $seat }: { $special }.
hc-decision-kafar-comes = { $seat }: gdzie pojawia się KAFAR?
hc-decision-ally-start = { $seat }: przy kim zaczyna sojusznik?
hc-decision-fewer-barrels = { $seat }: która beczka znika z dachu?
hc-decision-parking = { $seat }: gdzie wjeżdża radiowóz?
hc-decision-rolling = { $seat }: jak daleko jedzie radiowóz?
hc-decision-getting-out = { $seat }: gdzie wysiada { $officer }?
hc-decision-flamethrower-found = { $seat }: kto dostaje miotacz płomieni?
hc-decision-landing = { $seat }: gdzie pojawiają się mutanci?
hc-decision-first-shots = { $seat }: kto strzela teraz?
hc-decision-setting-out = { $seat }: z której talii dobiera { $officer }?
hc-decision-arrival = { $seat }: jaki mutant pojawia się na { $space }?
hc-decision-welding = { $seat }: spawanie.
hc-decision-take-effect = { $seat }: { $take }.

## Hard City: what a move does

hc-move-pass = Pas
hc-move-activate = Działa { $officer }
hc-move-yes = Tak
hc-move-target = Pole { $space }
hc-move-give = { $officer }
hc-move-strike = { $load }
hc-move-mutant = { $mutant }
hc-move-keep = Zachowaj: { $ability }
hc-move-deck =
    { $deck ->
        [police] Wyposażenie policyjne
       *[civilian] Wyposażenie cywilne
    }
hc-move-card = { $equipment }
hc-move-put = { $load } na { $space }
hc-move-reroll = Rzuć kością { $number } jeszcze raz ({ $face })
hc-move-skulls =
    { $count ->
        [0] Nie płać za czaszki
        [one] Zapłać za { $count } czaszkę
        [few] Zapłać za { $count } czaszki
       *[many] Zapłać za { $count } czaszek
    }
hc-move-lamp = { $lamp }
hc-move-park = Radiowóz na { $tail } i { $nose }
hc-move-roll =
    { $way ->
        [still] Nie jedź
        [forward] Do przodu, pola: { $count }
       *[back] Do tyłu, pola: { $count }
    }
hc-move-zone = { $zone }: { $spaces }
hc-move-manhole = { $manhole } ({ $space })
hc-move-load = { $load }
hc-move-vehicle = { $vehicle }
hc-move-step = Idź na { $space }
hc-move-step-with = Idź na { $space } z: { $loads }
hc-move-open = Otwórz: { $what }
hc-move-shoot = Szybki strzał w { $space }
hc-move-aim = Strzał mierzony: { $mutant }
hc-move-shoot-barrel = Szybki strzał: { $load }
hc-move-shoot-machine = Szybki strzał w machinę zagłady
hc-move-melee = Walka wręcz
hc-move-hand = Oddaj: { $equipment }, bierze { $officer }
hc-move-take-from = Weź: { $equipment }, oddaje { $officer }
hc-move-use = Użyj: { $equipment }
hc-move-ability = { $ability }
hc-move-ability-on = { $ability }: { $target }
hc-move-reload = Przeładuj broń
hc-move-take = Ujęcie: { $take }
hc-move-fang = Wyślij: { hc-ally-fang }
hc-move-evacuate = Ewakuuj: { $load }
hc-move-call = Wezwij śmigłowiec na { $space }
hc-move-weld = Spróbuj zaspawać studzienkę
hc-move-weld-surely = Zaspawaj studzienkę na pewno
hc-move-unload = Z pojazdu ({ $vehicle }): { $load }
hc-move-open-roof = Otwórz wyjście na dach
hc-move-climb = Przez drzwi na { $space }
hc-move-instant = Natychmiast: { $card }
hc-move-play = Zagraj: { $card }
hc-move-basics =
    { $left ->
        [deploy] { $card }: ruch { $move }, atak { $attack }
        [move] { $card }: wystawienie { $deploy }, atak { $attack }
       *[attack] { $card }: wystawienie { $deploy }, ruch { $move }
    }
hc-move-draw = Dobierz kartę chaosu
hc-move-kafar = KAFAR działa
hc-move-deploy = { $enemy } na { $space }
hc-move-move = { $mutant } idzie na { $space }
hc-move-move-with = { $mutant } idzie na { $space } z: { $load }
hc-move-stand = { $mutant } wstaje
hc-move-attack = { $mutant } atakuje { $space }
hc-move-drop-barrel = { $mutant } zrzuca beczkę na { $space }
hc-move-leave = { $mutant } opuszcza mapę z: { $load }
hc-move-react = Reaguj: { $card }
hc-move-cloud = Toksyczna chmura na { $space }
hc-move-end = Zakończ turę

## Hard City: how it ended

hc-outcome-won = { $side }: zwycięstwo. { $reason }.
hc-outcome-nobody = Nikt nie wygrywa. { $reason }.
hc-reason-points = Komplet punktów zwycięstwa
hc-reason-machine-destroyed = Machina zagłady jest zniszczona
hc-reason-round-limit = Ostatnia runda minęła

## Hard City: why a move is not possible

hc-refusal-over = Partia już się skończyła.
hc-refusal-no-such-thing = W tej partii czegoś takiego nie ma.
hc-refusal-other-kind = Najpierw trzeba zdecydować o czymś innym.
hc-refusal-not-offered = To nie jest jedna z możliwych odpowiedzi.
hc-refusal-not-now = Teraz nie można tego zrobić.
hc-refusal-no-ap = Brakuje PA.
hc-refusal-no-space = Trzeba podać pole.
hc-refusal-obstacle = Stoi tam przeszkoda.
hc-refusal-too-far = Pole jest za daleko.
hc-refusal-other-map = Pole leży na innej mapie.
hc-refusal-load-not-here = Tego, kogo lub co chcesz zabrać, nie ma na tym polu.
hc-refusal-no-crate = Nie ma tu skrzynki ani pudła.
hc-refusal-no-ammo = Funkcjonariusz nie ma amunicji.
hc-refusal-mutant-here = Na polu funkcjonariusza jest aktywny mutant.
hc-refusal-own-space = Nie strzela się w swoje własne pole.
hc-refusal-no-mutant = Na tym polu nie ma takiego mutanta.
hc-refusal-civilian-there = Na tym polu jest cywil.
hc-refusal-officer-there = Na tym polu jest funkcjonariusz.
hc-refusal-unlit = Pole jest nieoświetlone; strzelać można tylko z sąsiedniego.
hc-refusal-no-barrel = Takiej beczki nie ma w zasięgu.
hc-refusal-not-on-roof = Może to zrobić tylko funkcjonariusz na dachu.
hc-refusal-barrels-left = Machinę chronią beczki.
hc-refusal-no-mutant-here = Na tym polu nie ma mutanta.
hc-refusal-no-effect = To by nic nie zmieniło.
hc-refusal-no-card = Ten funkcjonariusz nie ma tej karty.
hc-refusal-not-on-space = Takiego funkcjonariusza nie ma na tym polu.
hc-refusal-no-ability = Funkcjonariusz nie ma tej zdolności.
hc-refusal-ability-used = Zdolność została już użyta w tej turze.
hc-refusal-no-marker = Nie ma znacznika braku amunicji do usunięcia.
hc-refusal-no-take = Tego ujęcia nie ma w rzędzie.
hc-refusal-clapper = Klaps minął już to ujęcie.
hc-refusal-condition = Warunek tego ujęcia nie jest spełniony.
hc-refusal-no-ally = Nie ma sojusznika w grze.
hc-refusal-ally-used = Sojusznik był już wysłany w tej turze.
hc-refusal-no-ladder = Nie ma tu śmigłowca z drabinką.
hc-refusal-not-at-pier = To nie jest pomost.
hc-refusal-not-at-doors = Funkcjonariusz nie stoi przy drzwiach.
hc-refusal-not-in-episode = W tym odcinku tego nie ma.
hc-refusal-no-manhole = Nie ma tu studzienki.
hc-refusal-not-in-car = Nikt taki nie siedzi w samochodzie.
hc-refusal-exit-open = Wyjście jest już otwarte.
hc-refusal-not-at-generator = To nie jest generator.
hc-refusal-no-battery = Nie ma tu akumulatora.
hc-refusal-exit-closed = Wyjście na dach jest zamknięte.
hc-refusal-not-at-door = Funkcjonariusz nie stoi przy wyjściu.
hc-refusal-not-in-hand = Tej karty nie ma na ręce.
hc-refusal-no-instant = Ta karta nie jest natychmiastowa.
hc-refusal-one-instant = Można zagrać tylko jedną kartę natychmiastową, na początku.
hc-refusal-no-action = Ta karta nie jest akcją.
hc-refusal-basics-only = Teraz zagrywa się inną kartę dla jej akcji podstawowych.
hc-refusal-kafar-acted = KAFAR działał już w tej rundzie.
hc-refusal-kafar-acts-alone = Karty chaosu nie działają na KAFAR-a.
hc-refusal-kafar-came = KAFAR przychodzi tylko raz.
hc-refusal-kafar-without-points = Funkcjonariusze nie mają jeszcze punktów, więc KAFAR nie miałby PŻ.
hc-refusal-only-kafar = Teraz działa tylko KAFAR.
hc-refusal-none-left = Karta nie daje tego więcej.
hc-refusal-no-figure = Takich figurek już nie ma.
hc-refusal-not-in-zone = Pole nie leży w strefie.
hc-refusal-not-misty = Mgła prowadzi tylko na pola głównej mapy poza strefą, z dala od funkcjonariuszy.
hc-refusal-space-used = Na to pole w tej turze już wszedł mutant.
hc-refusal-not-on-map = Tego mutanta nie ma na mapie.
hc-refusal-stunned = Mutant jest ogłuszony.
hc-refusal-not-stunned = Mutant nie jest ogłuszony.
hc-refusal-moved = Mutant ruszał się już w tej turze.
hc-refusal-attacked = Mutant atakował już w tej turze.
hc-refusal-soldier = Żołnierz nie rusza się i nie atakuje w jednej turze.
hc-refusal-nobody-there = Nie ma tam kogo zaatakować.
hc-refusal-no-exit = Stamtąd nie da się opuścić mapy.
hc-refusal-no-trigger = Ta karta na to nie reaguje.

## Hard City: in the terminal

cli-help-city-episode = który odcinek, od 1 do 5, albo plik TOML z własnym (domyślnie 1)
cli-help-city-mode = versus: funkcjonariusze przeciw Doktorowi Zero; coop: przeciw AutoDoktorowi, także samotnie (domyślnie versus)
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
cli-city-do-step = Idź
cli-city-do-shoot = Szybki strzał w pole
cli-city-do-aim = Strzał mierzony
cli-city-do-shoot-barrel = Szybki strzał w beczkę
cli-city-do-hand = Oddaj wyposażenie
cli-city-do-take-from = Weź czyjeś wyposażenie
cli-city-do-use = Użyj wyposażenia
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
play-city-dark = ciemność
play-city-area = sama liczba: obszar lampy
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
play-city-no-card = Żadna karta, mutant ani sojusznik nie nazywa się „{ $name }”.
play-city-campaign-over = Koniec kampanii. Wygrane odcinki: { $wins } z { $count }.
play-city-campaign-next = Kampania zapisana: { $file }. Następny: { $episode }.
play-city-keeps = Którą zdolność zachowuje { $officer }?
play-city-keeps-number = Numer:
play-city-help =
    Wpisz numer wyboru albo oznaczone pole, na przykład C3; < wraca do pierwszego pytania.
    Można też wpisać cały ruch: shoot C4. Wszystkie dozwolone ruchy wypisze: moves
    look POLE     co jest na polu
    officers      funkcjonariusze, ich wyposażenie i zdolności
    cards         karty, które teraz mają znaczenie, z tekstami
    help NAZWA    co robi karta, mutant lub sojusznik (klucz albo nazwa)
    undo          cofnij swój ostatni ruch
    hint          zapytaj bota o dobre ruchy
    log           co się wydarzyło
    save PLIK     zapisz partię (JSON, albo zwykły tekst, gdy PLIK kończy się na .txt)
    quit          wyjdź
play-city-legend =
    D J M H to Donathan, Jenny, Miranda i Marcellus, F to Kieł. Liczba mówi, ilu ich jest; ~ znaczy ogłuszenie.
    Pola na S są w kanale, na R na dachu. Obok mapy: ♥ życie, ◎ punkty akcji, ▶ właśnie działa.
    W rzędzie ujęć niczego przed ◢ nie da się już użyć. Znaki, które są teraz na mapie:

# Hard City's bots and arena
bot-rules = Trzyma się zasad, którymi kieruje się dobry gracz, zarówno jako funkcjonariusze, jak i jako Doktor Zero; nie patrzy naprzód.
cli-help-city-arena-bots = bot prowadzący funkcjonariuszy i bot prowadzący Doktora Zero, na przykład search,rules; jedno słowo: po obu stronach (domyślnie: rules)
cli-help-city-arena-games = ile partii rozegrać przy każdym rodzaju stołu (domyślnie 100; z --sprt najwyżej 2000)
cli-help-city-episodes = które odcinki, na przykład 1,3 (domyślnie: wszystkie)
cli-help-city-modes = które tryby: versus, coop (domyślnie: oba; z --pairs lub --sprt versus)
cli-help-city-pairs = porównaj dwa boty: każde rozdanie jest grane dwa razy, a boty zamieniają się stronami
cli-help-city-counts = ilu funkcjonariuszy: 3, 4 albo obie liczby po przecinku (domyślnie: obie)
cli-city-mode = Tryb
cli-city-episode = Odcinek
cli-city-score = Punkty
cli-city-interval = Przedział 95 %
