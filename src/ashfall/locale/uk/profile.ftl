## What one's own finished games came to

profile-title = Ваш профіль
profile-games =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }
profile-played = Партії
profile-won = Перемоги
profile-lost = Поразки
profile-drawn = Нічиї
profile-wins = Перемог поспіль
profile-days = Днів поспіль
profile-best = найбільше { $count }
profile-empty = Тут стоятиме ваша перша закінчена партія: результати за армією, суперником і режимом, серії та все, чого ви навчилися.
profile-play = Грати зараз
profile-lessons = Перші кроки
profile-reading =
    { $count ->
        [one] Переглядаю ще { $count } партію…
        [few] Переглядаю ще { $count } партії…
       *[other] Переглядаю ще { $count } партій…
    }
profile-none-of = Ще жодної закінченої партії.
profile-parts = За стороною
profile-bots = Проти ботів
profile-ways = За режимом
profile-bar = перемог { $won }, поразок { $lost }, нічиїх { $drawn } із { $games }
profile-puzzles = Головоломки
profile-rating = Рейтинг { $rating } ± { $spread }
profile-solved = розв’язано { $solved } з { $tried } спробуваних
profile-streak =
    { $days ->
        [one] { $days } день поспіль, найбільше { $best }
        [few] { $days } дні поспіль, найбільше { $best }
       *[other] { $days } днів поспіль, найбільше { $best }
    }
profile-rush = Рекорд на час: { $score }
profile-feats = Досягнення
profile-feats-count = { $done } із { $all }
profile-feat-done = Здобуто
profile-feat-progress = { $count } із { $goal }
profile-feat-learn = Як цього навчитися
profile-recent = Останні партії
profile-more = Показати більше
profile-result-none = Закінчена
profile-against = проти: { $name }
profile-as = за { $part }
profile-brought = із файлу
profile-take = Візьміть із собою
profile-take-about = Файл переносить ваші результати до іншого браузера чи пристрою й додає їх до тамтешніх. У ньому лише результати: ніхто не отримає завдяки йому ваших місць за столом, а рейтинг головоломок лишається тут.
profile-save = Зберегти файл
profile-bring = Додати файл
profile-brought-done =
    { $added ->
        [0] Нічого нового: усі ці партії вже були тут.
        [one] Додано { $added } партію.
        [few] Додано { $added } партії.
       *[other] Додано { $added } партій.
    }
profile-file-large = Цей файл завеликий для профілю.
profile-file-none = Це не профіль Ashfall.
profile-here = Сервер упізнає ваші партії за цим браузером. Без його файлу cookie він не знає, що вони ваші: збережіть файл.
