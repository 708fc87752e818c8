## Replays

replay-title = Powtórka
replay-context = Powtórka: { $one } kontra { $two }
replay-context-many = Powtórka: { $sides }
replay-loading = Trwa wczytywanie partii.
replay-board = Plansza powtórki
replay-tile = Co robi żeton
replay-left = zostało: { $count }
replay-used = zużyto: { $count }
replay-log = Ruchy
replay-no-moves = W tej partii nie wykonano żadnego ruchu.
replay-setup = Rozstawienie
replay-turn = Tura { $number } · { $side }
replay-moves = Ruch
replay-step = Ruch { $ply } z { $count }
replay-battle-at = Obejrzyj bitwę przy ruchu { $ply }
replay-chart = Wytrzymałość w ciągu partii.
replay-chart-points = Punkty w ciągu partii.
replay-chart-side = { $side }: z { $before } na { $after }.
replay-controls = Przeglądanie partii
replay-back = Ruch wstecz
replay-forward = Ruch naprzód
replay-previous-turn = Poprzednia tura
replay-next-turn = Następna tura
replay-previous-battle = Poprzednia bitwa
replay-next-battle = Następna bitwa
replay-watch = Obejrzyj bitwę
replay-key-forward = Ruch naprzód; z Shift cała tura
replay-key-back = Ruch wstecz; z Shift cała tura
replay-key-start = Na początek
replay-key-end = Na koniec
replay-key-battle = Obejrzyj bitwę tego ruchu
replay-key-leave = Wróć do planszy
replay-share = Udostępnij ten ruch
replay-share-note = Link otwiera partię na ruchu { $ply }.
replay-files = Zapisz i udostępnij
replay-address = Link do tego ruchu
replay-download-json = Zapis jako JSON
replay-download-text = Zapis jako zwykły tekst
replay-seed = Ziarno partii: { $seed }
replay-open = Otwórz zapis
replay-open-help = Wybierz plik z zapisem albo upuść go gdziekolwiek na tej stronie, żeby obejrzeć partię.
replay-drop = Upuść tu zapis albo pozycję
replay-too-large = Plik { $name } jest za duży na zapis partii.
replay-to-table = Do stołu
replay-continue = Graj od tego miejsca
replay-analyse = Analizuj od tego miejsca
replay-make-puzzle = Ułóż hexogłówkę
replay-opponent = Przeciwnik
replay-against-bot = Bot
replay-against-bots = Boty
replay-one-screen = Na jednym ekranie
replay-my-side = Gram jako
replay-level = Poziom
replay-new-luck =
    { $game ->
        [hardcity] Kości i karty, których nikt jeszcze nie widział, będą nowe: inne niż w tej partii.
       *[neuroshima] Żetony, których jeszcze nie dobrano, zostaną potasowane na nowo: przyjdą w innej kolejności niż w tej partii.
    }
replay-over = Na tym ruchu partia się kończy. Cofnij się do wcześniejszego i graj od niego.
replay-start = Graj dalej
