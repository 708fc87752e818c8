## A new game of Hard City: the shelf of episodes

hc-new-lead = Four officers, one mad doctor, five episodes. Move, shoot, improvise.
hc-new-mode = Way to play
hc-new-mode-versus = One against all
hc-new-mode-versus-about = { $fewest } to { $most } players
hc-new-mode-coop = Co-op
hc-new-mode-coop-about = { $fewest } to { $most }, AutoDoc
hc-new-mode-solo = Solo
hc-new-mode-solo-about = all four officers
hc-new-mode-campaign = Campaign
hc-new-mode-campaign-about = all five episodes
hc-new-episode = Episode
hc-new-number = Episode { $number }
hc-new-chosen = Chosen
hc-new-only-first = A campaign begins with episode 1.
hc-new-never-played = Not played yet
hc-new-played =
    { $won ->
        [0] Not won yet, { $played } played
       *[other] Won { $won } of { $played }
    }
hc-new-best = Best: { $points } to { $against } in round { $round }
hc-new-skulls = Difficulty { $count } of { $most }
hc-new-rate = officers win { $percent } %
hc-new-difficulty = Difficulty
hc-new-difficulty-bots = In { $games } games of bots the officers won { $percent } %.
hc-new-difficulty-here = In { $games } games on this server the officers won { $percent } %.
hc-new-difficulty-rule = Three skulls stand for 45 to 55 %. Every 10 % fewer is one skull more, every 10 % more is one skull fewer.
hc-new-scores-officers = Officers score
hc-new-scores-zero = Doctor Zero scores
hc-new-scores-autodoc = AutoDoc scores
hc-new-special = Special rules
hc-new-cast = Cast
hc-new-leaders = Players who lead officers
hc-new-health = { $hp } health
hc-new-at-home = Stays at home
hc-new-zero-about = Chaos cards, mutants, K.A.F.A.R.
hc-new-autodoc-about = Plays by its own cards; you only settle ties.
hc-new-led = Who plays { $name }
hc-new-led-too = Leads { $names } too.
hc-new-swap = Changes places with
hc-new-enemy = Against
hc-new-table = Table
hc-new-ally-about = An ally of the officers with { $hp } health.
hc-new-casual = Ideas and taking back
hc-new-casual-about = Alone or against bots, ask a bot for ideas and take any move back.
hc-new-start = Start the episode
hc-new-start-campaign = Start the campaign
