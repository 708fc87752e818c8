## In the terminal

cli-help-city-episode = який епізод, від 1 до 5, або файл TOML з власним (типово 1)
cli-help-city-mode = versus: офіцери проти Доктора Зеро; coop: проти АвтоДока, також наодинці (типово versus)
cli-help-city-players = скільки людей або ботів: від 2 до 5 у versus разом із Доктором Зеро, від 1 до 4 у coop (типово якнайменше)
cli-help-city-officers = ключі офіцерів у грі, наприклад jenny,miranda,marcellus
cli-help-city-ally = пес Ікло допомагає офіцерам
cli-help-city-seats = хто грає, Доктор Зеро останній: human, бот із параметрами або файл бота; типово
cli-help-city-campaign = грати наступний епізод кампанії з цього файлу й записати туди, чим він скінчився; новий файл починає кампанію
cli-help-city-load = продовжити із запису
cli-help-city-bots = бот офіцерів і бот Доктора Зеро, наприклад rules,random; у coop один бот (типово random)
cli-city-won-officers = Перемоги офіцерів
cli-city-won-zero = Перемоги Доктора Зеро
cli-city-won-nobody = Без переможця
cli-city-points = Очки офіцерів та іншої сторони в середньому
cli-city-rounds = Раундів на партію
cli-city-episodes = Епізоди
cli-city-officers = Офіцери
cli-city-mode-fact = { $mode }: гравці { $players }
cli-city-officer-fact = { $hp } ОЗ, { $ability }
cli-city-round = Раунд { $number }, вибір: { $seat }
cli-city-bench-random = Hard City: випадкових партій за секунду
cli-city-bench-copies = Hard City: копій стану за секунду
cli-city-bench-moves = Hard City: випадкових ходів за секунду
cli-city-bench-compiled = Hard City: правила скомпільовано
cli-city-short-police-car = коп
cli-city-short-civilian-car = авто
cli-city-short-limousine = лімо
cli-city-short-truck = фура
cli-city-short-bus = бус
cli-city-short-motorboat = човн
cli-city-short-doom-machine = маш
cli-city-do-other = Вибрати
cli-city-do-step =
    { $begun ->
        [on] Йти далі
       *[first] Іти
    }
cli-city-do-shoot = Швидкий постріл у поле
cli-city-do-aim = Прицільний постріл
cli-city-do-shoot-barrel = Швидкий постріл у бочку
cli-city-do-hand = Віддати спорядження
cli-city-do-take-from = Узяти чуже спорядження
cli-city-do-use = Застосувати спорядження
cli-city-do-ability = Застосувати здібність
cli-city-do-take = Застосувати дубль
cli-city-do-evacuate = Евакуювати когось
cli-city-do-call = Викликати гелікоптер
cli-city-do-unload = Випустити когось із транспорту
cli-city-do-climb = Пройти крізь двері
cli-city-do-instant = Зіграти миттєву карту
cli-city-do-play = Зіграти карту заради її тексту
cli-city-do-basics = Зіграти карту заради двох базових дій
cli-city-do-deploy = Виставити
cli-city-do-move = Перемістити мутанта
cli-city-do-stand = Підняти мутанта
cli-city-do-attack = Атакувати
cli-city-do-drop-barrel = Скинути бочку
cli-city-do-leave = Залишити мапу
cli-city-do-cloud = Покласти токсичну хмару
cli-city-price = { $what }, { $price } ОД
cli-city-free = { $what }, безплатно
play-city-lies = приголомшення
play-city-on-the-way = Гелікоптер у дорозі
play-city-ladder = Гелікоптер із драбинкою
play-city-open-lid = відкритий люк
play-city-closed-lid = закритий люк
play-city-pier = причал
play-city-generator = генератор
play-city-exit = вихід на дах
play-city-leave = вихід із мапи
play-city-rungs = драбина в каналізації
play-city-zone = зона виставлення
play-city-dark = темрява
play-city-area = число: ділянка ліхтаря
play-city-round = раунд { $number }
play-city-kills = Убиті
play-city-no-ammo = немає набоїв
play-city-takes = Дублі
play-city-hand-hidden =
    { $count ->
        [one] Доктор Зеро тримає { $count } карту.
        [few] Доктор Зеро тримає { $count } карти.
       *[other] Доктор Зеро тримає { $count } карт.
    }
play-city-queue = Черга
play-city-letters = КАФАР
play-city-ask =
    { $what ->
        [number] Номер
        [space] Позначене поле
       *[both] Номер або позначене поле
    }{ $at ->
        [first] {" "}(? довідка):
       *[later] , < назад:
    }
play-city-hand-over = { $seat }: беріть клавіатуру, хай більше ніхто не дивиться.
play-city-hand-back = { $seat }: беріть клавіатуру.
play-city-no-space = Жодне поле тут не називається «{ $name }».
play-city-empty-space = { $space }: нічого.
play-city-no-word = Тут нічого не називається «{ $name }».
play-city-near-words = Можливо: { $words }
play-city-campaign-over = Кампанію закінчено. Виграно епізодів: { $wins } із { $count }.
play-city-campaign-next = Кампанію записано: { $file }. Далі: { $episode }.
play-city-keeps = Яку здібність лишає собі на наступний епізод { $officer }?
play-city-keeps-number = Номер:
play-city-special-rules = Особливе в цьому епізоді
play-city-more-help = help епізод показує це ще раз; help СЛОВО пояснює будь-яке слово на екрані, наприклад: help зона
play-city-help =
    Введіть номер вибору або позначене поле, наприклад C3; < повертає до першого питання.
    Можна ввести й увесь хід: shoot C4. Усі дозволені ходи покаже: moves
    look ПОЛЕ     що є на полі
    officers      офіцери, їхнє спорядження та здібності
    cards         карти, що зараз мають значення, з текстами
    help СЛОВО    що означає слово на екрані, що робить карта чи мутант
    help епізод   мета, очки й особливі правила цього епізоду
    undo          скасувати свій останній хід
    hint          спитати бота про добрі ходи
    log           що сталося
    save ФАЙЛ     записати партію (JSON або простий текст, якщо ФАЙЛ закінчується на .txt)
    quit          вийти
play-city-legend =
    D J M H – офіцери Донатан, Дженні, Міранда й Марселлус, F – Ікло. Число каже, скільки їх; ~ означає приголомшення.
    Поля на S у каналізації, на R на даху. Поруч із мапою: ♥ здоров’я, ◎ очки дії, ▶ зараз діє.
    У ряду дублів усе перед ◢ уже не застосувати. Знаки, що зараз є на мапі:
cli-help-city-arena-bots = бот, що веде офіцерів, і бот, що веде Доктора Зеро, наприклад search,rules; одне слово: для обох сторін (типово: rules)
cli-help-city-arena-games = скільки партій зіграти за кожним видом столу (типово 100; з --sprt щонайбільше 2000)
cli-help-city-episodes = які епізоди, наприклад 1,3 (типово: усі)
cli-help-city-modes = які режими: versus, coop (типово: обидва; з --pairs чи --sprt versus)
cli-help-city-campaigns = замість окремих партій грати цілі кампанії: стільки в кожному режимі з кожною кількістю офіцерів
cli-help-city-pairs = порівняти двох ботів: кожну роздачу грають двічі, а боти міняються сторонами
cli-help-city-counts = скільки офіцерів: 3, 4 або обидва числа через кому (типово: обидва)
cli-city-mode = Режим
cli-city-episode = Епізод
cli-city-score = Очки
cli-city-interval = Інтервал 95 %
cli-help-tasks-action = список, показ одного, спроба ходу, розв’язання одного або перевірка доказу одного чи всіх
cli-help-tasks-file = ключ доданого завдання, файл із завданням або - для стандартного входу
cli-help-tasks-moves = із try: ходи вашого ходу, напр. "shoot D4"; без них читаються рядок за рядком
cli-help-tasks-seed = із try: визначає кубики; без нього їх кидають заново
cli-task = Завдання
cli-task-title = Назва
cli-task-officer = Офіцер
cli-task-level = Рівень
cli-task-themes = Теми
cli-task-best = Найкращий шанс
cli-task-firsts = Найкращі перші ходи
cli-task-states = Стани
cli-task-seconds = Секунди
cli-task-ask = Хід (Enter зупиняє):
cli-task-proven = Найкращий шанс: { $chance } ({ $fraction }). Перші ходи за тим, що лишають:
cli-task-line = До першого кидка: { $moves }
cli-task-examined = Перевірено станів: { $states }, секунд: { $seconds }
cli-task-fault-hopeless = { $task }: ніщо не веде до мети.
cli-task-fault-best = { $task }: найкращий шанс { $chance }.
cli-task-fault-sample = { $task }: його власний розв’язок віддає шанс.
cli-task-fault-tempting = { $task }: спокусливий хід не віддає шансу або неможливий.
