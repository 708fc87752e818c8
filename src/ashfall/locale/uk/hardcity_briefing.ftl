## How an episode is won

hc-goal =
    { $mode ->
        [versus] Перемагає сторона, що перша має { $goal } ПО (переможних очок): офіцери за порядок, { hc-zero } за хаос.
       *[coop] Перемагає сторона, що перша має { $goal } ПО (переможних очок): офіцери за порядок, { hc-autodoc } за хаос.
    }

## What is worth victory points

hc-scoring-kills = { $points } ПО за кожні { $kills } убитих мутантів; кожен офіцер тоді ще й здобуває здібність
hc-scoring-evacuated = { $points } ПО за кожного евакуйованого цивільного
hc-scoring-mayor-saved = { $points } ПО за порятунок мерки
hc-scoring-welded = { $points } ПО за кожен заварений люк
hc-scoring-machine-destroyed =
    { $way ->
        [wins] перемога за знищення машини погибелі
       *[scores] { $points } ПО за знищення машини погибелі
    }
hc-scoring-civilian-killed = { $points } ПО за кожного вбитого цивільного, хто б це не зробив
hc-scoring-officer-stunned = { $points } ПО за кожного приголомшеного офіцера
hc-scoring-barrel-gone = { $points } ПО за кожну бочку, забрану з мапи
hc-scoring-car-attacked = { $points } ПО за кожну атаку на поліційне авто
hc-scoring-mayor-gone = { $points } ПО за мерку, викрадену з мапи
hc-scoring-boat-boarded = { $points } ПО за кожного мутанта, що зайде в моторний човен
hc-scoring-round-end = { $points } ПО наприкінці кожного раунду
hc-scoring-horde = { $points } ПО щоразу, коли мають з’явитися мутанти, а всі фігурки вже на мапі
hc-scoring-exhausted = { $points } ПО щоразу, коли колода хаосу закінчується і її тасують знову
hc-scoring-cards = те, що дають карти хаосу

## The setup

hc-rule-opening = { $text } ({ $name })
hc-rule-start-s = Офіцери починають на полі S.
hc-rule-start-s-and-p =
    { $officers_on_s ->
        [one] { $officers_on_s } офіцер починає на полі S, решта на причалі P.
        [few] { $officers_on_s } офіцери починають на полі S, решта на причалі P.
       *[many] { $officers_on_s } офіцерів починають на полі S, решта на причалі P.
    }
hc-rule-flamethrower-found = Якщо в заставці ніхто не дістане вогнемета, його дають одному з офіцерів.

## The start of each round

hc-rule-event-civilians =
    Щораунду беруть карту події; цивільні з’являються на { $symbols ->
        [one] її позначеному полі
       *[other] її { $symbols } позначених полях
    }, поки їх вистачає.
hc-rule-event-crates = Щораунду карта події кладе поліційний ящик на позначене поле, поки їх вистачає.
hc-rule-event-mutants =
    Щораунду беруть карту події; на кожному з її { $symbols } символів мутанта { $mutants_on_symbol ->
        [one] з’являється { $mutants_on_symbol } мутант
        [few] з’являються { $mutants_on_symbol } мутанти
       *[many] з’являється { $mutants_on_symbol } мутантів
    }.
hc-rule-helicopter-turns = На початку раунду гелікоптер, що в дорозі, прилітає і спускає драбинку.
hc-rule-manhole-closes = Щораунду випадок закриває один люк; інші відкриті.
hc-rule-zero-places-clouds =
    Щораунду всі токсичні хмари зникають, і { hc-zero } може покласти до { $clouds_per_round } нових на порожні поля головної мапи.
hc-rule-bus-unloads =
    Щораунду з автобуса { $civilians_per_round ->
        [one] виходить { $civilians_per_round } цивільний
       *[other] виходять { $civilians_per_round } цивільних
    }, кожен біля інших дверей.
hc-rule-crate-at-helicopter = Щораунду біля гелікоптера, якщо він на мапі, з’являється поліційний ящик.
hc-rule-lamps-set =
    { $mode ->
        [versus] Щораунду { hc-zero } перемикає ліхтарі; світити має рівно { $lamps }.
       *[coop] Щораунду офіцери перемикають ліхтарі; світити має рівно { $lamps }.
    }

## What can be done only here

hc-rule-explosive-barrels = Бочка вибухає, коли швидкий постріл завдає їй { $barrel_needed } ушкодження: { $blast_here } ушкодження всім на її полі, { $blast_near } поруч із нею, своїм також.
hc-rule-evacuate-by-helicopter = Евакуація, { $evacuate_ap } ОД: офіцер і цивільний на полі гелікоптера зі спущеною драбинкою.
hc-rule-call-helicopter = Виклик гелікоптера, { $call_helicopter_ap } ОД: він летить на вибране поле.
hc-rule-weld =
    Зварювання, { $weld_ap } ОД: офіцер на люку без активних мутантів кидає кубики ({ $weld_dice }); { $weld_hits ->
        [one] { $weld_hits } влучання закриває його
        [few] { $weld_hits } влучання закривають його
       *[many] { $weld_hits } влучань закривають його
    } назавжди. Або { $weld_sure_ap } ОД без кидка.
hc-rule-cargo-barrels =
    { $mode ->
        [versus] Бочки на вантажівці: { $barrels_on_truck }. На неї залазять лише мутанти; мутант на ній може замість атаки скинути бочку на поле поруч. Мутант на полі з бочкою може йти разом із нею й винести її з мапи через вихід.
       *[coop] Бочки на вантажівці: { $barrels_on_truck }. На неї залазять лише мутанти, а бочки забирає лише особлива карта.
    }
hc-rule-deploy-at-manholes = Кожен не заварений люк належить до зони виставлення.
hc-rule-take-from-cars =
    Люди в авто в безпеці (цивільних у кожному: { $civilians_per_car }). Випустити, { $take_from_car_ap } ОД: офіцер біля дверей ставить одну людину на своє поле.
hc-rule-evacuate-to-car = Евакуація, { $evacuate_ap } ОД: офіцер і цивільний біля дверей поліційного авто, без активного мутанта на цьому полі й на авто.
hc-rule-attack-car = Мутанти залазять на поліційне авто й можуть атакувати його так само, як людей.
hc-rule-mayor =
    { $mode ->
        [versus] Мерка сидить у лімузині, її випускають і ведуть, як цивільного, вона не зазнає ушкоджень. Мутанти теж можуть її вести, а з будь-якого поля біля краю – забрати з мапи.
       *[coop] Мерка сидить у лімузині, її випускають і ведуть, як цивільного, вона не зазнає ушкоджень. Мутант, що може рухатися й починає на її полі, тягне її до краю та геть із мапи.
    }
hc-rule-sewer = Відкритий люк веде до своєї драбини в каналізації. Хто спустився однією драбиною, виходить другою, будь-яким з її відкритих люків. Ніщо в каналізації не діє на вулиці, і навпаки.
hc-rule-toxic-clouds = Офіцер, що зайде в токсичну хмару, втрачає { $cloud_hp } ОЗ.
hc-rule-bus = Цивільних в автобусі: { $civilians_on_bus }. Там вони в безпеці.
hc-rule-boat =
    { $mode ->
        [versus] Евакуація, { $evacuate_ap } ОД: офіцер і цивільний на причалі P, без активного мутанта на цьому полі. Мутант, що зайде в моторний човен, зникає з мапи.
       *[coop] Евакуація, { $evacuate_ap } ОД: офіцер і цивільний на причалі P, без активного мутанта на цьому полі. Мутант, що рухається на відстані 0–{ $boat_lure } від моторного човна, прямує до нього; хто зайде в човен, зникає з мапи.
    }
hc-rule-lamps = На ділянці вимкненого ліхтаря в мутантів можна стріляти лише із сусіднього поля.
hc-rule-deploy-in-the-dark = Кожна ділянка вимкненого ліхтаря належить до зони виставлення.
hc-rule-battery = Акумулятор ведуть, як цивільного, він не зазнає ушкоджень. Офіцер із ним на генераторі G відчиняє вихід на дах за { $generator_ap } ОД.
hc-rule-roof-door = Через відчинений вихід між E і дахом: { $door_ap } ОД для офіцера, одне поле руху для мутанта. Ніщо на даху не діє на вулиці, і навпаки.
hc-rule-roof-barrels = Бочок на даху: { $roof_barrels }; у кампанії на { $roof_barrels_per_win } менше за кожен виграний епізод. Швидкий постріл на даху, що завдасть { $roof_barrel_needed } ушкодження, прибирає одну, без вибуху.
hc-rule-machine = Коли на даху не лишилося бочок, швидкий постріл там, що завдасть { $machine_needed } ушкодження, знищує машину погибелі.

## Who comes, and the cards of the episode

hc-rule-enemies = Особливі мутанти: { $enemies }
hc-rule-kafar-hp =
    { $mode ->
        [versus] КАФАР приходить із { $kafar_hp_versus } ОЗ.
       *[coop] КАФАР приходить із { $kafar_hp_coop_start } ОЗ і на { $kafar_hp_coop_per_letter } більше за кожну взяту літеру.
    }
hc-rule-kills-without-points = Убиті мутанти дають тут здібності, але не ПО.
hc-rule-roof-mutants-for-vp =
    { $roof_mutants_for_vp ->
        [one] Коли карта хаосу мала б дати ПО ({ hc-autodoc }), натомість на даху з’являється { $roof_mutants_for_vp } мутант.
        [few] Коли карта хаосу мала б дати ПО ({ hc-autodoc }), натомість на даху з’являються { $roof_mutants_for_vp } мутанти.
       *[many] Коли карта хаосу мала б дати ПО ({ hc-autodoc }), натомість на даху з’являється { $roof_mutants_for_vp } мутантів.
    }
hc-rule-first-step-cards =
    { $first_step_cards ->
        [one] Перший крок кожного раунду: { hc-autodoc } бере на { $first_step_cards } карту більше.
        [few] Перший крок кожного раунду: { hc-autodoc } бере на { $first_step_cards } карти більше.
       *[many] Перший крок кожного раунду: { hc-autodoc } бере на { $first_step_cards } карт більше.
    }
hc-rule-first-round-less =
    { $first_round_less ->
        [one] Коли грають троє офіцерів, у першому кроці першого раунду { hc-autodoc } бере на { $first_round_less } карту менше.
        [few] Коли грають троє офіцерів, у першому кроці першого раунду { hc-autodoc } бере на { $first_round_less } карти менше.
       *[many] Коли грають троє офіцерів, у першому кроці першого раунду { hc-autodoc } бере на { $first_round_less } карт менше.
    }
hc-rule-lamps-less = Коли грають троє офіцерів, ліхтарів світить менше на { $lamps_less }.
hc-rule-warning-cards =
    { $mode ->
        [versus] У кампанії { hc-zero } бере в першому раунді більше карт, за кожен виграний офіцерами епізод: { $warning_cards_per_win }.
       *[coop] У кампанії { hc-autodoc } бере в першому кроці першого раунду більше карт, за кожен виграний епізод: { $warning_cards_per_win }.
    }
hc-rule-special = Особлива карта, { $name }: { $text }
