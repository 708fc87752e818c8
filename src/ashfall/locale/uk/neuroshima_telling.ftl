## Why a move is refused

refusal-setup = Штаби й загін, що починає поруч зі штабом, виставляють перед першим ходом.
refusal-redraw-first = Спершу залиште або замініть узяті жетони.
refusal-discard-first = Спершу скиньте один з узятих жетонів.
refusal-step-first = Спершу зробіть другий крок загону або відмовтеся від нього.
refusal-displace-first = Спершу виберіть, куди потрапить відштовхнутий чи притягнутий загін.
refusal-hunt-first = Спершу атакуйте загоном, що полює, або відмовтеся.
refusal-medic-first = Спершу вирішіть, який Медик візьме пошкодження на себе.
refusal-battle-first = Триває битва; спершу дайте відповідь на її запитання.
refusal-scavenge-first = Спершу перемістіть Шукачів або відмовтеся.
refusal-give-first = Спершу виберіть, хто отримує очко.
refusal-over = Партію закінчено.
refusal-not-in-hand = Цього жетона немає в руці.
refusal-no-more-uses = Цього ходу більше жетонів використати не можна.
refusal-keep-the-rest = З підкріпленнями решту жетонів залишають, а не скидають.
refusal-instant-not-placed = Миттєву дію не виставляють, а розігрують.
refusal-terror = Під Терором не можна виставляти загони.
refusal-occupied = Клітинка зайнята.
refusal-no-ability = Загін не має цієї здібності.
refusal-no-enemy = Там немає ворожого загону.
refusal-hq-immune = Зі штабом так зробити не можна.
refusal-cannot-pay = Штаб має замало здоров’я, щоб за це заплатити.
refusal-hq-netted = Ваш штаб у сітці.
refusal-not-your-unit = Там немає вашого загону.
refusal-ally = Загін союзника не можна ні використати, ні перемістити.
refusal-netted = Загін у сітці.
refusal-used = Цього ходу загін уже використав цю здібність.
refusal-too-far = Клітинка надто далеко.
refusal-not-linked = Жоден вільний модуль не дає загонові такої змоги.
refusal-victim-netted = Ворожий загін у сітці, його не можна перемістити.
refusal-not-adjacent = Ворожий загін не стоїть поруч із вашим.
refusal-not-two-away = Ворожий загін не стоїть рівно за дві клітинки.
refusal-no-room = Для ворожого загону немає вільної клітинки.
refusal-net-lies = Сталева сітка лежить на іншому загоні.
refusal-last-tile-drawn = Не можна почати битву, коли хтось уже взяв останній жетон.
refusal-edge-of-board = Клітинка й усі шість сусідніх мають бути на полі бою.
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
        [execution] { $unit } займає клітинку страченого ворога{ facing-ending }.
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
event-terrified = { $seat }: наступного ходу не можна виставляти загони.
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

mode-duel-about = Один на один.
mode-ffa-about = Перемагає останній уцілілий штаб.
mode-points-about = Очки за пошкодження штабів. Гра до 20.
mode-one_vs_two-about = 20 здоров’я проти двічі по 13.
mode-teams-about = Двоє проти двох, спільні бонуси.
variant-tactical_start = Тактичний початок
variant-tactical_start-about = Перший гравець починає з трьома жетонами, один скидає й може використати один.
variant-reinforcements = Підкріплення
variant-reinforcements-about = Перед вами шість жетонів замість трьох; за хід використовуєте щонайбільше два.
side-team = Команда { $side }
side-single = Один
side-pair = Двоє
