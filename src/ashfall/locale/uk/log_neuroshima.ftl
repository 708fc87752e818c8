## What has happened, under the heading of whoever acts

log-discarded = скинуто: { $tile }
log-redrew = Невдале взяття жетонів: відкладено { $tiles }, узято нові
log-unlucky = Невдале взяття жетонів: частину відкладають і беруть нові
log-placed =
    { $cause ->
        [execution] страта, на клітинку стає { $unit }
        [replacement] заміна, на клітинку виходить { $unit }
       *[other] виставлено: { $unit }
    }
log-played = розіграно: { $tile }
log-moved =
    { $how ->
        [push] відштовхування: { $before } на { $hex }
        [grab] притягування: { $before } на { $hex }
        [turn] розвертання: { $before }
       *[go] переміщення: { $before } на { $hex }
    }
log-net-thrown = Сталева сітка: { $unit }
log-paid = ціна 1, лишається { $health }
log-nets = у сітці: { $unit }
log-nets-yours = у сітці: { $tile }
log-frees = на волі: { $unit }
log-frees-yours = на волі: { $tile }
log-hit = влучання: { $unit }, { count-wounds }
log-hit-yours = влучання у ваш жетон: { $tile }
log-saves = { $medic } гине, рятуючи: { $unit }
log-saves-yours = врятовано: { $tile }
log-falls = гине { $unit }
log-falls-yours = ваша втрата: { $tile }
log-health = { $unit }: мінус { $amount }, лишається { $health }
log-health-yours = ваш штаб утрачає { $amount }
log-beside = поруч: { $unit }
log-beside-yours = поруч із вашим штабом
log-battle =
    { $cause ->
        [tile] Битва · { $seat }
        [full_board] Битва: поле бою заповнене
        [final] Остання битва
        [overtime] Битва після додаткових ходів
       *[position] Битва
    }
log-no-hit = жоден штаб не постраждав

## Situations with a name

situation-unlucky_draw = Невдале взяття жетонів
situation-unlucky_draw-about = Перед вами самі миттєві дії: залиште їх або відкладіть і візьміть нові.
situation-overtime = Додаткові ходи
situation-overtime-about = Порівну здоров’я: ще по одному ходу без жетонів битви, потім остання битва.
situation-last_turns = Останні ходи
situation-last_turns-about = Останній жетон узято: жетони битви більше не грають, попереду Остання битва.
situation-terror = Терор
situation-terror-about = Цього ходу не можна виставляти загони.

## While somebody else chooses

wait-setup = { $name } виставляє штаб
wait-setup-beside = { $name } виставляє загін поруч зі штабом
wait-redraw = { $name } вирішує: невдале взяття залишити чи взяти нові жетони
wait-discard = { $name } вибирає жетон, який скинути
wait-turn = { $name } планує хід
wait-step = { $name } вибирає другий крок: { $units }
wait-displace = { $name } вибирає, куди потрапить { $units }
wait-hunt = { $name } вибирає ціль: атакує { $units }
wait-scavenge = { $name } вибирає, куди полетить Шукач
wait-give = { $name } вибирає, хто отримає очко
wait-medic = { $name } вибирає, кого врятує Медик
wait-clown = { $name } вибирає, атака чи вибух: { $units }
wait-quartermaster = { $name } вибирає зброю: { $units }
wait-extra_attack = { $name } вибирає, чи { $units } атакує ще раз

## What a move changes

change-health = { $name }: { $health } замість { $instead }
change-you = ви
change-none = Битва закінчилася б так само, як зараз.
