## Why a move: what it brings, what it risks

bot-reason-risk = ryzyko: { $what }
bot-reason-likely = { $what } ({ $chance } %)
bot-reason-machine = niszczy machinę zagłady
bot-reason-points-officers = funkcjonariusze: punkty zwycięstwa +{ $count }
bot-reason-points-zero = chaos: punkty zwycięstwa +{ $count }
bot-reason-civilian-killed =
    { $count ->
        [one] ginie cywil
        [few] giną { $count } osoby cywilne
       *[other] ginie { $count } osób cywilnych
    }
bot-reason-carried-off =
    { $count ->
        [one] mutant wynosi łup z mapy
        [few] mutanty wynoszą z mapy { $count } łupy
       *[other] mutanty wynoszą z mapy { $count } łupów
    }
bot-reason-saved =
    { $count ->
        [one] jedna osoba uratowana
        [few] { $count } osoby uratowane
       *[other] { $count } osób uratowanych
    }
bot-reason-welded = studzienka zostaje zaspawana
bot-reason-roof = otwiera się droga na dach
bot-reason-down = { $who } traci przytomność
bot-reason-kills =
    { $count ->
        [one] ginie mutant
        [few] giną { $count } mutanty
       *[other] ginie { $count } mutantów
    }
bot-reason-kafar = { hc-enemy-kafar } traci { $count } PŻ
bot-reason-hurt-leaving = { $who } traci { $count } PŻ przy odejściu
bot-reason-hurt = { $who } traci { $count } PŻ
bot-reason-car = atak na radiowóz
bot-reason-boat = mutant wchodzi do motorówki
bot-reason-explosion = beczka wybucha
bot-reason-carries =
    { $count ->
        [one] o jedno pole bliżej bezpiecznego miejsca
        [few] o { $count } pola bliżej bezpiecznego miejsca
       *[other] o { $count } pól bliżej bezpiecznego miejsca
    }
bot-reason-stuns =
    { $count ->
        [one] jeden mutant ogłuszony
        [few] { $count } mutanty ogłuszone
       *[other] { $count } mutantów ogłuszonych
    }
bot-reason-healed = { $who } odzyskuje { $count } PŻ
bot-reason-equipment =
    { $count ->
        [one] nowy ekwipunek
        [few] { $count } karty ekwipunku
       *[other] { $count } kart ekwipunku
    }
bot-reason-threatens = stamtąd można kogoś zaatakować
bot-reason-deploys =
    { $count ->
        [one] o jednego mutanta więcej
        [few] o { $count } mutanty więcej
       *[other] o { $count } mutantów więcej
    }
bot-reason-stand-up =
    { $count ->
        [one] mutant wstaje
        [few] { $count } mutanty wstają
       *[other] { $count } mutantów wstaje
    }
bot-reason-nearer =
    { $count ->
        [one] o jedno pole bliżej celu
        [few] o { $count } pola bliżej celu
       *[other] o { $count } pól bliżej celu
    }
bot-reason-safer =
    { $count ->
        [one] o jednego mutanta mniej w zasięgu
        [few] o { $count } mutanty mniej w zasięgu
       *[other] o { $count } mutantów mniej w zasięgu
    }
bot-reason-danger =
    { $count ->
        [one] o jednego mutanta więcej w zasięgu
        [few] o { $count } mutanty więcej w zasięgu
       *[other] o { $count } mutantów więcej w zasięgu
    }
bot-reason-reaction = Doktor Zero może zareagować
bot-reason-draws =
    { $count ->
        [one] Doktor Zero dobiera kartę
        [few] Doktor Zero dobiera { $count } karty
       *[other] Doktor Zero dobiera { $count } kart
    }
bot-reason-ammo = { $who } nie ma amunicji
bot-reason-idle = niewykorzystane PA: { $count }
