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
        [one] Działa w segmencie { $phases }.
        [2] Atakuje dwa razy, w segmentach { $phases }.
       *[other] Atakuje { $count } razy, w segmentach { $phases }.
    }
card-higher-first = Wyższe segmenty są pierwsze.
card-not-below-zero = Inicjatywa nigdy nie spada poniżej 0.
card-no-phase-left = Poniżej segmentu 0 nie ma już miejsca na kolejny atak.
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
