## Головоломки

puzzle-goal-destroy_hq = Знищте ворожий штаб.
puzzle-goal-ahead = Майте після битви більше здоров’я, ніж ворог.
puzzle-goal-lose_no_unit = Не втратьте жодного підрозділу.
puzzle-goal-destroy_unit = Знищте: { $unit }.
puzzle-goal-survive = Нехай ваш штаб вистоїть.
puzzle-use = Використайте рівно { $count } із запропонованих жетонів, потім почнеться битва.
puzzle-at-most = Використайте щонайбільше { $count } із запропонованих жетонів, потім почнеться битва.
puzzle-level-1 = Перший день
puzzle-level-2 = Новобранець
puzzle-level-3 = Ветеран
puzzle-level-4 = Командир
puzzle-level-5 = Гросмейстер
puzzle-theme-initiative = ініціатива
puzzle-theme-modules = модулі
puzzle-theme-nets = сітки
puzzle-theme-medics = медики
puzzle-theme-armor = броня
puzzle-theme-gauss = гаус
puzzle-theme-pushes = відштовхування
puzzle-theme-movement = рух
puzzle-theme-explosion = вибух
puzzle-theme-instants = миттєві жетони
puzzle-theme-extra_attack = додаткові атаки
puzzle-theme-quartermaster = Квартирмейстер
puzzle-theme-execution = страта
puzzle-theme-replacement = заміна
puzzle-theme-net_of_steel = Сталева сітка
puzzle-theme-reflection = відбиття
puzzle-theme-grabs = притягування
puzzle-theme-agony = агонія
puzzle-theme-hunt = полювання
puzzle-theme-friendly_fire = вогонь по своїх
puzzle-theme-defence = оборона
puzzle-solved = Розв’язано, хоч би що відповів суперник.
puzzle-refused = Не розв’язано: після відповіді суперника хід неможливий: { $reason }
puzzle-unused = { $count ->
    [one] Не розв’язано: перед битвою треба використати ще { $count } жетон.
    [few] Не розв’язано: перед битвою треба використати ще { $count } жетони.
   *[other] Не розв’язано: перед битвою треба використати ще { $count } жетонів.
}
puzzle-why-destroy_hq = Не розв’язано: здоров’я ворожого штабу: { $other }.
puzzle-why-ahead = Не розв’язано: ваше здоров’я: { $own }, ворожого штабу: { $other }.
puzzle-why-lose_no_unit = Не розв’язано: втрачено підрозділів: { $count }.
puzzle-why-destroy_unit = Не розв’язано: досі стоїть: { $units }.
puzzle-why-survive = Не розв’язано: ваш штаб упав.
puzzle-refusal-turn = У головоломці нічого не скидають і хід не передають: використайте жетони й бийтеся.
puzzle-refusal-uses = У цій головоломці більше не можна використовувати жетони.
