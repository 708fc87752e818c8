## Сторінки головоломок у браузері

puzzles-title = Головоломки
puzzles-number = Головоломка { $number }
puzzles-of-day = Головоломка дня, { $day }
puzzles-by = Автор: { $maker }
puzzles-difficulty = Складність
puzzles-themes = Тема
puzzles-tries = Спроби
puzzles-solved-in = { $tries ->
    [1] розв’язано з першої спроби
   *[other] розв’язано зі спроби { $tries }
}
puzzles-tries-so-far = { $tries ->
    [0] ще жодної
    [one] { $tries } спроба
    [few] { $tries } спроби
   *[other] { $tries } спроб
}
puzzles-hint = Підказка
puzzles-hints = Підказки
puzzles-hint-show = Показати поле
puzzles-sides = Обидві сторони
puzzles-you = { $army }, ви
puzzles-reply = Суперник відповість цим
puzzles-used = { $used } із { $use }
puzzles-used-exactly = { $use ->
    [one] жетон використати
   *[other] жетонів використати
}
puzzles-used-at-most = жетонів щонайбільше
puzzles-used-as = використано { $number }-м
puzzles-offer = Запропоновані жетони
puzzles-fight = Бій
puzzles-undo = Скасувати
puzzles-pick = { $use ->
    [one] Використайте { $use } жетон.
    [few] Використайте { $use } жетони.
   *[other] Використайте { $use } жетонів.
}
puzzles-pick-tile = Візьміть котрийсь знизу й покладіть на поле.
puzzles-waiting = Хвилинку: перевіряється все, що може статися.
puzzles-turn = Хід { $turn }. Завершіть його, коли все готово.
puzzles-ready = Можна битися. Покладений жетон ще можна повернути й пересунути: натисніть на нього.
puzzles-more = { $left ->
    [one] Ще { $left } жетон.
    [few] Ще { $left } жетони.
   *[other] Ще { $left } жетонів.
}
puzzles-stuck-used = Усі жетони використано. Спершу натисніть котрийсь свій, щоб забрати його.
puzzles-stuck-needed = Це лишається: без нього неможливе те, що зроблено пізніше. Спершу скасуйте те.
puzzles-stuck-turn = Це лишається: суперник уже відповів. «Скасувати» повертає до першого ходу.
puzzles-put-away = Забрати
puzzles-stage-solve = Розв’язати
puzzles-stage-battle = Битва
puzzles-stage-verdict = Вердикт
puzzles-verdict-solved = Розв’язано
puzzles-verdict-not-yet = Ще ні
puzzles-phases = Ворожий штаб за фазами
puzzles-time = Час
puzzles-rating = Рейтинг
puzzles-rating-of = Рейтинг головоломки: { $rating }
puzzles-streak = { $days ->
    [0] Серії ще немає
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
}
puzzles-streak-help = Розв’язана без підказки головоломка дня додається до серії. Прогноз вимкнено, доки ви не почнете бій.
puzzles-training = Тренування
puzzles-training-help = Показує, що зробила б битва. Тоді нічого не зараховується.
puzzles-training-not-counted = Це було тренування, тож не зараховується.
puzzles-next = Наступна
puzzles-all = Усі головоломки
puzzles-share = Поділитися
puzzles-share-text = { $tries ->
    [one] «{ $title }» розв’язано з першої спроби за { $time }. А ви?
   *[other] «{ $title }» розв’язано зі спроби { $tries } за { $time }. А ви?
}
puzzles-share-copied = Скопійовано слова й посилання.
puzzles-share-failed = Браузер не дозволяє копіювати. Посилання — в адресному рядку.
puzzles-tiles-stay = Жетони лишаються: змініть котрийсь і бийтеся знову.
puzzles-solutions = Розв’язки
puzzles-give-up = Здатися й побачити розв’язок
puzzles-play-on = Грати далі звідси
puzzles-solutions-count = { $ideas ->
    [one] Одна ідея.
   *[other] Ідей: { $ideas }.
} Способів зіграти: { $solutions }.
puzzles-idea = Ідея { $number }
puzzles-variants = { $count ->
    [one] { $count } спосіб зіграти
    [few] { $count } способи зіграти
   *[other] { $count } способів зіграти
}
puzzles-idea-show = Показати на полі
puzzles-idea-hide = Назад до мого
puzzles-words = Більше
puzzles-extras = Більше про цю головоломку
puzzles-people = { $people ->
    [one] Пробувала { $people } людина: розв’язали { $solved } %, з першої спроби { $first } %.
    [few] Пробували { $people } людини: розв’язали { $solved } %, з першої спроби { $first } %.
   *[other] Пробували { $people } людей: розв’язали { $solved } %, з першої спроби { $first } %.
}
puzzles-nobody = Ще ніхто не пробував. Будьте першими.
puzzles-analyse = Аналізувати
puzzles-file = Зберегти файл
puzzles-answer = Суперник відповідає
puzzles-unknown = Такої головоломки немає.
puzzles-day-solved = { $day }: розв’язано
puzzles-day-open = { $day }: не розв’язано
puzzles-goal-destroy_hq = Знищте ворожий штаб
puzzles-goal-ahead = Ведіть після битви
puzzles-goal-lose_no_unit = Не втратьте жодного загону
puzzles-goal-destroy_unit = Знищте вказаний загін
puzzles-goal-survive = Вистойте в битві
puzzles-against = проти
puzzles-day-solve = Розв’язати
puzzles-day-again = Поглянути знову
puzzles-day-done = Сьогодні розв’язано
puzzles-in-a-row = { $days ->
    [one] день поспіль
    [few] дні поспіль
   *[other] днів поспіль
}
puzzles-best-streak = найбільше: { $days }
puzzles-month-before = Попередній місяць
puzzles-month-after = Наступний місяць
puzzles-your-rating = Ваш рейтинг. Розв’язано: { $solved } із { $all }.
puzzles-stream = Наступна для вас: { $title }
puzzles-search = Шукати головоломки
puzzles-any-level = Будь-яка складність
puzzles-any-theme = Будь-яка тема
puzzles-show = Які
puzzles-show-all = Усі
puzzles-show-open = Відкриті
puzzles-show-solved = Розв’язані
puzzles-found = { $found } із { $all } головоломок
puzzles-level-solved = розв’язано { $solved } із { $all }
puzzles-show-rest = Показати ще { $count }
puzzles-found-none = Такої головоломки немає.
puzzles-reset = Показати знову всі
puzzles-mark-clean = Розв’язано з першої спроби без підказки
puzzles-mark-solved = Розв’язано
puzzles-rush = На час
puzzles-rush-about = Скільки головоломок ви розв’яжете за три хвилини? Три помилки — і кінець.
puzzles-rush-best = Ваш рекорд: { $best }
puzzles-rush-start = Грати
puzzles-rush-go = Увімкнути годинник
puzzles-rush-score = Розв’язано:
puzzles-rush-mistakes = Помилки: { $count } із { $most }
puzzles-rush-skip = Пропустити
puzzles-rush-right = Правильно
puzzles-rush-wrong = Неправильно
puzzles-rush-over = Гру завершено
puzzles-rush-new-best = Новий рекорд.
puzzles-rush-again = Ще раз
puzzles-rush-solved = Розв’язано
puzzles-rush-missed = Пропущено
puzzles-city-about = Завдання на один хід: кубики й точні шанси.
puzzles-city-open = Глянути
puzzles-make = Скласти головоломку
puzzles-make-about = Розставте поле, запропонуйте жетони, а програма доведе її.
puzzles-make-start = Скласти
puzzles-make-board = Поле
puzzles-make-task = Завдання
puzzles-make-solver = Хто розв’язує
puzzles-make-offer = Запропоновані жетони: { $count } із { $most }
puzzles-make-offer-help = Натисніть жетон армії, щоб запропонувати його; натисніть його вище, щоб забрати.
puzzles-make-goal = Мета
puzzles-make-target = Загін, який знищити
puzzles-make-count = Скільки жетонів
puzzles-make-exact = рівно
puzzles-make-at-most = щонайбільше
puzzles-make-name = Назва
puzzles-make-story = Рядок історії
puzzles-proof = Програма шукає
puzzles-proof-thinking = Перевіряю кожен спосіб…
puzzles-proof-unfinished = Поставте обидва штаби й запропонуйте хоча б один жетон.
puzzles-proof-none = Розв’язку немає. Жодна гра не досягає мети.
puzzles-proof-one = Один розв’язок по суті. Це добра головоломка.
puzzles-proof-many = Її розв’язують різні ідеї: { $ideas }. Краще, коли одна.
puzzles-proof-partial = Забагато перевіряти: { $positions } полів, і це не всі. Запропонуйте менше жетонів або заповніть поле.
puzzles-proof-fewer = Вистачило б на один жетон менше.
puzzles-proof-looked = Розв’язків: { $solutions }. Перевірено полів: { $positions }, за { $seconds } с.
puzzles-proof-example = Один зі способів
puzzles-make-save = Зберегти й поділитися
puzzles-make-saved = Головоломку збережено. Хто має посилання, може її розв’язати.
puzzles-make-link = Посилання
puzzles-make-copy = Копіювати посилання
puzzles-make-picture = Зберегти зображення
puzzles-make-try = Спробувати
puzzles-make-clear = Очистити поле
