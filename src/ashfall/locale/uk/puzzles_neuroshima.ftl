## Головоломки

puzzle-goal-destroy_hq = Знищте ворожий штаб.
puzzle-goal-ahead = Майте після битви більше здоров’я, ніж ворог.
puzzle-goal-lose_no_unit = Не втратьте жодного загону.
puzzle-goal-destroy_unit = Знищте: { $unit }.
puzzle-goal-survive = Нехай ваш штаб вистоїть.
puzzle-use = Використайте рівно { $count } із запропонованих жетонів, потім почнеться битва.
puzzle-at-most = Використайте щонайбільше { $count } із запропонованих жетонів, потім почнеться битва.
puzzle-use-twice = Два ходи: у кожному використайте рівно { $count } із запропонованих жетонів. Між ними суперник може використати до { $replies }. Потім почнеться битва.
puzzle-at-most-twice = Два ходи: у кожному використайте щонайбільше { $count } із запропонованих жетонів. Між ними суперник може використати до { $replies }. Потім почнеться битва.
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
puzzle-theme-knots = вузли сіток
puzzle-theme-two_turns = два ходи
puzzle-solved = Розв’язано, хоч би що відповів суперник.
puzzle-refused = Не розв’язано: після відповіді суперника хід неможливий: { $reason }
puzzle-unused = { $count ->
    [one] Не розв’язано: перед битвою треба використати ще { $count } жетон.
    [few] Не розв’язано: перед битвою треба використати ще { $count } жетони.
   *[other] Не розв’язано: перед битвою треба використати ще { $count } жетонів.
}
puzzle-why-destroy_hq = Не розв’язано: здоров’я ворожого штабу: { $other }.
puzzle-why-ahead = Не розв’язано: ваше здоров’я: { $own }, ворожого штабу: { $other }.
puzzle-why-lose_no_unit = Не розв’язано: втрачено загонів: { $count }.
puzzle-why-destroy_unit = Не розв’язано: досі стоїть: { $units }.
puzzle-why-survive = Не розв’язано: ваш штаб упав.
puzzle-why-difference = { $count ->
    [one] Вирішує ось хто: { $units }. Без цього загону мети було б досягнуто.
   *[other] Вирішують ось хто: { $units }. Без будь-кого з них мети було б досягнуто.
}
puzzle-why-netted = У сітці, тож без атаки: { $units }.
puzzle-why-early = Гинуть до своєї атаки: { $units }.
puzzle-why-second-turn = Перший хід був правильний: другий міг це завершити.
puzzle-why-first-turn = Програно ще першим ходом: проти найкращої відповіді найкращому другому ходові однаково бракує { $missing }.
puzzle-why-first-turn-fallen = Програно ще першим ходом: проти найкращої відповіді ваш штаб ніщо не врятує.
puzzle-unended = Не розв’язано: другий хід ще попереду.
puzzle-won-hit = Останнє влучання за ініціативи { $initiative }: { $units }.
puzzle-won-ahead = Ваше здоров’я: { $own }, ворожого штабу: { $other }.
puzzle-won-lose_no_unit = Усі ваші загони стоять.
puzzle-won-survive = Ваш штаб стоїть, здоров’я: { $own }.
puzzle-won-early = Усе скінчилося ще до битви.
puzzle-refusal-turn = У головоломці нічого не скидають і хід не передають: використайте жетони й бийтеся.
puzzle-refusal-uses = У цій головоломці більше не можна використовувати жетони.
puzzle-refusal-early = Перш ніж завершити хід, треба використати більше жетонів.
puzzle-clue-idea = { $theme } { $parts }
puzzle-clue-idea-tempting = { $theme } { $parts } Вабить, та трохи не дотягує: { $tile }.
puzzle-clue-idea-early = { $theme } { $parts } Для першого ходу зарано: { $tile }.
puzzle-clue-parts = { $count ->
    [one] Одна річ має бути правильною.
   *[other] Речей, що мають бути правильними разом: { $count }.
}
puzzle-clue-tile = Подумайте про це: { $tile }.
puzzle-clue-own = Ідеться про { $hex }: { $unit }.
puzzle-clue-moved = Дехто має залишити { $hex }: { $unit }.
puzzle-clue-hurt = Удар по { $hex }: { $unit }.
puzzle-clue-net = Сітка летить на { $hex }: { $unit }.
puzzle-clue-theme-none = Подивіться на поле таким, яким воно буде на початку битви.
puzzle-clue-theme-initiative = Порахуйте, хто атакує раніше за кого.
puzzle-clue-theme-modules = Вирішує модуль: подивіться, кого він торкається.
puzzle-clue-theme-nets = Вирішують сітки: хто в них, той нічого не робить.
puzzle-clue-theme-medics = Зважайте на медиків: кожен рятує лише раз.
puzzle-clue-theme-armor = Броня послаблює постріли: важливо, з якого боку вони летять.
puzzle-clue-theme-gauss = Постріл гауса летить далі крізь усіх на своїй лінії.
puzzle-clue-theme-pushes = Хтось стоїть не там, і його можна відштовхнути.
puzzle-clue-theme-movement = Якийсь загін стоїть не там і ще може зрушити.
puzzle-clue-theme-explosion = Подивіться, що забирає із собою вибух.
puzzle-clue-theme-instants = Багато можна вирішити ще до битви.
puzzle-clue-theme-extra_attack = Один загін має атакувати більше ніж раз.
puzzle-clue-theme-quartermaster = Квартирмейстер робить з ударів постріли, а з пострілів удари.
puzzle-clue-theme-execution = За одне здоров’я можна купити місце ворога.
puzzle-clue-theme-replacement = Загін на полі може поступитися місцем іншому.
puzzle-clue-theme-net_of_steel = Сталева сітка спиняє один загін, хоч би де він стояв.
puzzle-clue-theme-reflection = Відбите теж влучає.
puzzle-clue-theme-grabs = Когось можна притягти туди, де він потрібен.
puzzle-clue-theme-agony = Хто гине, може вдарити ще раз.
puzzle-clue-theme-hunt = Полювання дає загону вдарити ще до битви.
puzzle-clue-theme-friendly_fire = Деякі атаки влучають і у своїх.
puzzle-clue-theme-defence = Спершу подивіться, що ворог зараз зробить вам.
puzzle-clue-theme-knots = Сітка на сітці: з’ясуйте, які лишаються вільними.
puzzle-clue-theme-two_turns = Підготуйте те, чого не скасує жодна відповідь.
