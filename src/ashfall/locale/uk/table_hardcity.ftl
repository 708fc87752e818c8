## A table of Hard City

city-context = { $title }, раунд { $round }
city-you-are-zero = ви — Доктор Зеро
city-round = Раунд { $round }
city-round-short = Р{ $round }
city-order = Лад
city-chaos = Хаос
city-kills = Вбиті
city-map = Мапа міста
city-squad = Загін
city-takes = Дублі
city-enemy = Ворог
city-plan = Що станеться
city-on-film = І камера!
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
city-end-scores = Це ще може дати очки: { $what }

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
city-action-here-about = { $count ->
    [1] тут і зараз
   *[other] виберіть на мапі
}
city-here-open = Відкрити ящик
city-here-weld = Заварити
city-here-weld-surely = Заварити напевно
city-here-evacuate = Евакуювати
city-here-unload = Випустити
city-here-open-roof = Відкрити дах
city-here-climb = Лізти
city-action-call = Гелікоптер
city-action-call-about = викликати на поле
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
city-stunned = { $name } (приголомшення)
city-several = { $count } × { $name }
city-crate = поліційний ящик
city-box = коробка
city-cloud = токсична хмара
city-helicopter = гелікоптер
city-reachable = досяжно, ОД { $ap }, втрата ОЗ { $harm }
city-odds = швидкий постріл { $chance } відсотків на влучання
city-deploy-here = тут може з’явитися мутант
city-choose-here = можна вибрати
city-what-is-here = Що тут є
city-on-space = На полі { $space }
city-nothing-here = Тут нічого немає.
city-can-be-done = Можна зробити тут
city-named = поле { $letter }
city-ladder = драбина
city-exit = вихід з карти
city-hatch =
    { $state ->
        [open] вихід на дах, відчинений
       *[closed] вихід на дах, зачинений
    }
city-lamp =
    { $state ->
        [on] ділянка ліхтаря { $number }, освітлена
       *[off] ділянка ліхтаря { $number }, темна
    }
city-zone = зона { $number }: сюди можуть прийти мутанти
city-has-moved = після ходу
city-has-stood-up = після вставання
city-has-attacked = після атаки

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

## Officers and their round

city-you = ви
city-ally = союзник
city-led-by = Веде: { $name }
city-on = на { $space }
city-turn-waiting = чекає
city-turn-acting = діє
city-turn-done = після ходу
city-turn-stunned = без тями
city-no-ammo = без набоїв
city-shield-up = щит піднято
city-used-up = ужито
city-police-gear = поліція
city-civil-gear = цивільне
city-cards-of = Карти: { $name }
city-choose-officer = Обрати: { $name }
city-ap-locked = на карті: { $count }
city-ap-left = Лишилося ОД: { $count }
city-round-word = Раунд
city-stop-past = після ходу
city-stop-now = зараз
city-stop-coming = ще попереду
city-stop-out = втрачає хід

## Goal of the episode

city-goal = Мета
city-goal-title = Хто перший до { $goal }
city-to-go = ще: { $count }
city-alarm = Бракує одного очка: { $side }.
city-special-rules = Правила епізоду: { $count }
city-only-here = Лише в цьому епізоді
city-score-kills = { $kills } убитих мутантів
city-score-evacuated = евакуйований цивільний
city-score-mayor-saved = урятована мерка
city-score-welded = заварений люк
city-score-machine-destroyed =
    { $way ->
        [wins] перемога: знищена машина погибелі
       *[scores] знищена машина погибелі
    }
city-score-civilian-killed = убитий цивільний
city-score-officer-stunned = приголомшений офіцер
city-score-barrel-gone = бочка поза мапою
city-score-car-attacked = атака на поліційне авто
city-score-mayor-gone = мерка поза мапою
city-score-boat-boarded = мутант у моторному човні
city-score-round-end = кінець раунду
city-score-horde = нестримна орда
city-score-exhausted = кінець колоди хаосу
city-score-cards = карти хаосу

## Takes

city-take-opening = Відкриття: ужито
city-take-used = ужито
city-take-clapper = ужито, закриває все ліворуч
city-take-ready = Готово
city-take-waiting = Ще ні
city-take-next = Наступний раунд
city-take-joins = Додасться ще один дубль.
city-take-none = Дублів більше немає.
city-take-play = Зіграти дубль: { $name }
city-takes-theirs = Дублі, які вони можуть зіграти
city-look-at = Подивитися: { $name }

## Doctor Zero and AutoDoc

city-cards-held = Карт на руці: { $count }
city-deck-left = Карт у колоді: { $count }
city-last-card = Остання карта
city-played-text = заради тексту
city-played-basics = заради двох базових дій
city-played-instant = миттєво
city-played-reaction = як реакція
city-discards = Зіграні карти
city-no-discards = Ще не зіграно жодної карти.
city-in-supply = у запасі
city-kafar-not-yet = ще не на мапі
city-kafar-gone = уже не повернеться
city-kafar-on = ОЗ: { $hp }, на { $space }
city-kafar-to-act = чекає
city-kafar-acted = після ходу
city-step-draw = Добір
city-step-top = Верхня половина
city-step-join = У чергу
city-step-queue = Діє черга
city-why-draw = АвтоДок бере карту, бо офіцер завершив хід.
city-why-top = Тепер діє верхня половина карти, навколо: { $name }.
city-why-join = Карта йде в чергу.
city-why-queue = Діють нижні половини черги, зліва направо.
city-why-equal = Карта не каже, який мутант діє: обираєте ви, навіть собі на користь.
city-why-deploy = Карта виводить мутантів: чого не каже, обираєте ви, навіть собі на користь.
city-next-after = Після цього ходу ({ $name }) АвтоДок бере карту, потім діє черга.
city-next-first = Після кожного офіцера АвтоДок бере карту, потім діє черга.
city-half-now = зараз
city-half-queue = у черзі
city-after-none = Ця карта не йде в чергу.
city-queue = Черга, зліва направо
city-queue-empty = У черзі нічого немає.
city-queued-now = нова: діє з наступного кроку
city-ap-of = ОД: { $name }
city-letters = Літери: { $count } з { $most }
city-auto-deck = у колоді: { $count }, скинуто: { $discards }

## Doctor Zero's seat

city-kind-action = Дія
city-kind-instant = Миттєва
city-kind-reaction = Реакція
city-kind-special = Особлива
city-basic-deploy = Вивести
city-basic-move = Рух
city-basic-attack = Атака
city-text-play = Текст: готовий
city-text-instant = Перед дією
city-text-react = Пасує зараз
city-note-reaction = Запитаємо, коли пасуватиме
city-hand-empty = Карт немає: візьмете наступного раунду або 1 зараз.
city-zero-turn = Ваш хід, Докторе Зеро
city-zero-how = Спершу, якщо хочете, миттєва карта, потім одне з цього:
city-way-instant = Миттєва: торкніться її тексту
city-way-play = Карта заради тексту: торкніться тексту
city-way-basics = Два з трьох значень: торкніться обох
city-way-draw = Узяти карту
city-way-kafar = Діє К.А.Ф.А.Р.
city-acts-deploy = лишилося: { $count }; у зоні, по одному на полі
city-acts-move = лишилося: { $count }; кожен раз рухається або встає
city-acts-attack = лишилося: { $count }; кожен атакує раз
city-acts-none = пропущено
city-acts-how = У будь-якому порядку. Торкніться мутанта, потім поля; плюс виводить.
city-acts-after = лишилося: { $count }, потім { $after }
city-taken-up = Вибрані мутанти: { $count }
city-taken-up-how = Торкніться поля: вони підуть туди або так близько, як зможуть.
city-gather = Вибирати кількох
city-gather-how = Або клацніть із Shift, або обведіть рамкою.
city-plan-march = Мутанти, що йдуть до { $space }: { $count }
city-roll-how-far = Як далеко котиться
city-plan-goes = { $name }: на { $to }
city-plan-goes-with = { $name }: на { $to }; несе: { $load }
city-goes = { $name }, { $from } → { $to }
city-stays = { $name }, { $space }: лишається
city-stands = { $name }, { $space }
city-leave-out = Пропустити: { $name }, { $space }
city-plan-cards = Оберіть карту: її текст або два з її значень.
city-done = Готово
city-next-to-deploy = Хто вийде далі
city-left = лишилося: { $count }
city-kafar-short-not-yet = ще ні
city-kafar-short-on-map = на мапі
city-kafar-short-gone = зник

## Dice

city-roll-shot = Швидкий постріл: { $name }, поле { $space }
city-roll-barrel = Постріл у бочку: { $name }, поле { $space }
city-roll-machine = Постріл у машину загибелі: { $name }
city-roll-melee = Рукопаш: { $name }, поле { $space }
city-roll-welding = Зварювання: { $name }, поле { $space }
city-rail-target = Ціль
city-rail-roll = Кидок
city-rail-reroll = Перекид
city-rail-skulls = Черепи
city-rail-reaction = Доктор Зеро
city-rail-damage = Ушкодження
city-tray-reroll = Перекинути кубик?
city-tray-skulls = Заплатити за черепи?
city-reroll-die = Кинути ще раз: { $face }
city-reroll-mean = ще раз: { $hits } влуч.
city-keep-dice = Лишити кубики
city-pay-skulls =
    { $count ->
        [0] Лишити
       *[other] Заплатити { $count }
    }
city-pay-skulls-for =
    { $count ->
        [0] Лишити: ушкодження { $damage }
       *[other] Заплатити { $count }: ушкодження { $damage }
    }
city-damage-now = Ушкодження зараз: { $count }.
city-hits-needed = Треба: { $count }.
city-skull-note = Оплачений чи ні, череп дає Доктору Зеро відреагувати.
city-damage = Ушкодження: { $count }
city-spread-left = Лишилося розподілити: { $count } з { $total }.
city-spread-do = Розподілити так
city-less = На одне менше
city-more = На одне більше
city-in-tray = Відповідь – у вікні на мапі.

## What an answer comes to

city-out-killed = Гине мутантів: { $count }.
city-out-stunned = Приголомшено: { $count }.
city-out-mean = У середньому гине { $kills }, приголомшено { $stuns }.
city-out-civilian = Гине цивільний.
city-out-falls = { $name } непритомніє; ворог бере карту.
city-out-nothing = Більше нічого не стається.
city-happens-welded = Люк заварено.
city-happens-weld-failed = Люк лишається відкритим.
city-happens-barrel-exploded = Бочка вибухає.
city-happens-machine-destroyed = Машину загибелі знищено.

## Headings of the log

city-log-round = Раунд { $round }: початок
city-log-turn = Раунд { $round } · { $name }

## Waiting and reactions

city-waiting-for = Чекаємо на: { $name }
city-react-asked = Доктор Зеро може відреагувати. Його питають щоразу, коли він має карту, тож це нічого не видає.
city-react-fits = Карт, що не пасують: { $count }. Після реакції берете карту.
city-react-none = Жодна карта не пасує. Карт: { $count }.
city-react-with = Відреагувати картою
city-react-play = Зіграти: { $name }
city-pass = Пас
city-seconds = { $count } с
city-no-limit = Без обмеження часу
city-keep = Лишити цю
city-keep-about = Друга повертається.

## Поради бота

city-hint = Порада
city-ideas-note = Що сильний бот зробив би на вашому місці. Він знає лише те, що можете знати ви.
city-idea-chance = { $percent } % на перемогу
city-idea-won = майже виграно
city-idea-ahead = перевага на вашому боці
city-idea-even = усе відкрито
city-idea-behind = перевага в суперника
city-idea-lost = виграти важко
city-idea-as-good = так само добре
city-idea-little-worse = трохи гірше
city-idea-worse = помітно гірше
city-idea-gain = Здобуток:
city-idea-risk = Ризик:
city-idea-quiet = Одразу це нічого не дає.
city-idea-plan = Запланувати
city-idea-planned = Заплановано
city-idea-played = зіграно в партії
