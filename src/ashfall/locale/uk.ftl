### Texts in Ukrainian. Every file of this folder has the same ids in the same order.
### Words of army files keep their spelling: ability-push_back is the ability "push_back".

## Kinds of tiles

kind-hq = Штаб
kind-hq-help = Серце армії: коли його здоров’я скінчиться, гравець програє. Штаб б’є кожного ворога поруч, але ніколи не ранить іншого штабу.
kind-warrior = Воїн
kind-warrior-help = Підрозділ, що воює: атакує у фазах битви, які відповідають його ініціативі.
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
icon-melee-help = Ранить ворога на сусідньому полі; кожне ікло – одна рана.
icon-ranged = Постріл
icon-ranged-help = Влучає в першого ворога на прямій лінії з будь-якої відстані й летить над своїми; кожна стрілка – одна рана.
icon-gauss = Постріл Гауса
icon-gauss-help = Ранить один раз кожного ворога на прямій лінії; бонуси до сили не діють.
icon-friendly_fire = Влучання у своїх
icon-friendly_fire-help = Удар, що ранить сусіда, хоч би він був ворогом, хоч своїм, навіть власний штаб.
icon-armor = Броня
icon-armor-help = Кожен постріл у цю сторону завдає на одну рану менше; діє навіть у сітці.
icon-reflection = Відбиття
icon-reflection-help = Атака в цю сторону не ранить підрозділу, а влучає у ворога, що стоїть просто перед стороною.
icon-nets = Сітка
icon-nets-help = Ворог перед цією стороною не може нічого робити, і його не можна перемістити; дві сітки одна навпроти одної взаємно скасовуються.
icon-web = Павутиння
icon-web-help = Сітка, що ловить і своїх, навіть власний штаб.
icon-links = Зв’язок
icon-links-help = Вказує на сусіда, який отримує те, що дає цей жетон.
icon-toughness = Міцність
icon-toughness-help = Кожне серце дає змогу пережити на одну рану більше; рани лишаються після битви.
icon-initiative = Ініціатива
icon-initiative-help = Фаза битви, у якій підрозділ атакує; більші числа діють раніше, а два числа – це дві атаки.
icon-agony = Агонія
icon-agony-help = Коли підрозділ гине у фазі битви, він атакує ще в тій самій фазі, хіба що й так у ній атакує.
icon-health = Здоров’я
icon-health-help = Скільки його лишилося у штабу; на нулі штаб знищено.

## Abilities of units

ability-mobility = Мобільність
ability-mobility-help = Раз за хід власника може перейти на порожнє сусіднє поле, повернутися або зробити і те, і те.
ability-rotation = Розвертання
ability-rotation-help = Раз за хід власника може повернутися на місці.
ability-push_back = Відштовхування
ability-push_back-help = Раз за хід власника може відштовхнути сусіднього ворога на одне поле; поле вибирає власник відштовхнутого.
ability-explosion = Вибух
ability-explosion-help = Замість атаки може вибухнути: 1 рана кожному сусідові, також своїм і штабам, а сам гине без порятунку.
ability-net_of_steel = Сталева сітка
ability-net_of_steel-help = У хід власника, за 1 здоров’я штабу, кладе єдину Сталеву сітку на будь-який ворожий підрозділ, крім штабу; сітка повертається, коли він залишить поле бою або цей штаб потрапить у сітку.
ability-execution = Страта
ability-execution-help = Під час виставлення може за 1 здоров’я власного штабу зайняти поле ворожого підрозділу, крім штабу; той підрозділ скидають, і ніщо його не врятує.
ability-replacement = Заміна
ability-replacement-help = У хід власника його можна скинути з поля бою й виставити на його місце підрозділ із руки, навіть під Терором.
ability-lair = Лігво
ability-lair-help = Вартовий починає поруч зі своїм штабом і гине одразу, коли перестає бути поруч.
ability-flying = Політ
ability-flying-help = Удари його не ранять, хіба що він у сітці; усе інше діє як звичайно.
ability-scavenger = Шукач
ability-scavenger-help = Після кожної битви може перейти на будь-яке порожнє поле й повернутися, якщо не в сітці.

## What modules and HQs give

effect-melee = Сила удару
effect-melee-help = З’єднані підрозділи сильніше б’ють у ближньому бою.
effect-ranged = Сила пострілу
effect-ranged-help = З’єднані підрозділи сильніше стріляють; постріл Гауса не змінюється.
effect-initiative = Ініціатива
effect-initiative-help = З’єднані підрозділи діють у ранішій фазі, а якщо це штраф – у пізнішій.
effect-medic = Медик
effect-medic-help = Бере на себе всі рани від однієї атаки чи миттєвої дії замість з’єднаного підрозділу й гине.
effect-extra_attack = Додаткова атака
effect-extra_attack-help = З’єднані підрозділи атакують ще раз, у першій вільній фазі, нижчій за їхню найвищу ініціативу; ніколи нижче від фази 0.
effect-scoper = Перехоплення
effect-scoper-help = З’єднаний ворожий модуль працює на власника цього жетона, а не на свого.
effect-double_move = Подвійне переміщення
effect-double_move-help = З кожним переміщенням підрозділ вашого боку може пройти до двох полів, хоч би де стояв на полі бою.
effect-mobility = Транспорт
effect-mobility-help = Кожен з’єднаний підрозділ може раз за хід власника перейти на одне поле, повернутися або зробити і те, і те.
effect-quartermaster = Заміна зброї
effect-quartermaster-help = Раз за битву з’єднаний підрозділ може замінити удар однієї сторони на постріл рівної сили або постріл на удар.
effect-grab = Притягування
effect-grab-help = Кожен з’єднаний підрозділ може раз за хід власника притягнути до себе ворога, що стоїть рівно за два поля.
effect-free_net_of_steel = Безкоштовна Сталева сітка
effect-free_net_of_steel-help = Доки цей модуль стоїть і не в сітці, кидок Сталевої сітки не коштує здоров’я.

## Instants

instant-battle = Битва
instant-battle-help = Починає битву й завершує хід; не можна використати, коли хтось із гравців уже взяв останній жетон.
instant-move = Переміщення
instant-move-help = Один ваш підрозділ переходить на порожнє сусіднє поле, повертається або робить і те, і те.
instant-push_back = Відштовхування
instant-push_back-help = Один ваш підрозділ відштовхує сусіднього ворога, також штаб, на одне поле; поле вибирає власник відштовхнутого, повертати його не можна.
instant-air_strike = Авіаудар
instant-air_strike-help = 1 рана кожному підрозділу, крім штабів, на вибраному полі та шести сусідніх, також вашим; усі сім полів мають лежати на полі бою.
instant-grenade = Граната
instant-grenade-help = Знищує один ворожий підрозділ, не штаб, поруч із вашим штабом; ваш штаб не має бути в сітці.
instant-sniper = Снайпер
instant-sniper-help = 1 рана будь-якому ворожому підрозділу, крім штабу.
instant-terror = Терор
instant-terror-help = У свій наступний хід суперники не можуть виставляти підрозділи; миттєві дії та здібності працюють.
instant-grab = Притягування
instant-grab-help = Один ваш підрозділ притягує до себе ворога, що стоїть рівно за два поля, також штаб; поле вибирає власник притягнутого й може його повернути.
instant-hunt = Полювання
instant-hunt-help = Один ваш підрозділ може рушити й повернутися, а тоді може одразу атакувати однією стороною.

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
refusal-give-first = Спершу виберіть, хто отримує очко.
refusal-over = Партію закінчено.
refusal-not-in-hand = Цього жетона немає в руці.
refusal-no-more-uses = Цього ходу більше жетонів використати не можна.
refusal-keep-the-rest = З підкріпленнями решту жетонів залишають, а не скидають.
refusal-instant-not-placed = Миттєву дію не виставляють, а розігрують.
refusal-terror = Під Терором не можна виставляти підрозділи.
refusal-occupied = Поле зайняте.
refusal-no-ability = Підрозділ не має цієї здібності.
refusal-no-enemy = Там немає ворожого підрозділу.
refusal-hq-immune = Зі штабом так зробити не можна.
refusal-cannot-pay = Штаб має замало здоров’я, щоб за це заплатити.
refusal-hq-netted = Ваш штаб у сітці.
refusal-not-your-unit = Там немає вашого підрозділу.
refusal-ally = Підрозділ союзника не можна ні використати, ні перемістити.
refusal-netted = Підрозділ у сітці.
refusal-used = Цього ходу підрозділ уже використав цю здібність.
refusal-too-far = Поле надто далеко.
refusal-not-linked = Жоден вільний модуль не дає підрозділові такої змоги.
refusal-victim-netted = Ворожий підрозділ у сітці, його не можна перемістити.
refusal-not-adjacent = Ворожий підрозділ не стоїть поруч із вашим.
refusal-not-two-away = Ворожий підрозділ не стоїть рівно за два поля.
refusal-no-room = Для ворожого підрозділу немає вільного поля.
refusal-net-lies = Сталева сітка лежить на іншому підрозділі.
refusal-last-tile-drawn = Не можна почати битву, коли хтось уже взяв останній жетон.
refusal-edge-of-board = Поле й усі шість сусідніх мають бути на полі бою.
refusal-no-effect = Жетон нічого б там не зробив.
refusal-not-now = Зараз цього зробити не можна.

## What happens

event-turn_started = Хід { $number }: { $seat }.
event-drew = Узято: { $tile } ({ $seat }).
event-discarded =
    { $cause ->
        [mandatory] Обов’язково скинуто: { $tile } ({ $seat }).
        [unlucky] Відкладено: { $tile } ({ $seat }).
       *[other] Скинуто: { $tile } ({ $seat }).
    }
event-redrew = Невдалі жетони відкладено, узято нові ({ $seat }).
facing-ending =
    { $facing ->
        [none] { "" }
       *[other] , передом на { $facing }
    }
event-placed =
    { $cause ->
        [execution] { $unit } займає поле страченого ворога{ facing-ending }.
        [replacement] { $unit } стає на місце свого{ facing-ending }.
       *[other] { $unit } виходить на поле бою{ facing-ending }.
    }
event-played = Розіграно: { $tile } ({ $seat }).
event-moved =
    { $how ->
        [push] { $by } відштовхує; { $before } потрапляє на { $hex }.
        [grab] { $by } притягує; { $before } потрапляє на { $hex }{ facing-ending }.
        [turn] { $before } повертається передом на { $facing }.
        [scavenger] { $before } летить на { $hex }{ facing-ending }.
       *[go] { $before } переходить на { $hex }{ facing-ending }.
    }
event-paid =
    { $cause ->
        [execution] Страта коштує 1 здоров’я ({ $seat }); лишається { $health }.
       *[other] Сталева сітка коштує 1 здоров’я ({ $seat }); лишається { $health }.
    }
event-terrified = { $seat }: наступного ходу не можна виставляти підрозділи.
event-netted =
    { $how ->
        [steel] { $unit } потрапляє у Сталеву сітку.
       *[net] { $unit } потрапляє в сітку; ловить { $by }.
    }
event-freed = { $unit } більше не в сітці.
event-net_thrown = { $seat } кидає Сталеву сітку; у сітці { $unit }.
event-net_returned =
    { $cause ->
        [hq_netted] Сталева сітка повертається, { $unit } на волі: штаб у сітці ({ $seat }).
        [eliminated] Сталева сітка повертається, { $unit } на волі: { $seat } вибуває з гри.
       *[other] Сталева сітка повертається ({ $seat }): { $unit } залишає поле бою.
    }
event-battle_started =
    { $cause ->
        [tile] Починається битва ({ $seat }).
        [full_board] Поле бою заповнене: битва.
        [final] Останній жетон узято, і всі зробили хід: Остання битва.
        [overtime] Битва після додаткових ходів.
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
        [flying] { $source } не дістає: { $target } літає.
        [hq] { $source } не ранить: штаб ніколи не ранить штабу ({ $target }).
        [thrown_armor] Броня зупиняє відбиту атаку: { $target }.
        [thrown_flying] { $target } літає поза досяжністю відбитої атаки.
        [thrown_hq] { $target }: відбита атака не шкодить, бо штаб ніколи не ранить штабу.
        [declined] { $source } не атакує ще раз.
       *[void] { $source } не влучає; атаку відбиває { $target }.
    }
event-armor_held = { $target }: броня послаблює постріл на { $amount }; стріляє { $source }.
event-reflected =
    { $how ->
        [onto] { $unit } відбиває атаку; атакує { $source }, під удар потрапляє { $struck }.
        [itself] { $unit } відбиває атаку, і під неї потрапляє сам нападник: { $source }.
       *[away] { $unit } відбиває атаку в порожнечу; атакує { $source }.
    }
event-wound =
    { $kind ->
        [melee] { $source } б’є. { $target }: { count-wounds }.
        [both] { $source } б’є та стріляє. { $target }: { count-wounds }.
        [gauss] { $source } стріляє з гармати Гауса. { $target }: { count-wounds }.
        [friendly_fire] { $source } б’є. { $target }: { count-wounds }.
        [explosion] { $source } вибухає. { $target }: { count-wounds }.
        [instant] { $target }: { count-wounds }.
       *[ranged] { $source } стріляє. { $target }: { count-wounds }.
    }
event-thrown_back =
    { $how ->
        [itself] { $unit } відбиває атаку; { $source } потрапляє під власну атаку: { count-wounds }.
       *[other] { $unit } відбиває атаку; атакує { $source }, під удар потрапляє { $target }: { count-wounds }.
    }
event-absorbed =
    { $kind ->
        [thrown] { $medic } бере відбиту атаку на себе ({ count-wounds }). Врятовано: { $target }.
        [instant] { $medic } бере влучання на себе ({ count-wounds }). Врятовано: { $target }.
       *[other] { $medic } бере влучання на себе ({ count-wounds }); атакує { $source }. Врятовано: { $target }.
    }
event-removed =
    { $cause ->
        [explosion] { $unit } зникає.
        [medic] { $unit } гине, рятуючи інших.
        [execution] Страчено: { $unit }.
        [replacement] { $unit } залишає поле бою.
        [lair] { $unit } гине без свого штабу поруч.
        [eliminated] { $unit } залишає поле бою разом зі своєю армією.
       *[wounds] { $unit } гине.
    }
event-health_lost = { $unit } втрачає { $amount } здоров’я; лишається { $health }.
event-eliminated = { $seat }: штаб утрачено, армія вибуває з гри.
event-scored =
    { $amount ->
        [one] { $seat }: +{ $amount } очко; разом { $points }.
        [few] { $seat }: +{ $amount } очки; разом { $points }.
       *[other] { $seat }: +{ $amount } очок; разом { $points }.
    }
event-battle_ended = Битву закінчено.
event-turn_ended = Хід { $number } завершено: { $seat }.
event-game_over = Партію закінчено.

## Who must choose, and what

decision-setup = { $seat }: розставте армію.
decision-redraw = { $seat }: самі миттєві дії. Залишити чи взяти ще раз?
decision-discard = { $seat }: скиньте один жетон.
decision-turn = { $seat }: ваш хід.
decision-step = { $seat }: чи робить { $units } другий крок?
decision-displace = { $seat }: куди потрапляє { $units }?
decision-hunt = { $seat }: чи атакує { $units }?
decision-scavenge = { $seat }: чи переміщується Шукач?
decision-give = { $seat }: який суперник отримує очко за влучання у ваш штаб?
decision-medic = { $seat }: який Медик бере яке влучання ({ $units })?
decision-clown = { $seat }: атака чи вибух ({ $units })?
decision-quartermaster = { $seat }: чи змінює зброю { $units }?
decision-extra_attack = { $seat }: чи атакує { $units } ще раз?

## Moves

move-keep = Залишити жетони
move-redraw = Відкласти їх і взяти ще раз
move-place = Виставити: { $tile } на { $hex }{ facing-ending }
move-execute = Страта: { $tile }, ціль { $target }{ facing-ending }
move-replace = Замінити: { $unit } іде, виходить { $tile }{ facing-ending }
move-mobility = { $unit } переходить на { $goal }{ facing-ending }
move-rotate = { $unit } повертається передом на { $facing }
move-transport = { $module } перевозить: { $unit } на { $goal }{ facing-ending }
move-push = { $unit } відштовхує: { $target }
move-grab = { $unit } притягує: { $target }
move-net = Сталева сітка: { $target }
move-discard = Скинути: { $tile }
move-end = Завершити хід
move-stay = Нічого не робити
move-step = Далі на { $goal }{ facing-ending }
move-to = На { $goal }
move-to-facing = На { $goal }{ facing-ending }
move-strike = { $unit } атакує { $towards }
move-attack = { $unit } атакує
move-explode = { $unit } вибухає
move-skip = { $unit } не атакує ще раз
move-plain = { $unit } атакує без зміни зброї
move-convert-melee = { $unit } замінює удар { $towards } на постріл
move-convert-ranged = { $unit } замінює постріл { $towards } на удар
move-heal = { $medic } рятує: { $unit }; атакує { $source }
move-heal-instant = { $medic } рятує: { $unit }
move-scavenge = { $unit } летить на { $goal }{ facing-ending }
move-give = Очко: { $seat }
move-waste = Використати без наслідків: { $tile }
move-play-battle = Розіграти: { $tile }
move-play-move = Розіграти: { $tile }, { $unit } на { $goal }{ facing-ending }
move-play-push_back = Розіграти: { $tile }, { $unit } відштовхує: { $target }
move-play-air_strike = Розіграти: { $tile } навколо { $hex }
move-play-grenade = Розіграти: { $tile }, ціль { $target }
move-play-sniper = Розіграти: { $tile }, ціль { $target }
move-play-terror = Розіграти: { $tile }
move-play-grab = Розіграти: { $tile }, { $unit } притягує: { $target }
move-play-hunt = Розіграти: { $tile }, { $unit } на { $goal }{ facing-ending }

## How a game ends

outcome-won = Армія «{ $seat }» перемагає: { $reason }.
outcome-won-together = { $seats } перемагають разом: { $reason }.
outcome-drawn = Нічия: { $reason }.
reason-hq_destroyed = штаб знищено
reason-health = більше здоров’я наприкінці
reason-points = найбільше очок
reason-draw = ніхто не має переваги
reason-shared = ніхто інший не має переваги
reason-deadlock = поле бою заповнене, і битви вже нічого не змінюють

## Ways to play

mode-duel = Двобій
mode-duel-about = Один на один.
mode-ffa = Кожен за себе
mode-ffa-about = Перемагає останній уцілілий штаб.
mode-points = На очки
mode-points-about = Очки за рани штабів. Гра до 20.
mode-one_vs_two = Один проти двох
mode-one_vs_two-about = 20 здоров’я проти двічі по 13.
mode-teams = Команди
mode-teams-about = Двоє проти двох, спільні бонуси.
variant-tactical_start = Тактичний початок
variant-tactical_start-about = Перший гравець починає з трьома жетонами, один скидає й може використати один.
variant-reinforcements = Підкріплення
variant-reinforcements-about = Перед вами шість жетонів замість трьох; за хід використовуєте щонайбільше два.
side-team = Команда { $side }
side-single = Один
side-pair = Двоє

## States of a unit

state-netted = у сітці

## Words of the command line

cli-help-about = Neuroshima Hex у браузері та в терміналі, Hard City у терміналі: грайте, відтворюйте партії, вимірюйте силу ботів.
cli-help-more = "ashfall КОМАНДА --help" розкаже більше про команду.
cli-help-commands = Команди
cli-help-version = показати версію й вийти
cli-help-help = показати цю довідку й вийти
cli-help-lang = мова текстів: en, pl або uk (типово мова системи)
cli-help-json = вивести JSON
cli-help-game = яка гра, neuroshima або hardcity; кожна має власні параметри, їх показує --help після її назви
cli-help-table-armies = ключі армій, по одному на кожне місце, наприклад moloch,borgo
cli-help-seed = число, від якого залежить тасування (типово 0)
cli-help-svg = записати малюнок у цей файл
cli-help-battle = розіграти одну битву з позиції
cli-help-battle-file = файл позиції або - для стандартного введення
cli-help-battle-jsonl = по одній позиції в рядку на вході, по одному результату в рядку на виході
cli-help-battle-choose = хто відповідає, коли правила дають вибір: перший дозволений хід або відповідь, найкраща для свого боку, якщо на решту запитань відповідають перші ходи
cli-help-replay = відтворити запис і показати, куди він веде
cli-help-replay-file = запис у JSON чи простим текстом або - для стандартного введення
cli-help-replay-at = зупинитися після стількох ходів
cli-help-show = намалювати позицію або кінець запису
cli-help-show-file = файл позиції чи запису або - для стандартного введення
cli-help-sim = зіграти багато партій без екрана й підрахувати результати
cli-help-sim-games = скільки партій (типово 100)
cli-help-sim-seats = боти з параметрами, по одному на кожне місце, наприклад rush,search:iterations=200 або random,./my_bot.py (типово всюди random)
cli-help-sim-table-armies = ключі армій, по одному на кожне місце; без них у двобоях по черзі всі 36 пар, в інших режимах нове жеребкування для кожної партії
cli-help-modes = спосіб гри:
cli-help-board = кількість полів, 19 або 37 (типово стільки, скільки потрібно арміям; 37 для чотирьох-шести)
cli-help-variants = варіанти гри, через кому:
cli-help-set = налаштування правил, наприклад team_hq_health=20; можна вказати кілька разів; усі показує "ashfall list neuroshima"
cli-help-bench = виміряти швидкість правил і ботів на одному ядрі
cli-help-bench-seconds = час одного вимірювання (типово 1)
cli-help-list = армії, жетони, режими, гравці й налаштування; для hardcity епізоди, офіцери та гравці
cli-help-play = партія в терміналі
cli-help-play-seed = число, від якого залежить тасування (типово щоразу нове)
cli-help-play-seats = хто грає: human, бот із параметрами або файл бота, наприклад ./my_bot.py; типово
cli-help-play-load = продовжити із запису чи позиції
cli-help-play-save = записати партію до цього файлу, коли вона скінчиться або коли хтось вийде
cli-help-play-cores = скільки процесів може зайняти бот, коли думає над ходом або підказкою (типово 1)
cli-help-play-quick = не чекати на Enter під час битв
cli-help-play-estimates = показувати, як боти оцінюють свої шанси
cli-left = Лишаються на полі бою
cli-nobody-left = ніхто
cli-health = { $seat }, штаб { $health }
cli-choice = Відповідь: { $move }
cli-no-phase = Ніхто не діє в цій битві.
cli-undecided = Партія триває, зараз хід: { $seat }.
cli-moves-made = Зроблено ходів: { $count }
cli-turn = Хід { $number }: { $seat }
cli-hand = Рука
cli-nothing = нічого
cli-pile = Стос
cli-points = очки: { $points }
cli-out = поза грою
cli-side = сторона { $side }
cli-armies = Армії
cli-modes = Режими
cli-mode-fact = { $mode }: армій { $seats }, полів { $boards }
cli-variants-fact = варіанти: { $variants }
cli-players = Гравці
cli-bot-options = параметри: { $options }
cli-bot-unlimited = думає над ходом до { $seconds } с, якщо iterations чи seconds не задають іншого
cli-settings = Налаштування
cli-setting-default = типово { $value }, рішення { $ruling }
cli-games = Партії
cli-wins = Перемоги
cli-share = Частка
cli-seat = Місце
cli-army = Армія
cli-draws = Нічиї
cli-shared = Спільні перемоги
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
cli-bench-cores = Ядра цього комп’ютера
cli-bench-python = Python
cli-yes = так
cli-no = ні

## Bots

bot-random = Робить будь-який дозволений хід.
bot-rush = Атакує все, що можна атакувати, і не дивиться далі за власний хід.
bot-greedy = Обирає хід, після якого його становище найкраще, і прораховує битву, що могла б початися зараз.
bot-search = Прораховує так далеко, як дозволяє бюджет; параметри задають, скільки він думає і як оцінює позиції.
bot-recruit = Для перших партій: дивиться на один хід уперед, як ветеран, але дуже часто помиляється.
bot-soldier = Дивиться на один хід уперед, як ветеран, але часто помиляється.
bot-sergeant = Дивиться на один хід уперед, як ветеран, але часом помиляється.
bot-veteran = Дивиться на один хід уперед, прораховує битву, що могла б тоді початися, і не помиляється у виборі.
bot-captain = Шукає трохи далі: перевіряє шістнадцять можливих продовжень партії.
bot-warlord = Думає над ходом до секунди й шукає так далеко, як за цей час устигне.

## Arena

cli-help-arena = зіграти ботами один проти одного й сказати, хто сильніший і наскільки це певно
cli-help-arena-bots = щонайменше два боти з параметрами, як-от rush,search:iterations=200 або greedy,./my_bot.py
cli-help-arena-games = скільки партій грають кожні два боти (типово 84; з --sprt щонайбільше 20000)
cli-help-arena-sprt = зупинитися, щойно стане ясно, на LO чи на HI Elo перший бот сильніший за другого
cli-help-arena-table-armies = ключі армій, що грають в усіх партіях, по одному на кожне місце (типово всі пари по черзі; у режимах, крім двобою, нове жеребкування для кожного кола)
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
arena-rating = Рейтинг
arena-ratings = Рейтинг із 95 % інтервалами
arena-won = Перемоги
arena-any-bot = будь-який бот
arena-pairs-head = Пари за очками першого бота
arena-pairs-caption = Останні п’ять стовпців рахують пари партій за очками першого бота.
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
arena-note-pairs = Партії йдуть парами. В обох партіях пари стоси перетасовано однаково, а на тих самих місцях ті самі армії; боти міняються місцями. Тож кожному боту те саме везіння випадає з обох боків.
arena-note-elo = Elo та його інтервал обчислено з результатів цілих пар, бо дві партії пари залежать одна від одної. Різниця в 100 Elo обіцяє 64 % очок, 200 Elo 76 %, 400 Elo 91 %.
arena-note-ladder = Якщо ботів більше ніж два, рейтинг обчислено одразу за всіма партіями (модель Бредлі й Террі); кожним двом ботам, що зустрілися, додано по одній перемозі.
arena-note-rounds = Партії йдуть колами. Усі партії кола мають ті самі перетасовані стоси й ті самі армії на тих самих місцях; боти від партії до партії переходять на одну сторону далі, тож кожен веде кожну сторону один раз.
arena-note-ratings = Рейтинг рахує openskill (Плакетт і Люс), від 25, зі стандартним відхиленням. Переможець у партії перший, решта йде за здоров’ям чи очками. Спільна перемога рахується частинами.
arena-city-lead = Як часто перемагають офіцери, за епізодом, режимом і кількістю офіцерів.
arena-city-balance = Баланс
arena-city-share = Партії, які виграли офіцери, за столом
arena-note-city = Кожну партію за столом визначають зерно та її номер; той самий номер за кожним столом має те саме зерно. Перший бот веде офіцерів, останній Доктора Зеро. Партії, які закінчує останній раунд, не мають переможця.
arena-note-city-pairs = Партії йдуть парами. Обидві партії пари мають те саме зерно за тим самим столом; боти міняються сторонами, тож кожен раз веде офіцерів і раз Доктора Зеро. Партія без переможця дає обом по пів очка.

## Playing in the terminal

play-first-army = Перша армія
play-second-army = Друга армія
play-too-narrow = Для поля бою треба стовпців: { $needed }, у цьому терміналі: { $width }.
play-army-of = Армія гравця { $number }
play-number = Номер або ключ армії:
play-random-army = будь-яка
play-ask = Номер або хід (? довідка):
play-ask-hex = Поле ({ $hexes }), < назад:
play-ask-any-hex = Одне з полів у дужках, < назад:
play-ask-facing = Поворот, < назад:
play-ask-direction = Напрямок, < назад:
play-enter = Enter, щоб продовжити
play-unclear = «{ $text }» тут не вибір і не хід; ? покаже довідку.
play-undone = Скасовано: { $move }
play-nothing-to-undo = Скасовувати нічого.
play-saved = Збережено: { $file }
play-not-saved = Не збережено: { $problem }
play-log-empty = Ще нічого не сталося.
play-no-tile = Жоден жетон тут не називається «{ $name }».
play-bye = До побачення.
play-thinks = { $seat }: обдумування
play-estimate = { $seat }: бот оцінює свої шанси у { $share }.
play-rescue = "save ФАЙЛ", "undo" або "quit":
play-hint = Що зробив би бот { $bot }
play-help =
    Введіть номер вибору, тоді поле, наприклад C3, і поворот від 0 до 5 (0 Пн, 1 Пн-Сх, 2 Пд-Сх, 3 Пд, 4 Пд-Зх, 5 Пн-Зх).
    Можна ввести й увесь хід: place hybrid C2 3. Усі дозволені ходи покаже: moves
    undo          скасувати свій останній хід
    help ЖЕТОН    що робить жетон (ключ, назва або поле)
    hint          спитати бота про добрі ходи
    log           що сталося
    save ФАЙЛ     записати партію (JSON або простий текст, якщо ФАЙЛ закінчується на .txt)
    quit          вийти
play-legal = Дозволені ходи
play-legend =
    На жетоні: *1 удар, стрілка – постріл, подвійна стрілка – постріл Гауса, !1 б’є своїх і чужих,
    # сітка, = броня, ~ відбиття, + зв’язок. Під назвою: i ініціатива, h серця, NET у сітці.
play-group-place = Виставити: { $tile }
play-group-execute = Страта: { $tile }
play-group-play = Розіграти: { $tile }
play-group-discard = Скинути жетон
play-group-replace = Замінити: { $unit }
play-group-mobility = Перемістити: { $unit }
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

## Help cards

card-both = { $one } { $two }
card-value = { $name } { $value }
card-share = { $name } { $value } з { $most }
card-points-help = Рани, завдані штабам суперників, дають очки. Штаб тут не можна знищити; він б’є кожного ворога поруч, але ніколи не ранить іншого штабу.
card-attack = { $kind } { $strength }, { $where }
card-edges = { $kind }, { $where }
card-all-sides = на всі шість сторін
card-towards = у напрямках { $directions }
card-printed = На жетоні { $printed }; { $changes }.
card-change = { $amount } дає { $unit }
card-change-attack = додаткову атаку дає { $unit }
card-acts =
    { $count ->
        [one] Діє у фазі { $phases }.
        [2] Атакує двічі, у фазах { $phases }.
        [few] Атакує { $count } рази, у фазах { $phases }.
        [many] Атакує { $count } разів, у фазах { $phases }.
       *[other] Атакує { $count } рази, у фазах { $phases }.
    }
card-higher-first = Вищі фази йдуть першими.
card-not-below-zero = Ініціатива ніколи не падає нижче від 0.
card-no-phase-left = Нижче від фази 0 місця для ще однієї атаки немає.
card-no-initiative = Без ініціативи
card-no-initiative-help = Ніколи не атакує.
card-netted = У сітці
card-netted-help = Тримає: { $units }. Підрозділ не може атакувати й допомагати, і його не можна перемістити; броня й міцність діють.
card-netted-idle = У сітці не діє.
card-under-net-of-steel = Хоч би де опинився підрозділ, він не може атакувати й допомагати, і його не можна перемістити; броня й міцність діють.
card-not-netted = Не діє в сітці.
card-aims = Ціль: { $targets }.
card-aims-nobody = Зараз там нема в кого влучити.
card-aims-netted = Ціль, якби не сітка: { $targets }.
card-aims-nobody-netted = Підрозділ у сітці, та й влучити там нема в кого.
card-hit = { $unit } ({ count-wounds })
card-hit-armor = { $unit } ({ count-wounds }, броня забирає { $armor })
card-hit-joined = { $unit } (разом з ударом)
card-hit-mirror = { $unit } ({ count-wounds }, відбиває { $mirror })
card-hit-none =
    { $reason ->
        [armor] { $unit } (зупиняє броня)
        [flying] { $unit } (літає, поза досяжністю)
        [hq] { $unit } (штаб ніколи не ранить штабу)
       *[void] { $unit } (відбиває атаку)
    }
card-holds = Тримає: { $units }.
card-holds-nobody = Зараз нікого не ловить.
card-nets-cancel = Сітки взаємно скасовуються: { $units }.
card-nets-nothing = Підрозділ сам у сітці й нікого не тримає.
card-links-enemy-help = Вказує на сусіда, ворога, на якого діє цей жетон.
card-faster = З’єднані підрозділи діють раніше в битві.
card-slower = З’єднані вороги діють пізніше в битві.
card-reaches = Зараз: { $units }.
card-reaches-nobody = Зараз: ніхто.
card-no-use = Без користі: { $units }.
card-gives-nothing = У сітці нічого не дає.
card-helps-nobody = Перехоплений модуль не допомагає нікому.
card-works-for = Зараз працює на: { $seat }.
card-taken-over = Перехоплено
card-taken-over-help = Перехоплює { $units }, користь має { $seat }.
card-granted-medic = { $units } може взяти на себе всі рани від однієї атаки на цей підрозділ.
card-granted-mobility = { $units } може раз за хід перевезти його на одне поле, повернути або зробити і те, і те.
card-granted-grab = Раз за хід може притягнути ворога, що стоїть за два поля; це дає { $units }.
card-granted-quartermaster = Раз за битву може замінити удар на постріл або постріл на удар; це дає { $units }.
card-used = Використано цього ходу.
card-ready = Можна використати зараз.
card-no-way = Зараз нема як це використати.
card-two-hexes = Навіть на два поля; це дає { $units }.
card-when-placed = Лише в мить виставлення.
card-net-lies = Зараз лежить на: { $unit }.
card-net-free = Безкоштовно; це дає { $units }.
card-no-toughness = Без міцності
card-no-toughness-help = Гине від однієї рани.
card-wounds = Рани: { $count } з { $most }
card-next-wound = Наступна рана його знищить.

## What a battle would do

forecast-hit = { $source } влучає; ціль: { $target }
forecast-hit-itself = { $target } потрапляє під власну атаку
forecast-absorbed = { $source } влучає; ціль: { $target }, на себе бере { $medic }
forecast-reflected = { $target } відбиває атаку; атакує { $source }
forecast-netted = { $source } у сітці
forecast-late = { $source } не встигає
forecast-explosion = { $source } вибухає
forecast-lair = { $source } лишається без штабу
forecast-destroyed = знищено
forecast-lost = -{ $count }
forecast-no-harm = без шкоди
forecast-no-attack = без атаки
forecast-medic-lost = гине { $medic }
forecast-assumed = { $seat }: { $answer }
forecast-change = Битва після цього ходу: { $changes }.
forecast-now-destroyed = додаткові втрати: { $units }
forecast-now-kept = врятовано: { $units }
forecast-now-health = { $seat } – { $health } здоров’я замість { $instead }
forecast-now-points = { $seat } – очки: { $health } замість { $instead }
forecast-result = Ця битва: { $changes }.
forecast-falls = втрати: { $units }
forecast-nothing = Ніхто не постраждає.
forecast-no-change = Битва після цього ходу закінчиться так само, як і до нього.
forecast-no-move = Це не хід.

## Filters of the army pages

tag-melee = Ближній бій
tag-ranged = Постріли
tag-strong = Сила 2 і більше
tag-friendly_fire = Ранить своїх
tag-fast = Ініціатива 3 і більше
tag-twice = Атакує двічі
tag-agony = Агонія
tag-net = Сітки
tag-armor = Броня
tag-reflection = Відбиття
tag-toughness = Міцність
tag-mobility = Рух чи поворот
tag-ability = Інші здібності
tag-boost = Допомагає своїм
tag-hinder = Шкодить ворогам
tag-medic = Медик

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
        [0] Підрозділів не втрачено
        [one] Втрачено { $count } підрозділ
        [few] Втрачено { $count } підрозділи
       *[other] Втрачено { $count } підрозділів
    }
battle-side-words = { $side }: здоров’я з { $before } до { $after }. { battle-lost }.
battle-side-points = { $side }: очки з { $before } до { $after }. { battle-lost }.
battle-bonus-melee = +{ $count } до ударів завдяки: { $units }
battle-bonus-ranged = +{ $count } до пострілів завдяки: { $units }

## Serving the browser client

cli-help-serve = вебсервер: гра у браузері, наодинці, з друзями чи проти ботів
cli-help-serve-host = адреса, на якій сервер приймає з’єднання (типово 127.0.0.1: лише цей комп’ютер; 0.0.0.0: усі, хто може до нього дістатися)
cli-help-serve-port = порт, на якому сервер приймає з’єднання (типово 8000; 0: будь-який вільний)
cli-help-serve-db = де зберігаються партії: файл SQLite або URL, наприклад postgresql://user@host/name (типово: ashfall/ashfall.db у теці даних користувача, тобто $XDG_DATA_HOME або ~/.local/share)
cli-help-serve-log = писати рядок про кожен запит у вивід помилок
cli-serve-ready = Ashfall працює за адресою { $address } (Ctrl-C завершує)

## Browser: clocks

web-clock-none = Без годинника
web-clock-move =
    { $minutes ->
        [0] { $seconds } с на рішення
       *[other] { $minutes } хв на рішення
    }
web-clock-bank = { $minutes } хв + { $seconds } с

## Browser: first page

web-home-title = Оберіть мить. Виграйте битву.
web-home-lead = Neuroshima Hex – швидкий двобій на дев’ятнадцяти полях: виставляйте підрозділи, повертайте їх із розумом й обирайте мить битви. Безкоштовно, без реєстрації, просто тут.
web-play-now = Грати зараз
web-play-against = суперник:
web-play-level = Рівень бота
web-play-armies = випадкові армії, близько 15 хвилин
web-play-friend = Грати з другом
web-play-more = Інші способи гри
web-first-time = Уперше тут? Опануйте гру за сім коротких кроків
web-continue = Ваші партії
web-continue-waiting = Чекає на гравців
web-continue-playing = Триває
web-continue-go = Продовжити
web-continue-open = Відкрити
web-continue-replay = Повтор
web-continue-more = Решта партій
web-result-won = Перемога
web-result-lost = Поразка
web-result-drawn = Нічия
web-result-over = Завершено
web-versus = vs
web-lobby = Відкриті столи
web-lobby-join = Приєднатися
web-lobby-empty = Зараз ніхто не чекає. Відкрийте стіл, і його побачать тут.
web-lobby-make = Відкрити стіл
web-watch = Грають зараз
web-watch-go = Дивитися
web-watch-empty = Наразі публічних партій немає.
web-row-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
web-seat-open = вільне місце
web-seat-anybody = Гість
web-learn = Навчання й аналіз
web-learn-steps = Перші кроки
web-learn-steps-about = Сім коротких вправ на справжніх позиціях.
web-learn-armies = Шість армій
web-learn-armies-about = Кожен жетон і кожен значок з поясненням.
web-learn-analysis = Аналіз позицій
web-learn-analysis-about = Розставте будь-яку позицію, спитайте бота, проведіть битву.
web-learn-replay = Відкрити партію
web-learn-replay-about = Подивіться збережену партію хід за ходом.

## Browser: levels of the bots

level-recruit = Рекрут
level-recruit-about = Для перших партій. Робить багато помилок.
level-soldier = Солдат
level-soldier-about = Знає основи, та часто помиляється.
level-sergeant = Сержант
level-sergeant-about = Рівний суперник. Часом помиляється.
level-veteran = Ветеран
level-veteran-about = Прораховує найближчу битву й бере те, що ви лишите.
level-captain = Капітан
level-captain-about = Планує на кілька ходів уперед.
level-warlord = Воєвода
level-warlord-about = Найсильніший. Думає до секунди.
level-strength = Сила { $number } з { $most }

## Browser: new game

web-new = Нова партія
web-new-mode = Спосіб гри
web-new-players = Гравці
web-new-board = Поле бою
web-new-hexes = { $hexes } полів
web-new-board-large = Від п’яти гравців грають на великому полі бою, де 37 полів.
web-new-health = Здоров’я кожного штабу
web-new-who = Суперник
web-new-others = Решта
web-new-seats = Місця
web-new-seat = Місце { $number }
web-new-seat-who = Хто тут грає
web-new-seat-army = Армія
web-new-seat-done = Готово
web-new-me = Ви
web-new-me-about = Сісти сюди
web-new-bot = Бот
web-new-bot-about = Шість рівнів
web-new-link = Друг
web-new-link-about = За посиланням
web-new-local = Один екран
web-new-local-about = Спільний пристрій
web-new-open = Будь-хто
web-new-open-about = Відкритий стіл
web-new-ally = Союзник
web-new-ally-about = Веде обидві армії
web-new-ally-mine = Теж ведете ви
web-new-ally-theirs = Веде союзник
web-new-level = Рівень
web-new-mine = Ваша армія
web-new-theirs = Армія суперника
web-new-first-army = Армія першого гравця
web-new-second-army = Армія другого гравця
web-new-random = Випадкова
web-new-not-there = Не на 37 полях
web-new-not-there-about = { $army }: цією армією не грають на 37 полях. Її замінить випадкова армія.
web-new-starts = Хто починає
web-new-starts-random = Жереб
web-new-starts-first = Ви
web-new-starts-second = Суперник
web-new-starts-one = Перший гравець
web-new-starts-two = Другий гравець
web-new-order = Черговість
web-new-order-listed = Як у списку
web-new-clock = Час на роздуми
web-new-clock-none = Без обмежень
web-new-clock-own = Власний
web-new-clock-kind = Годинник
web-new-clock-kind-move = На кожне рішення
web-new-clock-kind-bank = На всю партію
web-new-clock-minutes = Хвилини
web-new-clock-seconds = Секунди
web-new-clock-increment = Додаткові секунди після кожного ходу
web-new-listed = Показувати на головній
web-new-listed-about = Інші зможуть знайти цю партію й дивитися її.
web-new-casual = Прогноз битви
web-new-casual-about = Усі гравці бачать, що сталося б, якби битва почалася зараз. Проти самих ботів можна скасувати будь-який хід.
web-new-start = Почати партію
web-new-start-link = Створити посилання
web-new-start-open = Відкрити стіл

## Browser: settings

web-set-profile = Ви
web-set-name = Ваше ім’я
web-set-name-help = Його бачать за столом. Від 1 до 24 символів.
web-set-save = Зберегти
web-set-saved = Збережено
web-set-look = Вигляд
web-set-theme = Тема
web-set-theme-system = Як на пристрої
web-set-theme-dark = Темна
web-set-theme-light = Світла
web-set-language = Мова
web-set-language-system = Як у браузері
web-set-table = За столом
web-set-forecast = Прогноз битви
web-set-forecast-help = Показує на полі бою, що зробила б битва зараз, якщо партія це дозволяє.
web-set-names = Назви на жетонах
web-set-names-help = Кожен підрозділ на полі бою підписано.
web-set-confirm = Підтвердження ходів
web-set-confirm-help = Щоб зробити хід, треба клацнути вдруге або натиснути Enter.
web-set-handover = Картка передачі
web-set-handover-help = На спільному екрані показує, чия черга і що сталося.
web-set-battle = Битви
web-set-speed = Швидкість відтворення
web-set-motion = Менше анімації
web-set-motion-help = Ніщо не літає й не згасає. Про це може просити й пристрій.
web-set-sound = Звуки
web-set-sound-help = Кілька тихих: виставлення, влучання, ваш хід.
web-set-sound-try = Послухати
web-set-here = Усе це зберігається лише в цьому браузері.

## Browser: waiting room

web-wait-link-title =
    { $count ->
        [one] Запросіть друга
       *[other] Запросіть друзів
    }
web-wait-link-text =
    { $count ->
        [one] Надішліть це посилання. Партія почнеться, щойно друг відкриє його й приєднається.
       *[other] Надішліть це посилання всім. Партія почнеться, щойно всі приєднаються.
    }
web-wait-open-title = Ваш стіл відкрито
web-wait-open-text = Усі бачать його на головній сторінці. Можна також надіслати комусь посилання.
web-wait-seated-title = Ви маєте місце
web-wait-seated-text = Партія почнеться, щойно всі будуть тут.
web-wait-link = Посилання на цю партію
web-wait-copy = Копіювати
web-wait-copied = Посилання скопійовано
web-wait-share = Поділитися
web-wait-share-text = Зіграємо в Neuroshima Hex?
web-wait-waiting =
    { $count ->
        [one] Чекаємо ще на одного гравця…
       *[other] Чекаємо ще на { $count } гравців…
    }
web-wait-keep = Не закривайте цю сторінку. Ми покличемо, коли партія почнеться.
web-wait-here = тут
web-wait-away = не за столом
web-wait-cancel = Скасувати партію
web-wait-cancelled = Партію скасовано.
web-wait-leave = Звільнити місце
web-wait-left = Місце звільнено.
web-wait-joined = Усі вже тут.
web-join-title = { $name } запрошує вас до гри
web-join-seat = Є місце для вас
web-join-text =
    { $count ->
        [one] Один клік – і починаємо.
       *[other] Партія почнеться, щойно всі приєднаються.
    }
web-join-go = Приєднатися до партії
web-join-random = Випадкова армія
web-join-yours = Ваше місце
web-join-settings = Інші правила: { $settings }
web-wait-none-title = Потрібне посилання
web-wait-none-text = Ця партія чекає на того, кому надіслали посилання. Попросіть посилання або почніть власну партію.

## Browser: frame

web-home-link = Ashfall, головна сторінка
web-skip = Перейти до вмісту
web-nav = Сторінки
web-nav-home = Грати
web-nav-learn = Навчання
web-nav-armies = Армії
web-nav-rules = Правила
web-nav-analysis = Аналіз
web-nav-settings = Налаштування
web-close = Закрити
web-health = Здоров’я { $health } з { $most }
web-points = Очки: { $points } з { $most }
web-keys = Клавіші
web-keys-page = На цій сторінці
web-keys-everywhere = Усюди
web-keys-help = Показати клавіші
web-key-space = Пробіл
web-key-up = Стрілка вгору
web-key-down = Стрілка вниз
web-key-left = Стрілка вліво
web-key-right = Стрілка вправо
web-lost-title = Тут нічого немає
web-lost-text = Ця адреса нікуди не веде. Можливо, партію скасовано або посилання неповне.
web-lost-home = На головну
web-out-title = Сервер не відповідає
web-out-text = Ваші партії в безпеці. Пробуємо знову кожні кілька секунд.
web-retry = Спробувати ще
web-out-short = Немає з’єднання. Пробуємо знову…
web-problem = Не вдалося: { $reason }
web-problem-offline = Немає зв’язку із сервером. Спробуйте за мить.
web-problem-too_fast = Трохи зашвидко. Зачекайте хвилинку.
web-problem-busy = Боти зайняті. Спробуйте за мить.
web-problem-many_games = Водночас триває забагато ваших партій. Спершу закінчіть одну з них.
web-problem-storage = Сервер не зміг цього прочитати чи зберегти. Нічого не змінилося; спробуйте ще раз.
web-problem-failed = На сервері щось пішло не так. Помилку там записано.
web-problem-not_found = Тут нічого немає. Можливо, партію скасовано або посилання неповне.
web-problem-begun = Партія вже почалася.
web-problem-no_seat = Для вас немає вільного місця. Щоб зайняти місце, залишене для друга, потрібне посилання.
web-problem-not_owner = Це може зробити лише той, хто створив цю партію.
web-problem-not_over = Партію ще не закінчено.
web-problem-over = Партію тут закінчено: шукати вже нема чого.
web-problem-bad_name = Ім’я має містити від 1 до 24 читабельних символів.
web-problem-too_large = Це завелике, щоб надіслати.

## Lessons

lesson-try-again = Ще ні. Скасуйте хід і спробуйте інакше.
lesson-place-battle-first = Спершу виставте жетон. Битва потім почнеться сама.
lesson-board = Поле бою та перемога
lesson-board-about = Виставте штаб, подивіться на битву, здолайте ворожий штаб.
lesson-board-closing = Зведіть здоров’я ворожого штабу до 0 або майте наприкінці більше здоров’я, ніж він. Усе інше служить цьому.
lesson-board-hq = Дві армії б’ються за 19 полів. Ви ведете Молоха, армію машин. Кожна партія починається однаково: виставте свій штаб на будь-яке поле.
lesson-board-hq-hint = Виберіть штаб під полем бою, тоді поле, тоді підтвердьте. Підійде будь-яке поле.
lesson-board-hq-done = Ваш штаб стоїть і має 20 здоров’я. У справжній партії суперник тепер виставив би свій. Хто втратить усе здоров’я, той програв.
lesson-board-watch = Самі підрозділи нічого не роблять: вони чекають на битву. Ваш Шершень стоїть перед штабом Борго, а Мутант Борго перед вашим. Розіграйте жетон «Битва» й дивіться.
lesson-board-watch-hint = Виберіть жетон «Битва» під полем бою й підтвердьте.
lesson-board-watch-done = Обидва атакували у фазі 2: штаб Борго втратив 2 здоров’я, ваш 1. У фазі 0 штаби вдарили кожного ворога поруч, і обох нападників уже немає.
lesson-board-no-battle = Тут битву починає тільки жетон «Битва». Скасуйте хід і розіграйте його.
lesson-board-win = Штабу Борго лишилося 3 здоров’я. Ваш Шершень ударить його на 2, а Гібрид вистрілить на 1. Розіграйте «Битву» й перемагайте.
lesson-board-win-hint = Ваші нападники вже стоять як слід. Виставляти нічого не треба: розіграйте «Битву».
lesson-board-win-done = Штаб Борго знищено, ви перемогли. Якщо обидва штаби вистоять, доки скінчаться жетони, відбувається остання битва; тоді перемагає той, у кого більше здоров’я.
lesson-place = Виставлення й поворот
lesson-place-about = Від того, де підрозділ стоїть і куди дивиться, залежить, кого він ударить.
lesson-place-closing = Ікло б’є лише те поле, на яке вказує. Виставлений підрозділ не рухається й не повертається, хіба що щось йому це дозволяє.
lesson-place-bite = Білі ікла – це удари: кожне завдає рани ворогові на сусідньому полі, на яке вказує. Виставте Шершня так, щоб обидва ікла влучили у штаб Борго. Битва потім почнеться сама.
lesson-place-bite-hint = Виберіть поле поруч зі штабом Борго на C2. Тоді повертайте Шершня круглими ручками, коліщатком або клавішами Q та E, доки ікла не вкажуть на штаб.
lesson-place-bite-done = Два ікла, дві рани: з 20 стало 18. У фазі 0 штаб ударив у відповідь. Кожен штаб б’є ворогів з усіх шести сторін, але останнім.
lesson-place-bite-far = Удар сягає лише сусіднього поля. Виставте Шершня просто біля штабу.
lesson-place-bite-away = Шершень стоїть правильно, але його ікла дивляться деінде. Поверніть його до штабу, перш ніж підтвердити.
lesson-place-three = Мисливець має ікла на чотирьох сторонах. Виставте його так, щоб він знищив одразу всіх трьох Мутантів.
lesson-place-three-hint = Лише одне поле торкається всіх трьох: C3. Повертайте жетон, доки ікла не вкажуть на C2, D2 і C4.
lesson-place-three-done = Усі троє одразу, і жоден не вдарив у відповідь: Мисливець швидший. Про це невдовзі.
lesson-place-three-turn = Поле правильне, але не перед кожним Мутантом є ікло. Повертайте жетон, доки він не охопить усіх трьох.
lesson-place-three-where = Звідти він не дістане всіх трьох. Знайдіть єдине поле, що торкається кожного з них.
lesson-shoot = Стрільба
lesson-shoot-about = Постріли летять прямо, над своїми, до першого ворога.
lesson-shoot-closing = Перш ніж виставити стрільця, простежте його лінію до кінця. Перш ніж завершити хід, простежте лінії ворога.
lesson-shoot-line = Стрілка – це постріл: він летить прямо, на будь-яку відстань, і влучає в першого ворога на лінії. Над власними підрозділами він пролітає. Знищте Гібридом Офіцера на C1.
lesson-shoot-line-hint = З обох боків Офіцера затуляють Мутанти. Але між C5 і C1 ворогів немає, а ваш власний Блокатор не зупинить вашого пострілу.
lesson-shoot-line-done = Офіцера знищено. Власний Блокатор не завадив би: постріли летять над своїми.
lesson-shoot-line-empty = Стрілка нікого не зустрічає. Простежте лінію від її вістря: Офіцер має бути на ній першим ворогом.
lesson-shoot-line-first = Постріл зупиняється на першому ворогові на лінії, і це був не Офіцер. Знайдіть лінію, де перед ним немає Мутанта.
lesson-shoot-shield = Тепер навпаки: Убивця на C1 цілиться у ваш штаб. Виставте Блокатора так, щоб штаб нічого не втратив.
lesson-shoot-shield-hint = Поставте його будь-де між Убивцею та штабом: на C2, C3 або C4. Два серця дають йому змогу пережити дві рани.
lesson-shoot-shield-done = Блокатор прийняв постріл. Якщо до стрільця повернута його броньована сторона, на ньому немає й подряпини.
lesson-shoot-shield-open = Постріл усе ще сягає вашого штабу. Блокатор має стояти на його лінії, між C1 і C5.
lesson-initiative = Ініціатива
lesson-initiative-about = Більше число б’є першим, а знищений уже не вдарить.
lesson-initiative-closing = Про кожного ворога біля ваших підрозділів питайте: хто вдарить першим? Рівні числа б’ють одночасно, а штаби зазвичай останніми, у фазі 0.
lesson-initiative-first = Число на підрозділі – це його ініціатива. Битва йде від більшого числа до меншого: 3, тоді 2, тоді 1. Силач на C2 вдарить ваш штаб на 2 у фазі 2. Зупиніть його, перш ніж він ударить. Кого виберете: Шершня чи Мисливця?
lesson-initiative-first-hint = Шершень має ініціативу 2, як і Силач; Мисливець має 3. Виставте швидшого поруч із C2, іклом до Силача.
lesson-initiative-first-done = Знищений у фазі 3, перш ніж настала його власна. Ваш штаб цілий.
lesson-initiative-first-same = Те саме число, та сама мить: у фазі 2 вдарили обидва одразу. Силач упав, але ваш штаб утратив 2. Потрібна вища ініціатива.
lesson-initiative-first-miss = Силач ударив у фазі 2. Виставте Мисливця поруч із C2 так, щоб одне з ікол указувало на Силача.
lesson-initiative-slow = Ваш Захисник цілиться у штаб Борго, але стріляє аж у фазі 1. Силач на D3 знищив би його у фазі 2. Врятуйте Захисника Гібридом.
lesson-initiative-slow-hint = Гібрид має ініціативу 3. Дайте йому лінію до D3: наприклад, поставте його на D1 передом на південь.
lesson-initiative-slow-done = Гібрид прибрав Силача у фазі 3, тож Захисник дожив до свого пострілу у фазі 1.
lesson-initiative-slow-lost = Силач ударив Захисника у фазі 2. Гібрид має раніше застрелити Силача на D3.
lesson-nets = Сітки
lesson-nets-about = Підрозділ у сітці не може зовсім нічого.
lesson-nets-closing = Сітка часто варта більше за атаку, надто на штабі. Знищте сіткаря, відштовхніть його чи впіймайте в сітку, і його жертва вільна.
lesson-nets-catch = Плетиво на стороні – це сітка: ворог перед нею не може атакувати, рухатися чи комусь допомагати. Ваш Сіткар має дві сітки поруч. Упіймайте обох нападників біля свого штабу.
lesson-nets-catch-hint = Знайдіть поле, що торкається і C2, і D2: це D1. Поверніть сітки до них.
lesson-nets-catch-done = Обидва впіймані, тож жоден не вдарив. Сітки діють одразу й увесь час, також на штаби.
lesson-nets-catch-one = Один упійманий, але другий б’є ваш штаб. Знайдіть поле, що торкається обох, і поверніть до кожного сітку.
lesson-nets-catch-none = Сітки нікого не тримають. Вони діють лише на сусідні поля, на які вказують.
lesson-nets-free = Борго впіймало в сітку вашого Шершня, що стоїть напоготові перед ворожим штабом. Звільніть його вчасно Гібридом.
lesson-nets-free-hint = Сітку тримає Сіткар на B3. Застрельте його у фазі 3, і у фазі 2 Шершень буде вільний.
lesson-nets-free-done = Сіткар упав у фазі 3, а з ним і його сітка; у фазі 2 Шершень ударив.
lesson-nets-free-held = Коли настала фаза Шершня, він іще був у сітці. Застрельте Сіткаря на B3: він має впасти раніше.
lesson-modules = Модулі та зв’язки
lesson-modules-about = Модулі не воюють. Вони роблять кращими інших.
lesson-modules-closing = Модуль вартий стільки, скільки підрозділи, яким він служить. Ворог теж це знає: модулі – перші цілі.
lesson-modules-scout = Рамена модуля – це зв’язки: хто стоїть на полі, на яке вказує зв’язок, отримує те, що дає модуль. У фазі 2 ваш Шершень і Мутант знищили б один одного. З’єднайте Розвідника з Шершнем, щоб той діяв на фазу раніше.
lesson-modules-scout-hint = Виставте Розвідника поруч із Шершнем на C3 і повертайте, доки круглий кінець рамена не торкнеться Шершня. Його число тоді стане 3.
lesson-modules-scout-done = З ініціативою 3 Шершень ударив раніше за Мутанта й живий.
lesson-modules-scout-far = Зв’язок сягає лише сусіднього поля. Виставте Розвідника поруч із Шершнем.
lesson-modules-scout-link = Розвідник стоїть поруч із Шершнем, але жоден зв’язок на нього не вказує. Поверніть Розвідника.
lesson-modules-both = Штаби теж допомагають: сусіди вашого штабу стріляють на 1 сильніше, і так само підрозділи на зв’язках Офіцера. Виставте Гібрида там, де допоможуть обидва, і заберіть у штабу Борго 3 здоров’я.
lesson-modules-both-hint = Поле має торкатися вашого штабу на C4 і лежати на зв’язку Офіцера з B2. Це C3. Стріляйте звідти на північ.
lesson-modules-both-done = 1 на жетоні, 1 від Офіцера, 1 від штабу. Бонуси додаються.
lesson-modules-both-miss = Постріл не влучає у штаб Борго. Штаб має бути на лінії стрілки.
lesson-modules-both-one = Там допомагає лише щось одне: 2 рани. Знайдіть поле, що торкається вашого штабу й лежить на зв’язку Офіцера.
lesson-modules-both-none = Влучання, але без жодної допомоги: 1 рана. Знайдіть поле, що торкається вашого штабу й лежить на зв’язку Офіцера.
lesson-modules-medic = Сіткар на C3 вдарить ваш упійманий штаб на 3. Медик бере на себе всі рани від однієї атаки на підрозділ на своїх зв’язках і гине за нього. З’єднайте його зі штабом.
lesson-modules-medic-hint = Виставте Медика поруч зі штабом на C4 і поверніть до штабу один зі зв’язків.
lesson-modules-medic-done = Медик прийняв увесь удар і залишив поле бою. Ваш штаб нічого не втратив.
lesson-modules-medic-link = У штаб влучили: жоден зв’язок Медика на нього не вказує.
lesson-turn = Цілий хід
lesson-turn-about = Візьміть три, скиньте один, використайте два й знайте, коли битися.
lesson-turn-closing = Битва починається також тоді, коли поле бою заповнене, і ще раз наприкінці. Якщо ви взяли самі миттєві дії, можете відкласти їх і взяти знову. Тепер ви знаєте досить для першої партії.
lesson-turn-whole = За хід ви берете до трьох жетонів, один скидаєте, а решту використовуєте або залишаєте. Штабу Борго лишилося 2 здоров’я, а ваш Шершень стоїть поруч, але дивиться не туди. Переможіть цього ходу.
lesson-turn-whole-hint = Скиньте Блокатора. Розіграйте «Переміщення» на Шершня: він лишається на місці й повертається до штабу на C2. Тоді розіграйте «Битву».
lesson-turn-whole-done = Скидання, «Переміщення», «Битва»: цілий хід, і партія ваша.
lesson-turn-whole-no-move = Без «Переміщення» Шершень не повернеться. Скасуйте скидання.
lesson-turn-whole-no-battle = Без «Битви» ніхто цього ходу не вдарить. Скасуйте скидання.
lesson-turn-whole-early = Битва минула, а штаб Борго ще стоїть. Шершень має дивитися на нього, перш ніж битва почнеться.
lesson-turn-whole-away = Ваш хід минув, а штаб Борго ще стоїть. Спершу «Переміщення», тоді «Битва».
lesson-turn-wait = Ви взяли «Битву», Гібрида й Блокатора. Погляньте на прогноз: битва зараз коштувала б вашому штабу 3 здоров’я, а Борго нічого. Отже, не зараз. Скиньте один жетон, а два використайте так, щоб битва вам нічого не коштувала.
lesson-turn-wait-hint = Скиньте «Битву». Гібрид може у фазі 3 застрелити Силача на C3: наприклад, із C1, передом на південь. Блокатор на D3 прийме постріл Убивці.
lesson-turn-wait-done = Слушно. Хід завершився без битви, і вона б тепер вам нічого не коштувала.
lesson-turn-wait-fought = Ваш штаб утратив більше, ніж ворог. Розігруйте «Битву», коли прогноз на вашому боці.
lesson-turn-wait-hybrid = Гібрид вам потрібен: ніщо інше не зупинить Силача, перш ніж він ударить. Скасуйте скидання.
lesson-turn-wait-blocker = Блокатор вам потрібен проти пострілу Убивці. Скасуйте скидання.
lesson-turn-wait-hurt = Ваш хід минув, але битва все ще зранила б ваш штаб. Треба зупинити і Силача, і Убивцю.

## Replays

replay-title = Повтор
replay-context = Повтор: { $one } – { $two }
replay-context-many = Повтор: { $sides }
replay-loading = Партія завантажується.
replay-board = Поле бою повтору
replay-tile = Що робить жетон
replay-left = лишилося { $count }
replay-used = використано { $count }
replay-log = Кроки
replay-no-moves = У цій партії не зроблено жодного кроку.
replay-setup = Розстановка
replay-turn = Хід { $number } · { $side }
replay-moves = Крок
replay-step = Крок { $ply } з { $count }
replay-battle-at = Переглянути битву на кроці { $ply }
replay-chart = Здоров’я протягом партії.
replay-chart-points = Очки протягом партії.
replay-chart-side = { $side }: з { $before } до { $after }.
replay-controls = Перегляд партії
replay-back = Крок назад
replay-forward = Крок уперед
replay-previous-turn = Попередній хід
replay-next-turn = Наступний хід
replay-previous-battle = Попередня битва
replay-next-battle = Наступна битва
replay-watch = Переглянути битву
replay-key-forward = Крок уперед; із Shift цілий хід
replay-key-back = Крок назад; із Shift цілий хід
replay-key-start = На початок
replay-key-end = У кінець
replay-key-battle = Переглянути битву цього кроку
replay-key-leave = Назад до поля
replay-share = Скопіювати посилання на цей крок
replay-copied = Посилання на цей крок скопійовано.
replay-files = Зберегти й поділитися
replay-address = Посилання на цей крок
replay-download-json = Запис як JSON
replay-download-text = Запис як звичайний текст
replay-seed = Зерно партії: { $seed }
replay-open = Відкрити запис
replay-open-help = Виберіть файл запису або перетягніть його будь-куди на цю сторінку, щоб переглянути партію.
replay-drop = Перетягніть сюди запис або позицію
replay-too-large = Файл { $name } завеликий для запису партії.
replay-to-table = До столу
replay-continue = Грати звідси
replay-analyse = Аналізувати звідси
replay-opponent = Суперник
replay-against-bot = Бот
replay-against-bots = Боти
replay-one-screen = На одному екрані
replay-my-side = Моя армія
replay-level = Рівень
replay-new-luck = Жетони, яких ще не взято, буде перетасовано: вони йтимуть в іншому порядку, ніж у цій партії.
replay-over = На цьому кроці партію закінчено. Поверніться до ранішого й грайте звідти.
replay-start = Грати далі

## Guided games

guide-outpost = Кільце довкола штабу
guide-outpost-about = Аванпост стріляє, Гегемонія б’є й ловить у сітки. Десять ходів, доки один швидкий постріл не відкриває все.
guide-outpost-0 = Аванпост грає з Гегемонією. Аванпост добре стріляє й переміщується, Гегемонія сильно б’є зблизька. Обидва штаби мають 20 здоров’я, починає Аванпост.
guide-outpost-1 = Аванпост ставить штаб посередині. Звідти він може допомагати підрозділам з шести боків, але з шести боків його можна й атакувати.
guide-outpost-2 = Гегемонія вибирає кут A3, де треба стерегти лише трьох сусідів. Хто починає, бере в перший хід один жетон: тут Медика.
guide-outpost-3 = Медик стає на B3. Його зв’язки вказують на північний схід, південний схід і південь, тож поки що він береже штаб на C3.
guide-outpost-4 = Другий гравець бере два жетони: «Переміщення» та Офіцера. «Переміщенням» штаб Гегемонії переходить з A3 на A2.
guide-outpost-5 = Офіцер на A1 має зв’язок із B2. Підрозділ Гегемонії на цьому полі торкався б обох штабів і бив би сильніше. Загроза, поки що без виконавця.
guide-outpost-6 = Відтепер кожен хід починається з трьох жетонів, один з яких треба скинути. Аванпост має «Переміщення», Силача й Ліквідатора і скидає «Переміщення».
guide-outpost-7 = Аванпост займає саме це поле. Силач на B2 спрямовує обидва ікла на штаб Гегемонії, а поруч із власним штабом атакує навіть двічі.
guide-outpost-8 = Ліквідатор на A3 цілиться на північ, у той самий штаб, на 2. Полічіть поля довкола A2: усі зайняті. Штабу Гегемонії вже нікуди відійти.
guide-outpost-9 = Гегемонія взяла «Битву», Сіткаря й Бігуна. Битва зараз лише зашкодила б її штабу, тож «Битву» скинуто.
guide-outpost-10 = Сіткар на B1 кидає сітку на південь. Силача впіймано одразу, і він не може зовсім нічого.
guide-outpost-11 = Бігун на D3 спрямовує ікло на штаб Аванпосту. Гегемонія більше не має чого використати й завершує хід.
guide-outpost-13 = Аванпост узяв «Переміщення», «Битву» та Важкий кулемет. Доки Силач у сітці, з битви мало користі: «Битву» скинуто.
guide-outpost-14 = Штаб можна переміщувати, як будь-який підрозділ. Штаб Аванпосту переходить з C3 на C2, подалі від ікла Бігуна.
guide-outpost-15 = Важкий кулемет на C4 стріляє в кожній битві двічі, на північний захід. На лінії стоїть власний Медик, але це не завадить: постріли летять над своїми, а за ним штаб Гегемонії.
guide-outpost-16 = Гегемонія скидає Гангстера й лишає Універсального солдата та Сіткаря.
guide-outpost-17 = Універсальний солдат на B4 повертається до Ліквідатора. Він б’є й стріляє тією самою стороною, однією атакою.
guide-outpost-18 = Другий Сіткар, на C1, ловить штаб Аванпосту. Штаб у сітці нічого не дає: Силач утрачає другу атаку. І перемістити його не можна.
guide-outpost-19 = Мобільність: раз за хід Бігун може перейти на одне поле й повернутися. Він стає на C3, іклом на північ, до штабу.
guide-outpost-20 = Аванпост узяв Командоса, Розвідника й другого Медика. Медика скинуто.
guide-outpost-21 = Командос на E2 стріляє на північний захід. Простежте лінію: D2 порожнє, на C2 стоїть власний штаб, а далі перший Сіткар на B1.
guide-outpost-22 = Розвідник на E3 з’єднаний із Командосом і підносить його ініціативу до 4. Швидшого на полі бою немає.
guide-outpost-23 = Гегемонія взяла Гангстера, Боса й Бігуна і скидає Бігуна.
guide-outpost-24 = Гангстер на C5 цілиться у Важкий кулемет.
guide-outpost-25 = Бос на D3 з’єднаний із Бігуном: ініціатива 3 замість 2 і на одну рану більше.
guide-outpost-27 = Снайпер, «Переміщення», «Битва»: самі миттєві дії. Аванпост міг би відкласти їх і взяти знову, але саме вони йому й потрібні, тож він їх лишає.
guide-outpost-28 = Один із трьох усе одно треба скинути: «Переміщення».
guide-outpost-29 = Снайпер ранить будь-якого ворога, крім штабу, хоч би де той стояв. Сіткаря на C1 вже немає, штаб Аванпосту одразу вільний, а Силач повертає собі другу атаку. Сам він, однак, іще в другій сітці.
guide-outpost-30 = Битва. Фаза 4: постріл Командоса знищує Сіткаря на B1, і Силач вільний. Фаза 3: Силач і Бігун забирають у штабів по 2, Медик гине за кулемет, падає Ліквідатор. Фази 2 і 1: Силач і кулемет забирають ще 4. Фаза 0: штаби прибирають Силача й Бігуна. Аванпост веде 18 до 14, бо один швидкий постріл був першим.
guide-beasts = Закон і лігво
guide-beasts-about = Чудовиська кусають своїх і чужих, Сталева поліція відбиває кожен удар. Вісім ходів, два види сіток, одна страта.
guide-beasts-0 = Чудовиська грають зі Сталевою поліцією. Більшість Чудовиськ кусає кожного, хто перед ними, навіть своїх; поліція кидає сітки й відбиває атаки. Починають Чудовиська.
guide-beasts-1 = Штаб Чудовиськ стає посередині. Він має ініціативу 1, тож б’є на фазу раніше, ніж штаби інших армій.
guide-beasts-2 = Разом із ним виходить Цербер, виставлений поруч зі штабом. Він мусить лишатися біля нього всю партію; без штабу поруч гине одразу.
guide-beasts-3 = Поліція вибирає кут E1. Чудовиська беруть один жетон: Розвідника.
guide-beasts-4 = Цербер може рухатися щоходу. Він переходить на D3 і спрямовує свої два удари на північний схід і південний захід.
guide-beasts-5 = Розвідник на C4 з’єднаний із Цербером і підносить його ініціативу до 3. Але C4 лежить на південний захід від Цербера, де впаде один з його ударів. Запам’ятайте це.
guide-beasts-7 = Поліція взяла два жетони. Пес війни на D1 стріляє на південь і південний схід; на південній лінії стоїть Цербер.
guide-beasts-8 = Офіцер на C2 з’єднаний із Псом війни: його постріли тепер завдають 2 ран, досить для Цербера з одним серцем.
guide-beasts-10 = Чудовиська взяли «Переміщення», Кислотного плювача й Жука і скидають «Переміщення».
guide-beasts-11 = Жук на D2 кусає в трьох напрямках: Офіцера, Пса війни та штаб поліції. Ще він має Агонію: якщо загине в битві, вкусить у тій самій фазі.
guide-beasts-12 = Кислотний плювач на C1 цілиться в Пса війни поруч.
guide-beasts-14 = Поліція взяла «Битву», Миротворця й Суддю. Двом її підрозділам щось загрожує, тож «Битву» скинуто.
guide-beasts-15 = Миротворець на B1 кидає сітку на північний схід: Кислотного плювача впіймано.
guide-beasts-16 = За 1 здоров’я штаб поліції кидає Сталеву сітку на Жука. Вона дістає будь-який ворожий підрозділ, крім штабу. Підрозділ у сітці не атакує й не має Агонії.
guide-beasts-17 = Суддя на E2 повертає дзеркало на південний захід, до Цербера. А ще він займає останнє вільне поле біля штабу поліції.
guide-beasts-19 = Чудовиська взяли «Притягування», Стерв’ятника й Копача і скидають «Притягування».
guide-beasts-20 = Стерв’ятник на E3 спрямовує ікло на Суддю. Він літає, тож удари його не ранять.
guide-beasts-21 = Копач на B3 з’єднаний зі штабом. Раз за хід штаб тепер може притягнути до себе ворога, що стоїть за два поля. Поки що він цього не робить.
guide-beasts-23 = Поліція взяла Хижака, Офіцера й Сержанта; Офіцера скинуто.
guide-beasts-24 = Хижак на A1 стріляє на південний схід із силою 2. Наприкінці цієї лінії стоїть штаб Чудовиськ.
guide-beasts-25 = Сержант на B2 з’єднаний із Хижаком, який тепер атакує двічі. Він стоїть на лінії вогню, але постріли летять над своїми.
guide-beasts-27 = «Битва», «Притягування», «Переміщення»: самі миттєві дії. Чудовиська відкладають усі три й беруть знову: Альфу та два Вулики.
guide-beasts-28 = Один із трьох треба скинути: Вулик. Другий лишається перед гравцем на потім.
guide-beasts-29 = Альфа на A2 цілиться в Хижака. З ініціативою 4 вона вдарила б раніше за всіх.
guide-beasts-31 = Поліція взяла Ката, Суддю й «Битву» і скидає другого Суддю.
guide-beasts-32 = Страта: за 1 здоров’я свого штабу Кат стає на поле ворога. Альфи вже немає, і ніщо не могло її врятувати.
guide-beasts-33 = Битва. Фаза 3: Цербер б’є Суддю і власного Розвідника. Дзеркало відбиває удар, тож падають і Цербер, і Розвідник. Фаза 2: Пес війни знищує Жука, який у сітці не може вкусити; Сталева сітка повертається; Хижак забирає у штабу 2. Фаза 1: Стерв’ятник знищує Суддю, Кат Копача, а штаб Чудовиськ Сержанта й Офіцера; Хижак усе одно стріляє ще раз, бо в одній фазі все діється водночас. 16 до 18.
guide-beasts-34 = Після кожної битви Стерв’ятник може перелетіти на будь-яке порожнє поле. Він сідає на E2, поруч зі штабом поліції. Чудовиська мають на 2 здоров’я менше, але зараз їхній хід, а Вулик уже чекає.

## At the table

server-log-begin = Партія починається.
server-log-move = { $seat }: { $move }.
server-log-take-back = { $seat }: хід скасовано.
server-log-ask-take-back = { $seat }: прохання скасувати хід.
server-log-agree-take-back = { $seat }: згода скасувати хід.
server-log-accept-take-back = { $seat }: згода, хід скасовано.
server-log-decline-take-back = { $seat }: відмова скасувати хід.
server-log-offer-draw = { $seat }: пропозиція нічиєї.
server-log-accept-draw = { $seat }: згода на нічию.
server-log-decline-draw = { $seat }: відмова від нічиєї.
server-log-resign = { $seat }: партію здано.
server-log-flag = { $seat }: час вийшов.
server-log-claim = { $seat }: оголошено перемогу, бо суперника немає надто довго.
server-log-claim-bot = { $seat }: чекати досить, бо когось немає надто довго.
server-log-taken-over = Далі грає бот: { $seats }.
server-log-rematch = { $seat }: пропозиція зіграти ще раз.
server-log-rematch-made = { $seat }: згода, наступна партія готова.
server-reason-resigned = суперник здався
server-reason-agreed = усі погодилися
server-reason-time = у суперника вийшов час
server-reason-left = суперник пішов
server-refused-not-seated = Ви глядач цієї партії; це можуть робити лише гравці.
server-refused-not-your-seat = Це не ваше місце.
server-refused-not-your-turn = Зараз вирішуєте не ви.
server-refused-not-begun = Партія ще не почалася.
server-refused-over = Партію закінчено.
server-refused-not-over = Партію ще не закінчено.
server-refused-stale = Тим часом на столі щось змінилося. Подивіться ще раз і вирішіть знову.
server-refused-storage = Сервер не зміг цього зберегти. Нічого не змінилося; спробуйте ще раз.
server-refused-id-taken = Цю команду вже використав хтось інший.
server-refused-nothing-to-take-back = У вас немає ходу, який можна скасувати.
server-refused-seen = Після цього ходу вже щось побачено: нові жетони, битву або хід бота. Таке скасовують лише в партіях із прогнозом проти самих ботів.
server-refused-taken-back-enough = У цій партії скасовано вже так багато, що вона має йти далі.
server-refused-no-offer = Немає на що відповідати: пропозиція вже не чинна.
server-refused-out = Ви вже вибули з гри; це можуть робити лише ті, хто ще грає.
server-refused-asked-already = Ви вже просили. Попросіть знову свого наступного ходу.
server-refused-not-away = Ніхто не відсутній надто довго.
server-refused-rematch-made = Наступна партія вже є.
server-refused-no-forecast = Ця партія йде без прогнозів.
server-refused-no-hint = Підказки є лише в партіях із прогнозом і без суперника-людини.
server-refused-busy = Забагато за раз. Зачекайте трохи.
server-refused-many-games = Водночас триває забагато ваших партій. Спершу закінчіть одну з них.
server-refused-full = Цю партію дивиться вже забагато людей.
server-refused-begun = Партія вже почалася.
server-refused-no-seat = Для вас немає вільного місця. Щоб зайняти місце, залишене для друга, потрібне посилання.
server-refused-not-owner = Це може зробити лише той, хто створив цю партію.
server-refused-own-table = Цю партію створили ви: скасуйте її, якщо не хочете грати.
server-refused-not-found = Такої партії немає.

## Browser: the table

table-context = Neuroshima Hex · { $mode }, { $hexes } полів · хід { $turn }
table-board = Поле бою, { $hexes } полів
table-coming = Готуємо стіл…
table-sides = Гравці
table-you = Ви
table-name-army = { $name } · { $army }
table-watching = Ви глядач
table-window-yours = Ваш хід · { $rivals }
table-bot = бот
table-bot-instead = бот, перейняв гру
table-away = не за столом
table-out = поза грою
table-points = Очки
table-in-hand =
    { $count ->
        [one] { $count } жетон у руці
        [few] { $count } жетони в руці
       *[other] { $count } жетонів у руці
    }
table-pile = лишилося { $count }
table-used = використано { $count }
table-after-battle = після битви зараз
table-pile-label = у стосі
table-used-label = використано
table-clock = Залишилося часу: { $time }
table-paused = на паузі
table-clock-paused = Годинник чекає, доки відсутній гравець повернеться.
table-piles-of = Жетони: { $name }
table-pile-title =
    { $count ->
        [one] Ще { $count } жетон у стосі
        [few] Ще { $count } жетони у стосі
       *[other] Ще { $count } жетонів у стосі
    }
table-pile-note = За видами; порядку не знає ніхто.
table-used-title =
    { $count ->
        [one] { $count } жетон у скиді
        [few] { $count } жетони у скиді
       *[other] { $count } жетонів у скиді
    }
table-used-note = Спершу найновіші.
table-used-none = Сюди потрапляють використані, знищені й скинуті жетони.
table-times = ×{ $count }
table-log = Журнал
table-log-setup = Розстановка
table-log-turn = Хід { $number }
table-log-empty = Тут з’являтимуться ходи.
table-tile = Жетон
table-help = Довідка
table-help-empty = Наведіть курсор на будь-який жетон або притримайте його пальцем, і тут буде пояснено його значки: що він робить зараз, хто тримає його в сітці, хто допомагає.
table-card-count =
    { $count ->
        [one] { $count } в армії
       *[other] { $count } в армії
    }
table-card-on = на { $hex }
table-card-left = ще { $count } у стосі
table-from = З { $hex }:
table-from-aim = З { $hex }, передом на { $aim }:
table-forecast = Прогноз
table-forecast-now = Якби битва почалася зараз
table-forecast-after = Якби битва почалася після цього
table-forecast-coming = Обчислюємо…
table-forecast-off = Ця партія йде без прогнозів.
table-forecast-hidden = Прогноз вимкнено.
table-outlook = { $name } з { $before } до { $after }
table-outlook-same = { $name } і далі { $before }
table-outlook-many = { $name }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
table-outlook-none = жоден штаб не постраждає
table-becomes = стане
table-phase = Фаза { $initiative }
table-assumed = Якщо припустити:
table-links = Зв’язки
table-undo = Скасувати
table-menu = Меню
table-bar = Стіл
table-forecast-switch = Показувати, що зробила б битва
table-links-switch = Показувати сітки та зв’язки
table-names-switch = Назви на жетонах
table-hint = Спитати бота
table-hint-thinking = Бот думає…
table-hint-note = Що зробив би сильний бот і як він оцінює шанси. Виберіть хід, щоб побачити його на полі бою.
table-hint-value = { $percent } %
table-hint-none = Зараз бот не має поради.
table-take-back = Скасувати останній хід
table-offer-draw = Запропонувати нічию
table-agree-draw = Погодитися на нічию
table-resign = Здатися
table-resign-title = Здати цю партію?
table-resign-note = Суперник одразу переможе.
table-resign-many = Ви програєте, і партія одразу завершиться.
table-resign-shared = { $name }: негайна поразка.
table-resign-bot = Бот перейме все, чим ви командуєте, а решта гратиме далі.
table-resign-bot-shared = Бот перейме гру за: { $name }; решта гратиме далі.
table-resign-no = Грати далі
table-share = Скопіювати посилання на цей стіл
table-link-copied = Посилання скопійовано. Хто його відкриє, зможе дивитися.
table-settings = Налаштування
table-seed-hash = Тасування визначене на початку; це його відбиток, зерно стане відоме наприкінці: 
table-hand = Ваша рука
table-hand-of = Рука: { $name }
table-hand-none = Рука порожня. На початку ходу ви берете до { $count } жетонів.
table-hand-none-other = Рука порожня.
table-hand-used = Усі жетони цього ходу використано.
table-note-placing = виставляєте
table-note-playing = розігруєте
table-note-discarding = скидаєте
table-your-turn = Ваш хід
table-your-turn-hint = Виставляйте й розігруйте жетони або завершіть хід.
table-your-turn-units = Виставляйте й розігруйте жетони, дійте підрозділами з крапкою або завершіть хід.
table-your-turn-one = У цьому першому ході можна використати один жетон. Другий залиште або скиньте.
table-your-turn-two = За хід можна використати до двох жетонів; решта лишається в руці.
table-discard = Скиньте один жетон
table-discard-hint = Один із { $count } жетонів завжди скидають; виберіть який.
table-setup = Розставте свою армію
table-setup-hint = Виберіть поле.
table-thinking = { $name } думає
table-choosing = { $name }: час вибирати
table-waiting-away = { $name } не за столом
table-claim-in = Перемогу можна буде оголосити через { $time }.
table-claim = Оголосити перемогу
table-claim-bot-in = Бот може перейняти гру через { $time }.
table-claim-bot = Нехай бот перейме гру
table-moment = Хвилинку…
table-rule = Правило { $clause }
table-what-to-do = що має зробити?
table-back = Назад
table-end = Кінець ходу
table-end-anyway = Завершити хід?
table-end-unused =
    { $count ->
        [one] { $count } жетон ще можна використати.
        [few] { $count } жетони ще можна використати.
       *[other] { $count } жетонів ще можна використати.
    }
table-end-usable = Ще можна використати жетони з руки.
table-turn-left = Повернути ліворуч
table-turn-right = Повернути праворуч
table-pick-hex =
    { $count ->
        [one] { $count } поле
        [few] { $count } поля
       *[other] { $count } полів
    }
table-pick-unit =
    { $count ->
        [one] виберіть підрозділ
       *[other] виберіть один із { $count } підрозділів
    }
table-pick-target =
    { $count ->
        [one] виберіть ціль
       *[other] виберіть одну з { $count } цілей
    }
table-pick-tile = виберіть жетон із руки
table-where-on = на { $hex }
table-where-to = на { $hex }
table-where-facing = передом на { $aim }
table-where-both = { $unit }, ціль { $target }
table-do-place = Виставити: { $tile }
table-do-execute = Страта: { $tile }
table-do-replace = Замінити на: { $tile }
table-do-play = Розіграти: { $tile }
table-do-discard = Скинути: { $tile }
table-do-waste = Використати без наслідків: { $tile }
table-do-unit-mobility = Перемістити: { $unit }
table-do-unit-rotate = Повернути: { $unit }
table-do-unit-transport = Перевезти: { $unit }
table-do-unit-push = Відштовхує: { $unit }
table-do-unit-grab = Притягує: { $unit }
table-do-unit-net = Кинути Сталеву сітку
table-do-unit-replace = Замінити: { $unit }
table-act-mobility = Переміститися
table-act-rotate = Повернутися
table-act-transport = Переїхати
table-act-push = Відштовхнути
table-act-grab = Притягнути ворога
table-act-net = Кинути Сталеву сітку
table-act-replace = Замінити
table-actions-of = Що може { $unit }
table-go-place = Виставити
table-go-execute = Стратити
table-go-replace = Замінити
table-go-play = Розіграти
table-go-discard = Скинути
table-go-waste = Витратити
table-go-mobility = Перемістити
table-go-rotate = Повернути
table-go-transport = Перевезти
table-go-push = Відштовхнути
table-go-grab = Притягнути
table-go-net = Кинути
table-go-to = Іти туди
table-go-step = Іти туди
table-go-scavenge = Летіти туди
table-hex-empty = порожнє
table-hex-yours = ваш підрозділ
table-hex-ally = союзник
table-hex-enemy = ворог
table-hex-facing = передом на { $facing }
table-hex-choice = можна вибрати
table-hex-ghost = вибрано; Enter підтверджує
table-hex-ready = може діяти
table-lost = З’єднання втрачено. Пробуємо знову; за столом нічого не пропало.
table-gone = Цей стіл більше недоступний.
table-behind =
    { $count ->
        [one] позаду на { $count } крок
        [few] позаду на { $count } кроки
       *[other] позаду на { $count } кроків
    }
table-catch-up = До поточного стану
table-home = На головну
table-draw-offered = { $name } пропонує нічию.
table-draw-waits = Ви запропонували нічию.
table-take-back-asked = { $name } хоче скасувати хід.
table-take-back-waits = Ви попросили скасувати хід.
table-accept = Згода
table-decline = Відмовити
table-agreed = Погодилися: { $names }.
table-unanswered = Ще не відповіли: { $names }.
table-end-won = Ви перемогли
table-end-won-team = Ваша команда перемогла
table-end-shared = Спільна перемога
table-end-lost = Ви програли
table-end-lost-team = Ваша команда програла
table-end-draw = Нічия
table-end-won-by = Перемога: { $name }
table-end-won-together = Спільна перемога: { $names }
table-place = { $place }.
table-seed = Зерно
table-seed-copy = Скопіювати зерно
table-seed-copied = Зерно скопійовано.
table-rematch = Реванш
table-rematch-asked = Реванш запропоновано
table-rematch-accept = Прийняти реванш
table-rematch-go = Перейти до реваншу
table-watch-replay = Переглянути повтор
table-new-game = Нова партія
table-look-at-board = Показати поле бою
table-handover = Тепер ваша черга
table-handover-to = Передайте екран: { $name }
table-handover-news = Що сталося
table-handover-go = Я тут
table-handover-note = Цю картку можна вимкнути в меню.
table-keys = Стіл
table-key-card = Узяти жетон із руки
table-key-board = Переходити з поля на поле
table-key-confirm = Зробити вибраний хід
board-keys = Поле бою
board-closer = Наблизити поле бою
board-farther = Віддалити поле бою
board-whole = Показати все поле бою

## Learning

learn-title = Навчіться грати
learn-lead = Сім коротких уроків на справжніх позиціях, разом близько десяти хвилин. Після них можна грати.
learn-lessons = Уроки
learn-lesson = Урок { $number }
learn-tasks =
    { $count ->
        [one] { $count } завдання
        [few] { $count } завдання
        [many] { $count } завдань
       *[other] { $count } завдання
    }
learn-progress = Пройдено { $done } з { $total }
learn-begin = Почати
learn-go-on = Далі
learn-done = Пройдено
learn-forget = Скинути поступ
learn-guides = Партії з поясненнями
learn-guides-about = Приклади партій з обох книг правил, розказані крок за кроком.
learn-moves =
    { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроку
    }
learn-first-game = Ваша перша партія
learn-first-game-about = Проти найлагіднішого бота, з прогнозом поруч: він показує, що зробила б битва, перш ніж ви вирішите.
learn-first-game-ready = Усі уроки пройдено. Ви готові.
learn-play = Зіграти першу партію
learn-read = Довідка
learn-read-armies = Усі жетони шести армій, пояснені значок за значком
learn-read-rules = Правила коротко, кожен значок і кожне пронумероване правило
learn-loading = Хвилинку
learn-task = Завдання { $number } з { $total }
learn-hint = Підказка
learn-show = Показати
learn-shown = Отак. Роздивіться й підтвердьте.
learn-take-back = Скасувати
learn-restart = Спочатку
learn-retry = Спробувати ще
learn-watch-again = Подивитися ще раз
learn-well-done = Зроблено
learn-not-yet = Ще ні
learn-next-task = Наступне завдання
learn-finish = Завершити урок
learn-next-lesson = Наступний урок
learn-all-lessons = Усі уроки
learn-lesson-done = Урок { $number } пройдено
learn-keep-in-mind = Запам’ятайте
learn-unknown = Такого уроку немає.
learn-unknown-guide = Такої партії немає.
learn-guide-end = Тут приклад закінчується. Тепер ваша черга.
learn-armies = Армії
learn-armies-lead = Шість армій, кожна воює по-своєму. Усі жетони пояснено на сторінці армії.
learn-glance = Стисло
learn-glance-about = Скільки жетонів кожної армії це вміє.
learn-warriors =
    { $count ->
        [one] { $count } воїн
        [few] { $count } воїни
        [many] { $count } воїнів
       *[other] { $count } воїна
    }
learn-modules =
    { $count ->
        [one] { $count } модуль
        [few] { $count } модулі
        [many] { $count } модулів
       *[other] { $count } модуля
    }
learn-instants =
    { $count ->
        [one] { $count } миттєва дія
        [few] { $count } миттєві дії
        [many] { $count } миттєвих дій
       *[other] { $count } миттєвої дії
    }
learn-army-unknown = Такої армії немає.
learn-search = Шукати за назвою
learn-kind = Вид
learn-all = Усі
learn-filters = Що вміє жетон
learn-shown-tiles = { $shown } з { $total } жетонів
learn-no-tiles = Жоден жетон не підходить. Приберіть якийсь фільтр.
learn-clear = Прибрати фільтри
learn-turn-tile = Повернути: { $tile }
learn-turned = Повернуто. Опис нижче – для жетона в надрукованому положенні.
learn-print = Друкувати
learn-other-armies = Інші армії

## Rules

rules-title = Правила
rules-lead = Уся гра на одній сторінці. Точні правила, кожне з номером, – нижче.
rules-contents = На цій сторінці
rules-short = Коротко
rules-goal = Мета гри
rules-goal-1 = Кожна армія має штаб із 20 одиницями здоров’я. Знищте ворожий штаб або майте після останньої битви більше здоров’я, ніж він.
rules-goal-2 = Якщо обидва штаби впадуть в одній битві, партія закінчується внічию.
rules-turn = Ваш хід
rules-turn-1 = Беріть жетони, доки перед вами не лежатимуть три, тоді один із них скиньте. Решту можна використати, залишити або скинути, у будь-якому порядку.
rules-turn-2 = Лише перші ходи інші: перший гравець бере один жетон, другий два, і жоден не мусить скидати.
rules-turn-3 = Якщо всі ваші жетони є миттєвими діями, можна відкласти їх і взяти знову. Усі жетони перед гравцями відкриті; прихований лише порядок у стосах.
rules-place = Виставлення підрозділів
rules-place-1 = Підрозділ ставлять на будь-яке порожнє поле, повернутим як завгодно. Потім він не рухається й не повертається, хіба що це дозволяє здібність чи жетон.
rules-place-2 = Те, що надруковано на стороні, діє лише через цю сторону. Тож той самий жетон буває смертельним або марним, залежно від повороту.
rules-battle = Битва
rules-battle-1 = Битва починається, коли хтось розігрує жетон «Битва», коли поле бою заповнене та наприкінці партії. Вона завершує хід.
rules-battle-2 = Вона йде фазами, від найвищої ініціативи до 0. У кожній фазі всі підрозділи з цим числом атакують одразу всіма сторонами.
rules-battle-3 = В одній фазі все стається водночас: два підрозділи можуть знищити один одного. Знищені залишають поле бою, коли фаза скінчиться, а з ними зникає й те, що вони давали іншим.
rules-attack = Атаки
rules-attack-1 = Удар ранить ворога на полі, на яке вказує ікло. Одне ікло – одна рана.
rules-attack-2 = Постріл летить прямо й влучає в першого ворога на лінії, з будь-якої відстані. Над своїми він пролітає. Постріл Гауса ранить один раз кожного ворога на лінії.
rules-attack-3 = Влучання у своїх ранить кожного, хто там стоїть, навіть власний штаб.
rules-guard = Рани та захист
rules-guard-1 = Одна рана знищує підрозділ. Кожне серце дає пережити ще одну, а рани лишаються, доки підрозділ не залишить поле бою.
rules-guard-2 = Броня забирає одну рану від кожного пострілу, що влучає в її сторону. Відбиття відсилає атаку на одне поле назад, на ворога, який там стоїть.
rules-guard-3 = Штаби натомість утрачають здоров’я. Вони б’ють кожного ворога поруч, але жоден штаб ніколи не ранить штабу.
rules-net = Сітки
rules-net-1 = Ворог перед сіткою не може нічого: ні атакувати, ні рухатися, ні допомагати. Його не можна й перемістити чи відштовхнути. Броня й серця діють далі.
rules-net-2 = Сітка діє одразу й доки стоїть сіткар, також на штаби. Дві сітки одна навпроти одної взаємно скасовуються.
rules-module = Модулі
rules-module-1 = Модуль не атакує. Він допомагає підрозділам на полях, на які вказують його зв’язки, у битві й поза нею. Бонуси додаються.
rules-module-2 = Більшість штабів допомагає так само, на всі шість сторін. Модуль чи штаб у сітці нічого не дає.
rules-medic = Медики
rules-medic-1 = Медик бере на себе всі рани від однієї атаки на з’єднаний підрозділ і гине за нього. Відмовитися він не може, навіть якби підрозділ вижив.
rules-medic-2 = Якщо на нього чекає кілька підрозділів чи атак, вибирає його гравець. Медик, знищений у тій самій фазі, нікого не лікує.
rules-instant = Миттєві дії
rules-instant-1 = Миттєву дію не виставляють: вона діє одразу й потрапляє у скид. Якщо вона нічого б не зробила, її не можна використати.
rules-instant-2 = Броня й відбиття від них не захищають. Що робить кожна, написано нижче, серед значків.
rules-end = Кінець гри
rules-end-1 = Хто взяв останній жетон свого стосу, завершує хід. Другий гравець робить іще один, а тоді відбувається Остання битва.
rules-end-2 = Коли останній жетон узято, жетонів «Битва» вже не можна використовувати.
rules-end-3 = Рівне здоров’я після Останньої битви: ще по одному ходу й одна битва. Знову рівно: нічия.
rules-more = Точні правила
rules-icons = Усі значки
rules-icons-kinds = Види жетонів
rules-icons-edges = На сторонах і в кутах
rules-icons-abilities = Здібності
rules-icons-effects = Що дають модулі та штаби
rules-icons-instants = Миттєві дії
rules-numbered = Кожне правило за номером
rules-numbered-about = Саме ті правила, яких дотримується програма. Сюди ведуть посилання з гри.
rules-sources = Позначки на зразок [B] кажуть, звідки правило: [B] основні правила, [D] коробка з двобоєм, [F] офіційні відповіді, [P] інші відкриті джерела.
rules-search = Шукати в правилах
rules-search-help = Слово або номер, наприклад NH-9.2
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

## Analysis

analysis-title = Аналіз
analysis-board = Поле бою аналізу
analysis-mode = Що робити
analysis-play = Грати
analysis-setup = Розставити
analysis-side = Сторона
analysis-army = Армія сторони { $seat }
analysis-less = На одиницю здоров’я менше
analysis-more = На одиницю здоров’я більше
analysis-turn = Чий хід
analysis-stage = Фаза ходу
analysis-stage-setup = Штаби
analysis-stage-start = Перед добором
analysis-stage-discard = Скидання
analysis-stage-act = Дії
analysis-none = немає
analysis-hand = Рука
analysis-hand-full = Рука повна; клацніть жетон, щоб забрати його.
analysis-put = Куди йдуть жетони
analysis-where-board = Поле бою
analysis-where-hand = Рука
analysis-where-discards = Скинуті
analysis-where-pile = Стос
analysis-take-away = Забрати: { $name }
analysis-tile = { $name }, лишилося { $count }
analysis-pile-rest = Усі жетони, яких немає деінде.
analysis-pile-set = Визначено вручну.
analysis-pile-free = Те, що лишилося
analysis-pile-less = На один менше в стосі: { $name }
analysis-pile-more = На один більше в стосі: { $name }
analysis-unit = Вибраний підрозділ
analysis-setup-help = Виберіть жетон і клацніть поле або клацніть підрозділ, щоб пересунути чи повернути його.
analysis-place = Виставити: { $name } (клацніть поле)
analysis-done = Готово
analysis-turn-left = Повернути ліворуч
analysis-turn-right = Повернути праворуч
analysis-wounds =
    { $count ->
        [0] без ран
        [one] { $count } рана
        [few] { $count } рани
       *[other] { $count } ран
    }
analysis-heal = На одну рану менше
analysis-wound = На одну рану більше
analysis-remove = Зняти з поля бою
analysis-undo = Скасувати останню зміну
analysis-redo = Відновити зміну
analysis-clear = Очистити поле бою
analysis-table = Стіл
analysis-table-change = Змінити
analysis-table-armies = Армії в порядку ходів
analysis-table-remove = Прибрати: { $army }
analysis-table-empty = Нова порожня позиція
analysis-table-keep = Лишити жетони
analysis-line = Зроблені тут ходи
analysis-no-moves = Зробіть хід на полі бою, і він з’явиться тут.
analysis-to-start = Назад до позиції
analysis-battle = Битва зараз
analysis-no-battle = Жоден підрозділ на полі бою не може діяти, тож битися нікому.
analysis-forecast = Прогноз
analysis-best = Найкращі ходи
analysis-seconds = Час на роздуми
analysis-time = { $seconds } с
analysis-think = Шукати ходи
analysis-thinking = Бот думає.
analysis-think-help = Бот шукає найкращі ходи й каже, які шанси він у них бачить.
analysis-no-ideas = Тут бот не має поради.
analysis-chance = { $percent } %
analysis-first-mend = Ця позиція ще неможлива.
analysis-impossible = Ця позиція неможлива: { $reason }
analysis-mid-battle = Позицію не можна змінювати посеред битви. Спершу дайте відповідь або поверніться назад.
analysis-example = Приклад позиції
analysis-file = Позиція як текст
analysis-text = Файл позиції
analysis-copy = Копіювати
analysis-copied = Позицію скопійовано.
analysis-download = Зберегти
analysis-open = Відкрити файл
analysis-take = Узяти цю позицію
analysis-not-json = Це не текст JSON, тож не може бути позицією.
analysis-no-position = Позиції потрібен список «players» з армією кожної сторони.
analysis-bad-part = Цю позицію неможливо прочитати: «{ $part }» не має вигляду, якого потребує файл позиції.
position-seats = стільки армій ({ $count }) так не грає: { $mode }.
position-not-there = ця армія не грає на { $hexes } полях: { $army }.
position-no-army = немає армії «{ $name }».
position-board = для стількох армій ({ $count }) поле бою має { $hexes } полів.
position-health = здоров’я чи очок тут може бути від { $least } до { $most }: { $seat }.
position-out = сторона без здоров’я не має підрозділів на полі бою: { $seat }.
position-turn-out = сторона без здоров’я не ходить: { $seat }.
position-no-hex = на цьому полі бою немає поля { $hex }.
position-hex-taken = на полі { $hex } стоять два підрозділи.
position-no-tile = у цій армії немає жетона «{ $name }»: { $army }.
position-instant = це миттєвий жетон, який ніколи не лежить на полі бою: { $unit }.
position-wounds =
    { $most ->
        [0] цей підрозділ не переживе жодної рани.
        [one] цей підрозділ може мати щонайбільше { $most } рану.
        [few] цей підрозділ може мати щонайбільше { $most } рани.
       *[other] цей підрозділ може мати щонайбільше { $most } ран.
    }
position-hqs = одна сторона має на полі бою два штаби: { $seat }.
position-hq-gone = без здоров’я немає штабу: { $seat }.
position-hq-drawn = штаб стоїть на полі бою, його ніколи не добирають: { $seat }.
position-hand = в однієї сторони в руці щонайбільше стільки жетонів: { $most } ({ $seat }).
position-tiles = одна сторона має щонайбільше стільки жетонів: { $most }.
position-net-nobody = Сталева сітка лежить на полі { $hex }, де ніхто не стоїть.
position-net-hq = Сталева сітка ніколи не лежить на штабі.
position-net-enemy = жоден ворог цього підрозділу не має Сталевої сітки.
position-stage = поле бою, руки й стоси не пасують до цієї фази: { $stage }.

## Measuring the server

cli-help-bench-what = натомість навантажити цілий сервер (типово 30 секунд)
cli-help-bench-tables = кількість столів по двоє гравців, для сервера (типово 500)
cli-bench-tables = Столи
cli-bench-acks = Підтверджених ходів за секунду
cli-bench-p50 = Підтвердження, медіана (мс)
cli-bench-p95 = Підтвердження, 95 % у межах (мс)
cli-bench-p99 = Підтвердження, 99 % у межах (мс)
cli-bench-max = Підтвердження, найповільніше (мс)
cli-bench-disk-p99 = Сам диск, 99 % у межах (мс)
cli-bench-disk-max = Сам диск, найповільніше (мс)
cli-bench-cpu = Ядра, зайняті сервером
cli-bench-cpu-move = Робота сервера на один хід (мс)
cli-bench-memory-start = Пам’ять сервера на початку (МБ)
cli-bench-memory-end = Пам’ять сервера наприкінці (МБ)
cli-bench-memory-max = Пам’ять сервера, найбільше (МБ)
cli-bench-memory-growth = Зростання його пам’яті (МБ за хвилину)
cli-bench-memory-late-growth = Зростання у другій половині часу (МБ за хвилину)
cli-bench-finished = Завершених партій
cli-bench-refused = Відхилених ходів
cli-bench-dropped = Розірваних з’єднань
cli-bench-stopped = Столи, що зупинилися
cli-bench-opening = Відкриття столів: { $done } з { $of }
cli-bench-warming = Перші ходи: { $done } з { $of } столів
cli-bench-measuring = Вимірювання: { $done } з { $of } с

## Hard City: sides, officers and their ally

hc-officers = Офіцери
hc-zero = Доктор Зеро
hc-autodoc = АвтоДок
hc-officer-donathan = Донатан Джонсон
hc-officer-jenny = Дженні Такабура
hc-officer-miranda = Міранда Кейсі
hc-officer-marcellus = Марселлус Гаммер
hc-ally-fang = Ікло
hc-ally-fang-text = Раз у хід кожного офіцера, за 1 ОД цього офіцера, Ікло пробігає до 3 полів і приголомшує 1 активного мутанта там, де зупиниться. Втративши свої 3 ОЗ, він вибуває до кінця епізоду.

## Hard City: mutants

hc-enemy-mutant = Мутант
hc-enemy-mutant-text = Рухається на 2 поля й завдає 1 ушкодження на своєму полі. 1 ушкодження приголомшує його, 2 разом убивають; приголомшений гине від 1.
hc-enemy-rat = Щур-мутант
hc-enemy-rat-text = Рухається на 3 поля. 1 ушкодження вбиває його, але рукопаш лише приголомшує.
hc-enemy-soldier = Солдат-мутант
hc-enemy-soldier-text = Атакує своє поле або будь-яке поле свого ряду чи стовпця, хоч як далеко. За один хід або рухається, або атакує.
hc-enemy-kafar = К.А.Ф.А.Р.
hc-enemy-kafar-text = Приходить раз за партію й має стільки ОЗ, скільки переможних очок в офіцерів (щонайбільше 6) або скільки каже епізод. Раз за раунд витрачає 3 ОД: кожне – це крок, 2 ушкодження на своєму полі або 1 на сусідньому. Його не можна ні приголомшити, ні бити в рукопаші, а постріли в його поле завдають на 1 менше. Проти АвтоДока він з’являється з п’ятою літерою свого імені й активується, як усі мутанти.

## Hard City: things on the map

hc-load-civilian = Цивільний
hc-load-mayor = Мерка Арчер
hc-load-battery = Акумулятор
hc-load-barrel = Бочка
hc-vehicle-police-car = Поліційне авто
hc-vehicle-civilian-car = Цивільне авто
hc-vehicle-limousine = Лімузин
hc-vehicle-truck = Вантажівка
hc-vehicle-bus = Автобус
hc-vehicle-motorboat = Моторний човен
hc-vehicle-doom-machine = Машина погибелі

## Hard City: episodes

hc-episode-1 = Великий шарварок на вулицях
hc-episode-1-about = Мутанти гуляють вулицями, а гелікоптер забирає цивільних з-поміж вибухових бочок. Офіцери набирають 7 переможних очок за евакуйованих цивільних і кожні 10 убивств, Доктор Зеро – за загиблих цивільних і приголомшених офіцерів.
hc-episode-2 = Напад на конвой
hc-episode-2-about = Вантажівка з мутагеном застрягла серед відкритих люків, і мутанти полюють на її бочки. Офіцери набирають 7 переможних очок за заварені люки й кожні 10 убивств, Доктор Зеро – за винесені з мапи бочки та приголомшених офіцерів.
hc-episode-3 = Мерка в пастці
hc-episode-3-about = Мерка Арчер і її люди сидять в авто над каналізацією, повною мутантів, а порятунок – поліційне авто. Офіцери набирають 7 переможних очок за доведених до нього цивільних (по 1) і мерку (2) та кожні 10 убивств, Доктор Зеро – за загиблих цивільних, атаки на поліційне авто, викрадення мерки (2) та приголомшених офіцерів.
hc-episode-4 = Кров на пляжі
hc-episode-4-about = Пасажири автобуса мають дістатися моторного човна, перш ніж у нього заберуться мутанти. Офіцери набирають 7 переможних очок за цивільних на борту й кожні 10 убивств, Доктор Зеро – за загиблих цивільних, мутантів на борту та приголомшених офіцерів.
hc-episode-5 = Година Зеро
hc-episode-5-about = Акумулятор відкриває шлях на дах, де за бочками веде відлік машина погибелі. Офіцери перемагають, знищивши машину, Доктор Зеро – набравши 7 переможних очок за кінець кожного раунду й приголомшених офіцерів.

## Hard City: abilities of the officers

hc-ability-old-tricks = Старі трюки
hc-ability-old-tricks-text = Раз за хід: перекиньте один кубик швидкого пострілу чи рукопашу, перш ніж платити за черепи.
hc-ability-medical-training = Медична підготовка
hc-ability-medical-training-text = 1 ОД, раз за хід, якщо на її полі немає активного мутанта: інший офіцер на ньому відновлює 2 ОЗ.
hc-ability-crack-shot = Снайперське око
hc-ability-crack-shot-text = Раз за хід прицільний постріл коштує на 1 ОД менше.
hc-ability-mister-hammer = Містер Молот
hc-ability-mister-hammer-text = У рукопаші кидає 2 кубики замість 1.
hc-ability-tougher = Міцний, як підошва
hc-ability-tougher-text = Його максимум зростає на 2 ОЗ; узявши цю карту, він одразу відновлює 2 ОЗ.
hc-ability-big-iron = Великий калібр
hc-ability-big-iron-text = Раз за хід прицільний постріл завдає 3 ушкоджень, довільно розподілених між мутантами на полі цілі.
hc-ability-coffee-break = Перерва на каву
hc-ability-coffee-break-text = 1 ОД, раз за хід, на полі без активних мутантів: відновіть 1 ОЗ.
hc-ability-seen-it-all = Бачив усяке
hc-ability-seen-it-all-text = Раз за раунд не зважайте на перше ОЗ, втрачене через карту реакції; у соло та кооперації – на перше ОЗ, втрачене за вихід із поля.
hc-ability-no-warning = Без попередження
hc-ability-no-warning-text = Раз за хід, коли його швидкий постріл убив мутанта: 1 ушкодження мутантові на полі поруч із ціллю.
hc-ability-stay-behind = Тримайтеся за мною
hc-ability-stay-behind-text = Може супроводжувати 2 цивільних одразу. Ушкодження за вихід із поля й далі одне: йому або одному з них.
hc-ability-ninjutsu = Нінджюцу
hc-ability-ninjutsu-text = Не втрачає ОЗ, виходячи з полів з активними мутантами.
hc-ability-field-dressing = Польова пов’язка
hc-ability-field-dressing-text = Медична підготовка може лікувати й офіцера на сусідньому полі або саму Дженні.
hc-ability-flying-kick = Удар у стрибку
hc-ability-flying-kick-text = Раз за хід, одразу після руху рівно на 2 поля: один безплатний рукопаш.
hc-ability-adrenaline = Адреналін
hc-ability-adrenaline-text = Раз за раунд, з Медичною підготовкою: якщо вилікуваний офіцер ще не діяв цього раунду, він дістає 1 ОД, навіть понад межу.
hc-ability-lesson = Дідів урок
hc-ability-lesson-text = Після кожного її рукопашу кожного приголомшеного ним мутанта можна пересунути на 1 поле, не на перешкоду.
hc-ability-furious = Розлючена сестра
hc-ability-furious-text = Поки в неї щонайбільше 2 ОЗ, її швидкі постріли мають 1 додатковий кубик.
hc-ability-burst = Коротка черга
hc-ability-burst-text = Раз за хід доплатіть 1 ОД до швидкого пострілу: він має 2 додаткові кубики.
hc-ability-steady-hand = Тверда рука
hc-ability-steady-hand-text = Раз за хід, у її швидкому пострілі чи рукопаші, один череп безплатно стає влучанням на 1 ушкодження. Реакції на череп лишаються можливими.
hc-ability-follow-me = За мною
hc-ability-follow-me-text = 1 ОД, раз за хід: інший офіцер на тій самій мапі проходить до 2 полів; ушкодження за вихід із полів як завжди.
hc-ability-point-blank = Впритул
hc-ability-point-blank-text = Може робити прицільні постріли попри активних мутантів на її полі, зокрема й у це поле.
hc-ability-cup-winner = Володарка кубка
hc-ability-cup-winner-text = Її прицільні постріли можуть цілити в поле з цивільними чи офіцерами; їм це ніколи не шкодить.
hc-ability-spare-clip = Друга обойма
hc-ability-spare-clip-text = Може стріляти попри маркер «без набоїв».
hc-ability-suplex = Суплекс
hc-ability-suplex-text = Його рукопаш може вбити мутантів, приголомшених ще до нього.
hc-ability-human-wall = Живий мур
hc-ability-human-wall-text = Коли цивільний на його полі має зазнати ушкодження, воно скасовується, а натомість він втрачає 1 ОЗ.
hc-ability-clothesline = Рука-шлагбаум
hc-ability-clothesline-text = Раз за хід, входячи на поле з активними мутантами, він приголомшує 1 з них.
hc-ability-iron-neck = Залізна шия
hc-ability-iron-neck-text = У кожному ході Доктора Зеро його перша втрата ОЗ не рахується, якщо на його полі щонайменше 3 мутанти.
hc-ability-crowd-pleaser = Улюбленець публіки
hc-ability-crowd-pleaser-text = Раз за хід, коли один його рукопаш приголомшив щонайменше 2 мутантів: поверніть 1 ОД, витрачене цього ходу.
hc-ability-keg-toss = Кидок бочкою
hc-ability-keg-toss-text = 2 ОД, на полі з бочкою: киньте її на 1–3 поля в одному з 8 напрямків, понад усім, крім перешкод. В епізоді 1 вона вибухає там, де впаде.

## Hard City: chaos cards of Doctor Zero

hc-chaos-city-is-ours = Місто наше!
hc-chaos-city-is-ours-text = Замість решти свого ходу зіграйте іншу карту заради двох її базових дій, обидві на 2 більші.
hc-chaos-fresh-batch = Свіжа партія
hc-chaos-fresh-batch-text = Виставте до 2 мутантів у зоні.
hc-chaos-wake-up-call = Підйом!
hc-chaos-wake-up-call-text = До 3 приголомшених мутантів підводяться. Цього ходу вони можуть атакувати, але не рухатися.
hc-chaos-radio-static = Радіозавади
hc-chaos-radio-static-text = Офіцер, який цього раунду ще не діяв, не приголомшений і має ОД, втрачає 1 ОД.
hc-chaos-pack-hunt = Полювання зграї
hc-chaos-pack-hunt-text = До 4 активних мутантів з одного поля разом проходять до 2 полів, потім до 3 з них атакують. Солдати, що рухалися, не атакують.
hc-chaos-feeding-frenzy = Шал голоду
hc-chaos-feeding-frenzy-text = Виберіть поле з офіцером чи цивільним: атакують до 5 активних мутантів, що на ньому стоять.
hc-chaos-rush-hour = Година пік
hc-chaos-rush-hour-text = Виставте до 7 мутантів у зоні. Одне поле може прийняти 2, решта – по 1.
hc-chaos-stampede = Шалена юрба
hc-chaos-stampede-text = До 7 мутантів: кожен рухається або, якщо приголомшений, підводиться.
hc-chaos-mutagen-mist = Мутагенний туман
hc-chaos-mutagen-mist-text = Виставте до 4 мутантів поза зоною: на полях головної мапи на відстані 3 або більше від кожного офіцера на ній, по одному на поле.
hc-chaos-drag-off = Волочіть їх геть
hc-chaos-drag-off-text = До 2 активних мутантів на полях із цивільними проходять до 2 полів, кожен забирає одного цивільного й потім може атакувати. Мерку теж можна забрати.
hc-chaos-jammed-chamber = Заклинило!
hc-chaos-jammed-chamber-text = До 2 офіцерів з активним мутантом на своєму чи сусідньому полі дістають маркер «без набоїв».
hc-chaos-bite = Укус
hc-chaos-bite-text = Коли в кидку швидкого пострілу чи рукопашу випав череп: цей офіцер втрачає 1 ОЗ.
hc-chaos-misfire = Осічка
hc-chaos-misfire-text = Коли в кидку швидкого пострілу випав череп: після пострілу цей офіцер дістає маркер «без набоїв».
hc-chaos-too-angry = Надто лютий, щоб померти
hc-chaos-too-angry-text = Коли постріл мав би вбити звичайного мутанта, який не був приголомшений: натомість він лише приголомшує.
hc-chaos-ankle-grab = За щиколотку!
hc-chaos-ankle-grab-text = Коли офіцер сходить із поля з мутантом: його рух завершується на полі, куди він щойно ступив.
hc-chaos-panic = Паніка!
hc-chaos-panic-text = Коли офіцер збирається піти з цивільним: поставте цього цивільного на сусіднє поле, а офіцер іде далі сам. Не діє на мерку.
hc-chaos-scheme = Задум Зеро
hc-chaos-scheme-text = Виконайте особливу карту епізоду.

## Hard City: special cards of the episodes

hc-special-take-control = Перехоплення керування
hc-special-take-control-text = Покладіть гелікоптер на будь-яке поле без перешкоди, стороною «в дорозі» догори.
hc-special-bucket-chain = Бочки по ланцюгу
hc-special-bucket-chain-text = До { $amount } активних мутантів на вантажівці кладуть по бочці на поле поруч із нею. Потім до { $amount } активних мутантів на полях із бочкою проходять із нею до { $second } полів і можуть вийти з мапи через кут.
hc-special-swap-lids = Заміна кришок
hc-special-swap-lids-text = Закрийте один відкритий люк і відкрийте закритий, до наступної фази подій.
hc-special-low-tide = Відплив
hc-special-low-tide-text = До { $amount } активних мутантів у ряду { $row } чи вищому проходять до { $second } полів. Можуть увійти в моторний човен.
hc-special-short-circuit = Коротке замикання
hc-special-short-circuit-text = Вимкніть один ліхтар до наступної фази подій.
hc-special-crossed-frequencies = Сплутані частоти
hc-special-crossed-frequencies-text = Покладіть гелікоптер на поле без перешкоди якнайдалі від активного офіцера, стороною «в дорозі» догори. Виставте { $amount } мутантів у найближчій до нього зоні.
hc-special-what-a-sewer = Оце так клоака!
hc-special-what-a-sewer-text = Виставте { $amount } мутантів на кожному люку. Якщо на вантажівці ще є бочка, одну втрачено, АвтоДок дістає за неї переможні очки ({ $points }), а ця карта йде в чергу. Візьміть ще одну карту хаосу.
hc-special-kidnap-squad = Загін викрадачів
hc-special-kidnap-squad-text = Активуйте { $amount } мутантів, найближчих до мерки Арчер. Хто починає на її полі, натомість тягне її на 1 поле до краю мапи, а з краю – геть із мапи (переможні очки: { $points }).
hc-special-all-aboard = Усі на борт
hc-special-all-aboard-text = Активуйте { $amount } мутантів, найближчих до моторного човна. Хто його досягне, зникає з мапи й дає очко.
hc-special-overcharge = Перевантаження
hc-special-overcharge-text = Виставте 1 мутанта на вибраному полі даху. Потім вимкніть один ліхтар до наступної фази подій.

## Hard City: chaos cards of AutoDoc

hc-auto-blood-scent = Учули кров!
hc-auto-blood-scent-text = Виберіть мутанта на відстані 0–2 від активного офіцера: він активується двічі.
hc-auto-blood-scent-bottom = Вони наближаються!
hc-auto-blood-scent-bottom-text = Усі мутанти, що далі ніж за 2 поля, рухаються до найближчого офіцера чи цивільного.
hc-auto-they-are-here = Вони тут!
hc-auto-they-are-here-text = { hc-deploys }. Потім активуйте кожного мутанта на відстані 0–1 від активного офіцера.
hc-auto-heavy-footsteps = Важкі кроки
hc-auto-heavy-footsteps-text = { hc-deploys }. { hc-activates }.
hc-auto-something-big = Щось велике
hc-auto-something-big-text = Активуйте кожного мутанта на полі з цивільним чи офіцером.
hc-auto-shaking-asphalt = Асфальт тремтить
hc-auto-shaking-asphalt-text = Усі приголомшені мутанти на відстані 0–2 від активного офіцера підводяться. { hc-deploys }.
hc-auto-roar = Рев
hc-auto-roar-text = { hc-deploys }; на цій карті є літера КАФАРа.
hc-auto-scheme = Задум Зеро
hc-auto-scheme-text = Виконайте сторону соло та кооперації особливої карти епізоду.
hc-auto-scheme-bottom = На полюванні
hc-auto-scheme-bottom-text = 3 вибрані мутанти рухаються до найближчого офіцера чи цивільного.
hc-auto-out-of-alley = Із завулка
hc-auto-out-of-alley-text = { hc-deploys }.
hc-auto-out-of-alley-bottom = Причаєні
hc-auto-out-of-alley-bottom-text = 2 мутанти на відстані 0–2 рухаються до активного офіцера, потім атакують.
hc-auto-swarm = Рій
hc-auto-swarm-text = { hc-activates }, починаючи з найближчого.
hc-auto-swarm-bottom = Підкріплення
hc-auto-swarm-bottom-text = Виставте 2 мутантів у зоні, найближчій до активного офіцера.
hc-auto-man-eaters = Людожери
hc-auto-man-eaters-text =
    Активуйте { $activate ->
        [1] мутанта, найближчого
        [one] { $activate } мутанта, найближчого
       *[other] { $activate } мутантів, найближчих
    } до будь-якого цивільного на мапі; коли цивільних немає – до будь-якого офіцера.
hc-auto-man-eaters-bottom = Крики в темряві
hc-auto-man-eaters-bottom-text = Усі мутанти, які можуть, атакують, насамперед цивільних.
hc-auto-stolen-donut = Украдений пончик
hc-auto-stolen-donut-text = Офіцер, який цього раунду ще не діяв (якщо такого немає – активний), кладе 1 ОД на цю карту й має на 1 менше, доки воно не повернеться. { hc-activates }.
hc-auto-stolen-donut-bottom = Цукровий приплив
hc-auto-stolen-donut-bottom-text = Кожен із 2 мутантів на відстані 0–2 рухається або атакує, насамперед найближчого офіцера. Потім ОД повертається до власника.
hc-auto-second-wind = Друге дихання
hc-auto-second-wind-text = Усі приголомшені мутанти на відстані 0–2 від активного офіцера підводяться. { hc-deploys }.
hc-auto-click-click = Клац, клац
hc-auto-click-click-text = Активний офіцер дістає маркер «без набоїв». { hc-activates }.
hc-auto-click-click-bottom = Тікати нікуди
hc-auto-click-click-bottom-text = 3 мутанти, що далі ніж за 2 поля, рухаються до найближчого офіцера.
hc-auto-broadcast = Піратський ефір
hc-auto-broadcast-text = { hc-deploys }. Потім візьміть ще одну карту хаосу.
hc-auto-laughter = Лиховісний сміх
hc-auto-laughter-text = Якщо в офіцерів більше переможних очок, ніж в АвтоДока, він дістає 1 очко (в епізоді 5 натомість 1 мутант на даху). Якщо ні: { hc-deploys }.

## Hard City: takes

hc-take-hello-police = Алло, поліція?
hc-take-hello-police-text = Заставка: покладіть поліційне авто на краю мапи й прокотіть його на 0–6 полів; мутанти під ним гинуть. Поставте офіцерів біля його дверей.
hc-take-armed-to-teeth = Озброєні до зубів
hc-take-armed-to-teeth-text = Заставка: кожен офіцер бере 1 карту поліційного спорядження.
hc-take-suppressing-fire = Загороджувальний вогонь
hc-take-suppressing-fire-text = Заставка: виставте 1 мутанта на кожному полі зони. Потім кожен офіцер робить один безплатний швидкий постріл.
hc-take-here-we-go = Зараз почнеться!
hc-take-here-we-go-text = Заставка: кожен офіцер бере 1 карту спорядження з будь-якої колоди й може пройти до 2 полів.
hc-take-slow-motion = Сповільнена зйомка
hc-take-slow-motion-text = Якщо в активного офіцера 1 чи 2 ОЗ: він повертає до 2 ОД, витрачених цього ходу.
hc-take-one-liner = Влучне слівце
hc-take-one-liner-text = Одразу після того, як одна дія активного офіцера вбила щонайменше 2 мутантів: приголомште до 2 активних мутантів на одному полі.
hc-take-back-to-back = Спина до спини
hc-take-back-to-back-text = Якщо щонайменше 2 офіцери стоять на одному полі з активним мутантом: двоє з них по разу безплатно б’ються врукопаш, кожен 2 кубиками.
hc-take-montage = Монтаж тренувань
hc-take-montage-text = Наприкінці ходу, коли кожен активний мутант на відстані 3 або більше: активний офіцер відновлює 2 ОЗ або бере 1 карту спорядження.
hc-take-window = Крізь вікно
hc-take-window-text = Якщо активний офіцер стоїть на одному полі з цивільним чи меркою: обоє проходять до 4 полів, і вихід із полів нічого не коштує.
hc-take-big-boom = Великий бабах
hc-take-big-boom-text = Вибухає бочка на полі зі щонайменше 3 мутантами або поруч: 2 ушкодження на її полі, 1 на сусідніх.
hc-take-eye-in-sky = Око в небі
hc-take-eye-in-sky-text = Переверніть гелікоптер драбинкою догори або перемістіть його щонайбільше на 3 поля.
hc-take-roadblock = Дорогу перекрито
hc-take-roadblock-text = Виберіть авто чи вантажівку поруч з активним офіцером: до наступної фази подій мутанти не входять ні туди, ні на поля поруч.
hc-take-cover-me = Прикрий мене!
hc-take-cover-me-text = Інший офіцер, який цього раунду ще не діяв, платить 1 ОД і одразу робить швидкий постріл 3 кубиками.
hc-take-reverse-gear = Задній хід
hc-take-reverse-gear-text = Якщо жоден офіцер не стоїть на полі з активним мутантом: в епізоді 2 поліційне авто проїжджає 0–3 поля по мутантах, в епізоді 3 гинуть усі мутанти на ньому, крім КАФАРа.
hc-take-human-shield = Живий щит? Ніколи!
hc-take-human-shield-text = Коли цивільний має зазнати ушкодження: скасуйте його; натомість найближчий офіцер втрачає 1 ОЗ.
hc-take-full-throttle = Повний газ
hc-take-full-throttle-text = Якщо в порту щонайменше 2 цивільних: одного з них одразу евакуйовано.
hc-take-lights-camera = Світло, камера
hc-take-lights-camera-text = Якщо офіцер стоїть на ділянці ліхтаря: увімкніть чи вимкніть до 2 ліхтарів до наступної фази подій.
hc-take-showdown = Остання сутичка
hc-take-showdown-text = Офіцер на даху робить один безплатний швидкий постріл 4 кубиками.

## Hard City: equipment

hc-equipment-flamethrower = Вогнемет
hc-equipment-flamethrower-text = Кожен мутант на одному сусідньому полі зазнає 2 ушкоджень.
hc-equipment-shotgun = Дробовик
hc-equipment-shotgun-text = Швидкий постріл 4 кубиками на відстань 1 або 2.
hc-equipment-first-aid = Аптечка
hc-equipment-first-aid-text = Один офіцер на цьому полі відновлює 3 ОЗ.
hc-equipment-flashbang = Світлошумова граната
hc-equipment-flashbang-text = Кожен активний мутант на одному полі на відстані 0–2 стає приголомшеним.
hc-equipment-riot-shield = Штурмовий щит
hc-equipment-riot-shield-text = До наступної фази подій не зважайте на першу втрату ОЗ у кожному ході Доктора Зеро.
hc-equipment-grenade = Осколкова граната
hc-equipment-grenade-text = Усі на одному полі на відстані 1–3 зазнають по 2 ушкодження, офіцери та цивільні теж.
hc-equipment-spare-magazine = Запасний магазин
hc-equipment-spare-magazine-text = Зніміть свій маркер «без набоїв», потім зробіть 2 безплатні швидкі постріли.
hc-equipment-bat = Бейсбольна бита
hc-equipment-bat-text = Один безплатний рукопаш 3 кубиками.
hc-equipment-donuts = Коробка пончиків
hc-equipment-donuts-text = Поверніть до 3 ОД, витрачених цього ходу.
hc-equipment-thermos = Термос
hc-equipment-thermos-text = Відновіть 1 ОЗ і поверніть 1 ОД, витрачене цього ходу.
hc-equipment-skateboard = Скейтборд
hc-equipment-skateboard-text = Пройдіть щонайбільше 4 поля.
hc-equipment-extinguisher = Вогнегасник
hc-equipment-extinguisher-text = Кожен активний мутант на вашому полі стає приголомшеним. Токсичні хмари на вашому полі й поруч зникають.
hc-equipment-boombox = Магнітофон
hc-equipment-boombox-text = Пересуньте до 3 активних мутантів на 1 поле кожного, не на перешкоди.
hc-equipment-crowbar = Лом
hc-equipment-crowbar-text = Одне на вибір безплатно: спроба заварити люк, порятунок цивільного з авто поруч або рукопаш 2 кубиками.

## Hard City: names of figures and places

hc-numbered = { $name } { $number }
hc-at = { $name } ({ $space })
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
hc-title = Епізод { $number }: { $name }
# $en, $pl and $uk: how an episode calls itself; each language takes its own.
hc-own-title = { $uk }
hc-deploys =
    Виставте { $deploy ->
        [one] { $deploy } мутанта
       *[other] { $deploy } мутантів
    } у найближчій зоні
hc-activates =
    Активуйте { $activate ->
        [1] мутанта, найближчого
        [one] { $activate } мутанта, найближчого
       *[other] { $activate } мутантів, найближчих
    } до активного офіцера

## Hard City: what happened

hc-event-round-started = Раунд { $number }.
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
hc-event-kafar-hurt = { hc-enemy-kafar } втрачає { $hp } ОЗ; лишається { $left }.
hc-event-load-placed = { $load }: тепер на { $space }.
hc-event-load-moved = { $load }: разом на { $end }.
hc-event-civilian-killed = { $load } гине на { $space }.
hc-event-evacuated = Врятовано: { $load }.
hc-event-load-left = Винесено з мапи, з { $space }: { $load }.
hc-event-crate-placed = { $what } на { $space }.
hc-event-crate-opened = Те, що лежало на { $space }, відкрито.
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

## Hard City: what is decided

hc-decision-opening = { $seat }: заставка.
hc-decision-round-task = { $seat }: хто діє далі?
hc-decision-level-up = { $seat }: яку здібність лишає собі { $officer }?
hc-decision-officer-turn = { $seat }: діє { $officer }.
hc-decision-zero-turn = { $seat }: ваш хід.
hc-decision-auto-step = { $seat }: крок АвтоДока.
hc-decision-event-step = { $seat }: початок раунду.
hc-decision-civilian-hit = { $seat }: цивільний під ударом ({ $load }). Хто його затулить?
hc-decision-assign-attack = { $seat }: хто зазнає ушкодження на { $space }?
hc-decision-walk = { $seat }: куди йде { $officer }?
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
hc-decision-horde-point = { $seat }: очко за орду чи КАФАР?
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
hc-decision-deploy-near = { $seat }: де з’являються мутанти? Лишилося: { $count }.
hc-decision-deploy-on-roof = { $seat }: де на даху з’являється мутант?
hc-decision-deploy-at-manholes = { $seat }: який люк далі?
hc-decision-auto-special = { $seat }: { $special }.
hc-decision-kafar-comes = { $seat }: де з’являється КАФАР?
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

## Hard City: what a move does

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

## Hard City: how it ended

hc-outcome-won = { $side }: перемога. { $reason }.
hc-outcome-nobody = Ніхто не перемагає. { $reason }.
hc-reason-points = Усі переможні очки зібрано
hc-reason-machine-destroyed = Машину погибелі знищено
hc-reason-round-limit = Останній раунд минув

## Hard City: why a move is not possible

hc-refusal-over = Партію закінчено.
hc-refusal-no-such-thing = У цій партії такого немає.
hc-refusal-other-kind = Спершу треба вирішити інше.
hc-refusal-not-offered = Це не одна з можливих відповідей.
hc-refusal-not-now = Зараз цього зробити не можна.
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

## Hard City: у терміналі

cli-help-city-episode = який епізод, від 1 до 5, або файл TOML з власним (типово 1)
cli-help-city-mode = versus: офіцери проти Доктора Зеро; coop: проти АвтоДока, також наодинці (типово versus)
cli-help-city-players = скільки людей або ботів: від 2 до 5 у versus разом із Доктором Зеро, від 1 до 4 у coop (типово якнайменше)
cli-help-city-officers = ключі офіцерів у грі, наприклад jenny,miranda,marcellus
cli-help-city-ally = пес Ікло допомагає офіцерам
cli-help-city-seats = хто грає, Доктор Зеро останній: human, бот із параметрами або файл бота; типово
cli-help-city-campaign = грати наступний епізод кампанії з цього файлу й записати туди, чим він скінчився; новий файл починає кампанію
cli-help-city-load = продовжити із запису
cli-help-city-bots = бот офіцерів і бот Доктора Зеро, наприклад rules,random; у coop один бот (типово random)
cli-city-won-officers = Перемоги офіцерів
cli-city-won-zero = Перемоги Доктора Зеро
cli-city-won-nobody = Без переможця
cli-city-points = Очки офіцерів та іншої сторони в середньому
cli-city-rounds = Раундів на партію
cli-city-episodes = Епізоди
cli-city-officers = Офіцери
cli-city-mode-fact = { $mode }: гравці { $players }
cli-city-officer-fact = { $hp } ОЗ, { $ability }
cli-city-round = Раунд { $number }, вибір: { $seat }
cli-city-bench-random = Hard City: випадкових партій за секунду
cli-city-bench-copies = Hard City: копій стану за секунду
cli-city-bench-moves = Hard City: випадкових ходів за секунду
cli-city-bench-compiled = Hard City: правила скомпільовано
cli-city-short-police-car = коп
cli-city-short-civilian-car = авто
cli-city-short-limousine = лімо
cli-city-short-truck = фура
cli-city-short-bus = бус
cli-city-short-motorboat = човн
cli-city-short-doom-machine = маш
cli-city-do-other = Вибрати
cli-city-do-step = Іти
cli-city-do-shoot = Швидкий постріл у поле
cli-city-do-aim = Прицільний постріл
cli-city-do-shoot-barrel = Швидкий постріл у бочку
cli-city-do-hand = Віддати спорядження
cli-city-do-take-from = Узяти чуже спорядження
cli-city-do-use = Застосувати спорядження
cli-city-do-ability = Застосувати здібність
cli-city-do-take = Застосувати дубль
cli-city-do-evacuate = Евакуювати когось
cli-city-do-call = Викликати гелікоптер
cli-city-do-unload = Випустити когось із транспорту
cli-city-do-climb = Пройти крізь двері
cli-city-do-instant = Зіграти миттєву карту
cli-city-do-play = Зіграти карту заради її тексту
cli-city-do-basics = Зіграти карту заради двох базових дій
cli-city-do-deploy = Виставити
cli-city-do-move = Перемістити мутанта
cli-city-do-stand = Підняти мутанта
cli-city-do-attack = Атакувати
cli-city-do-drop-barrel = Скинути бочку
cli-city-do-leave = Залишити мапу
cli-city-do-cloud = Покласти токсичну хмару
play-city-lies = приголомшення
play-city-on-the-way = Гелікоптер у дорозі
play-city-ladder = Гелікоптер із драбинкою
play-city-open-lid = відкритий люк
play-city-closed-lid = закритий люк
play-city-pier = причал
play-city-generator = генератор
play-city-exit = вихід на дах
play-city-leave = вихід із мапи
play-city-rungs = драбина в каналізації
play-city-dark = темрява
play-city-area = лише число: ділянка ліхтаря
play-city-round = раунд { $number }
play-city-kills = Убиті
play-city-no-ammo = немає набоїв
play-city-takes = Дублі
play-city-hand-hidden =
    { $count ->
        [one] Доктор Зеро тримає { $count } карту.
        [few] Доктор Зеро тримає { $count } карти.
       *[other] Доктор Зеро тримає { $count } карт.
    }
play-city-queue = Черга
play-city-ask =
    { $what ->
        [number] Номер
        [space] Позначене поле
       *[both] Номер або позначене поле
    }{ $at ->
        [first] {" "}(? довідка):
       *[later] , < назад:
    }
play-city-hand-over = { $seat }: беріть клавіатуру, хай більше ніхто не дивиться.
play-city-hand-back = { $seat }: беріть клавіатуру.
play-city-no-space = Жодне поле тут не називається «{ $name }».
play-city-empty-space = { $space }: нічого.
play-city-no-card = Жодна карта, мутант чи союзник не називається «{ $name }».
play-city-campaign-over = Кампанію закінчено. Виграно епізодів: { $wins } із { $count }.
play-city-campaign-next = Кампанію записано: { $file }. Далі: { $episode }.
play-city-keeps = Яку здібність лишає собі { $officer }?
play-city-keeps-number = Номер:
play-city-help =
    Введіть номер вибору або позначене поле, наприклад C3; < повертає до першого питання.
    Можна ввести й увесь хід: shoot C4. Усі дозволені ходи покаже: moves
    look ПОЛЕ     що є на полі
    officers      офіцери, їхнє спорядження та здібності
    cards         карти, що зараз мають значення, з текстами
    help НАЗВА    що робить карта, мутант чи союзник (ключ або назва)
    undo          скасувати свій останній хід
    hint          спитати бота про добрі ходи
    log           що сталося
    save ФАЙЛ     записати партію (JSON або простий текст, якщо ФАЙЛ закінчується на .txt)
    quit          вийти
play-city-legend =
    D J M H – офіцери Донатан, Дженні, Міранда й Марселлус, F – Ікло. Число каже, скільки їх; ~ означає приголомшення.
    Поля на S у каналізації, на R на даху. Поруч із мапою: ♥ здоров’я, ◎ очки дії, ▶ зараз діє.
    У ряду дублів усе перед ◢ уже не застосувати. Знаки, що зараз є на мапі:

# Hard City's bots and arena
bot-rules = Дотримується правил, якими керується добрий гравець, і за офіцерів, і за Доктора Зеро; наперед не дивиться.
cli-help-city-arena-bots = бот, що веде офіцерів, і бот, що веде Доктора Зеро, наприклад search,rules; одне слово: для обох сторін (типово: rules)
cli-help-city-arena-games = скільки партій зіграти за кожним видом столу (типово 100; з --sprt щонайбільше 2000)
cli-help-city-episodes = які епізоди, наприклад 1,3 (типово: усі)
cli-help-city-modes = які режими: versus, coop (типово: обидва; з --pairs чи --sprt versus)
cli-help-city-pairs = порівняти двох ботів: кожну роздачу грають двічі, а боти міняються сторонами
cli-help-city-counts = скільки офіцерів: 3, 4 або обидва числа через кому (типово: обидва)
cli-city-mode = Режим
cli-city-episode = Епізод
cli-city-score = Очки
cli-city-interval = Інтервал 95 %
