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
hc-learn-heard = Jasne
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

## A told first round

hc-told-title = Twoja pierwsza runda
hc-told-step = Opowieść: { $number } z { $total }
hc-told-on = Dalej
hc-told-leave = Graj bez opowieści
hc-told-play = Gram dalej
hc-told-welcome = Witaj w Hard City. Prowadzisz czworo funkcjonariuszy; mutantami gra AutoDok. Wygrywa strona, która pierwsza ma 7 punktów: porządek jest twój, chaos ich. Obok mapy widać, za co są punkty.
hc-told-parking = Film zaczyna się piskiem opon. Wybierz, gdzie stanie radiowóz i jak daleko się potoczy; mutanty pod nim giną. Potem ustaw funkcjonariuszy przy drzwiach. Blisko śmigłowca to dobre miejsce.
hc-told-street = Spójrz na podświetlone pola: cywile potrzebują pomocy, a śmigłowiec może ich zabrać. Każdy doprowadzony do drabinki to punkt. Każdy, kto zginie, to punkt chaosu.
hc-told-choose = W każdej rundzie każdy funkcjonariusz działa raz, w dowolnej kolejności. Wybierz kogoś, kto ma najbliżej do cywila.
hc-told-points = Pączki to punkty akcji (PA). Dotknij pola, żeby iść: 1 PA za dwa pola. Dotknij mutanta, żeby strzelić; karta podaje cenę i szanse, zanim cokolwiek się stanie. Wydaj pierwszy PA.
hc-told-act = Dobrze. Wykorzystaj resztę: zabierz cywila, ewakuuj przy drabince, strzelaj, otwórz skrzynkę. Odejście od aktywnego mutanta kosztuje 1 PŻ. Potem naciśnij „Koniec tury”.
hc-told-autodoc = Teraz AutoDok dobiera kartę: górna połowa dzieje się od razu, dolna czeka w kolejce. Gdy karta zostawia wybór, decydujesz ty, choćby na swoją korzyść. Trzymaj nowe mutanty z dala od cywili.
hc-told-others = Taki jest rytm: funkcjonariusz, potem AutoDok. Zostało troje. Pomagajcie sobie: kto strzela pierwszy, toruje drogę temu, kto eskortuje.
hc-told-wrap = Cięcie! Pierwsza runda nakręcona. Wszyscy mają nowe PA, ogłuszeni wstają, przybyli cywile i ujęcie. Dalej to twój film.
