## Clocks

web-clock-none = Без годинника
web-clock-move =
    { $minutes ->
        [0] { $seconds } с на рішення
       *[other] { $minutes } хв на рішення
    }
web-clock-bank = { $minutes } хв + { $seconds } с

## First page

web-home-title = Дві настільні гри просто в браузері
web-play-friend = З другом
web-play-more = Більше
web-continue = Ваші партії
web-continue-waiting = Чекає на гравців
web-continue-playing = Триває
web-continue-yours = Ваш хід
web-continue-empty = Жодна партія не триває. Ваші партії чекатимуть тут.
web-continue-go = Продовжити
web-continue-open = Відкрити
web-continue-replay = Повтор
web-continue-review = Розібрати гру
web-continue-more = Решта партій
web-result-won = Перемога
web-result-lost = Поразка
web-result-drawn = Нічия
web-result-over = Завершено
web-result-closed = Закрито
web-versus = vs
web-lobby = Відкриті столи
web-lobby-game = Гра
web-lobby-all = Обидві гри
web-lobby-join = Приєднатися
web-lobby-empty = Зараз ніхто не чекає. Відкрийте стіл, і його побачать тут.
web-lobby-make = Відкрити стіл
web-watch = Грають зараз
web-watch-go = Дивитися
web-watch-empty = Наразі публічних партій немає.
web-row-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
web-row-rules = власні правила
web-game =
    { $game ->
        [hardcity] Hard City
        [neuroshima] Neuroshima Hex
       *[other] { $game }
    }
web-seat-open = вільне місце
web-seat-anybody = Гість
web-learn = Навчання й аналіз
web-learn-choose = Якої гри ви хочете навчитися?
web-learn-about-neuroshima = Одинадцять уроків про армії, битви й сітки, дві розказані партії та перша власна.
web-learn-about-hardcity = Шість уроків про офіцерів, мутантів і Доктора Зеро та розказаний перший раунд.
web-learn-steps = Перші кроки
web-learn-steps-about = Neuroshima Hex за одинадцять коротких вправ.
web-learn-armies = Шість армій
web-learn-armies-about = Кожен жетон і кожен значок з поясненням.
web-learn-analysis = Аналіз позицій
web-learn-analysis-about = Розставте будь-яку позицію, спитайте бота, проведіть битву.
web-learn-replay = Відкрити партію
web-learn-replay-about = Подивіться збережену партію хід за ходом.

## New game

web-new = Нова партія
web-new-game = Яка гра?
web-new-game-neuroshima = Від двох до шести армій на полі з шестикутників. Швидка, важить кожен хід.
web-new-game-hardcity = Офіцери проти Доктора Зеро в п’яти епізодах: наодинці, разом або один проти всіх.
web-new-mode = Спосіб гри
web-new-players = Гравці
web-new-board = Поле бою
web-new-hexes = { $hexes } клітинок
web-new-board-large = Від п’яти гравців грають на великому полі бою, де 37 клітинок.
web-new-health = Здоров’я кожного штабу
web-new-who = Суперник
web-new-others = Решта
web-new-seats = Місця
web-new-seat = Місце { $number }
web-new-seat-who = Хто тут грає
web-new-seat-army = Армія
web-new-seat-done = Готово
web-new-me = Ви
web-new-me-about = Сісти сюди
web-new-bot = Бот
web-new-bot-about = Шість рівнів
web-new-link = Друг
web-new-link-about = За посиланням
web-new-local = Один екран
web-new-local-about = Спільний пристрій
web-new-open = Будь-хто
web-new-open-about = Відкритий стіл
web-new-ally = Союзник
web-new-ally-about = Веде обидві армії
web-new-ally-mine = Теж ведете ви
web-new-ally-theirs = Веде союзник
web-new-level = Рівень
web-new-mine = Ваша армія
web-new-theirs = Армія суперника
web-new-first-army = Армія першого гравця
web-new-second-army = Армія другого гравця
web-new-random = Випадкова
web-new-not-there = Не на 37 клітинках
web-new-not-there-about = { $army }: цією армією не грають на 37 клітинках. Її замінить випадкова армія.
web-new-starts = Хто починає
web-new-starts-random = Жереб
web-new-starts-first = Ви
web-new-starts-second = Суперник
web-new-starts-one = Перший гравець
web-new-starts-two = Другий гравець
web-new-order = Черговість
web-new-order-listed = Як у списку
web-new-clock = Час на роздуми
web-new-clock-none = Без обмежень
web-new-clock-own = Власний
web-new-clock-kind = Годинник
web-new-clock-kind-move = На кожне рішення
web-new-clock-kind-bank = На всю партію
web-new-clock-minutes = Хвилини
web-new-clock-seconds = Секунди
web-new-clock-increment = Додаткові секунди після кожного ходу
web-new-listed = Показувати на головній
web-new-listed-about = Інші зможуть знайти цю партію й дивитися її. Якщо ні, то лише ті, хто має її адресу.
web-new-casual = Прогноз битви
web-new-casual-about = Усі гравці бачать, що сталося б, якби битва почалася зараз. Проти самих ботів можна скасувати будь-який хід.
web-new-again = Як минулого разу
web-new-again-go = Ще раз
web-new-start = Почати партію
web-new-start-link = Створити посилання
web-new-start-open = Відкрити стіл

## Settings

web-set-profile = Ви
web-set-name = Ваше ім’я
web-set-name-help = Його бачать за столом. Від 1 до 24 символів.
web-set-save = Зберегти
web-set-saved = Збережено
web-set-look = Вигляд
web-set-theme = Тема
web-set-theme-system = Як на пристрої
web-set-theme-dark = Темна
web-set-theme-light = Світла
web-set-language = Мова
web-set-language-system = Як у браузері
web-set-table = За столом
web-set-forecast = Прогноз битви
web-set-forecast-help = Показує на полі бою, що зробила б битва зараз, якщо партія це дозволяє.
web-set-names = Назви на жетонах
web-set-names-help = Кожен загін на полі бою підписано.
web-set-confirm = Підтвердження ходів
web-set-confirm-help = Щоб зробити хід, треба клацнути вдруге або натиснути Enter.
web-set-handover = Картка передачі
web-set-handover-help = На спільному екрані показує, чия черга і що сталося.
web-set-playback = Рух
web-set-speed = Швидкість відтворення
web-set-motion = Менше анімації
web-set-motion-help = Ніщо не літає й не згасає. Про це може просити й пристрій.
web-set-sound = Звук
web-set-sound-on = Звук увімкнено
web-set-sound-on-help = Увесь; гучномовець за столом — той самий перемикач.
web-set-effects = Ефекти
web-set-effects-help = Ходи, влучання й кубики, а також сигнал, коли ваш хід.
web-set-ambience = Тло
web-set-ambience-help = Вітер над пусткою, нічне місто: далеко за всім іншим.
web-set-volume = Гучність
web-set-volume-percent = { $percent } %
web-set-sound-try = Послухати
web-set-here = Усе це зберігається лише в цьому браузері.

## Waiting room

web-wait-link-title =
    { $count ->
        [one] Запросіть друга
       *[other] Запросіть друзів
    }
web-wait-link-text =
    { $count ->
        [one] Надішліть це посилання. Партія почнеться, щойно друг відкриє його й приєднається.
       *[other] Надішліть це посилання всім. Партія почнеться, щойно всі приєднаються.
    }
web-wait-open-title = Ваш стіл відкрито
web-wait-open-text = Усі бачать його на головній сторінці. Можна також надіслати комусь посилання.
web-wait-seated-title = Ви маєте місце
web-wait-seated-text = Партія почнеться, щойно всі будуть тут.
web-wait-link = Посилання на цю партію
web-wait-copy = Копіювати
web-wait-copied = Посилання скопійовано
web-wait-share = Поділитися
web-wait-share-text = Партія у { $game }?
web-wait-waiting =
    { $count ->
        [one] Чекаємо ще на одного гравця…
       *[other] Чекаємо ще на { $count } гравців…
    }
web-wait-keep = Не закривайте цю сторінку. Ми покличемо, коли партія почнеться.
web-wait-here = тут
web-wait-away = не за столом
web-wait-cancel = Скасувати партію
web-wait-cancelled = Партію скасовано.
web-wait-leave = Звільнити місце
web-wait-left = Місце звільнено.
web-wait-joined = Усі вже тут.
web-join-title = { $name } запрошує вас до гри
web-join-seat = Є місце для вас
web-join-text =
    { $count ->
        [one] Один клік – і починаємо.
       *[other] Партія почнеться, щойно всі приєднаються.
    }
web-join-go = Приєднатися до партії
web-join-random = Випадкова армія
web-join-yours = Ваше місце
web-wait-none-title = Потрібне посилання
web-wait-none-text = Ця партія чекає на того, кому надіслали посилання. Попросіть посилання або почніть власну партію.

## Frame

web-home-link = Ashfall, головна сторінка
web-skip = Перейти до вмісту
web-nav = Сторінки
web-nav-home = Грати
web-nav-puzzles = Головоломки
web-nav-learn = Навчання
web-nav-armies = Армії
web-nav-episodes = Епізоди
web-nav-rules = Правила
web-nav-analysis = Аналіз
web-nav-settings = Налаштування
web-close = Закрити
web-health = Здоров’я { $health } з { $most }
web-points = Очки: { $points } з { $most }
web-keys = Клавіші
web-keys-page = На цій сторінці
web-keys-everywhere = Усюди
web-keys-help = Показати клавіші
web-key-space = Пробіл
web-key-up = Стрілка вгору
web-key-down = Стрілка вниз
web-key-left = Стрілка вліво
web-key-right = Стрілка вправо
web-lost-title = Тут нічого немає
web-lost-text = Ця адреса нікуди не веде. Можливо, партію скасовано або посилання неповне.
web-lost-home = На головну
web-save-record = Зберегти запис
web-out-short = Немає з’єднання. Пробуємо знову…
web-problem = Не вдалося: { $reason }
web-problem-offline = Немає зв’язку із сервером. Спробуйте за мить.
web-problem-too_fast = Трохи зашвидко. Зачекайте хвилинку.
web-problem-busy = Боти зайняті. Спробуйте за мить.
web-problem-many_games = Водночас триває забагато ваших партій. Спершу закінчіть одну з них.
web-problem-storage = Сервер не зміг цього прочитати чи зберегти. Нічого не змінилося; спробуйте ще раз.
web-problem-failed = На сервері щось пішло не так. Помилку там записано.
web-problem-not_found = Тут нічого немає. Можливо, партію скасовано або посилання неповне.
web-problem-begun = Партія вже почалася.
web-problem-closed = Цю партію закрито: від її початку правила змінилися.
web-problem-no_game = У цю гру тут більше не можна грати: її правила не встановлено.
web-problem-no_seat = Для вас немає вільного місця. Щоб зайняти місце, залишене для друга, потрібне посилання.
web-problem-not_owner = Це може зробити лише той, хто створив цю партію.
web-problem-not_over = Партію ще не закінчено.
web-problem-no_board = Цю гру тут ще не можна показати.
web-problem-over = Партію тут закінчено: шукати вже нема чого.
web-problem-bad_name = Ім’я має містити від 1 до 24 читабельних символів.
web-problem-too_large = Це завелике, щоб надіслати.
web-problem-not_ready = Спершу використайте жетони головоломки, потім бийтеся.
web-problem-not_solved = Розв’язки бачать ті, хто розв’язав головоломку або здався.
web-problem-not_solvable = Цю головоломку неможливо розв’язати, тому її не збережено.
web-problem-unproven = У цій головоломці забагато можливостей, щоб перевірити її тут, тому її не збережено.
web-problem-many_puzzles = Ви вже склали стільки головоломок, скільки тут можна зберегти.
web-problem-rush_moved_on = Перегони вже перейшли до іншої головоломки.
