## Hard City on pages of no game: sides, episodes, modes, the way to a first game

hc-officers = Officers
hc-zero = Doctor Zero
hc-autodoc = AutoDoc
hc-episode-1 = Big Ruckus in the Streets
hc-episode-2 = Convoy Heist
hc-episode-3 = Mayor in a Trap
hc-episode-4 = Blood on the Beach
hc-episode-5 = Zero Hour
hc-title = Episode { $number }: { $name }
hc-title-own = Own episode { $number }
city-mode-versus = one against all
city-mode-coop = together against AutoDoc
city-mode-solo = alone against AutoDoc
city-mode-campaign = campaign
hc-home-ways = Versus, co-op, solo, campaign
hc-home-lead = Four officers against Doctor Zero and his mutants. Five episodes, one hot summer.
hc-home-play = Play episode 1
hc-home-campaign = Go on with the campaign
hc-home-episodes = Episodes
hc-home-alone = you lead all four
hc-home-book = Officers, cards, mutants
hc-home-book-about = Everything in Hard City explained.
hc-home-learn = Learn Hard City
hc-home-learn-about = Six lessons at a real table, and a first round that is told.
hc-home-campaigns = Campaign
hc-home-campaigns-about = Five episodes of Hard City; what you win goes along.
