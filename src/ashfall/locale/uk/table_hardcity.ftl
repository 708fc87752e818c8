## A table of Hard City

city-context = { $title }, раунд { $round }
city-episode = Епізод { $number }
city-mode-versus = один проти всіх
city-mode-coop = разом проти АвтоДока
city-you-are-zero = ви — Доктор Зеро
city-round = Раунд { $round }
city-order = Лад
city-chaos = Хаос
city-kills = Вбиті
city-map = Мапа міста
city-squad = Загін
city-takes = Дублі
city-enemy = Ворог
city-plan = Що станеться
city-waiting = Чекаємо
city-actions = Дії
city-choices = Варіанти
city-your-hand = Ваші карти
city-do-it = Зробити
city-plan-empty = Торкніться поля, щоб іти, мутанта — щоб стріляти.
city-plan-point = Виберіть на мапі.
city-plan-walk = Іти на { $space }
city-plan-walk-with = Іти на { $space } не самому
city-end-sure = Завершити хід?

## Actions of an officer

city-action-move = Рух
city-action-move-about = до 2 полів за ОД
city-action-quick = Швидкий постріл
city-action-quick-about = цілі: { $count }
city-action-aimed = Прицільний постріл
city-action-aimed-about = цілі: { $count }
city-action-melee = Рукопаш
city-action-melee-about = на цьому полі
city-action-reload = Перезарядити
city-action-reload-about = знову готовий стріляти
city-action-here = Тут
city-action-here-about = можливо тут: { $count }
city-action-equipment = Спорядження
city-action-equipment-about = готово: { $count }
city-action-ability = Здібність
city-action-ability-about = готово: { $count }
city-action-hand = Передати
city-action-hand-about = карти: { $count }
city-action-take = Дубль
city-action-take-about = готово: { $count }
city-action-fang = Фанг
city-action-fang-about = біжить до 3 полів
city-action-end = Кінець ходу
city-action-end-about = нічого не пропадає

## What would come of a plan

city-fact-no-harm = Здоров’я не втрачається.
city-fact-harm = Втрата ОЗ при виході: { $hp }.
city-fact-asked = Доктор Зеро може відповісти: { $count }.
city-fact-not-asked = Доктора Зеро не питають.
city-fact-left = Залишиться ОД: { $count }.
city-fact-falls = Ви впадете приголомшені.
city-fact-target = { $name }: гине { $killed } %, падає { $stunned } %.
city-fact-hurt = { $name } втрачає в середньому { $hp } ОЗ.
city-fact-reaction = Доктор Зеро може відповісти ({ $chance } %).
city-fact-order = Лад +{ $points }.
city-fact-chaos = Хаос +{ $points }.

## Counts and spaces in words

city-ap = ОД: { $count }
city-ap-lost = пропадає ОД: { $count }
city-hp = ОЗ: { $count } з { $most }
city-hand = Рука: { $count }, колода: { $deck }
city-stunned = { $name } (приголомшення)
city-several = { $count } × { $name }
city-crate = поліцейський ящик
city-box = цивільна скриня
city-cloud = токсична хмара
city-helicopter = гелікоптер
city-reachable = досяжно, ОД { $ap }, втрата ОЗ { $harm }
city-odds = швидкий постріл { $chance } відсотків на влучання
city-deploy-here = тут може з’явитися мутант
city-choose-here = можна вибрати

## Questions that the rules may answer

city-auto-takes-civilian = Завжди пас: цивільного забирають
city-auto-left-mutants = Завжди пас: офіцер залишає мутантів
city-auto-skull-in-shot = Завжди пас: череп у пострілі
city-auto-skull-in-fight = Завжди пас: череп у рукопаші
city-auto-shot-kills = Завжди пас: постріл вбиває
city-auto-deployments = АвтоДок сам ставить мутантів
city-auto-mutants = АвтоДок сам обирає мутантів
city-auto-cards = АвтоДок сам грає свої карти
city-manhole =
    { $lid ->
        [open] люк { $number }, відкритий
        [welded] люк { $number }, заварений
       *[closed] люк { $number }, закритий
    }

## While something is played

city-play = Грати
city-pause = Пауза
city-step = Наступна подія
city-skip = Пропустити
city-again = Подивитися ще раз

## Replays

city-next-mark = Наступне очко або раунд
city-previous-mark = Попереднє очко або раунд
city-mark-round = Раунд { $value }
city-mark-order = Лад: { $value }
city-mark-chaos = Хаос: { $value }
