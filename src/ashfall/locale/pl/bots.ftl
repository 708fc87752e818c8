## What they are called, and how they play

bot-random = Losowy
bot-random-about = Wykonuje dowolny dozwolony ruch.
bot-rush = Szalony Tully
bot-rush-trade = łupieżca
bot-rush-about = Atakuje wszystko, co da się zaatakować, i nie patrzy dalej niż na własny ruch.
bot-greedy = Grub
bot-greedy-trade = handlarz złomem
bot-greedy-about = Wybiera ruch, po którym stoi najlepiej, i przewiduje bitwę, która mogłaby się teraz zacząć.
bot-recruit = Pip
bot-recruit-trade = nosiwoda
bot-recruit-about = Na pierwsze partie: patrzy jeden ruch naprzód i bardzo często się myli.
bot-soldier = Dusty
bot-soldier-trade = strażnik karawan
bot-soldier-about = Patrzy jeden ruch naprzód i często się myli.
bot-sergeant = Vera Rook
bot-sergeant-trade = strażniczka mostu
bot-sergeant-about = Patrzy jeden ruch naprzód i czasem się myli.
bot-veteran = Stary Kosa
bot-veteran-trade = tropiciel
bot-veteran-about = Patrzy jeden ruch naprzód, przewiduje bitwę, która mogłaby się wtedy zacząć, i nie myli się w wyborze.
bot-captain = Halloran
bot-captain-trade = chirurg polowy
bot-captain-about = Szuka trochę dalej: sprawdza szesnaście możliwych przebiegów partii.
bot-warlord = Archiwista
bot-warlord-trade = maszyna z biblioteki
bot-warlord-about = Najsilniejszy: myśli nad ruchem do sekundy i szuka tak daleko, jak w tym czasie zdąży.
bot-search = Szukający
bot-search-about = Przewiduje tak daleko, jak pozwala mu budżet; opcje mówią, jak długo myśli i jak ocenia pozycje.
bot-rules = Zasady
bot-rules-about = Trzyma się zasad, którymi kieruje się dobry gracz, zarówno jako funkcjonariusze, jak i jako Doktor Zero; nie patrzy naprzód.
bot-extra = Statysta
bot-extra-about = Na pierwsze partie: trzyma się zasad dobrego gracza, ale bardzo często się myli.
bot-understudy = Dubler
bot-understudy-about = Trzyma się zasad dobrego gracza, ale czasem się myli.
bot-stunt = Kaskader
bot-stunt-about = Trzyma się zasad dobrego gracza bez pomyłek i nie patrzy naprzód.
bot-support = Drugi plan
bot-support-about = Patrzy trochę naprzód: sprawdza cztery możliwe przebiegi partii.
bot-star = Gwiazda
bot-star-about = Patrzy naprzód: sprawdza dwadzieścia cztery możliwe przebiegi partii.
bot-director = Reżyser
bot-director-about = Najsilniejszy: myśli nad ruchem do sekundy i patrzy tak daleko, jak w tym czasie zdąży.

## Levels

# The second and later bots of one level at a table.
bot-again = { $name } { $number }
level-strength = Poziom { $number } z { $most }: { $word }
level-word =
    { $number ->
        [1] dla początkujących
        [2] łatwy
        [3] średni
        [4] dobry
        [5] silny
       *[other] najsilniejszy
    }
