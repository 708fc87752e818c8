## Why a move: what it brings, what it risks

bot-reason-risk = ризик: { $what }
bot-reason-likely = { $what } ({ $chance } %)
bot-reason-machine = знищує машину погибелі
bot-reason-points-officers = офіцери: переможні очки +{ $count }
bot-reason-points-zero = хаос: переможні очки +{ $count }
bot-reason-civilian-killed =
    { $count ->
        [one] гине { $count } цивільний
        [few] гинуть { $count } цивільні
       *[other] гине { $count } цивільних
    }
bot-reason-carried-off =
    { $count ->
        [one] мутант виносить здобич із мапи
        [few] мутанти виносять із мапи { $count } здобичі
       *[other] мутанти виносять із мапи { $count } здобичей
    }
bot-reason-saved =
    { $count ->
        [one] врятовано { $count } людину
        [few] врятовано { $count } людини
       *[other] врятовано { $count } людей
    }
bot-reason-welded = люк заварено
bot-reason-roof = відкривається шлях на дах
bot-reason-down = { $who } падає: приголомшення
bot-reason-kills =
    { $count ->
        [one] гине { $count } мутант
        [few] гинуть { $count } мутанти
       *[other] гине { $count } мутантів
    }
bot-reason-kafar = { hc-enemy-kafar } втрачає { $count } ОЗ
bot-reason-hurt-leaving = { $who } втрачає { $count } ОЗ, відходячи
bot-reason-hurt = { $who } втрачає { $count } ОЗ
bot-reason-car = атака на поліційне авто
bot-reason-boat = мутант заходить у моторний човен
bot-reason-explosion = вибухає бочка
bot-reason-carries =
    { $count ->
        [one] на { $count } поле ближче до безпечного місця
        [few] на { $count } поля ближче до безпечного місця
       *[other] на { $count } полів ближче до безпечного місця
    }
bot-reason-stuns =
    { $count ->
        [one] приголомшено { $count } мутанта
        [few] приголомшено { $count } мутантів
       *[other] приголомшено { $count } мутантів
    }
bot-reason-healed = { $who } відновлює { $count } ОЗ
bot-reason-equipment =
    { $count ->
        [one] { $count } карта спорядження
        [few] { $count } карти спорядження
       *[other] { $count } карт спорядження
    }
bot-reason-threatens = звідти можна когось атакувати
bot-reason-deploys =
    { $count ->
        [one] на { $count } мутанта більше
        [few] на { $count } мутантів більше
       *[other] на { $count } мутантів більше
    }
bot-reason-stand-up =
    { $count ->
        [one] { $count } мутант встає
        [few] { $count } мутанти встають
       *[other] { $count } мутантів встає
    }
bot-reason-nearer =
    { $count ->
        [one] на { $count } поле ближче до мети
        [few] на { $count } поля ближче до мети
       *[other] на { $count } полів ближче до мети
    }
bot-reason-safer =
    { $count ->
        [one] на { $count } мутанта менше поблизу
        [few] на { $count } мутантів менше поблизу
       *[other] на { $count } мутантів менше поблизу
    }
bot-reason-danger =
    { $count ->
        [one] на { $count } мутанта більше поблизу
        [few] на { $count } мутантів більше поблизу
       *[other] на { $count } мутантів більше поблизу
    }
bot-reason-reaction = Доктор Зеро може відреагувати
bot-reason-draws =
    { $count ->
        [one] Доктор Зеро бере { $count } карту
        [few] Доктор Зеро бере { $count } карти
       *[other] Доктор Зеро бере { $count } карт
    }
bot-reason-ammo = { $who } не має набоїв
bot-reason-idle = невикористані ОД: { $count }
