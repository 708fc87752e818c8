## Built into the client, for the time before a server answers: how the language calls itself, and first words

language-name = English
web-out-title = The server does not answer
web-out-text = Your games are safe. We try again every few seconds.
web-retry = Try again
