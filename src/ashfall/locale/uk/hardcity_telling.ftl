## Names of figures and places

hc-numbered = { $name } { $number }
hc-at = { $name } ({ $space })
hc-lying-at = { $name } ({ $space }, приголомшення)
hc-helicopter = Гелікоптер
hc-crate = Поліційний ящик
hc-box = Коробка
hc-manhole = Люк { $number }
hc-lamp = Ліхтар { $number }
hc-cloud = Токсична хмара
hc-zone = Зона { $number }
hc-face-blank = порожньо
hc-face-hit = влучання
hc-face-double-hit = подвійне влучання
hc-face-skull = череп
# $en, $pl, $uk and so on: what an episode says of itself in each language.
hc-own-words = { $uk }
hc-deploys =
    Виставте { $deploy ->
        [one] { $deploy } мутанта на вибране поле
       *[other] { $deploy } мутантів на вибрані поля
    } зони
hc-activates =
    Активуйте { $activate ->
        [one] { $activate } вибраного мутанта
       *[other] { $activate } вибраних мутантів
    }{ $within ->
        [0] { "" }
       *[other] { " " }на відстані 0–{ $within } від активного офіцера
    }

## What happened

hc-event-round-started = Раунд { $number }.
hc-event-round-ended = Кінець раунду { $number }.
hc-event-standing-changed =
    { $way ->
        [auto] Відтепер відповідають правила: { $question }.
       *[ask] Відтепер знову питають: { $question }.
    }
hc-event-answered = Відповіли правила: { $question }.
hc-event-turn-started = Хід: { $who }.
hc-event-turn-ended = Кінець ходу: { $who }.
hc-event-event-drawn = Карта події { $number }.
hc-score =
    { $what ->
        [kills] убиті мутанти
        [evacuated] врятований цивільний
        [mayor_saved] врятована мерка
        [welded] заварений люк
        [machine_destroyed] знищена машина погибелі
        [civilian_killed] убитий цивільний
        [officer_stunned] приголомшений офіцер
        [barrel_gone] втрачена бочка
        [car_attacked] атака на поліційне авто
        [mayor_gone] викрадена мерка
        [boat_boarded] мутант у моторному човні
        [round_end] кінець раунду
       *[other] карти хаосу
    }
hc-event-scored =
    { $side ->
        [order] Офіцери, переможні очки +{ $points } ({ hc-score }): { $total }.
       *[chaos] Хаос, переможні очки +{ $points } ({ hc-score }): { $total }.
    }
hc-event-extermination = Шкала винищення: { $marker }.
hc-event-game-over =
    { $winner ->
        [officers] Офіцери перемагають.
        [zero] Доктор Зеро перемагає.
        [autodoc] АвтоДок перемагає.
       *[nobody] Ніхто не перемагає.
    }
hc-event-take-drawn = До ряду додається дубль: { $take }.
hc-event-officer-placed = { $officer } починає на { $space }.
hc-event-officer-moved = { $officer } йде на { $end }.
hc-event-officer-hurt =
    { $cause ->
        [leaving] { $officer } втрачає { $hp } ОЗ, сходячи з поля з мутантами.
        [attack] { $officer } втрачає { $hp } ОЗ від атаки.
        [attacks] { $officer } втрачає { $hp } ОЗ від атак.
        [blast] { $officer } втрачає { $hp } ОЗ від вибуху.
        [cloud] { $officer } втрачає { $hp } ОЗ у токсичній хмарі.
        [reaction] { $officer } втрачає { $hp } ОЗ від реакції.
       *[shielding] { $officer } втрачає { $hp } ОЗ, затуляючи цивільного.
    }
hc-event-officer-healed = { $officer } відновлює { $hp } ОЗ.
hc-event-officer-stunned = { $officer } падає: приголомшення.
hc-event-officer-stood-up = { $officer } підводиться з повними ОЗ.
hc-event-ap-changed =
    { $way ->
        [spent] { $officer } витрачає { $ap } ОД.
       *[gained] { $officer } дістає { $ap } ОД.
    }
hc-event-ap-laid = { $officer } кладе { $ap } ОД на карту.
hc-event-ap-returned = { $officer } повертає { $ap } ОД з карти.
hc-event-ammo-out = { $officer } не має набоїв.
hc-event-reloaded = { $officer } перезаряджає зброю.
hc-event-ability-gained = { $officer } здобуває здібність: { $ability }.
hc-event-equipment-gained = { $officer } дістає спорядження: { $equipment }.
hc-event-equipment-passed = { $giver } віддає спорядження ({ $equipment }); його дістає { $taker }.
hc-event-equipment-used = { $officer } застосовує: { $equipment }.
hc-event-ability-used = { $officer } застосовує здібність: { $ability }.
hc-event-take-used = Дубль: { $take }.
hc-event-harm-spared = { $officer } не втрачає { $hp } ОЗ: { $card }.
hc-event-ally-left = { hc-ally-fang } вибуває до кінця епізоду.
hc-event-shot =
    { $kind ->
        [quick] { $officer }: швидкий постріл у { $space }.
        [aimed] { $officer }: прицільний постріл у { $space }.
        [barrel] { $officer } стріляє в бочку на { $space }.
       *[machine] { $officer } стріляє в машину погибелі.
    }
hc-event-fought = { $officer } б’ється врукопаш на { $space }.
hc-event-rolled = Кубики: { $faces }.
hc-event-rerolled = Кубик { $die } ще раз: { $face }.
hc-event-skulls-paid = { $officer } оплачує черепи: { $skulls }.
hc-event-chaos-drawn = { hc-zero } бере карти хаосу: { $count }.
hc-event-chaos-played =
    { $how ->
        [text] { hc-zero } грає: { $card }.
        [basics] { hc-zero } грає карту заради базових дій: { $card }.
        [instant] { hc-zero } грає миттєву карту: { $card }.
       *[reaction] { hc-zero } реагує: { $card }.
    }
hc-event-chaos-reshuffled = Скинуті карти хаосу стають новою колодою.
hc-event-auto-drawn = { hc-autodoc } бере: { $card }.
hc-event-auto-queued = Карта йде в чергу: { $card }.
hc-event-auto-discarded = Карту скинуто: { $card }.
hc-event-auto-resolved = З черги: { $card }.
hc-event-letter-set-aside = Літеру КАФАРа відкладено ({ $card }); літер разом: { $letters }.
hc-event-mutant-deployed = { $mutant } з’являється на { $space }.
hc-event-mutant-moved = { $mutant } йде з { $start } на { $end }.
hc-event-mutant-hit = { $mutant } зазнає ушкоджень: { $damage }.
hc-event-mutant-stunned = { $mutant } падає приголомшений на { $space }.
hc-event-mutant-killed = { $mutant } гине на { $space }.
hc-event-mutant-stood-up = { $mutant } підводиться на { $space }.
hc-event-mutant-left = { $mutant } зникає з мапи.
hc-event-mutant-attacked = { $mutant } атакує { $space }, сила { $damage }.
hc-event-horde = Усі мутанти на мапі: нестримна орда.
hc-event-kafar-activated = { hc-enemy-kafar } активовано: { $ap } ОД.
hc-event-kafar-hurt = { hc-enemy-kafar } втрачає { $hp } ОЗ; лишається { $left }.
hc-event-load-placed = { $load }: тепер на { $space }.
hc-event-load-moved = { $load }: разом на { $end }.
hc-event-civilian-killed = { $load } гине на { $space }.
hc-event-evacuated = Врятовано: { $load }.
hc-event-load-left = Винесено з мапи, з { $space }: { $load }.
hc-event-crate-placed = { $what } на { $space }.
hc-event-crate-opened = { $officer } відкриває те, що лежало на { $space }.
hc-event-barrel-exploded = Бочка на { $space } вибухає.
hc-event-barrel-gone = { $load } вибуває з гри.
hc-event-helicopter-moved =
    { $side ->
        [ladder] { hc-helicopter } на { $space }, драбинку спущено.
       *[way] { hc-helicopter } у дорозі на { $space }.
    }
hc-event-lid-turned =
    { $side ->
        [open] { $manhole } відкрито.
       *[closed] { $manhole } закрито.
    }
hc-event-welded = { $manhole } заварено.
hc-event-weld-failed = { $manhole }: заварити не вдалося.
hc-event-cloud-placed = { hc-cloud } на { $space }.
hc-event-cloud-cleared = Токсична хмара на { $space } зникає.
hc-event-clouds-cleared = Усі токсичні хмари зникають.
hc-event-lamp-switched =
    { $side ->
        [on] { $lamp } світить.
       *[off] { $lamp } гасне.
    }
hc-event-car-placed = { hc-vehicle-police-car } на { $tail } і { $nose }.
hc-event-roof-opened = Вихід на дах відкрито.
hc-event-machine-destroyed = Машину погибелі знищено.
hc-event-car-attacked = { $mutant } атакує поліційне авто.
hc-event-boat-boarded = { $mutant } заходить у моторний човен.
hc-event-roadblock-set = Мутанти тримаються подалі: { $vehicle }.

## What several did

hc-places =
    { $way ->
        [to] { $count } на { $space }
       *[on] { $count } на { $space }
    }
hc-places-of = { $place } ({ $enemy })
hc-many-deployed =
    { $count ->
        [one] З’являється { $count } мутант: { $places }.
        [few] З’являються { $count } мутанти: { $places }.
       *[many] З’являється { $count } мутантів: { $places }.
    }
hc-many-moved =
    { $count ->
        [one] Іде { $count } мутант: { $places }.
        [few] Ідуть { $count } мутанти: { $places }.
       *[many] Іде { $count } мутантів: { $places }.
    }
hc-many-stood-up =
    { $count ->
        [one] Встає { $count } мутант: { $places }.
        [few] Встають { $count } мутанти: { $places }.
       *[many] Встає { $count } мутантів: { $places }.
    }
hc-many-stunned =
    { $count ->
        [one] Приголомшено { $count } мутанта: { $places }.
       *[other] Приголомшено { $count } мутантів: { $places }.
    }
hc-many-killed =
    { $count ->
        [one] Гине { $count } мутант: { $places }.
        [few] Гинуть { $count } мутанти: { $places }.
       *[many] Гине { $count } мутантів: { $places }.
    }
hc-many-attacked =
    { $count ->
        [one] Атакує { $count } мутант: { $places }.
        [few] Атакують { $count } мутанти: { $places }.
       *[many] Атакує { $count } мутантів: { $places }.
    }
hc-many-attacked-car =
    { $count ->
        [one] { $count } мутант атакує поліційне авто.
        [few] { $count } мутанти атакують поліційне авто.
       *[many] { $count } мутантів атакують поліційне авто.
    }
hc-many-boarded =
    { $count ->
        [one] { $count } мутант заходить у моторний човен.
        [few] { $count } мутанти заходять у моторний човен.
       *[many] { $count } мутантів заходять у моторний човен.
    }
hc-many-civilians-killed =
    { $count ->
        [one] Гине { $count } цивільний: { $places }.
       *[other] Гинуть { $count } цивільних: { $places }.
    }

## What is decided

hc-decision-opening = { $seat }: заставка.
hc-decision-round-task = { $seat }: хто діє далі?
hc-decision-level-up = { $seat }: яку здібність лишає собі { $officer }?
hc-decision-officer-turn =
    { $count ->
        [0] { $seat }: діє { $officer }.
       *[other] { $seat }: діє { $officer }. Лишилося полів: { $count }.
    }
hc-decision-zero-turn = { $seat }: ваш хід.
hc-decision-auto-step = { $seat }: крок АвтоДока.
hc-decision-event-step = { $seat }: початок раунду.
hc-decision-civilian-hit = { $seat }: цивільний під ударом ({ $load }). Хто його затулить?
hc-decision-assign-attack = { $seat }: хто зазнає ушкодження на { $space }?
hc-decision-walk = { $seat }: куди йде { $officer }? Лишилося полів: { $count }.
hc-decision-leaving = { $seat }: хто зазнає ушкодження, коли відходить { $officer }?
hc-decision-shoot = { $seat }: у що стріляє { $officer }?
hc-decision-shot = { $seat }: чи { $officer } стріляє чергою?
hc-decision-fight = { $seat }: рукопаш: { $officer }.
hc-decision-spread = { $seat }: який мутант на { $space } зазнає одного ушкодження? Лишилося: { $count }.
hc-decision-reaction-takes-civilian = { $seat }: { $officer } відходить із цивільним. Реакція?
hc-decision-reaction-left-mutants = { $seat }: { $officer } сходить із поля з мутантом. Реакція?
hc-decision-reaction-skull-in-shot = { $seat }: стріляє { $officer }, випадає череп. Реакція?
hc-decision-reaction-skull-in-fight = { $seat }: б’ється { $officer }, випадає череп. Реакція?
hc-decision-reaction-shot-kills = { $seat }: { $officer } ось-ось уб’є пострілом. Реакція?
hc-decision-blow = { $seat }: кого приголомшує { $officer }?
hc-decision-use-on-space = { $seat }: де застосувати: { $card }?
hc-decision-first-aid-task = { $seat }: кого лікувати?
hc-decision-crowbar-task = { $seat }: для чого лом?
hc-decision-nudge = { $seat }: якого мутанта зсунути й куди? Лишилося: { $count }.
hc-decision-roll-dice = { $seat }: кубики кидає { $officer }: ще раз чи платити за черепи?
hc-decision-no-warning-task = { $seat }: у якого мутанта поруч із { $space } влучити ще?
hc-decision-spare-mutant = { $seat }: який мутант не гине?
hc-decision-mutants-act = { $seat }: мутанти діють. Виставлення { $deploys }, рухи { $moves }, атаки { $attacks }.
hc-decision-kafar-turn = { $seat }: КАФАР діє; лишилося ОД: { $count }.
hc-decision-static-task = { $seat }: хто втрачає ОД?
hc-decision-pack-task = { $seat }: які мутанти полюють разом і де?
hc-decision-frenzy-task = { $seat }: на якому полі мутанти шаленіють?
hc-decision-drag-task = { $seat }: кого волокти й куди?
hc-decision-jam-task = { $seat }: чия зброя заклинює?
hc-decision-move-helicopter = { $seat }: куди летить гелікоптер?
hc-decision-turn-lids = { $seat }: який люк закрити?
hc-decision-switch-off = { $seat }: який ліхтар гасне?
hc-decision-walk-on = { $seat }: куди йде { $mutant } без мерки? Лишилося полів: { $count }.
hc-decision-auto-draw = { $seat }: АвтоДок бере карту.
hc-decision-auto-card = { $seat }: карта АвтоДока: { $card }.
hc-decision-stolen-ap = { $seat }: хто кладе ОД на карту?
hc-decision-squad = { $seat }: якого мутанта активувати далі?
hc-decision-activate-mutant = { $seat }: що робить { $mutant }?
hc-decision-bottom = { $seat }: який мутант діє? ({ $card })
hc-decision-act = { $seat }: що робить { $mutant }?
hc-decision-deploy-near = { $seat }: який мутант з’являється і де? Лишилося: { $count }.
hc-decision-deploy-on-roof = { $seat }: де на даху з’являється мутант?
hc-decision-deploy-at-manholes = { $seat }: який люк далі?
hc-decision-auto-special = { $seat }: { $special }.
hc-decision-kafar-comes = { $seat }: де з’являється КАФАР?
hc-decision-owed-card = { $seat }: АвтоДок бере карту за приголомшеного офіцера.
hc-decision-ally-start = { $seat }: біля кого починає союзник?
hc-decision-fewer-barrels = { $seat }: яка бочка зникає з даху?
hc-decision-parking = { $seat }: де поліційне авто виїжджає на мапу?
hc-decision-rolling = { $seat }: як далеко їде поліційне авто?
hc-decision-getting-out = { $seat }: де виходить { $officer }?
hc-decision-flamethrower-found = { $seat }: хто дістає вогнемет?
hc-decision-landing = { $seat }: де з’являються мутанти?
hc-decision-first-shots = { $seat }: хто стріляє далі?
hc-decision-setting-out = { $seat }: з якої колоди бере { $officer }?
hc-decision-arrival = { $seat }: який мутант з’являється на { $space }?
hc-decision-welding = { $seat }: зварювання.
hc-decision-take-effect = { $seat }: { $take }.

## What a move does

hc-move-pass = Пас
hc-move-activate = Діє { $officer }
hc-move-yes = Так
hc-move-target = Поле { $space }
hc-move-give = { $officer }
hc-move-strike = { $load }
hc-move-mutant = { $mutant }
hc-move-keep = Лишити: { $ability }
hc-move-deck =
    { $deck ->
        [police] Поліційне спорядження
       *[civilian] Цивільне спорядження
    }
hc-move-card = { $equipment }
hc-move-put = { $load } на { $space }
hc-move-reroll = Кинути кубик { $number } ще раз ({ $face })
hc-move-skulls =
    { $count ->
        [0] Не платити за черепи
        [one] Заплатити за { $count } череп
        [few] Заплатити за { $count } черепи
       *[many] Заплатити за { $count } черепів
    }
hc-move-lamp = { $lamp }
hc-move-park = Поліційне авто на { $tail } і { $nose }
hc-move-roll =
    { $way ->
        [still] Стояти
        [forward] Уперед, полів: { $count }
       *[back] Назад, полів: { $count }
    }
hc-move-zone = { $zone }: { $spaces }
hc-move-manhole = { $manhole } ({ $space })
hc-move-load = { $load }
hc-move-vehicle = { $vehicle }
hc-move-step = Іти на { $space }
hc-move-step-with = Іти на { $space }, разом: { $loads }
hc-move-open = Відкрити: { $what }
hc-move-shoot = Швидкий постріл у { $space }
hc-move-aim = Прицільний постріл: { $mutant }
hc-move-shoot-barrel = Швидкий постріл: { $load }
hc-move-shoot-machine = Швидкий постріл у машину погибелі
hc-move-melee = Рукопаш
hc-move-hand = Віддати: { $equipment }, бере { $officer }
hc-move-take-from = Узяти: { $equipment }, віддає { $officer }
hc-move-use = Застосувати: { $equipment }
hc-move-ability = { $ability }
hc-move-ability-on = { $ability }: { $target }
hc-move-reload = Перезарядити зброю
hc-move-take = Дубль: { $take }
hc-move-fang = Послати: { hc-ally-fang }
hc-move-evacuate = Евакуювати: { $load }
hc-move-call = Викликати гелікоптер на { $space }
hc-move-weld = Спробувати заварити люк
hc-move-weld-surely = Заварити люк напевно
hc-move-unload = Випустити ({ $vehicle }): { $load }
hc-move-open-roof = Відкрити вихід на дах
hc-move-climb = Крізь двері на { $space }
hc-move-instant = Миттєво: { $card }
hc-move-play = Зіграти: { $card }
hc-move-basics =
    { $left ->
        [deploy] { $card }: рух { $move }, атака { $attack }
        [move] { $card }: виставлення { $deploy }, атака { $attack }
       *[attack] { $card }: виставлення { $deploy }, рух { $move }
    }
hc-move-draw = Узяти карту хаосу
hc-move-kafar = КАФАР діє
hc-move-deploy = { $enemy } на { $space }
hc-move-move = { $mutant } йде на { $space }
hc-move-move-with = { $mutant } йде на { $space }, разом: { $load }
hc-move-stand = { $mutant } підводиться
hc-move-attack = { $mutant } атакує { $space }
hc-move-drop-barrel = { $mutant } скидає бочку на { $space }
hc-move-leave = { $mutant } залишає мапу, разом: { $load }
hc-move-react = Реагувати: { $card }
hc-move-cloud = Токсична хмара на { $space }
hc-move-end = Завершити хід
hc-move-auto = Нехай відповідають правила: { $question }
hc-move-ask = Питайте мене знову: { $question }
hc-question-takes-civilian = цивільного забирають із собою (пас)
hc-question-left-mutants = офіцер відходить від мутантів (пас)
hc-question-skull-in-shot = череп у пострілі (пас)
hc-question-skull-in-fight = череп у рукопаші (пас)
hc-question-shot-kills = постріл убиває (пас)
hc-question-deployments = де з’являються мутанти АвтоДока
hc-question-mutants = які мутанти діють і яким шляхом
hc-question-cards = що лишають на вибір карти АвтоДока

## How it ended

hc-outcome-won = { $side }: перемога. { $reason }.
hc-outcome-nobody = Ніхто не перемагає. { $reason }.
hc-reason-points = Усі переможні очки зібрано
hc-reason-machine-destroyed = Машину погибелі знищено
hc-reason-round-limit = Останній раунд минув

## Why a move is not possible

hc-refusal-over = Партію закінчено.
hc-refusal-no-such-thing = У цій партії такого немає.
hc-refusal-other-kind = Спершу треба вирішити інше.
hc-refusal-not-offered = Це не одна з можливих відповідей.
hc-refusal-not-now = Зараз цього зробити не можна.
hc-refusal-never-asked = Цього гравця ніколи про це не питають.
hc-refusal-no-ap = Бракує ОД.
hc-refusal-no-space = Треба назвати поле.
hc-refusal-obstacle = Там стоїть перешкода.
hc-refusal-too-far = Поле задалеко.
hc-refusal-other-map = Поле лежить на іншій мапі.
hc-refusal-load-not-here = Того, що треба забрати, немає на цьому полі.
hc-refusal-no-crate = Тут немає ні ящика, ні коробки.
hc-refusal-no-ammo = В офіцера немає набоїв.
hc-refusal-mutant-here = На полі офіцера є активний мутант.
hc-refusal-own-space = У власне поле не стріляють.
hc-refusal-no-mutant = На тому полі немає такого мутанта.
hc-refusal-civilian-there = На тому полі є цивільний.
hc-refusal-officer-there = На тому полі є офіцер.
hc-refusal-unlit = Поле не освітлене; стріляти можна лише із сусіднього.
hc-refusal-no-barrel = У межах досяжності такої бочки немає.
hc-refusal-not-on-roof = Це може лише офіцер на даху.
hc-refusal-barrels-left = Машину захищають бочки.
hc-refusal-no-mutant-here = На цьому полі немає мутанта.
hc-refusal-no-effect = Це нічого не змінить.
hc-refusal-no-card = Цей офіцер не має такої карти.
hc-refusal-not-on-space = Такого офіцера немає на цьому полі.
hc-refusal-no-ability = Офіцер не має цієї здібності.
hc-refusal-ability-used = Здібність уже застосовано цього ходу.
hc-refusal-no-marker = Немає маркера «без набоїв», щоб його зняти.
hc-refusal-no-take = Цього дубля немає в ряду.
hc-refusal-clapper = Хлопавка вже минула цей дубль.
hc-refusal-condition = Умову цього дубля не виконано.
hc-refusal-no-ally = Союзника в грі немає.
hc-refusal-ally-used = Союзника вже послано цього ходу.
hc-refusal-no-ladder = Тут немає гелікоптера з драбинкою.
hc-refusal-not-at-pier = Це не причал.
hc-refusal-not-at-doors = Офіцер не стоїть біля дверей.
hc-refusal-not-in-episode = У цьому епізоді такого немає.
hc-refusal-no-manhole = Тут немає люка.
hc-refusal-not-in-car = Такого в авто немає.
hc-refusal-exit-open = Вихід уже відкрито.
hc-refusal-not-at-generator = Це не генератор.
hc-refusal-no-battery = Тут немає акумулятора.
hc-refusal-exit-closed = Вихід на дах закрито.
hc-refusal-not-at-door = Офіцер не стоїть біля виходу.
hc-refusal-not-in-hand = Цієї карти немає в руці.
hc-refusal-no-instant = Ця карта не миттєва.
hc-refusal-one-instant = Можна зіграти лише одну миттєву карту, на початку.
hc-refusal-no-action = Ця карта не є дією.
hc-refusal-basics-only = Тепер грають іншу карту заради її базових дій.
hc-refusal-kafar-acted = КАФАР уже діяв цього раунду.
hc-refusal-kafar-acts-alone = Карти хаосу не рухають КАФАРа.
hc-refusal-kafar-came = КАФАР приходить лише раз.
hc-refusal-kafar-without-points = Офіцери ще не мають очок, тож у КАФАРа не було б ОЗ.
hc-refusal-only-kafar = Зараз діє лише КАФАР.
hc-refusal-none-left = Карта більше цього не дає.
hc-refusal-no-figure = Таких фігурок більше немає.
hc-refusal-not-in-zone = Поле не в зоні.
hc-refusal-not-misty = Туман веде лише на поля головної мапи поза зоною, далеко від офіцерів.
hc-refusal-space-used = На це поле цього ходу вже виставлено мутанта.
hc-refusal-not-on-map = Цього мутанта немає на мапі.
hc-refusal-stunned = Мутант приголомшений.
hc-refusal-not-stunned = Мутант не приголомшений.
hc-refusal-moved = Мутант уже рухався цього ходу.
hc-refusal-attacked = Мутант уже атакував цього ходу.
hc-refusal-soldier = За один хід солдат або рухається, або атакує.
hc-refusal-nobody-there = Там нема кого атакувати.
hc-refusal-no-exit = Звідти з мапи не вийти.
hc-refusal-no-trigger = Ця карта на таке не реагує.
hc-refusal-no-way = З цього поля далі дороги немає.
hc-refusal-no-target = У межах досяжності немає жодної цілі.
hc-refusal-nothing-here = На цьому полі нічого не можна зробити.
hc-refusal-no-equipment = Офіцер не має при собі спорядження.
hc-refusal-no-active-ability = Жодна здібність офіцера не є дією.
hc-refusal-alone-here = На цьому полі немає іншого офіцера.
hc-refusal-nothing-to-pass = Ніхто на цьому полі не має спорядження.
hc-refusal-no-takes = У ряду немає жодного дубля.
hc-refusal-all-takes-passed = Хлопавка вже минула всі дублі в ряду.
hc-refusal-no-condition = Умову жодного дубля в ряду не виконано.
hc-refusal-only-reaction = Текст цієї карти діє лише як реакція.

## Між двома епізодами кампанії

hc-kept = { $who } лишає собі: { $ability }
