## Commands

cli-help-table-armies = ключі або файли (mine.toml) армій, по одному на кожне місце, наприклад moloch,borgo
cli-help-svg = записати малюнок у цей файл
cli-help-battle-file = файл позиції або - для стандартного введення
cli-help-battle-jsonl = по одній позиції в рядку на вході, по одному результату в рядку на виході
cli-help-battle-choose = хто відповідає, коли правила дають вибір: перший дозволений хід або відповідь, найкраща для свого боку, якщо на решту запитань відповідають перші ходи
cli-help-show-file = файл позиції чи запису або - для стандартного введення
cli-help-sim-seats = боти з параметрами, по одному на кожне місце, наприклад rush,search:iterations=200 або random,./my_bot.py (типово всюди random)
cli-help-sim-table-armies = ключі або файли (mine.toml) армій, по одному на кожне місце; без них у двобоях по черзі всі 36 пар, в інших режимах нове жеребкування для кожної партії
cli-help-modes = спосіб гри:
cli-help-board = кількість клітинок, 19 або 37 (типово стільки, скільки потрібно арміям; 37 для чотирьох-шести)
cli-help-variants = варіанти гри, через кому:
cli-help-set = налаштування правил, наприклад team_hq_health=20; можна вказати кілька разів; усі показує "ashfall list neuroshima"
cli-help-play-seats = хто грає: human, бот із параметрами або файл бота, наприклад ./my_bot.py; типово
cli-help-play-load = продовжити із запису чи позиції
cli-help-play-cores = скільки процесів може зайняти бот, коли думає над ходом або підказкою (типово 1)
cli-help-play-quick = не чекати на Enter під час битв
cli-help-play-estimates = показувати, як боти оцінюють свої шанси
cli-left = Лишаються на полі бою
cli-nobody-left = ніхто
cli-health = { $seat }, штаб { $health }
cli-choice = Відповідь: { $move }
cli-no-phase = Ніхто не діє в цій битві.
cli-undecided = Партія триває, зараз хід: { $seat }.
cli-turn = Хід { $number }: { $seat }
cli-pile = Стос
cli-points = очки: { $points }
cli-out = поза грою
cli-side = сторона { $side }
cli-mode-fact = { $mode }: армій { $seats }, клітинок { $boards }
cli-variants-fact = варіанти: { $variants }
cli-setting-default = типово { $value }, рішення { $ruling }
cli-army = Армія
cli-shared = Спільні перемоги
cli-bench-random_games_per_s = Випадкових партій за секунду
cli-bench-battles_per_s = Битв за секунду
cli-bench-copies_per_s = Копій стану за секунду
cli-bench-moves_per_s = Випадкових ходів за секунду
cli-bench-import_s = Секунд на завантаження правил
cli-bench-search = Ітерацій пошуку за секунду (search)
cli-bench-greedy = Ходів, зважених за секунду (greedy)
cli-bench-greedy-decisions = Рішень за секунду (greedy)

## Arena

cli-help-arena-bots = щонайменше два боти з параметрами, як-от rush,search:iterations=200 або greedy,./my_bot.py
cli-help-arena-games = скільки партій грають кожні два боти (типово 84; з --sprt щонайбільше 20000)
cli-help-arena-table-armies = ключі або файли (mine.toml) армій, що грають в усіх партіях, по одному на кожне місце (типово всі пари по черзі; у режимах, крім двобою, нове жеребкування для кожного кола)

## Playing in the terminal

play-first-army = Перша армія
play-second-army = Друга армія
play-too-narrow = Для поля бою треба стовпців: { $needed }, у цьому терміналі: { $width }.
play-army-of = Армія гравця { $number }
play-number = Номер або ключ армії:
play-random-army = будь-яка
play-ask = Номер або хід (? довідка):
play-ask-hex = Клітинка ({ $hexes }), < назад:
play-ask-any-hex = Одна з клітинок у дужках, < назад:
play-ask-facing = Поворот, < назад:
play-ask-direction = Напрямок, < назад:
play-no-tile = Жоден жетон тут не називається «{ $name }».
play-estimate = { $seat }: бот оцінює свої шанси у { $share }.
play-help =
    Введіть номер вибору, тоді клітинку, наприклад C3, і поворот від 0 до 5 (0 Пн, 1 Пн-Сх, 2 Пд-Сх, 3 Пд, 4 Пд-Зх, 5 Пн-Зх).
    Можна ввести й увесь хід: place hybrid C2 3. Усі дозволені ходи покаже: moves
    undo          скасувати свій останній хід
    help ЖЕТОН    що робить жетон (ключ, назва або клітинка)
    hint          спитати бота про добрі ходи
    log           що сталося
    save ФАЙЛ     записати партію (JSON або простий текст, якщо ФАЙЛ закінчується на .txt)
    quit          вийти
play-legend =
    На жетоні: *1 удар, стрілка – постріл, подвійна стрілка – постріл Гауса, !1 б’є своїх і чужих,
    # сітка, = броня, ~ відбиття, + зв’язок. Під назвою: i ініціатива, h серця, NET у сітці.
play-group-place = Виставити: { $tile }
play-group-execute = Страта: { $tile }
play-group-play = Розіграти: { $tile }
play-group-discard = Скинути жетон
play-group-replace = Замінити: { $unit }
play-group-mobility = Перемістити: { $unit }
play-group-rotate = Повернути: { $unit }
play-group-transport = Перевезти: { $unit }
play-group-push = { $unit } відштовхує
play-group-grab = { $unit } притягує
play-group-net = Кинути Сталеву сітку
play-group-step = Зробити другий крок
play-group-to = Вибрати клітинку
play-group-strike = Атакувати
play-group-scavenge = { $unit } летить

## Головоломки

cli-help-puzzles-action = перелік, показ однієї, спроба ходів, розв’язання однієї, перевірка доказу чи оцінка складності однієї або всіх, або створення нових
cli-help-puzzles-file = ключ головоломки з комплекту, файл головоломки або - для стандартного вводу
cli-help-puzzles-moves = для try: ходи вашого ходу, наприклад "place mutant C2 3"; без них вони читаються рядок за рядком, порожній рядок починає битву
cli-help-puzzles-workers = з check, rate і make: скільки процесів працюють (типово по одному на ядро)
cli-help-puzzles-out = з make: тека для файлів головоломок
cli-help-puzzles-count = з make: скільки головоломок (типово 10)
cli-help-puzzles-army = з make: армія, що розв’язує
cli-help-puzzles-against = з make: армія суперника
cli-help-puzzles-theme = з make: що мають показувати розв’язки, наприклад pushes
cli-help-puzzles-use = з make: скільки жетонів треба використати, від 1 до 3; три обирають із п’яти
cli-help-puzzles-turns = з make: 2 для головоломок на два ходи
cli-help-puzzles-bot = з make: бот, чиї партії дають позиції, щонайбільше 64 ітерації на хід (типово warlord)
cli-puzzle = Головоломка
cli-puzzle-title = Назва
cli-puzzle-level = Рівень
cli-puzzle-themes = Теми
cli-puzzle-opponent = Проти
cli-puzzle-rarity = Рідкість
cli-puzzle-nearness = Близькість
cli-puzzle-looks = Спроби
cli-puzzle-looks-note = Спроби: з котрої її розв’язує кожен із ботів, риска – жодної: { $bots }.
cli-puzzle-width = Ширина
cli-puzzle-filed = У файлі
cli-puzzle-solutions = Розв’язки
cli-puzzle-essential = По суті
cli-puzzle-positions = Позиції
cli-puzzle-seconds = Секунди
cli-puzzle-greedy = Greedy
cli-puzzle-greedy-yes = розв’язує
cli-puzzle-greedy-no = -
cli-puzzle-ask = Хід (жетонів до використання: { $left }; Enter починає битву):
cli-puzzle-answer = Суперник відповідає: { $moves }
cli-puzzle-unsolvable = Її ніщо не розв’язує.
cli-puzzle-idea = Задум { $number } (розв’язків: { $count }):
cli-puzzle-miss = Майже, бракує { $missing }:
cli-puzzle-fewer = Досить і менше жетонів: { $count }.
cli-puzzle-examined = Розглянуто позицій: { $positions }, секунд: { $seconds }
cli-puzzle-fault-unsolvable = { $puzzle }: її ніщо не розв’язує.
cli-puzzle-fault-sample = { $puzzle }: її власний розв’язок її не розв’язує.
cli-puzzle-fault-fewer = { $puzzle }: досить і менше жетонів.
cli-puzzle-total = Правильні головоломки: { $holding } з { $count }. Розглянуто позицій: { $positions }, секунд: { $seconds }. Розв’язує бот greedy: { $greedy }.
