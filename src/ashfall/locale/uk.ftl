### Texts in Ukrainian. Every file of this folder has the same ids in the same order.
### Words of army files keep their spelling: ability-push_back is the ability "push_back".

## Kinds of tiles

kind-hq = Штаб
kind-hq-help = Серце армії: коли втратить усе здоров’я, гравець програє. Штаб б’є всіх сусідів, але ніколи не ранить іншого штабу.
kind-warrior = Воїн
kind-warrior-help = Підрозділ, що воює: атакує у фазах битви, рівних його ініціативі.
kind-module = Модуль
kind-module-help = Підрозділ, що допомагає іншим: весь час діє на сусідів, на яких вказують його зв’язки.
kind-instant = Миттєва дія
kind-instant-help = Жетон, який не виставляють: його дія настає одразу, а жетон скидають.

## Directions

direction-n = північ
direction-n-short = Пн
direction-n-towards = на північ
direction-ne = північний схід
direction-ne-short = Пн-Сх
direction-ne-towards = на північний схід
direction-se = південний схід
direction-se-short = Пд-Сх
direction-se-towards = на південний схід
direction-s = південь
direction-s-short = Пд
direction-s-towards = на південь
direction-sw = південний захід
direction-sw-short = Пд-Зх
direction-sw-towards = на південний захід
direction-nw = північний захід
direction-nw-short = Пн-Зх
direction-nw-towards = на північний захід

## Icons on a tile

icon-melee = Удар
icon-melee-help = Ранить ворога на сусідньому полі; кожне ікло це одна рана.
icon-ranged = Постріл
icon-ranged-help = Влучає в першого ворога на прямій лінії з будь-якої відстані й летить над своїми; кожна стріла це одна рана.
icon-gauss = Постріл Гауса
icon-gauss-help = Ранить один раз кожного ворога на прямій лінії; бонуси до сили не діють.
icon-friendly_fire = Влучання у своїх
icon-friendly_fire-help = Удар, що ранить сусіда, хоч би він був ворогом, хоч своїм, навіть власний штаб.
icon-armor = Броня
icon-armor-help = Постріли, що влучають у цю сторону, втрачають одну рану; діє навіть у сітці.
icon-reflection = Відбиття
icon-reflection-help = Атака в цю сторону не шкодить і влучає у ворога, що стоїть просто перед нею.
icon-nets = Сітка
icon-nets-help = Ворог перед цією стороною не може нічого й не може бути переміщений; дві сітки одна навпроти одної скасовуються.
icon-web = Павутиння
icon-web-help = Сітка, що ловить і своїх, навіть власний штаб.
icon-links = Зв’язок
icon-links-help = Вказує на сусіда, який отримує те, що дає цей жетон.
icon-toughness = Міцність
icon-toughness-help = Кожне серце дає змогу пережити на одну рану більше; рани лишаються після битви.
icon-initiative = Ініціатива
icon-initiative-help = Фаза битви, у якій підрозділ атакує; більші числа діють раніше, а два числа це дві атаки.
icon-agony = Агонія
icon-agony-help = Коли підрозділ гине у фазі битви, він атакує ще в тій самій фазі, хіба що й так у ній атакує.
icon-health = Здоров’я
icon-health-help = Скільки лишилося штабові; на нулі він знищений.

## Abilities of units

ability-mobility = Мобільність
ability-mobility-help = Раз за кожен хід власника може перейти на порожнє сусіднє поле, повернутися або зробити і те, і те.
ability-rotation = Розвертання
ability-rotation-help = Раз за кожен хід власника може повернутися на місці.
ability-push_back = Відштовхування
ability-push_back-help = Раз за кожен хід власника може відштовхнути сусіднього ворога на одне поле; поле вибирає його власник.
ability-explosion = Вибух
ability-explosion-help = Замість атаки може вибухнути: 1 рана кожному сусідові, також своїм і штабам, а сам гине без порятунку.
ability-net_of_steel = Сталева сітка
ability-net_of_steel-help = У хід власника, за 1 здоров’я штабу, кладе єдину Сталеву сітку на будь-який ворожий підрозділ, крім штабу; сітка повертається, коли він залишить поле бою або цей штаб потрапить у сітку.
ability-execution = Страта
ability-execution-help = Під час виставлення може за 1 здоров’я власного штабу зайняти поле ворожого підрозділу, крім штабу; той скидають, і ніщо його не врятує.
ability-replacement = Заміна
ability-replacement-help = У хід власника його можна скинути з поля бою й виставити на його місце підрозділ із руки, навіть під Терором.
ability-lair = Лігво
ability-lair-help = Вартовий починає поруч зі своїм штабом і гине одразу, коли перестає бути поруч.
ability-flying = Політ
ability-flying-help = Удари його не ранять, хіба що він у сітці; усе інше діє звичайно.
ability-scavenger = Шукач
ability-scavenger-help = Після кожної битви може перейти на будь-яке порожнє поле й повернутися, якщо не в сітці.

## What modules and HQs give

effect-melee = Сила удару
effect-melee-help = З’єднані підрозділи сильніше б’ють у ближньому бою.
effect-ranged = Сила пострілу
effect-ranged-help = З’єднані підрозділи сильніше стріляють; постріл Гауса не змінюється.
effect-initiative = Ініціатива
effect-initiative-help = З’єднані підрозділи діють у ранішій фазі, а за штрафу в пізнішій.
effect-medic = Медик
effect-medic-help = Бере на себе всі рани від однієї атаки чи миттєвої дії замість з’єднаного підрозділу й гине.
effect-extra_attack = Додаткова атака
effect-extra_attack-help = З’єднані підрозділи атакують ще раз, у першій вільній фазі нижче від найвищої ініціативи; ніколи нижче від фази 0.
effect-scoper = Перехоплення
effect-scoper-help = З’єднаний ворожий модуль працює на цю сторону, а не на свою.
effect-double_move = Подвійне переміщення
effect-double_move-help = Кожне переміщення власного підрозділу може сягати двох полів, будь-де на полі бою.
effect-mobility = Транспорт
effect-mobility-help = Кожен з’єднаний підрозділ може раз за хід власника перейти на одне поле, повернутися або зробити і те, і те.
effect-quartermaster = Заміна зброї
effect-quartermaster-help = Раз за битву з’єднаний підрозділ може замінити удар однієї сторони на постріл рівної сили або постріл на удар.
effect-grab = Притягування
effect-grab-help = Кожен з’єднаний підрозділ може раз за хід власника притягти до себе ворога, що стоїть рівно за два поля.
effect-free_net_of_steel = Безкоштовна Сталева сітка
effect-free_net_of_steel-help = Доки стоїть і не в сітці, кидок Сталевої сітки не коштує здоров’я.
target-friendly = власні підрозділи
target-enemy = ворожі підрозділи

## Instants

instant-battle = Битва
instant-battle-help = Починає битву й завершує хід; не можна, коли хтось із гравців уже взяв останній жетон.
instant-move = Переміщення
instant-move-help = Один власний підрозділ переходить на порожнє сусіднє поле, повертається або робить і те, і те.
instant-push_back = Відштовхування
instant-push_back-help = Один власний підрозділ відштовхує сусіднього ворога, також штаб, на одне поле; поле вибирає його власник і не повертає підрозділ.
instant-air_strike = Авіаудар
instant-air_strike-help = 1 рана кожному підрозділу, крім штабів, на полі та шести сусідніх, також своїм; усі сім полів мають бути на полі бою.
instant-grenade = Граната
instant-grenade-help = Знищує один ворожий підрозділ, не штаб, поруч із власним штабом; власний штаб не має бути в сітці.
instant-sniper = Снайпер
instant-sniper-help = 1 рана будь-якому ворожому підрозділу, крім штабу.
instant-terror = Терор
instant-terror-help = У свій наступний хід суперники не можуть виставляти підрозділи; миттєві дії та здібності працюють.
instant-grab = Притягування
instant-grab-help = Один власний підрозділ притягує до себе ворога, що стоїть рівно за два поля, також штаб; поле й поворот вибирає його власник.
instant-hunt = Полювання
instant-hunt-help = Один власний підрозділ може рушити й повернутися, а тоді одразу атакувати однією стороною.

## Counted things

count-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } рани
        [many] { $count } ран
       *[other] { $count } рани
    }
count-hexes =
    { $count ->
        [one] { $count } поле
        [few] { $count } поля
        [many] { $count } полів
       *[other] { $count } поля
    }
count-tiles =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
count-units =
    { $count ->
        [one] { $count } підрозділ
        [few] { $count } підрозділи
        [many] { $count } підрозділів
       *[other] { $count } підрозділу
    }
count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
count-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }

## Why a move is refused

refusal-setup = Штаби й підрозділ, що починає поруч зі штабом, виставляють перед першим ходом.
refusal-redraw-first = Спершу залиште або замініть узяті жетони.
refusal-discard-first = Спершу скиньте один з узятих жетонів.
refusal-step-first = Спершу зробіть другий крок підрозділу або відмовтеся від нього.
refusal-displace-first = Спершу виберіть, куди потрапить відштовхнутий чи притягнутий підрозділ.
refusal-hunt-first = Спершу атакуйте підрозділом, що полює, або відмовтеся.
refusal-medic-first = Спершу вирішіть, який Медик візьме рани на себе.
refusal-battle-first = Триває битва; спершу дайте відповідь на її запитання.
refusal-scavenge-first = Спершу перемістіть Шукачів або відмовтеся.
refusal-over = Гру закінчено.
refusal-not-in-hand = Цього жетона немає в руці.
refusal-instant-not-placed = Миттєву дію не виставляють, а розігрують.
refusal-terror = Під Терором не можна виставляти підрозділи.
refusal-occupied = Поле зайняте.
refusal-no-ability = Підрозділ не має цієї здібності.
refusal-no-enemy = Там не стоїть ворожий підрозділ.
refusal-hq-immune = Зі штабом так зробити не можна.
refusal-cannot-pay = Штаб має замало здоров’я, щоб за це заплатити.
refusal-hq-netted = Власний штаб у сітці.
refusal-not-your-unit = Там не стоїть власний підрозділ.
refusal-netted = Підрозділ у сітці.
refusal-used = Підрозділ уже використав цю здібність цього ходу.
refusal-too-far = Поле надто далеко.
refusal-not-linked = Жоден вільний модуль не дає цього підрозділу.
refusal-victim-netted = Ворожий підрозділ у сітці, його не можна перемістити.
refusal-not-adjacent = Ворожий підрозділ не стоїть поруч із власним.
refusal-not-two-away = Ворожий підрозділ не стоїть рівно за два поля.
refusal-net-lies = Сталева сітка лежить на іншому підрозділі.
refusal-last-tile-drawn = Не можна почати битву, коли хтось уже взяв останній жетон.
refusal-edge-of-board = Поле й усі шість сусідніх мають бути на полі бою.
refusal-no-effect = Жетон нічого б там не зробив.
refusal-not-now = Зараз цього зробити не можна.
