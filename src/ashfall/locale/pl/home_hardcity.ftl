## Hard City on pages of no game: sides, titles of the episodes

hc-officers = Funkcjonariusze
hc-zero = Doktor Zero
hc-autodoc = AutoDok
hc-episode-1 = Wielka draka na ulicach
hc-episode-2 = Napad na konwój
hc-episode-3 = Burmistrz w potrzasku
hc-episode-4 = Krew na plaży
hc-episode-5 = Godzina zero
hc-title = Odcinek { $number }: { $name }
