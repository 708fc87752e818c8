## Analysis

analysis-title = Аналіз
analysis-board = Поле бою аналізу
analysis-mode = Що робити
analysis-play = Грати
analysis-setup = Розставити
analysis-side = Сторона
analysis-army = Армія сторони { $seat }
analysis-less = На одиницю здоров’я менше
analysis-more = На одиницю здоров’я більше
analysis-turn = Чий хід
analysis-stage = Фаза ходу
analysis-stage-setup = Штаби
analysis-stage-start = Перед добором
analysis-stage-discard = Скидання
analysis-stage-act = Дії
analysis-none = немає
analysis-hand = Рука
analysis-hand-full = Рука повна; клацніть жетон, щоб забрати його.
analysis-put = Куди йдуть жетони
analysis-where-board = Поле бою
analysis-where-hand = Рука
analysis-where-discards = Скинуті
analysis-where-pile = Стос
analysis-take-away = Забрати: { $name }
analysis-tile = { $name }, лишилося { $count }
analysis-pile-rest = Усі жетони, яких немає деінде.
analysis-pile-set = Визначено вручну.
analysis-pile-free = Те, що лишилося
analysis-pile-less = На один менше в стосі: { $name }
analysis-pile-more = На один більше в стосі: { $name }
analysis-unit = Вибраний загін
analysis-setup-help = Виберіть жетон і клацніть клітинку або клацніть загін, щоб пересунути чи повернути його.
analysis-place = Виставити: { $name } (клацніть клітинку)
analysis-done = Готово
analysis-turn-left = Повернути ліворуч
analysis-turn-right = Повернути праворуч
analysis-wounds =
    { $count ->
        [0] без пошкоджень
        [one] { $count } пошкодження
        [few] { $count } пошкодження
       *[other] { $count } пошкоджень
    }
analysis-heal = На одне пошкодження менше
analysis-wound = На одне пошкодження більше
analysis-remove = Зняти з поля бою
analysis-undo = Скасувати останню зміну
analysis-redo = Відновити зміну
analysis-clear = Очистити поле бою
analysis-table = Стіл
analysis-table-change = Змінити
analysis-table-armies = Армії в порядку ходів
analysis-table-remove = Прибрати: { $army }
analysis-table-empty = Нова порожня позиція
analysis-table-keep = Лишити жетони
analysis-no-moves = Зробіть хід на полі бою, і він з’явиться тут.
analysis-to-start = Назад до позиції
analysis-battle = Битва зараз
analysis-no-battle = Жоден загін на полі бою не може діяти, тож битися нікому.
analysis-forecast = Прогноз
analysis-best = Найкращі ходи
analysis-seconds = Час на роздуми
analysis-time = { $seconds } с
analysis-think = Шукати ходи
analysis-thinking = Бот думає.
analysis-think-help = Бот шукає найкращі ходи й каже, які шанси він у них бачить.
analysis-no-ideas = Тут бот не має поради.
analysis-first-mend = Ця позиція ще неможлива.
analysis-impossible = Ця позиція неможлива: { $reason }
analysis-mid-battle = Позицію не можна змінювати посеред битви. Спершу дайте відповідь або поверніться назад.
analysis-example = Приклад позиції
analysis-file = Позиція як текст
analysis-text = Файл позиції
analysis-copy = Копіювати
analysis-copied = Позицію скопійовано.
analysis-download = Зберегти
analysis-open = Відкрити файл
analysis-take = Узяти цю позицію
analysis-not-json = Це не текст JSON, тож не може бути позицією.
analysis-no-position = Позиції потрібен список «players» з армією кожної сторони.
analysis-bad-part = Цю позицію неможливо прочитати: «{ $part }» не має вигляду, якого потребує файл позиції.
position-seats = стільки армій ({ $count }) так не грає: { $mode }.
position-not-there = ця армія не грає на { $hexes } клітинках: { $army }.
position-no-army = немає армії «{ $name }».
position-board = для стількох армій ({ $count }) поле бою має { $hexes } клітинок.
position-health = здоров’я чи очок тут може бути від { $least } до { $most }: { $seat }.
position-out = сторона без здоров’я не має загонів на полі бою: { $seat }.
position-turn-out = сторона без здоров’я не ходить: { $seat }.
position-no-hex = на цьому полі бою немає клітинки { $hex }.
position-hex-taken = на клітинці { $hex } стоять два загони.
position-no-tile = у цій армії немає жетона «{ $name }»: { $army }.
position-instant = це миттєвий жетон, який ніколи не лежить на полі бою: { $unit }.
position-wounds =
    { $most ->
        [0] цей загін не переживе жодного пошкодження.
        [one] цей загін може мати щонайбільше { $most } пошкодження.
        [few] цей загін може мати щонайбільше { $most } пошкодження.
       *[other] цей загін може мати щонайбільше { $most } пошкоджень.
    }
position-hqs = одна сторона має на полі бою два штаби: { $seat }.
position-hq-gone = без здоров’я немає штабу: { $seat }.
position-hq-drawn = штаб стоїть на полі бою, його ніколи не добирають: { $seat }.
position-hand = в однієї сторони в руці щонайбільше стільки жетонів: { $most } ({ $seat }).
position-tiles = одна сторона має щонайбільше стільки жетонів: { $most }.
position-net-nobody = Сталева сітка лежить на клітинці { $hex }, де ніхто не стоїть.
position-net-hq = Сталева сітка ніколи не лежить на штабі.
position-net-enemy = жоден ворог цього загону не має Сталевої сітки.
position-stage = поле бою, руки й стоси не пасують до цієї фази: { $stage }.
