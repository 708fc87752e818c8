## Кінець гри

end-victory = Перемога
end-defeat = Поразка
end-draw = Нічия
end-their-hq = { $army }: штаб знищено у фазі { $phase }, хід { $turn }
end-your-hq = Ваш штаб упав у фазі { $phase }, хід { $turn }
end-best-line = { $unit }: { $damage } з { $all } пошкоджень ворожому штабу.
end-close =
    { $health ->
        [one] Було близько: ще 1 пошкодження, і { $army } упав би.
        [few] Було близько: ще { $health } пошкодження, і { $army } упав би.
       *[other] Було близько: ще { $health } пошкоджень, і { $army } упав би.
    }
end-turned = Найдорожче вам обійшовся хід { $turn }.
end-to = до
end-health = лишилося здоров’я
end-points = очки
end-units =
    { $count ->
        [one] знищений загін, втрачено: { $lost }
        [few] знищені загони, втрачено: { $lost }
       *[other] знищених загонів, втрачено: { $lost }
    }
end-battles =
    { $all ->
        [one] з 1 битви почали ви
       *[other] з { $all } битв почали ви
    }
end-best-damage =
    { $damage ->
        [one] найкращий загін: 1 пошкодження
        [few] найкращий загін: { $damage } пошкодження
       *[other] найкращий загін: { $damage } пошкоджень
    }
end-best-kills =
    { $kills ->
        [one] найкращий загін: 1 знищений
       *[other] найкращий загін: { $kills } знищених
    }
end-review = Розібрати гру
end-see-turn = Побачити, де настав перелом
end-again = Спробувати ще раз
end-play-from = Грати від ходу { $turn }
end-next-level = Далі: { $bot }
end-easier = Легше: { $bot }
end-record = { $bot }: виграно { $won } з { $all }
end-ready = { $bot } чекає на вас

## Розбір

review-title = Розбір
review-context = Розбір: { $one } проти { $two }
review-context-many = Розбір: { $sides }
review-loading = Гру підраховують.
review-missing = Такої гри немає.
review-won = Ви перемогли, ваша армія: { $army }
review-lost = Ви програли, ваша армія: { $army }
review-draw = Нічия, ваша армія: { $army }
review-won-by = Перемагає { $name }, армія: { $army }
review-nobody = Ніхто не переміг
review-against = Суперник: { $names }.
review-size =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[other] { $turns } ходів
    }, { $battles ->
        [0] без битв
        [one] { $battles } битва
        [few] { $battles } битви
       *[other] { $battles } битв
    }.
review-called = З них почали ви: { $called }.
review-replay = Повтор
review-share = Скопіювати посилання на розбір
review-copied = Посилання на розбір скопійовано.
review-health = Здоров’я
review-points = Очки
review-health-chance = Здоров’я і шанси
review-chart-help = Вкажіть хід; клацання відкриває повтор.
review-chart-keys = Ходи гри. Стрілки ведуть від ходу до ходу, Enter відкриває повтор.
review-turn = Хід { $turn }
review-turn-set-up = Розстановка
review-at-turn = Хід { $turn }: { $health }.
review-at-chance = Шанс, який має { $name }: { $chance } %.
review-at-chance-yours = Ваш шанс: { $chance } %.
review-at-battle = Битва.
review-at-cost = Дорогий хід.
review-mark-turning = перелом
review-chance-of = шанс: { $name }, оцінює { $bot }
review-chance-yours = ваш шанс, оцінює { $bot }
review-units = Пошкодження і знищення
review-damage = Пошкодження штабу
review-kills = Знищено
review-saved = Врятовано
review-nothing = Жоден жетон ще нічого не зробив.
review-more-tiles =
    { $count ->
        [one] ще { $count }
       *[other] ще { $count }
    }
review-whose = Чиї
review-best = Найкращий загін
review-best-none = Жоден загін нікого не дістав.
review-best-did = { $damage ->
        [0] { "" }
        [one] { $damage } пошкодження штабам.
        [few] { $damage } пошкодження штабам.
       *[other] { $damage } пошкоджень штабам.
    }
review-best-killed = { $kills ->
        [0] { "" }
        [one] Знищено { $kills } загін.
        [few] Знищено { $kills } загони.
       *[other] Знищено { $kills } загонів.
    }
review-best-saved = { $saved ->
        [0] { "" }
        [one] Врятовано { $saved } загін.
        [few] Врятовано { $saved } загони.
       *[other] Врятовано { $saved } загонів.
    }
review-battle-short = Б{ $number }
review-damage-in = Битва { $number }, пошкодження: { $damage }
review-turning = Перелом: хід { $turn }
review-turning-none = Жоден окремий хід не вирішив цієї гри.
review-chance-from = шанс з { $from } до { $to } %
review-turning-did = { $name } грає:
review-turning-yours = Ви зіграли:
review-turning-health = Перевага змінилася за цей хід на { $health } здоров’я.
review-turning-points = Перевага змінилася за цей хід на { $health } оч.
review-watch = Переглянути
review-costly = Найдорожчі ходи
review-costly-help = втрата шансу проти найкращого знайденого ходу
review-costly-none = Жоден хід не коштував більше ніж 2 %. Гарна гра.
review-thinking = { $bot } переглядає гру: { $percent } %
review-thinking-failed = Ні в кого не було часу переглянути гру.
review-try-again = Спробувати ще раз
review-you = Ви:
review-they = { $name }:
review-better = Краще:
review-cost-chance = −{ $chance } %
review-cost-health = здоров’я: { $health }
review-why-wins = Це виграло б гру одразу.
review-play-again = Зіграти ще раз
review-analyse = Аналізувати
review-fair = Чесність
review-fair-about = Порядок жетонів визначено до першого ходу. Відбиток було видно від початку: це SHA-256 зерна.
review-seed = Зерно
review-hash = Відбиток
review-seed-copied = Зерно скопійовано.
review-copy-seed = Скопіювати зерно
review-next = Що далі
review-next-rematch = Ще раз із тим самим суперником
review-next-level = Зіграти: { $bot }
review-next-up = Після перемоги: на рівень вище.
review-next-down = Дві поразки поспіль: на рівень нижче.
review-next-lesson = Урок: { $lesson }
review-next-puzzle = Головоломка: { $puzzle }
review-next-theme = Тема: { $theme }
review-next-new = Інша гра
review-board = Поле в ході { $turn }
