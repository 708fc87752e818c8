## What they are called, and how they play

bot-random = Випадковий
bot-random-about = Робить будь-який дозволений хід.
bot-rush = Шалений Таллі
bot-rush-trade = розбійник
bot-rush-about = Атакує все, що можна атакувати, і не дивиться далі за власний хід.
bot-greedy = Граб
bot-greedy-trade = торговець брухтом
bot-greedy-about = Обирає хід, після якого його становище найкраще, і прораховує битву, що могла б початися зараз.
bot-recruit = Піп
bot-recruit-trade = водонос
bot-recruit-about = Для перших партій: дивиться на один хід уперед і дуже часто помиляється.
bot-soldier = Дасті
bot-soldier-trade = охоронець караванів
bot-soldier-about = Дивиться на один хід уперед і часто помиляється.
bot-sergeant = Вера Рук
bot-sergeant-trade = доглядачка мосту
bot-sergeant-about = Дивиться на один хід уперед і часом помиляється.
bot-veteran = Старий Коса
bot-veteran-trade = слідопит
bot-veteran-about = Дивиться на один хід уперед, прораховує битву, що могла б тоді початися, і не помиляється у виборі.
bot-captain = Галлоран
bot-captain-trade = польовий хірург
bot-captain-about = Шукає трохи далі: перевіряє шістнадцять можливих продовжень партії.
bot-warlord = Архіваріус
bot-warlord-trade = бібліотечна машина
bot-warlord-about = Найсильніший: думає над ходом до секунди й шукає так далеко, як за цей час устигне.
bot-search = Пошук
bot-search-about = Прораховує так далеко, як дозволяє бюджет; параметри задають, скільки він думає і як оцінює позиції.
bot-rules = Правила
bot-rules-about = Дотримується правил, якими керується добрий гравець, і за офіцерів, і за Доктора Зеро; наперед не дивиться.
bot-extra = Масовка
bot-extra-about = Для перших партій: дотримується правил доброго гравця, але дуже часто помиляється.
bot-understudy = Дублер
bot-understudy-about = Дотримується правил доброго гравця, але часом помиляється.
bot-stunt = Каскадер
bot-stunt-about = Дотримується правил доброго гравця без помилок і наперед не дивиться.
bot-support = Другий план
bot-support-about = Дивиться трохи наперед: перевіряє чотири можливі продовження партії.
bot-star = Зірка
bot-star-about = Дивиться наперед: перевіряє двадцять чотири можливі продовження партії.
bot-director = Режисер
bot-director-about = Найсильніший: думає над ходом до секунди й дивиться так далеко, як за цей час устигне.

## Levels

# The second and later bots of one level at a table.
bot-again = { $name } { $number }
level-strength = Рівень { $number } з { $most }: { $word }
level-word =
    { $number ->
        [1] для початківців
        [2] легкий
        [3] середній
        [4] добрий
        [5] сильний
       *[other] найсильніший
    }
