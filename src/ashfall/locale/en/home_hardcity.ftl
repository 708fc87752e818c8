## Hard City on pages of no game: sides, titles of the episodes

hc-officers = Officers
hc-zero = Doctor Zero
hc-autodoc = AutoDoc
hc-episode-1 = Big Ruckus in the Streets
hc-episode-2 = Convoy Heist
hc-episode-3 = Mayor in a Trap
hc-episode-4 = Blood on the Beach
hc-episode-5 = Zero Hour
hc-title = Episode { $number }: { $name }
