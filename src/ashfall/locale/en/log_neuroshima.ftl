## What has happened, under the heading of whoever acts

log-discarded = discarded { $tile }
log-redrew = Unlucky Draw: put { $tiles } away and drew again
log-unlucky = Unlucky Draw: puts tiles away and draws again
log-placed =
    { $cause ->
        [execution] executed an enemy with { $unit }
        [replacement] brought in { $unit }
       *[other] placed { $unit }
    }
log-played = played { $tile }
log-moved =
    { $how ->
        [push] { $before } is pushed to { $hex }
        [grab] { $before } is pulled to { $hex }
        [turn] turned { $before }
       *[go] moved { $before } to { $hex }
    }
log-net-thrown = threw the Net of Steel on { $unit }
log-paid = 1 health paid, { $health } left
log-nets = nets { $unit }
log-nets-yours = nets your { $tile }
log-frees = frees { $unit }
log-frees-yours = frees your { $tile }
log-hit = { $unit } is hit, { count-wounds }
log-hit-yours = hits your { $tile }
log-saves = { $medic } dies for { $unit }
log-saves-yours = saves your { $tile }
log-falls = { $unit } falls
log-falls-yours = your { $tile } falls
log-health = { $unit } loses { $amount }, { $health } left
log-health-yours = your HQ loses { $amount }
log-beside = beside { $unit }
log-beside-yours = beside your HQ
log-battle =
    { $cause ->
        [tile] Battle, called by { $seat }
        [full_board] Battle: the board is full
        [final] Final Battle
        [overtime] Battle after extra turns
       *[position] Battle
    }
log-no-hit = no HQ hit

## Situations with a name

situation-unlucky_draw = Unlucky Draw
situation-unlucky_draw-about = Only instants lie in front of you: keep them, or put them away and draw again.
situation-overtime = Overtime
situation-overtime-about = Equal health: one more turn each, no Battle tiles, then one last battle.
situation-last_turns = Last turns
situation-last_turns-about = The last tile is drawn: no more Battle tiles, the Final Battle follows.
situation-terror = Terror
situation-terror-about = You may place no units in this turn.

## While somebody else chooses

wait-setup = { $name } places the HQ
wait-setup-beside = { $name } places a unit beside the HQ
wait-redraw = { $name } has an Unlucky Draw: keep it or draw again
wait-discard = { $name } chooses a tile to discard
wait-turn = { $name } plans the turn
wait-step = { $name } chooses a second step for { $units }
wait-displace = { $name } chooses where { $units } goes
wait-hunt = { $name } chooses whom { $units } strikes
wait-scavenge = { $name } chooses where a Scavenger flies
wait-give = { $name } chooses who gets the point
wait-medic = { $name } chooses whom the Medic saves
wait-clown = { $name } chooses: does { $units } attack or explode?
wait-quartermaster = { $name } chooses a weapon for { $units }
wait-extra_attack = { $name } chooses whether { $units } attacks once more

## What a move changes

change-health = { $name } { $health } instead of { $instead }
change-you = you
change-none = A battle would end as it would now.
