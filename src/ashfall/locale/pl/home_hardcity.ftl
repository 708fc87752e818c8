## Hard City on pages of no game: sides, episodes, modes, the way to a first game

hc-officers = Funkcjonariusze
hc-zero = Doktor Zero
hc-autodoc = AutoDok
hc-episode-1 = Wielka draka na ulicach
hc-episode-2 = Napad na konwój
hc-episode-3 = Burmistrz w potrzasku
hc-episode-4 = Krew na plaży
hc-episode-5 = Godzina zero
hc-title = Odcinek { $number }: { $name }
hc-title-own = Własny odcinek { $number }
city-mode-versus = jeden na wszystkich
city-mode-coop = razem przeciw AutoDokowi
city-mode-solo = solo przeciw AutoDokowi
city-mode-campaign = kampania
hc-home-ways = Jeden na wszystkich, razem, solo, kampania
hc-home-lead = Czworo funkcjonariuszy przeciw Doktorowi Zero i jego mutantom. Pięć odcinków, jedno gorące lato.
hc-home-play = Graj odcinek 1
hc-home-campaign = Kontynuuj kampanię
hc-home-episodes = Odcinki
hc-home-alone = prowadzisz całą czwórkę
hc-home-book = Funkcjonariusze, karty, mutanty
hc-home-book-about = Wszystko w Hard City z objaśnieniem.
hc-home-learn = Naucz się Hard City
hc-home-learn-about = Sześć lekcji przy prawdziwym stole i opowiedziana pierwsza runda.
hc-home-campaigns = Kampania
hc-home-campaigns-about = Pięć odcinków Hard City; zdobycze idą z wami dalej.
