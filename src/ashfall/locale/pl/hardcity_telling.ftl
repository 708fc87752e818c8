## Names of figures and places

hc-numbered = { $name } { $number }
hc-at = { $name } ({ $space })
hc-lying-at = { $name } ({ $space }, ogłuszenie)
hc-helicopter = Śmigłowiec
hc-crate = Policyjna skrzynka
hc-box = Pudło
hc-manhole = Studzienka { $number }
hc-lamp = Latarnia { $number }
hc-cloud = Toksyczna chmura
hc-zone = Strefa { $number }
hc-face-blank = puste
hc-face-hit = trafienie
hc-face-double-hit = podwójne trafienie
hc-face-skull = czaszka
# $en, $pl, $uk and so on: what an episode says of itself in each language.
hc-own-words = { $pl }
hc-deploys =
    Wystaw { $deploy ->
        [one] { $deploy } mutanta na wybranym polu
        [few] { $deploy } mutanty na wybranych polach
       *[other] { $deploy } mutantów na wybranych polach
    } strefy wystawiania
hc-activates =
    Aktywuj { $activate ->
        [one] { $activate } wybranego mutanta
        [few] { $activate } wybrane mutanty
       *[other] { $activate } wybranych mutantów
    }{ $within ->
        [0] { "" }
       *[other] { " " }w odległości 0–{ $within } od aktywnego funkcjonariusza
    }

## What happened

hc-event-round-started = Runda { $number }.
hc-event-round-ended = Koniec rundy { $number }.
hc-event-standing-changed =
    { $way ->
        [auto] Odtąd odpowiadają zasady: { $question }.
       *[ask] Odtąd znowu pada pytanie: { $question }.
    }
hc-event-answered = Odpowiedziały zasady: { $question }.
hc-event-turn-started = Tura: { $who }.
hc-event-turn-ended = Koniec tury: { $who }.
hc-event-event-drawn = Karta wydarzenia { $number }.
hc-score =
    { $what ->
        [kills] zabite mutanty
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
        [autodoc] AutoDok wygrywa.
       *[nobody] Nikt nie wygrywa.
    }
hc-event-take-drawn = Do rzędu dochodzi ujęcie: { $take }.
hc-event-officer-placed = { $officer } zaczyna na { $space }.
hc-event-officer-moved = { $officer } idzie na { $end }.
hc-event-officer-hurt =
    { $cause ->
        [leaving] { $officer } traci { $hp } PŻ przy zejściu z pola mutantów.
        [attack] { $officer } traci { $hp } PŻ od ataku.
        [attacks] { $officer } traci { $hp } PŻ w atakach.
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
hc-event-equipment-gained = { $officer } dostaje ekwipunek: { $equipment }.
hc-event-equipment-passed = { $giver } oddaje ekwipunek ({ $equipment }); dostaje go { $taker }.
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
hc-event-auto-discarded = Karta zostaje odrzucona: { $card }.
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
hc-event-horde = Wszystkie mutanty są na mapie: niepowstrzymana horda.
hc-event-kafar-activated = { hc-enemy-kafar } zostaje aktywowany: { $ap } PA.
hc-event-kafar-hurt = { hc-enemy-kafar } traci { $hp } PŻ; zostaje { $left }.
hc-event-load-placed = { $load }: teraz na { $space }.
hc-event-load-moved = { $load }: razem na { $end }.
hc-event-civilian-killed = { $load } ginie na { $space }.
hc-event-evacuated = { $load }: ocalenie.
hc-event-load-left = { $load } znika z mapy, z pola { $space }.
hc-event-crate-placed = { $what } na { $space }.
hc-event-crate-opened = { $officer } otwiera to, co leżało na { $space }.
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
hc-event-roadblock-set = Mutanty trzymają się z dala: { $vehicle }.

## What several did

hc-places =
    { $way ->
        [to] { $count } na { $space }
       *[on] { $count } na { $space }
    }
hc-places-of = { $place } ({ $enemy })
hc-many-deployed =
    { $count ->
        [few] Pojawiają się { $count } mutanty: { $places }.
       *[many] Pojawia się { $count } mutantów: { $places }.
    }
hc-many-moved =
    { $count ->
        [few] Idą { $count } mutanty: { $places }.
       *[many] Idzie { $count } mutantów: { $places }.
    }
hc-many-stood-up =
    { $count ->
        [few] Wstają { $count } mutanty: { $places }.
       *[many] Wstaje { $count } mutantów: { $places }.
    }
hc-many-stunned =
    { $count ->
        [few] Padają ogłuszone { $count } mutanty: { $places }.
       *[many] Pada ogłuszonych { $count } mutantów: { $places }.
    }
hc-many-killed =
    { $count ->
        [few] Giną { $count } mutanty: { $places }.
       *[many] Ginie { $count } mutantów: { $places }.
    }
hc-many-attacked =
    { $count ->
        [few] Atakują { $count } mutanty: { $places }.
       *[many] Atakuje { $count } mutantów: { $places }.
    }
hc-many-attacked-car =
    { $count ->
        [few] { $count } mutanty atakują radiowóz.
       *[many] { $count } mutantów atakuje radiowóz.
    }
hc-many-boarded =
    { $count ->
        [few] { $count } mutanty wchodzą do motorówki.
       *[many] { $count } mutantów wchodzi do motorówki.
    }
hc-many-civilians-killed = Ginie { $count } cywili: { $places }.

## What is decided

hc-decision-opening = { $seat }: czołówka.
hc-decision-round-task = { $seat }: kto działa teraz?
hc-decision-level-up = { $seat }: którą zdolność zachowuje { $officer }?
hc-decision-officer-turn =
    { $count ->
        [0] { $seat }: działa { $officer }.
       *[other] { $seat }: działa { $officer }. Zostało pól: { $count }.
    }
hc-decision-zero-turn = { $seat }: twoja tura.
hc-decision-auto-step = { $seat }: krok AutoDoka.
hc-decision-event-step = { $seat }: początek rundy.
hc-decision-civilian-hit = { $seat }: obrywa cywil ({ $load }). Kto go osłoni?
hc-decision-assign-attack = { $seat }: kto przyjmuje obrażenie na { $space }?
hc-decision-walk = { $seat }: dokąd idzie { $officer }? Zostało pól: { $count }.
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
hc-decision-mutants-act = { $seat }: mutanty działają. Wystawienia { $deploys }, ruchy { $moves }, ataki { $attacks }.
hc-decision-kafar-turn = { $seat }: KAFAR działa; zostało PA: { $count }.
hc-decision-static-task = { $seat }: kto traci PA?
hc-decision-pack-task = { $seat }: które mutanty polują razem i gdzie?
hc-decision-frenzy-task = { $seat }: na którym polu mutanty wpadają w szał?
hc-decision-drag-task = { $seat }: kogo wywlec i dokąd?
hc-decision-jam-task = { $seat }: czyja broń się zacina?
hc-decision-move-helicopter = { $seat }: dokąd leci śmigłowiec?
hc-decision-turn-lids = { $seat }: którą studzienkę zamknąć?
hc-decision-switch-off = { $seat }: która latarnia gaśnie?
hc-decision-walk-on = { $seat }: dokąd idzie { $mutant } bez pani burmistrz? Zostało pól: { $count }.
hc-decision-auto-draw = { $seat }: AutoDok dobiera kartę.
hc-decision-auto-card = { $seat }: karta AutoDoka: { $card }.
hc-decision-stolen-ap = { $seat }: kto kładzie PA na karcie?
hc-decision-squad = { $seat }: którego mutanta aktywować teraz?
hc-decision-activate-mutant = { $seat }: co robi { $mutant }?
hc-decision-bottom = { $seat }: który mutant działa? ({ $card })
hc-decision-act = { $seat }: co robi { $mutant }?
hc-decision-deploy-near = { $seat }: jaki mutant się pojawia i gdzie? Zostało: { $count }.
hc-decision-deploy-on-roof = { $seat }: gdzie na dachu pojawia się mutant?
hc-decision-deploy-at-manholes = { $seat }: która studzienka teraz?
hc-decision-auto-special = { $seat }: { $special }.
hc-decision-kafar-comes = { $seat }: gdzie pojawia się KAFAR?
hc-decision-owed-card = { $seat }: AutoDok dobiera kartę za ogłuszonego funkcjonariusza.
hc-decision-ally-start = { $seat }: przy kim zaczyna sojusznik?
hc-decision-fewer-barrels = { $seat }: która beczka znika z dachu?
hc-decision-parking = { $seat }: gdzie wjeżdża radiowóz?
hc-decision-rolling = { $seat }: jak daleko jedzie radiowóz?
hc-decision-getting-out = { $seat }: gdzie wysiada { $officer }?
hc-decision-flamethrower-found = { $seat }: kto dostaje miotacz płomieni?
hc-decision-landing = { $seat }: gdzie pojawiają się mutanty?
hc-decision-first-shots = { $seat }: kto strzela teraz?
hc-decision-setting-out = { $seat }: z której talii dobiera { $officer }?
hc-decision-arrival = { $seat }: jaki mutant pojawia się na { $space }?
hc-decision-welding = { $seat }: spawanie.
hc-decision-take-effect = { $seat }: { $take }.

## What a move does

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
        [police] Ekwipunek policyjny
       *[civilian] Ekwipunek cywilny
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
hc-move-auto = Niech odpowiadają zasady: { $question }
hc-move-ask = Pytaj mnie znowu: { $question }
hc-question-takes-civilian = zabranie cywila (pas)
hc-question-left-mutants = zejście z pola mutantów (pas)
hc-question-skull-in-shot = czaszka w strzale (pas)
hc-question-skull-in-fight = czaszka w walce wręcz (pas)
hc-question-shot-kills = strzał zabija (pas)
hc-question-deployments = gdzie pojawiają się mutanty AutoDoka
hc-question-mutants = które mutanty działają i którędy
hc-question-cards = co zostawiają do wyboru karty AutoDoka

## How it ended

hc-outcome-won = { $side }: zwycięstwo. { $reason }.
hc-outcome-nobody = Nikt nie wygrywa. { $reason }.
hc-reason-points = Komplet punktów zwycięstwa
hc-reason-machine-destroyed = Machina zagłady jest zniszczona
hc-reason-round-limit = Ostatnia runda minęła

## Why a move is not possible

hc-refusal-over = Partia już się skończyła.
hc-refusal-no-such-thing = W tej partii czegoś takiego nie ma.
hc-refusal-other-kind = Najpierw trzeba zdecydować o czymś innym.
hc-refusal-not-offered = To nie jest jedna z możliwych odpowiedzi.
hc-refusal-not-now = Teraz nie można tego zrobić.
hc-refusal-never-asked = Ten gracz nigdy nie dostaje takiego pytania.
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
hc-refusal-no-battery = Nie ma tu baterii.
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
hc-refusal-no-way = Z tego pola nie ma dalszej drogi.
hc-refusal-no-target = W zasięgu nie ma żadnego celu.
hc-refusal-nothing-here = Na tym polu nie ma nic do zrobienia.
hc-refusal-no-equipment = Funkcjonariusz nie ma ekwipunku.
hc-refusal-no-active-ability = Żadna zdolność funkcjonariusza nie jest akcją.
hc-refusal-alone-here = Na tym polu nie ma innego funkcjonariusza.
hc-refusal-nothing-to-pass = Nikt na tym polu nie ma ekwipunku.
hc-refusal-no-takes = W rzędzie nie ma żadnego ujęcia.
hc-refusal-all-takes-passed = Klaps minął już wszystkie ujęcia w rzędzie.
hc-refusal-no-condition = Warunek żadnego ujęcia w rzędzie nie jest spełniony.
hc-refusal-only-reaction = Tekst tej karty działa tylko jako reakcja.

## Między dwoma odcinkami kampanii

hc-kept = { $who } zachowuje: { $ability }
