## The book of Hard City

book-title = Хто є хто і що є що
book-lead = Усі та все в Hard City: офіцери, мутанти, карти, події, епізоди й поняття. Числа й тексти такі, як у правилах.
book-search = Шукати в книзі
book-search-help = Ім’я, слово з тексту або правило, наприклад HC-17.5.12
book-search-all = Показати все
book-found =
    { $count ->
        [0] Нічого не знайдено. Спробуйте інше слово або менше фільтрів.
        [one] { $count } запис
        [few] { $count } записи
       *[many] { $count } записів
    }
book-filter-kind = Що
book-filter-episode = Епізод
book-everything = Усе
book-any-episode = Усі
book-clause = Правило { $clause }

## What there is

book-kind-officer = Офіцери
book-kind-mutant = Мутанти
book-kind-ability = Здібності
book-kind-equipment = Спорядження
book-kind-take = Дублі
book-kind-chaos = Карти хаосу
book-kind-auto = Карти АвтоДока
book-kind-special = Особливі карти
book-kind-event = Карти подій
book-kind-episode = Епізоди
book-kind-word = Поняття

## What is printed

book-number-hp = ОЗ
book-number-hp-most = ОЗ зі здібністю
book-number-ap = ОД
book-number-copies = Примірники
book-number-deploy = Виставлення
book-number-move = Рух
book-number-attack = Атака
book-number-attack-near = Атака поруч
book-number-figures = Фігурки
book-number-kills = Рахується за
book-mark-deck-police = Поліційне
book-mark-deck-civilian = Цивільне
book-mark-start-start = Початкова здібність
book-mark-limit-always = Завжди
book-mark-limit-turn = Раз за хід
book-mark-limit-round = Раз за раунд
book-mark-limit-zero-turn = Раз у кожен хід Доктора Зеро
book-mark-timing-setup = Заставка
book-mark-timing-between-actions = Між діями
book-mark-timing-after-action = Після дії
book-mark-timing-turn-end = Наприкінці ходу
book-mark-timing-civilian-hit = Коли цивільному загрожує ушкодження
book-mark-chaos-instant = Миттєва
book-mark-chaos-action = Дія
book-mark-chaos-reaction = Реакція
book-mark-chaos-special = Особлива
book-mark-trigger-skull = На череп
book-mark-trigger-shot-skull = На череп у пострілі
book-mark-trigger-shot-kill = На вбивство пострілом
book-mark-trigger-leaves-mutants = На вихід від мутантів
book-mark-trigger-takes-civilian = На супровід цивільного
book-mark-priority-active-officer = Ціль: активний офіцер
book-mark-priority-officer = Ціль: найближчий офіцер
book-mark-priority-civilian = Ціль: найближчий цивільний
book-mark-priority-nearest = Ціль: найближчий
book-mark-priority-mayor = Ціль: мерка
book-mark-priority-motorboat = Ціль: моторний човен
book-mark-after-discard = Потім у скид
book-mark-after-queue = Потім у чергу
book-mark-after-set-aside = Потім відкладена
book-mark-band-near = Відстань 0–2
book-mark-band-far = Далі ніж 2
book-mark-band-any = Будь-яка відстань
book-letter = Літера { $letter }
book-now = Тепер
book-later = Із черги
book-owner = Здібність: { $name }
book-abilities = Карти здібностей
book-in-episodes = Епізоди { $list }
book-in-episode = Епізод { $number }
book-side-versus = Сторона Доктора Зеро
book-side-auto = Сторона АвтоДока

## Events and episodes

book-event = Карта події { $number }
book-event-about = Розкладка { $layout }. Символи: цивільні на { $civilians }, ящик на { $crates }, мутанти на { $mutants }.
book-event-help = Карта, взята під час підготовки, вибирає розкладку; потім епізод використовує ті символи, які називає.
book-boards = Дошки { $boards }
book-versus = Один проти всіх
book-coop = Разом проти АвтоДока
book-order = Офіцери отримують очки
book-chaos = Доктор Зеро отримує очки
book-rules = Що тут особливого
book-cards = Дублі й особливі карти
book-map = Мапа епізоду
