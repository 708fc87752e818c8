## Bots

bot-rules = Trzyma się zasad, którymi kieruje się dobry gracz, zarówno jako funkcjonariusze, jak i jako Doktor Zero; nie patrzy naprzód.
bot-random = Wykonuje dowolny dozwolony ruch.
bot-rush = Atakuje wszystko, co da się zaatakować, i nie patrzy dalej niż na własny ruch.
bot-greedy = Wybiera ruch, po którym stoi najlepiej, i przewiduje bitwę, która mogłaby się teraz zacząć.
bot-search = Przewiduje tak daleko, jak pozwala mu budżet; opcje mówią, jak długo myśli i jak ocenia pozycje.
bot-recruit = Na pierwsze partie: patrzy jeden ruch naprzód jak weteran, ale bardzo często się myli.
bot-soldier = Patrzy jeden ruch naprzód jak weteran, ale często się myli.
bot-sergeant = Patrzy jeden ruch naprzód jak weteran, ale czasem się myli.
bot-veteran = Patrzy jeden ruch naprzód, przewiduje bitwę, która mogłaby się wtedy zacząć, i nie myli się w wyborze.
bot-captain = Szuka trochę dalej: sprawdza szesnaście możliwych przebiegów partii.
bot-warlord = Myśli nad ruchem do sekundy i szuka tak daleko, jak w tym czasie zdąży.

## Levels

level-recruit = Rekrut
level-recruit-about = Na pierwsze partie. Często się myli.
level-soldier = Żołnierz
level-soldier-about = Zna podstawy, bywa nieuważny.
level-sergeant = Sierżant
level-sergeant-about = Solidny przeciwnik. Czasem się potknie.
level-veteran = Weteran
level-veteran-about = Przewiduje najbliższą bitwę i bierze, co zostawisz.
level-captain = Kapitan
level-captain-about = Planuje kilka ruchów naprzód.
level-warlord = Wódz
level-warlord-about = Najsilniejszy. Myśli do sekundy.
level-strength = Siła { $number } z { $most }
