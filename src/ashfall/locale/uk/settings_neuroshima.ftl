## Rules that a table may play otherwise: what is so then, and what that changes

settings-title = Правила цього столу
settings-count = { $count ->
    [0] як звичайно
    [one] { $count } інше
    [few] { $count } інші
   *[other] { $count } інших
}
settings-about = Тут столи різняться, бо надруковані правила мовчать або суперечать одні одним. Хто приєднується, бачить ваш вибір.
settings-here = За цим столом інакше, ніж звичайно
setting-destroyed_hq_leaves = Знищений штаб лишається до кінця битви
setting-destroyed_hq_leaves-about = Звичайно він зникає наприкінці фази, у якій упав. Тут він атакує й допомагає сусідам, доки триває битва.
setting-exploding_clown_uses_medics = Клоун, що вибухає, не витрачає Медиків
setting-exploding_clown_uses_medics-about = Звичайно Медики й тоді беруть на себе влучання в нього та гинуть даремно.
setting-gauss_stops_at_reflection = Постріл Гауса летить далі повз Відбиття
setting-gauss_stops_at_reflection-about = Звичайно він кінчається на стороні, що відбиває. Так чи так одне пошкодження повертається.
setting-reflected_shot_hits_flying = Відбиті постріли минають тих, хто літає
setting-reflected_shot_hits_flying-about = Звичайно їх минають лише відбиті удари.
setting-execution_with_netted_hq = Без Страти, коли власний штаб у сітці
setting-execution_with_netted_hq-about = Звичайно штаб у сітці платить за неї, як і будь-який інший.
setting-pay_last_health = Можна платити останнім здоров’ям
setting-pay_last_health-about = Звичайно штаб з 1 здоров’ям не заплатить ні за Страту, ні за Сталеву сітку. Тут може – і падає.
setting-scavenger_needs_kill = Шукач мусить когось знищити
setting-scavenger_needs_kill-about = Звичайно він переходить після кожної битви. Тут лише після тієї, у якій знищив загін.
setting-extra_attack_optional = Від додаткових атак можна відмовитися
setting-extra_attack_optional-about = Звичайно додаткова атака обов’язкова. Тут гравця питають про неї під час битви.
setting-waste_instants = Миттєву дію можна змарнувати
setting-waste_instants-about = Звичайно їй потрібно на щось подіяти, а ні – її лише скидають. Тут її можна використати й без наслідку.
setting-medics_heal_own_fire = Медики беруть на себе лише ворожі атаки
setting-medics_heal_own_fire-about = Звичайно вони беруть і влучання у своїх, власні вибухи та власні постріли, що повернулися.
setting-net_of_steel_returns_when_hq_netted = Сталева сітка тримає, хоч її штаб у сітці
setting-net_of_steel_returns_when_hq_netted-about = Звичайно маркер тоді повертається, і загін під ним вільний. Тут він повертається, лише коли той загін залишить поле бою.
setting-team_hq_health = По 20 здоров’я для штабів команд
setting-team_hq_health-about = 15, як надруковано, – коротша гра; 20 називають пізніші відповіді на запитання.
setting-all_armies_on_37 = Чудовиська на 37 клітинках
setting-all_armies_on_37-about = Звичайно вони грають лише на 19. Тут можуть зустрітися всі шість армій.
setting-reinforcements_discards = Підкріплення з вільним скиданням
setting-reinforcements_discards-about = Звичайно один із шести жетонів треба скинути, а решту залишають. Тут можна скинути й будь-які з них.
setting-merciless_both_ways = Союзник Молоха теж його ранить
setting-merciless_both_ways-about = Звичайно атаки Молоха ранять союзника, а союзникові пролітають над Молохом. Тут ніхто нікого не щадить.
setting-overtime_starts = Додаткові ходи – після того, у кого першого скінчився стос
setting-overtime_starts-about = Звичайно після нічиєї порядок просто триває. Тут починає гравець після того, хто перший узяв останній жетон.
