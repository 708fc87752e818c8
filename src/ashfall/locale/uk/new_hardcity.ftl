## A new game of Hard City: the shelf of episodes

hc-new-lead = Четверо офіцерів, один божевільний доктор, п’ять епізодів. Рухайтеся, стріляйте, імпровізуйте.
hc-new-mode = Спосіб гри
hc-new-mode-versus = Один проти всіх
hc-new-mode-versus-about = від { $fewest } до { $most } гравців
hc-new-mode-coop = Разом
hc-new-mode-coop-about = від { $fewest } до { $most }, АвтоДок
hc-new-mode-solo = Соло
hc-new-mode-solo-about = усі чотири офіцери
hc-new-mode-campaign = Кампанія
hc-new-mode-campaign-about = усі п’ять епізодів
hc-new-episode = Епізод
hc-new-number = Епізод { $number }
hc-new-chosen = Обрано
hc-new-only-first = Кампанія починається з епізоду 1.
hc-new-never-played = Ще не грали
hc-new-played =
    { $won ->
        [0] Без перемог, партій: { $played }
       *[other] Перемог: { $won } з { $played }
    }
hc-new-best = Найкраще: { $points } на { $against } у раунді { $round }
hc-new-skulls = Складність { $count } з { $most }
hc-new-rate = офіцери виграють { $percent } %
hc-new-difficulty = Складність
hc-new-difficulty-bots = Партій ботів: { $games }; офіцери виграли { $percent } %.
hc-new-difficulty-here = Партій на цьому сервері: { $games }; офіцери виграли { $percent } %.
hc-new-difficulty-rule = Три черепи означають від 45 до 55 %. Кожні 10 % менше додають череп, кожні 10 % більше забирають один.
hc-new-scores-officers = Офіцери набирають
hc-new-scores-zero = Доктор Зеро набирає
hc-new-scores-autodoc = АвтоДок набирає
hc-new-special = Особливі правила
hc-new-cast = Ролі
hc-new-leaders = Гравці з офіцерами
hc-new-health = { $hp } ОЗ
hc-new-at-home = Лишається вдома
hc-new-zero-about = Карти хаосу, мутанти, К.А.Ф.А.Р.
hc-new-autodoc-about = Грає за власними картами; ви лише вирішуєте рівні випадки.
hc-new-led = Хто грає: { $name }
hc-new-led-too = Веде також: { $names }.
hc-new-swap = Міняється місцями з
hc-new-enemy = Суперник
hc-new-table = Стіл
hc-new-ally-about = Союзник офіцерів, має { $hp } ОЗ.
hc-new-casual = Ідеї та повернення ходів
hc-new-casual-about = Наодинці або проти ботів: питайте бота про ідеї та повертайте будь-який хід.
hc-new-start = Почати епізод
hc-new-start-campaign = Почати кампанію
