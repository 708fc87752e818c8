## Filters of the army pages

tag-melee = Ближній бій
tag-ranged = Постріли
tag-strong = Сила 2 і більше
tag-friendly_fire = Ранить своїх
tag-fast = Ініціатива 3 і більше
tag-twice = Атакує двічі
tag-agony = Агонія
tag-net = Сітки
tag-armor = Броня
tag-reflection = Відбиття
tag-toughness = Міцність
tag-mobility = Рух чи поворот
tag-ability = Інші здібності
tag-boost = Допомагає своїм
tag-hinder = Шкодить ворогам
tag-medic = Медик

## Learning

learn-title = Навчіться грати
learn-lead = Одинадцять коротких уроків на справжніх позиціях. Після перших семи, десь за десять хвилин, можна грати.
learn-lessons = Уроки
learn-lesson = Урок { $number }
learn-tasks =
    { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
        [many] { $count } завдань
       *[other] { $count } завдання
    }
learn-progress = Пройдено { $done } з { $total }
learn-begin = Почати
learn-go-on = Далі
learn-done = Пройдено
learn-forget = Скинути поступ
learn-guides = Партії з поясненнями
learn-guides-about = Приклади партій з обох книг правил, розказані крок за кроком.
learn-moves =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }
learn-first-game = Ваша перша партія
learn-first-game-about = Проти найлагіднішого бота, з прогнозом поруч: він показує, що зробила б битва, перш ніж ви вирішите.
learn-first-game-ready = Усі уроки пройдено. Ви готові.
learn-play = Зіграти першу партію
learn-read = Довідка
learn-read-armies = Усі жетони шести армій, пояснені значок за значком
learn-read-rules = Правила коротко, кожен значок і кожне пронумероване правило
learn-loading = Хвилинку
learn-task = Завдання { $number } з { $total }
learn-hint = Підказка
learn-show = Показати
learn-shown = Отак. Роздивіться й підтвердьте.
learn-take-back = Скасувати
learn-restart = Спочатку
learn-retry = Спробувати ще
learn-watch-again = Подивитися ще раз
learn-well-done = Зроблено
learn-not-yet = Ще ні
learn-next-task = Наступне завдання
learn-finish = Завершити урок
learn-next-lesson = Наступний урок
learn-all-lessons = Усі уроки
learn-lesson-done = Урок { $number } пройдено
learn-keep-in-mind = Запам’ятайте
learn-unknown = Такого уроку немає.
learn-unknown-guide = Такої партії немає.
learn-guide-end = Тут приклад закінчується. Тепер ваша черга.
learn-armies = Армії
learn-armies-lead = Шість армій, кожна воює по-своєму. Усі жетони пояснено на сторінці армії.
learn-glance = Стисло
learn-glance-about = Скільки жетонів кожної армії це вміє.
learn-warriors =
    { $count ->
        [one] { $count } воїн
        [few] { $count } воїни
        [many] { $count } воїнів
       *[other] { $count } воїна
    }
learn-modules =
    { $count ->
        [one] { $count } модуль
        [few] { $count } модулі
        [many] { $count } модулів
       *[other] { $count } модуля
    }
learn-instants =
    { $count ->
        [one] { $count } миттєва дія
        [few] { $count } миттєві дії
        [many] { $count } миттєвих дій
       *[other] { $count } миттєвої дії
    }
learn-army-unknown = Такої армії немає.
learn-search = Шукати за назвою
learn-kind = Вид
learn-all = Усі
learn-filters = Що вміє жетон
learn-shown-tiles = { $shown } з { $total } жетонів
learn-no-tiles = Жоден жетон не підходить. Приберіть якийсь фільтр.
learn-clear = Прибрати фільтри
learn-turn-tile = Повернути: { $tile }
learn-turned = Повернуто. Опис нижче – для жетона в надрукованому положенні.
learn-print = Друкувати
learn-other-armies = Армії
