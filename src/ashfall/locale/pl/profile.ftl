## What one's own finished games came to

profile-title = Twój profil
profile-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
profile-played = Partie
profile-won = Wygrane
profile-lost = Przegrane
profile-drawn = Remisy
profile-wins = Wygrane z rzędu
profile-days = Dni z rzędu
profile-best = najwięcej { $count }
profile-empty = Tu stanie twoja pierwsza skończona partia: wyniki według armii, przeciwnika i trybu, serie oraz to, czego się już nauczyłeś.
profile-play = Zagraj teraz
profile-lessons = Pierwsze kroki
profile-reading =
    { $count ->
        [one] Przeglądam jeszcze { $count } partię…
        [few] Przeglądam jeszcze { $count } partie…
       *[other] Przeglądam jeszcze { $count } partii…
    }
profile-none-of = Jeszcze żadnej skończonej partii.
profile-parts = Według strony
profile-bots = Przeciw botom
profile-ways = Według trybu
profile-bar = wygrane { $won }, przegrane { $lost }, remisy { $drawn } z { $games }
profile-puzzles = Hexogłówki
profile-rating = Ranking { $rating } ± { $spread }
profile-solved = rozwiązane { $solved } z { $tried } podjętych
profile-streak =
    { $days ->
        [one] { $days } dzień z rzędu, najwięcej { $best }
       *[other] { $days } dni z rzędu, najwięcej { $best }
    }
profile-rush = Rekord na czas: { $score }
profile-feats = Osiągnięcia
profile-feats-count = { $done } z { $all }
profile-feat-done = Zdobyte
profile-feat-progress = { $count } z { $goal }
profile-feat-learn = Jak to zrobić
profile-recent = Ostatnie partie
profile-more = Pokaż więcej
profile-result-none = Skończona
profile-against = przeciw: { $name }
profile-as = jako { $part }
profile-brought = z pliku
profile-take = Zabierz ze sobą
profile-take-about = Plik przenosi wyniki do innej przeglądarki lub na inne urządzenie i dodaje je do tamtejszych. Są w nim tylko wyniki: nikt nie dostanie dzięki niemu twoich miejsc przy stole, a ranking hexogłówek zostaje tutaj.
profile-save = Zapisz plik
profile-bring = Wczytaj plik
profile-brought-done =
    { $added ->
        [0] Nic nowego: wszystkie te partie już tu były.
        [one] Dodano { $added } partię.
        [few] Dodano { $added } partie.
       *[other] Dodano { $added } partii.
    }
profile-file-large = Ten plik jest za duży jak na profil.
profile-file-none = To nie jest profil z Ashfall.
profile-here = Serwer poznaje twoje partie po tej przeglądarce. Bez jej ciasteczka nie wie, że są twoje: zachowaj plik.
