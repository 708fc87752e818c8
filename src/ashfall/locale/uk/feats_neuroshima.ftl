## What can be reached in Neuroshima Hex

feat-unharmed = Чиста битва
feat-unharmed-about = Проведіть битву, у якій загине ворожий загін і жоден ваш.
feat-freed = З пастки
feat-freed-about = Звільніть свій загін із сітки.
feat-medics = Польовий шпиталь
feat-medics-about = Нехай медики приймуть на себе пошкодження від п’яти атак.
feat-pushed = Дайте дорогу
feat-pushed-about = Тричі відштовхніть ворожий загін.
feat-by-health = Довше дихання
feat-by-health-about = Переможіть завдяки більшому здоров’ю, коли стоси скінчаться.
feat-armies = Усі прапори
feat-armies-about = Закінчіть партію кожною з шести армій.
feat-levels = Щаблями вгору
feat-levels-about = Переможіть ботів усіх шести рівнів, від Піпа до Архіваріуса.
feat-themes = Десять ідей
feat-themes-about = Розв’яжіть головоломки на десять різних тем.
