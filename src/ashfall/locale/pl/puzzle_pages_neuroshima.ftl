## Strony hexogłówek w przeglądarce

puzzles-title = Hexogłówki
puzzles-number = Hexogłówka { $number }
puzzles-of-day = Hexogłówka dnia, { $day }
puzzles-by = Autor: { $maker }
puzzles-difficulty = Trudność
puzzles-themes = Motyw
puzzles-tries = Próby
puzzles-solved-in = { $tries ->
    [1] rozwiązana za pierwszym razem
   *[other] rozwiązana za { $tries }. razem
}
puzzles-tries-so-far = { $tries ->
    [0] jeszcze żadnej
    [one] { $tries } próba
    [few] { $tries } próby
   *[other] { $tries } prób
}
puzzles-hint = Podpowiedź
puzzles-hints = Podpowiedzi
puzzles-hint-show = Pokaż pole
puzzles-sides = Obie strony
puzzles-you = { $army }, ty
puzzles-reply = Przeciwnik odpowie tym
puzzles-used = { $used } z { $use }
puzzles-used-exactly = { $use ->
    [one] żeton do użycia
   *[other] żetonów do użycia
}
puzzles-used-at-most = żetonów najwyżej
puzzles-used-as = użyty jako { $number }.
puzzles-offer = Oferowane żetony
puzzles-fight = Walka
puzzles-undo = Cofnij
puzzles-pick = { $use ->
    [one] Użyj { $use } żetonu.
   *[other] Użyj { $use } żetonów.
}
puzzles-pick-tile = Weź któryś z dołu i połóż na planszy.
puzzles-waiting = Chwila: sprawdzam wszystko, co może się zdarzyć.
puzzles-turn = Tura { $turn }. Zakończ ją, gdy wszystko gotowe.
puzzles-ready = Można walczyć. Położony żeton da się jeszcze obrócić i przesunąć: kliknij go.
puzzles-more = { $left ->
    [one] Jeszcze { $left } żeton.
    [few] Jeszcze { $left } żetony.
   *[other] Jeszcze { $left } żetonów.
}
puzzles-stuck-used = Wszystkie żetony użyte. Najpierw kliknij któryś swój, by go zabrać.
puzzles-stuck-needed = To zostaje: bez tego coś, co zrobiono później, nie jest możliwe. Najpierw to cofnij.
puzzles-stuck-turn = To zostaje: przeciwnik już odpowiedział. Cofnij wraca do pierwszej tury.
puzzles-put-away = Odłóż
puzzles-stage-solve = Rozwiąż
puzzles-stage-battle = Bitwa
puzzles-stage-verdict = Werdykt
puzzles-verdict-solved = Rozwiązana
puzzles-verdict-not-yet = Jeszcze nie
puzzles-phases = Wrogi sztab segment po segmencie
puzzles-time = Czas
puzzles-rating = Ranking
puzzles-rating-of = Ranking hexogłówki: { $rating }
puzzles-streak = { $days ->
    [0] Jeszcze bez serii
    [one] { $days } dzień z rzędu
   *[other] { $days } dni z rzędu
}
puzzles-streak-help = Rozwiązana bez podpowiedzi hexogłówka dnia liczy się do serii. Prognoza jest wyłączona, dopóki nie zawalczysz.
puzzles-training = Trening
puzzles-training-help = Pokazuje, co zrobiłaby bitwa. Wtedy nic się nie liczy.
puzzles-training-not-counted = To był trening, więc się nie liczy.
puzzles-next = Następna
puzzles-all = Wszystkie
puzzles-share = Udostępnij
puzzles-share-text = { $tries ->
    [one] „{ $title }” rozwiązana za pierwszym razem w { $time }. A ty?
   *[other] „{ $title }” rozwiązana za { $tries }. razem w { $time }. A ty?
}
puzzles-share-copied = Skopiowano słowa i odsyłacz.
puzzles-share-failed = Przeglądarka nie pozwala kopiować. Odsyłacz jest w pasku adresu.
puzzles-tiles-stay = Żetony zostają: zmień któryś i walcz znowu.
puzzles-solutions = Rozwiązania
puzzles-give-up = Poddaj się i zobacz rozwiązanie
puzzles-play-on = Graj stąd dalej
puzzles-solutions-count = { $ideas ->
    [one] Jeden pomysł.
   *[other] Pomysłów: { $ideas }.
} Sposobów zagrania: { $solutions }.
puzzles-idea = Pomysł { $number }
puzzles-variants = { $count ->
    [one] { $count } sposób zagrania
    [few] { $count } sposoby zagrania
   *[other] { $count } sposobów zagrania
}
puzzles-idea-show = Pokaż na planszy
puzzles-idea-hide = Wróć do mojego
puzzles-words = Więcej
puzzles-extras = Więcej o tej hexogłówce
puzzles-people = { $people ->
    [one] Próbowała { $people } osoba: rozwiązało { $solved } %, za pierwszym razem { $first } %.
    [few] Próbowały { $people } osoby: rozwiązało { $solved } %, za pierwszym razem { $first } %.
   *[other] Próbowało { $people } osób: rozwiązało { $solved } %, za pierwszym razem { $first } %.
}
puzzles-nobody = Nikt jeszcze nie próbował. Czas na pierwszą próbę.
puzzles-analyse = Analizuj
puzzles-file = Zapisz plik
puzzles-answer = Przeciwnik odpowiada
puzzles-unknown = Nie ma takiej hexogłówki.
puzzles-day-solved = { $day }: rozwiązana
puzzles-day-open = { $day }: nierozwiązana
puzzles-goal-destroy_hq = Zniszcz wrogi sztab
puzzles-goal-ahead = Prowadź po bitwie
puzzles-goal-lose_no_unit = Nie strać żadnej jednostki
puzzles-goal-destroy_unit = Zniszcz wskazaną jednostkę
puzzles-goal-survive = Przetrwaj bitwę
puzzles-against = przeciw
puzzles-day-solve = Rozwiąż
puzzles-day-again = Zobacz znowu
puzzles-day-done = Dziś rozwiązana
puzzles-in-a-row = { $days ->
    [one] dzień z rzędu
   *[other] dni z rzędu
}
puzzles-best-streak = najwięcej: { $days }
puzzles-month-before = Poprzedni miesiąc
puzzles-month-after = Następny miesiąc
puzzles-your-rating = Twój ranking. Rozwiązane: { $solved } z { $all }.
puzzles-stream = Następna dla ciebie: { $title }
puzzles-search = Szukaj hexogłówek
puzzles-any-level = Każda trudność
puzzles-any-theme = Każdy motyw
puzzles-show = Które
puzzles-show-all = Wszystkie
puzzles-show-open = Otwarte
puzzles-show-solved = Rozwiązane
puzzles-found = { $found } z { $all } hexogłówek
puzzles-level-solved = rozwiązane: { $solved } z { $all }
puzzles-show-rest = Pokaż więcej: { $count }
puzzles-found-none = Nie ma takiej hexogłówki.
puzzles-reset = Pokaż znowu wszystkie
puzzles-mark-clean = Rozwiązana za pierwszym razem bez podpowiedzi
puzzles-mark-solved = Rozwiązana
puzzles-rush = Na czas
puzzles-rush-about = Ile hexogłówek rozwiążesz w trzy minuty? Trzy błędy kończą grę.
puzzles-rush-best = Twój rekord: { $best }
puzzles-rush-start = Graj
puzzles-rush-go = Włącz zegar
puzzles-rush-score = Rozwiązane:
puzzles-rush-mistakes = Błędy: { $count } z { $most }
puzzles-rush-skip = Pomiń
puzzles-rush-right = Dobrze
puzzles-rush-wrong = Źle
puzzles-rush-over = Koniec czasu
puzzles-rush-new-best = Nowy rekord.
puzzles-rush-again = Jeszcze raz
puzzles-rush-solved = Rozwiązane
puzzles-rush-missed = Nierozwiązane
puzzles-city-about = Zadania na jedną turę: kości i dokładne szanse.
puzzles-city-open = Zobacz
puzzles-make = Ułóż hexogłówkę
puzzles-make-about = Ustaw planszę, zaoferuj żetony, a program ją udowodni.
puzzles-make-start = Ułóż
puzzles-make-board = Plansza
puzzles-make-task = Zadanie
puzzles-make-solver = Kto rozwiązuje
puzzles-make-offer = Oferowane żetony: { $count } z { $most }
puzzles-make-offer-help = Kliknij żeton armii, by go zaoferować; kliknij go wyżej, by zabrać.
puzzles-make-goal = Cel
puzzles-make-target = Jednostka do zniszczenia
puzzles-make-count = Ile żetonów
puzzles-make-exact = dokładnie
puzzles-make-at-most = najwyżej
puzzles-make-name = Tytuł
puzzles-make-story = Zdanie opowieści
puzzles-proof = Program szuka
puzzles-proof-thinking = Sprawdzam każdy sposób…
puzzles-proof-unfinished = Postaw oba sztaby i zaoferuj choć jeden żeton.
puzzles-proof-none = Brak rozwiązania. Żadne zagranie nie osiąga celu.
puzzles-proof-one = Jedno rozwiązanie w istocie. To dobra hexogłówka.
puzzles-proof-many = Rozwiązują ją różne pomysły: { $ideas }. Lepiej, gdy jest jeden.
puzzles-proof-partial = Za dużo do sprawdzenia: { $positions } plansz, a to nie wszystkie. Zaoferuj mniej żetonów albo zapełnij planszę.
puzzles-proof-fewer = Wystarczy o jeden żeton mniej.
puzzles-proof-looked = Rozwiązań: { $solutions }. Sprawdzonych plansz: { $positions }, w { $seconds } s.
puzzles-proof-example = Jeden ze sposobów
puzzles-make-save = Zapisz i udostępnij
puzzles-make-saved = Hexogłówka zapisana. Kto ma odsyłacz, może ją rozwiązać.
puzzles-make-link = Odsyłacz
puzzles-make-copy = Kopiuj odsyłacz
puzzles-make-picture = Zapisz obrazek
puzzles-make-try = Wypróbuj
puzzles-make-clear = Wyczyść planszę
