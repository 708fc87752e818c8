## Що бачить той, кому надіслали посилання

share-home-text = Neuroshima Hex і Hard City у браузері: грайте з ботами й друзями, переглядайте записи, аналізуйте, навчайтеся.
share-waiting = Є вільне місце: відкрийте посилання й грайте.
share-playing = Гра триває: відкрийте посилання й дивіться.
share-over = Гру завершено.
share-move = Після кроку { $move }
share-record-text = Партія, яку можна переглянути крок за кроком.
share-puzzle = Зможете розв’язати?
share-title = Поділитися
share-link = Посилання
share-copy = Скопіювати посилання
share-copied = Скопійовано.
share-system = Надіслати через інший застосунок
share-code = QR-код посилання
share-picture = Зберегти зображення
share-embed = Показати на своїй сторінці
share-embed-help = Вставте цей рядок на свою сторінку: він покаже повтор разом із керуванням.
share-copy-line = Скопіювати рядок
share-open = Відкрити в Ashfall
share-animation = Зберегти битву як анімацію
share-battle = Поділитися цією битвою
