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
count-tiles =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
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
refusal-no-room = Для ворожого підрозділу немає вільного поля.
refusal-net-lies = Сталева сітка лежить на іншому підрозділі.
refusal-last-tile-drawn = Не можна почати битву, коли хтось уже взяв останній жетон.
refusal-edge-of-board = Поле й усі шість сусідніх мають бути на полі бою.
refusal-no-effect = Жетон нічого б там не зробив.
refusal-not-now = Зараз цього зробити не можна.

## What happens

event-turn_started = Хід { $number }: { $seat }.
event-drew = { $seat } бере: { $tile }.
event-discarded =
    { $cause ->
        [mandatory] { $seat } скидає один із трьох: { $tile }.
        [unlucky] { $seat } відкладає: { $tile }.
       *[other] { $seat } скидає: { $tile }.
    }
event-redrew = { $seat } відкладає невдалі жетони й бере ще раз.
event-placed =
    { $cause ->
        [execution] { $unit } займає поле страченого ворога, передом { $facing }.
        [replacement] { $unit } замінює свого, передом { $facing }.
       *[other] { $unit } виходить на поле бою, передом { $facing }.
    }
event-played = { $seat } грає: { $tile }.
event-moved =
    { $how ->
        [push] { $by } відштовхує; { $before } потрапляє на { $hex }.
        [grab] { $by } притягує; { $before } потрапляє на { $hex }, передом { $facing }.
        [turn] { $before } повертається передом { $facing }.
        [scavenger] { $before } летить на { $hex }, передом { $facing }.
       *[go] { $before } переходить на { $hex }, передом { $facing }.
    }
event-paid =
    { $cause ->
        [execution] { $seat } платить 1 здоров’я за страту; лишається { $health }.
       *[other] { $seat } платить 1 здоров’я за Сталеву сітку; лишається { $health }.
    }
event-terrified = { $seat } не може виставляти підрозділи наступного ходу.
event-netted =
    { $how ->
        [steel] { $unit } потрапляє у Сталеву сітку.
       *[net] { $unit } потрапляє в сітку; ловить { $by }.
    }
event-freed = { $unit } звільняється від сіток.
event-net_thrown = { $seat } кидає Сталеву сітку; у сітці { $unit }.
event-net_returned =
    { $cause ->
        [hq_netted] Сталева сітка повертається, { $unit } на волі: штаб гравця { $seat } у сітці.
       *[other] Сталева сітка повертається до гравця { $seat }: { $unit } залишає поле бою.
    }
event-battle_started =
    { $cause ->
        [tile] { $seat } починає битву.
        [full_board] Поле бою заповнене: битва.
        [final] Останній жетон узято, і всі зіграли: Остання битва.
        [overtime] Остання битва після додаткових ходів.
       *[position] Битва.
    }
event-phase_started = Фаза { $initiative }
attack-ending =
    { $cause ->
        [agony] , в агонії
        [extra_attack] , ще раз
       *[other] { "" }
    }
event-attacked =
    { $kind ->
        [melee] { $source } б’є { $towards }, сила { $strength }{ attack-ending }.
        [both] { $source } б’є та стріляє { $towards }, сила { $strength }{ attack-ending }.
        [gauss] { $source } стріляє з гармати Гауса { $towards }{ attack-ending }.
        [friendly_fire] { $source } б’є своїх і чужих { $towards }, сила { $strength }{ attack-ending }.
       *[ranged] { $source } стріляє { $towards }, сила { $strength }{ attack-ending }.
    }
event-idle = { $source } не має в кого влучити.
event-converted =
    { $into ->
        [melee] { $source } замінює постріл { $towards } на удар.
       *[ranged] { $source } замінює удар { $towards } на постріл.
    }
event-exploded = { $source } вибухає.
event-missed =
    { $reason ->
        [netted] { $source } у сітці й не атакує; тримає { $target }.
        [netted_by_steel] { $source } під Сталевою сіткою й не атакує.
        [late] { $source } не атакує: фаза цієї ініціативи вже минула.
        [no_target] { $source } не знаходить нікого { $towards }.
        [armor] { $source } не пробиває броні; ціль: { $target }.
        [flying] { $source } не дістає; літає { $target }.
        [hq] { $source } не ранить; штаб ніколи не ранить штабу ({ $target }).
        [declined] { $source } не атакує ще раз.
       *[void] { $source } не влучає; атаку відбиває { $target }.
    }
event-armor_held = { $target }: броня зупиняє { $amount } від пострілу; стріляє { $source }.
event-reflected =
    { $how ->
        [onto] { $unit } відбиває атаку; атакує { $source }, дістається { $struck }.
       *[away] { $unit } відбиває атаку в порожнечу; атакує { $source }.
    }
event-wound =
    { $kind ->
        [melee] { $source } б’є. { $target }: { count-wounds }.
        [both] { $source } б’є та стріляє. { $target }: { count-wounds }.
        [gauss] { $source } стріляє з гармати Гауса. { $target }: { count-wounds }.
        [friendly_fire] { $source } б’є. { $target }: { count-wounds }.
        [explosion] { $source } вибухає. { $target }: { count-wounds }.
        [instant] { $target } дістає: { count-wounds }.
       *[ranged] { $source } стріляє. { $target }: { count-wounds }.
    }
event-absorbed =
    { $kind ->
        [instant] { $medic } бере влучання на себе ({ count-wounds }). Порятунок: { $target }.
       *[other] { $medic } бере влучання на себе ({ count-wounds }); атакує { $source }. Порятунок: { $target }.
    }
event-removed =
    { $cause ->
        [explosion] { $unit } зникає.
        [medic] { $unit } гине, рятуючи інших.
        [execution] { $unit } гине під час страти.
        [replacement] { $unit } залишає поле бою.
        [lair] { $unit } гине далеко від свого штабу.
       *[wounds] { $unit } гине.
    }
event-health_lost = { $unit } втрачає { $amount } здоров’я; лишається { $health }.
event-battle_ended = Битву закінчено.
event-turn_ended = { $seat } закінчує хід { $number }.
event-game_over = Гру закінчено.

## Who must choose, and what

decision-setup = { $seat }: розставте армію.
decision-redraw = { $seat }: самі миттєві дії. Залишити чи взяти ще раз?
decision-discard = { $seat }: скиньте один жетон.
decision-turn = { $seat }: ваш хід.
decision-step = { $seat }: чи робить { $units } другий крок?
decision-displace = { $seat }: куди потрапляє { $units }?
decision-hunt = { $seat }: чи атакує { $units }?
decision-scavenge = { $seat }: чи переміщується Шукач?
decision-medic = { $seat }: який Медик бере яке влучання ({ $units })?
decision-clown = { $seat }: атака чи вибух ({ $units })?
decision-quartermaster = { $seat }: чи змінює зброю { $units }?
decision-extra_attack = { $seat }: чи атакує { $units } ще раз?

## Moves

move-keep = Залишити жетони
move-redraw = Відкласти їх і взяти ще раз
move-place = Виставити: { $tile } на { $hex }, передом { $facing }
move-execute = Страта: { $tile }, ціль { $target }, передом { $facing }
move-replace = Замінити: { $unit } іде, виходить { $tile }, передом { $facing }
move-mobility = { $unit } переходить на { $goal }, передом { $facing }
move-rotate = { $unit } повертається передом { $facing }
move-transport = { $module } перевозить: { $unit } на { $goal }, передом { $facing }
move-push = { $unit } відштовхує: { $target }
move-grab = { $unit } притягує: { $target }
move-net = Сталева сітка: { $target }
move-discard = Скинути: { $tile }
move-end = Закінчити хід
move-stay = Нічого не робити
move-step = Далі на { $goal }, передом { $facing }
move-to = На { $goal }
move-to-facing = На { $goal }, передом { $facing }
move-strike = { $unit } атакує { $towards }
move-attack = { $unit } атакує
move-explode = { $unit } вибухає
move-skip = { $unit } не атакує ще раз
move-plain = { $unit } атакує без зміни зброї
move-convert-melee = { $unit } замінює удар { $towards } на постріл
move-convert-ranged = { $unit } замінює постріл { $towards } на удар
move-heal = { $medic } бере влучання на себе; атакує { $source }, порятунок: { $unit }
move-heal-instant = { $medic } бере влучання на себе; порятунок: { $unit }
move-scavenge = { $unit } летить на { $goal }, передом { $facing }
move-waste = Використати без наслідків: { $tile }
move-play-battle = Зіграти: { $tile }
move-play-move = Зіграти: { $tile }, { $unit } на { $goal }, передом { $facing }
move-play-push_back = Зіграти: { $tile }, { $unit } відштовхує: { $target }
move-play-air_strike = Зіграти: { $tile } навколо { $hex }
move-play-grenade = Зіграти: { $tile }, ціль { $target }
move-play-sniper = Зіграти: { $tile }, ціль { $target }
move-play-terror = Зіграти: { $tile }
move-play-grab = Зіграти: { $tile }, { $unit } притягує: { $target }
move-play-hunt = Зіграти: { $tile }, { $unit } на { $goal }, передом { $facing }

## How a game ends

outcome-won = { $seat } перемагає: { $reason }.
outcome-drawn = Нічия: { $reason }.
reason-hq_destroyed = штаб знищено
reason-health = більше здоров’я наприкінці
reason-draw = ніхто не має переваги
reason-deadlock = поле бою заповнене, і битви вже нічого не змінюють

## States of a unit

state-netted = у сітці

## Words of the command line

cli-help-about = Neuroshima Hex у терміналі: грайте, розігруйте позиції, відтворюйте, вимірюйте.
cli-help-more = "ashfall КОМАНДА --help" розкаже більше про команду.
cli-help-commands = Команди
cli-help-version = показати версію й вийти
cli-help-help = показати цю довідку й вийти
cli-help-lang = мова текстів: en, pl або uk (типово мова системи)
cli-help-json = вивести JSON
cli-help-game = яка гра; поки що є "neuroshima"
cli-help-armies = ключі двох армій, наприклад moloch,borgo
cli-help-seed = число, від якого залежить тасування (типово 0)
cli-help-svg = записати малюнок у цей файл
cli-help-battle = розіграти одну битву з позиції
cli-help-battle-file = файл позиції або - для стандартного введення
cli-help-battle-jsonl = одна позиція на рядок на вході, один результат на рядок на виході
cli-help-battle-choose = хто відповідає, коли правила дають вибір: перший дозволений хід або відповідь, найкраща для свого боку, якщо далі відповідають перші ходи
cli-help-replay = відтворити запис і показати, куди він веде
cli-help-replay-file = запис у JSON чи простим текстом або - для стандартного введення
cli-help-replay-at = зупинитися після стількох ходів
cli-help-show = намалювати позицію або кінець запису
cli-help-show-file = файл позиції чи запису або - для стандартного введення
cli-help-sim = зіграти багато партій без екрана й порахувати
cli-help-sim-games = скільки партій (типово 100)
cli-help-sim-bots = боти двох місць із параметрами, наприклад rush,search:iterations=200 або random,./my_bot.py (типово random,random)
cli-help-sim-armies = ключі двох армій; без них по черзі всі 36 пар
cli-help-mode = спосіб гри; поки що є "duel"
cli-help-bench = виміряти швидкість правил і ботів на одному ядрі
cli-help-bench-seconds = час одного вимірювання (типово 1)
cli-help-list = армії, жетони, режими, гравці й налаштування
cli-help-play = гра в терміналі
cli-help-play-seed = число, від якого залежить тасування (типово щоразу нове)
cli-help-play-seats = хто грає: human, бот із параметрами або файл бота, наприклад ./my_bot.py; типово
cli-help-play-load = продовжити із запису чи позиції
cli-help-play-cores = скільки процесів може зайняти бот, коли думає над ходом або підказкою (типово 1)
cli-help-play-quick = не чекати на Enter під час битв
cli-help-play-estimates = показувати, як боти оцінюють свої шанси
cli-left = Лишаються на полі бою
cli-nobody-left = ніхто
cli-health = { $seat }, штаб { $health }
cli-choice = Відповідь: { $move }
cli-no-phase = Ніхто не діє в цій битві.
cli-undecided = Гра триває, ходить { $seat }.
cli-moves-made = Зроблено ходів: { $count }
cli-turn = Хід { $number }, ходить { $seat }
cli-hand = Рука
cli-nothing = нічого
cli-pile = Стос
cli-armies = Армії
cli-modes = Режими
cli-players = Гравці
cli-bot-options = параметри: { $options }
cli-settings = Налаштування
cli-setting-default = типово { $value }, рішення { $ruling }
cli-games = Партії
cli-wins = Перемоги
cli-share = Частка
cli-seat = Місце
cli-army = Армія
cli-draws = Нічиї
cli-reasons = Як закінчувалися
cli-average-moves = Ходів на партію
cli-speed = Партій за секунду
cli-unfinished = Зупинено на межі ходів
cli-bench-random_games_per_s = Випадкових партій за секунду
cli-bench-battles_per_s = Битв за секунду
cli-bench-copies_per_s = Копій стану за секунду
cli-bench-moves_per_s = Випадкових ходів за секунду
cli-bench-import_s = Секунд на завантаження правил
cli-bench-search = Ітерацій пошуку за секунду (search)
cli-bench-greedy = Ходів, зважених за секунду (greedy)
cli-bench-greedy-decisions = Рішень за секунду (greedy)
cli-bench-compiled = Правила скомпільовано
cli-bench-cores = Ядра цієї машини
cli-bench-python = Python
cli-yes = так
cli-no = ні

## Bots

bot-random = Робить будь-який дозволений хід.
bot-rush = Атакує все, що можна атакувати, і не дивиться далі за власний хід.
bot-greedy = Обирає хід, після якого стоїть найкраще, і прораховує битву, що могла б початися зараз.
bot-search = Прораховує так далеко, як дозволяє бюджет; параметри задають, скільки він думає і як оцінює позиції.
bot-recruit = Для перших партій: дивиться на один хід уперед, як ветеран, але дуже часто помиляється.
bot-soldier = Дивиться на один хід уперед, як ветеран, але часто помиляється.
bot-sergeant = Дивиться на один хід уперед, як ветеран, але часом помиляється.
bot-veteran = Дивиться на один хід уперед, крізь битву, що могла б тоді початися, і не помиляється у виборі.
bot-captain = Шукає трохи далі: перевіряє кілька десятків можливих продовжень партії.
bot-warlord = Шукає до секунди на хід, так далеко, як за цей час устигне.

## Arena

cli-help-arena = нехай боти зіграють між собою; скаже, хто сильніший і наскільки це певно
cli-help-arena-bots = щонайменше два боти з параметрами, як-от rush,search:iterations=200 або greedy,./my_bot.py
cli-help-arena-games = скільки партій грають кожні два боти (типово 84; з --sprt щонайбільше 20000)
cli-help-arena-sprt = зупинитися, щойно стане ясно, на LO чи на HI Elo перший бот сильніший за другого
cli-help-arena-armies = ключі двох армій, які б'ються в усіх партіях (типово всі пари армій по черзі)
cli-help-arena-workers = скільки процесів грає (типово по одному на ядро)
cli-help-arena-journal = записувати кожну завершену партію до цього нового файлу
cli-help-arena-resume = грати далі після партій із цього журналу
cli-help-arena-ray = грати на кластері Ray за цією адресою; "local" запускає його тут
cli-help-arena-report = записати звіт із таблицями та графіками до цього файлу
arena-bot = Бот
arena-bots = Боти
arena-opponent = Суперник
arena-losses = Поразки
arena-score = Результат
arena-superiority = Певність
arena-superiority-long = імовірність того, що перший бот сильніший
arena-time = Час на хід
arena-mean = У середньому
arena-slowest = Найдовше
arena-ladder = Рейтинг
arena-any-bot = будь-який бот
arena-pairs-head = Пари за очками першого бота
arena-pairs-caption = Останні п'ять стовпців рахують пари партій за очками першого бота.
arena-lead-stronger = { $one } сильніший за { $two }: { $elo } Elo, з довірчою ймовірністю 95 % від { $low } до { $high }.
arena-lead-perfect = { $one } узяв усі очки в { $two } і з довірчою ймовірністю 95 % сильніший більш ніж на { $elo } Elo.
arena-lead-open = Ці партії не показують, хто сильніший: { $one } чи { $two }.
arena-lead-many = Рейтинг очолює { $bot }.
arena-incomplete = Зіграно не всі партії.
arena-verdict-h0 = прийнято H0: { $low } Elo пояснює партії краще, ніж { $high }
arena-verdict-h1 = прийнято H1: { $high } Elo пояснює партії краще, ніж { $low }
arena-verdict-open = між { $low } і { $high } Elo ще не вирішено
arena-interrupted = Зупинено. Усі завершені партії збережено; продовжити можна так:
arena-report = Звіт арени
arena-title-two = { $one } проти { $two }
arena-title-many = { $count ->
    [one] { $count } бот, кожен проти кожного
    [few] { $count } боти, кожен проти кожного
   *[other] { $count } ботів, кожен проти кожного
}
arena-ladder-first = Перший у рейтингу
arena-pairs = { $count ->
    [one] в { $count } парі
   *[other] у { $count } парах
}
arena-strength = Сила
arena-anchor = Elo з інтервалами 95 %; { $bot } має 0.
arena-llr = Логарифм відношення правдоподібності (LLR)
arena-axis-pairs = пари партій
arena-axis-points = очки бота { $bot } у парі
arena-axis-moves = ходи
arena-running = Різниця Elo впродовж партій зі смугою 95 %
arena-pair-scores = Результати пар
arena-matches = Матчі
arena-armies-of = { $bot } за власною армією та армією ворога
arena-own-enemy = власна / ворожа
arena-all-enemies = разом
arena-grid-key = Частка очок, інтервал 95 %, кількість партій. ▲ і ▼: увесь інтервал лежить вище або нижче 50 %.
arena-balance = Частка очок за армією
arena-balance-note = Усі боти разом, без партій армії проти самої себе. Інтервали 95 %.
arena-games-and-time = Партії та час
arena-lengths = Тривалість партій
arena-time-note = Логарифмічна шкала. Прямокутник: середня половина партій; риска в ньому: медіана; хрестик: найдовший хід; число: середнє.
arena-settings = Як грали
arena-seed = Зерно
arena-matchups = Армії
arena-command = Команда
arena-notes = Як це читати
arena-note-pairs = Партії йдуть парами. В обох партіях пари стоси перетасовано однаково, а на тих самих місцях ті самі армії; боти міняються місцями. Тож кожен бот отримує обидва боки того самого випадку.
arena-note-elo = Elo та його інтервал обчислено з результатів цілих пар, бо дві партії пари залежать одна від одної. Різниця в 100 Elo обіцяє 64 % очок, 200 Elo 76 %, 400 Elo 91 %.
arena-note-ladder = Якщо ботів більше двох, рейтинг є одним припасуванням до всіх партій (модель Бредлі й Террі), де кожним двом ботам, що зустрілися, додано по одній перемозі.

## Playing in the terminal

play-first-army = Перша армія
play-second-army = Друга армія
play-number = Номер або ключ армії:
play-random-army = будь-яка
play-ask = Номер або хід (? довідка):
play-ask-hex = Поле ({ $hexes }), < назад:
play-ask-any-hex = Одне з полів у дужках, < назад:
play-ask-facing = Поворот, < назад:
play-ask-direction = Напрямок, < назад:
play-enter = Enter, щоб продовжити
play-unclear = "{ $text }" тут не вибір і не хід; ? покаже довідку.
play-undone = Скасовано: { $move }
play-nothing-to-undo = Скасовувати нічого.
play-saved = Збережено: { $file }
play-not-saved = Не збережено: { $problem }
play-log-empty = Ще нічого не сталося.
play-no-tile = Жоден жетон тут не називається "{ $name }".
play-bye = До побачення.
play-thinks = { $seat }: обдумування
play-estimate = { $seat }: бот оцінює свої шанси у { $share }.
play-rescue = "save ФАЙЛ", "undo" або "quit":
play-hint = Що зробив би бот { $bot }
play-help =
    Введіть номер вибору, тоді поле, наприклад C3, і поворот 0 до 5 (0 Пн, 1 Пн-Сх, 2 Пд-Сх, 3 Пд, 4 Пд-Зх, 5 Пн-Зх).
    Можна ввести й увесь хід: place hybrid C2 3. Усі дозволені ходи покаже: moves
    undo          скасувати свій останній хід
    help ЖЕТОН    що робить жетон (ключ, назва або поле)
    hint          попросити в бота добрі ходи
    log           що сталося
    save ФАЙЛ     записати партію (JSON або простий текст, якщо ФАЙЛ закінчується на .txt)
    quit          вийти
play-legal = Дозволені ходи
play-legend =
    На жетоні: *1 удар, стрілка це постріл, подвійна стрілка це постріл Гауса, !1 б’є своїх і чужих,
    # сітка, = броня, ~ відбиття, + зв’язок. Під назвою: i ініціатива, h серця, NET у сітці.
play-group-place = Виставити: { $tile }
play-group-execute = Страта: { $tile }
play-group-play = Зіграти: { $tile }
play-group-discard = Скинути жетон
play-group-replace = Замінити: { $unit }
play-group-mobility = Рушити: { $unit }
play-group-rotate = Повернути: { $unit }
play-group-transport = Перевезти: { $unit }
play-group-push = { $unit } відштовхує
play-group-grab = { $unit } притягує
play-group-net = Кинути Сталеву сітку
play-group-step = Зробити другий крок
play-group-to = Вибрати поле
play-group-strike = Атакувати
play-group-scavenge = { $unit } летить

## Training

cli-help-train = навчити ботів оцінювати позиції на партіях учня із самим собою
cli-help-train-out = тека для результату; якщо в ній лежить незавершене навчання з тими самими налаштуваннями, воно продовжиться
cli-help-train-games = на скількох партіях навчатися
cli-help-train-seed = число, від якого залежить уся випадковість
cli-help-train-batch = скільки партій зіграти, перш ніж робити з них висновки
cli-help-train-decay = як далеко назад поширюється результат на попередні позиції, від 0 до 1
cli-help-train-rate = розмір кроків
cli-help-train-heat = як часто пробувати гірший хід
cli-help-train-moves = скільки випадково вибраних ходів розглядає гравець
cli-help-train-settled = після якої частки партій результатом стає середнє всіх ваг, від 0 до 1
cli-help-train-check = через скільки партій додати точку кривої навчання
cli-help-train-pairs = скільки пар партій проти ручної оцінки становлять кожну точку
cli-help-train-workers = скільки процесів грають (типово по одному на ядро); результат від цього не залежить
cli-train-resumed = { $count ->
    [one] Продовження після { $count } партії.
   *[other] Продовження після { $count } партій.
}
cli-train-running = партій/с: { $speed }, результат { $score }
cli-train-point = { $count ->
    [one] Після { $count } партії: { $score } % очок проти ручної оцінки, похибка { $error }.
   *[other] Після { $count } партій: { $score } % очок проти ручної оцінки, похибка { $error }.
}
cli-train-interrupted = Зупинено. Усе вивчене до останньої контрольної точки збережено; продовжити командою:
cli-train-done = Записано: { $weights } і { $curve }.
cli-train-curve-title = Крива навчання
cli-train-curve-score = Частка очок проти ручної оцінки
cli-train-curve-error = Середня квадратична похибка передбачених результатів
cli-train-curve-games = партії, на яких навчалися
