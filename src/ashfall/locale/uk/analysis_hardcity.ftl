## Аналіз: партія крок за кроком, з ідеями бота й ходами на пробу

city-line-title = Аналіз Hard City
city-line-course = Де ви зараз
city-line-ideas = Ідеї бота
city-line-start = Початок партії
city-line-tried = спробовано: { $at }, після ходу { $ply }
city-line-again = Ще раз, з іншими кубиками й картами
city-line-to-game = Назад до партії
city-line-lost = Цей крок не вдалося отримати.
city-line-another = Аналізувати іншу партію
city-line-other-game = Це не запис Hard City.
city-line-lead = Перейдіть до будь-якої миті партії, дізнайтеся, що й чому там зробив би сильний бот, і спробуйте ходи обох сторін.
city-line-record = Зіграна партія
city-line-record-help = Запис закінченої партії є в її повторі, під «Зберегти й поділитися». Вставте його сюди, відкрийте файл або перетягніть на сторінку.
city-line-paste = Вставте запис
city-line-analyse = Аналізувати
city-line-fresh = Нова партія
city-line-fresh-help = Немає запису? Почніть епізод і ведіть обидві сторони.
