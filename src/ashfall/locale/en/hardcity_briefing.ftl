## How an episode is won

hc-goal =
    { $mode ->
        [versus] The first side with { $goal } VP (victory points) wins: the officers by order, { hc-zero } by chaos.
       *[coop] The first side with { $goal } VP (victory points) wins: the officers by order, { hc-autodoc } by chaos.
    }

## What is worth victory points

hc-scoring-kills = { $points } VP for every { $kills } mutants killed; every officer then gains an ability too
hc-scoring-evacuated = { $points } VP for each civilian brought to safety
hc-scoring-mayor-saved = { $points } VP for the mayor brought to safety
hc-scoring-welded = { $points } VP for each manhole welded
hc-scoring-machine-destroyed =
    { $way ->
        [wins] victory for destroying the doom machine
       *[scores] { $points } VP for destroying the doom machine
    }
hc-scoring-civilian-killed = { $points } VP for each civilian killed, whoever did it
hc-scoring-officer-stunned = { $points } VP for each officer stunned
hc-scoring-barrel-gone = { $points } VP for each barrel taken off the map
hc-scoring-car-attacked = { $points } VP for each attack on the police car
hc-scoring-mayor-gone = { $points } VP for the mayor taken off the map
hc-scoring-boat-boarded = { $points } VP for each mutant that enters the motorboat
hc-scoring-round-end = { $points } VP at the end of each round
hc-scoring-horde = { $points } VP each time when mutants should appear and all figures are on the map already
hc-scoring-exhausted = { $points } VP each time when the chaos deck is used up and shuffled again
hc-scoring-cards = what chaos cards give

## The setup

hc-rule-opening = { $text } ({ $name })
hc-rule-start-s = The officers begin on the space S.
hc-rule-start-s-and-p =
    { $officers_on_s ->
        [one] { $officers_on_s } officer begins on the space S, the others on the pier P.
       *[other] { $officers_on_s } officers begin on the space S, the others on the pier P.
    }
hc-rule-flamethrower-found = If nobody draws the flamethrower in the opening, one officer is given it.

## The start of each round

hc-rule-event-civilians =
    Each round an event card is drawn; civilians appear on { $symbols ->
        [one] its marked space
       *[other] its { $symbols } marked spaces
    }, as long as there are any.
hc-rule-event-crates = Each round the event card puts a police crate on its marked space, as long as there are any.
hc-rule-event-mutants =
    Each round an event card is drawn; { $mutants_on_symbol ->
        [one] { $mutants_on_symbol } mutant appears
       *[other] { $mutants_on_symbol } mutants appear
    } on each of its { $symbols } mutant symbols.
hc-rule-helicopter-turns = When a round begins, a helicopter on its way arrives and lets its ladder down.
hc-rule-manhole-closes = Each round chance closes one manhole; the others are open.
hc-rule-zero-places-clouds =
    Each round all toxic clouds vanish and { hc-zero } may put up to { $clouds_per_round } on empty spaces of the main map.
hc-rule-bus-unloads =
    Each round { $civilians_per_round ->
        [one] { $civilians_per_round } civilian gets
       *[other] { $civilians_per_round } civilians get
    } off the bus, each at a door of its own.
hc-rule-crate-at-helicopter = Each round a police crate is put down by the helicopter, if it is on the map.
hc-rule-lamps-set =
    { $mode ->
        [versus] Each round { hc-zero } switches the lamps; exactly { $lamps } are on then.
       *[coop] Each round the officers switch the lamps; exactly { $lamps } are on then.
    }

## What can be done only here

hc-rule-explosive-barrels = Barrels explode when a quick shot deals { $barrel_needed } damage to one: { $blast_here } damage for everybody on its space, { $blast_near } next to it, friends too.
hc-rule-evacuate-by-helicopter = Evacuate, { $evacuate_ap } AP: an officer and a civilian on the space of the helicopter, its ladder down.
hc-rule-call-helicopter = Call the helicopter, { $call_helicopter_ap } AP: it flies to a space that you choose.
hc-rule-weld =
    Weld, { $weld_ap } AP: an officer on a manhole without active mutants rolls { $weld_dice } dice; { $weld_hits ->
        [one] { $weld_hits } hit closes it
       *[other] { $weld_hits } hits close it
    } for ever. Or { $weld_sure_ap } AP without a roll.
hc-rule-cargo-barrels =
    { $mode ->
        [versus] Barrels on the truck: { $barrels_on_truck }. Only mutants climb it; one on it may drop a barrel beside it instead of attacking. A mutant on a barrel’s space may carry it along and leave the map with it from a way out.
       *[coop] Barrels on the truck: { $barrels_on_truck }. Only mutants climb it, and only the special card takes barrels away.
    }
hc-rule-deploy-at-manholes = Every manhole that is not welded belongs to the deployment zone.
hc-rule-take-from-cars =
    People in cars are safe (civilians in each: { $civilians_per_car }). Let out, { $take_from_car_ap } AP: an officer at the doors puts one of them on that space.
hc-rule-evacuate-to-car = Evacuate, { $evacuate_ap } AP: an officer and a civilian at the doors of the police car, no active mutant there or on the car.
hc-rule-attack-car = Mutants climb the police car and may attack it as they attack people.
hc-rule-mayor =
    { $mode ->
        [versus] The mayor sits in the limousine, is let out and led like a civilian and takes no damage. Mutants may lead her too, and off the map from any space at its edge.
       *[coop] The mayor sits in the limousine, is let out and led like a civilian and takes no damage. A mutant that may move and starts on her space drags her towards the edge, and off the map.
    }
hc-rule-sewer = An open manhole leads to its ladder in the sewer. Who came down one ladder goes up by the other, to any of its open manholes. Nothing in the sewer affects the streets, or the other way round.
hc-rule-toxic-clouds = An officer who enters a toxic cloud loses { $cloud_hp } HP.
hc-rule-bus = Civilians on the bus: { $civilians_on_bus }. They are safe there.
hc-rule-boat =
    { $mode ->
        [versus] Evacuate, { $evacuate_ap } AP: an officer and a civilian on the pier P, no active mutant there. A mutant that enters the motorboat leaves the map.
       *[coop] Evacuate, { $evacuate_ap } AP: an officer and a civilian on the pier P, no active mutant there. A mutant that moves at distance 0-{ $boat_lure } of the motorboat makes for it; one that enters it leaves the map.
    }
hc-rule-lamps = In an area whose lamp is off mutants can be shot only from an adjacent space.
hc-rule-deploy-in-the-dark = Every area whose lamp is off belongs to the deployment zone.
hc-rule-battery = The battery is led like a civilian and takes no damage. An officer with it on the generator G opens the exit to the roof for { $generator_ap } AP.
hc-rule-roof-door = Through the open exit between E and the roof: { $door_ap } AP for an officer, one space of movement for a mutant. Nothing on the roof affects the streets, or the other way round.
hc-rule-roof-barrels = Barrels on the roof: { $roof_barrels }; in a campaign { $roof_barrels_per_win } fewer for each episode won. A quick shot there with { $roof_barrel_needed } damage removes one, without an explosion.
hc-rule-machine = When no barrel is left on the roof, a quick shot there with { $machine_needed } damage destroys the doom machine.

## Who comes, and the cards of the episode

hc-rule-enemies = Special mutants: { $enemies }
hc-rule-kafar-hp =
    { $mode ->
        [versus] KAFAR comes with { $kafar_hp_versus } HP.
       *[coop] KAFAR comes with { $kafar_hp_coop_start } HP and { $kafar_hp_coop_per_letter } more for each letter drawn.
    }
hc-rule-kills-without-points = Kills give abilities here, but no VP.
hc-rule-roof-mutants-for-vp =
    { $roof_mutants_for_vp ->
        [one] Where a chaos card would give { hc-autodoc } VP, { $roof_mutants_for_vp } mutant appears on the roof instead.
       *[other] Where a chaos card would give { hc-autodoc } VP, { $roof_mutants_for_vp } mutants appear on the roof instead.
    }
hc-rule-first-step-cards =
    { $first_step_cards ->
        [one] The first step of { hc-autodoc } in each round draws { $first_step_cards } card more.
       *[other] The first step of { hc-autodoc } in each round draws { $first_step_cards } cards more.
    }
hc-rule-first-round-less =
    { $first_round_less ->
        [one] With three officers { hc-autodoc } draws { $first_round_less } card fewer in the first step of the first round.
       *[other] With three officers { hc-autodoc } draws { $first_round_less } cards fewer in the first step of the first round.
    }
hc-rule-lamps-less = With three officers fewer lamps are on, by { $lamps_less }.
hc-rule-warning-cards =
    { $mode ->
        [versus] In a campaign { hc-zero } draws more cards in the first round, for each episode that the officers have won: { $warning_cards_per_win }.
       *[coop] In a campaign the first step of { hc-autodoc } in the first round draws more cards, for each episode won: { $warning_cards_per_win }.
    }
hc-rule-special = Special card, { $name }: { $text }
