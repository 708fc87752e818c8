## Battle playback

battle-title = Битва
battle-told = Що відбувається
battle-phases = Фази битви
battle-phase = Фаза { $initiative }
battle-at-once = усе водночас
battle-attacks =
    { $count ->
        [0] нікого не вражено
        [one] { $count } атака
        [few] { $count } атаки
       *[other] { $count } атак
    }
battle-nothing = У цій фазі ніхто нічого не може зробити.
battle-controls = Відтворення
battle-play = Відтворити
battle-pause = Пауза
battle-back = Крок назад
battle-forward = Крок уперед
battle-key-play = Відтворити або призупинити
battle-key-forward = Крок уперед; із Shift ціла фаза
battle-key-back = Крок назад; із Shift ціла фаза
battle-speed = Швидкість
battle-skip = До результату
battle-again = Подивитися ще раз
battle-continue = Далі
battle-show = Показати на полі бою: { $what }
battle-result = Підсумок битви
battle-open = Битва продовжиться, щойно хтось відповість на запитання.
battle-lost =
    { $count ->
        [0] Загонів не втрачено
        [one] Втрачено { $count } загін
        [few] Втрачено { $count } загони
       *[other] Втрачено { $count } загонів
    }
battle-side-words = { $side }: здоров’я з { $before } до { $after }. { battle-lost }.
battle-side-points = { $side }: очки з { $before } до { $after }. { battle-lost }.
battle-bonus-melee = +{ $count } до ударів завдяки: { $units }
battle-bonus-ranged = +{ $count } до пострілів завдяки: { $units }
battle-called = Битва!
battle-call-by = { $name } починає битву
battle-call-you = Ви починаєте битву
battle-call =
    { $cause ->
        [full_board] Поле бою заповнене
        [final] Остання битва
        [overtime] Битва після додаткових ходів
       *[position] Битва
    }
battle-go-on = Далі
battle-nobody = Битва: нікого не вражено
battle-coming = Що буде
