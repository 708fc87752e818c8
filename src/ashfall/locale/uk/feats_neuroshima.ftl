## What can be reached in Neuroshima Hex

feat-unharmed = Чиста битва
feat-unharmed-about = Проведіть битву, у якій загине ворожий підрозділ і жоден ваш.
feat-freed = З пастки
feat-freed-about = Звільніть свій підрозділ із сітки.
feat-medics = Польовий шпиталь
feat-medics-about = Нехай медики приймуть рани від п’яти атак.
feat-pushed = Дайте дорогу
feat-pushed-about = Тричі відштовхніть ворожий підрозділ.
feat-by-health = Довше дихання
feat-by-health-about = Переможіть завдяки більшому здоров’ю, коли стоси скінчаться.
feat-armies = Усі прапори
feat-armies-about = Закінчіть партію кожною з шести армій.
feat-levels = Щаблями вгору
feat-levels-about = Переможіть ботів усіх шести рівнів, від Піпа до Архіваріуса.
feat-themes = Десять ідей
feat-themes-about = Розв’яжіть головоломки на десять різних тем.
