## Co widzi ten, komu wysłano link

share-home-text = Neuroshima Hex i Hard City w przeglądarce: graj z botami i znajomymi, oglądaj powtórki, analizuj, ucz się.
share-waiting = Jest wolne miejsce: otwórz link i graj.
share-playing = Gra trwa: otwórz link i oglądaj.
share-over = Gra skończona.
share-move = Po ruchu { $move }
share-record-text = Partia do obejrzenia ruch po ruchu.
share-puzzle = Potrafisz to rozwiązać?
