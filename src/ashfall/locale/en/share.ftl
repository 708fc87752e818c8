## What whoever is sent a link sees of it

share-home-text = Neuroshima Hex and Hard City in the browser: play bots and friends, replay, analyse, learn.
share-waiting = A seat is free: open the link and play.
share-playing = Being played now: open the link and watch.
share-over = The game is over.
share-move = After move { $move }
share-record-text = A game to look at move by move.
share-puzzle = Can you solve it?
