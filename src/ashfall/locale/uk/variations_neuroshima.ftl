## Дерево ходів в аналізі та його адреса

analysis-variations = Варіанти
analysis-positions =
    { $count ->
        [one] { $count } позиція
        [few] { $count } позиції
       *[many] { $count } позицій
    }
analysis-start = Початкова позиція
analysis-to-end = У кінець головних ходів
analysis-fold = Сховати дальші ходи
analysis-unfold = Показати дальші ходи
analysis-promote = Зробити головним варіантом
analysis-delete = Видалити звідси й далі
analysis-before = Попередній варіант цього ходу
analysis-after = Наступний варіант цього ходу
analysis-live = Наживо
analysis-link = Копіювати посилання
analysis-link-copied = Посилання містить позицію та ваші ходи.
analysis-bad-link = З цього посилання не вдається прочитати позицію. Можливо, бракує його частини.
