## Завдання Hard City

hc-task-goal-mutant_killed = { $count ->
    [one] Убийте { $count } мутанта.
    [few] Убийте { $count } мутантів.
   *[other] Убийте { $count } мутантів.
}
hc-task-goal-evacuated = { $count ->
    [one] Евакуюйте { $count } людину.
    [few] Евакуюйте { $count } людини.
   *[other] Евакуюйте { $count } людей.
}
hc-task-goal-welded = { $count ->
    [one] Заваріть { $count } люк.
    [few] Заваріть { $count } люки.
   *[other] Заваріть { $count } люків.
}
hc-task-goal-roof_opened = Відчиніть дах.
hc-task-goal-machine_destroyed = Знищте машину погибелі.
hc-task-goal-event = { $event }: щонайменше { $count }.
hc-task-goal-at = Наприкінці на полі { $space } стоїть { $officer }.
hc-task-goal-helicopter = Наприкінці гелікоптер над { $space }.
hc-task-goal-made = Зробіть хід «{ $verb }».
hc-task-goal-hp = { $officer }: наприкінці щонайменше { $hp } ОЗ.
hc-task-goal-unless = Але не так: { $goals }
hc-task-never-officer_hurt = Ніхто з офіцерів не втрачає ОЗ.
hc-task-never-civilian_killed = Жоден цивільний не гине.
hc-task-never-event = Ніколи: { $event }.
hc-task-standing = Усі лишаються на ногах.
hc-task-level-1 = Кадет
hc-task-level-2 = На патрулі
hc-task-level-3 = Сержант
hc-task-level-4 = Лейтенант
hc-task-level-5 = Капітан
hc-task-theme-rescue = порятунок
hc-task-theme-kills = убиті
hc-task-theme-melee = рукопаш
hc-task-theme-shooting = стрільба
hc-task-theme-walking = рух
hc-task-theme-equipment = спорядження
hc-task-theme-explosion = вибух
hc-task-theme-welding = зварювання
hc-task-theme-mayor = мерка
hc-task-theme-takes = дублі
hc-task-theme-abilities = здібності
hc-task-theme-darkness = темрява
hc-task-theme-risk = ризик
hc-task-solved = Розв’язано: жоден вибір не віддав шансу.
hc-task-unsolved = Не розв’язано: якийсь вибір віддав шанс.
hc-task-unfinished = Хід іще триває.
hc-task-done = Мети досягнуто.
hc-task-reached = Кубики були прихильні: мети досягнуто.
hc-task-missed = Кубики були неприхильні: мети не досягнуто.
hc-task-lost = Мети не досягнуто.
hc-task-kept = Ваші вибори зберегли { $kept } з { $best }: шанс { $chance }.
hc-task-slip = { $move }: з { $best } лишилося { $left }. Краще: { $better }.
hc-task-hint-themes = Подумайте про це: { $themes }.
hc-task-hint-not = Виглядає добре, але віддає шанс: { $move }.
hc-task-hint-first = Почніть так: { $move }.
hc-task-title = Завдання
hc-task-lead = Один офіцер, один хід, справжні кубики. Кожен вибір порівнюється з найкращим: зіграйте добре, і завдання розв’язано, хоч би що сказали кубики.
hc-task-begin = Почати
hc-task-go-on = Наступне
hc-task-today = Завдання дня
hc-task-progress = Розв’язано { $done } з { $total }
hc-task-is-solved = Розв’язано
hc-task-is-tried = Спроба була
hc-task-over = Завдання { $number } · { $level }
hc-task-best = Найкраща гра: { $chance }.
hc-task-all = Усі завдання
hc-task-next = Наступне завдання
hc-task-again = Кинути ще раз
hc-task-hint = Підказка
hc-task-judge = Оцінити
hc-task-unknown = Такого завдання немає.
hc-task-no-back = Кубики впали: тут нічого не повертають. Киньте ще раз, щоб почати знову.
