## Łamigłówki

puzzle-goal-destroy_hq = Zniszcz wrogi sztab.
puzzle-goal-ahead = Miej po bitwie więcej wytrzymałości niż wróg.
puzzle-goal-lose_no_unit = Nie strać żadnej jednostki.
puzzle-goal-destroy_unit = Zniszcz: { $unit }.
puzzle-goal-survive = Niech twój sztab przetrwa.
puzzle-use = Użyj dokładnie { $count } z oferowanych żetonów, potem zaczyna się bitwa.
puzzle-at-most = Użyj co najwyżej { $count } z oferowanych żetonów, potem zaczyna się bitwa.
puzzle-use-twice = Dwie tury: w każdej użyj dokładnie { $count } z oferowanych żetonów. Między nimi przeciwnik może użyć do { $replies }. Potem zaczyna się bitwa.
puzzle-at-most-twice = Dwie tury: w każdej użyj co najwyżej { $count } z oferowanych żetonów. Między nimi przeciwnik może użyć do { $replies }. Potem zaczyna się bitwa.
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
puzzle-theme-knots = węzły sieci
puzzle-theme-two_turns = dwie tury
puzzle-solved = Rozwiązane, cokolwiek odpowie przeciwnik.
puzzle-refused = Nierozwiązane: po odpowiedzi przeciwnika ruch jest niemożliwy: { $reason }
puzzle-unused = { $count ->
    [one] Nierozwiązane: przed bitwą trzeba użyć jeszcze { $count } żetonu.
   *[other] Nierozwiązane: przed bitwą trzeba użyć jeszcze { $count } żetonów.
}
puzzle-why-destroy_hq = Nierozwiązane: wytrzymałość wrogiego sztabu: { $other }.
puzzle-why-ahead = Nierozwiązane: twoja wytrzymałość: { $own }, wroga: { $other }.
puzzle-why-lose_no_unit = Nierozwiązane: stracone jednostki: { $count }.
puzzle-why-destroy_unit = Nierozwiązane: nadal stoi: { $units }.
puzzle-why-survive = Nierozwiązane: twój sztab padł.
puzzle-why-difference = { $count ->
    [one] O wyniku przesądza: { $units }. Bez tej jednostki cel byłby osiągnięty.
   *[other] O wyniku przesądzają: { $units }. Bez którejkolwiek z nich cel byłby osiągnięty.
}
puzzle-why-netted = W sieci, więc bez ataku: { $units }.
puzzle-why-early = Padają przed atakiem: { $units }.
puzzle-why-second-turn = Pierwsza tura była dobra: druga mogła to zakończyć.
puzzle-why-first-turn = Przegrane już w pierwszej turze: wobec najlepszej odpowiedzi najlepszej drugiej turze nadal brakuje { $missing }.
puzzle-why-first-turn-fallen = Przegrane już w pierwszej turze: wobec najlepszej odpowiedzi nic nie ocali twojego sztabu.
puzzle-unended = Nierozwiązane: druga tura jeszcze przed tobą.
puzzle-won-hit = Ostatnie trafienie przy inicjatywie { $initiative }: { $units }.
puzzle-won-ahead = Twoja wytrzymałość: { $own }, wroga: { $other }.
puzzle-won-lose_no_unit = Wszystkie twoje jednostki stoją.
puzzle-won-survive = Twój sztab stoi, wytrzymałość: { $own }.
puzzle-won-early = Było po wszystkim jeszcze przed bitwą.
puzzle-refusal-turn = W łamigłówce niczego się nie odrzuca i nie oddaje tury: użyj żetonów, potem walcz.
puzzle-refusal-uses = W tej łamigłówce nie wolno użyć więcej żetonów.
puzzle-refusal-early = Zanim skończysz turę, musisz użyć więcej żetonów.
puzzle-clue-idea = { $theme } { $parts }
puzzle-clue-idea-tempting = { $theme } { $parts } Kusi i zawodzi o włos: { $tile }.
puzzle-clue-idea-early = { $theme } { $parts } Na pierwszą turę za wcześnie: { $tile }.
puzzle-clue-parts = { $count ->
    [one] Jedna rzecz musi się zgadzać.
   *[other] Rzeczy, które muszą się zgadzać naraz: { $count }.
}
puzzle-clue-tile = Pomyśl o tym: { $tile }.
puzzle-clue-own = Chodzi o { $hex }: { $unit }.
puzzle-clue-moved = Ktoś musi opuścić { $hex }: { $unit }.
puzzle-clue-hurt = Uderz w { $hex }: { $unit }.
puzzle-clue-net = Sieć leci na { $hex }: { $unit }.
puzzle-clue-theme-none = Spójrz na planszę taką, jaka będzie, gdy zacznie się bitwa.
puzzle-clue-theme-initiative = Policz, kto atakuje przed kim.
puzzle-clue-theme-modules = Decyduje moduł: zobacz, kogo dotyka.
puzzle-clue-theme-nets = Decydują sieci: kto w nie wpadł, nic nie robi.
puzzle-clue-theme-medics = Uważaj na medyków: każdy ratuje tylko raz.
puzzle-clue-theme-armor = Pancerz osłabia strzały: ważne, z której strony padają.
puzzle-clue-theme-gauss = Strzał z gaussa leci dalej przez wszystkich na swojej linii.
puzzle-clue-theme-pushes = Ktoś stoi w złym miejscu i można go odepchnąć.
puzzle-clue-theme-movement = Jakaś jednostka stoi w złym miejscu i może się jeszcze ruszyć.
puzzle-clue-theme-explosion = Zobacz, co zabiera ze sobą wybuch.
puzzle-clue-theme-instants = Wiele można rozstrzygnąć jeszcze przed bitwą.
puzzle-clue-theme-extra_attack = Jedna jednostka powinna zaatakować więcej niż raz.
puzzle-clue-theme-quartermaster = Kwatermistrz robi z ciosów strzały, a ze strzałów ciosy.
puzzle-clue-theme-execution = Za jeden punkt wytrzymałości kupisz miejsce wroga.
puzzle-clue-theme-replacement = Jednostka z planszy może zrobić miejsce innej.
puzzle-clue-theme-net_of_steel = Stalowa Sieć ucisza jedną jednostkę, gdziekolwiek stoi.
puzzle-clue-theme-reflection = To, co odbite, też trafia.
puzzle-clue-theme-grabs = Kogoś można przyciągnąć tam, gdzie jest potrzebny.
puzzle-clue-theme-agony = Kto pada, może uderzyć jeszcze raz.
puzzle-clue-theme-hunt = Polowanie pozwala jednostce uderzyć przed bitwą.
puzzle-clue-theme-friendly_fire = Niektóre ataki trafiają też swoich.
puzzle-clue-theme-defence = Najpierw zobacz, co wróg zaraz ci zrobi.
puzzle-clue-theme-knots = Sieć na sieci: sprawdź, które pozostają wolne.
puzzle-clue-theme-two_turns = Przygotuj coś, czego nie cofnie żadna odpowiedź.
