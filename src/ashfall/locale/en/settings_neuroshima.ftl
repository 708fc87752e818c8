## Rules that a table may play otherwise: what is so then, and what that changes

settings-title = Rules of this table
settings-count = { $count ->
    [0] as usual
    [one] { $count } otherwise
   *[other] { $count } otherwise
}
settings-about = Tables differ on these points, because the printed rules leave them open or disagree. Whoever joins sees what you choose.
settings-here = Otherwise than usual at this table
setting-destroyed_hq_leaves = A fallen HQ stays until the battle ends
setting-destroyed_hq_leaves-about = Usually it leaves at the end of the phase in which it falls. Here it attacks and helps its neighbours as long as the battle lasts.
setting-exploding_clown_uses_medics = A Clown that explodes spends no Medics
setting-exploding_clown_uses_medics-about = Usually its Medics absorb hits on it even then, and are lost in vain.
setting-gauss_stops_at_reflection = Gauss shots fly on past Reflection
setting-gauss_stops_at_reflection-about = Usually the shot ends at an edge that reflects. Either way one wound is thrown back.
setting-reflected_shot_hits_flying = Reflected shots miss those who fly
setting-reflected_shot_hits_flying-about = Usually only reflected melee attacks miss them.
setting-execution_with_netted_hq = No Execution while the HQ is netted
setting-execution_with_netted_hq-about = Usually a netted HQ pays for it as any other.
setting-pay_last_health = The last health may be paid
setting-pay_last_health-about = Usually an HQ with 1 health can pay neither for an Execution nor for the Net of Steel. Here it can, and falls.
setting-scavenger_needs_kill = Scavengers must have killed
setting-scavenger_needs_kill-about = Usually they may go anywhere after every battle. Here only after one in which they destroyed a unit.
setting-extra_attack_optional = Extra attacks may be left out
setting-extra_attack_optional-about = Usually an additional attack must be made. Here its player is asked in the battle.
setting-waste_instants = Instants may be used for nothing
setting-waste_instants-about = Usually an instant needs something that it can work on, or it is discarded. Here it may also be used up without effect.
setting-medics_heal_own_fire = Medics absorb attacks of enemies only
setting-medics_heal_own_fire-about = Usually they also absorb Friendly Fire, own explosions and own shots that come back.
setting-net_of_steel_returns_when_hq_netted = The Net of Steel holds while its HQ is netted
setting-net_of_steel_returns_when_hq_netted-about = Usually its marker returns then, and the unit below it is free. Here it returns only when that unit leaves the board.
setting-team_hq_health = 20 health for each HQ of a team
setting-team_hq_health-about = 15 as printed makes a shorter game; 20 is what later answers to questions say.
setting-all_armies_on_37 = Beasts on 37 hexes
setting-all_armies_on_37-about = Usually they play on 19 hexes only. Here all six armies can meet.
setting-reinforcements_discards = Reinforcements with free discards
setting-reinforcements_discards-about = Usually one of six tiles must go, and all others are kept. Here any of them may be discarded, too.
setting-merciless_both_ways = Moloch’s ally wounds Moloch, too
setting-merciless_both_ways-about = Usually Moloch’s attacks wound its ally, but those of the ally fly over Moloch. Here neither spares the other.
setting-overtime_starts = Extra turns follow the end of the first pile
setting-overtime_starts-about = Usually the normal order goes on after a tie. Here the first extra turn is that of the player after whoever drew a last tile first.
