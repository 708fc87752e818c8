## Łamigłówki

puzzle-goal-destroy_hq = Zniszcz wrogi sztab.
puzzle-goal-ahead = Miej po bitwie więcej zdrowia niż wróg.
puzzle-goal-lose_no_unit = Nie strać żadnej jednostki.
puzzle-goal-destroy_unit = Zniszcz: { $unit }.
puzzle-goal-survive = Niech twój sztab przetrwa.
puzzle-use = Użyj dokładnie { $count } z oferowanych żetonów, potem zaczyna się bitwa.
puzzle-at-most = Użyj co najwyżej { $count } z oferowanych żetonów, potem zaczyna się bitwa.
puzzle-level-1 = Pierwszy dzień
puzzle-level-2 = Rekrut
puzzle-level-3 = Weteran
puzzle-level-4 = Dowódca
puzzle-level-5 = Arcymistrz
puzzle-theme-initiative = inicjatywa
puzzle-theme-modules = moduły
puzzle-theme-nets = sieci
puzzle-theme-medics = medycy
puzzle-theme-armor = pancerz
puzzle-theme-gauss = gauss
puzzle-theme-pushes = odpychanie
puzzle-theme-movement = ruch
puzzle-theme-explosion = wybuch
puzzle-theme-instants = żetony natychmiastowe
puzzle-theme-extra_attack = dodatkowe ataki
puzzle-theme-quartermaster = Kwatermistrz
puzzle-theme-execution = egzekucja
puzzle-theme-replacement = zastępstwo
puzzle-theme-net_of_steel = Stalowa Sieć
puzzle-theme-reflection = odbicie
puzzle-theme-grabs = przyciąganie
puzzle-theme-agony = agonia
puzzle-theme-hunt = polowanie
puzzle-theme-friendly_fire = ostrzał swoich
puzzle-theme-defence = obrona
puzzle-solved = Rozwiązane, cokolwiek odpowie przeciwnik.
puzzle-refused = Nierozwiązane: po odpowiedzi przeciwnika ruch jest niemożliwy: { $reason }
puzzle-unused = { $count ->
    [one] Nierozwiązane: przed bitwą trzeba użyć jeszcze { $count } żetonu.
   *[other] Nierozwiązane: przed bitwą trzeba użyć jeszcze { $count } żetonów.
}
puzzle-why-destroy_hq = Nierozwiązane: zdrowie wrogiego sztabu: { $other }.
puzzle-why-ahead = Nierozwiązane: twoje zdrowie: { $own }, wroga: { $other }.
puzzle-why-lose_no_unit = Nierozwiązane: stracone jednostki: { $count }.
puzzle-why-destroy_unit = Nierozwiązane: nadal stoi: { $units }.
puzzle-why-survive = Nierozwiązane: twój sztab padł.
puzzle-refusal-turn = W łamigłówce niczego się nie odrzuca i nie oddaje tury: użyj żetonów, potem walcz.
puzzle-refusal-uses = W tej łamigłówce nie wolno użyć więcej żetonów.
