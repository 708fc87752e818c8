## What they are called, and how they play

bot-random = Losowy
bot-random-about = Wykonuje dowolny dozwolony ruch.
bot-rush = Szturm
bot-rush-about = Atakuje wszystko, co da się zaatakować, i nie patrzy dalej niż na własny ruch.
bot-greedy = Zachłanny
bot-greedy-about = Wybiera ruch, po którym stoi najlepiej, i przewiduje bitwę, która mogłaby się teraz zacząć.
bot-recruit = Rekrut
bot-recruit-about = Na pierwsze partie: patrzy jeden ruch naprzód jak weteran, ale bardzo często się myli.
bot-soldier = Żołnierz
bot-soldier-about = Patrzy jeden ruch naprzód jak weteran, ale często się myli.
bot-sergeant = Sierżant
bot-sergeant-about = Patrzy jeden ruch naprzód jak weteran, ale czasem się myli.
bot-veteran = Weteran
bot-veteran-about = Patrzy jeden ruch naprzód, przewiduje bitwę, która mogłaby się wtedy zacząć, i nie myli się w wyborze.
bot-captain = Kapitan
bot-captain-about = Szuka trochę dalej: sprawdza szesnaście możliwych przebiegów partii.
bot-warlord = Wódz
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

level-strength = Siła { $number } z { $most }
