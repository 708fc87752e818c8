## The page of a campaign

hc-campaign = Campaign
hc-campaigns = Your campaigns
hc-campaign-goes-on = goes on
hc-campaign-barrels =
    { $count ->
        [0] Each victory takes a barrel off the roof of the last episode.
        [one] Victories have taken { $count } barrel off the roof of the last episode.
       *[other] Victories have taken { $count } barrels off the roof of the last episode.
    }
hc-campaign-none = You have no campaign yet. Five episodes with one team; equipment goes along.
hc-campaign-won = Won
hc-campaign-lost = Lost
hc-campaign-next = Next
hc-campaign-later = Later
hc-campaign-abilities = Abilities
hc-campaign-equipment = Equipment carried on
hc-campaign-no-equipment = nothing left over
hc-campaign-keeps = { $name } keeps one ability
hc-campaign-choose-in = You have { $seconds } s to choose. After that others may go on, and { $name } keeps { $ability }.
hc-campaign-choose-late = Others may go on now. If you choose nothing, { $name } keeps { $ability }.
hc-campaign-waits = { $names } may still choose: { $seconds } s. After that you can go on, and the first ability of each officer is kept.
hc-campaign-go = Play the next episode
hc-campaign-over = The campaign is over
hc-campaign-score = Episodes won: { $won } of { $count }.
hc-campaign-again = A new campaign
