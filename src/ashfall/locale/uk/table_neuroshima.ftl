## At the table

table-context =
    { $hexes ->
        [19] { $mode }, хід { $turn }
       *[other] { $mode }, { $hexes } клітинок, хід { $turn }
    }
table-board = Поле бою, { $hexes } клітинок
table-points = Очки
table-in-hand =
    { $count ->
        [one] { $count } жетон у руці
        [few] { $count } жетони в руці
       *[other] { $count } жетонів у руці
    }
table-pile = лишилося { $count }
table-used = використано { $count }
table-after-battle = після битви зараз
table-pile-label = у стосі
table-used-label = використано
table-piles-of = Жетони: { $name }
table-pile-title =
    { $count ->
        [one] Ще { $count } жетон у стосі
        [few] Ще { $count } жетони у стосі
       *[other] Ще { $count } жетонів у стосі
    }
table-pile-note = За видами; порядку не знає ніхто.
table-used-title =
    { $count ->
        [one] { $count } жетон у скиді
        [few] { $count } жетони у скиді
       *[other] { $count } жетонів у скиді
    }
table-used-note = Спершу найновіші.
table-used-none = Сюди потрапляють використані, знищені й скинуті жетони.
table-tile = Жетон
table-card-count =
    { $count ->
        [one] { $count } в армії
       *[other] { $count } в армії
    }
table-card-on = на { $hex }
table-card-left = ще { $count } у стосі
table-from = З { $hex }:
table-from-aim = З { $hex }, передом на { $aim }:
table-forecast = Прогноз
table-forecast-now = Якби битва почалася зараз
table-forecast-after = Якби битва почалася після цього
table-forecast-coming = Обчислюємо…
table-forecast-off = Ця партія йде без прогнозів.
table-forecast-hidden = Прогноз вимкнено.
table-outlook = { $name } з { $before } до { $after }
table-outlook-same = { $name } і далі { $before }
table-outlook-many = { $name }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
table-outlook-none = жоден штаб не постраждає
table-becomes = стане
table-phase = Фаза { $initiative }
table-assumed = Якщо припустити:
table-links = Зв’язки
table-forecast-switch = Показувати, що зробила б битва
table-links-switch = Показувати сітки та зв’язки
table-names-switch = Назви на жетонах
table-hand = Ваша рука
table-hand-of = Рука: { $name }
table-hand-none = Рука порожня. На початку ходу ви берете до { $count } жетонів.
table-hand-none-other = Рука порожня.
table-hand-used = Усі жетони цього ходу використано.
table-note-placing = виставляєте
table-note-playing = розігруєте
table-note-discarding = скидаєте
table-your-turn-hint = Виставляйте й розігруйте жетони або завершіть хід.
table-your-turn-units = Виставляйте й розігруйте жетони, дійте загонами в пунктирній рамці або завершіть хід.
table-your-turn-one = У цьому першому ході можна використати один жетон. Другий залиште або скиньте.
table-your-turn-two = За хід можна використати до двох жетонів; решта лишається в руці.
table-discard = Скиньте один жетон
table-discard-hint = Один із { $count } жетонів завжди скидають; виберіть який.
table-setup = Розставте свою армію
table-setup-hint = Виберіть клітинку.
table-rule = Правило { $clause }
table-end-anyway = Завершити хід?
table-end-unused =
    { $count ->
        [one] { $count } жетон ще можна використати.
        [few] { $count } жетони ще можна використати.
       *[other] { $count } жетонів ще можна використати.
    }
table-end-usable = Ще можна використати жетони з руки.
table-turn-left = Повернути ліворуч
table-turn-right = Повернути праворуч
table-pick-hex =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[other] { $count } клітинок
    }
table-pick-unit =
    { $count ->
        [one] виберіть загін
       *[other] виберіть один із { $count } загонів
    }
table-pick-target =
    { $count ->
        [one] виберіть ціль
       *[other] виберіть одну з { $count } цілей
    }
table-pick-tile = виберіть жетон із руки
table-where-on = на { $hex }
table-where-to = на { $hex }
table-where-facing = передом на { $aim }
table-where-both = { $unit }, ціль { $target }
table-do-place = Виставити: { $tile }
table-do-execute = Страта: { $tile }
table-do-replace = Замінити на: { $tile }
table-do-play = Розіграти: { $tile }
table-do-discard = Скинути: { $tile }
table-do-waste = Використати без наслідків: { $tile }
table-do-unit-mobility = Перемістити: { $unit }
table-do-unit-rotate = Повернути: { $unit }
table-do-unit-transport = Перевезти: { $unit }
table-do-unit-push = Відштовхує: { $unit }
table-do-unit-grab = Притягує: { $unit }
table-do-unit-net = Кинути Сталеву сітку
table-do-unit-replace = Замінити: { $unit }
table-act-mobility = Переміститися
table-act-rotate = Повернутися
table-act-transport = Переїхати
table-act-push = Відштовхнути
table-act-grab = Притягнути ворога
table-act-net = Кинути Сталеву сітку
table-act-replace = Замінити
table-actions-of = Що може { $unit }
table-go-place = Виставити
table-go-execute = Стратити
table-go-replace = Замінити
table-go-play = Розіграти
table-go-discard = Скинути
table-go-waste = Витратити
table-go-mobility = Перемістити
table-go-rotate = Повернути
table-go-transport = Перевезти
table-go-push = Відштовхнути
table-go-grab = Притягнути
table-go-net = Кинути
table-go-to = Іти туди
table-go-step = Іти туди
table-go-scavenge = Летіти туди
table-hex-empty = порожнє
table-hex-yours = ваш загін
table-hex-ally = союзник
table-hex-enemy = ворог
table-hex-facing = передом на { $facing }
table-hex-choice = можна вибрати
table-hex-ghost = вибрано; Enter підтверджує
table-hex-ready = може діяти
table-key-card = Узяти жетон із руки
