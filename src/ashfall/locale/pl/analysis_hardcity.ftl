## Analiza: partia krok po kroku, z pomysłami bota i ruchami do wypróbowania

city-line-title = Analiza Hard City
city-line-course = Gdzie jesteś
city-line-ideas = Pomysły bota
city-line-start = Początek partii
city-line-tried = wypróbowane: { $at }, po ruchu { $ply }
city-line-again = Jeszcze raz, z innymi kośćmi i kartami
city-line-to-game = Wróć do partii
city-line-lost = Nie można pobrać tego kroku.
city-line-another = Analizuj inną partię
city-line-other-game = To nie jest zapis Hard City.
city-line-lead = Przejdź do dowolnej chwili partii, zobacz, co zrobiłby tam silny bot i dlaczego, i wypróbuj ruchy obu stron.
city-line-record = Rozegrana partia
city-line-record-help = Zapis zakończonej partii jest w jej powtórce, pod „Zapisz i udostępnij”. Wklej go tutaj, otwórz plik albo upuść go na stronę.
city-line-paste = Wklej zapis
city-line-analyse = Analizuj
city-line-fresh = Nowa partia
city-line-fresh-help = Nie masz zapisu? Zacznij odcinek i prowadź obie strony.
