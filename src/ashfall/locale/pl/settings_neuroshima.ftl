## Rules that a table may play otherwise: what is so then, and what that changes

settings-title = Zasady tego stołu
settings-count = { $count ->
    [0] jak zwykle
    [one] { $count } inna
    [few] { $count } inne
   *[other] { $count } innych
}
settings-about = W tych sprawach stoły się różnią, bo drukowane zasady milczą albo się nie zgadzają. Kto dosiada się do gry, widzi twój wybór.
settings-here = Przy tym stole inaczej niż zwykle
setting-destroyed_hq_leaves = Zniszczony sztab zostaje do końca bitwy
setting-destroyed_hq_leaves-about = Zwykle schodzi na końcu segmentu, w którym pada. Tutaj atakuje i wspiera sąsiadów, dopóki trwa bitwa.
setting-exploding_clown_uses_medics = Wybuchający Klaun nie zużywa Medyków
setting-exploding_clown_uses_medics-about = Zwykle Medycy także wtedy przejmują trafienia w niego i giną na próżno.
setting-gauss_stops_at_reflection = Strzał Gaussa leci dalej mimo Odbicia
setting-gauss_stops_at_reflection-about = Zwykle kończy się na krawędzi, która odbija. Tak czy inaczej jedna rana wraca.
setting-reflected_shot_hits_flying = Odbite strzały nie ranią latających
setting-reflected_shot_hits_flying-about = Zwykle nie ranią ich tylko odbite ciosy.
setting-execution_with_netted_hq = Bez Egzekucji, gdy własny sztab jest w sieci
setting-execution_with_netted_hq-about = Zwykle sztab w sieci płaci za nią jak każdy inny.
setting-pay_last_health = Wolno zapłacić ostatnim punktem wytrzymałości
setting-pay_last_health-about = Zwykle sztab z 1 punktem nie zapłaci ani za Egzekucję, ani za Stalową Sieć. Tutaj może, i pada.
setting-scavenger_needs_kill = Padlinożerca musi zabić
setting-scavenger_needs_kill-about = Zwykle przenosi się po każdej bitwie. Tutaj tylko po takiej, w której zniszczył jednostkę.
setting-extra_attack_optional = Z dodatkowych ataków można zrezygnować
setting-extra_attack_optional-about = Zwykle dodatkowy atak trzeba wykonać. Tutaj gra pyta o to gracza w trakcie bitwy.
setting-waste_instants = Żeton natychmiastowy można zmarnować
setting-waste_instants-about = Zwykle musi mieć na co zadziałać, a inaczej można go tylko odrzucić. Tutaj wolno go zużyć także bez skutku.
setting-medics_heal_own_fire = Medycy przejmują tylko ataki wrogów
setting-medics_heal_own_fire-about = Zwykle przejmują też Friendly Fire, własne wybuchy i własne strzały, które wracają.
setting-net_of_steel_returns_when_hq_netted = Stalowa Sieć trzyma, choć jej sztab jest w sieci
setting-net_of_steel_returns_when_hq_netted-about = Zwykle znacznik wtedy wraca, a jednostka pod nim jest wolna. Tutaj wraca dopiero, gdy ta jednostka opuści planszę.
setting-team_hq_health = Po 20 wytrzymałości dla sztabów drużyn
setting-team_hq_health-about = 15, jak w druku, daje krótszą grę; 20 podają późniejsze odpowiedzi na pytania.
setting-all_armies_on_37 = Bestie na 37 polach
setting-all_armies_on_37-about = Zwykle grają tylko na 19 polach. Tutaj może się spotkać wszystkich sześć armii.
setting-reinforcements_discards = Posiłki z dowolnym odrzucaniem
setting-reinforcements_discards-about = Zwykle z sześciu żetonów jeden musi odejść, a pozostałe zostają. Tutaj można odrzucić także dowolne z nich.
setting-merciless_both_ways = Sojusznik Molocha też go rani
setting-merciless_both_ways-about = Zwykle ataki Molocha ranią sojusznika, a ataki sojusznika przelatują nad Molochem. Tutaj żaden nie oszczędza drugiego.
setting-overtime_starts = Dodatkowe tury po tym, komu pierwszemu skończył się stos
setting-overtime_starts-about = Zwykle po remisie biegnie dalej zwykła kolejność. Tutaj zaczyna gracz po tym, kto pierwszy dobrał ostatni żeton.
