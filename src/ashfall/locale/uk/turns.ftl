## Spans of time

time-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }
time-days-hours =
    { $days ->
        [one] { $days } день { $hours } год
        [few] { $days } дні { $hours } год
       *[other] { $days } днів { $hours } год
    }
time-hours = { $hours } год
time-hours-minutes = { $hours } год { $minutes } хв
time-minutes = { $minutes } хв
time-moment = менше хвилини

## Games over days

time-turn =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
       *[other] { $days } днів на хід
    }
time-turn-about = Грайте, коли маєте час: нікому не треба сидіти за столом. Хто не встигне зробити хід, програє.
turn-left = залишилося { $time }
turn-theirs = Чекає на: { $name }
turn-awaited = Ваша черга

## Who is here now

lobby-people =
    { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[other] { $people } людей
    }
lobby-games =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }

## Without a connection, and calls by the system

offline-title = Немає з’єднання.
offline-text = Можна читати правила, армії, книгу та уроки, які вже відкривали на цьому пристрої. Для гри, завдань в уроках, головоломок і аналізу потрібен сервер.
notify-on = Кликати мене, коли мій хід
notify-text = На вас чекає партія.
notify-help = Пристрій сповістить, поки сторінка відкрита, але її не видно. Коли її закрито, вас ніхто не покличе.
notify-forbidden = Браузер забороняє це для цієї сторінки. Спершу дозвольте це в ньому.
notify-impossible = Цей браузер не може цього тут: потрібна безпечна адреса (https) або встановлений застосунок.
