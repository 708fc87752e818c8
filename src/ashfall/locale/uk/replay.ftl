## Replays

replay-title = Повтор
replay-context = Повтор: { $one } – { $two }
replay-context-many = Повтор: { $sides }
replay-loading = Партія завантажується.
replay-board = Поле бою повтору
replay-tile = Що робить жетон
replay-left = лишилося { $count }
replay-used = використано { $count }
replay-log = Кроки
replay-no-moves = У цій партії не зроблено жодного кроку.
replay-setup = Розстановка
replay-turn = Хід { $number } · { $side }
replay-moves = Крок
replay-step = Крок { $ply } з { $count }
replay-battle-at = Переглянути битву на кроці { $ply }
replay-chart = Здоров’я протягом партії.
replay-chart-points = Очки протягом партії.
replay-chart-side = { $side }: з { $before } до { $after }.
replay-controls = Перегляд партії
replay-back = Крок назад
replay-forward = Крок уперед
replay-previous-turn = Попередній хід
replay-next-turn = Наступний хід
replay-previous-battle = Попередня битва
replay-next-battle = Наступна битва
replay-watch = Переглянути битву
replay-key-forward = Крок уперед; із Shift цілий хід
replay-key-back = Крок назад; із Shift цілий хід
replay-key-start = На початок
replay-key-end = У кінець
replay-key-battle = Переглянути битву цього кроку
replay-key-leave = Назад до поля
replay-share = Поділитися цим кроком
replay-share-note = Посилання відкриває партію на кроці { $ply }.
replay-files = Зберегти й поділитися
replay-address = Посилання на цей крок
replay-download-json = Запис як JSON
replay-download-text = Запис як звичайний текст
replay-seed = Зерно партії: { $seed }
replay-open = Відкрити запис
replay-open-help = Виберіть файл запису або перетягніть його будь-куди на цю сторінку, щоб переглянути партію.
replay-drop = Перетягніть сюди запис або позицію
replay-too-large = Файл { $name } завеликий для запису партії.
replay-to-table = До столу
replay-continue = Грати звідси
replay-analyse = Аналізувати звідси
replay-make-puzzle = Скласти головоломку
replay-opponent = Суперник
replay-against-bot = Бот
replay-against-bots = Боти
replay-one-screen = На одному екрані
replay-my-side = Моя армія
replay-level = Рівень
replay-new-luck =
    { $game ->
        [hardcity] Кубики й карти, яких ще ніхто не бачив, будуть новими: не такими, як у цій партії.
       *[neuroshima] Жетони, яких ще не взято, буде перетасовано: вони йтимуть в іншому порядку, ніж у цій партії.
    }
replay-over = На цьому кроці партію закінчено. Поверніться до ранішого й грайте звідти.
replay-start = Грати далі
