## What whoever is sent a link sees of it

share-home-text = Neuroshima Hex and Hard City in the browser: play bots and friends, replay, analyse, learn.
share-waiting = A seat is free: open the link and play.
share-playing = Being played now: open the link and watch.
share-over = The game is over.
share-move = After move { $move }
share-record-text = A game to look at move by move.
share-puzzle = Can you solve it?
share-title = Share
share-link = Link
share-copy = Copy the link
share-copied = Copied.
share-system = Send with another app
share-code = QR code of the link
share-picture = Save the picture
share-embed = Show it on your own page
share-embed-help = Put this line into your page: it shows the replay with its controls.
share-copy-line = Copy the line
share-open = Open in Ashfall
share-animation = Save the battle as an animated picture
share-battle = Share this battle
