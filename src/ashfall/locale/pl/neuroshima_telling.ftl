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
refusal-cannot-pay = Sztab ma za mało wytrzymałości, żeby za to zapłacić.
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
        [execution] Gracz { $seat } płaci 1 punkt wytrzymałości za egzekucję; zostaje { $health }.
       *[other] Gracz { $seat } płaci 1 punkt wytrzymałości za Stalową Sieć; zostaje { $health }.
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
event-phase_started = Segment { $initiative }
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
        [late] { $source } nie atakuje: segment tej inicjatywy już minęła.
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
        [one] { $unit } traci { $amount } punkt wytrzymałości; zostaje { $health }.
        [few] { $unit } traci { $amount } punkty wytrzymałości; zostaje { $health }.
       *[other] { $unit } traci { $amount } punktów wytrzymałości; zostaje { $health }.
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
reason-health = więcej wytrzymałości na koniec
reason-points = najwięcej punktów
reason-draw = nikt nie ma przewagi
reason-shared = nikt inny nie ma przewagi
reason-deadlock = plansza jest pełna, a bitwy niczego już nie zmieniają

## Ways to play

mode-duel-about = Jeden na jednego.
mode-ffa-about = Wygrywa ostatni ocalały sztab.
mode-points-about = Punkty za rany sztabów. Gra do 20.
mode-one_vs_two-about = 20 wytrzymałości kontra dwa razy po 13.
mode-teams-about = Dwóch na dwóch, wspólne premie.
variant-tactical_start = Start taktyczny
variant-tactical_start-about = Pierwszy gracz zaczyna z trzema żetonami, jeden odrzuca i może użyć jednego.
variant-reinforcements = Posiłki
variant-reinforcements-about = Masz przed sobą sześć żetonów zamiast trzech; w turze używasz najwyżej dwóch.
side-team = Drużyna { $side }
side-single = Samotny
side-pair = Dwójka
