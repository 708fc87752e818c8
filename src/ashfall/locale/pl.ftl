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
refusal-no-room = Dla wrogiej jednostki nie ma wolnego pola.
refusal-net-lies = Stalowa Sieć leży na innej jednostce.
refusal-last-tile-drawn = Nie można rozpocząć bitwy, gdy ktoś dobrał już ostatni żeton.
refusal-edge-of-board = Pole i wszystkie sześć sąsiednich muszą leżeć na planszy.
refusal-no-effect = Żeton nic by tam nie zdziałał.
refusal-not-now = Teraz nie można tego zrobić.

## What happens

event-turn_started = Tura { $number }: { $seat }.
event-drew = { $seat } dobiera: { $tile }.
event-discarded =
    { $cause ->
        [mandatory] { $seat } odrzuca jeden z trzech: { $tile }.
        [unlucky] { $seat } odkłada: { $tile }.
       *[other] { $seat } odrzuca: { $tile }.
    }
event-redrew = { $seat } odkłada pechowe żetony i dobiera jeszcze raz.
event-placed =
    { $cause ->
        [execution] { $unit } zajmuje pole straconego wroga, przodem { $facing }.
        [replacement] { $unit } zastępuje swojego, przodem { $facing }.
       *[other] { $unit } wchodzi na planszę, przodem { $facing }.
    }
event-played = { $seat } zagrywa: { $tile }.
event-moved =
    { $how ->
        [push] { $by } odpycha; { $before } trafia na { $hex }.
        [grab] { $by } przyciąga; { $before } trafia na { $hex }, przodem { $facing }.
        [turn] { $before } obraca się przodem { $facing }.
        [scavenger] { $before } leci na { $hex }, przodem { $facing }.
       *[go] { $before } idzie na { $hex }, przodem { $facing }.
    }
event-paid =
    { $cause ->
        [execution] { $seat } płaci 1 zdrowia za egzekucję; zostaje { $health }.
       *[other] { $seat } płaci 1 zdrowia za Stalową Sieć; zostaje { $health }.
    }
event-terrified = { $seat } nie może wystawiać jednostek w następnej turze.
event-netted =
    { $how ->
        [steel] { $unit } wpada w Stalową Sieć.
       *[net] { $unit } wpada w sieć; łapie { $by }.
    }
event-freed = { $unit } uwalnia się z sieci.
event-net_thrown = { $seat } rzuca Stalową Sieć; w sieci jest { $unit }.
event-net_returned =
    { $cause ->
        [hq_netted] Stalowa Sieć wraca, { $unit } jest na wolności: sztab gracza { $seat } jest w sieci.
       *[other] Stalowa Sieć wraca do gracza { $seat }: { $unit } opuszcza planszę.
    }
event-battle_started =
    { $cause ->
        [tile] { $seat } rozpoczyna bitwę.
        [full_board] Plansza jest pełna: bitwa.
        [final] Ostatni żeton dobrany i wszyscy zagrali: Ostatnia Bitwa.
        [overtime] Ostatnia bitwa po dodatkowych turach.
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
        [no_target] { $source } nie znajduje nikogo { $towards }.
        [armor] { $source } nie przebija pancerza; cel: { $target }.
        [flying] { $source } nie dosięga; lata { $target }.
        [hq] { $source } nie rani; sztab nigdy nie rani sztabu ({ $target }).
        [declined] { $source } nie atakuje jeszcze raz.
       *[void] { $source } nie trafia; atak odbija { $target }.
    }
event-armor_held = { $target }: pancerz zatrzymuje { $amount } ze strzału; strzela { $source }.
event-reflected =
    { $how ->
        [onto] { $unit } odbija atak; atakuje { $source }, obrywa { $struck }.
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
event-absorbed =
    { $kind ->
        [instant] { $medic } przejmuje trafienie ({ count-wounds }). Ocalenie: { $target }.
       *[other] { $medic } przejmuje trafienie ({ count-wounds }); atakuje { $source }. Ocalenie: { $target }.
    }
event-removed =
    { $cause ->
        [explosion] { $unit } znika.
        [medic] { $unit } ginie, ratując innych.
        [execution] { $unit } ginie w egzekucji.
        [replacement] { $unit } schodzi z planszy.
        [lair] { $unit } ginie z dala od swojego sztabu.
       *[wounds] { $unit } ginie.
    }
event-health_lost = { $unit } traci { $amount } zdrowia; zostaje { $health }.
event-battle_ended = Koniec bitwy.
event-turn_ended = { $seat } kończy turę { $number }.
event-game_over = Koniec gry.

## Who must choose, and what

decision-setup = { $seat }: rozstaw armię.
decision-redraw = { $seat }: same żetony natychmiastowe. Zachować czy dobrać jeszcze raz?
decision-discard = { $seat }: odrzuć jeden żeton.
decision-turn = { $seat }: twoja tura.
decision-step = { $seat }: czy { $units } robi drugi krok?
decision-displace = { $seat }: dokąd trafia { $units }?
decision-hunt = { $seat }: czy { $units } atakuje?
decision-scavenge = { $seat }: czy Padlinożerca się przenosi?
decision-medic = { $seat }: który Medyk przejmuje które trafienie ({ $units })?
decision-clown = { $seat }: atak czy wybuch ({ $units })?
decision-quartermaster = { $seat }: czy { $units } zmienia broń?
decision-extra_attack = { $seat }: czy { $units } atakuje jeszcze raz?

## Moves

move-keep = Zachowaj żetony
move-redraw = Odłóż je i dobierz jeszcze raz
move-place = Wystaw: { $tile } na { $hex }, przodem { $facing }
move-execute = Egzekucja: { $tile }, cel { $target }, przodem { $facing }
move-replace = Zastąp: { $unit } schodzi, wchodzi { $tile }, przodem { $facing }
move-mobility = { $unit } idzie na { $goal }, przodem { $facing }
move-rotate = { $unit } obraca się przodem { $facing }
move-transport = { $module } przewozi: { $unit } na { $goal }, przodem { $facing }
move-push = { $unit } odpycha: { $target }
move-grab = { $unit } przyciąga: { $target }
move-net = Stalowa Sieć: { $target }
move-discard = Odrzuć: { $tile }
move-end = Zakończ turę
move-stay = Nic nie rób
move-step = Dalej na { $goal }, przodem { $facing }
move-to = Na { $goal }
move-to-facing = Na { $goal }, przodem { $facing }
move-strike = { $unit } atakuje { $towards }
move-attack = { $unit } atakuje
move-explode = { $unit } wybucha
move-skip = { $unit } nie atakuje jeszcze raz
move-plain = { $unit } atakuje bez zmiany broni
move-convert-melee = { $unit } zamienia cios { $towards } w strzał
move-convert-ranged = { $unit } zamienia strzał { $towards } w cios
move-heal = { $medic } przejmuje trafienie; atakuje { $source }, ocalenie: { $unit }
move-heal-instant = { $medic } przejmuje trafienie; ocalenie: { $unit }
move-scavenge = { $unit } leci na { $goal }, przodem { $facing }
move-waste = Zużyj bez skutku: { $tile }
move-play-battle = Zagraj: { $tile }
move-play-move = Zagraj: { $tile }, { $unit } na { $goal }, przodem { $facing }
move-play-push_back = Zagraj: { $tile }, { $unit } odpycha: { $target }
move-play-air_strike = Zagraj: { $tile } wokół { $hex }
move-play-grenade = Zagraj: { $tile }, cel { $target }
move-play-sniper = Zagraj: { $tile }, cel { $target }
move-play-terror = Zagraj: { $tile }
move-play-grab = Zagraj: { $tile }, { $unit } przyciąga: { $target }
move-play-hunt = Zagraj: { $tile }, { $unit } na { $goal }, przodem { $facing }

## How a game ends

outcome-won = { $seat } wygrywa: { $reason }.
outcome-drawn = Remis: { $reason }.
reason-hq_destroyed = sztab zniszczony
reason-health = więcej zdrowia na koniec
reason-draw = nikt nie ma przewagi
reason-deadlock = plansza jest pełna, a bitwy nic już nie zmieniają

## States of a unit

state-netted = w sieci

## Words of the command line

cli-help-about = Neuroshima Hex w terminalu: graj, rozstrzygaj pozycje, odtwarzaj, mierz.
cli-help-more = "ashfall POLECENIE --help" mówi więcej o poleceniu.
cli-help-commands = Polecenia
cli-help-version = pokaż wersję i wyjdź
cli-help-help = pokaż tę pomoc i wyjdź
cli-help-lang = język tekstów: en, pl albo uk (domyślnie język systemu)
cli-help-json = wypisz JSON
cli-help-game = która gra; na razie jest "neuroshima"
cli-help-armies = klucze dwóch armii, na przykład moloch,borgo
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
cli-help-sim-bots = boty na dwóch miejscach wraz z opcjami, na przykład rush,search:iterations=200 albo random,./my_bot.py (domyślnie random,random)
cli-help-sim-armies = klucze dwóch armii; bez nich kolejno wszystkie 36 par
cli-help-mode = sposób gry; na razie jest "duel"
cli-help-bench = zmierz szybkość zasad i botów na jednym rdzeniu
cli-help-bench-seconds = czas jednego pomiaru (domyślnie 1)
cli-help-list = armie, żetony, tryby, gracze i ustawienia
cli-help-play = gra w terminalu
cli-help-play-seed = liczba, od której zależy tasowanie (domyślnie za każdym razem nowa)
cli-help-play-seats = kto gra: human, bot z opcjami albo plik z botem, na przykład ./my_bot.py; domyślnie
cli-help-play-load = graj dalej od zapisu lub pozycji
cli-help-play-cores = ile procesów może zająć bot, gdy myśli nad ruchem lub podpowiedzią (domyślnie 1)
cli-help-play-quick = nie czekaj na Enter w czasie bitew
cli-help-play-estimates = pokazuj, jak boty oceniają swoje szanse
cli-left = Zostają na planszy
cli-nobody-left = nikt
cli-health = { $seat }, sztab { $health }
cli-choice = Odpowiedź: { $move }
cli-no-phase = Nikt nie działa w tej bitwie.
cli-undecided = Gra trwa, ruch ma { $seat }.
cli-moves-made = Wykonane ruchy: { $count }
cli-turn = Tura { $number }, ruch ma { $seat }
cli-hand = Ręka
cli-nothing = nic
cli-pile = Stos
cli-armies = Armie
cli-modes = Tryby
cli-players = Gracze
cli-bot-options = opcje: { $options }
cli-settings = Ustawienia
cli-setting-default = domyślnie { $value }, rozstrzygnięcie { $ruling }
cli-games = Partie
cli-wins = Wygrane
cli-share = Udział
cli-seat = Miejsce
cli-army = Armia
cli-draws = Remisy
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
bot-veteran = Patrzy jeden ruch naprzód, przez bitwę, która mogłaby się wtedy zacząć, i nie myli się w wyborze.
bot-captain = Szuka trochę dalej: sprawdza kilkadziesiąt możliwych przebiegów partii.
bot-warlord = Szuka do sekundy na ruch, tak daleko, jak w tym czasie zdąży.

## Arena

cli-help-arena = niech boty zagrają ze sobą; powie, który jest silniejszy i na ile to pewne
cli-help-arena-bots = co najmniej dwa boty z opcjami, np. rush,search:iterations=200 albo greedy,./my_bot.py
cli-help-arena-games = ile partii rozegra każda para botów (domyślnie 84; z --sprt najwyżej 20000)
cli-help-arena-sprt = skończ, gdy tylko wiadomo, czy pierwszy bot jest silniejszy od drugiego o LO, czy o HI Elo
cli-help-arena-armies = klucze dwóch armii, które walczą we wszystkich partiach (domyślnie po kolei wszystkie pary armii)
cli-help-arena-workers = ile procesów gra (domyślnie po jednym na rdzeń)
cli-help-arena-journal = zapisuj każdą skończoną partię w tym nowym pliku
cli-help-arena-resume = graj dalej od partii z tego dziennika
cli-help-arena-ray = graj na klastrze Ray pod tym adresem; "local" uruchamia go tutaj
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
arena-any-bot = dowolny bot
arena-pairs-head = Pary według punktów pierwszego bota
arena-pairs-caption = Pięć ostatnich kolumn liczy pary partii według punktów pierwszego bota.
arena-lead-stronger = { $one } jest silniejszy niż { $two }: { $elo } Elo, na poziomie ufności 95 % od { $low } do { $high }.
arena-lead-perfect = { $one } zdobył wszystkie punkty przeciw { $two } i na poziomie ufności 95 % jest silniejszy o ponad { $elo } Elo.
arena-lead-open = Te partie nie pokazują, kto jest silniejszy: { $one } czy { $two }.
arena-lead-many = Na czele rankingu stoi { $bot }.
arena-incomplete = Nie wszystkie partie zostały rozegrane.
arena-verdict-h0 = przyjęto H0: { $low } Elo tłumaczy wyniki lepiej niż { $high }
arena-verdict-h1 = przyjęto H1: { $high } Elo tłumaczy wyniki lepiej niż { $low }
arena-verdict-open = jeszcze nie rozstrzygnięto między { $low } a { $high } Elo
arena-interrupted = Przerwano. Wszystkie skończone partie są zapisane; dalszy ciąg zagra:
arena-report = Raport z areny
arena-title-two = { $one } przeciw { $two }
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
arena-note-pairs = Partie tworzą pary. W obu partiach pary stosy są tak samo potasowane, a na tych samych miejscach stoją te same armie; boty zamieniają się miejscami. Każdy bot dostaje więc obie strony tego samego losu.
arena-note-elo = Elo i jego przedział wynikają z wyników całych par, bo dwie partie pary zależą od siebie. Różnica 100 Elo zapowiada 64 % punktów, 200 Elo 76 %, 400 Elo 91 %.
arena-note-ladder = Przy więcej niż dwóch botach ranking jest jednym dopasowaniem do wszystkich partii (model Bradleya i Terry'ego); każde dwa boty, które się spotkały, dostają dodatkowo po jednej wygranej.

## Playing in the terminal

play-first-army = Pierwsza armia
play-second-army = Druga armia
play-number = Numer lub klucz armii:
play-random-army = dowolna
play-ask = Numer lub ruch (? to pomoc):
play-ask-hex = Pole ({ $hexes }), < to powrót:
play-ask-any-hex = Jedno z pól w nawiasach, < to powrót:
play-ask-facing = Obrót, < to powrót:
play-ask-direction = Kierunek, < to powrót:
play-enter = Enter, żeby iść dalej
play-unclear = "{ $text }" nie jest tu wyborem ani ruchem; ? pokazuje pomoc.
play-undone = Cofnięto: { $move }
play-nothing-to-undo = Nie ma czego cofnąć.
play-saved = Zapisano: { $file }
play-not-saved = Nie zapisano: { $problem }
play-log-empty = Nic się jeszcze nie stało.
play-no-tile = Żaden żeton nie nazywa się tu "{ $name }".
play-bye = Do zobaczenia.
play-thinks = { $seat }: namysł
play-estimate = { $seat }: bot ocenia swoje szanse na { $share }.
play-rescue = "save PLIK", "undo" albo "quit":
play-hint = Co zrobiłby bot { $bot }
play-help =
    Wpisz numer wyboru, potem pole, na przykład C3, i obrót 0 do 5 (0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW).
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
    # sieć, = pancerz, ~ odbicie, + łącze. Pod nazwą: i inicjatywa, h serca, NET w sieci.
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
    [one] Dalszy ciąg po { $count } partii.
   *[other] Dalszy ciąg po { $count } partiach.
}
cli-train-running = partie/s: { $speed }, wynik { $score }
cli-train-point = { $count ->
    [one] Po { $count } partii: { $score } % punktów przeciw ocenie ręcznej, błąd { $error }.
   *[other] Po { $count } partiach: { $score } % punktów przeciw ocenie ręcznej, błąd { $error }.
}
cli-train-interrupted = Przerwano. To, co wyuczono do ostatniego punktu kontrolnego, jest zachowane; dalej poleceniem:
cli-train-done = Zapisano: { $weights } i { $curve }.
cli-train-curve-title = Krzywa uczenia
cli-train-curve-score = Część punktów zdobyta przeciw ocenie ręcznej
cli-train-curve-error = Średni błąd kwadratowy przewidywanych wyników
cli-train-curve-games = partie, z których uczono
