## Neuroshima Hex on pages of no game

nh-home-ways = Pojedynek, drużyny, każdy na każdego
nh-home-lead = Wystawiaj jednostki, obracaj je z głową i wybierz moment bitwy. Sześć armii, dziewiętnaście pól.
nh-home-play = Graj teraz
nh-home-against = przeciwnik:
nh-home-level = Poziom bota
nh-home-time = około 15 minut
nh-home-puzzle = Hexogłówka dnia
nh-home-puzzle-solve = Rozwiąż
nh-home-puzzle-solved = Rozwiązana
nh-home-puzzle-all = Wszystkie
nh-home-puzzle-level = Trudność { $level } z 5
nh-home-puzzle-streak = { $days ->
    [0] Jeszcze bez serii
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
}
mode-duel = Pojedynek
mode-ffa = Każdy na każdego
mode-points = Na punkty
mode-one_vs_two = Jeden na dwóch
mode-teams = Drużyny
