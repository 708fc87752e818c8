## Help cards

card-both = { $one } { $two }
card-value = { $name } { $value }
card-share = { $name } { $value } з { $most }
card-points-help = Пошкодження, завдані штабам суперників, дають очки. Штаб тут не можна знищити; він б’є кожного ворога поруч, але ніколи не ранить іншого штабу.
card-attack = { $kind } { $strength }, { $where }
card-edges = { $kind }, { $where }
card-all-sides = на всі шість сторін
card-towards = у напрямках { $directions }
card-printed = На жетоні { $printed }; { $changes }.
card-change = { $amount } дає { $unit }
card-change-attack = додаткову атаку дає { $unit }
card-acts =
    { $count ->
        [one] Діє у фазі { $phases }.
        [2] Атакує двічі, у фазах { $phases }.
        [few] Атакує { $count } рази, у фазах { $phases }.
        [many] Атакує { $count } разів, у фазах { $phases }.
       *[other] Атакує { $count } рази, у фазах { $phases }.
    }
card-higher-first = Вищі фази йдуть першими.
card-not-below-zero = Ініціатива ніколи не падає нижче від 0.
card-no-phase-left = Нижче від фази 0 місця для ще однієї атаки немає.
card-no-initiative = Без ініціативи
card-no-initiative-help = Ніколи не атакує.
card-netted = У сітці
card-netted-help = Тримає: { $units }. Загін не може атакувати й допомагати, і його не можна перемістити; броня й міцність діють.
card-netted-idle = У сітці не діє.
card-under-net-of-steel = Хоч би де опинився загін, він не може атакувати й допомагати, і його не можна перемістити; броня й міцність діють.
card-not-netted = Не діє в сітці.
card-aims = Ціль: { $targets }.
card-aims-nobody = Зараз там нема в кого влучити.
card-aims-netted = Ціль, якби не сітка: { $targets }.
card-aims-nobody-netted = Загін у сітці, та й влучити там нема в кого.
card-hit = { $unit } ({ count-wounds })
card-hit-armor = { $unit } ({ count-wounds }, броня забирає { $armor })
card-hit-joined = { $unit } (разом з ударом)
card-hit-mirror = { $unit } ({ count-wounds }, відбиває { $mirror })
card-hit-none =
    { $reason ->
        [armor] { $unit } (зупиняє броня)
        [flying] { $unit } (літає, поза досяжністю)
        [hq] { $unit } (штаб ніколи не ранить штабу)
       *[void] { $unit } (відбиває атаку)
    }
card-holds = Тримає: { $units }.
card-holds-nobody = Зараз нікого не ловить.
card-nets-cancel = Сітки взаємно скасовуються: { $units }.
card-nets-nothing = Загін сам у сітці й нікого не тримає.
card-links-enemy-help = Вказує на сусіда, ворога, на якого діє цей жетон.
card-faster = З’єднані загони діють раніше в битві.
card-slower = З’єднані вороги діють пізніше в битві.
card-reaches = Зараз: { $units }.
card-reaches-nobody = Зараз: ніхто.
card-no-use = Без користі: { $units }.
card-gives-nothing = У сітці нічого не дає.
card-helps-nobody = Перехоплений модуль не допомагає нікому.
card-works-for = Зараз працює на: { $seat }.
card-taken-over = Перехоплено
card-taken-over-help = Перехоплює { $units }, користь має { $seat }.
card-granted-medic = { $units } може взяти на себе всі пошкодження від однієї атаки на цей загін.
card-granted-mobility = { $units } може раз за хід перевезти його на одну клітинку, повернути або зробити і те, і те.
card-granted-grab = Раз за хід може притягнути ворога, що стоїть за дві клітинки; це дає { $units }.
card-granted-quartermaster = Раз за битву може замінити удар на постріл або постріл на удар; це дає { $units }.
card-used = Використано цього ходу.
card-ready = Можна використати зараз.
card-no-way = Зараз нема як це використати.
card-two-hexes = Навіть на дві клітинки; це дає { $units }.
card-when-placed = Лише в мить виставлення.
card-net-lies = Зараз лежить на: { $unit }.
card-net-free = Безкоштовно; це дає { $units }.
card-no-toughness = Без міцності
card-no-toughness-help = Гине від одного пошкодження.
card-wounds = Пошкодження: { $count } з { $most }
card-next-wound = Наступне пошкодження його знищить.
