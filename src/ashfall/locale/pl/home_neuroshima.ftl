## Neuroshima Hex on pages of no game

nh-home-ways = Pojedynek, drużyny, każdy na każdego
nh-home-lead = Wystawiaj jednostki, obracaj je z głową i wybierz moment bitwy. Sześć armii, dziewiętnaście pól.
nh-home-play = Graj teraz
nh-home-against = przeciwnik:
nh-home-level = Poziom bota
nh-home-time = około 15 minut
mode-duel = Pojedynek
mode-ffa = Każdy na każdego
mode-points = Na punkty
mode-one_vs_two = Jeden na dwóch
mode-teams = Drużyny
