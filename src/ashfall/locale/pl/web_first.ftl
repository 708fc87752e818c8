## Built into the client, for the time before a server answers: how the language calls itself, and first words

language-name = Polski
web-out-title = Serwer nie odpowiada
web-out-text = Twoje partie są bezpieczne. Próbujemy ponownie co kilka sekund.
web-retry = Spróbuj ponownie
