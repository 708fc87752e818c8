## Koniec gry

end-victory = Zwycięstwo
end-defeat = Porażka
end-draw = Remis
end-their-hq = { $army }: sztab zniszczony w segmencie { $phase }, tura { $turn }
end-your-hq = Twój sztab padł w segmencie { $phase }, tura { $turn }
end-best-line = { $unit }: { $damage } z { $all } obrażeń zadanych sztabowi przeciwnika.
end-close =
    { $health ->
        [one] Było blisko: jeszcze 1 obrażenie i { $army } padłby.
        [few] Było blisko: jeszcze { $health } obrażenia i { $army } padłby.
       *[other] Było blisko: jeszcze { $health } obrażeń i { $army } padłby.
    }
end-turned = Najwięcej kosztowała cię tura { $turn }.
end-to = do
end-health = pozostała Wytrzymałość
end-points = punkty
end-units =
    { $count ->
        [one] zniszczona jednostka, stracone: { $lost }
        [few] zniszczone jednostki, stracone: { $lost }
       *[other] zniszczonych jednostek, stracone: { $lost }
    }
end-battles =
    { $all ->
        [one] z 1 bitwy wywołanej przez ciebie
       *[other] z { $all } bitew wywołane przez ciebie
    }
end-best-damage =
    { $damage ->
        [one] najlepsza jednostka: 1 obrażenie
        [few] najlepsza jednostka: { $damage } obrażenia
       *[other] najlepsza jednostka: { $damage } obrażeń
    }
end-best-kills =
    { $kills ->
        [one] najlepsza jednostka: 1 zniszczona
        [few] najlepsza jednostka: { $kills } zniszczone
       *[other] najlepsza jednostka: { $kills } zniszczonych
    }
end-review = Omów partię
end-see-turn = Zobacz, gdzie nastąpił przełom
end-again = Spróbuj ponownie
end-play-from = Graj od tury { $turn }
end-next-level = Dalej: { $bot }
end-easier = Łatwiej: { $bot }
end-record = { $bot }: wygrane { $won } z { $all }
end-ready = { $bot } czeka na ciebie

## Omówienie

review-title = Omówienie
review-context = Omówienie: { $one } przeciw { $two }
review-context-many = Omówienie: { $sides }
review-loading = Partia jest podliczana.
review-missing = Nie ma takiej partii.
review-won = Wygrana, twoja armia: { $army }
review-lost = Przegrana, twoja armia: { $army }
review-draw = Remis, twoja armia: { $army }
review-won-by = Wygrywa { $name }, armia: { $army }
review-nobody = Nikt nie wygrał
review-against = Przeciwnik: { $names }.
review-size =
    { $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }, { $battles ->
        [0] bez bitwy
        [one] 1 bitwa
        [few] { $battles } bitwy
       *[other] { $battles } bitew
    }.
review-called = Wywołane przez ciebie: { $called }.
review-replay = Powtórka
review-share = Skopiuj link do omówienia
review-copied = Link do omówienia skopiowany.
review-health = Wytrzymałość
review-points = Punkty
review-health-chance = Wytrzymałość i szanse
review-chart-help = Wskaż turę; kliknięcie otwiera powtórkę.
review-chart-keys = Tury partii. Strzałki przechodzą między turami, Enter otwiera powtórkę.
review-turn = Tura { $turn }
review-turn-set-up = Rozstawienie
review-at-turn = Tura { $turn }: { $health }.
review-at-chance = Szansa, którą ma { $name }: { $chance } %.
review-at-chance-yours = Twoja szansa: { $chance } %.
review-at-battle = Bitwa.
review-at-cost = Kosztowna tura.
review-mark-turning = przełom
review-chance-of = szansa: { $name }, ocenia { $bot }
review-chance-yours = twoja szansa, ocenia { $bot }
review-units = Obrażenia i zniszczenia
review-damage = Obrażenia sztabu
review-kills = Zniszczone
review-saved = Ocalone
review-nothing = Żaden żeton niczego jeszcze nie zdziałał.
review-more-tiles =
    { $count ->
        [one] jeszcze 1
       *[other] jeszcze { $count }
    }
review-whose = Czyje
review-best = Najlepsza jednostka
review-best-none = Żadna jednostka nikogo nie dosięgła.
review-best-did = { $damage ->
        [0] { "" }
        [one] 1 obrażenie zadane sztabom.
        [few] { $damage } obrażenia zadane sztabom.
       *[other] { $damage } obrażeń zadanych sztabom.
    }
review-best-killed = { $kills ->
        [0] { "" }
        [one] 1 zniszczona jednostka.
        [few] { $kills } zniszczone jednostki.
       *[other] { $kills } zniszczonych jednostek.
    }
review-best-saved = { $saved ->
        [0] { "" }
        [one] 1 ocalona jednostka.
        [few] { $saved } ocalone jednostki.
       *[other] { $saved } ocalonych jednostek.
    }
review-battle-short = B{ $number }
review-damage-in = Bitwa { $number }, obrażenia: { $damage }
review-turning = Przełom: tura { $turn }
review-turning-none = Żadna pojedyncza tura nie rozstrzygnęła tej partii.
review-chance-from = szansa z { $from } na { $to } %
review-turning-did = { $name } zagrywa:
review-turning-yours = Twoje zagrania:
review-turning-health = Przewaga zmieniła się w tej turze o { $health } Wytrzymałości.
review-turning-points = Przewaga zmieniła się w tej turze o { $health } p.
review-watch = Obejrzyj
review-costly = Najkosztowniejsze tury
review-costly-help = strata szansy wobec najlepszego znalezionego ruchu
review-costly-none = Żadna tura nie kosztowała więcej niż 2 %. Dobra gra.
review-thinking = { $bot } przegląda partię: { $percent } %
review-thinking-failed = Nikt nie miał czasu przejrzeć partii.
review-try-again = Spróbuj ponownie
review-you = Ty:
review-they = { $name }:
review-better = Lepiej:
review-cost-chance = −{ $chance } %
review-cost-health = Wytrzymałość: { $health }
review-why-wins = To wygrałoby partię od razu.
review-play-again = Zagraj to jeszcze raz
review-analyse = Analizuj
review-fair = Uczciwość
review-fair-about = Kolejność żetonów ustalono przed pierwszym ruchem. Odcisk był widoczny od początku: to SHA-256 ziarna.
review-seed = Ziarno
review-hash = Odcisk
review-seed-copied = Ziarno skopiowane.
review-copy-seed = Skopiuj ziarno
review-next = Co dalej
review-next-rematch = Jeszcze raz z tym samym przeciwnikiem
review-next-level = Zagraj: { $bot }
review-next-up = Po wygranej: o poziom wyżej.
review-next-down = Dwie przegrane z rzędu: o poziom niżej.
review-next-lesson = Lekcja: { $lesson }
review-next-puzzle = Hexogłówka: { $puzzle }
review-next-theme = Temat: { $theme }
review-next-new = Inna partia
review-board = Plansza w turze { $turn }
