## Rules

rules-title = Zasady
rules-lead = Cała gra na jednej stronie. Dokładne reguły, każda z numerem, są niżej.
rules-contents = Na tej stronie
rules-short = W skrócie
rules-more = Dokładne reguły
rules-numbered = Każda reguła z numerem
rules-numbered-about = Zasady dokładnie takie, jakich pilnuje program. Prowadzą tu linki z gry.
rules-search = Szukaj w zasadach
rules-search-help = Słowo albo numer, na przykład { $clause }
rules-search-all = Pokaż wszystkie reguły
rules-sections = Rozdziały
rules-found =
    { $count ->
        [0] Nic nie znaleziono. Spróbuj innego słowa.
        [one] Znaleziono { $count } regułę
        [few] Znaleziono { $count } reguły
        [many] Znaleziono { $count } reguł
       *[other] Znaleziono { $count } reguły
    }
rules-link = Link do { $clause }

## The rules of each game

rules-choose = O której grze chcesz poczytać?
rules-of =
    { $game ->
        [hardcity] Zasady Hard City
       *[neuroshima] Zasady Neuroshimy Hex
    }
rules-about-neuroshima = Armie, bitwy, sieci, moduły: w skrócie z obrazkami, wszystkie ikony i każda reguła z numerem.
rules-about-hardcity = Funkcjonariusze, Doktor Zero, AutoDok, pięć odcinków i wszystkie karty: w skrócie i każda reguła z numerem.
rules-source-seed = Czytelne w wydrukowanej instrukcji
rules-source-pub = Podane na publicznych stronach o grze
rules-source-inferred = Wynika z wydrukowanej instrukcji
rules-source-design = Nasza wartość: wydrukowanej nie znamy
