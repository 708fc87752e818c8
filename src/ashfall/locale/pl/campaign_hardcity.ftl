## The page of a campaign

hc-campaign = Kampania
hc-campaigns = Twoje kampanie
hc-campaign-goes-on = trwa
hc-campaign-barrels =
    { $count ->
        [0] Każda wygrana zabiera beczkę z dachu ostatniego odcinka.
        [one] Wygrane zabrały { $count } beczkę z dachu ostatniego odcinka.
        [few] Wygrane zabrały { $count } beczki z dachu ostatniego odcinka.
       *[other] Wygrane zabrały { $count } beczek z dachu ostatniego odcinka.
    }
hc-campaign-none = Nie masz jeszcze kampanii. Pięć odcinków z jedną drużyną; ekwipunek idzie dalej.
hc-campaign-won = Wygrany
hc-campaign-lost = Przegrany
hc-campaign-next = Następny
hc-campaign-later = Później
hc-campaign-abilities = Zdolności
hc-campaign-equipment = Zachowany ekwipunek
hc-campaign-no-equipment = nic nie zostało
hc-campaign-keeps = { $name } zachowuje jedną zdolność
hc-campaign-choose-in = Masz { $seconds } s na wybór. Potem inni mogą ruszyć dalej, a { $name } zachowuje: { $ability }.
hc-campaign-choose-late = Inni mogą już ruszyć dalej. Jeśli nic nie wybierzesz, { $name } zachowuje: { $ability }.
hc-campaign-waits = { $names } jeszcze wybiera: { $seconds } s. Potem możesz ruszyć dalej, a każdy funkcjonariusz zachowa pierwszą ze zdolności.
hc-campaign-go = Graj następny odcinek
hc-campaign-over = Koniec kampanii
hc-campaign-score = Wygrane odcinki: { $won } z { $count }.
hc-campaign-again = Nowa kampania
