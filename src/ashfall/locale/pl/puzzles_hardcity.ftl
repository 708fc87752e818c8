## Zadania Hard City

hc-task-goal-mutant_killed = { $count ->
    [one] Zabij { $count } mutanta.
    [few] Zabij { $count } mutanty.
   *[other] Zabij { $count } mutantów.
}
hc-task-goal-evacuated = { $count ->
    [one] Ewakuuj { $count } osobę.
    [few] Ewakuuj { $count } osoby.
   *[other] Ewakuuj { $count } osób.
}
hc-task-goal-welded = { $count ->
    [one] Zaspawaj { $count } właz.
    [few] Zaspawaj { $count } włazy.
   *[other] Zaspawaj { $count } włazów.
}
hc-task-goal-roof_opened = Otwórz dach.
hc-task-goal-machine_destroyed = Zniszcz machinę zagłady.
hc-task-goal-event = { $event }: co najmniej { $count }.
hc-task-goal-at = Na koniec na polu { $space } stoi { $officer }.
hc-task-goal-helicopter = Na koniec śmigłowiec jest nad { $space }.
hc-task-goal-made = Wykonaj ruch „{ $verb }”.
hc-task-goal-hp = { $officer }: na koniec co najmniej { $hp } PŻ.
hc-task-goal-unless = Ale nie tak: { $goals }
hc-task-never-officer_hurt = Nikt z funkcjonariuszy nie traci PŻ.
hc-task-never-civilian_killed = Żaden cywil nie ginie.
hc-task-never-event = Nigdy: { $event }.
hc-task-standing = Wszyscy zostają na nogach.
hc-task-level-1 = Kadet
hc-task-level-2 = Na patrolu
hc-task-level-3 = Sierżant
hc-task-level-4 = Porucznik
hc-task-level-5 = Kapitan
hc-task-theme-rescue = ratunek
hc-task-theme-kills = zabici
hc-task-theme-melee = walka wręcz
hc-task-theme-shooting = strzelanie
hc-task-theme-walking = ruch
hc-task-theme-equipment = ekwipunek
hc-task-theme-explosion = wybuch
hc-task-theme-welding = spawanie
hc-task-theme-mayor = pani burmistrz
hc-task-theme-takes = ujęcia
hc-task-theme-abilities = zdolności
hc-task-theme-darkness = ciemność
hc-task-theme-risk = ryzyko
hc-task-solved = Rozwiązane: żaden wybór nie oddał szansy.
hc-task-unsolved = Nierozwiązane: któryś wybór oddał szansę.
hc-task-unfinished = Tura jeszcze trwa.
hc-task-done = Cel osiągnięty.
hc-task-reached = Kości były łaskawe: cel osiągnięty.
hc-task-missed = Kości nie były łaskawe: cel nieosiągnięty.
hc-task-lost = Cel nieosiągnięty.
hc-task-kept = Twoje wybory zachowały { $kept } z { $best }: szansa { $chance }.
hc-task-slip = { $move }: z { $best } zostało { $left }. Lepiej: { $better }.
hc-task-hint-themes = Pomyśl o tym: { $themes }.
hc-task-hint-not = Wygląda dobrze, ale oddaje szansę: { $move }.
hc-task-hint-first = Zacznij tak: { $move }.
hc-task-title = Zadania
hc-task-lead = Jeden funkcjonariusz, jedna tura, prawdziwe kości. Każdy wybór jest porównany z najlepszym: zagraj dobrze, a rozwiążesz, cokolwiek powiedzą kości.
hc-task-begin = Zacznij
hc-task-go-on = Następne
hc-task-today = Zadanie dnia
hc-task-progress = Rozwiązane: { $done } z { $total }
hc-task-is-solved = Rozwiązane
hc-task-is-tried = Próbowane
hc-task-over = Zadanie { $number } · { $level }
hc-task-best = Najlepsza gra: { $chance }.
hc-task-all = Wszystkie zadania
hc-task-next = Następne zadanie
hc-task-again = Rzuć od nowa
hc-task-hint = Podpowiedź
hc-task-judge = Oceń
hc-task-unknown = Nie ma takiego zadania.
hc-task-no-back = Kości padły: tu niczego się nie cofa. Rzuć od nowa, by zacząć jeszcze raz.
