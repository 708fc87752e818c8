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
