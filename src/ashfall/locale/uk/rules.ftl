## Rules

rules-title = Правила
rules-lead = Уся гра на одній сторінці. Точні правила, кожне з номером, – нижче.
rules-contents = На цій сторінці
rules-short = Коротко
rules-more = Точні правила
rules-numbered = Кожне правило за номером
rules-numbered-about = Саме ті правила, яких дотримується програма. Сюди ведуть посилання з гри.
rules-search = Шукати в правилах
rules-search-help = Слово або номер, наприклад { $clause }
rules-search-all = Показати всі правила
rules-sections = Розділи
rules-found =
    { $count ->
        [0] Нічого не знайдено. Спробуйте інше слово.
        [one] Знайдено { $count } правило
        [few] Знайдено { $count } правила
        [many] Знайдено { $count } правил
       *[other] Знайдено { $count } правила
    }
rules-link = Посилання на { $clause }

## The rules of each game

rules-choose = Про яку гру хочете почитати?
rules-of =
    { $game ->
        [hardcity] Правила Hard City
       *[neuroshima] Правила Neuroshima Hex
    }
rules-about-neuroshima = Армії, битви, сітки, модулі: коротко з малюнками, усі значки й кожне правило за номером.
rules-about-hardcity = Офіцери, Доктор Зеро, АвтоДок, п’ять епізодів і всі карти: коротко й кожне правило за номером.
rules-source-seed = Видно в надрукованих правилах
rules-source-pub = Сказано на загальнодоступних сторінках про гру
rules-source-inferred = Випливає з надрукованих правил
rules-source-design = Наше значення: надрукованого ми не знаємо
