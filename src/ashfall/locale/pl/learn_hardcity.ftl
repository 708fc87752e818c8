## Learning Hard City

hc-learn-title = Naucz się Hard City
hc-learn-lead = Sześć krótkich lekcji przy prawdziwym stole, po kilka minut. Albo siadaj od razu i daj sobie opowiedzieć pierwszą rundę.
hc-learn-begin = Pierwsza lekcja
hc-learn-go-on = Ucz się dalej
hc-learn-progress = Zrobione: { $done } z { $total }
hc-learn-forget = Zapomnij moje postępy
hc-learn-done = Zrobione
hc-learn-scenes = Sceny: { $count }
hc-learn-lesson = Lekcja { $number }
hc-learn-task = Lekcja { $lesson }, scena { $number } z { $total }
hc-learn-hint = Podpowiedź
hc-learn-show = Pokaż
hc-learn-restart = Scena od nowa
hc-learn-next-task = Następna scena
hc-learn-finish = Koniec zdjęć
hc-learn-next-lesson = Następna lekcja
hc-learn-all = Wszystkie lekcje
hc-learn-unknown = Nie ma takiej lekcji.
hc-learn-nothing-back = W tej scenie nie ma czego cofać.
hc-learn-read = Sprawdź, co i jak
