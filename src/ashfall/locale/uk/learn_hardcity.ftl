## Learning Hard City

hc-learn-title = Навчіться Hard City
hc-learn-lead = Шість коротких уроків за справжнім столом, по кілька хвилин. Або сідайте одразу, і вам розкажуть ваш перший раунд.
hc-learn-begin = Перший урок
hc-learn-go-on = Вчитися далі
hc-learn-progress = Зроблено: { $done } з { $total }
hc-learn-forget = Забути мій поступ
hc-learn-done = Зроблено
hc-learn-scenes = Сцени: { $count }
hc-learn-lesson = Урок { $number }
hc-learn-task = Урок { $lesson }, сцена { $number } з { $total }
hc-learn-hint = Підказка
hc-learn-show = Покажіть
hc-learn-restart = Сцену спочатку
hc-learn-next-task = Наступна сцена
hc-learn-finish = Знято
hc-learn-next-lesson = Наступний урок
hc-learn-all = Усі уроки
hc-learn-unknown = Такого уроку немає.
hc-learn-nothing-back = У цій сцені нема чого повертати.
hc-learn-read = Подивитися, що до чого
