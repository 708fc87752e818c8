## Each way to play, in short

mode-in-short = { $mode } w skrócie
mode-duel-short-1 = Po kolei obaj wystawiają sztaby, każdy na dowolnym pustym polu.
mode-duel-short-2 = W pierwszych turach dobiera się 1 i 2 żetony, później do 3; z trzech jeden musi odejść.
mode-duel-short-3 = Bitwę zaczyna żeton Bitwa, pełna plansza i koniec stosu.
mode-duel-short-4 = Czyj sztab zniszczono, ten przegrywa; oba w jednej bitwie to remis.
mode-duel-short-5 = Nikt nie zniszczony: po Ostatniej Bitwie wygrywa większa wytrzymałość sztabu.
mode-ffa-short-1 = Każdy gra sam, sztaby mają po 20 wytrzymałości.
mode-ffa-short-2 = W pierwszych turach dobiera się 1, 2, a potem 3 żetony.
mode-ffa-short-3 = Zniszczony sztab zabiera z planszy swoje żetony; reszta gra dalej.
mode-ffa-short-4 = Wygrywa ostatni, który przetrwa, a inaczej największa wytrzymałość po Ostatniej Bitwie.
mode-ffa-short-5 = Remis na czele: jeszcze po jednej turze dla tych graczy i jeszcze jedna bitwa.
mode-points-short-1 = Liczniki zaczynają od 0, a sztabów nie da się zniszczyć.
mode-points-short-2 = Każda rana wrogiego sztabu to punkt dla ciebie.
mode-points-short-3 = Wygrywa 20 punktów; bitwę rozgrywa się wcześniej do końca.
mode-points-short-4 = Nikt nie ma 20: wygrywa najwięcej punktów po Ostatniej Bitwie.
mode-points-short-5 = W pierwszych turach dobiera się 1, 2, a potem 3 żetony.
mode-one_vs_two-short-1 = Jeden z 20 wytrzymałości przeciw dwóm sojusznikom po 13.
mode-one_vs_two-short-2 = Kolejność tur: samotny, sojusznik, samotny, drugi sojusznik.
mode-one_vs_two-short-3 = Wygrywa strona, która pierwsza zniszczy wrogi sztab; wystarczy jeden z dwóch.
mode-one_vs_two-short-4 = Gdy w jednej bitwie padną sztaby obu stron, wygrywa dwójka.
mode-one_vs_two-short-5 = Nikt nie zniszczony: większa wytrzymałość po Ostatniej Bitwie; u dwójki liczy się suma.
mode-teams-short-1 = Dwóch na dwóch; tury drużyn idą na przemian.
mode-teams-short-2 = Moduły i sztaby pomagają też jednostkom sojusznika.
mode-teams-short-3 = Ataki i sieci omijają sojuszników; tylko Moloch i jego sojusznik nie są przed sobą bezpieczni.
mode-teams-short-4 = Wygrywa drużyna, która pierwsza zniszczy wrogi sztab.
mode-teams-short-5 = Nikt nie zniszczony: po Ostatniej Bitwie liczy się suma wytrzymałości obu sztabów.
