## Arena

cli-help-arena = зіграти ботами один проти одного й сказати, хто сильніший і наскільки це певно
cli-help-arena-sprt = зупинитися, щойно стане ясно, на LO чи на HI Elo перший бот сильніший за другого
cli-help-arena-workers = скільки процесів грає (типово по одному на ядро)
cli-help-arena-journal = записувати кожну завершену партію до цього нового файлу
cli-help-arena-resume = грати далі після партій із цього журналу
cli-help-arena-ray = грати на кластері Ray за цією адресою; "local" запускає його тут
cli-help-arena-report = записати звіт із таблицями та графіками до цього файлу
arena-bot = Бот
arena-bots = Боти
arena-opponent = Суперник
arena-losses = Поразки
arena-score = Результат
arena-superiority = Певність
arena-superiority-long = імовірність того, що перший бот сильніший
arena-time = Час на хід
arena-mean = У середньому
arena-slowest = Найдовше
arena-ladder = Рейтинг
arena-rating = Рейтинг
arena-ratings = Рейтинг із 95 % інтервалами
arena-won = Перемоги
arena-any-bot = будь-який бот
arena-pairs-head = Пари за очками першого бота
arena-pairs-caption = Останні п’ять стовпців рахують пари партій за очками першого бота.
arena-lead-stronger = { $one } сильніший за { $two }: { $elo } Elo, з довірчою ймовірністю 95 % від { $low } до { $high }.
arena-lead-perfect = { $one } узяв усі очки в { $two } і з довірчою ймовірністю 95 % сильніший більш ніж на { $elo } Elo.
arena-lead-open = Ці партії не показують, хто сильніший: { $one } чи { $two }.
arena-lead-many = Рейтинг очолює { $bot }.
arena-incomplete = Зіграно не всі партії.
arena-verdict-h0 = прийнято H0: { $low } Elo пояснює партії краще, ніж { $high }
arena-verdict-h1 = прийнято H1: { $high } Elo пояснює партії краще, ніж { $low }
arena-verdict-open = між { $low } і { $high } Elo ще не вирішено
arena-interrupted = Зупинено. Усі завершені партії збережено; продовжити можна так:
arena-report = Звіт арени
arena-title-two = { $one } проти { $two }
arena-title-many = { $count ->
    [one] { $count } бот, кожен проти кожного
    [few] { $count } боти, кожен проти кожного
   *[other] { $count } ботів, кожен проти кожного
}
arena-ladder-first = Перший у рейтингу
arena-pairs = { $count ->
    [one] в { $count } парі
   *[other] у { $count } парах
}
arena-strength = Сила
arena-anchor = Elo з інтервалами 95 %; { $bot } має 0.
arena-llr = Логарифм відношення правдоподібності (LLR)
arena-axis-pairs = пари партій
arena-axis-points = очки бота { $bot } у парі
arena-axis-moves = ходи
arena-running = Різниця Elo впродовж партій зі смугою 95 %
arena-pair-scores = Результати пар
arena-matches = Матчі
arena-armies-of = { $bot } за власною армією та армією ворога
arena-own-enemy = власна / ворожа
arena-all-enemies = разом
arena-grid-key = Частка очок, інтервал 95 %, кількість партій. ▲ і ▼: увесь інтервал лежить вище або нижче 50 %.
arena-balance = Частка очок за армією
arena-balance-note = Усі боти разом, без партій армії проти самої себе. Інтервали 95 %.
arena-games-and-time = Партії та час
arena-lengths = Тривалість партій
arena-time-note = Логарифмічна шкала. Прямокутник: середня половина партій; риска в ньому: медіана; хрестик: найдовший хід; число: середнє.
arena-settings = Як грали
arena-seed = Зерно
arena-matchups = Армії
arena-command = Команда
arena-notes = Як це читати
arena-note-pairs = Партії йдуть парами. В обох партіях пари стоси перетасовано однаково, а на тих самих місцях ті самі армії; боти міняються місцями. Тож кожному боту те саме везіння випадає з обох боків.
arena-note-elo = Elo та його інтервал обчислено з результатів цілих пар, бо дві партії пари залежать одна від одної. Різниця в 100 Elo обіцяє 64 % очок, 200 Elo 76 %, 400 Elo 91 %.
arena-note-ladder = Якщо ботів більше ніж два, рейтинг обчислено одразу за всіма партіями (модель Бредлі й Террі); кожним двом ботам, що зустрілися, додано по одній перемозі.
arena-note-rounds = Партії йдуть колами. Усі партії кола мають ті самі перетасовані стоси й ті самі армії на тих самих місцях; боти від партії до партії переходять на одну сторону далі, тож кожен веде кожну сторону один раз.
arena-note-ratings = Рейтинг рахує openskill (Плакетт і Люс), від 25, зі стандартним відхиленням. Переможець у партії перший, решта йде за здоров’ям чи очками. Спільна перемога рахується частинами.

## Створені головоломки

puzzle-report-title = { $count ->
    [one] { $count } головоломка
    [few] { $count } головоломки
   *[many] { $count } головоломок
}
puzzle-report-lead = Спроб: { $digs }, переглянутих чернеток: { $drafts }. Кожна головоломка доведена, має одну ідею, жодного зайвого загону і не розв’язується ні ботом greedy, ні найкращим наступним ходом.
puzzle-report-found = Знайдено
puzzle-report-digs = Спроби
puzzle-report-mined = З партій
puzzle-report-counts = Що знайдено
puzzle-report-pictures = Головоломки
puzzle-report-army = За армією, що розв’язує
puzzle-report-opponent = За суперником
puzzle-report-theme = За темою
puzzle-report-goal = За метою
puzzle-report-difficulty = За складністю
puzzle-report-rejected = Чому чернетки відкинуто
puzzle-report-goal-destroy_hq = знищити штаб
puzzle-report-goal-ahead = мати перевагу
puzzle-report-goal-lose_no_unit = не втратити загону
puzzle-report-goal-destroy_unit = знищити загін
puzzle-report-goal-survive = вистояти
puzzle-report-reason-bare = майже жоден загін не має в ній ролі
puzzle-report-reason-fewer = вистачить меншої кількості жетонів
puzzle-report-reason-greedy = її розв’язує бот greedy
puzzle-report-reason-harmless = нічого здобувати
puzzle-report-reason-ideas = кілька ідей
puzzle-report-reason-long = забагато доводити
puzzle-report-reason-misses = немає спроб, яким бракує трохи
puzzle-report-reason-obvious = її знаходить найкращий наступний хід
puzzle-report-reason-offer = якийсь жетон нікого не спокушає
puzzle-report-reason-proof = доказ не вдається
puzzle-report-reason-solutions = забагато розв’язків
puzzle-report-reason-theme = інша тема або жодної
puzzle-report-reason-unsolvable = немає розв’язку
puzzle-report-note = Спроба починається з позиції гри або складеної і змінює її, доки вийде добра головоломка або скінчиться терпець. Те саме зерно знаходить ті самі головоломки.
