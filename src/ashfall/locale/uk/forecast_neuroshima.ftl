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
forecast-now-free = вчасно звільнено: { $units }
forecast-now-bound = у сітці: { $units }
forecast-now-health = { $seat } – { $health } здоров’я замість { $instead }
forecast-now-points = { $seat } – очки: { $health } замість { $instead }
forecast-result = Ця битва: { $changes }.
forecast-falls = втрати: { $units }
forecast-nothing = Ніхто не постраждає.
forecast-no-change = Битва після цього ходу закінчиться так само, як і до нього.
forecast-no-move = Це не хід.
