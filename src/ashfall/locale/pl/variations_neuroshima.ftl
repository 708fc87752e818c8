## Drzewo ruchów w analizie i jego adres

analysis-variations = Warianty
analysis-positions =
    { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
       *[many] { $count } pozycji
    }
analysis-start = Pozycja wyjściowa
analysis-to-end = Na koniec głównych ruchów
analysis-fold = Ukryj dalsze ruchy
analysis-unfold = Pokaż dalsze ruchy
analysis-promote = Uczyń wariantem głównym
analysis-delete = Usuń od tego miejsca
analysis-before = Poprzedni wariant tego ruchu
analysis-after = Następny wariant tego ruchu
analysis-live = Na bieżąco
analysis-link = Kopiuj link
analysis-link-copied = Link zawiera pozycję i twoje ruchy.
analysis-bad-link = Z tego linku nie da się odczytać pozycji. Być może brakuje jego części.
