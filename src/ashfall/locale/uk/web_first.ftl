## Built into the client, for the time before a server answers: how the language calls itself, and first words

language-name = Українська
web-out-title = Сервер не відповідає
web-out-text = Ваші партії в безпеці. Пробуємо знову кожні кілька секунд.
web-retry = Спробувати ще
