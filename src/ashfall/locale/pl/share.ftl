## Co widzi ten, komu wysłano link

share-home-text = Neuroshima Hex i Hard City w przeglądarce: graj z botami i znajomymi, oglądaj powtórki, analizuj, ucz się.
share-waiting = Jest wolne miejsce: otwórz link i graj.
share-playing = Gra trwa: otwórz link i oglądaj.
share-over = Gra skończona.
share-move = Po ruchu { $move }
share-record-text = Partia do obejrzenia ruch po ruchu.
share-puzzle = Potrafisz to rozwiązać?
share-title = Udostępnij
share-link = Link
share-copy = Kopiuj link
share-copied = Skopiowano.
share-system = Wyślij przez inną aplikację
share-code = Kod QR linku
share-picture = Zapisz obraz
share-embed = Pokaż na własnej stronie
share-embed-help = Wstaw tę linię na swoją stronę: pokaże powtórkę razem ze sterowaniem.
share-copy-line = Kopiuj linię
share-open = Otwórz w Ashfall
share-animation = Zapisz bitwę jako animację
share-battle = Udostępnij tę bitwę
