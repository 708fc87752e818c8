## A table of Hard City

city-context = { $title }, runda { $round }
city-you-are-zero = grasz Doktorem Zero
city-round = Runda { $round }
city-round-short = R{ $round }
city-order = Porządek
city-chaos = Chaos
city-kills = Zabici
city-map = Mapa miasta
city-squad = Drużyna
city-takes = Ujęcia
city-enemy = Przeciwnik
city-plan = Co by się stało
city-on-film = I akcja!
city-waiting = Czekamy
city-actions = Akcje
city-choices = Możliwości
city-your-hand = Twoje karty
city-do-it = Zrób to
city-plan-empty = Dotknij pola, by iść, mutanta, by strzelać.
city-plan-point = Wybierz na mapie.
city-plan-walk = Idź na { $space }
city-plan-walk-with = Idź na { $space } z towarzystwem
city-end-sure = Zakończyć turę?
city-end-scores = To jeszcze może dać punkty: { $what }

## Actions of an officer

city-action-move = Ruch
city-action-move-about = do 2 pól za PA
city-action-quick = Szybki strzał
city-action-quick-about = cele: { $count }
city-action-aimed = Strzał mierzony
city-action-aimed-about = cele: { $count }
city-action-melee = Walka wręcz
city-action-melee-about = na tym polu
city-action-reload = Przeładuj
city-action-reload-about = znów gotów do strzału
city-action-here = Tutaj
city-action-here-about = { $count ->
    [1] tu i teraz
   *[other] wybierz na mapie
}
city-here-open = Otwórz skrzynkę
city-here-weld = Zaspawaj
city-here-weld-surely = Zaspawaj na pewno
city-here-evacuate = Ewakuuj
city-here-unload = Wypuść
city-here-open-roof = Otwórz dach
city-here-climb = Wespnij się
city-action-call = Śmigłowiec
city-action-call-about = wezwij go na pole
city-action-equipment = Ekwipunek
city-action-equipment-about = gotowe: { $count }
city-action-ability = Zdolność
city-action-ability-about = gotowe: { $count }
city-action-hand = Przekaż
city-action-hand-about = karty: { $count }
city-action-take = Ujęcie
city-action-take-about = gotowe: { $count }
city-action-fang = Fang
city-action-fang-about = biegnie do 3 pól
city-action-end = Koniec tury
city-action-end-about = nic nie przepada

## What would come of a plan

city-fact-no-harm = Bez utraty zdrowia.
city-fact-harm = Utrata PŻ przy wyjściu: { $hp }.
city-fact-asked = Doktor Zero może zareagować: { $count }.
city-fact-not-asked = Doktor Zero nie jest pytany.
city-fact-left = Zostaje PA: { $count }.
city-fact-falls = Padniesz ogłuszony.
city-fact-target = { $name }: ginie { $killed } %, pada { $stunned } %.
city-fact-hurt = { $name } traci średnio { $hp } PŻ.
city-fact-reaction = Doktor Zero może zareagować ({ $chance } %).
city-fact-order = Porządek +{ $points }.
city-fact-chaos = Chaos +{ $points }.

## Counts and spaces in words

city-ap = PA: { $count }
city-ap-lost = przepada PA: { $count }
city-hp = PŻ: { $count } z { $most }
city-stunned = { $name } (ogłuszenie)
city-several = { $count } × { $name }
city-crate = policyjna skrzynka
city-box = pudło
city-cloud = toksyczna chmura
city-helicopter = śmigłowiec
city-reachable = w zasięgu, PA { $ap }, utrata PŻ { $harm }
city-odds = szybki strzał { $chance } procent na trafienie
city-deploy-here = może tu wejść mutant
city-choose-here = można wybrać
city-what-is-here = Co tu jest
city-on-space = Na polu { $space }
city-nothing-here = Nic tu nie ma.
city-can-be-done = Można tu zrobić
city-named = pole { $letter }
city-ladder = drabina
city-exit = wyjście z mapy
city-hatch =
    { $state ->
        [open] wyjście na dach, otwarte
       *[closed] wyjście na dach, zamknięte
    }
city-lamp =
    { $state ->
        [on] obszar latarni { $number }, oświetlony
       *[off] obszar latarni { $number }, ciemny
    }
city-zone = strefa { $number }: tu mogą wejść mutanty
city-has-moved = po ruchu
city-has-stood-up = po powstaniu
city-has-attacked = po ataku

## Questions that the rules may answer

city-auto-takes-civilian = Zawsze pasuj: zabrany cywil
city-auto-left-mutants = Zawsze pasuj: funkcjonariusz opuszcza mutanty
city-auto-skull-in-shot = Zawsze pasuj: czaszka przy strzale
city-auto-skull-in-fight = Zawsze pasuj: czaszka w walce wręcz
city-auto-shot-kills = Zawsze pasuj: strzał zabija
city-auto-deployments = AutoDok sam rozstawia mutanty
city-auto-mutants = AutoDok sam wybiera mutanty
city-auto-cards = AutoDok sam gra swoje karty
city-manhole =
    { $lid ->
        [open] właz { $number }, otwarty
        [welded] właz { $number }, zaspawany
       *[closed] właz { $number }, zamknięty
    }

## While something is played

city-play = Odtwarzaj
city-pause = Pauza
city-step = Następne zdarzenie
city-skip = Pomiń
city-again = Zobacz jeszcze raz

## Replays

city-next-mark = Następny punkt lub runda
city-previous-mark = Poprzedni punkt lub runda
city-mark-round = Runda { $value }
city-mark-order = Porządek: { $value }
city-mark-chaos = Chaos: { $value }

## Officers and their round

city-you = ty
city-ally = sojusznik
city-led-by = Prowadzi: { $name }
city-on = na { $space }
city-turn-waiting = czeka
city-turn-acting = działa
city-turn-done = po turze
city-turn-stunned = bez przytomności
city-no-ammo = brak amunicji
city-shield-up = tarcza w górze
city-used-up = zużyta
city-police-gear = policja
city-civil-gear = cywilne
city-cards-of = Karty: { $name }
city-choose-officer = Wybierz: { $name }
city-ap-locked = na karcie: { $count }
city-ap-left = Zostało PA: { $count }
city-round-word = Runda
city-stop-past = po turze
city-stop-now = teraz
city-stop-coming = jeszcze przed turą
city-stop-out = traci turę

## Goal of the episode

city-goal = Cel
city-goal-title = Kto pierwszy do { $goal }
city-to-go = jeszcze: { $count }
city-alarm = Brakuje jednego punktu: { $side }.
city-special-rules = Zasady odcinka: { $count }
city-only-here = Tylko w tym odcinku
city-score-kills = { $kills } zabitych mutantów
city-score-evacuated = ewakuowany cywil
city-score-mayor-saved = ocalona pani burmistrz
city-score-welded = zaspawana studzienka
city-score-machine-destroyed =
    { $way ->
        [wins] zwycięstwo: zniszczona machina zagłady
       *[scores] zniszczona machina zagłady
    }
city-score-civilian-killed = zabity cywil
city-score-officer-stunned = ogłuszony funkcjonariusz
city-score-barrel-gone = beczka poza mapą
city-score-car-attacked = atak na radiowóz
city-score-mayor-gone = pani burmistrz poza mapą
city-score-boat-boarded = mutant w motorówce
city-score-round-end = koniec rundy
city-score-horde = niepowstrzymana horda
city-score-exhausted = koniec talii chaosu
city-score-cards = karty chaosu

## Takes

city-take-opening = Otwarcie: użyte
city-take-used = użyte
city-take-clapper = użyte, zamyka lewą stronę
city-take-ready = Gotowe
city-take-waiting = Jeszcze nie
city-take-next = Następna runda
city-take-joins = Dojdzie jedno ujęcie.
city-take-none = Nie ma więcej ujęć.
city-take-play = Zagraj ujęcie: { $name }
city-takes-theirs = Ujęcia, których mogą użyć
city-look-at = Zobacz: { $name }

## Doctor Zero and AutoDoc

city-cards-held = Karty na ręce: { $count }
city-deck-left = Karty w talii: { $count }
city-last-card = Ostatnia karta
city-played-text = dla tekstu
city-played-basics = dla dwóch akcji podstawowych
city-played-instant = natychmiast
city-played-reaction = jako reakcja
city-discards = Zagrane karty
city-no-discards = Nie zagrano jeszcze żadnej karty.
city-in-supply = w zapasie
city-kafar-not-yet = jeszcze nie na mapie
city-kafar-gone = już nie wróci
city-kafar-on = PŻ: { $hp }, na { $space }
city-kafar-to-act = czeka
city-kafar-acted = po turze
city-step-draw = Dobranie
city-step-top = Górna połowa
city-step-join = Do kolejki
city-step-queue = Kolejka działa
city-why-draw = AutoDok dobiera kartę, bo funkcjonariusz skończył turę.
city-why-top = Teraz dzieje się górna połowa karty, wokół: { $name }.
city-why-join = Karta trafia do kolejki.
city-why-queue = Działają dolne połowy kolejki, od lewej do prawej.
city-why-equal = Karta nie mówi, który mutant działa: wybieracie wy, także na swoją korzyść.
city-why-deploy = Karta wystawia mutanty: czego nie mówi, wybieracie wy, także na swoją korzyść.
city-next-after = Po tej turze ({ $name }) AutoDok dobiera kartę, potem działa kolejka.
city-next-first = Po każdym funkcjonariuszu AutoDok dobiera kartę, potem działa kolejka.
city-half-now = teraz
city-half-queue = w kolejce
city-after-none = Ta karta nie trafia do kolejki.
city-queue = Kolejka, od lewej do prawej
city-queue-empty = W kolejce nic nie czeka.
city-queued-now = nowa: działa od następnego kroku
city-ap-of = PA: { $name }
city-letters = Litery: { $count } z { $most }
city-auto-deck = w talii: { $count }, odrzucone: { $discards }

## Doctor Zero's seat

city-kind-action = Akcja
city-kind-instant = Natychmiastowa
city-kind-reaction = Reakcja
city-kind-special = Specjalna
city-basic-deploy = Wystaw
city-basic-move = Ruch
city-basic-attack = Atak
city-text-play = Tekst: gotowy
city-text-instant = Przed akcją
city-text-react = Teraz pasuje
city-note-reaction = Zapytamy, gdy będzie pasować
city-hand-empty = Brak kart: dobierzesz w następnej rundzie albo 1 teraz.
city-zero-turn = Twoja tura, Doktorze Zero
city-zero-how = Najpierw, jeśli chcesz, karta natychmiastowa, potem jedno z tych:
city-way-instant = Natychmiastowa: dotknij jej tekstu
city-way-play = Karta dla tekstu: dotknij tekstu
city-way-basics = Dwie z trzech wartości: dotknij obu
city-way-draw = Dobierz kartę
city-way-kafar = Działa K.A.F.A.R.
city-acts-deploy = zostało: { $count }; w strefie, po jednym na polu
city-acts-move = zostało: { $count }; każdy raz się rusza albo wstaje
city-acts-attack = zostało: { $count }; każdy atakuje raz
city-acts-none = pominięte
city-acts-how = W dowolnej kolejności. Dotknij mutanta, potem pola; plus wystawia.
city-acts-after = zostało: { $count }, potem { $after }
city-taken-up = Wybrane mutanty: { $count }
city-taken-up-how = Dotknij pola: pójdą tam albo tak blisko, jak zdołają.
city-gather = Wybieraj kilka
city-gather-how = Albo kliknij z Shift, albo zaznacz ramką.
city-plan-march = Mutanty idące w stronę { $space }: { $count }
city-roll-how-far = Jak daleko się toczy
city-plan-goes = { $name }: na { $to }
city-plan-goes-with = { $name }: na { $to }; niesie: { $load }
city-goes = { $name }, { $from } → { $to }
city-stays = { $name }, { $space }: zostaje
city-stands = { $name }, { $space }
city-leave-out = Pomiń: { $name }, { $space }
city-plan-cards = Wybierz kartę: jej tekst albo dwie z wartości.
city-done = Gotowe
city-next-to-deploy = Kto teraz wyjdzie
city-left = zostało: { $count }
city-kafar-short-not-yet = jeszcze nie
city-kafar-short-on-map = na mapie
city-kafar-short-gone = zniknął

## Dice

city-roll-shot = Szybki strzał: { $name }, pole { $space }
city-roll-barrel = Strzał w beczkę: { $name }, pole { $space }
city-roll-machine = Strzał w maszynę zagłady: { $name }
city-roll-melee = Walka wręcz: { $name }, pole { $space }
city-roll-welding = Spawanie: { $name }, pole { $space }
city-rail-target = Cel
city-rail-roll = Rzut
city-rail-reroll = Przerzut
city-rail-skulls = Czaszki
city-rail-reaction = Doktor Zero
city-rail-damage = Obrażenia
city-tray-reroll = Przerzucić kość?
city-tray-skulls = Zapłacić za czaszki?
city-reroll-die = Rzuć jeszcze raz: { $face }
city-reroll-mean = ponownie: { $hits } traf.
city-keep-dice = Zostaw kości
city-pay-skulls =
    { $count ->
        [0] Zostaw
       *[other] Zapłać { $count }
    }
city-pay-skulls-for =
    { $count ->
        [0] Zostaw: obrażenia { $damage }
       *[other] Zapłać { $count }: obrażenia { $damage }
    }
city-damage-now = Obrażenia w tej chwili: { $count }.
city-hits-needed = Potrzeba: { $count }.
city-skull-note = Zapłacona czy nie, czaszka pozwala Doktorowi Zero zareagować.
city-damage = Obrażenia: { $count }
city-spread-left = Obrażenia do rozdania: { $count } z { $total }.
city-spread-do = Rozdaj tak
city-less = O jedno mniej
city-more = O jedno więcej
city-in-tray = Odpowiedz w oknie na mapie.

## What an answer comes to

city-out-killed = Giną mutanty: { $count }.
city-out-stunned = Ogłuszone: { $count }.
city-out-mean = Średnio ginie { $kills }, ogłuszonych { $stuns }.
city-out-civilian = Ginie cywil.
city-out-falls = { $name } traci przytomność; wróg dobiera kartę.
city-out-nothing = Nic więcej się nie dzieje.
city-happens-welded = Właz zostaje zaspawany.
city-happens-weld-failed = Właz zostaje otwarty.
city-happens-barrel-exploded = Beczka wybucha.
city-happens-machine-destroyed = Maszyna zagłady jest zniszczona.

## Headings of the log

city-log-round = Runda { $round }: początek
city-log-turn = Runda { $round } · { $name }

## Waiting and reactions

city-waiting-for = Czekamy na: { $name }
city-react-asked = Doktor Zero może zareagować. Pytamy go zawsze, gdy ma kartę, więc nic to nie zdradza.
city-react-fits = Karty, które nie pasują: { $count }. Po reakcji dobierasz kartę.
city-react-none = Żadna karta nie pasuje. Karty: { $count }.
city-react-with = Zareaguj kartą
city-react-play = Zagraj: { $name }
city-pass = Pas
city-seconds = { $count } s
city-no-limit = Bez limitu czasu
city-keep = Zachowaj tę
city-keep-about = Druga wraca do stosu.

## Rady bota

city-hint = Rada
city-ideas-note = Co silny bot zrobiłby na twoim miejscu. Wie tylko to, co możesz wiedzieć ty.
city-idea-chance = { $percent } % na wygraną
city-idea-won = prawie wygrane
city-idea-ahead = masz przewagę
city-idea-even = wszystko otwarte
city-idea-behind = przeciwnik ma przewagę
city-idea-lost = trudno to wygrać
city-idea-as-good = równie dobre
city-idea-little-worse = trochę gorsze
city-idea-worse = wyraźnie gorsze
city-idea-gain = Zysk:
city-idea-risk = Ryzyko:
city-idea-quiet = Od razu nic z tego nie wynika.
city-idea-plan = Zaplanuj
city-idea-planned = Zaplanowane
city-idea-played = zagrane w partii
