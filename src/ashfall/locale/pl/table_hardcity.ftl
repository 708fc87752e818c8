## A table of Hard City

city-context = { $title }, runda { $round }
city-episode = Odcinek { $number }
city-mode-versus = jeden na wszystkich
city-mode-coop = razem przeciw AutoDokowi
city-you-are-zero = grasz Doktorem Zero
city-round = Runda { $round }
city-order = Porządek
city-chaos = Chaos
city-kills = Zabici
city-map = Mapa miasta
city-squad = Drużyna
city-takes = Ujęcia
city-enemy = Przeciwnik
city-plan = Co by się stało
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
city-action-here-about = możliwe tutaj: { $count }
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
city-hand = Ręka: { $count }, talia: { $deck }
city-stunned = { $name } (ogłuszenie)
city-several = { $count } × { $name }
city-crate = skrzynia policyjna
city-box = skrzynia cywilna
city-cloud = toksyczna chmura
city-helicopter = helikopter
city-reachable = w zasięgu, PA { $ap }, utrata PŻ { $harm }
city-odds = szybki strzał { $chance } procent na trafienie
city-deploy-here = może tu wejść mutant
city-choose-here = można wybrać

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
