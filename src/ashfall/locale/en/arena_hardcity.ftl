## Arena

arena-city-lead = How often the officers win, by episode, mode and number of officers.
arena-city-balance = Balance
arena-city-share = Games that the officers won, by table
arena-note-city = Every game of a table follows from the seed and its number; the same number has the same seed at every table. The first bot leads the officers, the last one Doctor Zero. Games that end with the last round are nobody's.
arena-note-city-pairs = Games come in pairs. Both games of a pair have the same seed at the same table; the bots change sides, so each of them leads the officers once and Doctor Zero once. A game that nobody wins is half a point for both.
