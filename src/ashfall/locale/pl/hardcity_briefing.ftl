## How an episode is won

hc-goal =
    { $mode ->
        [versus] Wygrywa strona, która pierwsza ma { $goal } PZ (punktów zwycięstwa): funkcjonariusze za porządek, { hc-zero } za chaos.
       *[coop] Wygrywa strona, która pierwsza ma { $goal } PZ (punktów zwycięstwa): funkcjonariusze za porządek, { hc-autodoc } za chaos.
    }

## What is worth victory points

hc-scoring-kills = { $points } PZ za każde { $kills } zabitych mutantów; każdy funkcjonariusz zyskuje wtedy też zdolność
hc-scoring-evacuated = { $points } PZ za każdego ewakuowanego cywila
hc-scoring-mayor-saved = { $points } PZ za ocalenie pani burmistrz
hc-scoring-welded = { $points } PZ za każdą zaspawaną studzienkę
hc-scoring-machine-destroyed =
    { $way ->
        [wins] zwycięstwo za zniszczenie machiny zagłady
       *[scores] { $points } PZ za zniszczenie machiny zagłady
    }
hc-scoring-civilian-killed = { $points } PZ za każdego zabitego cywila, bez względu na sprawcę
hc-scoring-officer-stunned = { $points } PZ za każde ogłuszenie funkcjonariusza
hc-scoring-barrel-gone = { $points } PZ za każdą beczkę zabraną z mapy
hc-scoring-car-attacked = { $points } PZ za każdy atak na radiowóz
hc-scoring-mayor-gone = { $points } PZ za wywleczenie pani burmistrz poza mapę
hc-scoring-boat-boarded = { $points } PZ za każdego mutanta, który wejdzie do motorówki
hc-scoring-round-end = { $points } PZ na koniec każdej rundy
hc-scoring-horde = { $points } PZ za każdym razem, gdy mają się pojawić mutanty, a wszystkie figurki są już na mapie
hc-scoring-exhausted = { $points } PZ za każdym razem, gdy talia chaosu się kończy i jest tasowana na nowo
hc-scoring-cards = to, co dają karty chaosu

## The setup

hc-rule-opening = { $text } ({ $name })
hc-rule-start-s = Funkcjonariusze zaczynają na polu S.
hc-rule-start-s-and-p =
    { $officers_on_s ->
        [one] { $officers_on_s } funkcjonariusz zaczyna na polu S, reszta na pomoście P.
        [few] { $officers_on_s } funkcjonariuszy zaczyna na polu S, reszta na pomoście P.
       *[many] { $officers_on_s } funkcjonariuszy zaczyna na polu S, reszta na pomoście P.
    }
hc-rule-flamethrower-found = Jeśli nikt nie dobierze w czołówce miotacza płomieni, dostaje go wybrany funkcjonariusz.

## The start of each round

hc-rule-event-civilians =
    Co rundę dobiera się kartę wydarzenia; cywile pojawiają się na { $symbols ->
        [one] jej oznaczonym polu
       *[other] jej { $symbols } oznaczonych polach
    }, dopóki ich starcza.
hc-rule-event-crates = Co rundę karta wydarzenia kładzie policyjną skrzynkę na oznaczonym polu, dopóki ich starcza.
hc-rule-event-mutants =
    Co rundę dobiera się kartę wydarzenia; na każdym z jej { $symbols } symboli mutanta { $mutants_on_symbol ->
        [one] pojawia się { $mutants_on_symbol } mutant
        [few] pojawiają się { $mutants_on_symbol } mutanty
       *[many] pojawia się { $mutants_on_symbol } mutantów
    }.
hc-rule-helicopter-turns = Na początku rundy śmigłowiec w drodze dolatuje i spuszcza drabinkę.
hc-rule-manhole-closes = Co rundę los zamyka jedną studzienkę; pozostałe są otwarte.
hc-rule-zero-places-clouds =
    Co rundę znikają wszystkie toksyczne chmury, a { hc-zero } może położyć do { $clouds_per_round } nowych na pustych polach głównej mapy.
hc-rule-bus-unloads =
    Co rundę z autobusu { $civilians_per_round ->
        [one] wysiada { $civilians_per_round } cywil
        [few] wysiada { $civilians_per_round } cywili
       *[many] wysiada { $civilians_per_round } cywili
    }, każdy przy innych drzwiach.
hc-rule-crate-at-helicopter = Co rundę przy śmigłowcu, jeśli jest na mapie, pojawia się policyjna skrzynka.
hc-rule-lamps-set =
    { $mode ->
        [versus] Co rundę { hc-zero } przełącza latarnie; potem świecą dokładnie { $lamps }.
       *[coop] Co rundę funkcjonariusze przełączają latarnie; potem świecą dokładnie { $lamps }.
    }

## What can be done only here

hc-rule-explosive-barrels = Beczka wybucha, gdy szybki strzał zada jej { $barrel_needed } obrażenia: { $blast_here } obrażenia dla wszystkich na jej polu, { $blast_near } obok niej, także dla swoich.
hc-rule-evacuate-by-helicopter = Ewakuacja, { $evacuate_ap } PA: funkcjonariusz i cywil na polu śmigłowca ze spuszczoną drabinką.
hc-rule-call-helicopter = Wezwanie śmigłowca, { $call_helicopter_ap } PA: leci na wybrane pole.
hc-rule-weld =
    Spawanie, { $weld_ap } PA: funkcjonariusz na studzience bez aktywnych mutantów rzuca kośćmi ({ $weld_dice }); { $weld_hits ->
        [one] { $weld_hits } trafienie zamyka ją
        [few] { $weld_hits } trafienia zamykają ją
       *[many] { $weld_hits } trafień zamyka ją
    } na zawsze. Albo { $weld_sure_ap } PA bez rzutu.
hc-rule-cargo-barrels =
    { $mode ->
        [versus] Beczki na ciężarówce: { $barrels_on_truck }. Wchodzą na nią tylko mutanty; mutant na niej może zamiast ataku zrzucić beczkę na pole obok. Mutant na polu z beczką może iść razem z nią i wynieść ją z mapy przez wyjście.
       *[coop] Beczki na ciężarówce: { $barrels_on_truck }. Wchodzą na nią tylko mutanty, a beczki zabiera tylko karta specjalna.
    }
hc-rule-deploy-at-manholes = Każda niezaspawana studzienka należy do strefy wystawiania.
hc-rule-take-from-cars =
    Ludzie w autach są bezpieczni (cywile w każdym: { $civilians_per_car }). Wypuszczenie, { $take_from_car_ap } PA: funkcjonariusz przy drzwiach stawia jedną osobę na swoim polu.
hc-rule-evacuate-to-car = Ewakuacja, { $evacuate_ap } PA: funkcjonariusz i cywil przy drzwiach radiowozu, bez aktywnego mutanta na tym polu i na radiowozie.
hc-rule-attack-car = Mutanty wchodzą na radiowóz i mogą go atakować tak jak ludzi.
hc-rule-mayor =
    { $mode ->
        [versus] Pani burmistrz siedzi w limuzynie, wypuszcza się ją i prowadzi jak cywila, nie otrzymuje obrażeń. Mutanty też mogą ją prowadzić, a z każdego pola przy krawędzi wywlec poza mapę.
       *[coop] Pani burmistrz siedzi w limuzynie, wypuszcza się ją i prowadzi jak cywila, nie otrzymuje obrażeń. Mutant, który może się ruszyć i zaczyna na jej polu, wlecze ją ku krawędzi i poza mapę.
    }
hc-rule-sewer = Otwarta studzienka prowadzi do swojej drabiny w kanale. Kto zszedł jedną drabiną, wychodzi drugą, dowolną z jej otwartych studzienek. Nic w kanale nie działa na ulice ani odwrotnie.
hc-rule-toxic-clouds = Funkcjonariusz, który wejdzie w toksyczną chmurę, traci { $cloud_hp } PŻ.
hc-rule-bus = Cywile w autobusie: { $civilians_on_bus }. Są tam bezpieczni.
hc-rule-boat =
    { $mode ->
        [versus] Ewakuacja, { $evacuate_ap } PA: funkcjonariusz i cywil na pomoście P, bez aktywnego mutanta na tym polu. Mutant, który wejdzie do motorówki, znika z mapy.
       *[coop] Ewakuacja, { $evacuate_ap } PA: funkcjonariusz i cywil na pomoście P, bez aktywnego mutanta na tym polu. Mutant, który rusza się w odległości 0–{ $boat_lure } od motorówki, zmierza do niej; kto do niej wejdzie, znika z mapy.
    }
hc-rule-lamps = W obszarze zgaszonej latarni do mutantów można strzelać tylko z sąsiedniego pola.
hc-rule-deploy-in-the-dark = Każdy obszar zgaszonej latarni należy do strefy wystawiania.
hc-rule-battery = Baterię prowadzi się jak cywila, nie otrzymuje obrażeń. Funkcjonariusz z nią na generatorze G otwiera wyjście na dach za { $generator_ap } PA.
hc-rule-roof-door = Przez otwarte wyjście między E a dachem: { $door_ap } PA dla funkcjonariusza, jedno pole ruchu dla mutanta. Nic na dachu nie działa na ulice ani odwrotnie.
hc-rule-roof-barrels = Beczki na dachu: { $roof_barrels }; w kampanii o { $roof_barrels_per_win } mniej za każdy wygrany odcinek. Szybki strzał na dachu, który zada { $roof_barrel_needed } obrażenia, usuwa jedną, bez wybuchu.
hc-rule-machine = Gdy na dachu nie ma już beczek, szybki strzał tam, który zada { $machine_needed } obrażenia, niszczy machinę zagłady.

## Who comes, and the cards of the episode

hc-rule-enemies = Mutanty specjalne: { $enemies }
hc-rule-kafar-hp =
    { $mode ->
        [versus] KAFAR przychodzi z { $kafar_hp_versus } PŻ.
       *[coop] KAFAR przychodzi z { $kafar_hp_coop_start } PŻ i o { $kafar_hp_coop_per_letter } więcej za każdą dobraną literę.
    }
hc-rule-kills-without-points = Zabite mutanty dają tu zdolności, ale nie PZ.
hc-rule-roof-mutants-for-vp =
    { $roof_mutants_for_vp ->
        [one] Gdy karta chaosu miałaby dać PZ ({ hc-autodoc }), zamiast tego na dachu pojawia się { $roof_mutants_for_vp } mutant.
        [few] Gdy karta chaosu miałaby dać PZ ({ hc-autodoc }), zamiast tego na dachu pojawiają się { $roof_mutants_for_vp } mutanty.
       *[many] Gdy karta chaosu miałaby dać PZ ({ hc-autodoc }), zamiast tego na dachu pojawia się { $roof_mutants_for_vp } mutantów.
    }
hc-rule-first-step-cards =
    { $first_step_cards ->
        [one] W pierwszym kroku każdej rundy { hc-autodoc } dobiera { $first_step_cards } kartę więcej.
        [few] W pierwszym kroku każdej rundy { hc-autodoc } dobiera { $first_step_cards } karty więcej.
       *[many] W pierwszym kroku każdej rundy { hc-autodoc } dobiera { $first_step_cards } kart więcej.
    }
hc-rule-first-round-less =
    { $first_round_less ->
        [one] Gdy gra troje funkcjonariuszy, w pierwszym kroku pierwszej rundy { hc-autodoc } dobiera o { $first_round_less } kartę mniej.
        [few] Gdy gra troje funkcjonariuszy, w pierwszym kroku pierwszej rundy { hc-autodoc } dobiera o { $first_round_less } karty mniej.
       *[many] Gdy gra troje funkcjonariuszy, w pierwszym kroku pierwszej rundy { hc-autodoc } dobiera o { $first_round_less } kart mniej.
    }
hc-rule-lamps-less = Gdy gra troje funkcjonariuszy, świeci o { $lamps_less } mniej.
hc-rule-warning-cards =
    { $mode ->
        [versus] W kampanii { hc-zero } dobiera w pierwszej rundzie więcej kart, za każdy odcinek wygrany przez funkcjonariuszy: { $warning_cards_per_win }.
       *[coop] W kampanii { hc-autodoc } dobiera w pierwszym kroku pierwszej rundy więcej kart, za każdy wygrany odcinek: { $warning_cards_per_win }.
    }
hc-rule-special = Karta specjalna, { $name }: { $text }
